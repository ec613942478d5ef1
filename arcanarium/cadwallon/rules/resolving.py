"""Phases 2 and 3, the end of the game and the points (K-56 to K-73, K-90 to K-92, K-98 to K-101)."""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from arcanarium.cadwallon.rules.primitives import NOBODY, any_stake, send_back, to_resource
from arcanarium.cadwallon.rules.turn import win
from arcanarium.cadwallon.state import actions, event_codes
from arcanarium.cadwallon.state.box import (
    EACH_KIND,
    EACH_POWER,
    HAND_LIMIT,
    LOCATION,
    MILITIA_CARD,
    PERSONALITY,
    RELIC,
    SPIRITUAL,
    value,
)
from arcanarium.cadwallon.state.layout import (
    ACTIVE,
    ALL,
    BEGIN_ROUND,
    BESIDE,
    BURIED,
    DEALT,
    DECK,
    DECK_GROUP,
    DRAW,
    DRAWS,
    END,
    END_TURN,
    ENDING,
    FIRST,
    GUILD,
    HIDDEN,
    IDLE,
    KEPT,
    LAST,
    MILITIA,
    OWNER,
    PHASE,
    PLAYING,
    REMOVAL,
    REMOVED,
    RESHUFFLED,
    RESOLVE,
    RESOLVED,
    RESOURCE,
    REVEAL,
    SCORE,
    STAKE,
    STAKES_WON,
    STAMP,
    STEP,
    SUBJECT,
    WINNER,
    WON,
    State,
    mark,
    next_card,
    next_cell,
)
from arcanarium.cadwallon.state.piles import insert_card
from arcanarium.engine.cells import REVEALS, ROUND, WINNERS, note_event

IDLE_ROUNDS: i64 = 5
"""After so many rounds in a row in which nobody won a stake the game stops (K-70)."""


# --- the start of a round ---

def begin_round(s: State) -> None:
    """Every player draws four cards (K-33)."""
    cells = s.cells
    box = s.box
    cells[ROUND] += 1
    cells[PHASE] = PLAYING
    cells[ACTIVE] = cells[FIRST]
    cells[STAKES_WON] = 0
    cells[STAMP] = 0
    note_event(s, event_codes.ROUND_BEGAN, cells[FIRST], 0, cells[ROUND], ALL)
    forget(s, MILITIA)
    seat: i64 = 0
    while seat < box.seats:
        forget(s, DECK + seat)
        cells[DECK_GROUP + seat] = 0
        cells[RESHUFFLED + seat] = 0
        cells[DRAWS + seat] = HAND_LIMIT
        seat += 1
    cells[STEP] = DRAW


def forget(s: State, where: i64) -> None:
    """Mark all cards of a list as hidden since the round began: what was known of them is forgotten."""
    card = s.cells[where]
    while card:
        s.cells[mark(s.box, card)] = 0
        card = next_card(s.cells, card)


# --- phase 2: resolving ---

def resolve_next(s: State) -> None:
    """Resolve the next stake, in the order that starts at the first player's left (K-57); after the last, phase 3."""
    cells = s.cells
    box = s.box
    while cells[RESOLVED] < box.piles:
        pile = box.order[cells[FIRST] * box.piles + cells[RESOLVED]]
        cells[RESOLVED] += 1
        if cells[STAKE + pile]:
            winner = winner_of(s, pile)
            if winner >= 0:
                win(s, winner, pile)
                if cells[STEP] == REMOVAL:
                    return
            else:
                send_militia_back(s, pile)
    end_round(s)


def winner_of(s: State, pile: i64) -> i64:
    """Who wins a stake: the highest sum that reaches the threshold (K-58 to K-62), or nobody."""
    cells = s.cells
    box = s.box
    stake = cells[STAKE + pile]
    power = box.main[stake]
    sums = vec[i64]([i64(0), i64(0), i64(0), i64(0)])
    card = cells[BESIDE + pile]
    while card:
        sums[cells[mark(box, card)] & OWNER] += value(box, card, power)
        card = next_card(cells, card)
    best: i64 = box.threshold[stake]
    winner: i64 = NOBODY
    tied: i64 = 0
    seat: i64 = 0
    while seat < box.seats:
        if sums[seat] > best or (sums[seat] == best and tied == 0):
            best = sums[seat]
            winner = seat
            tied = i64(1) << seat
        elif sums[seat] == best:
            tied |= i64(1) << seat
        seat += 1
    if winner >= 0 and tied != i64(1) << winner:
        winner = tie_winner(s, tied, power)
        if winner < 0:
            note_event(s, event_codes.TIED, NOBODY, stake, pile | best << 4, ALL)
    elif winner < 0 and cells[BESIDE + pile]:
        note_event(s, event_codes.UNREACHED, NOBODY, stake, pile, ALL)
    return winner


