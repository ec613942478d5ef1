"""Tasks spread over all there is to work with, with the same results everywhere.

    with closing(spread(play, seeds, Hands(jobs=4))) as found:
        for seed, result in found: ...

A work is a function of one task; it and its tasks can be sent to another process, and it depends on nothing else. So
a task can be done anywhere, and done again where whoever worked at it has died. Results come as they are finished;
`in_order` gives them in the order of the tasks. docs/scale.md tells what this costs.
"""
from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sized
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import dataclass
from itertools import count, islice
from typing import Any, TypeVar

from arcanarium.lab.workers import Died, Done, Outcome, Processes, Workers

T = TypeVar("T")
R = TypeVar("R")

TRIES = 4
"""A task is given up when so many have died of it."""
BATCH = 0.25
"""The tasks of a batch take about so many seconds: handing out costs little of it, and a death loses little."""
LEADER = 1 / 200
"""In large clusters batches are longer, so that the process that leads has so many seconds for each."""
MOST = 4096
"""The most tasks in a batch."""
LOCAL = "local"
"""The address of a Ray that is started on this machine and ends with the program."""


@dataclass(frozen=True, slots=True)
class Hands:
    """What works at tasks: this process alone, several processes of this machine, or Ray."""

    jobs: int = 1
    """How many tasks are worked on at a time; a cluster says that itself."""
    ray: str = ""
    """The address of a Ray cluster, `local` for one of our own on this machine, or nothing for no Ray."""

    def held(self) -> AbstractContextManager[None]:
        """Within this block Ray is started or reached once, for whatever is spread in it."""
        if not self.ray:
            return nullcontext()
        from arcanarium.lab.cluster import connected
        return connected(self.ray, self.jobs)

    def workers(self, work: Callable[[Any], Any], tasks: Iterable[Any]) -> Workers | None:
        """Those who do the work; None if it is done here."""
        if self.ray:
            from arcanarium.lab.cluster import RayWorkers
            return RayWorkers(self.ray, self.jobs, work)
        jobs = min(self.jobs, len(tasks)) if isinstance(tasks, Sized) else self.jobs
        return Processes(jobs, work) if jobs > 1 else None


def spread(work: Callable[[T], R], tasks: Iterable[T], hands: Hands) -> Generator[tuple[T, R | Died], None, None]:
    """The tasks with their results, as they are finished; `Died` for one that nobody survives. Tasks are taken only
    when somebody is free for them. An error that the work raises is raised here. Close the iterator to end all work."""
    workers = hands.workers(work, tasks)
    if workers is None:
        for task in tasks:
            yield task, work(task)
        return
    with closing(workers):
        yield from _Leader(workers, iter(tasks)).lead()


def in_order(work: Callable[[T], R], tasks: Iterable[T], hands: Hands) -> Generator[R | Died, None, None]:
    """The results in the order of the tasks: what is finished early waits for what is before it."""
    numbered = list(enumerate(tasks)) if isinstance(tasks, Sized) else enumerate(tasks)
    with closing(spread(_Numbered(work), numbered, hands)) as found:
        early: dict[int, R | Died] = {}
        wanted = 0
        for (number, _), result in found:
            early[number] = result
            while wanted in early:
                yield early.pop(wanted)
                wanted += 1


@dataclass(frozen=True, slots=True)
class _Numbered:
    """A work whose tasks have numbers."""

    work: Callable[[Any], Any]

    def __call__(self, task: tuple[int, Any]) -> Any:
        return self.work(task[1])


@dataclass(slots=True)
class _Batch:
    tasks: list[Any]
    tries: int = 0
    """How often somebody has died of it."""


class _Leader:
    """Hands tasks out in batches, takes results back, and has done again what was lost."""

    def __init__(self, workers: Workers, tasks: Iterator[Any]) -> None:
        self.workers, self.tasks = workers, tasks
        self._numbers = count()
        self._given: dict[int, _Batch] = {}
        self._again: deque[_Batch] = deque()
        self._size, self._each = 1.0, 0.0

    def lead(self) -> Iterator[tuple[Any, Any]]:
        while True:
            while len(self._given) < self.workers.places and (batch := self._next()):
                number = next(self._numbers)
                self._given[number] = batch
                self.workers.give(number, batch.tasks)
            if not self._given:
                return
            for number, outcome in self.workers.take():
                yield from self._taken(self._given.pop(number), outcome)

    def _next(self) -> _Batch | None:
        if self._again:
            return self._again.popleft()
        tasks = list(islice(self.tasks, int(self._size)))
        return _Batch(tasks) if tasks else None

    def _taken(self, batch: _Batch, outcome: Outcome) -> Iterator[tuple[Any, Any]]:
        if isinstance(outcome, Done):
            yield from zip(batch.tasks, outcome.results, strict=False)
            if outcome.error:
                raise outcome.error
            self._learn(len(batch.tasks), outcome.seconds)
        elif batch.tries + 1 < TRIES:
            # One by one, since only one of them may be to blame.
            self._again.extend(_Batch([task], batch.tries + 1) for task in batch.tasks)
        else:
            yield from ((task, outcome) for task in batch.tasks)

    def _learn(self, tasks: int, seconds: float) -> None:
        """How many tasks the next batches hold. It grows step by step, because the first tasks may be unlike others."""
        each = seconds / tasks
        self._each = 0.8 * self._each + 0.2 * each if self._each else each
        wanted = max(BATCH, self.workers.places * LEADER) / max(self._each, 1e-6)
        self._size = max(1.0, min(wanted, 2 * self._size, MOST))
