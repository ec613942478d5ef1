"""Mending a damaged SQLite database: all that its second copy and the damaged file still tell is put together in a new
file, which takes its place. The damaged files are kept.

Journal entries are never changed, so an entry counts wherever it is found. Of other rows the copy is believed first: it
has checksums, and it was written before the database was.
"""
from __future__ import annotations

import json
import logging
import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine

from arcanarium.server import salvage
from arcanarium.server.backup import copy_pages
from arcanarium.server.files import put_in_place, ready_path, set_aside, sync, touch_private
from arcanarium.server.migrations import migrate
from arcanarium.server.second_copy import LogLine, SecondCopy, next_segment, number_of, prepare_numbers, sound

log = logging.getLogger("arcanarium")
OWN = ("site", "migrations")
"""Tables that a file has for itself; they are not carried over."""
GAMES = ("tables", "journal")
AT_ONCE = 2000
"""How many writes are made in one transaction."""


@dataclass
class Notice:
    """What people are told about damage that was mended: the id of a message, and what it names."""

    message: str
    facts: dict[str, str | int] = field(default_factory=dict)


@dataclass
class Mended:
    """What came back: how many tables, entries and people, and where from; and what is known to be missing."""

    tables: int = 0
    entries: int = 0
    people: int = 0
    from_damaged: int = 0
    """Rows that only the damaged file had."""
    unreadable: int = 0
    """Parts of the second copy that could not be read."""
    broken: int = 0
    """Tables in whose journal entries are missing."""
    missing: int = 0
    """Entries that are missing from them."""
    kept: str = ""
    """The name of the damaged file that was kept."""

    def notice(self) -> Notice:
        """What people are told."""
        facts: dict[str, str | int] = {
            "tables": self.tables, "entries": self.entries, "people": self.people, "broken": self.broken,
            "missing": self.missing, "kept": self.kept or "-"}
        if self.broken:
            return Notice("store-notice-gaps", facts)
        return Notice("store-notice-perhaps" if self.unreadable or self.from_damaged else "store-notice-whole", facts)


# --- mending ---


def mend(path: Path, copy: SecondCopy, old_mirror: Path, statements: dict[str, str]) -> Mended:
    """Put a database together again from its second copy and from what can be read of it. `statements` has the text of
    each write by its name. An OSError or sqlite3.Error, such as a full disk, leaves everything as it was."""
    report = Mended()
    new = path.with_name(f"{path.name}.mending")
    for old in (new, Path(f"{new}-wal"), Path(f"{new}-shm")):
        old.unlink(missing_ok=True)
    touch_private(new)
    after = _from_base(copy, new, report)
    engine = create_engine(f"sqlite:///{new}")
    migrate(engine, lambda _: None)
    engine.dispose()
    with closing(sqlite3.connect(new, isolation_level=None)) as target:
        target.execute("PRAGMA synchronous = OFF")  # the file counts only once it is whole
        prepare_numbers(target)
        if after is None:
            _insert(target, _all_rows(copy.base, target), report, counts=False)
        latest = max(_from_log(copy, after, target, statements, report), after or 0)
        _run(target, statements, _mirrored(old_mirror) if not copy.exists else ())
        before = _number_in(path)
        ahead = before is not None and before > latest
        whole = after is not None and not report.unreadable and not ahead
        # What a whole copy does not have was deleted, so only games are looked for. A file that is ahead of the copy is
        # right about rows that both have.
        _insert(target, _all_rows(path, target, GAMES if whole else ()), report, newer=ahead)
        _insert(target, _raw_rows(path, target, GAMES if whole else ()), report)
        if not whole:
            _insert(target, _raw_rows(copy.base, target), report, counts=False)
        target.execute("UPDATE site SET value = ? WHERE name = 'copied'", (str(max(latest, before or 0) + 1),))
        next_segment(target)
        _count(target, report)
    if not sound(new):
        raise sqlite3.DatabaseError(f"{new} could not be written whole")
    sync(new)
    os.replace(new, ready_path(path))
    aside = put_in_place(path, "damaged")
    report.kept = aside.name if aside else ""
    if report.unreadable and copy.exists:
        set_aside(copy.folder, "damaged")
    return report


def _from_base(copy: SecondCopy, new: Path, report: Mended) -> int | None:
    """Begin with the backup, if it is sound, and return the number of its latest group."""
    if not copy.base.exists():
        report.unreadable += 1
        return None
    if sound(copy.base) and (number := copy.base_number()) is not None:
        with suppress(sqlite3.Error):
            copy_pages(copy.base, new)
            return number
        touch_private(new)
    report.unreadable += 1
    return None


