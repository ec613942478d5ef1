"""Who sits where: sitting down and leaving, bots, hosts, stand-ins, watchers and chat."""
from __future__ import annotations

import threading
from dataclasses import replace
from typing import Any

import pytest

from arcanarium.bots.people import stand_in
from tests.server.people import PATIENCE, Person, Window, game_of_two, sitting
from tests.services import Running


def seats(window: Window, part: str) -> list[object]:
    return [seat[part] for seat in window.table["seats"]]


def test_a_table_fills_and_begins(server: Running) -> None:
    ann, bob, cleo = (Person(server.address, name) for name in ("Ann", "Bob", "Cleo"))
    table = ann.open_table("me", "person", "person")
    with sitting(table, ann, bob, cleo) as (first, second, third):
        assert (first.table["status"], first.table["host"], first.you) == ("open", True, 0)
        assert (second.table["host"], second.you) == (False, -1)
        second.do("sit", seat=2)
        assert second.say("sit", seat=1)["code"] == "not-now"
        assert third.say("sit", seat=2)["code"] == "taken"
        second.do("leave")
        second.do("sit", seat=1)
        first.until_table(lambda frame: bool(frame["seats"][1]["name"]))
        assert seats(first, "kind") == ["person", "person", "empty"]
        assert seats(first, "here") == [True, True, False]
        for type, words in (("play", {"step": 0, "move": "x"}), ("undo", {"step": 0}), ("hint", {"step": 0})):
            assert first.say(type, **words)["code"] == "not-now"
        third.do("sit", seat=2)
        for window in (first, second, third):
            window.until_table(lambda frame: bool(frame["status"] == "playing"))
            window.until_step(0)
            assert window.state["ask"]
        assert second.say("sit", seat=0)["code"] == "taken"
        assert first.say("set_seat", seat=0, bot="greedy")["code"] == "not-now"


def test_the_host_puts_bots_into_empty_seats(server: Running) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table = ann.open_table("me", "person", "person")
    with sitting(table, ann, bob) as (host, guest):
        host.do("set_seat", seat=1, bot="random")
        guest.until_table(lambda frame: bool(frame["seats"][1]["bot"]))
        assert guest.say("sit", seat=1)["code"] == "taken"
        assert guest.say("set_seat", seat=1, bot="")["code"] == "not-yours"
        assert host.say("set_seat", seat=0, bot="greedy")["code"] == "taken"
        assert host.say("set_seat", seat=4, bot="greedy")["code"] == "taken"
        assert host.say("set_seat", seat=2, bot="deep thought")["code"] == "not-now"
        host.do("set_seat", seat=1, bot="")
        guest.do("sit", seat=1)
        host.do("set_seat", seat=2, bot="greedy")
        for window in (host, guest):
            window.until_table(lambda frame: bool(frame["status"] == "playing"))
        assert seats(host, "name") == ["Ann", "Bob", "Greedy"]


def test_who_leaves_a_game_is_played_for_by_a_bot_and_may_come_back(server: Running) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table = ann.open_table("me", "person")
    with sitting(table, ann, bob) as (first, second):
        second.do("sit", seat=1)
        second.until_table(lambda frame: bool(frame["status"] == "playing"))
        second.do("leave")
        assert (seats(second, "left"), seats(second, "stand_in")) == ([False, True], ["", stand_in("resarcana")])
        for window in (first, second):
            window.until_step(1)  # the bot chose a mage
        assert second.say("play", step=1, move="x")["code"] == "not-yours"
        assert second.say("leave")["code"] == "not-now"
        second.close()
        with sitting(table, bob) as (back,):  # who left does not come back by looking
            assert seats(back, "left") == [False, True]
            assert back.say("undo", step=1)["code"] == "not-yours"
            back.do("take_back")
            assert seats(back, "left") == [False, False]
            assert back.say("take_back")["code"] == "not-now"
            assert seats(back, "stand_in") == ["", ""]


def test_a_bot_stands_in_for_somebody_who_is_away_until_they_return(server: Running) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table = ann.open_table("me", "person")
    with sitting(table, ann) as (window,):
        with sitting(table, bob) as (away,):
            away.do("sit", seat=1)
            window.until_table(lambda frame: bool(frame["status"] == "playing"))
            assert window.say("stand_in", seat=1)["code"] == "not-now"  # still here
            assert window.say("stand_in", seat=4)["code"] == "not-now"
        window.until_table(lambda frame: not frame["seats"][1]["here"])
        window.do("stand_in", seat=1)
        assert seats(window, "stand_in") == ["", stand_in("resarcana")]
        assert window.say("stand_in", seat=1)["code"] == "not-now"  # a bot plays already
        window.until_step(1)
        with sitting(table, bob) as (back,):
            back.until_table(lambda frame: not frame["seats"][1]["stand_in"])
            window.until_table(lambda frame: bool(frame["seats"][1]["here"]) and not frame["seats"][1]["stand_in"])
            assert not back.table["seats"][1]["left"]


