"""Writes the rules for the page and the terminal from docs/rules: `python -m tests.make_rules`.

The Markdown files are the source. Each becomes arcanarium/web/rules/<game>.json, which ships with the package; a test
checks that it is up to date. The name of a file is that of its game, with dashes between words. Translations are in
docs/<language>/rules, and become arcanarium/web/rules/<language>/<game>.json.
"""
from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
SOURCE, SHIPPED = ROOT / "docs" / "rules", ROOT / "arcanarium" / "web" / "rules"
TRANSLATED = {folder.parent.name: folder for folder in sorted((ROOT / "docs").glob("*/rules"))}
"""The folders of translated rules, by language."""
ANCHORED = re.compile(r'<a id="([^"]+)"></a>\*\*([^*]+)\*\* (.+)', re.DOTALL)
QUESTION = re.compile(r"\*([^*]+\?)\* ")
MARK = re.compile(r" \*\((.+)\)\*$")
LINK = re.compile(r"\[([^\]]+)\]\(([^)]+)\)")


class BadRules(Exception):
    """A file of rules that cannot be read."""


@dataclass
class Clause:
    """One numbered statement of the rules."""

    id: str
    text: str
    """Plain text; lines that begin with a dash are a list."""
    question: str = ""
    """What was open, where the clause is the answer to a question."""
    mark: str = ""
    """Where it comes from, if not from the printed rules."""


@dataclass
class Group:
    """Some clauses of a part, with a title of their own or without."""

    title: str = ""
    text: str = ""
    clauses: list[Clause] = field(default_factory=list)


@dataclass
class Part:
    title: str
    groups: list[Group] = field(default_factory=lambda: [Group()])


@dataclass
class Rulebook:
    game: str
    title: str = ""
    intro: list[str] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)

    def clauses(self) -> list[Clause]:
        return [clause for part in self.parts for group in part.groups for clause in group.clauses]


def plain(text: str) -> str:
    """Markdown as plain text: links and emphasis are gone, lists keep their lines."""
    lines = re.sub(r"\n(?!- )\s*", " ", LINK.sub(r"\1", text))
    return lines.replace("*", "")


def clause(block: str) -> Clause:
    found = ANCHORED.fullmatch(block)
    if not found or found[1] != found[2]:
        raise BadRules(f"an anchor and the id after it differ: {block[:60]}")
    id, text = found[1], found[3]
    marked, asked = MARK.search(text), QUESTION.match(text)
    text = text[asked.end() if asked else 0: marked.start() if marked else None]
    return Clause(id, plain(text), plain(asked[1]) if asked else "", plain(marked[1]) if marked else "")


def read(path: Path) -> Rulebook:
    """The rules in a file."""
    book = Rulebook(path.stem.replace("-", ""))
    for block in path.read_text(encoding="utf-8").strip().split("\n\n"):
        head, _, title = block.partition(" ")
        if head == "#":
            book.title = title
        elif head == "##":
            book.parts.append(Part(title))
        elif not book.parts:
            book.intro.append(plain(block))
        elif head == "###":
            book.parts[-1].groups.append(Group(title))
        else:
            group = book.parts[-1].groups[-1]
            if block.startswith("<a id="):
                group.clauses.append(clause(block))
            elif group.clauses:
                group.clauses[-1].text += f"\n{plain(block)}"
            else:
                group.text = plain(block)
    return book


def books(language: str = "") -> list[Rulebook]:
    """The rules of all games: in English, or as translated into a language."""
    return [read(path) for path in sorted((TRANSLATED[language] if language else SOURCE).glob("*.md"))]


def shipped(book: Rulebook) -> str:
    """What ships of the rules of a game, as JSON; what is empty is left out."""
    def kept(thing: dict[str, Any]) -> dict[str, Any]:
        return {name: value for name, value in thing.items() if value}

    parts = [{"title": part.title, "groups": [
        kept({"title": group.title, "text": group.text, "clauses": [kept(asdict(each)) for each in group.clauses]})
        for group in part.groups if group.clauses]} for part in book.parts]
    made = {"game": book.game, "title": book.title, "intro": book.intro, "parts": parts}
    return json.dumps(made, ensure_ascii=False, indent=0) + "\n"


def main() -> None:
    for language in ("", *TRANSLATED):
        folder = SHIPPED / language
        folder.mkdir(exist_ok=True)
        for book in books(language):
            (folder / f"{book.game}.json").write_text(shipped(book), encoding="utf-8")
            print(f"{language or 'en'} {book.game}: {len(book.clauses())} clauses")


if __name__ == "__main__":
    main()
