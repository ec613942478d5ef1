"""Part S: every way to set up a game, from the centre of the table to the first turn."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from arcanarium import Game
from arcanarium.core.errors import ConfigError, IllegalMove
from arcanarium.engine.cells import ROUND
from arcanarium.resarcana.cards.card import CARD_KINDS, Card
from arcanarium.resarcana.cards.cardfile import packaged
from arcanarium.resarcana.notation.codec import write_pool
from arcanarium.resarcana.state.edition import edition_behind
from arcanarium.resarcana.state.layout import (
    ACTIVE,
    DECK,
    DISCARDS,
    EXTRA,
    GAME,
    HAND,
    ITEMS,
    MAGES,
    MONUMENTS,
    PACKET,
    PLACES,
    PLAY,
    POOL,
    POOL_OF_CARDS,
    SHOWN,
    STARTER,
    TOKEN,
    WINS,
)
from arcanarium.resarcana.state.piles import cards_in

BASE = packaged("base")
SEAT_COUNTS = (2, 3, 4)


def cards(game: Game, pile: int) -> list[Card]:
    codec = edition_behind(game.state).codec
    return [codec.card(card) for card in cards_in(game.state.cells, pile)]


def names(game: Game, pile: int) -> list[str]:
    return [card.name for card in cards(game, pile)]


def choose(game: Game, until: Callable[[Game], bool], pick: int = 0) -> None:
    """Let every seat choose the same way until something is so."""
    while not until(game):
        seat = game.owing[-1]
        legal = game.legal(seat)
        game.play(seat, legal[pick % len(legal)])


def asks(kind: str) -> Callable[[Game], bool]:
    return lambda game: game.over or game.decision(game.owing[0]).kind == kind


def in_play(game: Game) -> bool:
    return bool(game.state.cells[ROUND])


# --- the box ----------------------------------------------------------------------------------------------------------


def test_the_contents_of_the_base_box() -> None:
    """G-5, G-3: 40 artifacts, 10 mages, 10 monuments, 5 tiles of two places each, 8 items; five kinds of essence.
    G-4, G-30: every card is a component of one of five kinds, and its icons were read into the primitives of powers."""
    count = {kind: sum(card.kind == kind for card in BASE.cards) for kind in CARD_KINDS}
    assert (count["artifact"], count["mage"], count["monument"], count["place"], count["item"]) == (40, 10, 10, 10, 8)
    assert sum(count.values()) == 78
    assert {card.tile: {c.side for c in BASE.cards if c.tile == card.tile} for card in BASE.cards if card.tile} == {
        f"tile_{n}": {"sun", "moon"} for n in range(1, 6)}
    used = {kind for card in BASE.cards for kind, n in enumerate(card.cost or ()) if n}
    assert used == set(range(5)), "a pearl in a price of the base game"
    assert all(card.powers or card.collect or card.discounts or card.points or card.on_claim for card in BASE.cards)


def test_each_card_has_one_name() -> None:
    """G-A4: one spelling, whatever the sources print."""
    found = {card.name for card in BASE.cards}
    assert len(found) == 78
    assert {"Dragon's Lair", "Sacred Grove", "Artificer", "Athanor", "Fiery Whip"} <= found


def test_the_supply_has_no_bottom() -> None:
    """G-9: a player may hold more of a kind than the box has tokens; five times thirty are no limit."""
    game = Game.from_position("resarcana\nA play: Treant\nB pool: 300D\n")
    game.play(0, "use Treant")
    assert write_pool(game.state.cells[POOL]) == "300E"


def test_turned_is_a_state_without_other_effects() -> None:
    """G-22: turning changes no points, no essences and no abilities of a component."""
    for turned in ("", " (turned)"):
        text = f"resarcana\nstep: collect\nA play: Temple{turned}, Druid{turned}, Sunken Reef{turned}\nB play: Hawk\n"
        game = Game.from_position(text)
        assert write_pool(game.state.cells[POOL]) == "2L1G"


# --- the normal game --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_centre(seats: int) -> None:
    """S-1, S-2, S-3, S-12, S-A4, Q-89: 8 items, 5 places with a side each, 2 monuments shown and 8 hidden; this for
    any number of players."""
    game = Game.new("resarcana", seats=seats, seed=5)
    assert len(names(game, ITEMS)) == 8
    assert len({card.tile for card in cards(game, PLACES)}) == len(cards(game, PLACES)) == 5
    assert (len(names(game, SHOWN)), len(names(game, MONUMENTS))) == (2, 8)


def test_sides_of_places_are_drawn_one_by_one() -> None:
    """S-2: each tile shows a side at random, independently of the others."""
    sides = [tuple(card.side for card in sorted(cards(Game.new("resarcana", seed=seed), PLACES), key=lambda c: c.tile))
             for seed in range(300)]
    assert len(set(sides)) == 32
    for tile in range(5):
        assert 100 < sum(row[tile] == "sun" for row in sides) < 200


def test_everything_that_is_dealt_varies() -> None:
    """S-3, S-5, S-6, S-A8: monuments, first player, mages and artifacts differ from game to game."""
    games = [Game.new("resarcana", seats=4, seed=seed) for seed in range(60)]
    for pile in (MONUMENTS, MAGES, MAGES + 3, HAND, DECK + 2):
        assert len({tuple(names(game, pile)) for game in games}) > 30
    assert {game.state.cells[TOKEN] for game in games} == {0, 1, 2, 3}
    first = [names(game, HAND)[0] for game in games]
    assert len(set(first)) > 25


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_what_everyone_gets(seats: int) -> None:
    """S-4, S-6, S-7, S-8, G-12: one essence of each kind, two mages, three cards in hand and five in the deck, no card
    twice. S-9: the hand is there before the mage is chosen."""
    game = Game.new("resarcana", seats=seats, seed=5)
    assert game.owing == list(range(seats))
    dealt = []
    for seat in range(seats):
        assert write_pool(game.state.cells[POOL + seat]) == "1E1L1C1D1G"
        assert game.decision(seat).kind == "keep-mage"
        sizes = [len(names(game, pile + seat)) for pile in (MAGES, HAND, DECK, DISCARDS, PLAY)]
        assert sizes == [2, 3, 5, 0, 0]
        dealt += [name for pile in (MAGES, HAND, DECK) for name in names(game, pile + seat)]
    assert len(set(dealt)) == 10 * seats


def test_mages_are_chosen_in_secret_and_shown_together() -> None:
    """S-9, S-A6: nobody's mage shows before all have chosen, in any order; the other one goes back to the box."""
    game = Game.new("resarcana", seats=3, seed=5)
    kept = [names(game, MAGES + seat)[1] for seat in range(3)]
    for seat in (2, 0):
        game.play(seat, f"keep {kept[seat]}")
        assert [names(game, PLAY + i) for i in range(3)] == [[], [], []]
        assert seat not in game.owing
    with pytest.raises(IllegalMove):
        game.play(1, f"keep {kept[0]}")
    game.play(1, f"keep {kept[1]}")
    assert [names(game, PLAY + seat) for seat in range(3)] == [[name] for name in kept]
    assert all(not names(game, MAGES + seat) for seat in range(3))


