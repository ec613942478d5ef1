"""What a review counts besides chances and points: what seats gain, spend and lose, and what they leave unused."""
from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any, NamedTuple, Protocol

from arcanarium.core.contract import Event, TextSource

GAINED, SPENT, LOST = "gained", "spent", "lost"
WAYS = (GAINED, SPENT, LOST)


class Booking(NamedTuple):
    """Something that came to a seat or left it: one of WAYS, and how many of each kind."""

    seat: int
    way: str
    amounts: tuple[int, ...]


class Ledger(Protocol):
    """The books of a game. Everything is told from what everyone may see at the end, or from an observation."""

    kinds: tuple[str, ...]
    """What is counted, such as the kinds of essences."""
    signs: tuple[str, ...]
    """The message with the name of each kind, given `n`."""
    uses: frozenset[str]
    """The kinds of events that tell that a card did something."""

    def flows(self, events: Iterable[Event]) -> list[Booking]:
        """What some events moved."""

    def left(self, seen: Any) -> list[tuple[int, ...]]:
        """What each seat has and has not used."""

    def idle(self, seen: Any, used: Container[tuple[int, str]]) -> list[list[str]]:
        """The ids of cards of each seat that came to nothing: never played, or in play for nothing. `used` has the
        seats and cards of the events of `uses`."""

    def words(self, amounts: tuple[int, ...], texts: TextSource) -> str:
        """Amounts in words; the word for nothing if there are none."""
