"""One name, one meaning: no two modules of a game define a constant of the same name."""
from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import pytest

import arcanarium

HOME = Path(arcanarium.__file__).parent
GAMES = sorted(path.parent.name for path in HOME.glob("*/sets"))


def constants(path: Path) -> set[str]:
    """The constants that a module defines at its top level."""
    found: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(
            node, ast.AnnAssign) else []
        for target in targets:
            names = target.elts if isinstance(target, ast.Tuple) else [target]
            found |= {name.id for name in names if isinstance(name, ast.Name) and name.id.isupper()}
    return found


def shared(home: Path) -> dict[str, list[str]]:
    """The constants that several modules define, with those modules."""
    where: dict[str, list[str]] = defaultdict(list)
    for path in sorted(home.rglob("*.py")):
        for name in constants(path):
            where[name].append(path.relative_to(home).as_posix())
    return {name: modules for name, modules in where.items() if len(modules) > 1}


@pytest.mark.parametrize("game", GAMES)
def test_a_constant_has_one_meaning_within_a_game(game: str) -> None:
    assert shared(HOME / game) == {}


def test_constants_are_found_in_every_form(tmp_path: Path) -> None:
    text = "A = 1\nB: int = 2\nC, D = 3, 4\nlower = 5\ndef f():\n    E = 6\n"
    (tmp_path / "one.py").write_text(text, encoding="utf-8")
    (tmp_path / "two.py").write_text("D = 4\n", encoding="utf-8")
    assert constants(tmp_path / "one.py") == {"A", "B", "C", "D"}
    assert shared(tmp_path) == {"D": ["one.py", "two.py"]}