@pytest.mark.parametrize(("seats", "first"), [(seats, first) for seats in SEAT_COUNTS for first in range(seats)])
def test_items_are_chosen_from_the_right_of_the_first_player(seats: int, first: int) -> None:
    """S-10, Q-89: openly, counter-clockwise, the first player last. S-11: then the first round begins with Collect and
    the first player's turn."""
    letter = "ABCD"[first]
    deal = f"deal first: {letter}"
    game = Game.new("resarcana", seats=seats, seed=1, deals=lambda game: deal if owes_first(game) else None)
    choose(game, asks("item"))
    order = []
    while not in_play(game):
        seat = game.owing[0]
        order.append(seat)
        assert len(game.owing) == 1
        assert len(game.legal(seat)) == 8 - len(order) + 1
        game.play(seat, game.legal(seat)[0])
        assert len(names(game, PLAY + seat)) == 2
    assert order == [(first - 1 - i) % seats for i in range(seats)]
    assert game.state.cells[ROUND] == 1
    choose(game, asks("turn"))
    assert game.state.cells[ACTIVE] == game.state.cells[TOKEN] == first


def owes_first(game: Game) -> bool:
    try:
        game.rules.read_chance(game.state, "deal first: A")
    except ValueError:
        return False
    return True


def test_the_first_round_collects() -> None:
    """S-11: with a mage that collects, the first turn begins with one essence more."""
    for seed in range(40):
        game = Game.new("resarcana", seed=seed)
        if "Druid" in names(game, MAGES):
            game.play(0, "keep Druid")
            choose(game, asks("turn"))
            assert write_pool(game.state.cells[POOL])[2:4] in ("2L", "3L")
            return
    raise AssertionError("no Druid in forty games")


