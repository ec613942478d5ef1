"""What a position is worth to a player, for bots that look one move ahead.

It counts what a player owns, and what each stake on the table promises: how likely the player's agents are to win it,
with the cards still in all hands, or a relic to bribe it. All figures are guesses that play well, nothing more.
"""
from __future__ import annotations

from librt.vecs import vec
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
from arcanarium.engine.cells import ROUND, WINNERS

USUAL_BEST: i64 = 3
"""What the best agent in a hand of four is expected to add to a stake."""
USUAL_SECOND: i64 = 2
"""What the second-best agent in a hand of four is expected to add to a stake."""
USUAL_MASKED: i64 = 2
"""What rivals expect of an agent that lies face down."""


def quiet(state: State) -> bool:
    """Whether nothing is half done: a turn begins, or a choice before the first round is open."""
    return state.cells[STEP] in (TURN, CHOOSE_GUILDS, KEEP_OBJECTIVES)


def value(state: State, seat: i64) -> float:
    """How good a state is for a seat: its own prospects against those of its rivals, the strongest most of all."""
    seats = state.box.seats
    if state.cells[WINNERS]:
        return final_value(state, seat)
    if state.cells[GUILD + seat] == 0:
        return 0.0
    prospects = all_prospects(state)
    best = -1000.0
    total = 0.0
    rival: i64 = 0
    while rival < seats:
        if rival != seat:
            total += prospects[rival]
            best = max(best, prospects[rival])
        rival += 1
    return prospects[seat] - 0.5 * best - 0.5 * total / float(seats - 1)


def final_value(s: State, seat: i64) -> float:
    """At the end: the points, and winning above all."""
    cells = s.cells
    best: i64 = 0
    rival: i64 = 0
    while rival < s.box.seats:
        if rival != seat:
            best = max(best, cells[SCORE + rival])
        rival += 1
    won = 20.0 if cells[WINNERS] >> seat & 1 else -20.0
    return won + float(cells[SCORE + seat] - best)


def all_prospects(s: State) -> list[float]:
    """What each player has and can expect, in points."""
    seats = s.box.seats
    found = [0.0] * seats
    seat: i64 = 0
    while seat < seats:
        if s.cells[GUILD + seat]:
            found[seat] = estate(s, seat) + objective_hopes(s, seat)
        seat += 1
    best = best_in_hands(s)
    pile: i64 = 0
    while pile < s.box.piles:
        if s.cells[STAKE + pile]:
            add_chances(s, pile, best, found)
        pile += 1
    return found


# --- what a player has ---

def estate(s: State, seat: i64) -> float:
    """The points of all cards a player owns, and a little for what they are good for in the rounds to come."""
    cells = s.cells
    total = worth_of_list(s, DECK + seat) + worth_of_list(s, RESOURCE + seat) + worth_of_list(s, HAND + seat)
    pile: i64 = 0
    while pile < s.box.piles:
        card = cells[BESIDE + pile]
        while card:
            if cells[mark(s.box, card)] & OWNER == seat:
                total += worth(s, card)
            card = next_card(cells, card)
        pile += 1
    card = cells[REMOVED + seat]
    while card:
        if s.box.removed_score:
            total += float(s.box.points[card])
        card = next_card(cells, card)
    return total


def worth_of_list(s: State, where: i64) -> float:
    total = 0.0
    card = s.cells[where]
    while card:
        total += worth(s, card)
        card = next_card(s.cells, card)
    return total


def worth(s: State, card: i64) -> float:
    """The points of a card and what it is good for while the game goes on; a weak card is in the way."""
    box = s.box
    points = float(box.points[card])
    if s.cells[ROUND] == s.cells[LAST]:
        return points
    kind = box.kind[card]
    if kind == PERSONALITY:
        return points + 0.25 * float(box.threshold[card] - 3)
    if kind == RELIC:
        return points + 0.12 * float(box.ducats[card]) - 0.3
    if kind == LOCATION:
        return points - 0.1
    return points


def objective_hopes(s: State, seat: i64) -> float:
    """What the objectives a player keeps promise, by how far they are achieved."""
    cells = s.cells
    total = 0.0
    i: i64 = 0
    while i < 4:
        if cells[KEPT + seat] >> i & 1:
            goal = cells[DEALT + 4 * seat + i] - s.box.first_objective
            done = progress(s, seat, goal)
            total += float(s.box.goal_points[goal]) * (0.2 + 0.8 * done * done)
        i += 1
    return total


def progress(s: State, seat: i64, goal: i64) -> float:
    """How much of an objective is achieved, from 0 to 1."""
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
                need = max(need, owned(s, rival, kind) + 4)
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
    return min(1.0, float(have) / float(need))


