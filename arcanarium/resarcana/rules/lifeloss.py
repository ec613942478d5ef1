"""Part L: losing Life, and reacting to it. The hit players decide one by one, clockwise from the token (L-22)."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.engine.cells import note_event
from arcanarium.resarcana.rules.powers import can_use, exchange, exchanges, use_power
from arcanarium.resarcana.rules.reactions import reactions
from arcanarium.resarcana.rules.steps import Happening, Question, add_step
from arcanarium.resarcana.state import actions, box, event_codes, ops
from arcanarium.resarcana.state.actions import with_number
from arcanarium.resarcana.state.essences import LIFE, NOT_LIFE, ONE_LIFE, amount, only, size, splits
from arcanarium.resarcana.state.layout import (
    ATTACK,
    CARD,
    HIT,
    PASSED,
    PC,
    PLAYERS_ASKED,
    POOL,
    STEP_OF_ATTACK,
    TOKEN,
    WHO,
    State,
    pop,
    push,
)


class LoseLife(Happening):
    """All rivals who have not passed lose so much Life (a). b: the first of the powers by which the card itself lets
    them off; c: how many these are, with HITS_USER if the user of the power is hit too."""

    def happen(self, s: State, f: i64) -> None:
        cells = s.cells
        pc = cells[f + PC]
        who = cells[f + WHO]
        card = cells[f + CARD]
        cells[f + PC] = pc + 1
        hit = (i64(1) << s.box.seats) - 1 & ~cells[PASSED]
        if s.box.c[pc] & ops.HITS_USER == 0:
            hit &= ~(i64(1) << who)
        note_event(s, event_codes.ATTACKED, who, card, s.box.a[pc], hit)
        push(s, s.box.life_loss, who, card, pc | hit << HIT)


add_step(ops.LOSE_LIFE, LoseLife())


def step_of_attack(s: State, f: i64) -> i64:
    """The step LIFE_LOSS that the frame of a life loss comes from."""
    return s.cells[f + ATTACK] & STEP_OF_ATTACK


def life_at_stake(s: State, f: i64) -> i64:
    return s.box.a[step_of_attack(s, f)]


class NextHit(Happening):
    """Find the next player who is hit; without one the life loss is over."""

    def happen(self, s: State, f: i64) -> None:
        cells = s.cells
        n = s.box.seats
        while cells[f + PLAYERS_ASKED] + 1 < n:
            cells[f + PLAYERS_ASKED] += 1
            seat = (cells[TOKEN] + cells[f + PLAYERS_ASKED]) % n
            if cells[f + ATTACK] >> (HIT + seat) & 1:
                cells[f + WHO] = seat
                cells[f + PC] += 1
                return
        pop(s)


add_step(ops.NEXT_HIT, NextHit())


class AnswerHit(Question):
    """React with an own power, do what the attacking card asks for being spared (L-16), or suffer the loss (L-18)."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        cells = s.cells
        who = cells[f + WHO]
        card = cells[f + CARD]
        step = step_of_attack(s, f)
        found = reactions(s, who, triggers(s, card))
        first = s.box.b[step]
        i: i64 = 0
        while i < s.box.c[step] & ops.ANSWERS:
            if can_use(s, who, card, first + i):
                found = append(found, with_number(actions.ANSWER, i))
            i += 1
        if exchanges(s, who):
            found = append(found, i64(actions.EXCHANGE))
        return append(found, i64(actions.SUFFER))

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        """Either way of ignoring the loss leads straight on to the next player hit."""
        cells = s.cells
        verb = actions.verb(action)
        if verb == actions.SUFFER:
            cells[f + PC] += 1
            return
        if verb == actions.EXCHANGE:
            exchange(s, seat)
            return
        cells[f + PC] -= 1
        card = actions.card(action)
        number = actions.number(action)
        if verb == actions.REACT:
            use_power(s, seat, card, s.box.first_power[card] + number, True)
        else:
            note_event(s, event_codes.ANSWERED, seat, cells[f + CARD], number, 0)
            push(s, s.box.start[s.box.b[step_of_attack(s, f)] + number], seat, cells[f + CARD], 0)

    def question(self) -> str:
        return "hit"

    def facts(self, s: State, f: i64, seat: i64) -> dict[str, int | str]:
        return loss_facts(s, f, seat)


add_step(ops.ANSWER_HIT, AnswerHit())


def triggers(s: State, card: i64) -> i64:
    """What may react: powers against the loss, and against the power of a dragon or demon if the card is one (L-20)."""
    mask: i64 = 1 << box.LIFE_LOSS
    if s.box.types[card] & box.DRAGON:
        mask |= 1 << box.DRAGON_POWER
    if s.box.types[card] & box.DEMON:
        mask |= 1 << box.DEMON_POWER
    return mask


class LoseOthers(Question):
    """Life first (L-11); for each Life that is missing two others of the loser's choice, as far as there are any."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        pool = s.cells[POOL + s.cells[f + WHO]]
        n = life_at_stake(s, f)
        life = amount(pool, LIFE)
        if life >= n:
            return vec[i64]([actions.LOSE_TAG | n * ONE_LIFE])
        others = only(pool, NOT_LIFE)
        more = 2 * (n - life)
        if more > size(others):
            more = size(others)
        return splits(actions.LOSE_TAG | life * ONE_LIFE, others, more)

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        lost = action & actions.POOL_MASK
        s.cells[POOL + seat] -= lost
        note_event(s, event_codes.LOST, seat, s.cells[f + CARD], lost, 0)
        s.cells[f + PC] += 1

    def question(self) -> str:
        return "lose"

    def facts(self, s: State, f: i64, seat: i64) -> dict[str, int | str]:
        return loss_facts(s, f, seat)


add_step(ops.LOSE_OTHERS, LoseOthers())


def loss_facts(s: State, f: i64, seat: i64) -> dict[str, int | str]:
    return {"life": int(life_at_stake(s, f)), "have": int(amount(s.cells[POOL + seat], LIFE))}
