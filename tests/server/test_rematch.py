"""After a game: one click makes the next table, and one click each brings the others there."""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from arcanarium.server.rematch import stronger
from tests.server.people import Person, Window, play_on, sitting
from tests.services import Running

QUICK: dict[str, Any] = {"variant": "first"}


@contextmanager
def finished(server: Running, *seats: str, seed: int = 3) -> Iterator[tuple[list[Person], list[Window]]]:
    """A game of Ann and Bob, with these bots, that is over; Cleo watched."""
    ann, bob, cleo = (Person(server.address, name) for name in ("Ann", "Bob", "Cleo"))
    table = ann.open_table("me", "person", *seats, **QUICK, hints=False)
    with sitting(table, ann, bob, cleo) as windows:
        windows[1].do("sit", seat=1)
        for window in windows[:2]:
            window.until_step(0)
            window.sync()
        play_on(windows[:2], Random(seed))
        for window in windows:
            window.sync()
        assert windows[0].table["status"] == "over"
        yield [ann, bob, cleo], windows


def test_a_rematch_seats_the_same_people_one_seat_further(server: Running) -> None:
    with finished(server) as ((ann, bob, _), (first, second, watcher)):
        assert watcher.say("rematch", how="again")["code"] == "not-seated"
        first.do("rematch", how="again")
        made = first.table["next"]["again"]
        assert made["seat"] == 0
        for window in (second, watcher):
            window.until_table(lambda frame: bool(frame["next"]))
            assert window.table["next"] == first.table["next"]
        first.do("rematch", how="again")  # a second click makes no second table
        assert first.table["next"]["again"] == made
        with sitting(made["table"], ann, bob) as (one, two):
            assert [seat["name"] for seat in one.table["seats"]] == ["", "Ann"]
            assert [seat["kept"] for seat in one.table["seats"]] == [{"name": "Bob", "you": False}, None]
            assert two.table["seats"][0]["kept"]["you"]
            second.do("rematch", how="again")
            for window in (one, two):
                window.until_step(0)
            assert (two.you, one.you) == (0, 1)
            assert one.table["hints"] is False
            assert one.table["variant"] == "first"
        old, new = (server.hub.rooms[table].room.game for table in (first.id, made["table"]))
        assert old
        assert new
        assert old.seed != new.seed


def test_a_seat_of_a_rematch_is_for_its_person_until_the_host_opens_it(server: Running) -> None:
    with finished(server) as ((ann, _, cleo), (first, _, _)):
        first.do("rematch", how="again")
        with sitting(first.table["next"]["again"]["table"], ann, cleo) as (host, stranger):
            assert stranger.say("sit", seat=0)["code"] == "taken"
            host.do("keep", seat=0, kept=False)
            stranger.do("sit", seat=0)
            host.until_step(0)


def test_the_same_deal_with_other_seats(server: Running) -> None:
    """Bob is asked what Ann was asked, and the table says that its cards can be known."""
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table = ann.open_table("me", "person")
    with sitting(table, ann, bob) as (first, second):
        second.do("sit", seat=1)
        for window in (first, second):
            window.until_step(0)
            window.sync()
        asked = [first.moves, second.moves]
        assert asked[0] != asked[1]  # each is dealt two mages
        play_on([first, second], Random(4))
        second.sync()
        seed = bob.get(f"/api/tables/{table}/after")["seed"]
        assert second.table["seed"] is None  # nobody chose it
        second.do("rematch", how="deal")
        first.until_table(lambda frame: "deal" in frame["next"])
        first.do("rematch", how="deal")
        with sitting(second.table["next"]["deal"]["table"], ann, bob) as (one, two):
            for window in (one, two):
                window.until_step(0)
                window.sync()
            assert [two.moves, one.moves] == asked
            assert one.table["seed"] == {"by": "deal", "value": None}
            assert not any(seed in frame for frame in two.frames + one.frames)


def test_bots_grow_stronger_by_one_level(server: Running) -> None:
    ann = Person(server.address, "Ann")
    with sitting(ann.open_table("me", "level1", **QUICK), ann) as (window,):
        assert window.say("rematch", how="stronger")["code"] == "not-now"  # the game is not over
        play_on([window], Random(5))
        window.sync()
        window.do("rematch", how="stronger")
        table = window.table["next"]["stronger"]["table"]
    with sitting(table, ann) as (window,):
        window.until_step(0)
        assert [seat["bot"] for seat in window.table["seats"]] == ["level2", ""]


def test_nobody_is_stronger_than_the_last_level(server: Running) -> None:
    assert stronger("level7", "resarcana") == "level8"
    assert [stronger(bot, "resarcana") for bot in ("level8", "random", "greedy")] == ["level8", "random", "greedy"]
    ann = Person(server.address, "Ann")
    with sitting(ann.open_table("me", "random", **QUICK), ann) as (window,):
        play_on([window], Random(6))
        assert window.say("rematch", how="stronger")["code"] == "not-now"


def test_points_by_round_end_with_the_result(server: Running) -> None:
    ann = Person(server.address, "Ann")
    with sitting(ann.open_table("me", "random", **QUICK), ann) as (window,):
        assert ann.http.get(f"/api/tables/{window.id}/after").status_code == 400
        play_on([window], Random(7))
        told = ann.get(f"/api/tables/{window.id}/after")
        curve = told["rounds"]
        assert f"seed: {told['seed']}\n" in ann.http.get(f"/api/tables/{window.id}/record").text
        result = window.state["result"]
        assert curve[-1] == result["points"]
        assert len(curve) == result["rounds"]
        assert all(len(points) == 2 for points in curve)


def test_a_rematch_outlives_the_process(server: Running) -> None:
    with finished(server) as ((ann, *_), (first, *_)):
        first.do("rematch", how="again")
        made = first.table["next"]
        live = server.hub.rooms.pop(first.id)
        assert live.room.rematches
        with sitting(first.id, ann) as (again,):
            assert again.table["next"] == made
