"""Files that only their owner may read, a file that takes the place of another, and locks between processes."""
from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

fcntl: Any
try:
    import fcntl
except ImportError:  # Windows: there nobody starts two servers with one file
    fcntl = None


def private_folder(path: Path) -> None:
    """Create a folder that only its owner may look into; one that exists is left as it is."""
    path.mkdir(mode=0o700, parents=True, exist_ok=True)


def touch_private(path: Path) -> None:
    """Create an empty file that only its owner may read, in place of any that was there."""
    path.unlink(missing_ok=True)
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def sync(path: Path) -> None:
    """Wait until a file or the names in a folder are on disk."""
    try:
        opened = os.open(path, os.O_RDONLY)
    except PermissionError:  # Windows does not open folders
        return
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def ready_path(path: Path) -> Path:
    """Where a file waits that is complete and is to become the database at a path."""
    return path.with_name(f"{path.name}.ready")


def set_aside(path: Path, why: str) -> None:
    """Rename a file or folder, if it exists, so that it is kept under another name."""
    if path.exists():
        os.replace(path, path.with_name(f"{path.name}.{why}-{time.strftime('%Y%m%d-%H%M%S')}"))


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


class FileLock:
    """A lock file: one process may be alone with something, or several share it. It ends with its process.

    As a context manager it does not wait: look at `alone`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.alone = False
        """Whether nobody else has the lock, nor can get it."""
        self._file: int | None = None

    def take(self, wait: bool = True) -> None:
        """Take the lock alone if nobody has it. Otherwise, with `wait`, share it as soon as the others do."""
        private_folder(self.path.parent)
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        if fcntl is None:
            self.alone = True
            return
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self.alone = True
        except OSError:
            if wait:
                fcntl.flock(self._file, fcntl.LOCK_SH)

    def share(self) -> None:
        """Let others share the lock."""
        if self._file is not None and fcntl is not None:
            fcntl.flock(self._file, fcntl.LOCK_SH)
        self.alone = False

    def release(self) -> None:
        """Give the lock back."""
        if self._file is not None:
            os.close(self._file)
        self._file, self.alone = None, False

    def __enter__(self) -> FileLock:
        self.take(wait=False)
        return self

    def __exit__(self, *_: object) -> None:
        self.release()
