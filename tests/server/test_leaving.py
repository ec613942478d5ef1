"""What the server holds about a person can be taken along, and is gone after the account was deleted."""
from __future__ import annotations

from random import Random
from typing import Any

import httpx

from arcanarium.server.journal import Entry
from arcanarium.server.storage import entry_write
from tests.server.people import Person, play_on, sitting
from tests.services import Running

PASSWORD = "correct horse"


def code(answer: httpx.Response) -> str:
    return str(answer.json().get("code", ""))


def account(server: Running, name: str) -> Person:
    made = Person(server.address)
    made.post("/api/account/register", name=name, password=PASSWORD)
    return made


def whole_database(server: Running) -> str:
    storage = server.site.storage
    return str([server.run(storage.rows(f"SELECT * FROM {table}")) for table in (
        "users", "tables", "journal", "sitting", "sessions", "name_keys", "emails", "passkeys", "tokens",
        "daily_tries")])


def give_up(person: Person) -> None:
    """Leave a trace as a solver of puzzles."""
    id = person.get("/api/puzzles")["daily"]["puzzle"]
    person.post(f"/api/puzzles/{id}", move="")


def test_all_that_is_stored_can_be_taken_along(own_server: Running) -> None:
    ann, bob = account(own_server, "Antigone"), account(own_server, "Brunhild")
    over, running = ann.open_table("me", "person", game="cadwallon"), ann.open_table("me", "person")
    with sitting(over, ann, bob) as windows:
        windows[1].do("sit", seat=1)
        windows[0].do("chat", text="a word of mine")
        windows[1].do("chat", text="a word of hers")
        play_on(windows, Random(1))
    with sitting(running, ann, bob) as (first, second):
        second.do("sit", seat=1)
        first.until_asked()
        first.play()
    own_server.loop.call_soon_threadsafe(own_server.hub.save_summary_now, own_server.hub.rooms[over])
    while ann.get("/api/mine")[-1]["status"] != "over":  # lists are half a second behind
        pass
    give_up(ann)
    answer = ann.http.get("/api/account/data")
    assert "attachment" in answer.headers["content-disposition"]
    told: dict[str, Any] = answer.json()
    assert (told["user"]["name"], told["user"]["password"]) == ("Antigone", True)
    assert len(told["sessions"]) == 1
    assert [line["text"] for line in told["chat"]] == ["a word of mine"]
    assert [one["solved"] for one in told["puzzles"]["tries"]] == [0]
    tables = {table["table"]: table for table in told["tables"]}
    assert (tables[over]["seat"], tables[running]["seat"]) == (0, 0)
    assert "player A: Antigone" in ann.http.get(tables[over]["record"]).text
    assert "record" not in tables[running]  # it would tell the cards of others
    users = own_server.run(own_server.site.storage.rows("SELECT id, hash FROM users"))
    assert not [one for row in users for one in row.values() if one and one in answer.text]
    assert "a word of hers" not in answer.text
    assert code(Person(own_server.address).http.get("/api/account/data")) == "no-account"


def test_after_deleting_nothing_names_the_person(own_server: Running) -> None:
    ann, bob = account(own_server, "Cassandra"), Person(own_server.address, "Bob")
    over = ann.open_table("me", "person", game="cadwallon")
    with sitting(over, ann, bob) as windows:
        windows[1].do("sit", seat=1)
        windows[0].do("chat", text="beware of gifts")
        windows[1].do("chat", text="of what")
        play_on(windows, Random(1))
    playing, waiting = ann.open_table("me", "person"), ann.open_table("me", "person", open=True)
    with sitting(playing, ann, bob) as (_, other):
        other.do("sit", seat=1)
    give_up(ann)
    assert code(ann.http.post("/api/account/delete", json={"name": "cassandra "})) == "not-the-name"
    assert ann.post("/api/account/delete", name="Cassandra")["id"] is False
    assert ann.get("/api/me")["id"] is False
    left = whole_database(own_server)
    for table in ("solvers", "puzzle_tries", "puzzle_day_tries"):
        assert own_server.run(own_server.site.storage.rows(f"SELECT * FROM {table}")) == []
    assert "Cassandra" not in left
    assert "cassandra" not in left
    assert "beware of gifts" not in left
    assert code(Person(own_server.address).http.post("/api/account/login", json={
        "name": "Cassandra", "password": PASSWORD})) == "bad-login"
    with sitting(over, bob) as (window,):
        assert [seat["name"] for seat in window.table["seats"]] == ["A former player", "Bob"]
        assert window.table["status"] == "over"
        assert [line["text"] for line in window.chat] == ["of what"]
    record = bob.http.get(f"/api/tables/{over}/record").text
    assert "player A: A former player\n" in record
    assert bob.get(f"/api/replay/{over}?from=0&to=2")["table"]["seats"][0]["name"] == "A former player"
    with sitting(playing, bob) as (window,):
        seat = window.table["seats"][0]
        assert (seat["name"], bool(seat["stand_in"]), window.table["status"]) == ("A former player", True, "playing")
    rows = {row["table"]: row for row in bob.get("/api/tables")}
    assert rows[waiting]["seats"][0]["kind"] == "empty"
    mine = {row["table"]: row for row in bob.get("/api/mine")}
    assert mine[over]["seats"][0]["name"] == "A former player"
    assert Person(own_server.address).post("/api/account/register", name="Cassandra", password=PASSWORD)["account"]


def test_who_only_looked_on_and_who_left_before_the_game_is_found_too(own_server: Running) -> None:
    ann, bob = account(own_server, "Ismene"), Person(own_server.address, "Bob")
    table = bob.open_table("me", "person", "person")
    with sitting(table, ann, bob) as (hers, his):
        hers.do("chat", text="may I")
        hers.do("sit", seat=1)
        hers.do("leave")
        his.sync()
    ann.post("/api/account/delete", name="Ismene")
    assert "Ismene" not in whole_database(own_server)
    assert "may I" not in whole_database(own_server)
    with sitting(table, bob) as (his,):
        assert his.table["status"] == "open"


def test_two_former_players_at_one_table_are_told_apart(own_server: Running) -> None:
    people = [account(own_server, name) for name in ("Deianira", "Electra")]
    table = people[0].open_table("me", "person", game="cadwallon")
    with sitting(table, *people) as windows:
        windows[1].do("sit", seat=1)
        play_on(windows, Random(1))
    for person, name in zip(people, ("Deianira", "Electra"), strict=True):
        person.post("/api/account/delete", name=name)
    bob = Person(own_server.address, "Bob")
    with sitting(table, bob) as (window,):
        assert [seat["name"] for seat in window.table["seats"]] == ["A former player", "A former player 2"]
        assert window.table["status"] == "over"


def test_a_person_who_says_the_id_of_another_deletes_nothing_of_hers(own_server: Running) -> None:
    """An id is found by its text, so that text in a line of somebody else must not count."""
    ann = account(own_server, "Galatea")
    table = ann.open_table("me", "person")
    user = own_server.run(own_server.site.storage.rows("SELECT id FROM users WHERE name = 'Galatea'"))[0]["id"]
    said: dict[str, str | int | bool] = {"user": "another", "name": "Bob", "guest": True, "text": f'"{user}"'}
    own_server.run(own_server.site.storage.write(entry_write(table, Entry(1, 1.0, "chat", -1, said))))
    ann.post("/api/account/delete", name="Galatea")
    entries = own_server.run(own_server.site.storage.entries(table))
    assert entries[1].data == said
