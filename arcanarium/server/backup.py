"""Backups of a database that is in use, and bringing one back.

A backup of SQLite is a database file, made page by page by SQLite itself as the database was at one moment; a backup of
PostgreSQL is an archive of `pg_dump`. Either is complete or not there at all.
"""
from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy import URL, create_engine
from sqlalchemy.engine import make_url

from arcanarium.server.failures import CannotStart
from arcanarium.server.files import FileLock, private_folder, put_in_place, ready_path, set_aside, sync, touch_private
from arcanarium.server.migrations import pending

BEFORE = "before-restore"
"""Part of the name under which what was there before is kept."""
PAGES = 512
"""How many pages are copied at a time."""
LONGEST = 3600
"""Seconds after which a program that backs up or restores is given up."""


class BackupFailed(Exception):
    """A backup could not be made or brought back. Nothing was changed."""


def sqlite_path(url: str) -> Path | None:
    """The file of an SQLite database; None for one in memory and for other databases."""
    made = make_url(url)
    named = made.database if made.get_backend_name() == "sqlite" else None
    return Path(named) if named and named != ":memory:" else None


def back_up(url: str, to: Path) -> None:
    """Write all that a database holds now to a new file. The server may go on meanwhile."""
    part = to.with_name(f"{to.name}.part")
    try:
        private_folder(to.parent)
        touch_private(part)
        if path := sqlite_path(url):
            copy_pages(path, part)
        else:
            _run_for(make_url(url), "pg_dump", "--format=custom", "--no-owner", "--no-privileges", f"--file={part}")
        sync(part)
        os.replace(part, to)
        sync(to.parent)
    except (OSError, sqlite3.Error) as error:
        raise BackupFailed(str(error)) from error
    finally:
        with suppress(OSError):
            part.unlink()


def copy_pages(path: Path, to: Path, stopped: Callable[[], bool] = lambda: False) -> None:
    """Copy an SQLite database as it is at this moment, with what its -wal holds, and check the result. It ends with an
    error soon after `stopped` says so."""

    def go_on(*_: int) -> None:
        if stopped():
            raise sqlite3.OperationalError("the server stops")

    if not path.exists():
        raise FileNotFoundError(f"{path} does not exist")
    with closing(sqlite3.connect(path, timeout=60)) as source, closing(sqlite3.connect(to)) as target:
        source.execute("BEGIN")  # what others write from here on is not seen, so the copying never starts anew
        source.execute("SELECT 1 FROM sqlite_master").fetchone()
        source.backup(target, pages=PAGES, progress=go_on, sleep=0.01)
        target.execute("PRAGMA journal_mode = DELETE")  # so that the copy is one file
        if target.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise sqlite3.DatabaseError(f"{path} is damaged, so a copy of it would be as well")


def check_backup(url: str, source: Path) -> None:
    """Raise BackupFailed unless a file is a whole backup that this program can bring back to a database."""
    try:
        if not sqlite_path(url):
            _run_for(make_url(url), "pg_restore", "--list", str(source), database=False)
            return
        with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True)) as found:
            if found.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise BackupFailed(f"{source} is damaged")
            found.execute("SELECT 1 FROM journal LIMIT 1")
        engine = create_engine(f"sqlite:///{source}")
        with engine.connect() as connection:
            pending(connection)
        engine.dispose()
    except (OSError, sqlite3.Error) as error:
        raise BackupFailed(f"{source}: {error}") from error
    except CannotStart as error:
        raise BackupFailed(f"{source} is of a newer version (schema {error.facts['found']})") from error


def restore(url: str, source: Path) -> Path | None:
    """Put a backup in the place of all that a database holds. No server may run. What SQLite held before is kept
    beside it; returned is where. PostgreSQL is changed in one transaction and keeps nothing of what it held."""
    check_backup(url, source)
    path = sqlite_path(url)
    if not path:
        _run_for(make_url(url), "pg_restore", "--clean", "--if-exists", "--no-owner", "--no-privileges",
                 "--single-transaction", str(source))
        return None
    return _restore_sqlite(path, source)


def _restore_sqlite(path: Path, source: Path) -> Path | None:
    part = path.with_name(f"{path.name}.part")
    private_folder(path.parent)
    with FileLock(path.with_name(f"{path.name}.lock")) as lock:
        if not lock.alone:
            raise BackupFailed(f"a server uses {path}; stop it first")
        try:
            touch_private(part)
            copy_pages(source, part)
            sync(part)
            set_aside(path.with_suffix(".copy"), BEFORE)  # it belongs to what was there before
            os.replace(part, ready_path(path))
            return put_in_place(path, BEFORE)
        except (OSError, sqlite3.Error) as error:
            raise BackupFailed(str(error)) from error
        finally:
            part.unlink(missing_ok=True)


def _run_for(url: URL, program: str, *arguments: str, database: bool = True) -> None:
    """Run a program of PostgreSQL for a database. The password is passed where other users cannot read it."""
    found = shutil.which(program)
    if not found:
        raise BackupFailed(f"the program {program} of PostgreSQL is not installed")
    secret = {"PGPASSWORD": str(url.password)} if url.password else {}
    address = url.set(drivername="postgresql", password=None).render_as_string(hide_password=False)
    try:
        done = subprocess.run([found, *([f"--dbname={address}"] if database else []), *arguments], check=False,
                              env={**os.environ, **secret}, capture_output=True, text=True, timeout=LONGEST)
    except subprocess.TimeoutExpired as error:
        raise BackupFailed(f"{program} took more than {LONGEST} seconds") from error
    if done.returncode:
        raise BackupFailed(f"{program}: {done.stderr.strip()}")
