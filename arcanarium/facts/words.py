"""Answers about games in words: what the subjects of questions, and the rows of answers, are called."""
from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from arcanarium.core import registry
from arcanarium.core.contract import TextSource
from arcanarium.facts.asking import PAIRS, PLAIN, PLAYERS, POWERS, ROUNDS, TURNS

SETS_SIGN = "+"


def subject_name(game: str, about: str, texts: TextSource) -> str:
    """What can be asked about: a kind of cards, or something else."""
    if about in PLAIN:
        return texts.say(f"explore-about-{about}")
    message = f"{game}-kind-{about}"
    return texts.say(message, n=2) if texts.has(message) else about


def player_name(player: str, texts: TextSource) -> str:
    """A kind of player: people, or bots by their name."""
    known = [message for message in (f"explore-player-{player}", f"bot-{player}") if texts.has(message)]
    return texts.say(known[0]) if known else player


def row_names(game: str, about: str, texts: TextSource) -> Callable[[str], str]:
    """What the keys of the rows of an answer are called."""
    spec = registry.spec(game)

    @lru_cache(1000)
    def card(id: str) -> str:
        try:
            return str(spec.face.card_name(id, texts)) if spec.face else id
        except KeyError:  # a card of somebody's own, of which nothing but its id was kept
            return id

    def pair(key: str) -> str:
        one, _, other = key.partition("+")
        return texts.say("explore-pair", one=card(one), other=card(other))

    def power(key: str) -> str:
        name, _, number = key.rpartition(":")
        return texts.say("explore-power", card=card(name), n=int(number))

    def round_(key: str) -> str:
        return texts.say("explore-round", n=int(key))

    def turn(key: str) -> str:
        return texts.say("explore-turn", n=int(key) + 1)

    special: dict[str, Callable[[str], str]] = {
        PAIRS: pair, POWERS: power, ROUNDS: round_, TURNS: turn, PLAYERS: lambda key: player_name(key, texts)}
    return special.get(about, card)


def setup_name(game: str, sets: str, texts: TextSource) -> str:
    """The sets of a configuration in words; the title of the game where it has none."""
    if not sets:
        return texts.say(f"{game}-title")
    messages = [(name, f"{game}-set-{name}") for name in sets.split(",")]
    return f" {SETS_SIGN} ".join(texts.say(message) if texts.has(message) else name for name, message in messages)


def named_rows(rows: list[dict[str, Any]], game: str, about: str, texts: TextSource) -> list[dict[str, Any]]:
    """The rows of an answer, each with its `name`."""
    name = row_names(game, about, texts)
    return [{"name": name(row["key"]), **row} for row in rows]
