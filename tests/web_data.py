"""What the tests of the page ask of the games: all faces, and questions from random games of every kind.

    python -m tests.web_data

writes them as JSON. The page's tests run it: `npm test` in `arcanarium/web`.
"""
from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

from arcanarium import Game, games
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
    json.dump({"faces": faces, "questions": [asked for same in kept.values() for asked in same]}, sys.stdout)


if __name__ == "__main__":
    main()
