"""A damaged SQLite file is put together again from its second copy and from what is left of it: nothing that was saved
is missing where any of them has it."""
from __future__ import annotations

import asyncio
import json
import os
import resource
import shutil
import sqlite3
import stat
import threading
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import event
from websockets.exceptions import ConnectionClosed

from arcanarium.server import keeper, second_copy
from arcanarium.server.failures import CannotStart
from arcanarium.server.files import ready_path
from arcanarium.server.mending import Mended, mend
from arcanarium.server.salvage import raw_rows
from arcanarium.server.second_copy import SecondCopy
from arcanarium.server.storage import NotSaved, Storage, Unreadable, Write
from tests.server import files
from tests.server.files import DAMAGES, Damage, copy_of, rows_of
from tests.server.people import Person, ask, play_on, sitting
from tests.server.test_storage import ANN, entry, opened, table_write, words
from tests.services import Running

COUNT = 60


async def fill(storage: Storage, table: str = "table") -> None:
    await storage.write(table_write(table), Write("sit", {"user_id": "ann", "table_id": table}))
    await storage.write(Write("user", ANN))
    await storage.write(Write("user", {**ANN, "name": "Anna"}))
    for start in range(0, COUNT, 10):  # in six groups, each of several lines
        await asyncio.gather(*(storage.write(entry(n, f"{n} " + "x" * (9000 if n == 30 else 200), table))
                               for n in range(start, start + 10)))
    await storage.write(Write("note", {"id": table, "status": "over", "summary": "{}", "touched": 7.0, "due": None}))


def filled(path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, list[tuple[object, ...]]]:
    """A database of a server that was killed: half of it in the backup, the rest in the log and in the -wal."""

    async def run() -> None:
        async with opened(f"sqlite:///{path}") as storage:
            await fill(storage)
        with monkeypatch.context() as patch:
            patch.setattr(second_copy, "LEAST_LOG", 0)
            patch.setattr(keeper, "LOOK_AT_SIZE", 0)
            async with opened(f"sqlite:///{path}") as storage:  # the copy is renewed at the first write
                await storage.write(entry(0, "hello", "third"))
                rest(storage)
        living = path.with_name("living.db")
        async with opened(f"sqlite:///{path}") as storage:
            await fill(storage, "other")
            for name in (path, Path(f"{path}-wal")):  # as they lie on the disk at this moment
                shutil.copy(name, name.with_name(name.name.replace(path.name, living.name)))
            shutil.copytree(copy_of(path), copy_of(living))
        for name in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
            name.unlink(missing_ok=True)
        shutil.rmtree(copy_of(path))
        os.rename(copy_of(living), copy_of(path))
        for name in (living, Path(f"{living}-wal")):
            os.rename(name, name.with_name(name.name.replace(living.name, path.name)))

    asyncio.run(run())
    probe = path.parent / "probe"
    probe.mkdir()
    for name in (path, Path(f"{path}-wal")):
        shutil.copy(name, probe / name.name)
    return rows_of(probe / path.name)


def rest(storage: Storage) -> None:
    """Wait until the second copy is as it should be."""
    assert storage.keeper
    assert storage.keeper.at_rest.wait(20)


def mended(path: Path) -> Storage:
    """The database after the next start and end of a server."""

    async def run() -> Storage:
        async with opened(f"sqlite:///{path}") as storage:
            assert await storage.write(entry(COUNT, "and on"))
            rest(storage)
        return storage

    return asyncio.run(run())


