"""Who knows what about a card that its owner hides (K-42).

Everybody knows which cards a player owns, because guild cards are no secret and stakes are won in the open; what is
hidden is which of them are in the hand, which lie face down beside which stake, and which are still in the main deck.
A rival who pays attention narrows that down by when things happened, and so do the marks of a card here:

- its group: the moment it went into hiding, from a resource deck that was shuffled, or into a hand before all eyes;
  the main deck holds only cards of its last shuffle;
- when it was placed: a card that lies face down went into hiding before that;
- who knows exactly where it is: a seat that has looked at it, or all, when it went there before all eyes.

All is turned up at the end of each round, so that the moments are counted from the start of a round.
"""
from __future__ import annotations

from mypy_extensions import i64

from arcanarium.cadwallon.state.layout import (
    ALL,
    DOWN,
    EXACT,
    GROUP,
    HAND,
    PLACED,
    STAMP,
    TWELVE,
    State,
    mark,
    next_card,
)
from arcanarium.engine.cells import REVEALS


def new_moment(s: State) -> i64:
    s.cells[STAMP] += 1
    return s.cells[STAMP]


def group_of(m: i64) -> i64:
    return m >> GROUP & TWELVE


def known_by(m: i64) -> i64:
    """Which seats know where a hidden card with these marks is."""
    return m >> EXACT & ALL


def goes_to_hand(s: State, card: i64) -> None:
    """A card goes from the table or the resource deck into a hand: those who knew it know that it is there."""
    at = mark(s.box, card)
    m = s.cells[at]
    if m & DOWN == 0 or known_by(m) == ALL:
        s.cells[at] = ALL << EXACT | new_moment(s) << GROUP
    else:
        s.cells[at] = known_by(m) << EXACT | group_of(m) << GROUP
        s.cells[REVEALS] += 1  # all see where it came from


def goes_face_down(s: State, seat: i64, card: i64) -> None:
    """A card goes from the hand face down beside a stake: it might be any of those that were in the hand."""
    cells = s.cells
    cells[mark(s.box, card)] = seat | DOWN | group_of(cells[mark(s.box, card)]) << GROUP | cells[STAMP] << PLACED
    held = cells[HAND + seat]
    while held:
        at = mark(s.box, held)
        cells[at] = group_of(cells[at]) << GROUP
        held = next_card(cells, held)


def turn_up(s: State, card: i64) -> bool:
    """Turn a card beside a stake face up; False if it was so already."""
    at = mark(s.box, card)
    m = s.cells[at]
    if m & DOWN == 0:
        return False
    if known_by(m) != ALL:
        s.cells[REVEALS] += 1
    s.cells[at] = m & 7
    return True


def look(s: State, seat: i64, card: i64) -> None:
    """A seat looks at a card that lies face down."""
    s.cells[mark(s.box, card)] |= i64(1) << (EXACT + seat)
    s.cells[REVEALS] += 1
