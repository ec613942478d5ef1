"""A contest between bots: which games are played, and how one of them is played.

Every game belongs to a group: one set-up, once with each seat for one bot, and copies of the other bot in the other
seats. For two seats that is a pair of games with seats exchanged. A set-up is a seed, which decides all deals.
"""
from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import combinations
from typing import Any, NamedTuple

from arcanarium import bots
from arcanarium.bots.guard import GuardedBot, told
from arcanarium.core import registry
from arcanarium.core.config import Config
from arcanarium.core.contract import Result
from arcanarium.core.errors import ConfigError
from arcanarium.core.record import SEATS
from arcanarium.lab.matches import TimedBot, play_through
from arcanarium.lab.workers import Died


class Bout(NamedTuple):
    """One game that is to be played: bot `one` in `seat`, bot `other` in all other seats."""

    one: int
    other: int
    group: int
    seat: int


@dataclass(frozen=True, slots=True)
class Contest:
    """All games between some bots: enough for any process to play any of them."""

    config: Config
    bots: tuple[str, ...]
    seed: int
    gauntlet: bool = False
    """The first bot plays against each of the others, instead of each against each."""

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise ConfigError("name at least two bots, such as `arcana arena greedy random`")
        rules = registry.rules(self.config.game)
        for name in dict.fromkeys(self.bots):  # an unknown bot is told before anything is played
            if not bots.others.is_foreign(name):
                bots.make(name, rules, 1)

    @property
    def size(self) -> int:
        """How many games a group has."""
        return self.config.seats

    @property
    def pairings(self) -> list[tuple[int, int]]:
        every = list(combinations(range(len(self.bots)), 2))
        return [pair for pair in every if pair[0] == 0] if self.gauntlet else every

    def labels(self) -> list[str]:
        """What the bots are called in results: a second one of the same name gets a number."""
        return [name if name not in self.bots[:i] else f"{name} #{self.bots[: i + 1].count(name)}"
                for i, name in enumerate(self.bots)]

    def player(self, place: int) -> str:
        """What a bot is called in records."""
        return self.bots[place]

    def groups(self, games: int) -> int:
        """How many groups it takes to play at least so many games of each pairing."""
        return -(-games // self.size)

    def bouts(self, games: int) -> Iterator[Bout]:
        """All games, those of all pairings in turn, so that what is finished is balanced at any time."""
        for group in range(self.groups(games)):
            for one, other in self.pairings:
                for seat in range(self.size):
                    yield Bout(one, other, group, seat)

    def fields(self) -> dict[str, Any]:
        """The contest as JSON holds it."""
        config = asdict(self.config) | {"sets": list(self.config.sets), "options": dict(self.config.options)}
        return {"config": config, "bots": list(self.bots), "seed": self.seed, "gauntlet": self.gauntlet}


@dataclass(slots=True)
class Fought:
    """How one game went. Lists of two are for bot `one` and for bot `other`, all its copies together."""

    bout: Bout
    score: float | None = None
    """1 if `one` has won, 0 if not; a shared victory is shared out. None for a game that came to no end."""
    points: float = 0.0
    """The points of `one` less those of its best rival."""
    rounds: int = 0
    decisions: list[int] = field(default_factory=lambda: [0, 0])
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    slowest: list[float] = field(default_factory=lambda: [0.0, 0.0])
    errors: list[str] = field(default_factory=list)
    """What bots did wrong, each with the name of the bot; or why there is no result."""
    record: str = ""
    """The record of the game, where it was asked for."""

    def fields(self) -> dict[str, Any]:
        """The game as a line of the logbook holds it. Its record is a file of its own."""
        fields = asdict(self) | {"bout": list(self.bout)}
        del fields["record"]
        return fields

    @classmethod
    def read(cls, fields: dict[str, Any]) -> Fought:
        """The game of such a line; TypeError, KeyError or ValueError if it is none."""
        fought = cls(**{**fields, "bout": Bout(*map(int, fields["bout"]))})
        if fought.score is not None:
            fought.score = float(fought.score)
        return fought


def play_bout(contest: Contest, recorded: bool, bout: Bout) -> Fought:
    """Play one game. Whatever goes wrong in it becomes part of its result. Nothing is written: the game may be played
    on another machine."""
    fought = Fought(bout)
    seed = contest.seed + bout.group
    places = [bout.one if seat == bout.seat else bout.other for seat in range(contest.size)]
    labels = contest.labels()
    players: list[TimedBot] = []
    result: Result | None = None
    rules = registry.rules(contest.config.game)
    try:
        for seat, place in enumerate(places):
            players.append(TimedBot(guarded(contest.bots[place], contest, (seed * 31 + bout.seat) * 31 + seat)))
        keep = partial(setattr, fought, "record") if recorded else None
        names = numbered([contest.player(place) for place in places])
        state, _ = play_through(contest.config, seed, players, keep, names)
        result = rules.result(state)
        fought.score = 1 / len(result.winners) if bout.seat in result.winners else 0.0
        others = [points for seat, points in enumerate(result.points) if seat != bout.seat]
        fought.points, fought.rounds = result.points[bout.seat] - max(others), result.rounds
    except Exception as error:
        fought.errors.append(told(error))
    finally:
        for seat, player in enumerate(players):
            which = int(seat != bout.seat)
            fought.decisions[which] += player.decisions
            fought.seconds[which] += player.seconds
            fought.slowest[which] = max(fought.slowest[which], player.slowest)
            assert isinstance(player.bot, GuardedBot)
            player.bot.end(result)
            if player.bot.note:
                fought.errors.append(f"{labels[places[seat]]}: {player.bot.note}")
    return fought


def guarded(name: str, contest: Contest, seed: int) -> GuardedBot:
    """A bot that loses its seat to the usual one when it fails. Bots of ours may take their time."""
    rules = registry.rules(contest.config.game)
    if bots.others.is_foreign(name):
        made = bots.make(name, rules, seed)
        assert isinstance(made, GuardedBot)
        return made
    make, stand_in = partial(bots.make, name, rules, seed), partial(bots.stand_in, rules, seed)
    return GuardedBot(make, stand_in, rules, timed=False, checked=False)


def numbered(names: list[str]) -> list[str]:
    """What the players are called in a record: `greedy bot`, and `greedy bot 2` for a second one."""
    counts = [names[: seat + 1].count(name) for seat, name in enumerate(names)]
    return [f"{name} bot" + (f" {count}" if count > 1 else "") for name, count in zip(names, counts, strict=True)]


def lost_bout(bout: Bout, why: Died) -> Fought:
    """A game whose process has died."""
    return Fought(bout, errors=[str(why)])


def record_name(contest: Contest, bout: Bout) -> str:
    """The file of the record: which bots by their places in the contest, the seed, and the seat of the first."""
    return f"{bout.one + 1}-{bout.other + 1}-{contest.seed + bout.group}-{SEATS[bout.seat]}.arcana"
