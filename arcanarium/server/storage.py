"""The database: users, tables and their journals, in SQLite or PostgreSQL, with the same statements for both.

All writes go through one queue (group commit): those that arrive while a transaction runs are written together in the
next one. `Storage.write` returns only when its writes are on disk.
"""
from __future__ import annotations

import asyncio
import json
import logging
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.exc import DataError, DBAPIError, SQLAlchemyError

from arcanarium.server import (
    boardstore,
    dailystore,
    office_statements,
    people_statements,
    puzzlestore,
    reviewstore,
    traces,
)
from arcanarium.server.backup import BackupFailed, back_up, sqlite_path
from arcanarium.server.engines import PATIENCE, READERS, Database, tells_damage
from arcanarium.server.failures import CannotStart
from arcanarium.server.files import private_folder
from arcanarium.server.journal import Entry
from arcanarium.server.keeper import Keeper
from arcanarium.server.limits import Paced
from arcanarium.server.mending import Notice
from arcanarium.server.migrations import known, migrate
from arcanarium.server.sitetime import Outage

log = logging.getLogger("arcanarium")
T = TypeVar("T")

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
    "outage": "INSERT INTO outages (since, until) VALUES (:since, :until) ON CONFLICT DO NOTHING",
    **people_statements.STATEMENTS,
    **office_statements.STATEMENTS,
    **dailystore.STATEMENTS,
    **reviewstore.STATEMENTS,
    **boardstore.STATEMENTS,
    **puzzlestore.STATEMENTS,
}.items()}
DECISIVE = ("journal", "table", *people_statements.DECISIVE, *dailystore.DECISIVE, *puzzlestore.DECISIVE)
"""Statements that must change a row: if one does not, the rest of its write is not done."""


DAMAGED = "the database is damaged, and is being mended"
MEND_AGAIN, LAST_READS = 10.0, 30.0
"""Seconds before mending is tried again if it was not possible; and within which reads that have begun must end."""
BEAT = text("INSERT INTO site (name, value) VALUES ('beat', :at) ON CONFLICT (name) DO UPDATE SET value = :at")


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


def trace_of(table: str, entry: Entry) -> list[Write]:
    """What notes that an entry names a user, so that everything about a person can be found; nothing if it does not."""
    user = entry.data.get("user")
    return [Write("trace", {"user_id": user, "table_id": table})] if user else []


def _tell(done: asyncio.Future[bool], result: bool | Exception) -> None:
    """Tell the one who waits what became of a write."""
    if done.done():
        return
    if isinstance(result, bool):
        done.set_result(result)
    else:
        done.set_exception(NotSaved(str(result)))


