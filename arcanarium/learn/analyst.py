"""The analyst answers queries, one after the other, while a reader feeds it more of them.

`feed` is called by the thread that reads; it answers what needs no thinking and cancels at once. `run` thinks, in the
main thread, until `end` was called and all is answered.
"""
from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from importlib.metadata import version
from threading import Condition
from typing import Any

from arcanarium.core import registry
from arcanarium.core.errors import ArcanariumError, ConfigError, FileError
from arcanarium.core.game import Game
from arcanarium.core.record import Record, parse_record, read_record
from arcanarium.engine.analysis import Analysis, Limit
from arcanarium.learn.answers import DIGITS, analysis_answer
from arcanarium.learn.decisions import Point, points_of, seat_number, think
from arcanarium.learn.queries import USUAL_VISITS, VERSION, BadQuery, Id, Query, read_query
from arcanarium.learn.study.lights import depth_of
from arcanarium.learn.study.reviewing import Stage, review
from arcanarium.learn.study.telling import as_data

LONGEST_QUEUE = 10_000
Answer = dict[str, Any]


class Stopped(Exception):
    """A review was cancelled."""


class Analyst:
    """Answers the queries that it is fed. `answer` is called with each answer, by either thread but never by both at
    the same time."""

    def __init__(self, answer: Callable[[Answer], None]) -> None:
        self._answer = answer
        self._waiting: deque[Query] = deque()
        self._running: Query | None = None
        self._ended = False
        self._changed = Condition()

    # --- the reader ---

    def feed(self, line: str) -> None:
        """Take a line. A bad one is answered with what is wrong; an empty one is nothing."""
        if not line.strip():
            return
        try:
            query = read_query(line)
        except BadQuery as bad:
            self._say(_error(bad.id, bad, bad.field))
            return
        with self._changed:
            if query.query == "version":
                self._answer({"id": query.id, **versions()})
            elif query.query == "cancel":
                self._cancel(query)
            elif any(query.id == other.id for other in (*self._waiting, *filter(None, [self._running]))):
                self._answer(_error(query.id, "another query with this id is not answered yet", "id"))
            elif len(self._waiting) >= LONGEST_QUEUE:
                self._answer(_error(query.id, f"{LONGEST_QUEUE} queries are waiting already; send it again later"))
            else:
                self._waiting.append(query)
                self._changed.notify()

    def end(self) -> None:
        """Nothing more will be fed."""
        with self._changed:
            self._ended = True
            self._changed.notify()

    def _cancel(self, query: Query) -> None:
        found = next((each for each in self._waiting if each.id == query.of), None)
        state = "queued" if found else "running" if self._running and self._running.id == query.of else "unknown"
        if found:
            self._waiting.remove(found)
        elif state == "running" and self._running:
            self._running.cancelled = True
        self._answer({"id": query.id, "of": query.of, "was": state})
        if found:
            self._answer({"id": found.id, "final": True, "cancelled": True, "left": 0})

    # --- the thinker ---

    def run(self) -> None:
        """Answer queries until there are no more."""
        while (query := self._next()) is not None:
            try:
                self._think(query)
            except FileError as error:
                self._say(_error(query.id, error, _source(query)))
            except BadQuery as error:
                self._say(_error(query.id, error, error.field))
            except ArcanariumError as error:
                self._say(_error(query.id, error))
            except Exception as error:  # a fault in one query must not cost the others
                self._say(_error(query.id, f"a fault in the program: {type(error).__name__}: {error}"))
            with self._changed:
                self._running = None

    def _next(self) -> Query | None:
        with self._changed:
            while not self._waiting and not self._ended:
                self._changed.wait()
            self._running = self._waiting.popleft() if self._waiting else None
            return self._running

    def _think(self, query: Query) -> None:
        if query.query == "review":
            self._review(query)
            return
        points = _points(query)
        limit = Limit(query.visits or (0 if query.seconds else USUAL_VISITS), query.seconds)
        everything = query.mode == "open"
        for left, point in points:
            reported = time.monotonic()

            def report(found: Analysis, point: Point = point, left: int = left) -> bool:
                nonlocal reported
                if query.report_every and time.monotonic() >= reported + query.report_every and not query.cancelled:
                    reported = time.monotonic()
                    answer(found, point, left, False)
                return query.cancelled

            def answer(found: Analysis, point: Point, left: int, final: bool) -> None:
                told = analysis_answer(point, found, query.moves, query.seed, everything)
                stopped = final and query.cancelled
                self._say({"id": query.id, "final": final, **({"cancelled": True} if stopped else {}),
                           "left": 0 if stopped else left, "mode": query.mode, **told})

            answer(think(point, limit, query.seed, everything, report), point, left, True)
            if query.cancelled:
                return

    def _review(self, query: Query) -> None:
        """Answer with a whole review, and before that with how much is done, if reports were asked for."""
        record = parse_record(query.record) if query.record else read_record(query.file)
        Game.from_record(record)
        reported = time.monotonic()

        def progress(stage: Stage) -> None:
            nonlocal reported
            if query.cancelled:
                raise Stopped
            if query.report_every and time.monotonic() >= reported + query.report_every:
                reported = time.monotonic()
                self._say({"id": query.id, "final": False, "done": round(stage.done, DIGITS)})

        try:
            turns = query.turns if isinstance(query.turns, tuple) and query.turns else None
            found = review(record, depth_of(query.depth, query.visits), seed=query.seed, turns=turns, progress=progress)
        except Stopped:
            self._say({"id": query.id, "final": True, "cancelled": True})
            return
        self._say({"id": query.id, "final": True, "review": as_data(found)})

    def _say(self, answer: Answer) -> None:
        with self._changed:
            self._answer(answer)


