"""The second copy of an SQLite database: a backup of it, and a log of every write since.

A group of writes gets a number. Its lines are in the log, and on disk, before the database commits the same writes
together with the number; only then is anybody told. So after a kill at any moment the log has all that the database has
and at most one group more, and the numbers tell at the next start which of the two is behind. One damaged page can make
a whole database unreadable; a damaged line of the log costs only that line.

    base.db       a backup, made by SQLite while the server runs
    log-N.lines   the groups from number N on; each line is a checksum and [number, whether it ends its group, its
                  statement, values] as JSON

When the log has grown larger than the backup, a new backup is made and the older logs are deleted.
"""
from __future__ import annotations

import json
import logging
import os
import re
import sqlite3
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from arcanarium.server.backup import copy_pages
from arcanarium.server.files import private_folder, sync, touch_private

log = logging.getLogger("arcanarium")

LEAST_LOG = 16 << 20
"""Bytes that the log may have before a new backup is made, however small the database is."""
MOST_LOG = 256 << 20
"""Bytes after which a new backup is made, however large the database is."""
LONGEST_LINE, NEAR_END = 64 << 20, 1 << 20
LOG = re.compile(r"log-(\d{12})\.lines")
NUMBER, SEGMENT = "copied", "copied-in"
"""The facts in the table `site`: the number of the latest group, and that with which the current log begins."""

Values = dict[str, Any]


class LogLine(NamedTuple):
    """One write: the number of its group, whether it is the last of it, the name of its statement, and its values."""

    number: int
    last: bool
    name: str
    values: Values


