"""What stands around every request: headers that keep browsers safe, pages of other sites kept out, sizes kept low, and
errors told in one form."""
from __future__ import annotations

import logging
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arcanarium.server.settings import Settings

log = logging.getLogger("arcanarium")

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""For every answer."""
SHOWN = {
    "Referrer-Policy": "no-referrer",  # the address of a table is all that somebody needs to join it
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
"""For what a browser may show by itself. On a hundred parts of a page they would weigh as much as a font."""
PARTS = ("text/javascript", "text/css", "font/")


def policy(scripts: list[str]) -> str:
    """What a page may load: our own files, and the inline scripts with these hashes."""
    return "; ".join((
        "default-src 'none'", f"script-src 'self' {' '.join(scripts)}".strip(), "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'self'",
        "frame-ancestors 'none'"))


def same_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Does a request come from a page of ours? What is no browser names no origin, and has no cookie to be misused."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        netloc = urlsplit(origin).netloc
    except ValueError:
        return False
    return netloc == connection.headers.get("host") or origin in settings.origins


def refusal(status: int, code: str, reason: str) -> JSONResponse:
    return JSONResponse({"code": code, "reason": reason}, status)


class SafeHeaders:
    """Adds the headers to every answer. What goes wrong further in becomes an answer here, so that it has them too."""

    def __init__(self, app: ASGIApp, content_policy: str) -> None:
        self.app = app
        self.shown = {**SHOWN, "Content-Security-Policy": content_policy}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = False

        async def with_headers(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                headers.update(HEADERS)
                if not headers.get("content-type", "").startswith(PARTS):
                    headers.update(self.shown)
                if Headers(scope=scope).get("x-forwarded-proto") == "https":
                    headers["Strict-Transport-Security"] = "max-age=31536000"
            await send(message)

        try:
            await self.app(scope, receive, with_headers)
        except Exception as error:
            if begun:
                raise
            log.error("%s %s", scope["method"], scope["path"], exc_info=error)
            answer = refusal(500, "broken", "Something went wrong here. It has been noted; please try again.")
            await answer(scope, receive, with_headers)


async def body_of(request: Request, most: int) -> bytes | None:
    """The body of a request; None where it is too long."""
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            return None
        parts.append(part)
    return b"".join(parts)


async def refused(request: Request, error: Exception) -> Response:
    """What Starlette itself refuses, in the form of all refusals."""
    assert isinstance(error, HTTPException)
    answer = refusal(error.status_code, "not-found" if error.status_code == 404 else "malformed", error.detail)
    answer.headers.update(error.headers or {})
    return answer
