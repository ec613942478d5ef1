"""How moves are chosen at a table that is drawn: every move can be reached, and what cannot be done says why."""
from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from arcanarium import Game
from arcanarium.core import registry
from arcanarium.core.rng import Rng
from arcanarium.locale import Texts

ENGLISH = Texts()
ALL_SETS = ("base", "lux", "pearls", "duo")
ALL_SWITCHES = {"objectives": "on", "militia": "on", "removal": "on"}
TABLES: list[tuple[str, dict[str, Any]]] = [
    ("resarcana", {"seats": 2}), ("resarcana", {"seats": 4, "variant": "first"}),
    ("resarcana", {"seats": 3, "variant": "draft"}), ("resarcana", {"seats": 2, "variant": "match"}),
    ("resarcana", {"seats": 2, "sets": ("base", "lux")}), ("resarcana", {"seats": 3, "sets": ("base", "pearls")}),
    ("resarcana", {"seats": 2, "sets": ("duo",)}), ("resarcana", {"seats": 5, "sets": ALL_SETS}),
    ("resarcana", {"seats": 2, "sets": ALL_SETS, "variant": "match"}),
    ("cadwallon", {"seats": 2}), ("cadwallon", {"seats": 3, **ALL_SWITCHES}),
    ("cadwallon", {"seats": 4, **ALL_SWITCHES}),
]
HEAD = "cadwallon\nseats: 2\nA guild: blades\nB guild: thieves\n"


def walk(game: Game, seed: int = 3, most: int = 500) -> Iterator[int]:
    """A random game: each seat that owes a decision, one after the other."""
    rng = Rng(seed)
    for _ in range(most):
        if game.over:
            return
        seat = game.owing[rng.below(len(game.owing))]
        yield seat
        legal = game.state.legal(seat)
        game.play(seat, legal[rng.below(len(legal))])


def things(view: dict[str, Any]) -> set[str]:
    """All targets there are in a view."""
    found = {"monuments", "militia", *(f"pile:{pile['number']}" for pile in view.get("piles", []))}
    found |= {f"{kind}:{seat['seat']}" for seat in view["seats"] for kind in ("seat", "deck")}

    def cards(data: Any) -> None:
        if isinstance(data, str):
            found.add(f"card:{data}")
        for item in data.values() if isinstance(data, dict) else data if isinstance(data, list) else []:
            cards(item)

    cards(view)
    return found


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_every_move_can_be_chosen_by_things_that_are_in_view(name: str, options: dict[str, Any]) -> None:
    show, game = registry.face(name), Game.new(name, seed=5, **options)
    for seat in walk(game):
        seen = game.observe(seat)
        there = things(show.view(seen))
        for move in game.legal(seat):
            wanted = show.targets(seen, move.action)
            assert set(wanted) <= there, move
            assert not wanted or len(set(wanted)) == len(wanted)
            assert "missing text" not in show.confirm(seen, move.action, ENGLISH)


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_moves_with_the_same_targets_can_be_told_apart(name: str, options: dict[str, Any]) -> None:
    show, game = registry.face(name), Game.new(name, seed=6, **options)
    names = ("Ann", "Bob", "Cleo", "Dan", "Eve")
    for seat in walk(game, most=200):
        seen = game.observe(seat)
        menu = [
            json.dumps([show.targets(seen, move.action), show.heading(seen, move.action, ENGLISH),
                        show.label(seen, move.action, ENGLISH, names), show.hint(seen, move.action, ENGLISH)])
            for move in game.legal(seat)
        ]
        assert len(set(menu)) == len(menu)


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_what_cannot_be_used_says_why_and_the_same_in_every_world_that_looks_the_same(
        name: str, options: dict[str, Any]) -> None:
    show, game = registry.face(name), Game.new(name, seed=7, **options)
    for n, seat in enumerate(walk(game)):
        seen = game.observe(seat)
        told = show.refusals(seen, ENGLISH)
        if game.decision(seat).kind != "turn":
            assert told == {}
            continue
        assert set(told) <= things(show.view(seen))
        for sentences in told.values():
            assert 1 <= len(set(sentences)) == len(sentences) <= 2
            assert not [said for said in sentences if "missing" in said or "not what is asked" in said]
        useful = {show.targets(seen, move.action)[:1] for move in game.legal(seat)
                  if show.group(move.action) not in ("discard", "pass")}
        assert not [target for target in told if (target,) in useful]
        if n % 10 == 0:
            other = game.rules.observe(game.rules.resample(seen, Rng(n)), seat)
            assert show.refusals(other, ENGLISH) == told
        rival = (seat + 1) % game.config.seats
        assert show.refusals(game.observe(rival), ENGLISH) == {}


# --- Res Arcana ---


def test_a_hand_card_that_cannot_be_placed_says_what_is_missing() -> None:
    show, game = registry.face("resarcana"), Game.new("resarcana", seed=1, seats=2)
    seat = next(seat for seat in walk(game) if game.decision(seat).kind == "turn")
    told = show.refusals(game.observe(seat), ENGLISH)
    assert any(sentence.startswith("It needs") for sentences in told.values() for sentence in sentences)
    assert told["monuments"] == ["It needs 3 more Gold."]
    passing = next(move for move in game.legal(seat) if move.text == "pass")
    assert show.targets(game.observe(seat), passing.action) == ()
    assert show.confirm(game.observe(seat), passing.action, ENGLISH).startswith("Pass?")


@pytest.mark.parametrize("options", [
    {"seats": 2}, {"seats": 3, "collect": "in order"}, {"seats": 4, "sets": ALL_SETS}])
