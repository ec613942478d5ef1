"""Part P: the steps that are costs of a power: essences and cards. What each takes, and whether the player has it."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.engine.cells import REVEALS, note_event
from arcanarium.resarcana.rules.options import hand_cards
from arcanarium.resarcana.rules.primitives import destroy, discard, pay
from arcanarium.resarcana.rules.steps import LACKING, PAYABLE, Happening, Question, add_step
from arcanarium.resarcana.state import actions, event_codes, ops
from arcanarium.resarcana.state.actions import on_card
from arcanarium.resarcana.state.box import ARTIFACT
from arcanarium.resarcana.state.essences import KINDS, amount, covers, one, only, size, splits
from arcanarium.resarcana.state.layout import (
    CARD,
    DECK,
    GIVEN_UP_COST,
    NEXT_KIND,
    PAID,
    PAID_SIZE,
    PC,
    PLAY,
    POOL,
    WHO,
    State,
    essences_on,
    next_card,
    on_cell,
)
from arcanarium.resarcana.state.piles import count

# --- essences ---


class PayFixed(Happening):
    """Pay fixed essences (a)."""

    def payable(self, s: State, who: i64, card: i64, pc: i64, spare: i64) -> i64:
        return PAYABLE

    def happen(self, s: State, f: i64) -> None:
        pc = s.cells[f + PC]
        s.cells[f + PC] = pc + 1
        pay(s, f, s.box.a[pc])


add_step(ops.PAY_FIXED, PayFixed())


class PaySome(Question):
    """Pay fixed essences (a) and so many more (b) of some kinds (c)."""

    def payable(self, s: State, who: i64, card: i64, pc: i64, spare: i64) -> i64:
        return PAYABLE

    def ask(self, s: State, f: i64) -> vec[i64]:
        box = s.box
        pc = s.cells[f + PC]
        fixed = box.a[pc]
        left = s.cells[POOL + s.cells[f + WHO]] - fixed
        return splits(actions.PAY_TAG | fixed, only(left, box.c[pc]), box.b[pc])

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        s.cells[f + PC] += 1
        pay(s, f, action & actions.POOL_MASK)

    def question(self) -> str:
        return "pay"


add_step(ops.PAY_SOME, PaySome())


class PayOneOf(Question):
    """Pay one essence of some kinds (a)."""

    def payable(self, s: State, who: i64, card: i64, pc: i64, spare: i64) -> i64:
        return PAYABLE if only(s.cells[POOL + who], s.box.a[pc]) else LACKING

    def ask(self, s: State, f: i64) -> vec[i64]:
        return splits(actions.PAY_TAG, only(s.cells[POOL + s.cells[f + WHO]], s.box.a[s.cells[f + PC]]), 1)

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        s.cells[f + PC] += 1
        pay(s, f, action & actions.POOL_MASK)

    def question(self) -> str:
        return "pay"


add_step(ops.PAY_ONE_OF, PayOneOf())


class PaySame(Question):
    """Pay X essences of one kind, for every kind and every X that the pool allows; X may be 0 (P-A5)."""

    def payable(self, s: State, who: i64, card: i64, pc: i64, spare: i64) -> i64:
        return PAYABLE

    def ask(self, s: State, f: i64) -> vec[i64]:
        pool = s.cells[POOL + s.cells[f + WHO]]
        found = vec[i64]([i64(actions.PAY_TAG)])
        kind: i64 = 0
        while kind < KINDS:
            n: i64 = 1
            while n <= amount(pool, kind):
                found = append(found, actions.PAY_TAG | n * one(kind))
                n += 1
            kind += 1
        return found

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        paid = action & actions.POOL_MASK
        s.cells[f + PC] += 1
        s.cells[f + PAID] = 0
        s.cells[f + PAID_SIZE] = size(paid)
        pay(s, f, paid)

    def question(self) -> str:
        return "pay-same"


add_step(ops.PAY_SAME, PaySame())


class PayMixed(Question):
    """Pay any number of each kind, asked kind by kind so that the choice stays small."""

    def payable(self, s: State, who: i64, card: i64, pc: i64, spare: i64) -> i64:
        return PAYABLE

    def ask(self, s: State, f: i64) -> vec[i64]:
        pool = s.cells[POOL + s.cells[f + WHO]]
        kind = next_held(pool, s.cells[f + NEXT_KIND])
        found = vec[i64]()
        if kind == KINDS:
            return found
        n: i64 = 0
        while n <= amount(pool, kind):
            found = append(found, actions.PAY_TAG | n * one(kind))
            n += 1
        return found

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        cells = s.cells
        cells[f + NEXT_KIND] = next_held(cells[POOL + seat], cells[f + NEXT_KIND]) + 1
        pay(s, f, action & actions.POOL_MASK)
        if next_held(cells[POOL + seat], cells[f + NEXT_KIND]) == KINDS:
            cells[f + NEXT_KIND] = -1
            cells[f + PC] += 1

    def question(self) -> str:
        return "pay-mixed"


add_step(ops.PAY_MIXED, PayMixed())


def next_held(pool: i64, kind: i64) -> i64:
    """The first kind from this one on that the pool holds."""
    kind = kind if kind > 0 else 0
    while kind < KINDS and amount(pool, kind) == 0:
        kind += 1
    return kind


class FromHere(Happening):
    """Remove essences (a) from the card of the power."""

    def payable(self, s: State, who: i64, card: i64, pc: i64, spare: i64) -> i64:
        return PAYABLE if covers(essences_on(s.cells, card), s.box.a[pc]) else LACKING

    def happen(self, s: State, f: i64) -> None:
        cells = s.cells
        card = cells[f + CARD]
        removed = s.box.a[cells[f + PC]]
        cells[f + PC] += 1
        cells[on_cell(card)] -= removed
        note_event(s, event_codes.REMOVED, cells[f + WHO], card, removed, 0)


add_step(ops.FROM_HERE, FromHere())

# --- cards ---


class DestroyThis(Happening):
    """Destroy the card of the power."""

    def payable(self, s: State, who: i64, card: i64, pc: i64, spare: i64) -> i64:
        return PAYABLE

    def happen(self, s: State, f: i64) -> None:
        s.cells[f + PC] += 1
        destroy(s, f, s.cells[f + CARD])


add_step(ops.DESTROY_THIS, DestroyThis())


class DestroyOwn(Question):
    """Destroy an own artifact of some types (a, 0 for any); b: 1 if it may be the card of the power."""

    def payable(self, s: State, who: i64, card: i64, pc: i64, spare: i64) -> i64:
        return PAYABLE if len(own_artifacts(s, who, s.box.a[pc], 0 if s.box.b[pc] else card)) else LACKING

    def ask(self, s: State, f: i64) -> vec[i64]:
        pc = s.cells[f + PC]
        spared = 0 if s.box.b[pc] else s.cells[f + CARD]
        return own_artifacts(s, s.cells[f + WHO], s.box.a[pc], spared)

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        s.cells[f + PC] += 1
        destroy(s, f, actions.card(action))

    def question(self) -> str:
        return "destroy"


add_step(ops.DESTROY_OWN, DestroyOwn())


def own_artifacts(s: State, who: i64, types: i64, but: i64) -> vec[i64]:
    """Own artifacts in play that may be destroyed, as actions (P-35)."""
    found = vec[i64]()
    card = s.cells[PLAY + who]
    while card:
        if s.box.kind[card] == ARTIFACT and card != but and (types == 0 or s.box.types[card] & types):
            found = append(found, on_card(actions.DESTROY, card))
        card = next_card(s.cells, card)
    return found


class DiscardOwn(Question):
    """Discard a card of some types (a, 0 for any) from the hand."""

    def payable(self, s: State, who: i64, card: i64, pc: i64, spare: i64) -> i64:
        return PAYABLE if len(hand_cards(s, who, s.box.a[pc], actions.DISCARD)) else LACKING

    def ask(self, s: State, f: i64) -> vec[i64]:
        return hand_cards(s, s.cells[f + WHO], s.box.a[s.cells[f + PC]], actions.DISCARD)

    def answers_itself(self, s: State, f: i64, n: i64) -> bool:
        """Where only some cards will do, rivals could tell from the absence of a question what the hand holds."""
        if s.box.a[s.cells[f + PC]]:
            return False
        s.cells[REVEALS] += n  # rivals see a card that the player did not name
        return True

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        card = actions.card(action)
        s.cells[f + PC] += 1
        discard(s, seat, card)
        s.cells[f + GIVEN_UP_COST] = s.box.cost_total[card]

    def question(self) -> str:
        return "discard-cost"


add_step(ops.DISCARD_OWN, DiscardOwn())


class DeckCard(Happening):
    """The own deck must hold so many cards (a); nothing happens to them."""

    def payable(self, s: State, who: i64, card: i64, pc: i64, spare: i64) -> i64:
        return PAYABLE if count(s.cells, DECK + who) >= s.box.a[pc] else LACKING

    def happen(self, s: State, f: i64) -> None:
        s.cells[f + PC] += 1


add_step(ops.DECK_CARD, DeckCard())
