"""Before the first round: first player, guilds, piles of stakes, and the objectives (K-21 to K-31, K-89)."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.cadwallon.rules.primitives import NOBODY, seat_bit
from arcanarium.cadwallon.state import actions, event_codes
from arcanarium.cadwallon.state.box import CHOSEN, DEALT_OUT, MILITIA_CARD, PILE_SIZE
from arcanarium.cadwallon.state.layout import (
    ACTIVE,
    ALL,
    DEAL_OBJECTIVES,
    DEALT,
    DECK,
    DECK_SIZE,
    FIND_FIRST,
    FIRST,
    GUILD,
    HIDDEN,
    JUBILEE,
    KEEP_OBJECTIVES,
    KEPT,
    MILITIA,
    REVEAL,
    STEP,
    SUBJECT,
    UNSEEN,
    State,
)
from arcanarium.cadwallon.state.piles import insert_card
from arcanarium.engine.cells import REVEALS, note_event, was_last_to_decide

GUILD_COUNT: Final = 4


def lay_out(s: State) -> None:
    """Piles of twelve stakes, with Game Over among the last of the free zone's (K-23, K-29), and the militia."""
    cells = s.cells
    box = s.box
    card: i64 = 1
    while card <= box.playing:
        if box.stake[card]:
            insert_card(cells, UNSEEN, card)
        elif box.kind[card] == MILITIA_CARD and box.with_militia:
            insert_card(cells, MILITIA, card)
        card += 1
    pile: i64 = 0
    while pile < box.piles:
        cells[HIDDEN + pile] = PILE_SIZE
        pile += 1
    cells[HIDDEN + box.free] += 1
    cells[JUBILEE] = 1
    cells[STEP] = FIND_FIRST


def guild_options(s: State) -> vec[i64]:
    """The guilds nobody leads yet (K-21)."""
    options = vec[i64]()
    guild: i64 = 1
    while guild <= GUILD_COUNT:
        if not is_led(s, guild):
            options = append(options, actions.with_number(actions.LEAD, guild))
        guild += 1
    return options


def is_led(s: State, guild: i64) -> bool:
    seat: i64 = 0
    while seat < s.box.seats:
        if s.cells[GUILD + seat] == guild:
            return True
        seat += 1
    return False


def lead(s: State, seat: i64, guild: i64) -> None:
    """A player leads a guild: its eleven cards are the main deck (K-21, K-22)."""
    cells = s.cells
    cells[GUILD + seat] = guild
    note_event(s, event_codes.GUILD_CHOSEN, seat, 0, guild, ALL)
    card: i64 = 1
    while card <= s.box.playing:
        if s.box.guild[card] == guild:
            insert_card(cells, DECK + seat, card)
            cells[DECK_SIZE + seat] += 1
        card += 1


def next_to_lead(s: State) -> bool:
    """Whether a player is still to choose a guild. They choose one after the other, from the first player on."""
    cells = s.cells
    seats = s.box.seats
    n: i64 = 0
    while n < seats:
        seat = (cells[FIRST] + n) % seats
        if cells[GUILD + seat] == 0:
            cells[ACTIVE] = seat
            return True
        n += 1
    return False


def choose_guilds(s: State) -> i64:
    """Give out guilds as the configuration says; 1 when a player must choose, 2 when chance must."""
    box = s.box
    while next_to_lead(s):
        seat = s.cells[ACTIVE]
        if box.guild_mode == DEALT_OUT:
            return 2
        if box.guild_mode == CHOSEN:
            if len(guild_options(s)) > 1:
                return 1
            lead(s, seat, actions.number_of(guild_options(s)[0]))
        else:
            lead(s, seat, box.fixed_guilds[seat])
    s.cells[ACTIVE] = s.cells[FIRST]
    s.cells[STEP] = DEAL_OBJECTIVES if box.with_objectives else REVEAL
    return 0


# --- objectives ---

def next_objectives(s: State) -> bool:
    """Whether a player is still to be dealt objectives."""
    seat: i64 = 0
    while seat < s.box.seats:
        if s.cells[DEALT + 4 * seat] == 0:
            s.cells[SUBJECT] = seat
            return True
        seat += 1
    s.cells[STEP] = KEEP_OBJECTIVES
    return False


def objectives_left(s: State) -> vec[i64]:
    """The objectives that have not been dealt."""
    box = s.box
    found = vec[i64]()
    card = box.first_objective
    while card < box.first_objective + box.objectives:
        i: i64 = 0
        while i < 4 * box.seats and s.cells[DEALT + i] != card:
            i += 1
        if i == 4 * box.seats:
            found = append(found, card)
        card += 1
    return found


def deal_objectives(s: State, outcome: vec[i64]) -> None:
    """A player looks at four objectives; they lie in the order of their numbers."""
    cells = s.cells
    seat = cells[SUBJECT]
    for card in outcome:
        i: i64 = 3
        while i > 0 and (cells[DEALT + 4 * seat + i - 1] == 0 or cells[DEALT + 4 * seat + i - 1] > card):
            cells[DEALT + 4 * seat + i] = cells[DEALT + 4 * seat + i - 1]
            i -= 1
        cells[DEALT + 4 * seat + i] = card
        cells[REVEALS] += 1
        note_event(s, event_codes.OBJECTIVE_DEALT, seat, card, 0, seat_bit(seat))


def objective_options(s: State, seat: i64) -> vec[i64]:
    """The choices of a seat among its objectives: any two of the four (K-89)."""
    options = vec[i64]()
    i: i64 = 0
    while i < 3:
        j: i64 = i + 1
        while j < 4:
            one = s.cells[DEALT + 4 * seat + i]
            options = append(options, actions.at(actions.KEEP, one, s.cells[DEALT + 4 * seat + j]))
            j += 1
        i += 1
    return options


def still_to_keep(s: State) -> i64:
    """The seats that have not yet chosen, as a mask."""
    mask: i64 = 0
    seat: i64 = 0
    while seat < s.box.seats:
        if s.cells[KEPT + seat] == 0:
            mask |= seat_bit(seat)
        seat += 1
    return mask


def keep_objectives(s: State, seat: i64, action: i64) -> None:
    """A player keeps two objectives, in secret and at the same time as the others."""
    cells = s.cells
    i: i64 = 0
    while i < 4:
        card = cells[DEALT + 4 * seat + i]
        if card == actions.card_of(action) or card == actions.number_of(action):
            cells[KEPT + seat] |= i64(1) << i
        i += 1
    if was_last_to_decide(s, seat):
        note_event(s, event_codes.OBJECTIVES_KEPT, NOBODY, 0, 0, ALL)
        cells[STEP] = REVEAL
