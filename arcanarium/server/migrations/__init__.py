"""Numbered migrations: the steps by which the tables of the database came to be what they are.

A migration is a file here: `0007_bans.sql` for both databases, or `0007_bans.sqlite.sql` and `0007_bans.postgresql.sql`
where they differ. Each statement ends with a semicolon at the end of a line. At every start those that the database has
not had are applied in the order of their numbers, all in one transaction, after a backup. A file that has been released
is never changed. Numbers may have gaps.
"""
from __future__ import annotations

import re
import time
from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import NamedTuple

from sqlalchemy import Connection, Engine, inspect, text

from arcanarium.server.failures import CannotStart

FILE = re.compile(r"(\d{4})_(\w+)(?:\.(sqlite|postgresql))?\.sql")
LOCK = 725100
"""The number of our advisory lock in PostgreSQL."""
LONGEST_WAIT = 120
"""Seconds to wait for another process that migrates the same database."""
APPLIED = """CREATE TABLE IF NOT EXISTS migrations (
    number INTEGER PRIMARY KEY, name TEXT NOT NULL, at DOUBLE PRECISION NOT NULL)"""


class Migration(NamedTuple):
    """One step: its number, its name, and its statements for one of the databases."""

    number: int
    name: str
    statements: tuple[str, ...]


@cache
def known(dialect: str) -> tuple[Migration, ...]:
    """All migrations of this program for `sqlite` or `postgresql`, in order."""
    return tuple(sorted(
        Migration(int(named[1]), named[2], statements_of(file.read_text(encoding="utf-8")))
        for file in resources.files(__package__).iterdir()
        if (named := FILE.fullmatch(file.name)) and named[3] in (None, dialect)))


def statements_of(script: str) -> tuple[str, ...]:
    """The statements of a file, without its comments."""
    bare = re.sub(r"^\s*--.*\n", "", script, flags=re.MULTILINE)
    return tuple(statement.strip() for statement in re.split(r";\s*(?:\n|$)", bare) if statement.strip())


def version_of(connection: Connection) -> int:
    """The number of the latest migration that a database has had; 0 if it is empty. One of version 0.2.0, which kept no
    list, counts as 1."""
    return max(_applied(connection), default=int(inspect(connection).has_table("users")))


def _applied(connection: Connection) -> set[int]:
    if not inspect(connection).has_table("migrations"):
        return set()
    return {row.number for row in connection.execute(text("SELECT number FROM migrations"))}


def pending(connection: Connection) -> list[Migration]:
    """The migrations that a database has not had. CannotStart if it has had some that this program does not know."""
    mine = known(connection.dialect.name)
    applied = _applied(connection)
    if newer := applied - {migration.number for migration in mine}:
        raise CannotStart("store-newer", found=f"{max(newer):04}", known=f"{mine[-1].number:04}")
    return [migration for migration in mine if migration.number not in applied]


def migrate(engine: Engine, back_up: Callable[[int], None]) -> list[Migration]:
    """Bring a database up to date, and return what was applied. `back_up` is called first, with the version that the
    database has, unless it is empty. Of several processes one does this while the others wait."""
    with engine.connect() as connection:
        if not pending(connection):
            return []
    with engine.connect() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            connection.execute(text(f"SET LOCAL lock_timeout = '{LONGEST_WAIT}s'"))
            connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        else:
            connection.exec_driver_sql(f"PRAGMA busy_timeout = {LONGEST_WAIT * 1000}")
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        todo = pending(connection)
        if todo and version_of(connection):
            back_up(version_of(connection))
        connection.execute(text(APPLIED))
        for migration in todo:
            for statement in migration.statements:
                connection.exec_driver_sql(statement)
            connection.execute(text("INSERT INTO migrations (number, name, at) VALUES (:number, :name, :at)"),
                               {"number": migration.number, "name": migration.name, "at": time.time()})
        connection.commit()
    return todo
