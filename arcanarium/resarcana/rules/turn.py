"""Part A: the turn. One action: place, claim, discard, use a power, or pass."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.engine.cells import OWING, ROUND, note_event
from arcanarium.resarcana.rules.costs import affordable, discount_for
from arcanarium.resarcana.rules.placing import MONUMENT_COST
from arcanarium.resarcana.rules.powers import can_use, exchange, exchanges, start_placing, use_power
from arcanarium.resarcana.rules.primitives import discard, gain
from arcanarium.resarcana.rules.steps import OPENS_TURN, Happening, ProgramStep, Question, add_step
from arcanarium.resarcana.state import actions, event_codes, ops
from arcanarium.resarcana.state.actions import on_card, use
from arcanarium.resarcana.state.essences import NOT_GOLD, ONE_GOLD, covers, mixes
from arcanarium.resarcana.state.layout import (
    ACTIVE,
    CARD,
    HAND,
    MONUMENTS,
    PASSED,
    PC,
    PLACES,
    PLAY,
    POOL,
    SHOWN,
    TOKEN,
    WHO,
    State,
    is_turned,
    next_card,
    push,
)
from arcanarium.resarcana.state.prices import FULL_COST

REWARDS: Final[vec[i64]] = vec[i64]([actions.GAIN_TAG | ONE_GOLD] + [mix for mix in mixes(2, NOT_GOLD)])


def turn_actions(s: State, who: i64) -> vec[i64]:  # noqa: C901, PLR0912  (one sweep over all actions in the hot path)
    """Everything the player may do with this turn; passing is always among it (X-1)."""
    box = s.box
    cells = s.cells
    pool = cells[POOL + who]
    found = vec[i64](capacity=24)
    rests = box.rests
    powers = box.actions
    discount = box.discount
    discount_gold = box.discount_gold
    card = cells[PLAY + who]
    sparing: i64 = 0
    lowering: i64 = 0
    while card:
        if not is_turned(cells, card) or rests[card] == 0:
            for power in powers[card]:
                if can_use(s, who, card, power):
                    found = append(found, use(actions.USE, card, power - box.first_power[card]))
        sparing += discount[card]
        lowering += discount_gold[card]
        card = next_card(cells, card)
    card = cells[HAND + who]
    while card:
        if sparing | lowering:
            types = box.types[card]
            fits = affordable(box, pool, card, discount_for(sparing, types), discount_for(lowering, types))
        else:
            fits = affordable(box, pool, card, 0, 0)
        if fits:
            found = append(found, on_card(actions.PLACE, card))
        card = next_card(cells, card)
    card = cells[PLACES]
    while card:
        if affordable(box, pool, card, 0, 0):
            found = append(found, on_card(actions.CLAIM, card))
        card = next_card(cells, card)
    if covers(pool, MONUMENT_COST):
        card = cells[SHOWN]
        while card:
            found = append(found, on_card(actions.CLAIM, card))
            card = next_card(cells, card)
        if cells[MONUMENTS]:
            found = append(found, i64(actions.CLAIM_TOP))
    card = cells[HAND + who]
    while card:
        found = append(found, on_card(actions.DISCARD, card))
        card = next_card(cells, card)
    if exchanges(s, who):
        found = append(found, i64(actions.EXCHANGE))
    return append(found, i64(actions.PASS))


class TakeTurn(ProgramStep):
    """The active player takes a turn."""

    def kind(self) -> i64:
        return OPENS_TURN

    def begin(self, s: State, f: i64) -> None:
        s.cells[OWING] = i64(1) << s.cells[ACTIVE]

    def legal(self, s: State, seat: i64) -> vec[i64]:
        s.options = turn_actions(s, seat)
        return s.options

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        take_action(s, f, action)

    def question(self) -> str:
        return "turn"


add_step(ops.TAKE_TURN, TakeTurn())


def take_action(s: State, f: i64, action: i64) -> None:
    """Start the action chosen; the turn ends when all that follows from it is settled (A-17)."""
    box = s.box
    who = s.cells[ACTIVE]
    card = actions.card(action)
    verb = actions.verb(action)
    if verb == actions.EXCHANGE:
        exchange(s, who)
        return
    s.cells[f + PC] += 1
    if verb == actions.USE:
        use_power(s, who, card, box.first_power[card] + actions.number(action), False)
    elif verb == actions.PLACE:
        start_placing(s, who, card, FULL_COST)
    elif verb == actions.CLAIM:
        push(s, box.claim, who, card, 0)
    elif verb == actions.CLAIM_TOP:
        push(s, box.claim_top, who, 0, 0)
    elif verb == actions.DISCARD:
        discard(s, who, card)
        push(s, box.reward, who, card, 0)
    else:
        note_event(s, event_codes.HAS_PASSED, who, 0, 0, 0)
        push(s, box.passing, who, 0, 0)


# --- the order of turns ---


class NewRound(Happening):
    """A round begins."""

    def happen(self, s: State, f: i64) -> None:
        s.cells[ROUND] += 1
        note_event(s, event_codes.ROUND_BEGAN, -1, 0, s.cells[ROUND], 0)
        s.cells[f + PC] += 1


add_step(ops.NEW_ROUND, NewRound())


class FirstTurn(Happening):
    """The holder of the token starts the action step (X-10)."""

    def happen(self, s: State, f: i64) -> None:
        s.cells[ACTIVE] = s.cells[TOKEN]
        s.cells[f + WHO] = s.cells[TOKEN]
        s.cells[f + PC] += 1


add_step(ops.FIRST_TURN, FirstTurn())


class NextTurn(Happening):
    """Clockwise to the next player who has not passed (A-1); when all have, the program goes on."""

    def happen(self, s: State, f: i64) -> None:
        cells = s.cells
        n = s.box.seats
        if cells[PASSED] == (i64(1) << n) - 1:
            cells[f + PC] += 1
            return
        seat = (cells[ACTIVE] + 1) % n
        while cells[PASSED] >> seat & 1:
            seat = (seat + 1) % n
        cells[ACTIVE] = seat
        cells[f + WHO] = seat
        cells[f + PC] -= 1


add_step(ops.NEXT_TURN, NextTurn())


class Reward(Question):
    """What discarding an artifact as an action brings: 1 Gold or any 2 others (A-10)."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        return REWARDS

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        gain(s, seat, action & actions.POOL_MASK, s.cells[f + CARD])
        s.cells[f + PC] += 1

    def question(self) -> str:
        return "reward"


add_step(ops.REWARD, Reward())
