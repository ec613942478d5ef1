"""`arcana replay FILE`: a recorded game, step by step, forward and back, or printed as a whole."""
from __future__ import annotations

import sys
from argparse import Namespace
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich.console import Group

from arcanarium.bots.people import shown_names
from arcanarium.core import registry
from arcanarium.core.contract import PUBLIC, AnyFace, Event, Result
from arcanarium.core.errors import ConfigError, RecordError
from arcanarium.core.game import Game
from arcanarium.core.record import SEATS, Record, read_record
from arcanarium.locale.known_errors import explained
from arcanarium.locale.reader import speech
from arcanarium.table import Player, walk_record
from arcanarium.table.played import players_of
from arcanarium.terminal.board import board_of, fitting
from arcanarium.terminal.log import latest, log_lines, score_table
from arcanarium.terminal.look import Look, words
from arcanarium.terminal.setup import Quit, read_line

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction

SHOWN = 3
"""How many lines of the log stand below the board."""


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add `replay` to the command line."""
    say = speech().say
    parser = subparsers.add_parser("replay", help=say("replay-help"), description=say("replay-more"))
    parser.add_argument("file", metavar="FILE", help=say("replay-help-file"))
    parser.add_argument("--all", action="store_true", help=say("replay-help-all"))
    parser.add_argument("--seat", help=say("replay-help-seat"))
    parser.add_argument("--plain", action="store_true", help=say("play-help-plain"))
    parser.set_defaults(run=run)


@dataclass(frozen=True, slots=True)
class ReplayPoint:
    """What a viewer sees at one point of a game, and what had just happened."""

    seen: Any
    events: list[Event]
    round: int


def run(args: Namespace) -> int:
    look = Look(args.plain)
    record, damage = readable(args.file)
    viewer = PUBLIC
    if args.seat is not None:
        letters = SEATS[: record.config.seats]
        viewer = letters.find(args.seat.upper()) if len(args.seat) == 1 else -1
        if viewer < 0:
            raise ConfigError(look.say("setup-choose", known=", ".join(letters)))
    show = registry.face(record.config.game)
    walked, result = replay_points(record, show, viewer)
    look.show_game(registry.spec(record.config.game), walked[0].seen)
    replay = Replay(look, show, players_of(record), walked, result, viewer)
    for warning in record.warnings:
        look.print_message("replay-warning", warning=warning)
    if args.all:
        replay.print_all()
    else:
        replay.browse()
    if damage:
        print(f"arcana: {explained(damage, look.texts)}", file=sys.stderr)
        return 2
    return 0


def readable(path: str) -> tuple[Record, RecordError | None]:
    """The record in a file as far as it can be replayed, and what is wrong with the rest."""
    try:
        record = read_record(path)
        Game.from_record(record)
        return record, None
    except RecordError as error:
        if not isinstance(error.read, Record):
            raise
        try:
            Game.from_record(error.read)
        except RecordError as earlier:  # the text can be read further than the game can be played
            if not isinstance(earlier.read, Record):
                raise error from None
            return earlier.read, earlier
        return error.read, error


def replay_points(record: Record, show: AnyFace, viewer: int) -> tuple[list[ReplayPoint], Result | None]:
    found = []
    result = None
    for game in walk_record(record):
        seen = game.observe(viewer)
        found.append(ReplayPoint(seen, game.events(viewer), int(show.view(seen)["round"])))
        result = game.result
    return found, result


class Replay:
    def __init__(self, look: Look, show: AnyFace, players: list[Player], walked: list[ReplayPoint],
                 result: Result | None, viewer: int) -> None:
        self.look, self.show, self.walked, self.result, self.viewer = look, show, walked, result, viewer
        self.called = [player.name for player in players]
        self.names = shown_names(self.called, look.texts)
        self.at = 0

    def lines(self, upto: int) -> list[str]:
        events = [event for point in self.walked[: upto + 1] for event in point.events]
        return log_lines(self.look, self.show, events, self.names, self.viewer)

    def print_all(self) -> None:
        for line in self.lines(len(self.walked) - 1):
            self.look.print(line)
        self.print_score()

    def print_score(self) -> None:
        if self.result:
            self.look.print(score_table(self.look, self.show, self.walked[-1].seen, self.names, self.result))

    def browse(self) -> None:
        """Take commands until the reader leaves."""
        try:
            while True:
                self.draw()
                self.obey(read_line(self.look, self.look.say("replay-how") + "\n> ").casefold())
        except Quit:
            pass

    def draw(self) -> None:
        look, point = self.look, self.walked[self.at]
        last = self.at == len(self.walked) - 1
        board = board_of(registry.spec(self.show.view(point.seen)["game"]))(look, self.names, point.seen)
        log = latest(look, self.lines(self.at), SHOWN)
        note = "replay-start" if self.at == 0 else "replay-end" if last else ""
        state = words(look.say("replay-at", n=self.at, all=len(self.walked) - 1) + (
            f"  {look.say(note)}" if note else ""), "brass")
        look.clear()
        drawn, _ = fitting(look, board, look.console.height - len(look.drawn(log)) - 4)
        look.print(Group(drawn, log, state))
        if last:
            self.print_score()

    def obey(self, text: str) -> None:
        last = len(self.walked) - 1
        if text in ("q", "quit", "exit"):
            raise Quit
        if text == "":
            if self.at == last and not sys.stdin.isatty():
                raise Quit
            self.at = min(self.at + 1, last)
        elif text == "b":
            self.at = max(self.at - 1, 0)
        elif text == "e":
            self.at = last
        elif text == "log":
            self.look.print("\n".join(self.lines(self.at)))
            read_line(self.look, "> ")
        elif text.partition(" ")[0] == "language":
            self.look.speak(text.partition(" ")[2])
            self.names = shown_names(self.called, self.look.texts)
        elif text.isdecimal():
            starts = [i for i, point in enumerate(self.walked) if point.round == int(text)]
            if starts:
                self.at = starts[0]
            else:
                read_line(self.look, self.look.say("replay-no-round", n=int(text)) + " > ")
