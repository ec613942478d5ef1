"""Many games at once as rows of numbers, for learners: what seats see and may do, who gains what, which games ended.

The rows are vecs of fixed length. Others may look at their memory, as NumPy does, and find there what the last step
left. What is seen and what is legal are lists of numbers, and, where they are asked for, rows of zeros and ones; lists
are a tenth of the memory, and memory is what a step of thousands of games waits for.

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
IN_CACHE: Final = 300
"""So many games are about as fast to look at wherever they lie."""
MOST_ON: Final = FEATURES_ON // 2
"""How long a list of what is seen is."""
NONE: Final = -1
"""Stands in lists after the last number."""
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


def zeros(n: i64) -> vec[u8]:
    row = vec[u8]([u8(0)])
    while len(row) < n:
        row = extend(row, row)
    return row[:n]


def empty_list(n: i64) -> vec[i16]:
    row = vec[i16]([i16(NONE)])
    while len(row) < n:
        row = extend(row, row)
    return row[:n]


def spread(action: i64) -> i64:
    """A number below SPARE that depends on every bit of an action."""
    folded = (action ^ action >> 31) & HIGH
    mixed = folded * 0x5BD1E995 & LOW
    return (mixed ^ mixed >> 15) % SPARE


@mypyc_attr(acyclic=True)
class Sheets:
    """What the seats of so many games see and may do. A game has a list of each, and a row of each if `dense`."""

    def __init__(self, s: Cells, games: i64, dense: bool) -> None:
        self.dense = dense
        self.sights: i64 = s.feature_count() + KINDS
        """How many bytes a row of what is seen has."""
        self.keys: i64 = s.action_keys()
        self.choices: i64 = 1 + self.keys + SPARE
        """How many numbers of actions there are."""
        self.on = empty_list(games * MOST_ON)
        """What is seen in each game: the numbers of the features that are on."""
        self.legal = empty_list(games * SPARE)
        """The numbers that may be chosen in each game, in the order of the engine's options."""
        self.seen = zeros(games * self.sights if dense else i64(0))
        self.may = zeros(games * self.choices if dense else self.choices)
        """Without rows this is a place to find out which numbers are taken."""


