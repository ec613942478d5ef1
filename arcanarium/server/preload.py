"""Preload links: the page names all modules that it will need, so that the browser fetches them at once instead of
discovering them one by one. They are found by reading the imports of the modules; there is no build step."""
from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from posixpath import dirname, join, normpath

from arcanarium.server.assets import Assets, packed, tag_of

START, ROUTER = "js/main.js", "js/router.js"
SCRIPT = b'<script type="module" src="/js/main.js"></script>'
IMPORT = re.compile(rb'(?:from|import)\s*"(\.{0,2}/[^"]+)"')
BARE = re.compile(rb'"[\w@][^"]*": "/([^"]+)"')
"""An entry of the import map in the page: a bare module name and its address."""
ROUTE = re.compile(rb'"(/[^"]*)", \(\) => import\("\./([^"]+)"\)')


@lru_cache(4)
def routes(router: bytes) -> list[tuple[str, str]]:
    """The first part of each address that the router knows, and its module."""
    return [(route.decode().strip("/").split("/")[0], module.decode()) for route, module in ROUTE.findall(router)]


class Preloads:
    """The page with preload links for each kind of address and each game."""

    def __init__(self, assets: Assets, boards: Mapping[str, str], styles: Sequence[str]) -> None:
        """`boards` are the addresses of the modules that draw each game, `styles` those of the games' style sheets."""
        self.assets, self.boards, self.styles = assets, boards, styles
        self._pages: dict[tuple[str, str], tuple[str, tuple[bytes, bytes, str]]] = {}

    def page(self, address: str, game: str = "") -> tuple[bytes, bytes, str]:
        """The page with the preload links for an address, then compressed, and its ETag; `game` is the game that is
        played there, if known. Addresses that the page does not know share one entry of the cache."""
        index, router = self.assets.find("index.html"), self.assets.find(ROUTER)
        if index is None or router is None:
            return b"", b"", tag_of(b"")
        first = address.split("/", maxsplit=1)[0]
        key = first if any(first == known for known, _ in routes(router.body)) else "", game
        version = index.tag + router.tag
        known = self._pages.get(key)
        if known is None or known[0] != version:
            body = self._made(index.body, router.body, *key)
            known = self._pages[key] = version, (body, packed(body), tag_of(body))
        return known[1]

    def _made(self, index: bytes, router: bytes, first: str, game: str) -> bytes:
        entries = [START, *(name.decode() for name in BARE.findall(index))]
        entries += [f"js/{module}" for route, module in routes(router) if route == first]
        if game in self.boards:
            entries.append(self.boards[game].lstrip("/"))
        names = sorted(set(self._graph(entries)))
        links = [f'<link rel="stylesheet" href="{address}">'.encode() for address in self.styles]
        links += [f'<link rel="modulepreload" href="/{name}">'.encode() for name in names]
        links.append(b'<link rel="preload" href="/api/games" as="fetch" crossorigin>')
        if game:
            links.append(f'<link rel="preload" href="/api/cards/{game}" as="fetch" crossorigin>'.encode())
        return index.replace(SCRIPT, b"\n".join([*links, SCRIPT]))

    def _graph(self, entries: list[str]) -> Iterator[str]:
        """The names of some modules and of all that they import, directly or indirectly."""
        seen: set[str] = set()
        while entries:
            name = entries.pop()
            module = self.assets.find(name)
            if name in seen or module is None:
                continue
            seen.add(name)
            yield name
            entries += [normpath(join("/", dirname(name), said.decode())).lstrip("/")
                        for said in IMPORT.findall(module.body)]
