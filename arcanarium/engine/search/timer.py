"""When a search has to stop: after so many visits, after so much CPU time, or because somebody asks for it."""
from __future__ import annotations

from time import process_time

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Timer:
    """A limit that has begun to run. Visits 0 and seconds 0 mean no limit of that kind; one of them must be given."""

    def __init__(self, visits: i64, seconds: float) -> None:
        self.visits = visits
        self.seconds = seconds
        self.begun = process_time()
        self.pause: float = 0.0
        """Where not 0, `stops` also answers True when so much time has passed, for a report."""
        self.used: float = 0.0

    def spent(self) -> float:
        """The CPU time since the clock was started."""
        return process_time() - self.begun

    def stops(self, visits: i64) -> bool:
        """Whether the search must stop after so many visits."""
        if self.visits and visits >= self.visits:
            return True
        if self.seconds == 0.0 and self.pause == 0.0:
            return False
        self.used = process_time() - self.begun
        return self.seconds > 0.0 and self.used >= self.seconds or self.pause > 0.0 and self.used >= self.pause

    def left(self, visits: i64) -> i64:
        """How many more visits there can be at the pace so far; a million where nothing limits them."""
        found: i64 = 1_000_000
        if self.visits:
            found = self.visits - visits
        if self.seconds > 0.0 and self.used > 0.0 and visits > 0:
            by_time = i64(float(visits) * (self.seconds - self.used) / self.used) + 1
            if by_time < found:
                found = by_time
        return found
