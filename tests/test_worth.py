"""What a search asks of a state: its worth is the same wherever a seat sees the same, and no sensible option is left
out as implausible."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from arcanarium.core.contract import AnyRules
from arcanarium.core.rng import Rng
from arcanarium.engine.cells import PART, REPLY, SECRET, SET_UP, TURN, WINNERS, Cells
from arcanarium.engine.values import CELL_VALUES
from arcanarium.resarcana.game import RULES as RES_ARCANA
from arcanarium.resarcana.rules.steps import step_at
from arcanarium.resarcana.state.layout import State, frame
from tests.kits import GAMES, Options

RESARCANA, CADWALLON = GAMES["resarcana"], GAMES["cadwallon"]
CASES: list[tuple[AnyRules, Options]] = [
    (RESARCANA, {"seats": 2}),
    (RESARCANA, {"seats": 2, "variant": "first"}),
    (RESARCANA, {"seats": 4, "collect": "in order"}),
    (RESARCANA, {"seats": 3, "sets": "base,lux,pearls", "variant": "draft"}),
    (RESARCANA, {"seats": 2, "sets": "duo"}),
    (RESARCANA, {"variant": "match"}),
    (CADWALLON, {"seats": 2}),
    (CADWALLON, {"seats": 4, "objectives": "on", "militia": "on", "removal": "on"}),
]


def name(case: Any) -> str:
    return "-".join(str(value) for value in case.values()) if isinstance(case, dict) else case.name


def decisions(rules: AnyRules, options: Options, seed: int) -> Iterator[Cells]:
    """The states of a random game in which somebody must decide."""
    state = rules.start(rules.configure(options))
    rng = Rng(seed)
    while not state.over():
        if state.chance():
            state.deal_random(rng)
            continue
        yield state
        owing = state.owing()
        seat = owing[rng.below(len(owing))]
        legal = state.legal(seat)
        state.apply(seat, legal[rng.below(len(legal))])
    yield state


@pytest.mark.parametrize(("rules", "options"), CASES, ids=name)
def test_states_alike_to_a_seat_are_worth_the_same_to_it(rules: AnyRules, options: Options) -> None:
    """H-20, H-21, C-17: nothing that is hidden counts."""
    rng = Rng(1)
    for i, state in enumerate(decisions(rules, options, 3)):
        if i % 4 or state.over():
            continue
        for seat in range(state.seats):
            other = rules.resample(rules.observe(state, seat), rng)
            assert other.worth(seat) == state.worth(seat)
            assert (other.quiet(), other.kind()) == (state.quiet(), state.kind())
            assert [other.score(who) for who in range(state.seats)] == [state.score(who) for who in range(state.seats)]
            assert list(other.plausible(seat)) == list(state.plausible(seat))


@pytest.mark.parametrize(("rules", "options"), CASES, ids=name)
def test_a_victory_is_worth_more_than_all_else_and_a_defeat_less(rules: AnyRules, options: Options) -> None:
    worths: list[int] = []
    for state in decisions(rules, options, 5):
        if state.over():
            for seat in range(state.seats):
                won = state.cells[WINNERS] >> seat & 1
                assert state.worth(seat) > max(worths) if won else state.worth(seat) < min(worths)
                assert state.score(seat) == rules.result(state).points[seat]
        else:
            worths += [int(state.worth(seat)) for seat in range(state.seats)]
        assert CELL_VALUES.value(state, 0) == state.worth(0)
        assert CELL_VALUES.quiet(state) == state.quiet()


@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 4, "sets": "base,lux,pearls"}, {"variant": "match"}],
                         ids=name)
def test_what_was_kept_of_rivals_is_what_is_found_anew(options: Options) -> None:
    """From one decision to the next, and in collecting too, where what rivals took is their secret (C-17)."""
    for state in decisions(RES_ARCANA, options, 3):
        assert isinstance(state, State)
        known = [state.worth(seat) for seat in range(state.seats)]
        kept = state.box.estates
        state.box.estates = vec[i64]([i64(-1)] * len(kept))
        assert [state.worth(seat) for seat in range(state.seats)] == known
        state.box.estates = kept


def test_kinds_of_decisions_follow_from_the_question() -> None:
    kinds = {
        "turn": TURN, "collect": SECRET, "keep-mage": SET_UP, "item": SET_UP, "reward": PART, "swap": PART, "pay": PART,
        "hit": REPLY, "lose": REPLY,
    }
    met = set()
    for seed in range(4):
        for state in decisions(RES_ARCANA, {"seats": 3}, seed):
            if not state.over():
                assert isinstance(state, State)
                word = step_at(state, frame(state.cells)).question()
                met.add(word)
                assert state.kind() == kinds.get(word, state.kind()), word
    assert set(kinds) <= met


@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 3, "sets": "base,lux,pearls"}, {"sets": "duo"}], ids=name)
def test_the_most_valuable_option_is_plausible(options: Options) -> None:
    dropped = 0
    for seed in range(4):
        for state in decisions(RES_ARCANA, options, seed):
            for seat in state.owing():
                legal = state.legal(seat)
                plausible = list(state.plausible(seat))
                assert plausible
                assert plausible == [action for action in legal if action in plausible]
                if len(plausible) < len(legal):
                    dropped += 1
                    worth = {action: worth_after(state, seat, action) for action in legal}
                    assert max(worth[action] for action in plausible) == max(worth.values())
    assert dropped


def worth_after(state: Cells, seat: int, action: int) -> int:
    """What a state is worth after an action and the best of what follows at once."""
    after = state.clone()
    after.apply(seat, action)
    rng = Rng(1)
    while not after.over():
        if after.chance():
            after.deal_random(rng)
        elif after.quiet():
            break
        else:
            decider = after.owing()[0]
            tried = []
            for option in after.legal(decider):
                tried.append(after.clone())
                tried[-1].apply(decider, option)
            after = max(tried, key=lambda one: int(one.worth(decider)))
    return int(after.worth(seat))


def test_a_state_that_is_used_again_is_a_true_copy() -> None:
    for rules in (RES_ARCANA, CADWALLON):
        spare = None
        for state in decisions(rules, {"seats": 2}, 2):
            spare = spare or state.clone()
            spare.copy_from(state)
            assert spare.key() == state.key()
            if not state.over():
                seat = state.owing()[0]
                assert spare.legal(seat) == state.legal(seat)
                before = state.key()
                spare.apply(seat, spare.legal(seat)[0])
                assert state.key() == before, "what happens to the copy does not touch the original"
