"""Part V: counting points, reactions to a check, winning. Checks in mid-round and at its end are one routine."""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.engine.cells import OWING, WINNERS, note_event
from arcanarium.resarcana.rules.powers import can_use, exchange, in_own_turn, use_power
from arcanarium.resarcana.rules.reactions import pearls_would_pay, reactions
from arcanarium.resarcana.rules.steps import Happening, Question, add_step
from arcanarium.resarcana.state import actions, event_codes, ops
from arcanarium.resarcana.state.box import ARTIFACT, CREATURE, DEMON, DRAGON, TYPE_LANE, TYPE_LANE_MASK, VICTORY_CHECK
from arcanarium.resarcana.state.essences import KINDS, PEARL, amount, worth
from arcanarium.resarcana.state.layout import (
    ACTIVE,
    CARD,
    CHECKER,
    CHOOSER,
    DEPTH,
    EXTRA,
    GAME,
    PASSED,
    PC,
    PLAY,
    PLAYERS_ASKED,
    POOL,
    SCORE,
    STARTER,
    TOKEN,
    TURNED,
    WHO,
    WINS,
    State,
    essences_on,
    mark_cell,
    next_card,
    pop,
    push,
)

TYPES_THAT_SCORE: Final = 3
"""Creature, dragon, demon."""


def card_points(s: State, who: i64, card: i64) -> i64:
    """What one component is worth to its controller, turned or not (V-5); pearls on it included (E-8)."""
    box = s.box
    points = box.points[card]
    lying = essences_on(s.cells, card)
    if box.scores[card]:
        per = box.per_essence[card]
        kind: i64 = 0
        while kind < KINDS:
            points += amount(per, kind) * amount(lying, kind)
            kind += 1
        per = box.per_type[card]
        if per:
            points += (per & TYPE_LANE_MASK) * count_type(s, who, CREATURE)
            points += (per >> TYPE_LANE & TYPE_LANE_MASK) * count_type(s, who, DRAGON)
            points += (per >> 2 * TYPE_LANE & TYPE_LANE_MASK) * count_type(s, who, DEMON)
        if box.per_artifacts[card]:
            points += count_artifacts(s, who) // box.per_artifacts[card]
    if box.pearls:
        points += amount(lying, PEARL)
    return points


def count_type(s: State, who: i64, types: i64) -> i64:
    n: i64 = 0
    card = s.cells[PLAY + who]
    while card:
        if s.box.types[card] & types:
            n += 1
        card = next_card(s.cells, card)
    return n


def count_artifacts(s: State, who: i64) -> i64:
    n: i64 = 0
    card = s.cells[PLAY + who]
    while card:
        if s.box.kind[card] == ARTIFACT:
            n += 1
        card = next_card(s.cells, card)
    return n


def points(s: State, who: i64) -> i64:
    """All points of a player now: components, token, pearls, and what reactions gave for this check (V-4)."""
    cells = s.cells
    total = cells[EXTRA + who]
    if cells[TOKEN] == who:
        total += 1
    if s.box.pearls:
        total += amount(cells[POOL + who], PEARL)
    card = cells[PLAY + who]
    while card:
        total += card_points(s, who, card)
        card = next_card(cells, card)
    return total


def type_points(s: State, who: i64, kind: i64) -> i64:
    """What one more creature, dragon or demon (0, 1, 2) would be worth to the player."""
    total: i64 = 0
    card = s.cells[PLAY + who]
    while card:
        total += s.box.per_type[card] >> TYPE_LANE * kind & TYPE_LANE_MASK
        card = next_card(s.cells, card)
    return total


# --- a check ---


class Check(Happening):
    """A power checks victory now."""

    def happen(self, s: State, f: i64) -> None:
        cells = s.cells
        cells[f + PC] += 1
        cells[CHECKER] = cells[f + WHO]
        push(s, s.box.check, cells[f + WHO], cells[f + CARD], 0)


add_step(ops.CHECK, Check())


class CallCheck(Happening):
    """The check at the end of a round."""

    def happen(self, s: State, f: i64) -> None:
        s.cells[f + PC] += 1
        push(s, s.box.check, s.cells[ACTIVE], 0, 0)


add_step(ops.CALL_CHECK, CallCheck())


class Points(Happening):
    """Points (a) for this check only."""

    def happen(self, s: State, f: i64) -> None:
        cells = s.cells
        pc = cells[f + PC]
        cells[f + PC] = pc + 1
        cells[EXTRA + cells[f + WHO]] += s.box.a[pc]
        note_event(s, event_codes.EXTRA_POINTS, cells[f + WHO], cells[f + CARD], s.box.a[pc], 0)


add_step(ops.POINTS, Points())


