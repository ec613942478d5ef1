"""`arcana board`: an analysis board, with moves for all seats, branches, the best lines, and positions as text."""
from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path as FilePath
from typing import TYPE_CHECKING

from rich import box
from rich.console import Group
from rich.live import Live
from rich.table import Table as RichTable
from rich.text import Text

from arcanarium.bots import names as bot_names
from arcanarium.bots.people import first_opponent, shown_names
from arcanarium.core import registry
from arcanarium.core.contract import PUBLIC
from arcanarium.core.errors import ArcanariumError, ConfigError, MoveError, PositionError, RecordError
from arcanarium.core.game import Game, secret_seed
from arcanarium.core.record import SEATS, Record, parse_record
from arcanarium.learn.study.board import LONG, BoardStart, Branches, Lines, dealt, is_record, reports, stand, words_in
from arcanarium.learn.study.lights import LIGHTS, Light
from arcanarium.learn.study.telling import percent
from arcanarium.locale.known_errors import explained
from arcanarium.locale.reader import file_fault, speech
from arcanarium.table import Player, Table, acts, bot, fresh_path, person
from arcanarium.table.played import distinct_names
from arcanarium.terminal.board import board_of, fitting
from arcanarium.terminal.cards import print_named
from arcanarium.terminal.log import latest, log_lines
from arcanarium.terminal.look import STYLES, Look, words
from arcanarium.terminal.moves import Choice
from arcanarium.terminal.play import Sitting
from arcanarium.terminal.setup import Quit, read_line

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction

