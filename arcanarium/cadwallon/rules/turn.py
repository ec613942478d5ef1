"""Phase 1: a turn uses exactly one card of the hand (K-36 to K-55, K-94)."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.cadwallon.rules.primitives import (
    any_stake,
    clear,
    controls,
    has_agent,
    leave_hand,
    place_down,
    place_up,
    sum_of,
    to_resource,
    turn_face_up,
)
from arcanarium.cadwallon.state import actions, event_codes
from arcanarium.cadwallon.state.box import FINANCIAL, LOCATION, MILITIA_CARD, PERSONALITY, RELIC, value
from arcanarium.cadwallon.state.layout import (
    ACTIVE,
    ALL,
    BESIDE,
    EFFECT,
    END_TURN,
    FIRST,
    GUILD,
    HAND,
    HAND_SIZE,
    MILITIA,
    MUSTER_MILITIA,
    OWNER,
    PHASE,
    PLAYED,
    REMOVAL,
    RESOLVE,
    RESOLVED,
    RESOLVING,
    REVEAL,
    STAKE,
    STAKES_WON,
    STEP,
    TURN,
    WINNER,
    WON,
    State,
    mark,
    next_card,
    sighted,
)
from arcanarium.engine.cells import note_event


def turn_options(s: State) -> vec[i64]:
    """All that the active player can do (K-39)."""
    cells = s.cells
    box = s.box
    seat = cells[ACTIVE]
    options = vec[i64](capacity=32)
    card = cells[HAND + seat]
    while card:
        kind = box.kind[card]
        pile: i64 = 0
        if kind == LOCATION:
            options = append(options, actions.on_card(actions.PLAY, card))
        elif kind == RELIC:
            while pile < box.piles:
                if can_bribe(s, seat, pile):
                    options = append(options, actions.at(actions.BRIBE, card, pile))
                pile += 1
            if box.with_militia and cells[MILITIA] and any_stake(s):
                options = append(options, actions.on_card(actions.MUSTER, card))
        else:
            while pile < box.piles:
                if cells[STAKE + pile]:
                    options = append(options, actions.at(actions.PLACE, card, pile))
                pile += 1
        options = append(options, actions.on_card(actions.STORE, card))
        card = next_card(cells, card)
    return options


def take_turn(s: State, action: i64) -> None:
    """Carry out a turn: use one card of the hand as the action says."""
    cells = s.cells
    seat = cells[ACTIVE]
    verb = actions.verb_of(action)
    card = actions.card_of(action)
    cells[STEP] = END_TURN
    if verb == actions.PLACE:
        pile = actions.number_of(action)
        if controls(s, seat, pile):
            place_down(s, seat, card, pile)
        else:
            place_up(s, seat, card, pile)
    elif verb == actions.BRIBE:
        bribe(s, seat, card, actions.number_of(action))
    else:
        leave_hand(s, seat, card)
        if verb == actions.PLAY:
            cells[mark(s.box, card)] = 0
            cells[PLAYED] = card
            cells[STEP] = EFFECT
            note_event(s, event_codes.WAS_PLAYED, seat, card, 0, ALL)
        else:
            to_resource(s, seat, card)
            note_event(s, event_codes.STORED, seat, card, 0, ALL)
            if verb == actions.MUSTER:
                cells[STEP] = MUSTER_MILITIA


def can_bribe(s: State, seat: i64, pile: i64) -> bool:
    """A relic can win a personality beside which its player has an agent, and nothing else (K-47, K-48)."""
    stake = s.cells[STAKE + pile]
    return stake != 0 and s.box.kind[stake] == PERSONALITY and has_agent(s, seat, pile)


def bribe_total(s: State, seat: i64, relic: i64, pile: i64) -> i64:
    """The ducats of the player's agents and relic, and the bonus of the guild (K-49, K-82). Militia cards have no
    ducats, so they add nothing (K-48, K-97)."""
    return sum_of(s, seat, pile, FINANCIAL) + s.box.ducats[relic] + s.box.bonus[s.cells[GUILD + seat]]


def bribe(s: State, seat: i64, relic: i64, pile: i64) -> None:
    """Offer a relic. If all the ducats reach the price the personality is won at once (K-50 to K-52)."""
    cells = s.cells
    total = bribe_total(s, seat, relic, pile)
    leave_hand(s, seat, relic)
    to_resource(s, seat, relic)
    turn_up_agents(s, seat, pile)
    won = total >= value(s.box, cells[STAKE + pile], FINANCIAL)
    note_event(s, event_codes.BRIBED if won else event_codes.BRIBE_FAILED, seat, relic, pile | total << 4, ALL)
    if won:
        win(s, seat, pile)
        if cells[STEP] != REMOVAL:
            cells[STEP] = REVEAL


def turn_up_agents(s: State, seat: i64, pile: i64) -> None:
    """Turn up a player's agents beside a stake. Militia is not counted in a bribe and stays as it is (K-55, K-48)."""
    cells = s.cells
    card = cells[BESIDE + pile]
    while card:
        if cells[mark(s.box, card)] & OWNER == seat and s.box.kind[card] != MILITIA_CARD:
            turn_face_up(s, card, pile)
        card = next_card(cells, card)


def win(s: State, seat: i64, pile: i64) -> None:
    """A stake goes to its winner, the agents beside it to their owners (K-51, K-63, K-98)."""
    cells = s.cells
    stake = cells[STAKE + pile]
    cells[STAKES_WON] += 1
    note_event(s, event_codes.DISTRICT_WON, seat, stake, pile, ALL)
    clear(s, pile)
    if s.box.with_removal:
        cells[WINNER] = seat
        cells[WON] = stake
        cells[STEP] = REMOVAL
    else:
        to_resource(s, seat, stake)


def next_turn(s: State) -> None:
    """The next player who holds a card, clockwise; when nobody does the stakes are resolved (K-36 to K-38, K-56)."""
    cells = s.cells
    seat = cells[ACTIVE]
    if cells[PLAYED]:
        to_resource(s, seat, cells[PLAYED])  # only now, after its effect (K-45, K-86)
        cells[PLAYED] = 0
    n: i64 = 0
    while n < s.box.seats:
        seat += 1
        if seat == s.box.seats:
            seat = 0
        if cells[HAND_SIZE + seat]:
            cells[ACTIVE] = seat
            cells[STEP] = TURN
            return
        n += 1
    cells[PHASE] = RESOLVING
    cells[RESOLVED] = 0
    cells[ACTIVE] = cells[FIRST]
    cells[STEP] = RESOLVE
    card: i64 = 1
    while card <= s.box.playing:
        cells[sighted(s.box, card)] = 0
        card += 1
    pile: i64 = 0
    while pile < s.box.piles:
        card = cells[BESIDE + pile]
        while card:
            turn_face_up(s, card, pile)
            cells[sighted(s.box, card)] = pile + 1 | (cells[mark(s.box, card)] & OWNER) << 3
            card = next_card(cells, card)
        pile += 1
