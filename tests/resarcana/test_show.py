"""The presentation of Res Arcana: plain data made from observations, and words for everything that can happen."""
from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from arcanarium import PUBLIC, Event, Game
from arcanarium.core import registry
from arcanarium.core.contract import Decision
from arcanarium.core.rng import Rng
from arcanarium.locale import Texts
from arcanarium.resarcana.face import events, explain
from arcanarium.resarcana.face.show import MOVE_GROUPS
from arcanarium.resarcana.notation import codec
from arcanarium.resarcana.rules.steps import STEP_OF
from arcanarium.resarcana.state import actions

ENGLISH = Texts()
show = registry.face("resarcana")
NAMES = ("Ann", "Bob", "Cleo", "Dan")


def random_game(seed: int, **options: Any) -> list[Game]:
    """A game in progress, at several points: each is a copy that stands still."""
    game = Game.new("resarcana", seed=seed, **options)
    rng = Rng(seed)
    found = []
    while not game.over:
        if rng.below(10) == 0:
            found.append(Game.from_record(game.record()))
        seat = game.owing[rng.below(len(game.owing))]
        legal = game.state.legal(seat)
        game.play(seat, legal[rng.below(len(legal))])
    return [*found, game]


@pytest.mark.parametrize("options", [
    {"seats": 2}, {"seats": 3, "variant": "draft"}, {"seats": 2, "variant": "match"}, {"seats": 4, "variant": "first"}])
def test_a_view_is_json_and_shows_what_the_viewer_may_know(options: dict[str, Any]) -> None:
    for game in random_game(3, **options):
        seats = game.config.seats
        for viewer in (PUBLIC, *range(seats)):
            seen = game.observe(viewer)
            view = json.loads(json.dumps(show.view(seen)))
            assert view["viewer"] == viewer
            assert view["owing"] == game.owing
            assert [len(show.score(seen)), len(view["seats"])] == [seats, seats]
            for seat in view["seats"]:
                own = seat["seat"] == viewer
                assert len(seat["hand"]["cards"]) <= seat["hand"]["size"]
                if own:
                    assert len(seat["hand"]["cards"]) == seat["hand"]["size"]
                else:
                    assert not any(seat["collected"])
        points = [seat["points"] for seat in show.view(game.observe(0))["seats"]]
        if not game.over and game.config.variant != "match":
            assert points == [sum(n for _, n in column) for column in show.score(game.observe(0))]


def test_two_states_that_look_alike_are_shown_alike() -> None:
    for game in random_game(5, seats=2):
        seen = game.observe(0)
        other = game.rules.observe(game.rules.resample(seen, Rng(99)), 0)
        assert show.view(other) == show.view(seen)


def test_every_legal_move_has_a_group_a_label_and_a_hint() -> None:
    for game in random_game(8, seats=2, sets=("base", "lux", "pearls")):
        for seat in game.owing:
            seen = game.observe(seat)
            for move in game.legal(seat):
                said = "".join(text for text, _ in show.label(seen, move.action, ENGLISH, NAMES))
                assert said
                assert "missing text" not in said + ENGLISH.say(f"resarcana-group-{show.group(move.action)}")
                signs = "".join(text for text, _ in show.hint(seen, move.action, ENGLISH))
                assert "missing text" not in signs
                assert signs or move.action.verb not in ("use", "react", "place", "claim")
            default = show.default(seen)
            assert default is None or default in game.state.legal(seat)


@pytest.mark.parametrize(("pool", "proposed"), [
    ("1E5L1C1D2G", "pay 3L"), ("4E1L1C1D2G", "pay 2E1L"), ("1L2C2D9G", "pay 1L1C1D"), ("1E1L9G", "pay 1E1L1G"),
])
def test_the_payment_proposed_keeps_gold_and_spends_what_there_is_most_of(pool: str, proposed: str) -> None:
    """Tree of Life costs a Life and two of any kind."""
    game = Game.from_position(f"resarcana\nA hand: Tree of Life\nA pool: {pool}\n")
    game.play(0, "place Tree of Life")
    default = show.default(game.observe(0))
    assert default is not None
    assert game.rules.action_text(game.state, default) == proposed
    assert len(game.legal(0)) > 1


# --- every word is there ---

KINDS = sorted({step.question() for step in STEP_OF} - {"", "collect"})
REASONS = sorted(set(re.findall(
    r"resarcana-why-[a-z-]+", Path(explain.__file__).with_suffix(".py").read_text(encoding="utf-8"))))


