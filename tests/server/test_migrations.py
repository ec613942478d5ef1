"""The schema grows by numbered migrations, from every released version, in SQLite and in PostgreSQL."""
from __future__ import annotations

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import psycopg
import pytest
from sqlalchemy import create_engine, inspect, text
from sqlalchemy.engine import make_url

from arcanarium.server import migrations
from arcanarium.server.accounts import Accounts
from arcanarium.server.failures import CannotStart
from arcanarium.server.journal import TableSetup
from arcanarium.server.leaving import all_about, erase
from arcanarium.server.messages import Refused
from arcanarium.server.migrations import Migration, known, statements_of, version_of
from arcanarium.server.room import Room
from arcanarium.server.storage import Storage
from tests import services
from tests.server.people import Person, sitting
from tests.server.test_storage import opened

RELEASED = Path(__file__).parent / "released"
VERSIONS = sorted(folder.name for folder in RELEASED.iterdir())
LATEST = known("sqlite")[-1].number


@pytest.fixture(params=["sqlite", "postgresql"])
def released(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[str], str]:
    """Makes a database as a released version left it, and returns its address."""

    def make(version: str) -> str:
        if request.param == "sqlite":
            shutil.copy(RELEASED / version / "arcanarium.db", tmp_path / "arcanarium.db")
            return f"sqlite:///{tmp_path / 'arcanarium.db'}"
        url = str(request.getfixturevalue("postgres").fresh())
        address = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute((RELEASED / version / "postgresql.sql").read_bytes())
        return url

    return make


def test_both_databases_have_the_same_numbers() -> None:
    numbers = [migration.number for migration in known("sqlite")]
    assert numbers == [migration.number for migration in known("postgresql")]
    assert len(numbers) == len(set(numbers))
    assert numbers[0] == 1


def test_a_file_is_read_statement_by_statement() -> None:
    script = "-- one; two\nCREATE TABLE a (b TEXT DEFAULT ';');\n  -- three\nDROP\nTABLE c;\n"
    assert statements_of(script) == ("CREATE TABLE a (b TEXT DEFAULT ';')", "DROP\nTABLE c")


@pytest.mark.parametrize("version", VERSIONS)
def test_a_database_of_each_released_version_goes_on(
    released: Callable[[str], str], version: str, tmp_path: Path
) -> None:
    """Every account, table and entry is there, every game loads, and the schema is that of a new database."""
    url = released(version)

    async def run() -> None:
        storage = Storage(url, tmp_path)
        await storage.start()
        rows = await storage.rows("SELECT * FROM tables")
        assert sorted(row["status"] for row in rows) == ["open", "over", "playing"]
        steps = []
        for row in rows:
            room = Room(row["id"], row["host"], msgspec.json.decode(row["setup"], type=TableSetup))
            for entry in await storage.entries(row["id"]):
                room.apply(entry)
            assert not room.broken
            steps.append(room.step)
        assert sorted(steps)[:2] == [0, 30]
        accounts = Accounts(storage, ["a key that is long enough for anybody"])
        assert (await accounts.login("ann", "correct horse")).name == "Ann"
        with storage.engine.connect() as connection:
            assert version_of(connection) == LATEST
            here = {table: [column["name"] for column in inspect(connection).get_columns(table)]
                    for table in sorted(inspect(connection).get_table_names())}
        await storage.close()
        async with opened(f"sqlite:///{tmp_path / 'new.db'}") as new:
            with new.engine.connect() as connection:
                assert here == {table: [column["name"] for column in inspect(connection).get_columns(table)]
                                for table in sorted(inspect(connection).get_table_names())}

    asyncio.run(run())


def test_people_of_a_released_version_own_their_names_and_can_leave(
    released: Callable[[str], str], tmp_path: Path
) -> None:
    url = released("0.2.0")

    async def run() -> None:
        storage = Storage(url, tmp_path)
        await storage.start()
        accounts = Accounts(storage, ["a key that is long enough for anybody"])
        await accounts.start()
        with pytest.raises(Refused, match="name-taken"):
            await accounts.change(await accounts.guest("en"), "Αnn", None)  # a Greek letter
        ann = await accounts.login("ann", "correct horse")
        told = await all_about(storage, ann.id)
        assert len(told["tables"]) > 0
        named = [row["table_id"] for row in await storage.rows(
            "SELECT DISTINCT table_id FROM journal WHERE kind IN ('sit', 'chat') AND data LIKE :id", id=f"%{ann.id}%")]
        assert sorted(await erase(storage, ann.id)) == sorted(named)
        left = await storage.rows("SELECT data FROM journal WHERE data LIKE '%Ann%'")
        assert left == []
        assert await storage.account("ann") is None
        await storage.close()

    asyncio.run(run())


