"""A state as one row of cells, so that copying, hashing and comparing it is one sweep; and random games at full speed.

A game names its own cells after the first few, which are the same everywhere, and fills in the methods at the top of
`Cells`. Everything else of `core.contract.State` follows from them.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from arcanarium.core.rng import Rng

OWING: Final = 0
"""The seats that owe a decision, as a mask."""
CHANCE: Final = 1
"""What the deal that is owed is for; 0 while none is owed."""
WINNERS: Final = 2
"""The mask of the winners; not 0 when the game is over."""
REVEALS: Final = 3
"""How often something hidden has become known to a seat."""
ROUND: Final = 4
"""The number of the current round, from 1; 0 during set-up."""
COMMON: Final = 5
"""How many cells all games have in common; the cells of a game itself begin here."""

# kinds of decisions
TURN: Final = 0
"""What to do in one's turn."""
PART: Final = 1
"""Part of something begun: a payment, a target, what to gain."""
REPLY: Final = 2
"""An answer to what a rival does: a reaction, what to lose."""
SET_UP: Final = 3
"""A choice before the first round: a mage, a guild, a card in a draft, objectives."""
SECRET: Final = 4
"""Part of a round, decided by several seats at the same time: what to collect."""

FEATURES_ON: Final = 512
"""No state has more features on than this."""

NO_OPTIONS: Final[vec[i64]] = vec[i64]()


@mypyc_attr(acyclic=True)
class Cells:
    """A state of a game; actions and outcomes of deals are integers."""

    def __init__(self, seats: i64, cells: vec[i64]) -> None:
        self.seats = seats
        self.cells = cells
        self.options = NO_OPTIONS
        """The options of the decision that waits, once made; shared by clones, so never changed in place."""
        self.reused: bool = False
        self.row = NO_OPTIONS
        """No cells, but the place for them, once this state has been made a copy of another."""
        self.noting: bool = False
        self.noted = NO_OPTIONS
        """Events noted since they were last cleared, five numbers each."""

    # --- the methods that a game fills in ---

    def choices(self, seat: i64) -> vec[i64]:
        """The legal actions of a seat that owes a decision; none for others."""
        raise NotImplementedError

    def do(self, seat: i64, action: i64) -> None:
        """Make a move that is known to be legal: what a search calls."""
        raise NotImplementedError

    def is_possible_deal(self, outcome: vec[i64]) -> bool:
        """Is this a possible outcome of the deal that is owed?"""
        raise NotImplementedError

    def apply_deal(self, outcome: vec[i64]) -> None:
        """Apply an outcome that is known to be possible."""
        raise NotImplementedError

    def draw_deal(self, rng: Rng) -> vec[i64]:
        """Draw the outcome of the deal that is owed, apply it, and return it."""
        raise NotImplementedError

    def deal_odds(self, begun: vec[i64]) -> vec[i64]:
        """What can come next in the outcome of the deal that is owed, after the numbers in `begun`: each followed by
        its weight, as `draw_deal` draws. Nothing once the outcome is complete."""
        raise NotImplementedError

    def clone(self) -> Cells:
        """An independent copy: it shares only what never changes."""
        raise NotImplementedError

    # --- what a search asks (engine/search); a game without an answer keeps the one that stands here ---

    def copy_from(self, other: Cells) -> None:
        """Become a copy of another state of the same game, so that a search need not make a new object. The cells are
        written where those of the last copy stood."""
        if not self.reused:
            self.reused = True
            self.row = vec[i64](capacity=len(other.cells))
        self.cells = extend(self.row, other.cells)
        self.options = other.options

    def quiet(self) -> bool:
        """Whether nothing is half done, so that `worth` is meaningful: a turn begins, or a choice before the first
        round is open."""
        return True

    def kind(self) -> i64:
        """The kind of the decision that waits: TURN, PART, REPLY, SET_UP or SECRET."""
        return TURN

    def worth(self, seat: i64) -> i64:
        """How good the state is for a seat by the hand-made judgement, rivals counted off. Only differences matter, but
        a state that is over is worth more than all others to its winners, and less to the rest."""
        return 0

    def scale(self) -> i64:
        """The lead in `worth` that wins about three of four games between two seats."""
        return 1

    def score(self, seat: i64) -> i64:
        """The points of a seat so far."""
        return 0

    def taste(self, seat: i64, style: i64) -> i64:
        """How much a state pleases a seat with a style of play (engine/taste.py), in hundredths: 100 is as much as a
        whole game may bring."""
        return 0

    def plausible(self, seat: i64) -> vec[i64]:
        """The legal actions of a seat without those that another one is at least as good as in every way, such as
        payments that spend more than they must. At least one is left; the order is that of `choices`."""
        return self.choices(seat)

    def feature_count(self) -> i64:
        """How many features the game has, over all its sets; 0 if it has none and no network can judge it."""
        return 0

    def features(self, seat: i64, found: vec[i64]) -> i64:
        """Write the numbers of the features that are on for a seat into `found`, which is long enough (FEATURES_ON),
        and return how many there are. They depend only on what that seat may know."""
        return 0

    def plain_features(self, seat: i64, found: vec[i64]) -> i64:
        """The same without those that rest on the hand-made worth: what a learner of one's own begins with."""
        return 0

    def action_keys(self) -> i64:
        """How many keys of actions the game has, over all its sets."""
        return 1

    def action_key(self, action: i64) -> i64:
        """What an action is to a policy: a verb and a card, the same number with whatever sets are in play."""
        return 0

    # --- the rest of core.contract.State ---

    def owing(self) -> list[int]:
        mask = self.cells[OWING]
        return [seat for seat in range(self.seats) if mask >> seat & 1]

    def legal(self, seat: i64) -> list[int]:
        if not 0 <= seat < self.seats:
            return []
        return [action for action in self.choices(seat)]

    def apply(self, seat: i64, action: i64) -> None:
        if not 0 <= seat < self.seats or action not in self.choices(seat):
            raise ValueError("illegal action")
        self.do(seat, action)

    def chance(self) -> bool:
        return self.cells[CHANCE] != 0

    def deal(self, outcome: Sequence[int]) -> None:
        numbers = vec[i64]()
        for value in outcome:
            numbers = append(numbers, i64(value))
        if self.cells[CHANCE] == 0 or not self.is_possible_deal(numbers):
            raise ValueError("no such deal is owed")
        self.apply_deal(numbers)

    def deal_random(self, rng: Rng) -> list[int]:
        return [value for value in self.draw_deal(rng)]

    def over(self) -> bool:
        return self.cells[WINNERS] != 0

    def reveals(self) -> int:
        return self.cells[REVEALS]

    def round(self) -> int:
        return self.cells[ROUND]

    def key(self) -> int:
        return key_of(self)


