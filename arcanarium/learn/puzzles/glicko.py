"""Ratings of those who solve puzzles and of the puzzles: Glicko (Glickman 1999), each attempt a game between the two.

A rating comes with a deviation, by which it may be off about two times in three: what is known well moves little. The
scale is that of the levels for people (bots/levels.py), where greedy has 1000.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt

SCALE = log(10) / 400
BEGINNER = 1000.0
"""The rating of who has solved nothing yet."""
WIDEST, NARROWEST = 350.0, 45.0
"""The deviation of who has solved nothing yet; and the least, so that who learns is noticed."""
NARROWEST_PUZZLE = 30.0
"""A puzzle does not learn, so it may settle more."""
LOWEST, HIGHEST = 100.0, 3000.0
STEPS = 50


@dataclass(frozen=True, slots=True)
class Glicko:
    """How strong somebody is, or how hard a puzzle is, and how far that may be off."""

    value: float = BEGINNER
    deviation: float = WIDEST

    @property
    def shown(self) -> int:
        return round(self.value)


def expected(own: Glicko, other: Glicko) -> float:
    """How likely the one is to beat the other, by what is known of both."""
    both = Glicko(other.value, sqrt(own.deviation**2 + other.deviation**2))
    return _chance(own.value, both)


def after_game(own: Glicko, other: Glicko, won: bool, narrowest: float = NARROWEST) -> Glicko:
    """The rating after one game against another."""
    g, chance = _doubt(other), _chance(own.value, other)
    information = SCALE**2 * g**2 * chance * (1 - chance)
    variance = 1 / (1 / own.deviation**2 + information)
    value = own.value + SCALE * variance * g * (won - chance)
    return Glicko(min(HIGHEST, max(LOWEST, value)), min(own.deviation, max(narrowest, sqrt(variance))))


def attempted(solver: Glicko, puzzle: Glicko, solved: bool) -> tuple[Glicko, Glicko]:
    """The ratings of a solver and of a puzzle after a first attempt."""
    return after_game(solver, puzzle, solved), after_game(puzzle, solver, not solved, NARROWEST_PUZZLE)


def measured(attempts: Sequence[tuple[float, bool]], start: Glicko | None = None) -> Glicko:
    """The rating of a puzzle by attempts of solvers with known ratings: the most likely one, if puzzles are spread
    about `start`."""
    start = start or Glicko()
    value, curve = start.value, 0.0
    for _ in range(STEPS):
        slope, curve = (start.value - value) / start.deviation**2, 1 / start.deviation**2
        for rating, solved in attempts:
            chance = _chance(value, Glicko(rating, 0.0))
            slope += SCALE * (1 - solved - chance)
            curve += SCALE**2 * chance * (1 - chance)
        value += slope / curve
    return Glicko(min(HIGHEST, max(LOWEST, value)), sqrt(1 / curve))


def _doubt(other: Glicko) -> float:
    """How much a game against somebody tells whose rating may be off: 1 if it is known."""
    return 1 / sqrt(1 + 3 * (SCALE * other.deviation / pi) ** 2)


def _chance(value: float, other: Glicko) -> float:
    return 1 / (1 + exp(-_doubt(other) * SCALE * (value - other.value)))
