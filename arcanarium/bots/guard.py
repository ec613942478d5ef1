"""A bot under guard: if it is too slow, fails or answers nonsense, `greedy` plays its seat on, and a note says why."""
from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from types import FrameType
from typing import Any

from arcanarium.bots.jsonlines import BadLine
from arcanarium.core.contract import AnyRules, Observation, Result
from arcanarium.core.rng import Rng

PATIENCE = 10.0
"""How many seconds a bot that was given no limit may take for a decision."""
GRACE = 1.0
"""A bot with a limit may take it twice and this many seconds more: machines have other things to do, too."""


class TooSlow(BaseException):
    """Raised within a bot that thinks for longer than so many seconds. No Exception, so that a bot does not catch it by
    mistake."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


def patience(limit: float) -> float:
    """How long to wait for a decision of a bot with a limit in seconds; 0 is no limit."""
    return 2 * limit + GRACE if limit else PATIENCE


class GuardedBot:
    """A bot of somebody else's, and `greedy` behind it. From the first mistake on, greedy decides."""

    def __init__(self, make: Callable[[], Any], stand_in: Callable[[], Any], rules: AnyRules, limit: float = 0.0,
                 timed: bool = True, checked: bool = True) -> None:
        """`make` makes the bot, and may fail as well. Without `timed` the bot may think for as long as it likes.
        Without `checked` an illegal move is passed on to one who knows the legal moves, and then calls `refused`."""
        self.rules, self.stand_in, self.checked = rules, stand_in, checked
        self.seconds = patience(limit) if timed else 0.0
        self.note = ""
        """Why the bot has lost its seat; empty while it has it."""
        self.bot: Any = None
        self._rng = Rng(1)
        try:
            self.bot = make()
        except (Exception, SystemExit) as error:
            self._lost(f"it could not be started: {told(error)}")

    def choose(self, seen: Observation) -> int:
        if not self.note:
            try:
                legal = self.rules.resample(seen, self._rng).legal(seen.seat) if self.checked else ()
                with time_limit(self.seconds):
                    move = self.bot.choose(seen)
                if type(move) is int and (move in legal or not self.checked):
                    return move
                return self.refused(seen, move)
            except TooSlow as slow:
                self._lost(f"it took more than {slow.seconds:g} seconds for a decision")
            except (Exception, SystemExit) as error:
                self._lost(told(error))
        return int(self.bot.choose(seen))

    def refused(self, seen: Observation, move: object) -> int:
        """The bot has chosen an illegal move and lost its seat for it: the move that is made instead."""
        self._lost(f"it chose {clipped(repr(move))}, which is no legal move")
        return int(self.bot.choose(seen))

    def end(self, result: Result | None = None) -> None:
        """Tell the bot that its game is over, or has been left, so that it can tidy up."""
        ended(self.bot, result)

    def _lost(self, why: str) -> None:
        ended(self.bot, None)
        self.note = why
        self.bot = self.stand_in()


def ended(bot: Any, result: Result | None = None) -> None:
    """Tell a bot that its game is over, if it wants to know: it has a method `end`."""
    end = getattr(bot, "end", None)
    if end is not None:
        with suppress(Exception, SystemExit, TooSlow), time_limit(PATIENCE):
            end(result)


def told(error: BaseException) -> str:
    """An error in one line."""
    kind = type(error).__name__
    said = clipped(" ".join(str(error).split()))
    return said if isinstance(error, BadLine) and said else f"{kind}: {said}" if said else kind


def clipped(text: str, length: int = 300) -> str:
    return text if len(text) <= length else f"{text[: length - 1]}…"


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise TooSlow in what runs within, when the time is up; 0 is no limit.

    Where the system has no alarms, and in other threads than the main one, it is raised when all is done at last.
    """
    if not seconds:
        yield
        return
    able = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
    begun = monotonic()
    if able:
        def ring(number: int, frame: FrameType | None) -> None:
            raise TooSlow(seconds)

        before = signal.signal(signal.SIGALRM, ring)
        signal.setitimer(signal.ITIMER_REAL, seconds, 0.5)  # again and again, for a bot that catches everything
    try:
        yield
    finally:
        if able:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
    if monotonic() - begun > seconds:
        raise TooSlow(seconds)
