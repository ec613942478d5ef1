"""A bot that is a class: it looks one move ahead and keeps as many choices open as it can.

    cd examples/bots && arcana arena class:keeper:Keeper random

A class is made for one seat of one game, with the rules and a source of random numbers. It is shown what its seat may
know, never more, and answers with the number of a legal action.
"""
from __future__ import annotations

from arcanarium.core.contract import AnyRules, Observation
from arcanarium.core.rng import Rng


class Keeper:
    """Makes the move after which it would have the most moves, in one guess at what is hidden."""

    def __init__(self, rules: AnyRules, rng: Rng) -> None:
        self.rules, self.rng = rules, rng

    def choose(self, seen: Observation) -> int:
        guess = self.rules.resample(seen, self.rng)  # a state that agrees with all that the seat may know
        return int(max(guess.legal(seen.seat), key=lambda action: self.open_after(guess, seen.seat, action)))

    def open_after(self, state: object, seat: int, action: int) -> int:
        after = state.clone()  # type: ignore[attr-defined]
        after.apply(seat, action)
        return len(after.legal(seat)) if seat in after.owing() else 0
