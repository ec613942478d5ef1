"""Part P: the steps that turn components, as a cost, and straighten them, as an effect."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.engine.cells import note_event
from arcanarium.resarcana.rules.options import is_of
from arcanarium.resarcana.rules.powers import can_use, in_own_turn, use_power
from arcanarium.resarcana.rules.primitives import straighten, straighten_all, turn
from arcanarium.resarcana.rules.steps import LACKING, PAYABLE, Happening, Question, add_step
from arcanarium.resarcana.state import actions, event_codes, ops
from arcanarium.resarcana.state.actions import on_card
from arcanarium.resarcana.state.box import ANY
from arcanarium.resarcana.state.essences import size
from arcanarium.resarcana.state.layout import CARD, PC, PLAY, POOL, WHO, State, is_turned, next_card

# --- turning, as a cost ---


class TurnThis(Happening):
    """Turn the card of the power."""

    def payable(self, s: State, who: i64, card: i64, pc: i64, spare: i64) -> i64:
        return PAYABLE

    def happen(self, s: State, f: i64) -> None:
        s.cells[f + PC] += 1
        turn(s, s.cells[f + WHO], s.cells[f + CARD])


add_step(ops.TURN_THIS, TurnThis())


class TurnOwn(Question):
    """Turn another own component of some types (a)."""

    def payable(self, s: State, who: i64, card: i64, pc: i64, spare: i64) -> i64:
        return PAYABLE if len(to_turn(s, who, s.box.a[pc], card, spare)) else LACKING

    def ask(self, s: State, f: i64) -> vec[i64]:
        cells = s.cells
        who = cells[f + WHO]
        return to_turn(s, who, s.box.a[cells[f + PC]], cells[f + CARD], size(cells[POOL + who]))

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        s.cells[f + PC] += 1
        card = actions.card(action)
        if actions.verb(action) == actions.REACT:
            note_event(s, event_codes.STOOD_IN, seat, card, 0, 0)
            use_power(s, seat, card, s.box.first_power[card] + actions.number(action), True)
        else:
            turn(s, seat, card)

    def question(self) -> str:
        return "turn-cost"


add_step(ops.TURN_OWN, TurnOwn())


def to_turn(s: State, who: i64, types: i64, but: i64, spare: i64) -> vec[i64]:
    """Own straight components of a type that may be turned as a cost; their own powers do not happen (P-7). In the own
    turn a card that stands in for the type may be turned instead, if the essences it asks for can be spared."""
    found = vec[i64]()
    if s.box.stand_ins and in_own_turn(s, who):
        found = stand_ins(s, who, types, spare)
    card = s.cells[PLAY + who]
    while card:
        if card != but and is_of(s, card, types) and not is_turned(s.cells, card):
            found = append(found, on_card(actions.TURN, card))
        card = next_card(s.cells, card)
    return found


def stand_ins(s: State, who: i64, types: i64, spare: i64) -> vec[i64]:
    """Own cards that may be turned as one of the types, as reactions to the own power (T-12, E-14)."""
    box = s.box
    found = vec[i64]()
    card = s.cells[PLAY + who]
    while card:
        power = box.first_power[card]
        last = power + box.powers[card]
        while power < last:
            if box.stands_for[power] & types and box.needs[power] >> ANY <= spare and can_use(s, who, card, power):
                found = append(found, actions.use(actions.REACT, card, power - box.first_power[card]))
            power += 1
        card = next_card(s.cells, card)
    return found


# --- straightening ---


class StraightenThis(Happening):
    """Straighten the card of the power."""

    def happen(self, s: State, f: i64) -> None:
        s.cells[f + PC] += 1
        straighten(s, s.cells[f + WHO], s.cells[f + CARD])


add_step(ops.STRAIGHTEN_THIS, StraightenThis())


class StraightenAll(Happening):
    """Straighten the components of some types (a) of all players."""

    def happen(self, s: State, f: i64) -> None:
        pc = s.cells[f + PC]
        s.cells[f + PC] = pc + 1
        straighten_all(s, s.box.a[pc])


add_step(ops.STRAIGHTEN_ALL, StraightenAll())


class StraightenOne(Question):
    """Straighten an own turned component of some types (a, 0 for any), or none (P-A2)."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        types = s.box.a[s.cells[f + PC]]
        found = vec[i64]()
        card = s.cells[PLAY + s.cells[f + WHO]]
        while card:
            if is_turned(s.cells, card) and (types == 0 or is_of(s, card, types)):
                found = append(found, on_card(actions.STRAIGHTEN, card))
            card = next_card(s.cells, card)
        return append(found, i64(actions.NOTHING))

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        s.cells[f + PC] += 1
        if action != actions.NOTHING:
            straighten(s, seat, actions.card(action))

    def question(self) -> str:
        return "straighten"


add_step(ops.STRAIGHTEN_ONE, StraightenOne())
