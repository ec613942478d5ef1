"""What is kept, in SQLite and in PostgreSQL by the same tests."""
from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from arcanarium.server.accounts import Accounts
from arcanarium.server.journal import Entry
from arcanarium.server.messages import Refused
from arcanarium.server.storage import NotSaved, Storage, Unreadable, Write, entry_write
from tests import services


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.db'}"
    return str(request.getfixturevalue("postgres").fresh())


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Storage]:
    storage = Storage(address)
    await storage.start()
    try:
        yield storage
    finally:
        await storage.close()


def entry(n: int, words: str = "well met", table: str = "table") -> Write:
    return entry_write(table, Entry(n, 1000.0 + n, "chat", -1, {"user": "u", "name": "Ann", "text": words}))


def table_write(id: str = "table", **values: Any) -> Write:
    return Write("table", {"id": id, "host": "u", "open": 1, "status": "open", "setup": "{}", "summary": "{}",
                           "made": 5.0, **values})


def words(entries: list[Entry]) -> list[object]:
    return [found.data["text"] for found in entries]


def test_what_was_written_is_there_after_a_new_start(address: str) -> None:
    async def run() -> None:
        async with opened(address) as storage:
            assert await storage.write(Write("user", ANN))
            assert await storage.write(table_write(), entry(0, "“Grüße” \x00 \U0001f409"))
            assert await storage.write(entry(1))
        async with opened(address) as storage:
            found = await storage.entries("table")
            assert found[0] == Entry(0, 1000.0, "chat", -1, {"user": "u", "name": "Ann",
                                                            "text": "“Grüße” \x00 \U0001f409"})
            assert words(await storage.entries("table", since=1)) == ["well met"]
            assert (await storage.table("table") or {})["host"] == "u"
            assert await storage.table("no such") is None
            assert await storage.table("\x00") is None
            assert storage.notice is None

    asyncio.run(run())


def test_an_entry_is_written_once_only(address: str) -> None:
    async def run() -> None:
        async with opened(address) as storage:
            assert await storage.write(entry(0, "first")) is True
            assert await storage.write(entry(0, "second")) is False
            assert words(await storage.entries("table")) == ["first"]

    asyncio.run(run())


def test_of_two_writers_of_the_same_entry_one_wins(address: str) -> None:
    """Two processes race for every entry: each entry has one winner, and the loser is told."""

    async def run() -> None:
        async with opened(address) as one, opened(address) as two:
            for n in range(20):
                won = await asyncio.gather(one.write(entry(n, "one")), two.write(entry(n, "two")))
                assert sorted(won) == [False, True]
                (said,) = words(await one.entries("table", since=n))
                assert said == ("one" if won[0] else "two")

    asyncio.run(run())


def test_what_comes_together_is_written_together(address: str) -> None:
    """Many tasks write at once: all of it is there, each knows about its own."""

    async def run() -> None:
        async with opened(address) as storage:
            writes = [entry(n, f"{table} {n}", table) for n in range(10) for table in ("a", "b", "c")]
            assert await asyncio.gather(*(storage.write(write) for write in writes)) == [True] * 30
            assert [len(await storage.entries(table)) for table in "abc"] == [10] * 3

    asyncio.run(run())


def test_who_writes_nothing_is_answered_and_stops_nobody(address: str) -> None:
    async def run() -> None:
        async with opened(address) as storage:
            assert await asyncio.wait_for(storage.write(), 20)
            assert await asyncio.wait_for(storage.write(entry(0)), 20)

    asyncio.run(run())


def test_of_what_is_written_together_moves_are_told_first(address: str) -> None:
    """Hundreds of guests may be written together with a move: those who wait for it go on before all of them do."""

    async def run() -> None:
        async with opened(address) as storage:
            told: list[str] = []

            async def write(what: Write) -> None:
                assert await storage.write(what)
                told.append(what.name)

            guests = [Write("user", {**ANN, "id": f"guest {n}"}) for n in range(30)]
            await asyncio.gather(*map(write, [*guests, *(entry(n) for n in range(3))]))
            assert sorted(told) == ["journal"] * 3 + ["user"] * 30
            assert "journal" not in told[8:]

    asyncio.run(run())


def test_a_group_is_written_whole_or_not_at_all(address: str) -> None:
    async def run() -> None:
        async with opened(address) as storage:
            await storage.write(table_write(), entry(0))
            taken = await storage.write(entry(0, "late"), Write("sit", {"user_id": "late", "table_id": "table"}))
            assert taken is False
            with pytest.raises(NotSaved):
                await storage.write(entry(1), Write("user", {**ANN, "name": None}))
            assert len(await storage.entries("table")) == 1
            assert await storage.tables_of("late") == []

    asyncio.run(run())


def test_one_bad_write_does_not_spoil_those_beside_it(address: str) -> None:
    async def run() -> None:
        async with opened(address) as storage:
            bad = Write("user", {**ANN, "name": None})
            results = await asyncio.gather(
                storage.write(entry(0)), storage.write(entry(1), bad), storage.write(entry(2)), return_exceptions=True)
            assert [type(result) for result in results] == [bool, NotSaved, bool]
            assert [found.n for found in await storage.entries("table")] == [0, 2]

    asyncio.run(run())


@pytest.mark.parametrize("strange", ["\x00", "\ud800", 2**80, object()], ids=["nul", "surrogate", "huge", "object"])
def test_nobody_waits_for_ever_for_values_that_a_database_cannot_take(address: str, strange: object) -> None:
    async def run() -> None:
        async with opened(address) as storage:
            async with asyncio.timeout(20):
                with suppress(NotSaved):  # SQLite takes some of them
                    await storage.write(Write("user", {**ANN, "made": strange, "language": strange}))
            assert await storage.write(entry(0))

    asyncio.run(run())


