"""The worlds a player can imagine: full states that agree with what the player sees."""
from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from arcanarium.core.rng import Rng
from arcanarium.engine.cells import Cells


@mypyc_attr(acyclic=True)
class Worlds:
    """The states that agree with one observation. A game fills in `imagine`, and `imagine_into` if it can be fast."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat
        """The seat whose observation it is."""
        self.bluffs: bool = False
        """Whether rivals' plays tell what they hide, so that worlds have weights, and the own plays should be mixed."""

    def imagine(self, rng: Rng) -> Cells:
        """A new state in which everything that the seat does not know is drawn at random."""
        raise NotImplementedError

    def imagine_into(self, s: Cells, rng: Rng) -> None:
        """Turn a state of the same game into another such state."""
        s.copy_from(self.imagine(rng))

    def weight(self, s: Cells) -> float:
        """How well a world explains what rivals did so far: the higher, the likelier; 1 where nothing can be said."""
        return 1.0


@mypyc_attr(acyclic=True)
class KnownWorld(Worlds):
    """The only world of one who sees all cards, as in the study of a game that is over. What will be dealt is unknown
    all the same."""

    def __init__(self, seat: i64, world: Cells) -> None:
        super().__init__(seat)
        self.world = world

    def imagine(self, rng: Rng) -> Cells:
        return self.world.clone()

    def imagine_into(self, s: Cells, rng: Rng) -> None:
        s.copy_from(self.world)
