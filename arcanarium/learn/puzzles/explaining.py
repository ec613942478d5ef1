"""Why a move solves a puzzle or does not: where it leads and where the solution leads, in words."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arcanarium.core.contract import TextSource
from arcanarium.core.record import Record
from arcanarium.learn.puzzles import Puzzle
from arcanarium.learn.puzzles.uniqueness import FEWEST_TRIES
from arcanarium.learn.study.questions import judged, way_of
from arcanarium.learn.study.story import Position
from arcanarium.learn.study.telling import ReviewTeller, as_numbers, percent
from arcanarium.learn.study.weighing import Scale

SEED = 1
VISITS, TRIES = 400, 8 * FEWEST_TRIES
"""How long is thought about the words."""


def names_of(puzzle: Puzzle, texts: TextSource) -> list[str]:
    """What the seats of a puzzle are called by its solver."""
    rivals = [texts.say("puzzle-rival-n", n=n) for n in range(1, puzzle.seats)]
    if len(rivals) == 1:
        rivals = [texts.say("puzzle-rival")]
    return [*rivals[: puzzle.seat], texts.say("learn-you"), *rivals[puzzle.seat :]]


def comparison(puzzle: Puzzle, move: str, texts: TextSource, names: Sequence[str]) -> dict[str, Any]:
    """The chance to win after a move and after the solution, in hundredths, why the solution is better, and the
    `ways`, which tell the solution: where it leads, and where the move leads if that is another."""
    game = puzzle.start()
    seen = game.observe(puzzle.seat)
    scale = Scale(game.rules, seen, None, SEED)
    scale.grow(VISITS)
    numbers = {scale.text(action): action for action in scale.legal}
    moves = list(dict.fromkeys([puzzle.solutions[0], move]))
    found = judged(scale, numbers[moves[0]], [numbers[each] for each in moves], TRIES)
    wins = [found[numbers[each]][0] for each in moves]
    ways = [as_numbers(way_of(scale, numbers[each])) for each in moves]
    teller = ReviewTeller(Record(game.config), {0: Position(seen, game.state)}, {}, texts, names)
    one = {"turn": 0, "seat": puzzle.seat, "played": move, "seed": SEED, "ways": ways}
    return {"win": percent(wins[-1]), "best": percent(max(wins)), "why": teller.why(one),
            "ways": [teller.way(one, way) for way in ways]}


def move_in_words(puzzle: Puzzle, move: str, texts: TextSource, names: Sequence[str]) -> str:
    """A move of a puzzle as people read it."""
    game = puzzle.start()
    teller = ReviewTeller(Record(game.config), {0: Position(game.observe(puzzle.seat), game.state)}, {}, texts, names)
    return teller.words(0, move)

