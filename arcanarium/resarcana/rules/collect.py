"""Part C: the Collect step. Everyone decides at the same time and out of sight; nothing shows before all are done.

A player is led over the own components in a row: first what is taken, left or chosen there, at last the upkeeps, so
that freshly collected essences can pay for them (C-12). The order changes nothing else, so none is asked for (C-2).
Gains are kept aside until the step is settled. How many questions a player answers does not depend on the answers, so
that nothing shows before all are in. If somebody has asked for order before the step begins, players decide openly, one
after the other (C-17).
"""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.engine.cells import OWING, REVEALS, note_event
from arcanarium.resarcana.rules.primitives import note_gold, turn
from arcanarium.resarcana.state import actions, event_codes
from arcanarium.resarcana.state.actions import on_card
from arcanarium.resarcana.state.box import (
    COLLECT_CHOICE,
    COLLECT_GAIN,
    COLLECT_GROW,
    COLLECT_INTEREST,
    COLLECT_UPKEEP,
)
from arcanarium.resarcana.state.essences import GOLD, ONE_GOLD, add, amount, covers, full, kinds_in
from arcanarium.resarcana.state.layout import (
    COLLECT_STEP,
    COLLECTED,
    DECIDED,
    IN_TURN,
    PC,
    PLAY,
    POOL,
    SETTLED,
    TAKEN,
    TOKEN,
    State,
    X,
    essences_on,
    is_turned,
    next_card,
    on_cell,
)
from arcanarium.resarcana.state.piles import count

DONE = -1

ONE_BY_ONE = 1
TOGETHER = 2
"""Several players decide at the same time, in secret."""


def begin_collect(s: State, f: i64) -> None:
    """Everyone starts at the first component; who has nothing to decide is done at once, and when nobody has, all is
    settled."""
    cells = s.cells
    cells[IN_TURN] = 0
    cells[OWING] = 0
    seat: i64 = 0
    while seat < s.box.seats:
        cells[COLLECTED + seat] = 0
        cells[COLLECT_STEP + seat] = 0
        cells[TAKEN + seat] = 0
        cells[SETTLED + seat] = 0
        cells[DECIDED + seat] = 0
        go_on(s, seat)
        if cells[COLLECT_STEP + seat] != DONE:
            cells[OWING] |= i64(1) << seat
        seat += 1
    if cells[OWING] == 0:
        settle_all(s, f)
    elif s.box.collect_in_order:
        cells[IN_TURN] = ONE_BY_ONE
        next_in_order(s, f)
    elif cells[OWING] & (cells[OWING] - 1):
        cells[IN_TURN] = TOGETHER


def bit(place: i64) -> i64:
    """One bit, downwards from a large one, because mypyc shifts a small literal in 32 bits."""
    return i64(1 << 60) >> (60 - place)


def component_at(s: State, seat: i64, place: i64) -> i64:
    card = s.cells[PLAY + seat]
    while place:
        card = next_card(s.cells, card)
        place -= 1
    return card


def question(s: State, seat: i64) -> vec[i64]:
    """What the player is asked at the present step: two steps for each component, and one more for each upkeep."""
    cells = s.cells
    box = s.box
    step = cells[COLLECT_STEP + seat]
    n = count(cells, PLAY + seat)
    if step >= 2 * n:
        return upkeep_choices(s, seat, step - 2 * n)
    place = step >> 1
    card = component_at(s, seat, place)
    lying = essences_on(cells, card)
    if step & 1:
        return box.collect_options[card] if box.collect[card] == COLLECT_CHOICE else vec[i64]()
    if lying == 0:
        return vec[i64]()
    take = vec[i64]([on_card(actions.TAKE, card)])
    if box.collect[card] == COLLECT_INTEREST and amount(lying, box.collect_kind[card]):
        # to leave what lies here is to choose the interest it brings (C-14); without its kind it brings none (C-16)
        for gain in box.collect_options[card]:
            take = append(take, gain)
        return take
    return append(take, on_card(actions.LEAVE, card))


