"""Perfect information: what is best if all cards lie open, by looking at every line of so many decisions.

No bot plays by it, because it sees hidden cards. It checks searches in endgames and tells how fast the engine is as a
searcher. Between two seats it is alpha-beta on the lead in worth; with more each seat takes what is worth most to it.
A deal is where it stops looking. Of seats that decide at the same time, the first decides first.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcanarium.engine.cells import CHANCE, WINNERS, Cells, first_owing, spares

UNBOUND: Final = 1 << 62
"""More than any lead."""


@mypyc_attr(acyclic=True)
class Oracle:
    """Looks so many decisions ahead, from states of one game."""

    def __init__(self, sample: Cells, depth: i64) -> None:
        self.depth = depth
        self.spare = spares(sample, depth)
        self.nodes: i64 = 0
        """How many states were looked at."""
        self.choice: i64 = -1
        """The best action of the seat that decides first; -1 if there is nothing to decide."""
        self.worths = [vec[i64]([i64(0)] * sample.seats) for _ in range(depth + 1)]
        """For each number of decisions ahead what the state is worth to each seat."""

    def look(self, s: Cells) -> list[int]:
        """What the state comes to be worth to each seat, with the best play of all. Between two seats: how far each is
        ahead."""
        self.choice = -1
        if s.seats == 2:
            lead = self.duel(s, self.depth, -UNBOUND, UNBOUND)
            return [lead, -lead]
        self.contest(s, self.depth)
        return [worth for worth in self.worths[self.depth]]

    def duel(self, s: Cells, depth: i64, least: i64, most: i64) -> i64:
        """The lead of the first of two seats. It need not be exact outside the two bounds."""
        cells = s.cells
        self.nodes += 1
        if depth == 0 or cells[WINNERS] or cells[CHANCE]:
            return s.worth(0) - s.worth(1)
        seat = first_owing(cells)
        child = self.spare[depth - 1]
        for action in s.choices(seat):
            child.copy_from(s)
            child.do(seat, action)
            lead = self.duel(child, depth - 1, least, most)
            if seat == 0 and lead > least:
                least = lead
            elif seat and lead < most:
                most = lead
            else:
                continue
            if depth == self.depth:
                self.choice = action
            if least >= most:
                break
        return least if seat == 0 else most

    def contest(self, s: Cells, depth: i64) -> None:
        """Write what the state comes to be worth to each of any number of seats into `worths`."""
        cells = s.cells
        self.nodes += 1
        found = self.worths[depth]
        seat: i64 = 0
        if depth == 0 or cells[WINNERS] or cells[CHANCE]:
            while seat < s.seats:
                found[seat] = s.worth(seat)
                seat += 1
            return
        decider = first_owing(cells)
        child = self.spare[depth - 1]
        below = self.worths[depth - 1]
        found[decider] = -UNBOUND
        for action in s.choices(decider):
            child.copy_from(s)
            child.do(decider, action)
            self.contest(child, depth - 1)
            if below[decider] > found[decider]:
                seat = 0
                while seat < s.seats:
                    found[seat] = below[seat]
                    seat += 1
                if depth == self.depth:
                    self.choice = action
