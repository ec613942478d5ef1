"""A folder of facts: Parquet files that grow by new ones, and a manifest of what was taken in.

    manifest.jsonl     a line for each configuration, each source of games, and each part that was written
    games/, seats/, cards/             PART.parquet, the tables
    counts/, pairs/, powers/           PART.parquet, the cards counted, so that most questions read a few rows only
    waiting/           batches that are not yet many enough for a part

A batch is on disk before `add` returns, and a part counts once its line is in the manifest: a program that is killed
loses nothing that was finished. Only one program at a time writes to a folder; any number may read it.
"""
from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from arcanarium.core import registry
from arcanarium.core.config import Config
from arcanarium.core.errors import ConfigError, FileError
from arcanarium.facts.duck import Duck, connected, quoted
from arcanarium.facts.rows import TABLES, RowBatch

FORMAT = 1
PART = 20_000
"""A part grows until it has so many games."""
MANIFEST, WAITING, LOCK = "manifest.jsonl", "waiting", "lock"
SERIES_BITS = 32
"""The number of a game is that of its source, shifted by so many bits, and its number there."""

COUNTS = """
    SELECT setup, player, kind, card, coalesce(taken = 0, false) AS opening, count(*) AS rows,
           count(*) FILTER (had) AS n, sum(won) FILTER (had) AS won, sum(total) FILTER (had) AS total,
           count(taken) AS played, sum(won) FILTER (taken IS NOT NULL) AS played_won,
           sum(total) FILTER (taken IS NOT NULL) AS played_total, sum(uses) AS uses, sum(points) AS points
    FROM {cards} GROUP BY ALL
"""
POWERS = """
    SELECT setup, player, card, power, sum(could[power]) AS could, sum(did[power]) AS did
    FROM (SELECT setup, player, card, could, did, unnest(range(1, len(could) + 1)) AS power FROM {cards}
          WHERE len(could) > 0) GROUP BY ALL
"""
PAIRS = """
    SELECT one.setup, one.player, one.card AS a, other.card AS b, count(*) AS n, sum(one.won) AS won,
           sum(one.total) AS total
    FROM {cards} AS one JOIN {cards} AS other
      ON one.game = other.game AND one.seat = other.seat AND one.card < other.card
    WHERE one.had AND other.had AND one.kind IN ({kinds}) AND other.kind IN ({kinds})
    GROUP BY ALL
"""
COUNTED = {"counts": COUNTS, "powers": POWERS, "pairs": PAIRS}
"""What is counted of the cards of each part: SELECT statements."""


@dataclass(slots=True)
class Contents:
    """What the manifest of a folder says."""

    setups: list[Config] = field(default_factory=list)
    sources: list[dict[str, Any]] = field(default_factory=list)
    parts: list[dict[str, Any]] = field(default_factory=list)
    taken: set[str] = field(default_factory=set)
    """The records that were read, whatever came of it."""
    damaged: dict[str, str] = field(default_factory=dict)
    """Records that could not be read, and why."""
    batches: set[tuple[int, int]] = field(default_factory=set)
    """The source and the first game of each batch that is in a part."""
    ends: dict[int, int] = field(default_factory=dict)
    """How many numbers of games each source has used."""
    replaced: list[str] = field(default_factory=list)
    """Parts that were taken up by others. Somebody may still read their files."""

    @property
    def games(self) -> int:
        return sum(part["games"] for part in self.parts)

    def take(self, line: dict[str, Any]) -> None:
        """Take in a line."""
        if "setup" in line:
            self.setups.append(config_from(line["setup"]))
        elif "source" in line:
            self.sources.append(line["source"])
        elif "part" in line:
            self.replaced += [part["part"] for part in self.parts if part["part"] == line["instead"]]
            self.parts = [part for part in self.parts if part["part"] != line["instead"]] + [line]
            for source, first, count in line["batches"]:
                self.batches.add((source, first))
                self.ends[source] = max(self.ends.get(source, 0), first + count)
            self.taken |= set(line["records"])
        elif "records" in line:
            self.taken |= set(line["records"])
            self.damaged |= line["damaged"]
        elif line.get("facts") != FORMAT:
            raise ValueError("this is no manifest of facts")


def config_fields(config: Config) -> dict[str, Any]:
    return {"game": config.game, "seats": config.seats, "variant": config.variant, "sets": list(config.sets),
            "options": dict(config.options), "version": config.version}


