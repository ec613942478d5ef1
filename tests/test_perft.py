"""perft: from fixed positions, the number of legal sequences to a depth. Any slip in the rules changes a number."""
from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from arcanarium import Game
from arcanarium.engine.cells import perft

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


def slow_perft(game: Game, depth: int) -> int:
    """The same, counted through the public API and the texts of moves."""
    if not depth or game.over or game.state.chance():
        return 1
    total = 0
    for move in game.legal(game.owing[0]):
        child = game.state.clone()
        child.apply(game.owing[0], game.rules.read_action(game.state, move.text))
        twin = Game.__new__(Game)
        twin.rules, twin.state = game.rules, child
        total += slow_perft(twin, depth - 1)
    return total


@pytest.mark.parametrize("name", TABLE)
def test_perft_by_texts(name: str) -> None:
    game = Game.from_position(f"resarcana\n{TABLE[name]['position']}")
    counts = TABLE[name]["counts"]
    depth = max(depth for depth, count in enumerate(counts, 1) if count < 3000)
    assert slow_perft(game, depth) == counts[depth - 1]
