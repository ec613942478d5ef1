"""What a position is worth to a player, in thousandths of a point: the hand-made judgement that searches ask for.

It counts what a player owns, and what each stake on the table promises: how likely the player's agents are to win it,
with the cards still in all hands, or a relic to bribe it. All figures are guesses that play well, nothing more.

Nothing is counted that the player may not know. Of rivals it is open which cards they own, but not which of them they
hold, which lie face down, and which objectives they keep: a hidden hand and a hidden agent count as usual ones.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.cadwallon.rules.resolving import matching, owned
from arcanarium.cadwallon.state.box import (
    EACH_KIND,
    EACH_POWER,
    FINANCIAL,
    HAND_LIMIT,
    LOCATION,
    MILITIA_CARD,
    PERSONALITY,
    RELIC,
    Box,
    is_agent,
)
from arcanarium.cadwallon.state.box import (
    value as power_of,
)
from arcanarium.cadwallon.state.layout import (
    BESIDE,
    CHOOSE_GUILDS,
    DEALT,
    DECK,
    DOWN,
    GUILD,
    HAND,
    HAND_SIZE,
    KEEP_OBJECTIVES,
    KEPT,
    LAST,
    MUSTERED,
    OWNER,
    PLAYED,
    REMOVED,
    RESOURCE,
    SCORE,
    STAKE,
    STEP,
    TURN,
    WON,
    State,
    mark,
    next_card,
)
from arcanarium.cadwallon.state.memory import known_by
from arcanarium.engine import cells as engine
from arcanarium.engine.cells import CHANCE, ROUND, WINNERS

POINT: Final = 1000
WIN_WORTH: Final = 1_000_000
SCALE: Final = 12000
"""The lead that wins three of four games: a logistic fit over games between greedy players."""
SURE: Final = 1 << 20
"""A chance of one."""

USUAL_BEST: Final = 3 * POINT
"""What the best agent in a hand of four is expected to add to a stake."""
USUAL_SECOND: Final = 2 * POINT
"""What the second-best agent in a hand of four is expected to add to a stake."""
USUAL_MASKED: Final = 2 * POINT
"""What rivals expect of an agent that lies face down, and what is expected of militia that does."""
HIGHEST: Final = 7
"""No agent has a higher value."""
RICHEST: Final = 15
"""No relic has more ducats."""

SEATS: Final = 4
# scratch space, so that nothing is made anew for each judgement: a number for each seat from each of these places on
FOUND: Final = 0
"""What each player has and can expect."""
SUMS: Final = SEATS
"""The values of the agents beside a stake."""
GUESSED: Final = 2 * SEATS
"""The same as rivals guess them."""
DUCATS: Final = 3 * SEATS
HELPERS: Final = 4 * SEATS
AGENTS: Final = 5 * SEATS
"""Militia helps to win a stake, but cannot offer a bribe (K-48)."""
STRENGTH: Final = 6 * SEATS
REACH: Final = 7 * SEATS
"""The chance to reach the threshold of a stake."""
BEST: Final = 8 * SEATS
"""For each seat and power the best value in hand; in place of the financial one the ducats of the best relic."""
SECOND: Final = 12 * SEATS
"""For each seat and power the second-best value in hand."""
MASKED: Final = 16 * SEATS
"""For each seat and power what an agent adds that the viewer does not know."""
HELD: Final = 20 * SEATS
"""For each seat the chance that one of its cards, whose place the viewer does not know, is in its hand."""
RELICS: Final = 21 * SEATS
"""For each seat how many relics of so many ducats it may have in hand."""
TALLIES: Final = RELICS + SEATS * (RICHEST + 1)
"""For each power how many cards in hiding have a value: of one rival at a time."""
SCRATCH: Final[vec[i64]] = vec[i64]([i64(0)] * (TALLIES + 3 * (HIGHEST + 1)))


# --- what a search asks ---


def quiet(s: State) -> bool:
    """Whether nothing is half done: a turn begins, or a choice before the first round is open."""
    if s.cells[WINNERS]:
        return True
    step = s.cells[STEP]
    return step in (TURN, CHOOSE_GUILDS, KEEP_OBJECTIVES) and s.cells[CHANCE] == 0


def kind(s: State) -> i64:
    """The kind of the decision that waits."""
    step = s.cells[STEP]
    if step in (CHOOSE_GUILDS, KEEP_OBJECTIVES):
        return engine.SET_UP
    return engine.TURN if step == TURN or s.cells[WINNERS] else engine.PART


def score(s: State, seat: i64) -> i64:
    """The points of a seat: those it ended with, or those of the cards that it owns so far, wherever they are."""
    return s.cells[SCORE + seat] if s.cells[WINNERS] else estate(s, seat, True) // POINT


def worth(s: State, seat: i64) -> i64:
    """How good a state is for a seat: its own prospects against those of its rivals, the strongest most of all."""
    cells = s.cells
    seats = s.box.seats
    if cells[WINNERS]:
        return final_worth(s, seat)
    if cells[GUILD + seat] == 0:
        return 0
    weigh(s, seat)
    best: i64 = -WIN_WORTH
    total: i64 = 0
    rival: i64 = 0
    while rival < seats:
        if rival != seat:
            hopes = SCRATCH[FOUND + rival]
            total += hopes
            if hopes > best:
                best = hopes
        rival += 1
    return SCRATCH[FOUND + seat] - (best >> 1) - total // (2 * (seats - 1))


def final_worth(s: State, seat: i64) -> i64:
    """At the end: the points, and winning above all."""
    cells = s.cells
    best: i64 = 0
    rival: i64 = 0
    while rival < s.box.seats:
        if rival != seat and cells[SCORE + rival] > best:
            best = cells[SCORE + rival]
        rival += 1
    won: i64 = WIN_WORTH if cells[WINNERS] >> seat & 1 else -WIN_WORTH
    return won + (cells[SCORE + seat] - best) * POINT


def weigh(s: State, viewer: i64) -> None:
    """Find what each player has and can expect, as far as the viewer may know."""
    box = s.box
    if len(box.rates) == 0:
        rate(box)
    last = s.cells[ROUND] == s.cells[LAST]
    seat: i64 = 0
    while seat < box.seats:
        SCRATCH[FOUND + seat] = estate(s, seat, last) if s.cells[GUILD + seat] else 0
        seat += 1
    SCRATCH[FOUND + viewer] += objective_hopes(s, viewer)
    look_into_hands(s, viewer)
    pile: i64 = 0
    while pile < box.piles:
        if s.cells[STAKE + pile]:
            add_chances(s, viewer, pile)
        pile += 1


# --- what a player has ---


def rate(box: Box) -> None:
    """Note what each card is worth: its points and what it is good for while the game goes on. A weak card is in the
    way."""
    rates = vec[i64]([i64(0)])
    card: i64 = 1
    while card <= box.playing:
        n = box.points[card] * POINT
        if box.kind[card] == PERSONALITY:
            n += 250 * (box.threshold[card] - 3)
        elif box.kind[card] == RELIC:
            n += 120 * box.ducats[card] - 300
        elif box.kind[card] == LOCATION:
            n -= 100
        rates = append(rates, n)
        card += 1
    box.rates = rates


def estate(s: State, seat: i64, last: bool) -> i64:
    """All cards that a player owns, wherever they are; in the last round they are worth their points alone."""
    cells = s.cells
    box = s.box
    total = list_worth(s, DECK + seat, last) + list_worth(s, RESOURCE + seat, last) + list_worth(s, HAND + seat, last)
    pile: i64 = 0
    while pile < box.piles:
        card = cells[BESIDE + pile]
        while card:
            if cells[mark(box, card)] & OWNER == seat:
                total += box.points[card] * POINT if last else box.rates[card]
            card = next_card(cells, card)
        pile += 1
    if box.removed_score:
        total += list_worth(s, REMOVED + seat, True)
    return total


def list_worth(s: State, where: i64, last: bool) -> i64:
    """What the cards of a list are worth."""
    cells = s.cells
    box = s.box
    total: i64 = 0
    card = cells[where]
    while card:
        total += box.points[card] * POINT if last else box.rates[card]
        card = next_card(cells, card)
    return total


def objective_hopes(s: State, seat: i64) -> i64:
    """What the objectives a player keeps promise, by how far they are achieved."""
    cells = s.cells
    total: i64 = 0
    i: i64 = 0
    while i < 4:
        if cells[KEPT + seat] >> i & 1:
            goal = cells[DEALT + 4 * seat + i] - s.box.first_objective
            done = progress(s, seat, goal)
            total += s.box.goal_points[goal] * (200 + 800 * done * done // 1_000_000)
        i += 1
    return total


def progress(s: State, seat: i64, goal: i64) -> i64:
    """How much of an objective is achieved, in thousandths."""
    box = s.box
    kind = box.goal_kind[goal]
    need = box.goal_number[goal]
    have: i64 = 0
    if box.goal_most[goal]:
        have = owned(s, seat, kind) + 3
        need = 3
        rival: i64 = 0
        while rival < box.seats:
            if rival != seat:
                need = max(need, owned_anywhere(s, rival, kind) + 4)
            rival += 1
    elif box.goal_each[goal] == EACH_KIND:
        have = min(owned(s, seat, RELIC), owned(s, seat, LOCATION), owned(s, seat, PERSONALITY))
    elif box.goal_each[goal] == EACH_POWER:
        have = min(
            matching(s, seat, kind, 0, -1, 0, False), matching(s, seat, kind, 1, -1, 0, False),
            matching(s, seat, kind, 2, -1, 0, False),
        )
    else:
        ducats = box.goal_ducats[goal] == 1
        have = matching(s, seat, kind, box.goal_power[goal], box.goal_district[goal], box.goal_least[goal], ducats)
    return 1000 if have >= need else 1000 * have // need


def owned_anywhere(s: State, seat: i64, kind: i64) -> i64:
    """How many stakes of a kind a rival owns: which of them are in the decks is not known."""
    cells = s.cells
    box = s.box
    total = owned(s, seat, kind)
    card = cells[HAND + seat]
    while card:
        if box.stake[card] and (kind == 0 or box.kind[card] == kind):
            total += 1
        card = next_card(cells, card)
    pile: i64 = 0
    while pile < box.piles:
        card = cells[BESIDE + pile]
        while card:
            if box.stake[card] and cells[mark(box, card)] & OWNER == seat and (kind == 0 or box.kind[card] == kind):
                total += 1
            card = next_card(cells, card)
        pile += 1
    return total


# --- what the stakes promise ---


def look_into_hands(s: State, viewer: i64) -> None:
    """Note the best values in each hand. Hands that were just drawn count as usual ones, because nothing has been made
    of them yet."""
    cells = s.cells
    box = s.box
    held: i64 = 0
    seat: i64 = 0
    while seat < box.seats:
        held += cells[HAND_SIZE + seat]
        seat += 1
    fresh = held >= HAND_LIMIT * box.seats and cells[PLAYED] == 0 and cells[MUSTERED] == 0 and cells[WON] == 0
    seat = 0
    while seat < box.seats:
        if fresh:
            power: i64 = 0
            while power < FINANCIAL:
                SCRATCH[BEST + 4 * seat + power] = USUAL_BEST
                SCRATCH[SECOND + 4 * seat + power] = USUAL_SECOND
                SCRATCH[MASKED + 4 * seat + power] = USUAL_MASKED
                power += 1
            SCRATCH[BEST + 4 * seat + FINANCIAL] = 0
            SCRATCH[HELD + seat] = 0
        elif seat == viewer:
            look_into_own_hand(s, seat)
        else:
            guess_hand(s, viewer, seat)
        seat += 1


def guess_hand(s: State, viewer: i64, seat: i64) -> None:
    """Note what a rival can be expected to have in hand and face down, by all the cards that may be there."""
    cells = s.cells
    box = s.box
    i: i64 = TALLIES
    while i < TALLIES + 3 * (HIGHEST + 1):
        SCRATCH[i] = 0
        i += 1
    i = RELICS + seat * (RICHEST + 1)
    while i < RELICS + (seat + 1) * (RICHEST + 1):
        SCRATCH[i] = 0
        i += 1
    hiding: i64 = 0
    card = cells[HAND + seat]
    while card:
        hiding += 1
        note_hiding(box, seat, card)
        card = next_card(cells, card)
    card = cells[DECK + seat]
    while card:
        hiding += 1
        note_hiding(box, seat, card)
        card = next_card(cells, card)
    pile: i64 = 0
    while pile < box.piles:
        card = cells[BESIDE + pile]
        while card:
            if is_masked(cells[mark(box, card)], viewer, seat) and box.kind[card] != MILITIA_CARD:
                hiding += 1
                note_hiding(box, seat, card)
            card = next_card(cells, card)
        pile += 1
    if hiding == 0:
        hiding = 1
    SCRATCH[HELD + seat] = SURE * cells[HAND_SIZE + seat] // hiding
    SCRATCH[BEST + 4 * seat + FINANCIAL] = 0
    power: i64 = 0
    while power < FINANCIAL:
        expect_best(seat, power, cells[HAND_SIZE + seat], hiding)
        power += 1


def is_masked(m: i64, viewer: i64, seat: i64) -> bool:
    """Is a card with these marks an agent of a seat whose face the viewer does not know?"""
    return m & OWNER == seat and m & DOWN != 0 and known_by(m) >> viewer & 1 == 0


def note_hiding(box: Box, seat: i64, card: i64) -> None:
    if is_agent(box, card):
        power: i64 = 0
        while power < FINANCIAL:
            SCRATCH[TALLIES + power * (HIGHEST + 1) + min(power_of(box, card, power), HIGHEST)] += 1
            power += 1
    elif box.kind[card] == RELIC:
        SCRATCH[RELICS + seat * (RICHEST + 1) + min(box.ducats[card], RICHEST)] += 1


def expect_best(seat: i64, power: i64, n: i64, hiding: i64) -> None:
    """Note what the best and the second-best of n cards are expected to be, each of which may be any in hiding."""
    best: i64 = 0
    second: i64 = 0
    total: i64 = 0
    agents: i64 = 0
    each = SURE // hiding
    none: i64 = SURE
    one: i64 = 0
    v: i64 = HIGHEST
    while v > 0:
        count = SCRATCH[TALLIES + power * (HIGHEST + 1) + v]
        if count:
            agents += count
            total += v * count
            below = SURE - each * agents
            none = SURE
            one = 0
            i: i64 = 0
            while i < n:
                one = (one * below + none * (SURE - below)) >> 20
                none = none * below >> 20
                i += 1
        best += SURE - none
        second += SURE - none - one
        v -= 1
    agents += SCRATCH[TALLIES + power * (HIGHEST + 1)]
    SCRATCH[BEST + 4 * seat + power] = best * POINT >> 20
    SCRATCH[SECOND + 4 * seat + power] = second * POINT >> 20
    SCRATCH[MASKED + 4 * seat + power] = total * POINT // agents if agents else USUAL_MASKED


def look_into_own_hand(s: State, seat: i64) -> None:
    cells = s.cells
    box = s.box
    best: i64 = BEST + 4 * seat
    second: i64 = SECOND + 4 * seat
    power: i64 = 0
    while power <= FINANCIAL:
        SCRATCH[best + power] = 0
        SCRATCH[second + power] = 0
        power += 1
    SCRATCH[HELD + seat] = 0
    card = cells[HAND + seat]
    while card:
        if is_agent(box, card):
            power = 0
            while power < FINANCIAL:
                v = power_of(box, card, power) * POINT
                if v > SCRATCH[best + power]:
                    SCRATCH[second + power] = SCRATCH[best + power]
                    SCRATCH[best + power] = v
                elif v > SCRATCH[second + power]:
                    SCRATCH[second + power] = v
                power += 1
        elif box.kind[card] == RELIC and box.ducats[card] > SCRATCH[best + FINANCIAL]:
            SCRATCH[best + FINANCIAL] = box.ducats[card]
        card = next_card(cells, card)


def likely(x: i64) -> i64:
    """A chance that grows with x, which is in thousandths; one half at 0."""
    return SURE // 2 + SURE // 2 * x // (1000 + (x if x >= 0 else -x))


def count_agents(s: State, viewer: i64, pile: i64, power: i64) -> None:
    """Sum up the cards beside a stake, for each player."""
    cells = s.cells
    box = s.box
    seat: i64 = 0
    while seat < box.seats:
        SCRATCH[SUMS + seat] = 0
        SCRATCH[GUESSED + seat] = 0
        SCRATCH[DUCATS + seat] = 0
        SCRATCH[HELPERS + seat] = 0
        SCRATCH[AGENTS + seat] = 0
        seat += 1
    card = cells[BESIDE + pile]
    while card:
        m = cells[mark(box, card)]
        owner = m & OWNER
        SCRATCH[HELPERS + owner] += 1
        if box.kind[card] != MILITIA_CARD:
            SCRATCH[AGENTS + owner] += 1
        if owner != viewer and is_masked(m, viewer, owner):
            v = USUAL_MASKED if box.kind[card] == MILITIA_CARD else SCRATCH[MASKED + 4 * owner + power]
            SCRATCH[SUMS + owner] += v
            SCRATCH[GUESSED + owner] += max(v, USUAL_MASKED)
        else:
            v = power_of(box, card, power) * POINT
            SCRATCH[SUMS + owner] += v
            SCRATCH[GUESSED + owner] += max(v, USUAL_MASKED) if m & DOWN else v
            SCRATCH[DUCATS + owner] += power_of(box, card, FINANCIAL)
        card = next_card(cells, card)


def add_chances(s: State, viewer: i64, pile: i64) -> None:
    """Add to each player's prospects the chance to win a stake times what it is worth."""
    cells = s.cells
    box = s.box
    seats = box.seats
    stake = cells[STAKE + pile]
    power = box.main[stake]
    threshold = box.threshold[stake] * POINT
    count_agents(s, viewer, pile, power)
    seat: i64 = 0
    while seat < seats:
        coming = (40 * SCRATCH[BEST + 4 * seat + power] + 25 * SCRATCH[SECOND + 4 * seat + power]) // 100
        total = SCRATCH[SUMS + seat]
        SCRATCH[STRENGTH + seat] = total + coming + (400 if box.ties[cells[GUILD + seat]] == power else 0)
        if total >= threshold:
            SCRATCH[REACH + seat] = SURE
        else:
            reach = 9 * likely(3 * (total + coming - threshold) // 2) // 10
            SCRATCH[REACH + seat] = reach if SCRATCH[HELPERS + seat] else 2 * reach // 5
        seat += 1
    prize = box.points[stake] * POINT if cells[ROUND] == cells[LAST] else box.rates[stake]
    seat = 0
    while seat < seats:
        chance = SCRATCH[REACH + seat]
        rival: i64 = 0
        while rival < seats:
            if rival != seat:
                stronger = likely(2 * (SCRATCH[STRENGTH + rival] - SCRATCH[STRENGTH + seat]))
                chance = chance * (SURE - (SCRATCH[REACH + rival] * stronger >> 20)) >> 20
            rival += 1
        if SCRATCH[AGENTS + seat]:
            bribed = bribe_chance(s, seat, stake)
            if bribed > chance:
                chance = bribed
        if SCRATCH[SUMS + seat] < threshold <= SCRATCH[GUESSED + seat]:
            chance += SURE // 20  # rivals leave a player alone who looks strong
        SCRATCH[FOUND + seat] += prize * chance >> 20
        seat += 1


def bribe_chance(s: State, seat: i64, stake: i64) -> i64:
    """How likely a player is to buy a stake with the best relic in hand and the ducats of the agents there."""
    if s.box.kind[stake] != PERSONALITY:
        return 0
    short = power_of(s.box, stake, FINANCIAL) - SCRATCH[DUCATS + seat] - s.box.bonus[s.cells[GUILD + seat]]
    relic = SCRATCH[BEST + 4 * seat + FINANCIAL]
    if relic:
        if relic >= short:
            return 4 * SURE // 5
        return SURE // 4 if relic + 2 >= short else 0
    held = SCRATCH[HELD + seat]
    if held == 0:
        return 0
    each = 4 * SURE // 5 * held >> 20  # relic that a rival may have in hand
    chance: i64 = 0
    ducats: i64 = max(1, short - 2)
    while ducats <= RICHEST:
        chance += SCRATCH[RELICS + seat * (RICHEST + 1) + ducats] * (each if ducats >= short else each * 5 >> 4)
        ducats += 1
    return min(chance, 4 * SURE // 5)
