"""Bots that are programs of their own, in any language: they read and write lines of JSON (docs/bot-protocol.md).

Whatever a program does, the one who plays with it neither waits for ever nor runs out of memory: there is a time limit,
lines have a longest length, what is written to the error stream is read and forgotten but for its end, and at the end
the program is killed with all that it has started in its session.
"""
from __future__ import annotations

import atexit
import os
import shlex
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Full, Queue
from time import monotonic
from typing import IO, Any

from arcanarium.bots.guard import GRACE, TooSlow, patience
from arcanarium.bots.jsonlines import (
    LONGEST_LINE,
    PROTOCOL,
    BadLine,
    chosen,
    config_fields,
    decision_fields,
    legal_moves,
    read_message,
    result_fields,
    written,
)
from arcanarium.core.contract import AnyRules, Observation, Result
from arcanarium.core.rng import Rng

STARTING = 10.0
"""A program has so many seconds more for its first decision: interpreters and libraries take time to load."""
UNREAD = 1000
"""How many lines a program can be ahead before it has to wait."""
COMPLAINT = 400
"""How many bytes of the end of the error stream are kept for the note."""
_running: weakref.WeakSet[Pipes] = weakref.WeakSet()


class Pipes:
    """A running program, and threads that read and write its streams so that neither side ever blocks the other."""

    def __init__(self, command: Sequence[str]) -> None:
        """OSError if there is no such program."""
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0,
            start_new_session=os.name == "posix")  # so that it can be killed with all it starts
        self._lines: Queue[bytes | None] = Queue(UNREAD)
        self._sent: Queue[bytes | None] = Queue()
        self._errors = b""
        self._closed = threading.Event()
        _running.add(self)
        self._threads = [threading.Thread(target=work, daemon=True)
                         for work in (self._read, self._write, self._read_errors)]
        for thread in self._threads:
            thread.start()

    def send(self, message: dict[str, Any]) -> None:
        self._sent.put(written(message))

    def receive(self, seconds: float) -> bytes:
        """The next line, without its end. TooSlow if none comes in time; BadLine if the program has ended."""
        until = monotonic() + seconds
        while True:
            try:
                # in small steps, because a wait for a lock cannot be interrupted on every system
                line = self._lines.get(timeout=max(0.0, min(0.5, until - monotonic())))
            except Empty:
                if monotonic() >= until:
                    raise TooSlow(seconds) from None
                if self.process.poll() is None:
                    continue
                line = self._last_line()  # what it has started may keep the stream open
            if line is None:
                raise BadLine(f"it ended without an answer{self._how()}")
            return line

    def _last_line(self) -> bytes | None:
        """A line that the program has written just before it ended."""
        try:
            return self._lines.get(timeout=0.2)
        except Empty:
            return None

    def _how(self) -> str:
        """With which exit code and which last words it ended."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(0.5)
        self._threads[2].join(0.2)
        code = self.process.returncode
        said = " ".join(self._errors.decode("utf-8", "replace").split())
        return (f" (exit code {code})" if code is not None else "") + (f": {said}" if said else "")

    def _read(self) -> None:
        out = self.process.stdout
        assert out
        rest = b""
        with suppress(OSError, ValueError):
            while block := out.read(1 << 16):
                *lines, rest = (rest + block).split(b"\n")
                for line in lines:
                    self._hand_on(line)
                if len(rest) > LONGEST_LINE:
                    self._hand_on(rest)  # too long: it is refused, and so the program is done with
                    break
        self._hand_on(None)

    def _hand_on(self, line: bytes | None) -> None:
        while not self._closed.is_set():
            with suppress(Full):
                self._lines.put(line, timeout=0.5)
                return

    def _write(self) -> None:
        stdin = self.process.stdin
        assert stdin
        with suppress(OSError, ValueError):
            while (line := self._sent.get()) is not None:
                rest = memoryview(line)
                while rest:
                    rest = rest[stdin.write(rest) or 0:]
        with suppress(OSError, ValueError):
            stdin.close()

    def _read_errors(self) -> None:
        stream: IO[bytes] | None = self.process.stderr
        assert stream
        with suppress(OSError, ValueError):
            while block := stream.read(1 << 16):
                self._errors = (self._errors + block)[-COMPLAINT:]

    def close(self, wait: float = 0.0) -> None:
        """End the program: by the end of its input if it ends within `wait` seconds, else by force."""
        self._sent.put(None)
        if wait:
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(wait)
        self._closed.set()
        self._kill()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(5)
        for thread in self._threads:
            thread.join(0.5)
        for stream in (self.process.stdout, self.process.stderr):
            if stream:
                with suppress(OSError):
                    stream.close()
        _running.discard(self)

    def _kill(self) -> None:
        with suppress(OSError):
            if os.name == "posix":
                os.killpg(self.process.pid, signal.SIGKILL)  # also if it has ended: what it has started may live on
            else:
                self.process.kill()


@atexit.register
def _kill_all() -> None:
    """No program outlives the process that plays with it, however a game was left."""
    for pipes in list(_running):
        pipes._kill()


class ProgramBot:
    """A bot that is a program. It is started for one seat of one game. Play it under guard (bots/guard.py)."""

    def __init__(self, command: str, rules: AnyRules, seed: int, limit: float = 0.0) -> None:
        words = shlex.split(command)
        if not words:
            raise BadLine("there is no command after `program:`")
        if words[0].endswith(".py"):
            words.insert(0, sys.executable)
        self.rules, self.seed, self.limit = rules, seed, limit
        self.pipes = Pipes(words)
        self._rng = Rng(seed & (1 << 62) - 1)
        self._asked = 0

    def choose(self, seen: Observation) -> int:
        state = self.rules.resample(seen, self._rng)
        if not self._asked:
            config = config_fields(self.rules.config_of(state))
            self.pipes.send({"type": "hello", "protocol": PROTOCOL, "game": self.rules.name, "config": config,
                             "seat": seen.seat, "seed": self.seed})
        self._asked += 1
        moves = legal_moves(self.rules, state, seen.seat)
        self.pipes.send({"type": "decision", "id": self._asked, **decision_fields(self.rules, state, seen, moves),
                         "limit": {"seconds": self.limit or None}})
        seconds = patience(self.limit) + (STARTING if self._asked == 1 else 0)
        answer = read_message(self.pipes.receive(seconds))
        if answer.get("id") != self._asked:
            raise BadLine(f"an answer with the id {answer.get('id')!r:.40} where {self._asked} was asked")
        if "move" not in answer:
            raise BadLine("an answer without “move”")
        return chosen(answer["move"], moves)

    def end(self, result: Result | None = None) -> None:
        """Tell the program that the game is over, wait a moment for it to end, and see to it that it does."""
        if result is not None:
            self.pipes.send({"type": "over", "result": result_fields(result)})
        self.pipes.close(wait=GRACE if result is not None else 0.0)
