"""The decisions to think about: one of a position, or some of a record."""
from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Any

from arcanarium import bots
from arcanarium.core.contract import Observation
from arcanarium.core.errors import ConfigError
from arcanarium.core.game import Game
from arcanarium.core.record import SEATS, Line, Record
from arcanarium.engine.analysis import Analysis, Limit, Report
from arcanarium.table import acts, walk_record


@dataclass(frozen=True, slots=True)
class Point:
    """A decision in a game: its number, counted from 0 over all decisions, who makes it, and what was played."""

    turn: int
    seat: int
    game: Game
    """As it stands before the decision. Look at it before the next point is asked for."""
    line: Line | None = None
    """The line of the record with the decision; None where it is still to be made."""

    @property
    def seen(self) -> Observation:
        return self.game.observe(self.seat)

    @property
    def played(self) -> int | None:
        """The number of the move that was played."""
        return self.game.rules.read_action(self.game.state, self.line.text) if self.line else None


def points_of(record: Record, turns: Collection[int] | None = None) -> Iterator[Point]:
    """The decisions of a record, all of them or some; the one that waits at its end is the last."""
    lines = acts(record)
    turn = 0
    for game, line in zip(walk_record(record), [*lines, None], strict=True):
        if line is None:
            if game.owing and (turns is None or turn in turns):
                yield Point(turn, game.owing[0], game)
        elif not line.request:
            if turns is None or turn in turns:
                yield Point(turn, line.seat, game, line)
            turn += 1


def seat_number(letter: str, seats: int) -> int:
    """The seat that a letter names. ConfigError names those there are."""
    known = SEATS[:seats]
    if len(letter) != 1 or letter.upper() not in known:
        raise ConfigError(f"there is no seat {letter!r}; the seats are {', '.join(known)}")
    return known.index(letter.upper())


def think(point: Point, limit: Limit, seed: int, everything: bool = False, report: Report | None = None) -> Analysis:
    """What the strongest thinker says about a decision: fairly, from what the seat sees, or knowing `everything`."""
    world: Any = point.game.state.clone() if everything else None
    return bots.thinker(point.game.rules, seed, world).think(point.seen, limit, report)
