"""Whatever a client says that cannot be: it is told why, the table is unharmed, and the client is in step again."""
from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from arcanarium.server.settings import Settings
from tests import services
from tests.server.people import Person, Window, game_of_two, play_on, sitting
from tests.services import Running


@pytest.fixture(scope="module")
def table(server: Running) -> Iterator[tuple[Window, Window]]:
    """A game in its first turns, which no refusal may change."""
    with game_of_two(server.address) as windows:
        play_on(windows, Random(4), 12)
        yield windows


def record(server: Running, window: Window) -> str:
    game = server.hub.rooms[window.id].room.game
    assert game
    return game.record()


def check_refused(server: Running, window: Window, code: str, type: str, **words: Any) -> str:
    """It is refused with this code and a reason, changes nothing, and the window knows where the game is."""
    before, entries = record(server, window), server.hub.rooms[window.id].room.n
    answer = window.say(type, **words)
    assert (answer["t"], answer["code"]) == ("refused", code)
    assert answer["reason"]
    assert "missing text" not in answer["reason"]
    assert (record(server, window), server.hub.rooms[window.id].room.n) == (before, entries)
    if code in ("stale", "illegal", "not-yours", "not-now"):
        assert window.until(lambda frame: frame["t"] == "state")["cause"] == "join"
        assert window.step == server.hub.rooms[window.id].room.step
    return str(answer["reason"])


def asked_first(table: tuple[Window, Window]) -> tuple[Window, Window]:
    """The one whose turn it is, and the other."""
    for window in table:
        window.sync()
    return (table[0], table[1]) if table[0].state["ask"] else (table[1], table[0])


def test_an_old_step_is_stale(server: Running, table: tuple[Window, Window]) -> None:
    asked, _ = asked_first(table)
    check_refused(server, asked, "stale", "play", step=asked.state["ask"]["at"] - 1, move=asked.moves[0])


def test_a_step_of_the_future_is_stale(server: Running, table: tuple[Window, Window]) -> None:
    asked, _ = asked_first(table)
    check_refused(server, asked, "stale", "play", step=asked.step + 1, move=asked.moves[0])
    check_refused(server, asked, "stale", "undo", step=asked.step + 1)
    check_refused(server, asked, "stale", "ask_undo", step=asked.step - 1)


def test_a_move_that_is_sent_twice_is_made_once(server: Running) -> None:
    """A client that got no answer sends its move again."""
    with game_of_two(server.address) as (ann, bob):
        move, step = ann.moves[0], ann.step
        ann.play(move)
        answer = ann.say("play", step=step, move=move)
        assert answer["code"] == "stale"
        bob.until_step(1)
        assert server.hub.rooms[ann.id].room.step == 1


def test_somebody_elses_move_is_not_made(server: Running, table: tuple[Window, Window]) -> None:
    asked, other = asked_first(table)
    check_refused(server, other, "not-yours", "play", step=other.step, move=asked.moves[0])
    check_refused(server, other, "not-yours", "hint", step=other.step)


def test_a_watcher_decides_nothing(server: Running, table: tuple[Window, Window]) -> None:
    asked, _ = asked_first(table)
    for person in (Person(server.address), Person(server.address, "Cleo")):
        with sitting(asked.id, person) as (watcher,):
            for type, words in (
                ("play", {"step": asked.step, "move": asked.moves[0]}), ("undo", {"step": asked.step}),
                ("ask_undo", {"step": asked.step}), ("answer_undo", {"agree": True}), ("leave", {}),
                ("take_back", {}), ("stand_in", {"seat": 0}), ("hint", {"step": asked.step}),
            ):
                check_refused(server, watcher, "not-seated", type, **words)
            check_refused(server, watcher, "not-yours", "set_seat", seat=0, bot="greedy")
            if person.cookie:
                check_refused(server, watcher, "taken", "sit", seat=0)
                check_refused(server, watcher, "taken", "sit", seat=4)
            else:
                check_refused(server, watcher, "not-seated", "sit", seat=0)
                check_refused(server, watcher, "not-seated", "chat", text="hello")


@pytest.mark.parametrize("move", ["fly to the moon", "PASS NOW", "place Fire Dragon", "x" * 300, "—", "A: pass", "\n"])
def test_a_move_that_is_none_is_illegal(server: Running, table: tuple[Window, Window], move: str) -> None:
    asked, _ = asked_first(table)
    check_refused(server, asked, "illegal", "play", step=asked.step, move=move)
    check_refused(server, asked, "illegal", "play", step=asked.step, moves=[move, asked.moves[0]])


def test_a_card_that_cannot_be_placed_is_refused_in_words(server: Running, table: tuple[Window, Window]) -> None:
    """What the rules give as a reason is told as a sentence."""
    asked, _ = asked_first(table)
    tried = [f"place {name}" for name in ("Hawk", "Prism", "Vault", "Elvish Bow", "Fire Dragon")]
    for move in tried:
        if move not in asked.moves:
            assert "|" not in check_refused(server, asked, "illegal", "play", step=asked.step, move=move)