class StandInAtCheck(Question):
    """With the own power that checks victory, cards may stand in as a type that scores (T-14, E-14); not at a check
    that a rival or the end of the round brings (V-19)."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        cells = s.cells
        box = s.box
        who = cells[f + WHO]
        found = vec[i64]()
        if not box.stand_ins or cells[CHECKER] != who or not in_own_turn(s, who):
            return found
        card = cells[PLAY + who]
        while card:
            power = box.first_power[card]
            last = power + box.powers[card]
            while power < last:
                if box.stands_for[power]:
                    found = add_stand_ins(s, found, who, card, power)
                power += 1
            card = next_card(cells, card)
        return append(found, i64(actions.NOTHING)) if len(found) else found

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        if action == actions.NOTHING:
            s.cells[f + PC] += 1
            return
        card = actions.card(action)
        number = actions.number(action)
        s.cells[EXTRA + seat] += type_points(s, seat, actions.type_of(number))
        note_event(s, event_codes.STOOD_IN, seat, card, 0, 0)
        use_power(s, seat, card, s.box.first_power[card] + actions.power_of(number), True)

    def question(self) -> str:
        return "stand-in"


add_step(ops.STAND_IN_AT_CHECK, StandInAtCheck())


def add_stand_ins(s: State, found: vec[i64], who: i64, card: i64, power: i64) -> vec[i64]:
    """Add the types that score and that the power lets its card stand in for."""
    type_: i64 = 0
    while type_ < TYPES_THAT_SCORE:
        scores = s.box.stands_for[power] >> type_ & 1 and type_points(s, who, type_)
        if scores and can_use(s, who, card, power):
            number = actions.typed(power - s.box.first_power[card], type_)
            found = append(found, actions.use(actions.STAND_IN, card, number))
        type_ += 1
    return found


class AnswerCheck(Question):
    """Reactions to the check, player by player, passed or not (V-15)."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        """What the player in turn may use, and the choice of none. Empty when everyone had a turn; players without a
        reaction are passed over."""
        cells = s.cells
        n = s.box.seats
        if cells[f + PLAYERS_ASKED] < 0:
            cells[f + PLAYERS_ASKED] = 0
        while cells[f + PLAYERS_ASKED] < n:
            seat = (cells[TOKEN] + cells[f + PLAYERS_ASKED]) % n
            found = reactions(s, seat, 1 << VICTORY_CHECK)
            if s.box.pearls and pearls_would_pay(s, seat, VICTORY_CHECK):
                found = append(found, i64(actions.EXCHANGE))
            if len(found):
                cells[f + WHO] = seat
                return append(found, i64(actions.NOTHING))
            cells[f + PLAYERS_ASKED] += 1
        return vec[i64]()

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        """Use a reaction and be asked again, or let the next player decide."""
        if action == actions.NOTHING:
            s.cells[f + PLAYERS_ASKED] += 1
            return
        if action == actions.EXCHANGE:
            exchange(s, seat)
            return
        card = actions.card(action)
        use_power(s, seat, card, s.box.first_power[card] + actions.number(action), True)

    def question(self) -> str:
        return "check"

    def facts(self, s: State, f: i64, seat: i64) -> dict[str, int | str]:
        return {"checker": int(s.cells[CHECKER])}


add_step(ops.ANSWER_CHECK, AnswerCheck())


class CountPoints(Happening):
    """The check itself (V-1, V-10, V-11). With a winner the game is over; else what is beneath goes on."""

    def happen(self, s: State, f: i64) -> None:
        cells = s.cells
        best, winners = leaders(s)
        cells[CHECKER] = -1
        if best < s.box.threshold:
            note_event(s, event_codes.NO_WINNER, -1, 0, s.box.threshold, 0)
            pop(s)
            return
        note_event(s, event_codes.GAME_WON, -1, 0, winners, best)
        while cells[DEPTH]:
            pop(s)
        if s.box.match:
            score_match(s, winners)
        else:
            finish(s, winners)


add_step(ops.COUNT_POINTS, CountPoints())


def leaders(s: State) -> tuple[i64, i64]:
    """Count everyone's points: the most, and who has them; ties are broken by the worth of the pools (V-10)."""
    cells = s.cells
    best: i64 = -1
    richest: i64 = 0
    winners: i64 = 0
    note_event(s, event_codes.CHECKED, cells[CHECKER], 0, 0, 0)
    seat: i64 = 0
    while seat < s.box.seats:
        total = points(s, seat)
        cells[SCORE + seat] = total
        cells[EXTRA + seat] = 0
        note_event(s, event_codes.SCORED, seat, 0, total, 0)
        wealth = worth(cells[POOL + seat])
        if total > best or total == best and wealth > richest:
            best = total
            richest = wealth
            winners = 0
        if total == best and wealth == richest:
            winners |= i64(1) << seat
        seat += 1
    return best, winners


def finish(s: State, winners: i64) -> None:
    s.cells[WINNERS] = winners
    s.cells[OWING] = 0


def score_match(s: State, winners: i64) -> None:
    """Two wins take the match; a shared game counts for both, and then the one who did not start it counts as the
    loser, who chooses the next first player (S-35, S-38, S-A7)."""
    cells = s.cells
    seat: i64 = 0
    while seat < 2:
        if winners >> seat & 1:
            cells[WINS + seat] += 1
        seat += 1
    a = cells[WINS]
    b = cells[WINS + 1]
    if (a >= 2 or b >= 2) or cells[GAME] == 3:
        won: i64 = 3
        if a > b:
            won = 1
        elif b > a:
            won = 2
        note_event(s, event_codes.MATCH_WON, -1, 0, won, a << 8 | b)
        finish(s, won)
        return
    if winners == 3:
        cells[CHOOSER] = 1 - cells[STARTER]
    else:
        cells[CHOOSER] = 1 if winners == 1 else 0
    push(s, s.box.second_game if cells[GAME] == 1 else s.box.third_game, cells[CHOOSER], 0, 0)


class EndRound(Happening):
    """No winner at the end of a round: everything is straightened, items and token show their front again (V-3)."""

    def happen(self, s: State, f: i64) -> None:
        cells = s.cells
        seat: i64 = 0
        while seat < s.box.seats:
            card = cells[PLAY + seat]
            while card:
                cells[mark_cell(card)] &= ~TURNED
                card = next_card(cells, card)
            seat += 1
        cells[PASSED] = 0
        cells[f + PC] += 1


add_step(ops.END_ROUND, EndRound())
