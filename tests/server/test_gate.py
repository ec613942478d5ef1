"""The gate of the server: whoever comes in too great numbers, too slowly or with too much is turned away, politely, and
nobody else notices."""
from __future__ import annotations

import asyncio
import json
import logging
import socket
import struct
from collections.abc import Iterator
from contextlib import AbstractContextManager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from arcanarium.locale import Texts, languages
from arcanarium.server import calm, gate
from arcanarium.server.gate import exhausted, room_for_files, text_head
from arcanarium.server.settings import Settings
from tests import services
from tests.server.people import Person, sitting
from tests.services import LOOPBACK, Running

STRANGER = "127.0.0.9"
"""An address that no proxy has (Linux has all of 127.0.0.0/8)."""
WAIT = 30.0


@pytest.fixture(autouse=True)
def short_lingering(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is turned away is let go soon."""
    monkeypatch.setattr(gate, "LINGER", 0.2)


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Running]:
    """A server with room for few."""
    with services.running(Settings(home=tmp_path, thinkers=1, connections=5, connections_each=3)) as made:
        yield made


def called(server: Running, source: str = LOOPBACK) -> socket.socket:
    made = socket.create_connection((LOOPBACK, server.port), WAIT, (source, 0))
    made.settimeout(WAIT)
    return made


def rest(connection: socket.socket) -> bytes:
    """All that comes until the other side hangs up."""
    found = b""
    try:
        while part := connection.recv(65536):
            found += part
    except ConnectionResetError:
        pass
    return found


def told(answer: bytes) -> tuple[int, Any]:
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head[9:12]), json.loads(body)


def asked(connection: socket.socket) -> int:
    """Ask for something small, and read the status."""
    connection.sendall(b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n")
    return int(connection.recv(65536)[9:12])


def test_who_comes_in_too_great_numbers_is_told_so_and_others_are_let_in(small: Running) -> None:
    mine = [called(small, STRANGER) for _ in range(3)]
    assert [asked(one) for one in mine] == [200] * 3
    code, said = told(rest(called(small, STRANGER)))
    assert (code, said["code"]) == (503, "busy")
    assert "too many connections from your address" in said["reason"]
    assert asked(called(small, "127.0.0.10")) == 200, "another address is not concerned"
    mine.pop().close()
    for _ in range(100):  # until the server has seen that it is gone
        again = called(small, STRANGER)
        again.sendall(b"GET /api/games HTTP/1.1\r\nHost: here\r\n\r\n")
        if again.recv(65536)[9:12] == b"200":
            break
        again.close()
    else:
        raise AssertionError("nobody is let in again")


def test_a_full_server_says_so(small: Running) -> None:
    inside = [called(small) for _ in range(5)]  # from the address of a proxy: only all together count
    assert [asked(one) for one in inside] == [200] * 5
    code, said = told(rest(called(small, STRANGER)))
    assert (code, said["code"]) == (503, "busy")
    assert "full" in said["reason"]


def test_endless_headers_are_cut_off(server: Running) -> None:
    connection = called(server)
    connection.sendall(b"GET / HTTP/1.1\r\n" + b"".join(b"X-%d: %s\r\n" % (n, b"x" * 1000) for n in range(30)))
    code, said = told(rest(connection))
    assert (code, said["code"]) == (431, "malformed")
    whole = called(server)
    whole.sendall(b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\nHost: here\r\n\r\n")
    assert told(rest(whole))[0] == 431, "also if they come all at once"


@pytest.mark.parametrize("language", languages())
def test_who_is_turned_away_reads_why_in_the_language_of_the_headers(server: Running, language: str) -> None:
    connection = called(server)
    connection.sendall(b"GET / HTTP/1.1\r\nAccept-Language: %s;q=0.9, fr;q=0.1\r\nX: %s\r\n\r\n" % (
        language.encode(), b"x" * 20_000))
    assert told(rest(connection)) == (431, {"code": "malformed", "reason": Texts(language).say("gate-headers")})


@pytest.mark.parametrize("begun", [b"", b"GET / HTTP/1.1\r\nHost: here\r\n", b"\r\n",
                                   b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 50\r\n\r\n{"])
def test_a_request_that_never_arrives_is_given_up(
    server: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, begun: bytes,
) -> None:
    monkeypatch.setattr(gate, "HEAD_SECONDS", 0.05)
    monkeypatch.setattr(gate, "BODY_SECONDS", 0.05)
    connection = called(server)
    connection.sendall(begun)
    answer = rest(connection)
    assert answer.startswith(b"HTTP/1.1 408") or not answer
    assert not [record for record in caplog.records if record.exc_info]


def test_who_sends_many_requests_before_reading_the_answers_is_stopped(server: Running) -> None:
    connection = called(server)
    connection.sendall(b"GET /api/tables HTTP/1.1\r\nHost: here\r\n\r\n" * 100)
    answers = rest(connection)
    assert 0 < answers.count(b"HTTP/1.1 ") <= 2 + gate.MOST_PIPELINED
    assert asked(called(server)) == 200


def test_an_abandoned_request_is_one_calm_line(
    server: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(calm.doorkeeper, "filters", [calm.OncePerSecond()])
    caplog.set_level(logging.INFO)
    connection = called(server)
    connection.sendall(b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 50\r\n\r\n{")
    connection.close()
    person = Person(server.address, "Ann")  # until the server has looked at what came before
    for _ in range(100):
        if any("abandoned" in record.getMessage() for record in caplog.records):
            break
        person.get("/api/me")
    assert [record.getMessage() for record in caplog.records if "abandoned" in record.getMessage()] == [
        "POST /api/me was abandoned"]
    assert not [record for record in caplog.records if record.exc_info]


def test_the_log_cannot_be_flooded(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Thousands of connections cannot be accepted because no file can be opened: one line a second."""
    now = [1000.0]
    monkeypatch.setattr(calm, "time", SimpleNamespace(monotonic=lambda: now[0]))
    monkeypatch.setattr(calm.doorkeeper, "filters", [calm.OncePerSecond()])
    loop = asyncio.new_event_loop()
    for _ in range(3):
        for _ in range(1000):
            error = OSError(24, "Too many open files")
            exhausted(loop, {"message": "socket.accept() out of system resource", "exception": error})
        now[0] += 1.5
    loop.close()
    said = [record.getMessage() for record in caplog.records]
    assert said == ["no connection can be accepted: Too many open files"] + [
        "no connection can be accepted: Too many open files (and 999 more like this)"] * 2
    assert not [record for record in caplog.records if record.exc_info]


def test_what_is_cancelled_when_the_server_stops_is_no_error(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(calm.doorkeeper, "filters", [calm.OncePerSecond()])
    caplog.set_level(logging.INFO)

    async def stopped(scope: Any, receive: Any, send: Any) -> None:
        raise asyncio.CancelledError

    async def nothing() -> Any: ...

    async def send(_: Any) -> None: ...

    asyncio.run(calm.Calm(stopped)({"type": "websocket", "path": "/ws/table"}, nothing, send))
    assert [record.getMessage() for record in caplog.records] == ["stopped in the middle of /ws/table"]


@pytest.mark.parametrize(("limits", "room"), [((1024, 1_000_000), 5000), ((1024, 1024), 686), ((-1, -1), 5000)])
def test_the_files_that_may_be_opened_bound_the_connections(
    monkeypatch: pytest.MonkeyPatch, limits: tuple[int, int], room: int,
) -> None:
    import resource

    now = [limits]
    monkeypatch.setattr(resource, "getrlimit", lambda _: now[0])
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: now.__setitem__(0, wanted))
    assert room_for_files(5000) == room


# --- websockets ---


def opened(server: Running, table: str) -> socket.socket:
    """A websocket at a table, of which only the handshake is read."""
    made = called(server)
    made.sendall(f"GET /ws/{table} HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                 "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
    assert made.recv(50).startswith(b"HTTP/1.1 101")
    return made


def test_who_does_not_read_is_cut_off_and_nothing_is_kept_for_him(own_server: Running) -> None:
    ann = Person(own_server.address, "Ann")
    with sitting(ann.open_table("me", "person"), ann) as (window,):
        live = own_server.hub.rooms[window.id]
        slow = opened(own_server, window.id)
        slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        message = b'{"t":"sync"}'
        with suppress(OSError):
            for _ in range(1_000_000):
                slow.sendall(bytes((0x81, 0x80 | len(message), 0, 0, 0, 0)) + message)
        window.until_table(lambda table: table["watchers"] == 0)
        assert len(live.connections) == 1
        window.do("chat", text="still here")


def socket_of(server: Running, table: str, person: Person) -> AbstractContextManager[ClientConnection]:
    address = f"{server.address.replace('http', 'ws')}/ws/{table}"
    return connect(address, compression=None, additional_headers={"Cookie": person.cookie} if person.cookie else {})


def flood(server: Running, table: str, person: Person, message: str) -> int:
    """Send without end; the code with which one is thrown out."""
    with socket_of(server, table, person) as window:
        for _ in range(400):
            with suppress(ConnectionClosed):
                window.send(message)
        return code_of_end(window)


def code_of_end(window: ClientConnection) -> int:
    """Read until one is thrown out, the code."""
    try:
        while True:
            window.recv(WAIT)
    except ConnectionClosed as closed:
        assert closed.rcvd
        return closed.rcvd.code


def test_who_floods_a_table_is_thrown_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("arcanarium.server.talk.PENALTY", 0.01)
    with services.running(Settings(home=tmp_path, thinkers=1)) as limited:
        ann = Person(limited.address, "Ann")
        with sitting(ann.open_table("me", "person"), ann) as (window,):
            assert flood(limited, window.id, Person(limited.address), '{"t":"nonsense"}') == gate.FLOODED
            assert flood(limited, window.id, Person(limited.address), '{"t":"ping"}') == gate.FLOODED
            window.do("chat", text="still here")


def test_pings_without_end_are_no_way_around_it(server: Running) -> None:
    ann = Person(server.address, "Ann")
    with sitting(ann.open_table("me", "person"), ann) as (window,):
        raw = opened(server, window.id)
        with suppress(OSError):
            raw.sendall(bytes((0x89, 0x80, 0, 0, 0, 0)) * 1000)
        assert struct.pack("!BBH", 0x88, 2, gate.FLOODED) in rest(raw)


def test_what_is_no_text_is_closed_without_a_traceback(
    server: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(calm.doorkeeper, "filters", [calm.OncePerSecond()])
    ann = Person(server.address, "Ann")
    with sitting(ann.open_table("me", "person"), ann) as (window,), socket_of(server, window.id, ann) as other:
        other.send(b"\xff\xfe", text=True)
        assert code_of_end(other) == 1007
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536])
def test_the_head_of_a_message_says_how_long_it_is(size: int) -> None:
    head = text_head(size)
    assert head[0] == 0x81
    said = head[1]
    assert (said if said < 126 else int.from_bytes(head[2:])) == size
    assert len(head) == {126: 4, 127: 10}.get(said, 2)