def test_a_backup_is_made_before_the_schema_changes(released: Callable[[str], str], tmp_path: Path) -> None:
    url = released("0.2.0")
    storage = Storage(url, tmp_path)
    storage.prepare()
    storage.engine.dispose()
    (made,) = [path for path in tmp_path.iterdir() if ".schema-1" in path.name]
    assert made.stat().st_mode & 0o777 == 0o600
    if made.suffix == ".dump":
        listed = subprocess.run(["pg_restore", "--list", made], check=True, capture_output=True, text=True).stdout
        assert "TABLE DATA public journal" in listed
    else:
        old, new = sqlite3.connect(RELEASED / "0.2.0" / "arcanarium.db"), sqlite3.connect(made)
        assert list(old.iterdump()) == list(new.iterdump())
    made.unlink()
    again = Storage(url, tmp_path)
    again.prepare()
    assert not made.exists(), "nothing has to be migrated any more"
    again.engine.dispose()


def test_without_leave_or_without_room_for_a_backup_nothing_is_changed(
    released: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = released("0.2.0")
    storage = Storage(url, tmp_path, migrate="off")
    with pytest.raises(CannotStart, match="store-not-migrated"):
        storage.prepare()
    monkeypatch.setattr("arcanarium.server.backup.shutil.which", lambda _: None)
    monkeypatch.setattr("arcanarium.server.backup.sync", _full)
    with pytest.raises(CannotStart, match="store-no-backup"):
        Storage(url, tmp_path).prepare()
    engine = create_engine(url)
    with engine.connect() as connection:
        assert not inspect(connection).has_table("migrations")
    engine.dispose()
    storage = Storage(url, tmp_path, migrate="on")
    storage.prepare()
    assert not [path for path in tmp_path.iterdir() if ".schema-1" in path.name]
    storage.engine.dispose()


def _full(_: Path) -> None:
    raise OSError(28, "No space left on device")


def test_a_migration_that_fails_changes_nothing(
    released: Callable[[str], str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = released("0.2.0")
    wrong = (Migration(8000, "good", ("CREATE TABLE good (a TEXT)",)), Migration(8001, "bad", ("DROP TABLE nothing",)))
    monkeypatch.setattr(migrations, "known", lambda dialect: (*known(dialect), *wrong))
    storage = Storage(url, tmp_path)
    with pytest.raises(Exception, match="nothing"):
        storage.prepare()
    with storage.engine.connect() as connection:
        assert version_of(connection) == 1
        assert not inspect(connection).has_table("good")
        assert connection.execute(text("SELECT count(*) FROM journal")).scalar_one() > 60
    storage.engine.dispose()


def test_a_newer_schema_is_refused_in_a_plain_sentence(tmp_path: Path) -> None:
    storage = Storage(f"sqlite:///{tmp_path / 'arcanarium.db'}")
    storage.prepare()
    with storage.engine.begin() as connection:
        connection.execute(text("INSERT INTO migrations VALUES (9000, 'of the future', 0)"))
    storage.engine.dispose()
    server = services.Process(tmp_path, {})
    with pytest.raises(AssertionError):
        server.start()
    assert server.end() == 2
    said = "".join(server.said)
    assert "newer Arcanarium: it has the schema 9000" in said.replace("\u2068", "").replace("\u2069", "")
    assert "Traceback" not in said


RACE = """
import sys
from pathlib import Path
from arcanarium.server.storage import Storage
storage = Storage(sys.argv[1], Path(sys.argv[2]))
sys.stdin.readline()
storage.prepare()
print(storage.url)
"""


def test_of_several_processes_that_start_at_once_one_migrates(released: Callable[[str], str], tmp_path: Path) -> None:
    url = released("0.2.0")
    racing = [subprocess.Popen([sys.executable, "-c", RACE, url, str(tmp_path)], stdin=subprocess.PIPE, text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.PIPE) for _ in range(2)]
    for one in racing:
        assert one.stdin
        one.stdin.write("\n")
        one.stdin.flush()
    for one in racing:
        said, complained = one.communicate(timeout=60)
        assert said.strip() == url, complained
    engine = create_engine(url)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM migrations")).scalar_one() == len(known("sqlite"))
    engine.dispose()


def test_people_of_0_2_0_play_on_where_they_were(tmp_path: Path) -> None:
    """No clock ran while the site was down, and what 0.2.0 left open to all is for its owner only."""
    for file in (RELEASED / "0.2.0").glob("arcanarium.*"):
        shutil.copy(file, tmp_path / file.name)
    tmp_path.chmod(0o755)
    with services.process(tmp_path, limits="off") as server:
        assert tmp_path.stat().st_mode & 0o777 == 0o700
        assert {file.stat().st_mode & 0o777 for file in tmp_path.rglob("*") if file.is_file()} == {0o600}
        ann = Person(server.address)
        ann.post("/api/account/login", name="Ann", password="correct horse")
        (table,) = [row["table"] for row in ann.get("/api/mine") if row["status"] == "playing"]
        with sitting(table, ann) as (window,):
            assert window.step == 30
            assert window.chat[0]["text"] == "“Grüße” 🐉"
