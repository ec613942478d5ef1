"""The greedy bot: it tries every action, finishes what the action starts, and takes the one with the best outcome.

It guesses the hidden cards a few times and takes the average. Payments, targets and reactions that follow from an
action are settled by each seat in its own interest, one choice at a time.
"""
from __future__ import annotations

from typing import Generic

from arcanarium.core.contract import Obs, Rules, S, Values
from arcanarium.core.rng import Rng

GUESSES = 3
"""How many guesses at the hidden cards the bot averages over."""
LONGEST = 40
"""How many choices that follow from one action the bot looks at before it stops."""


class Greedy(Generic[S, Obs]):
    """The greedy bot, for one seat of one game whose `values` judge its states."""

    def __init__(self, rules: Rules[S, Obs], values: Values[S], rng: Rng, guesses: int = GUESSES) -> None:
        self.rules, self.values, self.rng, self.guesses = rules, values, rng, guesses

    def choose(self, seen: Obs) -> int:
        seat = seen.seat
        state = self.rules.resample(seen, self.rng)
        legal = list(state.legal(seat))
        if len(legal) == 1:
            return int(legal[0])
        totals = [0.0] * len(legal)
        for guess in range(self.guesses):
            if guess:
                state = self.rules.resample(seen, self.rng)
            for i, action in enumerate(legal):
                totals[i] += self.after(state, seat, action)
        return int(legal[totals.index(max(totals))])

    def after(self, state: S, seat: int, action: int) -> float:
        """The value for a seat of the state after an action and everything that follows from it."""
        after = self.settled(self.done(state, seat, action))
        return self.values.value(after, seat)

    def settled(self, state: S) -> S:
        """The next quiet state. Each choice on the way is judged by its immediate effect."""
        for _ in range(LONGEST):
            if state.over() or self.values.quiet(state):
                break
            seat = state.owing()[0]
            tried = [self.done(state, seat, action) for action in state.legal(seat)]
            state = max(tried, key=lambda one: self.values.value(one, seat)) if len(tried) > 1 else tried[0]
        return state

    def done(self, state: S, seat: int, action: int) -> S:
        """The state after an action and the chance that follows it."""
        after = state.clone()
        after.apply(seat, action)
        while after.chance():
            after.deal_random(self.rng)
        return after
