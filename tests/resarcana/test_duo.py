"""Duo on its own: the draft, what it tells, the starter game, and the sample round."""
from __future__ import annotations

from pathlib import Path

from arcanarium import Game
from arcanarium.resarcana.cards.cardfile import packaged
from arcanarium.resarcana.notation.codec import write_pool
from arcanarium.resarcana.state.layout import (
    ASIDE,
    DECK,
    HAND,
    ITEMS,
    MAGES,
    MONUMENTS,
    PACKET,
    PLACES,
    PLAY,
    POOL,
    SHOWN,
    TOKEN,
)
from tests.resarcana.scenario import Play, Scenario, step
from tests.resarcana.test_knowledge import A, B, knows, knows_set, possible, true
from tests.resarcana.test_setup import asks, cards, choose, in_play, names

DUO = packaged("duo")


def drafting(seed: int = 1) -> Game:
    return Game.new("resarcana", seed=seed, sets="duo")


def of_kind(kind: str) -> set[str]:
    return {card.name for card in DUO.cards if card.kind == kind}


def test_the_centre_of_duo() -> None:
    """S-40, S-41, S-42, U-1: both tiles, seven monuments, five items, five essences each, a first player."""
    game = drafting()
    assert {card.tile for card in cards(game, PLACES)} == {"tile_10", "tile_11"}
    assert (len(names(game, SHOWN)), len(names(game, MONUMENTS))) == (2, 5)
    assert set(names(game, ITEMS)) == of_kind("item")
    assert [write_pool(game.state.cells[POOL + seat]) for seat in (A, B)] == ["1E1L1C1D1G"] * 2
    assert {drafting(seed).state.cells[TOKEN] for seed in range(9)} == {A, B}
    sides = {card.side for seed in range(9) for card in cards(drafting(seed), PLACES)}
    assert sides == {"sun", "moon"}


def test_the_draft_goes_by_pairs() -> None:
    """S-43, S-44, U-A3, U-A4: eight cards face down; four times two are looked at, one kept, one set aside."""
    game = drafting()
    for turn in range(4):
        for seat in (A, B):
            packet = names(game, PACKET + seat)
            assert len(packet) == 8 - 2 * turn
            assert game.decision(seat).kind == "pair-draft"
            assert [move.text for move in game.legal(seat)] == [f"keep {name}" for name in packet[:2]]
            assert set(packet[2:]) < possible(game, seat, PACKET + seat)
            assert len(packet) == 2 or not knows(game, seat, PACKET + seat)
        keep = [names(game, PACKET + seat)[turn % 2] for seat in (A, B)]
        aside = [names(game, PACKET + seat)[1 - turn % 2] for seat in (A, B)]
        assert knows(game, A, MAGES + A)
        for seat in (A, B):
            game.play(seat, f"keep {keep[seat]}")
        if turn < 3:
            for seat in (A, B):
                assert keep[seat] in names(game, DECK + seat)
                assert aside[seat] in names(game, ASIDE + seat)


def test_what_is_set_aside_stays_hidden_until_both_have_finished() -> None:
    """H-13, H-20: neither the rival's pick nor what is meant for oneself is known before the end of the draft."""
    game = drafting()
    game.play(A, game.legal(A)[0])
    assert not knows_set(game, B, PACKET + A)
    game.play(B, game.legal(B)[0])
    assert not knows_set(game, B, ASIDE + A)
    assert not knows_set(game, B, DECK + A)
    assert knows_set(game, A, ASIDE + A)


def test_what_the_draft_tells() -> None:
    """S-45, H-12, Q-85, H-21, S-A9: after it each knows both decks as sets, since all cards are dealt; hands and orders
    stay hidden. What a player gave away is known to be with the rival."""
    game = drafting()
    choose(game, asks("keep-mage"))
    for seat, rival in ((A, B), (B, A)):
        own, others = true(game, HAND + seat, DECK + seat), true(game, HAND + rival, DECK + rival)
        assert set(own) | set(others) == of_kind("artifact")
        assert len(own) == len(others) == 8
        assert knows(game, seat, HAND + seat)
        assert knows_set(game, seat, DECK + seat)
        assert not knows(game, seat, DECK + seat)
        assert knows_set(game, seat, HAND + rival, DECK + rival)
        assert not knows_set(game, seat, HAND + rival)
        assert knows_set(game, seat, MAGES + rival), "all four mages are dealt"


def test_mages_and_items() -> None:
    """S-46, S-47: mages are chosen in secret and shown together; the second player takes the first item."""
    game = drafting()
    choose(game, asks("keep-mage"))
    game.play(A, game.legal(A)[0])
    assert not names(game, PLAY + A)
    game.play(B, game.legal(B)[1])
    assert [card.kind for seat in (A, B) for card in cards(game, PLAY + seat)] == ["mage", "mage"]
    assert game.owing == [1 - game.state.cells[TOKEN]]
    game.play(game.owing[0], game.legal(game.owing[0])[0])
    assert game.owing == [game.state.cells[TOKEN]]
    choose(game, in_play)
    assert game.state.round() == 1


