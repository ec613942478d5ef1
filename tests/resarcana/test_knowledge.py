"""Part H: what each seat may know. Told by drawing many worlds that agree with what a seat sees: what is the same in
all of them the seat knows, what differs it does not."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from arcanarium import Game
from arcanarium.core import registry
from arcanarium.core.contract import PUBLIC
from arcanarium.core.rng import Rng
from arcanarium.engine.cells import ROUND
from arcanarium.resarcana.cards.cardfile import packaged
from arcanarium.resarcana.face.show import view
from arcanarium.resarcana.state.edition import edition_behind
from arcanarium.resarcana.state.layout import (
    ARRANGED,
    DECK,
    DISCARDS,
    EXTRA,
    HAND,
    LOOKED,
    MAGES,
    MONUMENTS,
    PACKET,
    POOL_OF_CARDS,
)
from arcanarium.resarcana.state.piles import cards_in

WORLDS = 40
ARTIFACTS = {card.name for card in packaged("base").cards if card.kind == "artifact"}
A, B, C = 0, 1, 2


def names(state: Any, pile: int) -> tuple[str, ...]:
    codec = edition_behind(state).codec
    return tuple(codec.card(card).name for card in cards_in(state.cells, pile))


def shown(game: Game, seat: int) -> dict[str, Any]:
    """The table as a client shows it to the seat."""
    seen: Any = game.observe(seat)
    return view(seen)


def imagined(game: Game, seat: int, *piles: int) -> list[tuple[str, ...]]:
    """What lies in some piles, in many worlds that agree with what the seat sees."""
    seen = game.observe(seat)
    worlds = [game.rules.resample(seen, Rng(seed)) for seed in range(WORLDS)]
    return [tuple(name for pile in piles for name in names(world, pile)) for world in worlds]


def true(game: Game, *piles: int) -> tuple[str, ...]:
    return tuple(name for pile in piles for name in names(game.state, pile))


def knows(game: Game, seat: int, *piles: int) -> bool:
    """Does the seat know the cards there and their order?"""
    return set(imagined(game, seat, *piles)) == {true(game, *piles)}


def knows_set(game: Game, seat: int, *piles: int) -> bool:
    """Does the seat know which cards are there, in whatever order?"""
    return {tuple(sorted(cards)) for cards in imagined(game, seat, *piles)} == {tuple(sorted(true(game, *piles)))}


def possible(game: Game, seat: int, *piles: int) -> set[str]:
    """Every card that the seat must think possible there."""
    return {name for cards in imagined(game, seat, *piles) for name in cards}


def at(position: str, *moves: str, deals: Sequence[str] = ()) -> Game:
    game = Game.from_position(f"resarcana\n{position}", seed=1, deals=deals)
    for move in moves:
        seat, _, text = move.partition(": ")
        game.play("ABCD".index(seat), text)
    return game


def started(**options: Any) -> Game:
    """A game at its first turn."""
    game = Game.new("resarcana", seed=4, **options)
    while game.decision(game.owing[0]).kind != "turn":
        game.play(game.owing[0], game.legal(game.owing[0])[0])
    return game


# --- hands and decks --------------------------------------------------------------------------------------------------


def test_a_hand_is_known_to_its_owner_only() -> None:
    """H-1, H-7, H-A3: rivals know its size and nothing else; any artifact that they do not see may be in it."""
    game = started(seats=3)
    assert knows(game, A, HAND + A)
    for rival in (B, C, PUBLIC):
        assert {len(cards) for cards in imagined(game, rival, HAND + A)} == {3}
        assert len(set(imagined(game, rival, HAND + A))) > WORLDS // 2
    own = set(true(game, HAND + B, DECK + B))
    assert possible(game, B, HAND + A, DECK + A, HAND + C, DECK + C) == ARTIFACTS - own


def test_the_own_deck_is_known_as_a_set() -> None:
    """H-2, S-7: the owner knows which cards are left, never their order."""
    game = started()
    assert knows_set(game, A, DECK + A)
    assert not knows(game, A, DECK + A)
    assert len(set(imagined(game, A, DECK + A))) > WORLDS // 2
    assert not knows_set(game, B, DECK + A)


def test_the_owner_is_shown_the_own_deck_by_name() -> None:
    """H-A1: sorted, so that the order tells nothing; rivals are shown its size."""
    game = started()
    deck = shown(game, A)["seats"][A]["deck"]
    assert deck["cards"] == sorted(deck["cards"])
    assert (deck["size"], len(deck["cards"])) == (5, 5)
    theirs = shown(game, B)["seats"][A]
    assert (theirs["deck"]["size"], theirs["deck"]["cards"]) == (5, [])
    assert (theirs["hand"]["size"], theirs["hand"]["cards"]) == (3, [])


def test_the_deck_of_a_first_game_is_unknown_to_its_owner() -> None:
    """H-3, S-15: nobody has looked at the five cards; the set in hand is known to all, as it is printed."""
    game = started(variant="first")
    assert not knows_set(game, A, DECK + A)
    assert len(possible(game, A, DECK + A)) > 20
    assert shown(game, A)["seats"][A]["deck"]["cards"] == []
    assert knows(game, A, HAND + A)


def test_the_order_of_cards_looked_at_is_known_to_the_looker() -> None:
    """H-4: the top three in the order they were put back; rivals learn only that it was done."""
    deck = "A deck: Prism, Vault, Crypt, Athanor, Treant, Guard Dog"
    game = at(f"passed: B\nA play: Hawk\n{deck}\n", "A: use Hawk 1", "A: look at own deck")
    assert knows(game, A, LOOKED)
    assert not knows_set(game, B, LOOKED)
    for move in ("next Crypt", "next Prism"):
        game.play(A, move)
    tops = {cards[:3] for cards in imagined(game, A, DECK + A)}
    assert tops == {("Crypt", "Prism", "Vault")}
    assert not knows(game, A, DECK + A)
    assert knows_set(game, A, DECK + A)
    assert len({cards[:1] for cards in imagined(game, B, DECK + A)}) > 10


def test_a_shuffle_ends_what_was_known_of_the_order() -> None:
    """H-4, H-6: after the discards are shuffled all know which cards the deck holds, and nobody their order."""
    game = at("A discards: Prism, Vault, Crypt, Athanor, Treant, Guard Dog\n", "A: pass")
    for viewer in (A, B, PUBLIC):
        assert knows_set(game, viewer, DECK + A, HAND + A)
        assert not knows(game, viewer, DECK + A)
    assert knows(game, A, HAND + A)
    assert not knows(game, B, HAND + A)
    assert len(possible(game, B, HAND + A)) == 6


def test_discards_are_open() -> None:
    """H-5, G-24, A-11: everyone sees every card in them, also one just discarded from a hand."""
    game = at("A hand: Prism, Vault\nA discards: Crypt\n", "A: discard Vault")
    for viewer in (A, B, PUBLIC):
        assert set(imagined(game, viewer, DISCARDS + A)) == {("Crypt", "Vault")}
    assert not knows(game, B, HAND + A)


def test_draw_and_discard() -> None:
    """H-18: what is drawn is private, what is discarded is public, also as the cost of a reaction."""
    position = "passed: B\nA play: Divination\nA hand: Hawk\nA deck: Prism, Vault, Crypt, Athanor\n"
    game = at(position, "A: use Divination")
    assert knows(game, A, HAND + A)
    assert not knows_set(game, B, HAND + A)
    for move in ("discard Hawk", "discard Prism", "discard Vault"):
        game.play(A, move)
    assert knows(game, B, DISCARDS + A)
    assert not knows(game, B, HAND + A)
    game = at("A play: Wind Dragon\nB hand: Hawk, Prism\nB pool: 2L\n", "A: use Wind Dragon", "B: answer 1",
              "B: discard Prism")
    assert knows(game, A, DISCARDS + B)
    assert not knows(game, A, HAND + B)


def test_a_rival_who_must_discard_a_creature_is_imagined_with_one() -> None:
    """H-18: that the question is put is open, so the hand holds an answer to it, though nobody knows which."""
    position = "sets: base, lux\npassed: B\nA play: Bard\nA hand: Hawk, Prism\n"
    game = at(position, "A: use Bard 1")
    for viewer in (B, PUBLIC):
        seen = game.observe(viewer)
        for seed in range(WORLDS):
            world = game.rules.resample(seen, Rng(seed))
            assert world.owing() == [A]
            assert len(world.legal(A)) > 0
    assert len(possible(game, B, HAND + A)) > 10


def test_the_rejected_mages_and_the_box_stay_closed() -> None:
    """H-10, H-11, H-20: dealt mages are private, choices are committed before any shows, and the rejected ones might be
    any mage not in play."""
    game = Game.new("resarcana", seats=3, seed=4)
    assert knows(game, A, MAGES + A)
    assert not knows(game, A, MAGES + B)
    before = [game.observe(viewer).to_bytes() for viewer in (A, C)]
    mage = game.legal(B)
    clone = Game.from_position(game.position())
    game.play(B, mage[0])
    clone.play(B, mage[1])
    for viewer in (A, C, PUBLIC):
        assert game.observe(viewer).to_bytes() == clone.observe(viewer).to_bytes()
    assert before[0] != game.observe(A).to_bytes()  # that B has chosen shows, what it was does not
    game.play(A, game.legal(A)[0])
    game.play(C, game.legal(C)[0])
    rejected = mage[1].text.removeprefix("keep ")
    told = str(registry.face("resarcana").view(game.observe(A)))
    assert f"'{rejected.lower()}'" not in told
    assert rejected not in game.position()


# --- monuments --------------------------------------------------------------------------------------------------------


def test_the_monument_deck_is_known_as_a_set() -> None:
    """H-14: all ten are in the game, so what is not shown is in the deck; its order nobody knows."""
    game = started()
    for viewer in (A, B, PUBLIC):
        assert knows_set(game, viewer, MONUMENTS)
        assert len(set(imagined(game, viewer, MONUMENTS))) > WORLDS // 2


def test_a_monument_claimed_unseen_is_unknown_until_it_is_paid() -> None:
    """H-15: even the buyer can only guess; then all see it."""
    position = "passed: B\nA pool: 4G\nmonuments: Oracle, Temple, Library\nshown: Obelisk, Colossus\n"
    game = at(position)
    assert len({cards[0] for cards in imagined(game, A, MONUMENTS)}) > 2
    game.play(A, "claim top monument")
    for viewer in (A, B, PUBLIC):
        assert "oracle" in {card["card"] for card in shown(game, viewer)["seats"][A]["play"]}


def test_what_was_seen_cannot_be_taken_back() -> None:
    """A-A3, H-15, H-4: a blind claim, a look, a draw stay made; a claim that showed nothing new may be undone."""
    position = "passed: B\nA play: Hawk, Elvish Bow\nA pool: 4G\nA deck: Vault, Crypt\nshown: Obelisk, Colossus\n"
    deck = "monuments: Oracle, Temple, Library\n"
    for moves in (["claim top monument"], ["claim Colossus"], ["use Elvish Bow 2"], ["use Hawk 1", "look at own deck"]):
        game = at(position + deck)
        for move in moves:
            game.play(A, move)
        assert game.why_no_undo(A) == "undo-revealed", moves
    game = at(position)
    before = game.position()
    game.play(A, "claim Colossus")
    game.undo(A)
    assert game.position() == before


def test_looking_at_monuments_informs_the_looker_only() -> None:
    """H-16, Q-28: the order is known to who looked, until another one looks and puts them back."""
    position = "A play: Oracle\nB play: Seer\nmonuments: Temple, Library, Obelisk, Colossus, Mausoleum\n"
    game = at(position, "A: use Oracle", "A: look at monuments", "A: next Obelisk", "A: next Temple")
    assert {cards[:3] for cards in imagined(game, A, MONUMENTS)} == {("Obelisk", "Temple", "Library")}
    assert len({cards[:3] for cards in imagined(game, B, MONUMENTS)}) > 10
    for move in ("use Seer", "look at monuments", "next Library", "next Temple"):
        game.play(B, move)
    assert {cards[:3] for cards in imagined(game, B, MONUMENTS)} == {("Library", "Temple", "Obelisk")}
    orders = {cards[:3] for cards in imagined(game, A, MONUMENTS)}
    assert len(orders) == 6
    assert {frozenset(order) for order in orders} == {frozenset(("Library", "Temple", "Obelisk"))}


# --- draft and match --------------------------------------------------------------------------------------------------


def test_a_draft_of_two_shows_all_but_the_first_card_kept() -> None:
    """H-8: of each packet of the rival's one sees all cards but the one that was kept first."""
    game = Game.new("resarcana", variant="draft", seed=4)
    firsts = []
    while game.decision(game.owing[0]).kind == "draft":
        before = names(game.state, PACKET + B)
        if len(before) == 4:
            firsts.append(game.legal(B)[1].text.removeprefix("keep "))
        for seat in (A, B):
            game.play(seat, game.legal(seat)[1 % len(game.legal(seat))])
    theirs = set(true(game, HAND + B, DECK + B))
    known = set.intersection(*(set(cards) for cards in imagined(game, A, HAND + B, DECK + B)))
    assert known == theirs - set(firsts)
    assert not knows(game, A, HAND + B)