def note_event(s: Cells, kind: i64, seat: i64, card: i64, value: i64, more: i64) -> None:
    """Note an event, if events are noted at all: searches do without."""
    if s.noting:
        noted = append(s.noted, kind)
        noted = append(noted, seat)
        noted = append(noted, card)
        noted = append(noted, value)
        s.noted = append(noted, more)


def was_last_to_decide(s: Cells, seat: i64) -> bool:
    """A seat has decided in secret, at the same time as others. True when nobody owes a decision any more."""
    s.cells[OWING] &= ~(i64(1) << seat)
    return s.cells[OWING] == 0


def key_of(s: Cells) -> i64:
    """A hash of all cells: 60 bits, the same compiled and uncompiled."""
    h: i64 = 0x2545F491
    g: i64 = 0x1B873593
    for v in s.cells:
        h = ((h ^ (v & 0x3FFFFFFF)) * 0x5BD1E995 + (v >> 30)) & 0x7FFFFFFF
        h ^= h >> 13
        g = ((g + (v & 0x3FFFFFFF)) * 0x19660D15 ^ (v >> 30)) & 0x7FFFFFFF
        g ^= g >> 15
    return h << 29 ^ g


def first_owing(cells: vec[i64]) -> i64:
    seat: i64 = 0
    while cells[OWING] >> seat & 1 == 0:
        seat += 1
    return seat


def play_on(s: Cells, rng: Rng, most: i64) -> i64:
    """Play at random until the game is over or `most` actions are made; returns how many were."""
    cells = s.cells
    n: i64 = 0
    while cells[WINNERS] == 0 and n < most:
        if cells[CHANCE]:
            s.draw_deal(rng)
            continue
        seat = first_owing(cells)
        options = s.choices(seat)
        s.do(seat, options[rng.below(len(options))])
        n += 1
    return n


def playouts(start: Cells, seed: i64, games: i64, most: i64) -> tuple[int, int, int, int]:
    """Many random games. Returns the actions made, the rounds played, the games that ended, and a hash of the ends."""
    actions: i64 = 0
    rounds: i64 = 0
    ended: i64 = 0
    ends: i64 = 0
    game: i64 = 0
    while game < games:
        s = start.clone()
        actions += play_on(s, Rng(seed + game), most)
        rounds += s.cells[ROUND]
        if s.cells[WINNERS]:
            ended += 1
        ends = (ends * 31 + key_of(s)) & 0xFFFFFFFFFFF
        game += 1
    return actions, rounds, ended, ends


def spares(s: Cells, n: i64) -> list[Cells]:
    """So many states of the same game for a walk to write its copies into."""
    found: list[Cells] = []
    while n > 0:
        found.append(s.clone())
        n -= 1
    return found


def perft(s: Cells, depth: i64) -> int:
    """How many sequences of actions of this length there are; a seat that is not the first to owe waits its turn."""
    return count_lines(s, depth, spares(s, depth))


def count_lines(s: Cells, depth: i64, spare: list[Cells]) -> i64:
    cells = s.cells
    if depth == 0 or cells[WINNERS] or cells[CHANCE]:
        return 1
    seat = first_owing(cells)
    child = spare[depth - 1]
    n: i64 = 0
    for action in s.choices(seat):
        child.copy_from(s)
        child.do(seat, action)
        n += count_lines(child, depth - 1, spare)
    return n


def walk(s: Cells, depth: i64) -> int:
    """Make every state that is at most so many actions away, with its options, and return how many there are: what a
    search does besides judging."""
    return count_states(s, depth, spares(s, depth))


def count_states(s: Cells, depth: i64, spare: list[Cells]) -> i64:
    cells = s.cells
    if cells[WINNERS] or cells[CHANCE]:
        return 1
    seat = first_owing(cells)
    options = s.choices(seat)
    n: i64 = 1
    if depth:
        child = spare[depth - 1]
        for action in options:
            child.copy_from(s)
            child.do(seat, action)
            n += count_states(child, depth - 1, spare)
    return n
