"""What happened in a recorded game, by the record alone: points, essences, cards that came to nothing."""
from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, NamedTuple

from arcanarium.core import registry
from arcanarium.core.contract import PUBLIC, AnyFace, Observation, Result
from arcanarium.core.game import Game
from arcanarium.core.record import CHANCE, Record
from arcanarium.engine.ledger import WAYS, Ledger
from arcanarium.table import acts, walk_record


@dataclass(frozen=True, slots=True)
class Fork:
    """A decision with a choice in it. `step` is the number of decisions and requests before it, by which replays
    count; `turn` that of decisions."""

    turn: int
    step: int
    round: int
    seat: int
    choices: int
    played: int | None
    """The move that was made, None where the record ends."""
    text: str
    """That move as the record has it."""


class Position(NamedTuple):
    """What the seat of a moment saw, and the whole state."""

    seen: Observation
    state: Any


@dataclass(frozen=True, slots=True)
class Gain:
    """Points that a seat got or lost from something, after a step."""

    step: int
    round: int
    seat: int
    source: str
    points: int


@dataclass(slots=True)
class Story:
    """A game as it was played."""

    game: str
    seats: int
    steps: int = 0
    """How many decisions and requests there were."""
    rounds: list[int] = field(default_factory=list)
    """The round at each step."""
    points: list[tuple[int, ...]] = field(default_factory=list)
    """The points of each seat at each step."""
    chance: list[bool] = field(default_factory=list)
    """Whether cards were dealt, drawn or revealed on the way to each step."""
    sources: list[Gain] = field(default_factory=list)
    moments: list[Fork] = field(default_factory=list)
    flows: dict[str, list[list[int]]] = field(default_factory=dict)
    """What each seat gained, spent and lost, by way; empty for a game without a ledger."""
    left: list[tuple[int, ...]] = field(default_factory=list)
    idle: list[list[str]] = field(default_factory=list)
    result: Result | None = None

    def final_points(self) -> tuple[int, ...]:
        return self.result.points if self.result else self.points[-1]

    def by_round(self) -> list[tuple[int, ...]]:
        """The points at the end of each round, the set-up left out; the last are those at the end of the record."""
        found = [points for points, (now, after) in zip(self.points, pairwise([*self.rounds, -1]), strict=True)
                 if after != now and now > 0]
        return [*found[:-1], self.final_points()] if found else []

    def behind(self) -> list[int]:
        """How many rounds before the end the best of the others had the points that a seat ended with: by so many
        rounds it came too late. 0 for who has the most."""
        final, table = self.final_points(), self.by_round()
        found = []
        for seat in range(self.seats):
            leader = max(range(self.seats), key=lambda each: (final[each], -each))
            ahead = [row for row in table[:-1] if row[leader] >= final[seat]]
            found.append(0 if final[seat] >= final[leader] else len(ahead))
        return found


def story_of(record: Record) -> tuple[Story, dict[int, Position]]:
    """Walk through a record that can be replayed: what happened, and the position before each moment by its turn. A
    position takes a few kilobytes."""
    positions: dict[int, Position] = {}
    spec, face = registry.spec(record.config.game), registry.face(record.config.game)
    found = Story(record.config.game, record.config.seats)
    keeper = _Bookkeeper(spec.ledger, found)
    scores: list[dict[str, tuple[int, str]]] = [{} for _ in range(found.seats)]
    lines = [*acts(record), None]
    turn, dealt, revealed = 0, 0, 0
    game: Game | None = None
    for step, (game, line) in enumerate(zip(walk_record(record), lines, strict=True)):
        seen = game.observe(PUBLIC)
        view = face.view(seen)
        found.steps = step
        found.rounds.append(int(view["round"]))
        found.points.append(tuple(int(seat["points"]) for seat in view["seats"]))
        deals, reveals = sum(each.who == CHANCE for each in game.lines), int(game.state.reveals())
        found.chance.append((deals, reveals) != (dealt, revealed))
        dealt, revealed = deals, reveals
        _note_sources(face, seen, scores, found)
        keeper.note(game)
        decided = line is None or not line.request
        seat = line.seat if line else (game.owing or [-1])[0]
        if decided and seat >= 0:
            choices = len(game.state.legal(seat))
            if choices > 1:
                played = game.rules.read_action(game.state, line.text) if line else None
                found.moments.append(Fork(turn, step, found.rounds[-1], seat, choices, played,
                                            line.text if line else ""))
                positions[turn] = Position(game.observe(seat), game.state.clone())
            turn += 1
    assert game is not None
    found.result = game.result
    keeper.close(game)
    return found, positions


def _note_sources(face: AnyFace, seen: Observation, before: list[dict[str, tuple[int, str]]], story: Story) -> None:
    """Where points came from or went on the way to the last step."""
    for seat, column in enumerate(face.score(seen)):
        now: dict[str, tuple[int, str]] = {}
        for source, points in column:
            kind, _, what = source.partition(":")
            kind = kind if what.isdecimal() else source  # `relic:7`, seven relics, was `relic:6` before
            now[kind] = now.get(kind, (0, ""))[0] + points, source
        for kind in sorted({*before[seat], *now}):
            (had, called), (has, calls) = before[seat].get(kind, (0, "")), now.get(kind, (0, ""))
            if has != had:
                story.sources.append(Gain(story.steps, story.rounds[-1], seat, calls or called, has - had))
        before[seat] = now


class _Bookkeeper:
    """Counts what seats gain, spend and lose, in a game that has a ledger."""

    def __init__(self, ledger: Ledger | None, story: Story) -> None:
        self.ledger, self.story = ledger, story
        self.used: set[tuple[int, str]] = set()
        if ledger:
            story.flows = {way: [[0] * len(ledger.kinds) for _ in range(story.seats)] for way in WAYS}

    def note(self, game: Game) -> None:
        if self.ledger is None:
            return
        events = game.events(PUBLIC)
        for flow in self.ledger.flows(events):
            kept = self.story.flows[flow.way][flow.seat]
            for kind, n in enumerate(flow.amounts):
                kept[kind] += n
        self.used |= {(event.seat, event.facts["card"]) for event in events
                      if "card" in event.facts and event.kind in self.ledger.uses}

    def close(self, game: Game) -> None:
        if self.ledger is None:
            return
        self.story.left = self.ledger.left(game.observe(PUBLIC))
        own = [self.ledger.idle(game.observe(seat), self.used) for seat in range(self.story.seats)]
        self.story.idle = [own[seat][seat] for seat in range(self.story.seats)]
