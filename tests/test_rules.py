"""The rules in full: what ships is what docs/rules says, the terminal finds it, and the wheel carries it."""
from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import arcanarium
from arcanarium import games
from arcanarium.terminal.main import main
from tests.make_rules import SHIPPED, SOURCE, TRANSLATED, BadRules, Rulebook, books, clause, read, shipped

MARKDOWN_LINK = re.compile(r"\[([^\]]+)\]\(([^)#]*)#([^)]+)\)")
DOCS = SOURCE.parent
HOME = Path(arcanarium.__file__).parent


ALL = [pytest.param(language, book, id=f"{language or 'en'}-{book.game}")
       for language in ("", *TRANSLATED) for book in books(language)]
"""The rules of every game in every language; English has no folder of its own."""


@pytest.mark.parametrize(("language", "book"), ALL)
def test_what_ships_is_made_from_the_docs(language: str, book: Rulebook) -> None:
    made = (SHIPPED / language / f"{book.game}.json").read_text(encoding="utf-8")
    assert made == shipped(book), "run: python -m tests.make_rules"


@pytest.mark.parametrize(("language", "book"), [param for param in ALL if param.values[0]])
def test_a_translation_has_the_same_clauses(language: str, book: Rulebook) -> None:
    """The same ids in parts of the same letter or number; each clause asks, is marked and lists as in English, and
    names the same other clauses."""
    def outline(rules: Rulebook) -> list[tuple[str, list[list[object]]]]:
        return [(part.title.partition(".")[0], [[
            (each.id, bool(each.question), bool(each.mark), each.text.count("\n"),
             sorted(re.findall(r"\b[A-Z]-[A-Z]?\d+\b", f"{each.question} {each.text} {each.mark}")))
            for each in group.clauses] for group in part.groups]) for part in rules.parts]

    english = next(each for each in books() if each.game == book.game)
    assert outline(book) == outline(english)
    same = [ours.id for ours, theirs in zip(book.clauses(), english.clauses(), strict=True) if ours.text == theirs.text]
    assert same == [], "not translated"


def test_every_game_of_ours_has_rules() -> None:
    ours = {folder.parent.name for folder in HOME.glob("*/sets")}
    assert {book.game for book in books()} == {path.stem for path in SHIPPED.glob("*.json")} == ours <= set(games())


@pytest.mark.parametrize(("language", "book"), ALL)
def test_clauses_stand_alone(language: str, book: Rulebook) -> None:
    """Each clause is a sentence, and what looks like Markdown in it was read as such."""
    for part in book.parts:
        assert any(group.clauses for group in part.groups), part.title
    for each in book.clauses():
        assert re.search(r"[.:)]$", each.text.partition("\n")[0]), each
        assert not re.search(r"[*<>\[\]]", each.text + each.question + each.mark), each


def test_ids_belong_to_one_game() -> None:
    ids = [each.id for book in books() for each in book.clauses()]
    assert len(ids) == len(set(ids))


def test_links_to_clauses_lead_to_clauses() -> None:
    """In the rules and in all other pages of the docs."""
    files = [path for folder in (SOURCE, *TRANSLATED.values()) for path in folder.glob("*.md")]
    ids = {path.resolve(): {each.id for each in read(path).clauses()} for path in files}
    wrong = []
    for page in DOCS.rglob("*.md"):
        for text, file, id in MARKDOWN_LINK.findall(page.read_text(encoding="utf-8")):
            target = (page.parent / file).resolve() if file else page.resolve()
            if target in ids:
                wrong += [f"{page.name}: [{text}]({file}#{id})"] if id not in ids[target] or text != id else []
    assert wrong == []


def test_citations_in_the_docs_are_links() -> None:
    ids = {each.id for book in books() for each in book.clauses()}
    for page in DOCS.rglob("*.md"):
        prose = re.sub(r"```.*?```|`[^`]*`|<a id[^>]*></a>\*\*[^*]+\*\*|\[[^\]]*\]\([^)]*\)", "",
                       page.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert not ids & set(re.findall(r"\b[A-Z]-[A-Z]?\d+\b", prose)), page.name


def test_a_clause_is_read(tmp_path: Path) -> None:
    (tmp_path / "two-words.md").write_text(
        "# Title\n\nAn\nintroduction.\n\n## A. Part\n\n### Group\n\n"
        '<a id="A-1"></a>**A-1** *Why?* See [A-2](#A-2). *(reading: [A-2](#A-2))*\n\n'
        '<a id="A-2"></a>**A-2** Three *things*:\n\n- one\n- two\n', encoding="utf-8")
    book = read(tmp_path / "two-words.md")
    assert (book.game, book.title, book.intro) == ("twowords", "Title", ["An introduction."])
    first, second = book.clauses()
    assert (first.question, first.text, first.mark) == ("Why?", "See A-2.", "reading: A-2")
    assert second.text == "Three things:\n- one\n- two"
    assert json.loads(shipped(book))["parts"][0]["groups"][0]["title"] == "Group"


def test_an_anchor_that_is_not_its_id_is_refused() -> None:
    with pytest.raises(BadRules, match="A-2"):
        clause('<a id="A-1"></a>**A-2** Text.')


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["rules", *words]) == 0
    return capsys.readouterr().out


def test_the_terminal_prints_a_clause(capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "c-17")
    assert told.startswith("C-17\n")
    assert "clockwise from the First Player" in told
    assert "C-16" not in told


def test_the_terminal_finds_words(capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "cadwallon", "militia", "bribe")
    assert "K-48\n" in told
    assert "K-Q23\n" in told
    assert "K-93\n" not in told
    both = said(capsys, "shuffled")
    assert both.index("Res Arcana") < both.index("Arcana of Cadwallon")


def test_the_terminal_lists_the_parts(capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "cadwallon")
    assert "6. Bribery  9 clauses" in told
    assert "G. General" not in told
    assert "G. General" in said(capsys)


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_terminal_prints_a_clause_in_the_language_of_the_reader(
    language: str, capsys: pytest.CaptureFixture[str],
) -> None:
    translated = {each.id: each.text for book in books(language) for each in book.clauses()}
    try:
        assert main(["--language", language, "rules", "--", "k-48"]) == 0
        told = " ".join(capsys.readouterr().out.split())
    finally:
        main(["--language", "en", "rules", "k-48"])
    assert " ".join(translated["K-48"].split()) in told


def test_all_clauses_can_be_printed_plainly(capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "-", "--plain")
    assert told.isascii()
    assert all(f"{each.id}\n" in told for book in books() for each in book.clauses())


def test_nothing_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "hippogriff"]) == 1
    assert "Try fewer" in capsys.readouterr().out
