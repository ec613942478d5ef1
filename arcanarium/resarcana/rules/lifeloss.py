"""Part L: losing Life, and reacting to it. The hit players decide one by one, clockwise from the token (L-22)."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.engine.cells import note_event
from arcanarium.resarcana.rules.powers import can_use, exchange, exchanges, use_power
from arcanarium.resarcana.rules.reactions import reactions
from arcanarium.resarcana.state import actions, box, event_codes
from arcanarium.resarcana.state.actions import with_number
from arcanarium.resarcana.state.essences import LIFE, NOT_LIFE, ONE_LIFE, amount, only, size, splits
from arcanarium.resarcana.state.layout import CARD, LEFT, PC, POOL, TOKEN, WHO, State, X, pop, push

STEP_OF_ATTACK = 0xFFFF


def next_hit(s: State, f: i64) -> None:
    """Find the next player who is hit. X holds the step that attacks and, above it, the mask of those hit."""
    cells = s.cells
    n = s.box.seats
    while cells[f + LEFT] + 1 < n:
        cells[f + LEFT] += 1
        seat = (cells[TOKEN] + cells[f + LEFT]) % n
        if cells[f + X] >> (16 + seat) & 1:
            cells[f + WHO] = seat
            cells[f + PC] += 1
            return
    pop(s)


def attack(s: State, f: i64) -> i64:
    return s.cells[f + X] & STEP_OF_ATTACK


def triggers(s: State, card: i64) -> i64:
    """What may react: powers against the loss, and against the power of a dragon or demon if the card is one (L-20)."""
    mask: i64 = 1 << box.LIFE_LOSS
    if s.box.types[card] & box.DRAGON:
        mask |= 1 << box.DRAGON_POWER
    if s.box.types[card] & box.DEMON:
        mask |= 1 << box.DEMON_POWER
    return mask


def answers(s: State, f: i64) -> vec[i64]:
    """React with an own power, do what the attacking card asks for being spared (L-16), or suffer the loss (L-18)."""
    cells = s.cells
    tables = s.box
    who = cells[f + WHO]
    card = cells[f + CARD]
    step = attack(s, f)
    found = reactions(s, who, triggers(s, card))
    first = tables.b[step]
    i: i64 = 0
    while i < tables.c[step] & 255:
        if can_use(s, who, card, first + i):
            found = append(found, with_number(actions.ANSWER, i))
        i += 1
    if exchanges(s, who):
        found = append(found, i64(actions.EXCHANGE))
    return append(found, i64(actions.SUFFER))


def answer(s: State, f: i64, action: i64) -> None:
    """Either way of ignoring the loss leads straight on to the next player hit."""
    cells = s.cells
    who = cells[f + WHO]
    verb = actions.verb(action)
    if verb == actions.SUFFER:
        cells[f + PC] += 1
        return
    if verb == actions.EXCHANGE:
        exchange(s, who)
        return
    cells[f + PC] -= 1
    card = actions.card(action)
    if verb == actions.REACT:
        use_power(s, who, card, s.box.first_power[card] + actions.number(action), True)
    else:
        note_event(s, event_codes.ANSWERED, who, cells[f + CARD], actions.number(action), 0)
        push(s, s.box.start[s.box.b[attack(s, f)] + actions.number(action)], who, cells[f + CARD], 0)


def losses(s: State, f: i64) -> vec[i64]:
    """Life first (L-11); for each Life that is missing two others of the loser's choice, as far as there are any."""
    pool = s.cells[POOL + s.cells[f + WHO]]
    n = s.box.a[attack(s, f)]
    life = amount(pool, LIFE)
    if life >= n:
        return vec[i64]([actions.LOSE | n * ONE_LIFE])
    others = only(pool, NOT_LIFE)
    more = 2 * (n - life)
    if more > size(others):
        more = size(others)
    return splits(actions.LOSE | life * ONE_LIFE, others, more)


def lose(s: State, f: i64, action: i64) -> None:
    cells = s.cells
    who = cells[f + WHO]
    pool = action & actions.POOL
    cells[POOL + who] -= pool
    note_event(s, event_codes.LOST, who, cells[f + CARD], pool, 0)
    cells[f + PC] += 1
