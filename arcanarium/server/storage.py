"""The database: users, tables and their journals, in SQLite or PostgreSQL, with the same statements for both.

All writes go through one queue (group commit): those that arrive while a transaction runs are written together in the
next one. `Storage.write` returns only when its writes are on disk.
"""
from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DataError, OperationalError, SQLAlchemyError, StatementError

from arcanarium.server import dailystore
from arcanarium.server.journal import Entry
from arcanarium.server.mirror import Mirror, set_aside_if_damaged

log = logging.getLogger("arcanarium")

SCHEMA = (
    """CREATE TABLE IF NOT EXISTS users (
        id TEXT PRIMARY KEY, name TEXT NOT NULL, account TEXT UNIQUE, hash TEXT, language TEXT NOT NULL,
        made DOUBLE PRECISION NOT NULL)""",
    """CREATE TABLE IF NOT EXISTS tables (
        id TEXT PRIMARY KEY, host TEXT NOT NULL, open INTEGER NOT NULL, status TEXT NOT NULL, setup TEXT NOT NULL,
        summary TEXT NOT NULL, made DOUBLE PRECISION NOT NULL, touched DOUBLE PRECISION NOT NULL,
        due DOUBLE PRECISION)""",
    "CREATE INDEX IF NOT EXISTS tables_open ON tables (open, status, touched)",
    "CREATE INDEX IF NOT EXISTS tables_due ON tables (due)",
    "CREATE TABLE IF NOT EXISTS sitting (user_id TEXT, table_id TEXT, PRIMARY KEY (user_id, table_id))",
    """CREATE TABLE IF NOT EXISTS journal (
        table_id TEXT, n INTEGER, at DOUBLE PRECISION NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
        data TEXT NOT NULL, PRIMARY KEY (table_id, n))""",
    *dailystore.SCHEMA,
)
STATEMENTS = {name: text(statement) for name, statement in {
    "journal": """INSERT INTO journal (table_id, n, at, kind, seat, data)
        VALUES (:table_id, :n, :at, :kind, :seat, :data) ON CONFLICT DO NOTHING""",
    "user": """INSERT INTO users (id, name, account, hash, language, made)
        VALUES (:id, :name, :account, :hash, :language, :made) ON CONFLICT (id) DO UPDATE
        SET name = :name, account = :account, hash = :hash, language = :language""",
    "table": """INSERT INTO tables (id, host, open, status, setup, summary, made, touched, due)
        VALUES (:id, :host, :open, :status, :setup, :summary, :made, :made, NULL) ON CONFLICT DO NOTHING""",
    "note": """UPDATE tables SET status = :status, summary = :summary, touched = :touched, due = :due
        WHERE id = :id""",
    "sit": "INSERT INTO sitting (user_id, table_id) VALUES (:user_id, :table_id) ON CONFLICT DO NOTHING",
    "unsit": "DELETE FROM sitting WHERE user_id = :user_id AND table_id = :table_id",
    **dailystore.STATEMENTS,
}.items()}
ONCE = ("journal", "table", *dailystore.ONCE)
"""Statements that write nothing, and stop the writes after them, if there is such a row already."""


class Write(NamedTuple):
    """A write to the database: the name of a statement in STATEMENTS, and its parameters."""

    name: str
    values: dict[str, Any]


class NotSaved(Exception):
    """A write failed, for example because the disk is full or the database is gone. Nothing was changed."""


class Unreadable(Exception):
    """A read failed because the database does not answer."""


def entry_write(table: str, entry: Entry) -> Write:
    """The write that appends an entry to the journal of a table."""
    data = json.dumps(entry.data, ensure_ascii=False)
    return Write("journal", {
        "table_id": table, "n": entry.n, "at": entry.at, "kind": entry.kind, "seat": entry.seat, "data": data})


