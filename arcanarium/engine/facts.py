"""What studies keep of a finished game: which cards each seat had, when they came, what they did, and for which points.

A game that can tell has a `Testimony` in its `GameSpec.facts`; of other games only results are kept.
"""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from arcanarium.core.config import Config
from arcanarium.engine.cells import Cells

TABLE = -1
"""The seat of a card that lay on the table and came to nobody."""
SOURCE = "source"
"""The kind of points that come from no card, such as those of a token."""
POWER_BITS = 12
"""The powers of a card are counted by a number of so many bits; rounds and seats stand above card and power."""


class Holding(NamedTuple):
    """A card that a seat had to do with in a game."""

    seat: int
    kind: str
    card: str
    taken: int | None = None
    """The round in which it came into play before the seat, 0 during set-up; None if it never did."""
    uses: int = 0
    """How often it did something."""
    points: int = 0
    """The points it brought at the end."""
    could: tuple[int, ...] = ()
    """For each of its powers: in how many rounds it could be used in a turn of the seat."""
    did: tuple[int, ...] = ()
    """And in how many it was."""


class Witness(Protocol):
    """Follows one game. It is shown the state before each decision, and the events of what follows."""

    opener: int
    """Who began the first round; -1 before that is known."""

    def decides(self, state: Any, seat: int, action: int) -> None:
        """A seat is about to make a move."""

    def hears(self, state: Any) -> None:
        """Read the events that were noted. The caller clears them, or calls this once at the end."""

    def holdings(self, state: Any) -> list[Holding]:
        """What is known once the game is over."""


class Testimony(Protocol):
    """What a game can tell: `GameSpec.facts`."""

    sides: tuple[str, ...]
    """The kinds of cards that are given or chosen before the first round."""
    dealt: tuple[str, ...]
    """The kinds of cards that a seat has by chance, in play or not."""
    won: tuple[str, ...]
    """The kinds of cards that a seat takes in the game."""
    paired: tuple[str, ...]
    """The kinds of cards of which two may go well together."""

    def witness(self, state: Any) -> Witness: ...

    def card_files(self, config: Config) -> list[Path]:
        """The files with the cards of a configuration; a later one replaces cards of those before."""


def noted_rows(s: Cells) -> Iterator[tuple[int, int, int, int]]:
    """The events noted: code, seat, card and value of each."""
    noted = list(s.noted)
    return zip(noted[0::5], noted[1::5], noted[2::5], noted[3::5], strict=True)


class Chances:
    """Counts in how many rounds each power could be used, and was."""

    def __init__(self) -> None:
        self._could: set[tuple[int, int, int]] = set()
        self._did: set[tuple[int, int, int]] = set()

    def note(self, round: int, seat: int, options: list[int], action: int) -> None:
        """In a turn a seat could use these powers, each a number made of card and power, and does `action`."""
        self._could.update([(option, seat, round) for option in options])
        if action in options:
            self._did.add((action, seat, round))

    def counted(self) -> dict[tuple[int, int], tuple[int, int]]:
        """For each power and seat the rounds in which it could be used and was."""
        found: dict[tuple[int, int], tuple[int, int]] = {}
        for option, seat, _ in self._could:
            could, did = found.get((option, seat), (0, 0))
            found[option, seat] = could + 1, did
        for option, seat, _ in self._did:
            could, did = found[option, seat]
            found[option, seat] = could, did + 1
        return found
