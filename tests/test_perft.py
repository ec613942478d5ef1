"""perft: from fixed positions, the number of legal sequences to a depth. Any slip in the rules changes a number."""
from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from arcanarium import Game
from arcanarium.core.contract import AnyRules
from arcanarium.engine.cells import perft
from arcanarium.resarcana.game import RULES

TABLE: dict[str, dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("perft.toml").read_text(encoding="utf-8"))


def state_of(name: str) -> Any:
    return Game.from_position(f"resarcana\n{TABLE[name]['position']}").state


@pytest.mark.parametrize("name", TABLE)
def test_perft(name: str) -> None:
    state = state_of(name)
    key = state.key()
    counts = [perft(state, depth) for depth in range(1, len(TABLE[name]["counts"]) + 1)]
    assert counts == TABLE[name]["counts"]
    assert state.key() == key


def slow_perft(rules: AnyRules, state: Any, depth: int) -> int:
    """The same, counted by the contract and the texts of moves."""
    if not depth or state.over() or state.chance():
        return 1
    total = 0
    seat = state.owing()[0]
    for action in state.legal(seat):
        child = state.clone()
        child.apply(seat, rules.read_action(state, rules.action_text(state, action)))
        total += slow_perft(rules, child, depth - 1)
    return total


@pytest.mark.parametrize("name", TABLE)
def test_perft_by_texts(name: str) -> None:
    counts = TABLE[name]["counts"]
    depth = max(depth for depth, count in enumerate(counts, 1) if count < 3000)
    assert slow_perft(RULES, state_of(name), depth) == counts[depth - 1]
