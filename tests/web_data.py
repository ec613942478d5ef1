"""What the tests of the page ask of the games: all faces, questions from random games of every kind, and for whole
games what can be pointed at.

    python -m tests.web_data

writes them as JSON. The page's tests run it: `npm test` in `arcanarium/web`.
"""
from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

from arcanarium import Game, games
from arcanarium.core import registry
from arcanarium.locale import Texts
from arcanarium.server import catalogue
from arcanarium.server.frames import ask_frame
from tests.resarcana.test_choosing import TABLES, walk

NAMES = ("Ann", "Bob", "Cleo", "Dag", "Eve")
DECISIONS = 300
"""How many decisions of each table are looked at."""
KEPT = 12
"""How many questions of each sort are enough."""


def questions(name: str, options: dict[str, Any]) -> Iterator[dict[str, Any]]:
    texts, game = Texts(), Game.new(name, seed=5, **options)
    for seat in walk(game, most=DECISIONS):
        asked = ask_frame(game, game.observe(seat), NAMES[:options["seats"]], texts)
        yield {key: asked[key] for key in ("kind", "question", "moves", "default")}


def pointing(name: str, options: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Of a whole random game: what the player who is asked sees, and all that moves point at. Of turns, which are many,
    each seventh."""
    show, game, turns = registry.face(name), Game.new(name, seed=8, **options), 0
    for seat in walk(game, most=3000):
        turns += game.decision(seat).kind == "turn"
        if game.decision(seat).kind != "turn" or turns % 7 == 0:
            seen = game.observe(seat)
            targets = {target for move in game.legal(seat) for target in show.targets(seen, move.action)}
            if targets:
                yield {"seat": seat, "view": show.view(seen), "targets": sorted(targets)}


def sort(asked: dict[str, Any]) -> tuple[Any, ...]:
    """Questions of the same sort are chosen from in the same way."""
    shapes = {tuple(target.partition(":")[0] for target in move["targets"]) for move in asked["moves"]}
    return asked["kind"], frozenset(shapes), any(move["amount"] for move in asked["moves"])


def main() -> None:
    kept: dict[tuple[Any, ...], list[dict[str, Any]]] = {}
    for name, options in TABLES:
        for asked in questions(name, options):
            same = kept.setdefault((name, *sort(asked)), [])
            if len(same) < KEPT and len(asked["moves"]) > 1:
                same.append(asked)
    faces = {name: catalogue.cards(name, "en")["cards"] for name in games()}
    pointed = [one for name, options in TABLES for one in pointing(name, options)]
    json.dump({"faces": faces, "questions": [asked for same in kept.values() for asked in same], "pointed": pointed},
              sys.stdout)


if __name__ == "__main__":
    main()
