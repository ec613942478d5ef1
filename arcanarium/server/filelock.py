"""A lock file between processes: one may be alone with something, or several share it. It ends with its process."""
from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from arcanarium.server.backup import private_folder

fcntl: Any
try:
    import fcntl
except ImportError:  # Windows: there nobody starts two servers with one file
    fcntl = None


class FileLock:
    """A lock. As a context manager it does not wait: look at `alone`."""

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
