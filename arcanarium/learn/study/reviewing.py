"""In which order a game is looked at: first quickly at all of it, then longer where it matters.

`course` is a generator of tasks. Whoever runs it does each task, sends what was found, and may show what is known so
far. A task takes about half a second, so that a server can do something else between two of them, and a review can be
stopped. What a task finds depends on nothing but the record and the task.
"""
from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import hypot

from arcanarium.core import registry
from arcanarium.core.record import Record
from arcanarium.learn.study.balance import Review, balanced
from arcanarium.learn.study.lights import COSTLY, LIGHTS, Depth, Light, class_of
from arcanarium.learn.study.questions import Exercise, question_of
from arcanarium.learn.study.story import Position, Story, story_of
from arcanarium.learn.study.weighing import Weighed, weigh

PIECE = 4000
"""Visits that one task makes, about."""
SPREAD = 0x9E3779B1
"""A factor that spreads the seeds of neighbouring decisions apart."""
OPEN_SHARE = 2
"""With open cards one visit in so many is enough: nothing has to be imagined."""
ASKING = 5
"""A question costs about so many times as much as a look."""
MOST_QUESTIONS = 6
"""The costliest moments of each seat that become questions."""


@dataclass(frozen=True, slots=True)
class Task:
    """Weigh some decisions, or make questions of them (`ask`)."""

    turns: tuple[int, ...]
    light: Light
    visits: int
    seed: int
    ask: bool = False


Found = Sequence[Weighed] | Sequence[Exercise]
Known = dict[tuple[int, Light], Weighed]


@dataclass(frozen=True, slots=True)
class Stage:
    """What comes next, and how much of all is done as a share of 1."""

    task: Task
    done: float
    draft: Callable[[], Review] | None
    """Makes the review so far, which takes a moment; None before the whole game was looked at once."""


def course(
    story: Story, depth: Depth, seed: int = 1, lights: Sequence[Light] = LIGHTS, turns: Iterable[int] | None = None,
) -> Generator[Stage, Found, Review]:
    """The tasks of a review. The review is what the generator returns."""
    return _Course(story, depth, seed, lights, None if turns is None else set(turns)).run()


