"""The books of Res Arcana: essences gained, spent, lost and left over, and cards that came to nothing."""
from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any

from arcanarium.core.contract import Event, TextSource
from arcanarium.engine.ledger import GAINED, LOST, SPENT, Booking
from arcanarium.resarcana.cards.card import ESSENCES
from arcanarium.resarcana.face import show
from arcanarium.resarcana.knowledge.observation import Seen

kinds = ESSENCES
signs = tuple(f"sign-{essence}" for essence in ESSENCES)
uses = frozenset({"used", "reacted", "took", "grew"})
WAY_OF = {"collected": GAINED, "gained": GAINED, "paid": SPENT, "upkeep_paid": SPENT, "lost": LOST}
"""Essences that are put onto a component are gained when they are taken from it."""
WORKING = ("artifact", "monument", "place")
"""The kinds of components that are there to do something. A mage is given, items and scrolls come and go."""


def flows(events: Iterable[Event]) -> list[Booking]:
    return [Booking(event.seat, WAY_OF[event.kind], tuple(event.facts["amount"])) for event in events
            if event.kind in WAY_OF and event.seat >= 0 and any(event.facts.get("amount", ()))]


def left(seen: Seen) -> list[tuple[int, ...]]:
    return [tuple(seat["pool"]) for seat in show.view(seen)["seats"]]


def idle(seen: Seen, used: Container[tuple[int, str]]) -> list[list[str]]:
    cards = {card.id: card for card in seen.box.edition.set.cards}

    def worked(seat: int, component: dict[str, Any]) -> bool:
        card = cards[component["card"]]
        constant = card.collect or card.discounts or component["points"] or card.kind not in WORKING
        return bool(constant) or (seat, card.id) in used

    return [[*seat["hand"]["cards"],
             *(component["card"] for component in seat["play"] if not worked(seat["seat"], component))]
            for seat in show.view(seen)["seats"]]


def words(amounts: tuple[int, ...], texts: TextSource) -> str:
    return show.pool_words(amounts, texts)
