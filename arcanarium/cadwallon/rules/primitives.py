"""The changes of state that the rules share: drawing cards, placing them beside a stake, sending them back."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arcanarium.cadwallon.state import event_codes
from arcanarium.cadwallon.state.box import MILITIA_CARD, value
from arcanarium.cadwallon.state.layout import (
    ALL,
    BESIDE,
    BURIED,
    DECK,
    DECK_GROUP,
    DECK_SIZE,
    DOWN,
    DRAWS,
    FIRST,
    GROUP,
    HAND,
    HAND_SIZE,
    HIDDEN,
    MILITIA,
    OWNER,
    PHASE,
    PLACED,
    PLAYED,
    PLAYING,
    RESHUFFLED,
    RESOURCE,
    STAKE,
    STAMP,
    SUBJECT,
    State,
    mark,
    next_card,
)
from arcanarium.cadwallon.state.memory import goes_face_down, new_moment, turn_up
from arcanarium.cadwallon.state.piles import insert_card, take_card
from arcanarium.engine.cells import REVEALS, note_event

NOBODY: Final = -1


def seat_bit(seat: i64) -> i64:
    return i64(1) << seat


def controls(s: State, seat: i64, pile: i64) -> bool:
    return s.box.controlled[pile] >> seat & 1 == 1


# --- drawing (K-33 to K-35) ---

def draw_all(s: State) -> bool:
    """Draw what all seats are still to draw, as far as there is no choice; True when chance must say which cards."""
    cells = s.cells
    seats = s.box.seats
    seat = cells[FIRST]
    n: i64 = 0
    while n < seats:
        while cells[DRAWS + seat]:
            left = cells[DECK_SIZE + seat]
            if left == 0:
                if not reshuffle(s, seat):
                    cells[DRAWS + seat] = 0
            elif left > cells[DRAWS + seat]:
                cells[SUBJECT] = seat
                return True
            else:
                draw(s, seat, cells[DECK + seat])
        seat += 1
        if seat == seats:
            seat = 0
        n += 1
    return False


def reshuffle(s: State, seat: i64) -> bool:
    """The resource deck becomes the main deck; False if it is empty, or a location may not cause it again (K-85)."""
    cells = s.cells
    if cells[RESOURCE + seat] == 0:
        return False
    if cells[PLAYED]:
        if cells[RESHUFFLED + seat]:
            return False
        cells[RESHUFFLED + seat] = 1
    group = new_moment(s)
    cells[DECK_GROUP + seat] = group
    cells[DECK + seat] = cells[RESOURCE + seat]
    cells[RESOURCE + seat] = 0
    n: i64 = 0
    card = cells[DECK + seat]
    while card:
        cells[mark(s.box, card)] = group << GROUP
        n += 1
        card = next_card(cells, card)
    cells[DECK_SIZE + seat] = n
    note_event(s, event_codes.HAS_RESHUFFLED, seat, 0, n, ALL)
    return True


def draw(s: State, seat: i64, card: i64) -> None:
    """A card goes from the main deck into the hand."""
    cells = s.cells
    take_card(cells, DECK + seat, card)
    insert_card(cells, HAND + seat, card)
    cells[DECK_SIZE + seat] -= 1
    cells[HAND_SIZE + seat] += 1
    cells[DRAWS + seat] -= 1
    cells[REVEALS] += 1
    note_event(s, event_codes.DREW, seat, card, 0, seat_bit(seat))


# --- beside a stake ---

def leave_hand(s: State, seat: i64, card: i64) -> None:
    take_card(s.cells, HAND + seat, card)
    s.cells[HAND_SIZE + seat] -= 1


def place_down(s: State, seat: i64, card: i64, pile: i64) -> None:
    """An agent from the hand lies face down beside a stake (K-41)."""
    leave_hand(s, seat, card)
    goes_face_down(s, seat, card)
    insert_card(s.cells, BESIDE + pile, card)
    note_event(s, event_codes.WAS_PLACED, seat, card, pile, seat_bit(seat))


def place_up(s: State, seat: i64, card: i64, pile: i64) -> None:
    """An agent from the hand lies face up beside a stake (K-40)."""
    leave_hand(s, seat, card)
    s.cells[mark(s.box, card)] = seat
    insert_card(s.cells, BESIDE + pile, card)
    note_event(s, event_codes.WAS_PLACED, seat, card, pile, ALL)


def post(s: State, seat: i64, card: i64, pile: i64) -> None:
    """A militia card lies beside a stake like an agent of the player who mustered it (K-95)."""
    cells = s.cells
    at = mark(s.box, card)
    if controls(s, seat, pile):
        cells[at] = cells[at] | seat | DOWN | cells[STAMP] << PLACED
        note_event(s, event_codes.POSTED, seat, card, pile, seat_bit(seat))
    else:
        cells[at] = seat
        cells[REVEALS] += 1
        note_event(s, event_codes.POSTED, seat, card, pile, ALL)
    insert_card(cells, BESIDE + pile, card)


def turn_face_up(s: State, card: i64, pile: i64) -> None:
    """Turn a card beside a stake face up before all eyes, if it lies face down."""
    if turn_up(s, card):
        note_event(s, event_codes.TURNED_UP, s.cells[mark(s.box, card)] & OWNER, card, pile, ALL)


def to_resource(s: State, seat: i64, card: i64) -> None:
    """A card goes to a resource deck, where all can see it."""
    s.cells[mark(s.box, card)] = 0
    insert_card(s.cells, RESOURCE + seat, card)


def send_back(s: State, card: i64, pile: i64) -> None:
    """A card leaves its stake: an agent to its owner's resource deck, militia to its pile (K-63, K-96)."""
    cells = s.cells
    turn_face_up(s, card, pile)
    take_card(cells, BESIDE + pile, card)
    owner = cells[mark(s.box, card)] & OWNER
    if s.box.kind[card] == MILITIA_CARD:
        insert_card(cells, MILITIA, card)
        cells[mark(s.box, card)] = new_moment(s) << GROUP if cells[PHASE] == PLAYING else 0
        note_event(s, event_codes.MILITIA_LEFT, owner, card, pile, ALL)
    else:
        to_resource(s, owner, card)
        note_event(s, event_codes.RETURNED, owner, card, pile, ALL)