def tie_winner(s: State, tied: i64, power: i64) -> i64:
    """Among tied players the one whose guild wins ties of this power, if any (K-61, K-78 to K-81)."""
    winner: i64 = NOBODY
    seat: i64 = 0
    while seat < s.box.seats:
        if tied >> seat & 1 and s.box.ties[s.cells[GUILD + seat]] == power:
            if winner >= 0:
                return NOBODY  # only with own card files: two guilds with the same ability
            winner = seat
        seat += 1
    return winner


def send_militia_back(s: State, pile: i64) -> None:
    """Militia leaves a stake once it has been resolved, won or not (K-96)."""
    cells = s.cells
    card = cells[BESIDE + pile]
    while card:
        following = next_card(cells, card)
        if s.box.kind[card] == MILITIA_CARD:
            send_back(s, card, pile)
        card = following


def settle_removal(s: State, action: i64) -> None:
    """The winner of a stake takes it into the resource deck, or puts it under the base card (K-98, K-99)."""
    cells = s.cells
    seat = cells[WINNER]
    if action == actions.REMOVE:
        insert_card(cells, REMOVED + seat, cells[WON])
        note_event(s, event_codes.WAS_REMOVED, seat, cells[WON], 0, ALL)
    else:
        to_resource(s, seat, cells[WON])
    cells[WON] = 0
    cells[WINNER] = 0
    cells[STEP] = REVEAL if cells[PHASE] == PLAYING else RESOLVE


# --- phase 3: the end of a round ---

def end_round(s: State) -> None:
    """The First Player card passes to the right, and new stakes are revealed, unless the game is over."""
    cells = s.cells
    cells[PHASE] = ENDING
    cells[RESOLVED] = 0
    cells[STEP] = REVEAL
    cells[IDLE] = 0 if cells[STAKES_WON] else cells[IDLE] + 1
    if cells[IDLE] == IDLE_ROUNDS:
        note_event(s, event_codes.IDLE_END, NOBODY, 0, IDLE_ROUNDS, ALL)
        finish(s)
    elif cells[ROUND] == cells[LAST]:
        finish(s)
    else:
        cells[FIRST] = cells[FIRST] - 1 if cells[FIRST] else s.box.seats - 1
        cells[ACTIVE] = cells[FIRST]


def reveal_next(s: State) -> bool:
    """Reveal the next card of each pile that shows no stake; True when chance must say which (K-65, K-66)."""
    cells = s.cells
    pile: i64 = 0
    while pile < s.box.piles:
        if cells[STAKE + pile] == 0:
            if cells[HIDDEN + pile]:
                cells[SUBJECT] = pile
                return True
            if cells[BURIED + pile]:
                card = cells[BURIED + pile]
                cells[BURIED + pile] = next_card(cells, card)
                cells[next_cell(card)] = 0
                cells[STAKE + pile] = card
                note_event(s, event_codes.REVEALED, NOBODY, card, pile, ALL)
        pile += 1
    return False


def after_revealing(s: State) -> None:
    """In phase 1 the turn ends; at the end of a round the next one begins, if any stake is left (K-70)."""
    cells = s.cells
    if cells[PHASE] == PLAYING:
        cells[STEP] = END_TURN
        return
    if any_stake(s):
        cells[STEP] = BEGIN_ROUND
    else:
        note_event(s, event_codes.NO_STAKES_LEFT, NOBODY, 0, 0, ALL)
        finish(s)


# --- the end of the game ---

def finish(s: State) -> None:
    """All agents go home, points are counted, and the most win; ties go by locations, then personalities."""
    cells = s.cells
    box = s.box
    pile: i64 = 0
    while pile < box.piles:
        while cells[BESIDE + pile]:
            send_back(s, cells[BESIDE + pile], pile)
        pile += 1
    if box.with_objectives:
        cells[REVEALS] += 1  # they are shown now (K-90)
    best: i64 = -1
    winners: i64 = 0
    seat: i64 = 0
    while seat < box.seats:
        cells[SCORE + seat] = card_points(s, seat) + objective_points(s, seat)
        note_event(s, event_codes.SCORED, seat, 0, cells[SCORE + seat], ALL)
        rank = (cells[SCORE + seat] << 8 | owned(s, seat, LOCATION)) << 8 | owned(s, seat, PERSONALITY)
        if rank > best:
            best = rank
            winners = 0
        if rank == best:
            winners |= i64(1) << seat
        seat += 1
    note_tie(s, winners)
    cells[WINNERS] = winners
    cells[STEP] = END
    seat = 0
    while seat < box.seats:
        if winners >> seat & 1:
            note_event(s, event_codes.GAME_WON, seat, 0, cells[SCORE + seat], ALL)
        seat += 1


