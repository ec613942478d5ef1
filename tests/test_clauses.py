"""Every clause of the base game is shown by a test, or excused with a reason; so is every worked example."""
from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.clauses import BASE, PARTS, Clause, citations, cited, clauses, gap, report

ROOT = Path(__file__).parent.parent
EXAMPLES = {f"Q-{n}" for n in (*range(1, 4), *range(5, 66), 87, 89, 90)}
"""The examples of the rules that need the base game only."""


def test_every_base_clause_is_shown_or_excused() -> None:
    missing = [clause for clause in gap(clauses(), citations()) if clause.set == BASE]
    assert not missing, "\n".join(f"{clause.id} {clause.about}" for clause in missing)


def test_every_example_is_played() -> None:
    files = [*(ROOT / "tests").rglob("test_*.py"), *(ROOT / "tests" / "resarcana" / "scenarios").glob("*.toml")]
    found = {name for path in files for name in re.findall(r"Q-\d+", path.read_text(encoding="utf-8"))}
    assert not EXAMPLES - found


def test_the_list_is_sound() -> None:
    """Ids once each and without gaps, and what is cited is a clause."""
    rows = clauses()
    ids = [clause.id for clause in rows]
    assert len(set(ids)) == len(ids)
    for part in PARTS:
        for head in (f"{part}-", f"{part}-A"):
            numbers = [int(name.removeprefix(head)) for name in ids if re.fullmatch(rf"{head}\d+", name)]
            assert numbers == list(range(1, len(numbers) + 1)), head
    assert not set(citations()) - set(ids)
    assert {clause.set for clause in rows} == {BASE, "lux", "pearls", "duo", "mixed"}


def test_the_report_names_the_gap() -> None:
    rows = [Clause("G-1", BASE, "one"), Clause("G-2", BASE, "two"), Clause("G-3", BASE, "three", "advice only")]
    told = report(rows, {"G-1": ["test_x.py"]})
    assert "G-2    two" in told
    assert "G-3    three: advice only" in told
    assert "G-1 " not in told
    assert cited("see H-1 to 3 and P-A2") == {"H-1", "H-2", "H-3", "P-A2"}


def test_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "tests.clauses", "--strict"], cwd=ROOT, capture_output=True, text=True,
                          check=False)
    assert done.returncode == 0, done.stdout
    assert "Every base clause is shown or excused." in done.stdout
