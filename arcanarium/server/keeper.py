"""The keeper of an SQLite file: it looks for damage and mends it, compares the file with its second copy at every
start, and renews the copy. Only the owner may read the files."""
from __future__ import annotations

import logging
import os
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from arcanarium.server.failures import CannotStart
from arcanarium.server.files import FileLock, private_folder, put_in_place, ready_path
from arcanarium.server.mending import Notice, mend, roll_forward
from arcanarium.server.second_copy import NUMBER, SEGMENT, SecondCopy, next_segment, number_of, prepare_numbers, sound

log = logging.getLogger("arcanarium")

CHECKED_AT_START = 64 << 20
"""Bytes up to which a database is checked whole, and copied, before the server starts; larger ones afterwards."""
CHECK_AGAIN = 24 * 3600.0
"""Seconds after which the database and its copy are checked again."""
LOOK_AT_SIZE = 1 << 20
"""Bytes of log after which it is looked whether the copy should be renewed."""
COUNT_UP = text(f"UPDATE site SET value = value + 1 WHERE name = '{NUMBER}'")
NUMBERS = text(f"SELECT name, value FROM site WHERE name IN ('{NUMBER}', '{SEGMENT}')")


class Keeper:
    """The file at a path, with its second copy. Call `open` before the database is used, and `begin` when its schema is
    up to date."""

    def __init__(self, path: Path, statements: dict[str, str]) -> None:
        self.path, self._statements = path, statements
        self.copy = SecondCopy(path.with_suffix(".copy"))
        self.notice: Notice | None = None
        """What people are told about damage; None if there was none."""
        self._mirror = path.with_suffix(".journal")  # of version 0.2.0
        self._suspect = path.with_name(f"{path.name}.suspect")
        self._lock = FileLock(path.with_name(f"{path.name}.lock"))
        self._renew = False
        self._written = 0
        self._stopping, self._wake = threading.Event(), threading.Event()
        self.at_rest = threading.Event()
        """Set while there is nothing to check or to renew."""
        self._caretaker: threading.Thread | None = None
        self.looked_at = False
        """Whether this process was alone with the file at the start, so that it has been checked and mended."""
        self.damage_found = False
        self.on_damage: Callable[[], object] = lambda: None
        """Called, in some thread, when damage is found while the server runs."""

    # --- at the start ---

    def open(self) -> None:
        """Mend the file if it is damaged, and bring it up to its second copy. If another process uses it, that one has
        done so. CannotStart says why it cannot be mended."""
        private_folder(self.path.parent)
        self._lock.take()
        try:
            if self._lock.alone:
                self.looked_at = True
                if ready_path(self.path).exists():
                    log.warning("%s: what was cut short when it was mended or restored is finished", self.path)
                    put_in_place(self.path, "damaged")
                if self._needs_mending():
                    self._mend()
                else:
                    self._catch_up()
            self._make_private()
        except BaseException as error:
            self._lock.release()
            if isinstance(error, OSError | sqlite3.Error | SQLAlchemyError):
                raise CannotStart("store-cannot-mend", file=str(self.path), reason=str(error)) from error
            raise

    def _needs_mending(self) -> bool:
        if not self.path.exists() or not self.path.stat().st_size:
            return self.copy.exists or self._mirror.exists()
        if self._suspect.exists() or self._size() <= CHECKED_AT_START:
            return not sound(self.path) or (self.copy.exists and _is_blank(self.path))
        return not _opens(self.path)

    def _size(self) -> int:
        return sum(path.stat().st_size for path in (self.path, Path(f"{self.path}-wal")) if path.exists())

    def _mend(self) -> None:
        log.warning("%s is damaged or lost, and is mended", self.path)
        report = mend(self.path, self.copy, self._mirror, self._statements)
        self.notice, self._renew = report.notice(), True
        self._suspect.unlink(missing_ok=True)
        log.warning("mended: %s", report)

    def _catch_up(self) -> None:
        """Compare the numbers of a sound database and of its second copy, and bring the one up that is behind."""
        if not self.path.exists():
            return
        with closing(sqlite3.connect(self.path)) as connection:
            try:
                number = number_of(connection)
            except sqlite3.OperationalError:  # of version 0.2.0, or empty
                return
        latest, torn = self.copy.tail()
        if number is None or latest is None:
            return
        if latest > number:
            count = roll_forward(self.path, self.copy, self._statements)
            log.warning("%s was behind its second copy; %d writes were made again", self.path, count)
            if latest > number + 1:  # more than a kill between the two can explain
                self.notice = Notice("store-notice-forward", {"writes": count})
        elif latest < number:
            log.warning("the second copy of %s was behind, and is made anew", self.path)
            self._renew = True
        self.copy.cut_off(torn)

    def _make_private(self) -> None:
        """Let only the owner read the database. SQLite gives its other files the same mode."""
        for name in (self.path, Path(f"{self.path}-wal"), Path(f"{self.path}-shm")):
            if name.exists() or name == self.path:
                os.close(os.open(name, os.O_RDONLY | os.O_CREAT, 0o600))
                name.chmod(0o600)

    def begin(self, migrated: bool) -> None:
        """Begin to copy. `migrated`: the schema has changed, so that the copy is renewed."""
        with closing(sqlite3.connect(self.path, timeout=60)) as connection, connection:
            prepare_numbers(connection)
        if migrated or not self.copy.base.exists():
            self._renew = True
        if self._lock.alone and self._renew and self._size() <= CHECKED_AT_START:
            self._renew_now()
        self._lock.share()
        self._caretaker = threading.Thread(target=self._take_care, name="keeper", daemon=True)
        self._caretaker.start()

    # --- while the server runs ---

    def append(self, connection: Connection, writes: Sequence[tuple[str, dict[str, Any]]]) -> None:
        """Write to the second copy what a transaction is about to commit. OSError if that fails."""
        connection.execute(COUNT_UP)
        numbers = {row.name: int(row.value) for row in connection.execute(NUMBERS)}
        self._written += self.copy.append(numbers[SEGMENT], numbers[NUMBER], writes)
        if self._written > LOOK_AT_SIZE:
            self._written = 0
            if self.copy.overgrown:
                self.renew_soon()

    def forget(self) -> None:
        """Have the second copy made anew, so that it holds nothing any more that was deleted: soon, or within a day if
        it is large, because many deletions must not keep the disk busy."""
        if self._size() <= CHECKED_AT_START:
            self.renew_soon()
        self._renew = True

    def renew_soon(self) -> None:
        """Have the second copy made anew by the thread that takes care of it."""
        self._renew = True
        self.at_rest.clear()
        self._wake.set()

    def _take_care(self) -> None:
        """What a thread of its own does: check the database and its copy, and renew the copy when that is due."""
        due = True
        while not self._stopping.is_set():
            try:
                if due:
                    self._check()
                if self._renew:
                    self._renew_now()
            except (OSError, sqlite3.Error) as error:
                log.error("%s: %s", self.path, error)
            if not self._wake.is_set():
                self.at_rest.set()
            due = not self._wake.wait(CHECK_AGAIN)
            self._wake.clear()

    def _check(self) -> None:
        """Look for damage to a file that was not checked at the start, and to the copy."""
        if self._size() > CHECKED_AT_START and not sound(self.path):
            self.damage_found = True
            self.on_damage()
        elif not self._renew and self.copy.faults():
            log.warning("the second copy of %s is damaged, and is made anew", self.path)
            self._renew = True

    def _renew_now(self) -> None:
        """Make a new backup, and begin a new log. Of several processes one does."""
        with FileLock(self.copy.folder / "lock") as lock:
            if not lock.alone:
                return
            with closing(sqlite3.connect(self.path, timeout=60, isolation_level=None)) as connection:
                connection.execute("BEGIN IMMEDIATE")
                segment = next_segment(connection)
                connection.execute("COMMIT")
            try:
                self.copy.renew(self.path, segment, self._stopping.is_set)
            except (OSError, sqlite3.Error) as error:
                if not self._stopping.is_set():
                    log.error("the second copy could not be renewed, its log grows on: %s", error)
                return
        self._renew = False
        self._mirror.unlink(missing_ok=True)

    def note_damage(self) -> None:
        """The file is damaged: whoever opens it next checks all of it."""
        log.error("%s is damaged; nothing more is written until it is mended", self.path)
        self.notice = Notice("store-notice-damaged")
        with suppress(OSError):
            self._suspect.touch(0o600)

    def close(self) -> None:
        """Stop the thread, and let others have the file."""
        self._stopping.set()
        self._wake.set()
        if self._caretaker:
            self._caretaker.join(10)
        self.copy.close()
        self._lock.release()


def _is_blank(path: Path) -> bool:
    """Whether a sound file has no tables at all: SQLite has begun it where another was lost."""
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        return bool(connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,))


def _opens(path: Path) -> bool:
    """Whether a file can be opened and is as long as it says. This costs the same for any size."""
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            (pages,), (size,) = (connection.execute(f"PRAGMA {of}").fetchone() for of in ("page_count", "page_size"))
            wal = Path(f"{path}-wal")
            return bool(wal.exists() and wal.stat().st_size) or pages * size <= path.stat().st_size
    except sqlite3.DatabaseError as error:
        return "locked" in str(error)
