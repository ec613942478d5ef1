"""A game in progress: the public Python API, and the one way to drive a game from move to move.

    >>> from arcanarium import Game, games
    >>> game = Game.new(games()[0], seats=2, seed=7)
    >>> while not game.over:
    ...     seat = game.owing[0]
    ...     game.play(seat, game.legal(seat)[0])
    >>> Game.from_record(game.record()).result == game.result
    True

Who plays and where does not matter here; `arcanarium.table` seats people and bots around a Game.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches
from pathlib import Path
from secrets import randbits
from typing import Any, NamedTuple

from arcanarium.core import registry
from arcanarium.core.config import Config
from arcanarium.core.contract import PUBLIC, Action, AnyRules, Decision, Event, Observation, Result
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
from arcanarium.core.record import CHANCE, COMMENT, SEATS, Line, Record, RecordFile, parse_record, read_record, tidy
from arcanarium.core.rng import Rng

ROUND_BEGAN = "round_began"
"""The kind of event, with the fact `round`, that puts a comment into the record."""

GOLDEN, MASK = 0x9E3779B97F4A7C15, (1 << 63) - 1
"""What spreads neighbouring seeds apart, and the size of a seed."""

Deals = Sequence[str] | Callable[["Game"], str | None]

UNDO_REASONS = {
    "undo-nothing": "there is no decision of yours to take back",
    "undo-other-acted": "another seat has acted since",
    "undo-revealed": "something hidden has become known since",
}


@dataclass(frozen=True, slots=True)
class Move:
    """A legal action in its three views."""

    number: int
    text: str
    action: Action

    def __str__(self) -> str:
        return self.text


class _Step(NamedTuple):
    """A decision that may still be taken back: who made it, the state before it, and how long the record was."""

    seat: int
    state: Any
    lines: int


class Game:
    """One game from setup to result.

    Make one with `Game.new`, `Game.from_record` or `Game.from_position`. Chance resolves itself from the seed, or as
    `deals` says: a sequence of outcomes in the words of the record, or a function that is asked for each one and
    answers None for a random one.
    """

    def __init__(self, rules: AnyRules, start: Record, deals: Deals = ()) -> None:
        """A game at its start, with chance still owed; `start` is a record without lines."""
        self.rules = rules
        self.seed = randbits(62) if start.seed is None else start.seed  # too many to try out for who sees one hand
        self._start = replace(start, seed=self.seed, lines=(), result=None)
        self._deals = deals
        self.state: Any = rules.read_position(start.position) if start.position else rules.start(start.config)
        """The state machine. A player must see `observe(seat)` instead."""
        rules.tell(self.state, True)
        self._lines: list[Line] = []
        self._past: list[_Step] = []  # only what can still be taken back
        self._barrier = "undo-nothing"  # why what came before `_past` cannot
        self._file: RecordFile | None = None

    @classmethod
    def new(
        cls, game: str, *, seed: int | None = None, names: Sequence[str] = (), deals: Deals = (), **options: Any
    ) -> Game:
        """Set up a game; `options` are seats, variant, sets and whatever else the game knows.

        >>> Game.new(registry.games()[0], seats=3, seed=7, names=("Ann", "Bob", "Cleo")).owing
        [0, 1, 2]
        """
        rules = registry.rules(game)
        return cls.started(rules, Record(rules.configure(options), tuple(names), seed=seed), deals)

    @classmethod
    def started(cls, rules: AnyRules, start: Record, deals: Deals = ()) -> Game:
        """A game from the start that a record without lines describes; `new` and `from_position` come here."""
        made = cls(rules, start, deals)
        made._settle()
        return made

    @classmethod
    def from_position(cls, text: str, *, seed: int | None = None, names: Sequence[str] = (), deals: Deals = ()) -> Game:
        """Go on from a position as `position()` writes it; PositionError says what is wrong with a bad one."""
        try:
            rules = registry.rules(text.split(maxsplit=1)[0] if text.strip() else "")
        except ConfigError as error:
            raise PositionError(f"a position starts with the name of its game: {error}", line=1) from None
        config = rules.config_of(rules.read_position(text))
        return cls.started(rules, Record(config, tuple(names), seed=seed, position=text), deals)

    @classmethod
    def from_record(cls, source: str | Path | Record, rules: AnyRules | None = None) -> Game:
        """Replay a record: a path, a text of several lines, or a Record. The game stands where the record ends, and
        goes on from there as the game recorded would have.

        A record that cannot be replayed raises RecordError; its `read` is the part that can:
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
            game = cls(rules, record)
            _check_config(rules, record.config, game.state)
            made = game
            for done, line in enumerate(record.lines):  # noqa: B007 - the error below tells how far it came
                made._replay(line)
            done, line = len(record.lines), None
            if record.result and record.result != made.result:
                raise ValueError(f"the record tells another result than its moves give: {made.result}")
        except (ArcanariumError, ValueError) as error:
            read = made and replace(record, lines=record.lines[:done], result=None)
            raise RecordError(str(error), record.source, line.number if line else 0, read) from None
        rules.clear_events(made.state)
        made._settle()
        return made

    # --- what is ---

    @property
    def config(self) -> Config:
        return self._start.config

    @property
    def owing(self) -> list[int]:
        """The seats that owe a decision, in ascending order; none when the game is over."""
        return list(self.state.owing())

    @property
    def over(self) -> bool:
        return bool(self.state.over())

    @property
    def result(self) -> Result | None:
        """Points and winners, once the game is over."""
        return self.rules.result(self.state) if self.over else None

    @property
    def lines(self) -> tuple[Line, ...]:
        """What the record tells so far."""
        return tuple(self._lines)

    def legal(self, seat: int) -> list[Move]:
        """The legal moves of a seat; none when it owes no decision."""
        if seat not in self.owing:
            return []
        rules, state = self.rules, self.state
        return [Move(n, rules.action_text(state, n), rules.action_value(state, n)) for n in state.legal(seat)]

    def decision(self, seat: int) -> Decision:
        """What the seat is asked."""
        self._must_owe(seat)
        return self.rules.decision(self.state, seat)

    def observe(self, seat: int) -> Observation:
        """All that a seat may know (PUBLIC: a spectator): what to give to a player, a bot or a page."""
        seen: Observation = self.rules.observe(self.state, seat)
        return seen

    def events(self, viewer: int = PUBLIC) -> list[Event]:
        """What the last move and the chance after it brought about, as the viewer may know it."""
        return self.rules.events(self.state, viewer)

    def position(self) -> str:
        """The whole position, secrets included, as text for `Game.from_position`."""
        return self.rules.write_position(self.state)

    def record(self) -> str:
        """The whole game so far, secrets included, as text for `Game.from_record`."""
        return str(self._record())

    # --- what is done ---

    def play(self, seat: int, move: int | str | Action | Move) -> None:
        """Make a move, given as its number, its text or its structured value.

        UnreadableMove, IllegalMove or NotYourDecision tell what is wrong and name the nearest legal moves; the game is
        then as it was.
        """
        number = self._number(seat, move)
        self._decide(seat, number, Line(SEATS[seat], self.rules.action_text(self.state, number)))
        self._settle()
        if self._file and (result := self.result):
            self._file.end(result)

    def can_undo(self, seat: int) -> bool:
        return not self.why_no_undo(seat)

    def why_no_undo(self, seat: int) -> str:
        """Why a seat may not take back its latest decision, as the id of a message, or nothing if it may.

        It may as long as that is fair: nothing hidden has become known since, and no other seat has acted.
        """
        if not self._past:
            return self._barrier
        last = self._past[-1]
        if last.seat != seat:
            return "undo-other-acted" if any(line.who == SEATS[seat] for line in self._lines) else "undo-nothing"
        return "" if last.state.reveals() == self.state.reveals() else "undo-revealed"

    def undo(self, seat: int) -> None:
        """Go back to before the seat's latest decision, or raise IllegalMove with the reason. It can be repeated."""
        if why := self.why_no_undo(seat):
            raise IllegalMove(UNDO_REASONS[why], why=why)
        last = self._past.pop()
        self.state = last.state
        self.rules.tell(self.state, True)
        self.rules.clear_events(self.state)
        if self._file:
            self._file.undo(len(self._lines) - last.lines)
        del self._lines[last.lines :]

    def autosave(self, path: str | Path) -> None:
        """Keep the record in a file from now on, line by line, so that a program that is killed loses nothing."""
        self._file = RecordFile(path, self._record())

    # --- how it is done ---

    def _decide(self, seat: int, number: int, line: Line) -> None:
        if self._past:
            last = self._past[-1]
            if last.seat != seat or last.state.reveals() != self.state.reveals():
                self._barrier = "undo-other-acted" if last.seat != seat else "undo-revealed"
                self._past.clear()
        self.rules.clear_events(self.state)
        self._past.append(_Step(seat, self.state.clone(), len(self._lines)))
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
                outcome = self.state.deal_random(Rng((self.seed + n * GOLDEN) & MASK))
            self._add(Line(CHANCE, self.rules.chance_text(before, outcome)))
        for event in self.events(PUBLIC):
            if event.kind == ROUND_BEGAN:
                self._add(Line(COMMENT, f"round {event.facts['round']}"))

    def _replay(self, line: Line) -> None:
        if line.who == CHANCE:
            if not self.state.chance():
                raise ValueError(f"no chance is owed here: {line.text!r}")
            self.state.deal(self.rules.read_chance(self.state, line.text))
        elif line.who != COMMENT:
            seat = SEATS.index(line.who)
            self._decide(seat, self._number(seat, line.text), line)
            return
        self._add(line)

    def _add(self, line: Line) -> None:
        self._lines.append(line)
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
            pass  # told below, with what might have been meant
        wanted = tidy(f"{move.verb} {move.card}" if isinstance(move, Action) else str(move))
        near = _nearest(wanted, self.legal(seat))
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


def _nearest(wanted: str, legal: Sequence[Move]) -> tuple[str, ...]:
    """The texts of the legal moves most like what was wanted."""
    texts = {move.text.casefold(): move.text for move in legal}
    return tuple(texts[found] for found in get_close_matches(wanted.casefold(), texts, n=3, cutoff=0.5))


def _check_config(rules: AnyRules, config: Config, state: Any) -> None:
    """Would the game be configured like this today?"""
    made = rules.config_of(state)
    again = rules.configure(
        {"seats": config.seats, "variant": config.variant, "sets": config.sets, **dict(config.options)}
    )
    if config.version != again.version:
        raise ValueError(f"recorded under version {config.version} of the rules of {config.game}; "
                         f"this program plays version {again.version}")
    if not made == again == config:
        raise ValueError(f"the header does not fit the game: {config}, where the game has {made}")
