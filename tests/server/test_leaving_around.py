"""What is around a game names people too: swapped seats, kept seats and daily deals; and it holds seeds."""
from __future__ import annotations

from random import Random

from tests.server.people import Person, play_on, sitting
from tests.server.test_leaving import account, whole_database
from tests.services import Running


def test_a_player_whose_seat_was_swapped_is_taken_out_of_the_right_seat(own_server: Running) -> None:
    ann, bob = account(own_server, "Philomela"), Person(own_server.address, "Bob")
    table = bob.open_table("me", "person", game="cadwallon", wait=True)
    with sitting(table, bob, ann) as (host, guest):
        guest.do("sit", seat=1)
        host.do("swap", seat=0, other=1)
        host.do("start")
        play_on([host, guest], Random(1))
        host.sync()
        host.do("rematch", how="again")
    ann.post("/api/account/delete", name="Philomela")
    assert "Philomela" not in whole_database(own_server)
    record = bob.http.get(f"/api/tables/{table}/record").text
    assert "player A: A former player\n" in record
    assert "player B: Bob\n" in record


def test_the_result_of_a_daily_deal_stays_without_its_name(own_server: Running) -> None:
    ann, bob = account(own_server, "Procne"), Person(own_server.address, "Bob")
    for person in (ann, bob):
        person.post("/api/daily/resarcana")
    told = ann.http.get("/api/account/data").json()
    assert [one["game"] for one in told["daily"]] == ["resarcana"]
    ann.post("/api/account/delete", name="Procne")
    assert "Procne" not in whole_database(own_server)
    tries = own_server.run(own_server.site.storage.rows("SELECT name FROM daily_tries"))
    assert sorted(row["name"] for row in tries) == ["A former player", "Bob"]


def test_what_one_may_take_along_holds_no_seed(own_server: Running) -> None:
    """A seed tells all cards of a game that runs, to the other player of a chosen one, and to that of a daily deal."""
    ann, bob = account(own_server, "Tereus"), Person(own_server.address, "Bob")
    seed = "314159265358979"
    table = bob.open_table("me", "person", seed=seed)
    with sitting(table, ann) as (window,):
        window.do("sit", seat=1)
    daily = ann.post("/api/daily/resarcana")["table"]
    answer = ann.http.get("/api/account/data").text
    assert daily in answer
    assert table in answer
    assert seed not in answer
    rows = own_server.run(own_server.site.storage.rows("SELECT seed FROM daily_deals"))
    assert rows[0]["seed"] not in answer
