"""A backup of a database that is written to all the time is whole, and can be brought back."""
from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from arcanarium.server.backup import BackupFailed, back_up, check_backup, restore
from arcanarium.server.storage import Storage, Write
from tests.server.files import copy_of
from tests.server.test_storage import ANN, address, entry, opened, table_write

assert address  # the fixture: an empty database of each kind


@asynccontextmanager
async def busy(storage: Storage) -> AsyncIterator[None]:
    """Somebody writes meanwhile, as fast as that goes: two entries at a time."""

    async def write() -> None:
        for n in range(0, 100_000, 2):
            await storage.write(entry(n, table="busy"), entry(n + 1, table="busy"))

    writing = asyncio.create_task(write())
    await asyncio.sleep(0.05)
    yield
    writing.cancel()


def test_a_backup_of_a_running_server_is_of_one_moment(address: str, tmp_path: Path) -> None:
    to = tmp_path / "backups" / "games.backup"

    async def run() -> None:
        async with opened(address) as storage:
            await storage.write(table_write(), entry(0), Write("user", ANN))
            async with busy(storage):
                await asyncio.to_thread(back_up, address, to)
            await storage.write(entry(1, "afterwards"))
        assert stat.S_IMODE(to.stat().st_mode) == 0o600
        check_backup(address, to)
        kept = await asyncio.to_thread(restore, address, to)
        assert (kept is not None) == address.startswith("sqlite")
        async with opened(address) as storage:
            assert storage.notice is None
            assert len(await storage.entries("table")) == 1
            assert (await storage.user("ann") or {})["name"] == "Ann"
            found = await storage.entries("busy")
            assert [one.n for one in found] == list(range(len(found)))
            assert len(found) % 2 == 0, "groups are whole"
            assert await storage.write(entry(1, "another way"))
        async with opened(address) as storage:
            assert len(await storage.entries("table")) == 2

    asyncio.run(run())


def test_what_is_no_backup_changes_nothing(address: str, tmp_path: Path) -> None:
    nothing, noise = tmp_path / "nothing", tmp_path / "noise"
    noise.write_bytes(bytes(range(256)) * 64)

    async def run() -> None:
        async with opened(address) as storage:
            await storage.write(entry(0))
        for source in (nothing, noise):
            with pytest.raises(BackupFailed):
                restore(address, source)
        async with opened(address) as storage:
            assert len(await storage.entries("table")) == 1

    asyncio.run(run())


def test_a_backup_that_cannot_be_made_is_not_there(address: str, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BackupFailed):
        back_up(address, tmp_path / "file" / "games.backup")
    elsewhere = address.replace("games.db", "none.db").replace("@127.0.0.1", "@127.0.0.2").replace("test_", "none_")
    with pytest.raises(BackupFailed):
        back_up(elsewhere, tmp_path / "games.backup")
    assert not list(tmp_path.glob("games.backup*"))


def test_a_file_that_a_server_uses_is_not_replaced(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"

    async def run() -> None:
        async with opened(url) as storage:
            await storage.write(entry(0))
            back_up(url, tmp_path / "backup")
            with pytest.raises(BackupFailed, match="a server uses"):
                restore(url, tmp_path / "backup")
            assert await storage.write(entry(1))

    asyncio.run(run())


def test_a_backup_of_a_newer_version_is_not_brought_back(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    Storage(url).prepare()
    back_up(url, tmp_path / "backup")
    with sqlite3.connect(tmp_path / "backup") as connection:
        connection.execute("INSERT INTO migrations VALUES (9000, 'of the future', 0)")
    with pytest.raises(BackupFailed, match="newer"):
        restore(url, tmp_path / "backup")


def test_the_second_copy_of_what_was_there_before_is_kept_apart(tmp_path: Path) -> None:
    """It must not bring back what came after the backup."""
    path = tmp_path / "games.db"
    url = f"sqlite:///{path}"

    async def run() -> None:
        async with opened(url) as storage:
            await storage.write(entry(0))
            back_up(url, tmp_path / "backup")
            await storage.write(entry(1))
        restore(url, tmp_path / "backup")
        path.unlink()
        shutil.copy(tmp_path / "backup", path)
        async with opened(url) as storage:
            assert len(await storage.entries("table")) == 1
        assert list(tmp_path.glob("games.db.before-restore-*"))
        assert [aside for aside in tmp_path.glob("games.copy.before-restore-*") if (aside / "base.db").exists()]
        assert (copy_of(path) / "base.db").exists()

    asyncio.run(run())
