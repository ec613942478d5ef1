"""Stage 2: games of the tree search with the network so far, and a new network only where it wins.

A search looks further than its judge, so what it finds about each move is a better target than what the judge says at
once. A new generation is accepted by a sequential test against the last one, both searching equally long.
"""
from __future__ import annotations

from collections.abc import Sequence

from librt.vecs import vec

from arcanarium.bots.searching import Searcher
from arcanarium.core.contract import AnySpec
from arcanarium.core.rng import Rng
from arcanarium.engine.analysis import Limit, MoveReport
from arcanarium.engine.cells import Cells
from arcanarium.engine.judge import Judge
from arcanarium.engine.search.desk import Desk, settle
from arcanarium.engine.selfplay import MOST_SEATS, PARENT, SIBLING, Notes
from arcanarium.lab.matches import play_through
from arcanarium.lab.statistics import Sprt
from arcanarium.lab.train.games import Mixture, Progress

OPENING, LATER = 60, 8
"""How many moves in a hundred are made at random: before the first round, and later."""
LONGEST = 2_000
"""A game with more decisions is given up."""
TEST = Sprt(0, 20)
MOST_PAIRS = 1_000


def search_games(spec: AnySpec, judge: Judge, games: int, seed: int, visits: int, progress: Progress) -> Notes:
    """Games between searches that judge by the network; what each search finds about its moves is written down."""
    notes = Notes()
    mixture = Mixture(spec, seed)
    rng = Rng(seed)
    for game in range(games):
        play_search_game(spec, mixture.start(), judge, notes, rng, Limit(visits=visits))
        progress(game + 1)
    return notes


def play_search_game(spec: AnySpec, state: Cells, judge: Judge, notes: Notes, rng: Rng, limit: Limit) -> None:
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
        moves = searcher.weigh(spec.rules.observe(state, seat), limit)
        if state.quiet():
            note_moves(state, seat, moves, notes, desk)
        odd = rng.below(100) < (LATER if state.round() else OPENING)
        state.apply(seat, legal[rng.below(len(legal))] if odd else moves[0].action)
    notes.end_game(state)


def note_moves(state: Cells, seat: int, moves: Sequence[MoveReport], notes: Notes, desk: Desk) -> None:
    """Write down a position and what the search found about each move that it looked at more than once."""
    looked_at = [move for move in moves if move.visits > 1]
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
        chances = [move.win if other == seat else (1.0 - move.win) * win[other] / rest for other in range(state.seats)]
        targets = vec[float]([*chances, *[0.0] * (MOST_SEATS - state.seats)])
        notes.note(after, seat, SIBLING, notes.groups, state.action_key(move.action), targets)


def is_better(spec: AnySpec, new: Judge, old: Judge, seed: int, visits: int, most: int = MOST_PAIRS) -> bool:
    """Whether searches with the new judge beat those with the old one, by a sequential test over pairs of games."""
    config = spec.rules.configure(dict(spec.about.simulated))
    scores: list[float] = []
    for pair in range(most):
        score = 0.0
        for seat in range(config.seats):
            players = [
                Searcher("seer", spec.rules, Rng(seed + 2 * pair + other), Limit(visits=visits),
                         judge=new if other == seat else old)
                for other in range(config.seats)
            ]
            state, _ = play_through(config, seed + pair, players)
            winners = spec.rules.result(state).winners
            score += (seat in winners) / len(winners) / config.seats
        scores.append(score)
        verdict = TEST.verdict(scores)
        if verdict != "go on":
            return verdict == "accept"
    return False
