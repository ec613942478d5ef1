"""A whole game looked at again: what each decision gave away, and what was luck.

A decision loses what its best move would have won more often than the one played. The chance of each seat then changes
from decision to decision by what was given away, and by everything else: deals, and what became known. That is luck.
"""
from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from math import hypot

from arcanarium.core import registry
from arcanarium.core.record import Record
from arcanarium.engine.analysis import Analysis, Limit
from arcanarium.learn.decisions import Point, points_of, think

CLASSES = ((0.15, "blunder"), (0.08, "mistake"), (0.03, "inaccuracy"))
"""What a decision is called that loses so much or more, as a share of 1."""
SURE = 2.0
"""A loss counts once it is so many times as large as its standard error."""
OK, UNSEEN = "ok", "unseen"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is thought of one decision. Chances are those of the seat that decided, from 0 to 1."""

    turn: int
    round: int
    seat: int
    played: str
    best: str
    before: float
    """The chance with the best move."""
    after: float | None
    """The chance with the move that was played; None if the search did not look at it."""
    verdict: str
    """`ok`, `inaccuracy`, `mistake`, `blunder`, or `unseen` if the search did not look at the move."""

    @property
    def loss(self) -> float:
        return 0.0 if self.after is None else max(0.0, self.before - self.after)


@dataclass(frozen=True, slots=True)
class Account:
    """How a seat came from its first chance to the result."""

    seat: int
    started: float
    ended: float
    given_away: float
    """What its own decisions lost, summed up."""
    given_by_rivals: float
    """What it gained by the losses of others."""
    counts: dict[str, int]
    """How many of its decisions were inaccuracies, mistakes and blunders."""

    @property
    def luck(self) -> float:
        """What is left when decisions are taken out: deals, and what nobody could know."""
        return self.ended - self.started + self.given_away - self.given_by_rivals


@dataclass(frozen=True, slots=True)
class Review:
    verdicts: tuple[Verdict, ...]
    accounts: tuple[Account, ...]
    """One for each seat; none if only some decisions were looked at."""


def review(
    record: Record, limit: Limit, *, seed: int = 1, everything: bool = False, turns: Collection[int] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Look at the decisions of a record in which there was a choice. `progress` is told how many of all are done."""
    all_turns = [point.turn for point in points_of(record, turns)]
    seats = record.config.seats
    verdicts: list[Verdict] = []
    chances: list[tuple[float, ...]] = []
    given = [[0.0] * seats for _ in range(2)]  # by each seat, and to each seat
    for done, point in enumerate(points_of(record, turns)):
        if progress:
            progress(done, len(all_turns))
        if len(point.game.legal(point.seat)) < 2:
            continue
        found = think(point, limit, seed + point.turn, everything)
        if not found.moves[0].visits:  # only one move was worth a thought
            continue
        chances.append(found.win)
        if point.line is None:
            continue
        verdict = judged(point, found)
        verdicts.append(verdict)
        if verdict.verdict not in (OK, UNSEEN):
            given[0][point.seat] += verdict.loss
            for seat, share in _shared(found.win, point.seat).items():
                given[1][seat] += verdict.loss * share
    if turns is not None or not chances:
        return Review(tuple(verdicts), ())
    ended = _ended(record, chances[-1])
    accounts = tuple(
        Account(seat, chances[0][seat], ended[seat], given[0][seat], given[1][seat],
                {name: sum(v.seat == seat and v.verdict == name for v in verdicts) for _, name in CLASSES})
        for seat in range(seats))
    return Review(tuple(verdicts), accounts)


def judged(point: Point, found: Analysis) -> Verdict:
    """The verdict on the move that was played."""
    rules, state, face = point.game.rules, point.game.state, registry.spec(point.game.config.game).face
    best = found.moves[0]
    made = next((move for move in found.moves if move.action == point.played), None)
    if made is None or not made.visits:
        after, verdict = None, UNSEEN
    else:
        after = made.win
        loss = best.win - made.win
        sure = made.action != best.action and loss >= SURE * hypot(best.error, made.error)
        verdict = next((name for least, name in CLASSES if sure and loss >= least), OK)
    return Verdict(
        point.turn, int(face.view(point.seen)["round"]) if face else 0, point.seat,
        point.line.text if point.line else "", rules.action_text(state, best.action), best.win, after, verdict)


def _shared(win: tuple[float, ...], loser: int) -> dict[int, float]:
    """How the others share what a seat gives away: as their chances are to each other."""
    others = {seat: chance for seat, chance in enumerate(win) if seat != loser}
    total = sum(others.values())
    return {seat: chance / total if total else 1 / len(others) for seat, chance in others.items()}


def _ended(record: Record, last: tuple[float, ...]) -> list[float]:
    """The chances at the end: winners share the victory; in a game that goes on they are the last ones known."""
    if record.result is None:
        return list(last)
    winners = record.result.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(record.config.seats)]
