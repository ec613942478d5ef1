"""Part S: choices of cards before the game: the mage, the draft, the pairs of Duo, the open draft of a match.

What is chosen in secret is kept aside until everyone has chosen (H-20).
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arcanarium.engine.cells import OWING, REVEALS, note_event, was_last_to_decide
from arcanarium.resarcana.rules.options import pile_options
from arcanarium.resarcana.rules.steps import CommonQuestion, Happening, Question, add_step
from arcanarium.resarcana.state import actions, event_codes, ops
from arcanarium.resarcana.state.actions import on_card
from arcanarium.resarcana.state.box import DECK_SIZE
from arcanarium.resarcana.state.layout import (
    ASIDE,
    CHOICE,
    DECK,
    DRAFT_HALF,
    DRAFT_PICK,
    EXACT,
    FIVE,
    MAGES,
    OWNER,
    PACKET,
    PC,
    PICKS,
    PLAY,
    POOL_OF_CARDS,
    TOKEN,
    WHO,
    State,
    mark_cell,
    next_card,
)
from arcanarium.resarcana.state.memory import group_of, hide, know, new_group, public, rearranged
from arcanarium.resarcana.state.piles import add_card, count, pop_card, push_card, take_card

BOTH: Final = 3
"""The mask of the two seats of Duo."""


def everyone(s: State) -> i64:
    """The mask of all seats."""
    return (i64(1) << s.box.seats) - 1


def all_have_chosen(s: State, seat: i64, action: i64) -> bool:
    """Keep a secret choice aside. True when it was the last one."""
    s.cells[CHOICE + seat] = actions.card(action)
    return was_last_to_decide(s, seat)


def take_choice(s: State, seat: i64) -> i64:
    """The card that a seat has chosen in secret, now to be carried out."""
    card = s.cells[CHOICE + seat]
    s.cells[CHOICE + seat] = 0
    return card


class KeepMage(CommonQuestion):
    """Everyone commits to a mage in secret; then all are revealed, the rest go to the box unseen (S-9, S-A6, H-10)."""

    def begin(self, s: State, f: i64) -> None:
        s.cells[OWING] = everyone(s)

    def legal(self, s: State, seat: i64) -> vec[i64]:
        return pile_options(s, MAGES + seat, actions.KEEP)

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        cells = s.cells
        if not all_have_chosen(s, seat, action):
            return
        cells[REVEALS] += 1
        seat = 0
        while seat < s.box.seats:
            card = take_choice(s, seat)
            take_card(cells, MAGES + seat, card)
            public(s, card)
            push_card(cells, PLAY + seat, card)
            note_event(s, event_codes.MAGE_KEPT, seat, card, 0, 0)
            public(s, pop_card(cells, MAGES + seat))
            seat += 1
        cells[f + PC] += 1

    def question(self) -> str:
        return "keep-mage"


add_step(ops.KEEP_MAGE, KeepMage())


# --- the draft ---


class Draft(CommonQuestion):
    """Everyone keeps a card in secret; then the rest is handed on: left in the first half, right in the second."""

    def begin(self, s: State, f: i64) -> None:
        s.cells[OWING] = everyone(s)
        open_packets(s)

    def legal(self, s: State, seat: i64) -> vec[i64]:
        return pile_options(s, PACKET + seat, actions.KEEP)

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        cells = s.cells
        if not all_have_chosen(s, seat, action):
            return
        keep_picks(s, f)
        while cells[PACKET]:
            hand_on(s)
            open_packets(s)
            if next_card(cells, cells[PACKET]):
                cells[OWING] = everyone(s)
                return
            seat = 0
            while seat < s.box.seats:
                cells[CHOICE + seat] = cells[PACKET + seat]  # the last card handed on is kept too (S-28)
                seat += 1
            keep_picks(s, f)
        cells[DRAFT_HALF] += 1
        cells[f + PICKS] = 0
        cells[f + PC] += 1

    def question(self) -> str:
        return "draft"


add_step(ops.DRAFT, Draft())


def open_packets(s: State) -> None:
    """Everyone looks at the packet in hand."""
    cells = s.cells
    seat: i64 = 0
    while seat < s.box.seats:
        card = cells[PACKET + seat]
        while card:
            know(s, card, seat)
            card = next_card(cells, card)
        seat += 1


def keep_picks(s: State, f: i64) -> None:
    """What everyone has chosen comes to the decks."""
    cells = s.cells
    cells[f + PICKS] += 1
    seat: i64 = 0
    while seat < s.box.seats:
        card = take_choice(s, seat)
        take_card(cells, PACKET + seat, card)
        rearranged(s, card, deck_group(s, seat), seat)
        add_card(cells, DECK + seat, card)
        cells[mark_cell(card)] |= cells[f + PICKS] << DRAFT_PICK
        note_event(s, event_codes.ARTIFACT_KEPT, seat, card, 0, 0)
        seat += 1


def deck_group(s: State, seat: i64) -> i64:
    """The group of the cards that a player has kept so far."""
    top = s.cells[DECK + seat]
    return group_of(s, top) if top else new_group(s)


def hand_on(s: State) -> None:
    """Packets move one seat on. Who handed a packet on still knows its cards, but no longer who keeps which."""
    cells = s.cells
    n = s.box.seats
    heads = vec[i64]([cells[PACKET + seat] for seat in range(n)])
    on: i64 = 1 if cells[DRAFT_HALF] == 0 else n - 1
    seat: i64 = 0
    while seat < n:
        cells[PACKET + (seat + on) % n] = heads[seat]
        card = heads[seat]
        while card:
            cells[mark_cell(card)] &= ~(i64(FIVE) << EXACT)
            card = next_card(cells, card)
        seat += 1


# --- the pairs of Duo ---


class PairDraft(CommonQuestion):
    """One of the two is kept, the other set aside for the rival, face down (H-13)."""

    def begin(self, s: State, f: i64) -> None:
        s.cells[OWING] = everyone(s)
        open_pairs(s)

    def legal(self, s: State, seat: i64) -> vec[i64]:
        return pair_choices(s, seat)

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        cells = s.cells
        if not all_have_chosen(s, seat, action):
            return
        seat = 0
        while seat < s.box.seats:
            kept = take_choice(s, seat)
            take_card(cells, PACKET + seat, kept)
            rearranged(s, kept, deck_group(s, seat), seat)
            add_card(cells, DECK + seat, kept)
            add_card(cells, ASIDE + seat, pop_card(cells, PACKET + seat))
            note_event(s, event_codes.ARTIFACT_KEPT, seat, kept, 0, 0)
            seat += 1
        if cells[PACKET]:
            open_pairs(s)
            cells[OWING] = everyone(s)
        else:
            cells[f + PC] += 1

    def question(self) -> str:
        return "pair-draft"


add_step(ops.PAIR_DRAFT, PairDraft())


def open_pairs(s: State) -> None:
    """Duo: everyone looks at the next two of the eight cards dealt face down (S-44)."""
    cells = s.cells
    seat: i64 = 0
    while seat < s.box.seats:
        know(s, cells[PACKET + seat], seat)
        know(s, next_card(cells, cells[PACKET + seat]), seat)
        seat += 1


def pair_choices(s: State, seat: i64) -> vec[i64]:
    """Which of the two cards looked at to keep."""
    first = s.cells[PACKET + seat]
    return vec[i64]([on_card(actions.KEEP, first), on_card(actions.KEEP, next_card(s.cells, first))])


class TakeAside(Happening):
    """Duo: both get the cards set aside for them and look at all eight; each knows what was given away (S-45, H-12)."""

    def happen(self, s: State, f: i64) -> None:
        cells = s.cells
        seat: i64 = 0
        while seat < 2:
            rival = 1 - seat
            while cells[ASIDE + seat]:
                card = pop_card(cells, ASIDE + seat)
                hide(s, card, deck_group(s, rival), BOTH)
                add_card(cells, DECK + rival, card)
            seat += 1
        cells[REVEALS] += 1
        cells[f + PC] += 1


add_step(ops.TAKE_ASIDE, TakeAside())

# --- the open draft of a match ---


class OpenDraft(Question):
    """First player 1, then 2 each in turn, the last card for the first player (S-36)."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        cells = s.cells
        taken = 2 * DECK_SIZE - count(cells, POOL_OF_CARDS)
        other = (taken + 1) // 2 % 2
        cells[f + WHO] = (cells[TOKEN] + other) % 2
        return pile_options(s, POOL_OF_CARDS, actions.KEEP)

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        cells = s.cells
        card = actions.card(action)
        take_card(cells, POOL_OF_CARDS, card)
        cells[mark_cell(card)] = (1 + seat) << OWNER
        hide(s, card, deck_group(s, seat), FIVE)
        add_card(cells, DECK + seat, card)
        note_event(s, event_codes.PICKED, seat, card, 0, 0)
        if cells[POOL_OF_CARDS] == 0:
            cells[f + PC] += 1

    def question(self) -> str:
        return "open-draft"


add_step(ops.OPEN_DRAFT, OpenDraft())
