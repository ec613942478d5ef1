"""Who may do what how often, by data; and what is done before any work."""
from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from arcanarium.server import limits
from arcanarium.server.limits import RATES, SHARED, Bucket, Limits, Paced, Rate, Turnstile, address_of
from arcanarium.server.messages import Refused
from arcanarium.server.settings import BadSettings, Settings, from_environment
from arcanarium.server.uploads import LONGEST_RECORD, examine, too_large
from tests import services
from tests.server.people import Person, ask, sitting
from tests.services import Running


class Clock:
    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: self.now))


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def test_an_address_is_what_one_user_has() -> None:
    assert address_of("203.0.113.9") == address_of("::ffff:203.0.113.9") == "203.0.113.9"
    assert address_of("2001:db8:1:2::1") == address_of("2001:db8:1:2:ffff::9%eth0") == "2001:db8:1:2::/64"
    assert address_of("2001:db8:1:3::1") != address_of("2001:db8:1:2::1")
    assert address_of("nonsense " * 100) == ("nonsense " * 100)[:64]


def test_who_is_a_little_too_fast_waits_and_who_is_much_too_fast_is_refused(clock: Clock) -> None:
    bucket = Bucket(rate=2, burst=1)
    assert [bucket.reserve(1.0) for _ in range(4)] == [0.0, 0.5, 1.0, None]
    clock.now += 0.5
    assert bucket.reserve(1.0) == 1.0
    clock.now += 100
    assert bucket.reserve(1.0) == 0.0


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which an address may do one thing of each kind, and then waits for minutes."""
    rates = tuple((kind, (0.001, 1 / SHARED)) for kind in ("page", "list", "replay", "post"))
    with services.running(Settings(home=tmp_path_factory.mktemp("strict"), thinkers=1, rates=rates)) as made:
        yield made


@pytest.mark.parametrize(("kind", "method", "address"), [
    ("page", "GET", "/texts/en.ftl"), ("page", "GET", "/nowhere"), ("list", "GET", "/api/tables"),
    ("replay", "GET", "/api/replay/unknown"), ("post", "POST", "/api/me")])
def test_requests_go_through_the_limits(
    strict: Running, monkeypatch: pytest.MonkeyPatch, kind: str, method: str, address: str,
) -> None:
    """One is let through, the second is refused, whatever the first was told."""
    strict.site.limits._addresses[kind]._known.clear()
    monkeypatch.setattr("arcanarium.server.limits.PENALTY", 0.0)
    first, second = (ask(method, strict.address + address) for _ in range(2))
    assert first.status_code != 429
    assert second.status_code == 429


def test_people_behind_one_address_share_more_than_one_has(clock: Clock) -> None:
    some = Limits(rates={"chat": Rate(1, 2)})
    assert [some.take("chat", "ann", "here") for _ in range(3)] == [True, True, False]
    assert some.take("chat", "bob", "here")
    many = [some.take("chat", f"guest {n}", "here") for n in range(2 * SHARED)]
    assert many.count(True) == 2 * SHARED - 4, "new names do not help"
    assert some.take("chat", "guest 1", "there")
    assert some.refused["chat"] == 5
    assert Limits(on=False).take("chat", "ann", "here")


def test_a_refusal_comes_late(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    some = Limits(rates={"page": Rate(1 / SHARED, 1 / SHARED)})

    async def scene() -> None:
        for _ in range(3):
            await some.turn("page", "here")
        with pytest.raises(Refused):
            await some.turn("page", "here")

    asyncio.run(scene())
    assert slept[:2] == [1.0, 2.0]
    assert 0.5 <= slept[2] / limits.PENALTY <= 1.5


def test_a_flooder_finds_it_harder_to_come_again(clock: Clock) -> None:
    some = Limits()
    before = some._addresses["visit"].of("here").left
    for _ in range(100):
        some.punish("here")
    assert some._addresses["visit"].of("here").left < 0 < before
    assert some._addresses["visit"].of("there").left == before


async def nobody_inside(server: Running) -> None:
    while server.site.limits._sockets:
        await asyncio.sleep(0.01)


def test_websockets_are_counted_by_the_address_that_a_proxy_tells(tmp_path: Path) -> None:
    with services.running(Settings(home=tmp_path, thinkers=1, connections_each=2)) as limited:
        ann = Person(limited.address, "Ann")
        address = f"{limited.address.replace('http', 'ws')}/ws/{ann.open_table('me', 'person')}"

        def code(host: str) -> int:
            """Come and stay; the code with which one is turned away, or 0."""
            window = inside.enter_context(connect(address, additional_headers={"X-Forwarded-For": host}))
            try:
                window.recv(30)
                return 0
            except ConnectionClosed as closed:
                assert closed.rcvd
                assert "too many connections" in closed.rcvd.reason
                return closed.rcvd.code

        with ExitStack() as inside:
            assert [code("203.0.113.9") for _ in range(3)] == [0, 0, 1013]
            assert code("203.0.113.10") == 0
        limited.run(nobody_inside(limited))
        with ExitStack() as inside:
            assert code("203.0.113.9") == 0


def test_requests_are_spread_over_the_turns_of_the_event_loop() -> None:
    async def scene() -> list[int]:
        turnstile, turns, passed = Turnstile(4), [0], [0] * 100

        def turn() -> None:
            turns[0] += 1
            asyncio.get_running_loop().call_soon(turn)

        async def come(n: int) -> None:
            await turnstile.pass_through()
            passed[n] = turns[0]

        asyncio.get_running_loop().call_soon(turn)
        await asyncio.gather(*map(come, range(100)))
        return passed

    passed = asyncio.run(scene())
    assert passed == sorted(passed), "first come, first served"
    assert max(passed.count(turn) for turn in set(passed)) <= 8


def test_what_many_wait_for_together_is_spread_over_the_turns_of_the_event_loop() -> None:
    """Hundreds of requests that arrived in one moment, or that were written together, begin a few in each turn; what
    fails does not stop the others."""

    async def scene() -> list[int]:
        paced, turns, called = Paced(4), [0], [0] * 100

        def turn() -> None:
            turns[0] += 1
            asyncio.get_running_loop().call_soon(turn)

        def call(n: int) -> None:
            called[n] = turns[0]
            if n == 50:
                raise ZeroDivisionError

        asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
        asyncio.get_running_loop().call_soon(turn)
        for n in range(100):
            paced.call(partial(call, n))
        while not called[-1]:
            await asyncio.sleep(0)
        return called

    called = asyncio.run(scene())
    assert called == sorted(called), "first come, first served"
    assert max(called.count(turn) for turn in set(called)) <= 4


def test_requests_that_came_together_do_not_begin_together(
    server: Running, monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[int] = []
    turns = [0]
    real = Turnstile.pass_through

    async def note(turnstile: Turnstile) -> None:
        begun.append(turns[0])
        await real(turnstile)

    def turn() -> None:
        turns[0] += 1
        if turns[0] < 10_000 and len(begun) < 40:
            server.loop.call_soon(turn)

    def stand_still() -> None:
        halted.set()
        go_on.wait(10)
        turn()

    monkeypatch.setattr(Turnstile, "pass_through", note)
    with ExitStack() as opened:
        lines = [opened.enter_context(socket.create_connection(("127.0.0.1", server.port))) for _ in range(40)]
        halted, go_on = threading.Event(), threading.Event()
        server.loop.call_soon_threadsafe(stand_still)
        assert halted.wait(10)
        for line in lines:
            line.sendall(b"GET /texts/en.ftl HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        go_on.set()
        for line in lines:
            assert line.recv(100).startswith(b"HTTP/1.1 200")
    assert max(begun.count(turn) for turn in set(begun)) <= 4


def test_rates_can_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARCANARIUM_RATES", "chat=0.5/4, table=0.1/5")
    assert from_environment().rates == (("chat", (0.5, 4.0)), ("table", (0.1, 5.0)))
    for wrong in ("chat", "chat=1", "nonsense=1/2", "chat=0/5", "chat=-1/5"):
        monkeypatch.setenv("ARCANARIUM_RATES", wrong)
        with pytest.raises(BadSettings):
            from_environment()


# --- uploaded records ---


class Watched:
    """Notes what workers are asked for."""

    def __init__(self, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        real = server.hub.thinkers.run

        async def run(kind: Any, work: Callable[..., Any], *args: Any) -> Any:
            self.asked.append(work.__name__)
            return await real(kind, work, *args)

        monkeypatch.setattr(server.hub.thinkers, "run", run)


@pytest.mark.parametrize(("body", "status"), [
    (b"# c\n" * 250_000, 413), (b"# c\n" * 20_000, 400), (b"x" * (LONGEST_RECORD + 1), 413), (b"x" * 100_000, 400)])
def test_a_record_that_is_too_long_costs_no_work(
    server: Running, monkeypatch: pytest.MonkeyPatch, body: bytes, status: int,
) -> None:
    watched = Watched(server, monkeypatch)
    answer = ask("POST", f"{server.address}/api/records", content=body)
    assert answer.status_code == status, answer.text
    assert not watched.asked


def test_a_record_is_read_by_a_worker(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    watched = Watched(server, monkeypatch)
    answer = ask("POST", f"{server.address}/api/records", content=b"arcanarium record: 1\ngame: chess\n\n")
    assert (answer.status_code, watched.asked) == (400, ["examine"])
    assert answer.json()["reason"]


def test_whatever_is_uploaded_a_worker_answers() -> None:
    """Errors come back as words: an exception could not always be sent from one process to another."""
    for body in (b"", b"\xff", b"no record", b"arcanarium record: 1\ngame: resarcana\nseats: 2\n\nposition:\nend\n"):
        found = examine(body, "id", "host", 0.0)
        assert found.code
        assert found.reason
    assert not too_large(b"A: pass\n" * 4000)


# --- chat, tables and pages ---


@pytest.mark.usefixtures("clock")
def test_chat_is_for_talking(tmp_path: Path) -> None:
    with services.running(Settings(home=tmp_path, thinkers=1)) as limited:
        ann = Person(limited.address, "Ann")
        with sitting(ann.open_table("me", "person"), ann) as (window,):
            most = int(RATES["chat"].burst)
            said = [window.say("chat", text=f"line {n}")["t"] for n in range(most + 1)]
            assert said == ["done"] * most + ["refused"]
            assert len(limited.hub.rooms[window.id].room.chat) == most


@pytest.mark.usefixtures("clock")
def test_tables_are_not_opened_without_end(tmp_path: Path) -> None:
    with services.running(Settings(home=tmp_path, thinkers=1, rates=(("table", (0.1, 2)),))) as limited:
        ann = Person(limited.address, "Ann")
        plan = {"game": "resarcana", "seats": [{"kind": "me"}, {"kind": "person"}]}
        assert [ann.http.post("/api/tables", json=plan).status_code for _ in range(3)] == [200, 200, 429]


def test_unknown_addresses_share_one_page(server: Running) -> None:
    ask("GET", f"{server.address}/rules")
    pages = server.site.front._pages
    before = len(pages)
    found = {ask("GET", f"{server.address}/{name}").content for name in ("a", "b/c", "d" * 1000, "%00", "t/none")}
    assert found
    assert len(pages) <= before + 2


def test_nothing_is_compressed_for_a_request(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = ("/texts/en.ftl", "/api/games", "/", "/rules", "/api/cards/resarcana")
    for path in paths:
        ask("GET", server.address + path)

    def never(*_: object) -> bytes:
        raise AssertionError("compressed again")

    for module in ("app", "front", "bundle", "assets"):
        monkeypatch.setattr(f"arcanarium.server.{module}.packed", never, raising=False)
    for path in paths:
        assert ask("GET", server.address + path).status_code == 200




def test_the_limits_are_documented_as_they_are() -> None:
    told = (services.ROOT / "docs" / "deployment.md").read_text(encoding="utf-8")
    rows = {row.split("|")[1].strip(" `"): row.split("|")[-3:-1] for row in told.splitlines() if row.startswith("| `")}
    for kind, rate in RATES.items():
        assert [float(cell) for cell in rows[kind]] == list(rate), kind
