"""Putting a database file in the place of another, so that a kill at any moment leaves one of them whole."""
from __future__ import annotations

import os
import time
from pathlib import Path

from arcanarium.server.backup import sync


def ready_path(path: Path) -> Path:
    """Where a file waits that is complete and is to become the database at a path."""
    return path.with_name(f"{path.name}.ready")


def put_in_place(path: Path, why: str) -> Path | None:
    """Make the file at `ready_path` the database, and return where the one before is kept, with its -wal. If this is
    cut short, calling it again finishes it."""
    aside = path.with_name(f"{path.name}.{why}-{time.strftime('%Y%m%d-%H%M%S')}")
    # A -wal beside another file would be taken for a part of it, so it goes first.
    for old, new in ((Path(f"{path}-wal"), Path(f"{aside}-wal")), (path, aside)):
        if old.exists():
            os.replace(old, new)
    Path(f"{path}-shm").unlink(missing_ok=True)
    sync(path.parent)
    os.replace(ready_path(path), path)
    sync(path.parent)
    return aside if aside.exists() else None
