"""Games for learning: greedy play at full speed, and what it shows of positions, as rows of numbers.

A turn is one step here: an action, and the choices that follow from it settled one by one by the hand-made worth.
"""
from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, write_i16_le, write_i32_le
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr

from arcanarium.core.rng import Rng
from arcanarium.engine.cells import FEATURES_ON, ROUND, WINNERS, Cells, first_owing
from arcanarium.engine.judge import Judge
from arcanarium.engine.search.desk import Desk, best_part, draw_deals, greedy_to, horizon, settle

MOST_TURNS: Final = 1200
"""A game that goes on longer is given up."""
MOST_DECISIONS: Final = 3000
MOST_SEATS: Final = 5

POSITION: Final = 12
"""Numbers for a position: game, seats, who moves, round, what it is, group, key of the action, and five targets."""
PLAIN: Final = 0
PARENT: Final = 1
"""The position whose siblings of the same group follow."""
SIBLING: Final = 2
GAME: Final = 8
"""Numbers for a game: winners as a mask, rounds, seats, and the points of five seats."""
SURE: Final = 10_000
"""What a chance of 1 counts in targets."""


def greedy_choice(s: Cells, seat: i64, options: vec[i64], noise: i64, desk: Desk) -> i64:
    """The option that is worth most once it is settled; `noise` is added at random to each."""
    most: i64 = 0
    chosen: i64 = 0
    i: i64 = 0
    while i < len(options):
        after = desk.turn
        after.copy_from(s)
        after.do(seat, options[i])
        settle(after, desk)
        worth = after.worth(seat)
        if noise:
            worth += desk.rng.below(noise) + desk.rng.below(noise)
        if i == 0 or worth > most:
            most = worth
            chosen = i
        i += 1
    return options[chosen]


def judged_choice(s: Cells, seat: i64, options: vec[i64], desk: Desk) -> i64:
    """The option after which, once settled, the judge gives the seat the best chance."""
    win = desk.win
    most = -1.0
    chosen: i64 = 0
    i: i64 = 0
    while i < len(options):
        after = desk.turn
        after.copy_from(s)
        after.do(seat, options[i])
        settle(after, desk)
        desk.judge.judge(after, win)
        if win[seat] > most:
            most = win[seat]
            chosen = i
        i += 1
    return options[chosen]


@mypyc_attr(acyclic=True)
class Notes:
    """What is written down of many games: features, views (how many features, worth), positions and games."""

    def __init__(self) -> None:
        self.features = BytesWriter()
        self.views = BytesWriter()
        self.positions = BytesWriter()
        self.games = BytesWriter()
        self.played: i64 = 0
        self.groups: i64 = 0
        self.found = vec[i64]([i64(0)] * FEATURES_ON)

    def streams(self) -> tuple[bytes, bytes, bytes, bytes]:
        return self.features.getvalue(), self.views.getvalue(), self.positions.getvalue(), self.games.getvalue()

    def note(self, s: Cells, mover: i64, what: i64, group: i64, key: i64, targets: vec[float]) -> None:
        """Write down a position as all its seats see it; `targets` are the chances that were found, if any."""
        found = self.found
        scale = s.scale()
        seat: i64 = 0
        while seat < s.seats:
            n = s.features(seat, found)
            i: i64 = 0
            while i < n:
                write_i16_le(self.features, i16(found[i]))
                i += 1
            worth = s.worth(seat) * 1000 // scale
            write_i32_le(self.views, i32(n))
            write_i32_le(self.views, i32(max(i64(-20_000), min(i64(20_000), worth))))
            seat += 1
        write_i32_le(self.positions, i32(self.played))
        write_i32_le(self.positions, i32(s.seats))
        write_i32_le(self.positions, i32(mover))
        write_i32_le(self.positions, i32(s.cells[ROUND]))
        write_i32_le(self.positions, i32(what))
        write_i32_le(self.positions, i32(group))
        write_i32_le(self.positions, i32(key))
        seat = 0
        while seat < MOST_SEATS:
            target: i64 = -1
            if seat < s.seats and seat < len(targets):
                target = i64(int(targets[seat] * float(SURE)))
            write_i32_le(self.positions, i32(target))
            seat += 1

    def end_game(self, s: Cells) -> None:
        write_i32_le(self.games, i32(s.cells[WINNERS]))
        write_i32_le(self.games, i32(s.cells[ROUND]))
        write_i32_le(self.games, i32(s.seats))
        seat: i64 = 0
        while seat < MOST_SEATS:
            write_i32_le(self.games, i32(s.score(seat) if seat < s.seats else i64(0)))
            seat += 1
        self.played += 1


