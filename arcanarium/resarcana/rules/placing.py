"""Parts A and D: the steps by which cards come into play: paid for, placed, claimed, taken, borrowed."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.engine.cells import REVEALS, note_event
from arcanarium.resarcana.rules.costs import affordable, discount_for, discounts, payments
from arcanarium.resarcana.rules.options import pile_options
from arcanarium.resarcana.rules.powers import exchange, exchanges, in_own_turn, start_placing
from arcanarium.resarcana.rules.primitives import pay
from arcanarium.resarcana.rules.steps import Happening, Question, add_step
from arcanarium.resarcana.state import actions, event_codes, ops
from arcanarium.resarcana.state.actions import on_card
from arcanarium.resarcana.state.box import ANY, ARTIFACT, MONUMENT, NO_TRIGGER
from arcanarium.resarcana.state.essences import covers, only, size
from arcanarium.resarcana.state.layout import (
    CARD,
    DISCARDS,
    HAND,
    ITEMS,
    MONUMENTS,
    PC,
    PLACES,
    PLAY,
    POOL,
    PRICE,
    SCROLLS,
    SHOWN,
    WHO,
    State,
    next_card,
    push,
)
from arcanarium.resarcana.state.memory import public
from arcanarium.resarcana.state.piles import add_card, pop_card, take_card
from arcanarium.resarcana.state.prices import discount_in, is_free, lowers_gold

MONUMENT_COST: Final = 4 << 40
"""Every monument costs 4 Gold, also the unseen one on top of the deck (A-6)."""


def reductions(s: State, f: i64) -> tuple[i64, i64]:
    """What is taken off the cost of the card being placed: by discounts that spare Gold, and by those that lower it
    too. Discounts count for artifacts only (D-9)."""
    box = s.box
    cells = s.cells
    card = cells[f + CARD]
    if box.kind[card] != ARTIFACT:
        return 0, 0
    price = cells[f + PRICE]
    sparing, lowering = discounts(s, cells[f + WHO])
    sparing = discount_for(sparing, box.types[card])
    lowering = discount_for(lowering, box.types[card])
    if lowers_gold(price):
        lowering += discount_in(price)
    else:
        sparing += discount_in(price)
    return sparing, lowering


class PayCost(Question):
    """Pay for the card being placed or claimed, at the price in the frame."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        box = s.box
        cells = s.cells
        who = cells[f + WHO]
        card = cells[f + CARD]
        if card == 0:
            return vec[i64]([actions.PAY_TAG | MONUMENT_COST])
        price = cells[f + PRICE]
        if is_free(price):
            return vec[i64]([i64(actions.PAY_TAG)])
        sparing, lowering = reductions(s, f)
        return payments(box, cells[POOL + who], card, sparing, lowering)

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        pay(s, f, action & actions.POOL_MASK)
        s.cells[f + PC] += 1

    def question(self) -> str:
        return "pay-cost"


add_step(ops.PAY_COST, PayCost())

# --- artifacts ---


