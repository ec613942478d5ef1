"""A pool of essences as one integer: ten bits for each kind, the top one of them a guard that stays 0.

Paying is one subtraction and "can pay" one masked comparison; a pool is copied and hashed as the number it is. A kind
holds at most 511 in one place; more than any table ever sees, and kept as 511 rather than spilled into its neighbour.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.resarcana.state.actions import GAIN_TAG

KINDS: Final = 6
ELAN: Final = 0
LIFE: Final = 1
CALM: Final = 2
DEATH: Final = 3
GOLD: Final = 4
PEARL: Final = 5

BITS: Final = 10
MOST: Final = 511
LANE: Final = 1023
GUARD: Final = 0x802008020080200
EVEN: Final = 0x3FF | 0x3FF << 20 | 0x3FF << 40
TWO_LANES: Final = 0xFFFFF

ONE_ELAN: Final = 1
ONE_LIFE: Final = 1 << 10
ONE_GOLD: Final = 1 << 40
ONE_PEARL: Final = 1 << 50

# masks of kinds: one bit for each
ALL_KINDS: Final = 63
WITHOUT_PEARLS: Final = 31
"""The kinds of a game without Perlae Imperii."""
GOLD_AND_PEARLS: Final = 48
NOT_GOLD: Final = 15
"""The kinds a player may choose where Gold is barred: pearls are barred along with it (E-3)."""
NOT_LIFE: Final = 61


def one(kind: i64) -> i64:
    """A pool of one essence."""
    return i64(ONE_PEARL) >> (PEARL - kind) * BITS  # downwards, because mypyc shifts a small literal in 32 bits


def amount(pool: i64, kind: i64) -> i64:
    return pool >> (kind * BITS) & LANE


def covers(pool: i64, cost: i64) -> bool:
    """Does the pool hold all of the cost?"""
    return ((pool | GUARD) - cost) & GUARD == GUARD


def size(pool: i64) -> i64:
    """The number of essences in a pool."""
    pairs = (pool & EVEN) + (pool >> BITS & EVEN)
    return (pairs & TWO_LANES) + (pairs >> 20 & TWO_LANES) + (pairs >> 40)


def add(pool: i64, more: i64) -> i64:
    """Both together, each kind kept at MOST."""
    total = pool + more
    if total & GUARD == 0:
        return total
    kept: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        n = amount(total, kind)
        kept |= (n if n < MOST else i64(MOST)) << (kind * BITS)
        kind += 1
    return kept


def full(kinds: i64, n: i64) -> i64:
    """A pool of n of each kind in a mask."""
    pool: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if kinds >> kind & 1:
            pool |= n * one(kind)
        kind += 1
    return pool


_LANES: Final[vec[i64]] = vec[i64]([full(i64(kinds), LANE) for kinds in range(64)])


def only(pool: i64, kinds: i64) -> i64:
    """The part of a pool whose kinds are in a mask."""
    return pool & _LANES[kinds]


def kinds_in(pool: i64) -> i64:
    """The mask of the kinds that a pool holds."""
    mask: i64 = 0
    kind: i64 = 0
    while kind < KINDS:
        if amount(pool, kind):
            mask |= i64(1) << kind
        kind += 1
    return mask


def worth(pool: i64) -> i64:
    """What a pool counts in a tie-break: Gold twice, pearls not at all (V-10, E-10)."""
    return size(pool) + amount(pool, GOLD) - amount(pool, PEARL)


def _split(found: vec[i64], start: i64, cap: i64, n: i64, kind: i64) -> vec[i64]:
    if n == 0:
        return append(found, start)
    if kind == KINDS or size(cap) < n:
        return found
    most = cap & LANE
    if most > n:
        most = n
    while most >= 0:
        found = _split(found, start + (most << (kind * BITS)), cap >> BITS, n - most, kind + 1)
        most -= 1
    return found


def splits(start: i64, cap: i64, n: i64) -> vec[i64]:
    """`start` plus every way to take n essences out of `cap`, those of the first kinds first."""
    if n != 1:
        return _split(vec[i64](), start, cap, n, 0)
    found = vec[i64]()
    unit: i64 = ONE_ELAN
    while cap:
        if cap & LANE:
            found = append(found, start + unit)
        cap >>= BITS
        unit <<= BITS
    return found


TABLED: Final = 8
"""Mixes of fewer essences than this are tabled; larger ones are rare and made when asked for."""

_MIXES: Final[vec[vec[i64]]] = vec[vec[i64]](
    [splits(GAIN_TAG, full(i64(kinds), i64(n)), i64(n)) for kinds in range(64) for n in range(TABLED)]
)


def mixes(n: i64, kinds: i64) -> vec[i64]:
    """Every mix of n essences of the given kinds, as actions that gain them. Tabled: do not change the answer."""
    if n < TABLED:
        return _MIXES[kinds * TABLED + n]
    return splits(GAIN_TAG, full(kinds, n), n)
