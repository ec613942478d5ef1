"""What a thinking bot tells: the moves it looked at, what it expects of each, what it believes about hidden cards."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limit:
    """How long to think: until so many visits, or so many seconds of CPU time, whichever comes first; 0 is no limit of
    that kind. Visits give the same answer on every machine. `cores` processes search side by side."""

    visits: int = 0
    seconds: float = 0.0
    cores: int = 1


@dataclass(frozen=True, slots=True)
class MoveReport:
    """A move that was looked at."""

    action: int
    visits: int
    win: float
    """The chance to win after it, for the seat that decides: 0 to 1."""
    error: float
    """The standard error of `win`."""
    prior: float
    """How good it looked before the search, as a share of 1."""
    points: float
    """The points the deciding seat is expected to end with after it."""
    line: tuple[tuple[int, int], ...] = ()
    """What is expected to follow, as (seat, action), from this move on."""


@dataclass(frozen=True, slots=True)
class Belief:
    """How likely a hidden card is to be in one place, such as a rival's hand, as far as the seat can tell."""

    card: str
    place: str
    seat: int
    chance: float


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a search knows of a decision, so far or at its end."""

    seat: int
    moves: tuple[MoveReport, ...]
    """The best first, by visits and then by win."""
    visits: int
    win: tuple[float, ...]
    """Each seat's chance to win."""
    points: tuple[float, ...]
    """The points each seat is expected to end with."""
    rounds_left: float
    """How many rounds are expected to follow; -1 if that cannot be told."""
    seconds: float
    """CPU time used so far."""
    evaluation: str
    """What judged: `network` or `worth`."""
    beliefs: tuple[Belief, ...] = ()

    @property
    def best(self) -> int:
        return self.moves[0].action


Report = Callable[[Analysis], bool]
"""Called now and then during a search; it stops the search by answering True."""
