"""Part D: what placing a card costs, what discounts leave of it, and every way to pay."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.resarcana.state.actions import PAY_TAG
from arcanarium.resarcana.state.box import CREATURE, DEMON, DRAGON, TYPE_LANE, TYPE_LANE_MASK, Box
from arcanarium.resarcana.state.essences import (
    ALL_KINDS,
    BITS,
    GOLD_AND_PEARLS,
    GUARD,
    KINDS,
    amount,
    only,
    size,
    splits,
)
from arcanarium.resarcana.state.layout import PLAY, State, next_card


def discounts(s: State, who: i64) -> tuple[i64, i64]:
    """All discounts of a player's components, turned or not (D-10): those that spare Gold, and those that lower it too.
    Each is packed by what it is for: artifact, creature, dragon, demon."""
    cells = s.cells
    sparing: i64 = 0
    lowering: i64 = 0
    card = cells[PLAY + who]
    while card:
        sparing += s.box.discount[card]
        lowering += s.box.discount_gold[card]
        card = next_card(cells, card)
    return sparing, lowering


def discount_for(packed: i64, types: i64) -> i64:
    """The part of packed discounts that counts for an artifact of these types: all matching ones add up (D-6, D-7)."""
    if packed == 0:
        return 0
    n = packed & TYPE_LANE_MASK
    if types & CREATURE:
        n += packed >> TYPE_LANE & TYPE_LANE_MASK
    if types & DRAGON:
        n += packed >> 2 * TYPE_LANE & TYPE_LANE_MASK
    if types & DEMON:
        n += packed >> 3 * TYPE_LANE & TYPE_LANE_MASK
    return n


def affordable(box: Box, pool: i64, card: i64, sparing: i64, lowering: i64) -> bool:
    """Is there a way to pay for the card with these discounts?"""
    fixed = box.cost[card]
    n = box.cost_any[card]
    left = (pool | GUARD) - fixed
    if left & GUARD == GUARD and (n == 0 or size(left ^ GUARD) >= n):
        return True
    if sparing + lowering == 0:
        return False
    reduced = reduction(box, card, sparing, lowering)
    if size(pool) < box.cost_total[card] - reduced:
        return False
    return shortfall(fixed, pool, ALL_KINDS) <= reduced and shortfall(fixed, pool, GOLD_AND_PEARLS) <= lowering


def reduction(box: Box, card: i64, sparing: i64, lowering: i64) -> i64:
    """How many essences the discounts take off: all they can (D-A6), but never more than is there (D-8)."""
    golden = size(only(box.cost[card], GOLD_AND_PEARLS))
    plain = box.cost_total[card] - golden
    spared = sparing if sparing < plain else plain
    rest = plain - spared + golden
    return spared + (lowering if lowering < rest else rest)


def shortfall(fixed: i64, paid: i64, kinds: i64) -> i64:
    """How many of the fixed essences of the given kinds a payment leaves out."""
    missing: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if kinds >> kind & 1:
            gap = amount(fixed, kind) - amount(paid, kind)
            if gap > 0:
                missing += gap
        kind += 1
    return missing


def payments(box: Box, pool: i64, card: i64, sparing: i64, lowering: i64) -> vec[i64]:
    """Every payment for the card, as actions. The payer decides what a discount removes: fixed essences, essences of
    any kind, or a mix (D-15). A payment is right if it has the reduced size, leaves out no more than the discounts
    remove, and leaves out no more Gold and pearls than the discounts that may lower those."""
    fixed = box.cost[card]
    n = box.cost_any[card]
    if sparing + lowering == 0:
        return splits(PAY_TAG | fixed, pool - fixed, n)
    reduced = reduction(box, card, sparing, lowering)
    found = vec[i64]()
    for action in splits(PAY_TAG, usable(pool, fixed, n), box.cost_total[card] - reduced):
        paid = action ^ PAY_TAG
        if shortfall(fixed, paid, ALL_KINDS) <= reduced and shortfall(fixed, paid, GOLD_AND_PEARLS) <= lowering:
            found = append(found, action)
    return found


def usable(pool: i64, fixed: i64, n: i64) -> i64:
    """The part of a pool that a cost of these fixed essences and n of any kind could take at all."""
    part: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        have = amount(pool, kind)
        most = amount(fixed, kind) + n
        part |= (have if have < most else most) << (kind * BITS)
        kind += 1
    return part
