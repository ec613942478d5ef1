"""The twelve effects of locations (K-84 to K-87). Each offers its choices, and happens when one is made.

With no legal choice a location does nothing (K-45); a single one is taken by itself.
"""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.cadwallon.rules.primitives import (
    controls,
    has_hidden_card,
    place_down,
    seat_bit,
    send_back,
    turn_face_up,
)
from arcanarium.cadwallon.state import actions, event_codes
from arcanarium.cadwallon.state.box import (
    DRAW_CARDS,
    EXPEL_AGENT,
    MILITIA_CARD,
    MOVE_OWN,
    MOVE_RIVAL,
    PICKPOCKET,
    RECALL_AGENT,
    RELIC,
    RETRIEVE_CARD,
    SMUGGLE_AGENT,
    SPY_ON_AGENTS,
    SWAP_STAKES,
    UNMASK_AGENTS,
    is_agent,
    value,
)
from arcanarium.cadwallon.state.layout import (
    ACTIVE,
    ALL,
    BE_ROBBED,
    BESIDE,
    BURIED,
    DOWN,
    DRAW,
    DRAWS,
    END_TURN,
    EXACT,
    HAND,
    HAND_SIZE,
    OWNER,
    PLACED,
    PLAYED,
    RESOURCE,
    REVEAL,
    STAKE,
    STAMP,
    STEP,
    SUBJECT,
    State,
    mark,
    next_card,
)
from arcanarium.cadwallon.state.memory import goes_to_hand, known_by, look
from arcanarium.cadwallon.state.piles import add_card, holds, insert_card, take_card
from arcanarium.engine.cells import REVEALS, note_event

NOTHING: i64 = 0
"""The choice of an effect that asks nothing."""


def effect_options(s: State) -> vec[i64]:
    """What the location in play offers to its player."""
    cells = s.cells
    effect = s.box.effect[cells[PLAYED]]
    seat = cells[ACTIVE]
    if effect == DRAW_CARDS:
        return vec[i64]([NOTHING])
    if effect == RETRIEVE_CARD:
        return retrievable(s, seat)
    if effect in (RECALL_AGENT, MOVE_OWN, MOVE_RIVAL, EXPEL_AGENT):
        return targets(s, seat, effect)
    if effect == SMUGGLE_AGENT:
        return smuggles(s, seat)
    if effect == PICKPOCKET:
        return victims(s, seat)
    return piles_for(s, seat, effect)


def retrievable(s: State, seat: i64) -> vec[i64]:
    cells = s.cells
    box = s.box
    options = vec[i64]()
    location = cells[PLAYED]
    card = cells[RESOURCE + seat]
    while card:
        fits = is_agent(box, card) or (box.kind[card] == RELIC and box.only_agents[location] == 0)
        if fits and value(box, card, box.least_power[location]) >= box.least[location]:
            options = append(options, actions.on_card(actions.RETRIEVE, card))
        card = next_card(cells, card)
    return options


def targets(s: State, seat: i64, effect: i64) -> vec[i64]:
    """Single cards beside a stake: the player's to recall or to move, face-up ones of rivals to move or to expel."""
    cells = s.cells
    box = s.box
    own = effect in (RECALL_AGENT, MOVE_OWN)
    options = vec[i64]()
    pile: i64 = 0
    while pile < box.piles:
        card = cells[BESIDE + pile]
        while card:
            m = cells[mark(box, card)]
            if own == (m & OWNER == seat) and (own or m & DOWN == 0):
                if effect == EXPEL_AGENT:
                    options = append(options, actions.on_card(actions.EXPEL, card))
                elif effect == RECALL_AGENT:
                    if box.kind[card] != MILITIA_CARD:
                        options = append(options, actions.on_card(actions.RECALL, card))
                else:
                    to: i64 = 0
                    while to < box.piles:
                        if to != pile and cells[STAKE + to]:
                            options = append(options, actions.at(actions.MOVE, card, to))
                        to += 1
            card = next_card(cells, card)
        pile += 1
    return options


