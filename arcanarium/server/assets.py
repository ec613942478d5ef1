"""Static files, compressed once and cached in memory. A file that was edited is read again."""
from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

import arcanarium
from arcanarium.server.negotiation import IDENTITY, encoding, holds, tag_in

WEB = Path(arcanarium.__file__).parent / "web"
SHOWN = (".html", ".js", ".mjs", ".css", ".svg", ".woff2", ".json", ".txt", ".webmanifest", ".png")
HIDDEN = ("node_modules", "tests", "bundle", "worker", "build.js", "package.json", "package-lock.json", "tsconfig.json",
          "eslint.config.js")
LASTING = "public, max-age=31536000, immutable"
"""How long a browser keeps what is found under an address that changes with the contents."""
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("application/manifest+json", ".webmanifest")


@dataclass(frozen=True, slots=True)
class Asset:
    """A static file. `tag` is its ETag, `edited` the time of its last change."""

    body: bytes
    packed: bytes
    """The body compressed with gzip; empty if that does not make it smaller."""
    type: str
    tag: str
    edited: float = 0.0
    brotli: bytes = b""
    """The body compressed with brotli, where somebody did that beforehand."""


def packed(body: bytes) -> bytes:
    """A body compressed with gzip; empty if that does not make it smaller."""
    small = gzip.compress(body, 9, mtime=0)
    return small if len(small) < len(body) * 0.95 else b""


def tag_of(body: bytes) -> str:
    """The ETag of a body."""
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def type_of(name: str) -> str:
    """The content type of a file."""
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") or kind.endswith("json") else kind


def version_of(tag: str) -> str:
    """The version of a body, as its address may name it: `?v=`."""
    return tag.strip('"')


def respond(
    request: Request, body: bytes, small: bytes, type: str, tag: str, *, brotli: bytes = b"", keep: str = "no-cache",
) -> Response:
    """A response with a body, compressed as the client likes it best; 304 if the client has it already. A body whose
    version the address names is kept for good."""
    packings = {name: packing for name, packing in (("br", brotli), ("gzip", small), (IDENTITY, body)) if packing}
    chosen = encoding(request.headers.get("accept-encoding"), [name for name in packings if name != IDENTITY])
    if request.query_params.get("v") == version_of(tag):
        keep = LASTING
    headers = {"ETag": tag_in(tag, chosen), "Cache-Control": keep, "Vary": "Accept-Encoding"}
    if holds(request.headers.get("if-none-match"), tag):
        return Response(status_code=304, headers=headers)
    if chosen != IDENTITY:
        headers["Content-Encoding"] = chosen
    return Response(packings.get(chosen, body), headers=headers, media_type=type)


def respond_with(request: Request, asset: Asset, keep: str = "no-cache") -> Response:
    """A response with a static file."""
    return respond(request, asset.body, asset.packed, asset.type, asset.tag, brotli=asset.brotli, keep=keep)


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
                known = self._known[name] = Asset(body, packed(body), type_of(name), tag_of(body), edited)
        except (OSError, ValueError):
            return None
        return known

    def _place(self, name: str) -> Path:
        if name.startswith(GAMES):
            _, game, *rest = name.split("/")
            if game in self.games:
                return self.games[game].joinpath(*rest)
        return self.root / name
