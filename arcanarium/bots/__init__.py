"""Players that are programs. A bot sees an Observation, never a State: it cannot cheat.

    >>> from arcanarium import Game, bots
    >>> game = Game.new("resarcana", seats=2, seed=7)
    >>> bot = bots.make("random", game.rules, seed=1)
    >>> game.play(0, bot.choose(game.observe(0)))

To think ahead a bot asks the rules for a state that agrees with what it sees: `rules.resample(observation, rng)`.
What a position is worth only the game can say. It does so in a module `value` beside its rules (so `greedy` plays
`cadwallon` with arcanarium/cadwallon/value.py), found by `registry.companion` and described by `Values` here:

    value(state, seat) -> float   how good a state is for a seat; higher is better, differences count
    quiet(state) -> bool          is nothing half done, so that `value` tells the truth? A state with a payment, a
                                  target or a reaction still owed is not quiet; one where a new turn begins is

A stronger bot is one more line in `_MAKERS`.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from arcanarium.core import registry
from arcanarium.core.contract import Observation, Rules
from arcanarium.core.errors import ConfigError
from arcanarium.core.rng import Rng


class Bot(Protocol):
    """A player at one seat of one game. It may keep a memory; give each seat and each game a bot of its own."""

    def choose(self, seen: Observation) -> int:
        """A legal action, by number, for the seat that sees this and owes a decision."""


class Values(Protocol):
    """What a game's module `value` offers."""

    def value(self, state: Any, seat: int) -> float: ...

    def quiet(self, state: Any) -> bool: ...


class RandomBot:
    """Any legal action, each as likely as the others."""

    def __init__(self, rules: Rules, rng: Rng) -> None:
        self.rules, self.rng = rules, rng

    def choose(self, seen: Observation) -> int:
        legal = self.rules.resample(seen, self.rng).legal(seen.seat)
        return int(legal[self.rng.below(len(legal))])


def _greedy(rules: Rules, rng: Rng) -> Bot:
    from arcanarium.bots.greedy import Greedy

    return Greedy(rules, registry.companion(rules.name, "value"), rng)


OWN_STREAM = 0x2B0750_5EED
"""Keeps what a bot imagines apart from what a game of the same seed deals."""

_MAKERS: dict[str, Callable[[Rules, Rng], Bot]] = {"greedy": _greedy, "random": RandomBot}


def names() -> list[str]:
    """The names of all bots, the one to offer first first."""
    return list(_MAKERS)


def make(name: str, rules: Rules, seed: int) -> Bot:
    """A bot for one seat of one game; the same seed makes it play the same. ConfigError names the known bots."""
    if name not in _MAKERS:
        raise ConfigError(f"there is no bot “{name}”; the bots are {', '.join(_MAKERS)}")
    return _MAKERS[name](rules, Rng((seed ^ OWN_STREAM) & (1 << 62) - 1))
