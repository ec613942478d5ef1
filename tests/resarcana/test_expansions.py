"""Lux et Tenebrae, Perlae Imperii and Duo: every card of them is shown by a scenario, and every mix is set up right."""
from __future__ import annotations

import re
import tomllib
from itertools import combinations
from typing import Any

import pytest

from arcanarium import Game
from arcanarium.core.errors import ConfigError
from arcanarium.resarcana.cards.card import Card
from arcanarium.resarcana.cards.cardfile import SET_NAMES, packaged
from arcanarium.resarcana.game import RULES
from arcanarium.resarcana.notation.codec import write_pool
from arcanarium.resarcana.state.edition import edition_behind
from arcanarium.resarcana.state.layout import DECK, HAND, ITEMS, MONUMENTS, PLACES, PLAY, POOL, SCROLLS, SHOWN, TOKEN
from tests.clauses import citations, clauses, gap
from tests.resarcana.scenario import FOLDER, Scenario, show
from tests.resarcana.test_knowledge import at, imagined, knows, knows_set
from tests.resarcana.test_scenarios import SCENARIOS, lines_of, pools, power_of
from tests.resarcana.test_setup import cards, choose, in_play, names

MORE = SET_NAMES[1:]
NEEDS = {"lux": "base, lux", "pearls": "base, pearls", "duo": "duo"}
"""What a set is played with, at least."""
ALL = "base, lux, pearls, duo"
MIXES = [("base", *more) for n in (1, 2, 3) for more in combinations(MORE, n)]
PRICES: dict[str, dict[str, dict[str, dict[str, Any]]]] = tomllib.loads(
    (FOLDER / "prices-more.toml").read_text(encoding="utf-8"))
PRICED = [(name, kind, card) for name, kinds in PRICES.items() for kind, found in kinds.items() for card in found]

# --- every card is shown ----------------------------------------------------------------------------------------------


def check(given: str, play: str) -> None:
    show(Scenario("prices", "", (), given, tuple(play.splitlines())))


@pytest.mark.parametrize(("name", "kind", "card"), PRICED, ids=[card for _, _, card in PRICED])
def test_price(name: str, kind: str, card: str) -> None:
    """A-4, A-5, A-6, D-1, D-4: exactly the price, from the pool, never less. A-14: straight, and worth its points."""
    price = PRICES[name][kind][card]
    where, verb = {"artifact": ("A hand", "place"), "monument": ("shown", "claim"), "place": ("places", "claim")}[kind]
    enough, short = pools(price)
    types = price.get("types", "").split()
    head = f"sets: {NEEDS[name]}"
    own = {"Gate of Hell": "demon", "Mystical Menagerie": "creature"}
    assert own.get(card) not in types
    points = price.get("points", 0)
    play = f"A: {verb} {card}\nA pool nothing\nA play {card}\n{card} is straight\nA worth {points} {card}"
    check(f"{head}\npassed: B\n{where}: {card}\nA pool: {enough}", play)
    for pool in short:
        check(f"{head}\n{where}: {card}\nA pool: {pool}", f"A cannot: {verb} {card} because why-needs")


@pytest.mark.parametrize(("name", "card"), [(name, card) for name, kind, card in PRICED if kind == "artifact"])
def test_types(name: str, card: str) -> None:
    """G-13, G-31: a type is what a place with a cost of that type turns; Demons are there without Lux."""
    types = PRICES[name]["artifact"][card].get("types", "").split()
    assert packaged(name).card(next(c.id for c in packaged(name).cards if c.name == card)).types == tuple(types)
    for kind, power in (("dragon", "Dragon's Lair 2"), ("creature", "Sacred Grove 2"), ("demon", "Gate of Hell 1")):
        play = f"A may: use {power}" if kind in types else f"A cannot: use {power} because why-cost"
        check(f"sets: {ALL}\nA play: {power[:-2]}, {card}", play)


def of_set(name: str) -> list[Scenario]:
    return [scenario for scenario in SCENARIOS if scenario.file.startswith(name)]


@pytest.mark.parametrize(("name", "card"), [(name, card) for name in MORE for card in packaged(name).cards],
                         ids=lambda value: value.name if isinstance(value, Card) else "")
