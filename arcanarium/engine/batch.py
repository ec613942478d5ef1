"""Many games at once as rows of numbers, for learners: what seats see and may do, who gains what, which games ended.

The rows are vecs of fixed length. Others may look at their memory, as NumPy does, and find there what the last step
left.

An action of the engine says which card of this game is meant, or a whole payment: too many to count. Here it has one of
few numbers, so that a network can have an output for each. Number 0 is to wait, for a seat that owes nothing. The next
are the keys of actions (`Cells.action_key`), the same whatever sets are in play. Where several legal actions share a
key, the first has it, and each further one has a number among the SPARE after the keys: one that depends on the action,
or the next that is free.
"""
from __future__ import annotations

from typing import Final

from librt.strings import read_i32_le
from librt.vecs import extend, vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from arcanarium.core.rng import Rng
from arcanarium.engine.cells import CHANCE, FEATURES_ON, NO_OPTIONS, OWING, WINNERS, Cells, first_owing

WAIT: Final = 0
"""The number of doing nothing: the only one that a seat has which owes no decision."""
SPARE: Final = 1024
"""So many numbers there are for actions that share a key, and no decision offers more actions than this."""
KINDS: Final = 5
"""After the features of a game comes one for each kind of decision (engine/cells.py), on while the seat owes it."""
BYTES_EACH: Final = 4
"""Of a number that is handed to `Batch.step`."""

FOUND: Final[vec[i64]] = vec[i64]([i64(0)] * FEATURES_ON)

HALF: Final = 32
LOW: Final = 0xFFFFFFFF
HIGH: Final = 0x7FFFFFFF
GOLDEN_LOW: Final = 0x7F4A7C15
GOLDEN_HIGH: Final = 0x9E3779B9


def next_stream(stream: i64) -> i64:
    """The seed of the deal after the one with this seed: `core.game.GOLDEN` more, in halves that cannot overflow."""
    low = (stream & LOW) + GOLDEN_LOW
    high = (stream >> HALF) + GOLDEN_HIGH + (low >> HALF)
    return (high & HIGH) << HALF | low & LOW


def bytes_of(n: i64) -> vec[u8]:
    """A row of zeros."""
    row = vec[u8]([u8(0)])
    while len(row) < n:
        row = extend(row, row)
    return row[:n]


def shorts_of(n: i64) -> vec[i16]:
    row = vec[i16]([i16(0)])
    while len(row) < n:
        row = extend(row, row)
    return row[:n]


def spread(action: i64) -> i64:
    """A number below SPARE that depends on every bit of an action."""
    folded = (action ^ action >> 31) & HIGH
    mixed = folded * 0x5BD1E995 & LOW
    return (mixed ^ mixed >> 15) % SPARE


@mypyc_attr(acyclic=True)
class Lens:
    """A place in two rows of bytes: what a seat sees, and which numbers it may choose. Each look replaces the last."""

    def __init__(self, s: Cells, first_sight: i64, first_choice: i64) -> None:
        self.first_sight = first_sight
        self.first_choice = first_choice
        self.sights: i64 = s.feature_count() + KINDS
        """How many bytes what is seen has."""
        self.keys: i64 = s.action_keys()
        self.choices: i64 = 1 + self.keys + SPARE
        """How many numbers of actions there are."""
        self.on = shorts_of(FEATURES_ON)
        self.lit: i64 = 0
        self.numbers = shorts_of(SPARE)
        """The number of each option, in the order of `options`."""
        self.offered: i64 = 0
        self.options = NO_OPTIONS

    def look(self, s: Cells, seat: i64, seen: vec[u8], may: vec[u8]) -> None:
        """Write what a seat sees of a state and what it may choose."""
        self.see(s, seat, seen)
        self.offer(s, seat, may)

    def see(self, s: Cells, seat: i64, seen: vec[u8]) -> None:
        first = self.first_sight
        on = self.on
        i: i64 = 0
        while i < self.lit:
            seen[first + i64(on[i])] = u8(0)
            i += 1
        n = s.plain_features(seat, FOUND)
        if s.cells[OWING] >> seat & 1:
            FOUND[n] = self.sights - KINDS + s.kind()
            n += 1
        i = 0
        while i < n:
            feature = FOUND[i]
            seen[first + feature] = u8(1)
            on[i] = i16(feature)
            i += 1
        self.lit = n

    def offer(self, s: Cells, seat: i64, may: vec[u8]) -> None:
        first = self.first_choice
        numbers = self.numbers
        i: i64 = 0
        while i < self.offered:
            may[first + i64(numbers[i])] = u8(0)
            i += 1
        if s.cells[OWING] >> seat & 1 == 0:
            self.options = NO_OPTIONS
            numbers[0] = i16(WAIT)
            may[first + WAIT] = u8(1)
            self.offered = 1
            return
        options = s.choices(seat)
        n: i64 = len(options)
        if n > SPARE:
            n = SPARE
        shared: i64 = 0
        i = 0
        while i < n:
            number = 1 + s.action_key(options[i])
            if may[first + number]:
                number = -1
                shared += 1
            else:
                may[first + number] = u8(1)
            numbers[i] = i16(number)
            i += 1
        self.options = options
        self.offered = n
        if shared:
            self.offer_shared(may)

    def offer_shared(self, may: vec[u8]) -> None:
        """Numbers for the options whose key another one has."""
        spare = self.first_choice + 1 + self.keys
        numbers = self.numbers
        i: i64 = 0
        while i < self.offered:
            if numbers[i] < 0:
                at = spread(self.options[i])
                while may[spare + at]:
                    at = (at + 1) % SPARE
                may[spare + at] = u8(1)
                numbers[i] = i16(1 + self.keys + at)
            i += 1

    def option(self, number: i64) -> i64:
        """Which of the options has a number; -1 if none has it."""
        i: i64 = 0
        while i < self.offered:
            if i64(self.numbers[i]) == number:
                return i
            i += 1
        return -1