def config_from(fields: dict[str, Any]) -> Config:
    return Config(str(fields["game"]), int(fields["seats"]), str(fields["variant"]), tuple(fields["sets"]),
                  tuple(sorted(fields["options"].items())), int(fields["version"]))


def read_manifest(folder: Path) -> tuple[Contents, int]:
    """The manifest of a folder, and up to which byte it is whole: a line that was cut short does not count. FileError
    if it is damaged in other ways."""
    found, path = Contents(), folder / MANIFEST
    text = path.read_bytes() if path.exists() else b""
    whole = text.rfind(b"\n") + 1
    for number, line in enumerate(text[:whole].splitlines(), 1):
        try:
            found.take(json.loads(line))
        except (ValueError, TypeError, KeyError, AttributeError):
            reason = "this is no line of a manifest of facts; choose another folder"
            raise FileError(reason, str(path), number) from None
    return found, whole


class Store:
    """A folder that facts are written to. Open it in a `with` statement."""

    def __init__(self, folder: Path, part: int = PART) -> None:
        """ConfigError if another program writes to it, FileError if it holds something else."""
        self.folder, self.part = folder, part
        for name in (*TABLES, *COUNTED, WAITING):
            (folder / name).mkdir(parents=True, exist_ok=True)
        self._lock = _locked(folder)
        try:
            self.manifest, whole = read_manifest(folder)
            self._file = (folder / MANIFEST).open("r+b" if whole else "wb")
            self._file.seek(whole)
            self._file.truncate()
            if not whole:
                self._note({"facts": FORMAT})
            self.waiting = list(self._left_waiting())
            self.manifest.taken.update(*(each["records"] for each in self.waiting))
        except BaseException:
            self._lock.close()
            raise

    def __enter__(self) -> Store:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._file.close()
        self._lock.close()

    # --- what is in it ---

    def source(self, fields: dict[str, Any]) -> int:
        """The number of a source of games, such as a series; it is added if it is new."""
        if fields not in self.manifest.sources:
            self._note({"source": fields})
        return self.manifest.sources.index(fields)

    def setup(self, config: Config) -> int:
        """The number of a configuration; it is added if it is new."""
        if config not in self.manifest.setups:
            self._note({"setup": config_fields(config)})
        return self.manifest.setups.index(config)

    def has(self, source: int, first: int) -> bool:
        """Whether the batch that begins with this game was added."""
        return (source, first) in self.manifest.batches or any(
            (each["source"], each["first"]) == (source, first) for each in self.waiting)

    def end(self, source: int) -> int:
        """The next free number of a game of a source."""
        waiting = [int(each["first"] + each["count"]) for each in self.waiting if each["source"] == source]
        return max([self.manifest.ends.get(source, 0), *waiting])

    # --- adding ---

    def add(self, source: int, batch: RowBatch) -> None:
        """Add a batch. It is on disk when this returns; when enough wait, they become a part."""
        meta = {"source": source, "first": batch.first, "count": batch.count, "games": batch.finished,
                "setup": self.setup(batch.config), "faults": list(batch.faults), "records": list(batch.records)}
        name = self._name(meta)
        for table, rows in batch.rows.items():
            (self.folder / WAITING / f"{name}.{table}.csv").write_text(rows, encoding="utf-8")
        _replace(self.folder / WAITING / f"{name}.json", json.dumps(meta))
        self.waiting.append(meta)
        self.manifest.taken.update(batch.records)
        if sum(each["games"] for each in self.waiting) >= self.part:
            self.flush()

    def note_records(self, records: Iterable[str], damaged: dict[str, str]) -> None:
        """Note that records were read, and which of them could not be."""
        self._note({"records": sorted(records), "damaged": damaged})

    def flush(self) -> None:
        """Make a part of what waits, together with the last one if that is not full."""
        self._sweep()
        if not self.waiting:
            return
        parts = self.manifest.parts
        last = parts[-1] if parts and parts[-1]["games"] < self.part else None
        name = f"{len(parts) + len(self.manifest.replaced):05}"
        with connected() as duck:
            for table, columns in TABLES.items():
                more = [f"SELECT * FROM {quoted(self._path(table, last['part']))}"] if last else []
                self._write(duck, " UNION ALL BY NAME ".join([*more, *self._reads(table, columns)]), table, name)
            self.count(duck, name)
        line: dict[str, Any] = {
            "part": name, "instead": last["part"] if last else "", "games": sum(each["games"] for each in self.waiting),
            "batches": [[each["source"], each["first"], each["count"]] for each in self.waiting],
            "faults": [fault for each in self.waiting for fault in each["faults"]],
            "records": [record for each in self.waiting for record in each["records"]]}
        if last:
            for key in ("games", "batches", "faults", "records"):
                line[key] = last[key] + line[key]
        self._note(line)
        for each in self.waiting:
            self._forget(self._name(each))
        self.waiting.clear()

    def count(self, duck: Duck, part: str) -> None:
        """Count the cards of a part."""
        kinds = ", ".join(map(quoted, _paired(self.manifest.setups))) or "''"
        for table, select in COUNTED.items():
            self._write(duck, select.format(cards=quoted(self._path("cards", part)), kinds=kinds), table, part)

    def _reads(self, table: str, columns: dict[str, str]) -> Iterator[str]:
        """A SELECT for the lines of each batch that waits."""
        types = ", ".join(f"{quoted(name)}: {quoted(type_)}" for name, type_ in columns.items())
        rest = ", ".join(name for name in columns if name != "game")
        for each in self.waiting:
            path = quoted(self.folder / WAITING / f"{self._name(each)}.{table}.csv")
            yield (f"SELECT ({each['source']}::BIGINT << {SERIES_BITS}) + game AS game, {rest}, "
                   f"{each['setup']}::INTEGER AS setup FROM read_csv({path}, columns = {{{types}}}, header = false, "
                   "auto_detect = false, delim = ',', quote = '\"', escape = '\"')")

    def _write(self, duck: Duck, select: str, table: str, name: str) -> None:
        path = self._path(table, name)
        duck.sql(f"COPY ({select}) TO {quoted(f'{path}.new')} (FORMAT parquet, COMPRESSION zstd)")
        os.replace(f"{path}.new", path)

    # --- files ---

    def _path(self, table: str, part: str) -> Path:
        return self.folder / table / f"{part}.parquet"

    def _sweep(self) -> None:
        """Delete the files of parts that were taken up by others before the last flush."""
        for part in self.manifest.replaced[:-1]:
            for table in (*TABLES, *COUNTED):
                self._path(table, part).unlink(missing_ok=True)

    def _note(self, line: dict[str, Any]) -> None:
        self._file.write(json.dumps(line).encode() + b"\n")
        self._file.flush()
        self.manifest.take(line)

    @staticmethod
    def _name(meta: dict[str, Any]) -> str:
        return f"{meta['source']:05}-{meta['first']:010}"

    def _left_waiting(self) -> Iterator[dict[str, Any]]:
        """The batches that an earlier program left, without those that it had already made a part of."""
        for path in sorted((self.folder / WAITING).glob("*.json")):
            meta = json.loads(path.read_text(encoding="utf-8"))
            if (meta["source"], meta["first"]) in self.manifest.batches:
                self._forget(path.stem)
            else:
                yield meta

    def _forget(self, name: str) -> None:
        (self.folder / WAITING / f"{name}.json").unlink()
        for table in TABLES:
            (self.folder / WAITING / f"{name}.{table}.csv").unlink(missing_ok=True)


def _replace(path: Path, text: str) -> None:
    """Write a file in one step."""
    fresh = path.with_name(f"{path.name}.new")
    fresh.write_text(text, encoding="utf-8")
    os.replace(fresh, path)


def _paired(setups: Iterable[Config]) -> list[str]:
    """The kinds of cards that may go well together, of all games."""
    testimonies = [registry.spec(config.game).facts for config in setups]
    return sorted({kind for each in testimonies if each for kind in each.paired})


def _locked(folder: Path) -> Any:
    """The open file that says that somebody writes to a folder; ConfigError if another program does."""
    file = (folder / LOCK).open("wb")
    try:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except ImportError:  # a system without such locks: there, two programs must not be started at once
        pass
    except OSError:
        file.close()
        raise ConfigError(f"another program is writing facts to {folder}") from None
    return file


@contextmanager
def opened(folder: Path) -> Iterator[Store]:
    """A store that makes a part of all that waits when it is closed, whatever happened."""
    with Store(folder) as store:
        try:
            yield store
        finally:
            store.flush()