def clear(s: State, pile: i64) -> None:
    """All cards leave a stake that was won."""
    while s.cells[BESIDE + pile]:
        send_back(s, s.cells[BESIDE + pile], pile)
    s.cells[STAKE + pile] = 0


def has_hidden_card(s: State, pile: i64) -> bool:
    """Is there a card under the stake of a pile, or where it was?"""
    return s.cells[HIDDEN + pile] != 0 or s.cells[BURIED + pile] != 0


def any_stake(s: State) -> bool:
    """Does any pile show a stake?"""
    pile: i64 = 0
    while pile < s.box.piles:
        if s.cells[STAKE + pile]:
            return True
        pile += 1
    return False


def sum_of(s: State, seat: i64, pile: i64, power: i64) -> i64:
    """What a player's agents and militia beside a stake have in one power (K-58, K-95)."""
    cells = s.cells
    total: i64 = 0
    card = cells[BESIDE + pile]
    while card:
        if cells[mark(s.box, card)] & OWNER == seat:
            total += value(s.box, card, power)
        card = next_card(cells, card)
    return total


def has_agent(s: State, seat: i64, pile: i64) -> bool:
    """Does a player have an agent beside a stake? Militia is none (K-48)."""
    cells = s.cells
    card = cells[BESIDE + pile]
    while card:
        if cells[mark(s.box, card)] & OWNER == seat and s.box.kind[card] != MILITIA_CARD:
            return True
        card = next_card(cells, card)
    return False
