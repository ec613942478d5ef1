"""Are the pending choices ones that a game can come to? Each frame is checked by itself, and against the one beneath.

A program that is pending can be left in the middle, so what its next steps rely on must be there: the card that they
move, the essences that they pay. And it was called by a step of the program beneath it: not every program can be.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from arcanarium.core.errors import Fault
from arcanarium.core.record import SEATS
from arcanarium.resarcana.notation.codec import write_pool
from arcanarium.resarcana.rules.costs import affordable
from arcanarium.resarcana.rules.game_state import ResArcana
from arcanarium.resarcana.rules.placing import MONUMENT_COST, reductions
from arcanarium.resarcana.state import box as tables
from arcanarium.resarcana.state import ops
from arcanarium.resarcana.state.box import ARTIFACT, MONUMENT
from arcanarium.resarcana.state.edition import Edition
from arcanarium.resarcana.state.essences import ALL_KINDS, KINDS, MOST, amount, covers, only, size
from arcanarium.resarcana.state.layout import (
    CARD,
    DEPTH,
    DISCARDS,
    EXACT,
    FIVE,
    FRAME,
    FRAMES,
    HAND,
    LEFT,
    MONUMENTS,
    PAID,
    PC,
    PLACES,
    PLAY,
    POOL,
    SHOWN,
    SIXTEEN,
    TOKEN,
    WHO,
    X,
    essences_on,
    mark_of,
)
from arcanarium.resarcana.state.piles import holds
from arcanarium.resarcana.state.prices import is_free

GAINS = (ops.GAIN_FIXED, ops.GAIN_X, ops.PUT_HERE, ops.RIVALS_GAIN, ops.GAIN_COST_AS, ops.GAIN_ANY, ops.PUT_ANY_HERE,
         ops.GAIN_COST, ops.GAIN_X_SAME, ops.GAIN_COUNT, ops.GAIN_ONE_OF, ops.PUT_ON, ops.REWARD)
"""The steps after which reactions to gained Gold are asked for."""
PAYS = (ops.PAY_FIXED, ops.PAY_SOME, ops.PAY_ONE_OF, ops.PAY_SAME, ops.PAY_MIXED, ops.PAY_COST)
TOUCH_CARD = (ops.TURN_THIS, ops.FROM_HERE, ops.DESTROY_THIS, ops.PUT_HERE, ops.PUT_PAID_HERE, ops.PUT_ANY_HERE,
              ops.RETURN_SCROLL)
"""The steps that rely on the card of the program being in play."""
MOST_REACTIONS = 99


@dataclass(frozen=True)
class Programs:
    """What the programs of a box are for: which card's, which power reacts to what, and what a step may call."""

    card: dict[int, int] = field(default_factory=dict)
    actions: set[int] = field(default_factory=set)
    reactions: dict[int, set[int]] = field(default_factory=dict)
    """Powers by their trigger."""
    stand_ins: set[int] = field(default_factory=set)
    answers: dict[int, set[int]] = field(default_factory=dict)
    """For each step that attacks, what those hit may do instead."""
    bought: dict[int, int] = field(default_factory=dict)
    """What a card gives when it is claimed."""
    prices: set[int] = field(default_factory=set)


@lru_cache(maxsize=64)
def programs_of(edition: Edition) -> Programs:
    box = edition.box
    found = Programs()
    for card in range(1, box.cards + 1):
        for power in range(box.first_power[card], box.first_power[card] + box.powers[card]):
            start = box.start[power]
            found.card[start] = card
            if box.trigger[power] == tables.NO_TRIGGER:
                found.actions.add(start)
            else:
                found.reactions.setdefault(box.trigger[power], set()).add(start)
            if box.stands_for[power]:
                found.stand_ins.add(start)
        if box.on_claim[card]:
            found.card[box.on_claim[card]] = card
            found.bought[card] = box.on_claim[card]
    for pc, op in enumerate(box.op):
        if op == ops.LOSE_LIFE:
            found.answers[pc] = {box.start[box.b[pc] + i] for i in range(box.c[pc] & 255)}
            found.card.update((start, found.card[edition.start_of(pc)]) for start in found.answers[pc])
    found.prices.update(box.c[pc] for pc, op in enumerate(box.op) if op == ops.PLACE_ONE)
    return found


