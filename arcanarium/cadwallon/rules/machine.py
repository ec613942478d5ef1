"""Runs a game: goes from step to step until a player must decide, a deal is owed, or the game is over."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.cadwallon.rules.effects import begin_effect, happen
from arcanarium.cadwallon.rules.primitives import NOBODY, draw, draw_all, leave_hand, post, seat_bit, to_resource
from arcanarium.cadwallon.rules.resolving import after_revealing, begin_round, resolve_next, reveal_next, settle_removal
from arcanarium.cadwallon.rules.setup import (
    GUILD_COUNT,
    choose_guilds,
    deal_objectives,
    guild_options,
    keep_objectives,
    lay_out,
    lead,
    next_objectives,
    objective_options,
    objectives_left,
    still_to_keep,
)
from arcanarium.cadwallon.rules.turn import next_turn, take_turn, turn_options
from arcanarium.cadwallon.state import actions, event_codes
from arcanarium.cadwallon.state.box import JUBILEE_AMONG
from arcanarium.cadwallon.state.layout import (
    ACTIVE,
    ALL,
    BE_ROBBED,
    BEGIN_ROUND,
    CHOOSE_GUILDS,
    DEAL_OBJECTIVES,
    DECK,
    DECK_SIZE,
    DRAW,
    DRAWS,
    EFFECT,
    END_TURN,
    FIND_FIRST,
    FIRST,
    HAND,
    HAND_SIZE,
    HIDDEN,
    JUBILEE,
    KEEP_OBJECTIVES,
    LAST,
    MILITIA,
    MUSTER_MILITIA,
    MUSTERED,
    PLAYED,
    POST_MILITIA,
    REMOVAL,
    RESOLVE,
    REVEAL,
    STAKE,
    STEP,
    SUBJECT,
    TURN,
    UNSEEN,
    WINNER,
    State,
)
from arcanarium.cadwallon.state.piles import count, holds, insert_card, take_card, take_nth_card
from arcanarium.core.rng import Rng
from arcanarium.engine.cells import CHANCE, OWING, REVEALS, ROUND, WINNERS, note_event

REMOVALS: Final[vec[i64]] = vec[i64]([i64(actions.TAKE), i64(actions.REMOVE)])


def start(s: State) -> None:
    lay_out(s)
    run(s)


def run(s: State) -> None:  # noqa: C901, PLR0912  (one branch for each step of the round)
    """Go on until someone must decide, a deal is owed, or the game is over."""
    cells = s.cells
    cells[CHANCE] = 0
    cells[OWING] = 0
    s.options = vec[i64]()
    while cells[WINNERS] == 0:
        step = cells[STEP]
        if step in (TURN, POST_MILITIA):
            cells[OWING] = seat_bit(cells[ACTIVE])
            return
        if step == END_TURN:
            next_turn(s)
        elif step == EFFECT:
            if begin_effect(s):
                cells[OWING] = seat_bit(cells[ACTIVE])
                return
        elif step == DRAW:
            if draw_all(s):
                break
            drawn(s)
        elif step == RESOLVE:
            resolve_next(s)
        elif step == REVEAL:
            if reveal_next(s):
                break
            after_revealing(s)
        elif step == BEGIN_ROUND:
            begin_round(s)
        elif step == REMOVAL:
            cells[OWING] = seat_bit(cells[WINNER])
            return
        elif step == CHOOSE_GUILDS:
            who = choose_guilds(s)
            if who == 1:
                cells[OWING] = seat_bit(cells[ACTIVE])
                return
            if who == 2:
                break
        elif step == DEAL_OBJECTIVES:
            if next_objectives(s):
                break
        elif step == KEEP_OBJECTIVES:
            cells[OWING] = still_to_keep(s)
            return
        else:
            break  # FIND_FIRST, BE_ROBBED, MUSTER_MILITIA
    if cells[WINNERS] == 0:
        cells[CHANCE] = 1


def drawn(s: State) -> None:
    """All cards are drawn: the turn of a location ends, or the first turn of a round begins."""
    cells = s.cells
    if cells[PLAYED]:
        cells[STEP] = END_TURN
    elif cells[HAND_SIZE + cells[ACTIVE]]:
        cells[STEP] = TURN
    else:
        cells[STEP] = END_TURN  # the first player has no card at all: the next one who has begins (K-35, K-38)


# --- decisions ---

def legal(s: State, seat: i64) -> vec[i64]:
    """The legal actions of a seat that owes a decision; none for others."""
    cells = s.cells
    if cells[OWING] >> seat & 1 == 0:
        return vec[i64]()
    step = cells[STEP]
    if step == TURN:
        return turn_options(s)
    if step == EFFECT:
        return s.options
    if step == POST_MILITIA:
        return posts(s)
    if step == REMOVAL:
        return REMOVALS
    if step == CHOOSE_GUILDS:
        return guild_options(s)
    return objective_options(s, seat)


def posts(s: State) -> vec[i64]:
    """Where the militia card just drawn can be placed (K-95)."""
    options = vec[i64]()
    pile: i64 = 0
    while pile < s.box.piles:
        if s.cells[STAKE + pile]:
            options = append(options, actions.with_number(actions.POST, pile))
        pile += 1
    return options


def act(s: State, seat: i64, action: i64) -> None:
    """Make a move that is known to be legal, and go on to the next question."""
    cells = s.cells
    step = cells[STEP]
    if step == TURN:
        take_turn(s, action)
    elif step == EFFECT:
        happen(s, action)
    elif step == POST_MILITIA:
        card = cells[MUSTERED]
        cells[MUSTERED] = 0
        cells[STEP] = END_TURN
        post(s, seat, card, actions.number_of(action))
    elif step == REMOVAL:
        settle_removal(s, action)
    elif step == CHOOSE_GUILDS:
        lead(s, seat, actions.number_of(action))
    else:
        keep_objectives(s, seat, action)
        if cells[OWING]:
            return
    run(s)


# --- chance ---

def how_many(s: State) -> i64:
    """How many numbers the outcome of the chance that is owed consists of."""
    step = s.cells[STEP]
    if step == DRAW:
        return s.cells[DRAWS + s.cells[SUBJECT]]
    if step == DEAL_OBJECTIVES:
        return 4
    return s.box.seats if step == CHOOSE_GUILDS else 1


def candidate(s: State, value: i64) -> bool:
    """Whether this number can be part of the outcome."""
    cells = s.cells
    step = cells[STEP]
    subject = cells[SUBJECT]
    if step == FIND_FIRST:
        return 0 <= value < s.box.seats
    if step == CHOOSE_GUILDS:
        return 1 <= value <= GUILD_COUNT
    if step == DEAL_OBJECTIVES:
        return value in objectives_left(s)
    if step == DRAW:
        return holds(cells, DECK + subject, value)
    if step == BE_ROBBED:
        return holds(cells, HAND + subject, value)
    if step == MUSTER_MILITIA:
        return holds(cells, MILITIA, value)
    if value == s.box.game_over:
        return may_be_jubilee(s)
    return holds(cells, UNSEEN, value) and not (may_be_jubilee(s) and cells[HIDDEN + subject] == 1)


def may_be_jubilee(s: State) -> bool:
    """Can the next card of the pile that reveals one be Game Over? It is among the last six (K-29)."""
    cells = s.cells
    return cells[SUBJECT] == s.box.free and cells[JUBILEE] != 0 and cells[HIDDEN + s.box.free] <= JUBILEE_AMONG


def is_possible_deal(s: State, outcome: vec[i64]) -> bool:
    """Is this a possible outcome of the chance that is owed?"""
    n: i64 = len(outcome)
    if s.cells[CHANCE] == 0 or n != how_many(s):
        return False
    i: i64 = 0
    while i < n:
        j: i64 = 0
        while j < i:
            if outcome[j] == outcome[i]:
                return False
            j += 1
        if not candidate(s, outcome[i]):
            return False
        i += 1
    return True


def deal_odds(s: State, begun: vec[i64]) -> vec[i64]:
    """What can come next in the chance that is owed, each with its weight. Game Over is as likely as any other of the
    hidden cards of its pile, whatever they are (K-29)."""
    odds = vec[i64]()
    if len(begun) >= how_many(s):
        return odds
    revealing = s.cells[STEP] == REVEAL and may_be_jubilee(s)
    last = max(s.box.cards, s.box.first_objective + s.box.objectives, s.box.game_over)
    value: i64 = 0
    while value <= last:
        if candidate(s, value) and not is_among(begun, value):
            weight: i64 = 1
            if revealing:
                weight = count(s.cells, UNSEEN) if value == s.box.game_over else s.cells[HIDDEN + s.box.free] - 1
            odds = append(odds, value)
            odds = append(odds, weight)
        value += 1
    return odds


def is_among(row: vec[i64], value: i64) -> bool:
    i: i64 = 0
    while i < len(row) and row[i] != value:
        i += 1
    return i < len(row)


def deal(s: State, outcome: vec[i64]) -> None:
    """Apply an outcome of chance that is known to be possible."""
    cells = s.cells
    step = cells[STEP]
    seat = cells[SUBJECT]
    cells[REVEALS] += 1
    if step == DRAW:
        for card in outcome:
            draw(s, seat, card)
    elif step == REVEAL:
        reveal(s, seat, outcome[0])
    elif step == BE_ROBBED:
        leave_hand(s, seat, outcome[0])
        to_resource(s, seat, outcome[0])
        note_event(s, event_codes.ROBBED, seat, outcome[0], cells[ACTIVE], ALL)
        cells[STEP] = END_TURN
    elif step == MUSTER_MILITIA:
        take_card(cells, MILITIA, outcome[0])
        cells[MUSTERED] = outcome[0]
        note_event(s, event_codes.HAS_MUSTERED, cells[ACTIVE], outcome[0], 0, seat_bit(cells[ACTIVE]))
        cells[STEP] = POST_MILITIA
    elif step == DEAL_OBJECTIVES:
        deal_objectives(s, outcome)
    elif step == CHOOSE_GUILDS:
        seat = 0
        while seat < s.box.seats:
            lead(s, seat, outcome[seat])
            seat += 1
    else:
        cells[FIRST] = outcome[0]
        cells[ACTIVE] = outcome[0]
        note_event(s, event_codes.FIRST_PLAYER, outcome[0], 0, 0, ALL)
        cells[STEP] = CHOOSE_GUILDS
    cells[SUBJECT] = 0
    run(s)


def reveal(s: State, pile: i64, card: i64) -> None:
    """A card of a pile is turned up. After Game Over one full round follows; it makes way for the next (K-68, K-69)."""
    cells = s.cells
    cells[HIDDEN + pile] -= 1
    if card == s.box.game_over:
        cells[JUBILEE] = 0
        cells[LAST] = cells[ROUND] + 1
        note_event(s, event_codes.JUBILEE_HELD, NOBODY, card, pile, ALL)
    else:
        take_card(cells, UNSEEN, card)
        cells[STAKE + pile] = card
        note_event(s, event_codes.REVEALED, NOBODY, card, pile, ALL)


def deal_from(s: State, rng: Rng) -> vec[i64]:
    """Draw the outcome of the chance that is owed, apply it, and return it."""
    outcome = outcome_from(s, rng)
    deal(s, outcome)
    return outcome


def outcome_from(s: State, rng: Rng) -> vec[i64]:
    cells = s.cells
    step = cells[STEP]
    subject = cells[SUBJECT]
    if step == DRAW:
        return some_of(cells, DECK + subject, cells[DECK_SIZE + subject], cells[DRAWS + subject], rng)
    if step == REVEAL:
        if may_be_jubilee(s) and rng.below(cells[HIDDEN + subject]) == 0:
            return vec[i64]([s.box.game_over])
        return some_of(cells, UNSEEN, count(cells, UNSEEN), 1, rng)
    if step == BE_ROBBED:
        return some_of(cells, HAND + subject, cells[HAND_SIZE + subject], 1, rng)
    if step == MUSTER_MILITIA:
        return some_of(cells, MILITIA, count(cells, MILITIA), 1, rng)
    if step == FIND_FIRST:
        return vec[i64]([rng.below(s.box.seats)])
    items = objectives_left(s)
    if step == CHOOSE_GUILDS:
        items = vec[i64]([i64(1), i64(2), i64(3), i64(4)])
    rng.shuffle(items)
    return items[: how_many(s)]


def some_of(cells: vec[i64], where: i64, n: i64, k: i64, rng: Rng) -> vec[i64]:
    """k of the n cards of a list, each as likely as the others, in the order drawn; the list stays as it is."""
    found = vec[i64](capacity=4)
    while k > 0:
        found = append(found, take_nth_card(cells, where, rng.below(n)))
        n -= 1
        k -= 1
    for card in found:
        insert_card(cells, where, card)
    return found
