"""Questions and refusals in terms that a client can put into words: what is asked, and why a move is not possible.

A refusal is the id of a message, with its facts after it: `why-needs|amount=2E|any=1`.
"""
from __future__ import annotations

from typing import Any

from arcanarium.core.contract import Decision
from arcanarium.engine.cells import OWING
from arcanarium.resarcana.notation.codec import write_pool
from arcanarium.resarcana.rules.collect import component_at
from arcanarium.resarcana.rules.costs import discount_for, discounts, reduction, shortfall
from arcanarium.resarcana.rules.lifeloss import attack
from arcanarium.resarcana.rules.powers import can_use
from arcanarium.resarcana.rules.turn import MONUMENT_COST
from arcanarium.resarcana.state import actions, ops
from arcanarium.resarcana.state.box import ANY, NEEDS_STRAIGHT, NO_TRIGGER
from arcanarium.resarcana.state.edition import edition_behind
from arcanarium.resarcana.state.essences import LIFE, amount, size
from arcanarium.resarcana.state.layout import (
    CARD,
    CHECKER,
    COLLECT_STEP,
    DISCARDS,
    HAND,
    ITEMS,
    MONUMENTS,
    PC,
    PLACES,
    PLAY,
    POOL,
    SHOWN,
    State,
    X,
    frame,
    is_turned,
)
from arcanarium.resarcana.state.piles import count, holds

KINDS = {
    ops.PAY: "pay", ops.PAY_ONE_OF: "pay", ops.PAY_SAME: "pay-same", ops.PAY_MIXED: "pay-mixed",
    ops.PAY_COST: "pay-cost",
    ops.DESTROY_OWN: "destroy", ops.DISCARD_OWN: "discard-cost", ops.TURN_OWN: "turn-cost", ops.GAIN_ANY: "gain",
    ops.GAIN_X_SAME: "gain", ops.GAIN_COST: "gain", ops.GAIN_COUNT: "count", ops.PUT_ANY_HERE: "put",
    ops.PUT_PAID_ON: "onto", ops.STRAIGHTEN: "straighten", ops.PLACE: "place", ops.DISCARD_LEFT: "discard",
    ops.CHOOSE_DECK: "look", ops.ARRANGE: "arrange", ops.KEEP_MAGE: "keep-mage", ops.DRAFT: "draft",
    ops.CHOOSE_ITEM: "item", ops.COLLECT: "collect", ops.TAKE_TURN: "turn", ops.REWARD: "reward", ops.SWAP_ITEM: "swap",
    ops.ANSWER_HIT: "hit", ops.LOSE_OTHERS: "lose", ops.ANSWER_CHECK: "check", ops.CHOOSE_FIRST: "choose-first",
    ops.OPEN_DRAFT: "open-draft", ops.GAIN_ONE_OF: "gain", ops.PUT_ON: "onto", ops.TAKE_ALL: "take-all",
    ops.DISCARD_OR_RETURN: "discard-or-return", ops.RETRIEVE: "retrieve", ops.CLAIM_SCROLL: "scroll",
    ops.TAKE_MONUMENT: "take-monument", ops.USE_ITEM: "borrow", ops.MAY_REACT: "react", ops.STAND_IN: "stand-in",
    ops.PAIR_DRAFT: "pair-draft",
}


def decision_of(state: State, seat: int) -> Decision:
    """What the seat is asked. `kind` is one of KINDS; in the Collect step the card is the component it is about."""
    table = edition_behind(state)
    cells = state.cells
    f = frame(cells)
    op = state.box.op[cells[f + PC]]
    card = cells[f + CARD]
    facts: dict[str, Any] = {}
    if op == ops.COLLECT:
        n = count(cells, PLAY + seat)
        step = cells[COLLECT_STEP + seat]
        card = component_at(state, seat, step >> 1 if step < 2 * n else step - 2 * n)
        facts["part"] = "upkeep" if step >= 2 * n else "gain" if step & 1 else "take"
    elif op == ops.ANSWER_HIT or op == ops.LOSE_OTHERS:
        facts["life"] = state.box.a[attack(state, f)]
        facts["have"] = amount(cells[POOL + seat], LIFE)
    elif op == ops.DISCARD_LEFT:
        facts["count"] = cells[f + X]
    elif op == ops.ANSWER_CHECK:
        facts["checker"] = cells[CHECKER]
    elif op == ops.GAIN_ANY or op == ops.PUT_ANY_HERE:
        facts["count"] = state.box.a[cells[f + PC]]
    elif op == ops.GAIN_COST:
        facts["count"] = cells[f + X] + state.box.a[cells[f + PC]]
    return Decision(seat, KINDS[op], table.codec.card(card).id if card else "", facts)


