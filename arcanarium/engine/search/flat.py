"""Searches without a tree: greedy, which judges each action at once, and flat, which judges at the end of the round.

Both weigh all actions in the same imagined worlds, and return what they found about each.
"""
from __future__ import annotations

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcanarium.core.rng import Rng
from arcanarium.engine.judge import Judge
from arcanarium.engine.search.desk import Desk, greedy_to, horizon, settle, try_turn
from arcanarium.engine.search.timer import Timer
from arcanarium.engine.worlds import Worlds

FEW: Final = 4
"""No action is dropped before it was tried in so many worlds."""
BEHIND: Final = 2.5
"""An action is dropped when it is behind the best by so many standard errors of the difference."""


@mypyc_attr(acyclic=True)
class Tally:
    """What was found about the actions of a decision."""

    def __init__(self, options: vec[i64]) -> None:
        n: i64 = len(options)
        self.options = options
        self.tries = vec[i64]([i64(0)] * n)
        self.total = vec[float]([0.0] * n)
        self.squares = vec[float]([0.0] * n)
        self.dropped = vec[i64]([i64(0)] * n)

    def add(self, i: i64, value: float) -> None:
        self.tries[i] += 1
        self.total[i] += value
        self.squares[i] += value * value

    def mean(self, i: i64) -> float:
        return self.total[i] / float(self.tries[i]) if self.tries[i] else 0.0

    def error(self, i: i64) -> float:
        """The standard error of the mean, with a little doubt left where all tries agreed."""
        n = float(self.tries[i])
        if n < 1.0:
            return 1.0
        mean = self.total[i] / n
        spread = self.squares[i] / n - mean * mean
        return sqrt((spread if spread > 0.0 else 0.0) / n + 0.0025 / n)

    def best(self) -> i64:
        """The place of the best action that was not dropped; the first of equals."""
        found: i64 = -1
        i: i64 = 0
        while i < len(self.options):
            if self.dropped[i] == 0 and (found < 0 or self.mean(i) > self.mean(found)):
                found = i
            i += 1
        return found


def search_at_once(worlds: Worlds, judge: Judge | None, rng: Rng, guesses: i64) -> Tally:
    """How good each action is after all that follows from it at once, on average over a few guesses: the chance to win
    by a judge, or without one what it is worth."""
    s = worlds.imagine(rng)
    seat = worlds.seat
    tally = Tally(s.plausible(seat))
    if len(tally.options) == 1:
        return tally
    desk = Desk(s, Judge() if judge is None else judge, rng)
    guess: i64 = 0
    while guess < guesses:
        if guess:
            worlds.imagine_into(s, rng)
        i: i64 = 0
        while i < len(tally.options):
            worth = try_turn(s, seat, tally.options[i], desk)
            if judge is None:
                tally.add(i, float(worth))
            else:
                judge.judge(desk.turn, desk.win)
                tally.add(i, desk.win[seat])
            i += 1
        guess += 1
    return tally


@mypyc_attr(acyclic=True)
class Flat:
    """A flat search that can be continued: `sweep` tries every action that is left in one more world."""

    def __init__(self, worlds: Worlds, judge: Judge, rng: Rng) -> None:
        self.worlds = worlds
        self.judge = judge
        self.rng = rng
        self.world = worlds.imagine(rng)
        self.tally = Tally(self.world.plausible(worlds.seat))
        self.desk = Desk(self.world, judge, rng)
        self.trial = self.world.clone()
        self.playouts: i64 = 0
        self.worlds_seen: i64 = 0

    def decided(self) -> bool:
        """Whether only one action is left."""
        left: i64 = 0
        for dropped in self.tally.dropped:
            left += 1 - dropped
        return left == 1

    def run(self, clock: Timer) -> None:
        """Go on until the clock stops or one action is left."""
        while not self.decided() and not clock.stops(self.playouts):
            self.sweep(clock)

    def sweep(self, clock: Timer) -> None:
        """Try the actions that are left in one more world, and drop those that are clearly worse."""
        if self.worlds_seen:
            self.worlds.imagine_into(self.world, self.rng)
        self.worlds_seen += 1
        tally = self.tally
        seat = self.worlds.seat
        to = horizon(self.world)
        i: i64 = 0
        while i < len(tally.options):
            if tally.dropped[i] == 0:
                if self.worlds_seen > 1 and clock.stops(self.playouts):
                    return
                trial = self.trial
                trial.copy_from(self.world)
                trial.do(seat, tally.options[i])
                settle(trial, self.desk)
                greedy_to(trial, self.desk, to)
                self.judge.judge(trial, self.desk.win)
                tally.add(i, self.desk.win[seat])
                self.playouts += 1
            i += 1
        if self.worlds_seen >= FEW:
            self.drop()

    def drop(self) -> None:
        tally = self.tally
        best = tally.best()
        floor = tally.mean(best)
        error = tally.error(best)
        i: i64 = 0
        while i < len(tally.options):
            if i != best and tally.dropped[i] == 0:
                gap = floor - tally.mean(i)
                doubt = tally.error(i)
                if gap > BEHIND * sqrt(error * error + doubt * doubt):
                    tally.dropped[i] = 1
            i += 1
