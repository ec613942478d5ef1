"""The books of Arcana: cards drawn, placed and lost for nothing, and those left in hand."""
from __future__ import annotations

from collections.abc import Container, Iterable

from arcanarium.cadwallon.face import show
from arcanarium.cadwallon.knowledge.observation import Seen
from arcanarium.core.contract import Event, TextSource
from arcanarium.engine.ledger import GAINED, LOST, SPENT, Booking

kinds = ("card",)
signs = ("sign-card",)
uses: frozenset[str] = frozenset()
WAY_OF = {"drew": GAINED, "placed": SPENT, "played": SPENT, "bribe_failed": LOST, "no_effect": LOST}


def flows(events: Iterable[Event]) -> list[Booking]:
    return [Booking(event.seat, WAY_OF[event.kind], (1,)) for event in events
            if event.kind in WAY_OF and event.seat >= 0]


def left(seen: Seen) -> list[tuple[int, ...]]:
    return [(seat["hand"]["size"],) for seat in show.view(seen)["seats"]]


def idle(seen: Seen, used: Container[tuple[int, str]]) -> list[list[str]]:
    return [list(seat["hand"]["cards"]) for seat in show.view(seen)["seats"]]


def words(amounts: tuple[int, ...], texts: TextSource) -> str:
    return texts.say("cadwallon-ledger-cards", n=amounts[0])
