"""What a client asks of a game that it draws: its module `show`, found by `presentation`.

Everything is plain data. A fragment is a piece of text and the name of its style, so that one face serves a terminal
and a browser. `Any` stands for the game's own Observation.
"""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Protocol, cast

from arcanarium.core import registry
from arcanarium.core.contract import Action, Decision, Event
from arcanarium.core.telling import Words

Fragment = tuple[str, str]


class Show(Protocol):
    """A game as clients see it."""

    SETS: tuple[str, ...]
    VARIANTS: tuple[str, ...]
    QUESTIONS: tuple[tuple[str, tuple[str, ...]], ...]
    """Options to ask for before a game, with what may be answered: the default first, an empty one for other words."""
    OPTIONS: tuple[tuple[str, tuple[str, ...]], ...]
    """All options that a form can offer, with their values: the default first."""
    SIMULATED: dict[str, str]
    """Options that simulations have where nothing else is said."""
    ORDER: tuple[str, ...]
    """The groups of moves in the order they are listed; none: as they come."""
    SIGNS: tuple[str, str]
    """The messages that explain signs, and the letters in their place."""
    LEGEND: str
    """The message that explains the mark of cards that are not as printed."""

    def view(self, seen: Any) -> dict[str, Any]:
        """The table as the viewer sees it, as JSON would hold it."""

    def score(self, seen: Any) -> list[list[tuple[str, int]]]:
        """Where the points of each seat come from."""

    def source_name(self, source: str, texts: Words) -> str:
        """What a source of points is called."""

    def group(self, action: Action) -> str:
        """The kind of move, by which it is listed; a `discard` has to be named in full."""

    def heading(self, seen: Any, action: Action, texts: Words) -> str:
        """What a move is listed under."""

    def hint(self, seen: Any, action: Action, texts: Words, plain: bool = False) -> list[Fragment]:
        """What a move is about, as signs."""

    def label(self, seen: Any, action: Action, texts: Words, names: Sequence[str]) -> list[Fragment]:
        """A move as it stands under its heading."""

    def default(self, seen: Any) -> int | None:
        """A sensible answer to propose, if there is one."""

    def targets(self, seen: Any, action: Action) -> tuple[str, ...]:
        """The things to choose for a move, in order: `card:ID`, `pile:N`, `seat:N`, `deck:N`, `monuments`, `militia`.
        None for a move that stands for itself. Several moves may have the same: their labels tell them apart."""

    def confirm(self, seen: Any, action: Action, texts: Words) -> str:
        """What to ask before a move that a player might regret; nothing for most."""

    def refusals(self, seen: Any, texts: Words) -> dict[str, list[str]]:
        """In a turn: what stands against the use of things that cannot be used, by target, in sentences."""

    def plan(self, seen: Any) -> list[dict[str, Any]]:
        """The questions that can be answered on one screen, if each is answered as proposed: none unless there are
        several. Each has the `decision`, what is `seen` then, the legal `moves` and the number of the `default` one.
        Other answers may change what is legal at later questions."""

    def weighty(self, decision: Decision) -> bool:
        """Is this decision part of a turn, so that the player may want to take it back before the next one acts?"""

    def ask(self, decision: Decision, texts: Words, names: Sequence[str]) -> str: ...

    def why(self, reason: str, texts: Words) -> str: ...

    def tell(self, events: Iterable[Event], texts: Words, names: Sequence[str], viewer: int) -> list[str]:
        """Lines of a log."""

    def cards(self, sets: Sequence[str] = (), seen: Any = None) -> list[dict[str, Any]]: ...

    def card_name(self, id: str, texts: Words) -> str: ...

    def kind_name(self, card: dict[str, Any], texts: Words) -> str:
        """What a card is, in a few words."""

    def own_words(self, seen: Any) -> dict[str, str]:
        """What cards of the user's own are called, by message."""

    def face(self, id: str, texts: Words, plain: bool = False, seen: Any = None) -> dict[str, Any]: ...

    def filters(self) -> dict[str, tuple[str, ...]]: ...


def request_message(name: str) -> str:
    """The message that names a request; with `-hint` after it, the one that explains it."""
    return f"request-{name.replace(' ', '-')}"


@cache
def presentation(game: str) -> Show:
    """The presentation of a game; ConfigError if the game is not known or has none."""
    return cast(Show, registry.companion(game, "show"))
