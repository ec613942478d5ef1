"""The games with all facts about them, all cards of a game, and the texts of the page, as they are sent to clients."""
from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Any

from arcanarium.bots import people
from arcanarium.core import registry
from arcanarium.core.contract import AnySpec
from arcanarium.core.errors import ConfigError
from arcanarium.learn.lessons import load as load_lessons
from arcanarium.locale import FOLDER, message_files
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


NOT_ON_THE_PAGE = ("terminal", "arena", "puzzle", "telling", "-asking", "-events", "-moves", "-coach", "server")
"""How those of our message files end that only the server and the terminal speak from. The page gets questions, moves
and what happened in the words of its reader already."""


@cache
def messages(language: str) -> str:
    """The Fluent messages of the page in a language; empty if there are none in this language."""
    files = [path for path in message_files(language)
             if not (path.is_relative_to(FOLDER) and path.stem.endswith(NOT_ON_THE_PAGE))
             and not path.stem.startswith("lesson-")]  # a lesson is sent with its words
    return "\n".join(path.read_text(encoding="utf-8") for path in files)
