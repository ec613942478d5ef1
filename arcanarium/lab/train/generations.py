"""Stage 2: games of the tree search with the network so far.

A search looks further than its judge, so what it finds about each move is a better target than what the judge says at
once. Whether what is learned of them is better at all is asked in trial.py.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from librt.vecs import vec

from arcanarium.bots.searching import Searcher
from arcanarium.core import registry
from arcanarium.core.contract import AnySpec
from arcanarium.core.rng import Rng
from arcanarium.engine.analysis import Limit, MoveReport
from arcanarium.engine.cells import Cells
from arcanarium.engine.judge import Judge
from arcanarium.engine.network import load
from arcanarium.engine.search.desk import Desk, settle
from arcanarium.engine.selfplay import MOST_SEATS, PARENT, PLAIN, SIBLING, Notes
from arcanarium.lab.train.games import Mixture

OPENING, LATER = 60, 8
"""How many moves in a hundred are made at random: before the first round, and later."""
SHARD = 20
"""So many games are played and kept together."""
COMPARED = 2
"""At one turn in so many, moves are compared."""
FEW = 4
"""A move that was visited less often is not compared."""
LONGEST = 2_000
"""A game with more decisions is given up."""


@dataclass(frozen=True, slots=True)
class Generation:
    """How the games of a generation are played: a work for whoever plays them (lab/spreading.py). A task is the seed of
    a shard, and its result the streams of `Notes` of its games between searches that judge by the weights."""

    game: str
    weights: bytes
    visits: int

    def __call__(self, seed: int) -> tuple[bytes, bytes, bytes, bytes]:
        spec = registry.spec(self.game)
        judge = load(self.weights)[0]
        notes, rng = Notes(), Rng(seed)
        mixture = Mixture(spec, seed)
        for _ in range(SHARD):
            play_search_game(spec, mixture.start(), judge, notes, rng, Limit(visits=self.visits))
        return notes.streams()


def play_search_game(spec: AnySpec, state: Cells, judge: Judge, notes: Notes, rng: Rng, limit: Limit) -> None:
    """Play a game and write down each turn: the position with the chances that the search gives each seat, and for some
    what it found about the moves."""
    searcher = Searcher("seer", spec.rules, rng, limit, judge=judge)
    desk = Desk(state, judge, rng)
    for _ in range(LONGEST):
        while state.chance():
            state.deal_random(rng)
        if state.over():
            break
        seat = state.owing()[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            state.apply(seat, legal[0])
            continue
        found = searcher.look(spec.rules.observe(state, seat), limit)
        if state.quiet() and found.visits:
            notes.note(state, seat, PLAIN, 0, 0, chances(found.win))
            if rng.below(COMPARED) == 0:
                note_moves(state, seat, found.moves, notes, desk)
        odd = rng.below(100) < (LATER if state.round() else OPENING)
        state.apply(seat, legal[rng.below(len(legal))] if odd else found.moves[0].action)
    notes.end_game(state)


def chances(win: Sequence[float]) -> vec[float]:
    return vec[float]([*win, *[0.0] * (MOST_SEATS - len(win))])


def note_moves(state: Cells, seat: int, moves: Sequence[MoveReport], notes: Notes, desk: Desk) -> None:
    """Write down a position and what the search found about each move that it looked at a few times."""
    looked_at = [move for move in moves if move.visits >= FEW]
    if len(looked_at) < 2:
        return
    notes.groups += 1
    notes.note(state, seat, PARENT, notes.groups, 0, vec[float]())
    win = vec[float]([0.0] * MOST_SEATS)
    for move in looked_at:
        after = state.clone()
        after.do(seat, move.action)
        settle(after, desk)
        desk.judge.judge(after, win)
        rest = max(1e-6, 1.0 - win[seat])
        share = [move.win if other == seat else (1.0 - move.win) * win[other] / rest for other in range(state.seats)]
        notes.note(after, seat, SIBLING, notes.groups, state.action_key(move.action), chances(share))
