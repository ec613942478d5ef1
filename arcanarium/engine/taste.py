"""Styles of play: a judge that is a little fond of something, such as building, and plays for it where it costs little.

What a style looks at, a game says (`Cells.taste`). The fondness shifts only the own chance to win, and never by much.
"""
from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcanarium.engine.cells import WINNERS, Cells
from arcanarium.engine.judge import Judge

STYLES: Final = ("builder", "raider", "hoarder", "racer")
"""Fond of things in play; of what rivals lack; of what is kept; of points now."""
BUILDER: Final = 0
RAIDER: Final = 1
HOARDER: Final = 2
RACER: Final = 3


@mypyc_attr(acyclic=True)
class Fond(Judge):
    """Another judge's word, with the own chance raised by what the style likes."""

    def __init__(self, judge: Judge, style: str, fondness: float) -> None:
        self.judge_asked = judge
        self.name = judge.name
        self.style: i64 = STYLES.index(style)
        self.fondness = fondness
        self.seat: i64 = 0
        """The seat that has the style."""

    def judge(self, s: Cells, win: vec[float]) -> None:
        self.judge_asked.judge(s, win)
        if s.cells[WINNERS]:
            return
        own = win[self.seat]
        raised = own * exp(self.fondness * float(s.taste(self.seat, self.style)) / 100.0)
        rest = 1.0 - own
        i: i64 = 0
        while i < s.seats:
            if i == self.seat:
                win[i] = raised / (raised + rest)
            elif rest > 0.0:
                win[i] = win[i] / (raised + rest)
            i += 1

    def lean(self, s: Cells, seat: i64, options: vec[i64], logits: vec[float]) -> bool:
        return self.judge_asked.lean(s, seat, options, logits)

    def points(self, s: Cells, found: vec[float]) -> None:
        self.judge_asked.points(s, found)

    def rounds_left(self, s: Cells) -> float:
        return self.judge_asked.rounds_left(s)
