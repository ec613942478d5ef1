"""Part P: the steps by which essences come to players and onto components."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.engine.cells import note_event
from arcanarium.resarcana.rules.options import own_components
from arcanarium.resarcana.rules.primitives import gain, move_paid, put, take_all
from arcanarium.resarcana.rules.steps import Happening, Question, add_step
from arcanarium.resarcana.state import actions, event_codes, ops
from arcanarium.resarcana.state.actions import on_card
from arcanarium.resarcana.state.essences import KINDS, amount, kinds_in, mixes, one
from arcanarium.resarcana.state.layout import (
    CARD,
    GIVEN_UP_COST,
    PAID,
    PAID_SIZE,
    PC,
    PLAY,
    POOL,
    WHO,
    State,
    essences_on,
    next_card,
)

# --- to the pool ---


class GainFixed(Happening):
    """Gain fixed essences (a)."""

    def happen(self, s: State, f: i64) -> None:
        cells = s.cells
        pc = cells[f + PC]
        cells[f + PC] = pc + 1
        gain(s, cells[f + WHO], s.box.a[pc], cells[f + CARD])


add_step(ops.GAIN_FIXED, GainFixed())


class ChosenGain(Question):
    """Gain the essences chosen: how many, and of which kinds, is told by `ask`."""

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        s.cells[f + PC] += 1
        gain(s, seat, action & actions.POOL_MASK, s.cells[f + CARD])

    def question(self) -> str:
        return "gain"


class GainAny(ChosenGain):
    """Gain so many essences (a) of some kinds (b)."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        pc = s.cells[f + PC]
        return mixes(s.box.a[pc], s.box.b[pc])

    def facts(self, s: State, f: i64, seat: i64) -> dict[str, int | str]:
        return {"count": int(s.box.a[s.cells[f + PC]])}


add_step(ops.GAIN_ANY, GainAny())


class GainOneOf(ChosenGain):
    """Gain one of the gains in a list of the box (a)."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        return s.box.gains[s.box.a[s.cells[f + PC]]]


add_step(ops.GAIN_ONE_OF, GainOneOf())


class GainX(Happening):
    """Gain essences of a kind (a: one of it), one for every so many (b) of the X paid."""

    def happen(self, s: State, f: i64) -> None:
        cells = s.cells
        pc = cells[f + PC]
        cells[f + PC] = pc + 1
        gain(s, cells[f + WHO], cells[f + PAID_SIZE] // s.box.b[pc] * s.box.a[pc], cells[f + CARD])


add_step(ops.GAIN_X, GainX())


class GainXSame(ChosenGain):
    """Gain X of one kind among some (a), other than the kind paid."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        cells = s.cells
        found = vec[i64]()
        n = cells[f + PAID_SIZE]
        if n == 0:
            return found
        kinds = s.box.a[cells[f + PC]] & ~kinds_in(cells[f + PAID])
        kind: i64 = 0
        while kind < KINDS:
            if kinds >> kind & 1:
                found = append(found, actions.GAIN_TAG | n * one(kind))
            kind += 1
        return found


add_step(ops.GAIN_X_SAME, GainXSame())


