"""One seat against bots, as an environment of Gymnasium.

    >>> import gymnasium
    >>> import arcanarium.env.gymnasium
    >>> env = gymnasium.make("Arcanarium-v1", game="cadwallon", opponents=("random",))
    >>> seen, info = env.reset(seed=7)
    >>> sorted(seen)
    ['action_mask', 'observation']

The reward comes at the end: 1 for a victory alone, less than nothing for a defeat, in sum 0 over all seats. An illegal
choice ends the game with -1.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
from gymnasium.envs.registration import register

from arcanarium import bots
from arcanarium.core.errors import ConfigError, IllegalMove
from arcanarium.env.numbering import Form
from arcanarium.env.pettingzoo import ILLEGAL, MOST_SEED
from arcanarium.env.sitting import EnvGame
from arcanarium.env.spaces import choice_space, observation_of, sight_space
from arcanarium.env.vector import MOST

ID = "Arcanarium-v1"
BOT_STREAM = 0x5EA7


class OneSeat(gymnasium.Env[dict[str, Any], int]):
    """A seat that the caller plays, while bots play the others. They see what their seats see, as everywhere."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self, game: str = "resarcana", *, seat: int | None = 0, opponents: Sequence[str] = ("greedy",),
        most: int = MOST, structured: bool = False, render_mode: str | None = None, **options: Any,
    ) -> None:
        """`seat` is the seat of the caller, or None for one drawn for each game. `opponents` are bots by name
        (arcanarium.bots), for the other seats in turn, again from the first if there are more seats."""
        self.sitting = EnvGame(game, most, options)
        seats = self.sitting.config.seats
        if seat is not None and not 0 <= seat < seats:
            raise ConfigError(f"a game for {seats} has the seats 0 to {seats - 1}, not {seat}")
        names = (opponents,) if isinstance(opponents, str) else tuple(opponents)
        if not names:
            raise ConfigError("name at least one bot as opponent, such as greedy")
        for name in names:  # an unknown bot is told before anything is played
            bots.make(name, self.sitting.rules, 0)
        self.opponents, self.structured, self.render_mode = names, structured, render_mode
        self._wanted, self.seat = seat, seat or 0
        self._bots: dict[int, Any] = {}
        self.observation_space = sight_space(self.sitting, structured)
        self.action_space = choice_space(self.sitting)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        seats = self.sitting.config.seats
        dealt = int(self.np_random.integers(MOST_SEED)) if seed is None else seed
        while True:
            self.seat = int(self.np_random.integers(seats)) if self._wanted is None else self._wanted
            others = [seat for seat in range(seats) if seat != self.seat]
            self._bots = {
                seat: bots.make(self.opponents[i % len(self.opponents)], self.sitting.rules, dealt * BOT_STREAM + seat)
                for i, seat in enumerate(others)}
            self.sitting.begin(dealt)
            self._let_others_play()
            if self.sitting.owing():
                break
            dealt = int(self.np_random.integers(MOST_SEED))  # it was over before the seat had decided anything
        return self._seen(), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        try:
            self.sitting.choose(self.seat, int(action))
        except IllegalMove as error:
            return self._seen(), ILLEGAL, True, False, {"illegal": str(error)}
        self._let_others_play()
        reward = self.sitting.rewards()[self.seat]
        return self._seen(), reward, self.sitting.over, self.sitting.given_up, {}

    @property
    def form(self) -> Form:
        return self.sitting.form

    def moves(self) -> dict[int, str]:
        """What each legal number means in words."""
        return self.sitting.numbers(self.seat)

    def view(self) -> dict[str, Any]:
        """The table as the seat sees it, in names and figures."""
        return self.sitting.view(self.seat)

    def render(self) -> str | None:
        """The record so far, with `render_mode="ansi"`."""
        return self.sitting.record() if self.render_mode == "ansi" else None

    def action_masks(self) -> Any:
        """Which numbers are legal, in the way that MaskablePPO asks for it."""
        return self.sitting.mask(self.seat).astype(bool)

    def _seen(self) -> dict[str, Any]:
        return observation_of(self.sitting, self.seat, self.structured)

    def _let_others_play(self) -> None:
        """Until the seat of the caller owes a decision, or the game ends."""
        sitting = self.sitting
        while (owing := sitting.owing()) and self.seat not in owing:
            seat = owing[0]
            seen = sitting.rules.observe(sitting.state, seat)
            move = self._bots[seat].choose(seen)
            if move not in sitting.state.legal(seat):
                move = self._bots[seat].refused(seen, move)  # only bots of others may choose so, and they are guarded
            sitting.do(seat, move)


if ID not in gymnasium.registry:
    register(id=ID, entry_point="arcanarium.env.gymnasium:OneSeat", disable_env_checker=True)
