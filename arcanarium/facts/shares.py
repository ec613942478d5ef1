"""What can be concluded from shares of victories: intervals, and what is left of many findings once they are many."""
from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt

Z95 = 1.96
"""So many standard deviations to either side hold 95 % of a normal distribution."""


def wilson(share: float, games: float, z: float = Z95) -> tuple[float, float]:
    """The shares that are credible with 95 % after so many games (Wilson's interval of a proportion)."""
    if games <= 0:
        return 0.0, 1.0
    middle = share + z * z / (2 * games)
    spread = z * sqrt(max(0.0, share * (1 - share)) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def two_sided(z: float) -> float:
    """How often chance alone is so many standard errors off, or more, to either side."""
    return erfc(abs(z) / sqrt(2))


def holm(chances: Sequence[float]) -> list[float]:
    """The chances of error of several findings, corrected for their number by Holm's method: to call all those below a
    level true is wrong in any of them at most that often."""
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    found, worst = [1.0] * len(chances), 0.0
    for rank, i in enumerate(order):
        worst = max(worst, min(1.0, chances[i] * (len(chances) - rank)))
        found[i] = worst
    return found
