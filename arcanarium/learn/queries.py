"""What `arcana analyse` is asked: one JSON object a line. docs/analysis.md describes every field.

Whatever is wrong with a line raises BadQuery, which names the field.
"""
from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from math import isfinite
from typing import Any

from arcanarium.core.errors import ArcanariumError
from arcanarium.learn.study.lights import DEPTHS

VERSION = 2
"""The version of the queries and answers. A field that is added leaves it as it is; other changes raise it."""
USUAL_VISITS = 1000
"""How long is thought where a query gives no limit."""
MOST_VISITS, MOST_SECONDS, MOST_MOVES, MOST_TURNS = 1_000_000_000, 86_400.0, 10_000, 100_000
KINDS = ("analyse", "review", "cancel", "version")
MODES = ("seen", "open")
SOURCES = ("position", "record", "file")
Id = str | int


class BadQuery(ArcanariumError):
    """A query that cannot be answered: the reason, the field that is wrong (empty if it is the whole line), and the id
    of the query, where it has one."""

    def __init__(self, reason: str, field: str = "", id: Id | None = None) -> None:
        super().__init__(reason)
        self.field, self.id = field, id


@dataclass(slots=True)
class Query:
    """A query, checked as far as that is possible without playing its game."""

    id: Id
    query: str = "analyse"
    of: Id | None = None
    position: str = ""
    record: str = ""
    file: str = ""
    turns: tuple[int, ...] | str = ()
    seat: str = ""
    mode: str = "seen"
    depth: str = ""
    visits: int = 0
    seconds: float = 0.0
    report_every: float = 0.0
    moves: int = 10
    seed: int = 1
    cancelled: bool = field(default=False, compare=False)


def read_query(line: str) -> Query:
    """The query in a line of text."""
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadQuery(f"this line is no JSON: {error}") from None
    if not isinstance(data, dict):
        raise BadQuery("a query is a JSON object, like {\"id\": 1, \"query\": \"version\"}")
    id = data.get("id")
    if not _is_id(id):
        raise BadQuery("every query needs an id: a text or a whole number", "id")
    for name, value in data.items():
        check = _FIELDS.get(name)
        if check is None:
            raise BadQuery(f"there is no field {name!r}; the fields are {', '.join(_FIELDS)}", name, id)
        if wanted := check(value):
            raise BadQuery(f"{name} must be {wanted}", name, id)
    if isinstance(data.get("turns"), list):
        data["turns"] = tuple(data["turns"])
    query = Query(**data)
    _check_whole(query)
    return query


def _check_whole(query: Query) -> None:
    if query.query == "cancel" and query.of is None:
        raise BadQuery("a cancel query names the query to cancel", "of", query.id)
    if query.query not in ("analyse", "review"):
        return
    sources = SOURCES if query.query == "analyse" else SOURCES[1:]
    named = [name for name in SOURCES if getattr(query, name)]
    if len(named) != 1 or named[0] not in sources:
        wrong = named[-1] if named else sources[0]
        raise BadQuery(f"a query to {query.query} has one of {', '.join(sources)}", wrong, query.id)
    if query.turns and query.position:
        raise BadQuery("turns are those of a record; a position has one decision", "turns", query.id)


def _is_id(value: Any) -> bool:
    return isinstance(value, str) or _is_whole(value)


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _text(value: Any) -> str:
    return "" if isinstance(value, str) and value else "a text that is not empty"


def _id(value: Any) -> str:
    return "" if _is_id(value) else "a text or a whole number"


def _one_of(*known: str) -> Callable[[Any], str]:
    return lambda value: "" if value in known else f"one of {', '.join(known)}"


def _whole(least: int, most: int) -> Callable[[Any], str]:
    return lambda value: "" if _is_whole(value) and least <= value <= most else f"a whole number from {least} to {most}"


def _number(most: float) -> Callable[[Any], str]:
    def check(value: Any) -> str:
        fits = isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value) and 0 <= value <= most
        return "" if fits else f"a number from 0 to {most:g}"

    return check


def _turns(value: Any) -> str:
    whole = isinstance(value, list) and value and all(_is_whole(turn) and 0 <= turn < MOST_TURNS for turn in value)
    return "" if value == "all" or whole else "a list of the numbers of decisions, from 0, or \"all\""


_FIELDS: dict[str, Callable[[Any], str]] = {
    "id": _id, "query": _one_of(*KINDS), "of": _id, "position": _text, "record": _text, "file": _text, "turns": _turns,
    "seat": _text, "mode": _one_of(*MODES), "depth": _one_of(*DEPTHS),
    "visits": _whole(0, MOST_VISITS), "seconds": _number(MOST_SECONDS),
    "report_every": _number(MOST_SECONDS), "moves": _whole(1, MOST_MOVES), "seed": _whole(0, (1 << 62) - 1),
}