def test_nobody_is_replaced_who_has_not_been_away_long_enough(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.hub, "settings", replace(server.hub.settings, absent=900.0))
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table = ann.open_table("me", "person")
    with sitting(table, ann) as (window,):
        with sitting(table, bob) as (away,):
            away.do("sit", seat=1)
        window.until_table(lambda frame: frame["status"] == "playing" and not frame["seats"][1]["here"])
        answer = window.say("stand_in", seat=1)
        assert (answer["code"], "900" in answer["reason"]) == ("not-now", True)


def test_who_is_out_of_time_is_played_for_and_told(server: Running) -> None:
    """Nobody moves: a bot plays on for both, and they take their seats back."""
    with game_of_two(server.address, clock={"bank": 0, "each": 0.2}) as (ann, bob):
        for window, seat in ((ann, 0), (bob, 1)):
            window.until_table(lambda frame, seat=seat: bool(frame["seats"][seat]["stand_in"]))  # type: ignore[misc]
            assert window.table["seats"][seat]["bank"] == 0
            assert window.table["seats"][seat]["due"] is None
        ann.until_step(2)
        ann.do("take_back")
        assert ann.table["seats"][0]["stand_in"] == ""


def test_several_windows_of_one_person_are_one_person(server: Running) -> None:
    ann = Person(server.address, "Ann")
    table = ann.open_table("me", "person")
    with sitting(table, ann, ann, Person(server.address)) as (one, two, watcher):
        assert (one.you, two.you) == (0, 0)
        watcher.sync()
        assert (watcher.table["watchers"], seats(watcher, "here")) == (1, [True, False])
        two.close()
        watcher.do("sync")
        assert seats(watcher, "here") == [True, False]


def test_all_at_the_table_read_the_chat_and_latecomers_too(server: Running) -> None:
    with game_of_two(server.address) as (ann, bob):
        ann.do("chat", text="  well   met\n\n<b>Bob</b> ")
        watching = Person(server.address, "Cleo")
        with sitting(ann.id, watching) as (cleo,):
            cleo.do("chat", text="good luck")
            bob.until(lambda frame: frame["t"] == "chat" and frame["lines"][-1]["who"] == "Cleo")
            assert [(line["who"], line["seat"], line["text"]) for line in bob.chat[-2:]] == [
                ("Ann", 0, "well met <b>Bob</b>"), ("Cleo", -1, "good luck")]
            assert cleo.chat[0]["text"] == "well met <b>Bob</b>"


def test_a_hint_names_a_legal_move(server: Running) -> None:
    with game_of_two(server.address) as (ann, _):
        hint = ann.say("hint", step=ann.step)
        assert (hint["t"], hint["step"]) == ("hint", ann.step)
        assert hint["move"] in ann.moves
        assert hint["words"]
        assert hint["win"] is None or 0 <= hint["win"] <= 100
        assert hint["reasons"]
        assert hint["second"] is None or hint["second"]["move"] in ann.moves
        ann.play(hint["move"])


def test_a_table_can_forbid_hints(server: Running) -> None:
    with game_of_two(server.address, hints=False) as (ann, _):
        step = ann.step
        refused = ann.say("hint", step=step)
        assert (refused["t"], refused["code"]) == ("refused", "not-now")
        assert "not allowed" in refused["reason"]
        assert ann.step == step
        assert ann.table["hints"] is False


def test_several_answers_on_one_screen(server: Running) -> None:
    """`moves` are made one after the other, as long as each answers the question that is open."""
    ann = Person(server.address, "Ann")
    table = ann.open_table("me", "random", game="resarcana")
    with sitting(table, ann) as (window,):
        window.until_asked()
        move = window.moves[0]
        step = window.step
        window.do("play", step=step, moves=[move, "fly to the moon", "pass"])
        game = server.hub.rooms[table].room.game
        assert game
        assert [line.text for line in game.lines if line.who == "A"] == [move]
        window.until_asked()
        assert window.say("play", step=window.step, moves=[])["code"] == "malformed"


def listed_with(person: Person, table: str, name: str) -> dict[str, Any]:
    """The open tables, as soon as one of them is listed with somebody at it: the lists may be a little behind."""
    waiting = threading.Event()
    for _ in range(int(PATIENCE / 0.05)):
        listed = {row["table"]: row for row in person.get("/api/tables")}
        if table in listed and name in [seat["name"] for seat in listed[table]["seats"]]:
            return listed
        waiting.wait(0.05)
    raise AssertionError(f"{name} is never listed")


def test_lists_of_tables(server: Running) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    shown, hidden = ann.open_table("me", "person", open=True), ann.open_table("me", "person")
    listed = listed_with(bob, shown, "Ann")
    assert hidden not in listed
    assert [seat["name"] for seat in listed[shown]["seats"]] == ["Ann", ""]
    assert not any("user" in part for part in listed[shown])
    assert {row["table"] for row in ann.get("/api/mine")} == {shown, hidden}
    assert bob.get("/api/mine") == []
    with sitting(shown, bob) as (window,):
        window.do("sit", seat=1)
        assert [row["table"] for row in bob.get("/api/mine")] == [shown]
        window.until_step(0)
    with sitting(hidden, ann) as (window,):
        window.do("leave")
    assert {row["table"] for row in ann.get("/api/mine")} == {shown}
