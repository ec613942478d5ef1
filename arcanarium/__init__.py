"""Arcanarium: a digital home of the Arcana games. `Game` is the way in.

    >>> from arcanarium import Game
    >>> game = Game.new("resarcana", seats=2, seed=7)
    >>> game.owing
    [0, 1]
"""
from arcanarium import _pure  # stays first: it decides whether the imports below find the compiled engine
from arcanarium.core import rng
from arcanarium.core.config import Config
from arcanarium.core.contract import PUBLIC, Action, Decision, Event, Result
from arcanarium.core.errors import (
    ArcanariumError,
    CardError,
    ConfigError,
    FileError,
    IllegalMove,
    MoveError,
    NotYourDecision,
    PositionError,
    RecordError,
    UnreadableMove,
)
from arcanarium.core.game import Game, Move
from arcanarium.core.registry import games

__all__ = [
    "PUBLIC",
    "Action",
    "ArcanariumError",
    "CardError",
    "Config",
    "ConfigError",
    "Decision",
    "Event",
    "FileError",
    "Game",
    "IllegalMove",
    "Move",
    "MoveError",
    "NotYourDecision",
    "PositionError",
    "RecordError",
    "Result",
    "UnreadableMove",
    "compiled",
    "games",
]

compiled: bool = not str(rng.__file__).endswith(".py")
"""True if the compiled engine is running, False if the same files run as plain Python."""

del _pure, rng
