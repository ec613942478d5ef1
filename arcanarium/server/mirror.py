"""A second copy of all that was written into SQLite: one line of JSON for each write, in a file that only grows.

A database is one file with an inner order, and damage to a page of it can cost everything. Lines cannot be lost like
that, so a damaged database is set aside and made anew from its mirror.
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
    def __init__(self, path: Path) -> None:
        self.path = path

    def add(self, writes: Sequence[tuple[str, dict[str, Any]]]) -> None:
        """One write for all lines. The database has them already: a mirror that fails is told, and stops nobody."""
        if not writes:
            return
        # the line break before it keeps it apart from a line that was cut off
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
        """All writes in order; a line that was cut off or damaged is passed over."""
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


def mended(path: Path) -> str:
    """Set a damaged database aside. The id of the message that tells users about it, or nothing if all is well."""
    if not path.exists() or _sound(path):
        return ""
    aside = path.with_name(f"{path.name}.damaged-{time.strftime('%Y%m%d-%H%M%S')}")
    os.replace(path, aside)
    for extra in ("-wal", "-shm"):
        Path(f"{path}{extra}").unlink(missing_ok=True)  # they belong to the file that was set aside
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
        return "locked" in str(error)  # by another process that reads it well