@pytest.mark.parametrize("message", [
    *(f"resarcana-event-{shape.kind}" for shape in events.SHAPES.values()),
    *(f"resarcana-ask-{kind}" for kind in KINDS),
    *(f"resarcana-ask-collect-{part}" for part in ("take", "gain", "upkeep")),
    *REASONS,
    *(f"resarcana-move-{word.replace(' ', '-')}" for verb, (word, _) in codec.WORDS.items() if verb not in (
        actions.USE, actions.PLACE, actions.CLAIM, actions.DISCARD, actions.ANSWER)),
    *(f"resarcana-group-{group}" for group in (*MOVE_GROUPS.values(), "choose")),
    *(f"resarcana-score-from-{source}" for source in ("token", "pearls", "extra")),
    *("undo-nothing", "undo-other-acted", "undo-revealed"),
])
def test_there_is_a_text(message: str) -> None:
    assert ENGLISH.has(message)


@pytest.mark.parametrize("options", [
    {"seats": 2}, {"seats": 4}, {"seats": 3, "variant": "draft"}, {"seats": 2, "variant": "match"},
    {"seats": 3, "sets": ("base", "lux", "pearls")}])
def test_whole_games_are_told_and_asked_without_a_gap(options: dict[str, Any]) -> None:
    game = Game.new("resarcana", seed=11, **options)
    rng = Rng(4)
    told = {viewer: list(game.events(viewer)) for viewer in (PUBLIC, 0)}
    while not game.over:
        seat = game.owing[-1]
        assert "missing text" not in show.ask(game.decision(seat), ENGLISH, NAMES)
        legal = game.state.legal(seat)
        game.play(seat, legal[rng.below(len(legal))])
        for viewer, found in told.items():
            found += game.events(viewer)
    for viewer, found in told.items():
        lines = show.tell(found, ENGLISH, NAMES, viewer)
        assert not [line for line in lines if "missing text" in line or "{" in line or "  " in line]
        assert any(line.startswith("You ") for line in lines) == (viewer == 0)
        assert "won" in lines[-1]


def test_the_exchange_of_a_pearl_is_asked_about_without_a_card() -> None:
    """No card brings it, so none is named."""
    words = registry.face("resarcana").ask(Decision(0, "gain"), Texts("en"), ["Ann", "Bob"])
    assert words == "What do you gain for the Pearl?"


def test_refusals_are_sentences() -> None:
    assert show.why("resarcana-why-needs|amount=2E|any=0", ENGLISH) == "It needs 2 more Elan."
    assert show.why("resarcana-why-needs|amount=1L1G|any=2", ENGLISH) == (
        "It needs 1 more Life, 1 more Gold and 2 more essences of any kind.")
    assert show.why("resarcana-why-turned", ENGLISH) == "It is turned."
    assert show.why("resarcana-why-needs-discounted|off=1|missing=1", ENGLISH) == (
        "You are 1 essence short of the cost, with 1 taken off already.")


@pytest.mark.parametrize(("reason", "sentence"), [
    ("needs|amount=1G|any=0|card=vault", "Vault needs 1 more Gold."),
    ("turned|card=dragons_lair", "Dragon's Lair is turned."),
    ("needs-discounted|off=1|missing=1|card=vault",
     "You are 1 essence short of the cost of Vault, with 1 taken off already."),
    ("taken|card=vault", "A player owns Vault already."),
])
def test_a_refusal_names_its_subject(reason: str, sentence: str) -> None:
    assert show.why(f"resarcana-why-{reason}", ENGLISH) == sentence


def test_every_refusal_of_a_turn_names_the_card_it_stands_at() -> None:
    game, rng, told = Game.new("resarcana", seats=2, seed=8, sets=("base", "lux")), Rng(8), 0
    while not game.over:
        seat = game.owing[0]
        for target, reasons in show.refusals(game.observe(seat), ENGLISH).items():
            word, _, card = target.partition(":")
            for reason in reasons if word == "card" else []:
                assert show.card_name(card, ENGLISH) in reason
                told += 1
        moves = game.legal(seat)
        game.play(seat, moves[rng.below(len(moves))])
    assert told > 200


def test_the_price_is_told_with_the_card_and_a_free_one_has_none() -> None:
    paid = Event("paid", 1, {"card": "hawk", "amount": (0, 1, 1, 0, 0, 0)})
    placed = Event("placed", 1, {"card": "hawk"})
    other = Event("paid", 1, {"card": "dragon_teeth", "amount": (3, 0, 0, 0, 0, 0)})
    assert show.tell([paid, placed], ENGLISH, NAMES, 0) == ["Bob places Hawk for 1 Life and 1 Calm."]
    assert show.tell([other, placed], ENGLISH, NAMES, 1) == ["You pay 3 Elan.", "You place Hawk."]


def test_the_presentation_is_found_by_the_name_of_the_game() -> None:
    assert len(show.cards(("base",))) == 78
    assert show.face("hawk", ENGLISH)["cost"] == [0, 1, 1, 0, 0, 0]
