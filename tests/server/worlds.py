"""The frames of one game and of worlds that its viewer cannot tell from it, side by side.

As `kits.secrecy` does it for observations: a world is resampled from what the viewer may know, the same is done there
as in the true game, and every frame that the server would send must be the same to the last byte.
"""
from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from arcanarium.core.config import Config
from arcanarium.core.contract import PUBLIC, AnyRules
from arcanarium.core.errors import ArcanariumError
from arcanarium.core.game import Game
from arcanarium.core.record import CHANCE, Record
from arcanarium.core.rng import Rng
from arcanarium.engine.analysis import Limit
from arcanarium.server.frames import state_frame, table_frame
from arcanarium.server.journal import Clock, SeatPlan, TableSetup
from arcanarium.server.messages import write
from arcanarium.server.room import Room
from arcanarium.server.thinkers import advise, choose, question, texts_of
from arcanarium.table import PlayedGame

BIG = 10**17
"""Added to seeds, so that none of them is in a frame by accident."""
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve"]


def standing(rules: AnyRules, config: Config, state: Any, seed: int) -> Game:
    """A game that stands at a state, without a past."""
    game = Game(rules, Record(config, seed=seed))
    game.state = state
    rules.note_events(state, True)
    rules.clear_events(state)
    return game


def frames(game: Game, viewer: int, cause: str) -> list[bytes]:
    """What a viewer is sent of a game: the state, and the table around it."""
    seats = game.config.seats
    names = NAMES[:seats]
    state = state_frame(game, viewer, names, texts_of("en"), 7, cause, 5, coach=True)
    setup = TableSetup(game.config.game, tuple(SeatPlan("person") for _ in range(seats)), clock=Clock(60.0, 5.0))
    room = Room("table", "host", setup)
    room.played = PlayedGame(game, room.seats)
    return [write(state), write(table_frame(room, "host", [0.0] * seats, 0, 0.0, texts_of("en")))]


class Check:
    """One random game, compared with worlds along the way."""

    def __init__(self, game: str, options: dict[str, Any], seed: int, often: float, hints: float = 0.02) -> None:
        self.dice = Random(seed)
        self.often, self.hints = often, hints
        self.game = Game.new(game, seed=BIG + seed, **options)
        self.rules, self.config = self.game.rules, self.game.config
        self.compared = self.told = self.hinted = 0

    def run(self, limit: int) -> None:
        for _ in range(limit):
            if self.game.over:
                break
            seat = self.dice.choice(self.game.owing)
            move = self.dice.choice(self.game.legal(seat))
            for viewer in range(-1, self.config.seats):
                if self.dice.random() < self.often:
                    self.compare(viewer, seat, move.number)
            self.game.play(seat, move)
        for viewer in range(-1, self.config.seats):
            self.same_now(self.game, viewer)

    def worlds(self, viewer: int) -> Iterator[Any]:
        seen = self.game.observe(viewer)
        yield self.rules.resample(seen, Rng(self.dice.getrandbits(62)))

    def where(self, viewer: int) -> str:
        who = "a spectator" if viewer == PUBLIC else f"seat {viewer}"
        return f"{self.config}, seed {self.game.seed}, after {len(self.game.lines)} lines, to {who}"

    def same_now(self, game: Game, viewer: int) -> None:
        """What somebody is sent who has just come."""
        here = standing(self.rules, self.config, game.state.clone(), game.seed)
        for world in self.worlds(viewer):
            there = standing(self.rules, self.config, world, 1)
            for one, two in zip(frames(here, viewer, "join"), frames(there, viewer, "join"), strict=True):
                assert one == two, f"a frame tells a secret: {self.where(viewer)}"
                assert str(game.seed).encode() not in one, f"a frame tells the seed: {self.where(viewer)}"
                self.compared += 1
            if viewer in game.owing and self.dice.random() < self.hints:
                told = {question(at, viewer, 4) for at in (here, there)}
                assert len(told) == 1, f"a bot's process is told a secret: {self.where(viewer)}"
                asked = told.pop()
                assert choose(*asked, "greedy") in [move.text for move in game.legal(viewer)]
                assert advise(*asked, "ABCDE", "en", Limit(visits=30))["move"]
                self.hinted += 1

    def compare(self, viewer: int, seat: int, action: int) -> None:
        """What is sent before and after a move, in both worlds. Where the viewer learns something new by it that is
        different there, nothing can be compared."""
        self.same_now(self.game, viewer)
        before = self.game.state
        for world in self.worlds(viewer):
            here = standing(self.rules, self.config, before.clone(), self.game.seed)
            if action not in list(world.legal(seat)):
                continue
            here.play(seat, action)
            dealt = iter([line.text for line in here.lines if line.who == CHANCE])
            there = standing(self.rules, self.config, world, self.game.seed)
            there._deals = lambda _, dealt=dealt: next(dealt, None)
            try:
                there.play(seat, action)
            except (ArcanariumError, ValueError):
                continue  # in that world chance cannot have it so
            if here.observe(viewer).to_bytes() != there.observe(viewer).to_bytes():
                continue
            for one, two in zip(frames(here, viewer, "move"), frames(there, viewer, "move"), strict=True):
                assert one == two, f"a frame tells a secret: {self.where(viewer)}"
                self.told += 1
