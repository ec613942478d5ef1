"""The bots without search: random, and greedy, which tries every action and takes the one with the best outcome.

Greedy guesses the hidden cards a few times and takes the average. Payments, targets and reactions that follow from an
action are settled by each seat in its own interest, one choice at a time.
"""
from __future__ import annotations

from arcanarium.bots.imagining import worlds_of
from arcanarium.core.contract import AnyRules, Observation
from arcanarium.core.rng import Rng
from arcanarium.engine.search.flat import search_at_once

GUESSES = 3
"""How many guesses at the hidden cards the greedy bot averages over."""


class RandomBot:
    """A bot that makes any legal move, each with the same probability."""

    def __init__(self, rules: AnyRules, rng: Rng) -> None:
        self.rules, self.rng = rules, rng

    def choose(self, seen: Observation) -> int:
        legal = self.rules.resample(seen, self.rng).legal(seen.seat)
        return int(legal[self.rng.below(len(legal))])


class Greedy:
    """The greedy bot, for one seat of one game that can say what a state is worth."""

    def __init__(self, rules: AnyRules, rng: Rng) -> None:
        self.rules, self.rng = rules, rng

    def choose(self, seen: Observation) -> int:
        tally = search_at_once(worlds_of(self.rules, seen), None, self.rng, GUESSES)
        return int(tally.options[tally.best()])
