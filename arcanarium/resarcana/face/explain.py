"""Questions and refusals in terms that a client can put into words: what is asked, and why a move is not possible.

A refusal is the id of a message, with its facts after it: `resarcana-why-needs|amount=2E|any=1|card=vault`.
"""
from __future__ import annotations

from arcanarium.core.contract import Decision
from arcanarium.engine.cells import OWING
from arcanarium.resarcana.notation.codec import write_pool
from arcanarium.resarcana.rules.costs import discount_for, discounts, reduction, shortfall
from arcanarium.resarcana.rules.placing import MONUMENT_COST
from arcanarium.resarcana.rules.powers import can_use
from arcanarium.resarcana.rules.steps import OPENS_TURN, kind_at, step_at
from arcanarium.resarcana.state import actions
from arcanarium.resarcana.state.box import ANY, NEEDS_STRAIGHT, NO_TRIGGER
from arcanarium.resarcana.state.edition import edition_behind
from arcanarium.resarcana.state.essences import ALL_KINDS, BITS, GOLD_AND_PEARLS, KINDS, amount, size
from arcanarium.resarcana.state.layout import (
    DISCARDS,
    HAND,
    ITEMS,
    MONUMENTS,
    PLACES,
    PLAY,
    POOL,
    SHOWN,
    State,
    frame,
    is_turned,
)
from arcanarium.resarcana.state.piles import holds


def decision_of(state: State, seat: int) -> Decision:
    """What the seat is asked, as the step that asks tells it: see the methods `question` and `facts` of steps."""
    f = frame(state.cells)
    step = step_at(state, f)
    card = step.card_asked_about(state, f, seat)
    facts = step.facts(state, f, seat)
    if step.question() in ("hit", "lose"):
        facts["by"] = next((owner for owner in range(state.box.seats) if holds(state.cells, PLAY + owner, card)), -1)
    return Decision(seat, step.question(), edition_behind(state).codec.card(card).id if card else "", facts)


def why_not(state: State, seat: int, action: int) -> str:
    """Why a seat may not make this move now, with the card that the move is about, where it is about one."""
    reason = _reason(state, seat, action)
    card = 0 if action >> actions.TAG_SHIFT else actions.card(action)
    named = 0 < card <= state.box.cards and reason not in ("resarcana-why-not-your-decision", "resarcana-why-not-asked")
    return f"{reason}|card={edition_behind(state).codec.card(card).id}" if named else reason


def _reason(state: State, seat: int, action: int) -> str:
    cells = state.cells
    if not cells[OWING] >> seat & 1:
        return "resarcana-why-not-your-decision"
    if kind_at(state, frame(cells)) != OPENS_TURN or action >> actions.TAG_SHIFT:
        return "resarcana-why-not-asked"
    card, verb = actions.card(action), actions.verb(action)
    if card > state.box.cards:
        return "resarcana-why-not-asked"
    if verb == actions.USE:
        return why_not_use(state, seat, card, actions.number(action))
    if verb == actions.PLACE:
        return why_not_place(state, seat, card)
    if verb == actions.CLAIM:
        return why_not_claim(state, seat, card)
    if verb == actions.CLAIM_TOP:
        return "resarcana-why-no-monuments" if not cells[MONUMENTS] else needs(MONUMENT_COST, 0, cells[POOL + seat])
    if verb == actions.DISCARD:
        return "resarcana-why-not-in-hand"
    if verb == actions.EXCHANGE:
        return "resarcana-why-no-pearl"
    return "resarcana-why-not-asked"


def needs(fixed: int, n: int, pool: int) -> str:
    """Which essences are missing for a cost."""
    short = 0
    for kind in range(KINDS):
        short += max(0, amount(fixed, kind) - amount(pool, kind)) << BITS * kind
    free = max(0, n - max(0, size(pool) - size(fixed) + size(short)))
    return f"resarcana-why-needs|amount={write_pool(short) if short else ''}|any={free}"


def why_not_use(state: State, seat: int, card: int, number: int) -> str:
    box, cells = state.box, state.cells
    if not card or not holds(cells, PLAY + seat, card):
        return "resarcana-why-not-in-play"
    if number >= box.powers[card]:
        return "resarcana-why-no-such-power"
    power = box.first_power[card] + number
    if box.trigger[power] != NO_TRIGGER:
        return "resarcana-why-reaction"
    if box.needs[power] & NEEDS_STRAIGHT and is_turned(cells, card):
        return "resarcana-why-turned"
    pool = cells[POOL + seat]
    lacking = needs(box.fixed[power], box.needs[power] >> ANY, pool)
    if lacking != "resarcana-why-needs|amount=|any=0":
        return lacking
    return "resarcana-why-not-asked" if can_use(state, seat, card, power) else "resarcana-why-cost"


def why_not_place(state: State, seat: int, card: int) -> str:
    box, cells = state.box, state.cells
    if not card or not holds(cells, HAND + seat, card):
        if card and holds(cells, PLAY + seat, card):
            return "resarcana-why-already-in-play"
        discarded = card and holds(cells, DISCARDS + seat, card)
        return "resarcana-why-in-discards" if discarded else "resarcana-why-not-in-hand"
    sparing, lowering = (discount_for(packed, box.types[card]) for packed in discounts(state, seat))
    pool = cells[POOL + seat]
    if not sparing + lowering:
        return needs(box.cost[card], box.cost_any[card], pool)
    off = reduction(box, card, sparing, lowering)
    missing = max(
        shortfall(box.cost[card], pool, ALL_KINDS) - off,
        shortfall(box.cost[card], pool, GOLD_AND_PEARLS) - lowering,
        box.cost_total[card] - off - size(pool),
    )
    return f"resarcana-why-needs-discounted|off={off}|missing={missing}"


def why_not_claim(state: State, seat: int, card: int) -> str:
    cells = state.cells
    if card and (holds(cells, PLACES, card) or holds(cells, SHOWN, card)):
        return needs(state.box.cost[card], state.box.cost_any[card], cells[POOL + seat])
    if card and any(holds(cells, PLAY + other, card) for other in range(state.box.seats)):
        return "resarcana-why-taken"
    return "resarcana-why-item" if card and holds(cells, ITEMS, card) else "resarcana-why-not-in-centre"
