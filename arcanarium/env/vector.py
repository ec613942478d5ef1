"""Thousands of games at once, stepped in compiled code.

    >>> from arcanarium.env.vector import VectorEnv
    >>> env = VectorEnv("resarcana", games=64, seed=7)
    >>> for _ in range(1000):
    ...     env.step(env.sample())
    >>> int(env.finished) > 0
    True

All arrays are windows into the engine's memory: nothing is copied, and each step writes into the same place. Copy what
is to be kept. What stands in them after a step belongs to the seat that moves next, `env.movers`, in each game.
"""
from __future__ import annotations

from typing import Any

import numpy as np

from arcanarium.core.errors import ConfigError, IllegalMove
from arcanarium.core.game import MASK
from arcanarium.engine.batch import MOST_ON, SPARE, Batch
from arcanarium.env.numbering import configured, form_of, start_of

MOST = 3000
"""A game that takes more decisions is given up, unless another number is chosen."""
MOST_GAMES = 65_536


def window(row: Any, *shape: int) -> Any:
    """An array over the memory of a vec. It cannot be written to."""
    return np.asarray(memoryview(row)).reshape(shape)


class VectorEnv:
    """So many games of one configuration. In every game every seat is played by the caller.

    A game that ends is followed by the next at once: `rewards` and `terminations` tell of the one that ended, all else
    of the one that has begun. Game i begins with the seed `seed + i`, and each following one in its place has a seed
    that is larger by the number of games; its deals are those of `Game.new(..., seed=...)`.
    """

    def __init__(
        self, game: str = "resarcana", games: int = 1024, *, seed: int = 0, most: int = MOST, dense: bool = True,
        **options: Any,
    ) -> None:
        """`options` are seats, sets, variant and so on; ConfigError says what is wrong with them. Without `dense` there
        are only lists: `on` and `legal`, no `observations` and no `masks`. That is faster and smaller."""
        if not 1 <= games <= MOST_GAMES:
            raise ConfigError(f"a batch is of 1 to {MOST_GAMES} games, not {games}")
        if most < 1:
            raise ConfigError(f"a game takes at least 1 decision, so it cannot be given up after {most}")
        self.config = configured(game, options)
        self.form = form_of(game)
        self.games, self.seats, self.dense = games, self.config.seats, dense
        self._batch = batch = Batch(start_of(self.config), games, most, dense)
        self.on = window(batch.sheets.on, games, MOST_ON)
        """What the seat to move sees, as a list of the sights that are on (int16), and -1 after the last."""
        self.legal = window(batch.sheets.legal, games, SPARE)
        """Which numbers it may choose, as a list in the same form."""
        self.observations: Any = window(batch.sheets.seen, games, self.form.sights) if dense else None
        """What it sees as zeros and ones (uint8), one for each sight."""
        self.masks: Any = window(batch.sheets.may, games, self.form.choices).view(np.bool_) if dense else None
        """Which numbers it may choose, as a mask."""
        self.movers = window(batch.movers, games)
        """The seat to move in each game."""
        self.rewards = window(batch.rewards, games, self.seats)
        """What the last step brought to each seat: something only where a game ended. 1 is a victory alone, the sum
        of all seats is 0."""
        self.terminations = window(batch.ended, games).view(np.bool_)
        """Where the last step ended a game."""
        self.truncations = window(batch.given_up, games).view(np.bool_)
        """Where a game was given up because it had taken too many decisions."""
        self.seeds = window(batch.seeds, games)
        """The seeds of the games."""
        self._drawn = window(batch.drawn, games)
        self.finished = 0
        """How many games have ended since the last `reset`."""
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew. ConfigError for a seed that is none."""
        if not 0 <= seed <= MASK // 2:
            raise ConfigError(f"a seed is a number from 0 to {MASK // 2}, not {seed}")
        self._batch.reset(seed)
        self.finished = 0

    def step(self, numbers: Any) -> None:
        """Make a move in every game: `numbers` has one for each, from those that are legal. IllegalMove names the first
        game in which it is not, and nothing is changed then."""
        chosen = np.ascontiguousarray(numbers, dtype="<i4")
        if chosen.shape != (self.games,):
            raise ConfigError(f"{self.games} games need {self.games} numbers in a row, not {chosen.shape}")
        wrong = self._batch.pick(chosen.tobytes())
        if wrong >= 0:
            legal = [int(number) for number in self.legal[wrong] if number >= 0]
            raise IllegalMove(f"number {chosen[wrong]} is not legal in game {wrong}; legal are {legal}")
        self._batch.step()
        self.finished += int(np.count_nonzero(self.terminations))

    def sample(self) -> Any:
        """A legal number for each game, drawn at random with the seed of `reset`: an array that the next call
        overwrites."""
        self._batch.draw()
        return self._drawn