class SecondCopy:
    """The second copy in a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.base = folder / "base.db"
        self._open: tuple[int, int] | None = None
        """The number with which the log begins that is written to, and its file."""
        self._size = 0

    # --- writing; the caller holds the write lock of the database ---

    def append(self, segment: int, number: int, writes: Sequence[tuple[str, Values]]) -> int:
        """Write a group to the log, wait until it is on disk, and return its size. OSError if that fails; the log is
        then as before."""
        lines = b"".join(_line(number, i + 1 == len(writes), *write) for i, write in enumerate(writes))
        file = self._file(segment)
        self._size = os.fstat(file).st_size
        try:
            rest = memoryview(lines)
            while rest:
                rest = rest[os.write(file, rest) :]
            os.fdatasync(file)
        except OSError:
            self.take_back()
            raise
        return len(lines)

    def take_back(self) -> None:
        """Remove the group that was appended last: the database has not taken it."""
        if self._open is None:
            return
        try:
            os.ftruncate(self._open[1], self._size)
        except OSError as error:  # the next group has the same number, and of two with the same number the later counts
            log.error("%s: %s", self.folder, error)

    def _file(self, segment: int) -> int:
        if self._open is None or self._open[0] != segment:
            self.close()
            path = self.folder / f"log-{segment:012}.lines"
            private_folder(self.folder)
            new = not path.exists()
            self._open = segment, os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o600)
            if new:
                sync(self.folder)
        return self._open[1]

    def close(self) -> None:
        """Close the log."""
        if self._open is not None:
            os.close(self._open[1])
            self._open = None

    @property
    def overgrown(self) -> bool:
        """Whether the logs have become so long that a new backup should replace them."""
        try:
            return sum(path.stat().st_size for path in self.logs()) > max(LEAST_LOG, min(MOST_LOG, _size(self.base)))
        except OSError:
            return False

    def renew(self, path: Path, segment: int, stopped: Callable[[], bool] = lambda: False) -> None:
        """Make a new backup of the database at `path`, whose groups from `segment` on are in a log of their own, and
        delete the older logs. The old backup stays until the new one is whole."""
        part = self.folder / "base.part"
        private_folder(self.folder)
        touch_private(part)
        try:
            copy_pages(path, part, stopped)
            sync(part)
            os.replace(part, self.base)
            sync(self.folder)
        finally:
            part.unlink(missing_ok=True)
        for old in self.logs():
            if _first(old) < segment:
                old.unlink(missing_ok=True)

    # --- reading ---

    @property
    def exists(self) -> bool:
        """Whether there is anything from which a database could be restored."""
        return self.base.exists() or bool(self.logs())

    def logs(self) -> list[Path]:
        """The logs in order."""
        return sorted(path for path in self.folder.glob("log-*.lines") if LOG.fullmatch(path.name))

    def base_number(self) -> int | None:
        """The number of the latest group that the backup holds; None if it is missing or damaged."""
        try:
            with closing(sqlite3.connect(f"{self.base.resolve().as_uri()}?mode=ro", uri=True)) as found:
                return number_of(found)
        except sqlite3.Error:
            return None

    def groups(self, after: int = -1) -> Iterator[list[LogLine] | None]:
        """The groups of all logs with a number above `after`, and None for each line that cannot be read. Of two groups
        with the same number only the later is given."""
        waiting: list[LogLine] = []
        for line in _lines(path for path, end in self._spans() if end > after):
            if line is None:
                yield None
            elif line.number > after:
                if waiting and (line.number != waiting[0].number or waiting[-1].last):
                    if line.number != waiting[0].number:
                        yield waiting
                    waiting = []
                waiting.append(line)
        if waiting:
            yield waiting

    def _spans(self) -> Iterator[tuple[Path, float]]:
        """Each log, with a number that all its groups are below."""
        logs = self.logs()
        yield from zip(logs, [*map(_first, logs[1:]), float("inf")], strict=False)

    def tail(self) -> tuple[int | None, int]:
        """The number of the latest whole group, and how many bytes of the log come after it. There are some if writing
        was cut short; such a group was never committed. The number is None if there is no copy."""
        logs = self.logs()
        if not logs:
            return self.base_number(), 0
        size = _size(logs[-1])
        with logs[-1].open("rb") as file:
            for start in (max(0, size - NEAR_END), 0):
                file.seek(start)
                place = start + (len(file.readline(LONGEST_LINE)) if start else 0)
                latest, whole = (_first(logs[-1]) - 1, 0) if not start else (None, 0)
                while raw := file.readline(LONGEST_LINE):
                    place += len(raw)
                    line = _read(raw)
                    if line and line.last and raw.endswith(b"\n"):
                        latest, whole = line.number, place
                if latest is not None:
                    break
        return latest, size - whole

    def cut_off(self, count: int) -> None:
        """Remove so many bytes from the end of the log."""
        if count:
            latest = self.logs()[-1]
            os.truncate(latest, _size(latest) - count)

    def faults(self) -> int:
        """How much of the copy is missing or damaged; 0 if a database could be restored from it completely. What is at
        the very end does not count, since it may just be written; `tail` knows about it."""
        after = self.base_number()
        if after is None or not sound(self.base):
            return 1
        faults = suspected = 0
        ended = True
        for line in _lines(path for path, end in self._spans() if end > after):  # one at a time: a group may be huge
            if line is None:
                suspected += 1
            elif line.number > after or not ended:
                suspected += line.number != after + ended
                after, ended = line.number, line.last
                if ended:
                    faults, suspected = faults + suspected, 0
        return faults


def sound(path: Path) -> bool:
    """Whether SQLite finds no damage in a file. One that another process has locked counts as sound: it can read it."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=5)) as connection:
            return bool(connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
    except sqlite3.DatabaseError as error:
        return "locked" in str(error)


def prepare_numbers(connection: sqlite3.Connection) -> None:
    """Begin to number groups in a database that has not been copied before."""
    connection.execute("INSERT INTO site (name, value) VALUES (?, '0'), (?, '1') ON CONFLICT DO NOTHING",
                       (NUMBER, SEGMENT))


def number_of(connection: sqlite3.Connection) -> int | None:
    """The number of the latest group that a database holds; None if it has not been copied before."""
    row = connection.execute("SELECT value FROM site WHERE name = ?", (NUMBER,)).fetchone()
    return int(row[0]) if row else None


def next_segment(connection: sqlite3.Connection) -> int:
    """Let the next group begin a new log, and return the number that it begins with."""
    segment = (number_of(connection) or 0) + 1
    connection.execute("UPDATE site SET value = ? WHERE name = ?", (str(segment), SEGMENT))
    return segment


def _line(number: int, last: bool, name: str, values: Values) -> bytes:
    body = json.dumps([number, int(last), name, values], separators=(",", ":")).encode()
    return b"%08x %b\n" % (zlib.crc32(body), body)


def _read(raw: bytes) -> LogLine | None:
    try:
        if int(raw[:8], 16) != zlib.crc32(raw[9:].rstrip(b"\n")):
            return None
        number, last, name, values = json.loads(raw[9:])
        return LogLine(number, bool(last), name, values)
    except (ValueError, TypeError):
        return None


def _lines(paths: Iterable[Path]) -> Iterator[LogLine | None]:
    for path in paths:
        try:
            with path.open("rb") as file:
                while raw := file.readline(LONGEST_LINE):
                    yield _read(raw)
        except OSError as error:
            log.error("%s: %s", path, error)
            yield None


def _first(path: Path) -> int:
    return int(path.stem.removeprefix("log-"))


def _size(path: Path) -> int:
    return path.stat().st_size if path.exists() else 0
