"""What can be proved about a move: that it wins this round for sure, or that it keeps a rival from doing so.

A proof looks at several worlds that agree with what the seat sees. In each, all cards are open and every line to the
end of the round is tried: the seat that is to win chooses for itself, all others against it.
"""
from __future__ import annotations

from collections.abc import Sequence

from arcanarium.bots.imagining import worlds_of
from arcanarium.core.contract import AnyRules, Observation
from arcanarium.core.rng import Rng
from arcanarium.engine.cells import ROUND, WINNERS, Cells

WORLDS = 8
"""In how many worlds a proof has to hold."""
MOST_STATES = 4_000
"""How many states are looked at for one move in one world."""
DEALS = 2
"""How many outcomes of a deal are tried."""
DEEPEST = 60
"""No line is followed further than so many decisions."""


class TooLarge(Exception):
    """There are too many lines to try all of them."""


class RoundOracle:
    """Knows whether a seat can win this round whatever the others do, with all cards open."""

    def __init__(self, seat: int, round: int) -> None:
        self.seat, self.round = seat, round
        self.left = MOST_STATES
        self.known: dict[int, bool] = {}

    def wins(self, s: Cells, depth: int = 0) -> bool:
        """Whether the seat alone wins from here before the round ends. TooLarge if that cannot be found out."""
        if s.over():
            return [seat for seat in range(s.seats) if _won(s, seat)] == [self.seat]
        if s.cells[ROUND] > self.round:
            return False
        key = s.key()
        found = self.known.get(key)
        if found is None:
            self.left -= 1
            if self.left < 0 or depth > DEEPEST:
                raise TooLarge
            found = self.known[key] = self._tried(s, key, depth + 1)
        return found

    def _tried(self, s: Cells, key: int, depth: int) -> bool:
        if s.chance():
            return all(self.wins(dealt(s, Rng(key + n)), depth) for n in range(DEALS))
        seat = s.owing()[0]
        lines = (self.wins(after(s, seat, action), depth) for action in s.plausible(seat))
        return any(lines) if seat == self.seat else all(lines)


def _won(s: Cells, seat: int) -> bool:
    return bool(s.cells[WINNERS] >> seat & 1)


def after(s: Cells, seat: int, action: int) -> Cells:
    made = s.clone()
    made.do(seat, action)
    return made


def dealt(s: Cells, rng: Rng) -> Cells:
    made = s.clone()
    made.draw_deal(rng)
    return made


def imagined(rules: AnyRules, seen: Observation, n: int = WORLDS, seed: int = 1) -> list[Cells]:
    """So many worlds that agree with what is seen, always the same ones."""
    worlds = worlds_of(rules, seen)
    return [worlds.imagine(Rng(seed * 1000 + i)) for i in range(n)]


class Study:
    """A decision in several worlds: what each move leads to by the end of the round."""

    def __init__(self, worlds: Sequence[Cells], seat: int, most: int = MOST_STATES) -> None:
        self.worlds, self.seat, self.most = worlds, seat, most
        self.rivals = [rival for rival in range(worlds[0].seats) if rival != seat]
        self.oracles: dict[tuple[int, int], RoundOracle] = {}

    def forced(self, n: int, action: int, winner: int) -> bool:
        """Whether `winner` wins this round for sure after a move in the world number n. TooLarge if nobody knows."""
        world = self.worlds[n]
        oracle = self.oracles.setdefault((n, winner), RoundOracle(winner, int(world.cells[ROUND])))
        oracle.left = self.most
        return oracle.wins(after(world, self.seat, action))

    def wins(self, action: int) -> bool:
        """Whether a move wins this round for sure, in every world."""
        return all(self.forced(n, action, self.seat) for n in range(len(self.worlds)))

    def loses(self, action: int) -> bool:
        """Whether after a move one and the same rival wins this round for sure, in every world."""
        return any(all(self.forced(n, action, rival) for n in range(len(self.worlds))) for rival in self.rivals)

    def risks(self, action: int) -> bool:
        """Whether after a move some rival wins this round for sure, in at least one world."""
        return any(self.forced(n, action, rival) for n in range(len(self.worlds)) for rival in self.rivals)

    def winning(self) -> list[int]:
        """The moves that win this round for sure in every world. Any other one leaves a way out in some world."""
        return [action for action in self.worlds[0].legal(self.seat) if self.wins(action)]

    def saving(self) -> list[int]:
        """The moves after which no rival wins this round for sure in any world, if every other one loses in all
        worlds; none if some move is neither."""
        rest = [action for action in self.worlds[0].legal(self.seat) if not self.loses(action)]
        return [] if any(self.risks(action) for action in rest) else rest


PROOFS = {"win": Study.winning, "block": Study.saving}
"""What finds the solutions of a puzzle that is proved in one of these ways."""
