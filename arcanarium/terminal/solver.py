"""How well the user solves puzzles: a small file beside the saved games."""
from __future__ import annotations

import json
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from arcanarium.learn.puzzles import Puzzle
from arcanarium.learn.puzzles.glicko import HIGHEST, LOWEST, WIDEST, Glicko
from arcanarium.learn.puzzles.solving import Solver
from arcanarium.table import data_home
from arcanarium.terminal.progress import replace_file

COUNTS = ("tried", "solved", "streak", "longest")


@dataclass
class Solving:
    """The user as a solver, and what came of each first attempt: by puzzle, and by day for puzzles of the day."""

    solver: Solver = field(default_factory=Solver)
    first: dict[str, bool] = field(default_factory=dict)
    days: dict[str, bool] = field(default_factory=dict)

    def attempt(self, puzzle: Puzzle, solved: bool, day: str = "") -> int | None:
        """Note an attempt, if it is the first at this puzzle: by how much the rating changed; None if it does not
        count."""
        if day:
            self.days.setdefault(day, solved)
        change = None
        if puzzle.id not in self.first:
            before = self.solver.rating.shown
            self.solver, _ = self.solver.after(puzzle.known, solved)
            self.first[puzzle.id] = solved
            change = self.solver.rating.shown - before
        keep(self)
        return change


def today() -> str:
    """The day, which begins at midnight UTC everywhere."""
    return datetime.now(UTC).date().isoformat()


def path() -> Path:
    return data_home() / "puzzles.json"


def load() -> Solving:
    """What is remembered. A file that cannot be read, or what makes no sense in it, counts as nothing."""
    try:
        data = json.loads(path().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return Solving()
    if not isinstance(data, dict):
        return Solving()
    value, deviation = data.get("rating"), data.get("deviation")
    known = _number(value, LOWEST, HIGHEST) and _number(deviation, 1, WIDEST)
    rating = Glicko(float(value), float(deviation)) if known else Glicko()  # type: ignore[arg-type]
    counts = {name: data[name] if type(data.get(name)) is int and data[name] >= 0 else 0 for name in COUNTS}
    return Solving(Solver(rating, **counts), _answers(data.get("first")), _answers(data.get("days")))


def _number(value: Any, least: float, most: float) -> bool:
    return isinstance(value, int | float) and least <= value <= most


def _answers(data: Any) -> dict[str, bool]:
    return {key: value for key, value in data.items() if isinstance(value, bool)} if isinstance(data, dict) else {}


def keep(found: Solving) -> None:
    """Remember how well the user solves puzzles."""
    solver = found.solver
    replace_file(path(), {
        "rating": round(solver.rating.value, 2), "deviation": round(solver.rating.deviation, 2),
        **{name: getattr(solver, name) for name in COUNTS}, "first": found.first, "days": found.days})
