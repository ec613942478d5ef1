"""A thinker for tests: it says what it is told to say, quickly, and reports as often as asked."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from arcanarium.core.contract import AnyRules, Observation
from arcanarium.core.rng import Rng
from arcanarium.engine.analysis import Analysis, Belief, Limit, MoveReport, Report

PATIENCE = 10


class FakeThinker:
    """Finds the moves of `wins`, by their texts, as good as given there, and all others worthless. After a move of
    `lines` it expects the moves given there, each as soon as it is legal; until then all take their first move."""

    def __init__(self, rules: AnyRules, world: Any, wins: Mapping[str, float], reports: int = 0,
                 each: Callable[[], None] = lambda: None, lines: Mapping[str, tuple[str, ...]] | None = None) -> None:
        self.rules, self.world, self.wins, self.reports, self.each = rules, world, wins, reports, each
        self.lines = lines or {}

    def think(self, seen: Observation, limit: Limit, report: Report | None = None) -> Analysis:
        state = self.world or self.rules.resample(seen, Rng(1))
        seats = self.rules.config_of(state).seats
        found: Analysis | None = None
        for n in range(self.reports + 1):
            moves = [self._report(state, seen.seat, int(action), n + 1) for action in state.legal(seen.seat)]
            moves.sort(key=lambda move: -move.win)
            win = tuple(moves[0].win if seat == seen.seat else (1 - moves[0].win) / (seats - 1)
                        for seat in range(seats))
            found = Analysis(seen.seat, tuple(moves), n + 1, win, (5.0,) * seats, 2.0, 0.1, "worth",
                             (Belief("Hawk", "hand", 1 - seen.seat, 0.25),))
            if n < self.reports:
                self.each()
                if report and report(found):
                    break
        assert found is not None
        return found

    def _report(self, state: Any, seat: int, action: int, visits: int) -> MoveReport:
        text = self.rules.action_text(state, action)
        line = [(seat, action)]
        after = state.clone()
        after.apply(seat, action)
        for following in self.lines.get(text, ()):
            for _ in range(PATIENCE):
                while after.chance():
                    after.deal_random(Rng(1))
                who = after.owing()[0]
                named = {self.rules.action_text(after, each): int(each) for each in after.legal(who)}
                move = named.get(following, next(iter(named.values())))
                line.append((who, move))
                after.apply(who, move)
                if following in named:
                    break
        return MoveReport(action, visits, self.wins.get(text, 0.0), 0.01, 0.5, 7.0, tuple(line))
