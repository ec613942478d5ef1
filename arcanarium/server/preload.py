"""Preload links: the page names all modules that it will need, so that the browser fetches them at once instead of
discovering them one by one. They are found by reading the imports of the modules; there is no build step."""
from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from posixpath import dirname, join, normpath

from arcanarium.server.assets import Assets

START, ROUTER = "js/main.js", "js/router.js"
SCRIPT = b'<script type="module" src="/js/main.js"></script>'
IMPORT = re.compile(rb'(?:from|import)\s*"(\.{0,2}/[^"]+)"')
BARE = re.compile(rb'"[\w@][^"]*": "/([^"]+)"')
"""An entry of the import map in the page: a bare module name and its address."""
ROUTE = re.compile(rb'"(/[^"]*)", \(\) => import\("\./([^"]+)"\)')


class Preloads:
    """The page with preload links for each kind of address and each game."""

    def __init__(self, assets: Assets, boards: Mapping[str, str], styles: Sequence[str]) -> None:
        """`boards` are the addresses of the modules that draw each game, `styles` those of the games' style sheets."""
        self.assets, self.boards, self.styles = assets, boards, styles
        self._pages: dict[tuple[str, str], tuple[str, bytes]] = {}

    def page(self, address: str, game: str = "") -> bytes:
        """The page with the preload links for an address; `game` is the game that is played there, if known."""
        index, router = self.assets.find("index.html"), self.assets.find(ROUTER)
        if index is None or router is None:
            return b""
        key, version = (address.split("/", maxsplit=1)[0], game), index.tag + router.tag
        known = self._pages.get(key)
        if known is None or known[0] != version:
            known = self._pages[key] = version, self._made(index.body, router.body, *key)
        return known[1]

    def _made(self, index: bytes, router: bytes, first: str, game: str) -> bytes:
        entries = [START, *(name.decode() for name in BARE.findall(index))]
        entries += [f"js/{module.decode()}" for route, module in ROUTE.findall(router)
                    if route.decode().strip("/").split("/")[0] == first]
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
