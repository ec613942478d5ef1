"""One word, one meaning: no name is defined twice with different meanings, and the glossary names things that exist."""
from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

import arcanarium

HOME = Path(arcanarium.__file__).parent
GLOSSARY = HOME.parent / "docs" / "glossary.md"
SOURCES = sorted(path for path in HOME.rglob("*.py") if "node_modules" not in path.parts)
GAMES = ("cadwallon", "resarcana")

SAME_IN_EACH_GAME = "the same thing in each game"
CLASSES = {
    "Box": SAME_IN_EACH_GAME,
    "Card": SAME_IN_EACH_GAME,
    "Board": "the protocol of core.contract, and the parts of the terminal that boards are made of",
    "Coach": SAME_IN_EACH_GAME,
    "Codec": SAME_IN_EACH_GAME,
    "Edition": "what the shared rules of engine use of an edition, and the edition of each game",
    "Seen": SAME_IN_EACH_GAME,
    "Shape": SAME_IN_EACH_GAME,
    "State": "the protocol of core.contract, and its form in each game before the rules are added",
}
"""The classes that several modules define, with the reason."""
MODULES = {
    "board.py": "the common part in the terminal, and the board of each game",
    "codec.py": "the common part in engine, and the codec of each game",
    "events.py": "the common part in engine, and the facts of the events of each game",
    "facts.py": "the protocol in engine, and what studies keep of each game",
    "form.py": "the common part in engine, and the form for positions of each game",
    "game.py": "the game in progress in core, and the Rules object of each game",
    "guard.py": "around every request of the server, and around the bots of others",
    "ledger.py": "the protocol in engine, and the books of each game",
    "position.py": "the common part in engine, and the writer of each game",
    "setup.py": "the rules of set-up of each game, and the questions before a game in the terminal",
    "taste.py": "the styles of play in engine, and what they are fond of in each game",
    "worlds.py": "the common part in engine, and the worlds of each game",
    "telling.py": "the common part in core, and the log lines of each game",
}
"""The file names that stand for other things than the same part of each game, with the reason."""


def definitions(path: Path) -> Iterator[tuple[str, ast.stmt]]:
    """The names that a module defines at its top level, with their definitions."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, node
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                names = target.elts if isinstance(target, ast.Tuple) else [target]
                yield from ((name.id, node) for name in names if isinstance(name, ast.Name))


def defined_twice(paths: list[Path], home: Path, kind: type[ast.stmt]) -> dict[str, list[str]]:
    """The names that several modules define by a statement of one kind, with those modules."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in paths:
        for name in {name for name, node in definitions(path) if isinstance(node, kind)}:
            found[name].append(path.relative_to(home).as_posix())
    return {name: modules for name, modules in found.items() if len(modules) > 1}


def part(path: Path) -> str:
    """What a module is in its game, or where else it lives: `state/box.py` in both games."""
    inner = path.relative_to(HOME)
    return Path(*inner.parts[1:]).as_posix() if inner.parts[0] in GAMES else inner.as_posix()


def test_a_class_name_has_one_meaning() -> None:
    found = defined_twice(SOURCES, HOME, ast.ClassDef)
    assert {name: modules for name, modules in found.items() if name not in CLASSES} == {}
    assert found.keys() == CLASSES.keys(), "a name that is no longer shared can leave the list"


def test_what_is_the_same_in_each_game_has_one_definition_in_each() -> None:
    found = defined_twice(SOURCES, HOME, ast.ClassDef)
    for name in (name for name, reason in CLASSES.items() if reason == SAME_IN_EACH_GAME):
        assert sorted(module.partition("/")[0] for module in found[name]) == list(GAMES), name


def test_a_file_name_has_one_role() -> None:
    parts: dict[str, set[str]] = defaultdict(set)
    for path in SOURCES:
        if not path.name.startswith("__"):
            parts[path.name].add(part(path))
    found = {name: sorted(where) for name, where in parts.items() if len(where) > 1}
    assert {name: where for name, where in found.items() if name not in MODULES} == {}
    assert found.keys() == MODULES.keys(), "a name that is no longer shared can leave the list"


def test_definitions_are_found_in_every_form(tmp_path: Path) -> None:
    one, two = tmp_path / "one.py", tmp_path / "two.py"
    one.write_text("A = 1\nB: int = 2\nC, D = 3, 4\nclass E: pass\ndef f():\n    G = 6\n", encoding="utf-8")
    two.write_text("class E: pass\nclass F: pass\n", encoding="utf-8")
    assert [name for name, _ in definitions(one)] == ["A", "B", "C", "D", "E", "f"]
    assert defined_twice([one, two], tmp_path, ast.ClassDef) == {"E": ["one.py", "two.py"]}


# --- the glossary ---

ROWS = [tuple(cell.strip() for cell in line.strip("|").split("|"))
        for line in GLOSSARY.read_text(encoding="utf-8").splitlines()
        if line.startswith("| ") and not line.startswith(("| word", "| ---"))]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0])
def test_a_word_of_the_glossary_lives_where_it_says(row: tuple[str, ...]) -> None:
    places = re.findall(r"`([^`]+)`", row[-1])
    assert len(row) >= 3
    assert row[1].endswith(".")
    assert places
    for place in places:
        where, _, name = place.partition(" ")
        path = HOME / where
        assert path.exists(), f"{row[0]}: there is no {where}"
        if name:
            assert name in {known for known, _ in definitions(path)}, f"{row[0]}: {where} has no {name}"


def test_a_word_stands_once_in_a_table_of_the_glossary() -> None:
    tables = GLOSSARY.read_text(encoding="utf-8").split("\n## ")[1:]
    assert len(tables) == 5
    for table in tables:
        words = re.findall(r"^\| (?!word|---)([^|]+) \|", table, re.MULTILINE)
        assert len(words) > 10
        assert len(set(words)) == len(words)


# --- words that have been given up ---

GIVEN_UP = {
    r"\btwin\b": "clone",
    r"\bcan_be\b": "is_possible_deal",
    r"\bwho_is\b": "player_names",
    r"\bclass (Words|Reader|Setup)\b": "a name that says whose",
    r"\brules\.tell\(": "note_events",
    r"\blook\.tell\(": "print_message",
}
"""Names that meant several things or nothing in particular, with what they are called now."""


@pytest.mark.parametrize("word", GIVEN_UP)
def test_a_word_that_was_given_up_stays_so(word: str) -> None:
    found = [path.relative_to(HOME).as_posix() for path in SOURCES if re.search(word, path.read_text(encoding="utf-8"))]
    assert found == [], f"the word is {GIVEN_UP[word]} now"


def test_only_log_lines_are_told() -> None:
    telling = [(path.relative_to(HOME).as_posix(), node.name) for path in SOURCES
               for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
               if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name == "tell"]
    allowed = {"cadwallon/face/telling.py", "resarcana/face/telling.py", "table/show.py", "core/contract.py"}
    assert {path for path, _ in telling} <= allowed
