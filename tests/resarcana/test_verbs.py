"""Verbs and steps: each has all its parts, and a new verb is added as docs/cards.md says."""
from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from arcanarium import Game
from arcanarium.core.errors import CardError
from arcanarium.core.rng import Rng
from arcanarium.locale import Texts
from arcanarium.resarcana.cards.card import Card, Step
from arcanarium.resarcana.cards.cardfile import SET_NAMES, packaged
from arcanarium.resarcana.cards.language import parse_power, write_power
from arcanarium.resarcana.cards.verbs import COST, EFFECT, VERBS, Verb, of_side, register, worth_of_step
from arcanarium.resarcana.face.faces import icons, text_of
from arcanarium.resarcana.face.sentences import sentences
from arcanarium.resarcana.game import RULES
from arcanarium.resarcana.notation.codec import write_pool
from arcanarium.resarcana.rules.game_state import ResArcana
from arcanarium.resarcana.rules.steps import (
    ASKS,
    ASKS_EVERYONE,
    HAPPENS,
    KIND_OF,
    OPENS_TURN,
    STEP_OF,
    UNKNOWN,
    Happening,
    add_step,
)
from arcanarium.resarcana.state import ops
from arcanarium.resarcana.state.edition import edition_of
from arcanarium.resarcana.state.layout import POOL
from arcanarium.resarcana.state.programs import PROGRAMS
from arcanarium.resarcana.value import powers_of

ENGLISH = Texts()
CARDS = [card for name in SET_NAMES for card in packaged(name).cards]
STEPS_OF_CARDS = [(step, card) for card in CARDS for power in card.powers for step in (*power.costs, *power.effects)]
ARGUMENTS = {"COUNTS_TYPES", "FROM_HAND", "FROM_DISCARDS", "FROM_ALL_DISCARDS", "ANSWERS", "HITS_USER"}
"""What ops.py names besides steps."""
NUMBERS = {name: number for name, number in vars(ops).items() if name.isupper() and name not in ARGUMENTS}

# --- every verb has every part ---


def test_every_verb_has_a_program_and_a_phrase() -> None:
    assert PROGRAMS.keys() == VERBS.keys()
    assert [verb for verb in VERBS if not ENGLISH.has(f"resarcana-step-{verb}")] == []


def test_a_verb_is_a_cost_or_an_effect() -> None:
    assert of_side(COST).keys() | of_side(EFFECT).keys() == VERBS.keys()
    assert all(not verb.needs and not verb.react for verb in of_side(COST).values())
    assert all(not verb.special and not verb.once for verb in of_side(EFFECT).values())


def test_a_verb_without_a_worth_is_none() -> None:
    parts: dict[str, Any] = {"read": lambda words: Step("x"), "write": lambda step: "x", "icons": "@turn", "head": "x"}
    with pytest.raises(TypeError, match="worth"):
        Verb("x", EFFECT, "nothing", **parts)


def test_a_cost_takes_and_an_effect_gives() -> None:
    """A verb worth nothing is meant to be: a bot does not see what it is good for."""
    worths: dict[str, set[int]] = {}
    for step, card in STEPS_OF_CARDS:
        worths.setdefault(step.verb, set()).add(worth_of_step(step, card))
    assert worths.keys() == VERBS.keys()
    assert {verb for verb, found in worths.items() if found == {0}} == {
        "turn", "pay_same", "pay_mixed", "deck_card", "reorder"}
    assert {verb for verb, found in worths.items() if min(found) < 0} == {
        "turn_own", "pay", "pay_one_of", "from_here", "destroy_this", "destroy_own", "discard", "rivals_gain"}


def test_two_verbs_that_begin_alike_must_share_a_reader() -> None:
    fields: dict[str, Any] = {"write": lambda step: "", "icons": "@turn", "worth": lambda step, card: 0}
    with pytest.raises(ValueError, match="draw_twice begins like draw: let both use one reader"):
        register(Verb("draw_twice", EFFECT, "draw twice", read=lambda words: Step("x"), head="draw", **fields))
    with pytest.raises(ValueError, match="there is a verb draw already"):
        register(Verb("draw", EFFECT, "draw", read=lambda words: Step("x"), head="deal", **fields))
    assert "draw_twice" not in VERBS


# --- every step has every part ---


def test_every_number_has_a_step_of_a_kind() -> None:
    kinds = {name: KIND_OF[number] for name, number in NUMBERS.items()}
    assert [name for name, kind in kinds.items() if kind == UNKNOWN] == []
    assert {name for name, kind in kinds.items() if kind == ASKS_EVERYONE} == {
        "COLLECT", "KEEP_MAGE", "DRAFT", "PAIR_DRAFT"}
    assert {name for name, kind in kinds.items() if kind == OPENS_TURN} == {"TAKE_TURN"}
    assert len(set(NUMBERS.values())) == len(NUMBERS)


