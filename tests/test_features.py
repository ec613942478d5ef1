"""Features: what a network sees. Nothing that the seat may not know, never too many, and each once."""
from __future__ import annotations

from random import Random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from arcanarium.core import registry
from arcanarium.core.rng import Rng
from arcanarium.engine.cells import FEATURES_ON, Cells
from arcanarium.kits.conformance import walk
from arcanarium.resarcana.cards.cardfile import SET_NAMES, load_sets
from arcanarium.resarcana.cards.traits import MOST_STEPS, number_of, numbers, traits_of
from arcanarium.resarcana.features import CARDS
from tests.kits import name_of

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("resarcana", {}),
    ("resarcana", {"seats": 5, "sets": SET_NAMES}),
    ("resarcana", {"seats": 3, "variant": "draft"}),
    ("resarcana", {"sets": ("duo",)}),
    ("resarcana", {"variant": "match", "sets": ("base", "pearls")}),
    ("cadwallon", {}),
    ("cadwallon", {"seats": 4, "objectives": "on", "militia": "on", "removal": "on", "removed score": "on"}),
]


def seen_by(state: Cells, seat: int) -> list[int]:
    found = vec[i64]([i64(0)] * FEATURES_ON)
    return [int(found[i]) for i in range(state.features(seat, found))]


@pytest.mark.parametrize(("name", "options"), GAMES, ids=name_of)
def test_features_are_few_in_range_and_named_once(name: str, options: dict[str, Any]) -> None:
    rules = registry.rules(name)
    for now in walk(rules, rules.configure(options), 11, 300):
        for seat in range(now.state.seats):
            found = seen_by(now.state, seat)
            assert 0 < len(found) == len(set(found)) < FEATURES_ON // 2
            assert min(found) >= 0
            assert max(found) < now.state.feature_count()


@pytest.mark.parametrize(("name", "options"), GAMES, ids=name_of)
def test_states_that_look_alike_to_a_seat_have_the_same_features(name: str, options: dict[str, Any]) -> None:
    """Hands, decks and choices of rivals are drawn anew: the seat's features stay what they were."""
    rules = registry.rules(name)
    dice = Random(4)
    for n, now in enumerate(walk(rules, rules.configure(options), 12, 240)):
        seat = dice.randrange(now.state.seats)
        world = rules.resample(rules.observe(now.state, seat), Rng(n))
        assert sorted(seen_by(world, seat)) == sorted(seen_by(now.state, seat))


@pytest.mark.parametrize(("name", "options"), GAMES, ids=name_of)
def test_every_action_has_a_key_in_range(name: str, options: dict[str, Any]) -> None:
    rules = registry.rules(name)
    keys = set()
    for now in walk(rules, rules.configure(options), 13, 200):
        for seat in now.state.owing():
            for action in now.state.legal(seat):
                key = now.state.action_key(action)
                assert 0 <= key < now.state.action_keys()
                keys.add(key)
    assert len(keys) > 20


def test_a_card_has_the_same_number_and_traits_whatever_sets_are_in_play() -> None:
    """Numbers are read from a list to which new cards are added at the end; there is room for some more."""
    cards = {card.id: card for card in load_sets(SET_NAMES).cards}
    assert all(number_of(card) >= 0 for card in cards.values())
    assert len(set(numbers().values())) == len(numbers()) <= CARDS
    for card in load_sets(("base",)).cards:
        assert number_of(card) == number_of(cards[card.id])
        assert all(0 <= n <= MOST_STEPS for n in traits_of(card))


def test_an_own_card_without_a_number_is_seen_by_its_traits(tmp_path: Any) -> None:
    from dataclasses import replace

    card = next(card for card in load_sets(("base",)).cards if card.collect is not None)
    own = replace(card, id="nobodys_card")
    assert number_of(own) == -1
    assert any(traits_of(own))
