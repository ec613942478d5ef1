"""The time of the site, in seconds since 1970, by which the clocks of players run.

Within a process it runs evenly: it begins with the clock of the machine and goes on with one that nobody can set. At
the next start it does not begin before the time at which it was last seen to run. Times in which the site was down are
noted as outages, and are not counted.
"""
from __future__ import annotations

import time
from typing import NamedTuple

GRACE = 15.0
"""Seconds after a start in which no clock runs, so that people can come back."""
STALLED = 30.0
"""Seconds without a sign of life after which the site counts as having been down."""


class Outage(NamedTuple):
    """A time in which no clock ran."""

    since: float
    until: float


class SiteTime:
    """A clock that begins with the wall clock and then runs evenly."""

    def __init__(self) -> None:
        self._ahead = time.time() - time.monotonic()

    def now(self) -> float:
        """Seconds since 1970, by the clock of the machine when this process began."""
        return time.monotonic() + self._ahead

    def not_before(self, seen: float) -> None:
        """Let the time be at least `seen`: the clock of the machine was set back while no process ran."""
        self._ahead = max(self._ahead, seen - time.monotonic())


_OURS = SiteTime()
now, not_before = _OURS.now, _OURS.not_before
