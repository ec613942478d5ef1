"""The table of the terminal: a played game that is saved to a file, with the events that each viewer has been told."""
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from arcanarium import bots
from arcanarium.core.contract import PUBLIC, Action, Event, Observation
from arcanarium.core.errors import ConfigError
from arcanarium.core.game import Game, Move
from arcanarium.core.record import COMMENT, parse_record, read_record
from arcanarium.table.played import PlayedGame, Player, players_of
from arcanarium.table.saves import acts, walk_record

NO_HINTS = "no hints"
"""The comment in a saved game that hints are forbidden there."""


class Table(PlayedGame[Player]):
    """A game with a player in each seat. Make one with `Table.open` or `Table.resume`."""

    def __init__(self, game: Game, players: Sequence[Player]) -> None:
        """Everyone has been told the whole game so far. ConfigError unless each seat has a player with a name of its
        own."""
        super().__init__(game, list(players))
        if len(set(self.names)) < len(self.names):
            raise ConfigError(f"{game.config.seats} players with different names must sit at this table")
        self._told: list[list[Event]] = [[] for _ in range(game.config.seats + 1)]  # by seat; last, for spectators
        self._marks: list[tuple[int, ...]] = []  # for each decision, how many events each had been told before
        self.hints = not any(line.who == COMMENT and line.text == NO_HINTS for line in game.lines)
        """Whether players may ask for hints. A saved game remembers that they may not."""
        self._path: str | Path | None = None
        self._bots: dict[int, bots.Bot] = {}
        record = parse_record(game.record())
        for act, at in zip([None, *acts(record)], walk_record(record), strict=True):
            if act and not act.request:
                self._mark()
            self._tell(at)

    @classmethod
    def open(cls, game: str, players: Sequence[Player], *, seed: int | None = None, **options: Any) -> Table:
        """Start a new game with these players. The options are those of `Game.new`."""
        names = tuple(player.name for player in players)
        return cls(Game.new(game, seed=seed, names=names, seats=len(players), **options), players)

    @classmethod
    def resume(cls, path: str | Path) -> Table:
        """Continue the game in a file where it stopped. RecordError says what is wrong with a bad file."""
        record = read_record(path)
        return cls(Game.from_record(record), players_of(record))

    def autosave(self, path: str | Path) -> None:
        """Save the game to a file after every decision from now on."""
        self.game.autosave(path)
        self._path = path
        if not self.hints and not any(line.text == NO_HINTS for line in self.game.lines):
            with open(path, "ab") as file:
                file.write(f"{COMMENT} {NO_HINTS}\n".encode())

    # --- what is ---

    def seen(self, viewer: int = PUBLIC) -> Observation:
        """Everything that a seat, or a spectator, may know now."""
        return self.game.observe(viewer)

    def told(self, viewer: int = PUBLIC) -> list[Event]:
        """All events since the start, as a seat or a spectator may know them."""
        return self._told[viewer]

    # --- what is done ---

    def play(self, seat: int, move: int | str | Action | Move) -> None:
        """Make a move for a seat; errors as in `Game.play`."""
        super().play(seat, move)
        self._mark()
        self._tell(self.game)

    def request(self, seat: int, name: str) -> None:
        """Make a request for a seat; errors as in `Game.request`."""
        super().request(seat, name)
        self._tell(self.game)

    def bots_move(self) -> int | None:
        """Let one bot that owes a decision make it, and return its seat; None if no bot owes one."""
        seat = self.bot_to_move()
        if seat is not None:
            if seat not in self._bots:
                name = self.players[seat].deciding_bot
                self._bots[seat] = bots.make(name, self.game.rules, self.game.bot_seed(seat))
            self.play(seat, self._bots[seat].choose(self.game.observe(seat)))
        return seat

    def go_back(self, to: int) -> None:
        """Undo all decisions from step `to` on, fair or not, in the saved game as well; see `PlayedGame.go_back`."""
        before = self.game
        super().go_back(to)
        if self._path is not None and self.game is not before:
            self.autosave(self._path)

    def _forget(self, to: int) -> None:
        super()._forget(to)
        for events, length in zip(self._told, self._marks[to], strict=True):
            del events[length:]
        del self._marks[to:]
        self._tell(self.game)  # requests made since then stay, and are told again

    def _mark(self) -> None:
        self._marks.append(tuple(map(len, self._told)))

    def _tell(self, game: Game) -> None:
        for viewer in (*range(game.config.seats), PUBLIC):
            self._told[viewer] += game.events(viewer)
