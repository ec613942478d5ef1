"""Whoever comes to a table is sent it within seconds, or told why not: whatever else of the server hangs."""
from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from websockets.exceptions import ConnectionClosed

from arcanarium.server import crew
from arcanarium.server.connection import MOST_ERRANDS
from arcanarium.server.crew import Crew
from arcanarium.server.journal import Entry
from arcanarium.server.readings import Readings
from arcanarium.server.storage import NotSaved, Write, entry_write
from tests.server.people import Person, Window, game_of_two, sitting
from tests.services import Running, missing

SECONDS = 10.0
"""In which somebody who comes must have been answered. It takes milliseconds where nothing hangs."""


@contextmanager
def standing_still(workers: Crew) -> Iterator[list[int]]:
    """The worker processes do nothing any more, as when the system has no memory left for them."""
    pids = workers.pids()
    assert pids
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield pids
    finally:
        for pid in pids:
            if pid in workers.pids():
                os.kill(pid, signal.SIGCONT)


def come(server: Running, table: str, who: str = "Cleo") -> Window:
    """Somebody comes to a table; it fails after SECONDS."""
    came: list[Window] = []
    thread = threading.Thread(target=lambda: came.append(Person(server.address, who).sit_down(table)), daemon=True)
    thread.start()
    thread.join(SECONDS)
    assert came, "nobody was told anything"
    return came[0]


def test_people_come_and_play_while_the_process_for_logs_stands_still(
    own_server: Running, monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Neither somebody who comes nor the one who asked for the log waits for it; and it is sent when the process has
    been replaced."""
    if not os.path.exists("/proc/self/stat"):
        missing("/proc")
    monkeypatch.setattr(crew, "LOOK", 0.1)
    with game_of_two(own_server.address) as (ann, _):
        log, own_server.hub.logs = ann.whole_log(), Readings()  # as if nobody had asked for it yet
        with standing_still(own_server.hub.thinkers.reading) as stopped:
            for _ in range(MOST_ERRANDS):
                ann.socket.send('{"t": "log"}')
            cleo = come(own_server, ann.id)
            assert cleo.state["step"] == ann.step
            ann.play()  # its answer comes before the log
            cleo.until_step(ann.step)
            ann.until(lambda frame: frame["t"] == "log")
            assert not set(stopped) & set(own_server.hub.thinkers.reading.pids())
        assert ann.whole_log()[: len(log)] == log
        cleo.close()


def test_a_bot_whose_process_stands_still_moves_again(own_server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    if not os.path.exists("/proc/self/stat"):
        missing("/proc")
    monkeypatch.setattr(crew, "LOOK", 0.1)
    ann = Person(own_server.address, "Ann")
    with sitting(ann.open_table("me", "random"), ann) as (window,):
        window.until_asked()
        while not own_server.hub.thinkers.thinking.pids():  # they start when the bot moves first
            window.play()
            window.until_asked()
        with standing_still(own_server.hub.thinkers.thinking):
            while window.state["ask"]:
                window.play()
            while not (window.state["ask"] or window.state["result"]):
                come(own_server, window.id, "Dan").close()
                window.receive()


def test_a_worker_that_only_computes_for_long_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "LOOK", 0.02)
    monkeypatch.setattr(crew, "STILL", 5)
    used, more = {7: 0, 8: 100}, iter(range(10_000))
    killed: list[int] = []
    monkeypatch.setattr(crew, "processor_of", lambda pid: next(more) if pid == 7 else used[pid])
    monkeypatch.setattr(os, "kill", lambda pid, how: killed.append(pid))

    async def scene(jobs: int) -> None:
        workers = Crew(2, abs)
        monkeypatch.setattr(workers, "pids", lambda: list(used))
        workers._jobs = jobs
        watch = asyncio.create_task(workers._watch_over())
        looks = next(more) + 30
        while next(more) < looks:
            await asyncio.sleep(0.02)
        watch.cancel()

    asyncio.run(scene(1))
    assert not killed, "one computes, and the other has nothing to do"
    asyncio.run(scene(2))
    assert set(killed) == {8}


def test_nobody_waits_for_a_bot_whose_move_cannot_be_saved(
    own_server: Running, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("arcanarium.server.hub.RETRY", 60.0)
    ann = Person(own_server.address, "Ann")
    failed = threading.Event()
    write = own_server.site.storage.write

    async def fail(*writes: Write) -> bool:
        if any(each.name == "journal" and each.values["kind"] == "move" for each in writes):
            failed.set()
            raise NotSaved("the disk is full")
        return await write(*writes)

    monkeypatch.setattr(own_server.site.storage, "write", fail)
    table = ann.open_table("me", "random")
    assert failed.wait(SECONDS)
    come(own_server, table).close()


def test_who_cannot_be_answered_is_told_so(own_server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Something holds the table, for whatever reason: whoever comes is told to try again, not left waiting."""
    monkeypatch.setattr("arcanarium.server.app.JOINING", 0.2)
    ann = Person(own_server.address, "Ann")
    table = ann.open_table("me", "person")
    live = own_server.hub.rooms[table]
    own_server.run(live.lock.acquire())
    bob = come(own_server, table, "Bob")
    assert '"code":"busy"' in bob.frames[-1]
    with pytest.raises(ConnectionClosed) as closed:
        bob.receive()
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1012
    own_server.loop.call_soon_threadsafe(live.lock.release)
    monkeypatch.undo()
    with sitting(table, ann) as (window,):
        assert window.table["you"] == 0
    assert not own_server.run(here(own_server, table))


async def here(server: Running, table: str) -> list[object]:
    """Who is still counted as connected, once all have gone."""
    for _ in range(500):
        if not server.hub.rooms[table].connections:
            break
        await asyncio.sleep(0.01)
    return list(server.hub.rooms[table].connections)


def test_a_sweep_of_several_processes_reads_only_the_journals_that_have_grown(
    own_server: Running, monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With hundreds of tables, reading each of them every few seconds held up all of them for as long. An entry of
    another process whose message was lost is found all the same."""
    hub, storage = own_server.hub, own_server.site.storage
    monkeypatch.setattr(hub.bus, "alone", False)
    read: list[str] = []
    real = storage.entries

    async def entries(table: str, since: int = 0) -> list[Entry]:
        read.append(table)
        return await real(table, since)

    ann = Person(own_server.address, "Ann")
    tables = [ann.open_table("me", "person") for _ in range(3)]
    with ExitStack() as opened:
        windows = [opened.enter_context(sitting(table, ann))[0] for table in tables]
        monkeypatch.setattr(storage, "entries", entries)
        own_server.run(hub.sweep())
        assert read == []
        said = Entry(hub.rooms[tables[1]].room.n, 1.0, "chat", 0, {"user": "u", "name": "B", "text": "from elsewhere"})
        own_server.run(storage.write(entry_write(tables[1], said)))
        own_server.run(hub.sweep())
        assert read == [tables[1]]
        windows[1].until(lambda frame: frame["t"] == "chat" and "elsewhere" in str(frame))