@dataclass
class Pending:
    """One frame, with names for what it holds."""

    s: ResArcana
    edition: Edition
    f: int
    line: int

    def __post_init__(self) -> None:
        cells = self.s.cells
        self.pc, self.who, self.card = cells[self.f + PC], cells[self.f + WHO], cells[self.f + CARD]
        self.x, self.paid, self.left = cells[self.f + X], cells[self.f + PAID], cells[self.f + LEFT]
        self.start = self.edition.start_of(self.pc)
        box = self.s.box
        self.op = box.op[self.pc]
        self.before = [*range(self.start, self.pc)]
        self.rest = [*range(self.pc, self.edition.end_of(self.start))]
        self.last = box.op[self.pc - 1] if self.before else -1
        self.name = self.edition.step_name(self.pc)
        self.pool = cells[POOL + self.who]

    def called(self, card: int) -> str:
        return self.edition.codec.card(card).name if card else "no card"

    def in_play(self) -> bool:
        return holds(self.s.cells, PLAY + self.who, self.card)


def frame_faults(s: ResArcana, edition: Edition, lines: Mapping[str, int]) -> Iterator[Fault]:
    """Everything wrong with the pending choices."""
    frames = [Pending(s, edition, FRAMES + i * FRAME, lines.get(f"pending {i}", 0)) for i in range(s.cells[DEPTH])]
    for i, frame in enumerate(frames):
        for check in CHECKS:
            yield from (Fault(frame.line, reason) for reason in check(frame))
        top = i == len(frames) - 1
        yield from (Fault(frame.line, reason) for reason in left_faults(frame, top))
        if i and not may_call(frames[i - 1], frame):
            yield Fault(frame.line, f"“{frame.name}” cannot follow from “{frames[i - 1].name}” beneath it")
    yield from total_faults(s, frames)


# --- one frame by itself ----------------------------------------------------------------------------------------------


def end_faults(p: Pending) -> Iterator[str]:
    if p.op == ops.END and p.start in (p.s.box.rounds, p.s.box.set_up, p.s.box.second_game, p.s.box.third_game):
        yield f"“{p.name}”: a game does not end there"


def card_faults(p: Pending) -> Iterator[str]:
    """The card that a program is about lies where the program takes it from."""
    box, cells = p.s.box, p.s.cells
    owner = programs_of(p.edition).card.get(p.start, 0)
    if owner:
        touched = any(box.op[pc] in TOUCH_CARD for pc in p.rest)
        if p.card != owner:
            yield f"“{p.name}” is about {p.called(owner)}; write “card {p.called(owner)}”"
        elif touched and not p.in_play():
            yield f"{p.called(p.card)} must be in play of {SEATS[p.who]} for “{p.name}”"
    elif p.start == box.place and p.pc <= box.place + 1:
        yield from place_faults(p)
    elif p.start == box.claim and p.pc <= box.claim + 1:
        centre = SHOWN if p.card and box.kind[p.card] == MONUMENT else PLACES
        if p.card and not holds(cells, centre, p.card):
            yield f"{SEATS[p.who]} cannot claim {p.called(p.card)}, which does not lie in the centre"
        if not p.card and not cells[MONUMENTS]:
            yield f"{SEATS[p.who]} cannot claim the top monument: there is none; add a line “monuments”"


def place_faults(p: Pending) -> Iterator[str]:
    """An artifact that is being placed is in the hand, where all have seen it by now, or in the discards."""
    box, cells = p.s.box, p.s.cells
    in_hand = holds(cells, HAND + p.who, p.card)
    if not p.card or box.kind[p.card] != ARTIFACT:
        yield f"{SEATS[p.who]} places {p.called(p.card)}, which is no artifact; name one with “card”"
    elif not in_hand and not any(holds(cells, DISCARDS + seat, p.card) for seat in range(box.seats)):
        yield (f"{SEATS[p.who]} cannot place {p.called(p.card)}, which is neither in {SEATS[p.who]}'s hand nor in any "
               "discards; put it there, or leave out the pending line")
    elif in_hand and mark_of(cells, p.card) >> EXACT & FIVE != FIVE:
        yield (f"{p.called(p.card)} is being placed, so everyone knows it: its memory line must say “seen A B C D E, "
               "exact A B C D E”")


