"""What a position is worth to a seat, in hundredths of an essence: the hand-made judgement that searches ask for.

Counted are points (more so near victory), essences, what components will bring in the rounds to come, the powers still
unused this round, and how near the hand, the places and the monuments are. The sum is made so that time passing is
worth nothing by itself: what a new round brings was counted as still to come before it began.

Nothing is counted that the seat may not know: of a rival's hand only the size, of rivals' decisions in secret nothing,
of the own deck the cards that the player knows to be in it.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.engine import cells as engine
from arcanarium.engine.cells import ROUND, WINNERS
from arcanarium.resarcana.cards.card import Card, Power
from arcanarium.resarcana.cards.verbs import worth_of_step
from arcanarium.resarcana.cards.worth import CARD_IN_HAND, GOLD_WORTH, PEARL_WORTH, PLAIN_WORTH, POINT, price
from arcanarium.resarcana.rules.collect import TOGETHER
from arcanarium.resarcana.rules.placing import MONUMENT_COST
from arcanarium.resarcana.rules.victory import card_points, points
from arcanarium.resarcana.state import ops
from arcanarium.resarcana.state.box import MAGE, SCROLL, Box
from arcanarium.resarcana.state.essences import (
    BITS,
    GOLD,
    GUARD,
    KINDS,
    LANE,
    PEARL,
    amount,
    covers,
    kinds_in,
    only,
    size,
)
from arcanarium.resarcana.state.layout import (
    CHOICE,
    COLLECTED,
    DECK,
    EXTRA,
    HAND,
    IN_TURN,
    MAGES,
    MONUMENTS,
    PASSED,
    PC,
    PLACES,
    PLAY,
    POOL,
    SCORE,
    SEEN,
    SHOWN,
    TAKEN,
    TOKEN,
    TURNED,
    State,
    essences_on,
    frame,
    is_turned,
    mark_of,
    next_card,
)

WIN_WORTH: Final = 10_000_000
FULL: Final = (1 << 60) - 1
"""Every lane of a pool."""
PLAIN: Final = (1 << 40) - 1
"""The lanes of the four plain kinds."""
NOT_FEW: Final = 507 * (1 | 1 << 10 | 1 << 20 | 1 << 30 | 1 << 40 | 1 << 50)
"""Added to a pool, it reaches the guard of each kind of which there are more than FEW."""
TOKEN_POINT: Final = 150
LEAD: Final = 1500
"""Being ahead with enough points for victory at the end of the round."""
LAST_ROUND: Final = 7
"""How long a game is thought to take."""
FEW: Final = 4
"""Of a kind, so many count in full, as many again a little less, and the rest half."""
UNKNOWN_MONUMENT: Final = 650
RIVAL: Final = 30
"""How many hundredths of the best rival's worth are taken off the own."""
SCALE: Final = 2100
"""The lead that wins three of four games: a logistic fit over games between greedy players."""

# what is noted of each card in `Box.rates`
INCOME: Final = 0
POWERS: Final = 1
LATER: Final = 2
"""What its powers bring in each of the rounds after this one: as much again, but a scroll is used once."""
STAYS: Final = 3
"""The lanes of a pool whose essences score where they lie, so that they stay there. Pearls score anywhere."""
RATES: Final = 4
"""How many numbers that are."""
KEPT: Final = 3
"""Numbers in `Box.estates` for each seat: of what the estate depends on, its worth, its points."""
MIX: Final = 0x545F4914F6CDD1D
LONGEST: Final = LAST_ROUND + 2
"""`Box.nets` has a number for each card and each count of rounds below this."""

# --- what cards are worth, once for each box --------------------------------------------------------------------------


def power_worth(power: Power, card: Card) -> int:
    """What using a power once gains; a reaction waits for its chance."""
    net = sum(worth_of_step(step, card) for step in (*power.costs, *power.effects))
    return 40 if power.react else max(0, net)


def income_of(card: Card) -> int:
    """What the Collect step brings each round."""
    collect = card.collect
    if collect is None:
        return 0
    return {
        "gain": price(collect.amount), "choice": 108, "any": 115 * collect.n, "interest": 120, "grow": 60,
        "upkeep": -price(collect.amount) // 2,
    }[collect.mode]


def powers_of(card: Card) -> int:
    """What the powers bring each round: the best that turns the card, and those that can be used again and again."""
    once = [power_worth(power, card) for power in card.powers if any(step.verb == "turn" for step in power.costs)]
    often = [power_worth(power, card) for power in card.powers if all(step.verb != "turn" for step in power.costs)]
    savings = sum(discount.n * (60 if discount.on == "artifact" else 25) for discount in card.discounts)
    return max(once, default=0) + sum(often) + savings


def points_of(card: Card) -> int:
    """What its points and its gift when claimed are worth."""
    growing = sum(score.points * POINT for score in card.scores if score.per != "essence")
    claim = sum(worth_of_step(step, card) for step in card.on_claim)
    return card.points * POINT * 5 // 4 + growing + claim


