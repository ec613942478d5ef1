"""Lessons as a page plays them: one document with every place of a lesson, what each move leads to, and all words.

A lesson is prepared from end to end, so there are few places in it, and the page needs nothing else from the server:
a lost connection does not disturb a lesson, and no table is opened for one. How far a person has come is remembered by
the browser, because guests learn too and an account is not needed for it.
"""
from __future__ import annotations

from functools import cache
from typing import Any

from arcanarium.core.game import Game
from arcanarium.learn.lessons import Lesson, LessonStep, load, named
from arcanarium.learn.walk import GO_ON, Walk
from arcanarium.locale import Texts
from arcanarium.server.catalogue import shown_games
from arcanarium.server.frames import Frame
from arcanarium.server.messages import write
from arcanarium.server.staged import staged_state, staged_table
from arcanarium.server.thinkers import texts_of


@cache
def lessons() -> tuple[Lesson, ...]:
    """All lessons of games that a browser can draw."""
    drawn = {spec.about.name for spec in shown_games()}
    return tuple(lesson for lesson in load() if lesson.game in drawn)


def listed(language: str) -> list[dict[str, Any]]:
    """The lessons there are, in the order to offer them."""
    say = texts_of(language).say
    return [{"id": one.id, "game": one.game, "kind": one.kind, "minutes": one.minutes, "steps": len(one.steps),
             "title": say(one.message()), "about": say(one.message("about"))} for one in lessons()]


def document(id: str, language: str) -> dict[str, Any]:
    """A whole lesson. ConfigError if there is none with this id."""
    return _Document(named(id, lessons()), texts_of(language)).made()


def encoded(id: str, language: str) -> bytes:
    """The document of a lesson as it is sent. Making one takes a second, so it is left to a worker."""
    return write(document(id, language))


class _Document:
    """Walks through a lesson on every path and notes what a player sees."""

    def __init__(self, lesson: Lesson, texts: Texts) -> None:
        self.lesson, self.texts = lesson, texts
        self.numbers: dict[tuple[int, int, int], int] = {}
        self.waiting: list[Walk] = []
        self.names = [texts.say("learn-you"), texts.say("learn-rival")]

    def made(self) -> dict[str, Any]:
        lesson = self.lesson
        start = Walk(lesson)
        self.number(start)
        places = []
        while self.waiting:
            places.append(self.place(self.waiting.pop(0)))
        return {
            "id": lesson.id, "kind": lesson.kind, "steps": len(lesson.steps), "title": self.texts.say(lesson.message()),
            "end": self.texts.say(lesson.message("end")),
            "table": staged_table(f"lesson:{lesson.id}", start.game, lesson.seat, self.names, self.texts),
            "state": self.frame(start.game, "join"), "places": places,
        }

    def number(self, walk: Walk) -> int:
        """The number of the place at which a walk stands. A place that is new will be looked at."""
        key = walk.at, len(walk.done), walk.game.state.key()
        if key not in self.numbers:
            self.numbers[key] = len(self.numbers)
            self.waiting.append(walk)
        return self.numbers[key]

    def place(self, walk: Walk) -> dict[str, Any]:
        step = walk.step
        if step is None:
            return {"step": walk.at, "over": True}
        say, lesson = self.texts.say, self.lesson
        found: dict[str, Any] = {
            "step": walk.at, "text": say(lesson.message(step.id)), "do": "", "point": list(step.point), "moves": {},
        }
        if walk.reading:
            return found | {"moves": {GO_ON: self.onward(walk, GO_ON)}}
        for move in walk.game.legal(lesson.seat):
            reply = walk.reply(move.text)
            if reply.right:
                found["moves"][move.text] = self.onward(walk, move.text)
            elif self.texts.has(reply.say) and reply.say != self.otherwise(step):
                frames = self.frames(walk, move.text)[1] if reply.made else []
                found["moves"][move.text] = {"say": say(reply.say), "frames": frames}
        return found | {"do": say(lesson.message(step.id, "do")), "else": self.words_otherwise(step)}

    def otherwise(self, step: LessonStep) -> str:
        return self.lesson.message(step.id, "not")

    def words_otherwise(self, step: LessonStep) -> str:
        """What is said to any other move."""
        said = self.otherwise(step)
        return self.texts.say(said if self.texts.has(said) else "learn-not-that")

    def onward(self, walk: Walk, answer: str) -> dict[str, Any]:
        after, frames = self.frames(walk, answer)
        return {"to": self.number(after), "frames": frames}

    def frames(self, walk: Walk, answer: str) -> tuple[Walk, list[Frame]]:
        """What is seen after an answer, move by move, and where it leads."""
        frames: list[Frame] = []
        after = walk.fork(watch=lambda game: frames.append(self.frame(game, "move")))
        if answer == GO_ON:
            after.go_on()
        else:
            after.answer(answer)
        return after, frames

    # --- as at a table ---

    def frame(self, game: Game, cause: str) -> Frame:
        step = sum(line.who.isalpha() for line in game.lines)
        return staged_state(game, self.lesson.seat, self.names, self.texts, step, cause, self.since(game))

    def since(self, game: Game) -> int:
        """The latest step at which the player decided."""
        decided = [line.seat for line in game.lines if line.who.isalpha()]
        return max((step for step, seat in enumerate(decided) if seat == self.lesson.seat), default=-1)