def note_tie(s: State, winners: i64) -> None:
    """Note which tie-break decided, if the most points are shared (K-73)."""
    if not s.noting:
        return
    seats = s.box.seats
    winner: i64 = 0
    while winners >> winner & 1 == 0:
        winner += 1
    shared = winners != i64(1) << winner
    rivals: i64 = 0
    equal: i64 = 0
    seat: i64 = 0
    while seat < seats:
        if seat != winner and s.cells[SCORE + seat] == s.cells[SCORE + winner]:
            rivals += 1
            if owned(s, seat, LOCATION) == owned(s, winner, LOCATION):
                equal += 1
        seat += 1
    if rivals:
        note_event(s, event_codes.TIE_BROKEN, NOBODY, 0, 3 if shared else 2 if equal else 1, ALL)


def card_points(s: State, seat: i64) -> i64:
    """The victory points of all cards in both decks; those under the base card only if the switch says so (K-101)."""
    total = points_in(s, DECK + seat) + points_in(s, RESOURCE + seat)
    if s.box.removed_score:
        total += points_in(s, REMOVED + seat)
    return total


def points_in(s: State, where: i64) -> i64:
    total: i64 = 0
    card = s.cells[where]
    while card:
        total += s.box.points[card]
        card = next_card(s.cells, card)
    return total


def owned(s: State, seat: i64, kind: i64) -> i64:
    """How many stakes of one kind a player owns in both decks."""
    return matching(s, seat, kind, -1, -1, 0, False)


def objective_points(s: State, seat: i64) -> i64:
    """The points of the objectives that a player has kept and achieved (K-90)."""
    cells = s.cells
    total: i64 = 0
    i: i64 = 0
    while i < 4:
        if cells[KEPT + seat] >> i & 1:
            card = cells[DEALT + seat * 4 + i]
            if achieved(s, seat, card - s.box.first_objective):
                points = s.box.goal_points[card - s.box.first_objective]
                total += points
                note_event(s, event_codes.ACHIEVED, seat, card, points, ALL)
        i += 1
    return total


def achieved(s: State, seat: i64, goal: i64) -> bool:
    """Whether a player reaches a goal with the stakes in both decks (K-91, K-92)."""
    box = s.box
    kind = box.goal_kind[goal]
    power = box.goal_power[goal]
    need = box.goal_number[goal]
    if box.goal_most[goal]:
        rival: i64 = 0
        while rival < box.seats:
            if rival != seat and owned(s, rival, kind) >= owned(s, seat, kind):
                return False
            rival += 1
        return True
    if box.goal_each[goal] == EACH_KIND:
        return (
            matching(s, seat, RELIC, power, -1, 0, False) >= need
            and matching(s, seat, LOCATION, power, -1, 0, False) >= need
            and matching(s, seat, PERSONALITY, power, -1, 0, False) >= need
        )
    if box.goal_each[goal] == EACH_POWER:
        power = 0
        while power <= SPIRITUAL:
            if matching(s, seat, kind, power, -1, 0, False) < need:
                return False
            power += 1
        return True
    district = box.goal_district[goal]
    return matching(s, seat, kind, power, district, box.goal_least[goal], box.goal_ducats[goal] == 1) >= need


def matching(s: State, seat: i64, kind: i64, power: i64, district: i64, least: i64, ducats: bool) -> i64:
    """How many stakes in both decks are of a kind (0 for any), a power and a district (-1 for any), and of at least
    some threshold; or how many ducats they bear."""
    cells = s.cells
    box = s.box
    total: i64 = 0
    where: i64 = DECK + seat
    while True:
        card = cells[where]
        while card:
            if (
                box.stake[card]
                and (kind == 0 or box.kind[card] == kind)
                and (power < 0 or box.main[card] == power)
                and (district < 0 or box.district[card] == district)
                and box.threshold[card] >= least
            ):
                total += box.ducats[card] if ducats else 1
            card = next_card(cells, card)
        if where == RESOURCE + seat:
            return total
        where = RESOURCE + seat