def test_card_is_shown(name: str, card: Card) -> None:
    """Each power of each card is used and refused, each Collect carried out, each formula counted, each price paid."""
    scenarios = of_set(name)
    used = {power_of(move) for s in scenarios for move in lines_of(s, r"[A-E]: (.+)")}
    refused = {power_of(move) for s in scenarios for move in lines_of(s, r"[A-E] cannot: (.+?)(?: because .*)?$")}
    for number, power in enumerate(card.powers, 1):
        assert (card.name, number) in used, f"no scenario uses power {number}: {power.text}"
        assert (card.name, number) in refused, f"no scenario is refused power {number}: {power.text}"
    collecting = " ".join(s.given for s in scenarios if "step: collect" in s.given)
    assert not card.collect or card.name in collecting, "no scenario collects"
    counted = {found for s in scenarios for found in lines_of(s, r"[A-E] worth \d+ (.+)")}
    assert not card.scores or card.name in counted, "no scenario counts its points"
    assert not card.discounts or any(card.name in s.given and "D-7" in s.clauses for s in scenarios)
    assert (card.kind in ("mage", "item", "scroll")) != (card.name in PRICES[name].get(card.kind, {}))


def test_the_whole_family_is_shown() -> None:
    """G-1, T-1: with the base game these are all 173 cards; and every clause and every example of the rules."""
    assert sum(len(packaged(name).cards) for name in SET_NAMES) == 173
    assert not gap(clauses(), citations())
    files = [*FOLDER.parent.glob("test_*.py"), *FOLDER.glob("*.toml")]
    examples = {name for path in files for name in re.findall(r"Q-\d+", path.read_text(encoding="utf-8"))}
    assert examples >= {f"Q-{n}" for n in range(1, 91)}


# --- set-up -----------------------------------------------------------------------------------------------------------

TABLE = {2: (7, 4), 3: (10, 5), 4: (12, 6), 5: (14, 7)}
FOR_FIVE = [sets for sets in MIXES if "lux" in sets or "pearls" in sets]
"""The mixes with a fifth seat (U-A7)."""


@pytest.mark.parametrize(("sets", "seats"), [
    pytest.param(sets, seats, id=f"{'+'.join(sets)}-{seats}")
    for sets in MIXES for seats in TABLE if seats < 5 or sets in FOR_FIVE
])
def test_the_centre_of_a_mix(sets: tuple[str, ...], seats: int) -> None:
    """S-17 to 23, S-25, S-26, S-50, S-51, S-A3, U-A7, Q-88: monuments and places by seats, all items, the scrolls
    with Lux, a pearl each with Perlae Imperii; the rest as ever."""
    game = Game.new("resarcana", seed=seats, sets=sets, seats=seats)
    choose(game, lambda game: game.decision(game.owing[0]).kind == "item")
    monuments, places = TABLE[seats]
    assert len(names(game, SHOWN)) == 2
    assert len(names(game, SHOWN)) + len(names(game, MONUMENTS)) == monuments
    assert len({card.tile for card in cards(game, PLACES)}) == len(cards(game, PLACES)) == places
    assert len(names(game, ITEMS)) == 8 + 2 * ("lux" in sets) + ("pearls" in sets)
    assert len(names(game, SCROLLS)) == (8 if "lux" in sets else 0)
    for seat in range(seats):
        assert write_pool(game.state.cells[POOL + seat]) == ("1E1L1C1D1G1P" if "pearls" in sets else "1E1L1C1D1G")
        assert (len(names(game, HAND + seat)), len(names(game, DECK + seat))) == (3, 5)
        assert [card.kind for card in cards(game, PLAY + seat)] == ["mage"]
    order = [game.owing[0]]
    while not in_play(game):
        seat = game.owing[0]
        order += [seat] if seat != order[-1] else []
        game.play(seat, game.legal(seat)[0])
    assert order[:seats] == [(game.state.cells[TOKEN] - 1 - i) % seats for i in range(seats)]
    assert game.state.box.threshold == (13 if "pearls" in sets else 10)


def test_what_lies_in_the_centre_is_drawn_from_all_sets() -> None:
    """S-17, S-19, S-20: monuments, places and their sides, mages and artifacts of every set turn up."""
    seen: dict[str, set[str]] = {"monument": set(), "place": set(), "artifact": set(), "mage": set()}
    for seed in range(120):
        game = Game.new("resarcana", seed=seed, sets=SET_NAMES, seats=5)
        for pile in (SHOWN, MONUMENTS, PLACES, *(HAND + i for i in range(5)), *(DECK + i for i in range(5))):
            for card in cards(game, pile):
                seen[card.kind].add(card.id)
    for kind in ("monument", "place", "artifact"):
        assert seen[kind] == {card.id for name in SET_NAMES for card in packaged(name).cards if card.kind == kind}


