"""The part of `core.contract.Rules` that is the same in every game whose states are rows of cells."""
from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Protocol, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from arcanarium.core.config import Config
from arcanarium.core.contract import Action, Observation, Result, Rules
from arcanarium.core.errors import PositionError
from arcanarium.core.rng import Rng
from arcanarium.engine.cells import ROUND, WINNERS, Cells
from arcanarium.engine.wire import CANNOT_BE


class ActionCodec(Protocol):
    """Converts actions between integers, lines of text and structured values."""

    def text(self, action: int) -> str: ...

    def read(self, text: str) -> int: ...

    def value(self, action: int) -> Action: ...

    def number(self, action: Action) -> int: ...


class Edition(Protocol):
    """What the shared rules use of a game's edition. A game adds its cards and its box."""

    @property
    def config(self) -> Config: ...

    @property
    def codec(self) -> ActionCodec: ...


S = TypeVar("S", bound=Cells)
Obs = TypeVar("Obs", bound=Observation)


WORLDS_TRIED = 60
"""A world of a true observation is rarely refused: when a rival's hand lacks what it is asked for."""


class CellRules(Rules[S, Obs]):
    """Rules over states of cells. A game fills in `edition` and `points`, and what else `Rules` asks for."""

    @abstractmethod
    def edition(self, state: S) -> Edition:
        """The edition that a state belongs to."""

    @abstractmethod
    def points(self, state: S, seat: int) -> int:
        """The points of a seat: those it ended with, or those it has so far."""

    def feature_blocks(self) -> Sequence[tuple[str, int]]:
        """The features (`Cells.features`) in blocks: the name of each and its first number, in their order. One without
        a name rests on the hand-made worth."""
        return ()

    def config_of(self, state: S) -> Config:
        return self.edition(state).config

    def action_text(self, state: S, action: int) -> str:
        return self.edition(state).codec.text(action)

    def read_action(self, state: S, text: str) -> int:
        return self.edition(state).codec.read(text)

    def action_value(self, state: S, action: int) -> Action:
        return self.edition(state).codec.value(action)

    def action_number(self, state: S, action: Action) -> int:
        return self.edition(state).codec.number(action)

    def note_events(self, state: S, on: bool) -> None:
        state.noting = on

    def clear_events(self, state: S) -> None:
        state.noted = vec[i64]()

    @abstractmethod
    def parse_observation(self, config: Config, data: bytes) -> Obs:
        """The observation that bytes describe. ValueError if a number is out of its range."""

    @abstractmethod
    def bare_world(self, observation: Obs, rng: Rng) -> S:
        """Like `resample`, but nothing is asked of the rules, so that it is safe with what was made up."""

    def read_observation(self, config: Config, data: bytes) -> Obs:
        """Bytes that anybody may have made up are held to the rules for positions before they are trusted."""
        seen = self.parse_observation(config, data)
        rng = Rng(1)
        try:
            if not any(self.is_position(self.bare_world(seen, rng)) for _ in range(WORLDS_TRIED)):
                raise ValueError(CANNOT_BE)
            again = self.observe(self.resample(seen, Rng(1)), seen.seat).to_bytes()
        except (LookupError, ArithmeticError, AssertionError, RuntimeError) as error:
            raise ValueError(CANNOT_BE) from error
        if again != data:
            raise ValueError(CANNOT_BE)
        return seen

    def is_position(self, world: S) -> bool:
        """Whether a state is one that the rules allow."""
        try:
            self.read_position(self.write_position(world))
        except PositionError:
            return False
        return True

    def result(self, state: S) -> Result:
        cells, seats = state.cells, range(state.seats)
        winners = tuple(seat for seat in seats if cells[WINNERS] >> seat & 1)
        return Result(tuple(self.points(state, seat) for seat in seats), winners, cells[ROUND])