class Storage:
    """A database. Open it with `Storage(url)` and `await start()`. All tasks of one event loop may use its methods."""

    def __init__(self, url: str, home: Path | None = None, migrate: str = "backup") -> None:
        """`home` is the folder for backups of PostgreSQL; those of SQLite are beside its file. `migrate` says what
        to do when the schema must change: `backup` first, `on` (without a backup), `off` (refuse to start)."""
        self.url, self._home, self._migrate = url, home, migrate
        self.keeper = self._new_keeper()
        """What keeps an SQLite file whole; None for PostgreSQL, which does so itself."""
        self.damaged = False
        """Whether the file was found to be damaged and is not mended yet: nothing can be written or read meanwhile."""
        self.on_mended: Callable[[], None] = lambda: None
        """Called when it is mended: what is in memory may not be as the file is now."""
        self._mending: asyncio.Task[None] | None = None
        self._database = Database(url)
        self.engine = self._database.engine
        self.site = ""
        """The random name of the site, which all processes that share this database agree on."""
        self._writer = ThreadPoolExecutor(1, "writer")
        self._readers = ThreadPoolExecutor(READERS, "reader")
        self._away_until = 0.0
        self._prepared = False
        self._waiting: list[tuple[Sequence[Write], asyncio.Future[bool]]] = []
        self._busy: asyncio.Task[None] | None = None
        self._paced = Paced()

    @property
    def notice(self) -> Notice | None:
        """What people are told about damage to the database; None if there was none."""
        return self.keeper.notice if self.keeper else None

    def _new_keeper(self) -> Keeper | None:
        path = sqlite_path(self.url)
        return Keeper(path, {name: found.text for name, found in STATEMENTS.items()}) if path else None

    async def start(self) -> None:
        """Prepare the database, unless that has been done."""
        if not self._prepared:
            await asyncio.to_thread(self.prepare)
        self._listen_to_keeper(asyncio.get_running_loop())

    def prepare(self) -> None:
        """Mend the database if it is damaged, and bring its schema up to date. CannotStart says why that cannot be
        done."""
        if self._home:
            private_folder(self._home)
            self._home.chmod(0o700)
        if self.keeper:
            self.keeper.open()
        try:
            migrated = migrate(self.engine, self._before_migrating)
            if self.keeper:
                self.keeper.begin(bool(migrated))
        except BaseException:
            self._close()
            raise
        with self.engine.begin() as connection:
            connection.execute(text("INSERT INTO site (name, value) VALUES ('id', :id) ON CONFLICT DO NOTHING"),
                               {"id": secrets.token_urlsafe(12)})
            self.site = connection.execute(text("SELECT value FROM site WHERE name = 'id'")).scalar_one()
        self._prepared = True

    def _before_migrating(self, version: int) -> None:
        """Make a backup of a database that has the schema `version`, or raise CannotStart."""
        latest = known(self.engine.dialect.name)[-1].number
        log.info("the schema of the database changes from %04d to %04d", version, latest)
        if self._migrate == "on":
            return
        if self._migrate == "off":
            raise CannotStart("store-not-migrated", found=f"{version:04}", wanted=f"{latest:04}")
        path = sqlite_path(self.url)
        to = path.with_name(f"{path.name}.schema-{version}") if path else (
            (self._home or Path()) / f"postgresql.schema-{version}.dump")
        try:
            back_up(self.url, to)
        except BackupFailed as error:
            raise CannotStart("store-no-backup", reason=str(error)) from error
        log.info("the database as it was before this version is in %s", to)

    async def close(self) -> None:
        """Finish the writes that are queued, and disconnect."""
        if self._mending:
            self._mending.cancel()
            await asyncio.to_thread(self._writer.shutdown)  # what it has begun is not left half done
        if self._busy:
            await self._busy
        for pool in (self._writer, self._readers):
            pool.shutdown(wait=False, cancel_futures=True)
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self.engine.dispose()
        if self.keeper:
            self.keeper.close()

    # --- damage that is found while the server runs ---

    def _listen_to_keeper(self, loop: asyncio.AbstractEventLoop) -> None:
        if self.keeper:
            self.keeper.on_damage = lambda: loop.call_soon_threadsafe(self._note_damage)
            if self.keeper.damage_found:
                loop.call_soon(self._note_damage)

    def _note_damage(self) -> None:
        """The file is damaged. It is mended as at a start; until then everything is refused."""
        if self.keeper and self._mending is None:
            self.damaged = True
            self.keeper.note_damage()
            self._mending = asyncio.create_task(self._mend_in_place())

    async def _mend_in_place(self) -> None:
        loop = asyncio.get_running_loop()
        try:
            while not await loop.run_in_executor(self._writer, self._reopened):
                await asyncio.sleep(MEND_AGAIN)
            self._listen_to_keeper(loop)
            self.damaged = False
            if self.keeper and self.keeper.notice == Notice("store-notice-damaged"):
                self.keeper.notice = None  # there was nothing to mend: what was read is not what is on the disk
            self.on_mended()
        finally:
            self._mending = None

    def _reopened(self) -> bool:
        """Close the file and open it anew, which mends it; False if that was not possible. No writes go on, because
        this is the thread that writes."""
        assert self.keeper
        idle = threading.Barrier(READERS + 1)
        for _ in range(READERS):
            self._readers.submit(idle.wait, LAST_READS)  # SQLite would mix up the old file and the new one
        try:
            idle.wait(LAST_READS)
            self.engine.dispose()
            self.keeper.close()
            made = self._new_keeper()
            assert made
            made.notice, self.keeper = self.keeper.notice, made
            self.prepare()
        except Exception as error:  # whatever it is, it is tried again
            log.error("the database could not be mended: %s", error)
        mended = bool(self._prepared and self.keeper and self.keeper.looked_at)
        if not mended and self.keeper:
            log.error("the database is damaged, and is used by another program: end that, or restart the server")
        return mended

    # --- talking to the database ---

    async def _run(self, pool: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        """The result of something that threads of a pool do. TimeoutError if PostgreSQL does not answer for PATIENCE
        seconds, and then at once for a second."""
        if time.monotonic() < self._away_until:
            raise TimeoutError("the database does not answer")
        submitted = pool.submit(work)
        done = asyncio.wrap_future(submitted)
        try:
            return await asyncio.wait_for(asyncio.shield(done), None if self._database.sqlite else PATIENCE)
        except TimeoutError:
            if submitted.done():
                raise
            submitted.cancel()
            done.add_done_callback(lambda late: late.cancelled() or late.exception())
            self._away_until = time.monotonic() + 1
            self._database.cut()
            log.error("the database has not answered for %d seconds", PATIENCE)
            raise TimeoutError("the database does not answer") from None

    # --- writing ---

    async def write(self, *writes: Write) -> bool:
        """Write all or nothing. False if a journal entry or a table with this number or id existed already, or a token
        was used before, and nothing was written; NotSaved if the database failed."""
        if self.damaged:
            raise NotSaved(DAMAGED)
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((writes, done))
        if self._busy is None:
            self._busy = asyncio.create_task(self._flush())
        return await done

    async def _flush(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                results = await self._written([writes for writes, _ in batch])
                if any(isinstance(result, Exception) and tells_damage(result) for result in results):
                    self._note_damage()
                for (writes, done), result in zip(batch, results, strict=True):
                    if any(write.name == "journal" for write in writes):
                        _tell(done, result)
                    else:  # hundreds may have been written together, and moves must not wait for what follows from all
                        self._paced.call(partial(_tell, done, result))
        finally:
            self._busy = None

    async def _written(self, batch: list[Sequence[Write]]) -> Sequence[bool | Exception]:
        try:
            return await self._run(self._writer, lambda: self._write(batch))
        except Exception as error:  # whatever it is, those who wait must hear of it
            return [error] * len(batch)

    def _write(self, batch: list[Sequence[Write]]) -> list[bool | Exception]:
        """Write a batch in one transaction. If that fails, write each part by itself, so that a bad one does not harm
        the others."""
        try:
            return self._commit(batch)
        except (SQLAlchemyError, OSError, ValueError, OverflowError) as error:  # the last: values that cannot be sent
            lost = isinstance(error, DBAPIError) and error.connection_invalidated
            if len(batch) == 1 or lost or tells_damage(error):
                log.error("not saved: %s", error)
                return [error] * len(batch)
            return [self._write([writes])[0] for writes in batch]

    def _commit(self, batch: list[Sequence[Write]]) -> list[bool | Exception]:
        copied = False
        with traces.span("commit", writes=len(batch)), self.engine.connect() as connection:
            try:
                results: list[bool | Exception] = [self._one(connection, writes) for writes in batch]
                done = [write for writes, ok in zip(batch, results, strict=True) if ok for write in writes]
                if self.keeper and done:
                    self.keeper.append(connection, done)
                    copied = True
                connection.commit()
            except BaseException:
                connection.rollback()
                if self.keeper and copied:
                    self.keeper.copy.take_back()
                raise
        return results

    @staticmethod
    def _one(connection: Connection, writes: Sequence[Write]) -> bool:
        """Write in order, and stop at one of DECISIVE that changes nothing. These come first, so that nothing that
        belongs to them has been written then."""
        for name, values in writes:
            if not connection.execute(STATEMENTS[name], values).rowcount and name in DECISIVE:
                return False
        return True

    def forget(self) -> None:
        """Let nothing be left in the second copy of what was deleted; it is made anew."""
        if self.keeper:
            self.keeper.forget()

    def waiting(self) -> int:
        """How many changes wait to be written."""
        return len(self._waiting)

    async def beat(self, at: float) -> None:
        """Note that the site was alive at a time; NotSaved if the database failed. This is not copied: if it is lost,
        players are given more time, not less."""

        if self.damaged:
            raise NotSaved(DAMAGED)

        def write() -> None:
            with self.engine.begin() as connection:
                connection.execute(BEAT, {"at": repr(at)})

        try:
            await self._run(self._writer, write)
        except (SQLAlchemyError, TimeoutError) as error:
            raise NotSaved(str(error)) from None

    # --- reading ---

    async def beaten(self) -> float | None:
        """When the site was last known to be alive; None if never. Sites up to 0.2.0 noted no times, only changes."""
        rows = await self.rows("SELECT value FROM site WHERE name = 'beat'") or [
            row for row in await self.rows("SELECT max(touched) AS value FROM tables") if row["value"] is not None]
        return float(rows[0]["value"]) if rows else None

    async def outages(self, since: float) -> list[Outage]:
        """The outages that ended after a time, in order."""
        rows = await self.rows("SELECT * FROM outages WHERE until > :since ORDER BY until", since=since)
        return [Outage(row["since"], row["until"]) for row in rows]

    async def clocks_run(self) -> bool:
        """Whether a clock runs at any table."""
        return bool(await self.rows("SELECT 1 FROM tables WHERE due IS NOT NULL LIMIT 1"))

    async def rows(self, statement: str, **values: Any) -> list[dict[str, Any]]:
        """The rows that a SELECT finds; Unreadable if the database fails."""

        if self.damaged:
            raise Unreadable(DAMAGED)

        def read() -> list[dict[str, Any]]:
            with self.engine.connect() as connection:
                return [dict(row) for row in connection.execute(text(statement), values).mappings()]

        try:
            return await self._run(self._readers, read)
        except DataError:  # the database cannot hold such a value, so no row has it
            return []
        except (SQLAlchemyError, TimeoutError) as error:
            log.error("not read: %s", error)
            if tells_damage(error):
                self._note_damage()
            raise Unreadable(str(error)) from None

    async def entries(self, table: str, since: int = 0) -> list[Entry]:
        """The journal of a table, from an entry on."""
        rows = await self.rows("SELECT n, at, kind, seat, data FROM journal "
                               "WHERE table_id = :id AND n >= :since ORDER BY n", id=table, since=since)
        return [Entry(row["n"], row["at"], row["kind"], row["seat"], json.loads(row["data"])) for row in rows]

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """How many entries the journals of some tables have."""
        found: dict[str, int] = {}
        for start in range(0, len(tables), 500):
            some = {f"t{i}": table for i, table in enumerate(tables[start : start + 500])}
            rows = await self.rows(f"SELECT table_id, max(n) + 1 AS length FROM journal WHERE table_id IN "
                                   f"({', '.join(f':{name}' for name in some)}) GROUP BY table_id", **some)
            found |= {row["table_id"]: row["length"] for row in rows}
        return found

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