class GainCost(ChosenGain):
    """Gain as many essences as the printed cost of the card given up has, and so many more (a), of some kinds (b)."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        pc = s.cells[f + PC]
        return mixes(s.cells[f + GIVEN_UP_COST] + s.box.a[pc], s.box.b[pc])

    def facts(self, s: State, f: i64, seat: i64) -> dict[str, int | str]:
        return {"count": int(s.cells[f + GIVEN_UP_COST] + s.box.a[s.cells[f + PC]])}


add_step(ops.GAIN_COST, GainCost())


class GainCostAs(Happening):
    """The same, all of one kind (a: one of it); b: how many more than the printed cost."""

    def happen(self, s: State, f: i64) -> None:
        cells = s.cells
        pc = cells[f + PC]
        cells[f + PC] = pc + 1
        gain(s, cells[f + WHO], s.box.a[pc] * (cells[f + GIVEN_UP_COST] + s.box.b[pc]), cells[f + CARD])


add_step(ops.GAIN_COST_AS, GainCostAs())


class GainCount(Question):
    """Gain one of a kind (a: one of it) for each essence in a player's pool, or for each component of a type there
    (b; P-27). c: 1 if the player may choose to count the own."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        who = s.cells[f + WHO]
        yourself = s.box.c[s.cells[f + PC]] == 1
        found = vec[i64]()
        seat: i64 = 0
        while seat < s.box.seats:
            if seat != who or yourself:
                found = append(found, actions.with_number(actions.COUNT, seat))
            seat += 1
        return found

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        box = s.box
        cells = s.cells
        pc = cells[f + PC]
        cells[f + PC] = pc + 1
        counted = actions.number(action)
        what = box.b[pc]
        n: i64 = 0
        if what & ops.COUNTS_TYPES:
            card = cells[PLAY + counted]
            while card:
                if box.types[card] & what:
                    n += 1
                card = next_card(cells, card)
        else:
            n = amount(cells[POOL + counted], what)
        note_event(s, event_codes.COUNTED, seat, cells[f + CARD], n, counted)
        gain(s, seat, n * box.a[pc], cells[f + CARD])

    def question(self) -> str:
        return "count"


add_step(ops.GAIN_COUNT, GainCount())


class RivalsGain(Happening):
    """Each rival gains fixed essences (a)."""

    def happen(self, s: State, f: i64) -> None:
        cells = s.cells
        pc = cells[f + PC]
        cells[f + PC] = pc + 1
        seat: i64 = 0
        while seat < s.box.seats:
            if seat != cells[f + WHO]:
                gain(s, seat, s.box.a[pc], cells[f + CARD])
            seat += 1


add_step(ops.RIVALS_GAIN, RivalsGain())


class TakeAll(Question):
    """Take all essences of an own component, or of none."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        found = vec[i64]()
        card = s.cells[PLAY + s.cells[f + WHO]]
        while card:
            if essences_on(s.cells, card):
                found = append(found, on_card(actions.FROM, card))
            card = next_card(s.cells, card)
        return append(found, i64(actions.NOTHING))

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        s.cells[f + PC] += 1
        take_all(s, seat, actions.card(action))

    def question(self) -> str:
        return "take-all"


add_step(ops.TAKE_ALL, TakeAll())

# --- onto a component ---


class PutHere(Happening):
    """Put fixed essences (a) on the card of the power."""

    def happen(self, s: State, f: i64) -> None:
        cells = s.cells
        pc = cells[f + PC]
        cells[f + PC] = pc + 1
        put(s, cells[f + WHO], cells[f + CARD], s.box.a[pc])


add_step(ops.PUT_HERE, PutHere())


class PutAnyHere(Question):
    """Put so many essences (a) of some kinds (b) on the card of the power."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        pc = s.cells[f + PC]
        return mixes(s.box.a[pc], s.box.b[pc])

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        s.cells[f + PC] += 1
        put(s, seat, s.cells[f + CARD], action & actions.POOL_MASK)

    def question(self) -> str:
        return "put"

    def facts(self, s: State, f: i64, seat: i64) -> dict[str, int | str]:
        return {"count": int(s.box.a[s.cells[f + PC]])}


add_step(ops.PUT_ANY_HERE, PutAnyHere())


class PutPaidHere(Happening):
    """Put the essences paid on the card of the power."""

    def happen(self, s: State, f: i64) -> None:
        s.cells[f + PC] += 1
        move_paid(s, f, s.cells[f + CARD])


add_step(ops.PUT_PAID_HERE, PutPaidHere())


class PutPaidOn(Question):
    """Put the essences paid on an own component."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        return own_components(s, s.cells[f + WHO], actions.ONTO)

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        s.cells[f + PC] += 1
        move_paid(s, f, actions.card(action))

    def question(self) -> str:
        return "onto"


add_step(ops.PUT_PAID_ON, PutPaidOn())


class PutOn(Question):
    """Put fixed essences (a) on an own component."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        return own_components(s, s.cells[f + WHO], actions.ONTO)

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        pc = s.cells[f + PC]
        s.cells[f + PC] = pc + 1
        put(s, seat, actions.card(action), s.box.a[pc])

    def question(self) -> str:
        return "onto"


add_step(ops.PUT_ON, PutOn())
