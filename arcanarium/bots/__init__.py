"""Players that are programs. A bot is given an Observation, never a State, so it cannot cheat.

    >>> from arcanarium import Game, bots, games
    >>> game = Game.new(games()[0], seats=2, seed=7)
    >>> bot = bots.make("level2", game.rules, seed=1)
    >>> game.play(0, bot.choose(game.observe(0)))

A bot has a name: `random`, `greedy`, `flat`, `seer`, or a level for people, `level1` to `level8`. A searching bot takes
a limit after a colon, in visits or in CPU time for each decision, and a number of processes after another:
`flat:500`, `seer:30ms`, `seer:1s:2`. Bots of others are `program:COMMAND`, `class:module:Name`, or the names that their
packages declare (bots/others.py). `think` tells what it found; see arcanarium.engine.analysis.
"""
from __future__ import annotations

from typing import Any, Protocol

from arcanarium.bots import others
from arcanarium.bots.greedy import Greedy, RandomBot
from arcanarium.bots.levels import LEVELS, Level, LevelBot, level_named
from arcanarium.bots.naming import has_limit, read_limit, write_limit
from arcanarium.bots.searching import SEARCHES, Searcher
from arcanarium.core import registry
from arcanarium.core.contract import AnyRules, Observation
from arcanarium.core.errors import ConfigError
from arcanarium.core.rng import Rng

__all__ = ["LEVELS", "Bot", "Level", "Searcher", "limited", "make", "names", "others", "stand_in", "thinker"]


class Bot(Protocol):
    """A player at one seat of one game. A bot may remember things, so make a new one for each seat and each game."""

    def choose(self, seen: Observation) -> int:
        """Decide for the seat that made this observation and owes a decision: the number of a legal action."""


OWN_STREAM = 0x2B0750_5EED
"""Separates the random numbers of a bot from those of a game with the same seed."""


def names(game: str = "") -> list[str]:
    """The names of all bots, or of those that can play a game; the first is the one that stands in for people."""
    if game and registry.spec(game).values is None:
        return ["random", *others.registered()]
    return ["greedy", "random", *SEARCHES, *LEVELS, *others.registered()]


def make(name: str, rules: AnyRules, seed: int) -> Bot:
    """A bot for one seat of one game. With the same seed it plays the same, unless its limit is a time. ConfigError
    names the known bots, or says what is wrong with a limit."""
    rng = Rng((seed ^ OWN_STREAM) & (1 << 62) - 1)
    if others.is_foreign(name):
        return others.make_foreign(name, rules, seed, rng, lambda: stand_in(rules, seed))
    kind, colon, rest = name.partition(":")
    if kind not in names() and level_named(kind) is None:
        raise ConfigError(f"there is no bot “{name}”; the bots are {', '.join(names())}")
    if kind != "random" and kind not in names(rules.name) and registry.spec(rules.name).values is None:
        raise ConfigError(f"the game {rules.name} has no values, which the bot {kind} needs; its bots are random")
    if kind in SEARCHES:
        return Searcher(kind, rules, rng, read_limit(name, rest) if colon else None)
    if colon:
        raise ConfigError(f"the bot {kind} takes no limit; {', '.join(SEARCHES)} do")
    if kind == "random":
        return RandomBot(rules, rng)
    if kind == "greedy":
        return Greedy(rules, rng)
    level = level_named(kind)
    assert level is not None
    return LevelBot(level, rules, rng)


def stand_in(rules: AnyRules, seed: int) -> Bot:
    """The bot that plays on for one that has lost its seat: greedy, where it can play."""
    return make(names(rules.name)[0], rules, seed)


def limited(name: str, visits: int = 0, seconds: float = 0.0) -> str:
    """The name of a bot with a limit for each decision, if it searches and has none of its own: `seer` becomes
    `seer:500` or `seer:30ms`. Bots of others are limited by time only."""
    ours = name in SEARCHES and bool(visits or seconds)
    theirs = others.is_foreign(name) and bool(seconds) and not has_limit(name)
    return f"{name}:{write_limit(0 if theirs else visits, seconds)}" if ours or theirs else name


def thinker(rules: AnyRules, seed: int, world: Any = None) -> Searcher:
    """The strongest bot that can explain itself: its `think` takes a limit. With a `world`, a full state, it knows all
    cards and imagines no other. ConfigError if the game has no values."""
    made = make("seer", rules, seed)
    assert isinstance(made, Searcher)
    made.world = world
    return made
