"""A fair queue: tables and people take turns, so that one with much to compute does not hold up the others.

As many jobs run at a time as there are workers. When one is free, the most important kind of work gives its next job,
and of that kind the one (a table, or a person) that was served longest ago. So somebody who asks for one thing waits
for the jobs that run, and never for all that another has queued. Every PATIENCE-th job is one of another kind that
waits, so that nothing waits for ever.
"""
from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Literal, NamedTuple, TypeVar

T = TypeVar("T")

Kind = Literal["move", "hint", "show", "log", "record", "replay", "analysis"]
KINDS: tuple[Kind, ...] = ("move", "hint", "show", "log", "record", "replay", "analysis")
"""The kinds of work, most important first: moves of bots at tables with people, hints, moves of bots among themselves,
whole logs, uploaded records, replays, and whatever else is computed about games."""
MOST_QUEUED = 16
"""How many jobs of one table or person may wait."""
MOST_OF_KIND: dict[Kind, int] = {
    "move": 10_000, "hint": 100, "show": 1000, "log": 100, "record": 16, "replay": 60, "analysis": 60}
"""How many jobs of a kind may wait in all. A table has one bot at a time that thinks, so moves hardly need it."""
PATIENCE = 5


class Crowded(Exception):
    """Too many jobs wait already."""


class Dropped(Exception):
    """A job was not wanted any more when its turn came."""


class _Job(NamedTuple):
    wanted: Callable[[], bool]
    turn: asyncio.Future[None]


class _Lane:
    """The jobs of one kind that wait, by whose they are."""

    def __init__(self) -> None:
        self.waiting: dict[str, deque[_Job]] = {}
        self.served: dict[str, int] = {}  # when each of those was served last, counted in jobs
        self.length = 0

    def next_one(self) -> tuple[str, _Job]:
        """Take out the first job of the one who was served longest ago; of equals, of the one who waits longer."""
        whose = min(self.waiting, key=lambda one: self.served.get(one, 0))
        job = self.waiting[whose][0]
        self.remove(whose, job)
        return whose, job

    def remove(self, whose: str, job: _Job) -> None:
        queue = self.waiting[whose]
        queue.remove(job)
        self.length -= 1
        if not queue:
            del self.waiting[whose]


class FairQueue:
    """Lets so many jobs run at a time. All methods are for one event loop."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.running = 0
        self._lanes = {kind: _Lane() for kind in KINDS}
        self._count = 0

    def waiting(self, whose: str) -> int:
        """How many jobs of a table or person wait."""
        return sum(len(lane.waiting.get(whose, ())) for lane in self._lanes.values())

    def lengths(self) -> dict[Kind, int]:
        """How many jobs of each kind wait."""
        return {kind: lane.length for kind, lane in self._lanes.items()}

    async def run(
        self, whose: str, start: Callable[[], Awaitable[T]], kind: Kind = "move",
        wanted: Callable[[], bool] = lambda: True,
    ) -> T:
        """Start a job when its turn comes and return its result. Crowded if too many jobs of this table, person or kind
        wait already, Dropped if the job is not wanted any more when its turn comes. A job whose caller is cancelled
        leaves the queue; one that runs already gives its place free when it ends."""
        await self._turn(whose, kind, wanted)
        running: asyncio.Future[T] = asyncio.ensure_future(start())
        running.add_done_callback(lambda done: self._free(whose, kind, done))
        return await asyncio.shield(running)

    async def _turn(self, whose: str, kind: Kind, wanted: Callable[[], bool]) -> None:
        lane = self._lanes[kind]
        if self.running < self.workers and not any(one.length for one in self._lanes.values()):
            if not wanted():
                raise Dropped
            self._serve(whose, lane)
            return
        if self.waiting(whose) >= MOST_QUEUED or lane.length >= MOST_OF_KIND[kind]:
            raise Crowded
        job = _Job(wanted, asyncio.get_running_loop().create_future())
        lane.waiting.setdefault(whose, deque()).append(job)
        lane.length += 1
        try:
            await job.turn
        except asyncio.CancelledError:
            if job in lane.waiting.get(whose, ()):
                lane.remove(whose, job)
            elif job.turn.done() and not job.turn.cancelled() and job.turn.exception() is None:
                self._free(whose, kind)  # its turn had come, but nobody is there to use it
            raise

    def _serve(self, whose: str, lane: _Lane) -> None:
        self.running += 1
        self._count += 1
        lane.served[whose] = self._count

    def _next_lane(self) -> _Lane | None:
        lanes = [lane for lane in self._lanes.values() if lane.length]
        if not lanes:
            return None
        return lanes[(self._count // PATIENCE) % len(lanes)] if self._count % PATIENCE == 0 else lanes[0]

    def _free(self, of: str, kind: Kind, done: asyncio.Future[Any] | None = None) -> None:
        """A worker is free of a job: the next one begins."""
        if done is not None and not done.cancelled():
            done.exception()  # the caller may be gone
        self.running -= 1
        while self.running < self.workers and (lane := self._next_lane()):
            whose, job = lane.next_one()
            if job.turn.done():
                continue
            try:
                wanted = job.wanted()
            except Exception as error:  # it concerns this job only: those behind it must not wait for ever
                job.turn.set_exception(error)
                continue
            if wanted:
                self._serve(whose, lane)
                job.turn.set_result(None)
            else:
                job.turn.set_exception(Dropped())
        if of not in self._lanes[kind].waiting:
            self._lanes[kind].served.pop(of, None)
