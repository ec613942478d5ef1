"""Which clauses of the rules the tests show: `python -m tests.clauses`, or `make clauses`.

The clauses stand in docs/rules. A scenario cites one in its `clauses`, and a test function by naming its id anywhere
between its first decorator and its last line. What stands elsewhere in a file, such as at its top, cites nothing: it
need not be true of any test. With --strict, a clause that is neither cited nor excused is an error.
"""
from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

from tests.make_rules import Clause, Rulebook, books

FOLDER = Path(__file__).parent
CLAUSE = re.compile(r"\b([GSHCADPLXVETUFQ]-A?\d+|K-Q?\d+)\b")
RANGE = re.compile(r"\b([GSHCADPLXVETUFQ]-A?|K-Q?)(\d+) to (?:\1)?(\d+)\b")
EXCUSED: dict[str, str] = tomllib.loads((FOLDER / "excused.toml").read_text(encoding="utf-8"))
"""Clauses that no test can show, each with the reason."""


def clauses() -> list[Clause]:
    """The clauses of all games."""
    return [clause for book in books() for clause in book.clauses()]


def cited(text: str) -> set[str]:
    """The ids that a text names; `H-1 to 3` names three."""
    ranges = {f"{head}{n}" for head, first, last in RANGE.findall(text) for n in range(int(first), int(last) + 1)}
    return set(CLAUSE.findall(text)) | ranges


def citing(folder: Path = FOLDER) -> Iterator[tuple[str, str]]:
    """Every test function and scenario, by name, with the text in which it may cite something."""
    for path in sorted(set(folder.rglob("test_*.py")) - {folder / "test_clauses.py", folder / "test_rules.py"}):
        text = path.read_text(encoding="utf-8")
        rows = text.splitlines()
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
                yield f"{path.name}: {node.name}", "\n".join(rows[first - 1 : node.end_lineno])
    for path in sorted(folder.rglob("scenarios/*.toml")):
        for name, table in tomllib.loads(path.read_text(encoding="utf-8")).items():
            if "clauses" in table:
                yield f"{path.name}: {name}", table["clauses"]


def citations(folder: Path = FOLDER) -> dict[str, list[str]]:
    """For each clause the tests and scenarios that cite it."""
    found: dict[str, list[str]] = {}
    for where, text in citing(folder):
        for name in cited(text):
            found.setdefault(name, []).append(where)
    return found


def gap(rows: Iterable[Clause], found: dict[str, list[str]]) -> list[Clause]:
    """The clauses that no test shows and nothing excuses."""
    return [clause for clause in rows if clause.id not in found and clause.id not in EXCUSED]


def report(rulebooks: list[Rulebook], found: dict[str, list[str]]) -> str:
    lines = [f"{'':44}{'clauses':>8}{'cited':>8}{'excused':>8}{'gap':>8}"]
    for book in rulebooks:
        lines.append(book.title.partition(":")[0])
        for part in book.parts:
            own = [clause for group in part.groups for clause in group.clauses]
            shown, missing = sum(clause.id in found for clause in own), len(gap(own, found))
            lines.append(f"  {part.title:42}{len(own):8}{shown:8}{len(own) - shown - missing:8}{missing:8}")
    rows = [clause for book in rulebooks for clause in book.clauses()]
    missing_ones = gap(rows, found)
    lines += ["", "Clauses that no test shows:" if missing_ones else "Every clause is shown or excused."]
    lines += [f"  {clause.id:6} {(clause.question or clause.text).splitlines()[0]}" for clause in missing_ones]
    lines += ["", "Excused:", *(f"  {id:6} {why}" for id, why in EXCUSED.items() if id not in found)]
    unknown = sorted(set(found) - {clause.id for clause in rows})
    return "\n".join(lines + ([f"\nCited, but no clause: {' '.join(unknown)}"] if unknown else []))


def main() -> int:
    found = citations()
    print(report(books(), found))
    return 1 if "--strict" in sys.argv[1:] and gap(clauses(), found) else 0


if __name__ == "__main__":
    sys.exit(main())
