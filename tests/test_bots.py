"""Bots: they see observations, play legal moves, the same for the same sight, and greedy plays sensibly."""
from __future__ import annotations

from typing import Any

import pytest

from arcanarium import ConfigError, Game, bots
from arcanarium.core import registry
from arcanarium.core.rng import Rng
from arcanarium.resarcana import value
from arcanarium.resarcana.cards.cardfile import load_sets
from arcanarium.resarcana.state.layout import WINS

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
    """In either seat. A bot that is no better than random wins 18 of 20 games once in 5,000 times."""
    wins, rounds = 0, 0
    for seed in range(20):
        result = play(["greedy", "random"] if seed % 2 else ["random", "greedy"], seed).result
        assert result
        wins += result.winners == ((0,) if seed % 2 else (1,))
        rounds += result.rounds
    assert wins >= 18
    assert 5 <= rounds / 20 <= 8


@pytest.mark.parametrize("names", [["greedy", "greedy"], ["greedy", "random", "random"]], ids=",".join)
@pytest.mark.parametrize("options", [{}, {"variant": "draft"}, {"sets": ("base", "lux", "pearls")}], ids=str)
def test_greedy_plays_every_kind_of_game_to_a_victory(names: list[str], options: dict[str, Any]) -> None:
    """V-2: somebody has the points that end a game."""
    game = play(names, 3, **options)
    assert game.result
    assert max(game.result.points) >= load_sets(game.config.sets).victory_points
    assert {game.result.points[seat] for seat in game.result.winners} == {max(game.result.points)}
    assert Game.from_record(game.record()).result == game.result


def test_greedy_plays_a_match_to_two_victories() -> None:
    game = play(["greedy", "greedy"], 3, variant="match")
    assert game.result
    won = [game.state.cells[WINS + seat] for seat in (0, 1)]
    assert max(won) == won[game.result.winners[0]] == 2


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
    assert value.worth(game.state, winner) == value.WIN_WORTH == -value.worth(game.state, 1 - winner)


def test_more_is_worth_more() -> None:
    base = "resarcana 1\nsets: base\nvariant: standard\nseats: 2\nround: 3\nstep: turn\nactive: A\ntoken: A\n"
    worth = [
        value.worth(RULES.read_position(base + more), 0)
        for more in ("", "A pool: 1E\n", "A pool: 1G\n", "A pool: 1G\nA play: Great Pyramid\n")
    ]
    assert worth == sorted(set(worth))
