"""Who wins from here? A judge gives each seat its chance, from the hand-made worth or, in network.py, from learning."""
from __future__ import annotations

from math import exp

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcanarium.engine.cells import WINNERS, Cells


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Judge:
    """Judges by the hand-made worth alone."""

    name: str = "worth"

    def judge(self, s: Cells, win: vec[float]) -> None:
        """Write each seat's chance to win into `win`. The state is quiet or over; chances add up to 1."""
        if s.cells[WINNERS]:
            share_victory(s, win)
            return
        scale = float(s.scale())
        seat: i64 = 0
        while seat < s.seats:
            win[seat] = float(s.worth(seat)) / scale
            seat += 1
        softmax(win, s.seats)

    def lean(self, s: Cells, seat: i64, options: vec[i64], logits: vec[float]) -> bool:
        """Write into `logits` how much each option looks like the move of a good player. False if it cannot tell."""
        return False

    def points(self, s: Cells, found: vec[float]) -> None:
        """Write the points that each seat is expected to end with into `found`."""
        seat: i64 = 0
        while seat < s.seats:
            found[seat] = float(s.score(seat))
            seat += 1

    def rounds_left(self, s: Cells) -> float:
        """How many rounds the game is expected to go on; -1 if it cannot tell."""
        return -1.0


def share_victory(s: Cells, win: vec[float]) -> None:
    """The chances in a game that is over: winners share the victory."""
    winners = s.cells[WINNERS]
    count: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        count += winners >> seat & 1
        seat += 1
    seat = 0
    while seat < s.seats:
        win[seat] = 1.0 / float(count) if winners >> seat & 1 else 0.0
        seat += 1


def softmax(values: vec[float], n: i64) -> None:
    """Turn the first n values into chances that add up to 1, in place."""
    top = values[0]
    i: i64 = 1
    while i < n:
        if values[i] > top:
            top = values[i]
        i += 1
    total = 0.0
    i = 0
    while i < n:
        gap = values[i] - top
        values[i] = exp(gap) if gap > -60.0 else 0.0
        total += values[i]
        i += 1
    i = 0
    while i < n:
        values[i] /= total
        i += 1