SHOWN = 3
"""How many lines of the log stand below the board."""
LONGEST_SEARCH = 1_000_000
STEPS = 8
"""So many steps of a line are shown."""


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add `board` to the command line."""
    say = speech().say
    parser = subparsers.add_parser("board", help=say("board-help"), description=say("board-more"))
    parser.add_argument("what", nargs="?", metavar="FILE|GAME", help=say("board-help-what"))
    parser.add_argument("--step", type=int, default=None, help=say("board-help-step"))
    parser.add_argument("--seats", type=int, default=2, help=say("play-help-seats"))
    parser.add_argument("--sets", help=say("play-help-sets"))
    parser.add_argument("--seed", type=int, help=say("play-help-seed"))
    parser.add_argument("--plain", action="store_true", help=say("play-help-plain"))
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    look = Look(args.plain)
    games = [spec.about.name for spec in registry.specs()]
    what = args.what or games[0]
    if what in games and not FilePath(what).exists():
        options = {"sets": args.sets} if args.sets else {}
        seed = secret_seed() if args.seed is None else args.seed
        start = BoardStart(position=dealt(what, seed, seats=args.seats, **options).position())
    else:
        start = start_in(what, args.step)
    StudyBoard(look, start).run()
    return 0


def start_in(path: str, step: int | None = None) -> BoardStart:
    """The start of a board in a file: a position, or a record, at a step or at its end."""
    try:
        text = FilePath(path).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror or str(error) if isinstance(error, OSError) else "not UTF-8 text"
        raise RecordError(reason, path) from None
    if not is_record(text):
        try:
            Game.from_position(text, seed=0)
        except PositionError as error:
            raise PositionError.of(error.faults, path) from None
        return BoardStart(position=text)
    record = parse_record(text, path)
    Game.from_record(record)
    return BoardStart(text, len(acts(record)) if step is None else step)


class StudyBoard:
    """The board and who looks at it."""

    def __init__(self, look: Look, start: BoardStart) -> None:
        self.look = look
        self.light: Light = "fair"
        self.eyes: int | None = None
        """Whose hand is shown; None: that of whoever decides."""
        self.searches: dict[tuple[int, int, Light], Lines] = {}
        self.found: dict[tuple[int, Light], Sequence[float]] = {}
        """The chances that were found, by place."""
        self.begin(start)

    def begin(self, start: BoardStart) -> None:
        """Lay out another board."""
        game = stand(start)
        self.start, self.branches, self.here, self.game = start, Branches(), 0, game
        self.searches.clear()
        self.found.clear()
        name = game.config.game
        self.spec, self.show = registry.spec(name), registry.face(name)
        record: Record = parse_record(game.record())
        self.names = shown_names(record.names, self.look.texts)
        self.names += [self.look.say("board-name", seat=letter) for letter in SEATS[len(self.names):game.config.seats]]
        self.decider = game.owing[0] if game.owing else PUBLIC
        self.look.show_game(self.spec, game.observe(PUBLIC))

    def run(self) -> None:
        """Take commands until the reader leaves."""
        try:
            self.draw()
            while True:
                text = read_line(self.look, "> ")
                try:
                    if self.obey(text):
                        self.draw()
                except ArcanariumError as error:
                    self.look.print(words(explained(error, self.look.texts), "warn"))
        except Quit:
            pass

    # --- the screen ---

    def choice(self) -> Choice | None:
        """The moves of who decides; None where nobody does."""
        if self.decider not in self.game.owing:
            return None
        return Choice(self.look, self.show, self.game, self.decider, self.names)

    def draw(self) -> None:
        look, choice = self.look, self.choice()
        viewer = self.eyes if self.eyes is not None else self.decider
        board = board_of(self.spec)(look, self.names, self.game.observe(viewer))
        log = latest(look, log_lines(look, self.show, self.game.events(viewer), self.names, viewer), SHOWN)
        if choice is None:
            below = look.drawn(words(look.say("board-no-decision"), "name"))
        else:
            asked = look.say("board-asked", who=self.names[self.decider], question=choice.question())
            below = look.drawn(Group(Text(), words(asked, "name"), choice.draw(True)))
        look.clear()
        drawn, _ = fitting(look, board, look.console.height - len(below) - SHOWN - 2)
        look.print(Group(drawn, log, below), end="")
        look.print(words(look.say("board-how"), "brass"))

    # --- commands ---

    def obey(self, text: str) -> bool:
        """Carry out a command or make a move; True if the board must be drawn again."""
        word, _, rest = text.partition(" ")
        if not text:
            return True
        if command := self.commands().get(word.casefold()):
            return bool(command(rest.strip()))
        return self.make(text)

    def commands(self) -> dict[str, Callable[[str], object]]:
        """What can be typed besides moves. A command that answers True changes what is shown."""
        return {
            "b": self.back, "n": self.on, "q": self.leave, "?": self.help,
            "back": self.back, "next": self.on, "quit": self.leave, "exit": self.leave, "help": self.help,
            "go": lambda rest: self.go(int(rest) if rest.isdecimal() else -1, "board-go-how"),
            "tree": lambda _: self.print_tree(), "lines": self.search, "light": self.choose_light,
            "seat": self.choose_seat, "eyes": self.choose_eyes, "position": self.print_position, "save": self.save,
            "load": self.load, "play": self.play_on, "language": self.look.speak,
            "card": lambda rest: print_named(self.look, self.spec, rest, self.game.observe(PUBLIC)),
        }

    def leave(self, _: str) -> None:
        raise Quit

    def help(self, _: str) -> None:
        self.look.print_message("board-commands")

    def back(self, _: str) -> bool:
        return self.go(self.branches.places[self.here].parent, "board-at-start")

    def on(self, _: str) -> bool:
        after = self.branches.places[self.here].after
        return self.go(after[0] if after else -1, "board-at-end")

    def load(self, path: str) -> bool:
        self.begin(start_in(path))
        return True

    def print_position(self, _: str) -> None:
        """The position as it can be copied: its lines are not broken."""
        self.look.console.print(self.game.position(), markup=False, soft_wrap=True, end="")

    def make(self, text: str) -> bool:
        choice = self.choice()
        if choice is None:
            self.look.print_message("board-no-decision")
            return False
        try:
            move = choice.read(text).text
        except MoveError as error:
            self.look.print(words(explained(error, self.look.texts), "warn"))
            return False
        return self.go(self.branches.add(self.here, self.decider, move), "")

    def go(self, place: int, otherwise: str) -> bool:
        """Go to a place, or say that there is none."""
        if not 0 <= place < len(self.branches.places):
            self.look.print(words(self.look.say(otherwise, most=len(self.branches.places) - 1), "warn"))
            return False
        self.here = place
        self.game = stand(self.start, self.branches.path(place))
        self.decider = self.game.owing[0] if self.game.owing else PUBLIC
        return True

    def seat_called(self, letter: str) -> int | None:
        seat = SEATS[: self.game.config.seats].find(letter.upper()) if len(letter) == 1 else -1
        if seat < 0:
            known = ", ".join(SEATS[: self.game.config.seats])
            self.look.print(words(self.look.say("setup-choose", known=known), "warn"))
            return None
        return seat

    def choose_seat(self, letter: str) -> bool:
        """Let another of the seats decide that owe a decision at the same time."""
        seat = self.seat_called(letter)
        if seat is None:
            return False
        if seat not in self.game.owing:
            self.look.print(words(self.look.say("board-owes-none", who=self.names[seat]), "warn"))
            return False
        self.decider = seat
        return True

    def choose_eyes(self, letter: str) -> bool:
        if not letter:
            self.eyes = None
            return True
        seat = self.seat_called(letter)
        if seat is not None:
            self.eyes = seat
        return seat is not None

    def choose_light(self, name: str) -> None:
        if name not in LIGHTS:
            name = LIGHTS[(LIGHTS.index(self.light) + 1) % len(LIGHTS)]
        self.light = LIGHTS[LIGHTS.index(name)]
        self.look.print_message(f"board-light-{self.light}")

    def print_tree(self) -> None:
        """All places with their numbers, branches further in."""
        self.look.print(self._row(0, 0, self.look.say("board-start-place")))
        deep = {0: 0}
        for n, before, _ in self.branches.games(self.start):
            place = self.branches.places[n]
            deep[n] = deep[place.parent] + (len(self.branches.places[place.parent].after) > 1)
            number = before.rules.read_action(before.state, place.move)
            said = words_in(before.rules, before.state, place.seat, number, self.look.texts, self.names)
            self.look.print(self._row(n, deep[n], f"{self.names[place.seat]}: {said}", self.known(n, place.seat)))

    def known(self, n: int, seat: int) -> str:
        """The chance of a seat at a place, if somebody searched there in this light."""
        win = self.found.get((n, self.light))
        return self.look.say("percent", n=self.look.figure(str(percent(win[seat])))) if win else ""

    def _row(self, n: int, deep: int, said: str, chance: str = "") -> Text:
        here = STYLES["brass"] if n == self.here else ""
        return Text.assemble((f"{n:>3} ", STYLES["number"]), "  " * deep, (said, here), f"  {chance}")

    # --- searching ---

    def search(self, visits: str) -> None:
        """Show the best lines while they are searched. Ctrl-C ends the search, and what was found stays."""
        if self.choice() is None:
            self.look.print_message("board-no-decision")
            return
        key = self.here, self.decider, self.light
        lines = self.searches.setdefault(key, Lines(self.game, self.decider, self.light))
        console = self.look.console
        after = reports(max(1, min(int(visits) if visits.isdecimal() else LONG, LONGEST_SEARCH)))
        shown = self.table(lines, next(after))
        with Live(shown, console=console, auto_refresh=False, transient=True) as live:
            try:
                for n in after:
                    shown = self.table(lines, n)
                    if console.is_terminal:
                        live.update(shown, refresh=True)
            except KeyboardInterrupt:
                pass
        console.print(shown)

    def table(self, lines: Lines, visits: int) -> Group:
        """The chances of all seats and the best moves with their lines, after so many visits."""
        look = self.look
        told = lines.told(lines.grow(visits), look.texts, self.names)
        self.found[self.here, self.light] = told["win"]
        rows = RichTable(box=box.ASCII2 if look.plain else box.SIMPLE_HEAD, pad_edge=False)
        rows.add_column(look.say("board-column-wins"), justify="right", style=STYLES["point"])
        rows.add_column(look.say("board-column-move"), overflow="fold")
        rows.add_column(look.say("board-column-line"), overflow="fold")
        for move in told["moves"]:
            rows.add_row(self.chance(move["win"], move["error"]), move["words"],
                         " · ".join(f"{self.names[step['seat']]}: {step['words']}" for step in move["line"][:STEPS]))
        chances = "  ".join(f"{name} {self.look.say('percent', n=look.figure(str(percent(win))))}"
                            for name, win in zip(self.names, told["win"], strict=True))
        note = look.say(f"board-light-{self.light}")
        return Group(words(look.say("board-visits", n=told["visits"], chances=chances), "brass"), rows,
                     words(note, "quiet"))

    def chance(self, win: float, error: float) -> str:
        """A chance with two standard errors, in hundredths."""
        return self.look.say("board-chance", n=percent(win), error=max(1, percent(2 * error)))

    # --- out and in ---

    def save(self, where: str) -> None:
        """Write the position to a file."""
        if not where or FilePath(where).exists():
            self.look.print(words(self.look.say("play-save-exists" if where else "board-save-how", path=where), "warn"))
            return
        try:
            FilePath(where).write_text(self.game.position(), encoding="utf-8")
        except OSError as error:
            self.look.print(words(f"{where}: {file_fault(error)}", "warn"))
            return
        self.look.print_message("board-saved", path=where)

    def play_on(self, rest: str) -> None:
        """Play on from here against bots: `play A level3`. The board is there again afterwards."""
        letter, _, name = rest.partition(" ")
        seat = self.decider if not letter and self.decider != PUBLIC else self.seat_called(letter)
        game = self.game.config.game
        name = name.strip() or first_opponent(game)
        if seat is None:
            return
        if name not in bot_names(game):
            raise ConfigError(f"there is no bot “{name}”; the bots are {', '.join(bot_names(game))}")
        if self.game.over:
            self.look.print_message("board-no-decision")
            return
        players: list[Player] = [person(self.look.say("setup-you")) if each == seat else bot(name)
                                 for each in range(len(self.names))]
        called = distinct_names(players)
        made = Game.from_position(self.game.position(), names=called)
        path = fresh_path(game, datetime.now())
        made.autosave(path)
        table = Table.resume(path)
        table.autosave(path)
        Sitting(self.look, table, path).run()
        if sys.stdin.isatty():
            read_line(self.look, self.look.say("board-again"))
            self.draw()
