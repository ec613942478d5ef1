"""Who knows what about a hidden card (part H).

Hidden cards belong to groups: cards that were shuffled together look alike from behind. Of each card it is marked
which seats know that it is in its group, and which know exactly where it lies. A card drawn from a deck keeps its
group, because a rival cannot tell it from those still in the deck.
"""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from arcanarium.engine.cells import REVEALS
from arcanarium.resarcana.state.layout import (
    DECK,
    DRAFTED,
    EXACT,
    FIVE,
    GROUP,
    GROUPS,
    HAND,
    OWNER,
    SEEN,
    SIXTEEN,
    State,
    mark_cell,
    mark_of,
    next_card,
)


def new_group(s: State) -> i64:
    s.cells[GROUPS] += 1
    return s.cells[GROUPS] & SIXTEEN


def hide(s: State, card: i64, group: i64, seen: i64) -> None:
    """The card is now one of a group; the seats in `seen` know that it is among them, none knows where."""
    at = mark_cell(card)
    s.cells[at] = s.cells[at] >> DRAFTED << DRAFTED | seen << SEEN | group << GROUP


def know(s: State, card: i64, seat: i64) -> None:
    """A seat now knows exactly where the card is."""
    at = mark_cell(card)
    both: i64 = (1 << SEEN | 1 << EXACT) << seat
    if s.cells[at] & both != both:
        s.cells[at] |= both
        s.cells[REVEALS] += 1


def know_all(s: State, card: i64) -> None:
    """Everyone knows where the card is, although it lies in a hand (H-19)."""
    public(s, card)
    s.cells[mark_cell(card)] |= FIVE << SEEN | FIVE << EXACT | new_group(s) << GROUP


def public(s: State, card: i64) -> None:
    """The card lies open: there is nothing left to remember but whose it is in a match."""
    at = mark_cell(card)
    s.cells[at] = s.cells[at] >> OWNER << OWNER


def rearranged(s: State, card: i64, group: i64, seat: i64) -> None:
    """A seat has put the card back among others it looked at: it alone knows where."""
    at = mark_cell(card)
    seen = s.cells[at] >> SEEN & FIVE | i64(1) << seat
    s.cells[at] = s.cells[at] >> DRAFTED << DRAFTED | seen << SEEN | (i64(1) << seat) << EXACT | group << GROUP


def group_of(s: State, card: i64) -> i64:
    return mark_of(s.cells, card) >> GROUP & SIXTEEN


def merge_groups(s: State, who: i64, cards: vec[i64]) -> i64:
    """Cards of several groups were mixed out of sight: from behind all their groups are now one."""
    group = new_group(s)
    for card in cards:
        old = group_of(s, card)
        if old == group:
            continue
        for pile in (HAND + who, DECK + who):
            at = s.cells[pile]
            while at:
                if group_of(s, at) == old:
                    s.cells[mark_cell(at)] ^= (old ^ group) << GROUP
                at = next_card(s.cells, at)
    return group
