"""Part V: counting points, reactions to a check, winning. Checks in mid-round and at its end are one routine."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.engine.cells import OWING, WINNERS, note_event
from arcanarium.resarcana.rules.powers import can_use, exchange, in_own_turn, use_power
from arcanarium.resarcana.rules.reactions import pearls_would_pay, reactions
from arcanarium.resarcana.state import actions, box, event_codes
from arcanarium.resarcana.state.box import ARTIFACT, CREATURE, DEMON, DRAGON
from arcanarium.resarcana.state.essences import KINDS, PEARL, amount, worth
from arcanarium.resarcana.state.layout import (
    CHECKER,
    CHOOSER,
    DEPTH,
    EXTRA,
    GAME,
    LEFT,
    PC,
    PLAY,
    POOL,
    SCORE,
    STARTER,
    TOKEN,
    WHO,
    WINS,
    State,
    essences_on,
    mark_cell,
    next_card,
    pop,
    push,
)


def card_points(s: State, who: i64, card: i64) -> i64:
    """What one component is worth to its controller, turned or not (V-5); pearls on it included (E-8)."""
    tables = s.box
    points = tables.points[card]
    lying = essences_on(s.cells, card)
    if tables.scores[card]:
        per = tables.per_essence[card]
        kind: i64 = 0
        while kind < KINDS:
            points += amount(per, kind) * amount(lying, kind)
            kind += 1
        per = tables.per_type[card]
        if per:
            points += (per & 255) * count_type(s, who, CREATURE)
            points += (per >> 8 & 255) * count_type(s, who, DRAGON)
            points += (per >> 16 & 255) * count_type(s, who, DEMON)
        if tables.per_artifacts[card]:
            points += count_artifacts(s, who) // tables.per_artifacts[card]
    if tables.pearls:
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
        total += s.box.per_type[card] >> 8 * kind & 255
        card = next_card(s.cells, card)
    return total


def stand_in_choices(s: State, f: i64) -> vec[i64]:
    """With the own power that checks victory, cards may stand in as a type that scores (T-14, E-14); not at a check
    that a rival or the end of the round brings (V-19)."""
    cells = s.cells
    tables = s.box
    who = cells[f + WHO]
    found = vec[i64]()
    if not tables.stand_ins or cells[CHECKER] != who or not in_own_turn(s, who):
        return found
    card = cells[PLAY + who]
    while card:
        power = tables.first_power[card]
        last = power + tables.powers[card]
        while power < last:
            kind: i64 = 0
            while kind < 3:
                fits = tables.stands_for[power] >> kind & 1 and type_points(s, who, kind)
                if fits and can_use(s, who, card, power):
                    number = power - tables.first_power[card] << 2 | kind
                    found = append(found, actions.use(actions.STAND_IN, card, number))
                kind += 1
            power += 1
        card = next_card(cells, card)
    return append(found, i64(actions.NOTHING)) if len(found) else found


def stand_in(s: State, f: i64, action: i64) -> None:
    cells = s.cells
    who = cells[f + WHO]
    if action == actions.NOTHING:
        cells[f + PC] += 1
        return
    card = actions.card(action)
    number = actions.number(action)
    cells[EXTRA + who] += type_points(s, who, number & 3)
    note_event(s, event_codes.STOOD_IN, who, card, 0, 0)
    use_power(s, who, card, s.box.first_power[card] + (number >> 2), True)


def check_answers(s: State, f: i64) -> vec[i64]:
    """Reactions to the check that the player in turn may use, passed or not (V-15), and the choice of none. Empty when
    everyone had a turn; players without a reaction are passed over."""
    cells = s.cells
    n = s.box.seats
    if cells[f + LEFT] < 0:
        cells[f + LEFT] = 0
    while cells[f + LEFT] < n:
        seat = (cells[TOKEN] + cells[f + LEFT]) % n
        found = reactions(s, seat, 1 << box.VICTORY_CHECK)
        if s.box.pearls and pearls_would_pay(s, seat, box.VICTORY_CHECK):
            found = append(found, i64(actions.EXCHANGE))
        if len(found):
            cells[f + WHO] = seat
            return append(found, i64(actions.NOTHING))
        cells[f + LEFT] += 1
    return vec[i64]()


def answer_check(s: State, f: i64, action: i64) -> None:
    """Use a reaction and be asked again, or let the next player decide."""
    cells = s.cells
    if action == actions.NOTHING:
        cells[f + LEFT] += 1
        return
    if action == actions.EXCHANGE:
        exchange(s, cells[f + WHO])
        return
    card = actions.card(action)
    use_power(s, cells[f + WHO], card, s.box.first_power[card] + actions.number(action), True)


def count_points(s: State, f: i64) -> None:
    """The check itself (V-1, V-10, V-11). With a winner the game is over; else what is beneath goes on."""
    cells = s.cells
    n = s.box.seats
    best: i64 = -1
    richest: i64 = 0
    winners: i64 = 0
    note_event(s, event_codes.CHECKED, cells[CHECKER], 0, 0, 0)
    seat: i64 = 0
    while seat < n:
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
    cells[CHECKER] = -1
    if best < s.box.threshold:
        note_event(s, event_codes.NO_WINNER, -1, 0, s.box.threshold, 0)
        pop(s)
        return
    note_event(s, event_codes.WON, -1, 0, winners, best)
    while cells[DEPTH]:
        pop(s)
    if not s.box.match:
        finish(s, winners)
        return
    score_match(s, winners)


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


def straighten_everything(s: State) -> None:
    """No winner at the end of a round: everything is straightened, items and token show their front again (V-3)."""
    seat: i64 = 0
    while seat < s.box.seats:
        card = s.cells[PLAY + seat]
        while card:
            at = mark_cell(card)
            s.cells[at] &= ~1
            card = next_card(s.cells, card)
        seat += 1