def upkeep_choices(s: State, seat: i64, place: i64) -> vec[i64]:
    """Pay, or turn it: a free choice if it can be paid (C-13). If it is turned already and cannot be paid, nothing."""
    cells = s.cells
    box = s.box
    card = component_at(s, seat, place)
    if box.collect[card] != COLLECT_UPKEEP:
        return vec[i64]()
    found = vec[i64]()
    if covers(left_to_pay(s, seat), box.collect_pool[card]):
        found = append(found, on_card(actions.SETTLE, card))
    if len(found) or not is_turned(cells, card):
        found = append(found, on_card(actions.TURN, card))
    return found


def may_settle_itself(s: State, seat: i64) -> bool:
    """A single option is taken by itself unless it is the only one because of what was decided before in secret."""
    return s.cells[DECIDED + seat] == 0 or s.cells[IN_TURN] != TOGETHER


def left_to_pay(s: State, seat: i64) -> i64:
    """The pool with what has been collected, less the upkeeps settled so far."""
    cells = s.cells
    pool = add(cells[POOL + seat], cells[COLLECTED + seat])
    place: i64 = 0
    card = cells[PLAY + seat]
    while card:
        if cells[SETTLED + seat] >> place & 1:
            pool -= s.box.collect_pool[card]
        place += 1
        card = next_card(cells, card)
    return pool


def go_on(s: State, seat: i64) -> None:
    """Walk to the next step that leaves a real choice; settle what does not."""
    cells = s.cells
    collect = s.box.collect
    n = count(cells, PLAY + seat)
    step = cells[COLLECT_STEP + seat]
    card = component_at(s, seat, step >> 1 if step < 2 * n else step - 2 * n) if step < 3 * n else i64(0)
    while step < 3 * n:
        if asks_nothing(s, seat, card, step, n):
            if step & 1 and step < 2 * n and collect[card] == COLLECT_GAIN:
                cells[COLLECTED + seat] = add(cells[COLLECTED + seat], s.box.collect_pool[card])
            cells[COLLECT_STEP + seat] = step + 1
        else:
            options = question(s, seat)
            if len(options) > 1 or len(options) == 1 and not may_settle_itself(s, seat):
                return
            if len(options):
                note_choice(s, seat, options[0])
            else:
                cells[COLLECT_STEP + seat] = step + 1
        if step & 1 or step >= 2 * n:
            card = next_card(cells, card)
        step += 1
        if step == 2 * n:
            card = cells[PLAY + seat]
    cells[COLLECT_STEP + seat] = DONE


def asks_nothing(s: State, seat: i64, card: i64, step: i64, n: i64) -> bool:
    """Most components ask nothing at most steps: nothing lies there to be taken, or there is nothing to choose."""
    if step >= 2 * n:
        return s.box.collect[card] != COLLECT_UPKEEP
    if step & 1:
        return s.box.collect[card] != COLLECT_CHOICE
    return essences_on(s.cells, card) == 0


def note_choice(s: State, seat: i64, action: i64) -> None:
    cells = s.cells
    step = cells[COLLECT_STEP + seat]
    n = count(cells, PLAY + seat)
    verb = actions.verb(action)
    if action > actions.POOL:
        cells[COLLECTED + seat] = add(cells[COLLECTED + seat], action & actions.POOL)
    elif verb == actions.TAKE:
        cells[TAKEN + seat] |= bit(step >> 1)
        cells[COLLECTED + seat] = add(cells[COLLECTED + seat], essences_on(cells, actions.card(action)))
    elif verb == actions.SETTLE:
        cells[SETTLED + seat] |= bit(step - 2 * n)
    cells[COLLECT_STEP + seat] = step + 1


