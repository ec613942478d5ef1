"""The explorer of a site: finished games of open tables, and nothing of others."""
from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from arcanarium.core.errors import ConfigError
from arcanarium.server.explorer import Explorer
from arcanarium.server.hub import Hub
from arcanarium.server.journal import SeatPlan, TableSetup
from arcanarium.server.storage import Storage, Write, entry_write
from tests.server.people import ask
from tests.server.rooms import Journal
from tests.services import Running


class Here:
    """Does at once what workers would do."""

    def at(self, *_: object) -> Here:
        return self

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)


def explorer_of(storage: Storage, home: Path) -> Explorer:
    def in_background(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        return asyncio.get_running_loop().create_task(work)

    hub = SimpleNamespace(storage=storage, thinkers=Here(), run_in_background=in_background)
    return Explorer(cast(Hub, hub), home)


def played(seed: int, moves: int = 10_000) -> Journal:
    """A game between a person and a bot."""
    found = Journal(TableSetup("resarcana", (SeatPlan("person"), SeatPlan("bot", "greedy")), ("base",)), seed)
    found.begin()
    while found.room.game and not found.room.game.over and moves:
        found.play_random()
        moves -= 1
    return found


async def store(storage: Storage, id: str, journal: Journal, open: int, status: str, touched: float) -> None:
    setup = msgspec.json.encode(journal.setup).decode()
    await storage.write(
        Write("table", {"id": id, "host": "user 0", "open": open, "status": status, "made": touched, "setup": setup,
                        "summary": "{}"}), *(entry_write(id, entry) for entry in journal.entries))


def test_finished_games_of_open_tables_are_counted_once_and_lead_to_their_replays(tmp_path: Path) -> None:
    async def story() -> None:
        storage = Storage(f"sqlite:///{tmp_path}/x.db")
        await storage.start()
        explorer = explorer_of(storage, tmp_path)

        async def told(**what: str) -> Any:
            await explorer.ask(what, "en", "ann")
            await explorer.settled()
            return json.loads(await explorer.ask(what, "en", "ann"))

        assert (await told())["games"] == 0
        await store(storage, "open", played(1), 1, "over", 10.0)
        await store(storage, "private", played(2), 0, "over", 20.0)
        await store(storage, "going", played(3, 20), 1, "playing", 30.0)
        explorer._looked = 0.0
        found = await told(about="mage")
        assert found["games"] == 1
        assert sum(row["n"] for row in found["rows"]) == 2
        assert [each["id"] for each in found["players"]] == ["greedy", "person"]
        assert "Player 0" not in json.dumps(found)
        assert [game["source"] for game in await told(cards=found["rows"][0]["key"])] == ["open"]
        again = explorer_of(storage, tmp_path)  # after a restart
        again.look()
        await again.settled()
        assert json.loads(await again.ask({}, "de", "ann"))["games"] == 1
        assert json.loads(await again.ask({}, "de", "ann"))["subjects"][0]["name"] == "Magier"
        with pytest.raises(ConfigError):
            await again.ask({"game": "chess"}, "en", "ann")
        await storage.close()

    asyncio.run(story())


def test_what_is_no_question_is_refused_and_a_site_without_duckdb_says_so(server: Running) -> None:
    for bad in ("?seats=x", f"?sets={'a' * 200}"):
        assert ask("GET", f"{server.address}/api/explore{bad}").json()["code"] == "malformed"
    server.site.explorer.present = False
    assert ask("GET", f"{server.address}/api/explore").json() == {"missing": True}
    server.site.explorer.present = True
