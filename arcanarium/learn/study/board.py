"""An analysis board: positions from which moves are tried for all seats, branch by branch, and the best lines in them.

A board begins at a step of a recorded game or at a position, and a place on it is the moves that lead there. The same
moves are always dealt the same cards, so a place needs nothing else, and can be shared.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from hashlib import sha256
from typing import Any, NamedTuple

from arcanarium import bots
from arcanarium.bots.searching import analysis_of
from arcanarium.core import registry
from arcanarium.core.contract import PUBLIC, TextSource
from arcanarium.core.errors import ConfigError, MoveError
from arcanarium.core.game import Game
from arcanarium.core.record import SEATS, parse_record
from arcanarium.core.rng import Rng
from arcanarium.engine.analysis import Analysis, MoveReport
from arcanarium.engine.search.timer import Timer
from arcanarium.learn.hints import move_words
from arcanarium.learn.line_steps import played
from arcanarium.learn.study.lights import Light
from arcanarium.learn.study.weighing import FAMILIAR, Scale
from arcanarium.table import walk_record

SEED = 1
"""The seed of every search on a board: who looks at the same place is told the same."""
LONG = 10_000
"""The visits of a search on a board."""
FIRST, PIECE = 100, 1000
"""The visits after which is told for the first time, and the most between two reports."""
NEVER = 1e18
"""Seconds after which no search pauses."""
LINES = 5
"""So many moves are told with their lines."""
DIGITS = 4
WALKED = 6
"""So many starts are kept as they were walked to."""
PREPARING = 400
"""Decisions within which every game has been set up."""


class Try(NamedTuple):
    """A move that is tried on a board."""

    seat: int
    move: str


Path = tuple[Try, ...]


@dataclass(frozen=True, slots=True)
class BoardStart:
    """Where a board begins: at a step of a record, by which decisions and requests are counted, or at a position."""

    record: str = ""
    step: int = 0
    position: str = ""


def stand(start: BoardStart, path: Sequence[tuple[int, str]] = ()) -> Game:
    """The game at a place on a board. RecordError or PositionError if there is no such start, MoveError if one of the
    moves is not legal."""
    games = [*walk(start, path)]
    if len(games) <= len(path):
        games[-1].play(*path[len(games) - 1])  # says what is wrong with it
    return games[-1]


def walk(start: BoardStart, path: Sequence[tuple[int, str]]) -> Iterator[Game]:
    """The game at the start of a board and after each move of a path, as far as its moves are legal. Errors as in
    `stand` for the start."""
    game = _begun(start)
    yield game
    for seat, move in path:
        game = game.copy()
        try:
            game.play(seat, move)
        except MoveError:
            return
        yield game


@lru_cache(WALKED)
def _begun(start: BoardStart) -> Game:
    """The game at the start of a board. Its cards are dealt from its own seed, so that who plays on as it was recorded
    is dealt what was recorded."""
    if start.position:
        return Game.from_position(start.position, seed=_seed_of(start.position))
    record = parse_record(start.record)
    if record.seed is None:
        record = replace(record, seed=_seed_of(start.record))
    steps = 0
    for steps, game in enumerate(walk_record(record)):
        if steps == start.step:
            return game.copy(deals=())
    raise ConfigError(f"this game has {steps} steps, so there is no step {start.step}")


def _seed_of(text: str) -> int:
    return int.from_bytes(sha256(text.encode()).digest()[:7], "big")


def is_record(text: str) -> bool:
    """Whether a text is meant to be a record; a position begins with the name of its game."""
    return text.lstrip().startswith("arcanarium record")


def dealt(game: str, seed: int, **options: Any) -> Game:
    """A new game that bots have set up, at its first round. ConfigError if there is no such game."""
    made = Game.new(game, seed=seed, **options)
    show = registry.face(game)
    players = [bots.stand_in(made.rules, seed + seat) for seat in range(made.config.seats)]
    for _ in range(PREPARING):
        if made.over or int(show.view(made.observe(PUBLIC))["round"]) > 0:
            break
        seat = made.owing[0]
        made.play(seat, players[seat].choose(made.observe(seat)))
    return made


# --- the branches ---


@dataclass(slots=True)
class Branch:
    """A place on a board: the move that led there from its parent, and where one can go on."""

    parent: int
    seat: int = -1
    move: str = ""
    after: list[int] = field(default_factory=list)


class Branches:
    """The places on a board that were looked at; number 0 is its start, and parents come before what follows them."""

    def __init__(self, tree: Sequence[tuple[int, int, str]] = ()) -> None:
        """`tree` has for each place but the start its parent, and the seat and the move that led there. ConfigError
        if it is none."""
        self.places = [Branch(-1)]
        for parent, seat, move in tree:
            if not 0 <= parent < len(self.places):
                raise ConfigError(f"place {len(self.places)} follows {parent}, which is no place before it")
            self.add(parent, seat, move)

    def add(self, parent: int, seat: int, move: str) -> int:
        """The place to which a move leads, which may be there already."""
        for n in self.places[parent].after:
            if (self.places[n].seat, self.places[n].move) == (seat, move):
                return n
        self.places.append(Branch(parent, seat, move))
        self.places[parent].after.append(len(self.places) - 1)
        return len(self.places) - 1

    def path(self, n: int) -> Path:
        """The moves that lead to a place."""
        found: list[Try] = []
        while n:
            place = self.places[n]
            found.append(Try(place.seat, place.move))
            n = place.parent
        return tuple(reversed(found))

    def games(self, start: BoardStart) -> Iterator[tuple[int, Game, Game]]:
        """For each place but the start its number, the game before its move and the game after it. MoveError if one
        of the moves is not legal."""
        waiting = [(0, stand(start))]
        while waiting:
            n, game = waiting.pop()
            for next_one in reversed(self.places[n].after):
                place, after = self.places[next_one], game.copy()
                after.play(place.seat, place.move)
                yield next_one, game, after
                waiting.append((next_one, after))

    def data(self) -> list[tuple[int, int, str]]:
        """The tree as it is read back."""
        return [(place.parent, place.seat, place.move) for place in self.places[1:]]


# --- the best lines ---


class Lines:
    """The search for the best moves of a seat at one place. It can go on where it was left."""

    def __init__(self, game: Game, seat: int, light: Light) -> None:
        """ConfigError if the seat owes no decision there."""
        if seat not in game.owing:
            raise ConfigError(f"seat {SEATS[seat]} owes no decision here")
        self.game, self.seat, self.light = game, seat, light
        self.seen = game.observe(seat)
        self.scale = Scale(game.rules, self.seen, game.state.clone() if light == "open" else None, SEED)

    def grow(self, visits: int) -> Analysis:
        """Search until so many visits, unless there were more already, and tell what is known then."""
        tree = self.scale.tree
        if len(self.scale.side.edges) > 1:
            timer = Timer(visits, 0.0)
            timer.pause = NEVER  # so that it does not end once the best is found: how good the others are counts too
            tree.run(timer)
        else:
            self.scale.judged(int(self.scale.side.edges[0].action), visits // FAMILIAR)
        return analysis_of(tree, 0.0, True, ())

    def told(self, found: Analysis, texts: TextSource, names: Sequence[str], most: int = LINES) -> dict[str, Any]:
        """What was found as data, with the moves in words: docs/board.md describes every field."""
        return {
            "seat": self.seat, "light": self.light, "visits": found.visits, "evaluation": found.evaluation,
            "win": [round(win, DIGITS) for win in found.win],
            "points": [round(points, DIGITS) for points in found.points],
            "rounds_left": round(found.rounds_left, DIGITS) if found.rounds_left >= 0 else None,
            "moves": [self._move(move, texts, names) for move in found.moves[:most] if move.visits],
        }

    def _move(self, move: MoveReport, texts: TextSource, names: Sequence[str]) -> dict[str, Any]:
        line = self._line(move, texts, names)
        first = line[0] if line else {"move": self.scale.text(move.action), "words": self.scale.text(move.action)}
        return {
            "move": first["move"], "words": first["words"], "win": round(move.win, DIGITS),
            "error": round(move.error, DIGITS), "visits": move.visits, "points": round(move.points, DIGITS),
            "line": line[1:],
        }

    def _line(self, move: MoveReport, texts: TextSource, names: Sequence[str]) -> list[dict[str, Any]]:
        """The line of a move as far as it can be played in one world: the true one in the open light, an imagined one
        in the fair light."""
        rules, rng = self.game.rules, Rng(SEED)
        world = self.game.state if self.light == "open" else rules.resample(self.seen, rng)
        return [
            {"seat": step.seat, "move": rules.action_text(step.before, step.action),
             "words": words_in(rules, step.before, step.seat, step.action, texts, names)}
            for step in played(rules, world, move.line or ((self.seat, move.action),), rng, self.seat)]


def words_in(rules: Any, state: Any, seat: int, action: int, texts: TextSource, names: Sequence[str]) -> str:
    """A move in words, as its own seat reads it."""
    return move_words(rules, rules.observe(state, seat), rules.action_value(state, action), texts, names)


def reports(most: int = LONG) -> Iterator[int]:
    """After how many visits a search tells what it knows: soon at first, then every PIECE."""
    visits = min(FIRST, most)
    while visits < most:
        yield visits
        visits += min(PIECE, 2 * visits, most - visits)
    yield most

