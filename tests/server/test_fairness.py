"""Tables share the workers fairly: nobody waits for all that another table has queued; what is stale is dropped."""
from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from arcanarium.core import registry
from arcanarium.core.contract import Decision
from arcanarium.server import fairness
from arcanarium.server.crew import Lost
from arcanarium.server.fairness import Crowded, Dropped, FairQueue, Kind
from arcanarium.server.pacing import pause
from arcanarium.server.thinkers import Thinkers


class Bench:
    """Work that ends when the test says so. `started` are the jobs in the order in which they began."""

    def __init__(self, workers: int) -> None:
        self.queue = FairQueue(workers)
        self.started: list[str] = []
        self._ends: dict[str, asyncio.Future[str]] = {}

    def job(self, name: str) -> Callable[[], Awaitable[str]]:
        async def work() -> str:
            self.started.append(name)
            self._ends[name] = asyncio.get_running_loop().create_future()
            return await self._ends[name]

        return work

    async def ask(
        self, name: str, kind: Kind = "move", wanted: Callable[[], bool] = lambda: True,
    ) -> asyncio.Task[str]:
        """Queue a job; the first letter of its name is its table."""
        task = asyncio.create_task(self.queue.run(name[0], self.job(name), kind, wanted))
        await settle()
        return task

    async def end(self, name: str) -> None:
        self._ends[name].set_result(name)
        await settle()


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def test_a_table_with_much_to_do_does_not_hold_up_another(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fairness, "MOST_QUEUED", 50)

    async def scene() -> None:
        bench = Bench(workers=2)
        for n in range(50):
            await bench.ask(f"a{n}")
        assert bench.started == ["a0", "a1"]
        single = await bench.ask("b")
        await bench.end("a0")
        assert bench.started == ["a0", "a1", "b"], "it waits for the running ones only"
        await bench.end("b")
        assert await single == "b"
        assert bench.started[-1] == "a2"

    asyncio.run(scene())


def test_tables_take_turns() -> None:
    async def scene() -> None:
        bench = Bench(workers=1)
        for name in ("a0", "a1", "a2", "b0", "b1", "c0"):
            await bench.ask(name)
        for _ in range(5):
            await bench.end(bench.started[-1])
        assert bench.started == ["a0", "b0", "c0", "a1", "b1", "a2"]

    asyncio.run(scene())


def test_bots_at_tables_with_people_go_before_everything_else() -> None:
    async def scene() -> None:
        bench = Bench(workers=1)
        await bench.ask("a0")
        await bench.ask("x-show", "show")
        await bench.ask("y-hint", "hint")
        await bench.ask("b0")
        for _ in range(3):
            await bench.end(bench.started[-1])
        assert bench.started == ["a0", "b0", "y-hint", "x-show"]

    asyncio.run(scene())


def test_a_kind_of_work_that_always_comes_last_is_done_all_the_same() -> None:
    async def scene() -> None:
        bench = Bench(workers=1)
        await bench.ask("a0")
        await bench.ask("z-hint", "hint")
        for n in range(4 * fairness.PATIENCE):
            await bench.ask(f"b{n}")
            await bench.end(bench.started[-1])
        assert "z-hint" in bench.started
        assert bench.queue.lengths()["hint"] == 0

    asyncio.run(scene())


def test_a_kind_of_work_cannot_queue_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(fairness.MOST_OF_KIND, "hint", 3)

    async def scene() -> None:
        bench = Bench(workers=1)
        await bench.ask("a0")
        for name in "bcd":
            await bench.ask(name, "hint")
        with pytest.raises(Crowded):
            await (await bench.ask("e", "hint"))
        await bench.ask("e")
        await bench.end("a0")
        assert bench.started == ["a0", "e"], "a move still finds its place"

    asyncio.run(scene())


def test_reading_games_takes_no_worker_from_the_bots() -> None:
    thinkers = Thinkers(1)
    thinking = [kind for kind in fairness.KINDS if thinkers.workers(kind) is thinkers.thinking]
    assert thinking == ["move", "hint", "show"]


def test_a_cancelled_job_leaves_the_queue() -> None:
    async def scene() -> None:
        bench = Bench(workers=1)
        await bench.ask("a0")
        gone, kept = await bench.ask("b0"), await bench.ask("c0")
        gone.cancel()
        await settle()
        assert bench.queue.waiting("b") == 0
        await bench.end("a0")
        await bench.end("c0")
        assert await kept == "c0"
        assert bench.started == ["a0", "c0"]
        assert bench.queue.running == 0

    asyncio.run(scene())


def test_a_running_job_whose_caller_is_gone_frees_its_place_at_its_end() -> None:
    async def scene() -> None:
        bench = Bench(workers=1)
        gone, kept = await bench.ask("a0"), await bench.ask("b0")
        gone.cancel()
        await settle()
        assert bench.started == ["a0"], "the worker is still busy"
        await bench.end("a0")
        await bench.end("b0")
        assert await kept == "b0"

    asyncio.run(scene())


def test_a_job_that_is_not_wanted_any_more_is_dropped() -> None:
    async def scene() -> None:
        bench = Bench(workers=1)
        undone: list[bool] = []
        await bench.ask("a0")
        stale = await bench.ask("b0", wanted=lambda: not undone)
        kept = await bench.ask("c0")
        undone.append(True)
        await bench.end("a0")
        with pytest.raises(Dropped):
            await stale
        await bench.end("c0")
        assert await kept == "c0"
        assert bench.started == ["a0", "c0"]

    asyncio.run(scene())


def test_a_table_cannot_queue_without_end() -> None:
    async def scene() -> None:
        bench = Bench(workers=1)
        await bench.ask("a")
        for n in range(fairness.MOST_QUEUED):
            await bench.ask(f"a{n}")
        with pytest.raises(Crowded):
            await (await bench.ask("a-more"))
        other = await bench.ask("b")
        await bench.end("a")
        await bench.end("b")
        assert await other == "b"

    asyncio.run(scene())


def test_a_job_that_fails_costs_only_its_caller() -> None:
    async def scene() -> None:
        queue = FairQueue(1)

        async def fail() -> None:
            raise ZeroDivisionError

        async def work() -> int:
            return 7

        with pytest.raises(ZeroDivisionError):
            await queue.run("a", fail)
        assert await queue.run("a", work) == 7
        assert queue.running == 0

    asyncio.run(scene())


def die_once(marker: str) -> str:
    """Ends its process the first time, and answers the second time."""
    if Path(marker).exists():
        return "done"
    Path(marker).touch()
    os._exit(1)


def die() -> None:
    os._exit(1)


def test_a_worker_that_dies_is_replaced_and_its_work_tried_again(tmp_path: Path) -> None:
    async def scene() -> None:
        thinkers = Thinkers(1)
        try:
            assert await thinkers.at("a").run(die_once, str(tmp_path / "marker")) == "done"
            with pytest.raises(Lost):
                await thinkers.at("a").run(die)
            assert await thinkers.at("b").run(abs, -3) == 3
            assert thinkers.thinking.queue.running == 0
        finally:
            thinkers.close()

    asyncio.run(scene())


def test_a_bot_takes_its_time_where_there_is_something_to_decide() -> None:
    show = registry.face("resarcana")
    turn = Decision(0, "turn")
    assert pause(show, turn, 1, False, 1.0) == 0
    assert 0 < pause(show, turn, 2, False, 1.0) < pause(show, turn, 6, False, 1.0) < pause(show, turn, 30, False, 1.0)
    assert pause(show, turn, 6, True, 1.0) < pause(show, turn, 6, False, 1.0)
    assert pause(show, turn, 6, False, 0.0) == 0
