"""A bot of a league that is a class: it never passes while there is anything else to do."""
from __future__ import annotations

from arcanarium.core.contract import AnyRules, Observation
from arcanarium.core.rng import Rng


class Stubborn:
    """Makes any move that is no pass."""

    def __init__(self, rules: AnyRules, rng: Rng) -> None:
        self.rules, self.rng = rules, rng

    def choose(self, seen: Observation) -> int:
        guess = self.rules.resample(seen, self.rng)  # a state that agrees with all that the seat may know
        legal = list(guess.legal(seen.seat))
        busy = [move for move in legal if not self.rules.action_text(guess, move).startswith("pass")]
        return int((busy or legal)[self.rng.below(len(busy or legal))])
