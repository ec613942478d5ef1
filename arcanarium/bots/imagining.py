"""The worlds and the judge that a bot thinks with: those of its game, or general ones where the game has none."""
from __future__ import annotations

from typing import Any

from arcanarium.core import registry
from arcanarium.core.contract import AnyRules, Observation
from arcanarium.engine.cells import Cells
from arcanarium.engine.judge import Judge
from arcanarium.engine.search.foreign import ForeignState, GuessedWorlds
from arcanarium.engine.weights import judge_for
from arcanarium.engine.worlds import KnownWorld, Worlds


def worlds_of(rules: AnyRules, seen: Observation) -> Worlds:
    """The states that agree with an observation."""
    spec = registry.spec(rules.name)
    if spec.worlds is None:
        return GuessedWorlds(rules, spec.values, seen)
    worlds: Worlds = spec.worlds(seen)
    return worlds


def judge_of(rules: AnyRules) -> tuple[Judge, str]:
    """The best judge there is for a game, and why it is not a network, or nothing."""
    return judge_for(rules)


def known_world(rules: AnyRules, state: Any, seat: int) -> Worlds:
    """The worlds of a seat that is shown everything: only this one."""
    values = registry.spec(rules.name).values
    cells = state if isinstance(state, Cells) else ForeignState(state, rules.config_of(state).seats, values, rules)
    return KnownWorld(seat, cells)