def x_faults(p: Pending) -> Iterator[str]:
    """What X can be after the steps that came before."""
    box, most, least = p.s.box, 0, 0
    if p.start == box.life_loss:
        attack, hits = p.x & SIXTEEN, p.x >> 16
        if p.x < 0 or attack not in programs_of(p.edition).answers or hits >> box.seats:
            yield "a loss of Life is caused by a step of a power that attacks, and hits some of the seats"
        elif programs_of(p.edition).card[p.edition.start_of(attack)] != p.card:
            yield f"“{p.edition.step_name(attack)}” is no power of {p.called(p.card)}"
        return
    if p.op == ops.COLLECT or box.op[p.start] == ops.MAY_REACT:
        most = MOST_REACTIONS
    elif p.start == box.place:
        if p.x and p.x not in programs_of(p.edition).prices:
            yield f"x {p.x} is no way to lower the cost of a card"
        return
    elif p.start in (box.set_up, box.second_game, box.third_game):
        most = 9  # how far the draft is: stages.py knows better
    for pc in p.before:
        op = box.op[pc]
        if op == ops.PAY_SAME:
            most = MOST
        elif op == ops.DESTROY_THIS and p.card:
            most = max(most, box.cost_total[p.card])
        elif op in (ops.DESTROY_OWN, ops.DISCARD_OWN):
            most = max(box.cost_total)
        elif op == ops.CHOOSE_DECK:
            most = 1
        elif op == ops.DRAW:
            most = box.a[pc]
        elif op == ops.DREW_TOO_FEW:
            most = box.b[pc]
    if p.op == ops.DRAW and p.left >= 0:
        least = most = box.a[p.pc] - p.left
    if not least <= p.x <= most:
        yield f"x {p.x} cannot be at “{p.name}”; it is {f'from {least} to {most}' if least < most else most} there"


def paid_faults(p: Pending) -> Iterator[str]:
    box = p.s.box
    if p.paid and not any(box.op[pc] in PAYS for pc in [*p.before, p.pc]):
        yield f"nothing is paid before “{p.name}”; leave out “paid”"
    elif any(box.op[pc] in PAYS for pc in p.rest) and any(
            amount(p.paid, kind) + amount(p.pool, kind) > MOST for kind in range(KINDS)):
        yield f"more is paid than {SEATS[p.who]} can have had"


def cost_faults(p: Pending) -> Iterator[str]:
    """What is still to be paid can be paid."""
    box = p.s.box
    if p.op == ops.PAY_COST:
        if p.card == 0:
            payable = covers(p.pool, MONUMENT_COST)
        elif is_free(p.x):
            payable = True
        else:
            sparing, lowering = reductions(p.s, p.f)
            payable = affordable(box, p.pool, p.card, sparing, lowering)
        if not payable:
            yield f"{SEATS[p.who]} cannot pay for {p.called(p.card)} with {write_pool(p.pool)}"
    fixed = sum(box.a[pc] for pc in p.rest if box.op[pc] == ops.FROM_HERE)
    if fixed and p.card and not covers(essences_on(p.s.cells, p.card), fixed):
        yield f"{write_pool(fixed)} must lie on {p.called(p.card)} for “{p.name}”"


def left_faults(p: Pending, top: bool) -> Iterator[str]:
    """What LEFT counts depends on the step; where it counts nothing it is not there."""
    box, seats = p.s.box, p.s.box.seats
    least, most = -1, -1
    if p.op in (ops.DRAW, ops.LOOK) and top:
        most = box.a[p.pc]
    elif p.op == ops.PAY_MIXED:
        most = KINDS - 1
    elif p.op == ops.MAY_REACT:
        most = (seats if box.b[p.pc] else 1) - 1
    elif p.start == box.check:
        most = seats - 1 if p.op == ops.ANSWER_CHECK else seats if p.op == ops.COUNT_POINTS else -1
    elif p.start == box.life_loss:
        least, most = (-1 if p.op == ops.NEXT_HIT else 0), seats - 1
    elif p.start in (box.set_up, box.second_game, box.third_game):
        most = seats  # stages.py knows better
    if not least <= p.left <= most or p.op == ops.DRAW and p.left == 0:
        yield (f"left {p.left} cannot be at “{p.name}”; leave it out" if most < 0 else
               f"left {p.left} cannot be at “{p.name}”; it is at most {most}")
    elif p.op in (ops.ANSWER_HIT, ops.LOSE_OTHERS) and (
            p.who != (p.s.cells[TOKEN] + p.left) % seats or not p.x >> (16 + p.who) & 1):
        yield f"{SEATS[p.who]} is not the next of those who are hit"


