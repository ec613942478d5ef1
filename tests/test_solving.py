"""Solvers of puzzles and their ratings: known cases, the next puzzle, the one of the day, streaks."""
from __future__ import annotations

from collections import Counter
from datetime import date

import pytest

from arcanarium.core.rng import Rng
from arcanarium.learn.puzzles import shipped
from arcanarium.learn.puzzles.glicko import Glicko, after_game, attempted, measured
from arcanarium.learn.puzzles.solving import Solver, days_in_a_row, next_for, of_day

SOME = shipped()[::10][:10]


def test_ratings_follow_glickman_s_own_example() -> None:
    """Glickman 1999: 1500 ± 200 beats 1400 ± 30 and loses to 1550 ± 100 and 1700 ± 300; one after the other here."""
    own = Glicko(1500, 200)
    for other, won in ((Glicko(1400, 30), True), (Glicko(1550, 100), False), (Glicko(1700, 300), False)):
        own = after_game(own, other, won)
    assert own.value == pytest.approx(1464, abs=5)
    assert own.deviation == pytest.approx(151.4, abs=2)


def test_what_is_well_known_moves_little_and_nothing_leaves_the_scale() -> None:
    new, known = Glicko(1000, 350), Glicko(1000, 50)
    solver, puzzle = attempted(new, known, True)
    assert solver.value > 1100
    assert 990 < puzzle.value < 1000
    for _ in range(300):
        new, _ = attempted(new, Glicko(3000, 30), True)
    assert new.value <= 3000
    assert new.deviation >= 30


def test_a_puzzle_is_rated_by_who_solves_it() -> None:
    levels = (600.0, 800.0, 1000.0, 1200.0, 1400.0)
    hard, easy = (measured([(level, level >= least) for level in levels]) for least in (1400, 800))
    assert 1200 < hard.value < 1500
    assert 600 < easy.value < 900


def test_the_next_puzzle_is_near_and_new_until_there_are_none() -> None:
    rated = [(puzzle, puzzle.known) for puzzle in SOME]
    tried: list[str] = []
    while (puzzle := next_for(Glicko(900), rated, tried, Rng(1))) is not None:
        assert puzzle.id not in tried
        tried.append(puzzle.id)
    assert len(tried) == len(SOME)
    near, far = (abs(puzzle.rating - 900) for puzzle in (next(one for one in SOME if one.id == tried[0]),
                                                         next(one for one in SOME if one.id == tried[-1])))
    assert near <= far


def test_each_puzzle_is_that_of_one_day_before_one_comes_again() -> None:
    ids = [puzzle.id for puzzle in SOME]
    days = [date.fromordinal(739_000 + n).isoformat() for n in range(3 * len(ids))]
    first = [of_day(ids, day, b"site") for day in days]
    assert first == [of_day(ids, day, b"site") for day in days]
    assert first != [of_day(ids, day, b"other") for day in days]
    assert set(Counter(first).values()) == {3}
    assert days_in_a_row(["2026-03-01", "2026-02-28", "2026-02-26"], "2026-03-02") == 2
    assert days_in_a_row(["2026-02-28"], "2026-03-02") == 0


def test_a_streak_ends_with_the_first_miss() -> None:
    solver = Solver()
    for solved in (True, True, False, True):
        solver, _ = solver.after(Glicko(), solved)
    assert (solver.tried, solver.solved, solver.streak, solver.longest) == (4, 3, 1, 2)
