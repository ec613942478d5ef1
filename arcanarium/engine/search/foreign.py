"""Search for games that are not rows of cells, or have no worlds of their own: through the contract alone, slower."""
from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arcanarium.core.rng import Rng
from arcanarium.engine.cells import CHANCE, COMMON, NO_OPTIONS, OWING, ROUND, WINNERS, Cells
from arcanarium.engine.worlds import Worlds

UNIT: Final = 1000.0
"""Values of such a game are fractions; worth is a whole number of thousandths."""
CLEARLY: Final = 2_000
"""The lead in thousandths of a value that is thought to win three of four games, where the game does not say."""


@mypyc_attr(acyclic=True)
class ForeignState(Cells):
    """Any `core.contract.State` as the search wants it. The first cells follow the state; there are no others."""

    def __init__(self, state: Any, seats: i64, values: Any, rules: Any) -> None:
        super().__init__(seats, vec[i64]([i64(0)] * COMMON))
        self.state = state
        self.values = values
        self.rules = rules
        self.follow()

    def follow(self) -> None:
        """Read the first cells off the state."""
        mask: i64 = 0
        for seat in self.state.owing():
            place: i64 = seat
            bit: i64 = 1
            while place:
                bit += bit
                place -= 1
            mask |= bit
        self.cells[OWING] = mask
        self.cells[CHANCE] = 1 if self.state.chance() else 0
        winners: i64 = 0
        if self.state.over():
            for seat in self.rules.result(self.state).winners:
                place = seat
                bit = 1
                while place:
                    bit += bit
                    place -= 1
                winners |= bit
        self.cells[WINNERS] = winners
        rounds = getattr(self.state, "round", None)
        self.cells[ROUND] = i64(int(rounds() if callable(rounds) else rounds)) if rounds is not None else i64(0)

    def choices(self, seat: i64) -> vec[i64]:
        found = NO_OPTIONS
        for action in self.state.legal(int(seat)):
            found = append(found, i64(int(action)))
        return found

    def do(self, seat: i64, action: i64) -> None:
        self.state.apply(int(seat), int(action))
        self.follow()

    def draw_deal(self, rng: Rng) -> vec[i64]:
        self.state.deal_random(rng)
        self.follow()
        return NO_OPTIONS

    def clone(self) -> ForeignState:
        return ForeignState(self.state.clone(), self.seats, self.values, self.rules)

    def copy_from(self, other: Cells) -> None:
        assert isinstance(other, ForeignState)
        self.state = other.state.clone()
        self.cells = other.cells[:]

    def quiet(self) -> bool:
        return bool(self.values.quiet(self.state)) if self.values is not None else True

    def worth(self, seat: i64) -> i64:
        if self.values is None:
            return 0
        return i64(int(float(self.values.value(self.state, int(seat))) * UNIT))

    def scale(self) -> i64:
        return CLEARLY


@mypyc_attr(acyclic=True)
class GuessedWorlds(Worlds):
    """The worlds of a game that has none of its own: whatever its rules resample."""

    def __init__(self, rules: Any, values: Any, seen: Any) -> None:
        super().__init__(i64(int(seen.seat)))
        self.rules = rules
        self.values = values
        self.seen = seen

    def imagine(self, rng: Rng) -> Cells:
        state = self.rules.resample(self.seen, rng)
        if isinstance(state, Cells):
            return state
        return ForeignState(state, i64(int(self.rules.config_of(state).seats)), self.values, self.rules)
