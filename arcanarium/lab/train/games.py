"""Games to learn from: which configurations are played, and what is written down of them."""
from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from arcanarium.bots import Bot, make
from arcanarium.bots.searching import Searcher
from arcanarium.core.config import Config
from arcanarium.core.contract import AnySpec
from arcanarium.core.errors import ConfigError
from arcanarium.core.rng import Rng
from arcanarium.engine.cells import Cells
from arcanarium.engine.judge import Judge
from arcanarium.engine.search.desk import Desk
from arcanarium.engine.selfplay import Notes, play_and_compare, play_and_note
from arcanarium.lab.matches import play_through

BATCH = 20
"""Games of one configuration played in a row."""
USUAL = 0.5
"""The share of games in the usual configuration: the first set, two seats."""
OTHER_VARIANT = 0.25
"""How often another variant than the usual one is tried, in the rest."""
TRIES = 200
MOST_SIBLINGS = 8
"""So many actions are compared at one position."""
NOISES = (0, 0, 8, 20, 60)
"""How much the greedy worth is blurred, in hundredths of its scale: one of these for each game."""
ODD_MOVES = (0, 2, 5, 12)
"""How many moves in a hundred are made at random: one of these for each game."""

Progress = Callable[[int], None]
"""Told how many games are done."""


class Mixture:
    """Draws configurations: half the usual one; the rest any sets, seats and options, now and then another variant."""

    def __init__(self, spec: AnySpec, seed: int) -> None:
        self.spec = spec
        self.random = Random(seed)
        self.usual = spec.rules.configure(dict(spec.about.simulated))

    def draw(self) -> Config:
        if self.random.random() < USUAL:
            return self.usual
        for _ in range(TRIES):
            try:
                return self.spec.rules.configure(self.options())
            except ConfigError:
                continue
        return self.usual

    def options(self) -> dict[str, Any]:
        """Some choice of everything; whether it can be played is not said."""
        about = self.spec.about
        chosen: dict[str, Any] = {"seats": self.random.choice(about.seats), "variant": about.variants[0]}
        if self.random.random() < OTHER_VARIANT:
            chosen["variant"] = self.random.choice(about.variants)
        if about.sets:
            chosen["sets"] = tuple(name for name in about.sets if self.random.random() < 0.5) or about.sets[:1]
        for name, values in about.options:
            chosen[name] = self.random.choice(values)
        return chosen

    def start(self) -> Cells:
        state = self.spec.rules.start(self.draw())
        if not isinstance(state, Cells) or state.feature_count() == 0:
            raise ValueError(f"{self.spec.about.name} has no features to learn from")
        return state


def greedy_games(spec: AnySpec, games: int, seed: int, every: int, progress: Progress) -> Notes:
    """Stage 0: greedy games with random openings and odd moves."""
    notes = Notes()
    mixture = Mixture(spec, seed)
    rng = Rng(seed)
    for first in range(0, games, BATCH):
        start = mixture.start()
        for _ in range(min(BATCH, games - first)):
            noise = mixture.random.choice(NOISES) * int(start.scale()) // 100
            play_and_note(start.clone(), notes, rng, noise, mixture.random.choice(ODD_MOVES), every)
        progress(first + BATCH)
    return notes


def sibling_games(spec: AnySpec, judge: Judge, games: int, seed: int, every: int, progress: Progress) -> Notes:
    """Stage 1: at some positions, several actions, each judged after greedy play to the end of the round."""
    notes = Notes()
    mixture = Mixture(spec, seed)
    rng = Rng(seed)
    for first in range(0, games, BATCH):
        start = mixture.start()
        for _ in range(min(BATCH, games - first)):
            play_and_compare(start.clone(), notes, rng, Desk(start, judge, rng), every, MOST_SIBLINGS, 1)
        progress(first + BATCH)
    return notes


def one_step_score(spec: AnySpec, judge: Judge, pairs: int, seed: int, options: dict[str, Any] | None = None,
                   ) -> tuple[float, int]:
    """How one step with a judge does against greedy play: the share of wins, and how many games were played. Each deal
    is played with every seat in turn; nobody sees hidden cards; a shared victory counts as its share."""
    rules = spec.rules
    config = rules.configure(options or dict(spec.about.simulated))
    won = 0.0
    for pair in range(pairs):
        for seat in range(config.seats):
            players: list[Bot] = [make("greedy", rules, seed + pair + other) for other in range(config.seats)]
            players[seat] = Searcher("step", rules, Rng(seed + pair), judge=judge)
            state, _ = play_through(config, seed + pair, players)
            winners = rules.result(state).winners
            won += (seat in winners) / len(winners)
    return won / max(1, pairs * config.seats), pairs * config.seats
