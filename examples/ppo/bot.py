"""The policy of train.py as a bot, by NumPy alone: `arcana arena class:bot:Policy random` in this folder.

The file is policy.npz beside this one, or what PPO_POLICY names. A bot is given an observation, and sights are made of
a state. Any world that agrees with the observation will do: it shows the seat the same sights and the same numbers.
"""
from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import numpy as np

from arcanarium.core.contract import AnyRules, Observation
from arcanarium.core.errors import ConfigError
from arcanarium.core.rng import Rng
from arcanarium.engine.batch import Lens, Sheets
from arcanarium.env import form_of

POLICY = Path(os.environ.get("PPO_POLICY") or Path(__file__).parent / "policy.npz")


class Policy:
    """Chooses what the network likes best."""

    def __init__(self, rules: AnyRules, rng: Rng, path: Path = POLICY) -> None:
        """ConfigError says why a file cannot be used: weights that were learned for something else are refused."""
        self.rules, self.rng = rules, rng
        try:
            kept = np.load(path)
            form_of(rules.name).require(json.loads(str(kept["form"])))
            count = sum(name.startswith("weight") for name in kept)
            self.layers = [(kept[f"weight{i}"].astype(np.float32), kept[f"bias{i}"]) for i in range(count)]
        except (OSError, KeyError, ValueError) as error:
            raise ConfigError(f"{path} is no policy of train.py: {error}") from None
        self.lens: Lens | None = None

    def choose(self, seen: Observation) -> int:
        world: Any = self.rules.resample(seen, self.rng)
        if self.lens is None:
            self.lens = Lens(Sheets(world, 1, True), 0)
        self.lens.look(world, seen.seat)
        row: Any = np.asarray(memoryview(self.lens.sheets.seen), np.float32)
        for weight, bias in self.layers[:-1]:
            row = np.tanh(weight @ row + bias)
        weight, bias = self.layers[-1]
        legal = [int(self.lens.sheets.legal[i]) for i in range(self.lens.offered)]
        best = legal[int(np.argmax(weight[legal] @ row + bias[legal]))]
        return int(self.lens.action(best))
