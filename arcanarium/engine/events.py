"""Decodes the events that rules note: from five numbers each to facts that have names."""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from arcanarium.core.contract import Event
from arcanarium.engine.cells import Cells

S = TypeVar("S", bound=Cells)


class Noted(NamedTuple):
    """An event as `note_event` keeps it. What `value` and `more` mean depends on the code."""

    code: int
    seat: int
    card: int
    value: int
    more: int


class EventShape(NamedTuple, Generic[S]):
    """A kind of event, and its facts: their names, and how each is read from the numbers."""

    kind: str
    facts: Mapping[str, Callable[[S, Noted], Any]] = {}


def value(s: Cells, noted: Noted) -> int:
    """A fact that is the first number itself."""
    return noted.value


def more(s: Cells, noted: Noted) -> int:
    """A fact that is the second number itself."""
    return noted.more


def noted_events(s: Cells) -> Iterator[Noted]:
    """The events noted since they were last cleared."""
    numbers = iter(list(s.noted))
    return (Noted(*row) for row in zip(*[numbers] * len(Noted._fields), strict=True))


def decode_events(
    s: S, shapes: Mapping[int, EventShape[S]], card_id: Callable[[int], str], knows: Callable[[Noted], bool],
) -> list[Event]:
    """What was noted, as one viewer may know it: the card of an event is left out unless the viewer knows it."""
    found = []
    for noted in noted_events(s):
        shape = shapes[noted.code]
        facts: dict[str, Any] = {"card": card_id(noted.card)} if noted.card and knows(noted) else {}
        facts |= {name: read(s, noted) for name, read in shape.facts.items()}
        found.append(Event(shape.kind, noted.seat, facts))
    return found
