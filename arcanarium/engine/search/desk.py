"""What every search works with: spare states, randomness and a judge; and play without search on which they build.

A turn and all choices that belong to it are one step here, a macro turn: the choices after its first are settled, each
by the seat that owes it and by what it is worth at once. So a search is about turns, not about payments.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arcanarium.core.rng import Rng
from arcanarium.engine.cells import CHANCE, NO_OPTIONS, ROUND, WINNERS, Cells, first_owing
from arcanarium.engine.judge import Judge

LONGEST: Final = 200
"""So many choices after one action are settled; no turn needs as many, a faulty game might."""
MOST_TURNS: Final = 150
"""So many turns are played to the end of a round; an endless round is judged where it stands."""
MOST_SEATS: Final = 8
MOST_TRIED: Final = 61
"""The number of the last turn that is tried at one state: those tried are bits of a number."""
MANY: Final = 6
"""From so many options on, an answer is remembered."""
LEAST: Final = -(1 << 62)
"""Less than any worth."""
SLOTS: Final = 1 << 12
"""So many gains are remembered; one that falls into the place of another replaces it."""
UNKNOWN: Final = 1 << 60
"""What a turn is thought to gain that was not tried yet."""
SLACK: Final = 16
"""A turn is tried that gained up to this part of the game's scale less than the best gains now."""


@mypyc_attr(acyclic=True)
class Desk:
    """Spare states, so that a search allocates none on its way, and what it needs at every step."""

    def __init__(self, sample: Cells, judge: Judge, rng: Rng) -> None:
        self.judge = judge
        self.rng = rng
        self.turn = sample.clone()
        """The state after a turn that is tried."""
        self.best = sample.clone()
        """The state after the best turn so far."""
        self.part = sample.clone()
        """The state after a part of a turn that is tried."""
        self.win = vec[float]([0.0] * MOST_SEATS)
        self.seats = sample.seats
        # The turns that are tried at one state often ask the same: what to gain for whichever card is discarded. There
        # the first answer serves for all, which halves the time of a turn.
        self.remembers: bool = False
        self.asked = NO_OPTIONS
        """The options of the last question with many, at this state."""
        self.answer: i64 = 0
        self.slack = sample.scale() // SLACK
        self.known = vec[i64]([i64(-1)] * SLOTS)
        """Which turns of which seats were tried, and in `gains` what each gained when it was tried last."""
        self.gains = vec[i64]([i64(0)] * SLOTS)


def is_half_done(s: Cells, desk: Desk) -> bool:
    """Draw the deals that are owed. Whether a seat then has to decide in the middle of something."""
    while s.cells[CHANCE] and s.cells[WINNERS] == 0:
        s.draw_deal(desk.rng)
    return s.cells[WINNERS] == 0 and not s.quiet()


def settle(s: Cells, desk: Desk) -> None:
    """Go on to the next quiet state. Choices on the way are made by what they are worth at once."""
    n: i64 = 0
    while n < LONGEST and is_half_done(s, desk):
        seat = first_owing(s.cells)
        s.do(seat, best_part(s, seat, desk))
        n += 1


def settle_noting(s: Cells, desk: Desk) -> vec[i64]:
    """Settle, and return the choices that were made, so that `replay` can make them again."""
    made = NO_OPTIONS
    while len(made) < LONGEST and is_half_done(s, desk):
        seat = first_owing(s.cells)
        action = best_part(s, seat, desk)
        made = append(made, action)
        s.do(seat, action)
    return made


def replay(s: Cells, script: vec[i64], desk: Desk) -> None:
    """Settle by a script of choices made earlier, as long as they are legal here; what is left is settled anew."""
    n: i64 = 0
    while n < len(script) and is_half_done(s, desk):
        seat = first_owing(s.cells)
        if script[n] not in s.choices(seat):
            break
        s.do(seat, script[n])
        n += 1
    settle(s, desk)


def best_part(s: Cells, seat: i64, desk: Desk) -> i64:
    """The choice of a seat in the middle of something that is worth most at once."""
    options = s.plausible(seat)
    best = options[0]
    n: i64 = len(options)
    if n == 1:
        return best
    many = n >= MANY and desk.remembers
    if many and n == len(desk.asked) and best == desk.asked[0] and options[n - 1] == desk.asked[n - 1]:
        return desk.answer
    most: i64 = LEAST
    part = desk.part
    for option in options:
        part.copy_from(s)
        part.do(seat, option)
        draw_deals(part, desk.rng)
        worth = part.worth(seat)
        if worth > most:
            most = worth
            best = option
    if many:
        desk.asked = options
        desk.answer = best
    return best


def draw_deals(s: Cells, rng: Rng) -> None:
    """Draw the deals that are owed, if any."""
    while s.cells[CHANCE]:
        s.draw_deal(rng)