def test_in_a_draft_of_three_one_does_not_know_who_kept_what() -> None:
    """H-8: a card handed on lies with someone else, but with whom is not known."""
    game = Game.new("resarcana", variant="draft", seats=3, seed=4)
    handed = set(names(game.state, PACKET + A))
    while game.decision(game.owing[0]).kind == "draft":
        for seat in range(3):
            if seat in game.owing:
                game.play(seat, game.legal(seat)[0])
    own = set(true(game, HAND + A, DECK + A))
    rivals = (HAND + B, DECK + B, HAND + C, DECK + C)
    for world in imagined(game, A, *rivals):
        assert handed - own <= set(world)
    assert len({frozenset(handed & set(cards)) for cards in imagined(game, A, HAND + B, DECK + B)}) > 1


def test_in_later_games_of_a_match_both_lists_are_known() -> None:
    """H-9: the decks were drafted in the open; hands and orders stay hidden."""
    game = started(variant="match")
    game.state.cells[EXTRA] = 20
    while game.state.cells[ROUND]:
        seat = game.owing[0]
        texts = [move.text for move in game.legal(seat)]
        game.play(seat, "pass" if "pass" in texts else texts[0])
    while game.decision(game.owing[0]).kind != "turn":
        game.play(game.owing[0], game.legal(game.owing[0])[0])
    assert not true(game, POOL_OF_CARDS)
    for viewer, rival in ((A, B), (B, A)):
        assert knows_set(game, viewer, HAND + rival, DECK + rival)
        assert not knows_set(game, viewer, HAND + rival)
        assert not knows(game, viewer, DECK + viewer)
        assert knows(game, viewer, HAND + viewer)


