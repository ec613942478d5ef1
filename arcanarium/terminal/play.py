"""`arcana play`: a game at one keyboard, for people and bots. Every decision is saved as it is made."""
from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.text import Text

from arcanarium.bots.people import shown_names
from arcanarium.core import registry
from arcanarium.core.contract import PUBLIC, request_message
from arcanarium.core.errors import ConfigError, MoveError, RecordError
from arcanarium.core.record import Record, tidy
from arcanarium.engine.analysis import Limit
from arcanarium.engine.telling import in_a_row, listed
from arcanarium.learn.coaching import notes
from arcanarium.learn.hints import hint, sentences
from arcanarium.learn.study.lights import COSTLY
from arcanarium.learn.verdicts import judge
from arcanarium.locale.known_errors import explained
from arcanarium.locale.reader import file_fault, speech
from arcanarium.table import Table, unfinished
from arcanarium.terminal.board import LARGEST, board_of, fitting
from arcanarium.terminal.cards import print_named
from arcanarium.terminal.log import latest, log_lines, score_table
from arcanarium.terminal.look import STYLES, Look, words
from arcanarium.terminal.moves import Choice
from arcanarium.terminal.setup import Quit, new_table, offer_to_resume, read_line

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction

LEAST_LOG, MOST_LOG = 2, 12
INTERRUPTED = 130
LATEST = "latest"
HINT = Limit(visits=1500, seconds=2.0)
"""How long is thought about a hint."""
COACH = 600
"""The visits after which the coach says what it thinks of a move."""


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add `play` to the command line."""
    say = speech().say
    parser = subparsers.add_parser("play", help=say("play-help"), description=say("play-more"))
    parser.add_argument("game", nargs="?", metavar="GAME", help=say("play-help-game"))
    parser.add_argument("--variant", help=say("play-help-variant"))
    parser.add_argument("--sets", help=say("play-help-sets"))
    parser.add_argument("--seats", type=int, help=say("play-help-seats"))
    parser.add_argument("--players", metavar="NAME,BOT,...", help=say("play-help-players"))
    parser.add_argument("--bots", metavar="BOT,...", help=say("play-help-bots"))
    parser.add_argument("--no-hints", action="store_true", help=say("play-help-no-hints"))
    parser.add_argument("--coach", action="store_true", help=say("play-help-coach"))
    parser.add_argument("--seed", type=int, help=say("play-help-seed"))
    parser.add_argument("--cards", metavar="FILE", help=say("play-help-cards"))
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=say("play-help-option"))
    parser.add_argument("--resume", nargs="?", const=LATEST, metavar="FILE", help=say("play-help-resume"))
    parser.add_argument("--fast", action="store_true", help=say("play-help-fast"))
    parser.add_argument("--plain", action="store_true", help=say("play-help-plain"))
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    look = Look(args.plain)
    try:
        path, table = _table(args, look)
    except Quit:
        return 0
    if args.coach and len(table.people) > 1:
        raise ConfigError(look.say("coach-alone"))
    return Sitting(look, table, path, args.fast, args.coach).run()


def _table(args: Namespace, look: Look) -> tuple[Path, Table]:
    """The table to play at: a saved one, or a new one as the options and the answers say."""
    path = None
    if args.resume:
        if args.resume == LATEST and not (saved := unfinished()):
            raise RecordError(look.say("play-nothing-to-resume"))
        path = saved[0] if args.resume == LATEST else Path(args.resume)
    elif not (args.game or args.variant or args.players or args.bots or args.seats or args.sets):
        path = offer_to_resume(look)
    if path is None:
        return new_table(args, look)
    try:
        table = Table.resume(path)
    except RecordError as error:
        if isinstance(error.read, Record) and error.read.lines:
            look.print_message("play-damaged", n=len(error.read.lines), path=str(path))
        raise
    table.hints = table.hints and not args.no_hints
    table.autosave(path)
    return path, table


class Sitting:
    """The people at one keyboard, from the first question to the score table."""

    def __init__(self, look: Look, table: Table, path: Path, fast: bool = False, coach: bool = False) -> None:
        self.look, self.table, self.path, self.fast, self.coach = look, table, path, fast, coach
        self.spec = registry.spec(table.game.config.game)
        self.show = registry.face(table.game.config.game)
        self.board = board_of(self.spec)
        self.names = shown_names(table.names, look.texts)
        look.show_game(self.spec, table.seen())
        self.at = -1  # the seat whose secrets may be on the screen
        self.last: tuple[Any, str] | None = None
        """What was known before the last decision that had a choice, and the move."""
        self.known = [0] * len(table.players)  # how much of the log each has seen

    def run(self) -> int:
        try:
            while not self.table.game.over:
                if not self.bots():
                    self.decide(self.next_person())
            self.finish()
        except (Quit, KeyboardInterrupt) as stopped:
            self.look.print()
            self.look.print_message("play-how-to-resume", path=str(self.path))
            return 0 if isinstance(stopped, Quit) else INTERRUPTED
        return 0

    def bots(self) -> bool:
        """Let bots move as long as one must; people who decide at the same time go first."""
        moved = False
        while not self.table.waiting() and self.table.bots_move() is not None:
            moved = True
        return moved

    def next_person(self) -> int:
        """The person who decides next: the one at the keyboard, if possible. For another the screen is wiped."""
        waiting = self.table.waiting()
        seat = self.at if self.at in waiting else waiting[0]
        if seat != self.at and len(self.table.people) > 1:
            self.look.clear()
            read_line(self.look, self.look.say("play-hand-over", name=self.names[seat]))
        self.at = seat
        return seat

    # --- one decision ---

    def decide(self, seat: int) -> None:
        """Show the table and the moves, and take lines until one of them is a move or changes what is shown."""
        choice = Choice(self.look, self.show, self.table.game, seat, self.names)
        self.draw(choice)
        moved = False
        while not moved:
            text = read_line(self.look, self.prompt(choice))
            command = self.command(text, choice)
            moved = self.move(text, choice) if command is None else command

    def move(self, text: str, choice: Choice) -> bool:
        """Make the move that a line names; if it names none, print the reason and return False."""
        if not text and choice.default is None:
            self.look.print_message("play-how")
            return False
        try:
            move = choice.read(text)
        except MoveError as error:
            self.look.print(words(explained(error, self.look.texts), "warn"))
            return False
        told = self.table.told(choice.seat)
        if any(event.seat != choice.seat for event in told[self.known[choice.seat] :]):
            self.known[choice.seat] = len(told)  # otherwise the turn goes on and stays in view
        if len(choice.moves) > 1:
            self.last = choice.seen, move.text
        self.table.play(choice.seat, move)
        if self.show.weighty(choice.decision):
            self.end_of_turn(choice.seat)
        return True

    def end_of_turn(self, seat: int) -> None:
        """Offer to take the turn back before another seat acts."""
        game = self.table.game
        if self.fast or game.over or seat in game.owing or not game.can_undo(seat):
            return
        self.look.print(latest(self.look, self.news(seat), MOST_LOG))
        while text := read_line(self.look, self.look.say("play-turn-over")):
            if text == "u":
                self.undo(seat)
                return
            self.look.print_message("play-turn-over-how")

    def undo(self, seat: int) -> None:
        self.table.undo(seat)
        self.known = [min(n, len(self.table.told(viewer))) for viewer, n in enumerate(self.known)]

    def news(self, seat: int) -> list[str]:
        """What happened since the seat's last decision, in words."""
        return log_lines(self.look, self.show, self.table.told(seat)[self.known[seat] :], self.names, seat)

    # --- the screen ---

    def prompt(self, choice: Choice) -> str:
        if choice.default is None:
            return "> "
        return self.look.say("play-default", n=choice.number(choice.default)) + " > "

    def draw(self, choice: Choice) -> None:
        """Print the board in as much detail as fits, the news, the question and the moves."""
        look, lines = self.look, self.news(choice.seat)
        board = self.board(look, self.names, choice.seen)
        question = Group(Text(), words(choice.question(), "name"))
        short, full = (look.drawn(Group(question, choice.draw(explained))) for explained in (False, True))
        fewest = len(look.drawn(latest(look, lines, LEAST_LOG))) + 1  # with the prompt
        drawn, detail = fitting(look, board, look.console.height - fewest - len(full))
        # a board that shows the player's components with their powers spares the moves the same
        moves = short if detail >= LARGEST - 1 and choice.decision.kind == "turn" else full
        room = look.console.height - len(drawn) - len(moves) - 2
        most = max(LEAST_LOG, min(MOST_LOG, room))
        while most > LEAST_LOG and len(look.drawn(latest(look, lines, most))) > room:  # long lines are broken
            most -= 1
        look.clear()
        look.print(Group(drawn, latest(look, lines, most), *self.coached(choice), moves), end="")

    def coached(self, choice: Choice) -> list[Text]:
        """What the coach says, if there is one."""
        if not self.coach:
            return []
        said = notes(self.spec.about.name, choice.seen, self.look.texts, self.names)
        return [words(f"{self.look.sign('·', '-')} {note.text}", "calm" if note.kind == "threat" else "brass")
                for note in said]

    # --- commands ---

    def command(self, text: str, choice: Choice) -> bool | None:  # noqa: PLR0912 - one case for each command
        """Carry out a command; None if the line is none, True if the table must be drawn again."""
        word, _, rest = text.partition(" ")
        match word.casefold():
            case "?" | "hint":
                self.hint(choice)
            case "why":
                self.why(rest.strip(), choice)
            case "help":
                messages = "play-commands", self.spec.about.signs[self.look.plain]
                self.look.print(Text("\n".join(self.look.say(message) for message in messages if message)))
            case "u" | "undo":
                return self.take_back(choice.seat)
            case "ask":
                return self.ask(tidy(rest), choice.seat)
            case "log":
                told = self.table.told(choice.seat)
                self.look.print("\n".join(log_lines(self.look, self.show, told, self.names, choice.seat)))
            case "card":
                print_named(self.look, self.spec, rest, choice.seen)
            case "save":
                self.save(rest.strip())
            case "coach":
                return self.switch_coach()
            case "fast":
                self.fast = not self.fast
                self.look.print_message("play-fast" if self.fast else "play-slow")
            case "language":
                if self.look.speak(rest):
                    self.names = shown_names(self.table.names, self.look.texts)
                    return True
            case "board":
                return True
            case "table":
                self.look.print(self.board(self.look, self.names, choice.seen).draw(LARGEST))
            case "quit" | "exit" | "q":
                raise Quit
            case _:
                return None
        return False

    def switch_coach(self) -> bool:
        """Let the coach speak, or silence it; True if it has something to say now."""
        if len(self.table.people) > 1:
            self.look.print(words(self.look.say("coach-alone"), "warn"))
            return False
        self.coach = not self.coach
        self.look.print_message("coach-on" if self.coach else "coach-off")
        return self.coach

    def take_back(self, seat: int) -> bool:
        """Undo the latest decision of a seat, or print why that is not fair."""
        if why := self.table.game.why_no_undo(seat):
            self.look.print(words(self.look.say(why), "warn"))
            return False
        self.undo(seat)
        return True

    def hint(self, choice: Choice) -> None:
        """Print what a strong bot would do and why, unless this table forbids it."""
        look = self.look
        if not self.table.hints:
            look.print(words(look.say("hint-forbidden"), "warn"))
            return
        game, seed = self.table.game, self.table.game.bot_seed(len(self.names) + self.table.step)
        try:
            found = hint(game.rules, choice.seen, HINT, seed, look.texts, self.names)
        except ConfigError:
            look.print(words(look.say("hint-none"), "warn"))
            return
        number = next(choice.number(move) for move in choice.moves if move.text == found.best.move)
        first, *rest = sentences(found, look.texts)
        look.print(Text.assemble((f"{number:>2} ", STYLES["number"]), first))
        for line in rest:
            look.print(words(f"   {line}", "quiet"))

    def why(self, text: str, choice: Choice) -> None:
        """Print what the coach says to a move that is not made, or to the last decision that had a choice."""
        look = self.look
        refused = "hint-forbidden" if not self.table.hints else "verdict-alone" if len(self.table.people) > 1 else ""
        if not refused and not text and self.last is None:
            refused = "verdict-nothing"
        if refused:
            look.print(words(look.say(refused), "warn"))
            return
        try:
            seen, move = (choice.seen, choice.read(text).text) if text or self.last is None else self.last
            found = judge(self.table.game.rules, seen, move, COACH, 1, look.texts, self.names)
        except (MoveError, ConfigError) as error:
            look.print(words(explained(error, look.texts), "warn"))
            return
        for line in found.sentences:
            look.print(words(line, "warn" if line == found.sentences[0] and found.verdict in COSTLY else ""))

    def ask(self, name: str, seat: int) -> bool:
        """Make a request, or print which there are; True if one was granted."""
        if not name:
            known = self.table.game.requests(seat)
            for each in known:
                message = request_message(self.table.game.config.game, each)
                self.look.print_message("play-may-ask", name=each, hint=self.look.say(f"{message}-hint"))
            if not known:
                self.look.print_message("play-nothing-to-ask")
            return False
        try:
            self.table.request(seat, name)
        except MoveError as error:
            self.look.print(words(self.look.say(error.why) if error.why else explained(error, self.look.texts), "warn"))
            return False
        return True

    def save(self, where: str) -> None:
        """Say where the game is saved, and write a copy if the player names a file."""
        if where:
            if Path(where).exists():
                self.look.print(words(self.look.say("play-save-exists", path=where), "warn"))
                return
            try:
                Path(where).write_text(self.table.game.record(), encoding="utf-8")
            except OSError as error:
                self.look.print(words(f"{where}: {file_fault(error)}", "warn"))
                return
        self.look.print_message("play-saved", path=where or str(self.path))

    # --- the end ---

    def finish(self) -> None:
        """Print who won, and where each point came from."""
        game, look = self.table.game, self.look
        result = game.result
        assert result is not None
        viewer = self.table.people[0] if len(self.table.people) == 1 else PUBLIC
        look.clear()
        told = log_lines(look, self.show, self.table.told(viewer), self.names, viewer)
        look.print(latest(look, told, MOST_LOG))
        look.print(score_table(look, self.show, self.table.seen(PUBLIC), self.names, result))
        wins = self.show.view(self.table.seen(PUBLIC)).get("match")
        if wins:
            score = in_a_row([look.say("log-score", who=name, n=n) for name, n in zip(
                self.names, wins["wins"], strict=True)], look.texts)
            look.print_message("play-match-wins", score=score)
        winners = listed([self.names[seat] for seat in result.winners], look.texts)
        look.print(words(look.say("play-over", winners=winners, n=len(result.winners), rounds=result.rounds), "name"))
        look.print_message("play-how-to-replay", path=str(self.path))
