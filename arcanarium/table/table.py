"""The table: a Game, the players in its seats, and the events that each of them has been told."""
from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from arcanarium import bots
from arcanarium.core.contract import PUBLIC, Action, Event, Observation
from arcanarium.core.errors import ConfigError
from arcanarium.core.game import Game, Move
from arcanarium.core.record import Record, read_record, tidy
from arcanarium.table.saves import walk_record

_BOT = re.compile(r"(\w+) bot(?: \d+)?")


@dataclass(frozen=True, slots=True)
class Player:
    """A player in a seat. Bots are recognised by name, so a record says who played: `greedy bot`, `greedy bot 2`."""

    name: str
    bot: str = ""
    """The kind of bot, such as `greedy`; empty for a person."""

    @classmethod
    def named(cls, name: str) -> Player:
        """The player whom a record calls by this name."""
        found = _BOT.fullmatch(name)
        return cls(name, found[1] if found and found[1] in bots.names() else "")


def person(name: str) -> Player:
    """A person with this name. ConfigError if it is empty or the name of a bot."""
    name = tidy(name)
    if not name or Player.named(name).bot:
        raise ConfigError(f"“{name}” is no name for a person")
    return Player(name)


def bot(name: str, number: int = 1) -> Player:
    """A bot of this kind, with a number to tell several apart. ConfigError names the known bots."""
    if name not in bots.names():
        raise ConfigError(f"there is no bot “{name}”; the bots are {', '.join(bots.names())}")
    return Player(f"{name} bot" + (f" {number}" if number > 1 else ""), name)


class Table:
    """A game with a player in each seat. Make one with `Table.open` or `Table.resume`."""

    def __init__(self, game: Game, players: Sequence[Player], told: Sequence[list[Event]] = ()) -> None:
        """`told` has the events so far for each seat and, last, for spectators; leave it out at the start of a game."""
        if len(players) != game.config.seats or len({player.name for player in players}) < len(players):
            raise ConfigError(f"{game.config.seats} players with different names must sit at this table")
        self.game = game
        self.players = tuple(players)
        self._told = list(told) or [[] for _ in range(game.config.seats + 1)]
        self._marks: list[tuple[int, ...]] = []  # how much everyone had been told before each decision
        self._bots: dict[int, bots.Bot] = {}
        if not told:
            self._tell()

    @classmethod
    def open(cls, game: str, players: Sequence[Player], *, seed: int | None = None, **options: Any) -> Table:
        """Start a new game with these players. The options are those of `Game.new`."""
        names = tuple(player.name for player in players)
        return cls(Game.new(game, seed=seed, names=names, seats=len(players), **options), players)

    @classmethod
    def resume(cls, path: str | Path) -> Table:
        """Continue the game in a file where it stopped. RecordError says what is wrong with a bad file."""
        record = read_record(path)
        game = Game.from_record(record)
        told: list[list[Event]] = [[] for _ in range(game.config.seats + 1)]
        for at in walk_record(record):
            _add_events(told, at)
        return cls(game, seated(record), told)

    def autosave(self, path: str | Path) -> None:
        """Save the game to a file after every decision from now on."""
        self.game.autosave(path)

    # --- what is ---

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return tuple(player.name for player in self.players)

    @property
    def people(self) -> list[int]:
        """The seats of people, as opposed to bots."""
        return [seat for seat, player in enumerate(self.players) if not player.bot]

    def waiting(self) -> list[int]:
        """The seats of people who owe a decision now."""
        return [seat for seat in self.game.owing if not self.players[seat].bot]

    def seen(self, viewer: int = PUBLIC) -> Observation:
        """Everything that a seat, or a spectator, may know now."""
        return self.game.observe(viewer)

    def told(self, viewer: int = PUBLIC) -> list[Event]:
        """All events since the start, as a seat or a spectator may know them."""
        return self._told[viewer]

    # --- what is done ---

    def play(self, seat: int, move: int | str | Action | Move) -> None:
        """Make a move for a seat; errors as in `Game.play`."""
        mark = tuple(map(len, self._told))
        self.game.play(seat, move)
        self._marks.append(mark)
        self._tell()

    def request(self, seat: int, name: str) -> None:
        """Make a request for a seat; errors as in `Game.request`."""
        self.game.request(seat, name)
        self._tell()

    def bots_move(self) -> int | None:
        """Let one bot that owes a decision make it, and return its seat; None if no bot owes one."""
        for seat in self.game.owing:
            if name := self.players[seat].bot:
                if seat not in self._bots:
                    self._bots[seat] = bots.make(name, self.game.rules, self.game.seed * 31 + seat)
                self.play(seat, self._bots[seat].choose(self.game.observe(seat)))
                return seat
        return None

    def undo(self, seat: int) -> None:
        """Take back the latest decision of a seat while that is fair. IllegalMove says why it is not."""
        self.game.undo(seat)
        if self._marks:
            for events, length in zip(self._told, self._marks.pop(), strict=True):
                del events[length:]
            self._tell()  # a request stays

    def _tell(self) -> None:
        _add_events(self._told, self.game)


def _add_events(told: list[list[Event]], game: Game) -> None:
    for viewer in range(game.config.seats):
        told[viewer] += game.events(viewer)
    told[PUBLIC] += game.events(PUBLIC)


def seated(record: Record) -> list[Player]:
    """The players that a record names. A seat without a name is called by its letter."""
    names = [*record.names, *"ABCDE"[len(record.names) : record.config.seats]]
    return [Player.named(name) for name in names]
