"""`arcana puzzle`: positions with a known best move, for people to solve, and a test for bots."""
from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Console, Group
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from arcanarium.core import registry
from arcanarium.core.errors import ConfigError, MoveError
from arcanarium.core.record import SEATS, read_record
from arcanarium.core.rng import Rng
from arcanarium.engine.telling import in_a_row, listed
from arcanarium.learn.puzzles import (
    FOLDER,
    THEMES,
    Attempt,
    Puzzle,
    PuzzleError,
    attempts,
    faults,
    load,
    named,
    written,
)
from arcanarium.learn.puzzles.explaining import comparison, names_of
from arcanarium.learn.puzzles.finding import dilemmas_of, in_game
from arcanarium.learn.puzzles.proofs import WORLDS
from arcanarium.learn.puzzles.solving import days_in_a_row, matching, next_for, of_day
from arcanarium.locale.known_errors import explained
from arcanarium.locale.reader import speech
from arcanarium.terminal import solver
from arcanarium.terminal.board import board_of, fitting
from arcanarium.terminal.cards import print_named
from arcanarium.terminal.look import Look, words
from arcanarium.terminal.moves import Choice
from arcanarium.terminal.setup import Quit, read_line

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction

NOT_SOLVED = 1
NEXT, DAILY = "next", "daily"
"""What may stand in the place of an id."""


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add `puzzle` to the command line."""
    say = speech().say
    parser = subparsers.add_parser("puzzle", help=say("puzzle-help"), description=say("puzzle-more"))
    parser.add_argument("id", nargs="?", metavar="ID", help=say("puzzle-help-id", next=NEXT, daily=DAILY))
    parser.add_argument("--answer", action="store_true", help=say("puzzle-help-answer"))
    parser.add_argument("--check", metavar="BOT", help=say("puzzle-help-check"))
    parser.add_argument("--find", nargs="+", type=Path, metavar="RECORD", help=say("puzzle-help-find"))
    parser.add_argument("--theme", help=say("puzzle-help-theme"))
    parser.add_argument("--game", help=say("puzzle-help-game"))
    parser.add_argument("--sets", help=say("puzzle-help-sets"))
    parser.add_argument("--folder", type=Path, default=FOLDER, help=say("puzzle-help-folder"))
    parser.add_argument("--seed", type=int, default=1, help=say("puzzle-help-seed"))
    parser.add_argument("--json", action="store_true", help=say("puzzle-help-json"))
    parser.add_argument("--plain", action="store_true", help=say("play-help-plain"))
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    look = Look(args.plain)
    if args.find:
        return find_in(look, args.find)
    puzzles = chosen(args, look)
    if args.check:
        return check(look, usable(puzzles, args.folder), args)
    if args.id:
        [puzzle] = usable(puzzles, args.folder)
        counts = args.folder == FOLDER
        return PuzzleTable(look, puzzle, counts, solver.today() if args.id == DAILY else "").run(args.answer)
    if args.answer:
        raise ConfigError(look.say("puzzle-which"))
    if args.json:
        print(json.dumps([as_data(puzzle) for puzzle in puzzles], ensure_ascii=False))
    else:
        show_list(look, puzzles)
    return 0


def chosen(args: Namespace, look: Look) -> list[Puzzle]:
    """The puzzles that the options leave."""
    if args.theme and args.theme not in THEMES:
        raise ConfigError(look.say("puzzle-no-theme", theme=args.theme, known=", ".join(THEMES)))
    if args.game:
        registry.spec(args.game)
    found = load(args.folder)
    if args.id == DAILY:
        return [named(of_day([puzzle.id for puzzle in found], solver.today()), found)]
    if args.id and args.id != NEXT:
        return [named(args.id, found)]
    found = matching(found, args.theme or "", args.game or "", args.sets or "")
    if not found:
        raise ConfigError(look.say("puzzle-none"))
    if args.id == NEXT:
        known = solver.load()
        rated = [(puzzle, puzzle.known) for puzzle in found]
        following = next_for(known.solver.rating, rated, known.first, Rng(len(known.first)))
        if following is None:
            raise ConfigError(look.say("puzzle-all-tried"))
        return [following]
    return found


def usable(puzzles: list[Puzzle], folder: Path) -> list[Puzzle]:
    """The same puzzles, if nothing is wrong with their positions and solutions; PuzzleError tells what is."""
    for puzzle in puzzles:
        if wrong := faults(puzzle):
            raise PuzzleError(wrong[0], str(puzzle.source or folder))
    return puzzles


# --- the list ---


def show_list(look: Look, puzzles: Sequence[Puzzle]) -> None:
    table = _table(look, "id", "game", "table", "theme", "rating", "solved")
    known = solver.load()
    for puzzle in puzzles:
        solved = known.first.get(puzzle.id)
        table.add_row(puzzle.id, look.say(f"{puzzle.game}-title"), table_words(look, puzzle),
                      look.say(f"puzzle-theme-{puzzle.theme}"), str(puzzle.rating),
                      "" if solved is None else look.say("puzzle-yes" if solved else "puzzle-no"))
    look.print(table)
    look.print_message("puzzle-count", n=len(puzzles), next=NEXT, daily=DAILY)
    tell_rating(look, known)


def tell_rating(look: Look, known: solver.Solving, change: int | None = None) -> None:
    """How well the user solves puzzles by now."""
    if not known.first:
        return
    own = known.solver
    in_a_row = days_in_a_row((day for day, solved in known.days.items() if solved), solver.today())
    look.print_message("puzzle-rating", n=own.rating.shown, error=round(own.rating.deviation), solved=own.solved,
                       tried=own.tried, streak=own.streak, days=in_a_row)
    if change is not None:
        look.print_message("puzzle-change", n=abs(change), better="yes" if change >= 0 else "no")


def table_words(look: Look, puzzle: Puzzle) -> str:
    """At which table a puzzle is played: its file says `base and lux, 2 seats`, `all sets, 2 seats` or `3 seats`."""
    said = look.say("puzzle-seats", n=puzzle.seats)
    if not puzzle.sets:
        return said
    which = look.say("puzzle-all-sets") if puzzle.sets == "all sets" else listed(puzzle.sets.split(" and "), look.texts)
    return in_a_row([which, said], look.texts)


def _table(look: Look, *columns: str) -> Table:
    made = Table(box=box.ASCII2 if look.plain else box.SIMPLE_HEAD, pad_edge=False)
    for name in columns:
        made.add_column(Text(look.say(f"puzzle-column-{name}")))
    return made


def as_data(puzzle: Puzzle) -> dict[str, Any]:
    """A puzzle without its solution, as data for JSON."""
    return {"id": puzzle.id, "game": puzzle.game, "table": puzzle.table, "theme": puzzle.theme,
            "seat": SEATS[puzzle.seat], "proof": puzzle.proof, "rating": puzzle.rating,
            "position": puzzle.position}


# --- more puzzles ---


def find_in(look: Look, paths: Sequence[Path]) -> int:
    """Look for puzzles in recorded games, and print them as they stand in a file."""
    found = 0
    for path in paths:
        decisions = dilemmas_of(read_record(path))
        with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
            bar = progress.add_task(path.name, total=len(decisions))
            for puzzle in in_game(path.stem, decisions, progress=partial(progress.advance, bar)):
                print(written(puzzle))
                found += 1
    print(look.say("puzzle-found", n=found, games=len(paths)), file=sys.stderr)
    return 0 if found else NOT_SOLVED


# --- bots ---


def check(look: Look, puzzles: Sequence[Puzzle], args: Namespace) -> int:
    """Let a bot solve puzzles and tell how many it solves: 0 if all, 1 if not."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task(args.check, total=len(puzzles))
        found = attempts(puzzles, args.check, args.seed, lambda _: progress.advance(bar))
    right = sum(one.right for one in found)
    if args.json:
        print(json.dumps(score(args.check, found), ensure_ascii=False))
    else:
        table = _table(look, "id", "theme", "proof", "solved", "move", "solution")
        for one in found:
            table.add_row(one.puzzle.id, look.say(f"puzzle-theme-{one.puzzle.theme}"),
                          look.say(f"puzzle-way-{one.puzzle.proof}"),
                          look.say("puzzle-yes" if one.right else "puzzle-no"),
                          Text(one.move), Text("=" if one.right else " / ".join(one.puzzle.solutions)))
        look.print(table)
        look.print_message("puzzle-score", bot=args.check, n=right, all=len(found))
    return 0 if right == len(found) else NOT_SOLVED


