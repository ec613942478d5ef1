"""A damaged SQLite file is set aside and made anew from its second copy."""
from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import text

from arcanarium.server.mirror import Mirror
from arcanarium.server.storage import Storage, Write
from tests.server.test_storage import ANN, entry, opened, table_write, words

COUNT = 60


async def filled(path: Path) -> None:
    async with opened(f"sqlite:///{path}") as storage:
        await storage.write(table_write(), Write("sit", {"user_id": "ann", "table_id": "table"}))
        await storage.write(Write("user", ANN))
        await storage.write(Write("user", {**ANN, "name": "Anna"}))
        for n in range(COUNT):
            await storage.write(entry(n, f"{n} " + "x" * 200))
        await storage.write(Write("note", {"id": "table", "status": "over", "summary": "{}", "touched": 7.0,
                                           "due": None}))


async def found(storage: Storage) -> tuple[object, ...]:
    table, user = await storage.table("table"), await storage.user("ann")
    return (words(await storage.entries("table")), table and table["status"], user and user["name"],
            len(await storage.tables_of("ann")))


WHOLE = ([f"{n} " + "x" * 200 for n in range(COUNT)], "over", "Anna", 1)


def overwritten(path: Path) -> None:
    body = bytearray(path.read_bytes())
    body[4096 * 2 : 4096 * 4] = bytes(range(256)) * 32
    path.write_bytes(body)


def without_header(path: Path) -> None:
    path.write_bytes(b"not a database at all" + path.read_bytes()[21:])


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: 4096 * 3 + 100])


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def removed(path: Path) -> None:
    path.unlink()


@pytest.mark.parametrize("damage", [overwritten, without_header, cut, emptied, removed])
def test_a_damaged_database_is_made_anew_with_nothing_lost(tmp_path: Path, damage: object) -> None:
    path = tmp_path / "games.db"

    async def run() -> None:
        await filled(path)
        assert callable(damage)
        damage(path)
        damaged = path.read_bytes() if path.exists() else b""
        async with opened(f"sqlite:///{path}") as storage:
            assert await found(storage) == WHOLE
            assert storage.notice == "web-notice-mended"
            assert await storage.write(entry(COUNT, "and on"))
        kept = [aside.read_bytes() for aside in tmp_path.glob("games.db.damaged-*")]
        assert kept == ([damaged] if damaged else [])
        async with opened(f"sqlite:///{path}") as storage:
            assert storage.notice == ""
            assert len(await storage.entries("table")) == COUNT + 1

    asyncio.run(run())


def test_mending_that_was_cut_short_is_done_at_the_next_start(tmp_path: Path) -> None:
    """The server was killed after the damaged file was set aside: what it had made so far is empty."""
    path = tmp_path / "games.db"

    async def run() -> None:
        await filled(path)
        path.unlink()
        storage = Storage(f"sqlite:///{path}")
        mirror, storage.mirror = storage.mirror, None
        await storage.start()
        assert mirror
        await storage.close()
        async with opened(f"sqlite:///{path}") as storage:
            assert await found(storage) == WHOLE

    asyncio.run(run())


def test_damaged_lines_of_the_mirror_are_passed_over(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    mirror = tmp_path / "games.journal"

    async def run() -> None:
        await filled(path)
        rows = mirror.read_bytes().split(b"\n")
        rows.insert(3, b"\xff\xfe no text \x00")
        rows.insert(5, b'["user", {"id": "half"')
        rows.insert(7, b'["user", {"id": "without the rest"}]')
        rows.insert(8, json.dumps(["user", {**ANN, "id": "nameless", "name": None}]).encode())
        rows.insert(9, b'["drop everything", {}]')
        rows.insert(10, b'[1, 2, 3]')
        rows.insert(11, b'"user"')
        mirror.write_bytes(b"\n".join(rows))
        path.write_bytes(b"garbage")
        async with opened(f"sqlite:///{path}") as storage:
            assert await found(storage) == WHOLE

    asyncio.run(run())


def test_a_line_that_was_cut_off_costs_only_itself(tmp_path: Path) -> None:
    """A process was killed while it wrote a line; the next one begins a line of its own."""
    mirror = Mirror(tmp_path / "games.journal")
    mirror.add([("user", ANN), ("user", {**ANN, "id": "bob"})])
    mirror.path.write_bytes(mirror.path.read_bytes()[:-10])
    mirror.add([("user", {**ANN, "id": "cleo"})])
    assert [values["id"] for _, values in mirror.writes()] == ["ann", "cleo"]


def test_a_mirror_that_fails_stops_nobody(tmp_path: Path) -> None:
    async def run() -> None:
        (tmp_path / "games.journal").mkdir()
        async with opened(f"sqlite:///{tmp_path / 'games.db'}") as storage:
            assert await storage.write(entry(0))
            assert len(await storage.entries("table")) == 1

    asyncio.run(run())


def test_a_sound_database_is_left_alone(tmp_path: Path) -> None:
    """What the mirror does not know stays where it is."""
    path = tmp_path / "games.db"

    async def run() -> None:
        await filled(path)
        (tmp_path / "games.journal").unlink()
        async with opened(f"sqlite:///{path}") as storage:
            assert await found(storage) == WHOLE
            assert storage.notice == ""
            with storage.engine.connect() as connection:
                assert connection.execute(text("PRAGMA integrity_check")).scalar_one() == "ok"

    asyncio.run(run())
