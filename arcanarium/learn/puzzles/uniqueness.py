"""Whether a decision has exactly one good move, as far as a search in the fair light can tell.

A search finds the best move. Then every legal move is tried in the same imagined worlds, those too that the search did
not look at. Moves that lead to the same position are one move.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arcanarium.core.contract import AnyRules, Observation
from arcanarium.learn.puzzles import Puzzle
from arcanarium.learn.study.questions import judged
from arcanarium.learn.study.weighing import Scale

FEWEST_TRIES = 12
TRIED = 4
"""Each move is tried about as often as the visits of the search, divided by this."""
ALL_TRIED = 2
"""But all moves together at most so many times as often as the search had visits."""
DEEPER = 4
"""A puzzle is checked with so many times the visits with which it was found."""
LEAD, LEAST_LEAD = 0.12, 0.08
"""By how much more often the solution has to win than any other move: when a puzzle is found, and when it is checked.
The first is larger because the best of many looks better than it is."""


@dataclass(frozen=True, slots=True)
class SoleMove:
    """What a search of a decision found."""

    solutions: tuple[int, ...]
    """The best move, and those that lead to the same position."""
    lead: float
    """How much more often it wins than any other move; 1 if there is no other."""
    win: float
    second: int | None
    """The best of the others."""


def verdict_of(rules: AnyRules, seen: Observation, visits: int, seed: int) -> SoleMove:
    """Search a decision and try all its moves."""
    scale = Scale(rules, seen, None, seed)
    scale.grow(visits)
    return verdict_on(scale, visits)


def verdict_on(scale: Scale, visits: int) -> SoleMove:
    """Try all moves of a decision that was searched."""
    tries = max(FEWEST_TRIES, min(visits // TRIED, visits * ALL_TRIED // len(scale.legal)))
    found = judged(scale, int(scale.best().action), scale.legal, tries)
    best = max(found, key=lambda action: found[action][0])
    same = alike(scale, best)
    others = [action for action in scale.legal if action not in same]
    second = max(others, key=lambda action: found[action][0], default=None)
    lead = 1.0 if second is None else found[best][0] - found[second][0]
    return SoleMove(same, lead, found[best][0], second)


def alike(scale: Scale, best: int) -> tuple[int, ...]:
    """The moves that lead to the same position as one move."""
    keys = {}
    for action in scale.legal:
        after = scale.root.clone()
        after.apply(scale.seat, action)
        keys[action] = after.key()
    return tuple(action for action in scale.legal if keys[action] == keys[best])


def unique(puzzle: Puzzle, seeds: Sequence[int] = (1,)) -> bool:
    """Whether the solution of a puzzle is the only one, by searches of several times the depth at which it was
    found."""
    game = puzzle.start()
    seen = game.observe(puzzle.seat)
    for seed in seeds:
        found = verdict_of(game.rules, seen, puzzle.depth * DEEPER, seed)
        texts = {game.rules.action_text(game.state, action) for action in found.solutions}
        if texts != set(puzzle.solutions) or found.lead < LEAST_LEAD:
            return False
    return True
