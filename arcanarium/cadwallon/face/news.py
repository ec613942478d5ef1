"""What everybody at the table should notice, and which things some events changed."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from arcanarium.cadwallon.face.telling import tell
from arcanarium.cadwallon.knowledge.observation import Seen
from arcanarium.core.contract import Event, News, TextSource

FOR_ALL = {"jubilee", "round_began", "idle_end", "no_stakes_left", "achieved", "scored", "tie_broken", "game_won"}
"""Kinds that everybody is told."""
FOR_OTHERS = {"played", "bribed", "bribe_failed", "robbed", "expelled", "swapped", "buried"}
"""Kinds that everybody is told but the one who did it."""
OUTCOMES = {"turned_up", "won", "tied", "unreached"}
"""Kinds that tell how stakes are resolved, one pile after the other."""


def news(events: Sequence[Event], texts: TextSource, names: Sequence[str], viewer: int) -> list[News]:
    """Each stake that is resolved, what rivals do beyond placing agents, and how the game goes on."""
    found: list[News] = []
    noticed = [event for event in events if _noticed(event, viewer)]
    steps = sum(event.kind in OUTCOMES - {"turned_up"} for event in noticed) > 1
    for _, run in groupby(noticed, _part):
        together = list(run)
        lines = tell(together, texts, names, viewer)
        if together[0].kind in OUTCOMES:
            cards = dict.fromkeys(f"card:{event.facts['card']}" for event in together if "card" in event.facts)
            found.append(News(" ".join(lines), tuple(cards), steps))
        else:
            found += [News(line) for line in lines]
    return found


def _part(event: Event) -> str:
    """A key that is the same for events in a row that are one piece of news: the pile, while stakes are resolved."""
    return str(event.facts["pile"]) if event.kind in OUTCOMES else ""


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
