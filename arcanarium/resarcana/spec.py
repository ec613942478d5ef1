"""Res Arcana as the registry finds it: all its parts in one place."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from arcanarium.core.contract import GameSpec, Page
from arcanarium.engine.cells import playouts
from arcanarium.engine.values import CELL_VALUES
from arcanarium.resarcana.about import ABOUT
from arcanarium.resarcana.face import coach, facts, ledger, show
from arcanarium.resarcana.face.form import form
from arcanarium.resarcana.game import RULES
from arcanarium.resarcana.knowledge.observation import Seen
from arcanarium.resarcana.knowledge.worlds import ResArcanaWorlds

if TYPE_CHECKING:
    from arcanarium.resarcana.face.board import ResArcanaBoard
    from arcanarium.terminal.look import Look


def board(look: Look, names: Sequence[str], seen: Seen) -> ResArcanaBoard:
    from arcanarium.resarcana.face.board import ResArcanaBoard  # rich is needed only where something is drawn

    return ResArcanaBoard(look, show, names, seen)


SPEC = GameSpec(
    contract=2, about=ABOUT, rules=RULES, face=show, values=CELL_VALUES, playouts=playouts, worlds=ResArcanaWorlds,
    board=board, page=Page(board="/js/resarcana/board.js", styles=("/css/resarcana.css",)), coach=coach.notes,
    ledger=ledger, form=form, facts=facts,
)
