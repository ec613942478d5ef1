"""Part P: using powers. What a power needs before it may be used, what may pay for it, and how it starts."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.engine.cells import note_event
from arcanarium.resarcana.state import actions, event_codes, ops
from arcanarium.resarcana.state.actions import on_card
from arcanarium.resarcana.state.box import A_MAGE, ANY, ARTIFACT, MAGE, NEEDS_STRAIGHT, ON_ITEM, SPECIAL
from arcanarium.resarcana.state.essences import (
    ALL_KINDS,
    GUARD,
    PEARL,
    amount,
    covers,
    only,
    size,
)
from arcanarium.resarcana.state.layout import (
    ACTIVE,
    DECK,
    FIVE,
    HAND,
    PASSED,
    PLAY,
    POOL,
    SEEN,
    State,
    essences_on,
    is_turned,
    mark_of,
    next_card,
    push,
)
from arcanarium.resarcana.state.memory import know_all
from arcanarium.resarcana.state.piles import count


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
    """The costs that are not essences of the pool: walk over the steps that are costs. `spare` essences of the pool are
    not needed for the power itself."""
    box = s.box
    cells = s.cells
    while True:
        op = box.op[pc]
        if op == ops.FROM_HERE:
            if not covers(essences_on(cells, card), box.a[pc]):
                return False
        elif op == ops.DESTROY_OWN:
            if len(own_artifacts(s, who, box.a[pc], 0 if box.b[pc] else card)) == 0:
                return False
        elif op == ops.DISCARD_OWN:
            if len(hand_cards(s, who, box.a[pc], actions.DISCARD)) == 0:
                return False
        elif op == ops.TURN_OWN:
            if len(to_turn(s, who, box.a[pc], card, spare)) == 0:
                return False
        elif op == ops.PAY_ONE_OF:
            if only(cells[POOL + who], box.a[pc]) == 0:
                return False
        elif op == ops.DECK_CARD:
            if count(cells, DECK + who) < box.a[pc]:
                return False
        elif not (op <= ops.DESTROY_THIS or ops.PAY <= op <= ops.PAY_MIXED):
            return True
        if op == ops.END:
            return True
        pc += 1


def own_artifacts(s: State, who: i64, types: i64, but: i64) -> vec[i64]:
    """Own artifacts in play that may be destroyed, as actions (P-35)."""
    found = vec[i64]()
    card = s.cells[PLAY + who]
    while card:
        if s.box.kind[card] == ARTIFACT and card != but and (types == 0 or s.box.types[card] & types):
            found = append(found, on_card(actions.DESTROY, card))
        card = next_card(s.cells, card)
    return found


def hand_cards(s: State, who: i64, types: i64, verb: i64) -> vec[i64]:
    found = vec[i64]()
    card = s.cells[HAND + who]
    while card:
        if types == 0 or s.box.types[card] & types:
            found = append(found, on_card(verb, card))
        card = next_card(s.cells, card)
    return found


def pile_options(s: State, pile: i64, verb: i64) -> vec[i64]:
    """Every card of a pile, as an action."""
    found = vec[i64]()
    card = s.cells[pile]
    while card:
        found = append(found, on_card(verb, card))
        card = next_card(s.cells, card)
    return found


def to_turn(s: State, who: i64, types: i64, but: i64, spare: i64) -> vec[i64]:
    """Own straight components of a type that may be turned as a cost; their own powers do not happen (P-7). In the own
    turn a card that stands in for the type may be turned instead, if the essences it asks for can be spared."""
    found = vec[i64]()
    if s.box.stand_ins and in_own_turn(s, who):
        found = stand_ins(s, who, types, spare)
    card = s.cells[PLAY + who]
    while card:
        if card != but and is_of(s, card, types) and not is_turned(s.cells, card):
            found = append(found, on_card(actions.TURN, card))
        card = next_card(s.cells, card)
    return found


def in_own_turn(s: State, who: i64) -> bool:
    return s.cells[ACTIVE] == who and s.cells[PASSED] >> who & 1 == 0


def stand_ins(s: State, who: i64, types: i64, spare: i64) -> vec[i64]:
    """Own cards that may be turned as one of the types, as reactions to the own power (T-12, E-14)."""
    box = s.box
    found = vec[i64]()
    card = s.cells[PLAY + who]
    while card:
        power = box.first_power[card]
        last = power + box.powers[card]
        while power < last:
            if box.stands_for[power] & types and box.needs[power] >> ANY <= spare and can_use(s, who, card, power):
                found = append(found, actions.use(actions.REACT, card, power - box.first_power[card]))
            power += 1
        card = next_card(s.cells, card)
    return found


def is_of(s: State, card: i64, types: i64) -> bool:
    if types & A_MAGE and s.box.kind[card] == MAGE:
        return True
    return s.box.types[card] & types != 0


def use_power(s: State, who: i64, card: i64, power: i64, reacting: bool) -> None:
    """Start a power: its costs, then its effects."""
    note_event(s, event_codes.REACTED if reacting else event_codes.USED, who, card, power - s.box.first_power[card], 0)
    push(s, s.box.start[power], who, card, 0)


def start_placing(s: State, who: i64, card: i64, price: i64) -> None:
    """The player shows the artifact, pays for it, and lays it down."""
    if mark_of(s.cells, card) >> SEEN & FIVE:
        know_all(s, card)
    push(s, s.box.place, who, card, price)


def borrow(s: State, who: i64, card: i64, number: i64) -> None:
    """Use the power of an item in the centre; the item itself is not turned."""
    if card:
        power = s.box.first_power[card] + number
        start = s.box.start[power]
        note_event(s, event_codes.USED, who, card, number, 0)
        push(s, start + 1 if s.box.op[start] == ops.TURN_THIS else start, who, card, 0)


def exchanges(s: State, who: i64) -> bool:
    """Has the player a pearl to exchange?"""
    return s.box.pearls and amount(s.cells[POOL + who], PEARL) > 0


def exchange(s: State, who: i64) -> None:
    """Give a pearl for 1 Gold or any 2 others; not an action (E-5, E-6). What asked for it asks again."""
    push(s, s.box.exchange, who, 0, 0)