def smuggles(s: State, seat: i64) -> vec[i64]:
    cells = s.cells
    options = vec[i64]()
    card = cells[HAND + seat]
    while card:
        if is_agent(s.box, card):
            pile: i64 = 0
            while pile < s.box.piles:
                if cells[STAKE + pile]:
                    options = append(options, actions.at(actions.SMUGGLE, card, pile))
                pile += 1
        card = next_card(cells, card)
    return options


def victims(s: State, seat: i64) -> vec[i64]:
    options = vec[i64]()
    rival: i64 = 0
    while rival < s.box.seats:
        if rival != seat and s.cells[HAND_SIZE + rival]:
            options = append(options, actions.with_number(actions.ROB, rival))
        rival += 1
    return options


def piles_for(s: State, seat: i64, effect: i64) -> vec[i64]:  # noqa: C901  (one branch for each effect)
    """Piles whose stakes to swap, to bury, to spy at, or where to unmask a rival."""
    cells = s.cells
    box = s.box
    options = vec[i64]()
    pile: i64 = 0
    while pile < box.piles:
        other: i64 = 0
        if cells[STAKE + pile] == 0:
            pass
        elif effect == SWAP_STAKES:
            other = pile + 1
            while other < box.piles:
                if cells[STAKE + other]:
                    options = append(options, actions.pair(actions.SWAP, pile, other))
                other += 1
        elif effect == SPY_ON_AGENTS:
            options = append(options, actions.with_number(actions.SPY, pile))
        elif effect == UNMASK_AGENTS:
            while other < box.seats:
                if other != seat and has_masked(s, other, pile):
                    options = append(options, actions.pair(actions.UNMASK, pile, other))
                other += 1
        elif pile != box.free and cells[BESIDE + pile] == 0 and has_hidden_card(s, pile):
            options = append(options, actions.with_number(actions.BURY, pile))
        pile += 1
    return options


def has_masked(s: State, seat: i64, pile: i64) -> bool:
    """Whether a player has a face-down card beside this stake."""
    cells = s.cells
    card = cells[BESIDE + pile]
    while card:
        m = cells[mark(s.box, card)]
        if m & OWNER == seat and m & DOWN:
            return True
        card = next_card(cells, card)
    return False


def happen(s: State, action: i64) -> None:  # noqa: C901  (one branch for each effect)
    """The effect of the location in play happens, as its player chose."""
    cells = s.cells
    seat = cells[ACTIVE]
    verb = actions.verb_of(action)
    card = actions.card_of(action)
    cells[STEP] = END_TURN
    if verb == NOTHING:
        draw_more(s, seat)
    elif verb == actions.RETRIEVE:
        take_card(cells, RESOURCE + seat, card)
        into_hand(s, seat, card)
        note_event(s, event_codes.RETRIEVED, seat, card, 0, ALL)
    elif verb == actions.RECALL:
        pile = pile_of(s, card)
        m = cells[mark(s.box, card)]
        take_card(cells, BESIDE + pile, card)
        into_hand(s, seat, card)
        note_event(s, event_codes.RECALLED, seat, card, pile, knowers(m, seat))
    elif verb == actions.MOVE:
        move(s, card, actions.number_of(action))
    elif verb == actions.SWAP:
        one = actions.first_of(action)
        two = actions.second_of(action)
        stake = cells[STAKE + one]
        cells[STAKE + one] = cells[STAKE + two]
        cells[STAKE + two] = stake
        note_event(s, event_codes.SWAPPED, seat, 0, one | two << 4, ALL)
    elif verb == actions.BURY:
        pile = actions.number_of(action)
        note_event(s, event_codes.WAS_BURIED, seat, cells[STAKE + pile], pile, ALL)
        add_card(cells, BURIED + pile, cells[STAKE + pile])
        cells[STAKE + pile] = 0
        cells[STEP] = REVEAL
    elif verb == actions.EXPEL:
        pile = pile_of(s, card)
        note_event(s, event_codes.EXPELLED, seat, card, pile, ALL)
        send_back(s, card, pile)
    elif verb == actions.UNMASK:
        unmask(s, actions.second_of(action), actions.first_of(action))
    elif verb == actions.SPY:
        spy(s, seat, actions.number_of(action))
        draw_more(s, seat)
    elif verb == actions.SMUGGLE:
        place_down(s, seat, card, actions.number_of(action))
    else:
        cells[SUBJECT] = actions.number_of(action)
        cells[STEP] = BE_ROBBED


