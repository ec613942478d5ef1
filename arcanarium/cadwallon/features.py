"""What a network sees of a position: the numbers of the features that are on for a seat.

They depend only on what that seat may know. Some say where a card lies, CARD_NUMBERS numbers a place;
cards have the same numbers in every configuration. Each stake on the table is told by how far the seat's agents and the
rivals' are from winning it. The rest are counts.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arcanarium.cadwallon.state import actions
from arcanarium.cadwallon.state.box import FINANCIAL, LOCATION, PERSONALITY, RELIC, is_agent, value
from arcanarium.cadwallon.state.layout import (
    ACTIVE,
    BESIDE,
    DEALT,
    DECK,
    DECK_SIZE,
    DOWN,
    FIRST,
    GUILD,
    HAND,
    HAND_SIZE,
    HIDDEN,
    IDLE,
    JUBILEE,
    KEPT,
    LAST,
    OWNER,
    PHASE,
    REMOVED,
    RESOURCE,
    STAKE,
    State,
    mark,
    next_card,
)
from arcanarium.cadwallon.state.memory import known_by
from arcanarium.cadwallon.value import progress
from arcanarium.engine.cells import OWING, ROUND

CARD_NUMBERS: Final = 160
GOALS: Final = 32
GUILD_NUMBERS: Final = 6
USUAL_DOWN: Final = 2
"""What an agent that lies face down is taken to add."""

# --- places of cards ---
OWN_HAND: Final = 0
OWN_DECK: Final = 1
OWN_RESOURCE: Final = 2
STAKES_BLOCK: Final = 3
NEXT_RESOURCE: Final = 4
PLACES: Final = 5

# --- stakes: how the agents beside them stand ---
STAKE_KINDS: Final = 3
MARGINS: Final = 8
THREATS: Final = 5
STANDING: Final = PLACES * CARD_NUMBERS
"""By the kind of the stake, what the own agents lack or have beyond its threshold, and how strong rivals look."""
REACHES: Final = 7
HOPES: Final = STANDING + STAKE_KINDS * MARGINS * THREATS
"""The same with the best agent in hand added: against the threshold and against the strongest rival."""
CROWDS: Final = 4
CROWD: Final = HOPES + STAKE_KINDS * REACHES * REACHES
"""Own and rivals' agents."""
BRIBES: Final = CROWD + STAKE_KINDS * CROWDS * CROWDS
"""A personality that could be bribed now, or with one relic more."""
RIVAL_STANDING: Final = BRIBES + 4
"""What the strongest rival lacks by what lies open, and whether the seat has agents there."""
SUMS_BLOCK: Final = RIVAL_STANDING + STAKE_KINDS * MARGINS * 2
MOST_STAKES: Final = 6
WINNING: Final = SUMS_BLOCK
"""How many stakes the seat would win now, and how many rivals would, as it looks."""
LOSING: Final = WINNING + MOST_STAKES

