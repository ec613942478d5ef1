"""Reactions: powers used when something happens, one player after the other, each asked once for each power (part L.1).

Reactions to an attack and to a check are asked for by lifeloss.py and victory.py; here are those to everything else.
"""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.resarcana.rules.powers import can_use, use_power
from arcanarium.resarcana.rules.steps import Question, add_step
from arcanarium.resarcana.state import actions, ops
from arcanarium.resarcana.state.actions import use
from arcanarium.resarcana.state.essences import GOLD, PEARL, amount, size
from arcanarium.resarcana.state.layout import (
    CARD,
    PC,
    PLAY,
    PLAYERS_ASKED,
    POOL,
    POWERS_ASKED,
    TOKEN,
    WHO,
    State,
    is_turned,
    next_card,
)


def reactions(s: State, who: i64, mask: i64) -> vec[i64]:
    """The own powers that may react to one of the triggers in a mask."""
    box = s.box
    found = vec[i64]()
    card = s.cells[PLAY + who]
    while card:
        if box.reactive[card] & mask:
            power = box.first_power[card]
            last = power + box.powers[card]
            while power < last:
                if mask >> box.trigger[power] & 1 and box.trigger[power] and can_use(s, who, card, power):
                    found = append(found, use(actions.REACT, card, power - box.first_power[card]))
                power += 1
        card = next_card(s.cells, card)
    return found


class MayReact(Question):
    """Players may react to a trigger (a), power by power; b: 1 if all of them, else only the one it happened to."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        """The next power that may react, and the choice of not using it."""
        cells = s.cells
        box = s.box
        pc = cells[f + PC]
        everyone = box.b[pc] == 1
        players: i64 = box.seats if everyone else 1
        if cells[f + PLAYERS_ASKED] < 0:
            cells[f + PLAYERS_ASKED] = 0
        while cells[f + PLAYERS_ASKED] < players:
            if everyone:
                cells[f + WHO] = (cells[TOKEN] + cells[f + PLAYERS_ASKED]) % box.seats
            option = next_reaction(s, f, box.a[pc])
            if option:
                return vec[i64]([option, i64(actions.NOTHING)])
            cells[f + PLAYERS_ASKED] += 1
            cells[f + POWERS_ASKED] = 0
        return vec[i64]()

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        s.cells[f + POWERS_ASKED] += 1
        if action != actions.NOTHING:
            card = actions.card(action)
            use_power(s, seat, card, s.box.first_power[card] + actions.number(action), True)

    def question(self) -> str:
        return "react"


add_step(ops.MAY_REACT, MayReact())


def next_reaction(s: State, f: i64, trigger: i64) -> i64:
    """The first usable power with this trigger that the player was not asked about yet, as an action; 0 if there is
    none. A card does not react to what happens to itself."""
    cells = s.cells
    box = s.box
    who = cells[f + WHO]
    seen: i64 = 0
    card = cells[PLAY + who]
    while card:
        if box.reactive[card] >> trigger & 1 and card != cells[f + CARD]:
            power = box.first_power[card]
            last = power + box.powers[card]
            while power < last:
                if box.trigger[power] == trigger:
                    if seen >= cells[f + POWERS_ASKED] and can_use(s, who, card, power):
                        cells[f + POWERS_ASKED] = seen
                        return use(actions.REACT, card, power - box.first_power[card])
                    seen += 1
                power += 1
        card = next_card(cells, card)
    return 0


def pearls_would_pay(s: State, who: i64, trigger: i64) -> bool:
    """Is there a reaction that cannot be paid as it is, but could with pearls exchanged? Only then are they offered for
    exchange out of turn (E-7, V-A9)."""
    box = s.box
    pool = s.cells[POOL + who]
    card = s.cells[PLAY + who]
    while card:
        power = box.first_power[card]
        last = power + box.powers[card]
        while power < last:
            if box.trigger[power] == trigger and not can_use(s, who, card, power):
                straight = not is_turned(s.cells, card)
                if straight and pearls_needed(pool, box.fixed[power]) <= amount(pool, PEARL):
                    return True
            power += 1
        card = next_card(s.cells, card)
    return False


def pearls_needed(pool: i64, cost: i64) -> i64:
    """How many pearls must be exchanged so that the rest of the pool covers a cost."""
    gold = amount(cost, GOLD) - amount(pool, GOLD)
    others: i64 = 0
    kind: i64 = 0
    while kind < GOLD:
        missing = amount(cost, kind) - amount(pool, kind)
        if missing > 0:
            others += missing
        kind += 1
    needed = (gold if gold > 0 else i64(0)) + (others + 1) // 2
    return needed if size(cost) else i64(99)