def rate(box: Box) -> None:
    """Make the tables of a box: what each card is worth in play, and what it would bring less its price."""
    cards = box.edition.set.cards
    rates = vec[i64]([i64(0)] * RATES)
    for number, card in enumerate(cards, 1):
        powers = powers_of(card)
        rates = append(rates, i64(income_of(card)))
        rates = append(rates, i64(powers))
        rates = append(rates, i64(0 if box.kind[number] == SCROLL else powers))
        rates = append(rates, only(FULL, kinds_in(box.per_essence[number]) | 1 << PEARL))
    nets = vec[i64]()
    for rounds in range(LONGEST):
        nets = append(nets, i64(0))
        for card in cards:
            cost = (price(card.cost) if card.cost else 0) + 95 * card.cost_any
            nets = append(nets, i64(max(0, points_of(card) + (income_of(card) + powers_of(card)) * rounds - cost)))
    box.nets = nets
    estates = vec[i64]()
    for _ in range(KEPT * box.seats):
        estates = append(estates, i64(-1))
    box.estates = estates
    box.rates = rates


# --- what a search asks -----------------------------------------------------------------------------------------------


def waiting(s: State) -> i64:
    """The number of the step that waits."""
    return s.box.op[s.cells[frame(s.cells) + PC]]


def quiet(s: State) -> bool:
    """Is nothing half done? A turn begins, or everyone chooses a mage or a card in a draft."""
    if s.cells[WINNERS]:
        return True
    op = waiting(s)
    return (
        (op == ops.TAKE_TURN or op == ops.KEEP_MAGE)
        or (op == ops.DRAFT or op == ops.OPEN_DRAFT)
        or op == ops.PAIR_DRAFT
    )


def kind(s: State) -> i64:
    """The kind of the decision that waits."""
    if s.cells[WINNERS]:
        return engine.TURN
    op = waiting(s)
    if op == ops.TAKE_TURN:
        return engine.TURN
    if op == ops.COLLECT:
        return engine.SECRET
    if (op == ops.ANSWER_HIT or op == ops.LOSE_OTHERS) or (op == ops.MAY_REACT or op == ops.ANSWER_CHECK):
        return engine.REPLY
    if (op == ops.KEEP_MAGE or op == ops.CHOOSE_ITEM) or (op == ops.DRAFT or op == ops.OPEN_DRAFT):
        return engine.SET_UP
    return engine.SET_UP if op == ops.PAIR_DRAFT or op == ops.CHOOSE_FIRST else engine.PART


def score(s: State, seat: i64) -> i64:
    """The points of a seat: those it ended with, or those it has so far."""
    return s.cells[SCORE + seat] if s.cells[WINNERS] else points(s, seat)


def worth(s: State, seat: i64) -> i64:
    """How good the state is for a seat."""
    cells = s.cells
    box = s.box
    if cells[WINNERS]:
        return WIN_WORTH if cells[WINNERS] >> seat & 1 else -WIN_WORTH
    if len(box.rates) == 0:
        rate(box)
    rival: i64 = -WIN_WORTH
    most: i64 = 0
    other: i64 = 0
    while other < box.seats:
        if other != seat:
            total, scored = estate_of_rival(s, other)
            if total > rival:
                rival = total
            if scored > most:
                most = scored
        other += 1
    pool = cells[POOL + seat] + cells[COLLECTED + seat]
    total, scored = estate(s, seat, pool, cells[TAKEN + seat])
    total += prospects(s, seat, pool, rounds_left(s) + (1 if cells[PASSED] >> seat & 1 == 0 else 0))
    if scored > most and scored >= box.threshold:
        total += LEAD + 100 * (scored - most)
    elif most > scored and most >= box.threshold:
        total -= LEAD
    return total - rival * RIVAL // 100


def rounds_left(s: State) -> i64:
    """How many rounds are thought to come; at least one."""
    rounds: i64 = LAST_ROUND - s.cells[ROUND]
    return rounds if rounds > 1 else i64(1)


def estate_of_rival(s: State, who: i64) -> tuple[i64, i64]:
    """What a rival seems to have, and the rival's points. Most turns change nothing of what rivals have, so what was
    found for each of them last is kept, under a number made of all that it depends on."""
    cells = s.cells
    box = s.box
    pool = cells[POOL + who]
    taken: i64 = 0
    if cells[IN_TURN] != TOGETHER:  # what rivals collect at the same time is their secret
        pool += cells[COLLECTED + who]
        taken = cells[TAKEN + who]
    number = mixed(cells[ROUND] << 1 | cells[PASSED] >> who & 1, pool)
    number = mixed(number, taken << 10 | cells[EXTRA + who] << 1 | (1 if cells[TOKEN] == who else 0))
    card = cells[PLAY + who]
    while card:
        number = mixed(number, essences_on(cells, card))
        number = mixed(number, card << 1 | mark_of(cells, card) & TURNED)
        card = next_card(cells, card)
    in_hand: i64 = 0
    card = cells[HAND + who]
    while card:
        in_hand += 1
        card = next_card(cells, card)
    at = who * KEPT
    if box.estates[at] == number:
        return box.estates[at + 1] + in_hand * CARD_IN_HAND, box.estates[at + 2]
    total, scored = estate(s, who, pool, taken)
    box.estates[at] = number
    box.estates[at + 1] = total
    box.estates[at + 2] = scored
    return total + in_hand * CARD_IN_HAND, scored


