"""Payments and gains that another one beats in every way, so that a search need not look at them.

Two options are compared by the pools they leave. One is dropped if another leaves the same pool but for one essence,
a spare one of a plain kind, for which there is Gold or a pearl instead, or a plain one of a kind that is scarcer there.
An essence is spare if nothing that the player can see to spend it on asks for so many of its kind: no card in hand, no
place of power, no power or upkeep of a component. One Life more is kept against attacks. Of kinds that are alike in
all this the first is gained and the last is paid. Where more hangs on the choice than the pool it leaves nothing is
dropped: essences put on a component, and the Collect step, whose other gains are still to come.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.engine.cells import WINNERS
from arcanarium.resarcana.rules.machine import legal
from arcanarium.resarcana.state import actions, ops
from arcanarium.resarcana.state.box import COLLECT_UPKEEP
from arcanarium.resarcana.state.essences import BITS, GOLD, GUARD, KINDS, ONE_LIFE, amount, one
from arcanarium.resarcana.state.layout import HAND, PC, PLACES, PLAY, POOL, State, frame, next_card

ENOUGH: Final = 3
"""With fewer options than this it is not worth looking for dominated ones."""


def plausible(s: State, seat: i64) -> vec[i64]:
    """The legal actions of a seat without dominated payments and gains, in the same order."""
    options = legal(s, seat)
    n = len(options)
    if n < ENOUGH or s.cells[WINNERS] or options[n - 1] <= actions.POOL_MASK or not only_pools_matter(s):
        return options
    have = s.cells[POOL + seat]
    needed = needs(s, seat)
    found = vec[i64](capacity=n)
    for action in options:
        if not is_dominated(options, action, have, needed):
            found = append(found, action)
    return found


def only_pools_matter(s: State) -> bool:
    """Does the question that waits, and all that follows in its program, look at the pools alone?"""
    box = s.box
    pc = s.cells[frame(s.cells) + PC]
    op = box.op[pc]
    if (op == ops.GAIN_ANY or op == ops.GAIN_ONE_OF) or (op == ops.GAIN_COST or op == ops.REWARD):
        return True
    if op in (ops.LOSE_OTHERS, ops.PAY_COST):
        return True
    if op != ops.PAY_SOME and op != ops.PAY_ONE_OF:
        return False
    while op != ops.END and op != ops.JUMP:
        if (op == ops.PUT_PAID_HERE or op == ops.PUT_PAID_ON) or (op == ops.GAIN_X_SAME or op == ops.PAY_SAME):
            return False
        pc += 1
        op = box.op[pc]
    return True


def most_of_each(pool: i64, other: i64) -> i64:
    """For each kind the larger number of two pools."""
    ahead = ((pool | GUARD) - other) & GUARD
    lanes = ahead | ahead - (ahead >> BITS - 1)
    return pool & lanes | other & ~lanes


def needs(s: State, seat: i64) -> i64:
    """For each kind how many the most demanding thing in sight asks for."""
    cells = s.cells
    box = s.box
    needed: i64 = 0
    card = cells[HAND + seat]
    while card:
        needed = most_of_each(needed, box.cost[card])
        card = next_card(cells, card)
    card = cells[PLACES]
    while card:
        needed = most_of_each(needed, box.cost[card])
        card = next_card(cells, card)
    card = cells[PLAY + seat]
    while card:
        power = box.first_power[card]
        last = power + box.powers[card]
        while power < last:
            needed = most_of_each(needed, box.fixed[power])
            power += 1
        if box.collect[card] == COLLECT_UPKEEP:
            needed = most_of_each(needed, box.collect_pool[card])
        card = next_card(cells, card)
    return needed + ONE_LIFE


def is_dominated(options: vec[i64], action: i64, have: i64, needed: i64) -> bool:
    """Is there another option that leaves something better in the place of a spare essence?"""
    tag = action >> actions.TAG_SHIFT
    if tag == 0:
        return False
    moved = action & actions.POOL_MASK
    gains = tag == actions.GAIN_TAG >> actions.TAG_SHIFT
    left = have + moved if gains else have - moved
    spare: i64 = 0
    while spare < GOLD:
        n = amount(left, spare)
        if n > amount(needed, spare) and (not gains or amount(moved, spare)):
            kind: i64 = 0
            while kind < KINDS:
                if kind != spare and (gains or amount(moved, kind)):
                    more = amount(left, kind) + 1
                    if kind >= GOLD or more < n or more == n and kind < spare:
                        swap = one(kind) - one(spare)
                        if (action + swap if gains else action - swap) in options:
                            return True
                kind += 1
        spare += 1
    return False