class Storage:
    """A database. Open it with `Storage(url)` and `await start()`. All tasks of one event loop may use its methods."""

    def __init__(self, url: str) -> None:
        self.notice = ""
        """The id of a message to all users about damage to the database; empty if there was none."""
        path = make_url(url).database if url.startswith("sqlite") else None
        self.mirror: Mirror | None = None
        if path and path != ":memory:":
            Path(path).parent.mkdir(parents=True, exist_ok=True)
            self.mirror = Mirror(Path(path).with_suffix(".journal"))
            self.notice = set_aside_if_damaged(Path(path))
        self.engine = create_engine(url, pool_pre_ping=not path)
        if path:
            event.listen(self.engine, "connect", _prepare_sqlite)
        self._waiting: list[tuple[Sequence[Write], asyncio.Future[bool]]] = []
        self._busy: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Create the tables of the database if they are missing, and restore a lost SQLite database from its mirror."""
        await asyncio.to_thread(self._start)

    def _start(self) -> None:
        with self.engine.begin() as connection:
            if self.engine.dialect.name == "postgresql":  # so that two processes do not create the tables at once
                connection.execute(text("SELECT pg_advisory_xact_lock(725100)"))
            for statement in SCHEMA:
                connection.execute(text(statement))
        if self.mirror:
            with self.engine.begin() as connection:
                if self.notice or not connection.execute(text("SELECT 1 FROM users LIMIT 1")).first():
                    self._restore(connection, self.mirror)

    def _restore(self, connection: Connection, mirror: Mirror) -> None:
        """Fill an empty database from its mirror. Lines that do not fit the database are skipped."""
        count = 0
        for name, values in mirror.writes():
            if name in STATEMENTS:
                try:
                    connection.execute(STATEMENTS[name], values)
                    count += 1
                except StatementError as error:
                    if isinstance(error, OperationalError):  # a full disk: the next start tries again
                        raise
        if count:
            self.notice = "web-notice-mended"
            log.warning("the database was made anew from %s", mirror.path)

    async def close(self) -> None:
        """Finish the writes that are queued, and disconnect."""
        if self._busy:
            await self._busy
        await asyncio.to_thread(self.engine.dispose)

    # --- writing ---

    async def write(self, *writes: Write) -> bool:
        """Write all or nothing. False if a journal entry or a table with this number or id existed already, and nothing
        was written; NotSaved if the database failed."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((writes, done))
        if self._busy is None:
            self._busy = asyncio.create_task(self._flush())
        return await asyncio.shield(done)

    async def _flush(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                results = await asyncio.to_thread(self._write, [writes for writes, _ in batch])
                for (_, done), result in zip(batch, results, strict=True):
                    if done.cancelled():
                        continue
                    if isinstance(result, bool):
                        done.set_result(result)
                    else:
                        done.set_exception(NotSaved(str(result)))
        finally:
            self._busy = None

    def _write(self, batch: list[Sequence[Write]]) -> list[bool | Exception]:
        """Write a batch in one transaction. If that fails, write each part by itself, so that a bad one does not harm
        the others."""
        try:
            with self.engine.begin() as connection:
                results: list[bool | Exception] = [self._one(connection, writes) for writes in batch]
        except (SQLAlchemyError, ValueError, OverflowError) as error:  # the latter: values that the driver cannot send
            if len(batch) == 1:
                log.error("not saved: %s", error)
                return [error]
            return [self._write([writes])[0] for writes in batch]
        if self.mirror:
            self.mirror.add([(*write,) for writes, ok in zip(batch, results, strict=True) if ok for write in writes])
        return results

    @staticmethod
    def _one(connection: Connection, writes: Sequence[Write]) -> bool:
        """Write in order, and stop at one of ONCE that existed already. These come first, so that nothing
        that belongs to them has been written then."""
        for name, values in writes:
            if not connection.execute(STATEMENTS[name], values).rowcount and name in ONCE:
                return False
        return True

    # --- reading ---

    async def rows(self, statement: str, **values: Any) -> list[dict[str, Any]]:
        """The rows that a SELECT finds; Unreadable if the database fails."""

        def read() -> list[dict[str, Any]]:
            with self.engine.connect() as connection:
                return [dict(row) for row in connection.execute(text(statement), values).mappings()]

        try:
            return await asyncio.to_thread(read)
        except DataError:  # the database cannot hold such a value, so no row has it
            return []
        except SQLAlchemyError as error:
            log.error("not read: %s", error)
            raise Unreadable(str(error)) from None

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """The journal of a table, from an entry on."""
        rows = await self.rows("SELECT n, at, kind, seat, data FROM journal "
                               "WHERE table_id = :id AND n >= :since ORDER BY n", id=table, since=since)
        return [Entry(row["n"], row["at"], row["kind"], row["seat"], json.loads(row["data"])) for row in rows]

    async def table(self, id: str) -> dict[str, Any] | None:
        """The row of a table."""
        return next(iter(await self.rows("SELECT * FROM tables WHERE id = :id", id=id)), None)

    async def open_tables(self, limit: int = 50) -> list[dict[str, Any]]:
        """The rows of the tables that everyone may see and that are not over, latest first."""
        return await self.rows("SELECT * FROM tables WHERE open = 1 AND status IN ('open', 'playing') "
                               "ORDER BY touched DESC LIMIT :limit", limit=limit)

    async def tables_of(self, user: str, limit: int = 100) -> list[dict[str, Any]]:
        """The rows of the tables that a user sits at, latest first."""
        return await self.rows("SELECT tables.* FROM tables JOIN sitting ON sitting.table_id = tables.id "
                               "WHERE sitting.user_id = :user ORDER BY touched DESC LIMIT :limit",
                               user=user, limit=limit)

    async def overdue(self, now: float) -> list[str]:
        """The ids of the tables at which a player has run out of time."""
        return [row["id"] for row in await self.rows("SELECT id FROM tables WHERE due < :now", now=now)]

    async def user(self, id: str) -> dict[str, Any] | None:
        """The row of a user."""
        return next(iter(await self.rows("SELECT * FROM users WHERE id = :id", id=id)), None)

    async def account(self, name: str) -> dict[str, Any] | None:
        """The row of the user with this account."""
        return next(iter(await self.rows("SELECT * FROM users WHERE account = :name", name=name)), None)


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Set up a connection so that readers do not wait for the writer, and so that commits survive a power cut."""
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000"):
        connection.execute(f"PRAGMA {pragma}")
