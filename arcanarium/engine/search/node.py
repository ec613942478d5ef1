"""The tree of a search: nodes, where seats decide, and edges, which are their actions.

A node stands for all states in which the same turns were made, whatever the hidden cards are. So an action may be
legal in one world and not in another: an edge counts how often it could have been chosen. Where several seats decide
at the same time, each has a side of its own in the node and learns from its own results alone, as if it could not see
what the others choose; and it cannot.

These classes are not marked acyclic, although they are: when a deep structure is freed, Python keeps what is still to
be freed in the header of the garbage collector, which acyclic classes lack.
"""
from __future__ import annotations

from math import sqrt

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.engine.cells import NO_OPTIONS


class Edge:
    """An action of a seat at a node."""

    def __init__(self, action: i64, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.visits: i64 = 0
        self.available: i64 = 0
        """How often the action was legal when the node was visited."""
        self.total: float = 0.0
        """The sum of the chances to win found after it."""
        self.squares: float = 0.0
        self.points: float = 0.0
        """The sum of the points that its seat is expected to end with, in a search that explains."""
        self.script: vec[i64] = NO_OPTIONS
        """The choices that were settled after the action when it was first made."""
        self.scripted: bool = False
        self.child: Node | None = None

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0

    def error(self) -> float:
        """The standard error of the mean, with a little doubt left where all visits agreed."""
        if self.visits == 0:
            return 1.0
        n = float(self.visits)
        mean = self.total / n
        spread = self.squares / n - mean * mean
        return sqrt((spread if spread > 0.0 else 0.0) / n + 0.0025 / n)

    def add(self, win: float) -> None:
        self.visits += 1
        self.total += win
        self.squares += win * win


class Side:
    """What one seat can do at a node."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        self.edges: list[Edge] = []
        self.visits: i64 = 0
        self.total: float = 0.0

    def find(self, action: i64) -> Edge | None:
        for edge in self.edges:
            if edge.action == action:
                return edge
        return None

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.5

    def best(self) -> Edge:
        """The most visited edge; of equals the one with the better mean."""
        found = self.edges[0]
        for edge in self.edges:
            if edge.visits > found.visits or edge.visits == found.visits and edge.mean() > found.mean():
                found = edge
        return found


class Node:
    """A decision of one seat, or of several at the same time."""

    def __init__(self) -> None:
        self.sides: list[Side] = []
        self.sight: i64 = 0
        """What the seat of the search sees here, as a number, where it decides alone; 0 elsewhere."""
        self.judged: bool = False
        """Whether the state was judged here once, in a search of own turns only, because a round had just ended."""
        self.joint: vec[i64] = vec[i64]()
        """Where several seats decide: for each child of `children` the choices that lead there, as one number."""
        self.children: list[Node] = []

    def side_of(self, seat: i64) -> Side | None:
        for side in self.sides:
            if side.seat == seat:
                return side
        return None

    def child_of(self, chosen: list[Edge]) -> Node:
        """The node after these choices, one of each seat that decides."""
        if len(chosen) == 1:
            child = chosen[0].child
            if child is None:
                child = Node()
                chosen[0].child = child
            return child
        key: i64 = 0
        for edge in chosen:
            key = (key * 0x2545F491 + edge.action) & 0x7FFFFFFFFFFF
        i: i64 = 0
        while i < len(self.children):
            if self.joint[i] == key:
                return self.children[i]
            i += 1
        self.joint = append(self.joint, key)
        child = Node()
        self.children.append(child)
        return child

    def below(self) -> list[Node]:
        """All nodes one step further."""
        found = [node for node in self.children]
        for side in self.sides:
            for edge in side.edges:
                child = edge.child
                if child is not None:
                    found.append(child)
        return found
