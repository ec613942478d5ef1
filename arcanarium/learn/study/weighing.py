"""One decision weighed: what its best move wins, and what the move that was played gives away.

A search that plays well hardly looks at bad moves. So after it the move that was played is searched as long as the best
one, and then both are tried in the same imagined worlds: chance that helps both costs no precision. A young part of a
tree also tries what is bad, and its average suffers from that. So each move is played on greedily as well, and the
better of the two ways to go on counts.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

from arcanarium.bots.imagining import judge_of, known_world, worlds_of
from arcanarium.core.contract import AnyRules, Observation
from arcanarium.core.rng import Rng
from arcanarium.engine.search.desk import greedy_to, horizon, settle
from arcanarium.engine.search.foreign import ForeignState
from arcanarium.engine.search.node import Edge
from arcanarium.engine.search.timer import Timer
from arcanarium.engine.search.tree import Style, Tree
from arcanarium.learn.study.lights import Light

NEVER = -1e9
"""What an edge seems to have won that must not be taken now."""
DOUBT = 0.0025
"""The spread that is assumed at least, where all tries agree."""
APART = 12
"""A try is repeated so often at most, where seats decide at the same time and now and then any move is made."""
FAMILIAR = 2
"""The move that was played is searched as long as the best, but not longer than one part in so many of all visits."""


@dataclass(frozen=True, slots=True)
class Option:
    """A move that was judged: how often it wins, with the standard error."""

    action: int
    text: str
    win: float
    error: float
    visits: int


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a search in one light thinks of a decision. Chances are shares of 1."""

    turn: int
    best: int
    text: str
    """The best move as a record has it."""
    loss: float
    """What the move that was played wins less than the best; 0 if it is the best."""
    error: float
    """The standard error of the loss."""
    win: tuple[float, ...]
    """Each seat's chance with the best move."""
    doubt: float
    """The standard error of the own chance."""
    visits: int
    moves: tuple[Option, ...]
    """The moves that were tried, the best first."""
    rounds: float = -1.0
    """How many rounds are expected to follow; -1 if that cannot be told."""


