"""The keys that sign cookies. The newest signs; older ones are accepted for a time after a change, so that nobody who
visits in the meantime has to log in again.

The file `secret` in the home folder has the newest key in its first line, and in each further line an older key and the
time, in seconds since 1970, until which it is accepted.
"""
from __future__ import annotations

import os
import secrets
import time
from contextlib import suppress
from pathlib import Path

from arcanarium.locale.reader import speech
from arcanarium.server.settings import Settings

SHORTEST = 32
"""The fewest characters of a key."""
KEPT = 60 * 24 * 3600.0
"""Seconds for which a key is accepted after it was replaced."""


class BadKey(ValueError):
    """A key cannot be used. The text says which, and what to do."""


def signing_keys(settings: Settings) -> list[str]:
    """The keys that are accepted, the newest last, from the settings or from the file in the home folder. It is made at
    the first start; of several processes that start together one makes it, and all read it. BadKey if one is short."""
    if settings.secret:
        found = [*settings.old_secrets, settings.secret]
        if min(map(len, found)) < SHORTEST:
            raise BadKey(speech().say("serve-secret-short", least=SHORTEST))
        return found
    path = settings.home / "secret"
    if not path.exists():
        settings.home.mkdir(parents=True, exist_ok=True, mode=0o700)
        with suppress(FileExistsError):  # another process was first
            _write(path, secrets.token_urlsafe(32) + "\n", new=True)
    if path.stat().st_mode & 0o077:
        path.chmod(0o600)
    return _read(path)


def rotate(home: Path) -> None:
    """Make a new key the one that signs. A server uses it from its next start; the former keys are accepted for KEPT
    seconds from now, or as long as they already were."""
    path, until = home / "secret", int(time.time() + KEPT)
    *older, newest = _read(path)
    rows = dict(row.split() for row in path.read_text(encoding="utf-8").splitlines()[1:] if row.strip())
    kept = [f"{newest} {until}", *(f"{key} {rows[key]}" for key in reversed(older))]
    _write(path, "\n".join([secrets.token_urlsafe(32), *kept]) + "\n")


def _read(path: Path) -> list[str]:
    """The keys of a file that are accepted now, the newest last."""
    try:
        first, *older = path.read_text(encoding="utf-8").strip().splitlines() or [""]
        found = [key for key, until in (row.split() for row in older) if float(until) > time.time()]
    except ValueError:
        raise BadKey(speech().say("serve-secret-file", path=str(path), least=SHORTEST)) from None
    found = [*reversed(found), first.strip()]
    if min(map(len, found)) < SHORTEST:
        raise BadKey(speech().say("serve-secret-file", path=str(path), least=SHORTEST))
    return found


def _write(path: Path, text: str, new: bool = False) -> None:
    """Write a file for its owner only, whole or not at all. FileExistsError if it must be `new` and is not."""
    draft = path.with_name(f".{path.name}-{secrets.token_hex(8)}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if new:
            os.link(draft, path)  # unlike a rename, it never replaces the file of another process
        else:
            draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
