"""Part P: using powers. What a power needs before it may be used, what may pay for it, and how it starts."""
from __future__ import annotations

from mypy_extensions import i64

from arcanarium.engine.cells import note_event
from arcanarium.resarcana.rules.steps import NO_COST, PAYABLE, STEP_OF
from arcanarium.resarcana.state import event_codes
from arcanarium.resarcana.state.box import ANY, NEEDS_STRAIGHT, ON_ITEM, SPECIAL
from arcanarium.resarcana.state.essences import ALL_KINDS, GUARD, PEARL, amount, only, size
from arcanarium.resarcana.state.layout import ACTIVE, FIVE, PASSED, POOL, SEEN, State, is_turned, mark_of, push
from arcanarium.resarcana.state.memory import know_all


def can_use(s: State, who: i64, card: i64, power: i64) -> bool:
    """May the player use this power of an own component now (trigger and timing aside)?"""
    box = s.box
    cells = s.cells
    needs = box.needs[power]
    if needs & NEEDS_STRAIGHT and is_turned(cells, card):
        return False
    left = (cells[POOL + who] | GUARD) - box.fixed[power]
    if left & GUARD != GUARD:
        return False
    if needs & ON_ITEM and cells[PASSED] >> who & 1:
        return False
    n = needs >> ANY
    if n:
        kinds = box.any_kinds[power]
        if size(left ^ GUARD if kinds == ALL_KINDS else only(left ^ GUARD, kinds)) < n:
            return False
    return needs & SPECIAL == 0 or special_costs_payable(s, who, card, box.start[power], size(left ^ GUARD) - n)


def special_costs_payable(s: State, who: i64, card: i64, pc: i64, spare: i64) -> bool:
    """The costs that are not fixed or any essences of the pool: walk over the steps of the power that are costs.
    `spare` essences of the pool are not needed for the power itself."""
    while True:
        answer = STEP_OF[s.box.op[pc]].payable(s, who, card, pc, spare)
        if answer != PAYABLE:
            return answer == NO_COST
        pc += 1


def in_own_turn(s: State, who: i64) -> bool:
    return s.cells[ACTIVE] == who and s.cells[PASSED] >> who & 1 == 0


def use_power(s: State, who: i64, card: i64, power: i64, reacting: bool) -> None:
    """Start a power: its costs, then its effects."""
    note_event(s, event_codes.REACTED if reacting else event_codes.USED, who, card, power - s.box.first_power[card], 0)
    push(s, s.box.start[power], who, card, 0)


def start_placing(s: State, who: i64, card: i64, price: i64) -> None:
    """The player shows the artifact, pays for it, and lays it down."""
    if mark_of(s.cells, card) >> SEEN & FIVE:
        know_all(s, card)
    push(s, s.box.place, who, card, price)


def exchanges(s: State, who: i64) -> bool:
    """Has the player a pearl to exchange?"""
    return s.box.pearls and amount(s.cells[POOL + who], PEARL) > 0


def exchange(s: State, who: i64) -> None:
    """Give a pearl for 1 Gold or any 2 others; not an action (E-5, E-6). What asked for it asks again."""
    push(s, s.box.exchange, who, 0, 0)