# --- the first game ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_first_game(seats: int) -> None:
    """S-14, S-A2: everyone gets a numbered set: a mage in play and three artifacts in hand. S-15: five random artifacts
    are the deck. S-16: all else is as usual. S-2: every place shows its sun."""
    game = Game.new("resarcana", seats=seats, variant="first", seed=5)
    assert all(card.side == "sun" for card in cards(game, PLACES))
    assert len(names(game, PLACES)) == 5
    assert (len(names(game, SHOWN)), len(names(game, MONUMENTS)), len(names(game, ITEMS))) == (2, 8, 8)
    sets = []
    for seat in range(seats):
        assert write_pool(game.state.cells[POOL + seat]) == "1E1L1C1D1G"
        hand, (mage,), deck = cards(game, HAND + seat), cards(game, PLAY + seat), names(game, DECK + seat)
        assert len(hand) == 3
        assert {card.starter for card in hand} == {mage.starter}
        assert mage.kind == "mage"
        assert len(deck) == 5
        sets.append(mage.starter)
    assert len(set(sets)) == seats
    assert game.decision(game.owing[0]).kind == "item"
    assert game.owing == [(game.state.cells[TOKEN] - 1) % seats]


def test_sets_of_the_first_game_are_drawn_and_unused_ones_are_shuffled_in() -> None:
    """S-A1: with two players two sets remain: their artifacts may come up in the decks, their mages never."""
    games = [Game.new("resarcana", variant="first", seed=seed) for seed in range(60)]
    assert {cards(game, PLAY)[0].starter for game in games} == {1, 2, 3, 4}
    decks = [card for game in games for seat in range(2) for card in cards(game, DECK + seat)]
    assert {card.kind for card in decks} == {"artifact"}
    assert any(card.starter for card in decks)
    for game in games:
        held = [name for seat in range(2) for pile in (HAND, DECK) for name in names(game, pile + seat)]
        assert len(set(held)) == 16