def choose_collect(s: State, f: i64, seat: i64, action: i64) -> None:
    cells = s.cells
    cells[DECIDED + seat] = 1
    note_choice(s, seat, action)
    go_on(s, seat)
    if cells[COLLECT_STEP + seat] != DONE:
        return
    if cells[IN_TURN] == ONE_BY_ONE:
        settle(s, f, seat)
        next_in_order(s, f)
        return
    cells[OWING] ^= i64(1) << seat
    if cells[OWING] == 0:
        settle_all(s, f)


def settle_all(s: State, f: i64) -> None:
    """Everyone has decided, and now it shows."""
    cells = s.cells
    if cells[IN_TURN] == TOGETHER:
        cells[REVEALS] += 1
    i: i64 = 0
    while i < s.box.seats:
        settle(s, f, (cells[TOKEN] + i) % s.box.seats)
        i += 1
    end_collect(s, f)


def next_in_order(s: State, f: i64) -> None:
    """One after the other, clockwise from the first player; each is settled openly before the next decides."""
    cells = s.cells
    i: i64 = 0
    while i < s.box.seats:
        seat = (cells[TOKEN] + i) % s.box.seats
        if cells[SETTLED + seat] >= 0:
            if cells[COLLECT_STEP + seat] != DONE:
                cells[OWING] = i64(1) << seat
                return
            settle(s, f, seat)
        i += 1
    end_collect(s, f)


def settle(s: State, f: i64, seat: i64) -> None:
    """Carry out what was decided: gains and takings come to the pool, what was left grows, upkeeps are paid or turn.
    X of the frame remembers who gained Gold: reactions to that wait until everyone has collected."""
    cells = s.cells
    box = s.box
    pool = add(cells[POOL + seat], cells[COLLECTED + seat])
    gained = cells[COLLECTED + seat]
    if cells[COLLECTED + seat]:
        note_event(s, event_codes.COLLECTED, seat, 0, cells[COLLECTED + seat], 0)
    place: i64 = 0
    card = cells[PLAY + seat]
    while card:
        at = on_cell(card)
        mode = box.collect[card]
        if cells[TAKEN + seat] >> place & 1:
            note_event(s, event_codes.TOOK, seat, card, cells[at], 0)
            gained -= cells[at]
            cells[at] = 0
        elif mode == COLLECT_GROW and cells[at]:
            grown = full(kinds_in(cells[at]), box.collect_kind[card])
            cells[at] = add(cells[at], grown)
            note_event(s, event_codes.GREW, seat, card, grown, 0)
            gained = add(gained, grown)
        if mode == COLLECT_UPKEEP:
            if cells[SETTLED + seat] >> place & 1:
                pool -= box.collect_pool[card]
                note_event(s, event_codes.UPKEEP_PAID, seat, card, box.collect_pool[card], 0)
            elif not is_turned(cells, card):
                turn(s, seat, card)
        place += 1
        card = next_card(cells, card)
    cells[POOL + seat] = pool
    cells[SETTLED + seat] = -1
    cells[COLLECTED + seat] = 0
    cells[TAKEN + seat] = 0
    if box.gold_gained and amount(gained, GOLD):
        cells[f + X] |= i64(1) << seat


def end_collect(s: State, f: i64) -> None:
    cells = s.cells
    seat: i64 = 0
    while seat < s.box.seats:
        cells[COLLECT_STEP + seat] = 0
        cells[SETTLED + seat] = 0
        cells[DECIDED + seat] = 0
        seat += 1
    cells[OWING] = 0
    cells[IN_TURN] = 0
    cells[f + PC] += 1
    gained = cells[f + X]
    cells[f + X] = 0
    i: i64 = s.box.seats - 1
    while gained and i >= 0:
        seat = (cells[TOKEN] + i) % s.box.seats
        if gained >> seat & 1:
            note_gold(s, seat, ONE_GOLD)  # the last one noted reacts first: the first player
        i -= 1
