"""What is written down about a table: entries, numbered from 0, never changed. Everything else follows from them.

Entry n can be written once. Whoever finds it taken was not the first, reads on, and looks again at what it wanted:
so there is one writer for a table at any time, however many processes there are.
"""
from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal[
    "sit", "unsit", "bot", "begin", "move", "undo", "ask_undo", "answer_undo", "leave", "stand_in", "take_back", "chat",
    "request",
]


class Entry(msgspec.Struct, frozen=True):
    """`seat` is whom it concerns (-1: nobody at the table); `data` depends on the kind, see `room`."""

    n: int
    at: float
    kind: Kind
    seat: int
    data: dict[str, str | int | bool]


class Clock(msgspec.Struct, frozen=True):
    """Seconds: `each` for every turn, and what a turn takes beyond that comes out of the `bank`."""

    bank: float
    each: float


class SeatPlan(msgspec.Struct, frozen=True):
    kind: Literal["me", "person", "bot"]
    bot: str = ""


class TableSetup(msgspec.Struct, frozen=True):
    """What the one who opens a table decides."""

    game: str
    seats: tuple[SeatPlan, ...]
    sets: tuple[str, ...] = ()
    variant: str = "standard"
    options: dict[str, str] = {}
    clock: Clock | None = None
    open: bool = False
    pace: float = 0.7
    """How long a bot waits before it moves, so that people can follow."""
