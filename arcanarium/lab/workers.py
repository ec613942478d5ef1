"""What works through batches of tasks: processes of this machine here, a Ray cluster in lab/cluster.py.

A batch is some tasks that are worked on one after the other in one place. Whatever kills that place costs the batch
only, and is told as `Died`; what to do about it is decided in lab/spreading.py.
"""
from __future__ import annotations

import multiprocessing
import pickle
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import perf_counter
from types import FrameType
from typing import Any, Protocol, TypeAlias

from arcanarium.bots.guard import told

LEAVING = 5.0
"""How many seconds a process has to tidy up when it is told to end."""


class Died(Exception):
    """The process that worked at a task has ended without a result."""


@dataclass(frozen=True, slots=True)
class Done:
    """A batch that is done: the result of each task, and how many seconds all took together."""

    results: list[Any]
    seconds: float
    error: Exception | None = None
    """What the work has raised at the task after these: to be raised where the results are waited for."""


Outcome: TypeAlias = Done | Died


def work_through(work: Callable[[Any], Any], batch: Sequence[Any]) -> Done:
    """Do the tasks of a batch."""
    begun, raised = perf_counter(), None
    results: list[Any] = []
    try:
        results.extend(map(work, batch))  # keeps those before an error
    except Exception as error:
        raised = movable(error)
    return Done(results, perf_counter() - begun, raised)


def movable(error: Exception) -> Exception:
    """The error, or one that says the same and can be sent to another process."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(told(error))
    return error


class Workers(Protocol):
    """Places in which batches are worked on."""

    @property
    def places(self) -> int:
        """How many batches it is good to have given and not yet taken back."""

    def give(self, number: int, batch: Sequence[Any]) -> None:
        """Have a batch worked on. Its number is the caller's name for it."""

    def take(self) -> list[tuple[int, Outcome]]:
        """Wait until at least one batch has ended, in whatever way: those that have."""

    def close(self) -> None:
        """End everything, also what is being worked on."""


def _serve(pipe: Connection, work: Callable[[Any], Any]) -> None:
    """What a process does: one batch after the other. It is told to end by a signal, as if by Ctrl-C, so that whatever
    it has started can be ended as well; Ctrl-C itself is for the process that leads."""
    def leave(number: int, frame: FrameType | None) -> None:
        raise KeyboardInterrupt

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, leave)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            pipe.send(work_through(work, pipe.recv()))


class Processes:
    """Processes of this machine. One that dies is replaced."""

    def __init__(self, jobs: int, work: Callable[[Any], Any]) -> None:
        self.places, self.work = jobs, work
        self._context = multiprocessing.get_context("spawn")  # a forked process would inherit the locks of threads
        self._processes: dict[Connection, BaseProcess] = {}
        self._busy: dict[Connection, int] = {}
        self._idle = [self._started() for _ in range(jobs)]

    def _started(self) -> Connection:
        ours, theirs = self._context.Pipe()
        process = self._context.Process(target=_serve, args=(theirs, self.work))
        process.start()
        theirs.close()
        self._processes[ours] = process
        return ours

    def give(self, number: int, batch: Sequence[Any]) -> None:
        pipe = self._idle.pop()
        self._busy[pipe] = number
        with suppress(OSError):  # it has died: told when the batch is taken back
            pipe.send(batch)

    def take(self) -> list[tuple[int, Outcome]]:
        found = []
        for pipe in wait(list(self._busy)):
            assert isinstance(pipe, Connection)
            found.append((self._busy.pop(pipe), self._outcome(pipe)))
        return found

    def _outcome(self, pipe: Connection) -> Outcome:
        try:
            outcome: Outcome = pipe.recv()
        except (EOFError, OSError):
            process = self._processes.pop(pipe)
            pipe.close()
            process.join(LEAVING)
            self._idle.append(self._started())
            return Died(f"its process ended with the exit code {process.exitcode}")
        self._idle.append(pipe)
        return outcome

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
