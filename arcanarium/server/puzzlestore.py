"""The statements that write puzzles: who tried which, the ratings of people and puzzles, and the puzzles of days.
`storage` takes them over."""
from __future__ import annotations

STATEMENTS = {
    "puzzle_day": "INSERT INTO puzzle_days (day, puzzle) VALUES (:day, :puzzle) ON CONFLICT DO NOTHING",
    "puzzle_try": """INSERT INTO puzzle_tries (user_id, puzzle, at, solved) VALUES (:user_id, :puzzle, :at, :solved)
        ON CONFLICT DO NOTHING""",
    "puzzle_day_try": """INSERT INTO puzzle_day_tries (day, user_id, at, solved) VALUES (:day, :user_id, :at, :solved)
        ON CONFLICT DO NOTHING""",
    # what changes is added to what stands there, so that two attempts at the same time both count
    "puzzle_rating": """INSERT INTO puzzle_ratings (puzzle, rating, deviation, tries, solved)
        VALUES (:puzzle, :rating, :deviation, 1, :solved) ON CONFLICT (puzzle) DO UPDATE
        SET rating = puzzle_ratings.rating + :change, deviation = :deviation,
        tries = puzzle_ratings.tries + 1, solved = puzzle_ratings.solved + :solved""",
    "solver_right": """INSERT INTO solvers (user_id, rating, deviation, tried, solved, streak, longest)
        VALUES (:user_id, :rating, :deviation, 1, 1, 1, 1) ON CONFLICT (user_id) DO UPDATE
        SET rating = solvers.rating + :change, deviation = :deviation, tried = solvers.tried + 1,
        solved = solvers.solved + 1, streak = solvers.streak + 1,
        longest = CASE WHEN solvers.streak < solvers.longest THEN solvers.longest ELSE solvers.streak + 1 END""",
    "solver_wrong": """INSERT INTO solvers (user_id, rating, deviation, tried, solved, streak, longest)
        VALUES (:user_id, :rating, :deviation, 1, 0, 0, 0) ON CONFLICT (user_id) DO UPDATE
        SET rating = solvers.rating + :change, deviation = :deviation, tried = solvers.tried + 1, streak = 0""",
    "solver_end": "DELETE FROM solvers WHERE user_id = :user_id",
    "puzzle_tries_end": "DELETE FROM puzzle_tries WHERE user_id = :user_id",
    "puzzle_day_tries_end": "DELETE FROM puzzle_day_tries WHERE user_id = :user_id",
}
DECISIVE = ("puzzle_try",)
"""The statements that must write something: a second attempt at a puzzle does not count."""
