"""The mirror of an SQLite database: an append-only file with one line of JSON for each write.

One damaged page can make a whole database unreadable; a damaged line costs only that line. So a damaged database is set
aside and rebuilt from its mirror.
"""
from __future__ import annotations

import json
import logging
import os
import sqlite3
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

log = logging.getLogger("arcanarium")


class Mirror:
    """The mirror file at a path."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def add(self, writes: Sequence[tuple[str, dict[str, Any]]]) -> None:
        """Append some writes, with one system call. The database has them already, so an error is only logged."""
        if not writes:
            return
        # start with a line break, in case the last line of the file was cut off
        lines = "".join("\n" + json.dumps(write, ensure_ascii=False) for write in writes) + "\n"
        try:
            file = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
            try:
                os.write(file, lines.encode())
            finally:
                os.close(file)
        except OSError as error:
            log.error("%s: %s", self.path, error.strerror)

    def writes(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """All writes in order. Lines that were cut off or damaged are skipped."""
        try:
            lines = self.path.read_bytes().split(b"\n")
        except OSError:
            return
        for line in lines:
            try:
                name, values = json.loads(line)
            except ValueError:
                continue
            if isinstance(name, str) and isinstance(values, dict):
                yield name, values


def set_aside_if_damaged(path: Path) -> str:
    """Rename a database file if it is damaged, and return the id of the message that tells users so; an empty string if
    it is sound or does not exist."""
    if not path.exists() or _sound(path):
        return ""
    aside = path.with_name(f"{path.name}.damaged-{time.strftime('%Y%m%d-%H%M%S')}")
    os.replace(path, aside)
    for extra in ("-wal", "-shm"):
        Path(f"{path}{extra}").unlink(missing_ok=True)  # they belong to the damaged file
    log.warning("%s is damaged and was renamed to %s", path, aside)
    return "web-notice-mended"


def _sound(path: Path) -> bool:
    try:
        connection = sqlite3.connect(path)
        try:
            return bool(connection.execute("PRAGMA quick_check").fetchone() == ("ok",))
        finally:
            connection.close()
    except sqlite3.DatabaseError as error:
        return "locked" in str(error)  # by another process, which can read it


