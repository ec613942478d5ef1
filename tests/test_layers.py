"""The shape of the house: who may import whom, and how long a file may be. A newcomer can trust both."""
from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import arcanarium

HOME = Path(arcanarium.__file__).parent
SOURCES = sorted(path for path in HOME.rglob("*.py") if "node_modules" not in path.parts)
LONGEST_FILE, LARGEST_CORE = 700, 1550

CLIENT = {"core", "engine", "table", "bots", "learn", "locale", "facts"}  # the games come to these through the registry
MAY_IMPORT = {
    "": {"core"},
    "core": set(),
    "locale": {"core"},
    "kits": {"core"},
    "engine": {"core"},
    "resarcana": {"core", "engine"},
    "cadwallon": {"core", "engine"},
    "bots": {"core", "engine"},
    "table": {"core", "bots"},
    "learn": {"core", "engine", "bots", "table"},
    "facts": {"core", "engine", "table"},
    "server": CLIENT,
    "lab": CLIENT,
    "terminal": CLIENT | {"lab"},
    "env": CLIENT,
}
BOARDS = {f"{game}/{file}" for game in ("resarcana", "cadwallon") for file in ("face/board.py", "spec.py")}
"""A game's board in the terminal lives with its game and is made of the terminal's parts. It is imported when it draws;
until then `spec.py` knows it only by its type."""


def room_of(path: Path) -> str:
    """The package a file belongs to; the top level has no name."""
    return path.relative_to(HOME).parts[0] if path.parent != HOME else ""


def imported_modules(path: Path) -> Iterator[str]:
    """The full name of everything that a file imports, also inside functions."""
    package = [HOME.name, *path.relative_to(HOME).parent.parts]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            stem = ".".join([*base, *filter(None, [node.module])])
            yield from (f"{stem}.{name.name}" for name in node.names)


def rooms_imported(path: Path) -> set[str]:
    ours = (name.split(".") for name in imported_modules(path) if name.split(".")[0] == HOME.name)
    named = {parts[1] if len(parts) > 1 else "" for parts in ours}
    return {room if room in MAY_IMPORT else "" for room in named}  # `from arcanarium import Game` is of the top level


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(HOME)))
def test_arrows_point_down(path: Path) -> None:
    room = room_of(path)
    assert room in MAY_IMPORT, f"{room} is new: say above what it may import"
    allowed = MAY_IMPORT[room] | {room} | ({""} if "core" in MAY_IMPORT[room] else set())
    if path.relative_to(HOME).as_posix() in BOARDS:
        allowed |= {"terminal"}
    too_far = rooms_imported(path) - allowed
    assert not too_far, f"{path.relative_to(HOME)} may not import {', '.join(sorted(too_far)) or HOME.name}"


def test_imports_are_found_in_every_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.test_layers.HOME", tmp_path / "arcanarium")
    for line, room in {
        "import arcanarium.table.seats": "table",
        "from arcanarium import bots": "bots",
        "from arcanarium.lab.study import x": "lab",
        "from ..server import app": "server",
        "def f():\n    from .. import terminal": "terminal",
        "from arcanarium import Game": "",
        "import os": None,
    }.items():
        path = tmp_path / "arcanarium" / "core" / "x.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(line, encoding="utf-8")
        assert rooms_imported(path) == (set() if room is None else {room})


def length(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def test_no_file_is_too_long() -> None:
    tests = sorted(Path(__file__).parent.rglob("*.py"))
    assert {path.name: length(path) for path in [*SOURCES, *tests] if length(path) > LONGEST_FILE} == {}


def test_core_is_read_in_an_hour() -> None:
    assert sum(length(path) for path in SOURCES if room_of(path) == "core") < LARGEST_CORE
