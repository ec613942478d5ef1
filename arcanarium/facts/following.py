"""Makes facts of a game: while it is played by bots, or of its record."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arcanarium.core.contract import AnySpec, Result
from arcanarium.core.errors import RecordError
from arcanarium.core.record import Record
from arcanarium.core.registry import spec as spec_of
from arcanarium.engine.cells import Cells
from arcanarium.engine.facts import TABLE, Holding, Testimony, Witness
from arcanarium.facts.rows import Writer
from arcanarium.table import acts, walk_record
from arcanarium.table.played import players_of

PERSON = "person"
"""What all people are called in facts: their names are not kept."""


class Follower:
    """Follows one game, to write its rows at the end."""

    def __init__(self, spec: AnySpec, state: Any) -> None:
        self.testimony: Testimony | None = spec.facts
        self.rules = spec.rules
        self.witness: Witness | None = spec.facts.witness(state) if spec.facts else None
        self.scored = isinstance(state, Cells)
        self.by_round: list[tuple[int, ...]] = []
        """The points of each seat when each round began."""
        self.decisions = 0
        self._round = 0

    def decides(self, state: Any, seat: int, action: int) -> None:
        """A seat is about to make a move."""
        self.decisions += 1
        if self.scored and (now := state.round()) != self._round:
            self._round = now
            self.by_round.append(tuple(state.score(each) for each in range(state.seats)))
        if self.witness:
            self.witness.decides(state, seat, action)

    def hears(self, state: Any) -> None:
        """Read the events that were noted since they were last cleared."""
        if self.witness:
            self.witness.hears(state)

    def write(self, writer: Writer, number: int, state: Any, players: Sequence[str], source: str) -> None:
        """Write the rows of the game, which is over."""
        result = self.rules.result(state)
        won = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in range(len(players))]
        best = [points for seat, points in enumerate(result.points) if seat not in result.winners]
        margin = result.points[result.winners[0]] - max(best) if best else 0
        opener = self.witness.opener if self.witness else -1
        turns = [(seat - opener) % len(players) if opener >= 0 else -1 for seat in range(len(players))]
        cards = []
        if self.witness and self.testimony:
            dealt = self.testimony.dealt
            cards = [_card_row(number, each, players, won, result, each.kind in dealt or each.taken is not None)
                     for each in self.witness.holdings(state)]
        writer.add("games", [(number, source, result.rounds, self.decisions, len(result.winners), margin,
                              *self._course(result, won))])
        writer.add("seats", [(number, seat, player, won[seat], result.points[seat], turns[seat])
                             for seat, player in enumerate(players)])
        writer.add("cards", cards)
        writer.finished += 1

    def _course(self, result: Result, won: Sequence[float]) -> tuple[float | None, int | None]:
        """How much of the victory went to who alone led at half-time, and how far the winner was ever behind."""
        if len(self.by_round) < 2:
            return None, None
        half = self.by_round[len(self.by_round) // 2]
        leaders = [seat for seat, points in enumerate(half) if points == max(half)]
        winner = result.winners[0]
        behind = max(max(points) - points[winner] for points in self.by_round)
        return won[leaders[0]] if len(leaders) == 1 else None, behind


def _card_row(number: int, each: Holding, players: Sequence[str], won: Sequence[float], result: Result,
              had: bool) -> tuple[object, ...]:
    lies = each.seat == TABLE
    return (number, each.seat, "" if lies else players[each.seat], 0 if lies else won[each.seat],
            0 if lies else result.points[each.seat], each.kind, each.card, had and not lies, each.taken, each.uses,
            each.points, list(each.could), list(each.did))


def follow_record(writer: Writer, number: int, record: Record, source: str) -> None:
    """Write the rows of a recorded game. RecordError if it is not finished, or cannot be replayed."""
    spec = spec_of(record.config.game)
    follower: Follower | None = None
    game = None
    for game, line in zip(walk_record(record), [*acts(record), None], strict=True):
        if follower is None:
            follower = Follower(spec, game.state)
        follower.hears(game.state)
        if line and not line.request:
            follower.decides(game.state, line.seat, game.rules.read_action(game.state, line.text))
    if game is None or follower is None or not game.over:
        raise RecordError("this game is not finished", record.source)
    players = [player.bot or PERSON for player in players_of(record)]
    follower.write(writer, number, game.state, players, source)

