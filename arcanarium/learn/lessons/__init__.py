"""Lessons: games that teach themselves, kept as data beside this file. docs/learn.md describes every field.

A lesson is a deal or a position, and steps. A step explains one idea and says which moves it waits for; the moves of
rivals in between are written down as well. Its words are messages: `lesson-LESSON-STEP`. `walk` plays a lesson,
`lesson_faults` finds what is wrong with one.
"""
from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from arcanarium.core import registry
from arcanarium.core.errors import ConfigError, FileError
from arcanarium.core.game import Deals, Game
from arcanarium.core.record import CHANCE, SEATS, Record

FOLDER = Path(__file__).parent
KINDS = ("guided", "topic")
"""A guided game goes from the first choice to victory; a topic is a short lesson on one idea."""
PARTS = ("mine", "centre", "rivals", "question", "score", "log")
"""What a step can point at besides the targets of moves: `part:mine` is the player's side of the table."""
THEN = " & "
"""Stands between moves that are made one after the other."""
ANY = "*"
"""In a move: whatever stands there."""

LESSON_FIELDS = ("game", "kind", "rank", "minutes", "seat", "seed", "options", "deals", "position", "lead", "step")
STEP_FIELDS = ("id", "do", "point", "then", "answer")
ANSWER_FIELDS = ("to", "say", "made", "then")
TAKEN = ("about", "end")
"""Names of messages about the whole lesson, so that no step can be called so."""


class LessonError(FileError):
    """A lesson cannot be used: the file, the step and the reason."""


@dataclass(frozen=True, slots=True)
class Scripted:
    """A move that the lesson makes by itself, for a rival or for the player."""

    seat: int
    move: str


@dataclass(frozen=True, slots=True)
class Answer:
    """What is said to some moves that the step does not wait for."""

    to: tuple[str, ...]
    say: str
    """The last part of the message `lesson-LESSON-STEP-SAY`."""
    made: bool = False
    """Whether the move is made, so that the player sees what comes of it, before it is taken back."""
    then: tuple[Scripted, ...] = ()
    """What others do if the move is made."""


