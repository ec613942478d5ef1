"""What must not hold the event loop, because everybody at every table waits for it."""
from __future__ import annotations

import asyncio
import threading
from concurrent.futures import Future
from typing import Any

import pytest

from arcanarium.server import crew
from arcanarium.server.crew import Crew
from arcanarium.server.readings import Readings
from tests.server.people import Person, sitting
from tests.server.test_records import GOLDEN, GOOD, bring
from tests.services import Running


def test_worker_processes_are_not_started_by_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    class Pool:
        """One that says who submits."""

        def __init__(self, *_: Any, **__: Any) -> None:
            self._processes: dict[int, object] = {}

        def submit(self, work: Any, *args: Any) -> Future[Any]:
            threads.append(threading.current_thread())
            self._processes[len(self._processes)] = object()
            done: Future[Any] = Future()
            done.set_result(work(*args))
            return done

        def shutdown(self, **_: Any) -> None:
            pass

    async def scene() -> None:
        workers = Crew(2, abs)
        for number in range(4):
            assert await workers.run(abs, -number) == number
        workers.close()

    threads: list[threading.Thread] = []
    monkeypatch.setattr(crew, "ProcessPoolExecutor", Pool)
    asyncio.run(scene())
    ours = threading.current_thread()
    assert [thread is ours for thread in threads] == [False, False, True, True], "two start, then both are there"


def test_what_many_ask_for_together_is_read_once() -> None:
    async def scene() -> None:
        known, begun, go = Readings(), 0, asyncio.Event()

        async def read() -> bytes:
            nonlocal begun
            begun += 1
            await go.wait()
            if begun == 1:
                raise ValueError("a worker died")
            return b"read"

        first = [asyncio.create_task(known.made(("game", 1), read)) for _ in range(5)]
        await asyncio.sleep(0)
        first[0].cancel()
        go.set()
        ends = await asyncio.gather(*first, return_exceptions=True)
        assert [type(end) for end in ends] == [asyncio.CancelledError] + [ValueError] * 4
        assert begun == 1
        assert [await known.made(("game", 1), read) for _ in range(3)] == [b"read"] * 3
        assert begun == 2, "a failure is not kept, and what was read is"

    asyncio.run(scene())


def test_the_log_of_an_unchanged_game_is_read_once(own_server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    _, made = bring(own_server, (GOLDEN / GOOD[0]).read_bytes())
    jobs = []
    run = own_server.site.hub.thinkers.run

    async def counted(kind: Any, *args: Any) -> Any:
        jobs.append(kind)
        return await run(kind, *args)

    monkeypatch.setattr(own_server.site.hub.thinkers, "run", counted)
    with sitting(made["table"], Person(own_server.address), Person(own_server.address)) as windows:
        logs = [window.whole_log() for window in (*windows, windows[0])]
    assert jobs == ["log"]
    assert logs[0]
    assert logs[0] == logs[1] == logs[2]
