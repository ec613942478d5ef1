"""`arcana learn`: lessons at the keyboard. Each answer is remembered, so that a lesson can be left and resumed."""
from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from arcanarium.core import registry
from arcanarium.core.errors import MoveError
from arcanarium.core.game import Game
from arcanarium.learn.lesson_faults import check, faults
from arcanarium.learn.lessons import FOLDER, Lesson, load, named
from arcanarium.learn.walk import Walk
from arcanarium.locale import Texts
from arcanarium.locale.known_errors import explained
from arcanarium.locale.reader import speech
from arcanarium.terminal import progress
from arcanarium.terminal.board import board_of, fitting
from arcanarium.terminal.cards import print_named
from arcanarium.terminal.log import latest
from arcanarium.terminal.look import Look, words
from arcanarium.terminal.moves import Choice
from arcanarium.terminal.progress import Progress
from arcanarium.terminal.setup import Quit, read_line

if TYPE_CHECKING:
    from argparse import ArgumentParser, _SubParsersAction

MOST_LOG = 10
FAULTY = 1


def add_parser(subparsers: _SubParsersAction[ArgumentParser]) -> None:
    """Add `learn` to the command line."""
    say = speech().say
    parser = subparsers.add_parser("learn", help=say("learn-help"), description=say("learn-more"))
    parser.add_argument("id", nargs="?", metavar="ID", help=say("learn-help-id"))
    parser.add_argument("--again", action="store_true", help=say("learn-help-again"))
    parser.add_argument("--check", action="store_true", help=say("learn-help-check"))
    parser.add_argument("--folder", type=Path, default=FOLDER, help=say("learn-help-folder"))
    parser.add_argument("--json", action="store_true", help=say("learn-help-json"))
    parser.add_argument("--plain", action="store_true", help=say("play-help-plain"))
    parser.set_defaults(run=run)


def run(args: Namespace) -> int:
    look = Look(args.plain)
    lessons = load(args.folder)
    if args.check:
        return check_all([named(args.id, lessons)] if args.id else lessons, look)
    if args.id:
        lesson = check(named(args.id, lessons), look.texts)
        return LessonTable(look, lesson, () if args.again else progress.load().get(lesson.id, Progress()).answers).run()
    if args.json:
        known = progress.load()
        print(json.dumps([as_data(lesson, known.get(lesson.id, Progress()), look.texts) for lesson in lessons],
                         ensure_ascii=False))
    else:
        show_list(look, lessons)
    return 0


def check_all(lessons: list[Lesson], look: Look) -> int:
    """Print what is wrong with lessons: 0 if nothing is."""
    found = [f"{lesson.source}: {fault}" for lesson in lessons for fault in faults(lesson, look.texts)]
    for line in found:
        print(line)
    if not found:
        look.print_message("learn-checked", n=len(lessons))
    return FAULTY if found else 0


def as_data(lesson: Lesson, known: Progress, texts: Texts) -> dict[str, Any]:
    """A lesson and how far it has come, as data for JSON."""
    return {"id": lesson.id, "game": lesson.game, "kind": lesson.kind, "minutes": lesson.minutes,
            "steps": len(lesson.steps), "title": texts.say(lesson.message()), "done": known.done,
            "step": Walk(lesson, known.answers).at}


def show_list(look: Look, lessons: list[Lesson]) -> None:
    known = progress.load()
    made = Table(box=box.ASCII2 if look.plain else box.SIMPLE_HEAD, pad_edge=False)
    for name in ("id", "lesson", "minutes", "progress"):
        made.add_column(Text(look.say(f"learn-column-{name}")), no_wrap=name != "lesson")
    for lesson in lessons:
        mine = known.get(lesson.id, Progress())
        came = look.say("learn-step", n=Walk(lesson, mine.answers).at + 1, of=len(lesson.steps)) if mine.answers else (
            look.say("learn-done") if mine.done else "")
        made.add_row(lesson.id, look.say(lesson.message()), str(lesson.minutes), came)
    look.print(made)
    look.print_message("learn-how-to-start", id=lessons[0].id if lessons else "ID")


