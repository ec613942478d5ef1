"""Arcanarium: a digital home of the Arcana games."""
from arcanarium import _pure  # stays first: it decides whether the imports below find the compiled engine
from arcanarium.core import rng

__all__ = ["compiled"]

compiled: bool = not str(rng.__file__).endswith(".py")
"""Does the compiled engine run, or the same files as plain Python?"""

del _pure, rng
