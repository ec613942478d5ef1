"""Golden games: what each of them is for, and how one is played. tests/make_golden.py makes them again."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from arcanarium import Game
from arcanarium.resarcana.state.layout import GAME, PASSED, WINS

FOLDER = Path(__file__).parent / "golden"
ENDS = FOLDER / "resarcana-ends.txt"
"""The digest of each game's last position."""

LIKING = {"claim": 40, "claim top monument": 30, "use": 12, "react": 20, "place": 10, "keep": 5, "pass": 1}
"""How likely a move is by its first word; others count 4."""


@dataclass(frozen=True)
class Ending:
    """How a game ended."""

    game: Game
    in_mid_round: bool

    @property
    def tied(self) -> bool:
        assert self.game.result
        points = self.game.result.points
        return points.count(max(points)) > 1

    @property
    def shared(self) -> bool:
        assert self.game.result
        return len(self.game.result.winners) > 1

    @property
    def games(self) -> int:
        return int(self.game.state.cells[GAME])

    @property
    def wins(self) -> list[int]:
        return [self.game.state.cells[WINS + seat] for seat in range(2)]


def play(seed: int, most: int = 4000, **options: Any) -> Ending | None:
    """A game of seats that like to build; None if it takes too long."""
    game = Game.new("resarcana", seed=seed, **options)
    dice = Random(seed)
    for _ in range(most):
        everyone = (1 << game.config.seats) - 1
        in_mid_round = game.state.cells[PASSED] != everyone
        seat = dice.choice(game.owing)
        legal = game.legal(seat)
        move = dice.choices(legal, [LIKING.get(move.action.verb, 4) for move in legal])[0]
        if move.text == "pass" and game.state.cells[PASSED] | 1 << seat == everyone:
            in_mid_round = False
        game.play(seat, move)
        if game.over:
            return Ending(game, in_mid_round)
    return None


def digest(game: Game) -> str:
    return sha256(game.position().encode()).hexdigest()[:16]


def at_the_end(end: Ending) -> bool:
    return not end.in_mid_round and not end.tied


Wanted = tuple[str, dict[str, Any], Callable[[Ending], bool]]


def wanted() -> Iterator[Wanted]:
    """The name of each game, its configuration, and what its end must be like."""
    for variant in ("standard", "first", "draft"):
        for seats in (2, 3, 4):
            options = {"variant": variant, "seats": seats}
            yield f"{variant}-{seats}-end-of-round", options, at_the_end
    for seats in (2, 3, 4):
        yield f"standard-{seats}-mid-round", {"seats": seats}, lambda end: end.in_mid_round
    yield "standard-3-in-order", {"seats": 3, "collect": "in order"}, at_the_end
    for seats in (2, 4):
        yield f"standard-{seats}-tie-break", {"seats": seats}, lambda end: end.tied and not end.shared
    yield "standard-2-shared", {"seats": 2}, lambda end: end.shared
    yield "match-2-0", {"variant": "match"}, lambda end: end.games == 2 and sorted(end.wins) == [0, 2]
    yield "match-2-1", {"variant": "match"}, lambda end: end.games == 3 and sorted(end.wins) == [1, 2]
    yield from wanted_of_the_family()


def wanted_of_the_family() -> Iterator[Wanted]:
    """Each set, each mix of two, and all of them: 2 to 5 seats, each way to end."""
    all_sets = ("base", "lux", "pearls", "duo")
    for name, sets, seats in (
        ("lux", all_sets[:2], 2), ("pearls", ("base", "pearls"), 3), ("duo", ("base", "duo"), 4),
        ("lux-pearls", all_sets[:3], 4), ("lux-duo", ("base", "lux", "duo"), 3), ("all", all_sets, 5),
    ):
        yield f"{name}-{seats}-end-of-round", {"sets": sets, "seats": seats}, at_the_end
    for name, sets, seats in (
        ("lux", all_sets[:2], 5), ("pearls-duo", ("base", "pearls", "duo"), 2), ("all", all_sets, 2),
    ):
        yield f"{name}-{seats}-mid-round", {"sets": sets, "seats": seats}, lambda end: end.in_mid_round
    yield "duo-alone-end-of-round", {"sets": ("duo",)}, at_the_end
    yield "duo-alone-mid-round", {"sets": ("duo",)}, lambda end: end.in_mid_round
    yield "duo-alone-first", {"sets": ("duo",), "variant": "first"}, at_the_end
    yield "all-3-tie-break", {"sets": all_sets, "seats": 3}, lambda end: end.tied and not end.shared
    yield "all-4-draft-in-order", {"sets": all_sets, "seats": 4, "variant": "draft", "collect": "in order"}, at_the_end
    yield "all-match", {"sets": all_sets, "variant": "match"}, lambda end: end.games == 3
