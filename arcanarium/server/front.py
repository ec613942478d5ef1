"""What a browser gets first: the page with links to all that it needs next, from the bundle or from the sources, and
the service worker with its plan.

A bundle that was made of other sources than those beside it is never served: then the page comes from the sources, and
the log says so. See docs/architecture.md, “The page and its bundle”.
"""
from __future__ import annotations

import hashlib
import json
import logging
import re
import time
from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

from arcanarium.locale import FALLBACK
from arcanarium.locale.reader import speech
from arcanarium.server import bundle, preload
from arcanarium.server.assets import LASTING, Asset, Assets, packed, tag_of, type_of, version_of
from arcanarium.server.bundle import LASTING_ROOM, Bundle
from arcanarium.server.catalogue import said

log = logging.getLogger("arcanarium")
INDEX, OFFLINE, WORKER = "index.html", "offline", "sw.js"
AT_A_TABLE = ("t", "replay")
"""How addresses begin under which a table is drawn."""
BUNDLED = re.compile(r"(?:js|css|vendor)/.*\.(?:js|mjs|css)")
"""What is in the bundle. Where the sources lie beside it they are not served: a module would be there twice."""
KEPT = ("/api/me", "/api/mine", "/api/tables", "/api/replay/", "/api/games", "/api/cards/", "/api/lessons",
        "/api/daily", "/api/names/", "/texts/", "/rules/", "/lessons/", "/games/", "/icon")
"""How the addresses of answers begin that the service worker stores when they come by, to show them without a
network. What nobody else on the same computer may see is deleted when its owner logs out."""
LOOK_AGAIN = 1.0
"""Seconds in which the sources are not looked at again."""
STYLE = re.compile(rb'<link rel="stylesheet" href="/(css/[^"]+)">\n')
MAP = re.compile(rb'<script type="importmap">.*?</script>\n', re.DOTALL)
START = b'<script type="module" src="/js/main.js"></script>\n'
INLINE = re.compile(rb"<(script|style)(?: type=\"importmap\")?>([^<]+)</")
"""A script or a style that stands in the page, and that the browser would run."""


class StaleBundle(ValueError):
    """The page was to be served from its bundle, but there is none, or it is not made of the sources beside it."""