def random_below(options: vec[i64], rng: Rng) -> i64:
    return options[rng.below(len(options))]


def play_and_note(s: Cells, notes: Notes, rng: Rng, noise: i64, odd: i64, every: i64) -> None:
    """Play one greedy game and write down one quiet position in `every`. `noise` blurs the worth; of a hundred moves
    `odd` are made at random, and more than half of those before the first round."""
    desk = Desk(s, Judge(), rng)
    settle(s, desk)
    n: i64 = 0
    none = vec[float]()
    while s.cells[WINNERS] == 0 and n < MOST_TURNS:
        seat = first_owing(s.cells)
        options = s.plausible(seat)
        if rng.below(every) == 0:
            notes.note(s, seat, PLAIN, 0, 0, none)
        action = options[0]
        if len(options) > 1:
            chance: i64 = odd if s.cells[ROUND] else i64(60)
            if rng.below(100) < chance:
                action = random_below(options, rng)
            else:
                action = greedy_choice(s, seat, options, noise, desk)
        s.do(seat, action)
        settle(s, desk)
        n += 1
    notes.end_game(s)


def play_and_compare(s: Cells, notes: Notes, rng: Rng, desk: Desk, every: i64, most: i64, trials: i64) -> None:
    """Play one game; at one decision in `every`, be it a turn or a part of one, write down up to `most` actions, each
    with the judgement after greedy play to the end of the round, averaged over so many trials. Turns are those of the
    judge or, as often, greedy ones, and some are made at random; the rest of a turn is settled greedily."""
    n: i64 = 0
    none = vec[float]()
    while s.cells[WINNERS] == 0 and n < MOST_DECISIONS:
        draw_deals(s, rng)
        if s.cells[WINNERS]:
            break
        seat = first_owing(s.cells)
        options = s.plausible(seat)
        action = options[0]
        if len(options) > 1:
            if rng.below(every) == 0:
                notes.groups += 1
                notes.note(s, seat, PARENT, notes.groups, 0, none)
                note_siblings(s, seat, some(options, most, rng), notes, desk, trials)
            chance = rng.below(100)
            if not s.quiet():
                action = best_part(s, seat, desk)
            elif chance < (8 if s.cells[ROUND] else 50):
                action = random_below(options, rng)
            elif chance < 55:
                action = greedy_choice(s, seat, options, 0, desk)
            else:
                action = judged_choice(s, seat, options, desk)
        s.do(seat, action)
        n += 1
    notes.end_game(s)


def some(options: vec[i64], most: i64, rng: Rng) -> vec[i64]:
    """At most so many of the options, drawn at random."""
    if len(options) <= most:
        return options
    mixed = options[:]
    rng.shuffle(mixed)
    return mixed[:most]


def note_siblings(s: Cells, seat: i64, options: vec[i64], notes: Notes, desk: Desk, trials: i64) -> None:
    win = vec[float]([0.0] * MOST_SEATS)
    total = vec[float]([0.0] * MOST_SEATS)
    for option in options:
        after = s.clone()
        after.do(seat, option)
        settle(after, desk)
        i: i64 = 0
        while i < MOST_SEATS:
            total[i] = 0.0
            i += 1
        trial: i64 = 0
        while trial < trials:
            leaf = after.clone()
            greedy_to(leaf, desk, horizon(s))
            desk.judge.judge(leaf, win)
            i = 0
            while i < s.seats:
                total[i] += win[i] / float(trials)
                i += 1
            trial += 1
        notes.note(after, seat, SIBLING, notes.groups, s.action_key(option), total)