@pytest.mark.parametrize("sets", FOR_FIVE, ids="+".join)
def test_five_draft(sets: tuple[str, ...]) -> None:
    """S-A5, S-27: a draft of five; each packet is not seen by one player."""
    game = Game.new("resarcana", seed=5, sets=sets, seats=5, variant="draft")
    choose(game, lambda game: game.decision(game.owing[0]).kind == "keep-mage", pick=1)
    decks = [names(game, DECK + seat) + names(game, HAND + seat) for seat in range(5)]
    assert [len(deck) for deck in decks] == [8] * 5
    assert len({name for deck in decks for name in deck}) == 40


@pytest.mark.parametrize(("options", "reason"), [
    ({"sets": "lux"}, "lux needs base"),
    ({"sets": "pearls, duo"}, "pearls needs base"),
    ({"sets": "duo", "seats": 3}, "it is for 2 seats"),
    ({"sets": "base", "seats": 5}, "it is for 2 or 3 or 4 seats"),
    ({"sets": "base, duo", "seats": 5},
     "it is for 2 or 3 or 4 seats: the fifth seat comes with Lux et Tenebrae or Perlae Imperii (U-A7)"),
    ({"sets": "base, lux", "seats": 6}, "it is for 2 or 3 or 4 or 5 seats"),
    ({"sets": "base, lux", "seats": 1}, "it is for 2 or 3 or 4 or 5 seats"),
    ({"sets": "base, duo", "seats": 3, "variant": "match"}, "a match is for 2 seats, not 3"),
    ({"sets": "duo", "variant": "draft"}, "duo alone has a draft of its own"),
    ({"sets": "duo", "variant": "match"}, "duo alone has a draft of its own"),
    ({"sets": "base, lux", "variant": "first"}, "a first game uses one set alone"),
    ({"sets": "base, perls"}, "there is no set “perls”"),
])
def test_what_cannot_be_is_refused_with_the_reason(options: dict[str, Any], reason: str) -> None:
    """G-1, S-17, U-1, U-A7."""
    with pytest.raises(ConfigError) as caught:
        RULES.configure(options)
    assert reason in str(caught.value)


def test_a_match_of_a_mix_starts_afresh() -> None:
    """S-33, S-34, S-22: scrolls lie in the centre again in the second game, and a pearl in every pool."""
    game = Game.from_position(
        "resarcana\nsets: base, lux, pearls\nvariant: match\ngame: 1\ntoken: A\npassed: A\nactive: B\n"
        "A play: Druid, Alchemy, Shield, Catacombs of the Dead [12D], Hawk, Prism\nA hand: Vault\n"
        "A deck: Crypt, Treant, Mermaid, Athanor, Fiery Whip\nA pool: 1P\n"
        "B play: Witch, Research, Augury, Fire Dragon, Fire Demon\n"
        "B hand: Chaos Imp, Dolphin, Phoenix\nB deck: Homunculus, Trident, War Conch\nitems: Reanimate\n", seed=3)
    game.play(1, "pass")
    choose(game, in_play)
    held = {card.name for seat in (0, 1) for card in cards(game, PLAY + seat) if card.kind == "scroll"}
    assert not held
    assert len(names(game, SCROLLS)) == 8
    assert edition_behind(game.state).box.threshold == 13


@pytest.mark.parametrize(("sets", "deducible"), [("duo", True), ("base, lux", False), (ALL, False)])
def test_who_knows_the_monuments(sets: str, deducible: bool) -> None:
    """H-14, S-19: in Duo alone all seven are used, so the hidden ones can be told; in a mix the rest stays unseen."""
    game = Game.new("resarcana", seed=2, sets=sets)
    assert knows_set(game, 0, MONUMENTS) == deducible
    assert not knows(game, 0, MONUMENTS)


def test_a_retrieved_card_is_known_to_all() -> None:
    """H-19, P-22: rivals know that it is in the hand."""
    game = at("sets: base, lux\nA play: Demonologist\nA pool: 1L\nA hand: Vault\nA deck: Crypt\n"
              "A discards: Hawk, Prism\n",
              "A: use Demonologist 1", "A: retrieve Hawk")
    assert all("Hawk" in hand for hand in imagined(game, 1, HAND))
    assert not knows_set(game, 1, HAND)


def test_a_card_put_back_is_known_to_its_owner_only() -> None:
    """H-4, U-5: the rival learns that a card lies on the deck, not which of the hand it was."""
    game = at("sets: duo\nA play: Fortune Teller\nA hand: Gnosis, Gold Key\nA deck: Crucible, Black Cat, Silver Key\n",
              "A: use Fortune Teller", "A: return Gold Key")
    assert all(deck[0] == "Gold Key" for deck in imagined(game, 0, DECK))
    assert len({deck[0] for deck in imagined(game, 1, DECK)}) > 1
