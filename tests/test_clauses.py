"""Every clause of the rules is shown by a test, or excused with a reason; and every citation names a clause."""
from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import arcanarium
from tests.clauses import CLAUSE, EXCUSED, citations, cited, clauses, gap, report
from tests.make_rules import Clause, Group, Part, Rulebook, books

ROOT = Path(__file__).parent.parent
CITING = ("*.py", "*.toml", "*.ftl")
"""Where a citation is a plain id; a page of the docs links to the clause."""


def test_every_clause_is_shown_or_excused() -> None:
    missing = gap(clauses(), citations())
    assert not missing, "\n".join(f"{clause.id} {clause.question or clause.text}" for clause in missing)


def test_what_is_excused_is_a_clause_that_no_test_cites() -> None:
    assert set(EXCUSED) <= {clause.id for clause in clauses()}
    assert not set(EXCUSED) & set(citations())


def test_ids_have_no_gaps() -> None:
    ids = [clause.id for clause in clauses()]
    for head in {re.sub(r"\d+$", "", id) for id in ids}:
        numbers = [int(id.removeprefix(head)) for id in ids if re.fullmatch(rf"{head}\d+", id)]
        assert numbers == list(range(1, len(numbers) + 1)), head
    assert [id for id in ids if not CLAUSE.fullmatch(id)] == []


def test_citations_in_code_name_clauses_of_the_right_game() -> None:
    """A file in the folder of a game cites the rules of that game, all others those of any."""
    owner = {clause.id: book.game for book in books() for clause in book.clauses()}
    wrong = []
    for folder in (Path(arcanarium.__file__).parent, ROOT / "tests"):
        for path in (path for kind in CITING for path in folder.rglob(kind) if "node_modules" not in path.parts):
            home = next((book.game for book in books() if book.game in path.relative_to(folder).parts), None)
            wrong += [f"{path.relative_to(ROOT)}: {id}" for id in sorted(cited(path.read_text(encoding="utf-8")))
                      if id not in owner or home not in (None, owner[id])]
    assert wrong == []


def test_the_report_names_the_gap() -> None:
    rows = [Clause("G-1", "one"), Clause("G-2", "two"), Clause("G-18", "three")]
    book = Rulebook("toy", "Toy: the rules", [], [Part("G. All", [Group("", "", rows)])])
    told = report([book], {"G-1": ["test_x.py"]})
    assert "G-2    two" in told
    assert "G-18   orientation only" in told
    assert "G-1 " not in told
    assert re.search(r"G. All +3 +1 +1 +1\n", told)


def test_ranges_are_citations_of_all_between() -> None:
    assert cited("see H-1 to 3 and P-A2") == {"H-1", "H-2", "H-3", "P-A2"}
    assert cited("K-21 to K-23, K-Q5; not XK-9") == {"K-21", "K-22", "K-23", "K-Q5"}


def test_only_tests_and_scenarios_cite(tmp_path: Path) -> None:
    """Not the text at the top of a file, a helper, or a comment between tests."""
    (tmp_path / "test_x.py").write_text('''"""About H-1."""
# --- H-2
def helper():
    """H-3"""
@mark("H-4")
def test_it():
    """H-5 to 7"""
    assert helper()  # H-8
# H-9
''', encoding="utf-8")
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "scenarios" / "y.toml").write_text(
        '# P-1\n["P-2 is shown"]\nclauses = "P-3 P-4"\ngiven = "P-5"\n', encoding="utf-8")
    assert sorted(citations(tmp_path)) == ["H-4", "H-5", "H-6", "H-7", "H-8", "P-3", "P-4"]
    assert citations(tmp_path)["P-3"] == ["y.toml: P-2 is shown"]


def test_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "tests.clauses", "--strict"], cwd=ROOT, capture_output=True, text=True,
                          check=False)
    assert done.returncode == 0, done.stdout
    assert "Every clause is shown or excused." in done.stdout
