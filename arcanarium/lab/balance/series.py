"""Long series of games between bots, from which facts are kept: a plain function of a series and numbers of games.

In a series of different bots each deal is played once with every rotation of the bots; bots of one kind play each deal
once. The same series gives the same games, wherever they are played.
"""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from json import dumps
from typing import Any

from arcanarium import bots
from arcanarium.bots.guard import told
from arcanarium.bots.imagining import judge_of
from arcanarium.core import registry
from arcanarium.core.config import Config
from arcanarium.core.contract import AnyRules
from arcanarium.core.errors import ConfigError
from arcanarium.core.game import GOLDEN, MASK, Game
from arcanarium.core.record import Record
from arcanarium.core.rng import Rng
from arcanarium.engine.cells import Cells, first_owing
from arcanarium.engine.judge import Judge
from arcanarium.engine.search.desk import Desk, best_part
from arcanarium.engine.selfplay import greedy_choice, judged_choice
from arcanarium.facts.following import Follower
from arcanarium.facts.rows import RowBatch, Writer
from arcanarium.lab.contest import numbered
from arcanarium.lab.matches import LONGEST

OPEN, OPEN_STEP = "open", "open-step"
"""Players that see all cards: greedy, and one that looks one turn ahead with the learned evaluation, like `step`. They
are no fair opponents, but many times as fast as those that have to imagine cards; among themselves they are even."""
INSIDERS = (OPEN, OPEN_STEP)
QUICK_BATCH, SLOW_BATCH = 200, 10


@dataclass(frozen=True, slots=True)
class Series:
    """Which games are played: enough for any process to play any of them."""

    config: Config
    players: tuple[str, ...]
    """Bots by name, or INSIDERS, one for each seat."""
    seed: int

    def __post_init__(self) -> None:
        if len(self.players) != self.config.seats:
            raise ConfigError(f"{len(self.players)} bots cannot take the {self.config.seats} seats of this game")
        rules = registry.rules(self.config.game)
        for name in dict.fromkeys(self.players):
            if name not in INSIDERS:
                bots.make(name, rules, 1)
            elif not isinstance(rules.start(self.config), Cells):
                raise ConfigError(f"{self.config.game} cannot be played by the player {name}; name a bot")

    @property
    def size(self) -> int:
        """With how many rotations of the bots each deal is played."""
        return self.config.seats if len(set(self.players)) > 1 else 1

    @property
    def id(self) -> str:
        return sha256(dumps(self.fields(), sort_keys=True).encode()).hexdigest()[:12]

    def fields(self) -> dict[str, Any]:
        """The series as JSON holds it."""
        config = asdict(self.config) | {"sets": list(self.config.sets), "options": dict(self.config.options)}
        return {"config": config, "players": list(self.players), "seed": self.seed}

    @classmethod
    def read(cls, fields: dict[str, Any]) -> Series:
        """The series of such fields; ConfigError, KeyError or TypeError if it is none."""
        config = dict(fields["config"])
        given = {"seats": config["seats"], "variant": config["variant"], **config["options"]}
        if config["sets"]:
            given["sets"] = tuple(config["sets"])
        return cls(registry.rules(config["game"]).configure(given), tuple(fields["players"]), int(fields["seed"]))

    @property
    def batch(self) -> int:
        """How many games are played in a row and kept together: more where they are quick."""
        return QUICK_BATCH if set(self.players) <= set(INSIDERS) else SLOW_BATCH * self.size

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        by = number % self.size
        return self.players[-by:] + self.players[:-by] if by else self.players

    def deal(self, number: int) -> int:
        """The seed of the deals of a game."""
        return self.seed + number // self.size


class Insider:
    """A player with open cards, for all its seats of one game: it looks at the state itself. Of what is not decided
    yet, such as the next shuffle, it knows nothing."""

    def __init__(self, name: str, rules: AnyRules, state: Cells, seed: int) -> None:
        self.judged = name == OPEN_STEP
        self.desk = Desk(state, judge_of(rules)[0] if self.judged else Judge(), Rng(seed))

    def choose_in(self, state: Cells, seat: int) -> int:
        if self.judged:
            return judged_choice(state, seat, state.plausible(seat), self.desk)
        if state.quiet():
            return greedy_choice(state, seat, state.plausible(seat), 0, self.desk)
        return best_part(state, seat, self.desk)


class Driver:
    """One game of a series, from its start: which move comes next, and what chance brings."""

    def __init__(self, rules: AnyRules, series: Series, number: int, state: Any) -> None:
        self.rules, self.seed = rules, series.deal(number)
        own = (self.seed * 31 + number % series.size) * 31
        names = series.seated(number)
        insiders = {name: Insider(name, rules, state, own + len(names)) for name in INSIDERS if name in names}
        self.players = [insiders.get(name) or bots.make(name, rules, own + seat) for seat, name in enumerate(names)]

    def choose(self, state: Any, seat: int) -> int:
        player = self.players[seat]
        return player.choose_in(state, seat) if isinstance(player, Insider) else player.choose(
            self.rules.observe(state, seat))


def play_games(series: Series, numbers: Sequence[int]) -> RowBatch:
    """Play games of a series, and return what is kept of them. A game that fails is named and left out."""
    writer = Writer(series.config, numbers[0] if numbers else 0)
    for number in numbers:
        try:
            _play(series, number, writer)
        except Exception as error:  # long series are how such errors are found: they are named, and the rest goes on
            writer.faults.append(f"{series.deal(number)}: {told(error)}")
    return writer.batch(len(numbers))


def _play(series: Series, number: int, writer: Writer) -> None:
    spec = registry.spec(series.config.game)
    rules = spec.rules
    state: Any = rules.start(series.config)
    rules.note_events(state, True)
    driver, follower = Driver(rules, series, number, state), Follower(spec, state)
    deals, first = 0, first_owing if isinstance(state, Cells) else None
    while not state.over():
        if state.chance():
            state.deal_random(Rng((driver.seed + deals * GOLDEN) & MASK))
            deals += 1
            continue
        seat = first(state.cells) if first else state.owing()[0]
        move = driver.choose(state, seat)
        follower.decides(state, seat, move)
        state.apply(seat, move)
        if follower.decisions > LONGEST:
            raise RuntimeError(f"no end after {LONGEST} decisions")
    follower.hears(state)
    follower.write(writer, number, state, series.seated(number), str(driver.seed))


def record_of(series: Series, number: int) -> str:
    """Play a game of a series again, and return its record."""
    rules = registry.rules(series.config.game)
    names = numbered(list(series.seated(number)))
    game = Game.started(rules, Record(series.config, tuple(names), seed=series.deal(number)))
    driver = Driver(rules, series, number, game.state)
    while not game.over:
        seat = game.owing[0]
        game.play(seat, driver.choose(game.state, seat))
    return game.record()
