"""The worlds of an observation: prepared once, then imagined as often as wanted."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from arcanarium.cadwallon.state.box import value
from arcanarium.cadwallon.state.layout import BESIDE, STAKE
from arcanarium.core import registry
from arcanarium.core.contract import PUBLIC
from arcanarium.core.rng import Rng
from arcanarium.kits.conformance import walk
from tests.cadwallon.scene import position
from tests.kits import name_of

MIXES: list[tuple[str, dict[str, Any]]] = [
    ("resarcana", {"seats": 2}),
    ("resarcana", {"seats": 3, "variant": "draft"}),
    ("resarcana", {"sets": ("duo",)}),
    ("resarcana", {"variant": "match", "sets": ("base", "pearls")}),
    ("cadwallon", {"seats": 2}),
    ("cadwallon", {"seats": 4, "militia": True, "objectives": True, "removal": True}),
]


def moments(name: str, options: dict[str, Any]) -> Iterator[tuple[Any, Any, int]]:
    """Observations of a game played at random, each with a state that has the same configuration."""
    rules = registry.rules(name)
    dice = Random(5)
    for now in walk(rules, rules.configure(options), 3, 250):
        yield now.state, rules.observe(now.state, viewer := dice.randrange(PUBLIC, now.state.seats)), viewer


@pytest.mark.parametrize(("name", "options"), MIXES, ids=name_of)
def test_a_state_that_is_used_again_is_as_good_as_a_new_one(name: str, options: dict[str, Any]) -> None:
    """Nothing is left of what the state was before, and no two states share a row of cells."""
    spec = registry.spec(name)
    assert spec.worlds is not None
    used = spec.rules.start(spec.rules.configure(options))
    for n, (_, seen, viewer) in enumerate(moments(name, options)):
        worlds = spec.worlds(seen)
        new = worlds.imagine(Rng(n))
        worlds.imagine_into(used, Rng(n))
        assert (list(used.cells), list(used.options)) == (list(new.cells), list(new.options))
        assert spec.rules.resample(seen, Rng(n)).key() == new.key()
        before = seen.to_bytes()
        for seat in new.owing():
            assert list(used.legal(seat)) == list(new.legal(seat)) != []
            used.apply(seat, used.legal(seat)[0])
        assert spec.rules.observe(new, viewer).to_bytes() == before
        assert worlds.imagine(Rng(n)).key() == new.key()


@pytest.mark.parametrize(("name", "options"), MIXES, ids=name_of)
def test_a_world_is_as_complete_as_the_true_state(name: str, options: dict[str, Any]) -> None:
    """The seat whose cards all know owes the same decision, whoever looks, and a deal can be made in every world."""
    spec = registry.spec(name)
    assert spec.worlds is not None
    for n, (state, seen, _) in enumerate(moments(name, options)):
        world = spec.worlds(seen).imagine(Rng(n))
        assert (world.owing(), world.chance(), world.over()) == (state.owing(), state.chance(), state.over())
        if world.chance():
            world.deal_random(Rng(n))


def test_a_world_weighs_more_if_it_explains_what_was_placed_face_down() -> None:
    """Cadwallon K-41, K-42: what lies beside a stake is mostly of use there, so worlds in which it is weigh more."""
    rules, spec = registry.rules("cadwallon"), registry.spec("cadwallon")
    state = rules.read_position(position("""
        B left stake: Arcabast
        B left beside: B Hearse Driver [down]
        A hand: Oath Keeper
        B hand: Barge Pilot
    """, 2, ""))
    assert spec.worlds is not None
    worlds = spec.worlds(rules.observe(state, 0))
    box, found = state.box, set()
    for seed in range(60):
        world = worlds.imagine(Rng(seed))
        pile = next(pile for pile in range(box.piles) if world.cells[BESIDE + pile])
        found.add((value(box, world.cells[BESIDE + pile], box.main[world.cells[STAKE + pile]]), worlds.weight(world)))
    assert len(found) > 1
    assert [weight for _, weight in sorted(found)] == sorted(weight for _, weight in found)
    assert min(weight for _, weight in found) > 0
