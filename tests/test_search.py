"""The searches of engine/search, on games small enough to know what is right."""
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from arcanarium.core.contract import Result
from arcanarium.core.rng import Rng
from arcanarium.engine.judge import Judge
from arcanarium.engine.search.flat import Flat
from arcanarium.engine.search.foreign import GuessedWorlds
from arcanarium.engine.search.timer import Timer
from arcanarium.engine.search.tree import Style, Tree


@dataclass
class Plain:
    """A tiny game for two: `moves` says who decides what after which moves, and who wins in the end."""

    made: list[int] = field(default_factory=list)
    coin: int = -1
    """What the coin shows; -1 before it is tossed."""
    loaded: int = -1
    """What the coin will show, or -1 for a fair one."""

    def clone(self) -> Any:
        return type(self)(list(self.made), self.coin, self.loaded)

    def chance(self) -> bool:
        return False

    def deal_random(self, rng: Rng) -> list[int]:
        self.coin = self.loaded if self.loaded >= 0 else rng.below(2)
        return [self.coin]

    def legal(self, seat: int) -> list[int]:
        return [0, 1] if seat in self.owing() else []

    def apply(self, seat: int, action: int) -> None:
        self.made.append(action)

    def owing(self) -> list[int]:
        raise NotImplementedError

    def winner(self) -> int:
        raise NotImplementedError

    def over(self) -> bool:
        return not self.owing() and not self.chance()


class Bet(Plain):
    """The first seat bets on a coin that is tossed afterwards."""

    def owing(self) -> list[int]:
        return [] if self.made else [0]

    def chance(self) -> bool:
        return bool(self.made) and self.coin < 0

    def winner(self) -> int:
        return 0 if self.made[0] == self.coin else 1


class Trap(Plain):
    """Move 0 looks good and lets the second seat win; move 1 does not."""

    def owing(self) -> list[int]:
        return [[0], [1], []][len(self.made)]

    def winner(self) -> int:
        return 1 if self.made == [0, 1] else 0


class OneWay(Bet):
    """There is only one bet."""

    def legal(self, seat: int) -> list[int]:
        return [1]


class Pennies(Plain):
    """Both choose at the same time; the first seat wins if they chose the same."""

    def owing(self) -> list[int]:
        return [[0, 1], [1], []][len(self.made)]

    def legal(self, seat: int) -> list[int]:
        return [0, 1]

    def winner(self) -> int:
        return 0 if self.made[0] == self.made[1] else 1


class Worth:
    """All states are quiet, and alike but for the one that the trap makes look good."""

    def quiet(self, state: Plain) -> bool:
        return True

    def value(self, state: Plain, seat: int) -> float:
        if state.over():
            return 100.0 if state.winner() == seat else -100.0
        return 5.0 if isinstance(state, Trap) and state.made == [0] and seat == 0 else 0.0


class Known:
    """Rules of a game without secrets: a seat sees the state itself."""

    def __init__(self, state: Plain) -> None:
        self.state, self.seat = state, 0

    def resample(self, seen: Known, rng: Rng) -> Plain:
        found: Plain = seen.state.clone()
        return found

    def config_of(self, state: Plain) -> Any:
        return type("Config", (), {"seats": 2})

    def result(self, state: Plain) -> Result:
        return Result((0, 0), (state.winner(),), 1)


def tree_of(state: Plain, seed: int = 1) -> Tree:
    known = Known(state)
    return Tree(GuessedWorlds(known, Worth(), known), Judge(), Rng(seed), Style())


def best_of(tree: Tree, visits: int) -> tuple[int, float]:
    tree.run(Timer(visits, 0.0))
    best = tree.own().best()
    return best.action, best.mean()


@pytest.mark.parametrize("side", [0, 1])
def test_a_deal_that_is_forced_comes_out_as_forced_inside_the_search(side: int) -> None:
    assert best_of(tree_of(Bet(loaded=side)), 200) == (side, 1.0)
    known = Known(Bet(loaded=side))
    flat = Flat(GuessedWorlds(known, Worth(), known), Judge(), Rng(1))
    flat.run(Timer(40, 0.0))
    assert flat.tally.options[flat.tally.best()] == side
    assert flat.tally.mean(side) == 1.0


def test_a_fair_coin_is_worth_one_half() -> None:
    tree = tree_of(Bet())
    tree.run(Timer(4000, 0.0))
    assert [edge.mean() for edge in tree.own().edges] == pytest.approx([0.5, 0.5], abs=0.06)


def test_what_a_rival_can_answer_is_seen_although_it_looks_good() -> None:
    assert best_of(tree_of(Trap()), 300) == (1, 1.0)


def test_seats_that_decide_together_do_not_see_each_other() -> None:
    """A search that lets the second seat see the first one's choice would think that the first always loses."""
    tree = tree_of(Pennies())
    tree.run(Timer(3000, 0.0))
    assert len(tree.root.sides) == 2
    assert tree.win[0] / float(tree.made) == pytest.approx(0.5, abs=0.1)


def test_visits_are_a_limit_and_the_same_seed_gives_the_same_tree() -> None:
    trees = [tree_of(Bet(), seed=9), tree_of(Bet(), seed=9)]
    for tree in trees:
        tree.run(Timer(100, 0.0))
        assert tree.trips <= 100
    first, second = ([(edge.action, edge.visits, edge.total) for edge in tree.own().edges] for tree in trees)
    assert first == second


def test_a_search_can_be_continued() -> None:
    tree = tree_of(Bet())
    tree.run(Timer(50, 0.0))
    before = tree.trips
    tree.run(Timer(150, 0.0))
    assert before < tree.trips <= 150


def test_one_legal_move_costs_nothing() -> None:
    tree = tree_of(OneWay())
    tree.run(Timer(0, 60.0))
    assert tree.made == 0
    assert tree.own().best().action == 1