@mypyc_attr(acyclic=True)
class Lens:
    """One game's part of the sheets. Each look replaces the last."""

    def __init__(self, sheets: Sheets, game: i64) -> None:
        self.sheets = sheets
        self.first_on: i64 = game * MOST_ON
        self.first_legal: i64 = game * SPARE
        self.first_sight: i64 = game * sheets.sights
        self.first_choice: i64 = game * sheets.choices if sheets.dense else i64(0)
        self.lit: i64 = 0
        self.offered: i64 = 0
        self.options = NO_OPTIONS

    def look(self, s: Cells, seat: i64) -> None:
        """Write what a seat sees of a state and what it may choose."""
        self.see(s, seat)
        self.offer(s, seat)

    def see(self, s: Cells, seat: i64) -> None:
        sheets = self.sheets
        seen = sheets.seen
        on = sheets.on
        n = s.plain_features(seat, FOUND)
        if s.cells[OWING] >> seat & 1:
            FOUND[n] = sheets.sights - KINDS + s.kind()
            n += 1
        if n > MOST_ON:
            n = MOST_ON
        i: i64 = 0
        if sheets.dense:
            while i < self.lit:
                seen[self.first_sight + i64(on[self.first_on + i])] = u8(0)
                i += 1
            i = 0
            while i < n:
                seen[self.first_sight + FOUND[i]] = u8(1)
                i += 1
        i = 0
        while i < n:
            on[self.first_on + i] = i16(FOUND[i])
            i += 1
        while i < self.lit:
            on[self.first_on + i] = i16(NONE)
            i += 1
        self.lit = n

    def offer(self, s: Cells, seat: i64) -> None:
        sheets = self.sheets
        legal = sheets.legal
        if sheets.dense:
            self.wipe()
        options = NO_OPTIONS
        n: i64 = 1
        if s.cells[OWING] >> seat & 1:
            options = s.choices(seat)
            n = len(options)
            if n > SPARE:
                n = SPARE
            self.number(s, options, n)
        else:
            legal[self.first_legal] = i16(WAIT)
            sheets.may[self.first_choice + WAIT] = u8(1)
        i = n
        while i < self.offered:
            legal[self.first_legal + i] = i16(NONE)
            i += 1
        self.options = options
        self.offered = n
        if not sheets.dense:
            self.wipe()

    def wipe(self) -> None:
        """No number is taken any more."""
        may = self.sheets.may
        legal = self.sheets.legal
        i: i64 = 0
        while i < self.offered:
            may[self.first_choice + i64(legal[self.first_legal + i])] = u8(0)
            i += 1

    def number(self, s: Cells, options: vec[i64], n: i64) -> None:
        """Give each of the first n options its number."""
        first = self.first_choice
        may = self.sheets.may
        legal = self.sheets.legal
        shared: i64 = 0
        i: i64 = 0
        while i < n:
            number = 1 + s.action_key(options[i])
            if may[first + number]:
                number = NONE
                shared += 1
            else:
                may[first + number] = u8(1)
            legal[self.first_legal + i] = i16(number)
            i += 1
        if shared == 0:
            return
        spare = 1 + self.sheets.keys
        i = 0
        while i < n:
            if legal[self.first_legal + i] < 0:
                at = spread(options[i])
                while may[first + spare + at]:
                    at = (at + 1) % SPARE
                may[first + spare + at] = u8(1)
                legal[self.first_legal + i] = i16(spare + at)
            i += 1

    def place(self, number: i64) -> i64:
        """Which of the legal numbers a number is; NONE if it is not legal."""
        legal = self.sheets.legal
        i: i64 = 0
        while i < self.offered:
            if i64(legal[self.first_legal + i]) == number:
                return i
            i += 1
        return NONE

    def action(self, number: i64) -> i64:
        """The action of the engine that a number stands for; NONE if it is not legal, and for waiting."""
        i = self.place(number)
        return self.options[i] if 0 <= i < len(self.options) else i64(NONE)


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
class BatchGame:
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

    def __init__(self, start: Cells, games: i64, most: i64, dense: bool) -> None:
        self.start = start
        self.seats: i64 = start.seats
        self.games = games
        self.most = most
        """A game that takes more decisions than this is given up: nobody gains anything."""
        self.sheets = Sheets(start, games, dense)
        """What the seat to move sees and may do in each game."""
        self.slots: list[BatchGame] = []
        game: i64 = 0
        while game < games:
            self.slots.append(BatchGame(start.clone(), Lens(self.sheets, game)))
            game += 1
        self.movers = vec[i32]([i32(0)] * games)
        """The seat to move in each game."""
        self.rewards = vec[float]([0.0] * (games * self.seats))
        """What the last step brought to each seat of each game."""
        self.ended = zeros(games)
        """Whether the last step ended the game that stood there; what stands there now is the next one."""
        self.given_up = zeros(games)
        """Whether the last step was one too many."""
        self.seeds = vec[i64]([i64(0)] * games)
        """The seed of the game that stands there."""
        self.drawn = vec[i32]([i32(0)] * games)
        """What `draw` drew."""
        self.picked = vec[i64]([i64(0)] * games)
        """The action that each game is to go on with."""
        self.rng = Rng(0)
        self.fetched = start.clone()
        self.row = zeros(1)

    def reset(self, seed: i64) -> None:
        """Begin all games anew. Game i has the seed `seed + i`, its successors so many more as there are games."""
        self.rng = Rng(seed)
        game: i64 = 0
        while game < self.games:
            self.clear(game)
            self.begin(game, seed + game)
            game += 1

    def begin(self, game: i64, seed: i64) -> None:
        self.seeds[game] = seed
        slot = self.slots[game]
        slot.begin(self.start, seed)
        self.look(game)

    def look(self, game: i64) -> None:
        slot = self.slots[game]
        mover = first_owing(slot.state.cells)
        self.movers[game] = i32(mover)
        slot.lens.look(slot.state, mover)

    def clear(self, game: i64) -> None:
        """Forget how the last game ended."""
        self.ended[game] = u8(0)
        self.given_up[game] = u8(0)
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[game * self.seats + seat] = 0.0
            seat += 1

    def draw(self) -> None:
        """Draw a legal number for each game, all equally likely."""
        legal = self.sheets.legal
        game: i64 = 0
        while game < self.games:
            lens = self.slots[game].lens
            self.drawn[game] = i32(legal[lens.first_legal + self.rng.below(lens.offered)])
            game += 1

    def pick(self, numbers: bytes) -> i64:
        """Find the actions that the numbers stand for: four bytes for each game, the lowest first. Returns the first
        game in which the number is not legal, or NONE."""
        game: i64 = 0
        while game < self.games:
            action = self.slots[game].lens.action(i64(read_i32_le(numbers, game * BYTES_EACH)))
            if action == NONE:
                return game
            self.picked[game] = action
            game += 1
        return NONE

    def step(self) -> None:
        """Make the move in each game that was picked."""
        game: i64 = 0
        while game < self.games:
            slot = self.slots[game]
            if self.ended[game] or self.given_up[game]:
                self.clear(game)
            if self.games > IN_CACHE:
                self.fetch(game)
            slot.state.do(i64(self.movers[game]), self.picked[game])
            slot.deal()
            slot.decisions += 1
            if slot.state.cells[WINNERS]:
                self.ended[game] = u8(1)
                self.reward(game)
                self.begin(game, self.seeds[game] + self.games)
            elif slot.decisions >= self.most:
                self.given_up[game] = u8(1)
                self.begin(game, self.seeds[game] + self.games)
            else:
                self.look(game)
            game += 1

    def fetch(self, game: i64) -> None:
        """Copy what the next step of a game looks at, all in one go. The copy is not used: it brings into the cache of
        the processor what would be waited for piece by piece."""
        self.fetched.copy_from(self.slots[game].state)
        sheets = self.sheets
        if sheets.dense:
            first = game * sheets.sights
            self.row = sheets.seen[first : first + sheets.sights]

    def reward(self, game: i64) -> None:
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[game * self.seats + seat] = reward_of(self.slots[game].state, seat)
            seat += 1
