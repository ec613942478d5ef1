"""Analyses as data for JSON: docs/analysis.md describes every field."""
from __future__ import annotations

from typing import Any

from arcanarium.core.record import SEATS
from arcanarium.core.rng import Rng
from arcanarium.engine.analysis import Analysis, MoveReport
from arcanarium.learn.decisions import Point
from arcanarium.learn.line_steps import played

DIGITS = 4


def analysis_answer(point: Point, found: Analysis, moves: int, seed: int, everything: bool = False) -> dict[str, Any]:
    """What was found out about a decision, the best moves first and at most so many of them."""
    return {
        "turn": point.turn,
        "seat": SEATS[found.seat],
        "played": point.line.text if point.line else None,
        "moves": [_move(point, move, seed, everything) for move in found.moves[:moves]],
        "visits": found.visits,
        "win": [round(win, DIGITS) for win in found.win],
        "points": [round(points, DIGITS) for points in found.points],
        "rounds_left": round(found.rounds_left, DIGITS) if found.rounds_left >= 0 else None,
        "seconds": round(found.seconds, DIGITS),
        "evaluation": found.evaluation,
        "beliefs": [{"card": one.card, "place": one.place, "seat": SEATS[one.seat] if one.seat >= 0 else None,
                     "chance": round(one.chance, DIGITS)} for one in found.beliefs],
    }


def _move(point: Point, move: MoveReport, seed: int, everything: bool) -> dict[str, Any]:
    rules, state = point.game.rules, point.game.state
    return {
        "move": rules.action_text(state, move.action),
        "number": move.action,
        "visits": move.visits,
        "win": round(move.win, DIGITS),
        "error": round(move.error, DIGITS),
        "prior": round(move.prior, DIGITS),
        "points": round(move.points, DIGITS),
        "line": line_texts(point, move, seed, everything),
    }


def line_texts(point: Point, move: MoveReport, seed: int, everything: bool) -> list[dict[str, str]]:
    """What is expected to follow, as far as it can be played in one world: an imagined one, so that a fair answer
    tells nothing that is hidden."""
    rng = Rng(seed)
    rules = point.game.rules
    world = point.game.state if everything else rules.resample(point.seen, rng)
    steps = played(rules, world, move.line, rng, point.seat)
    return [{"seat": SEATS[step.seat], "move": rules.action_text(step.before, step.action)} for step in steps]
