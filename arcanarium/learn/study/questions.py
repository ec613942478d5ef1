"""Costly moments as questions: every legal move judged, and where moves lead, so that they can be compared.

What a move leads to is looked at in worlds that the player could imagine: the same ones for every move.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from arcanarium.bots.searching import LineFollower
from arcanarium.core import registry
from arcanarium.core.contract import AnyRules, Observation
from arcanarium.core.rng import Rng
from arcanarium.engine.cells import WINNERS
from arcanarium.engine.search.desk import greedy_to, horizon, settle
from arcanarium.learn.study.story import Fork
from arcanarium.learn.study.weighing import Scale, inner, mean_and_error

ACCEPTED = 0.03
"""An answer is right if it wins less than so much less than the best."""
WORLDS = 16
"""In so many worlds is looked where a move leads."""
LATER = 2
"""The second look is so many rounds after the first, which is at the end of the round."""
FEWEST_TRIES = 8
SEARCHED_AGAIN = 3
"""All answers together are tried about so many times as often as the search had visits."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """Where a move leads on average: the points of each seat, what the own seat has left of each kind that the game
    counts, and the share of worlds in which the game is won or lost by then."""

    points: tuple[float, ...]
    left: tuple[float, ...]
    won: float
    lost: float


@dataclass(frozen=True, slots=True)
class Candidate:
    """A legal move as an answer."""

    move: str
    win: float
    error: float
    right: bool


@dataclass(frozen=True, slots=True)
class Way:
    """A move, what is expected to follow as (seat, move), and where it leads at the end of the round and later."""

    move: str
    line: tuple[tuple[int, str], ...]
    soon: Outlook
    later: Outlook


@dataclass(frozen=True, slots=True)
class Exercise:
    """Find a better move! `replies` are all legal moves, the best first."""

    turn: int
    step: int
    round: int
    seat: int
    played: str
    replies: tuple[Candidate, ...]
    ways: tuple[Way, ...]
    """The best move, the one that was played, and other right ones."""
    seed: int


def question_of(rules: AnyRules, seen: Observation, moment: Fork, visits: int, seed: int) -> Exercise:
    """Make a question of a moment, in the fair light."""
    scale = Scale(rules, seen, None, seed)
    scale.grow(visits)
    best = int(scale.best().action)
    legal = scale.legal
    tries = max(FEWEST_TRIES, min(visits // 4, visits * SEARCHED_AGAIN // len(legal)))
    tested = judged(scale, best, legal, tries)
    top = max(tested, key=lambda action: (tested[action][0], action == best))
    replies = []
    for action, (win, error) in tested.items():
        right = tested[top][0] - win < ACCEPTED and action != moment.played
        replies.append(Candidate(scale.text(action), win, error, right))
    replies.sort(key=lambda reply: (-reply.right, -reply.win, reply.move))
    if not any(reply.right for reply in replies):  # a deeper look thinks well of what was played
        replies = [Candidate(one.move, one.win, one.error, one.move == scale.text(best)) for one in replies]
    shown = list(dict.fromkeys([
        *(one.move for one in replies[:1]), moment.text, *(one.move for one in replies[1:3] if one.right)]))
    numbers = {scale.text(action): action for action in legal}
    ways = tuple(way_of(scale, numbers[move]) for move in shown if move in numbers)
    return Exercise(moment.turn, moment.step, moment.round, moment.seat, moment.text, tuple(replies), ways, seed)


def judged(scale: Scale, best: int, legal: Sequence[int], tries: int) -> dict[int, tuple[float, float]]:
    """How often each move wins, all tried in the same worlds; those that no search looks at are compared with the best
    as it is played out greedily."""
    searched = [action for action in legal if scale.edge(action) is not None]
    others = [action for action in legal if scale.edge(action) is None]
    found = {}
    for action in searched:
        found[action] = mean_and_error(scale.tried(action, tries))
    anchor = found[best][0]
    for action in others:
        less, error = scale.compare(best, action, tries)
        found[action] = min(1.0, max(0.0, anchor - less)), error
    return found


def way_of(scale: Scale, action: int) -> Way:
    edge = scale.edge(action)
    line = LineFollower(scale.tree).line_of(edge) if edge is not None else ((scale.seat, action),)
    told = tuple((seat, scale.text(number)) for seat, number in line)
    soon, later = _outlooks(scale, action)
    return Way(scale.text(action), told, soon, later)


def _outlooks(scale: Scale, action: int) -> tuple[Outlook, Outlook]:
    """Play the move in some worlds, and on greedily."""
    desk, seats = scale.tree.desk, int(scale.tree.world.seats)
    sums: list[list[list[float]]] = [[], []]
    for n in range(WORLDS):
        rng = Rng(scale.seed + 104729 * n)
        desk.rng = rng
        s = scale.worlds.imagine(rng)
        s.do(scale.seat, action)
        settle(s, desk)
        until = horizon(s)
        for i, round in enumerate((until, until + LATER)):
            greedy_to(s, desk, round)
            winners = int(s.cells[WINNERS])
            sums[i].append([*(float(s.score(seat)) for seat in range(seats)),
                            float(bool(winners >> scale.seat & 1)),
                            float(bool(winners) and not winners >> scale.seat & 1), *_left(scale, s)])
    return _outlook(sums[0], seats), _outlook(sums[1], seats)


def _outlook(rows: Sequence[Sequence[float]], seats: int) -> Outlook:
    means = [round(sum(column) / len(rows), 2) for column in zip(*rows, strict=True)]
    return Outlook(tuple(means[:seats]), tuple(means[seats + 2 :]), means[seats], means[seats + 1])


def _left(scale: Scale, s: Any) -> list[float]:
    ledger = registry.spec(scale.rules.name).ledger
    if ledger is None:
        return []
    return [float(n) for n in ledger.left(scale.rules.observe(inner(s), scale.seat))[scale.seat]]


