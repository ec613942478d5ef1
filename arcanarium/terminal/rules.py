"""`arcana rules`: the rules of a game in full, looked up by the id of a clause or by words."""
from __future__ import annotations

import json
from argparse import Namespace
from importlib import resources
from typing import TYPE_CHECKING, NotRequired, TypedDict

from rich.padding import Padding
from rich.text import Text

from arcanarium import games
from arcanarium.core.errors import ConfigError
from arcanarium.locale.folding import folded
from arcanarium.locale.reader import speech
from arcanarium.terminal.look import ASCII, Look

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction

FOLDER = resources.files("arcanarium") / "web" / "rules"
"""The page shows the same files: one for each game, made from docs/rules, and folders with translations."""


class Clause(TypedDict):
    id: str
    text: str
    question: NotRequired[str]
    mark: NotRequired[str]


class Group(TypedDict):
    title: NotRequired[str]
    clauses: list[Clause]


class Part(TypedDict):
    title: str
    groups: list[Group]


class Rulebook(TypedDict):
    game: str
    title: str
    parts: list[Part]


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add `rules` to the command line."""
    say = speech().say
    parser = subparsers.add_parser("rules", help=say("clauses-help"), description=say("clauses-help"))
    parser.add_argument("words", nargs="*", metavar="[GAME] WORDS", help=say("clauses-help-words"))
    parser.add_argument("--plain", action="store_true", help=say("cards-help-plain"))
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    """Print the clauses that have all words, or the parts of the rules if there are no words; 1 if nothing is found."""
    look = Look(args.plain)
    words = [folded(word) for word in args.words]
    wanted = [words.pop(0)] if words[:1] and words[0] in games() else [game for game in games() if has_rules(game)]
    books = [rulebook(game, look) for game in wanted]
    if not words:
        for book in books:
            show_parts(look, book)
        look.print_message("clauses-how")
        return 0
    found = [(book, clauses) for book in books if (clauses := matching(book, words))]
    for book, clauses in found:
        if len(found) > 1:
            look.print(shown(look, book["title"], "bold"))
        for clause in clauses:
            print_clause(look, clause)
    number = sum(len(clauses) for _, clauses in found)
    if number != 1:
        look.print_message("clauses-found", n=number)
    return 0 if found else 1


def has_rules(game: str) -> bool:
    return (FOLDER / f"{game}.json").is_file()


def rulebook(game: str, look: Look) -> Rulebook:
    """The rules of a game, in the language of the reader if they are translated; ConfigError if it ships none."""
    if not has_rules(game):
        raise ConfigError(look.say("clauses-none", game=game))
    translated = FOLDER / look.texts.language / f"{game}.json"
    file = translated if translated.is_file() else FOLDER / f"{game}.json"
    book: Rulebook = json.loads(file.read_text(encoding="utf-8"))
    return book


def matching(book: Rulebook, words: list[str]) -> list[Clause]:
    """The clauses that have all words somewhere; an id finds its clause alone."""
    clauses = [clause for part in book["parts"] for group in part["groups"] for clause in group["clauses"]]
    exact = [clause for clause in clauses if folded(clause["id"]) == " ".join(words)]
    return exact or [clause for clause in clauses if all(word in searchable(clause) for word in words)]


def searchable(clause: Clause) -> str:
    return folded(" ".join([clause["id"], clause.get("question", ""), clause["text"]]))


def show_parts(look: Look, book: Rulebook) -> None:
    look.print(shown(look, book["title"], "bold"))
    for part in book["parts"]:
        number = look.say("clauses-count", n=sum(len(group["clauses"]) for group in part["groups"]))
        look.print(Text.assemble("  ", shown(look, part["title"]), (f"  {number}", "dim")))
    look.print()


def print_clause(look: Look, clause: Clause) -> None:
    """Print the id of a clause, and below it what was asked, what the rule is and where it comes from."""
    lines = [shown(look, line) for line in clause["text"].split("\n")]
    if "question" in clause:
        lines.insert(0, shown(look, clause["question"], "italic"))
    if "mark" in clause:
        lines.append(shown(look, f"({clause['mark']})", "dim"))
    look.print(shown(look, clause["id"], "bold"))
    look.print(Padding(Text("\n").join(lines), (0, 0, 0, 4), expand=False))


def shown(look: Look, text: str, style: str = "") -> Text:
    """A text as the terminal can show it."""
    return Text(text.translate(ASCII) if look.plain else text, style=style)
