"""Takes in the records of a folder. What was read before is left out, and what cannot be read is named and skipped."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

from arcanarium.core.config import Config
from arcanarium.core.errors import RecordError
from arcanarium.core.record import Record, parse_record
from arcanarium.facts.following import follow_record
from arcanarium.facts.rows import Writer
from arcanarium.facts.store import Store
from arcanarium.table import SUFFIX

AT_ONCE = 100
"""So many records are read before what was found is kept."""


@dataclass(slots=True)
class Intake:
    """What became of some records."""

    games: int = 0
    unfinished: int = 0
    """Games that go on: they are read when they have ended."""
    damaged: dict[str, str] = field(default_factory=dict)
    """Why others could not be read."""


@dataclass(frozen=True, slots=True)
class RecordSource:
    """A record, or why there is none; `key` changes when the record does."""

    key: str
    name: str
    read: Callable[[], Record]


def records_in(folder: Path) -> Iterator[RecordSource]:
    """The records of a folder and of those in it."""
    for path in sorted(folder.rglob(f"*{SUFFIX}")):
        about, name = path.stat(), path.relative_to(folder).as_posix()

        def read(path: Path = path) -> Record:
            return parse_record(path.read_text(encoding="utf-8"), str(path))

        yield RecordSource(f"{name}:{about.st_size}:{about.st_mtime_ns}", name, read)


def take_in(
    store: Store, source: int, told: Iterable[RecordSource], progress: Callable[[int], None] = lambda n: None,
) -> Intake:
    """Take in records that were not taken before."""
    found = Intake()
    fresh = (each for each in told if each.key not in store.manifest.taken)
    while some := list(islice(fresh, AT_ONCE)):
        _take_some(store, source, some, found)
        progress(len(some))
    return found


def _take_some(store: Store, source: int, some: list[RecordSource], found: Intake) -> None:
    writers: dict[Config, Writer] = {}
    spans: dict[Config, int] = {}
    damaged = {}
    for number, each in enumerate(some, store.end(source)):
        try:
            record = each.read()
            if record.position:
                raise RecordError("this game began from a position, not from its start", each.name)
            if record.result is None:
                found.unfinished += 1
                continue
            writer = writers.setdefault(record.config, Writer(record.config, number))
            follow_record(writer, number, record, each.name)
        except Exception as error:  # whatever is in a file: it is named, and the others are read
            damaged[each.key] = found.damaged[each.name] = str(error) or type(error).__name__
            continue
        writer.records.append(each.key)
        spans[record.config] = number + 1 - writer.first
    for config, span in spans.items():
        batch = writers[config].batch(span)
        store.add(source, batch)
        found.games += batch.finished
    if damaged:
        store.note_records(damaged, damaged)
