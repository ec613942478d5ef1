"""The worlds and the judge that a bot thinks with: those of its game, or general ones where the game has none."""
from __future__ import annotations

from typing import Any

from arcanarium.core import registry
from arcanarium.core.contract import AnyRules, Observation
from arcanarium.core.rng import Rng
from arcanarium.engine.judge import Judge
from arcanarium.engine.search.foreign import GuessedWorlds
from arcanarium.engine.worlds import Worlds


def worlds_of(rules: AnyRules, seen: Observation) -> Worlds:
    """The states that agree with an observation."""
    spec = registry.spec(rules.name)
    if spec.worlds is None:
        return GuessedWorlds(rules, spec.values, seen)
    worlds: Worlds = spec.worlds(seen)
    return worlds


class _Open:
    """Stands for the rules where all cards are open: the only state that agrees with what is seen is the true one."""

    def __init__(self, rules: AnyRules, state: Any) -> None:
        self.rules, self.state = rules, state
        self.config_of, self.result = rules.config_of, rules.result

    def resample(self, seen: Observation, rng: Rng) -> Any:
        return self.state.clone()


def only_world(rules: AnyRules, seen: Observation, state: Any) -> Worlds:
    """The worlds of a seat that knows everything: one."""
    return GuessedWorlds(_Open(rules, state), registry.spec(rules.name).values, seen)


def judge_of(rules: AnyRules) -> tuple[Judge, str]:
    """The best judge there is for a game, and why it is not a network, or nothing."""
    return Judge(), ""
