"""Which clauses of the rules the tests show: `python -m tests.clauses`, or `make clauses`.

The clauses stand in tests/clauses.txt. A test cites one by naming its id, in the `clauses` of a scenario or in the text
of a test file. With --strict, a clause of the base game that is neither cited nor excused is an error.
"""
from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent
LIST = FOLDER / "clauses.txt"
CLAUSE = re.compile(r"\b([GSHCADPLXVETUF]-A?\d+)\b")
RANGE = re.compile(r"\b([GSHCADPLXVETUF]-A?)(\d+) to (\d+)\b")
PARTS = {
    "G": "general", "S": "set-up", "H": "hidden information", "C": "collect", "A": "actions", "D": "costs",
    "P": "powers", "L": "life loss", "X": "passing", "V": "victory", "F": "rulings", "E": "pearls",
    "T": "Lux et Tenebrae", "U": "Duo",
}
BASE = "base"


@dataclass(frozen=True)
class Clause:
    id: str
    set: str
    about: str
    excuse: str = ""

    @property
    def part(self) -> str:
        return self.id[0]


def clauses(path: Path = LIST) -> list[Clause]:
    """The committed list."""
    rows = (line.strip() for line in path.read_text(encoding="utf-8").splitlines())
    return [Clause(*(part.strip() for part in row.split("|"))) for row in rows if row and not row.startswith("#")]


def cited(text: str) -> set[str]:
    """The ids that a text names; `H-1 to 3` names three."""
    ranges = {f"{head}{n}" for head, first, last in RANGE.findall(text) for n in range(int(first), int(last) + 1)}
    return set(CLAUSE.findall(text)) | ranges


def citations(folder: Path = FOLDER) -> dict[str, list[str]]:
    """For each clause the files that cite it."""
    found: dict[str, list[str]] = {}
    ours = folder / "resarcana"
    files = {*folder.glob("test_*.py"), *ours.glob("test_*.py"), *ours.glob("scenarios/*.toml")}
    files -= {folder / "test_clauses.py"}
    for path in sorted(files):
        for name in cited(path.read_text(encoding="utf-8")):
            found.setdefault(name, []).append(path.name)
    return found


def gap(rows: Iterable[Clause], found: dict[str, list[str]]) -> list[Clause]:
    """The clauses that no test shows and nothing excuses."""
    return [clause for clause in rows if clause.id not in found and not clause.excuse]


def report(rows: list[Clause], found: dict[str, list[str]]) -> str:
    lines = [f"{'':20}{'clauses':>8}{'cited':>8}{'excused':>8}{'gap':>8}"]
    groups = [("base game", [c for c in rows if c.set == BASE]), ("expansions", [c for c in rows if c.set != BASE])]
    for title, group in groups:
        lines.append(f"{title}:")
        for part, name in PARTS.items():
            own = [clause for clause in group if clause.part == part]
            if own:
                open_ones = gap(own, found)
                excused = sum(1 for clause in own if clause.excuse and clause.id not in found)
                row = f"  {part} {name:16}{len(own):8}{len(own) - len(open_ones) - excused:8}"
                lines.append(f"{row}{excused:8}{len(open_ones):8}")
    missing = gap(groups[0][1], found)
    lines += ["", "Base clauses that no test shows:"] if missing else ["", "Every base clause is shown or excused."]
    lines += [f"  {clause.id:6} {clause.about}" for clause in missing]
    lines += ["", "Excused:"] + [f"  {c.id:6} {c.about}: {c.excuse}" for c in rows if c.excuse and c.id not in found]
    later = gap(groups[1][1], found)
    lines += ["", "Clauses of expansions not shown yet: " + " ".join(clause.id for clause in later)] if later else []
    unknown = sorted(set(found) - {clause.id for clause in rows})
    return "\n".join(lines + ([f"\nCited, but no clause: {' '.join(unknown)}"] if unknown else []))


def main() -> int:
    rows, found = clauses(), citations()
    print(report(rows, found))
    missing = [clause for clause in gap(rows, found) if clause.set == BASE]
    return 1 if "--strict" in sys.argv[1:] and missing else 0


if __name__ == "__main__":
    sys.exit(main())