# --- the draft --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_draft(seats: int) -> None:
    """S-27 to 29: two mages, then two packets of four; one card is kept in secret, the others go on to the left, in the
    second packet to the right. S-30: the eight kept are the deck, three of them the hand. S-31: then mage and item."""
    game = Game.new("resarcana", seats=seats, variant="draft", seed=5)
    assert all(len(names(game, MAGES + seat)) == 2 for seat in range(seats))
    kept: list[list[str]] = [[] for _ in range(seats)]
    for step in (1, -1):
        assert {len(names(game, PACKET + seat)) for seat in range(seats)} == {4}
        for left in (4, 3, 2):
            before = [names(game, PACKET + seat) for seat in range(seats)]
            picks = [packet[left // 2] for packet in before]
            for seat in reversed(range(seats)):
                assert seat in game.owing
                game.play(seat, f"keep {picks[seat]}")
                kept[seat].append(picks[seat])
            for seat in range(seats):
                rest = [name for name in before[seat] if name != picks[seat]]
                receiver = (seat + step) % seats
                if left > 2:
                    assert names(game, PACKET + receiver) == rest
                else:
                    kept[receiver] += rest  # the last card is kept without being asked
    for seat in range(seats):
        assert sorted(names(game, HAND + seat) + names(game, DECK + seat)) == sorted(kept[seat])
        assert len(names(game, HAND + seat)) == 3
        assert game.decision(seat).kind == "keep-mage"
    choose(game, asks("item"))
    assert game.owing == [(game.state.cells[TOKEN] - 1) % seats]


# --- the match --------------------------------------------------------------------------------------------------------


def win(game: Game, winners: str) -> None:
    """Let both pass and a seat win the game going on, or both share it, by points given for the check."""
    cells = game.state.cells
    first = cells[ACTIVE]
    for seat, letter in enumerate("AB"):
        cells[POOL + seat] = 0
        if letter in winners:
            cells[EXTRA + seat] = 19 if seat == first and len(winners) == 2 else 20  # the first to pass has the token
    for _ in range(2):
        game.play(game.owing[0], "pass")
        choose(game, lambda game: game.over or not asks("swap")(game))


def first_game(seed: int = 5) -> Game:
    game = Game.new("resarcana", variant="match", seed=seed)
    choose(game, asks("turn"))
    return game


def artifacts(game: Game, seat: int) -> list[str]:
    piles = (HAND, DECK, DISCARDS, PLAY)
    return sorted(card.name for pile in piles for card in cards(game, pile + seat) if card.kind == "artifact")


def mages(game: Game) -> list[str]:
    return [card.name for seat in range(2) for card in cards(game, PLAY + seat) if card.kind == "mage"]


def test_a_match_begins_with_a_normal_game() -> None:
    """S-33: as in the normal game."""
    game = Game.new("resarcana", variant="match", seed=5)
    assert [len(names(game, pile)) for pile in (MAGES, HAND, DECK, SHOWN, MONUMENTS, PLACES)] == [2, 3, 5, 2, 8, 5]
    with pytest.raises(ConfigError, match="2 seats"):
        Game.new("resarcana", variant="match", seats=3)


@pytest.mark.parametrize(("winner", "loser"), [("A", 1), ("B", 0)])
@pytest.mark.parametrize("starts", [0, 1])
def test_the_second_game_of_a_match(winner: str, loser: int, starts: int) -> None:
    """S-34: same mages, all sixteen artifacts open, a fresh centre and fresh pools. S-35: the loser says who starts.
    S-36, Q-87: the first player takes 1, then both take 2 in turn, the last is the first player's. S-37: shuffle, draw
    three, items; no new mages."""
    game = first_game()
    sixteen, both = sorted(artifacts(game, 0) + artifacts(game, 1)), mages(game)
    win(game, winner)
    assert not game.over
    assert (game.owing, game.decision(loser).kind) == ([loser], "choose-first")
    game.play(loser, f"first {'AB'[starts]}")
    assert game.state.cells[GAME] == 2
    assert game.state.cells[TOKEN] == starts
    assert sorted(names(game, POOL_OF_CARDS)) == sixteen
    assert mages(game) == both
    assert [write_pool(game.state.cells[POOL + seat]) for seat in range(2)] == ["1E1L1C1D1G"] * 2
    assert [len(names(game, pile)) for pile in (SHOWN, MONUMENTS, PLACES, ITEMS)] == [2, 8, 5, 8]
    order = []
    while names(game, POOL_OF_CARDS):
        order.append(game.owing[0])
        game.play(game.owing[0], game.legal(game.owing[0])[0])
    one, other = starts, 1 - starts
    expected = [one, *[other] * 2, *[one] * 2, *[other] * 2, *[one] * 2, *[other] * 2, *[one] * 2, *[other] * 2, one]
    assert order == expected[:-1]  # the last card falls to the first player unasked
    assert [len(artifacts(game, seat)) for seat in range(2)] == [8, 8]
    assert [len(names(game, HAND + seat)) for seat in range(2)] == [3, 3]
    assert (game.owing, game.decision(other).kind) == ([other], "item")
    choose(game, asks("turn"))
    assert game.state.cells[ROUND] == 1
    assert game.state.cells[ACTIVE] == starts


def test_the_third_game_of_a_match() -> None:
    """S-38: at one win each, once more with the same mages and the decks of the second game. S-39: the loser of the
    second says who starts, and there is no draft."""
    game = first_game()
    win(game, "A")
    both = mages(game)
    game.play(1, "first B")
    choose(game, asks("turn"), pick=3)
    decks = [artifacts(game, seat) for seat in range(2)]
    assert game.state.cells[GAME] == 2
    hand = game.legal(1)  # cards that left the hand come back to their deck
    game.play(1, next(move for move in hand if move.action.verb == "discard"))
    game.play(1, game.legal(1)[0])
    win(game, "B")
    assert (game.owing, game.decision(0).kind) == ([0], "choose-first")
    assert [game.state.cells[WINS + seat] for seat in range(2)] == [1, 1]
    game.play(0, "first A")
    assert game.decision(1).kind == "item"
    assert game.state.cells[GAME] == 3
    assert [artifacts(game, seat) for seat in range(2)] == decks
    assert mages(game) == both
    assert [len(names(game, pile)) for pile in (SHOWN, MONUMENTS, PLACES, ITEMS, HAND, DECK)] == [2, 8, 5, 8, 3, 5]
    choose(game, asks("turn"))
    win(game, "B")
    assert game.result is not None
    assert game.result.winners == (1,)


def test_two_wins_end_a_match() -> None:
    """S-38: there is no third game then."""
    game = first_game()
    win(game, "B")
    game.play(0, "first B")
    choose(game, asks("turn"))
    win(game, "B")
    assert game.result is not None
    assert game.result.winners == (1,)


def match_of(*games: str) -> tuple[Game, list[int]]:
    """A match with these winners, and who chose the first player of each later game. A starts whenever it can be."""
    game, choosers = first_game(), []
    for number, winners in enumerate(games):
        starter = game.state.cells[STARTER]
        win(game, winners)
        if len(winners) == 2 and number + 1 < len(games):
            assert game.owing == [1 - starter]
        if not game.over:
            choosers.append(game.owing[0])
            game.play(game.owing[0], "first A")
            choose(game, asks("turn"))
    return game, choosers


@pytest.mark.parametrize(("games", "winners"), [
    (("AB", "A"), (0,)),
    (("B", "AB"), (1,)),
    (("AB", "AB"), (0, 1)),
    (("A", "B", "AB"), (0, 1)),
])
def test_a_shared_game_counts_for_both(games: tuple[str, ...], winners: tuple[int, ...]) -> None:
    """S-A7: two wins of one only take the match, two of both share it; and whoever did not start the shared game says
    who starts the next."""
    game, _ = match_of(*games)
    assert game.result is not None
    assert game.result.winners == winners
