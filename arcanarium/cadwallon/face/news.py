"""What everybody at the table should notice, and which things some events changed."""
from __future__ import annotations

from collections.abc import Sequence

from arcanarium.cadwallon.face.telling import tell
from arcanarium.cadwallon.knowledge.observation import Seen
from arcanarium.core.contract import Event, News, TextSource
from arcanarium.engine.telling import in_a_row

FOR_ALL = {"jubilee", "round_began", "idle_end", "no_stakes_left", "achieved", "scored", "tie_broken", "game_won"}
"""Kinds that everybody is told."""
FOR_OTHERS = {"played", "bribed", "bribe_failed", "robbed", "expelled", "swapped", "buried"}
"""Kinds that everybody is told but the one who did it."""
OUTCOMES = {"turned_up", "won", "tied", "unreached"}
"""Kinds that tell how stakes are resolved, one pile after the other."""


def news(events: Sequence[Event], texts: TextSource, names: Sequence[str], viewer: int) -> list[News]:
    """Each stake that is resolved, what rivals do beyond placing agents, and how the game goes on."""
    noticed = [event for event in events if _noticed(event, viewer)]
    piles = _by_pile([event for event in noticed if event.kind in OUTCOMES])
    resolved = []
    for together in piles:
        cards = dict.fromkeys(f"card:{event.facts['card']}" for event in together if "card" in event.facts)
        words = in_a_row(tell(together, texts, names, viewer), texts, "sentences")
        resolved.append(News(words, tuple(cards), len(piles) > 1))
    first = next((i for i, event in enumerate(noticed) if event.kind in OUTCOMES), 0)
    before = tell(noticed[:first], texts, names, viewer)
    after = tell([event for event in noticed[first:] if event.kind not in OUTCOMES], texts, names, viewer)
    return [*map(News, before), *resolved, *map(News, after)]


def _by_pile(outcomes: Sequence[Event]) -> list[list[Event]]:
    """What happened at each pile, in the order in which the piles were resolved: cards are turned up before that."""
    order = sorted(outcomes, key=lambda event: event.kind == "turned_up")
    piles = dict.fromkeys(str(event.facts["pile"]) for event in order)
    return [[event for event in outcomes if event.facts["pile"] == pile] for pile in piles]


def _noticed(event: Event, viewer: int) -> bool:
    return event.kind in FOR_ALL or event.kind in OUTCOMES or event.kind in FOR_OTHERS and event.seat != viewer


def touched(seen: Seen, events: Sequence[Event]) -> list[str]:
    """The cards that the events name, the piles they were played at, and the players who drew or lost cards."""
    piles = seen.box.edition.codec.piles
    found: dict[str, None] = {}
    for event in events:
        if "card" in event.facts:
            found[f"card:{event.facts['card']}"] = None
        for name in ("pile", "other"):
            if name in event.facts:
                found[f"pile:{piles.index(event.facts[name])}"] = None
    return list(found)
