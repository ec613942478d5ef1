"""A server that is killed in the middle of everything, and one that thinks with processes that die."""
from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import ParamSpec, TypeVar

import pytest
from sqlalchemy import event
from sqlalchemy.exc import OperationalError

from arcanarium.server.app import Site
from arcanarium.server.fairness import Kind
from arcanarium.server.settings import Settings
from arcanarium.server.thinkers import Thinkers
from tests import services
from tests.server.people import Person, Window, play_on, sitting
from tests.services import Running

P = ParamSpec("P")
T = TypeVar("T")


def seen(window: Window) -> tuple[object, ...]:
    """What a person knows of a game: all but what the latest move brought."""
    state = {key: value for key, value in window.state.items() if key not in ("cause", "events", "lines")}
    table = {key: value for key, value in window.table.items() if key not in ("now", "watchers")}
    seats = [seat | {"here": True, "away": 0.0, "due": None} for seat in table.pop("seats")]
    return state, seats, table, [line["text"] for line in window.chat]


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    """kill -9 in mid-game, with SQLite: everything that anybody was told is there again, and the same game goes on."""
    with services.process(tmp_path, limits="off") as server:
        ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
        bob.post("/api/account/register", name="Bob the Bold", password="correct horse")
        table = ann.open_table("me", "person", "random", clock={"bank": 3000, "each": 100})
        dice = Random(9)
        with sitting(table, ann, bob) as (first, second):
            second.do("sit", seat=1)
            play_on([first, second], dice, 25)
            while not (first.state["ask"] or second.state["ask"]):  # the bot has its turn
                first.receive()
                second.until_step(first.step)
            first.do("chat", text="the lights flicker")
            second.until(lambda frame: frame["t"] == "chat")
            second.do("ask_undo", step=second.step)
            for window in (first, second):
                window.sync()
                window.chat = window.chat[-1:]
            before = [seen(window) for window in (first, second)]
            whole = first.whole_log()
            server.kill()
        server.start()
        for person in (ann, bob):
            person.move_to(server.address)
        assert bob.get("/api/me")["account"] is True
        with sitting(table, ann, bob) as (first, second):
            for window, was in zip((first, second), before, strict=True):
                for part, old in zip(seen(window), was, strict=True):
                    assert part == old
            assert first.whole_log() == whole
            assert play_on([first, second], dice, 20) == 20
        assert server.end() == 0
        assert "".join(server.said).count("Traceback") == 0


class Thoughtless(Thinkers):
    """Never comes to an answer."""

    async def run(self, kind: Kind, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        return await answer


def test_a_bot_whose_turn_it_was_moves_after_the_start(tmp_path: Path) -> None:
    settings = Settings(home=tmp_path, thinkers=1, limits=False)
    with services.running(settings) as server:
        server.hub.thinkers.close()
        server.hub.thinkers = Thoughtless(1)
        ann = Person(server.address, "Ann")
        table = ann.open_table("me", "greedy")
        with sitting(table, ann) as (window,):
            window.until_asked()
            window.play()
            assert server.hub.rooms[table].room.owing() == [1]
    with services.running(settings) as server:
        ann.move_to(server.address)
        with sitting(table, ann) as (window,):
            window.until_step(2)
            game = server.hub.rooms[table].room.game
            assert game
            assert [line.who for line in game.lines if line.who in ("A", "B")][:2] == ["A", "B"]
            window.until_asked()
            window.play()


def test_the_next_move_of_a_bot_is_made_though_its_process_died(own_server: Running) -> None:
    ann = Person(own_server.address, "Ann")
    with sitting(ann.open_table("me", "random"), ann) as (window,):
        for _ in range(3):
            window.until_asked()
            window.play()
            window.until_asked()
            pool = own_server.hub.thinkers.thinking._pool
            assert pool is not None
            processes = pool._processes
            assert processes
            for pid in list(processes):
                os.kill(pid, signal.SIGKILL)
            assert window.say("hint", step=window.step)["t"] == "hint"


def failing(site: Site) -> Callable[[], None]:
    """Let every write fail from now on, until what is returned is called."""

    def refuse(connection: object, cursor: object, statement: str, *_: object) -> None:
        if statement.startswith(("INSERT", "UPDATE")):
            raise OperationalError(statement, {}, sqlite3.OperationalError("database or disk is full"))

    engine = site.storage.engine
    event.listen(engine, "before_cursor_execute", refuse)
    return lambda: event.remove(engine, "before_cursor_execute", refuse)


@pytest.mark.parametrize("game", ["resarcana", "cadwallon"])
def test_what_could_not_be_saved_was_not_done(own_server: Running, game: str) -> None:
    """The disk is full: whatever is asked is refused, nobody sees it, and all goes on as soon as there is room."""
    ann, bob = Person(own_server.address, "Ann"), Person(own_server.address, "Bob")
    table = ann.open_table("me", "person", game=game)
    dice = Random(1)
    with sitting(table, ann, bob) as (first, second):
        second.do("sit", seat=1)
        play_on([first, second], dice, 10)
        asked, other = (first, second) if first.state["ask"] else (second, first)
        room = own_server.hub.rooms[table].room
        assert room.game
        before, step = room.game.record(), room.step
        repaired = failing(own_server.site)
        for type, words in (("play", {"step": step, "move": asked.moves[0]}), ("chat", {"text": "hello"}),
                            ("leave", {}), ("ask_undo", {"step": step})):
            answer = asked.say(type, **words)
            assert (answer["t"], answer["code"]) == ("refused", "not-saved")
        renamed = ann.http.post("/api/me", json={"name": "Anna"})
        assert (renamed.status_code, renamed.json()["code"]) == (503, "not-saved")
        game_now = own_server.hub.rooms[table].room.game
        assert game_now
        assert game_now.record() == before
        other.sync()
        assert (other.step, other.chat, other.table["request"]) == (step, [], None)
        assert ann.get("/api/me")["name"] == "Ann"
        repaired()
        asked.sync()
        play_on([first, second], dice, 5)
        assert own_server.hub.rooms[table].room.step == step + 5


def test_a_broken_table_can_be_looked_at_and_harms_nobody(own_server: Running) -> None:
    ann = Person(own_server.address, "Ann")
    table = ann.open_table("me", "person", clock={"bank": 0, "each": 50})
    with sitting(table, ann) as (window,):
        window.do("set_seat", seat=1, bot="random")
        window.until_asked()
        window.play()
    with own_server.site.storage.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE journal SET data = '{\"rows\": \"A: fly\"}' WHERE kind = 'move'")
    own_server.hub.rooms.clear()
    with sitting(table, ann) as (window,):
        assert (window.table["status"], bool(window.table["reason"])) == ("broken", True)
        assert window.say("chat", text="oh")["code"] == "broken"
        assert window.say("play", step=0, move="x")["code"] == "broken"
        window.sync()
    ann.open_table("me", "person")
    own_server.run(own_server.hub.sweep())
