"""How clients show a game: the functions of its module `show`, which `presentation` finds.

Everything is plain data. A fragment is a piece of text with the name of its style, so that the terminal and the browser
can share it. `Any` stands for the Observation class of the game.
"""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Protocol, cast

from arcanarium.core import registry
from arcanarium.core.contract import Action, Decision, Event
from arcanarium.core.telling import TextSource

Fragment = tuple[str, str]
"""A piece of text and the name of its style."""


class Show(Protocol):
    """The module `show` of a game."""

    SETS: tuple[str, ...]
    VARIANTS: tuple[str, ...]
    QUESTIONS: tuple[tuple[str, tuple[str, ...]], ...]
    """Options to ask for before a game, with their answers, default first; an empty answer allows other words."""
    OPTIONS: tuple[tuple[str, tuple[str, ...]], ...]
    """All options that a form can offer, with their values, default first."""
    SIMULATED: dict[str, str]
    """The options of simulations, unless others are given."""
    ORDER: tuple[str, ...]
    """The groups of moves in the order in which they are listed; empty if the order of the rules is kept."""
    SIGNS: tuple[str, str]
    """The messages that explain the signs, and the letters that replace them in plain text."""
    LEGEND: str
    """The message that explains the mark on cards that are not as printed."""
    PRICE: tuple[str, str]
    """The messages for what it takes to get a card (the `cost_signs` of its face): a heading, and a line."""

    def view(self, seen: Any) -> dict[str, Any]:
        """The table as the viewer sees it, as data for JSON."""

    def score(self, seen: Any) -> list[list[tuple[str, int]]]:
        """The sources of the points of each seat, with the number of points from each."""

    def source_name(self, source: str, texts: TextSource) -> str:
        """The name of a source of points."""

    def group(self, action: Action) -> str:
        """The group in which a move is listed. Moves of the group `discard` must be typed in full."""

    def heading(self, seen: Any, action: Action, texts: TextSource) -> str:
        """The heading under which a move is listed."""

    def hint(self, seen: Any, action: Action, texts: TextSource, plain: bool = False) -> list[Fragment]:
        """What a move does, in signs."""

    def label(self, seen: Any, action: Action, texts: TextSource, names: Sequence[str]) -> list[Fragment]:
        """The text of a move under its heading."""

    def default(self, seen: Any) -> int | None:
        """The number of a sensible move to propose, or None."""

    def targets(self, seen: Any, action: Action) -> tuple[str, ...]:
        """The things to click for a move, in order: `card:ID`, `pile:N`, `seat:N`, `deck:N`, `monuments`, `militia`.
        Empty for a move that is a button of its own. Several moves may share targets; their labels tell them apart."""

    def confirm(self, seen: Any, action: Action, texts: TextSource) -> str:
        """The question to ask before a move that a player might regret; empty for most moves."""

    def refusals(self, seen: Any, texts: TextSource) -> dict[str, list[str]]:
        """During a turn, the reasons why things cannot be used now: sentences, by target."""

    def plan(self, seen: Any) -> list[dict[str, Any]]:
        """The next questions, if they can be answered together on one screen; empty unless there are several. Each has
        its `decision`, the observation `seen` at that point, the legal `moves` and the number of the `default` move,
        assuming that earlier questions are answered with their default; other answers may change what is legal."""

    def weighty(self, decision: Decision) -> bool:
        """Whether a decision is part of a turn, so that its player may want to take it back before others act."""

    def ask(self, decision: Decision, texts: TextSource, names: Sequence[str]) -> str:
        """A decision as a question in words."""

    def why(self, reason: str, texts: TextSource) -> str:
        """A reason from `Rules.why_not` in words."""

    def tell(self, events: Iterable[Event], texts: TextSource, names: Sequence[str], viewer: int) -> list[str]:
        """Events as lines of a log, in which the viewer is “you”."""

    def cards(self, sets: Sequence[str] = (), seen: Any = None) -> list[dict[str, Any]]:
        """The cards of some sets (of all, if none is named) as data; those of an observation if one is given."""

    def card_name(self, id: str, texts: TextSource) -> str:
        """The name of a card."""

    def kind_name(self, card: dict[str, Any], texts: TextSource) -> str:
        """The kind of a card in a few words."""

    def own_words(self, seen: Any) -> dict[str, str]:
        """The names of cards from the user's own card files, by the id of their message."""

    def face(self, id: str, texts: TextSource, plain: bool = False, seen: Any = None) -> dict[str, Any]:
        """Everything that is drawn on a card, as data for JSON; `plain` uses letters instead of signs."""

    def filters(self) -> dict[str, tuple[str, ...]]:
        """The fields by which cards can be filtered, with their values."""


def request_message(name: str) -> str:
    """The message that names a request; with `-hint` after it, the one that explains it."""
    return f"request-{name.replace(' ', '-')}"


@cache
def presentation(game: str) -> Show:
    """The module `show` of a game. ConfigError if the game is unknown or has none."""
    return cast(Show, registry.companion(game, "face.show"))
