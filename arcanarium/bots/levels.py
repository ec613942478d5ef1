"""Levels for people: how far each looks ahead, and how far from the best move it may stray.

Limits are visits, so a level is the same on every machine. A level below the top picks among plausible moves: the more
a move loses, the less likely it is, and one that loses more than a bound is never made. So mistakes look human, and a
won game is won: where the best move wins almost surely, it is made.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from arcanarium.bots.imagining import worlds_of
from arcanarium.bots.searching import Searcher
from arcanarium.core.contract import AnyRules, Observation
from arcanarium.core.rng import Rng
from arcanarium.engine.analysis import Limit, MoveReport
from arcanarium.engine.judge import Judge
from arcanarium.engine.taste import STYLES, Fond

SURE = 0.93
"""A chance to win from which on no level strays."""


@dataclass(frozen=True, slots=True)
class Level:
    """How a level plays."""

    name: str
    search: str
    """One of `bots.searching.SEARCHES`."""
    visits: int
    stray: float
    """The loss, as a chance to win, that makes a move e times less likely than the best; 0: always the best."""
    bound: float
    """No move is made that loses more than this."""
    style: str
    """What it is fond of: one of `engine.taste.STYLES`, or empty."""
    learned: bool = True
    """Whether the network judges, or the hand-made worth."""
    fondness: float = 1.5
    rating: int | None = None
    """Elo in base games of two, from the ladder in docs/bots.md; greedy has 1000. None: not measured yet."""


_ALL = (
    Level("level1", "step", 0, 0.035, 0.15, "builder", learned=False, rating=590),
    Level("level2", "step", 0, 0.008, 0.05, "hoarder", learned=False, rating=780),
    Level("level3", "step", 0, 0.027, 0.11, "racer", rating=900),
    Level("level4", "step", 0, 0.013, 0.06, "builder", rating=1060),
    Level("level5", "seer", 60, 0.003, 0.02, "raider", rating=1190),
    Level("level6", "seer", 150, 0.0, 0.0, "racer", rating=1320),
    Level("level7", "seer", 500, 0.0, 0.0, ""),
    Level("level8", "seer", 6000, 0.0, 0.0, ""),
)
LEVELS = {level.name: level for level in _ALL}


def level_named(name: str) -> Level | None:
    """A level, also with another style than its own: `level3_raider`."""
    plain, bar, style = name.partition("_")
    level = LEVELS.get(plain)
    if level is None or bar and style not in STYLES:
        return None
    return level if not bar else Level(name, level.search, level.visits, level.stray, level.bound, style, level.learned)


class LevelBot:
    """A bot that plays at a level."""

    def __init__(self, level: Level, rules: AnyRules, rng: Rng) -> None:
        self.level, self.rng = level, rng
        judge = None if level.learned else Judge()
        self.searcher = Searcher(level.search, rules, rng, Limit(visits=level.visits), judge=judge)
        self.rules = rules
        if level.style:
            self.searcher.judge = Fond(self.searcher.judge, level.style, level.fondness)

    @property
    def note(self) -> str:
        """Why no network judges, or nothing."""
        return self.searcher.note

    def choose(self, seen: Observation) -> int:
        if isinstance(self.searcher.judge, Fond):
            self.searcher.judge.seat = seen.seat
        moves = self.searcher.weigh(seen, self.searcher.limit)
        if not self.level.stray:
            return self.searcher.pick(moves, worlds_of(self.rules, seen).bluffs)
        return stray(moves, self.level, self.rng)


def stray(moves: Sequence[MoveReport], level: Level, rng: Rng) -> int:
    """A move of a level that does not always find the best."""
    tried = [move for move in moves if move.visits]
    if not tried:
        return moves[0].action
    best = max(move.win for move in tried)
    if best >= SURE:
        return max(tried, key=lambda move: move.win).action
    near = [move for move in tried if best - move.win <= level.bound]
    weights = [exp((move.win - best) / level.stray) for move in near]
    at = rng.word() / 2**32 * sum(weights)
    for move, weight in zip(near, weights, strict=True):
        at -= weight
        if at < 0:
            return move.action
    return near[0].action
