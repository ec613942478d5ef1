"""What a position is worth to a seat, in hundredths of an essence: for bots that look a step ahead.

Counted are points (more so near victory), essences, what components will bring in the rounds to come, the powers still
unused this round, and how near the hand, the places and the monuments are. The sum is made so that time passing is
worth nothing by itself: what a new round brings was counted as still to come before it began.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arcanarium.engine.cells import ROUND, WINNERS
from arcanarium.resarcana.cards.card import Card, Power
from arcanarium.resarcana.cards.verbs import worth_of_step
from arcanarium.resarcana.cards.worth import CARD_IN_HAND, GOLD_WORTH, PEARL_WORTH, PLAIN_WORTH, POINT, price
from arcanarium.resarcana.rules.placing import MONUMENT_COST
from arcanarium.resarcana.rules.victory import card_points, points
from arcanarium.resarcana.state import ops
from arcanarium.resarcana.state.box import MAGE, SCROLL, Box
from arcanarium.resarcana.state.essences import GOLD, KINDS, PEARL, amount, covers, kinds_in, only, size
from arcanarium.resarcana.state.layout import (
    CHOICE,
    COLLECTED,
    DECK,
    HAND,
    MAGES,
    MONUMENTS,
    PASSED,
    PC,
    PLACES,
    PLAY,
    POOL,
    SHOWN,
    TAKEN,
    TOKEN,
    State,
    essences_on,
    frame,
    is_turned,
    next_card,
)

WIN_WORTH: Final = 10_000_000
FULL: Final = (1 << 60) - 1
"""Every lane of a pool."""
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


@mypyc_attr(acyclic=True)
class Ratings:
    """The worth of each card of a box, by its number."""

    def __init__(self, box: Box, cards: tuple[Card, ...]) -> None:
        self.box = box
        self.income = vec[i64]([i64(0)])
        self.powers = vec[i64]([i64(0)])
        self.points = vec[i64]([i64(0)])
        self.price = vec[i64]([i64(0)])
        for card in cards:
            self.income = append(self.income, i64(income_of(card)))
            self.powers = append(self.powers, i64(powers_of(card)))
            growing = sum(score.points * POINT for score in card.scores if score.per != "essence")
            claim = sum(worth_of_step(step, card) for step in card.on_claim)
            self.points = append(self.points, i64(card.points * POINT * 5 // 4 + growing + claim))
            self.price = append(self.price, i64((price(card.cost) if card.cost else 0) + 95 * card.cost_any))


_made: list[Ratings] = []


def ratings_for(box: Box) -> Ratings:
    for known in _made:
        if known.box is box:
            return known
    made = Ratings(box, box.edition.set.cards)
    if len(_made) > 7:
        del _made[0]
    _made.append(made)
    return made


# --- what a state is worth --------------------------------------------------------------------------------------------


def quiet(s: State) -> bool:
    """Is nothing half done? A turn begins, or everyone chooses a mage or a card in a draft."""
    op = s.box.op[s.cells[frame(s.cells) + PC]]
    return (
        (op == ops.TAKE_TURN or op == ops.KEEP_MAGE)
        or (op == ops.DRAFT or op == ops.OPEN_DRAFT)
        or op == ops.PAIR_DRAFT
    )


def value(s: State, seat: i64) -> float:
    """How good the state is for a seat."""
    cells = s.cells
    if cells[WINNERS]:
        return float(WIN_WORTH if cells[WINNERS] >> seat & 1 else -WIN_WORTH)
    table = ratings_for(s.box)
    rival: i64 = -WIN_WORTH
    most: i64 = 0
    other: i64 = 0
    while other < s.box.seats:
        if other != seat:
            worth = worth_of(s, table, other, False)
            if worth > rival:
                rival = worth
            total = points(s, other)
            if total > most:
                most = total
        other += 1
    own = points(s, seat)
    ahead: i64 = 0
    if own > most and own >= s.box.threshold:
        ahead = LEAD + 100 * (own - most)
    elif most > own and most >= s.box.threshold:
        ahead = -LEAD
    return float(worth_of(s, table, seat, True) + ahead - rival * RIVAL // 100)


def worth_of(s: State, table: Ratings, who: i64, own: bool) -> i64:
    """Everything a player has. Of a rival the hand is not looked at, only counted."""
    cells = s.cells
    box = s.box
    rounds: i64 = LAST_ROUND - cells[ROUND]
    if rounds < 1:
        rounds = 1
    active = cells[PASSED] >> who & 1 == 0
    pool = cells[POOL + who] + cells[COLLECTED + who]
    total: i64 = 0
    score: i64 = 0
    income: i64 = 0
    place: i64 = 0
    card = cells[PLAY + who]
    while card:
        score += card_points(s, who, card)
        income += table.income[card]
        power = table.powers[card]
        total += power if box.kind[card] == SCROLL else power * rounds  # a scroll is used once
        if active and not is_turned(cells, card):
            total += power // 2
        lying = essences_on(cells, card)
        if lying and cells[TAKEN + who] >> place & 1 == 0:
            total += 3 * pool_worth(lying & ~scoring(box, card)) // 4
        place += 1
        card = next_card(cells, card)
    total += income * rounds * 9 // 10
    total += score * POINT + score * score * POINT // 20 + pool_worth(pool)
    if cells[TOKEN] == who:
        total += TOKEN_POINT
    if own:
        total += prospects(s, table, who, pool, rounds + (1 if active else 0))
    else:
        card = cells[HAND + who]
        while card:
            total += CARD_IN_HAND
            card = next_card(cells, card)
    return total


def scoring(box: Box, card: i64) -> i64:
    """The lanes of a pool whose essences score where they lie: they stay there. Pearls score anywhere."""
    return only(FULL, kinds_in(box.per_essence[card]) | 1 << PEARL)


def pool_worth(pool: i64) -> i64:
    total: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        n = amount(pool, kind)
        if n:
            unit: i64 = PLAIN_WORTH if kind < GOLD else (GOLD_WORTH if kind == GOLD else PEARL_WORTH)
            total += n * unit
            if n > FEW:
                total -= (n - FEW) * unit // 5
                if n > 2 * FEW:
                    total -= (n - 2 * FEW) * unit // 4
        kind += 1
    return total


def prospects(s: State, table: Ratings, who: i64, pool: i64, rounds: i64) -> i64:  # noqa: C901  (one sweep over hand and centre in the hot path)
    """What the hand and the centre promise: the two best things in reach count most."""
    cells = s.cells
    box = s.box
    best: i64 = 0
    second: i64 = 0
    total: i64 = 0
    pile: i64 = 0
    while pile < 3:
        card = cells[HAND + who] if pile == 0 else cells[PLACES] if pile == 1 else cells[SHOWN]
        while card:
            if pile == 0:
                total += CARD_IN_HAND
            worth = promise(box, table, card, pool, rounds)
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
            card = next_card(cells, card)
        pile += 1
    if cells[MONUMENTS] and covers(pool, MONUMENT_COST):
        if second < UNKNOWN_MONUMENT // 4:
            second = UNKNOWN_MONUMENT // 4
    total += best + second // 2
    card = cells[DECK + who]
    while card:
        total += net(table, card, rounds) // 10
        card = next_card(cells, card)
    chosen = cells[CHOICE + who]
    if chosen and cells[MAGES + who] and box.kind[chosen] == MAGE:
        total += (table.income[chosen] + table.powers[chosen]) * rounds
    elif chosen:
        total += net(table, chosen, rounds) // 10
    return total


def net(table: Ratings, card: i64, rounds: i64) -> i64:
    """What a card would bring in play, less its price."""
    worth = table.points[card] + (table.income[card] + table.powers[card]) * rounds - table.price[card]
    return worth if worth > 0 else i64(0)


def promise(box: Box, table: Ratings, card: i64, pool: i64, rounds: i64) -> i64:
    """The part of a card's net worth that counts while it is not yet paid: the less, the more essences are missing."""
    worth = net(table, card, rounds)
    if worth == 0:
        return 0
    cost = box.cost[card]
    missing: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        short = amount(cost, kind) - amount(pool, kind)
        if short > 0:
            missing += short * (2 if kind == GOLD else 1)
        kind += 1
    loose = box.cost_any[card] - (size(pool) - size(cost) + missing)
    if loose > 0:
        missing += loose
    return worth * 6 // (10 + 3 * missing)
