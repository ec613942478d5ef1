"""The contract that every game keeps. Read this module and you know what a game is here.

A game is a `Rules` object, found by name in the registry. It turns a `Config` into a `State`: a small machine that
says which seats owe a decision and which actions are legal, and that moves on when one is made. Chance is explicit:
while a deal or a shuffle is owed no seat owes a decision, and the caller supplies the outcome, random or forced.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, Self, runtime_checkable

from arcanarium.core.config import Config
from arcanarium.core.rng import Rng

PUBLIC = -1
"""The viewer without a seat: a spectator, who sees only what everyone sees."""


@dataclass(frozen=True, slots=True)
class Action:
    """An action as a structured value: a verb of the game, and the card, number and amounts that it is about. The same
    action can be written as an integer or as a line of text; `Rules` converts between the three."""

    verb: str
    card: str = ""
    number: int = 0
    amount: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat must decide: the kind of question, the card that asks it, and figures that a prompt may show."""

    seat: int
    kind: str
    card: str = ""
    facts: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Event:
    """Something that just happened, as one viewer may know it. `kind` names a message; `facts` are its arguments."""

    kind: str
    seat: int = -1
    facts: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the points of each seat, the winners (several if they share victory), and the rounds played."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int


class State(Protocol):
    """A position of a game in progress. It holds no players, no texts and no input or output."""

    def owing(self) -> list[int]:
        """The seats that owe a decision now, in ascending order: several when a choice is simultaneous, none while
        chance is owed or when the game is over."""

    def legal(self, seat: int) -> Sequence[int]:
        """The legal actions of a seat, as integers. Their order depends only on what that seat can see."""

    def apply(self, seat: int, action: int) -> None:
        """Make a move. An illegal move raises ValueError and changes nothing."""

    def chance(self) -> bool:
        """Whether a deal or a shuffle is owed."""

    def deal(self, outcome: Sequence[int]) -> None:
        """Apply an outcome of the chance that is owed. An impossible one raises ValueError and changes nothing."""

    def deal_random(self, rng: Rng) -> Sequence[int]:
        """Draw an outcome of the chance that is owed from `rng`, apply it, and return it."""

    def over(self) -> bool:
        """Whether the game has ended."""

    def clone(self) -> Self:
        """An independent copy of the state."""

    def key(self) -> int:
        """A hash of everything in the state; equal states have equal keys."""

    def reveals(self) -> int:
        """How often something hidden has become known to a seat so far. An undo may not go back past that."""


class Observation(Protocol):
    """Everything that one seat may know about a state, and nothing else. Games add their own attributes."""

    seat: int

    def to_bytes(self) -> bytes:
        """A canonical form: two states that look the same to this seat give the same bytes."""


class Rules(Protocol):
    """A game: how it is set up, written, read, shown and scored. It holds no state of its own."""

    name: str

    def configure(self, options: dict[str, Any]) -> Config:
        """A valid configuration with all defaults filled in. ConfigError gives the reason and what is allowed."""

    def start(self, config: Config) -> Any:
        """The state before anything is dealt."""

    def config_of(self, state: Any) -> Config:
        """The configuration of a state: the one it was started with, or the one that its position describes."""

    def action_text(self, state: Any, action: int) -> str:
        """An action as one line for people and records, such as `place Fire Dragon`."""

    def read_action(self, state: Any, text: str) -> int:
        """The action that a text names, legal or not. UnreadableMove if it names none."""

    def action_value(self, state: Any, action: int) -> Action:
        """An action as a structured value."""

    def action_number(self, state: Any, action: Action) -> int:
        """The integer of a structured action, legal or not. UnreadableMove if there is no such action."""

    def decision(self, state: Any, seat: int) -> Decision:
        """The question that a seat must answer now."""

    def why_not(self, state: Any, seat: int, action: int) -> str:
        """The id of a message that says why an action is illegal now, with its facts after `|`: `needs|2 elan`."""

    def chance_text(self, state: Any, outcome: Sequence[int]) -> str:
        """An outcome of the chance that is owed, as a line of the record, such as `shuffle A: Hawk, Vault`."""

    def read_chance(self, state: Any, text: str) -> list[int]:
        """The outcome that a line of the record describes. ValueError if it is none of the chance that is owed."""

    def note_events(self, state: Any, on: bool) -> None:
        """Begin or stop to note events. While they are not noted, they cost nothing."""

    def events(self, state: Any, viewer: int) -> list[Event]:
        """The events since they were last cleared, as `viewer` may know them."""

    def clear_events(self, state: Any) -> None:
        """Forget the events noted so far."""

    def observe(self, state: Any, seat: int) -> Observation:
        """What a seat, or a spectator (`PUBLIC`), may know about a state."""

    def resample(self, observation: Any, rng: Rng) -> Any:
        """A full state that agrees with an observation, with everything hidden drawn at random."""

    def hidden_parts(self, state: Any, viewer: int) -> dict[str, str]:
        """The parts of a state that a viewer does not know and that could be otherwise, such as the rivals' hands or
        the order of a deck: what is in each, by its name. The secrecy kit wants to see resampling vary every one."""

    def write_position(self, state: Any) -> str:
        """Everything in a state, as lines of text. The first word is the name of the game."""

    def read_position(self, text: str, source: str = "") -> Any:
        """The state that a text describes. PositionError says what is wrong, and where in `source`."""

    def result(self, state: Any) -> Result:
        """Points, winners and rounds of a finished game."""


@runtime_checkable
class TakesRequests(Protocol):
    """The part of `Rules` that a game adds if players may make requests about how the game is conducted. A request can
    be made at any time, without owing a decision. It is not an action: searches and bots never see one."""

    def requests(self, state: Any, seat: int) -> list[str]:
        """What a seat may ask for now, each as one line of text."""

    def request(self, state: Any, seat: int, name: str) -> None:
        """Grant a request and note it as an event; IllegalMove or UnreadableMove if it is not one of `requests`.
        A request reveals nothing hidden, and an undo keeps it."""