# --- counts ---
ROUNDS: Final = 28
ROUND_NOW: Final = LOSING + MOST_STAKES
FREE_LEFT: Final = ROUND_NOW + ROUNDS
"""Cards still hidden in the free zone's pile, while Game Over is among them; then whether this is the last round."""
FREE_SIZES: Final = 14
ENDING_BLOCK: Final = FREE_LEFT + FREE_SIZES
PHASES_BLOCK: Final = ENDING_BLOCK + 2
IDLE_ROUNDS_BLOCK: Final = PHASES_BLOCK + 4
OWN_GUILD: Final = IDLE_ROUNDS_BLOCK + 4
NEXT_GUILD: Final = OWN_GUILD + GUILD_NUMBERS
SIZES: Final = 8
OWN_HAND_SIZE: Final = NEXT_GUILD + GUILD_NUMBERS
NEXT_HAND_SIZE: Final = OWN_HAND_SIZE + SIZES
RIVAL_HANDS: Final = NEXT_HAND_SIZE + SIZES
HAND_SUMS: Final = 16
OWN_DECK_SIZE: Final = RIVAL_HANDS + HAND_SUMS
DECK_SIZES: Final = 16
NEXT_DECK_SIZE: Final = OWN_DECK_SIZE + DECK_SIZES
FIRST_FLAGS: Final = NEXT_DECK_SIZE + DECK_SIZES
MOVE_FLAGS: Final = FIRST_FLAGS + 4
SEATS_FLAGS: Final = MOVE_FLAGS + 4
HOUSE_FLAGS: Final = SEATS_FLAGS + 4
OWNED: Final = 14
OWN_STAKES: Final = HOUSE_FLAGS + 4
"""Relics, locations and personalities won: how many of each, wherever they are."""
NEXT_STAKES: Final = OWN_STAKES + STAKE_KINDS * OWNED
POINTS: Final = 48
OWN_POINTS: Final = NEXT_STAKES + STAKE_KINDS * OWNED
BEST_POINTS: Final = OWN_POINTS + POINTS
LEADS: Final = 41
LEAD_BLOCK: Final = BEST_POINTS + POINTS
BEST_VALUES: Final = LEAD_BLOCK + LEADS
"""The best value in hand of each power, and the next, from 0 to 7."""
GOAL: Final = BEST_VALUES + 8 * 8
"""Objectives kept, and how far each is achieved in quarters."""
WORTHS: Final = 48
WORTH_NOW: Final = GOAL + GOALS * 5
"""The hand-made worth, in sixths of its scale."""
WORTH_FROM: Final = -24
FEATURES: Final = WORTH_NOW + WORTHS

BEST_HELD: Final[vec[i64]] = vec[i64]([i64(0)] * 8)
"""Room for the values of the own hand: the best of each power, then the next. That of relics are ducats."""
TALLY: Final[vec[i64]] = vec[i64]([i64(0)] * 4)
"""Room for the stakes a seat owns, by kind, and their points."""


def count(found: vec[i64], n: i64, block: i64, size: i64, steps: i64) -> i64:
    """One feature for a count; what is out of range counts as the nearest."""
    found[n] = block + clip(size, 0, steps - 1)
    return n + 1


def flag(found: vec[i64], n: i64, feature: i64, on: bool) -> i64:
    if on:
        found[n] = feature
        n += 1
    return n


def clip(size: i64, least: i64, most: i64) -> i64:
    if size < least:
        return least
    return size if size < most else most