class PlaceOne(Question):
    """Place an artifact of some types (a, 0 for any) from the hand or discards (b) at a price (c), or none (P-A1)."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        cells = s.cells
        pc = cells[f + PC]
        who = cells[f + WHO]
        source = s.box.b[pc]
        price = s.box.c[pc]
        found = vec[i64]()
        seat: i64 = 0
        while seat < s.box.seats:
            if seat == who or source == ops.FROM_ALL_DISCARDS:
                pile = HAND + seat if source == ops.FROM_HAND else DISCARDS + seat
                found = add_placeable(s, found, who, pile, s.box.a[pc], price)
            seat += 1
        if exchanges(s, who) and not is_free(price) and in_own_turn(s, who):
            found = append(found, i64(actions.EXCHANGE))
        return append(found, i64(actions.NOTHING))

    def answers_itself(self, s: State, f: i64, n: i64) -> bool:
        """Whether there is a choice tells something about the hand, so that question is always put."""
        return s.box.b[s.cells[f + PC]] != ops.FROM_HAND

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        if action == actions.EXCHANGE:
            exchange(s, seat)
            return
        pc = s.cells[f + PC]
        s.cells[f + PC] = pc + 1
        if action != actions.NOTHING:
            start_placing(s, seat, actions.card(action), s.box.c[pc])

    def question(self) -> str:
        return "place"


add_step(ops.PLACE_ONE, PlaceOne())


def add_placeable(s: State, found: vec[i64], who: i64, pile: i64, types: i64, price: i64) -> vec[i64]:
    """Add the artifacts of a pile that the player may place at a price. Discounts of components add up with the price's
    own (D-7)."""
    box = s.box
    pool = s.cells[POOL + who]
    sparing, lowering = discounts(s, who)
    more_sparing = i64(0) if lowers_gold(price) else discount_in(price)
    more_lowering = discount_in(price) if lowers_gold(price) else i64(0)
    card = s.cells[pile]
    while card:
        own_types = box.types[card]
        if types == 0 or own_types & types:
            if is_free(price):
                fits = box.never_free[card] == 0
            else:
                fits = affordable(
                    box, pool, card,
                    discount_for(sparing, own_types) + more_sparing, discount_for(lowering, own_types) + more_lowering,
                )
            if fits:
                found = append(found, on_card(actions.PLACE, card))
        card = next_card(s.cells, card)
    return found


class Enter(Happening):
    """The artifact paid for comes into play, straight, under the control of the player who placed it (A-14, G-A2)."""

    def happen(self, s: State, f: i64) -> None:
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


add_step(ops.ENTER, Enter())

# --- monuments and places ---


class ClaimIt(Happening):
    """The monument or place comes to the player; what it gives when bought is settled at once (A-19)."""

    def happen(self, s: State, f: i64) -> None:
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


add_step(ops.CLAIM_IT, ClaimIt())


class Refill(Happening):
    """A monument taken from the display is replaced by the top card of the deck, if there is one (A-7)."""

    def happen(self, s: State, f: i64) -> None:
        s.cells[f + PC] += 1
        if s.box.kind[s.cells[f + CARD]] == MONUMENT:
            show_monument(s)


add_step(ops.REFILL, Refill())


def show_monument(s: State) -> None:
    """Turn the top monument of the deck up and lay it into the display."""
    cells = s.cells
    if cells[MONUMENTS]:
        card = pop_card(cells, MONUMENTS)
        public(s, card)
        add_card(cells, SHOWN, card)
        cells[REVEALS] += 1
        note_event(s, event_codes.MONUMENT_SHOWN, -1, card, 0, 0)


class TakeMonument(Question):
    """Take a monument, shown or the top of the deck, without paying its cost."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        found = pile_options(s, SHOWN, actions.CLAIM)
        if s.cells[MONUMENTS]:
            found = append(found, i64(actions.CLAIM_TOP))
        return found

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        s.cells[f + PC] += 1
        push(s, s.box.claim + 1, seat, actions.card(action), 0)  # the step after paying

    def question(self) -> str:
        return "take-monument"


add_step(ops.TAKE_MONUMENT, TakeMonument())

# --- scrolls ---


class ClaimScroll(Question):
    """Claim a scroll from the centre."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        return pile_options(s, SCROLLS, actions.TAKE_SCROLL)

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        card = actions.card(action)
        s.cells[f + PC] += 1
        take_card(s.cells, SCROLLS, card)
        add_card(s.cells, PLAY + seat, card)
        note_event(s, event_codes.SCROLL_CLAIMED, seat, card, 0, 0)

    def question(self) -> str:
        return "scroll"


add_step(ops.CLAIM_SCROLL, ClaimScroll())


class ReturnScroll(Happening):
    """The scroll used goes back to the centre."""

    def happen(self, s: State, f: i64) -> None:
        cells = s.cells
        who = cells[f + WHO]
        card = cells[f + CARD]
        cells[f + PC] += 1
        take_card(cells, PLAY + who, card)
        add_card(cells, SCROLLS, card)
        note_event(s, event_codes.SCROLL_RETURNED, who, card, 0, 0)


add_step(ops.RETURN_SCROLL, ReturnScroll())

# --- items ---


class UseItem(Question):
    """Use a power of an item in the centre whose essences can be paid, or none (U-9)."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        box = s.box
        pool = s.cells[POOL + s.cells[f + WHO]]
        found = vec[i64]()
        card = s.cells[ITEMS]
        while card:
            power = box.first_power[card]
            last = power + box.powers[card]
            while power < last:
                if box.trigger[power] == NO_TRIGGER and covers(pool, box.fixed[power]):
                    spare = size(only(pool - box.fixed[power], box.any_kinds[power]))
                    if spare >= box.needs[power] >> ANY:
                        found = append(found, actions.use(actions.BORROW, card, power - box.first_power[card]))
                power += 1
            card = next_card(s.cells, card)
        return append(found, i64(actions.NOTHING))

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        s.cells[f + PC] += 1
        if action != actions.NOTHING:
            borrow(s, seat, actions.card(action), actions.number(action))

    def question(self) -> str:
        return "borrow"


add_step(ops.USE_ITEM, UseItem())


def borrow(s: State, who: i64, card: i64, number: i64) -> None:
    """Use the power of an item in the centre; the item itself is not turned."""
    start = s.box.start[s.box.first_power[card] + number]
    note_event(s, event_codes.USED, who, card, number, 0)
    push(s, start + 1 if s.box.op[start] == ops.TURN_THIS else start, who, card, 0)
