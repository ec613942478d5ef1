"""What is wrong with a lesson: it is played on every path that it allows, and each fault names its step."""
from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from arcanarium.core import registry
from arcanarium.core.contract import AnySpec, Observation, TextSource
from arcanarium.core.errors import ArcanariumError
from arcanarium.core.record import SEATS
from arcanarium.learn.lessons import PARTS, THEN, Lesson, LessonError, LessonStep
from arcanarium.learn.walk import GO_ON, Walk, fits

MOST_STANDS = 400
"""The most places of a lesson. More ways to go on right would make it too large to be sent to a page."""


def faults(lesson: Lesson, texts: TextSource) -> list[str]:
    """Everything that is wrong with a lesson, each with the step it concerns."""
    return list(dict.fromkeys([*_missing_texts(lesson, texts), *_Path(lesson).faults()]))


def check(lesson: Lesson, texts: TextSource) -> Lesson:
    """The same lesson, if it can be played. LessonError tells the first thing that is wrong with it."""
    if found := faults(lesson, texts):
        raise LessonError(found[0], lesson.source)
    return lesson


def _missing_texts(lesson: Lesson, texts: TextSource) -> Iterator[str]:
    for message in (lesson.message(), lesson.message("about"), lesson.message("end")):
        if not texts.has(message):
            yield f"the text “{message}” is missing"
    for step in lesson.steps:
        said = ["do"] if step.do else []
        said += [one.say for one in step.answers]
        wanted = [lesson.message(step.id), *(lesson.message(step.id, each) for each in said)]
        missing = [message for message in wanted if not texts.has(message)]
        yield from (f"step “{step.id}”: the text “{message}” is missing" for message in missing)


class _Path:
    """Walks through a lesson on all paths and notes what goes wrong."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.unused = {(step.id, to) for step in lesson.steps for one in step.answers for to in one.to}
        self.unmet = {(step.id, THEN.join(way)) for step in lesson.steps for way in step.do}

    def faults(self) -> Iterator[str]:
        try:
            self.spec: AnySpec = registry.spec(self.lesson.game)
            game = self.lesson.start()
        except (ArcanariumError, ValueError) as error:
            yield f"the start cannot be set up: {error}"
            return
        if game.config.game != self.lesson.game:
            yield f"its position is one of {game.config.game}, not of {self.lesson.game}"
            return
        if self.lesson.seat >= game.config.seats:
            yield f"there is no seat {SEATS[self.lesson.seat]} in a game of {game.config.seats}"
            return
        yield from self.lead()

    def lead(self) -> Iterator[str]:
        try:
            Walk(self.lesson)
        except (ArcanariumError, ValueError) as error:
            yield f"the moves before the first step (“lead”) cannot be played: {error}"
            return
        yield from self.paths()

    def paths(self) -> Iterator[str]:
        seen: set[tuple[int, int, int]] = set()
        waiting = [Walk(self.lesson)]
        broken = False
        while waiting:
            walk = waiting.pop(0)
            key = walk.at, len(walk.done), walk.game.state.key()
            if key in seen:
                continue
            seen.add(key)
            if len(seen) > MOST_STANDS:
                yield f"there are more than {MOST_STANDS} ways through the lesson: wait for fewer moves"
                return
            if walk.step is None:
                yield from self.end(walk)
                continue
            found = list(self.here(walk, walk.step))
            for each in self.onward(walk):
                try:
                    after = walk.fork()
                    after.go_on() if each == GO_ON else after.answer(each)
                    waiting.append(after)
                except (ArcanariumError, ValueError) as error:
                    found.append(f"what follows {each or 'it'!r} cannot be played: {error}")
            broken = broken or bool(found)
            yield from (f"step “{walk.step.id}”: {fault}" for fault in found)
        if not broken:
            yield from (f"step “{step}”: “{way}” is never possible" for step, way in sorted(self.unmet))
            yield from (f"step “{step}”: the answer to “{to}” fits no move" for step, to in sorted(self.unused))

    def onward(self, walk: Walk) -> list[str]:
        return [GO_ON] if walk.reading else [move.text for move in walk.right()]

    def here(self, walk: Walk, step: LessonStep) -> Iterator[str]:
        """What is wrong with a step as it stands."""
        if not walk.done:  # what is in the middle of being done may lie elsewhere
            yield from self.targets(walk, step)
        if not step.do:
            return
        legal = walk.game.legal(self.lesson.seat)
        if not legal:
            owing = ", ".join(SEATS[seat] for seat in walk.game.owing) or "nobody: the game is over"
            yield f"seat {SEATS[self.lesson.seat]} has nothing to decide; it is the turn of {owing}"
            return
        n = len(walk.done)
        for way in step.do:
            if len(way) > n and any(fits(way[n], move.text) for move in legal):
                if n + 1 == len(way):
                    self.unmet.discard((step.id, THEN.join(way)))
            elif len(way) > n and not walk.right():
                yield f"“{way[n]}” is no legal move here; legal are {', '.join(move.text for move in legal[:8])}"
                return
        if not walk.right():
            yield "every move that it waits for has an answer as a wrong one"
        yield from self.answers(walk, step, [move.text for move in legal])

    def answers(self, walk: Walk, step: LessonStep, legal: Sequence[str]) -> Iterator[str]:
        """What is wrong with the answers to wrong moves."""
        for answer in step.answers:
            for move in legal:
                if walk.reply(move).say == self.lesson.message(step.id, answer.say):
                    self.unused -= {(step.id, to) for to in answer.to if fits(to, move)}
                    if answer.made:
                        yield from self.stray(walk, move)

    def stray(self, walk: Walk, move: str) -> Iterator[str]:
        """What is wrong with a wrong move that is made, and with what follows it."""
        try:
            walk.fork().answer(move)
        except (ArcanariumError, ValueError) as error:
            yield f"what follows “{move}” cannot be played: {error}"

    def targets(self, walk: Walk, step: LessonStep) -> Iterator[str]:
        seen = walk.game.observe(self.lesson.seat)
        for target in step.point:
            if why := self.unknown(target, seen, walk):
                yield f"nothing can be pointed at by “{target}”: {why}"

    def unknown(self, target: str, seen: Observation, walk: Walk) -> str:
        """Why a target is none of this game or is not on the table; empty if it is."""
        word, _, name = target.partition(":")
        seats = walk.game.config.seats
        if word == "part":
            return "" if name in PARTS else f"the parts are {', '.join(PARTS)}"
        if word not in (*self.spec.about.targets, "pool"):
            return f"what can be pointed at is {', '.join((*self.spec.about.targets, 'pool', 'part'))}"
        if word in ("seat", "pool", "deck"):
            return "" if name.isdecimal() and int(name) < seats else f"the seats are 0 to {seats - 1}"
        moves = walk.game.legal(self.lesson.seat)
        face: Any = self.spec.face
        if any(target in face.targets(seen, move.action) for move in moves):
            return ""
        if word == "card":
            return "" if f'"{name}"' in json.dumps(face.view(seen)) else "no such card is in view"
        return "" if word == target or name.isdecimal() else "it is not on the table"

    def end(self, walk: Walk) -> Iterator[str]:
        """A guided game ends with the victory of the player."""
        result = walk.game.result
        if self.lesson.kind == "guided" and (result is None or result.winners != (self.lesson.seat,)):
            yield f"the guided game does not end with a victory of seat {SEATS[self.lesson.seat]}: {result}"
