"""Protection around every request: security headers, the check of the origin, a limit on sizes, and one form for all
errors."""
from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from arcanarium.server.calm import doorkeeper

log = logging.getLogger("arcanarium")

HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""Security headers of every response."""
SHOWN = {
    "Referrer-Policy": "no-referrer",  # whoever knows the address of a table can join it
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
"""Further security headers of everything that a browser can open as a page. They are not sent with PARTS: a page loads
a hundred of those, and the headers would add up to the size of a font."""
PARTS = ("text/javascript", "text/css", "font/")
"""The content types of the parts of a page: scripts, styles and fonts."""


def policy(scripts: list[str], styles: list[str]) -> str:
    """The Content-Security-Policy: a page may load our own files, and what stands in it with these hashes."""
    return "; ".join((
        "default-src 'none'", " ".join(("script-src 'self'", *scripts)), " ".join(("style-src 'self'", *styles)),
        "worker-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'", "connect-src 'self'", "manifest-src 'self'", "base-uri 'none'", "form-action 'self'",
        "frame-ancestors 'none'"))


def refusal(status: int, code: str, reason: str) -> JSONResponse:
    """An error response: a code for programs and a reason for people."""
    # the rest of a request that is too long is not worth reading
    return JSONResponse({"code": code, "reason": reason}, status, {"Connection": "close"} if status == 413 else None)


class SafeHeaders:
    """Middleware that adds the security headers to every response. It also turns unexpected exceptions into responses,
    so that these have the headers too."""

    def __init__(
        self, app: ASGIApp, content_policy: Callable[[], str], say: Callable[[Scope, str], str],
    ) -> None:
        """`say` gives a message in the language of whoever made a request."""
        self.app, self.content_policy, self.say = app, content_policy, say

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
                    headers.update({**SHOWN, "Content-Security-Policy": self.content_policy()})
                if scope["scheme"] == "https":
                    headers["Strict-Transport-Security"] = "max-age=31536000"
            await send(message)

        try:
            await self.app(scope, receive, with_headers)
        except ClientDisconnect:
            doorkeeper.info("%s %s was abandoned", scope["method"], scope["path"][:100])
        except Exception as error:
            if begun:
                raise
            log.error("%s %s", scope["method"], scope["path"], exc_info=error)
            answer = refusal(500, "broken", self.say(scope, "web-refused-failed"))
            await answer(scope, receive, with_headers)


async def body_of(request: Request, most: int) -> bytes | None:
    """The body of a request, or None if it is longer than `most` bytes; then as little as possible of it is read."""
    said = request.headers.get("content-length", "0")
    if not said.isdecimal() or int(said[:20]) > most:
        return None
    parts, size = [], 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            return None
        parts.append(part)
    return b"".join(parts)


def refused_as(say: Callable[[Scope, str], str]) -> Callable[[Request, Exception], Awaitable[Response]]:
    """What answers an error that Starlette itself raises (no such route, wrong method), in our form."""

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        code = "not-found" if error.status_code == 404 else "malformed"
        answer = refusal(error.status_code, code, say(request.scope, f"web-refused-{code}"))
        answer.headers.update(error.headers or {})
        return answer

    return refused
