"""Five Lanterns as Arcanarium finds it through the entry point in pyproject.toml."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from arcanarium.core.contract import GameSpec, Page
from lanterns.about import ABOUT, HOME
from lanterns.face import FACE
from lanterns.rules import RULES, Seen
from lanterns.state import State

if TYPE_CHECKING:
    from arcanarium.terminal.look import Look
    from lanterns.board import LanternsBoard

CARD_WORTH = 0.1
"""What a step in the height of a card is worth to the greedy bot, in points: high cards are kept for high lanterns."""


class LanternsValues:
    def value(self, state: State, seat: int) -> float:
        own = state.points[seat] + CARD_WORTH * sum(state.hands[seat])
        return own - max(points for other, points in enumerate(state.points) if other != seat)

    def quiet(self, state: State) -> bool:
        return not any(state.offers)


def board(look: Look, names: Sequence[str], seen: Seen) -> LanternsBoard:
    from lanterns.board import LanternsBoard

    return LanternsBoard(look, FACE, names, seen)


SPEC = GameSpec(
    contract=2, about=ABOUT, rules=RULES, face=FACE, values=LanternsValues(), board=board,
    page=Page(board="board.js", styles=("board.css",), folder=HOME / "web"),
)