def features(s: State, seat: i64, found: vec[i64]) -> i64:
    """Write the features of a seat into `found`; returns how many there are."""
    n = plain_features(s, seat, found)
    return count(found, n, WORTH_NOW, s.worth(seat) * 6 // s.scale() - WORTH_FROM, WORTHS)


def plain_features(s: State, seat: i64, found: vec[i64]) -> i64:
    """The same without the hand-made worth."""
    cells = s.cells
    after = (seat + 1) % s.box.seats
    n: i64 = 0
    n = list_cards(s, found, n, OWN_HAND, cells[HAND + seat])
    n = list_cards(s, found, n, OWN_DECK, cells[DECK + seat])
    n = list_cards(s, found, n, OWN_RESOURCE, cells[RESOURCE + seat])
    n = list_cards(s, found, n, NEXT_RESOURCE, cells[RESOURCE + after])
    n = own_hand(s, seat, found, n)
    n = stakes(s, seat, found, n)
    n = riches(s, seat, after, found, n)
    n = goals(s, seat, found, n)
    return table(s, seat, after, found, n)


def list_cards(s: State, found: vec[i64], n: i64, place: i64, card: i64) -> i64:
    while card:
        if card < CARD_NUMBERS:
            found[n] = place * CARD_NUMBERS + card
            n += 1
        card = next_card(s.cells, card)
    return n


def own_hand(s: State, seat: i64, found: vec[i64], n: i64) -> i64:
    """The best values in hand: kept in BEST_HELD for the stakes."""
    box = s.box
    best = BEST_HELD
    i: i64 = 0
    while i < 8:
        best[i] = 0
        i += 1
    card = s.cells[HAND + seat]
    while card:
        power: i64 = 0
        while power <= FINANCIAL:
            v: i64 = 0
            if power < FINANCIAL:
                if is_agent(box, card):
                    v = value(box, card, power)
            elif box.kind[card] == RELIC:
                v = box.ducats[card]
            if v > best[power]:
                best[4 + power] = best[power]
                best[power] = v
            elif v > best[4 + power]:
                best[4 + power] = v
            power += 1
        card = next_card(s.cells, card)
    i = 0
    while i < 8:
        n = count(found, n, BEST_VALUES + 8 * i, best[i], 8)
        i += 1
    return n


def kind_of_stake(kind: i64) -> i64:
    return 0 if kind == RELIC else 1 if kind == LOCATION else 2


def stakes(s: State, seat: i64, found: vec[i64], n: i64) -> i64:
    """Each stake on the table. Two in the same standing count once: how many are won or lost is told apart."""
    cells = s.cells
    box = s.box
    begin = n
    winning: i64 = 0
    losing: i64 = 0
    pile: i64 = 0
    while pile < box.piles:
        stake = cells[STAKE + pile]
        if stake:
            if stake < CARD_NUMBERS:
                n = once(found, begin, n, STAKES_BLOCK * CARD_NUMBERS + stake)
            need = box.threshold[stake]
            own, agents, ducats = own_agents(s, seat, pile, box.main[stake])
            strongest, shown, crowd = rival_agents(s, seat, pile, box.main[stake])
            if own >= need and own >= strongest:
                winning += 1
            elif strongest >= need:
                losing += 1
            n = one_stake(s, found, begin, n, stake, own, agents, strongest, shown, crowd)
            n = bribe(s, seat, found, begin, n, stake, agents, ducats)
        pile += 1
    n = count(found, n, WINNING, winning, MOST_STAKES)
    return count(found, n, LOSING, losing, MOST_STAKES)


def once(found: vec[i64], begin: i64, n: i64, feature: i64) -> i64:
    """Add a feature that may be on already."""
    i = begin
    while i < n:
        if found[i] == feature:
            return n
        i += 1
    found[n] = feature
    return n + 1


def own_agents(s: State, seat: i64, pile: i64, power: i64) -> tuple[i64, i64, i64]:
    """The own cards beside a stake: the sum of their values, how many there are, and their ducats."""
    cells = s.cells
    box = s.box
    total: i64 = 0
    agents: i64 = 0
    ducats: i64 = 0
    card = cells[BESIDE + pile]
    while card:
        if cells[mark(box, card)] & OWNER == seat:
            total += value(box, card, power)
            agents += 1
            ducats += value(box, card, FINANCIAL)
        card = next_card(cells, card)
    return total, agents, ducats


def rival_agents(s: State, seat: i64, pile: i64, power: i64) -> tuple[i64, i64, i64]:
    """The strongest rival beside a stake, with USUAL_DOWN for each card the seat does not know and without, and how
    many cards of rivals there are."""
    cells = s.cells
    box = s.box
    strongest: i64 = 0
    shown: i64 = 0
    crowd: i64 = 0
    rival: i64 = 0
    while rival < box.seats:
        if rival != seat:
            total: i64 = 0
            masked: i64 = 0
            card = cells[BESIDE + pile]
            while card:
                marks = cells[mark(box, card)]
                if marks & OWNER == rival:
                    crowd += 1
                    if marks & DOWN == 0 or known_by(marks) >> seat & 1:
                        total += value(box, card, power)
                    else:
                        masked += USUAL_DOWN
                card = next_card(cells, card)
            if total + masked > strongest:
                strongest = total + masked
            if total > shown:
                shown = total
        rival += 1
    return strongest, shown, crowd


def one_stake(s: State, found: vec[i64], begin: i64, n: i64, stake: i64, own: i64, agents: i64, strongest: i64,
              shown: i64, crowd: i64) -> i64:
    box = s.box
    need = box.threshold[stake]
    power = box.main[stake]
    kind = kind_of_stake(box.kind[stake])
    threat: i64 = 0
    if strongest > own and strongest >= need:
        threat = 4
    elif strongest >= need:
        threat = 3
    elif strongest + 3 >= need:
        threat = 2
    elif crowd:
        threat = 1
    margin = clip(own - need + 5, 0, MARGINS - 1)
    n = once(found, begin, n, STANDING + (kind * MARGINS + margin) * THREATS + threat)
    hope = own + (BEST_HELD[power] if power >= 0 else i64(0))
    against = clip(hope - strongest + 3, 0, REACHES - 1)
    n = once(found, begin, n, HOPES + (kind * REACHES + clip(hope - need + 4, 0, REACHES - 1)) * REACHES + against)
    mine = clip(agents, 0, CROWDS - 1)
    n = once(found, begin, n, CROWD + (kind * CROWDS + mine) * CROWDS + clip(crowd, 0, CROWDS - 1))
    theirs = clip(shown - need + 5, 0, MARGINS - 1)
    return once(found, begin, n, RIVAL_STANDING + (kind * MARGINS + theirs) * 2 + (1 if agents else 0))


def bribe(s: State, seat: i64, found: vec[i64], begin: i64, n: i64, stake: i64, agents: i64, ducats: i64) -> i64:
    box = s.box
    if box.kind[stake] != PERSONALITY or agents == 0 or BEST_HELD[FINANCIAL] == 0:
        return n
    total = ducats + BEST_HELD[FINANCIAL] + box.bonus[s.cells[GUILD + seat]]
    price = value(box, stake, FINANCIAL)
    return once(found, begin, n, BRIBES + (0 if total >= price else 1 if total + 2 >= price else 2))


def tally(s: State, seat: i64) -> None:
    """What a seat has won, wherever it is now: all have seen it. Kept in TALLY."""
    cells = s.cells
    box = s.box
    TALLY[0] = 0
    TALLY[1] = 0
    TALLY[2] = 0
    TALLY[3] = 0
    add_list(s, cells[HAND + seat])
    add_list(s, cells[DECK + seat])
    add_list(s, cells[RESOURCE + seat])
    pile: i64 = 0
    while pile < box.piles:
        card = cells[BESIDE + pile]
        while card:
            if box.stake[card] and cells[mark(box, card)] & OWNER == seat:
                TALLY[kind_of_stake(box.kind[card])] += 1
                TALLY[3] += box.points[card]
            card = next_card(cells, card)
        pile += 1
    if box.removed_score:
        card = cells[REMOVED + seat]
        while card:
            TALLY[3] += box.points[card]
            card = next_card(cells, card)


def add_list(s: State, card: i64) -> None:
    box = s.box
    while card:
        if box.stake[card]:
            TALLY[kind_of_stake(box.kind[card])] += 1
            TALLY[3] += box.points[card]
        card = next_card(s.cells, card)


def riches(s: State, seat: i64, after: i64, found: vec[i64], n: i64) -> i64:
    """Stakes won and points."""
    best: i64 = 0
    rival: i64 = 0
    kind: i64 = 0
    while rival < s.box.seats:
        if rival != seat:
            tally(s, rival)
            if TALLY[3] > best:
                best = TALLY[3]
            if rival == after:
                kind = 0
                while kind < STAKE_KINDS:
                    n = count(found, n, NEXT_STAKES + kind * OWNED, TALLY[kind], OWNED)
                    kind += 1
        rival += 1
    tally(s, seat)
    kind = 0
    while kind < STAKE_KINDS:
        n = count(found, n, OWN_STAKES + kind * OWNED, TALLY[kind], OWNED)
        kind += 1
    n = count(found, n, OWN_POINTS, TALLY[3], POINTS)
    n = count(found, n, BEST_POINTS, best, POINTS)
    return count(found, n, LEAD_BLOCK, TALLY[3] - best + LEADS // 2, LEADS)


def goals(s: State, seat: i64, found: vec[i64], n: i64) -> i64:
    cells = s.cells
    i: i64 = 0
    while i < 4:
        if cells[KEPT + seat] >> i & 1:
            goal = cells[DEALT + 4 * seat + i] - s.box.first_objective
            if 0 <= goal < GOALS:
                done = progress(s, seat, goal)
                found[n] = GOAL + goal * 5 + clip(done * 4 // 1000, 0, 4)
                n += 1
        i += 1
    return n


def table(s: State, seat: i64, after: i64, found: vec[i64], n: i64) -> i64:
    """The round, who is first and whose turn it is, hands and decks from behind, house rules."""
    cells = s.cells
    box = s.box
    n = count(found, n, ROUND_NOW, cells[ROUND], ROUNDS)
    if cells[JUBILEE]:
        n = count(found, n, FREE_LEFT, cells[HIDDEN + box.free], FREE_SIZES)
    if cells[LAST]:
        n = count(found, n, ENDING_BLOCK, 1 if cells[LAST] == cells[ROUND] else 0, 2)
    n = count(found, n, PHASES_BLOCK, cells[PHASE], 4)
    n = count(found, n, IDLE_ROUNDS_BLOCK, cells[IDLE], 4)
    n = count(found, n, OWN_GUILD, cells[GUILD + seat], GUILD_NUMBERS)
    n = count(found, n, NEXT_GUILD, cells[GUILD + after], GUILD_NUMBERS)
    n = count(found, n, OWN_HAND_SIZE, cells[HAND_SIZE + seat], SIZES)
    n = count(found, n, NEXT_HAND_SIZE, cells[HAND_SIZE + after], SIZES)
    held: i64 = 0
    rival: i64 = 0
    while rival < box.seats:
        if rival != seat:
            held += cells[HAND_SIZE + rival]
        rival += 1
    n = count(found, n, RIVAL_HANDS, held, HAND_SUMS)
    n = count(found, n, OWN_DECK_SIZE, cells[DECK_SIZE + seat], DECK_SIZES)
    n = count(found, n, NEXT_DECK_SIZE, cells[DECK_SIZE + after], DECK_SIZES)
    first = cells[FIRST]
    n = count(found, n, FIRST_FLAGS, 0 if first == seat else 1 if first == after else 2, 4)
    active = cells[ACTIVE]
    if cells[ROUND] and cells[OWING] >> active & 1:
        n = count(found, n, MOVE_FLAGS, 0 if active == seat else 1 if active == after else 2, 4)
    n = count(found, n, SEATS_FLAGS, box.seats - 2, 4)
    n = flag(found, n, HOUSE_FLAGS, box.with_objectives)
    n = flag(found, n, HOUSE_FLAGS + 1, box.with_militia)
    n = flag(found, n, HOUSE_FLAGS + 2, box.with_removal)
    return flag(found, n, HOUSE_FLAGS + 3, box.removed_score)


# --- actions ----------------------------------------------------------------------------------------------------------

VERBS: Final = 24
CARD_VERBS: Final = 8
"""Verbs that have a key for each card: placing and playing, bribing and the like."""
TARGETS: Final = 3
"""An agent that is placed: on a relic, a location or a personality."""
PLACING: Final = VERBS + CARD_VERBS * CARD_NUMBERS
ACTION_KEYS: Final = PLACING + TARGETS * CARD_NUMBERS


def action_key(s: State, action: i64) -> i64:
    """A verb and a card as one number; a card that is placed, with the kind of the stake it goes to."""
    verb = actions.verb_of(action)
    card = actions.card_of(action)
    if card == 0 or card >= CARD_NUMBERS or verb >= VERBS:
        return verb if verb < VERBS else i64(0)
    if verb == actions.PLACE:
        pile = actions.first_of(action)
        stake = s.cells[STAKE + pile] if pile < s.box.piles else i64(0)
        return PLACING + (kind_of_stake(s.box.kind[stake]) if stake else i64(0)) * CARD_NUMBERS + card
    return VERBS + (verb if verb < CARD_VERBS else i64(0)) * CARD_NUMBERS + card