class _Course:
    """What is known of a game while it is looked at."""

    def __init__(self, story: Story, depth: Depth, seed: int, lights: Sequence[Light], turns: set[int] | None) -> None:
        self.story, self.depth, self.seed, self.lights, self.turns = story, depth, seed, lights, turns
        self.moments = {moment.turn: moment for moment in story.moments if turns is None or moment.turn in turns}
        self.known: Known = {}
        self.looked = False
        self.done = 0
        self.all = len(self.moments) * sum(depth.first + self.visits(light) * self.goes_on for light in lights)

    @property
    def goes_on(self) -> bool:
        """Whether anything comes after the first look."""
        return self.depth.visits > self.depth.first

    def visits(self, light: Light) -> int:
        return self.depth.visits if light == "fair" else max(self.depth.first, self.depth.visits // OPEN_SHARE)

    def run(self) -> Generator[Stage, Found, Review]:
        for light in self.lights:
            yield from self.weighed(pieces(list(self.moments), light, self.depth.first, self.seed))
        if self.goes_on:
            for light in self.lights:
                order = sorted(self.moments, key=lambda turn: -_suspicion(self.known[turn, light]))
                yield from self.weighed(pieces(order, light, self.visits(light), self.seed))
        for light in self.lights:
            doubtful = [turn for turn in self.moments if self.is_costly(turn, light)]
            self.all += len(doubtful) * self.visits(light)
            yield from self.weighed(pieces(doubtful, light, self.visits(light), self.seed + 1))
        found = self.balanced()
        questions = (yield from self.asked(found)) if self.turns is None and "fair" in self.lights else []
        return replace(found, questions=tuple(questions), finished=True)

    def weighed(self, tasks: Iterator[Task]) -> Generator[Stage, Found, None]:
        for task in tasks:
            for one in (yield self.stage(task)):
                assert isinstance(one, Weighed)
                earlier = self.known.get((one.turn, task.light))
                again = task.seed != self.seed and earlier is not None
                self.known[one.turn, task.light] = agreed(earlier, one) if again and earlier else one
            self.done += len(task.turns) * task.visits

    def asked(self, found: Review) -> Generator[Stage, Found, list[Exercise]]:
        """The costliest moments of each seat as questions, in their order."""
        turns: list[int] = []
        for seat in range(self.story.seats):
            own = [turn for turn, moment in self.moments.items()
                   if moment.seat == seat and self.is_costly(turn, "fair")]
            turns += sorted(own, key=lambda turn: -self.known[turn, "fair"].loss)[:MOST_QUESTIONS]
        questions: list[Exercise] = []
        self.all += len(turns) * self.depth.visits * ASKING
        for task in pieces(sorted(turns), "fair", self.depth.visits, self.seed, ask=True):
            made = yield Stage(task, self.share(), lambda: found)
            questions += [one for one in made if isinstance(one, Exercise)]
            self.done += len(task.turns) * task.visits * ASKING
        return questions

    def stage(self, task: Task) -> Stage:
        self.looked = self.looked or all((turn, self.lights[0]) in self.known for turn in self.moments)
        return Stage(task, self.share(), self.balanced if self.looked else None)

    def balanced(self) -> Review:
        return balanced(self.story, list(self.moments.values()), self.known, self.depth, self.seed)

    def is_costly(self, turn: int, light: Light) -> bool:
        found = self.known[turn, light]
        return class_of(found.loss, found.error, found.best == self.moments[turn].played) in COSTLY

    def share(self) -> float:
        return min(1.0, self.done / max(1, self.all))


def do(record: Record, story: Story, positions: Mapping[int, Position], task: Task) -> Found:
    """Do a task."""
    rules = registry.rules(record.config.game)
    moments = {moment.turn: moment for moment in story.moments}
    if task.ask:
        return [question_of(rules, positions[turn].seen, moments[turn], task.visits, seed_of(task, turn))
                for turn in task.turns]
    return [weigh(rules, positions[turn].seen, positions[turn].state, moments[turn].played, turn, task.visits,
                  seed_of(task, turn), task.light) for turn in task.turns]


def review(
    record: Record, depth: Depth, *, seed: int = 1, lights: Sequence[Light] = LIGHTS,
    turns: Iterable[int] | None = None, progress: Callable[[Stage], None] | None = None,
) -> Review:
    """Review a record that can be replayed, as far as it goes."""
    story, positions = story_of(record)
    stages = course(story, depth, seed, lights, turns)
    try:
        stage = next(stages)
        while True:
            if progress:
                progress(stage)
            stage = stages.send(do(record, story, positions, stage.task))
    except StopIteration as end:
        found: Review = end.value
        return found


def seed_of(task: Task, turn: int) -> int:
    return (task.seed * SPREAD + turn * 40503 + (task.light == "open")) & (1 << 60) - 1


def pieces(turns: Sequence[int], light: Light, visits: int, seed: int, ask: bool = False) -> Iterator[Task]:
    size = max(1, PIECE // visits)
    for at in range(0, len(turns), size):
        yield Task(tuple(turns[at : at + size]), light, visits, seed, ask)


def agreed(one: Weighed, other: Weighed) -> Weighed:
    """What two searches from different seeds think together. Where they do not agree the uncertainty grows."""
    loss = (one.loss + other.loss) / 2
    error = max(hypot(one.error, other.error) / 2, abs(one.loss - other.loss) / 2)
    return replace(
        one if one.loss >= other.loss else other, loss=loss, error=error, doubt=hypot(one.doubt, other.doubt) / 2,
        win=tuple((a + b) / 2 for a, b in zip(one.win, other.win, strict=True)), visits=one.visits + other.visits)


def _suspicion(found: Weighed) -> float:
    return found.loss + found.error