@pytest.mark.parametrize("damage", DAMAGES, ids=lambda damage: damage.__name__)
def test_after_any_damage_nothing_is_missing(tmp_path: Path, damage: Damage, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.db"
    before = filled(path, monkeypatch)
    assert len(before["journal"]) == 2 * COUNT + 1
    damage(path, Random(damage.__name__))
    hurt = [path.read_bytes()] if path.exists() else []
    storage = mended(path)
    after = rows_of(path)
    after["journal"] = [row for row in after["journal"] if row[1] != COUNT]
    assert after["journal"] == before["journal"]
    assert [row[0] for row in after["tables"]] == [row[0] for row in before["tables"]]
    if damage not in (files.head_and_log_overwritten, files.file_and_end_of_log_lost):  # there only entries are certain
        assert after == before
    told = storage.notice
    sound = damage in (files.wal_removed, files.wal_overwritten, files.copy_removed, files.log_overwritten)
    kept = [aside.read_bytes() for aside in tmp_path.glob("games.db.damaged-*") if not aside.name.endswith("-wal")]
    assert kept == ([] if sound else hurt)
    if not sound:
        assert told
        assert (told.facts["tables"], told.facts["entries"], told.facts["broken"]) == (2, 2 * COUNT + 1, 0)
    assert SecondCopy(copy_of(path)).faults() == 0
    asyncio.run(quiet(path))


async def quiet(path: Path) -> None:
    """The next start finds nothing to mend, and the second copy is whole again by itself."""
    async with opened(f"sqlite:///{path}") as storage:
        assert storage.notice is None
    before = rows_of(path)
    path.unlink()
    async with opened(f"sqlite:///{path}") as storage:
        assert storage.notice
        assert storage.notice.message == "store-notice-whole"
    assert rows_of(path) == before


def test_what_no_copy_has_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Entries that are gone everywhere: the notice counts them, and the table is known to be broken."""
    path = tmp_path / "games.db"
    filled(path, monkeypatch)
    files.removed(path, Random(1))
    (log,) = copy_of(path).glob("log-*")
    lines = log.read_bytes().splitlines(keepends=True)
    gone = [i for i, line in enumerate(lines) if b'"other","n":7,' in line or b'"other","n":8,' in line]
    assert len(gone) == 2
    log.write_bytes(b"".join(b"rot\n" if i in gone else line for i, line in enumerate(lines)))
    told = mended(path).notice
    assert told
    assert told.message == "store-notice-gaps"
    assert (told.facts["broken"], told.facts["missing"]) == (1, 2)
    assert told.facts["entries"] == 2 * COUNT - 1
    assert list(tmp_path.glob("games.copy.damaged-*")), "the damaged copy is kept as well"


def test_rows_are_found_without_the_tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that SQLite knows is found in the pages, also rows that are longer than a page."""
    path = tmp_path / "games.db"
    before = filled(path, monkeypatch)
    found = list(raw_rows(path))
    for table in ("journal", "tables", "users"):
        assert sorted({row for name, row in found if name == table}, key=repr) == before[table]
    assert list(raw_rows(tmp_path / "none")) == []


def test_random_bytes_are_no_rows(tmp_path: Path) -> None:
    dice = Random(4)
    path = tmp_path / "noise"
    for _ in range(30):
        path.write_bytes(b"".join(bytes([13]) + dice.randbytes(files.PAGE - 1) for _ in range(20)))
        assert list(raw_rows(path)) == []


# --- the order of things ---


def test_a_group_is_in_the_log_before_it_is_committed(tmp_path: Path) -> None:
    """Killed between the two: the next start makes the same writes in the database."""
    path = tmp_path / "games.db"

    async def run() -> None:
        async with opened(f"sqlite:///{path}") as storage:
            await storage.write(entry(0))
            for name in (path, Path(f"{path}-wal")):
                shutil.copy(name, tmp_path / f"before-{name.name}")
            await storage.write(entry(1), Write("user", ANN))
        for name in (path, Path(f"{path}-wal")):
            shutil.copy(tmp_path / f"before-{name.name}", name)
        async with opened(f"sqlite:///{path}") as storage:
            assert len(await storage.entries("table")) == 2
            assert (await storage.user("ann") or {})["name"] == "Ann"
            assert storage.notice is None, "that is no damage"
            assert await storage.write(entry(2))
        assert SecondCopy(copy_of(path)).faults() == 0

    asyncio.run(run())


def test_the_log_has_a_group_at_the_moment_of_its_commit(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    found: list[bool] = []

    def look(_: object) -> None:
        found.append(b"the words" in b"".join(log.read_bytes() for log in SecondCopy(copy_of(path)).logs()))

    async def run() -> None:
        async with opened(f"sqlite:///{path}") as storage:
            event.listen(storage.engine, "commit", look)
            await storage.write(entry(0, "the words"))

    asyncio.run(run())
    assert found == [True]


def test_a_group_that_was_written_in_part_never_happened(tmp_path: Path) -> None:
    path = tmp_path / "games.db"

    async def run() -> None:
        async with opened(f"sqlite:///{path}") as storage:
            await storage.write(entry(0))
        copy = SecondCopy(copy_of(path))
        (log,) = copy.logs()
        whole = log.read_bytes()
        number, torn = copy.tail()
        assert torn == 0
        copy.append(1, (number or 0) + 1, [("journal", dict(entry(1).values)), ("user", ANN)])
        copy.close()
        first, second = log.read_bytes()[len(whole) :].splitlines(keepends=True)
        for part in (first[:-5], first, first + second[:10]):
            log.write_bytes(whole + part)
            async with opened(f"sqlite:///{path}") as storage:
                assert len(await storage.entries("table")) == 1
            assert log.read_bytes() == whole

    asyncio.run(run())


def test_of_two_groups_with_the_same_number_the_later_counts(tmp_path: Path) -> None:
    copy = SecondCopy(tmp_path / "copy")
    copy.append(1, 1, [("user", {"id": "a"}), ("user", {"id": "b"})])
    copy.append(1, 2, [("user", {"id": "refused"})])
    copy.append(1, 2, [("user", {"id": "c"})])
    copy.append(1, 3, [("user", {"id": "d"})])
    told = [[line.values["id"] for line in group] for group in copy.groups() if group]
    assert told == [["a", "b"], ["c"], ["d"]]
    copy.close()


def test_what_the_database_refuses_is_not_in_the_log(tmp_path: Path) -> None:
    path = tmp_path / "games.db"

    async def run() -> None:
        async with opened(f"sqlite:///{path}") as storage:
            assert await storage.write(entry(0, "first"))
            assert not await storage.write(entry(0, "second"))
            with pytest.raises(NotSaved):
                await storage.write(entry(1), Write("user", {**ANN, "name": None}))
            assert await storage.write(entry(1, "third"))
        path.unlink()
        async with opened(f"sqlite:///{path}") as storage:
            assert words(await storage.entries("table")) == ["first", "third"]

    asyncio.run(run())


# --- when there is no room and no file can be opened ---


class Disk:
    """`os.write` and `os.fdatasync` as a disk that is full, or takes only some bytes at a time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = self.stubborn = False
        self.most = 1 << 30
        self._write = os.write
        monkeypatch.setattr("arcanarium.server.second_copy.os.write", self.write)
        monkeypatch.setattr("arcanarium.server.second_copy.os.fdatasync", self.sync)

    def write(self, file: int, data: Any) -> int:
        if self.full:
            self._write(file, bytes(data)[:17])
            raise OSError(28, "No space left on device")
        return self._write(file, bytes(data)[: self.most])

    def sync(self, file: int) -> None:
        if self.stubborn:
            raise OSError(5, "Input/output error")


def test_a_copy_that_cannot_be_written_refuses_the_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither file has it then; and all goes on when there is room."""
    path = tmp_path / "games.db"
    disk = Disk(monkeypatch)

    async def run() -> None:
        async with opened(f"sqlite:///{path}") as storage:
            disk.most = 7
            assert await storage.write(entry(0), entry(1))
            for trouble in ("full", "stubborn"):
                setattr(disk, trouble, True)
                with pytest.raises(NotSaved):
                    await storage.write(entry(2, trouble))
                setattr(disk, trouble, False)
                assert len(await storage.entries("table")) == 2
            assert await storage.write(entry(2, "with room"))
        assert SecondCopy(copy_of(path)).faults() == 0
        path.unlink()
        async with opened(f"sqlite:///{path}") as storage:
            assert words(await storage.entries("table"))[2] == "with room"

    asyncio.run(run())


def test_a_commit_that_fails_is_taken_back_from_the_copy(tmp_path: Path) -> None:
    """The largest size of a file is reached while the database commits."""
    path = tmp_path / "games.db"

    async def run() -> None:
        async with opened(f"sqlite:///{path}") as storage:
            await storage.write(entry(0))
            wal = Path(f"{path}-wal").stat().st_size
            soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
            resource.setrlimit(resource.RLIMIT_FSIZE, (wal + 100, hard))
            try:
                for n in range(3):
                    with pytest.raises(NotSaved):
                        await storage.write(entry(1, f"{n} " + "x" * 3000))
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
            assert await storage.write(entry(1, "with room"))
        assert SecondCopy(copy_of(path)).faults() == 0
        path.unlink()
        async with opened(f"sqlite:///{path}") as storage:
            assert words(await storage.entries("table")) == ["well met", "with room"]

    asyncio.run(run())


def test_without_descriptors_writing_goes_on(tmp_path: Path) -> None:
    """A flood of connections has used up all files that a process may open: those of the database are open already."""
    path = tmp_path / "games.db"

    async def run() -> None:
        async with opened(f"sqlite:///{path}") as storage:
            await storage.write(entry(0))
            taken: list[int] = []
            soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
            resource.setrlimit(resource.RLIMIT_NOFILE, (200, hard))
            try:
                with suppress(OSError):
                    while True:
                        taken.append(os.open(os.devnull, os.O_RDONLY))
                with pytest.raises(OSError, match="Too many"):
                    os.open(os.devnull, os.O_RDONLY)
                for n in range(1, 5):
                    assert await storage.write(entry(n))
            finally:
                for file in taken:
                    os.close(file)
                resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
            assert len(await storage.entries("table")) == 5
        assert SecondCopy(copy_of(path)).faults() == 0
        path.unlink()
        async with opened(f"sqlite:///{path}") as storage:
            assert len(await storage.entries("table")) == 5

    asyncio.run(run())


def test_mending_without_room_changes_nothing_and_is_done_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "games.db"
    before = filled(path, monkeypatch)
    files.head_overwritten(path, Random(2))
    hurt = path.read_bytes()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, hard))
    try:
        with pytest.raises(CannotStart, match="store-cannot-mend"):
            Storage(f"sqlite:///{path}").prepare()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert path.read_bytes() == hurt
    mended(path)
    assert [row for row in rows_of(path)["journal"] if row[1] != COUNT] == before["journal"]


