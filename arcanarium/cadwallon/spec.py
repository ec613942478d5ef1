"""Arcana as the registry finds it: all its parts in one place."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from arcanarium.cadwallon.about import ABOUT
from arcanarium.cadwallon.face import coach, facts, ledger, show
from arcanarium.cadwallon.face.form import form
from arcanarium.cadwallon.game import RULES
from arcanarium.cadwallon.knowledge.observation import Seen
from arcanarium.cadwallon.knowledge.worlds import CadwallonWorlds
from arcanarium.core.contract import GameSpec, Page
from arcanarium.engine.cells import playouts
from arcanarium.engine.values import CELL_VALUES

if TYPE_CHECKING:
    from arcanarium.cadwallon.face.board import CadwallonBoard
    from arcanarium.terminal.look import Look


def board(look: Look, names: Sequence[str], seen: Seen) -> CadwallonBoard:
    from arcanarium.cadwallon.face.board import CadwallonBoard  # rich is needed only where something is drawn

    return CadwallonBoard(look, show, names, seen)


SPEC = GameSpec(
    contract=2, about=ABOUT, rules=RULES, face=show, values=CELL_VALUES, playouts=playouts, worlds=CadwallonWorlds,
    board=board, page=Page(board="/js/cadwallon/board.js", styles=("/css/cadwallon.css",)), coach=coach.notes,
    ledger=ledger, form=form, facts=facts,
)
