"""A configuration: what is decided before anything is dealt. Frozen, hashable, and written in two lines of text."""
from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Config:
    """game, sets, variant, seats and options; made by `Rules.configure`, which fills in and checks everything."""

    game: str
    seats: int
    variant: str = "standard"
    sets: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    """Further switches of the game, sorted by name, only those that differ from their default."""
    version: int = 1
    """The version of the game's rules: `About.rules_version`."""

    def option(self, name: str, default: str = "") -> str:
        return dict(self.options).get(name, default)
