"""Every seat is an agent of PettingZoo: `env()` in turns (AEC), `parallel_env()` with simultaneous choices at once.

    >>> from arcanarium.env import pettingzoo
    >>> env = pettingzoo.env("cadwallon", seats=3)
    >>> env.reset(seed=7)
    >>> env.agents
    ['seat_0', 'seat_1', 'seat_2']

An observation is what the seat sees (`observation`) and which numbers it may choose (`action_mask`). Rewards come at
the end: 1 for a victory alone, the sum of all seats is 0. A game that takes too many decisions is truncated.
"""
from __future__ import annotations

from typing import Any

from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from arcanarium.core.errors import IllegalMove
from arcanarium.env.numbering import Form
from arcanarium.env.sitting import EnvGame
from arcanarium.env.spaces import choice_space, observation_of, sight_space
from arcanarium.env.vector import MOST

ILLEGAL = -1.0
"""What an illegal move costs the seat that makes it; the game ends with it, and the others get nothing."""
MOST_SEED = 2**31 - 1


def env(game: str = "resarcana", **options: Any) -> Any:
    """The game in turns. An illegal move ends it, as usual in PettingZoo: the seat that made it gets -1."""
    wrapped: Any = wrappers.TerminateIllegalWrapper(raw_env(game, **options), illegal_reward=ILLEGAL)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class Seats:
    """What both kinds have in common: a table, its seats and their spaces."""

    def __init__(
        self, game: str, most: int, structured: bool, render_mode: str | None, options: dict[str, Any],
    ) -> None:
        self.sitting = EnvGame(game, most, options)
        self.structured, self.render_mode = structured, render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.sitting.config.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {a: sight_space(self.sitting, structured) for a in self.possible_agents}
        self.action_spaces = {agent: choice_space(self.sitting) for agent in self.possible_agents}
        self._np_random, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    @property
    def form(self) -> Form:
        return self.sitting.form

    def seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def begin(self, seed: int | None) -> None:
        """A new game: with a seed that of the same `Game`; without, the next of those that follow from the last one."""
        if seed is not None:
            self._np_random, _ = seeding.np_random(seed)
        self.sitting.begin(int(self._np_random.integers(MOST_SEED)) if seed is None else seed)
        self.agents = self.possible_agents[:]

    def observe(self, agent: str) -> dict[str, Any]:
        return observation_of(self.sitting, self.seat(agent), self.structured)

    def moves(self, agent: str) -> dict[int, str]:
        """What each legal number of a seat means in words."""
        return self.sitting.numbers(self.seat(agent))

    def view(self, agent: str) -> dict[str, Any]:
        """The table as a seat sees it, in names and figures."""
        return self.sitting.view(self.seat(agent))

    def record(self) -> str:
        """The game so far as a record, secrets included."""
        return self.sitting.record()

    def render(self) -> str | None:
        """The record so far, with `render_mode="ansi"`."""
        return self.record() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


def metadata(name: str) -> dict[str, Any]:
    return {"render_modes": ["ansi"], "name": name, "is_parallelizable": True}


class raw_env(Seats, AECEnv, EzPickle):
    """The game in turns, without the usual wrappers: an illegal move raises IllegalMove and changes nothing. Seats that
    decide at the same time are asked one after the other, and none sees what the others chose."""

    metadata = metadata("arcanarium_v1")

    def __init__(
        self, game: str = "resarcana", *, most: int = MOST, structured: bool = False, render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, most=most, structured=structured, render_mode=render_mode, **options)
        AECEnv.__init__(self)
        Seats.__init__(self, game, most, structured, render_mode, options)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.sitting.owing()[0]]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        sitting = self.sitting
        if action is None:
            raise IllegalMove(f"seat {agent} must choose a number, not None")
        sitting.choose(self.seat(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        if sitting.over:
            self.rewards = dict(zip(self.possible_agents, sitting.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif owing := sitting.owing():
            self.agent_selection = self.possible_agents[owing[0]]
        else:
            self.truncations = dict.fromkeys(self.agents, True)


class parallel_env(Seats, ParallelEnv, EzPickle):
    """The game in steps in which all seats choose at once: those that owe a decision make it, the others wait (number
    0, the only legal one then). An illegal choice ends the game: each seat that made one gets -1, the others nothing,
    and its info says why."""

    metadata = metadata("arcanarium_v1")

    def __init__(
        self, game: str = "resarcana", *, most: int = MOST, structured: bool = False, render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(self, game, most=most, structured=structured, render_mode=render_mode, **options)
        Seats.__init__(self, game, most, structured, render_mode, options)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        self.begin(seed)
        return {agent: self.observe(agent) for agent in self.agents}, {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[
        dict[str, dict[str, Any]], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        sitting, agents = self.sitting, self.agents
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        meant: list[tuple[int, int]] = []
        for agent in agents:
            try:
                if agent not in actions:
                    raise IllegalMove(f"seat {agent} has chosen nothing")
                meant.append((self.seat(agent), sitting.action(self.seat(agent), actions[agent])))
            except IllegalMove as error:
                infos[agent]["illegal"] = str(error)
        if any(infos.values()):
            rewards = {agent: ILLEGAL if infos[agent] else 0.0 for agent in agents}
            over, given_up = True, False
        else:
            for seat, action in meant:
                if action >= 0:
                    sitting.do(seat, action)
            rewards = dict(zip(agents, sitting.rewards(), strict=True))
            over, given_up = sitting.over, sitting.given_up
        seen = {agent: self.observe(agent) for agent in agents}
        if over or given_up:
            self.agents = []
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, given_up), infos