def test_mending_that_was_cut_short_is_finished_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed when the new file was ready, and the damaged one was set aside or not yet."""
    path = tmp_path / "games.db"
    before = filled(path, monkeypatch)
    files.head_overwritten(path, Random(3))
    monkeypatch.setattr("arcanarium.server.mending.put_in_place", _killed)
    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            Storage(f"sqlite:///{path}").prepare()
        assert ready_path(path).exists()
        monkeypatch.setattr("arcanarium.server.keeper.put_in_place", _killed)
    monkeypatch.undo()
    mended(path)
    assert [row for row in rows_of(path)["journal"] if row[1] != COUNT] == before["journal"]
    assert not ready_path(path).exists()


def _killed(*_: object) -> None:
    raise KeyboardInterrupt


# --- renewing the copy ---


def test_the_copy_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(second_copy, "LEAST_LOG", 20_000)
    monkeypatch.setattr(second_copy, "MOST_LOG", 60_000)
    monkeypatch.setattr(keeper, "LOOK_AT_SIZE", 5_000)
    path = tmp_path / "games.db"

    async def run() -> None:
        async with opened(f"sqlite:///{path}") as storage:
            for n in range(200):
                note = {"id": "table", "status": "open", "summary": "x" * 1000, "touched": float(n), "due": None}
                await storage.write(table_write(), Write("note", note))
                if n % 50 == 0:
                    rest(storage)
        size = sum(log.stat().st_size for log in SecondCopy(copy_of(path)).logs())
        assert size < 120_000, "200 notes of 1,000 letters are in it only in part"
        assert SecondCopy(copy_of(path)).faults() == 0
        before = rows_of(path)
        path.unlink()
        async with opened(f"sqlite:///{path}"):
            pass
        assert rows_of(path) == before

    asyncio.run(run())


def test_what_is_deleted_is_in_no_file(tmp_path: Path) -> None:
    path = tmp_path / "games.db"

    async def run() -> None:
        async with opened(f"sqlite:///{path}") as storage:
            await storage.write(Write("user", {**ANN, "name": "Xanthippe"}))
            rest(storage)
            await storage.write(Write("user_end", {"user_id": "ann"}))
            storage.forget()
            rest(storage)
        assert [file for file in tmp_path.rglob("*") if file.is_file() and b"Xanthippe" in file.read_bytes()] == []

    asyncio.run(run())


def test_a_copy_that_is_behind_is_made_anew(tmp_path: Path) -> None:
    """Somebody wrote to the database without it, or it was brought back from an older disk."""
    path = tmp_path / "games.db"

    async def run() -> None:
        async with opened(f"sqlite:///{path}") as storage:
            await storage.write(entry(0))
        shutil.copytree(copy_of(path), tmp_path / "older")
        async with opened(f"sqlite:///{path}") as storage:
            await storage.write(entry(1))
        shutil.rmtree(copy_of(path))
        os.rename(tmp_path / "older", copy_of(path))
        async with opened(f"sqlite:///{path}") as storage:
            assert storage.notice is None
        path.unlink()
        async with opened(f"sqlite:///{path}") as storage:
            assert len(await storage.entries("table")) == 2

    asyncio.run(run())


def test_damage_to_a_large_file_is_found_and_mended_while_the_server_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is not read whole at the start, but soon after."""
    path = tmp_path / "games.db"
    before = filled(path, monkeypatch)
    files.middle_overwritten(path, Random(5))
    monkeypatch.setattr(keeper, "CHECKED_AT_START", 0)
    told: list[str] = []
    real = keeper.Keeper.note_damage

    def note(self: keeper.Keeper) -> None:
        real(self)
        assert self.notice
        told.append(self.notice.message)

    monkeypatch.setattr(keeper.Keeper, "note_damage", note)

    async def run() -> None:
        async with opened(f"sqlite:///{path}") as storage:
            while not told or storage.damaged:
                await asyncio.sleep(0.01)
            assert storage.notice
            assert storage.notice.message == "store-notice-whole"
            assert await storage.write(entry(COUNT, "and on"))

    asyncio.run(run())
    assert told == ["store-notice-damaged"]
    assert [row for row in rows_of(path)["journal"] if row[1] != COUNT] == before["journal"]


