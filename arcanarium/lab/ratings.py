"""Ratings of several bots from matches between pairs of them: the most likely ones (Bradley and Terry), in Elo."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt

from arcanarium.facts.shares import Z95
from arcanarium.lab.statistics import ELO_SCALE, share_of

ELO = ELO_SCALE / log(10)
"""How many Elo a strength is that is e times another."""
PRIOR_GAMES = 1.0
"""Each match gets this many games with a fair result, so that a bot that won them all has a rating."""
STEPS, ENOUGH = 100, 1e-10


@dataclass(frozen=True, slots=True)
class Match:
    """What one bot won against copies of another."""

    one: int
    other: int
    games: float
    score: float
    """The games that `one` has won; a shared victory counts as its share."""
    seats: int = 2


@dataclass(frozen=True, slots=True)
class Rating:
    """The Elo of a bot above the anchor, and how far it may be off with 95 %; the anchor has 0 for both."""

    elo: float
    error: float


def ratings(count: int, matches: Sequence[Match], anchor: int = 0) -> list[Rating]:
    """The ratings of `count` bots by the matches between them. The bots must be connected with the anchor by matches;
    one that is not keeps the rating 0."""
    strength = [0.0] * count
    free = [i for i in range(count) if i != anchor and any(i in (match.one, match.other) for match in matches)]
    if not free:
        return [Rating(0.0, 0.0)] * count
    information: list[list[float]] = []
    for _ in range(STEPS):
        slope, information = _slopes(count, matches, strength)
        step = _solved([[information[i][j] for j in free] for i in free], [slope[i] for i in free])
        longest = max(abs(one) for one in step)
        shorter = min(1.0, 2.0 / longest) if longest else 1.0  # far from the peak a whole step would leap over it
        for i, one in zip(free, step, strict=True):
            strength[i] += shorter * one
        if longest < ENOUGH:
            break
    found = [Rating(0.0, 0.0)] * count
    inner = [[information[i][j] for j in free] for i in free]
    for place, i in enumerate(free):
        unit = [float(j == place) for j in range(len(free))]
        found[i] = Rating(ELO * strength[i], ELO * Z95 * sqrt(max(0.0, _solved(inner, unit)[place])))
    return found


def _slopes(count: int, matches: Sequence[Match], strength: list[float]) -> tuple[list[float], list[list[float]]]:
    """The slope of the logarithm of the likelihood, and its curvature with the sign changed."""
    slope = [0.0] * count
    curve = [[0.0] * count for _ in range(count)]
    for match in matches:
        a, b = match.one, match.other
        games, score = match.games + PRIOR_GAMES, match.score + PRIOR_GAMES / match.seats
        share = share_of(ELO * (strength[a] - strength[b]), match.seats)
        slope[a] += score - games * share
        slope[b] -= score - games * share
        weight = games * share * (1 - share)
        curve[a][a] += weight
        curve[b][b] += weight
        curve[a][b] -= weight
        curve[b][a] -= weight
    return slope, curve


def _solved(rows: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a small system of linear equations. A bot without connection to the anchor has no information
    and no step."""
    size = len(right)
    work = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda row: abs(work[row][i]))
        work[i], work[pivot] = work[pivot], work[i]
        if abs(work[i][i]) < 1e-12:
            work[i][i:] = [1.0] + [0.0] * (size - i)
        for row in range(size):
            if row != i:
                factor = work[row][i] / work[i][i]
                work[row] = [x - factor * y for x, y in zip(work[row], work[i], strict=True)]
    return [work[i][size] / work[i][i] for i in range(size)]
