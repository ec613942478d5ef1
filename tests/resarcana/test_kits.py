"""The kits on Res Arcana: conformance and secrecy over random games of every kind, the compiled engine against its
sources, and garbage where positions and moves are read (H-20, H-21, C-17)."""
from __future__ import annotations

from itertools import islice
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcanarium.core.errors import ArcanariumError, PositionError, UnreadableMove
from arcanarium.engine.cells import ROUND
from arcanarium.kits.conformance import walk
from arcanarium.resarcana.game import RULES
from arcanarium.resarcana.notation.position import PILES, SEAT_PILES
from arcanarium.resarcana.state.edition import edition_behind
from arcanarium.resarcana.state.essences import GUARD
from arcanarium.resarcana.state.layout import POOL, POOL_OF_CARDS, essences_on
from arcanarium.resarcana.state.piles import cards_in
from tests.kits import COMPILED, KINDS, RESARCANA, Options, Plan, Task, name_of, prints, pure_prints
from tests.properties import examples

PLAN = Plan(RESARCANA, [(options, 0) for options in (KINDS if COMPILED else (KINDS[0], KINDS[4], KINDS[-1]))])
"""One whole game of every kind; uncompiled engines have time for few."""


@pytest.mark.parametrize(("options", "seed"), PLAN.games, ids=name_of)
def test_conformance(options: Options, seed: int) -> None:
    PLAN.conformance(options, seed)


@pytest.mark.parametrize(("options", "seed"), PLAN.games, ids=name_of)
def test_secrecy(options: Options, seed: int) -> None:
    """H-20, H-21, C-17."""
    PLAN.secrecy(options, seed)


# --- what no move may break -------------------------------------------------------------------------------------------


def check_table(state: Any) -> None:
    """Each card lies in one place, none is lost, and no number of essences is negative or spilled."""
    cells, box = state.cells, state.box
    seats = range(box.seats)
    piles = [*PILES.values(), *(pile + seat for pile in SEAT_PILES.values() for seat in seats)]
    lying = [card for pile in piles for card in cards_in(cells, pile)]
    assert len(set(lying)) == len(lying), "a card lies in two places"
    if cells[ROUND]:
        kinds = [edition_behind(state).codec.card(card).kind for card in lying]
        count = {kind: kinds.count(kind) for kind in set(kinds)}
        assert count == {"mage": box.seats, "artifact": 8 * box.seats, "monument": 10, "place": 5, "item": 8}
        assert not cells[POOL_OF_CARDS]
    for seat in seats:
        assert cells[POOL + seat] & GUARD == 0
        assert cells[POOL + seat] >= 0
        own = [edition_behind(state).codec.card(card).kind for card in cards_in(cells, SEAT_PILES["play"] + seat)]
        assert not cells[ROUND] or (own.count("mage"), own.count("item")) == (1, 1)
    for card in range(1, box.cards + 1):
        lies = essences_on(cells, card)
        assert lies >= 0
        assert lies & GUARD == 0
        assert not lies or any(card in cards_in(cells, SEAT_PILES["play"] + seat) for seat in seats)


@pytest.mark.parametrize("options", KINDS, ids=name_of)
def test_cards_are_conserved(options: dict[str, Any]) -> None:
    """G-9, G-12, G-14, G-15: checked after every move of random games."""
    for seed in range(100, 103):
        for step in walk(RULES, RULES.configure(options), seed):
            check_table(step.state)


# --- compiled and pure ------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not COMPILED, reason="the engine is not compiled here: there is nothing to compare")
def test_compiled_and_pure_play_the_same() -> None:
    tasks: list[Task] = [("resarcana", options, 1, None) for options in KINDS[::3]]
    tasks.append(("cadwallon", {"seats": 3, "objectives": True, "militia": True, "removal": True}, 1, 300))
    assert pure_prints(tasks) == prints(tasks)


# --- garbage ----------------------------------------------------------------------------------------------------------


def some_positions() -> list[str]:
    """Positions out of random games of every kind."""
    found = []
    for options in KINDS:
        steps = islice(walk(RULES, RULES.configure(options), 1), 0, 301, 50)
        found += [RULES.write_position(step.state) for step in steps]
    return found


POSITIONS = some_positions()
WORDS = sorted({word for text in POSITIONS for word in text.replace(":", " :").split()})
LINES = sorted({line for text in POSITIONS for line in text.splitlines()})
anything = st.one_of(st.text(max_size=12), st.sampled_from(WORDS), st.integers().map(str))


def read(text: str) -> None:
    """A position is read, and then written and read back as itself; or it is refused as a bad one."""
    try:
        state = RULES.read_position(text)
    except PositionError as error:
        assert str(error)
        return
    written = RULES.write_position(state)
    again = RULES.read_position(written)
    assert again.key() == state.key()
    assert RULES.write_position(again) == written
    for seat in state.owing():
        for action in state.legal(seat)[:8]:
            state.clone().apply(seat, action)


@pytest.mark.parametrize("text", POSITIONS[::5])
def test_positions_read_back(text: str) -> None:
    state = RULES.read_position(text)
    assert RULES.write_position(state) == text


@examples(300)
@given(st.one_of(st.text(), st.lists(anything, max_size=12).map(" ".join)))
def test_garbage_is_no_position(text: str) -> None:
    read(text)
    read(f"resarcana\n{text}")


@examples(400)
@given(st.sampled_from(POSITIONS), st.data())
def test_a_damaged_position_is_refused_or_read(text: str, data: st.DataObject) -> None:
    """Lines are lost, doubled, swapped for others, and words for other words."""
    lines = text.splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(1, len(lines) - 1)) if len(lines) > 1 else 0
        match data.draw(st.sampled_from(["lose", "double", "other", "word", "cut"])):
            case "lose":
                del lines[at]
            case "double":
                lines.insert(at, lines[at])
            case "other":
                lines[at] = data.draw(st.sampled_from(LINES))
            case "word":
                words = lines[at].split(" ")
                words[data.draw(st.integers(0, len(words) - 1))] = data.draw(anything)
                lines[at] = " ".join(words)
            case "cut":
                lines[at] = lines[at][: data.draw(st.integers(0, len(lines[at])))]
        if not lines:
            break
    read("\n".join(lines))


STATE = RULES.read_position(POSITIONS[3])
MOVES = "use Athanor 2 place Fire Dragon pay 2E1G pass claim top monument count B answer 1 gain nothing Vault 0 99 -1"


@examples(500)
@given(st.one_of(st.text(max_size=30), st.lists(st.sampled_from(MOVES.split()), max_size=5).map(" ".join)))
def test_garbage_is_no_move(text: str) -> None:
    """A text names a move, and then it is written back as one that reads the same; or it is unreadable."""
    try:
        action = RULES.read_action(STATE, text)
    except UnreadableMove as error:
        assert str(error)
        return
    again = RULES.action_text(STATE, action)
    assert RULES.read_action(STATE, again) == action
    assert RULES.action_number(STATE, RULES.action_value(STATE, action)) == action
    for seat in range(2):
        if action not in STATE.legal(seat):
            assert RULES.why_not(STATE, seat, action)


@examples(200)
@given(st.one_of(st.text(max_size=30), st.lists(anything, max_size=6).map(" ".join)))
def test_garbage_is_no_deal(text: str) -> None:
    state = RULES.start(RULES.configure({}))
    assert state.chance()
    for line in (text, f"deal places: {text}"):
        try:
            state.deal(RULES.read_chance(state, line))
        except (ValueError, ArcanariumError) as error:
            assert str(error)
            continue
        break