@pytest.mark.parametrize("name", sorted(NUMBERS))
def test_a_step_that_asks_has_a_question_in_words(name: str) -> None:
    number = NUMBERS[name]
    question = STEP_OF[number].question()
    if KIND_OF[number] == HAPPENS:
        assert question == ""
    elif name == "COLLECT":
        assert question == "collect"
        assert all(ENGLISH.has(f"resarcana-ask-collect-{part}") for part in ("take", "gain", "upkeep"))
    else:
        assert KIND_OF[number] in (ASKS, ASKS_EVERYONE, OPENS_TURN)
        assert ENGLISH.has(f"resarcana-ask-{question}")


def test_a_number_is_given_once() -> None:
    with pytest.raises(ValueError, match="is there already"):
        add_step(ops.DRAW, Happening())


@pytest.mark.parametrize("name", SET_NAMES)
def test_programs_are_made_of_steps_that_exist(name: str) -> None:
    sets = ("base", name) if name in ("lux", "pearls") else (name,)
    box = edition_of(RULES.configure({"seats": 2, "sets": sets})).box
    assert {KIND_OF[number] for number in box.op} <= {HAPPENS, ASKS, ASKS_EVERYONE, OPENS_TURN}


# --- a new verb, by the guide ---

GUIDE = (Path(__file__).parents[2] / "docs" / "cards.md").read_text(encoding="utf-8")
CHAPTER = GUIDE.partition("## A new verb")[2].partition("\n## ")[0]


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", CHAPTER, re.DOTALL | re.MULTILINE)


@pytest.fixture(scope="module")
def guide() -> Iterator[Texts]:
    """Do what the guide says; gives the texts with the new phrases. Afterwards the language is as it was."""
    verbs, programs = dict(VERBS), dict(PROGRAMS)
    namespace: dict[str, Any] = {"__name__": "guide"}
    for block in blocks("python"):
        exec(compile(block, "docs/cards.md", "exec"), namespace)
    phrases = FluentBundle(["en"], use_isolating=False)
    for block in blocks("fluent"):
        phrases.add_resource(FluentResource(block))
    texts = Texts()
    texts.bundles = (phrases, *texts.bundles)
    yield texts
    for known, before in ((VERBS, verbs), (PROGRAMS, programs)):
        known.clear()
        known.update(before)  # type: ignore[arg-type]
    edition_of.cache_clear()


@pytest.fixture
def feast(guide: Texts, tmp_path: Path) -> Path:
    path = tmp_path / "feast.toml"
    path.write_text(blocks("toml")[0], encoding="utf-8")
    edition_of.cache_clear()
    return path


def card_of(path: Path) -> Card:
    return next(card for card in edition_of(RULES.configure({"cards": str(path)})).set.cards if card.id == "feast")


def test_a_new_verb_is_read_written_and_proposed(guide: Texts) -> None:
    for line in ("turn > share 2 elan", "elan > seize token"):
        assert write_power(parse_power(line)) == line
    with pytest.raises(CardError, match=r"unknown word 'shaer'; did you mean share\?"):
        parse_power("turn > shaer 2 elan")
    with pytest.raises(CardError, match="'elan' does not fit here; expected token"):
        parse_power("turn > seize elan")


def test_a_new_verb_is_shown_in_signs_and_words_and_rated(guide: Texts, feast: Path) -> None:
    card = card_of(feast)
    assert sentences(card, guide) == [
        "Turn this: gain 2 Elan, and so does each rival.", "Pay 1 Elan: take the first player token."]
    assert [text_of(icons(power, guide, plain=True)) for power in card.powers] == ["T > +2E all", "E > +VP"]
    assert powers_of(card) == 200 * 2 // 3 + (150 - 100)


def test_a_new_verb_is_played(feast: Path) -> None:
    """The first verb is made of steps that were there, the second has a step of its own, in Python beside the compiled
    ones."""
    game = Game.from_position(
        f"resarcana\noption cards: {feast}\ntoken: B\npassed: B\nA play: Feast\nA pool: 1E\nB pool: 1G\n")
    state = game.state
    assert isinstance(state, ResArcana)
    assert "token: B" in game.position()
    game.play(0, "use Feast 2")
    assert "token: A" in game.position()
    game.play(0, "use Feast 1")
    assert [write_pool(state.cells[POOL + seat]) for seat in (0, 1)] == ["2E", "2E1G"]


def test_whole_games_with_a_new_verb_are_recorded_and_replayed(feast: Path) -> None:
    for seed in range(3):
        game = Game.new("resarcana", seed=seed, cards=str(feast))
        rng = Rng(seed)
        while not game.over and game.state.round() < 6:
            seat = game.owing[0]
            legal = game.state.legal(seat)
            game.play(seat, legal[rng.below(len(legal))])
        assert Game.from_record(game.record()).position() == game.position()
