"""A fair queue: tables take turns, so that one with much to compute does not hold up the others.

As many jobs run at a time as there are workers. When one is free, the table that was served longest ago gives its next
job: its urgent ones first (hints and logs, for which a person waits), then the moves of its bots. So a table that asks
for one thing waits for the jobs that run, and never for all that another table has queued.
"""
from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

T = TypeVar("T")

MOST_QUEUED = 16
"""How many jobs of one table may wait."""


class Crowded(Exception):
    """A table has too many jobs waiting already."""


class Dropped(Exception):
    """A job was not wanted any more when its turn came."""


class _Job:
    def __init__(self, wanted: Callable[[], bool]) -> None:
        self.wanted = wanted
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class FairQueue:
    """Lets so many jobs run at a time. All methods are for one event loop."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.running = 0
        self._tables: dict[str, deque[_Job]] = {}  # those with jobs that wait
        self._served: dict[str, int] = {}  # when each table with jobs was served last, counted in jobs
        self._count = 0
        self._urgent: dict[str, int] = {}  # how many urgent jobs stand before the others of a table

    def waiting(self, table: str) -> int:
        """How many jobs of a table wait."""
        return len(self._tables.get(table, ()))

    async def run(
        self, table: str, start: Callable[[], Awaitable[T]], urgent: bool = False,
        wanted: Callable[[], bool] = lambda: True,
    ) -> T:
        """Start a job when its turn comes and return its result. Crowded if the table has too many jobs waiting,
        Dropped if the job is not wanted any more when its turn comes. A job whose caller is cancelled leaves the
        queue; one that runs already gives its place free when it ends."""
        await self._turn(table, urgent, wanted)
        running: asyncio.Future[T] = asyncio.ensure_future(start())
        running.add_done_callback(lambda done: self._free(table, done))
        return await asyncio.shield(running)

    async def _turn(self, table: str, urgent: bool, wanted: Callable[[], bool]) -> None:
        if self.running < self.workers and not self._tables:
            if not wanted():
                raise Dropped
            self._serve(table)
            return
        if self.waiting(table) >= MOST_QUEUED:
            raise Crowded
        job = _Job(wanted)
        queue = self._tables.setdefault(table, deque())
        if urgent:
            queue.insert(self._urgent.get(table, 0), job)
            self._urgent[table] = self._urgent.get(table, 0) + 1
        else:
            queue.append(job)
        try:
            await job.turn
        except asyncio.CancelledError:
            if job in queue:
                self._remove(table, queue, job)
            elif job.turn.done() and not job.turn.cancelled() and job.turn.exception() is None:
                self._free(table)  # its turn had come, but nobody is there to use it
            raise

    def _serve(self, table: str) -> None:
        self.running += 1
        self._count += 1
        self._served[table] = self._count

    def _free(self, of: str, done: asyncio.Future[Any] | None = None) -> None:
        """A worker is free of a job of a table: the next table gives its next job."""
        if done is not None and not done.cancelled():
            done.exception()  # the caller may be gone
        self.running -= 1
        while self._tables and self.running < self.workers:
            table = min(self._tables, key=lambda one: self._served.get(one, 0))  # of equals the one that waits longer
            queue = self._tables[table]
            job = queue[0]
            self._remove(table, queue, job)
            if job.turn.done():
                continue
            if job.wanted():
                self._serve(table)
                job.turn.set_result(None)
            else:
                job.turn.set_exception(Dropped())
        if of not in self._tables:
            self._served.pop(of, None)

    def _remove(self, table: str, queue: deque[_Job], job: _Job) -> None:
        if queue.index(job) < self._urgent.get(table, 0):
            self._urgent[table] -= 1
        queue.remove(job)
        if not queue:
            self._tables.pop(table, None)
            self._urgent.pop(table, None)
