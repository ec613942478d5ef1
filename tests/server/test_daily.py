"""The daily deal: the same for all, one try each, results for those who have played, and the seed when it is over."""
from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import Any

import pytest

from arcanarium.server import daily, dailyresults
from arcanarium.server.dailyresults import day_at, end_of, ranked
from arcanarium.server.sessions import COOKIE
from arcanarium.server.settings import Settings
from tests import services
from tests.server.people import Person, Window, play_on, sitting
from tests.services import Postgres, Running

NOON = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
TODAY, DAY = "2026-11-18", 86_400.0


class Clock:
    """The time of the daily deals, as the test says."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made = Clock()
    for module in (daily, dailyresults):
        monkeypatch.setattr(module, "now", made)
    monkeypatch.setattr(daily, "BOTS", ("random",) * 7)
    return made


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Running]:
    """A server without results, whose bots do not pause."""
    with services.running(Settings(home=tmp_path, thinkers=1, limits=False, pace=0.0)) as made:
        yield made


def begin(person: Person, game: str = "resarcana") -> str:
    return str(person.post(f"/api/daily/{game}")["table"])


def finish(person: Person, seed: int, game: str = "resarcana") -> str:
    table = begin(person, game)
    with sitting(table, person) as (window,):
        play_on([window], Random(seed))
    return table


def deal_of(person: Person, game: str = "resarcana", day: str = "") -> dict[str, Any]:
    found = person.get(f"/api/daily?day={day}")
    deal: dict[str, Any] = next(one for one in found["deals"] if one["game"] == game)
    return deal


def test_the_same_play_meets_the_same_bots(
    own_server: Running, monkeypatch: pytest.MonkeyPatch, clock: Clock,
) -> None:
    """Also where all are asked at the same time: how fast somebody answers changes nothing. Ann answers before the bot
    has thought, Bob when it has."""
    monkeypatch.setattr(daily, "BOTS", ("level3",) * 7)
    thinkers, thoughts = own_server.hub.thinkers, iter((0.3,) * 4)
    quickly = thinkers.run

    async def slowly(*args: Any) -> Any:
        await asyncio.sleep(next(thoughts, 0.0))
        return await quickly(*args)

    monkeypatch.setattr(thinkers, "run", slowly)
    played = []
    for name in ("Ann", "Bob"):
        person, dice = Person(own_server.address, name), Random(8)
        table = begin(person)
        with sitting(table, person) as (window,):
            if name == "Bob":
                window.until_step(1)
            for _ in range(40):
                window.until_asked()
                if window.state["result"]:
                    break
                window.play(dice.choice(window.moves))
                window.sync()
        game = own_server.hub.rooms[table].room.game
        assert game
        played.append([str(line) for line in game.lines])
    both = min(map(len, played))
    assert both > 40
    assert played[0][:both] == played[1][:both]


def test_there_is_one_try_for_each_person_and_day(own_server: Running, clock: Clock) -> None:
    ann, bob = Person(own_server.address, "Ann"), Person(own_server.address)
    table = begin(ann)
    assert begin(ann) == table
    assert begin(ann, "cadwallon") != table
    assert begin(bob) != table  # a guest, who has a cookie now
    assert bob.cookie
    with sitting(table, ann) as (window,):
        play_on([window], Random(1))
    assert begin(ann) == table
    clock.now += DAY
    assert begin(ann) != table


def test_two_clicks_at_once_are_one_try(own_server: Running, clock: Clock) -> None:
    ann = Person(own_server.address, "Ann")
    visitor = own_server.run(own_server.site.accounts.visitor(ann.http.cookies[COOKIE]))
    assert visitor

    async def both() -> list[str]:
        return await asyncio.gather(*(own_server.site.daily.begin(visitor.user, "resarcana") for _ in range(2)))

    first, second = own_server.run(both())
    assert first == second
    assert len(ann.get("/api/mine")) == 1


def test_the_deals_are_kept_in_postgresql_too(postgres: Postgres, tmp_path: Path, clock: Clock) -> None:
    settings = Settings(home=tmp_path, database=postgres.fresh(), thinkers=1, limits=False, pace=0.0)
    with services.running(settings) as server:
        ann = Person(server.address, "Ann")
        table = finish(ann, 1)
        assert begin(ann) == table
        clock.now += DAY
        deal = deal_of(ann, day=TODAY)
        assert [one["name"] for one in deal["results"]] == ["Ann"]
        assert deal["seed"]
        assert ann.get("/api/daily")["days"] == [TODAY]


def test_a_client_chooses_nothing_about_the_deal(own_server: Running, clock: Clock) -> None:
    ann = Person(own_server.address, "Ann")
    assert ann.http.post("/api/daily/chess").status_code == 400
    with sitting(begin(ann), ann) as (window,):
        window.until_asked()
        assert (window.table["day"], window.table["hints"], window.table["seed"]) == (
            TODAY, False, {"by": "daily", "value": None})
        assert window.say("hint", step=window.step)["code"] == "not-now"
        assert window.say("leave")["code"] == "not-now"
        window.play()
        window.until_asked()
        assert window.say("ask_undo", step=window.step)["code"] == "not-now"


def test_results_are_for_those_who_have_finished(own_server: Running, clock: Clock) -> None:
    ann, bob, cleo = (Person(own_server.address, name) for name in ("Ann", "Bob", "Cleo"))
    assert deal_of(ann)["results"] is None
    table = finish(ann, 1)
    told = deal_of(ann)
    assert (told["mine"], told["tries"]) == ({"table": table, "over": True}, 1)
    (result,) = told["results"]
    assert (result["name"], result["you"], result["rank"]) == ("Ann", True, 1)
    assert result["margin"] == result["points"] - result["rival"]
    begin(bob)
    for other in (bob, cleo):
        assert deal_of(other)["results"] is None  # one is playing, one has not begun
        assert str(deal_of(other)).find("Ann") < 0
    finish(bob, 2)
    assert {one["name"] for one in deal_of(bob)["results"]} == {"Ann", "Bob"}
    assert deal_of(bob)["results"][0]["rank"] == 1
    ann.post("/api/account/register", name="Ann", password="correct horse")
    assert {one["name"]: one["guest"] for one in deal_of(bob)["results"]} == {"Ann": False, "Bob": True}


def test_nobody_else_sees_a_table_of_today(own_server: Running, clock: Clock) -> None:
    ann, bob = Person(own_server.address, "Ann"), Person(own_server.address, "Bob")
    table = finish(ann, 1)
    with sitting(table, ann) as (mine,):
        assert mine.table["status"] == "over"
    assert Window(bob, table).table == {}
    for path in (f"/api/replay/{table}", f"/api/tables/{table}/after", f"/api/tables/{table}/record"):
        assert bob.http.get(path).status_code == 404
    assert ann.http.get(f"/api/replay/{table}").status_code == 200
    assert ann.get(f"/api/tables/{table}/after")["seed"] is None
    assert ann.http.get(f"/api/tables/{table}/record").json()["code"] == "not-now"  # it would tell the seed
    clock.now += DAY
    assert "seed: " in bob.http.get(f"/api/tables/{table}/record").text
    assert bob.http.get(f"/api/replay/{table}").status_code == 200


def test_the_seed_is_published_the_day_after(own_server: Running, clock: Clock) -> None:
    ann = Person(own_server.address, "Ann")
    table = finish(ann, 1)
    game = own_server.hub.rooms[table].room.game
    assert game
    seed = str(game.seed)
    assert seed not in ann.http.get("/api/daily").text
    assert deal_of(ann)["seed"] is None
    with sitting(table, ann) as (window,):
        assert window.say("rematch", how="deal")["code"] == "not-now"
        window.do("rematch", how="again")  # other cards
        assert not any(seed in frame for frame in window.frames)
    clock.now = end_of(TODAY) - 1
    assert deal_of(ann, day=TODAY)["seed"] is None
    clock.now = end_of(TODAY)
    assert deal_of(ann, day=TODAY)["seed"] == seed
    assert deal_of(ann)["mine"] is None
    with sitting(table, ann) as (window,):
        window.do("rematch", how="deal")


def test_seeds_differ_by_day_and_game_and_come_from_the_secret(own_server: Running, clock: Clock) -> None:
    made = own_server.site.daily
    seeds = {own_server.run(made.seed_of(day, game)) for day in (TODAY, "2026-11-19") for game in daily.games()}
    assert len(seeds) == 2 * len(daily.games()) >= 4
    before = own_server.run(made.seed_of(TODAY, "resarcana"))
    other = daily.Daily(own_server.hub, "another secret")
    assert own_server.run(other.seed_of(TODAY, "resarcana")) == before  # it was dealt already
    assert own_server.run(other.seed_of("2026-11-20", "resarcana")) != own_server.run(
        daily.Daily(own_server.hub, "a third").seed_of("2026-11-21", "resarcana"))


def test_a_try_that_ends_after_its_day_has_no_rank(own_server: Running, clock: Clock) -> None:
    """The seed is known by then."""
    ann, bob = Person(own_server.address, "Ann"), Person(own_server.address, "Bob")
    finish(bob, 2)
    table = begin(ann)
    clock.now = end_of(TODAY) + 5
    with sitting(table, ann) as (window,):
        play_on([window], Random(1))
    results = deal_of(ann, day=TODAY)["results"]
    assert [(one["name"], one["rank"]) for one in results] == [("Bob", 1), ("Ann", None)]
    assert ann.get("/api/daily")["days"] == [TODAY]


def test_days_that_have_no_page(own_server: Running, clock: Clock) -> None:
    ann = Person(own_server.address, "Ann")
    for day in ("2026-11-19", "9999-01-01", "yesterday", "2026-13-01", "20261117", "' OR 1=1"):
        assert ann.http.get("/api/daily", params={"day": day}).status_code == 400
    assert ann.get("/api/daily?day=2020-02-29")["past"]


def test_days_are_those_of_utc() -> None:
    assert day_at(end_of(TODAY) - 0.001) == TODAY
    assert day_at(end_of(TODAY)) == "2026-11-19"


def test_the_week_grows_harder_and_seats_change() -> None:
    week = [daily.setup_of("resarcana", f"2026-11-{day}") for day in range(16, 23)]
    bots = [next(seat.bot for seat in setup.seats if seat.bot) for setup in week]
    assert bots == sorted(bots)
    assert len({setup.seats[0].kind for setup in week[:2]}) == 2


def test_many_results_are_shortened_but_not_the_own_one() -> None:
    results = [{"you": n == 150} for n in range(200)]
    assert len(daily.shortened(results)) == daily.RESULTS_SHOWN + 1
    assert daily.shortened(results)[-1]["you"]


def test_results_are_ranked_by_victory_margin_points_and_rounds() -> None:
    def tried(name: str, points: int, rival: int, rounds: int, won: int) -> dict[str, Any]:
        return {"user_id": name, "name": name, "day": TODAY, "ended": NOON, "points": points, "rival": rival,
                "rounds": rounds, "won": won}

    tries = [tried("far", 12, 6, 6, 1), tried("quick", 12, 6, 5, 1), tried("lost", 9, 10, 4, 0),
             tried("same", 12, 6, 6, 1), tried("close", 11, 10, 4, 1), {**tried("on", 0, 0, 0, 0), "ended": None}]
    assert [(one["name"], one["rank"]) for one in ranked(tries, "")] == [
        ("quick", 1), ("far", 2), ("same", 2), ("close", 4), ("lost", 5)]