def greedy_turn(s: Cells, desk: Desk) -> None:
    """Let the seat that decides in a quiet state make the turn that is worth most to it, and settle it."""
    seat = first_owing(s.cells)
    options = s.plausible(seat)
    if len(options) == 1:
        s.do(seat, options[0])
        settle(s, desk)
        return
    most: i64 = LEAST
    desk.remembers = True
    desk.asked = NO_OPTIONS
    for option in options:
        worth = try_turn(s, seat, option, desk)
        if worth > most:
            most = worth
            turn = desk.turn
            desk.turn = desk.best
            desk.best = turn
    desk.remembers = False
    s.copy_from(desk.best)


def quick_turn(s: Cells, desk: Desk) -> None:
    """As `greedy_turn`, but turns are tried in the order of what they gained before, and those are left out that gained
    clearly less than the best gains now. Few turns change what others are worth, so 19 of 20 turns are the same, in
    less than half of the time: above all the end of a round, which takes longest, is rarely tried."""
    seat = first_owing(s.cells)
    options = s.plausible(seat)
    n: i64 = len(options)
    if n == 1:
        s.do(seat, options[0])
        settle(s, desk)
        return
    before = s.worth(seat)
    most: i64 = LEAST
    tried: i64 = 0
    desk.remembers = True
    desk.asked = NO_OPTIONS
    while True:
        next: i64 = -1
        hope: i64 = LEAST
        i: i64 = 0
        while i < n and i <= MOST_TRIED:
            if tried >> i & 1 == 0:
                gain = gain_known(desk, seat, options[i])
                if gain > hope:
                    hope = gain
                    next = i
            i += 1
        if next < 0 or hope + desk.slack <= most:
            break
        tried |= i64(1 << MOST_TRIED) >> (MOST_TRIED - next)  # a shift of a small number would have 32 bits
        gain = try_turn(s, seat, options[next], desk) - before
        remember_gain(desk, seat, options[next], gain)
        if gain > most:
            most = gain
            turn = desk.turn
            desk.turn = desk.best
            desk.best = turn
    desk.remembers = False
    s.copy_from(desk.best)


def slot_of(seat: i64, action: i64) -> i64:
    """Where the gain of a turn is remembered."""
    h = (action & 0x3FFFFFFF) * 0x5BD1E995 + (action >> 30) * 0x19660D15 + seat * 0x2545F491
    return (h ^ h >> 15) & SLOTS - 1


def remember_gain(desk: Desk, seat: i64, action: i64, gain: i64) -> None:
    """Note what a turn gained. A gain that was higher fades by half: it would be a pity to leave out a good turn, and
    costs little to try a bad one again."""
    slot = slot_of(seat, action)
    if desk.known[slot] == action << 3 | seat and desk.gains[slot] > gain:
        gain += (desk.gains[slot] - gain) >> 1
    desk.known[slot] = action << 3 | seat
    desk.gains[slot] = gain


def gain_known(desk: Desk, seat: i64, action: i64) -> i64:
    """What a turn of a seat gained when it was tried last."""
    slot = slot_of(seat, action)
    return desk.gains[slot] if desk.known[slot] == action << 3 | seat else UNKNOWN


def try_turn(s: Cells, seat: i64, option: i64, desk: Desk) -> i64:
    """What a turn is worth to a seat once it is settled; the state after it is `desk.turn`."""
    turn = desk.turn
    turn.copy_from(s)
    turn.do(seat, option)
    settle(turn, desk)
    return turn.worth(seat)


def greedy_to(s: Cells, desk: Desk, round: i64) -> None:
    """Play on greedily until a round begins, or the game is over."""
    n: i64 = 0
    while s.cells[WINNERS] == 0 and s.cells[ROUND] < round and n < MOST_TURNS:
        quick_turn(s, desk)
        n += 1


def horizon(s: Cells) -> i64:
    """The round at whose beginning a state is best judged: the next one, and during set-up the second."""
    return s.cells[ROUND] + 1 if s.cells[ROUND] else i64(2)


def greedy_games(start: Cells, seed: i64, games: i64) -> tuple[int, int, int]:
    """Whole games between greedy players who see all cards. Returns the games that ended, the rounds, and the wins of
    the first seat, a shared victory counting as one."""
    ended: i64 = 0
    rounds: i64 = 0
    wins: i64 = 0
    game: i64 = 0
    desk = Desk(start, Judge(), Rng(seed))
    s = start.clone()
    while game < games:
        s.copy_from(start)
        desk.rng = Rng(seed + game)
        settle(s, desk)
        while s.cells[WINNERS] == 0 and s.cells[ROUND] < 200:
            greedy_turn(s, desk)
        ended += 1 if s.cells[WINNERS] else 0
        rounds += s.cells[ROUND]
        wins += s.cells[WINNERS] & 1
        game += 1
    return ended, rounds, wins