@dataclass(frozen=True, slots=True)
class LessonStep:
    """One idea, and what the player does with it."""

    id: str
    do: tuple[tuple[str, ...], ...] = ()
    """The ways to do what is asked, each of one or more moves in a row, the best one first. None: there is only
    something to read."""
    point: tuple[str, ...] = ()
    """What is pointed at: targets as `Face.targets` has them, `pool:SEAT`, or one of PARTS."""
    then: tuple[Scripted, ...] = ()
    """What happens afterwards, before the next step."""
    answers: tuple[Answer, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A game from a prepared start, with its steps."""

    id: str
    game: str
    kind: str
    rank: int
    minutes: int
    seat: int
    """The seat of the player."""
    steps: tuple[LessonStep, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    deals: tuple[str, ...] = ()
    position: str = ""
    seed: int = 1
    lead: tuple[Scripted, ...] = ()
    """What has happened before the first step."""
    source: str = ""
    """The file it was read from."""

    def start(self, deals: Deals | None = None) -> Game:
        """The game at its start, with these deals or else those of the lesson."""
        if deals is None:
            deals = self.deals
        if self.position:
            return Game.from_position(self.position, seed=self.seed, deals=deals)
        rules = registry.rules(self.game)
        return Game.started(rules, Record(rules.configure(dict(self.options)), seed=self.seed), deals)

    def deal(self, game: Game) -> str | None:
        """The outcome of chance that the lesson wants next; None to have it drawn."""
        dealt = sum(line.who == CHANCE for line in game.lines)
        return self.deals[dealt] if dealt < len(self.deals) else None

    def message(self, *parts: str) -> str:
        """The id of a message of this lesson."""
        return "-".join(("lesson", self.id, *parts))


# --- reading ---


def load(folder: Path = FOLDER) -> list[Lesson]:
    """All lessons of a folder, in the order of their ranks. LessonError names the first faulty one."""
    return sorted((read_file(path) for path in sorted(folder.glob("*.toml"))), key=lambda one: (one.rank, one.id))


def named(id: str, lessons: Iterable[Lesson]) -> Lesson:
    """The lesson with an id. ConfigError if there is none."""
    for lesson in lessons:
        if lesson.id == id:
            return lesson
    raise ConfigError(f"there is no lesson “{id}”; `arcana learn` lists them")


def read_file(path: Path) -> Lesson:
    """The lesson in a file; its id is the name of the file. Its moves are not looked at: `lesson_faults` does that."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise LessonError(f"not a file of a lesson: {error}", str(path)) from None
    return _Reading(path.stem, str(path)).lesson(data)


class _Reading:
    """Reads one file; each error names the file, the step and the reason."""

    def __init__(self, id: str, source: str) -> None:
        self.id, self.source, self.where = id, source, ""

    def wrong(self, reason: str) -> LessonError:
        return LessonError(f"{self.where}{reason}", self.source)

    def lesson(self, data: dict[str, Any]) -> Lesson:
        self.known(data, LESSON_FIELDS)
        kind, position = self.text(data, "kind"), self.text(data, "position", "")
        if kind not in KINDS:
            raise self.wrong(f"there is no kind “{kind}”; choose {' or '.join(KINDS)}")
        if bool(position) == bool(data.get("options")):
            raise self.wrong("a lesson starts from “options” or from a “position”, and from one of them only")
        if not isinstance(data.get("options", {}), dict):
            raise self.wrong("“options” is a table")
        listed = data.get("step")
        if not isinstance(listed, list) or not listed or not all(isinstance(one, dict) for one in listed):
            raise self.wrong("a lesson has steps: tables [[step]]")
        made = Lesson(
            self.id, self.text(data, "game"), kind, self.number(data, "rank"), self.number(data, "minutes"),
            self.seat(self.text(data, "seat", "A")), (), data.get("options", {}), self.texts(data, "deals"), position,
            self.number(data, "seed", 1), self.script(data, "lead"), self.source)
        steps = [self.step(one, number) for number, one in enumerate(listed, 1)]
        twice = next((step.id for i, step in enumerate(steps) if step.id in [one.id for one in steps[:i]]), None)
        if twice:
            raise LessonError(f"two steps are called “{twice}”", self.source)
        return Lesson(**{name: getattr(made, name) for name in made.__slots__} | {"steps": tuple(steps)})

    def step(self, data: dict[str, Any], number: int) -> LessonStep:
        self.where = f"step “{data['id']}”: " if isinstance(data.get("id"), str) else f"step number {number}: "
        self.known(data, STEP_FIELDS)
        id = self.text(data, "id")
        if id in TAKEN or not id.replace("-", "").isalnum() or id != id.lower():
            raise self.wrong(f"“{id}” is no name for a step; use small letters and hyphens, not {' or '.join(TAKEN)}")
        ways = tuple(tuple(move.strip() for move in way.split(THEN)) for way in self.texts(data, "do"))
        answers = data.get("answer", [])
        if not isinstance(answers, list) or not all(isinstance(one, dict) for one in answers):
            raise self.wrong("“answer” is a list of tables [[step.answer]]")
        if answers and not ways:
            raise self.wrong("there is nothing to do here, so there are no wrong answers")
        point, then = self.texts(data, "point"), self.script(data, "then")
        return LessonStep(id, ways, point, then, tuple(map(self.answer, answers)))

    def answer(self, data: dict[str, Any]) -> Answer:
        self.known(data, ANSWER_FIELDS)
        made, to = data.get("made", False), self.texts(data, "to")
        if type(made) is not bool:
            raise self.wrong("“made” is true or false")
        if not to:
            raise self.wrong("an answer says in “to” which moves it is for")
        if data.get("then") and not made:
            raise self.wrong("what follows a move (“then”) needs “made = true”")
        return Answer(to, self.text(data, "say"), made, self.script(data, "then"))

    # --- fields ---

    def known(self, data: dict[str, Any], fields: tuple[str, ...]) -> None:
        if unknown := set(data) - set(fields):
            raise self.wrong(f"“{min(unknown)}” is no field here; the fields are {', '.join(fields)}")

    def text(self, data: dict[str, Any], key: str, default: str | None = None) -> str:
        found = data.get(key, default)
        if not isinstance(found, str) or (default is None and not found):
            raise self.wrong(f"“{key}” is missing or is no text")
        return found

    def number(self, data: dict[str, Any], key: str, default: int | None = None) -> int:
        found = data.get(key, default)
        if type(found) is not int or found < 0:
            raise self.wrong(f"“{key}” is missing or is no whole number")
        return found

    def texts(self, data: dict[str, Any], key: str) -> tuple[str, ...]:
        found = data.get(key, [])
        if not isinstance(found, list) or not all(isinstance(one, str) and one.strip() for one in found):
            raise self.wrong(f"“{key}” is a list of texts")
        return tuple(found)

    def script(self, data: dict[str, Any], key: str) -> tuple[Scripted, ...]:
        found = []
        for row in self.texts(data, key):
            who, colon, move = row.partition(":")
            if not colon or not move.strip():
                raise self.wrong(f"“{row}” in “{key}” is no move of a seat, like “B: pass”")
            found.append(Scripted(self.seat(who.strip()), move.strip()))
        return tuple(found)

    def seat(self, letter: str) -> int:
        if len(letter) != 1 or letter not in SEATS:
            raise self.wrong(f"there is no seat “{letter}”; the seats are {', '.join(SEATS)}")
        return SEATS.index(letter)