def test_two_servers_with_one_file_share_its_copy(tmp_path: Path) -> None:
    path = tmp_path / "games.db"

    async def run() -> None:
        async with opened(f"sqlite:///{path}") as one, opened(f"sqlite:///{path}") as two:
            for n in range(0, 20, 2):
                assert await one.write(entry(n, "one"))
                if n == 10:
                    assert two.keeper
                    two.keeper._renew_now()
                assert await two.write(entry(n + 1, "two"))
        assert SecondCopy(copy_of(path)).faults() == 0
        path.unlink()
        async with opened(f"sqlite:///{path}") as storage:
            assert words(await storage.entries("table")) == ["one", "two"] * 10

    asyncio.run(run())


# --- the mirror of version 0.2.0 ---


def test_a_database_of_0_2_0_is_restored_from_its_mirror(tmp_path: Path) -> None:
    """If it is lost at the first start of this version. Damaged lines are skipped."""
    old = Path(__file__).parent / "released" / "0.2.0"
    path = tmp_path / "arcanarium.db"
    rows = (old / "arcanarium.journal").read_bytes().split(b"\n")
    rows[3:3] = [b"\xff\xfe no text \x00", b'["user", {"id": "half"', b'["user", {"id": "without the rest"}]',
                 json.dumps(["user", {**ANN, "id": "nameless", "name": None}]).encode(), b'["drop everything", {}]',
                 b"[1, 2, 3]", b'"user"']
    (tmp_path / "arcanarium.journal").write_bytes(b"\n".join(rows))
    path.write_bytes(b"garbage")

    async def run() -> None:
        async with opened(f"sqlite:///{path}") as storage:
            assert storage.notice
            assert storage.notice.message == "store-notice-perhaps"

    asyncio.run(run())
    assert rows_of(path)["journal"] == rows_of(old / "arcanarium.db")["journal"]
    assert len(rows_of(path)["users"]) == len(rows_of(old / "arcanarium.db")["users"])
    assert not (tmp_path / "arcanarium.journal").exists(), "the second copy has taken its place"


