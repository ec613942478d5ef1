"""Processes that work through a list of tasks. One that dies costs its task only, and all end when they are told to."""
from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Any, Generic, TypeVar

T = TypeVar("T")
R = TypeVar("R")

LEAVING = 5.0
"""How many seconds a process has to tidy up when it is told to end."""


class Died(Exception):
    """The process that worked at a task has ended without a result."""


def _serve(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """What a process does: one task after the other. It is told to end by a signal, as if by Ctrl-C, so that whatever
    it has started can be ended as well; Ctrl-C itself is for the process that leads."""
    def leave(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            pipe.send(work(pipe.recv()))


class Workers(Generic[T, R]):
    """Some processes that call `work` for tasks. `work` and tasks must be such that they can be sent to a process.

    With one job the tasks are done here. Use it in a `with` statement, so that the processes end.
    """

    def __init__(self, jobs: int, work: Callable[[T], R]) -> None:
        self.work = work
        self._context = multiprocessing.get_context("spawn")  # a forked process would inherit the locks of threads
        self._processes: dict[Connection, BaseProcess] = {}
        self._idle = [self._started() for _ in range(jobs)] if jobs > 1 else []

    def _started(self) -> Connection:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=_serve, args=(theirs, self.work))
        process.start()
        theirs.close()
        self._processes[ours] = process
        return ours

    def run(self, tasks: Iterable[T]) -> Iterator[tuple[T, R | Died]]:
        """The tasks with their results, as they are finished. Tasks are taken only when a process is free for them."""
        if not self._processes:
            for task in tasks:
                yield task, self.work(task)
            return
        waiting = iter(tasks)
        busy: dict[Connection, T] = {}
        while True:
            for task in islice(waiting, len(self._idle)):
                free = self._idle.pop()
                busy[free] = task
                with suppress(OSError):  # it has died: told below
                    free.send(task)
            if not busy:
                return
            for pipe in wait(list(busy)):
                assert isinstance(pipe, Connection)
                done = busy.pop(pipe)
                yield done, self._result(pipe)

    def _result(self, pipe: Connection) -> R | Died:
        try:
            result: R = pipe.recv()
        except (EOFError, OSError):
            process = self._processes.pop(pipe)
            pipe.close()
            process.join(LEAVING)
            self._idle.append(self._started())
            return Died(f"its process ended with the exit code {process.exitcode}")
        self._idle.append(pipe)
        return result

    def close(self) -> None:
        """End all processes: kindly at first."""
        for process in self._processes.values():
            process.terminate()
        for pipe, process in self._processes.items():
            process.join(LEAVING)
            if process.is_alive():
                process.kill()
                process.join(LEAVING)
            pipe.close()
        self._processes.clear()

    def __enter__(self) -> Workers[T, R]:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