CHECKS: tuple[Callable[[Pending], Iterator[str]], ...] = (end_faults, card_faults, x_faults, paid_faults, cost_faults)


# --- all frames together ----------------------------------------------------------------------------------------------


def total_faults(s: ResArcana, frames: list[Pending]) -> Iterator[Fault]:
    """Programs share a pool: what all of them still have to pay is there. And a card that was turned for a power cannot
    be used for the same power once more before that is done."""
    box = s.box
    for who in range(box.seats):
        own = [frame for frame in frames if frame.who == who]
        steps = [(frame, pc) for frame in own for pc in frame.rest if box.op[pc] in (ops.PAY_SOME, ops.PAY_FIXED)]
        fixed = sum(box.a[pc] for _, pc in steps)
        pool = s.cells[POOL + who]
        more = sum(box.b[pc] for _, pc in steps if box.op[pc] == ops.PAY_SOME)
        kinds = next((box.c[pc] for _, pc in steps if box.op[pc] == ops.PAY_SOME), ALL_KINDS)
        if steps and not (covers(pool, fixed) and size(only(pool - fixed, kinds)) >= more):
            costly = steps[-1][0]
            yield Fault(costly.line, f"{SEATS[who]} cannot pay what “{costly.name}” costs with {write_pool(pool)}")
    seen: set[int] = set()
    for frame in frames:
        if frame.start in seen and box.op[frame.start] == ops.TURN_THIS:
            yield Fault(frame.line, f"“{frame.name}” is pending twice")
        seen.add(frame.start)


def may_call(below: Pending, above: Pending) -> bool:
    """Does a step of the program beneath start the other one?"""
    box, known, start = below.s.box, programs_of(below.edition), above.start
    op, last = below.op, below.last
    if start == box.exchange:
        return op in (ops.TAKE_TURN, ops.PLACE_ONE, ops.ANSWER_HIT, ops.ANSWER_CHECK) and box.pearls
    if op == ops.NEXT_TURN:
        return start in known.actions or start in (box.place, box.claim, box.reward, box.passing)
    if start == box.check:
        return op == ops.END_ROUND or last == ops.CHECK
    if start == box.place:
        return last == ops.PLACE_ONE
    if start == box.life_loss:
        return last == ops.LOSE_LIFE and above.x & SIXTEEN == below.pc - 1
    if start == box.claim:
        return last == ops.TAKE_MONUMENT and (not above.card or box.kind[above.card] == MONUMENT)
    if start and start == box.gold_gained:
        return op == ops.FIRST_TURN or last in GAINS or below.start == start and below.left < 0 and below.x == 0
    if start and start == box.destroyed:
        return last in (ops.DESTROY_THIS, ops.DESTROY_OWN)
    claimed = below.start == box.claim and below.pc > box.claim + 1
    if start and start == box.monument_claimed:
        return claimed
    if start == known.bought.get(above.card, -1):
        return claimed or below.start == box.monument_claimed
    if start in known.stand_ins and (last == ops.TURN_OWN or op == ops.STAND_IN_AT_CHECK):
        return True
    if op == ops.MAY_REACT:
        return start in known.reactions.get(box.a[below.pc], ())
    if op == ops.ANSWER_CHECK:
        return start in known.reactions.get(tables.VICTORY_CHECK, ())
    if op == ops.NEXT_HIT:
        against = (tables.LIFE_LOSS, tables.DRAGON_POWER, tables.DEMON_POWER)
        return start in known.answers.get(below.x & SIXTEEN, ()) or any(
            start in known.reactions.get(trigger, ()) for trigger in against)
    return last == ops.USE_ITEM and start in known.actions and box.kind[above.card] == tables.ITEM


