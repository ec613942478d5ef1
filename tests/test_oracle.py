"""The oracle, which looks at every line with all cards open, finds what plain minimax finds, and a near end."""
from __future__ import annotations

import pytest

from arcanarium.cadwallon.game import RULES as CADWALLON
from arcanarium.core.contract import AnyRules
from arcanarium.core.rng import Rng
from arcanarium.engine.cells import WINNERS, Cells
from arcanarium.engine.search.oracle import Oracle
from arcanarium.resarcana.game import RULES as RESARCANA


def last_states(rules: AnyRules, seats: int, seed: int, before: int) -> list[Cells]:
    """The states of a random game in which a seat decides, up to so many decisions before its end."""
    state = rules.start(rules.configure({"seats": seats}))
    rng = Rng(seed)
    found = []
    while not state.over():
        if state.chance():
            state.deal_random(rng)
            continue
        found.append(state.clone())
        seat = state.owing()[0]
        options = state.legal(seat)
        state.apply(seat, options[rng.below(len(options))])
    return found[-before:]


def minimax(state: Cells, depth: int) -> list[int]:
    """The same without pruning and without sharing anything."""
    if depth == 0 or state.over() or state.chance():
        worths = [int(state.worth(seat)) for seat in range(state.seats)]
        return [worths[0] - worths[1], worths[1] - worths[0]] if state.seats == 2 else worths
    seat = state.owing()[0]
    tried = []
    for action in state.legal(seat):
        after = state.clone()
        after.apply(seat, action)
        tried.append(minimax(after, depth - 1))
    return max(tried, key=lambda worths: worths[seat])


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("rules", [RESARCANA, CADWALLON], ids=lambda rules: rules.name)
def test_it_finds_what_plain_minimax_finds(rules: AnyRules, seats: int) -> None:
    for seed in range(3):
        for state in last_states(rules, seats, seed, 6)[::2]:
            oracle = Oracle(state, 2)
            found = oracle.look(state)
            assert found == minimax(state, 2)
            seat = state.owing()[0]
            after = state.clone()
            after.apply(seat, oracle.choice)
            assert minimax(after, 1)[seat] == found[seat], "the choice leads to what was found"


def test_pruning_spares_states() -> None:
    state = last_states(RESARCANA, 2, 1, 40)[0]
    oracle = Oracle(state, 3)
    oracle.look(state)

    def states(state: Cells, depth: int) -> int:
        if depth == 0 or state.over() or state.chance():
            return 1
        total = 1
        for action in state.legal(state.owing()[0]):
            after = state.clone()
            after.apply(state.owing()[0], action)
            total += states(after, depth - 1)
        return total

    assert 3 < oracle.nodes < states(state, 3)


@pytest.mark.parametrize("rules", [RESARCANA, CADWALLON], ids=lambda rules: rules.name)
def test_it_takes_a_victory_within_reach(rules: AnyRules) -> None:
    won = 0
    for seed in range(12):
        state = last_states(rules, 2, seed, 1)[0]
        seat = state.owing()[0]
        ends = []
        for action in state.legal(seat):
            after = state.clone()
            after.apply(seat, action)
            ends.append(after.cells[WINNERS] == 1 << seat)
        if any(ends) and not all(ends):
            oracle = Oracle(state, 1)
            oracle.look(state)
            state.apply(seat, oracle.choice)
            assert state.cells[WINNERS] == 1 << seat
            won += 1
    assert won or rules is CADWALLON, "no game of the sample could be won by one choice among others"
