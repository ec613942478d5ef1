"""What is kept of each game: a row for the game, one for each seat, and one for each card that a seat had.

A `RowBatch` holds the rows of some games of one configuration as lines of CSV: text is quickly made, can be sent
between processes and machines, and is what DuckDB reads fastest.
"""
from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import dataclass, field
from io import StringIO

from arcanarium.core.config import Config

Columns = dict[str, str]

TABLES: dict[str, Columns] = {
    "games": {
        "game": "BIGINT",       # within its series, from 0
        "source": "VARCHAR",    # the record, or the seed to play it again
        "rounds": "SMALLINT",
        "decisions": "INTEGER",
        "winners": "UTINYINT",
        "margin": "SMALLINT",   # the points of the winners less those of the best other seat
        "leader": "FLOAT",      # how much of the victory went to who alone led at half-time
        "deficit": "SMALLINT",  # the most points that the winner was ever behind at the end of a round
    },
    "seats": {
        "game": "BIGINT",
        "seat": "TINYINT",
        "player": "VARCHAR",
        "won": "FLOAT",         # 1 for the winner; a shared victory is shared out
        "points": "INTEGER",
        "turn": "TINYINT",      # 0 for who began the first round, 1 for the next; -1 if it is not known
    },
    "cards": {
        "game": "BIGINT",
        "seat": "TINYINT",      # -1 for a card that lay on the table and came to nobody
        "player": "VARCHAR",
        "won": "FLOAT",
        "total": "INTEGER",     # the points of the seat
        "kind": "VARCHAR",
        "card": "VARCHAR",
        "had": "BOOLEAN",       # it was the seat's by chance, or it was taken
        "taken": "SMALLINT",    # the round in which it came into play; 0 during set-up
        "uses": "INTEGER",
        "points": "INTEGER",
        "could": "USMALLINT[]",  # for each power the rounds in which it could be used
        "did": "USMALLINT[]",    # and those in which it was
    },
}
"""The columns of a batch. The store adds `setup` to each table, the number of the configuration."""

Row = Sequence[object]


@dataclass(frozen=True, slots=True)
class RowBatch:
    """The rows of some games of one configuration."""

    config: Config
    first: int
    """The number of the first game in its series."""
    count: int
    """How many games were played or read for it, with those that came to no end."""
    finished: int
    rows: dict[str, str]
    """The lines of each table."""
    faults: tuple[str, ...] = ()
    """What went wrong, each with the seed or the name of its game."""
    records: tuple[str, ...] = ()
    """The records that were read for it."""


@dataclass(slots=True)
class Writer:
    """Collects the rows of a batch."""

    config: Config
    first: int
    finished: int = 0
    faults: list[str] = field(default_factory=list)
    records: list[str] = field(default_factory=list)
    _texts: dict[str, StringIO] = field(default_factory=lambda: {name: StringIO() for name in TABLES})

    def add(self, table: str, rows: Sequence[Row]) -> None:
        csv.writer(self._texts[table], lineterminator="\n").writerows(rows)

    def batch(self, count: int) -> RowBatch:
        return RowBatch(self.config, self.first, count, self.finished,
                     {name: text.getvalue() for name, text in self._texts.items()}, tuple(self.faults),
                     tuple(self.records))
