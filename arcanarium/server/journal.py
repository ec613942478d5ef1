"""The journal of a table: entries, numbered from 0 and never changed, from which the whole state of the table follows.

Entry n can be written only once. A process that finds it taken reads the new entries and tries again with the next
number. So a table has one writer at a time, however many processes there are.
"""
from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal[
    "sit", "unsit", "bot", "begin", "move", "undo", "ask_undo", "answer_undo", "leave", "stand_in", "take_back", "chat",
    "request", "pace", "pause", "coach", "ready", "swap", "keep", "name", "rematch", "close",
]


class Entry(msgspec.Struct, frozen=True):
    """One change to a table. `seat` is the seat it concerns (-1: none); `data` depends on the kind, see `room`."""

    n: int
    at: float
    kind: Kind
    seat: int
    data: dict[str, str | int | bool]


class Clock(msgspec.Struct, frozen=True):
    """Thinking time in seconds: `each` for every turn, and a `bank` for all that turns take beyond that."""

    bank: float
    each: float


class SeatPlan(msgspec.Struct, frozen=True):
    """Who is to take a seat: the user who opens the table (`me`), another `person`, or a `bot` of a kind."""

    kind: Literal["me", "person", "bot"]
    bot: str = ""


class TableSetup(msgspec.Struct, frozen=True):
    """The choices of the user who opens a table: game, seats, sets, variant, options, clock and pace. They come from a
    client; what only the server may say is in `Origin`."""

    game: str
    seats: tuple[SeatPlan, ...]
    sets: tuple[str, ...] = ()
    variant: str = "standard"
    options: dict[str, str] = {}
    clock: Clock | None = None
    open: bool = False
    pace: float = 0.7
    """Seconds that an ordinary move of a bot takes, so that people can follow."""
    hints: bool = True
    """Whether the players may ask for hints."""
    coach: bool = False
    """Whether a coach speaks to the player. Only one who plays against bots alone may have one."""
    wait: bool = False
    """Whether a table for several people waits for its host to start; else it begins when the last seat is taken."""
    seed: str = ""
    """The seed that the deals are made from, in digits; empty for one that nobody knows."""


class Origin(msgspec.Struct, frozen=True):
    """Where a table comes from, if nobody chose it in the form. It is stored with the setup, and never sent."""

    how: Literal["", "again", "stronger", "deal", "daily", "position"] = ""
    """`again`, `stronger` and `deal` follow a finished game (see `rematch`), `daily` is a deal of the day, `position`
    goes on from an analysis board."""
    day: str = ""
    """The day of a daily deal, such as 2026-11-18."""
    seed: str = ""
    """The seed of a deal that was there before the table."""
    position: str = ""
    """The position that the game begins at, if it does not begin at its set-up."""


class StoredSetup(TableSetup, frozen=True):
    """The setup of a table as it is stored."""

    origin: Origin = Origin()
