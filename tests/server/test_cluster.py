"""Several processes, one server: they share PostgreSQL and Redis, and nobody notices which one they talk to."""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from arcanarium import Game
from arcanarium.server.departures import ENDED
from arcanarium.server.hub import UNAVAILABLE
from tests import services
from tests.server.people import Person, Window, play_on, sitting
from tests.server.test_sessions import end_of
from tests.services import Postgres, Process, Redis


@contextmanager
def cluster(home: Path, postgres: Postgres, redis: Redis) -> Iterator[tuple[Process, Process]]:
    shared = {"database": postgres.fresh(), "redis": redis.url, "limits": "off", "absent": "0",
              "secret": "the same for both processes of a site"}
    with services.process(home / "one", **shared) as one, services.process(home / "two", **shared) as two:
        yield one, two


@contextmanager
def game_across(one: Process, two: Process, *more: str) -> Iterator[tuple[Person, Person, Window, Window]]:
    """Ann sits at the first process, Bob at the second."""
    ann, bob = Person(one.address, "Ann"), Person(two.address, "Bob")
    table = ann.open_table("me", "person", *more)
    with sitting(table, ann, bob) as (first, second):
        second.do("sit", seat=1)
        for window in (first, second):
            window.until_table(lambda frame: bool(frame["status"] == "playing"))
            window.until_table(lambda frame: all(seat["here"] or seat["bot"] for seat in frame["seats"]))
            window.until_step(0)
        yield ann, bob, first, second


def no_errors(*processes: Process) -> None:
    for process in processes:
        assert "Traceback" not in "".join(process.said), "".join(process.said)


def test_a_whole_game_across_two_processes(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    """With chat, an undo by consent, presence, and both logs the same as the journal tells."""
    with cluster(tmp_path, postgres, redis) as (one, two):
        for _ in range(3):
            with game_across(one, two) as (_, _, first, second):
                check_simultaneous(first, second)
        with game_across(one, two) as (ann, bob, first, second):
            first.do("chat", text="can you hear me?")
            second.until(lambda frame: bool(frame["t"] == "chat" and frame["lines"]))
            dice = Random(3)
            play_on([first, second], dice, 12)
            check_undo(first, second)
            with sitting(first.id, Person(two.address)) as (watcher,):
                first.until_table(lambda frame: bool(frame["watchers"] == 1))
                assert watcher.table["watchers"] == 1
            first.until_table(lambda frame: bool(frame["watchers"] == 0))
            play_on([first, second], dice)
            assert first.state["result"] == second.state["result"]
            for window in (first, second):
                assert window.log == [(step, line) for step, line in window.whole_log() if step > 0]
            records = [person.http.get(f"/api/tables/{first.id}/record").text for person in (ann, bob)]
            assert records[0] == records[1]
            assert Game.from_record(records[0]).over
        no_errors(one, two)


def check_simultaneous(first: Window, second: Window) -> None:
    """H-20: both decide at the same moment, at two processes. Both decisions count, and none is made twice."""
    for window in (first, second):
        window.socket.send(f'{{"t": "play", "id": 900, "step": 0, "move": "{window.moves[0]}"}}')
    for window in (first, second):
        assert window.until(lambda frame: frame["t"] in ("done", "refused") and frame["id"] == 900)["t"] == "done"
    for window in (first, second):
        window.until_step(2)
        assert window.step == 2


def check_undo(first: Window, second: Window) -> None:
    first.do("ask_undo", step=first.step)
    second.until_table(lambda frame: bool(frame["request"]))
    second.do("answer_undo", agree=True)
    first.until(lambda frame: bool(frame["t"] == "state" and frame["cause"] == "undo"))
    second.sync()
    assert first.step == second.step


def test_the_others_go_on_when_redis_restarts_and_when_a_process_is_killed(tmp_path: Path, postgres: Postgres) -> None:
    """Without Redis each process plays on from the journal; afterwards they hear each other again. After a kill -9 in
    mid-game the survivor moves the bots, Ann comes back there with the cookie she has, and all that was decided
    stands."""
    with (services.redis_server() as redis, cluster(tmp_path, postgres, redis) as (one, two),
          game_across(one, two, "random") as (ann, _, first, second)):
        dice = Random(5)
        check_restart_of_redis(redis, first, second, dice)
        while not first.state["ask"]:
            play_on([first, second], dice, 1)
        first.play(dice.choice(first.moves))
        known, log = first.step, first.log[-5:]
        one.kill()
        ann.move_to(two.address)
        assert ann.get("/api/me")["name"] == "Ann"
        with sitting(first.id, ann) as (back,):
            assert (back.you, back.step >= known) == (0, True)
            assert set(log) <= set(back.whole_log())
            assert play_on([back, second], dice, 8) == 8
            no_errors(two)


def check_restart_of_redis(redis: Redis, first: Window, second: Window, dice: Random) -> None:
    play_on([first, second], dice, 8)
    while not (first.state["ask"] or second.state["ask"]):
        first.receive()
        second.until_step(first.step)
    redis.stop()
    asked, other = (first, second) if first.state["ask"] else (second, first)
    asked.play()
    redis.start()
    other.until_step(asked.step)
    assert play_on([first, second], dice, 8) == 8
    second.do("chat", text="here again")
    first.until(lambda frame: bool(frame["t"] == "chat" and frame["lines"]))


def test_what_people_do_at_one_process_holds_at_the_other(tmp_path: Path, postgres: Postgres, redis: Redis) -> None:
    with cluster(tmp_path, postgres, redis) as (one, two):
        ann, elsewhere, bob = Person(one.address), Person(two.address), Person(two.address, "Bob")
        ann.post("/api/account/register", name="Leonora", password="correct horse")
        elsewhere.post("/api/account/login", name="Leonora", password="correct horse")
        table = elsewhere.open_table("me", "person", "person")
        with sitting(table, elsewhere, bob) as (hers, his):
            his.do("sit", seat=1)
            other = next(one for one in ann.get("/api/account")["sessions"] if not one["current"])
            ann.post("/api/account/session/end", id=other["id"])
            assert end_of(hers) == ENDED
            assert elsewhere.get("/api/me")["id"] is False
            ann.post("/api/account/delete", name="Leonora")
            assert end_of(his) == UNAVAILABLE  # to connect again, and be told other names
        with sitting(table, bob) as (his,):
            assert [seat["name"] for seat in his.table["seats"]][1:2] == ["Bob"]
            assert his.table["seats"][0]["kind"] == "empty"
        assert bob.http.post("/api/me", json={"name": "Leonora"}).status_code == 200  # the name is free again
        no_errors(one, two)


@pytest.mark.parametrize("what", ["database", "redis"])
def test_wrong_settings_are_told_at_the_start(tmp_path: Path, what: str) -> None:
    nowhere = f"{services.LOOPBACK}:{services.free_port()}"
    wrong = {"database": f"postgresql://nobody@{nowhere}/none", "redis": f"redis://{nowhere}/0"}
    made = services.Process(tmp_path, {f"ARCANARIUM_{what.upper()}": wrong[what]})
    with pytest.raises(AssertionError):
        made.start()
    assert made.end() != 0
    assert made.said