MALFORMED = [
    "", "{", "null", "7", "[]", '"play"', "{}", '{"t": 7}', '{"t": "fly"}', '{"t": "play"}',
    '{"t": "play", "step": -1, "move": "pass"}', '{"t": "play", "step": 1.5, "move": "pass"}',
    '{"t": "play", "step": "1", "move": "pass"}', '{"t": "play", "step": 99999999999, "move": "pass"}',
    '{"t": "play", "step": 1, "move": ""}', '{"t": "play", "step": 1, "move": null}',
    '{"t": "play", "step": 1, "moves": "pass"}', '{"t": "play", "step": 1, "moves": [1]}',
    '{"t": "play", "step": 1, "move": "pass", "seat": 1}', json.dumps({"t": "play", "step": 1, "moves": ["x"] * 101}),
    json.dumps({"t": "play", "step": 1, "move": "x" * 301}), '{"t": "sit", "seat": 5}', '{"t": "sit", "seat": -1}',
    '{"t": "sit", "seat": true}', '{"t": "chat", "text": ""}', '{"t": "chat", "text": "   "}', '{"t": "undo"}',
    json.dumps({"t": "chat", "text": "x" * 501}), '{"t": "chat", "text": "\\ud800"}', "[" * 10_000,
    '{"t": "answer_undo", "agree": "yes"}', '{"t": "set_seat", "seat": 0}', '{"t": "ping", "id": -1}',
    '{"t": "ping", "id": "1"}', '{"t": "ping", "t": "leave"}', '{"t": "sit", "seat": 1e0}', "\x00",
]


@pytest.mark.parametrize("raw", MALFORMED, ids=range(len(MALFORMED)))
def test_what_is_no_message_is_malformed(server: Running, table: tuple[Window, Window], raw: str) -> None:
    window = table[0]
    before = record(server, window), server.hub.rooms[window.id].room.n
    answer = window.send(raw)
    assert (answer["t"], answer["code"]) == ("refused", "malformed")
    assert window.send(raw.encode())["t"] == "refused"
    assert (record(server, window), server.hub.rooms[window.id].room.n) == before


def test_bytes_that_are_no_text_are_malformed(table: tuple[Window, Window]) -> None:
    assert table[0].send(b"\xff\xfe\x00")["code"] == "malformed"


def test_what_is_too_long_is_refused(server: Running, table: tuple[Window, Window]) -> None:
    """A little too long, and the client is told; far too long, and the line is cut while it is read."""
    window = table[0]
    assert window.send(json.dumps({"t": "chat", "text": "x" * 17_000}))["code"] == "too-long"
    with sitting(window.id, Person(server.address, "Bob")) as (other,):
        other.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            other.until(lambda frame: False)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == 1009
    window.sync()


def test_who_talks_too_fast_is_told_so_and_may_go_on(tmp_path: Path) -> None:
    with services.running(Settings(home=tmp_path, thinkers=1, rates=(("sync", (100, 100)),))) as limited:
        ann = Person(limited.address, "Ann")
        with sitting(ann.open_table("me", "person"), ann) as (window,):
            answers: list[tuple[int, str]] = []
            for number in range(46):
                window.socket.send(json.dumps({"t": "sync", "id": number}))
            while len(answers) < 46:
                frame = window.receive()
                if frame["t"] in ("done", "refused"):
                    answers.append((frame["id"], frame.get("code", "done")))
            assert [id for id, _ in answers] == list(range(46))
            assert {code for _, code in answers} == {"done", "too-fast"}
            assert [code for _, code in answers[:40]] == ["done"] * 40
            bucket = next(iter(limited.hub.rooms.values())).connections[0].bucket
            bucket.at -= 100  # some time later
            window.sync()


def test_an_unknown_table_is_told_and_closed(server: Running) -> None:
    for name in ("nothing", "%00", "x" * 500):
        address = f"{server.address.replace('http', 'ws')}/ws/{name}"
        with connect(address, compression=None) as socket:
            assert json.loads(socket.recv(30))["code"] == "unknown-table"
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(30)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 4404


def test_pages_of_other_sites_cannot_play(server: Running, table: tuple[Window, Window]) -> None:
    address = f"{server.address.replace('http', 'ws')}/ws/{table[0].id}"
    for origin in ("https://evil.example", "null", "http://[", "http://127.0.0.1"):
        with connect(address, compression=None, origin=Origin(origin)) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(30)
            assert closed.value.rcvd
            assert closed.value.rcvd.code == 4403
    with connect(address, compression=None, origin=Origin(server.address)) as socket:
        assert json.loads(socket.recv(30))["t"] == "table"
