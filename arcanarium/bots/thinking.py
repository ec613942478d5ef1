"""Bots that tell what they think: `think` looks at every move of a decision and answers with an Analysis.

The thinker here stands on greedy play: it imagines worlds, tries every move in each of them, and judges by the values
of the game.
"""
from __future__ import annotations

from math import exp, sqrt
from time import process_time
from typing import Any, Protocol

from arcanarium.bots.greedy import Greedy
from arcanarium.core import registry
from arcanarium.core.contract import AnyRules, Observation
from arcanarium.core.errors import ConfigError
from arcanarium.core.rng import Rng
from arcanarium.engine.analysis import Analysis, Limit, MoveReport, Report

OWN_STREAM = 0x2B0750_5EED
"""Separates the random numbers of a bot from those of a game with the same seed."""
SPREAD = 1500.0
"""The lead in value that wins about three of four games, where a game does not say."""
WORLDS = 3
"""How many worlds are imagined where nothing is said about time."""
TOLD, AHEAD = 3, 6
"""Of how many moves a line is told, and how many decisions long it is."""


class Thinker(Protocol):
    """A bot that can say what it thinks about a decision."""

    def think(self, seen: Observation, limit: Limit, report: Report | None = None) -> Analysis:
        """Look at the decision that the seat of an observation owes, until the limit is reached or `report`, which is
        called now and then with what is known so far, answers True."""


def thinker(rules: AnyRules, seed: int, world: Any = None) -> Thinker:
    """The strongest bot that can think about a game. With a `world`, a full state, it knows all cards and imagines no
    other. ConfigError if no bot can think about this game."""
    values = registry.spec(rules.name).values
    if values is None:
        raise ConfigError(f"no bot can think about {rules.name}: the game has no values")
    return Considering(rules, values, Rng((seed ^ OWN_STREAM) & (1 << 62) - 1), world)


class Considering:
    """Thinks by greedy play."""

    def __init__(self, rules: AnyRules, values: Any, rng: Rng, world: Any = None) -> None:
        self.rules, self.values, self.rng, self.world = rules, values, rng, world
        self.greedy = Greedy(rules, values, rng)

    def choose(self, seen: Observation) -> int:
        return self.think(seen, Limit()).best

    def think(self, seen: Observation, limit: Limit, report: Report | None = None) -> Analysis:
        started, seat = process_time(), seen.seat
        state = self.imagined(seen)
        legal = [int(action) for action in state.legal(seat)]
        sums = [0.0] * len(legal)
        squares = [0.0] * len(legal)
        shares: list[list[float]] = [[] for _ in legal]
        worlds = 0
        while True:
            for i, action in enumerate(legal):
                after = self.greedy.settled(self.greedy.done(state, seat, action))
                win = self.chances(after)
                sums[i] += win[seat]
                squares[i] += win[seat] ** 2
                shares[i] = [old + new for old, new in zip(shares[i] or [0.0] * len(win), win, strict=True)]
            worlds += 1
            visits, seconds = worlds * len(legal), process_time() - started
            done = len(legal) == 1 or 0 < limit.visits <= visits or 0 < limit.seconds <= seconds or (
                not limit.visits and not limit.seconds and worlds >= WORLDS)
            found = self.found(seen, legal, sums, squares, shares, worlds, seconds, lines=done)
            if done:
                return found
            if report and report(found):
                return self.found(seen, legal, sums, squares, shares, worlds, process_time() - started, lines=True)
            state = self.imagined(seen)

    def found(
        self, seen: Observation, legal: list[int], sums: list[float], squares: list[float], shares: list[list[float]],
        worlds: int, seconds: float, lines: bool,
    ) -> Analysis:
        wins = [total / worlds for total in sums]
        errors = [sqrt(max(0.0, square / worlds - win * win) / worlds)
                  for square, win in zip(squares, wins, strict=True)]
        order = sorted(range(len(legal)), key=lambda i: -wins[i])
        told = {legal[i]: self.line(seen, legal[i]) for i in order[:TOLD]} if lines else {}
        best = [share / worlds for share in shares[order[0]]]
        moves = tuple(MoveReport(legal[i], worlds, wins[i], errors[i], 1 / len(legal), 0.0, told.get(legal[i], ()))
                      for i in order)
        return Analysis(seen.seat, moves, worlds * len(legal), tuple(best), tuple(0.0 for _ in best), -1.0, seconds,
                        "worth")

    def imagined(self, seen: Observation) -> Any:
        return self.world.clone() if self.world is not None else self.rules.resample(seen, self.rng)

    def chances(self, state: Any) -> list[float]:
        """Each seat's chance to win."""
        seats = range(self.rules.config_of(state).seats)
        if state.over():
            winners = self.rules.result(state).winners
            return [1 / len(winners) if seat in winners else 0.0 for seat in seats]
        values = [self.values.value(state, seat) / SPREAD for seat in seats]
        powers = [exp(max(-50.0, value - max(values))) for value in values]
        return [power / sum(powers) for power in powers]

    def line(self, seen: Observation, action: int) -> tuple[tuple[int, int], ...]:
        """A move and what may follow it if everyone plays greedily."""
        seat, state, found = seen.seat, self.imagined(seen), [(seen.seat, action)]
        state = self.greedy.done(state, seat, action)
        while len(found) < AHEAD and not state.over():
            seat = state.owing()[0]
            tried = [(self.greedy.after(state, seat, each), int(each)) for each in state.legal(seat)]
            action = max(tried, key=lambda one: one[0])[1]
            found.append((seat, action))
            state = self.greedy.done(state, seat, action)
        return tuple(found)
