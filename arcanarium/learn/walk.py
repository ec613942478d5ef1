"""A walk through a lesson: the real game, the step the player is at, and what is said to each move.

It does no input or output and draws nothing at random, so a walk is the sum of its answers: `Walk(lesson, answers)`
stands where a player who gave these answers stands. The terminal and the server share it.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass

from arcanarium.core.errors import IllegalMove
from arcanarium.core.game import Game, Move
from arcanarium.learn.lessons import ANY, Answer, Lesson, LessonStep, Scripted

GO_ON = ""
"""The answer to a step that is only read."""

Watch = Callable[[Game], None]
"""Called with the game after each move, so that a client can show it."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What becomes of a move. `right`: it was made, and the lesson goes on. `made`: it was made and has to be taken
    back. Otherwise it was not made. `say` is the message to tell; empty where the move was right."""

    right: bool
    made: bool
    say: str = ""


RIGHT = Reply(True, True)


def fits(pattern: str, move: str) -> bool:
    """Whether a move is the one that a lesson writes so."""
    return re.fullmatch(".*".join(map(re.escape, pattern.casefold().split(ANY))), move.casefold()) is not None


class Walk:
    """One player in a lesson."""

    def __init__(self, lesson: Lesson, answers: Sequence[str] = (), watch: Watch | None = None) -> None:
        """Give these answers from the start on, as far as they are right: a lesson may have been changed since."""
        self.lesson, self.watch = lesson, watch
        self.strayed: Reply | None = None
        """What is said about a wrong move that was made; None while the lesson is on its path."""
        self.game: Game
        self.at = 0
        """The number of the step, from 0; that of all steps once the lesson is over."""
        self.done: tuple[str, ...] = ()
        """The moves of this step that have been made."""
        self.answers: list[str] = []
        self._stand(answers)

    # --- what is ---

    @property
    def over(self) -> bool:
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> LessonStep | None:
        """The step the player is at; None when the lesson is over."""
        return None if self.over else self.lesson.steps[self.at]

    @property
    def reading(self) -> bool:
        """Whether there is only something to read."""
        return self.step is not None and not self.step.do

    def right(self) -> list[Move]:
        """The legal moves that the step waits for."""
        return [move for move in self.game.legal(self.lesson.seat) if self._is_right(move.text)]

    def reply(self, text: str) -> Reply:
        """What would become of a legal move."""
        if self._is_right(text):
            return RIGHT
        step = self.step
        assert step is not None
        if answer := self._answer_to(text):
            return Reply(False, answer.made, self.lesson.message(step.id, answer.say))
        return Reply(False, False, self.lesson.message(step.id, "not"))

    # --- what is done ---

    def go_on(self) -> bool:
        """Go on from a step that is only read; False if there is something to do."""
        if not self.reading or self.strayed:
            return False
        self.answers.append(GO_ON)
        self._next()
        return True

    def answer(self, text: str) -> Reply:
        """Make a move, if the step lets it be made, and say what becomes of it. IllegalMove if it is none of the legal
        moves, or if the step waits for none."""
        seat = self.lesson.seat
        waiting = not (self.strayed or self.over or self.reading)
        if not waiting or all(move.text != text for move in self.game.legal(seat)):
            raise IllegalMove(f"{text!r} is no move that can be made now")
        reply = self.reply(text)
        if reply.right:
            self.answers.append(text)
            self._play(seat, text)
            self.done += (text,)
            if any(len(way) == len(self.done) for way in self._ways()):
                self._next()
        elif reply.made:
            answer = self._answer_to(text)
            self.strayed = reply
            self._play(seat, text)
            self._script(answer.then if answer else ())
        return reply

    def back(self) -> None:
        """Take back a wrong move that was made; else go to the beginning of this step, or of the one before."""
        strayed, kept = self.strayed is not None, list(self.answers)
        self._stand(kept if strayed else kept[:-1])
        while self.done and not strayed:
            self._stand(self.answers[:-1])

    def again(self) -> None:
        """Start the lesson anew."""
        self._stand(())

    def fork(self, watch: Watch | None = None) -> Walk:
        """Another walk that stands at the same place."""
        other = copy(self)
        other.answers, other.watch = [*self.answers], watch
        other.game = self.game.copy(other._deal)
        return other

    # --- internals ---

    def _deal(self, game: Game) -> str | None:
        """Off the path chance is drawn."""
        return None if self.strayed else self.lesson.deal(game)

    def _stand(self, answers: Sequence[str]) -> None:
        """Stand where these answers lead, without showing how it came to that."""
        watch, self.watch = self.watch, None
        self.strayed, self.at, self.done, self.answers = None, 0, (), []
        self.game = self.lesson.start(self._deal)
        self._script(self.lesson.lead)
        for answer in answers:
            if not (self.go_on() if answer == GO_ON else self._can(answer) and self.answer(answer).right):
                break
        self.watch = watch

    def _can(self, text: str) -> bool:
        return self._is_right(text) and any(move.text == text for move in self.game.legal(self.lesson.seat))

    def _ways(self) -> list[tuple[str, ...]]:
        """The ways to do this step that go on from what was done."""
        step = self.step
        ways = step.do if step else ()
        return [way for way in ways if len(way) >= len(self.done)
                and all(fits(pattern, move) for pattern, move in zip(way, self.done, strict=False))]

    def _is_right(self, text: str) -> bool:
        """Whether the step waits for a move. If it is one of several that a way fits, an answer to it comes first."""
        n = len(self.done)
        found = [way[n] for way in self._ways() if len(way) > n and fits(way[n], text)]
        told = any(ANY not in pattern for pattern in found)
        return not self.strayed and (told or bool(found) and self._answer_to(text) is None)

    def _answer_to(self, text: str) -> Answer | None:
        step = self.step
        return next((one for one in step.answers if any(fits(to, text) for to in one.to)), None) if step else None

    def _next(self) -> None:
        step = self.step
        self.at, self.done = self.at + 1, ()
        self._script(step.then if step else ())

    def _script(self, moves: Sequence[Scripted]) -> None:
        for each in moves:
            self._play(each.seat, each.move)

    def _play(self, seat: int, text: str) -> None:
        """Make a move, or the first legal one that fits."""
        fitting = [move.text for move in self.game.legal(seat) if fits(text, move.text)] if ANY in text else []
        self.game.play(seat, fitting[0] if fitting else text)
        if self.watch:
            self.watch(self.game)
