"""DuckDB, where it is installed: the extra `explore`."""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from arcanarium.core.errors import ConfigError

MISSING = "facts about games are asked with DuckDB; install it with: pip install 'arcanarium[explore]'"


class Duck(Protocol):
    """What is used of a connection."""

    def sql(self, query: str) -> Any: ...

    def execute(self, query: str, parameters: Any = None) -> Any: ...


@contextmanager
def connected(memory: str = "", threads: int = 0) -> Iterator[Duck]:
    """A database in memory, which may use so much of it and so many threads. ConfigError without DuckDB."""
    try:
        import duckdb
    except ImportError:
        raise ConfigError(MISSING) from None
    limits = {"memory_limit": memory, "threads": str(threads or "")}
    connection = duckdb.connect(config={name: value for name, value in limits.items() if value})
    try:
        yield connection
    finally:
        connection.close()


def quoted(text: object) -> str:
    """A text or path as SQL writes it."""
    return "'" + (text.as_posix() if isinstance(text, Path) else str(text)).replace("'", "''") + "'"
