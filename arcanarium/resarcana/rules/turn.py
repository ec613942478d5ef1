"""Part A: the turn. One action: place, claim, discard, use a power, or pass."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.engine.cells import REVEALS, note_event
from arcanarium.resarcana.rules.costs import FREE, LEAST, LOWERS_GOLD, affordable, discount_for, discounts, payments
from arcanarium.resarcana.rules.powers import can_use, exchange, exchanges, start_placing, use_power
from arcanarium.resarcana.rules.primitives import discard, gain, pay
from arcanarium.resarcana.state import actions, event_codes
from arcanarium.resarcana.state.actions import on_card, use
from arcanarium.resarcana.state.box import ARTIFACT, MONUMENT
from arcanarium.resarcana.state.essences import ONE_GOLD, covers
from arcanarium.resarcana.state.layout import (
    ACTIVE,
    CARD,
    DISCARDS,
    HAND,
    MONUMENTS,
    PASSED,
    PC,
    PLACES,
    PLAY,
    POOL,
    SHOWN,
    TOKEN,
    WHO,
    State,
    X,
    is_turned,
    next_card,
    push,
)
from arcanarium.resarcana.state.memory import public
from arcanarium.resarcana.state.piles import add_card, pop_card, take_card

MONUMENT_COST = 4 * ONE_GOLD
"""Every monument costs 4 Gold, also the unseen one on top of the deck (A-6)."""


def turn_actions(s: State, who: i64) -> vec[i64]:
    """Everything the player may do with this turn; passing is always among it (X-1)."""
    box = s.box
    cells = s.cells
    pool = cells[POOL + who]
    found = vec[i64](capacity=24)
    rests = box.rests
    powers = box.actions
    discount = box.discount
    discount_gold = box.discount_gold
    card = cells[PLAY + who]
    sparing: i64 = 0
    lowering: i64 = 0
    while card:
        if not is_turned(cells, card) or rests[card] == 0:
            for power in powers[card]:
                if can_use(s, who, card, power):
                    found = append(found, use(actions.USE, card, power - box.first_power[card]))
        sparing += discount[card]
        lowering += discount_gold[card]
        card = next_card(cells, card)
    card = cells[HAND + who]
    while card:
        if sparing | lowering:
            types = box.types[card]
            fits = affordable(box, pool, card, discount_for(sparing, types), discount_for(lowering, types))
        else:
            fits = affordable(box, pool, card, 0, 0)
        if fits:
            found = append(found, on_card(actions.PLACE, card))
        card = next_card(cells, card)
    card = cells[PLACES]
    while card:
        if affordable(box, pool, card, 0, 0):
            found = append(found, on_card(actions.CLAIM, card))
        card = next_card(cells, card)
    if covers(pool, MONUMENT_COST):
        card = cells[SHOWN]
        while card:
            found = append(found, on_card(actions.CLAIM, card))
            card = next_card(cells, card)
        if cells[MONUMENTS]:
            found = append(found, i64(actions.CLAIM_TOP))
    card = cells[HAND + who]
    while card:
        found = append(found, on_card(actions.DISCARD, card))
        card = next_card(cells, card)
    if exchanges(s, who):
        found = append(found, i64(actions.EXCHANGE))
    return append(found, i64(actions.PASS))


def take_action(s: State, f: i64, action: i64) -> None:
    """Start the action chosen; the turn ends when all that follows from it is settled (A-17)."""
    box = s.box
    who = s.cells[ACTIVE]
    card = actions.card(action)
    verb = actions.verb(action)
    if verb == actions.EXCHANGE:
        exchange(s, who)
        return
    s.cells[f + PC] += 1
    if verb == actions.USE:
        use_power(s, who, card, box.first_power[card] + actions.number(action), False)
    elif verb == actions.PLACE:
        start_placing(s, who, card, 0)
    elif verb == actions.CLAIM:
        push(s, box.claim, who, card, 0)
    elif verb == actions.CLAIM_TOP:
        push(s, box.claim_top, who, 0, 0)
    elif verb == actions.DISCARD:
        discard(s, who, card)
        push(s, box.reward, who, card, 0)
    else:
        note_event(s, event_codes.PASSED, who, 0, 0, 0)
        push(s, box.passing, who, 0, 0)


def next_turn(s: State, f: i64) -> None:
    """Clockwise to the next player who has not passed (A-1); when all have, the program goes on."""
    cells = s.cells
    n = s.box.seats
    if cells[PASSED] == (i64(1) << n) - 1:
        cells[f + PC] += 1
        return
    seat = (cells[ACTIVE] + 1) % n
    while cells[PASSED] >> seat & 1:
        seat = (seat + 1) % n
    cells[ACTIVE] = seat
    cells[f + WHO] = seat
    cells[f + PC] -= 1


def reductions(s: State, f: i64) -> tuple[i64, i64]:
    """What is taken off the cost of the card being placed: by discounts that spare Gold, and by those that lower it
    too. Discounts count for artifacts only (D-9)."""
    box = s.box
    cells = s.cells
    card = cells[f + CARD]
    if box.kind[card] != ARTIFACT:
        return 0, 0
    price = cells[f + X]
    sparing, lowering = discounts(s, cells[f + WHO])
    sparing = discount_for(sparing, box.types[card])
    lowering = discount_for(lowering, box.types[card])
    if price & LOWERS_GOLD:
        lowering += price & LEAST
    else:
        sparing += price & LEAST
    return sparing, lowering


def cost_payments(s: State, f: i64) -> vec[i64]:
    """The ways to pay for the card being placed or claimed."""
    cells = s.cells
    card = cells[f + CARD]
    if card == 0:
        return vec[i64]([actions.PAY | MONUMENT_COST])
    if cells[f + X] & FREE:
        return vec[i64]([i64(actions.PAY)])
    sparing, lowering = reductions(s, f)
    return payments(s.box, cells[POOL + cells[f + WHO]], card, sparing, lowering)


def pay_cost(s: State, f: i64, action: i64) -> None:
    pay(s, f, action & actions.POOL)
    s.cells[f + PC] += 1


def enter(s: State, f: i64) -> None:
    """The artifact paid for comes into play, straight, under the control of the player who placed it (A-14, G-A2)."""
    cells = s.cells
    who = cells[f + WHO]
    card = cells[f + CARD]
    if not take_card(cells, HAND + who, card):
        seat: i64 = 0
        while not take_card(cells, DISCARDS + seat, card):
            seat += 1
    public(s, card)
    add_card(cells, PLAY + who, card)
    note_event(s, event_codes.PLACED, who, card, 0, 0)
    cells[f + PC] += 1


def claim_it(s: State, f: i64) -> None:
    """The monument or place comes to the player; what it gives when bought is settled at once (A-19)."""
    cells = s.cells
    who = cells[f + WHO]
    card = cells[f + CARD]
    if card == 0:
        card = pop_card(cells, MONUMENTS)
        public(s, card)
        cells[REVEALS] += 1
    elif s.box.kind[card] == MONUMENT:
        take_card(cells, SHOWN, card)
    else:
        take_card(cells, PLACES, card)
    add_card(cells, PLAY + who, card)
    note_event(s, event_codes.CLAIMED, who, card, 0, 0)
    from_display = cells[f + CARD] != 0
    cells[f + PC] += 1 if from_display else 2
    if s.box.monument_claimed and s.box.kind[card] == MONUMENT:
        push(s, s.box.monument_claimed, who, card, 0)
    if s.box.on_claim[card]:
        push(s, s.box.on_claim[card], who, card, 0)


def refill(s: State, f: i64) -> None:
    """A monument taken from the display is replaced by the top card of the deck, if there is one (A-7)."""
    cells = s.cells
    cells[f + PC] += 1
    if s.box.kind[cells[f + CARD]] == MONUMENT:
        show_monument(s)


def show_monument(s: State) -> None:
    cells = s.cells
    if cells[MONUMENTS]:
        card = pop_card(cells, MONUMENTS)
        public(s, card)
        add_card(cells, SHOWN, card)
        cells[REVEALS] += 1
        note_event(s, event_codes.MONUMENT_SHOWN, -1, card, 0, 0)


def take_reward(s: State, f: i64, action: i64) -> None:
    """What discarding an artifact as an action brings: 1 Gold or any 2 others (A-10)."""
    cells = s.cells
    gain(s, cells[f + WHO], action & actions.POOL, cells[f + CARD])
    cells[f + PC] += 1


def first_turn(s: State, f: i64) -> None:
    """The holder of the token starts the action step (X-10)."""
    s.cells[ACTIVE] = s.cells[TOKEN]
    s.cells[f + WHO] = s.cells[TOKEN]
    s.cells[f + PC] += 1
