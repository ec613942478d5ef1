"""The modules that the page needs at an address where it is served from its sources, so that it can name them all and
the browser need not discover them one by one. They are found by reading the imports of the modules."""
from __future__ import annotations

import re
from collections.abc import Iterator
from posixpath import dirname, join, normpath

from arcanarium.server.assets import Assets

START, ROUTER = "js/main.js", "js/router.js"
IMPORT = re.compile(rb'(?:from|import)\s*"(\.{0,2}/[^"]+)"')
BARE = re.compile(rb'"[\w@][^"]*": "/([^"]+)"')
"""An entry of the import map in the page: a bare module name and its address."""
ROUTE = re.compile(rb'"(/[^"]*)", \(\) => import\("\./([^"]+)"\)')


def modules(assets: Assets, index: bytes, first: str, board: str) -> list[str]:
    """The modules for an address that begins with `first`, and for the module of a board, if there is one."""
    entries = [START, *(name.decode() for name in BARE.findall(index))]
    entries += [f"js/{module}" for route, module in _routes(assets) if route == first]
    if board:
        entries.append(board.lstrip("/"))
    return sorted(set(_graph(assets, entries)))


def known_starts(assets: Assets) -> set[str]:
    """How the addresses begin that have a page of their own."""
    return {route for route, _ in _routes(assets)}


def _routes(assets: Assets) -> list[tuple[str, str]]:
    router = assets.find(ROUTER)
    return [(route.decode().strip("/").split("/")[0], module.decode())
            for route, module in (ROUTE.findall(router.body) if router else ())]


def _graph(assets: Assets, entries: list[str]) -> Iterator[str]:
    """The names of some modules and of all that they import, directly or indirectly."""
    seen: set[str] = set()
    while entries:
        name = entries.pop()
        module = assets.find(name)
        if name in seen or module is None:
            continue
        seen.add(name)
        yield name
        entries += [normpath(join("/", dirname(name), said.decode())).lstrip("/")
                    for said in IMPORT.findall(module.body)]
