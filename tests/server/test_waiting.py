"""The waiting room: who is ready, who sits where, what they are called, and who starts the game."""
from __future__ import annotations

import re
from typing import Any

import httpx
import pytest

from arcanarium.server.journal import Entry, Kind, SeatPlan, TableSetup
from arcanarium.server.room import Room, checked
from arcanarium.server.settings import Settings
from tests import services
from tests.server.people import Person, ask, sitting
from tests.server.rooms import Journal, everything, persons
from tests.services import Running


def test_the_host_starts_when_all_are_ready(server: Running) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table = ann.open_table("me", "person", wait=True)
    with sitting(table, ann, bob) as (host, guest):
        assert host.say("start")["code"] == "not-now"  # a seat is free
        guest.do("sit", seat=1)
        host.until_table(lambda frame: frame["seats"][1]["kind"] == "person")
        assert (host.table["status"], host.table["wait"]) == ("open", True)
        assert (host.table["start"], guest.table["start"]) == (True, False)
        guest.do("ready", ready=True)
        host.until_table(lambda frame: bool(frame["seats"][1]["ready"]))
        assert guest.say("start")["code"] == "not-yours"  # the host is here
        host.do("start")
        guest.until_step(0)
        assert host.table["status"] == "playing"
        assert guest.say("ready", ready=False)["code"] == "not-now"


def test_the_host_starts_although_not_all_are_ready(server: Running) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table = ann.open_table("me", "person", wait=True)
    with sitting(table, ann, bob) as (host, guest):
        guest.do("sit", seat=1)
        host.do("start")
        guest.until_step(0)


def test_others_start_when_all_are_ready_and_the_host_is_gone(server: Running) -> None:
    ann, bob, cleo = (Person(server.address, name) for name in ("Ann", "Bob", "Cleo"))
    table = ann.open_table("me", "person", "person", wait=True)
    with sitting(table, bob, cleo) as (one, two):
        one.do("sit", seat=1)
        two.do("sit", seat=2)
        one.do("ready", ready=True)
        assert one.say("start")["code"] == "not-yours"  # Cleo is not ready
        two.do("ready", ready=True)
        assert two.table["start"]
        two.do("start")
        assert two.table["status"] == "playing"


def test_spectators_and_strangers_arrange_nothing(server: Running) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table = ann.open_table("me", "person", wait=True)
    with sitting(table, ann, bob) as (_, watcher):
        assert watcher.say("ready", ready=True)["code"] == "not-seated"
        assert watcher.say("rename")["code"] == "not-seated"
        assert watcher.say("swap", seat=0, other=1)["code"] == "not-yours"
        assert watcher.say("keep", seat=1, kept=True)["code"] == "not-yours"
        assert watcher.say("start")["code"] == "not-yours"
        assert watcher.say("rematch", how="again")["code"] == "not-seated"


def test_the_host_swaps_seats_and_keeps_one(server: Running) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table = ann.open_table("me", "person", "random", wait=True)
    with sitting(table, ann, bob) as (host, guest):
        host.do("keep", seat=1, kept=True)
        refused = guest.say("sit", seat=1)
        assert (refused["code"], "kept" in refused["reason"]) == ("taken", True)
        host.do("keep", seat=1, kept=False)
        guest.do("sit", seat=1)
        assert host.say("keep", seat=1, kept=True)["code"] == "taken"
        guest.do("ready", ready=True)
        host.do("swap", seat=0, other=1)
        host.do("swap", seat=1, other=2)
        assert [seat["name"] or seat["bot"] for seat in host.table["seats"]] == ["Bob", "random", "Ann"]
        assert host.you == 2
        assert not host.table["seats"][0]["ready"]  # Bob agreed to another seat
        guest.sync()
        assert guest.you == 0
        for bad in ({"seat": 0, "other": 0}, {"seat": 0, "other": 4}):
            assert host.say("swap", **bad)["code"] == "malformed"
        host.do("start")
        game = server.hub.rooms[table].room.game
        assert game
        assert server.hub.rooms[table].room.names == ["Bob", "random bot", "Ann"]


def test_a_name_changes_in_the_waiting_room(server: Running) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address)
    table = ann.open_table("me", "person", wait=True)
    bob.post("/api/me")
    with sitting(table, ann, bob) as (host, guest):
        guest.do("sit", seat=1)
        bob.post("/api/me", name="Bob")
        guest.do("rename")
        host.until_table(lambda frame: bool(frame["seats"][1]["name"] == "Bob"))
        assert guest.say("chat", text="hello")["t"] == "done"
        assert guest.chat[-1]["who"] == "Bob"
        host.do("start")
        assert server.hub.rooms[table].room.names == ["Ann", "Bob"]
        assert guest.say("rename")["code"] == "not-now"


def test_an_account_is_told_from_a_guest(server: Running) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address)
    bob.post("/api/account/register", name="Robert the Real", password="correct horse")
    table = ann.open_table("me", "person", wait=True)
    with sitting(table, ann, bob) as (host, guest):
        guest.do("sit", seat=1)
        host.until_table(lambda frame: frame["seats"][1]["kind"] == "person")
        assert [seat["guest"] for seat in host.table["seats"]] == [True, False]
        assert [seat["host"] for seat in host.table["seats"]] == [True, False]


def test_a_table_that_does_not_wait_begins_with_the_last_seat(server: Running) -> None:
    """As it always was, for clients that do not ask for more; and one person among bots has nobody to wait for."""
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    with sitting(ann.open_table("me", "person"), ann, bob) as (host, guest):
        assert not host.table["wait"]
        guest.do("sit", seat=1)
        guest.until_step(0)
    with sitting(ann.open_table("me", "random", wait=True), ann) as (alone,):
        alone.until_step(0)


