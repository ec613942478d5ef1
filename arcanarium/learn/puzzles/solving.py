"""Whoever solves puzzles: how well, which puzzle comes next, and which one everybody gets today."""
from __future__ import annotations

import hmac
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field, replace
from datetime import date

from arcanarium.core.rng import Rng
from arcanarium.learn.puzzles import Puzzle
from arcanarium.learn.puzzles.glicko import Glicko, attempted

NEAREST = 6
"""The next puzzle is one of so many whose ratings are nearest to the solver's."""


@dataclass(frozen=True, slots=True)
class Solver:
    """How well somebody solves puzzles. Only the first attempt at a puzzle counts."""

    rating: Glicko = field(default_factory=Glicko)
    tried: int = 0
    solved: int = 0
    streak: int = 0
    """So many in a row were solved at the first attempt, up to the latest."""
    longest: int = 0

    def after(self, puzzle: Glicko, solved: bool) -> tuple[Solver, Glicko]:
        """The solver and the rating of the puzzle after a first attempt."""
        rating, puzzle = attempted(self.rating, puzzle, solved)
        streak = self.streak + 1 if solved else 0
        return replace(self, rating=rating, tried=self.tried + 1, solved=self.solved + solved, streak=streak,
                       longest=max(self.longest, streak)), puzzle


def matching(puzzles: Iterable[Puzzle], theme: str = "", game: str = "", sets: str = "") -> list[Puzzle]:
    """The puzzles of a theme, a game and sets, where these are given."""
    return [one for one in puzzles
            if theme in ("", one.theme) and game in ("", one.game) and sets in ("", one.sets)]


def next_for(
    solver: Glicko, puzzles: Iterable[tuple[Puzzle, Glicko]], tried: Collection[str], rng: Rng,
) -> Puzzle | None:
    """A puzzle about as strong as its solver, out of those that were not tried yet; None if there are none."""
    fresh = [(abs(rating.value - solver.value), one.id, one) for one, rating in puzzles if one.id not in tried]
    near = sorted(fresh)[:NEAREST]
    return near[rng.below(len(near))][2] if near else None


def of_day(ids: Sequence[str], day: str, key: bytes = b"") -> str:
    """The puzzle of a day, by its id: each comes once before one comes again, in an order that follows from the key."""
    turn, place = divmod(date.fromisoformat(day).toordinal(), len(ids))

    def order(id: str) -> bytes:
        return hmac.digest(key or b"puzzle", f"puzzle of the day {turn} {id}".encode(), "sha256")

    return sorted(ids, key=order)[place]


def days_in_a_row(days: Iterable[str], today: str) -> int:
    """On how many days in a row something was done, up to today or yesterday."""
    done = {date.fromisoformat(day).toordinal() for day in days}
    last = date.fromisoformat(today).toordinal()
    last -= last not in done
    n = 0
    while last - n in done:
        n += 1
    return n
