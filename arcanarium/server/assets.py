"""The static files of the page, compressed once and cached in memory. A file that was edited is read again."""
from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

import arcanarium

WEB = Path(arcanarium.__file__).parent / "web"
SHOWN = (".html", ".js", ".mjs", ".css", ".svg", ".woff2", ".json", ".txt", ".webmanifest", ".png")
HIDDEN = ("node_modules", "tests", "package.json", "package-lock.json", "tsconfig.json", "eslint.config.js")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")


@dataclass(frozen=True, slots=True)
class Asset:
    """A static file. `tag` is its ETag, `edited` the time of its last change."""

    body: bytes
    packed: bytes
    """The body compressed with gzip; empty if that does not make it smaller."""
    type: str
    tag: str
    edited: float


def packed(body: bytes) -> bytes:
    """A body compressed with gzip; empty if that does not make it smaller."""
    small = gzip.compress(body, 9, mtime=0)
    return small if len(small) < len(body) * 0.95 else b""


def tag_of(body: bytes) -> str:
    """The ETag of a body."""
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def respond(request: Request, body: bytes, small: bytes, type: str, tag: str) -> Response:
    """A response with a body, compressed if the client accepts that; 304 if the client has it already."""
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    if small and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(small, headers={**headers, "Content-Encoding": "gzip"}, media_type=type)
    return Response(body, headers=headers, media_type=type)


GAMES = "games/"
"""Where the files that games of other packages bring are found: games/NAME/..."""


class Assets:
    """The static files in a folder, and those of games that bring a folder of their own."""

    def __init__(self, root: Path = WEB, games: Mapping[str, Path] | None = None) -> None:
        self.root, self.games = root, games or {}
        self._known: dict[str, Asset] = {}

    def find(self, name: str) -> Asset | None:
        """The file with this name, or None if there is none that may be served."""
        parts = name.split("/")
        if "\\" in name or not name.endswith(SHOWN) or any(part in HIDDEN or part[:1] in ("", ".") for part in parts):
            return None  # a part that is empty or starts with a dot could lead out of the folder
        path = self._place(name)
        try:
            edited = path.stat().st_mtime
            known = self._known.get(name)
            if known is None or known.edited != edited:
                body = path.read_bytes()
                kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
                type = f"{kind}; charset=utf-8" if kind.startswith("text/") or kind.endswith("json") else kind
                known = self._known[name] = Asset(body, packed(body), type, tag_of(body), edited)
        except (OSError, ValueError):
            return None
        return known

    def _place(self, name: str) -> Path:
        if name.startswith(GAMES):
            _, game, *rest = name.split("/")
            if game in self.games:
                return self.games[game].joinpath(*rest)
        return self.root / name

    def scripts_of(self, page: Asset) -> list[str]:
        """The hashes of the inline scripts of a page (its import map), for the Content-Security-Policy."""
        found = re.findall(rb"<script[^>]*>([^<]+)</script>", page.body)
        return [f"'sha256-{b64encode(hashlib.sha256(script).digest()).decode()}'" for script in found]