def test_the_starter_game_deals_marked_cards() -> None:
    """S-48, H-3, H-12: two marked mages and six marked artifacts; the five cards of each deck are seen by nobody."""
    game = Game.new("resarcana", seed=4, sets="duo", variant="first")
    marked = {card.name for card in DUO.cards if card.starter}
    hands = {name for seat in (A, B) for name in names(game, HAND + seat)}
    mages = {name for seat in (A, B) for name in names(game, PLAY + seat)}
    assert hands | mages == marked
    assert mages == {"Smith", "Enchantress"}
    assert [len(names(game, DECK + seat)) for seat in (A, B)] == [5, 5]
    assert {name for seat in (A, B) for name in names(game, DECK + seat)} == of_kind("artifact") - marked
    for seat in (A, B):
        assert not knows_set(game, seat, DECK + seat)
        assert knows_set(game, seat, HAND + 1 - seat), "the rest of the marked cards"
    assert {card.side for card in cards(game, PLACES)} == {"sun"}
    assert game.state.box.threshold == 7


def test_duo_alone_has_neither_reactions_nor_life_loss() -> None:
    """U-2, S-52: with the base game both come in."""
    steps = [step.verb for card in DUO.cards for power in card.powers for step in (*power.costs, *power.effects)]
    assert not any(power.react for card in DUO.cards for power in card.powers)
    assert not {"rivals_lose", "all_lose", "destroy_own", "destroy_this"} & set(steps)
    game = Game.from_position("resarcana\nsets: base, duo\nA play: Fire Dragon\nB play: Healer\nB pool: 2L\n")
    game.play(A, "use Fire Dragon")
    assert game.decision(B).kind == "hit"


# --- the sample round -------------------------------------------------------------------------------------------------

DEALS = (
    "deal monuments: Dark Temple, Mystic Monastery, Well of Memory, Stone Circle, Ziggurat, Lighthouse, Aqueduct",
    "deal first: A",
    "deal starting mages: Smith, Enchantress",
    "deal starting hands: Crucible, Cursed Peacock Idol, Squared Circle, White Swan, Gnosis, Solomon's Key",
    "deal artifacts: Brazen Head, Gold Key, Silver Key, Black Cat, Sleeping Dragon, "
    "Magnum Opus, Fairy Dragon, Mystic Font, Crown of Command, Artificer's Robes",
)
ROUND_ONE = """
places Circle of the Druids, Dwarven Forge
shown Dark Temple, Mystic Monastery
B: choose Research
A: choose Calm / Elan
A is asked collect Calm / Elan
A: gain 1E
A pool 2E1L1C1D1G
B pool 1E1L2C1D1G
A: place Crucible
A pool 1E1L1C1D
B: use Research
B: pay 1D
B hand White Swan, Gnosis, Solomon's Key, Magnum Opus
A: use Crucible 1
A pool 3G
B: place White Swan
B pool 1E1G
A: discard Cursed Peacock Idol
A: gain 2E
B: discard Gnosis
B: gain 2C
A: use Smith 1
A pool 1E4G
B: discard Solomon's Key
B: gain 1L1C
A: claim Mystic Monastery
A pool 1E
shown Dark Temple, Well of Memory
B: discard Magnum Opus
B: gain 1L1C
B hand nothing
B pool 1E2L4C1G
A: use Mystic Monastery
A: straighten Smith
B: use White Swan
B: pay 1L1C
White Swan holds 2L1C
A: discard Squared Circle
A: gain 1G
B: use White Swan
B: pay 1L1C
A: use Smith 2
A: gain 4E
Smith holds 4E
A pool 1E
B: use White Swan
B: pay 1C1G
White Swan holds 6L3C
A: pass
A: choose Death / Life
A hand Brazen Head
A pool 1E
B: use Enchantress
B pool 1C
Enchantress holds 2D
A points 3
B points 0
B: pass
B: choose Calm / Elan
B hand Fairy Dragon
nobody has won
round 2
token A
passed nobody
White Swan holds 6L3C
"""


def test_the_sample_round() -> None:
    """U-16, S-48, S-49: Bob (A) against Anna (B), move for move."""
    game = Game.new("resarcana", seed=1, sets="duo", variant="first", deals=DEALS)
    play = Play(Scenario("duo", "the sample round", (), "", ()), game)
    for line in ROUND_ONE.strip().splitlines():
        step(play, line)
    again = Game.from_record(game.record())
    assert again.position() == game.position()


def test_own_cards_leave_duo_its_draft(tmp_path: Path) -> None:
    """S-44: Duo alone is drafted in pairs also when a card of it is replaced."""
    mine = tmp_path / "mine.toml"
    mine.write_text('[gnosis]\nname = "Gnosis"\ncost = "calm"\npowers = ["turn > draw 1"]\n', encoding="utf-8")
    game = Game.new("resarcana", sets=("duo",), cards=str(mine), seed=3)
    assert game.decision(0).kind == "pair-draft"
