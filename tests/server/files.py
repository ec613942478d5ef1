"""Ways in which the files of a database get damaged, and what is compared afterwards."""
from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

PAGE = 4096
Damage = Callable[[Path, Random], None]
"""Does something to the database at a path, or to its second copy."""


def noise(path: Path, start: int, length: int, dice: Random) -> None:
    with path.open("r+b") as file:
        file.seek(start)
        file.write(dice.randbytes(length))


def pages_of(path: Path) -> int:
    return path.stat().st_size // PAGE


def copy_of(path: Path) -> Path:
    return path.with_suffix(".copy")


def checkpointed(path: Path) -> None:
    """Move what is in the -wal into the file, so that damage to the file matters."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def head_overwritten(path: Path, dice: Random) -> None:
    checkpointed(path)
    noise(path, 0, PAGE, dice)


def all_but_head_overwritten(path: Path, dice: Random) -> None:
    checkpointed(path)
    noise(path, PAGE, PAGE * (pages_of(path) - 1), dice)


def middle_overwritten(path: Path, dice: Random) -> None:
    checkpointed(path)
    noise(path, PAGE * (pages_of(path) // 2), 2 * PAGE, dice)


def overwritten_here_and_there(path: Path, dice: Random) -> None:
    checkpointed(path)
    for number in dice.sample(range(1, pages_of(path)), max(1, pages_of(path) // 10)):
        noise(path, number * PAGE, PAGE, dice)


def all_zeros(path: Path, _: Random) -> None:
    checkpointed(path)
    path.write_bytes(bytes(path.stat().st_size))


def cut(path: Path, _: Random) -> None:
    checkpointed(path)
    os.truncate(path, path.stat().st_size // 2 + 100)


def emptied(path: Path, _: Random) -> None:
    checkpointed(path)
    path.write_bytes(b"")


def removed(path: Path, _: Random) -> None:
    for name in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        name.unlink(missing_ok=True)


def wal_removed(path: Path, _: Random) -> None:
    """What was committed since the latest checkpoint is gone, and the file itself is sound."""
    for end in ("-wal", "-shm"):
        Path(f"{path}{end}").unlink(missing_ok=True)


def wal_overwritten(path: Path, dice: Random) -> None:
    wal = Path(f"{path}-wal")
    if wal.exists() and wal.stat().st_size:
        noise(wal, 0, min(PAGE, wal.stat().st_size), dice)
    Path(f"{path}-shm").unlink(missing_ok=True)


def copy_removed(path: Path, _: Random) -> None:
    for file in copy_of(path).iterdir():
        file.unlink()


def log_overwritten(path: Path, dice: Random) -> None:
    for log in copy_of(path).glob("log-*"):
        noise(log, log.stat().st_size // 3, log.stat().st_size // 3, dice)


def head_and_base_overwritten(path: Path, dice: Random) -> None:
    """The first page of the file, and some pages of the backup: each row is still in one of them."""
    head_overwritten(path, dice)
    base = copy_of(path) / "base.db"
    for number in dice.sample(range(2, pages_of(base)), max(1, pages_of(base) // 10)):
        noise(base, number * PAGE, PAGE, dice)


def head_and_log_overwritten(path: Path, dice: Random) -> None:
    head_overwritten(path, dice)
    log_overwritten(path, dice)


def file_and_end_of_log_lost(path: Path, dice: Random) -> None:
    """The log was cut off between two lines, so that it looks whole; the file lost its first page."""
    head_overwritten(path, dice)
    for log in copy_of(path).glob("log-*"):
        lines = log.read_bytes().splitlines(keepends=True)
        log.write_bytes(b"".join(lines[: len(lines) // 2]))


DAMAGES: tuple[Damage, ...] = (
    head_overwritten, middle_overwritten, overwritten_here_and_there, all_zeros, cut, emptied, removed, wal_removed,
    wal_overwritten, copy_removed, log_overwritten, head_and_base_overwritten, head_and_log_overwritten,
    file_and_end_of_log_lost,
)


def rows_of(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """The rows of all tables that hold what people did."""
    with closing(sqlite3.connect(path)) as connection:
        return {table: sorted(connection.execute(f"SELECT * FROM {table}"), key=repr)
                for table in ("journal", "tables", "users", "sitting")}