def versions() -> Answer:
    """What answers: the version of this protocol and of Arcanarium, and of the rules of each game."""
    rules = {spec.about.name: spec.about.rules_version for spec in registry.specs()}
    return {"analysis": VERSION, "arcanarium": version("arcanarium"), "games": rules}


def _error(id: Id | None, reason: object, field: str = "") -> Answer:
    return {"id": id, "error": str(reason), "field": field or None}


def _source(query: Query) -> str:
    return "position" if query.position else "record" if query.record else "file"


def _points(query: Query) -> Iterator[tuple[int, Point]]:
    """The decisions that a query is about, each with the number of those that follow."""
    if query.position:
        game = Game.from_position(query.position, seed=query.seed)
        yield 0, _waiting(query, game)
        return
    record = parse_record(query.record) if query.record else read_record(query.file)
    Game.from_record(record)  # so that a record that cannot be replayed is told before anything is answered
    turns = _turns(query, record)
    left = len(turns)
    for point in points_of(record, turns):
        left -= 1
        if query.seat and _seat(query, point.game) != point.seat:
            if _seat(query, point.game) not in point.game.owing:
                raise BadQuery(f"seat {query.seat} owes no decision at turn {point.turn}", "seat", query.id)
            point = Point(point.turn, _seat(query, point.game), point.game)
        yield left, point


def _turns(query: Query, record: Record) -> set[int]:
    """The numbers of the decisions of a record that are asked for: by default the one that waits at its end, or the
    last one of a game that is over."""
    known = [point.turn for point in points_of(record)]
    if not known:
        raise BadQuery("nothing is decided in this record", "turns", query.id)
    if query.turns == "all":
        return {point.turn for point in points_of(record) if not query.seat or _seat(query, point.game) == point.seat}
    wanted = {int(turn) for turn in query.turns} or {known[-1]}
    if strange := sorted(wanted.difference(known)):
        raise BadQuery(f"there is no decision {strange[0]}; they are 0 to {known[-1]}", "turns", query.id)
    return wanted


def _waiting(query: Query, game: Game) -> Point:
    if not game.owing:
        raise BadQuery("nobody owes a decision in this position", "position", query.id)
    seat = _seat(query, game) if query.seat else game.owing[0]
    if seat not in game.owing:
        raise BadQuery(f"seat {query.seat} owes no decision in this position", "seat", query.id)
    return Point(0, seat, game)


def _seat(query: Query, game: Game) -> int:
    try:
        return seat_number(query.seat, game.config.seats)
    except ConfigError as error:
        raise BadQuery(str(error), "seat", query.id) from None
