"""The games with all facts about them, all cards of a game, and the texts of the page, as they are sent to clients."""
from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Any

from arcanarium.bots import people
from arcanarium.core import registry
from arcanarium.core.contract import AnySpec
from arcanarium.core.errors import ConfigError
from arcanarium.learn.lessons import load as load_lessons
from arcanarium.locale import FALLBACK, FOLDER, languages, message_files
from arcanarium.locale.sources import entries
from arcanarium.server.assets import WEB
from arcanarium.server.thinkers import texts_of


def shown_games() -> list[AnySpec]:
    """The games that a browser can draw."""
    return [spec for spec in registry.specs() if spec.face is not None and spec.page is not None]


def games(language: str) -> list[dict[str, Any]]:
    """The facts about all games that can be played."""
    texts = texts_of(language)
    found = []
    for spec in shown_games():
        about, page = spec.about, spec.page
        assert page is not None
        found.append({
            "game": about.name, "title": texts.say(f"{about.name}-title"), "stage": about.stage,
            "rules_version": about.rules_version, "sets": _sets(spec), "variants": about.variants,
            "seats": [min(about.seats), max(about.seats)], "seats_of": _seats_of(about.name, about.sets),
            "bots": people.offered(about.name), "opponent": people.first_opponent(about.name),
            "opponents": people.opponents(about.name, texts),
            "options": [{"name": name, "values": values} for name, values in about.options],
            "board": page.address(about.name, page.board), "emblem": about.emblem, "hue": about.hue,
            "kinds": about.kinds, "targets": about.targets, "hits": about.hits, "chapters": about.chapters,
            "clauses": about.clauses, "sign_table": about.sign_table, "rules_text": about.rules_text,
            "rulebook": rulebook(about.name, language) if about.rules_text else None,
            "lesson": _first_lesson(about.name),
        })
    return found


def styles() -> list[str]:
    """The addresses of the games' own style sheets."""
    pages = [(spec.about.name, spec.page) for spec in shown_games() if spec.page]
    return [page.address(game, file) for game, page in pages for file in page.styles]


@cache
def _first_lesson(game: str) -> str:
    """The lesson to begin with; empty if there is none."""
    return next((lesson.id for lesson in load_lessons() if lesson.game == game), "")


@cache
def _seats_of(game: str, sets: tuple[str, ...]) -> dict[str, list[int]]:
    """The numbers of seats that each choice of sets allows, by their ids with a `+` between them. A choice that cannot
    be played is not there, and a game without sets has none."""
    mixes = [mix for n in range(1, len(sets) + 1) for mix in combinations(sets, n)]
    seats = registry.spec(game).about.seats
    return {"+".join(mix): counts for mix in mixes if (counts := [n for n in seats if _playable(game, n, mix)])}


def _playable(game: str, seats: int, sets: tuple[str, ...]) -> bool:
    try:
        registry.rules(game).configure({"seats": seats, "sets": sets})
    except ConfigError:
        return False
    return True


def _sets(spec: AnySpec) -> list[dict[str, str]]:
    assert spec.face is not None
    titles = {card.get("set", ""): card.get("set_title", "") for card in spec.face.cards()} if spec.about.sets else {}
    return [{"id": name, "title": titles.get(name, name)} for name in spec.about.sets]


def cards(game: str, language: str) -> dict[str, Any]:
    """The faces of all cards of a game; ConfigError if there is no such game."""
    spec, show, texts = registry.spec(game), registry.face(game), texts_of(language)
    faces = [{**show.face(card["id"], texts), "title": show.card_name(card["id"], texts),
              "kind_name": show.kind_name(card, texts)} for card in show.cards()]
    legend = texts.say(spec.about.legend) if spec.about.legend else ""
    return {"cards": faces, "filters": show.filters(), "sets": _sets(spec), "legend": legend}


NOT_ON_THE_PAGE = ("errors", "terminal", "arena", "puzzle", "telling", "league", "spreading", "-asking", "-events",
                   "-moves", "-coach", "-sentences", "-position", "server", "admin", "gate", "store")
"""How those of our message files end that only the server and the terminal speak from. The page gets questions, moves,
what happened and the sentences of cards in the words of its reader already."""


@cache
def messages(language: str) -> str:
    """The Fluent messages of the page in a language, without comments. English fills the gaps, message by message, so
    that a page fetches one file and never shows a hole."""
    found = _page_messages(language)
    gaps = {} if language == FALLBACK else _page_messages(FALLBACK)
    return "".join((gaps | found).values())


def _page_messages(language: str) -> dict[str, str]:
    """The messages and terms of the page by their ids; where two files have the same one, the first counts. Names of
    cards come with the cards, but for those that cards are looked up by."""
    found: dict[str, str] = {}
    cards, looked_up = _names_of_cards()
    for path in message_files(language):
        if path.is_relative_to(FOLDER) and path.stem.endswith(NOT_ON_THE_PAGE) or path.stem.startswith("lesson-"):
            continue  # a lesson is sent with its words
        found = entries(path.read_text(encoding="utf-8")) | found
    return {id: text for id, text in found.items() if id in looked_up or not id.startswith(cards)}


def _names_of_cards() -> tuple[tuple[str, ...], set[str]]:
    """How the messages with names of cards begin, and those of them that are values of a filter."""
    faces = {spec.about.name: spec.face for spec in shown_games() if spec.face}
    values = {f"{game}-card-{value}" for game, face in faces.items() for each in face.filters().values()
              for value in each}
    return tuple(f"{game}-card-" for game in faces), values


SAID = re.compile(r"\[\[([a-z-]+)\]\]")
"""A message in a file that is sent before there are texts: [[page-description]]."""


def said(file: bytes, language: str, quoted: Callable[[str], str]) -> bytes:
    """A file with its messages in a language; `quoted` writes a text as the file needs it."""
    texts = texts_of(language)
    return SAID.sub(lambda found: quoted(texts.say(found[1])), file.decode()).encode()


def manifest(language: str) -> bytes:
    """What a system is told about the page that is installed as an app."""
    file = said((WEB / "app.webmanifest").read_bytes(), language, lambda text: json.dumps(text)[1:-1])
    return file.replace(b'"lang": "en"', f'"lang": "{language}"'.encode())


@cache
def names(game: str) -> dict[str, list[str]]:
    """What each card of a game is called in all languages, to look it up by; each name once."""
    show = registry.face(game)
    spoken = [texts_of(language) for language in languages()]
    return {card["id"]: list(dict.fromkeys(show.card_name(card["id"], texts) for texts in spoken))
            for card in show.cards()}


def rulebook(game: str, language: str) -> tuple[str, str]:
    """The address of the full rules of a game, in a language if there are such, else in English; and their language."""
    if language != FALLBACK and (WEB / "rules" / language / f"{game}.json").is_file():
        return f"/rules/{language}/{game}.json", language
    return f"/rules/{game}.json", FALLBACK
