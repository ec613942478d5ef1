"""A game and its players: who sits where, which decisions were made, whose bot moves next, and how to undo.

This is the model that the terminal's `Table` and the server's `Room` share. It does no input or output and never waits.
"""
from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from arcanarium import bots
from arcanarium.core.contract import Action
from arcanarium.core.errors import ConfigError
from arcanarium.core.game import Game, Move
from arcanarium.core.record import CHANCE, COMMENT, SEATS, Line, Record, parse_record, tidy

_BOT = re.compile(r"(\w+) bot(?: \d+)?")


@dataclass(slots=True)
class Player:
    """The player in a seat: a person, or a bot. Bots are recognised by name, so a record says who played: `greedy bot`,
    `greedy bot 2`."""

    name: str = ""
    bot: str = ""
    """The kind of bot that has the seat for good, such as `greedy`; empty for a person."""
    stand_in: str = ""
    """The kind of bot that plays for a person for the time being, or nothing."""

    @classmethod
    def named(cls, name: str) -> Player:
        """The player whom a record calls by this name."""
        found = _BOT.fullmatch(name)
        return Player(name, found[1] if found and found[1] in bots.names() else "")

    @property
    def deciding_bot(self) -> str:
        """The kind of bot that decides for this seat now, or nothing where a person decides."""
        return self.bot or self.stand_in


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


def distinct_names(players: Sequence[Player]) -> list[str]:
    """A different name for each player, by seat. Bots are named as in records; a person whose name is taken gets a
    number after it."""
    found: list[str] = []
    kinds: list[str] = []
    for player in players:
        if player.bot:
            kinds.append(player.bot)
            found.append(bot(player.bot, kinds.count(player.bot)).name)
        else:
            name, number = player.name, 1
            while name in found:
                number += 1
                name = f"{player.name} {number}"
            found.append(name)
    return found


def players_of(record: Record) -> list[Player]:
    """The players that a record names. A seat without a name is called by its letter."""
    names = [*record.names, *SEATS[len(record.names) : record.config.seats]]
    return [Player.named(name) for name in names]


P = TypeVar("P", bound=Player)


class PlayedGame(Generic[P]):
    """A game with a player in each seat.

    A step is a decision: step 3 is the fourth decision of the game, and `step` counts the decisions made. A request is
    no step. The game may be one that has been played for a while already.
    """

    def __init__(self, game: Game, players: list[P]) -> None:
        """`players` are kept, not copied: their owner may let another bot or person decide. ConfigError unless there is
        one for each seat."""
        if len(players) != game.config.seats:
            raise ConfigError(f"{len(players)} players cannot take the {game.config.seats} seats of this game")
        self.game = game
        self.players = players
        self.era = 0
        """How often something has been undone. A step number is used again after an undo, but with another era."""
        self._decisions = [
            (line.seat, before) for before, line in enumerate(game.lines)
            if line.who not in (CHANCE, COMMENT) and not line.request]  # who decided; length of the record before

    # --- what is ---

    @property
    def step(self) -> int:
        """How many decisions have been made."""
        return len(self._decisions)

    @property
    def revision(self) -> tuple[int, int]:
        """A value that changes with every decision, request and undo, to find out whether the game has gone on."""
        return self.era, len(self.game.lines)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return tuple(player.name for player in self.players)

    @property
    def people(self) -> list[int]:
        """The seats that belong to people, as opposed to bots."""
        return [seat for seat, player in enumerate(self.players) if not player.bot]

    def waiting(self) -> list[int]:
        """The seats that owe a decision which a person has to make."""
        return [seat for seat in self.game.owing if not self.players[seat].deciding_bot]

    def bot_to_move(self) -> int | None:
        """The first seat that owes a decision which a bot has to make, also where people decide at the same time."""
        return next((seat for seat in self.game.owing if self.players[seat].deciding_bot), None)

    def last_decision(self, seat: int) -> int | None:
        """The latest step at which a seat decided, if there is one."""
        return next((step for step in reversed(range(self.step)) if self._decisions[step][0] == seat), None)

    def deciders(self, since: int) -> list[int]:
        """The seats that decided at a step and after it, in order."""
        return [seat for seat, _ in self._decisions[since:]]

    def lines_since(self, step: int) -> tuple[Line, ...]:
        """The lines that the record has gained by the decision at a step and by all that followed it."""
        return self.game.lines[self._decisions[step][1] :]

    # --- what is done ---

    def play(self, seat: int, move: int | str | Action | Move) -> None:
        """Make a move for a seat; errors as in `Game.play`."""
        before = len(self.game.lines)
        self.game.play(seat, move)
        self._decisions.append((seat, before))

    def request(self, seat: int, name: str) -> None:
        """Make a request for a seat; errors as in `Game.request`."""
        self.game.request(seat, name)

    def undo(self, seat: int) -> None:
        """Undo the latest decision of a seat while that is fair. IllegalMove says why it is not."""
        self.game.undo(seat)
        self._forget(self.step - 1)

    def go_back(self, to: int) -> None:
        """Undo all decisions from step `to` on, fair or not: the players must have agreed. Requests made since then
        stay. ValueError if there is no such step."""
        if not 0 <= to < self.step:
            raise ValueError(f"there is no step {to} to go back to")
        seat, before = self._decisions[to]
        if to == self.step - 1 and self.game.can_undo(seat):
            self.undo(seat)
            return
        record = parse_record(self.game.record())
        requests = [line for line in record.lines[before:] if line.request]
        self.game = Game.from_record(replace(record, lines=record.lines[:before], result=None))
        for line in requests:
            self.game.request(line.seat, line.text)
        self._forget(to)

    def _forget(self, to: int) -> None:
        """Drop what was noted about the steps from `to` on, after the game has gone back there."""
        del self._decisions[to:]
        self.era += 1
