"""Bots move when somebody plays or looks, come back when their process dies, and one person's bots do not take the time
of all others."""
from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from arcanarium.core import registry
from arcanarium.core.contract import Decision
from arcanarium.server.fairness import Kind
from arcanarium.server.live import Live
from arcanarium.server.pacing import pause
from arcanarium.server.settings import Settings
from tests import services
from tests.server.people import Person, sitting
from tests.services import Running

BOTS = {"game": "resarcana", "seats": [{"kind": "bot", "bot": "greedy"}] * 2, "pace": 0}


class Asked:
    """Notes the kinds of work that workers are asked for; does it here, and fails as often as told."""

    def __init__(self, server: Running, monkeypatch: pytest.MonkeyPatch, fail: int = 0) -> None:
        self.kinds: list[Kind] = []
        self.fail = fail
        monkeypatch.setattr(server.hub.thinkers, "run", self.run)

    async def run(self, kind: Kind, work: Callable[..., Any], *args: Any) -> Any:
        self.kinds.append(kind)
        if self.fail:
            self.fail -= 1
            raise BrokenProcessPool("killed")
        await asyncio.sleep(0.001)
        return work(*args)


def live_at(server: Running, table: str) -> Live:
    return server.hub.rooms[table]


def until_asleep(server: Running, live: Live) -> int:
    """Wait until no bot moves any more; how far they came."""

    async def asleep() -> int:
        while live.thinking:
            await asyncio.sleep(0.01)
        return live.room.step

    return server.run(asleep())


def test_bots_among_themselves_play_only_while_somebody_looks(
    own_server: Running, monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = Asked(own_server, monkeypatch)
    ann = Person(own_server.address, "Ann")
    table = str(ann.http.post("/api/tables", json=BOTS).json()["table"])
    live = live_at(own_server, table)
    assert (live.room.status, until_asleep(own_server, live), asked.kinds) == ("playing", 0, [])
    with sitting(table, ann) as (window,):
        window.until_step(5)
        assert set(asked.kinds) == {"show"}
    came = until_asleep(own_server, live)
    assert live.room.status == "playing", "they stopped in the middle"
    own_server.run(own_server.hub.sweep())
    assert until_asleep(own_server, live) == came
    with sitting(table, Person(own_server.address)) as (stranger,):
        stranger.until_step(came + 5)


def test_bots_play_on_while_the_person_is_away(own_server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """They move until it is the person's turn, looked at or not."""
    asked = Asked(own_server, monkeypatch)
    ann = Person(own_server.address, "Ann")
    table = ann.open_table("me", "greedy")
    live = live_at(own_server, table)
    until_asleep(own_server, live)
    assert live.room.bot_to_move() is None
    assert set(asked.kinds) == {"move"}


def test_a_bot_whose_process_dies_again_and_again_comes_back(
    own_server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr("arcanarium.server.hub.RETRY", 0.01)
    Asked(own_server, monkeypatch, fail=5)
    ann = Person(own_server.address, "Ann")
    with sitting(ann.open_table("me", "greedy"), ann) as (window,):
        for _ in range(3):
            window.until_asked()
            window.play()
    said = [record for record in caplog.records if "could not move" in record.getMessage()]
    assert len(said) == 5
    assert not [record for record in said if record.exc_info]


def test_a_visitor_or_the_sweep_wakes_bots_that_were_stopped(
    own_server: Running, monkeypatch: pytest.MonkeyPatch,
) -> None:
    hub = own_server.hub
    ann = Person(own_server.address, "Ann")
    monkeypatch.setattr(hub, "_wake_bots", lambda live, own: None)
    table = ann.open_table("me", "greedy")
    live = live_at(own_server, table)
    assert live.room.bot_to_move() is not None
    monkeypatch.undo()
    with sitting(table, ann):
        until_asleep(own_server, live)
        assert live.room.bot_to_move() is None
    monkeypatch.setattr(hub, "_wake_bots", lambda live, own: None)
    second = live_at(own_server, ann.open_table("me", "greedy"))
    monkeypatch.undo()
    own_server.run(hub.sweep())
    until_asleep(own_server, second)
    assert second.room.bot_to_move() is None


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Running]:
    with services.running(Settings(home=tmp_path, thinkers=1, bot_tables=2)) as made:
        yield made


def test_one_person_may_let_few_games_of_bots_go_on(limited: Running) -> None:
    ann, bob = Person(limited.address, "Ann"), Person(limited.address, "Bob")
    answers = [ann.http.post("/api/tables", json=BOTS) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 429]
    assert answers[2].json()["reason"].startswith("2 games of bots alone")
    assert bob.http.post("/api/tables", json=BOTS).status_code == 200
    ann.open_table("me", "greedy")  # with oneself at the table it is another matter


def test_there_is_a_floor_under_the_pace_of_bots() -> None:
    show, turn = registry.face("resarcana"), Decision(0, "turn")
    assert pause(show, turn, 6, False, 0.0, 0.1) == 0.1
    assert pause(show, turn, 6, False, 1.0, 0.1) == 1.0
    assert pause(show, turn, 1, False, 0.0, 0.1) == 0.0


def test_at_a_table_without_pauses_bots_keep_to_that_floor(limited: Running) -> None:
    ann = Person(limited.address, "Ann")
    table, pauses = ann.open_table("me", "random"), {0.0}
    with sitting(table, ann) as (window,):
        for _ in range(10):
            window.until_asked()
            room = live_at(limited, table).room
            assert room.game
            pauses |= {limited.hub._pause(room, room.game, window.you, move) for move in window.moves}
            window.play(window.moves[-1])
    assert max(pauses) == limited.hub.settings.quickest > 0
