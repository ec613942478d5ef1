"""Players that are programs. A bot is given an Observation, never a State, so it cannot cheat.

    >>> from arcanarium import Game, bots, games
    >>> game = Game.new(games()[0], seats=2, seed=7)
    >>> bot = bots.make("random", game.rules, seed=1)
    >>> game.play(0, bot.choose(game.observe(0)))

To think ahead, a bot asks the rules for a state that agrees with what it sees: `rules.resample(observation, rng)`.
What a state is worth, only its game can say: the greedy bot plays the games that have `Values` (core/contract.py).

To add a bot, write a class with a method `choose` and name it in `_MAKERS`.
"""
from __future__ import annotations

import re
from collections.abc import Callable
from typing import Protocol

from arcanarium.bots import foreign
from arcanarium.bots.greedy import Greedy
from arcanarium.core import registry
from arcanarium.core.contract import AnyRules, Observation
from arcanarium.core.errors import ConfigError
from arcanarium.core.rng import Rng


class Bot(Protocol):
    """A player at one seat of one game. A bot may remember things, so make a new one for each seat and each game."""

    def choose(self, seen: Observation) -> int:
        """Decide for the seat that made this observation and owes a decision: the number of a legal action."""


class RandomBot:
    """A bot that makes any legal move, each with the same probability."""

    def __init__(self, rules: AnyRules, rng: Rng) -> None:
        self.rules, self.rng = rules, rng

    def choose(self, seen: Observation) -> int:
        legal = self.rules.resample(seen, self.rng).legal(seen.seat)
        return int(legal[self.rng.below(len(legal))])


def _greedy(rules: AnyRules, rng: Rng) -> Bot:
    values = registry.spec(rules.name).values
    if values is None:
        raise ConfigError(f"the game {rules.name} has no values, which the greedy bot needs; "
                          f"its bots are {', '.join(names(rules.name))}")
    return Greedy(rules, values, rng)


OWN_STREAM = 0x2B0750_5EED
"""Separates the random numbers of a bot from those of a game with the same seed."""

_MAKERS: dict[str, Callable[[AnyRules, Rng], Bot]] = {"greedy": _greedy, "random": RandomBot}


def names(game: str = "") -> list[str]:
    """The names of all bots, or of those that can play a game; the first is the default opponent."""
    needs_values = {"greedy"} if game and registry.spec(game).values is None else set()
    return [name for name in (*_MAKERS, *foreign.registered()) if name not in needs_values]


def make(name: str, rules: AnyRules, seed: int) -> Bot:
    """A bot for one seat of one game. With the same seed it plays the same. ConfigError names the known bots."""
    rng = Rng((seed ^ OWN_STREAM) & (1 << 62) - 1)
    if foreign.is_foreign(name):
        return foreign.make_foreign(name, rules, seed, rng, lambda: stand_in(rules, seed))
    if name not in _MAKERS:
        raise ConfigError(f"there is no bot “{name}”; the bots are {', '.join(_MAKERS)}")
    return _MAKERS[name](rules, rng)


def stand_in(rules: AnyRules, seed: int) -> Bot:
    """The bot that plays on for one that has lost its seat: greedy, where it can play."""
    able = names(rules.name)
    return make("greedy" if "greedy" in able else able[0], rules, seed)


UNLIMITED = re.compile(r"random|greedy|level\d|.*:\d+(\.\d+)?(ms|s)?(:\d+)?$")
"""Names to which no limit is added: bots that do not search, levels, and whatever ends in a limit."""


def limited(name: str, visits: int = 0, seconds: float = 0.0) -> str:
    """The name of a bot with a limit for each decision, if it has none of its own: `seer` becomes `seer:500` or
    `seer:30ms`. Bots of others are limited by time only."""
    if UNLIMITED.match(name) or not (seconds or visits and not foreign.is_foreign(name)):
        return name
    if not seconds:
        return f"{name}:{visits}"
    return f"{name}:{seconds:g}s" if seconds >= 1 else f"{name}:{round(1000 * seconds, 3):g}ms"
