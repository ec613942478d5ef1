"""What everybody at the table should notice, and which things some events changed."""
from __future__ import annotations

from collections.abc import Sequence

from arcanarium.core.contract import Event, News, TextSource
from arcanarium.resarcana.face.telling import tell
from arcanarium.resarcana.knowledge.observation import Seen

FOR_ALL = {"game_began", "round_began", "scored", "checked", "won", "match_won", "order_asked"}
"""Kinds that everybody is told."""
FOR_OTHERS = {"passed", "token_taken", "swapped"}
"""Kinds that everybody is told but the one who did it."""
FOR_THE_HIT = {"attacked"}
"""Kinds that only those are told whom it hits."""
POOLS = {"collected", "paid", "gained", "took", "lost", "upkeep_paid", "removed"}
"""Kinds that change what a player has."""


def news(events: Sequence[Event], texts: TextSource, names: Sequence[str], viewer: int) -> list[News]:
    """Passes, swaps, points, a new round, and what hits the viewer."""
    return [News(line) for line in tell([event for event in events if _noticed(event, viewer)], texts, names, viewer)]


def _noticed(event: Event, viewer: int) -> bool:
    if event.kind in FOR_OTHERS:
        return event.seat != viewer
    return event.kind in FOR_ALL or event.kind in FOR_THE_HIT and viewer in event.facts["hit"]


def touched(seen: Seen, events: Sequence[Event]) -> list[str]:
    """The cards that the events name, and the pools that they change."""
    found: dict[str, None] = {}
    for event in events:
        if "card" in event.facts:
            found[f"card:{event.facts['card']}"] = None
        if event.kind in POOLS and event.seat >= 0:
            found[f"pool:{event.seat}"] = None
    return list(found)