class Front:
    """The page, the files that belong to it, and the policy for what it may load."""

    def __init__(
        self, assets: Assets, boards: Mapping[str, str], styles: Sequence[str],
        versions: Callable[[str], dict[str, str]], wanted: str = "auto", stored: Sequence[str] = (),
    ) -> None:
        """`boards` are the addresses of the modules that draw each game, `styles` those of the games' style sheets.
        `versions` has for a language what changes only with the server, with its address and version. `wanted` is
        "bundle", "sources", or "auto": the bundle wherever it is up to date. `stored` are further addresses of what the
        service worker stores beforehand."""
        self.stored = stored
        self.assets, self.boards, self.styles, self.versions, self.wanted = assets, boards, styles, versions, wanted
        self.bundle: Bundle | None = None
        self._watch = bundle.Watch(assets.root)
        self._looked, self._seen = 0.0, ""
        self._pages: dict[tuple[Any, ...], tuple[bytes, bytes]] = {}
        self._policy: tuple[list[str], list[str]] | None = None
        self._workers: dict[str, tuple[tuple[str, ...], Asset]] = {}
        self.look()
        if wanted == "bundle" and self.bundle is None:
            raise StaleBundle(speech().say("serve-page-not-bundled"))

    # --- bundle or sources ---

    def look(self) -> None:
        """Take what is up to date: the bundle, or the sources."""
        if self.wanted == "sources" or time.monotonic() < self._looked + LOOK_AGAIN and self._looked:
            return
        self._looked = time.monotonic()
        inputs, found = self._watch.inputs(), self.bundle
        manifest = self.assets.root / bundle.FOLDER / "manifest.json"
        try:
            seen = f"{inputs} {manifest.stat().st_mtime_ns}"
            if seen == self._seen:
                return
            self._seen, found = seen, bundle.read(self.assets.root)
            why = "" if not inputs or inputs == found.manifest.inputs else "serve-page-stale"
        except (OSError, ValueError, KeyError):
            self._seen, found, why = inputs, None, "serve-page-missing"
        if why:
            log.warning(speech().say(why))
        self.bundle = None if why else found
        self._pages.clear()
        self._workers.clear()
        self._policy = None

    def find(self, name: str) -> tuple[Asset, str] | None:
        """The file with this name and how long it is kept, or None if there is none that may be served."""
        if self.bundle is None:
            asset = self.assets.find(name)
        elif name.startswith(LASTING_ROOM):
            asset = self.bundle.files.get(name)
            return (asset, LASTING) if asset else None
        else:
            asset = self.bundle.files.get(f"{self.bundle.room[1:]}{name}")
            if asset is None and not BUNDLED.fullmatch(name):
                asset = self.assets.find(name)
        return (asset, "no-cache") if asset else None

    def inline(self) -> tuple[list[str], list[str]]:
        """The hashes of the scripts and of the styles that stand in the page, for the Content-Security-Policy."""
        if self._policy is None:
            found: dict[bytes, list[str]] = {b"script": [], b"style": []}
            for kind, body in INLINE.findall(b"".join(self._made("", "", ""))):
                found[kind].append(f"'sha256-{b64encode(hashlib.sha256(body).digest()).decode()}'")
            self._policy = found[b"script"], found[b"style"]
        return self._policy

    # --- the page ---

    def page(self, address: str, language: str, me: Mapping[str, Any] | None = None, game: str = "") -> bytes:
        """The page for an address. `me` is what the reader is told about themselves, `game` what is played there."""
        self.look()
        first = address.split("/", maxsplit=1)[0]
        if self.bundle is None:
            kind = first if first in preload.known_starts(self.assets) else ""
        else:
            kind = "t" if first in AT_A_TABLE else ""  # all pages are in the bundle
        index = self.assets.find(INDEX)
        key = (kind, game, language, index.tag if index else "")
        if key not in self._pages:
            self._pages[key] = self._made(kind, game, language)
        before, after = self._pages[key]
        boot = self.boot(language)
        if me is not None and first != OFFLINE:
            boot["me"] = dict(me)
        told = json.dumps(boot, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")
        return b"".join((before, told.encode(), after))

    def boot(self, language: str) -> dict[str, Any]:
        """What a page in a language is told besides who reads it."""
        boot: dict[str, Any] = {"versions": self.versions(language)}
        if self.bundle:
            boot["worker"] = f"/{WORKER}?v={version_of(self.worker(language).tag)}"
        return boot

    def _made(self, kind: str, game: str, language: str) -> tuple[bytes, bytes]:
        """The page for a kind of address, in two parts: between them stands what it is told."""
        index = self.assets.find(INDEX)
        if index is None:
            return b"", b""
        page = index.body.replace(b"<body>", b'<body data-page="table">') if kind in AT_A_TABLE else index.body
        spoken = language or FALLBACK
        page = said(page, spoken, escape).replace(b'<html lang="en">', f'<html lang="{spoken}">'.encode())
        page = page.replace(b'"/app.webmanifest"', f'"/texts/{spoken}.webmanifest"'.encode())
        versions = self.versions(language) if language else {}
        for path, version in versions.items():
            page = page.replace(f'"{path}"'.encode(), f'"{path}?v={version}"'.encode())
        fetched = [*(path for path in versions if path.startswith("/texts/")), "/api/games",
                   *([f"/api/cards/{game}"] if game else [])]
        links = [f'<link rel="preload" href="{path}?v={versions[path]}" as="fetch" crossorigin>'
                 for path in fetched if path in versions]
        page = self._from_bundle(page, links, spoken) if self.bundle else self._from_sources(page, links, kind, game)
        before, _, after = page.partition(b"</body>")
        return before + b'<script type="application/json" id="boot">', b"</script>\n</body>" + after

    def _from_sources(self, page: bytes, links: list[str], kind: str, game: str) -> bytes:
        links = [f'<link rel="stylesheet" href="{address}">' for address in self.styles] + links
        links += [f'<link rel="modulepreload" href="/{name}">'
                  for name in preload.modules(self.assets, page, kind, self.boards.get(game, ""))]
        return page.replace(START, "\n".join([*links, ""]).encode() + START)

    def _from_bundle(self, page: bytes, links: list[str], language: str) -> bytes:
        made = self.bundle
        assert made is not None
        foreign = [address for address in self.styles if not BUNDLED.fullmatch(address[1:])]
        sheets = "".join(f'<link rel="stylesheet" href="{address}">\n' for address in [made.styles, *foreign])
        links = [f'<link rel="preload" href="{made.styles}" as="style">', *links]
        links += [f'<link rel="preload" href="{font}" as="font" type="font/woff2" crossorigin>'
                  for font in made.fonts_of(language)]
        addresses = {name: made.room + address[1:] for name, address in made.manifest.bare.items()}
        imports = json.dumps({"imports": {**addresses, "/js/": f"{made.room}js/"}}, separators=(",", ":"))
        head = [f"<style>{made.first.decode()}</style>", f'<script type="importmap">{imports}</script>',
                f'<script type="module" src="{made.app}"></script>', *links, ""]
        page = MAP.sub(b"", STYLE.sub(b"", page)).replace(START, "\n".join(head).encode())
        # after the skeleton, which is painted without them
        return page.replace(b"<noscript>", sheets.encode() + b"<noscript>")

    # --- the service worker ---

    def worker(self, language: str) -> Asset:
        """The service worker with what it fetches beforehand."""
        made = self.bundle
        assert made is not None
        versions = self.versions(language)
        key = (made.app, made.styles, *versions.values())
        known = self._workers.get(language)
        if known is None or known[0] != key:
            lasting = [f"{path}?v={version}" for path, version in versions.items()]
            needed = [made.app, made.styles, *(path for path in lasting if path.startswith(("/texts/", "/api/games?")))]
            foreign = [address for address in (*self.boards.values(), *self.styles)
                       if not BUNDLED.fullmatch(address[1:])]
            shared = [f"{made.room}{name}" for name in made.manifest.shared] if foreign else []
            wanted = [*made.fonts_of(language), *(path for path in lasting if path not in needed), *foreign, *shared,
                      *self.stored]
            plan = {"shell": f"/{OFFLINE}/{language}", "needed": needed, "wanted": wanted, "kept": KEPT}
            plan["version"] = hashlib.sha256(repr(plan).encode() + made.worker).hexdigest()[:16]
            body = b"self.PLAN=" + json.dumps(plan).encode() + b";\n" + made.worker
            known = self._workers[language] = key, Asset(body, packed(body), type_of(WORKER), tag_of(body))
        return known[1]