# --- the code to read with a telephone ---


def test_the_code_is_a_picture_of_the_address(server: Running) -> None:
    table = Person(server.address, "Ann").open_table("me", "person")
    answer = ask("GET", f"{server.address}/api/tables/{table}/qr.svg")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "default-src 'none'" in answer.headers["content-security-policy"]
    assert re.match(r"<svg [^>]*viewBox=", answer.text)
    assert not re.search(r"<style|style=|<script", answer.text)  # the page's policy would not have it
    other = Person(server.address, "Bob").open_table("me", "person")
    assert ask("GET", f"{server.address}/api/tables/{other}/qr.svg").text != answer.text


def test_the_code_has_our_own_addresses_only(tmp_path: Any) -> None:
    settings = Settings(home=tmp_path, thinkers=1, limits=False, origins=("https://play.example",))
    with services.running(settings) as server:
        table = Person(server.address, "Ann").open_table("me", "person")
        where = f"{server.address}/api/tables/{table}/qr.svg"
        plain = ask("GET", where).text
        assert ask("GET", f"{where}?from=https://evil.example").text == plain
        assert ask("GET", f"{where}?from=https://play.example").text != plain


@pytest.mark.parametrize("table", ["a%2F..%2Fb", "a b", "x" * 60, "é", "a%22", "nowhere"])
def test_there_is_no_code_for_what_is_no_table(server: Running, table: str) -> None:
    answer = httpx.get(f"{server.address}/api/tables/{table}/qr.svg", verify=False)
    assert answer.status_code == 404


# --- the seed ---


def test_a_chosen_seed_is_told_to_others_only_after_the_game(server: Running) -> None:
    """Whoever knows the seed knows all cards, so the others must know that it was chosen, and not which it is."""
    ann, bob, cleo = (Person(server.address, name) for name in ("Ann", "Bob", "Cleo"))
    seed = "90210777123456789"
    table = ann.open_table("me", "person", game="cadwallon", wait=True, seed=seed)
    with sitting(table, ann, bob, cleo) as (host, guest, watcher):
        assert host.table["seed"] == {"by": "host", "value": seed}
        assert guest.table["seed"] == {"by": "host", "value": None}
        guest.do("sit", seat=1)
        host.do("start")
        guest.until_step(0)
        room = server.hub.rooms[table].room
        assert room.game
        assert room.game.seed == int(seed)
        for _ in range(12):
            for window in (host, guest):
                window.sync()
                if window.state["ask"]:
                    window.play()
        watcher.sync()
        guest.whole_log()
        for window in (guest, watcher):
            assert not any(seed in frame for frame in window.frames)
    assert bob.http.get(f"/api/tables/{table}/record").status_code == 400
    for path in ("/api/tables", "/api/mine"):
        assert seed not in bob.http.get(path).text


def test_the_same_seed_deals_the_same_cards(server: Running) -> None:
    ann = Person(server.address, "Ann")
    asked = []
    for _ in range(2):
        with sitting(ann.open_table("me", "random", seed="12345", hints=False), ann) as (window,):
            window.until_asked()
            asked.append([move["move"] for move in window.state["ask"]["moves"]])
    assert asked[0] == asked[1]


@pytest.mark.parametrize("seed", ["-1", "1.5", "seven", "9" * 79, " 7", "٧", str(2**256)])
def test_what_is_no_seed(server: Running, seed: str) -> None:
    answer = Person(server.address, "Ann").http.post("/api/tables", json={
        "game": "resarcana", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "seed": seed})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-setup")


def test_a_client_cannot_say_where_a_table_comes_from(server: Running) -> None:
    """A table that claimed to be a daily deal would be counted as one."""
    ann = Person(server.address, "Ann")
    table = ann.open_table("me", "person", origin={"how": "daily", "day": "2026-01-01", "seed": "5"})
    with sitting(table, ann) as (window,):
        assert (window.table["day"], window.table["seed"]) == ("", None)


# --- the journal ---


def test_a_room_is_the_sum_of_its_new_entries_too() -> None:
    life = Journal(TableSetup("resarcana", (SeatPlan("person"),) * 3, wait=True))
    life.add("sit", 0, user="user 0", name="Ann", guest=True)
    life.add("keep", 2, kept=True)
    life.add("keep", 2, kept=False)
    life.add("sit", 1, user="user 1", name="Bob")
    life.add("ready", 1, ready=True)
    life.add("swap", 0, other=2)
    life.add("name", 1, name="Robert")
    life.add("bot", 0, bot="random")
    life.begin()
    life.add("rematch", 1, how="again", table="another")
    assert everything(life.folded()) == everything(life.room)
    assert life.room.names == ["random bot", "Robert", "Ann"]
    assert life.room.rematches["again"].table == "another"
    assert not life.room.broken


def test_a_journal_from_before_loads(server: Running) -> None:
    """A setup and entries without anything that is new."""
    room = Room("table", "user 0", checked(persons()))
    for n, (kind, data) in enumerate([("sit", {"user": "user 0", "name": "Ann"})]):
        room.apply(Entry(n, 0.0, kind, 0, data))  # type: ignore[arg-type]
    assert not room.broken
    assert not room.waits
    assert room.chosen_seed is None


def test_an_entry_of_a_later_version_is_passed_over() -> None:
    room = Room("table", "user 0", checked(persons()))
    kind: Kind = "later"  # type: ignore[assignment]
    room.apply(Entry(0, 0.0, kind, 0, {"what": 7}))
    assert (room.broken, room.n) == ("", 1)