def _from_log(
    copy: SecondCopy, after: int | None, target: sqlite3.Connection, statements: dict[str, str], report: Mended,
) -> int:
    """Make the writes of the log, and return the number of the latest group."""
    latest = after

    def lines() -> Iterator[LogLine]:
        nonlocal latest
        for group in copy.groups(-1 if after is None else after):
            if group is None:
                report.unreadable += 1
                continue
            if latest is not None and group[0].number != latest + 1:
                report.unreadable += 1
            latest = group[0].number
            yield from group

    strange = _run(target, statements, ((line.name, line.values) for line in lines()))
    report.unreadable += strange
    return latest or 0


def _run(
    target: sqlite3.Connection, statements: dict[str, str], writes: Iterable[tuple[str, dict[str, Any]]],
) -> int:
    """Make some writes, and return how many of them do not fit this database."""
    strange = 0
    target.execute("BEGIN")
    for i, (name, values) in enumerate(writes):
        try:
            target.execute(statements[name], values)
        except (KeyError, sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError):
            strange += 1
        if i % AT_ONCE == AT_ONCE - 1:
            target.execute("COMMIT")
            target.execute("BEGIN")
    target.execute("COMMIT")
    return strange


def roll_forward(path: Path, copy: SecondCopy, statements: dict[str, str]) -> int:
    """Make the writes that the log has and a sound database has not, and return their number. Its -wal was lost, or the
    server was killed between the two."""
    with closing(sqlite3.connect(path, isolation_level=None)) as target:
        target.execute("PRAGMA synchronous = FULL")
        number = number_of(target)
        groups = [] if number is None else copy.groups(number)
        count = 0
        for group in groups:
            if group and group[-1].last:
                target.execute("BEGIN IMMEDIATE")
                for line in group:
                    with suppress(KeyError, sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError):
                        target.execute(statements[line.name], line.values)
                target.execute("UPDATE site SET value = ? WHERE name = 'copied'", (str(group[0].number),))
                target.execute("COMMIT")
                count += len(group)
    return count


def _mirrored(mirror: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The writes in the mirror that version 0.2.0 kept: a line of JSON for each. Damaged lines are skipped."""
    try:
        with mirror.open("rb") as file:
            for line in file:
                with suppress(ValueError):
                    found = json.loads(line)
                    if isinstance(found, list) and len(found) == 2 and isinstance(found[1], dict):
                        yield str(found[0]), found[1]
    except OSError:
        return


# --- rows of damaged files ---


def _all_rows(
    path: Path, target: sqlite3.Connection, only: Sequence[str] = (),
) -> Iterator[tuple[str, dict[str, Any]]]:
    if path.exists():
        for table in only or _columns(target):
            for row in salvage.rows_of(path, table):
                yield table, row


def _raw_rows(
    path: Path, target: sqlite3.Connection, only: Sequence[str] = (),
) -> Iterator[tuple[str, dict[str, Any]]]:
    columns = _columns(target)
    for table, row in salvage.raw_rows(path):
        if not only or table in only:
            yield table, dict(zip(columns[table], row, strict=False))


def _columns(target: sqlite3.Connection) -> dict[str, list[str]]:
    """The columns of each table that is carried over."""
    names = [name for (name,) in target.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return {name: [column[1] for column in target.execute(f"PRAGMA table_info({name})")]
            for name in names if name not in OWN and not name.startswith("sqlite_")}


def _insert(
    target: sqlite3.Connection, rows: Iterable[tuple[str, dict[str, Any]]], report: Mended, newer: bool = False,
    counts: bool = True,
) -> None:
    """Add rows that are not there yet; with `newer` also put them in the place of those that are."""
    columns = _columns(target)
    target.execute("BEGIN")
    for i, (table, row) in enumerate(rows):
        named = [name for name in columns[table] if name in row]
        how = "REPLACE" if newer and table != "journal" else "IGNORE"
        try:
            done = target.execute(
                f"INSERT OR {how} INTO {table} ({', '.join(named)}) VALUES ({', '.join('?' * len(named))})",
                [row[name] for name in named])
            report.from_damaged += done.rowcount if counts and how == "IGNORE" else 0
        except (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError):
            continue
        if i % AT_ONCE == AT_ONCE - 1:
            target.execute("COMMIT")
            target.execute("BEGIN")
    target.execute("COMMIT")


def _number_in(path: Path) -> int | None:
    """The number of the latest group in a file that may be damaged."""
    rows = salvage.rows_of(path, "site") if path.exists() else ()
    found = next((str(row["value"]) for row in rows if row.get("name") == "copied"), "")
    return int(found) if found.isdigit() else None


def _count(target: sqlite3.Connection, report: Mended) -> None:
    (report.tables,) = target.execute("SELECT count(*) FROM tables").fetchone()
    (report.entries,) = target.execute("SELECT count(*) FROM journal").fetchone()
    (report.people,) = target.execute("SELECT count(*) FROM users").fetchone()
    report.broken, missing = target.execute(
        "SELECT count(*), sum(gap) FROM (SELECT max(n) + 1 - count(*) AS gap FROM journal GROUP BY table_id) "
        "WHERE gap > 0").fetchone()
    report.missing = missing or 0