# --- what is never sent -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [A, B, PUBLIC])
def test_what_is_open_is_shown_to_all(viewer: int) -> None:
    """H-17: pools, essences on components, what is turned, the centre, the token, who has passed, sizes."""
    position = """passed: B
token: B
active: A
round: 3
places: Coral Castle
items: Research, Alchemy
shown: Temple
monuments: Oracle, Library
A play: Vault (turned) [2G], Druid
A pool: 3E1G
A hand: Hawk, Prism
B play: Healer, Protection
B deck: Athanor
B discards: Crypt
"""
    table = shown(at(position), viewer)
    assert (table["token"], table["passed"], table["round"], table["active"]) == (B, [B], 3, A)
    assert table["seats"][A]["pool"][:5] == [3, 0, 0, 0, 1]
    vault = table["seats"][A]["play"][0]
    assert (vault["card"], vault["turned"], vault["essences"][4]) == ("vault", True, 2)
    assert table["seats"][B]["discards"] == ["crypt"]
    assert table["centre"]["monuments"] == ["temple"]
    assert (table["centre"]["monument_deck"], table["centre"]["items"]) == (2, ["research", "alchemy"])
    assert [card["card"] for card in table["centre"]["places"]] == ["coral_castle"]
    assert (table["seats"][A]["hand"]["size"], table["seats"][B]["deck"]["size"]) == (2, 1)


def test_an_observation_holds_no_secret() -> None:
    """H-21: two games that differ only in what a seat may not know look the same to it, byte for byte."""
    common = "A play: Hawk\nB play: Druid\n"
    one = at(common + "A hand: Prism\nA deck: Vault, Crypt\nB hand: Treant\nB deck: Athanor, Guard Dog\n"
             "monuments: Temple, Library\n")
    two = at(common + "A hand: Prism\nA deck: Crypt, Vault\nB hand: Guard Dog\nB deck: Mermaid, Treant\n"
             "monuments: Library, Temple\n")
    assert one.observe(A).to_bytes() == two.observe(A).to_bytes()
    assert one.observe(B).to_bytes() != two.observe(B).to_bytes()
    assert not names(one.state, ARRANGED)
