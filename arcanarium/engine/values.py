"""`core.contract.Values` for every game whose states are rows of cells: they answer for themselves."""
from __future__ import annotations

from arcanarium.engine.cells import Cells


class CellValues:
    """Asks the state."""

    def value(self, state: Cells, seat: int) -> float:
        return float(state.worth(seat))

    def quiet(self, state: Cells) -> bool:
        return state.quiet()


CELL_VALUES = CellValues()