def reward_of(s: Cells, seat: i64) -> float:
    """What the end of a game is worth to a seat: 1 for a victory alone, the sum of all seats is 0. Those who share a
    victory share what it is worth."""
    winners: i64 = 0
    i: i64 = 0
    while i < s.seats:
        winners += s.cells[WINNERS] >> i & 1
        i += 1
    if winners == 0:
        return 0.0
    share = 0.0
    if s.cells[WINNERS] >> seat & 1:
        share = float(s.seats) / float(winners)
    return (share - 1.0) / float(s.seats - 1)


@mypyc_attr(acyclic=True)
class Slot:
    """One game of a batch."""

    def __init__(self, s: Cells, lens: Lens) -> None:
        self.state = s
        self.lens = lens
        self.stream: i64 = 0
        """The seed of the next deal."""
        self.decisions: i64 = 0

    def begin(self, start: Cells, seed: i64) -> None:
        """A new game, whose deals are those of a `Game` with this seed."""
        self.state.copy_from(start)
        self.stream = seed
        self.decisions = 0
        self.deal()

    def deal(self) -> None:
        """Draw the deals that are owed."""
        s = self.state
        while s.cells[CHANCE] and s.cells[WINNERS] == 0:
            s.draw_deal(Rng(self.stream))
            self.stream = next_stream(self.stream)


@mypyc_attr(acyclic=True)
class Batch:
    """So many games of one configuration, which move on together. One that ends makes way for the next at once."""

    def __init__(self, start: Cells, games: i64, most: i64) -> None:
        self.start = start
        self.seats: i64 = start.seats
        self.games = games
        self.most = most
        """A game that takes more decisions than this is given up: nobody gains anything."""
        self.slots: list[Slot] = []
        game: i64 = 0
        lens = Lens(start, 0, 0)
        self.sights: i64 = lens.sights
        self.choices: i64 = lens.choices
        while game < games:
            lens = Lens(start, game * self.sights, game * self.choices)
            self.slots.append(Slot(start.clone(), lens))
            game += 1
        self.seen = bytes_of(games * self.sights)
        """What the seat to move sees in each game."""
        self.may = bytes_of(games * self.choices)
        """Which numbers it may choose."""
        self.movers = vec[i32]([i32(0)] * games)
        """The seat to move in each game."""
        self.rewards = vec[float]([0.0] * (games * self.seats))
        """What the last step brought to each seat of each game."""
        self.ended = bytes_of(games)
        """Whether the last step ended the game that stood there; what stands there now is the next one."""
        self.given_up = bytes_of(games)
        """Whether the last step was one too many."""
        self.seeds = vec[i64]([i64(0)] * games)
        """The seed of the game that stands there."""
        self.chosen = vec[i32]([i32(0)] * games)
        """What `choose` drew."""
        self.rng = Rng(0)

    def reset(self, seed: i64) -> None:
        """Begin all games anew. Game i has the seed `seed + i`, its successors so many more as there are games."""
        self.rng = Rng(seed)
        i: i64 = 0
        while i < self.games * self.seats:
            self.rewards[i] = 0.0
            i += 1
        i = 0
        while i < self.games:
            self.ended[i] = u8(0)
            self.given_up[i] = u8(0)
            self.begin(i, seed + i)
            self.look(i)
            i += 1

    def begin(self, game: i64, seed: i64) -> None:
        self.seeds[game] = seed
        slot = self.slots[game]
        slot.begin(self.start, seed)

    def look(self, game: i64) -> None:
        slot = self.slots[game]
        mover = first_owing(slot.state.cells)
        self.movers[game] = i32(mover)
        slot.lens.look(slot.state, mover, self.seen, self.may)

    def choose(self) -> None:
        """Draw a number for each game that it may choose, all alike."""
        game: i64 = 0
        while game < self.games:
            lens = self.slots[game].lens
            self.chosen[game] = i32(lens.numbers[self.rng.below(lens.offered)])
            game += 1

    def first_illegal(self, numbers: bytes) -> i64:
        """The first game in which the seat to move may not choose its number; -1 if there is none."""
        game: i64 = 0
        while game < self.games:
            number = i64(read_i32_le(numbers, game * BYTES_EACH))
            if number < 0 or number >= self.choices or self.may[game * self.choices + number] == 0:
                return game
            game += 1
        return -1

    def step(self, numbers: bytes) -> None:
        """Make one move in each game: a number of four bytes for each, the lowest first. All must be legal."""
        if len(numbers) != self.games * BYTES_EACH or self.first_illegal(numbers) >= 0:
            raise ValueError("a legal number is needed for each game")
        game: i64 = 0
        while game < self.games:
            slot = self.slots[game]
            if self.ended[game] or self.given_up[game]:
                self.ended[game] = u8(0)
                self.given_up[game] = u8(0)
                self.reward(game, False)
            lens = slot.lens
            number = i64(read_i32_le(numbers, game * BYTES_EACH))
            slot.state.do(i64(self.movers[game]), lens.options[lens.option(number)])
            slot.deal()
            slot.decisions += 1
            if slot.state.cells[WINNERS]:
                self.ended[game] = u8(1)
                self.reward(game, True)
                self.begin(game, self.seeds[game] + self.games)
            elif slot.decisions >= self.most:
                self.given_up[game] = u8(1)
                self.begin(game, self.seeds[game] + self.games)
            self.look(game)
            game += 1

    def reward(self, game: i64, over: bool) -> None:
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[game * self.seats + seat] = reward_of(self.slots[game].state, seat) if over else 0.0
            seat += 1
