"""A coach for beginners: a few sentences about the position, from what the player's own seat may know.

What is said comes from the game (`GameSpec.coach`); a game without a coach says nothing. It is for games against bots
only: the table that shows it sees to that.
"""
from __future__ import annotations

from collections.abc import Sequence

from arcanarium.core import registry
from arcanarium.core.contract import Note, Observation, TextSource

MOST = 4
"""More than this nobody reads."""


def notes(game: str, seen: Observation, texts: TextSource, names: Sequence[str]) -> list[Note]:
    """What a beginner should know now, the weightiest first; nothing while another seat decides."""
    coach = registry.spec(game).coach
    return coach(seen, texts, names)[:MOST] if coach else []
