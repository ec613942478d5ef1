"""The configuration of a game: everything that is decided before the first card is dealt."""
from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Config:
    """The game, its sets, variant, seats and options; immutable and hashable. Make one with `Rules.configure`, which
    fills in the defaults and checks that such a game can be played."""

    game: str
    seats: int
    variant: str = "standard"
    sets: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    """Further settings of the game as pairs of name and value, sorted by name; those at their default are left out."""
    version: int = 1
    """The version of the game's rules: `About.rules_version`."""

    def option(self, name: str, default: str = "") -> str:
        """The value of an option, or `default` if the configuration does not name it."""
        return dict(self.options).get(name, default)