def why_not(state: State, seat: int, action: int) -> str:
    """Why a seat may not make this move now."""
    cells = state.cells
    if not cells[OWING] >> seat & 1:
        return "why-not-your-decision"
    op = state.box.op[cells[frame(cells) + PC]]
    if op != ops.TAKE_TURN or action >> actions.TAG:
        return "why-not-asked"
    card, verb = actions.card(action), actions.verb(action)
    if card > state.box.cards:
        return "why-not-asked"
    if verb == actions.USE:
        return why_not_use(state, seat, card, actions.number(action))
    if verb == actions.PLACE:
        return why_not_place(state, seat, card)
    if verb == actions.CLAIM:
        return why_not_claim(state, seat, card)
    if verb == actions.CLAIM_TOP:
        return "why-no-monuments" if not cells[MONUMENTS] else needs(MONUMENT_COST, 0, cells[POOL + seat])
    if verb == actions.DISCARD:
        return "why-not-in-hand"
    if verb == actions.EXCHANGE:
        return "why-no-pearl"
    return "why-not-asked"


def needs(fixed: int, n: int, pool: int) -> str:
    """Which essences are missing for a cost."""
    short = 0
    for kind in range(6):
        short += max(0, amount(fixed, kind) - amount(pool, kind)) << 10 * kind
    free = max(0, n - max(0, size(pool) - size(fixed) + size(short)))
    return f"why-needs|amount={write_pool(short) if short else ''}|any={free}"


def why_not_use(state: State, seat: int, card: int, number: int) -> str:
    box, cells = state.box, state.cells
    if not card or not holds(cells, PLAY + seat, card):
        return "why-not-in-play"
    if number >= box.powers[card]:
        return "why-no-such-power"
    power = box.first_power[card] + number
    if box.trigger[power] != NO_TRIGGER:
        return "why-reaction"
    if box.needs[power] & NEEDS_STRAIGHT and is_turned(cells, card):
        return "why-turned"
    pool = cells[POOL + seat]
    lacking = needs(box.fixed[power], box.needs[power] >> ANY, pool)
    if lacking != "why-needs|amount=|any=0":
        return lacking
    return "why-not-asked" if can_use(state, seat, card, power) else "why-cost"


def why_not_place(state: State, seat: int, card: int) -> str:
    box, cells = state.box, state.cells
    if not card or not holds(cells, HAND + seat, card):
        if card and holds(cells, PLAY + seat, card):
            return "why-already-in-play"
        return "why-in-discards" if card and holds(cells, DISCARDS + seat, card) else "why-not-in-hand"
    sparing, lowering = (discount_for(packed, box.types[card]) for packed in discounts(state, seat))
    pool = cells[POOL + seat]
    if not sparing + lowering:
        return needs(box.cost[card], box.cost_any[card], pool)
    off = reduction(box, card, sparing, lowering)
    missing = max(shortfall(box.cost[card], pool, 63) - off, shortfall(box.cost[card], pool, 48) - lowering,
                  box.cost_total[card] - off - size(pool))
    return f"why-needs-discounted|off={off}|missing={missing}"


def why_not_claim(state: State, seat: int, card: int) -> str:
    cells = state.cells
    if card and (holds(cells, PLACES, card) or holds(cells, SHOWN, card)):
        return needs(state.box.cost[card], state.box.cost_any[card], cells[POOL + seat])
    if card and any(holds(cells, PLAY + other, card) for other in range(state.box.seats)):
        return "why-taken"
    return "why-item" if card and holds(cells, ITEMS, card) else "why-not-in-centre"