# --- who may read it ---


def test_only_the_owner_may_read_the_files(tmp_path: Path) -> None:
    """Also those that a server of 0.2.0 left open to all."""
    home = tmp_path / "home"
    path = home / "games.db"
    home.mkdir(0o755)
    sqlite3.connect(path).close()
    path.touch()
    path.chmod(0o644)
    old = os.umask(0o022)

    async def run() -> None:
        async with opened(f"sqlite:///{path}") as storage:
            await storage.write(entry(0))
            assert {stat.S_IMODE(file.stat().st_mode) for file in home.rglob("*") if file.is_file()} == {0o600}
            assert stat.S_IMODE(copy_of(path).stat().st_mode) == 0o700

    try:
        asyncio.run(run())
    finally:
        os.umask(old)


def test_the_notice_says_what_is_missing() -> None:
    assert Mended(tables=2, entries=5).notice().message == "store-notice-whole"
    assert Mended(unreadable=1).notice().message == "store-notice-perhaps"
    assert Mended(unreadable=1, broken=1, missing=3).notice().facts["missing"] == 3


@pytest.mark.parametrize("damage", [files.all_but_head_overwritten, files.head_overwritten, files.emptied],
                         ids=lambda damage: damage.__name__)
def test_damage_that_is_met_while_the_server_runs_is_mended_in_place(
    own_server: Running, damage: Damage, monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing that anybody was told is lost, nobody is left waiting, and people play on at their tables."""
    storage = own_server.site.storage
    begun, go_on = threading.Event(), threading.Event()

    def mend_later(*how: Any) -> Mended:
        begun.set()
        assert go_on.wait(30)
        return mend(*how)

    monkeypatch.setattr("arcanarium.server.keeper.mend", mend_later)
    ann, bob = Person(own_server.address, "Ann"), Person(own_server.address, "Bob")
    table = ann.open_table("me", "person")
    with sitting(table, ann, bob) as windows:
        windows[1].do("sit", seat=1)
        windows[0].until_step(0)
        play_on(windows, Random(1), 60)
        reached = windows[0].step
        before = own_server.run(storage.entries(table))
        assert storage.keeper
        storage.engine.dispose()  # what SQLite has in its own memory would hide the damage for a while
        damage(storage.keeper.path, Random(2))
        while not storage.damaged:
            for name in ("journal", "tables", "sitting"):
                with suppress(Unreadable):
                    own_server.run(storage.rows(f"SELECT * FROM {name}"))
        assert begun.wait(30)
        answer = ask("GET", f"{own_server.address}/readyz")
        assert (answer.status_code, "damaged" in answer.json()["faults"]["database"]) == (503, True)
        assert "mended" in ann.get("/api/me")["notice"]
        asked = next(window for window in windows if window.state["ask"])
        assert asked.say("play", step=asked.step, move=asked.moves[0])["code"] == "not-saved"
        go_on.set()
        for window in windows:
            with pytest.raises(ConnectionClosed):  # connect again: what is in memory may not be as the file is now
                window.until(lambda _: False)
    while ask("GET", f"{own_server.address}/readyz").status_code != 200:
        pass
    assert storage.notice
    assert storage.notice.message in ("store-notice-whole", "store-notice-perhaps")
    assert own_server.run(storage.entries(table)) == before
    with sitting(table, ann, bob) as windows:
        assert windows[0].step == reached
        play_on(windows, Random(3), 5)


def test_damage_is_not_mended_while_another_program_has_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture,
) -> None:
    """Two programs would have two files. Nothing is written until the other one has ended."""
    monkeypatch.setattr("arcanarium.server.storage.MEND_AGAIN", 0.05)
    path = tmp_path / "games.db"

    async def run() -> None:
        async with opened(f"sqlite:///{path}") as storage:
            async with opened(f"sqlite:///{path}") as other:
                await fill(storage)
                storage.engine.dispose()
                files.head_overwritten(path, Random(1))
                with pytest.raises(Unreadable):
                    await storage.entries("table")
                while "another program" not in caplog.text:
                    await asyncio.sleep(0.01)
                assert storage.damaged
                with pytest.raises(NotSaved):
                    await storage.write(entry(COUNT))
                other.engine.dispose()
            while storage.damaged:
                await asyncio.sleep(0.01)
            assert len(await storage.entries("table")) == COUNT
            assert await storage.write(entry(COUNT))

    asyncio.run(run())
