"""Single games between bots, played as fast as they can be: states are driven directly, without events or texts."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter
from typing import Any

from arcanarium.bots import Bot
from arcanarium.core import registry
from arcanarium.core.config import Config
from arcanarium.core.contract import Observation
from arcanarium.core.errors import MoveError
from arcanarium.core.game import GOLDEN, MASK, Game
from arcanarium.core.record import Record
from arcanarium.core.rng import Rng
from arcanarium.locale import Texts

LONGEST = 20_000
"""The most decisions of a game. No game needs so many: one that does is an error."""


class TimedBot:
    """A bot with a watch: how many decisions it has made, and how long they took in all and at most."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.decisions, self.seconds, self.slowest = 0, 0.0, 0.0

    def choose(self, seen: Observation) -> int:
        begun = perf_counter()
        move = self.bot.choose(seen)
        took = perf_counter() - begun
        self.decisions += 1
        self.seconds += took
        self.slowest = max(self.slowest, took)
        return move

    def refused(self, seen: Observation, move: int) -> int:
        """The move that is made instead of an illegal one, if the bot has somebody behind it."""
        behind = getattr(self.bot, "refused", None)
        if behind is None:
            raise ValueError(f"{move} is no legal move")
        return int(behind(seen, move))


def play_through(
    config: Config, seed: int, players: Sequence[Bot], keep: Callable[[str], None] | None = None,
    names: Sequence[str] = (),
) -> tuple[Any, int]:
    """Play a game to its end: the last state, and how many decisions it took. `keep` is called with the record, also
    with that of a game that fails. The deals are those of a `Game` with this seed, with and without a record."""
    return _recorded(config, seed, players, keep, names) if keep else _driven(config, seed, players)


def _driven(config: Config, seed: int, players: Sequence[Bot]) -> tuple[Any, int]:
    rules = registry.rules(config.game)
    state = rules.start(config)
    deals = decisions = 0
    while not state.over():
        if state.chance():
            state.deal_random(Rng((seed + deals * GOLDEN) & MASK))
            deals += 1
            continue
        seat = state.owing()[0]
        _decide(players[seat], rules.observe(state, seat), partial(state.apply, seat))
        decisions = _counted(decisions)
    return state, decisions


def _recorded(
    config: Config, seed: int, players: Sequence[Bot], keep: Callable[[str], None], names: Sequence[str]
) -> tuple[Any, int]:
    game = Game.started(registry.rules(config.game), Record(config, tuple(names), seed=seed))
    decisions = 0
    try:
        while not game.over:
            seat = game.owing[0]
            _decide(players[seat], game.observe(seat), partial(game.play, seat))
            decisions = _counted(decisions)
    finally:
        keep(game.record())
    return game.state, decisions


def _decide(player: Bot, seen: Observation, apply: Callable[[int], None]) -> None:
    """Make the move that a bot chooses. An illegal one changes nothing, and may be made good."""
    move = player.choose(seen)
    try:
        apply(move)
    except (ValueError, MoveError):
        if not isinstance(player, TimedBot):
            raise
        apply(player.refused(seen, move))


def _counted(decisions: int) -> int:
    if decisions + 1 >= LONGEST:
        raise RuntimeError(Texts().say("sim-too-long", n=LONGEST))
    return decisions + 1