def test_collecting_as_proposed_is_what_the_plan_says(options: dict[str, Any]) -> None:
    show, game = registry.face("resarcana"), Game.new("resarcana", seed=2, **options)
    planned = 0
    for seat in walk(game, most=1500):
        seen = game.observe(seat)
        if game.decision(seat).kind != "collect":
            assert show.plan(seen) == []
            continue
        copy = Game.from_record(game.record())
        for asked in show.plan(seen):
            planned += 1
            assert asked["decision"] == copy.decision(seat)
            assert asked["moves"] == copy.legal(seat)
            assert asked["seen"].to_bytes() == copy.observe(seat).to_bytes()
            copy.play(seat, asked["default"])
        if show.plan(seen) and not copy.over and seat in copy.owing:
            assert copy.decision(seat).kind != "collect"
    assert planned


@pytest.mark.parametrize("options", [
    {"seats": 2}, {"seats": 2, "sets": ("duo",)}, {"seats": 3, "collect": "in order", "sets": ("base", "pearls")},
    {"seats": 4, "sets": ALL_SETS}, {"seats": 5, "sets": ALL_SETS}])
def test_what_the_sheet_of_collecting_says_is_what_one_gets(options: dict[str, Any]) -> None:
    """Answered at random in whole games, the pool becomes what the first sheet told, plus its answers."""
    show, dice, sheets = registry.face("resarcana"), Rng(7), 0
    for seed in range(2):
        game = Game.new("resarcana", seed=seed, **options)
        for seat in walk(game, most=1500):
            if game.decision(seat).kind == "collect":
                copy, pool = Game.from_record(game.record()), show.view(game.observe(seat))["seats"][seat]["pool"]
                have = show.plan(copy.observe(seat))[0]["have"]
                while seat in copy.owing and copy.decision(seat).kind == "collect":
                    row = show.plan(copy.observe(seat))[0]
                    choice = dice.below(len(row["moves"]))
                    have = [n + by for n, by in zip(have, row["changes"][choice], strict=True)]
                    copy.play(seat, row["moves"][choice])
                while not _settled(copy, seat) and copy.owing and copy.decision(copy.owing[0]).kind == "collect":
                    copy.play(copy.owing[0], copy.legal(copy.owing[0])[0])
                gained, paid = _settled(copy, seat) or ([0] * 6, [0] * 6)  # all was left where it lies
                assert have == [n + more - less for n, more, less in zip(pool, gained, paid, strict=True)]
                sheets += 1
    assert sheets > 20


def _settled(game: Game, seat: int) -> list[list[int]]:
    """What a seat has collected and paid for upkeep by the latest move, as the engine tells it; nothing before that."""
    events = [event for event in game.events(seat) if event.seat == seat]
    if not any(event.kind in ("collected", "upkeep_paid", "grew", "turned") for event in events):
        return []
    sums = [[0] * 6, [0] * 6]
    for event in events:
        for kind, total in zip(("collected", "upkeep_paid"), sums, strict=True):
            if event.kind == kind:
                total[:] = [a + b for a, b in zip(total, event.facts["amount"], strict=True)]
    return sums


def test_collecting_is_answered_with_buttons() -> None:
    show, game = registry.face("resarcana"), Game.new("resarcana", seed=4, seats=3, sets=ALL_SETS[:2])
    verbs = set()
    for seat in walk(game, most=3000):
        if game.decision(seat).kind == "collect":
            for move in game.legal(seat):
                verbs.add(move.action.verb)
                assert show.targets(game.observe(seat), move.action) == ()
    assert {"take from", "leave", "gain"} <= verbs


# --- Arcana ---


def confirmed(position: str) -> dict[str, str]:
    show, game = registry.face("cadwallon"), Game.from_position(HEAD + position)
    return {move.text: show.confirm(game.observe(0), move.action, ENGLISH) for move in game.legal(0)}


def test_targets_of_arcana_are_in_the_order_of_choosing() -> None:
    show = registry.face("cadwallon")
    game = Game.from_position(HEAD + "free stake: Arcabast\nfree beside: A Goblin Fire-Support\nA hand: Drinking Horn")
    aims = {move.text: show.targets(game.observe(0), move.action) for move in game.legal(0)}
    assert aims["bribe with Drinking Horn at free"] == ("card:drinking_horn", "pile:4")
    assert aims["store Drinking Horn"] == ("card:drinking_horn", "deck:0")
    assert show.view(game.observe(0))["piles"][2]["number"] == 4


def test_a_bribe_that_is_too_small_asks_first() -> None:
    asked = confirmed("free stake: Arcabast\nfree beside: A Goblin Fire-Support\n"
                      "A hand: Drinking Horn; Treasure of the Guild of Blades")
    assert asked["bribe with Drinking Horn at free"] == ""
    assert "1 ducat short" in asked["bribe with Treasure of the Guild of Blades at free"]
    assert asked["store Drinking Horn"] == ""


def test_a_location_that_finds_nothing_to_do_asks_first_and_goes_nowhere() -> None:
    position = "free stake: Arcabast\nA hand: Dry Dock"
    assert "have no effect" in confirmed(position)["play Dry Dock"]
    show, game = registry.face("cadwallon"), Game.from_position(HEAD + position)
    assert {show.targets(game.observe(0), move.action) for move in game.legal(0)} == {("card:dry_dock",)}


def test_a_card_that_can_only_be_put_away_says_why() -> None:
    seen = Game.from_position(HEAD + "free stake: Arcabast\nA hand: Drinking Horn").observe(0)
    told = registry.face("cadwallon").refusals(seen, ENGLISH)
    assert told["card:drinking_horn"] == ["A bribe needs one of your agents beside a personality."]
    assert told["pile:0"] == ["No stake is left at this pile."]
    assert "pile:4" not in told