def draw_more(s: State, seat: i64) -> None:
    s.cells[DRAWS + seat] = s.box.draws[s.cells[PLAYED]]
    s.cells[STEP] = DRAW


def into_hand(s: State, seat: i64, card: i64) -> None:
    goes_to_hand(s, card)
    insert_card(s.cells, HAND + seat, card)
    s.cells[HAND_SIZE + seat] += 1


def knowers(m: i64, owner: i64) -> i64:
    """Who knows the card with these marks beside a stake."""
    return ALL if m & DOWN == 0 else known_by(m) | seat_bit(owner)


def pile_of(s: State, card: i64) -> i64:
    """Beside which pile a card lies."""
    pile: i64 = 0
    while not holds(s.cells, BESIDE + pile, card):
        pile += 1
    return pile


def move(s: State, card: i64, to: i64) -> None:
    """An agent changes to another stake. The player's lies as its new zone says; a rival's stays face up."""
    cells = s.cells
    pile = pile_of(s, card)
    at = mark(s.box, card)
    m = cells[at]
    owner = m & OWNER
    if owner == cells[ACTIVE]:
        if m & DOWN and known_by(m) != ALL:
            cells[REVEALS] += 1  # all see where it came from
        if not controls(s, owner, to):
            note_event(s, event_codes.MOVED, owner, card, pile | to << 4, ALL)
            turn_face_up(s, card, to)
        else:
            note_event(s, event_codes.MOVED, owner, card, pile | to << 4, knowers(m, owner))
            if m & DOWN == 0:
                # all have seen it: it hides nothing until it is back in a hand
                cells[at] = owner | DOWN | ALL << EXACT | cells[STAMP] << PLACED
    else:
        note_event(s, event_codes.MOVED, owner, card, pile | to << 4, ALL)
    take_card(cells, BESIDE + pile, card)
    insert_card(cells, BESIDE + to, card)


def unmask(s: State, rival: i64, pile: i64) -> None:
    cells = s.cells
    card = cells[BESIDE + pile]
    while card:
        if cells[mark(s.box, card)] & OWNER == rival:
            turn_face_up(s, card, pile)
        card = next_card(cells, card)


def spy(s: State, seat: i64, pile: i64) -> None:
    cells = s.cells
    note_event(s, event_codes.SPIED, seat, 0, pile, ALL)
    card = cells[BESIDE + pile]
    while card:
        m = cells[mark(s.box, card)]
        if m & DOWN and m & OWNER != seat:
            look(s, seat, card)
            note_event(s, event_codes.SAW, seat, card, pile, seat_bit(seat))
        card = next_card(cells, card)


def begin_effect(s: State) -> bool:
    """Start the effect of the location in play; True when its player must choose."""
    options = effect_options(s)
    if s.box.effect[s.cells[PLAYED]] == SMUGGLE_AGENT:
        s.cells[REVEALS] += 1  # whether the effect goes on tells all whether there is an agent in the hand
    if len(options) > 1:
        s.options = options
        return True
    if len(options):
        happen(s, options[0])
    else:
        note_event(s, event_codes.NO_EFFECT, s.cells[ACTIVE], s.cells[PLAYED], 0, ALL)
        s.cells[STEP] = END_TURN
    return False
