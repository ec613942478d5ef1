"""Bots: they see observations, play legal moves, the same for the same sight, and greedy plays sensibly."""
from __future__ import annotations

from typing import Any

import pytest

from arcanarium import ConfigError, Game, bots
from arcanarium.core import registry
from arcanarium.core.rng import Rng
from arcanarium.resarcana import value

RULES = registry.rules("resarcana")


def play(names: list[str], seed: int, **options: Any) -> Game:
    game = Game.new("resarcana", seed=seed, seats=len(names), **options)
    players = [bots.make(name, game.rules, seed + seat) for seat, name in enumerate(names)]
    for _ in range(4000):
        if game.over:
            break
        seat = game.owing[0]
        game.play(seat, players[seat].choose(game.observe(seat)))
    return game


def test_bots_are_found_by_name() -> None:
    assert bots.names()[:2] == ["greedy", "random"]
    with pytest.raises(ConfigError, match="greedy, random"):
        bots.make("deep blue", RULES, 1)


def test_greedy_beats_random_in_a_sensible_number_of_rounds() -> None:
    ended = [play(["greedy", "random"] if seed % 2 else ["random", "greedy"], seed) for seed in range(1, 5)]
    results = [game.result for game in ended]
    assert all(results)
    won = [(0 if seed % 2 else 1) in result.winners for seed, result in enumerate(results, 1) if result]
    assert sum(won) >= 4
    rounds = [result.rounds for result in results if result]
    assert 5 <= sum(rounds) / len(rounds) <= 8


@pytest.mark.parametrize("options", [
    {"variant": "draft"}, {"sets": ("base", "lux", "pearls")}, {"variant": "match"}])
def test_greedy_plays_every_kind_of_game_to_its_end(options: dict[str, Any]) -> None:
    assert play(["greedy", "greedy"], 3, **options).over


def test_greedy_plays_with_more_players() -> None:
    assert play(["greedy", "random", "random"], 5).over


@pytest.mark.parametrize("name", bots.names())
def test_the_same_sight_and_seed_give_the_same_move(name: str) -> None:
    game = Game.new("resarcana", seats=2, seed=4)
    rng = Rng(8)
    for step in range(60):
        if game.over:
            break
        seat = game.owing[0]
        seen = game.observe(seat)
        move = bots.make(name, RULES, step).choose(seen)
        other = RULES.observe(RULES.resample(seen, rng), seat)  # another state that looks the same
        assert bots.make(name, RULES, step).choose(other) == move
        assert move in game.state.legal(seat)
        game.play(seat, move)


def test_a_won_game_is_worth_more_than_anything() -> None:
    game = play(["greedy", "random"], 2)
    assert game.result is not None
    winner = game.result.winners[0]
    assert value.value(game.state, winner) == value.WIN_WORTH == -value.value(game.state, 1 - winner)


def test_more_is_worth_more() -> None:
    base = "resarcana 1\nsets: base\nvariant: standard\nseats: 2\nround: 3\nstep: turn\nactive: A\ntoken: A\n"
    worth = [
        value.value(RULES.read_position(base + more), 0)
        for more in ("", "A pool: 1E\n", "A pool: 1G\n", "A pool: 1G\nA play: Great Pyramid\n")
    ]
    assert worth == sorted(set(worth))