class Scale:
    """Weighs the moves of one seat at one decision. All that is imagined follows from the seed."""

    def __init__(self, rules: AnyRules, seen: Observation, world: Any, seed: int) -> None:
        """`world` is the state for the open light, None for the fair one."""
        self.rules = rules
        self.worlds = worlds_of(rules, seen) if world is None else known_world(rules, world, seen.seat)
        self.seed = seed
        self.tree = Tree(self.worlds, judge_of(rules)[0], Rng(seed), Style())
        self.tree.explain = True
        self.side = self.tree.own()
        self.seat = int(seen.seat)
        imagined = self.worlds.imagine(Rng(seed))
        self.legal = tuple(int(action) for action in imagined.choices(self.seat))
        self.root = inner(imagined)
        """A state of the game in which the decision is made; the words of actions come from it."""

    def grow(self, visits: int) -> None:
        """Search until so many visits, or until nothing can catch up with the best."""
        self.tree.run(Timer(visits, 0.0))
        if len(self.side.edges) == 1:  # where only one move is worth a thought, no search looks how good it is
            self.judged(int(self.side.edges[0].action), visits // FAMILIAR)

    def best(self) -> Edge:
        return self.side.best()

    def edge(self, action: int) -> Edge | None:
        return self.side.find(action)

    def ranked(self) -> list[Edge]:
        return sorted(self.side.edges, key=lambda edge: (-int(edge.visits), -edge.mean(), -edge.prior))

    # --- trying one move ---

    def tried(self, action: int, tries: int) -> list[float]:
        """The own chance after a move in the worlds of some numbers, by the better of two ways to go on: a search, and
        greedy play. Only the second is there for a move that no search looks at, because another is at least as good in
        every way."""
        greedy = [self._played_out(action, n) for n in range(tries)]
        edge = self.edge(action)
        if edge is None:
            return greedy
        searched = [self._trip(edge, n) for n in range(tries)]
        return searched if sum(searched) >= sum(greedy) else greedy

    def _trip(self, edge: Edge, n: int) -> float:
        """One trip that begins with this move: the others look hopeless for a moment."""
        tree, side = self.tree, self.side
        kept = [(other, other.visits, other.total) for other in side.edges if other.action != edge.action]
        for other, _, _ in kept:
            other.visits, other.total = max(1, int(other.visits)), NEVER * max(1, int(other.visits))
        try:
            for again in range(APART):
                tree.rng = Rng(self.seed + 7919 * n + again)
                tree.desk.rng = tree.rng
                before, total = int(edge.visits), edge.total
                tree.trip()
                if edge.visits > before:
                    break
        finally:
            for other, visits, total_before in kept:
                other.visits, other.total = visits, total_before
        return float(edge.total - total)

    def _played_out(self, action: int, n: int) -> float:
        """The move in the world of a number, and the round played on greedily."""
        desk = self.tree.desk
        rng = Rng(self.seed + 7919 * n)
        desk.rng = rng
        s = self.worlds.imagine(rng)
        s.do(self.seat, action)
        settle(s, desk)
        greedy_to(s, desk, horizon(s))
        self.tree.judge.judge(s, desk.win)
        return float(desk.win[self.seat])

    def compare(self, best: int, other: int, pairs: int) -> tuple[float, float]:
        """How much more often the one move wins than the other, with the standard error."""
        if self.edge(best) is None or self.edge(other) is None:  # only like is compared with like
            first, second = [[self._played_out(action, n) for n in range(pairs)] for action in (best, other)]
        else:
            first, second = self.tried(best, pairs), self.tried(other, pairs)
        return mean_and_error([a - b for a, b in zip(first, second, strict=True)])

    def judged(self, action: int, tries: int) -> Option:
        """How often a move wins, tried at least so many times."""
        edge = self.edge(action)
        if edge is None:
            best = int(self.best().action)
            less, error = self.compare(best, action, tries)
            return Option(action, self.text(action), min(1.0, max(0.0, self.best().mean() - less)), error, tries)
        n = 0
        while edge.visits < tries and n < tries:
            self._trip(edge, n)
            n += 1
        return self.option(edge)

    def option(self, edge: Edge) -> Option:
        return Option(int(edge.action), self.text(int(edge.action)), edge.mean(), edge.error(), int(edge.visits))

    def text(self, action: int) -> str:
        return self.rules.action_text(self.root, action)


def inner(s: Any) -> Any:
    """The state itself, also of a game whose states are no rows of cells."""
    return s.state if isinstance(s, ForeignState) else s


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    n = len(values)
    mean = sum(values) / n
    spread = sum((value - mean) ** 2 for value in values) / n
    return mean, sqrt((spread + DOUBT) / n)


def weigh(
    rules: AnyRules, seen: Observation, world: Any, played: int | None, turn: int, visits: int, seed: int, light: Light,
) -> Weighed:
    """Weigh the decision of an observation, about which so many visits are made. `world` is only looked at in the open
    light."""
    scale = Scale(rules, seen, world if light == "open" else None, seed)
    scale.grow(visits)
    best = scale.best()
    loss = error = 0.0
    if played is not None and played != best.action:
        edge = scale.edge(played)
        if edge is not None:
            scale.judged(played, min(int(best.visits), visits // FAMILIAR))
        loss, error = scale.compare(int(best.action), played, max(8, visits // 4))
        if loss <= 0 and edge is not None:
            best, loss, error = edge, 0.0, 0.0
    tree = scale.tree
    made = max(1, int(tree.made))
    own = best.mean() if best.visits else tree.win[scale.seat] / made
    moves = tuple(scale.option(edge) for edge in scale.ranked() if edge.visits)
    return Weighed(
        turn, int(best.action), scale.text(int(best.action)), max(0.0, loss), error,
        shared([tree.win[seat] / made for seat in range(int(tree.world.seats))], scale.seat, own),
        best.error() if best.visits else 0.0, made, moves, rounds=tree.rounds / made)


def shared(win: Sequence[float], seat: int, own: float) -> tuple[float, ...]:
    """The chances of all when that of one seat is known: the others share the rest as their chances are to each
    other."""
    others = sum(win) - win[seat]
    return tuple(own if each == seat else (1 - own) * (chance / others if others > 0 else 1 / max(1, len(win) - 1))
                 for each, chance in enumerate(win))
