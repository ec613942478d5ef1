"""The games with their options, all cards of a game, and the texts of the page, as they are sent to clients."""
from __future__ import annotations

from contextlib import suppress
from functools import cache
from itertools import combinations
from typing import Any

from arcanarium import bots
from arcanarium.core import registry
from arcanarium.core.errors import ConfigError
from arcanarium.core.record import SEATS
from arcanarium.locale import FOLDER
from arcanarium.server.thinkers import texts_of
from arcanarium.table.show import presentation


def drawn_games() -> list[str]:
    """The games that can be shown: not every one that is registered brings a `show`."""
    found = []
    for game in registry.games():
        with suppress(ConfigError):
            presentation(game)
            found.append(game)
    return found


def games(language: str) -> list[dict[str, Any]]:
    """The facts about all games that can be played."""
    texts = texts_of(language)
    found = []
    for game in drawn_games():
        show = presentation(game)
        seats = _seats(game)
        found.append({
            "game": game, "title": texts.say(f"game-{game}"), "sets": _sets(game), "variants": show.VARIANTS,
            "seats": [min(seats), max(seats)], "seats_of": _seats_of(game, show.SETS), "bots": bots.names(),
            "options": [{"name": name, "values": values} for name, values in show.OPTIONS],
        })
    return found


def _seats(game: str) -> list[int]:
    """All numbers of seats that some choice of sets allows."""
    by_sets = _seats_of(game, presentation(game).SETS)
    return sorted({n for counts in by_sets.values() for n in counts}) or _counts(game)


@cache
def _seats_of(game: str, sets: tuple[str, ...]) -> dict[str, list[int]]:
    """The numbers of seats that each choice of sets allows, by their ids with a `+` between them. A choice that cannot
    be played is not there, and a game without sets has none."""
    mixes = [mix for n in range(1, len(sets) + 1) for mix in combinations(sets, n)]
    return {"+".join(mix): counts for mix in mixes if (counts := _counts(game, sets=mix))}


def _counts(game: str, **options: Any) -> list[int]:
    return [n for n in range(1, len(SEATS) + 1) if _playable(game, n, **options)]


def _playable(game: str, seats: int, **options: Any) -> bool:
    try:
        registry.rules(game).configure({"seats": seats, **options})
    except ConfigError:
        return False
    return True


def _sets(game: str) -> list[dict[str, str]]:
    titles = {card.get("set", ""): card.get("set_title", "") for card in presentation(game).cards()}
    return [{"id": name, "title": titles[name]} for name in presentation(game).SETS]


def cards(game: str, language: str) -> dict[str, Any]:
    """The faces of all cards of a game; ConfigError if there is no such game."""
    show, texts = presentation(game), texts_of(language)
    faces = [{**show.face(card["id"], texts), "title": show.card_name(card["id"], texts),
              "kind_name": show.kind_name(card, texts)} for card in show.cards()]
    return {"cards": faces, "filters": show.filters(), "sets": _sets(game), "legend": texts.say(show.LEGEND)}


@cache
def messages(language: str) -> str:
    """The Fluent messages of the page in a language; empty if there are none in this language."""
    files = sorted((FOLDER / language).glob("*.ftl"))
    return "\n".join(path.read_text(encoding="utf-8") for path in files if path.stem != "terminal")