# --- what the stakes promise ---

def best_in_hands(s: State) -> vec[i64]:  # noqa: C901  (one sweep over the hands in the hot path)
    """For each player and power the best value in hand and the next; and in place of the financial ones the ducats of
    the best relic. Hands that were just drawn count as usual ones, because nothing has been made of them yet."""
    cells = s.cells
    box = s.box
    best = vec[i64]([i64(0)] * 32)
    held: i64 = 0
    seat: i64 = 0
    while seat < box.seats:
        held += cells[HAND_SIZE + seat]
        seat += 1
    fresh = held >= HAND_LIMIT * box.seats and cells[PLAYED] == 0 and cells[MUSTERED] == 0 and cells[WON] == 0
    seat = 0
    while seat < box.seats:
        at: i64 = seat * 8
        power: i64 = 0
        if fresh:
            while power < FINANCIAL:
                best[at + power] = USUAL_BEST
                best[at + 4 + power] = USUAL_SECOND
                power += 1
        else:
            card = cells[HAND + seat]
            while card:
                if is_agent(box, card):
                    power = 0
                    while power < FINANCIAL:
                        v = power_of(box, card, power)
                        if v > best[at + power]:
                            best[at + 4 + power] = best[at + power]
                            best[at + power] = v
                        elif v > best[at + 4 + power]:
                            best[at + 4 + power] = v
                        power += 1
                elif box.kind[card] == RELIC and box.ducats[card] > best[at + FINANCIAL]:
                    best[at + FINANCIAL] = box.ducats[card]
                card = next_card(cells, card)
        seat += 1
    return best


def likely(x: float) -> float:
    """A chance from 0 to 1 that grows with x; one half at 0."""
    return 0.5 + 0.5 * x / (1.0 + abs(x))


def add_chances(s: State, pile: i64, best: vec[i64], found: list[float]) -> None:  # noqa: C901, PLR0915  (one sum)
    """Add to each player's prospects the chance to win a stake times what it is worth."""
    cells = s.cells
    box = s.box
    stake = cells[STAKE + pile]
    power = box.main[stake]
    threshold = float(box.threshold[stake])
    seats = box.seats
    sums = [0.0] * seats
    guessed = [0.0] * seats
    ducats = [0.0] * seats
    helpers = [0] * seats
    agents = [0] * seats
    card = cells[BESIDE + pile]
    while card:
        m = cells[mark(box, card)]
        owner = m & OWNER
        v = float(power_of(box, card, power))
        sums[owner] += v
        guessed[owner] += max(v, float(USUAL_MASKED)) if m & DOWN else v
        ducats[owner] += float(power_of(box, card, FINANCIAL))
        helpers[owner] += 1
        if box.kind[card] != MILITIA_CARD:
            agents[owner] += 1  # militia helps to win the stake, but cannot offer a bribe (K-48)
        card = next_card(cells, card)
    strength = [0.0] * seats
    reach = [0.0] * seats
    seat: i64 = 0
    while seat < seats:
        coming = 0.4 * float(best[seat * 8 + power]) + 0.25 * float(best[seat * 8 + 4 + power])
        strength[seat] = sums[seat] + coming
        if box.ties[cells[GUILD + seat]] == power:
            strength[seat] += 0.4
        if sums[seat] >= threshold:
            reach[seat] = 1.0
        else:
            reach[seat] = 0.9 * likely(1.5 * (sums[seat] + coming - threshold)) * (1.0 if helpers[seat] else 0.4)
        seat += 1
    prize = worth(s, stake)
    seat = 0
    while seat < seats:
        chance = reach[seat]
        rival: i64 = 0
        while rival < seats:
            if rival != seat:
                chance *= 1.0 - reach[rival] * likely(2.0 * (strength[rival] - strength[seat]))
            rival += 1
        if agents[seat]:
            chance = max(chance, bribe_chance(s, seat, stake, best[seat * 8 + FINANCIAL], ducats[seat]))
        if sums[seat] < threshold <= guessed[seat]:
            chance += 0.05  # rivals leave a player alone who looks strong
        found[seat] += prize * chance
        seat += 1


def bribe_chance(s: State, seat: i64, stake: i64, relic: i64, ducats: float) -> float:
    """How likely a player is to buy a stake with the best relic in hand and the ducats of the agents there."""
    if s.box.kind[stake] != PERSONALITY or relic == 0:
        return 0.0
    total = ducats + float(relic + s.box.bonus[s.cells[GUILD + seat]])
    price = float(power_of(s.box, stake, FINANCIAL))
    if total >= price:
        return 0.8
    return 0.25 if total + 2.0 >= price else 0.0