class LessonTable:
    """One lesson and the person who takes it."""

    def __init__(self, look: Look, lesson: Lesson, answers: tuple[str, ...] = ()) -> None:
        self.look, self.lesson = look, lesson
        self.spec, self.show = registry.spec(lesson.game), registry.face(lesson.game)
        self.names = [look.say("learn-you"), look.say("learn-rival")]
        self.told: list[str] = []
        self.walk = Walk(lesson, answers, self.watch)
        look.show_game(self.spec, self.walk.game.observe(lesson.seat))

    def watch(self, game: Game) -> None:
        self.told += self.show.tell(game.events(self.lesson.seat), self.look.texts, self.names, self.lesson.seat)

    def run(self) -> int:
        try:
            while not self.walk.over:
                self.draw()
                self.told.clear()
                while not self.take(read_line(self.look, self.prompt())):
                    pass
                progress.keep(self.lesson.id, tuple(self.walk.answers), self.walk.over)
        except (Quit, KeyboardInterrupt):
            self.look.print()
            self.look.print_message("learn-left", id=self.lesson.id)
            return 0
        self.draw()
        self.look.print(words(self.look.say(self.lesson.message("end")), "point"))
        self.look.print_message("learn-next", game=self.lesson.game)
        return 0

    # --- the screen ---

    def prompt(self) -> str:
        return self.look.say("learn-enter") + " > " if self.walk.reading or self.walk.strayed else "> "

    def draw(self) -> None:
        """Print the board in as much detail as fits, what happened, the step, and the moves."""
        look, lesson, walk = self.look, self.lesson, self.walk
        seen: Any = walk.game.observe(lesson.seat)
        below: list[Any] = [latest(look, self.told, MOST_LOG), Text()]
        if step := walk.step:
            below.append(words(look.say("learn-step", n=walk.at + 1, of=len(lesson.steps)), "quiet"))
            below.append(Text(look.say(lesson.message(step.id))))
            if step.do:
                choice = self.choice()
                below += [words(look.say(lesson.message(step.id, "do")), "brass"),
                          words(self.signs().partition("\n")[0], "quiet"), Text(),
                          words(choice.question(), "name"), choice.draw(False)]
        drawn_below = look.drawn(Group(*below))
        board = board_of(self.spec)(look, self.names, seen)
        drawn, _ = fitting(look, board, look.console.height - len(drawn_below) - 3)
        look.clear()
        look.print(Group(words(look.say(lesson.message()), "brass"), drawn, drawn_below), end="")

    def signs(self) -> str:
        """What the signs and letters on the board mean."""
        message = self.spec.about.signs[self.look.plain]
        return self.look.say(message) if message else ""

    def choice(self) -> Choice:
        return Choice(self.look, self.show, self.walk.game, self.lesson.seat, self.names)

    # --- lines ---

    def take(self, text: str) -> bool:
        """Take a line; True if the table must be drawn again."""
        word, _, rest = text.partition(" ")
        match word.casefold():
            case "back" | "b":
                self.walk.back()
                return True
            case "again":
                self.walk.again()
                return True
            case "help" | "?":
                self.look.print_message("learn-commands")
                self.look.print(self.signs())
            case "language":
                if self.look.speak(rest):
                    self.names = [self.look.say("learn-you"), self.look.say("learn-rival")]
                    return True
            case "card":
                print_named(self.look, self.spec, rest, self.walk.game.observe(self.lesson.seat))
            case "quit" | "exit" | "q" | "leave":
                raise Quit
            case _:
                return self.answered(text)
        return False

    def answered(self, text: str) -> bool:
        if self.walk.reading:
            if not text:
                return self.walk.go_on()
            self.look.print_message("learn-only-enter")
            return False
        if not text:
            self.look.print_message("learn-commands")
            return False
        try:
            move = self.choice().read(text)
        except MoveError as error:
            self.look.print(words(explained(error, self.look.texts), "warn"))
            return False
        return self.moved(move.text)

    def moved(self, move: str) -> bool:
        look, reply = self.look, self.walk.answer(move)
        if reply.right:
            return True
        said = look.say(reply.say if look.texts.has(reply.say) else "learn-not-that")
        look.print(latest(look, self.told, MOST_LOG))
        look.print(words(said, "warn"))
        if reply.made:
            self.told.clear()
            while read_line(look, look.say("learn-enter-back") + " > ").casefold() not in ("", "back", "b"):
                pass
            self.walk.back()
        return reply.made