def score(bot: str, found: Sequence[Attempt]) -> dict[str, Any]:
    """How a bot did, as data for JSON."""
    return {"bot": bot, "puzzles": len(found), "solved": sum(one.right for one in found),
            "attempts": [{"id": one.puzzle.id, "theme": one.puzzle.theme, "proof": one.puzzle.proof, "move": one.move,
                          "solutions": list(one.puzzle.solutions), "solved": one.right} for one in found]}


# --- people ---


class PuzzleTable:
    """One puzzle and the person who solves it."""

    def __init__(self, look: Look, puzzle: Puzzle, counts: bool = False, day: str = "") -> None:
        """`counts`: the first attempt changes the rating; `day`: it is the puzzle of this day."""
        self.look, self.puzzle, self.counts, self.day = look, puzzle, counts, day
        self.game = puzzle.start()
        self.spec = registry.spec(puzzle.game)
        self.show = registry.face(puzzle.game)
        self.names = names_of(puzzle, look.texts)
        self.seen: Any = self.game.observe(puzzle.seat)
        look.show_game(self.spec, self.seen)
        self.choice = Choice(look, self.show, self.game, puzzle.seat, self.names)

    def run(self, answer: bool = False) -> int:
        self.draw()
        if answer:
            self.answer()
            return 0
        self.look.print_message("puzzle-how")
        try:
            while not self.done(read_line(self.look, "> ")):
                pass
        except Quit:
            self.look.print()
            return NOT_SOLVED
        return 0

    def draw(self) -> None:
        """Print the theme, the board in as much detail as fits, the question and the moves."""
        look = self.look
        title = look.say("puzzle-title", id=self.puzzle.id, theme=look.say(f"puzzle-theme-{self.puzzle.theme}"))
        title = look.say("puzzle-title-rated", title=title, n=self.puzzle.rating)
        below = look.drawn(Group(Text(), words(self.choice.question(), "name"), self.choice.draw(True)))
        board = board_of(self.spec)(look, self.names, self.seen)
        drawn, _ = fitting(look, board, look.console.height - len(below) - 4)
        look.print(Group(words(title, "brass"), drawn, below), end="")

    def done(self, text: str) -> bool:
        """Take a line; True if the puzzle is solved or the solution was shown."""
        look = self.look
        word, _, rest = text.partition(" ")
        match word.casefold():
            case "":
                look.print_message("puzzle-how")
            case "?" | "hint":
                look.print_message(f"puzzle-theme-{self.puzzle.theme}-hint")
            case "language":
                if look.speak(rest):
                    self.choice = Choice(look, self.show, self.game, self.puzzle.seat, self.names)
                    self.draw()
            case "card":
                print_named(look, self.spec, rest, self.seen)
            case "answer":
                self.answer()
                return True
            case "quit" | "exit" | "q":
                raise Quit
            case _:
                return self.tried(text)
        return False

    def tried(self, text: str) -> bool:
        try:
            move = self.choice.read(text)
        except MoveError as error:
            self.look.print(words(explained(error, self.look.texts), "warn"))
            return False
        right = self.puzzle.solved_by(move.text)
        look, shown = self.look, self.choice.shown(move)
        found = comparison(self.puzzle, move.text, look.texts, self.names)
        if right:
            look.print(words(look.say("puzzle-right", move=shown), "point"))
            self.explain(found)
        else:
            said = look.say("puzzle-wrong", move=shown, win=found["win"], best=found["best"])
            look.print(words(said, "warn"))
            look.print(words(found["why"], "quiet"))
            look.print_message("puzzle-again")
        self.count(right)
        return right

    def count(self, solved: bool) -> None:
        """Let an attempt count, if it is the first, and tell what came of it."""
        if self.counts:
            known = solver.load()
            change = known.attempt(self.puzzle, solved, self.day)
            if change is not None:
                tell_rating(self.look, known, change)

    def answer(self) -> None:
        """Show the solution; who has not tried has not solved it."""
        look = self.look
        solutions = [self.choice.shown(move) for move in self.choice.moves if self.puzzle.solved_by(move.text)]
        look.print(words(look.say("puzzle-answer", n=len(solutions), moves=" / ".join(solutions)), "point"))
        self.explain(comparison(self.puzzle, self.puzzle.solutions[0], look.texts, self.names))
        self.count(False)

    def explain(self, found: dict[str, Any]) -> None:
        """How the solution is known, and where it leads."""
        look, puzzle = self.look, self.puzzle
        look.print_message(f"puzzle-proof-{puzzle.proof}", worlds=WORLDS, lead=puzzle.lead)
        way = found["ways"][0]
        for line in (*way["line"], way["soon"], way["later"]):
            look.print(f"  {line}")
