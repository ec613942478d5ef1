"""Players that are programs. A bot is given an Observation, never a State, so it cannot cheat.

    >>> from arcanarium import Game, bots
    >>> game = Game.new("resarcana", seats=2, seed=7)
    >>> bot = bots.make("random", game.rules, seed=1)
    >>> game.play(0, bot.choose(game.observe(0)))

To think ahead, a bot asks the rules for a state that agrees with what it sees: `rules.resample(observation, rng)`.
What a state is worth, only its game can say: each game has a module `value` beside its rules, which
`registry.companion` finds and `Values` describes. So `greedy` plays Arcana with arcanarium/cadwallon/value.py.

To add a bot, write a class with a method `choose` and name it in `_MAKERS`.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from arcanarium.core import registry
from arcanarium.core.contract import Observation, Rules
from arcanarium.core.errors import ConfigError
from arcanarium.core.rng import Rng


class Bot(Protocol):
    """A player at one seat of one game. A bot may remember things, so make a new one for each seat and each game."""

    def choose(self, seen: Observation) -> int:
        """Decide for the seat that made this observation and owes a decision: the number of a legal action."""


class Values(Protocol):
    """The functions in the module `value` of a game."""

    def value(self, state: Any, seat: int) -> float:
        """How good a state is for a seat. Higher is better; only differences matter."""

    def quiet(self, state: Any) -> bool:
        """Whether nothing is half done, so that `value` is meaningful. A state in which a payment, a target or a
        reaction is still owed is not quiet; one in which a new turn begins is."""


class RandomBot:
    """A bot that makes any legal move, each with the same probability."""

    def __init__(self, rules: Rules, rng: Rng) -> None:
        self.rules, self.rng = rules, rng

    def choose(self, seen: Observation) -> int:
        legal = self.rules.resample(seen, self.rng).legal(seen.seat)
        return int(legal[self.rng.below(len(legal))])


def _greedy(rules: Rules, rng: Rng) -> Bot:
    from arcanarium.bots.greedy import Greedy

    return Greedy(rules, registry.companion(rules.name, "value"), rng)


OWN_STREAM = 0x2B0750_5EED
"""Separates the random numbers of a bot from those of a game with the same seed."""

_MAKERS: dict[str, Callable[[Rules, Rng], Bot]] = {"greedy": _greedy, "random": RandomBot}


def names() -> list[str]:
    """The names of all bots; the first is the default opponent."""
    return list(_MAKERS)


def make(name: str, rules: Rules, seed: int) -> Bot:
    """A bot for one seat of one game. With the same seed it plays the same. ConfigError names the known bots."""
    if name not in _MAKERS:
        raise ConfigError(f"there is no bot “{name}”; the bots are {', '.join(_MAKERS)}")
    return _MAKERS[name](rules, Rng((seed ^ OWN_STREAM) & (1 << 62) - 1))
