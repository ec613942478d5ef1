"""The state as the contract wants it, and whole games played at full speed inside compiled code."""
from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arcanarium.cadwallon.box import Box
from arcanarium.cadwallon.machine import act, can_be, deal, deal_from, legal, start
from arcanarium.cadwallon.state import CHANCE, OWING, REVEALS, ROUND, WINNERS, State, blank, key_of
from arcanarium.core.rng import Rng


@mypyc_attr(acyclic=True)
class Cadwallon(State):
    """A game of Arcana in progress: `core.contract.State`."""

    def owing(self) -> list[int]:
        mask = self.cells[OWING]
        return [seat for seat in range(self.box.seats) if mask >> seat & 1]

    def legal(self, seat: i64) -> list[int]:
        if not 0 <= seat < self.box.seats:
            return []
        return [action for action in legal(self, seat)]

    def apply(self, seat: i64, action: i64) -> None:
        if not 0 <= seat < self.box.seats or action not in legal(self, seat):
            raise ValueError("illegal action")
        act(self, seat, action)

    def do(self, seat: i64, action: i64) -> None:
        """Make a move that is known to be legal: what a search calls."""
        act(self, seat, action)

    def chance(self) -> bool:
        return self.cells[CHANCE] != 0

    def deal(self, outcome: Sequence[int]) -> None:
        numbers = vec[i64]()
        for value in outcome:
            numbers = append(numbers, i64(value))
        if not can_be(self, numbers):
            raise ValueError("no such deal is owed")
        deal(self, numbers)

    def deal_random(self, rng: Rng) -> list[int]:
        return [value for value in deal_from(self, rng)]

    def over(self) -> bool:
        return self.cells[WINNERS] != 0

    def clone(self) -> Cadwallon:
        twin = Cadwallon(self.box, self.cells[:])
        twin.options = self.options
        return twin

    def key(self) -> int:
        return key_of(self)

    def reveals(self) -> int:
        return self.cells[REVEALS]

    def round(self) -> int:
        return self.cells[ROUND]


def new_state(box: Box) -> Cadwallon:
    """A game before anything is dealt."""
    s = Cadwallon(box, blank(box).cells)
    start(s)
    return s


def play_on(s: State, rng: Rng, most: i64) -> i64:
    """Play at random until the game is over or `most` actions are made; returns how many were."""
    cells = s.cells
    n: i64 = 0
    while cells[WINNERS] == 0 and n < most:
        if cells[CHANCE]:
            deal_from(s, rng)
            continue
        seat: i64 = 0
        while cells[OWING] >> seat & 1 == 0:
            seat += 1
        options = legal(s, seat)
        act(s, seat, options[rng.below(len(options))])
        n += 1
    return n


def playouts(box: Box, seed: i64, games: i64, most: i64) -> tuple[int, int, int, int]:
    """Many random games. Returns the actions made, the rounds played, the games that ended, and a hash of the ends."""
    actions: i64 = 0
    rounds: i64 = 0
    ended: i64 = 0
    ends: i64 = 0
    game: i64 = 0
    while game < games:
        s = new_state(box)
        actions += play_on(s, Rng(seed + game), most)
        rounds += s.cells[ROUND]
        if s.cells[WINNERS]:
            ended += 1
        ends = (ends * 31 + key_of(s)) & 0xFFFFFFFFFFF
        game += 1
    return actions, rounds, ended, ends


def perft(s: State, depth: i64) -> int:
    """How many sequences of actions of this length there are; a seat that is not the first to owe waits its turn."""
    cells = s.cells
    if depth == 0 or cells[WINNERS] or cells[CHANCE]:
        return 1
    seat: i64 = 0
    while cells[OWING] >> seat & 1 == 0:
        seat += 1
    n = 0
    for action in legal(s, seat):
        child = s.copy()
        act(child, seat, action)
        n += perft(child, depth - 1)
    return n
