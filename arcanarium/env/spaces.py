"""The spaces of Gymnasium for what a seat sees and does, flat and by name."""
from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from arcanarium.env.sitting import EnvGame


def choice_space(sitting: EnvGame) -> spaces.Discrete:
    return spaces.Discrete(sitting.form.choices)


def sight_space(sitting: EnvGame, structured: bool) -> spaces.Dict:
    """`observation`, as one row or as a row for each block of sights by its name, and `action_mask`."""
    rows = {name: _row(last - first) for name, first, last in sitting.blocks} if structured else {}
    seen = spaces.Dict(rows) if structured else _row(sitting.form.sights)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (sitting.form.choices,), np.int8)})


def _row(length: int) -> spaces.Box:
    return spaces.Box(0, 1, (length,), np.uint8)


def observation_of(sitting: EnvGame, seat: int, structured: bool) -> dict[str, Any]:
    """What a seat sees now, as `sight_space` says."""
    seen = sitting.sights(seat)
    if structured:
        seen = {name: seen[first:last] for name, first, last in sitting.blocks}
    return {"observation": seen, "action_mask": sitting.mask(seat)}
