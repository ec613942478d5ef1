"""Connections to the database, and what keeps one that does not answer from holding up the server."""
from __future__ import annotations

import socket
import sqlite3
from typing import Any
from weakref import WeakSet

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine import make_url

READERS = 4
"""How many reads run at a time."""
PATIENCE = 4.0
"""Seconds after which a database that does not answer is given up."""
IN_SQLITE = ("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 5000", "secure_delete = ON",
             "cache_size = -1024")
"""Readers do not wait for the writer, commits survive a power cut, and what is deleted is overwritten."""
IN_POSTGRESQL = ("statement_timeout = 3500", "lock_timeout = 3000", "idle_in_transaction_session_timeout = 20000")
TO_POSTGRESQL = {"connect_timeout": int(PATIENCE), "client_encoding": "utf8"}
"""The encoding is said because a database without one (SQL_ASCII: where Debian found no locale) sends bytes instead."""

HIDDEN = {"hide_parameters": True}
"""Errors of the database are logged, and the values of a statement may be hashes or what people said."""


class Database:
    """An engine whose connections can be cut off."""

    def __init__(self, url: str) -> None:
        made = make_url(url)
        self.sqlite = made.get_backend_name() == "sqlite"
        self._connections: WeakSet[Any] = WeakSet()
        self.engine: Engine
        if self.sqlite:
            in_file = made.database and made.database != ":memory:"
            self.engine = create_engine(url, **HIDDEN, **({"pool_size": READERS + 1} if in_file else {}))
        else:
            self.engine = create_engine(
                url, **HIDDEN, pool_pre_ping=True, pool_size=READERS + 1, max_overflow=0, pool_timeout=PATIENCE,
                connect_args={name: value for name, value in TO_POSTGRESQL.items() if name not in made.query})
        event.listen(self.engine, "connect", self._prepare)

    def _prepare(self, connection: Any, _: object) -> None:
        if self.sqlite:
            for pragma in IN_SQLITE:
                connection.execute(f"PRAGMA {pragma}")
            return
        self._connections.add(connection)
        for setting in IN_POSTGRESQL:
            connection.execute(f"SET {setting}")
        connection.commit()

    def cut(self) -> None:
        """Cut all connections to a server that does not answer, so that the threads that wait for it go on. Its own
        time-outs do not help when it is stopped, nor do those of TCP, because its machine still answers."""
        for connection in list(self._connections):
            try:
                with socket.socket(fileno=socket.dup(connection.fileno())) as line:
                    line.shutdown(socket.SHUT_RDWR)
            except Exception:  # closed already; each driver says so in its own way
                continue


def tells_damage(error: BaseException | None) -> bool:
    """Whether an error says that an SQLite file is damaged."""
    while error is not None:
        if (getattr(error, "sqlite_errorcode", 0) or 0) & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
            return True
        if isinstance(error, sqlite3.OperationalError) and str(error).startswith("no such table"):
            return True  # it was emptied or removed, and SQLite began a new one
        error = getattr(error, "orig", None)
    return False
