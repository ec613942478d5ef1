"""The contract every game keeps. Read this page and you know what a game is here.

A game is a `Rules` object, found by name in the registry. It turns a `Config` into a `State`: a small machine that
says which seats owe a decision, which actions are legal, and moves on. Chance is explicit: when a deal or a shuffle is
owed no seat owes anything, and the one who drives the game gives the outcome, random or forced.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, Self

from arcanarium.core.config import Config
from arcanarium.core.rng import Rng

PUBLIC = -1
"""The viewer who holds no seat: a spectator, who sees what everyone sees."""


@dataclass(frozen=True, slots=True)
class Action:
    """An action as a structured value: a verb of the game and what it is about. Its two other views are an integer
    and a line of text; `Rules` turns each into the others."""

    verb: str
    card: str = ""
    number: int = 0
    amount: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat must decide: the kind of question, the card that asks it, and figures a prompt may want to show."""

    seat: int
    kind: str
    card: str = ""
    facts: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Event:
    """A fact of what just happened, as one viewer may know it. `kind` names a message; `facts` fill it."""

    kind: str
    seat: int = -1
    facts: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: points of each seat, the winners (several when the victory is shared), and the last round."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int


class State(Protocol):
    """A position of a game in progress. It holds no players, no texts and no input or output."""

    def owing(self) -> list[int]:
        """The seats that owe a decision now: several when a choice is simultaneous, none when chance is owed or at the
        end."""

    def legal(self, seat: int) -> Sequence[int]:
        """The legal actions of a seat, as integers, always in the same order for what that seat can see."""

    def apply(self, seat: int, action: int) -> None:
        """Make a move. An illegal one raises ValueError and changes nothing."""

    def chance(self) -> bool:
        """Is a deal or a shuffle owed?"""

    def deal(self, outcome: Sequence[int]) -> None:
        """Give the outcome of the chance that is owed. One that cannot be raises ValueError and changes nothing."""

    def deal_random(self, rng: Rng) -> Sequence[int]:
        """Draw the outcome that is owed from `rng`, apply it, and return it."""

    def over(self) -> bool: ...

    def clone(self) -> Self: ...

    def key(self) -> int:
        """A hash of everything in the state: equal for equal states."""

    def reveals(self) -> int:
        """How often something hidden has become known to a seat so far: what an undo may not take back."""


class Observation(Protocol):
    """What one seat may know, built by naming what is shown."""

    seat: int

    def to_bytes(self) -> bytes:
        """The same bytes for any two states that look the same to this seat."""


class Rules(Protocol):
    """A game: everything that is not in one state."""

    name: str

    def configure(self, options: dict[str, Any]) -> Config:
        """A valid configuration with all defaults filled in, or ConfigError with the reason and what is allowed."""

    def start(self, config: Config) -> Any:
        """The state before anything is dealt."""

    def config_of(self, state: Any) -> Config:
        """The configuration a state was started with, or one that its position tells."""

    def action_text(self, state: Any, action: int) -> str:
        """One line for people and records, e.g. `place Fire Dragon`."""

    def read_action(self, state: Any, text: str) -> int:
        """The action a text names, legal or not; UnreadableMove if it names none."""

    def action_value(self, state: Any, action: int) -> Action: ...

    def action_number(self, state: Any, action: Action) -> int: ...

    def decision(self, state: Any, seat: int) -> Decision: ...

    def why_not(self, state: Any, seat: int, action: int) -> str:
        """The id of a message that says why an action is not legal now, with its facts after `|`: `needs|2 elan`."""

    def chance_text(self, state: Any, outcome: Sequence[int]) -> str:
        """The outcome of the chance that is owed, as a line of the record, e.g. `shuffle A: Hawk, Vault`."""

    def read_chance(self, state: Any, text: str) -> list[int]: ...

    def tell(self, state: Any, on: bool) -> None:
        """Switch the noting of events on or off; off costs nothing."""

    def events(self, state: Any, viewer: int) -> list[Event]:
        """What happened since the events were last cleared, as `viewer` may know it."""

    def clear_events(self, state: Any) -> None: ...

    def observe(self, state: Any, seat: int) -> Observation: ...

    def resample(self, observation: Any, rng: Rng) -> Any:
        """A full state that agrees with the observation, its hidden part drawn at random."""

    def hidden_parts(self, state: Any, viewer: int) -> dict[str, str]:
        """The parts of a state that a viewer does not know and that could be otherwise, such as the rivals' hands or
        the order of a deck: what is in each, by its name. The secrecy kit wants to see resampling vary every one."""

    def write_position(self, state: Any) -> str:
        """Everything in the state, as lines of text; the first word is the name of the game."""

    def read_position(self, text: str, source: str = "") -> Any:
        """The state a text describes; PositionError says what is wrong with a bad one."""

    def result(self, state: Any) -> Result: ...
