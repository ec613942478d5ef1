"""What costs and effects do to essences and cards: one function for each thing that can happen."""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from arcanarium.engine.cells import CHANCE, REVEALS, note_event
from arcanarium.resarcana.state import event_codes, ops
from arcanarium.resarcana.state.essences import GOLD, add, amount
from arcanarium.resarcana.state.layout import (
    CARD,
    DECK,
    DISCARDS,
    FIVE,
    GIVEN_UP_COST,
    HAND,
    PAID,
    PLAY,
    POOL,
    TURNED,
    WHO,
    State,
    mark_cell,
    next_card,
    on_cell,
    push,
)
from arcanarium.resarcana.state.memory import hide, know, know_all, merge_groups, new_group, public, rearranged
from arcanarium.resarcana.state.piles import add_card, cards_in, pop_card, push_card, take_card


def gain(s: State, who: i64, pool: i64, card: i64) -> None:
    if pool:
        s.cells[POOL + who] = add(s.cells[POOL + who], pool)
        note_event(s, event_codes.GAINED, who, card, pool, 0)
        note_gold(s, who, pool)


def put(s: State, who: i64, card: i64, pool: i64) -> None:
    """Essences from the supply come to lie on a component."""
    if pool:
        at = on_cell(card)
        s.cells[at] = add(s.cells[at], pool)
        note_event(s, event_codes.PUT, who, card, pool, 0)
        note_gold(s, who, pool)


def note_gold(s: State, who: i64, pool: i64) -> None:
    """Gold that comes from the supply, to the pool or onto a component, may set off a reaction (E-12)."""
    if s.box.gold_gained and amount(pool, GOLD):
        push(s, s.box.gold_gained, who, 0, 0)


def pay(s: State, f: i64, pool: i64) -> None:
    cells = s.cells
    who = cells[f + WHO]
    cells[POOL + who] -= pool
    cells[f + PAID] += pool
    if pool:
        note_event(s, event_codes.HAS_PAID, who, cells[f + CARD], pool, 0)


def turn(s: State, who: i64, card: i64) -> None:
    s.cells[mark_cell(card)] |= TURNED
    note_event(s, event_codes.WAS_TURNED, who, card, 0, 0)


def straighten(s: State, who: i64, card: i64) -> None:
    at = mark_cell(card)
    if s.cells[at] & TURNED:
        s.cells[at] ^= TURNED
        note_event(s, event_codes.STRAIGHTENED, who, card, 0, 0)


def straighten_all(s: State, types: i64) -> None:
    seat: i64 = 0
    while seat < s.box.seats:
        card = s.cells[PLAY + seat]
        while card:
            if types == 0 or s.box.types[card] & types:
                straighten(s, seat, card)
            card = next_card(s.cells, card)
        seat += 1


def destroy(s: State, f: i64, card: i64) -> None:
    """An artifact leaves play for its controller's discards; what lies on it goes back to the supply (P-33)."""
    cells = s.cells
    who = cells[f + WHO]
    take_card(cells, PLAY + who, card)
    cells[on_cell(card)] = 0
    public(s, card)
    add_card(cells, DISCARDS + who, card)
    cells[f + GIVEN_UP_COST] = s.box.cost_total[card]
    note_event(s, event_codes.DESTROYED, who, card, 0, 0)
    if s.box.destroyed:
        push(s, s.box.destroyed, who, card, 0)


def discard(s: State, who: i64, card: i64) -> None:
    take_card(s.cells, HAND + who, card)
    public(s, card)
    add_card(s.cells, DISCARDS + who, card)
    note_event(s, event_codes.DISCARDED, who, card, 0, 0)


def draw_one(s: State, who: i64) -> bool:
    """Draw a card. False if the deck is empty: then a shuffle is owed if there are discards (P-16)."""
    cells = s.cells
    if cells[DECK + who] == 0:
        if cells[DISCARDS + who]:
            cells[CHANCE] = ops.SHUFFLE
        return False
    card = pop_card(cells, DECK + who)
    add_card(cells, HAND + who, card)
    know(s, card, who)
    note_event(s, event_codes.DREW, who, card, 0, 0)
    return True


def reshuffled(s: State, who: i64, order: vec[i64]) -> None:
    """The discards become the deck, in this order, top first. All know which cards they are, nobody the order (H-6)."""
    cells = s.cells
    group = new_group(s)
    cells[DISCARDS + who] = 0
    i: i64 = len(order) - 1
    while i >= 0:
        hide(s, order[i], group, FIVE)
        push_card(cells, DECK + who, order[i])
        i -= 1
    cells[REVEALS] += 1
    note_event(s, event_codes.SHUFFLED, who, 0, len(order), 0)


def move_paid(s: State, f: i64, card: i64) -> None:
    """The essences paid come to lie on a component: moved, not gained (E-13)."""
    cells = s.cells
    pool = cells[f + PAID]
    if pool:
        at = on_cell(card)
        cells[at] = add(cells[at], pool)
        note_event(s, event_codes.MOVED, cells[f + WHO], card, pool, 0)


def take_all(s: State, who: i64, card: i64) -> None:
    """All essences of a component come to the pool: moved, not gained (E-13)."""
    if card:
        at = on_cell(card)
        note_event(s, event_codes.TOOK, who, card, s.cells[at], 0)
        s.cells[POOL + who] = add(s.cells[POOL + who], s.cells[at])
        s.cells[at] = 0


def return_card(s: State, who: i64, card: i64) -> None:
    """A hand card goes on top of the own deck. From behind nobody can tell which of the hand it was."""
    cells = s.cells
    hand = cards_in(cells, HAND + who)
    group = merge_groups(s, who, hand)
    for held in hand:
        rearranged(s, held, group, who)
    take_card(cells, HAND + who, card)
    push_card(cells, DECK + who, card)
    note_event(s, event_codes.PUT_BACK, who, card, 0, 0)


def retrieve(s: State, who: i64, card: i64) -> None:
    """A card comes from the own discards into the hand, and everyone has seen it (P-22, H-19)."""
    take_card(s.cells, DISCARDS + who, card)
    add_card(s.cells, HAND + who, card)
    know_all(s, card)
    note_event(s, event_codes.RETRIEVED, who, card, 0, 0)