def test_a_database_that_does_not_answer_is_told(address: str) -> None:
    async def run() -> None:
        async with opened(address) as storage:
            with storage.engine.begin() as connection:
                connection.execute(text("DROP TABLE journal"))
            with pytest.raises(Unreadable):
                await storage.entries("table")
            with pytest.raises(NotSaved):
                await storage.write(entry(0))

    asyncio.run(run())


def test_lists_of_tables(address: str) -> None:
    async def run() -> None:
        async with opened(address) as storage:
            await storage.write(table_write("a", made=1.0))
            await storage.write(table_write("b", made=2.0), Write("sit", {"user_id": "ann", "table_id": "b"}))
            await storage.write(table_write("hidden", made=3.0, open=0))
            await storage.write(table_write("b", host="thief"))  # a table is there once, too
            assert [row["id"] for row in await storage.open_tables()] == ["b", "a"]
            assert [row["host"] for row in await storage.tables_of("ann")] == ["u"]
            note = {"id": "a", "status": "over", "summary": "{}", "touched": 9.0, "due": 20.0}
            await storage.write(Write("note", note))
            assert [row["id"] for row in await storage.open_tables()] == ["b"]
            assert (await storage.overdue(20.0), await storage.overdue(20.5)) == ([], ["a"])
            await storage.write(Write("unsit", {"user_id": "ann", "table_id": "b"}))
            assert await storage.tables_of("ann") == []

    asyncio.run(run())


# --- users ---

ANN = {"id": "ann", "name": "Ann", "account": None, "hash": None, "language": "en", "made": 1.0}


def test_guests_become_accounts_and_keep_what_they_are(address: str) -> None:
    async def run() -> None:
        async with opened(address) as storage:
            accounts = Accounts(storage, ["key"])
            guest = await accounts.guest("en")
            account = await accounts.register(guest, "Ánn  B", "correct horse")
            cookie = (await accounts.enter(account, "", proved=True)).cookie
            assert (account.id, account.name, bool(account.account)) == (guest.id, "Ánn B", True)
            assert account.hash
            assert "correct horse" not in account.hash
        async with opened(address) as storage:
            later = Accounts(storage, ["key"])
            found = await later.visitor(cookie)
            assert found
            assert found.user == account
            assert (await later.login("ÁNN b", "correct horse")).id == guest.id
            for name, password in (("Ann B", "correct horse"), ("Ánn B", "wrong horse"), ("\x00", "correct horse")):
                with pytest.raises(Refused, match="bad-login"):
                    await later.login(name, password)

    asyncio.run(run())


def test_of_two_who_register_the_same_name_one_gets_it(address: str) -> None:
    async def run() -> None:
        async with opened(address) as storage:
            accounts = Accounts(storage, ["key"])
            guests = [await accounts.guest("en") for _ in range(2)]
            tried = await asyncio.gather(*(accounts.register(guest, "Ann", "correct horse") for guest in guests),
                                         return_exceptions=True)
            assert sorted(isinstance(result, Exception) for result in tried) == [False, True]
            winner = await accounts.login("ann", "correct horse")
            assert winner.id == next(result.id for result in tried if not isinstance(result, BaseException))

    asyncio.run(run())


def test_a_process_that_remembers_a_guest_does_not_undo_its_account(address: str) -> None:
    """Two processes of one server: what the one changed holds for the other too."""

    async def run() -> None:
        async with opened(address) as storage:
            here, there = Accounts(storage, ["key"]), Accounts(storage, ["key"])
            guest = await here.guest("en")
            cookie = (await here.enter(guest, "")).cookie
            assert await there.visitor(cookie)
            await here.register(guest, "Ann", "correct horse")
            await there.change(guest, "ANN", None)
            assert (await here.login("Ann", "correct horse")).name == "ANN"
            with pytest.raises(Refused, match="has-account"):
                await there.register(guest, "Other", "battery staple")

    asyncio.run(run())


# --- a full disk ---


def test_a_full_disk_is_told_and_nothing_is_lost(tmp_path: Path) -> None:
    """SQLite is given no page more than it has, as a full disk gives none."""

    async def run() -> None:
        async with opened(f"sqlite:///{tmp_path / 'games.db'}") as storage:
            await storage.write(table_write(), entry(0))
            with storage.engine.connect() as connection:
                pages = connection.execute(text("PRAGMA page_count")).scalar_one()

            def fill(connection: Any, *_: object) -> None:
                connection.execute(f"PRAGMA max_page_count = {pages}")

            event.listen(storage.engine, "checkout", fill)
            with pytest.raises(NotSaved, match="full"):
                await storage.write(entry(1, "x" * 20_000), Write("sit", {"user_id": "ann", "table_id": "table"}))
            assert (len(await storage.entries("table")), await storage.tables_of("ann")) == (1, [])
            event.remove(storage.engine, "checkout", fill)
            storage.engine.dispose()
            assert await storage.write(entry(1, "x" * 20_000))
            assert len(await storage.entries("table")) == 2

    asyncio.run(run())


def test_a_database_without_an_encoding_is_fine(postgres: services.Postgres) -> None:
    """As Debian makes them where it finds no locale: PostgreSQL then sends bytes, unless it is told an encoding."""
    with postgres.connect() as connection:
        connection.execute("CREATE DATABASE bare ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0")

    async def run() -> None:
        async with opened(postgres.url("bare")) as storage:
            assert await storage.write(table_write(), entry(0, "Złoto für 金"))
            assert words(await storage.entries("table")) == ["Złoto für 金"]

    asyncio.run(run())
