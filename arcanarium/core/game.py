"""A game in progress: the public Python API, and the one way in which a game is driven from move to move.

    >>> from arcanarium import Game, games
    >>> game = Game.new(games()[0], seats=2, seed=7)
    >>> while not game.over:
    ...     seat = game.owing[0]
    ...     game.play(seat, game.legal(seat)[0])
    >>> Game.from_record(game.record()).result == game.result
    True

A Game does not know who plays it; `arcanarium.table` seats people and bots around one.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import cached_property, lru_cache
from pathlib import Path
from secrets import randbits
from typing import Any, NamedTuple

from arcanarium.core import registry
from arcanarium.core.config import Config
from arcanarium.core.contract import PUBLIC, Action, AnyRules, Decision, Event, Observation, Result, TakesRequests
from arcanarium.core.errors import (
    ArcanariumError,
    ConfigError,
    IllegalMove,
    MoveError,
    NotYourDecision,
    PositionError,
    RecordError,
    UnreadableMove,
)
from arcanarium.core.record import (
    ASKS,
    CHANCE,
    COMMENT,
    SEATS,
    Line,
    Record,
    RecordFile,
    parse_record,
    read_record,
    tidy,
)
from arcanarium.core.rng import KEY, Rng

ROUND_BEGAN = "round_began"
"""The kind of event, with the fact `round`, that adds a comment to the record."""

GOLDEN, MASK = 0x9E3779B97F4A7C15, (1 << 63) - 1
"""A factor that spreads neighbouring seeds apart, and a mask for the size of a seed."""
SECRET = 1 << 255
"""The least seed that is a secret key. Chosen seeds are smaller; the deals of a game without one come from a key."""

Deals = Sequence[str] | Callable[["Game"], str | None]
"""Forced outcomes of chance in the words of the record: in order, or from a function that is asked for each one."""

UNDO_REASONS = {
    "undo-nothing": "there is no decision of yours to take back",
    "undo-other-acted": "another seat has acted since",
    "undo-revealed": "something hidden has become known since",
}
_shared: Callable[[Line], Line] = lru_cache(1 << 14)(lambda line: line)
"""The same line for all games that have it, which is a third of the memory of a table on a server."""


@dataclass(frozen=True, slots=True)
class Move:
    """A legal action in its three forms: an integer, a line of text and a structured value."""

    number: int
    text: str
    action: Action

    def __str__(self) -> str:
        return self.text


class _Decided(NamedTuple):
    """A decision that can still be taken back: its seat, the state before it, and the length of the record then."""

    seat: int
    state: Any
    lines: int


def secret_seed() -> int:
    """A seed of 256 bits that nobody can guess."""
    return SECRET | randbits(255)


def stream(seed: int, n: int) -> Rng:
    """The random numbers for outcome n of a game. A small seed, which somebody chose, gives those of a fast generator;
    a secret one is the key of a cryptographic generator, so that cards which were seen tell nothing about the rest."""
    if not SECRET <= seed < 2 * SECRET:
        return Rng((seed + n * GOLDEN) & MASK)
    return Rng(n, seed.to_bytes(KEY, "big"))


class Game:
    """One game from set-up to result.

    Make one with `Game.new`, `Game.from_record` or `Game.from_position`. Chance is drawn from the seed, unless `deals`
    forces it: either a sequence of outcomes in the words of the record, or a function that is called for each outcome
    and returns None to have it drawn.
    """

    def __init__(self, rules: AnyRules, start: Record, deals: Deals = ()) -> None:
        """A game before anything is dealt; `start` is a record without lines. Prefer `Game.new` or `Game.started`."""
        self.rules = rules
        self.seed = secret_seed() if start.seed is None else start.seed
        self._start = replace(start, seed=self.seed, lines=(), result=None)
        self._deals = deals
        self.state: Any = rules.read_position(start.position) if start.position else rules.start(start.config)
        """The complete state, secrets included. Show a player `observe(seat)` instead."""
        rules.note_events(self.state, True)
        self._lines: list[Line] = []
        self._past: list[_Decided] = []  # the decisions that can still be taken back
        self._barrier = "undo-nothing"  # why a decision before those in `_past` cannot be taken back
        self._file: RecordFile | None = None

    @classmethod
    def new(
        cls, game: str, *, seed: int | None = None, names: Sequence[str] = (), deals: Deals = (), **options: Any
    ) -> Game:
        """Set up a game. `options` are seats, variant, sets and the other settings of the game; ConfigError names them.

        >>> Game.new(registry.games()[0], seats=3, seed=7, names=("Ann", "Bob", "Cleo")).owing
        [0, 1, 2]
        """
        rules = registry.rules(game)
        return cls.started(rules, Record(rules.configure(options), tuple(names), seed=seed), deals)

    @classmethod
    def started(cls, rules: AnyRules, start: Record, deals: Deals = ()) -> Game:
        """A game from the start that a record describes, with the first deal made. `new` and `from_position` use it."""
        made = cls(rules, start, deals)
        made._settle()
        return made

    @classmethod
    def from_position(cls, text: str, *, seed: int | None = None, names: Sequence[str] = (), deals: Deals = ()) -> Game:
        """Continue from a position as `position()` writes it. PositionError says what is wrong with a bad one."""
        try:
            rules = registry.rules(text.split(maxsplit=1)[0] if text.strip() else "")
        except ConfigError as error:
            raise PositionError(f"a position starts with the name of its game: {error}", line=1) from None
        config = rules.config_of(rules.read_position(text))
        return cls.started(rules, Record(config, tuple(names), seed=seed, position=text), deals)

    @classmethod
    def from_record(cls, source: str | Path | Record, rules: AnyRules | None = None) -> Game:
        """Replay a record, given as a path, as text of several lines, or as a Record. The game then stands where the
        record ends, and continues with the deals that the recorded game would have had.

        A record that cannot be replayed raises RecordError. Its `read` is the part that can be, if there is any:
        `Game.from_record(error.read)`.
        """
        if isinstance(source, Record):
            record = source
        elif isinstance(source, str) and "\n" in source:
            record = parse_record(source)
        else:
            record = read_record(source)
        made, done, line = None, 0, None
        try:
            rules = rules or registry.rules(record.config.game)
            config = _configured_today(rules, record.config)
            game = cls(rules, record)
            if not replace(rules.config_of(game.state), version=config.version) == config == record.config:
                raise ValueError(f"the header does not fit the game: {record.config}, where the game has {config}")
            made = game
            for done, line in enumerate(record.lines):  # noqa: B007 - the error below says how far it came
                made._replay(line)
            done, line = len(record.lines), None
            if record.result and record.result != made.result:
                raise ValueError(f"the record tells another result than its moves give: {made.result}")
        except (ArcanariumError, ValueError) as error:
            read = made and replace(record, lines=record.lines[:done], result=None)
            hint = f" (recorded under version {record.config.version} of the rules; the changelog has later rulings)"
            reason = f"{error}{hint if made else ''}"
            raise RecordError(reason, record.source, line.number if line else 0, read) from None
        rules.clear_events(made.state)
        made._settle()
        return made

    # --- questions about the game ---

    @property
    def config(self) -> Config:
        """The configuration that the game was set up with."""
        return self._start.config

    @property
    def owing(self) -> list[int]:
        """The seats that owe a decision, in ascending order; empty when the game is over."""
        return list(self.state.owing())

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.over())

    @property
    def result(self) -> Result | None:
        """Points, winners and rounds once the game is over, None before."""
        return self.rules.result(self.state) if self.over else None

    @property
    def lines(self) -> tuple[Line, ...]:
        """The lines of the record so far: decisions, outcomes of chance and comments."""
        return tuple(self._lines)

    def legal(self, seat: int) -> list[Move]:
        """The legal moves of a seat; an empty list if it owes no decision."""
        if seat not in self.owing:
            return []
        rules, state = self.rules, self.state
        return [Move(n, rules.action_text(state, n), rules.action_value(state, n)) for n in state.legal(seat)]

    def decision(self, seat: int) -> Decision:
        """The question that a seat must answer now. NotYourDecision if it owes none."""
        self._must_owe(seat)
        return self.rules.decision(self.state, seat)

    def bot_seed(self, n: int) -> int:
        """A seed for bot or hint n of this game. From that of a game with secret deals nothing leads back to them."""
        rng = stream(self.seed, -1 - n)
        return self.seed * 31 + n if not rng.keyed else rng.word() << 30 ^ rng.word()

    def observe(self, seat: int) -> Observation:
        """Everything that a seat, or a spectator (`PUBLIC`), may know. Give this to players, bots and pages."""
        seen: Observation = self.rules.observe(self.state, seat)
        return seen

    def events(self, viewer: int = PUBLIC) -> list[Event]:
        """The events of the last move and of the chance that followed it, as `viewer` may know them."""
        return self.rules.events(self.state, viewer)

    def requests(self, seat: int) -> list[str]:
        """What a seat may ask for now, whether or not it owes a decision; nothing in most games."""
        return self._granting.requests(self.state, seat) if self._granting else []

    @cached_property
    def _granting(self) -> TakesRequests[Any] | None:
        """The rules if they know requests. To find that out takes long, and every frame asks."""
        return self.rules if isinstance(self.rules, TakesRequests) else None

    def position(self) -> str:
        """The complete position, secrets included, as text for `Game.from_position`."""
        return self.rules.write_position(self.state)

    def record(self) -> str:
        """The complete game so far, secrets included, as text for `Game.from_record`."""
        return str(self._record())

    # --- changes to the game ---

    def play(self, seat: int, move: int | str | Action | Move) -> None:
        """Make a move, given as its number, its text, its structured value or a Move from `legal`.

        A refused move raises UnreadableMove, IllegalMove or NotYourDecision, which say what is wrong and name the
        nearest legal moves. The game is unchanged then.
        """
        number = self._number(seat, move)
        self._decide(seat, number, Line(SEATS[seat], self.rules.action_text(self.state, number)))
        self._settle()
        if self._file and (result := self.result):
            self._file.end(result)

    def request(self, seat: int, name: str) -> None:
        """Make one of the `requests` of a seat. It is public and recorded, and no undo takes it back. IllegalMove or
        UnreadableMove tell why it cannot be granted; the game is then as it was."""
        if name in self.requests(seat):
            self.rules.clear_events(self.state)
        self._grant(seat, name)

    def can_undo(self, seat: int) -> bool:
        """Whether a seat may take back its latest decision now."""
        return not self.why_no_undo(seat)

    def why_no_undo(self, seat: int) -> str:
        """The id of a message that says why a seat may not take back its latest decision; empty if it may.

        Taking back is fair as long as nothing hidden has become known since and no other seat has acted.
        """
        if not self._past:
            return self._barrier
        last = self._past[-1]
        if last.seat != seat:
            return "undo-other-acted" if any(line.who == SEATS[seat] for line in self._lines) else "undo-nothing"
        return "" if last.state.reveals() == self.state.reveals() else "undo-revealed"

    def undo(self, seat: int) -> None:
        """Take back the latest decision of a seat, or raise IllegalMove with the reason. Can be repeated."""
        if why := self.why_no_undo(seat):
            raise IllegalMove(UNDO_REASONS[why], why=why)
        last = self._past.pop()
        self.state = last.state
        self.rules.note_events(self.state, True)
        self.rules.clear_events(self.state)
        if self._file:
            self._file.undo(len(self._lines) - last.lines)
        asked = [line for line in self._lines[last.lines :] if line.request]
        del self._lines[last.lines :]
        for line in asked:
            self._grant(line.seat, line.text)

    def copy(self, deals: Deals | None = None) -> Game:
        """An independent copy of the game as it stands, saved to no file. `deals` replaces the forced outcomes."""
        made = copy(self)
        made.state, made._lines, made._past, made._file = self.state.clone(), [*self._lines], [*self._past], None
        made._deals = self._deals if deals is None else deals
        made.rules.note_events(made.state, True)
        return made

    def autosave(self, path: str | Path) -> None:
        """Keep the record in a file from now on, line by line, so that a killed program loses no finished decision."""
        self._file = RecordFile(path, self._record())

    # --- internals ---

    def _decide(self, seat: int, number: int, line: Line) -> None:
        if self._past:
            last = self._past[-1]
            if last.seat != seat or last.state.reveals() != self.state.reveals():
                self._barrier = "undo-other-acted" if last.seat != seat else "undo-revealed"
                self._past.clear()
        self.rules.clear_events(self.state)
        self._past.append(_Decided(seat, self.state.clone(), len(self._lines)))
        self.state.apply(seat, number)
        self._add(line)

    def _settle(self) -> None:
        """Resolve the chance that is owed, and mark in the record where a round began.

        Outcome n of a game has its own random stream, made of the seed and n, so that a game resumed from its record,
        or played on after an undo, is dealt the same.
        """
        while self.state.chance():
            n = sum(line.who == CHANCE for line in self._lines)
            forced = self._deals(self) if callable(self._deals) else self._deals[n] if n < len(self._deals) else None
            before = self.state.clone()
            if forced:
                outcome: Sequence[int] = self.rules.read_chance(before, forced)
                self.state.deal(outcome)
            else:
                outcome = self.state.deal_random(stream(self.seed, n))
            self._add(Line(CHANCE, self.rules.chance_text(before, outcome)))
        for event in self.events(PUBLIC):
            if event.kind == ROUND_BEGAN:
                self._add(Line(COMMENT, f"round {event.facts['round']}"))

    def _replay(self, line: Line) -> None:
        if line.who == CHANCE:
            if not self.state.chance():
                raise ValueError(f"no chance is owed here: {line.text!r}")
            self.state.deal(self.rules.read_chance(self.state, line.text))
        elif line.request:
            self._grant(line.seat, line.text)
            return
        elif line.who != COMMENT:
            self._decide(line.seat, self._number(line.seat, line.text), line)
            return
        self._add(line)

    def _grant(self, seat: int, name: str) -> None:
        if not isinstance(self.rules, TakesRequests):
            raise UnreadableMove("there is nothing to ask for in this game")
        self.rules.request(self.state, seat, name)
        self._add(Line(SEATS[seat] + ASKS, name))

    def _add(self, line: Line) -> None:
        self._lines.append(line if line.number else _shared(line))
        if self._file:
            self._file.add(line)

    def _record(self) -> Record:
        return replace(self._start, lines=tuple(self._lines), result=self.result)

    def _must_owe(self, seat: int) -> None:
        if seat not in self.owing:
            waiting = "the game is over" if self.over else f"waiting for {', '.join(SEATS[i] for i in self.owing)}"
            name = SEATS[seat] if 0 <= seat < self.config.seats else str(seat)
            raise NotYourDecision(f"seat {name} owes no decision now: {waiting}")

    def _number(self, seat: int, move: int | str | Action | Move) -> int:
        """The number of a legal move, or the error that tells why it is none."""
        self._must_owe(seat)
        why, reason = "", "is no move of this game"
        error: type[MoveError] = UnreadableMove
        try:
            number = self._read(seat, move)
            if number in list(self.state.legal(seat)):
                return number
            why, error = self.rules.why_not(self.state, seat, number), IllegalMove
            reason = f"is not legal now ({why})"
        except (UnreadableMove, ValueError):
            pass  # reported below, with what may have been meant
        wanted = tidy(f"{move.verb} {move.card}" if isinstance(move, Action) else str(move))
        near = nearest_texts(wanted, self.legal(seat))
        hint = f"; did you mean: {', '.join(near)}?" if near else ""
        raise error(f"{wanted!r} {reason}{hint}", near, why)

    def _read(self, seat: int, move: int | str | Action | Move) -> int:
        if isinstance(move, Action):
            return self.rules.action_number(self.state, move)
        if not isinstance(move, str):
            return move.number if isinstance(move, Move) else move
        try:
            return self.rules.read_action(self.state, move)
        except UnreadableMove:
            # a person may be careless with capitals and spaces where only one legal move can be meant
            easy = tidy(move).casefold()
            same = [known.number for known in self.legal(seat) if known.text.casefold() == easy]
            if len(same) != 1:
                raise
            return same[0]


def nearest_texts(wanted: str, legal: Sequence[Move]) -> tuple[str, ...]:
    """The texts of the legal moves most like what was wanted."""
    texts = {move.text.casefold(): move.text for move in legal}
    return tuple(texts[found] for found in get_close_matches(wanted.casefold(), texts, n=3, cutoff=0.5))


def _configured_today(rules: AnyRules, config: Config) -> Config:
    """The configuration made again by the rules of today; ConfigError if there is no such game any more. A record of
    earlier rules is read all the same: most of its games are not touched by what was changed since."""
    again = rules.configure(
        {"seats": config.seats, "variant": config.variant, "sets": config.sets, **dict(config.options)}
    )
    if config.version > again.version:
        raise ValueError(f"recorded under version {config.version} of the rules of {config.game}; "
                         f"this program plays version {again.version}")
    return replace(again, version=config.version)
