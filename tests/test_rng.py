"""Where deals come from: a chosen seed gives the same game for ever, and without one nobody can foretell a card."""
from __future__ import annotations

from hashlib import blake2b

import pytest

from arcanarium import Game, games
from arcanarium.core.game import SECRET, secret_seed, stream
from arcanarium.core.record import CHANCE
from arcanarium.core.rng import Rng
from arcanarium.table import Table, bot, person

KEY = bytes(range(32))


def dealt(game: Game) -> list[str]:
    return [line.text for line in game.lines if line.who == CHANCE]


def played(game: Game, moves: int) -> Game:
    for _ in range(moves):
        if not game.over:
            seat = game.owing[0]
            game.play(seat, game.legal(seat)[0])
    return game


def test_a_chosen_seed_gives_the_numbers_that_it_always_gave() -> None:
    rng = Rng(7)
    assert [rng.below(1000) for _ in range(6)] == [23, 663, 693, 565, 679, 355]
    assert stream(7, 3).word() == Rng((7 + 3 * 0x9E3779B97F4A7C15) & (1 << 63) - 1).word()


def test_a_secret_stream_is_blake2b_with_the_key_and_the_number_of_the_stream() -> None:
    expected = b"".join(
        blake2b(block.to_bytes(8, "little"), key=KEY, salt=(5).to_bytes(16, "little")).digest() for block in range(3))
    rng = Rng(5, KEY)
    assert b"".join(int(rng.word()).to_bytes(4, "little") for _ in range(48)) == expected


def test_numbers_of_a_secret_stream_are_spread_evenly() -> None:
    rng, n, draws = Rng(0, KEY), 7, 7000
    counts = [0] * n
    for _ in range(draws):
        counts[rng.below(n)] += 1
    assert sum((count - draws / n) ** 2 / (draws / n) for count in counts) < 22.5  # 99.9 % of even ones are below


@pytest.mark.parametrize("name", games())
def test_a_game_without_a_seed_is_dealt_from_256_secret_bits(name: str) -> None:
    one, two = Game.new(name, seats=2), Game.new(name, seats=2)
    assert SECRET <= one.seed < 2 * SECRET
    assert one.seed != two.seed
    assert dealt(one) != dealt(two)
    assert stream(one.seed, 0).keyed
    assert stream(one.seed, 0).word() != stream(one.seed, 1).word()


@pytest.mark.parametrize("name", ["resarcana", "cadwallon"])
def test_a_game_with_secret_deals_goes_on_from_its_record_as_it_would_have(name: str) -> None:
    seed = SECRET | 12345
    whole = played(Game.new(name, seats=2, seed=seed), 400)
    assert len(dealt(whole)) > 2
    for cut in (0, 7, 40):
        begun = played(Game.new(name, seats=2, seed=seed), cut)
        again = Game.from_record(begun.record())
        assert again.seed == seed
        assert played(again, 400 - cut).record() == whole.record()


@pytest.mark.parametrize("seed", [-1, 0, (1 << 62) - 1, 1 << 63, (1 << 255) - 1, 1 << 256, 10**300])
def test_any_whole_number_is_a_seed(seed: int) -> None:
    game = Game.new(games()[0], seats=2, seed=seed)
    assert Game.from_record(game.record()).seed == seed
    assert dealt(Game.new(games()[0], seats=2, seed=seed)) == dealt(game)


def test_bots_of_a_secret_game_are_told_nothing_that_leads_back_to_it() -> None:
    game = Game.new(games()[0], seats=2, seed=SECRET | 99)
    seeds = [game.bot_seed(n) for n in range(50)]
    assert len(set(seeds)) == 50
    assert max(seeds) < 1 << 62
    assert not {game.seed * 31 + n for n in range(50)} & set(seeds)
    chosen = Game.new(games()[0], seats=2, seed=99)
    assert [chosen.bot_seed(n) for n in range(3)] == [99 * 31, 99 * 31 + 1, 99 * 31 + 2]


def test_bots_play_at_a_table_with_a_secret_seed() -> None:
    table = Table.open(games()[0], [person("Ann"), bot("greedy")], seed=secret_seed())
    for _ in range(6):
        if table.bots_move() is None:
            table.play(0, table.game.legal(0)[0])
    assert table.step == 6