def mixed(number: i64, more: i64) -> i64:
    """A number of 60 bits in which each bit depends on all of both."""
    number = (number ^ more) * MIX & FULL
    return number ^ number >> 29


def estate(s: State, who: i64, pool: i64, taken: i64) -> tuple[i64, i64]:
    """What a player has in play and in the pool is worth, and the player's points. `taken` are the components whose
    essences lie in the pool already."""
    cells = s.cells
    box = s.box
    rates = box.rates
    rounds = rounds_left(s)
    active = cells[PASSED] >> who & 1 == 0
    total: i64 = 0
    scored: i64 = 0
    income: i64 = 0
    later: i64 = 0
    card = cells[PLAY + who]
    while card:
        at = card * RATES
        income += rates[at + INCOME]
        later += rates[at + LATER]
        power = rates[at + POWERS]
        if power:
            total += power - rates[at + LATER]
            if active and not is_turned(cells, card):
                total += power >> 1
        if box.scores[card]:
            scored += card_points(s, who, card)
        else:
            scored += box.points[card]
            if box.pearls:
                scored += amount(essences_on(cells, card), PEARL)
        lying = essences_on(cells, card)
        if lying and taken & 1 == 0:
            total += 3 * pool_worth(lying & ~rates[at + STAYS]) >> 2
        taken >>= 1
        card = next_card(cells, card)
    total += later * rounds + income * rounds * 9 // 10
    total += scored * POINT + scored * scored * POINT // 20 + pool_worth(pool)
    scored += (cells[POOL + who] >> PEARL * BITS if box.pearls else i64(0)) + cells[EXTRA + who]
    if cells[TOKEN] == who:
        total += TOKEN_POINT
        scored += 1
    return total, scored


def pool_worth(pool: i64) -> i64:
    """What the essences of a pool are worth: the more there are of a kind, the less is each."""
    if pool == 0:
        return 0
    total = size(pool & PLAIN) * PLAIN_WORTH
    total += (pool >> GOLD * BITS & LANE) * GOLD_WORTH + (pool >> PEARL * BITS) * PEARL_WORTH
    if (pool + NOT_FEW) & GUARD:
        kind: i64 = 0
        while kind < KINDS:
            n = amount(pool, kind)
            if n > FEW:
                unit: i64 = PLAIN_WORTH if kind < GOLD else (GOLD_WORTH if kind == GOLD else PEARL_WORTH)
                total -= (n - FEW) * unit // 5
                if n > 2 * FEW:
                    total -= (n - 2 * FEW) * unit // 4
            kind += 1
    return total


def prospects(s: State, who: i64, pool: i64, rounds: i64) -> i64:  # noqa: C901, PLR0912  (one sweep in the hot path)
    """What the hand and the centre promise: the two best things in reach count most."""
    cells = s.cells
    box = s.box
    nets = box.nets
    row = rounds * (box.cards + 1)
    best: i64 = 0
    second: i64 = 0
    total: i64 = 0
    pile: i64 = 0
    while pile < 3:
        card = cells[HAND + who] if pile == 0 else cells[PLACES] if pile == 1 else cells[SHOWN]
        while card:
            if pile == 0:
                total += CARD_IN_HAND
            promise = nets[row + card] * 6
            if promise >= 10 * second + 10:  # else it is no more than the second best, even if nothing is missing
                promise //= 10 + 3 * missing(box, card, pool)
                if promise > best:
                    second = best
                    best = promise
                elif promise > second:
                    second = promise
            card = next_card(cells, card)
        pile += 1
    if cells[MONUMENTS] and covers(pool, MONUMENT_COST):
        if second < UNKNOWN_MONUMENT // 4:
            second = UNKNOWN_MONUMENT // 4
    total += best + (second >> 1)
    card = cells[DECK + who]
    while card:
        if mark_of(cells, card) >> SEEN >> who & 1:
            total += nets[row + card] // 10
        card = next_card(cells, card)
    chosen = cells[CHOICE + who]
    if chosen:
        if cells[MAGES + who] and box.kind[chosen] == MAGE:
            total += (box.rates[chosen * RATES + INCOME] + box.rates[chosen * RATES + POWERS]) * rounds
        else:
            total += nets[row + chosen] // 10
    return total


def missing(box: Box, card: i64, pool: i64) -> i64:
    """How many essences of a card's cost a pool lacks; Gold counts twice."""
    cost = box.cost[card]
    gaps = (cost | GUARD) - pool  # in each lane the guard stays where the cost is not covered by more
    short = gaps & GUARD
    short = gaps & (short - (short >> BITS - 1))
    lacking = size(short) + (short >> GOLD * BITS & LANE)
    loose = box.cost_any[card]
    if loose:
        loose -= size(pool) - size(cost) + lacking
        if loose > 0:
            lacking += loose
    return lacking
