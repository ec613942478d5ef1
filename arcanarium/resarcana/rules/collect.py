"""Part C: the Collect step. Everyone decides at the same time and out of sight; nothing shows before all are done.

A player is led over the own components in a row: first what is taken, left or chosen there, at last the upkeeps, so
that freshly collected essences can pay for them (C-12). The order changes nothing else, so none is asked for (C-2).
Gains are kept aside until the step is settled. How many questions a player answers does not depend on the answers, so
that nothing shows before all are in. If somebody has asked for order before the step begins, players decide openly, one
after the other (C-17).
"""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.engine.cells import OWING, REVEALS, note_event, was_last_to_decide
from arcanarium.resarcana.rules.primitives import note_gold, turn
from arcanarium.resarcana.rules.steps import CommonQuestion, add_step
from arcanarium.resarcana.state import actions, event_codes, ops
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
    GOLD_GAINERS,
    IN_TURN,
    PC,
    PLAY,
    POOL,
    SETTLED,
    TAKEN,
    TOKEN,
    State,
    essences_on,
    is_turned,
    next_card,
    on_cell,
)
from arcanarium.resarcana.state.piles import count

DONE: Final = -1

# how a Collect step is done
ONE_BY_ONE: Final = 1
TOGETHER: Final = 2
"""Several players decide at the same time, in secret."""


class CollectStep(CommonQuestion):
    """The Collect step of all players."""

    def begin(self, s: State, f: i64) -> None:
        begin_collect(s, f)

    def legal(self, s: State, seat: i64) -> vec[i64]:
        return question(s, seat)

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        choose_collect(s, f, seat, action)

    def question(self) -> str:
        return "collect"

    def card_asked_about(self, s: State, f: i64, seat: i64) -> i64:
        return component_at(s, seat, place_at(s.cells[COLLECT_STEP + seat], count(s.cells, PLAY + seat)))

    def facts(self, s: State, f: i64, seat: i64) -> dict[str, int | str]:
        step = s.cells[COLLECT_STEP + seat]
        n = count(s.cells, PLAY + seat)
        return {"part": "upkeep" if is_upkeep(step, n) else "gain" if is_gain(step) else "take"}


add_step(ops.COLLECT, CollectStep())


# --- the walk ---
# A player with n components takes 3 n steps: for each component in turn one for taking what lies there and one for what
# it gives, then one more for each component that may have an upkeep.


def is_upkeep(step: i64, n: i64) -> bool:
    return step >= 2 * n


def is_first_upkeep(step: i64, n: i64) -> bool:
    return step == 2 * n


def is_gain(step: i64) -> bool:
    """Before the upkeeps: is this the step for what a component gives, not for what lies on it?"""
    return step & 1 != 0


def place_at(step: i64, n: i64) -> i64:
    """Which component, by its place in the row, a step is about."""
    return step - 2 * n if is_upkeep(step, n) else step >> 1


def is_over(step: i64, n: i64) -> bool:
    return step >= 3 * n


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
    """What the player is asked at the present step."""
    cells = s.cells
    box = s.box
    step = cells[COLLECT_STEP + seat]
    n = count(cells, PLAY + seat)
    if is_upkeep(step, n):
        return upkeep_choices(s, seat, place_at(step, n))
    card = component_at(s, seat, place_at(step, n))
    lying = essences_on(cells, card)
    if is_gain(step):
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
    card = i64(0) if is_over(step, n) else component_at(s, seat, place_at(step, n))
    while not is_over(step, n):
        if asks_nothing(s, seat, card, step, n):
            if is_gain(step) and not is_upkeep(step, n) and collect[card] == COLLECT_GAIN:
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
        if is_gain(step) or is_upkeep(step, n):
            card = next_card(cells, card)
        step += 1
        if is_first_upkeep(step, n):
            card = cells[PLAY + seat]
    cells[COLLECT_STEP + seat] = DONE


def asks_nothing(s: State, seat: i64, card: i64, step: i64, n: i64) -> bool:
    """Most components ask nothing at most steps: nothing lies there to be taken, or there is nothing to choose."""
    if is_upkeep(step, n):
        return s.box.collect[card] != COLLECT_UPKEEP
    if is_gain(step):
        return s.box.collect[card] != COLLECT_CHOICE
    return essences_on(s.cells, card) == 0


def note_choice(s: State, seat: i64, action: i64) -> None:
    cells = s.cells
    step = cells[COLLECT_STEP + seat]
    n = count(cells, PLAY + seat)
    verb = actions.verb(action)
    if action > actions.POOL_MASK:
        cells[COLLECTED + seat] = add(cells[COLLECTED + seat], action & actions.POOL_MASK)
    elif verb == actions.TAKE:
        cells[TAKEN + seat] |= bit(place_at(step, n))
        cells[COLLECTED + seat] = add(cells[COLLECTED + seat], essences_on(cells, actions.card(action)))
    elif verb == actions.SETTLE:
        cells[SETTLED + seat] |= bit(place_at(step, n))
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
    if was_last_to_decide(s, seat):
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
    The frame remembers who gained Gold: reactions to that wait until everyone has collected."""
    cells = s.cells
    box = s.box
    pool = add(cells[POOL + seat], cells[COLLECTED + seat])
    gained = cells[COLLECTED + seat]
    if cells[COLLECTED + seat]:
        note_event(s, event_codes.HAS_COLLECTED, seat, 0, cells[COLLECTED + seat], 0)
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
        cells[f + GOLD_GAINERS] |= i64(1) << seat


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
    gained = cells[f + GOLD_GAINERS]
    cells[f + GOLD_GAINERS] = 0
    i: i64 = s.box.seats - 1
    while gained and i >= 0:
        seat = (cells[TOKEN] + i) % s.box.seats
        if gained >> seat & 1:
            note_gold(s, seat, ONE_GOLD)  # the last one noted reacts first: the first player
        i -= 1
