"""Worker processes that are replaced when one of them dies or stands still."""
from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from arcanarium.server.fairness import Crowded, FairQueue

log = logging.getLogger("arcanarium")
P = ParamSpec("P")
T = TypeVar("T")

LOOK = 1.0
"""Seconds between two looks at workers that have something to do."""
STILL = 15
"""After so many looks in a row at which a busy worker had not used the processor at all, it is replaced: it was
stopped, or waits for something that does not come. One that only computes for long is left alone."""


class Lost(Crowded):
    """The workers died twice over a job."""


class Crew:
    """Some worker processes and the queue before them. They start with the first job, with a call of `prepare`. If one
    dies or stands still all are replaced, and the work is tried once more."""

    def __init__(self, count: int, prepare: Callable[..., None], *args: Any) -> None:
        self.queue = FairQueue(count)
        self._prepare, self._args = prepare, args
        self._pool: ProcessPoolExecutor | None = None
        self._starter = ThreadPoolExecutor(1, "starter")
        self._jobs = 0
        self._watch: asyncio.Task[None] | None = None

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # spawn, not fork: a forked process would inherit the threads' locks and the sockets
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                self.queue.workers, context, initializer=self._prepare, initargs=self._args)
        return self._pool

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function in a worker at once, with positional arguments only, and return its result; Lost if the
        workers die over it twice."""
        assert not kwargs
        loop = asyncio.get_running_loop()
        self._jobs += 1
        if self._watch is None:
            self._watch = asyncio.create_task(self._watch_over())
        try:
            for _ in range(2):
                pool = self._ready()
                try:
                    if len(pool._processes or ()) < self.queue.workers:  # to start one takes as long as many moves
                        submitted = await loop.run_in_executor(self._starter, partial(pool.submit, work, *args))
                        return await asyncio.wrap_future(submitted)
                    return await loop.run_in_executor(pool, work, *args)
                except BrokenProcessPool:
                    if self._pool is pool:
                        self._pool = None
        finally:
            self._jobs -= 1
        raise Lost

    async def _watch_over(self) -> None:
        """As long as there is work, look whether as many workers use the processor as jobs run; if not, kill those that
        do not."""
        pool: ProcessPoolExecutor | None = None
        busy: deque[int] = deque(maxlen=STILL)
        rested: dict[int, int] = {}
        used: dict[int, int] = {}
        try:
            while self._jobs:
                await asyncio.sleep(LOOK)
                if pool is not self._pool:
                    pool, rested, used = self._pool, {}, {}
                    busy.clear()
                busy.append(self._jobs)
                for pid in self.pids():
                    now = processor_of(pid)
                    rested[pid] = rested.get(pid, 0) + 1 if used.get(pid) == now and now is not None else 0
                    used[pid] = now if now is not None else -1
                still = [pid for pid, looks in rested.items() if looks >= STILL]
                if len(busy) == STILL and min(busy) > len(rested) - len(still):
                    log.error("worker processes stand still and are replaced: %s", ", ".join(map(str, still)))
                    for pid in still:
                        with suppress(OSError):
                            os.kill(pid, signal.SIGKILL)
                    busy.clear()
        finally:
            self._watch = None

    def pids(self) -> list[int]:
        """The ids of the worker processes that run."""
        return list(self._pool._processes or ()) if self._pool else []

    def close(self) -> None:
        """Stop the workers without waiting for what they compute."""
        if self._watch is not None:
            self._watch.cancel()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        self._starter.shutdown(wait=False)


def processor_of(pid: int) -> int | None:
    """How much processor time a process has used, in ticks of the system; None where that cannot be known."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return int(fields[11]) + int(fields[12])
    except OSError:
        return None
