"""Anything at all, said to the server: it never fails, always answers, and what is kept stays as it was decided."""
from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.websockets import WebSocket

from arcanarium.server.app import Site, make_app
from arcanarium.server.connection import Connection
from arcanarium.server.fairness import Kind
from arcanarium.server.journal import SeatPlan, TableSetup
from arcanarium.server.messages import AnyMessage
from arcanarium.server.people_routes import LOGIN, OTHERS
from arcanarium.server.settings import Settings
from arcanarium.server.talk import handle_message
from arcanarium.server.thinkers import Thinkers
from tests.properties import examples
from tests.services import PATIENCE

P = ParamSpec("P")
T = TypeVar("T")


class Here(Thinkers):
    """Thinks in this process, so that what goes wrong there goes wrong here."""

    async def run(self, kind: Kind, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return work(*args, **kwargs)


class Bench:
    """The whole server without a port, on a loop that is kept from example to example."""

    def __init__(self, home: Path) -> None:
        self.loop = asyncio.Runner()
        self.app: Starlette = make_app(Settings(home=home, limits=False, absent=0.0))
        self.site: Site = self.app.state.site
        self.site.hub.thinkers = Here(1)
        self.lifespan = self.app.router.lifespan_context(self.app)
        self.run(self.lifespan.__aenter__())
        self.tables = 0

    def run(self, work: Any) -> Any:
        async def in_time() -> Any:
            async with asyncio.timeout(PATIENCE):
                return await work

        return self.loop.run(in_time())

    def close(self) -> None:
        self.run(self.lifespan.__aexit__(None, None, None))
        self.loop.close()


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    made = Bench(tmp_path_factory.mktemp("fuzz"))
    yield made
    made.close()


# --- the websocket ---


class Socket:
    """What the server writes to."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.client, self.scope = None, dict[str, Any]()

    async def send_text(self, text: str) -> None:
        self.sent.append(json.loads(text))

    async def close(self, code: int) -> None: ...


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4), max_leaves=8)
types = [message.__struct_config__.tag for message in AnyMessage.__args__]
step = st.integers(-1, 6) | anything
near = st.fixed_dictionaries(
    {"t": st.sampled_from(types)},
    optional={
        "step": step, "move": st.sampled_from(["legal 0", "legal 1", "pass", "A: pass", ""]) | st.text(max_size=40),
        "moves": st.lists(st.sampled_from(["legal 0", "legal 1"]) | st.text(max_size=9), max_size=4),
        "agree": st.booleans(), "seat": st.integers(-1, 5), "bot": st.sampled_from(["", "greedy", "random", "x"]),
        "text": st.text(max_size=30), "id": st.integers(-1, 9) | st.none(), "more": anything,
    })


@st.composite
def exact(draw: st.DrawFn) -> dict[str, Any]:
    """Messages as a good client sends them, whether or not it is the time for them."""
    number, seat = st.integers(0, 6), st.integers(0, 4)
    fields: dict[str, dict[str, st.SearchStrategy[Any]]] = {
        "play": {"step": number, "move": st.sampled_from(["legal 0", "legal 1", "legal 2"])}, "undo": {"step": number},
        "ask_undo": {"step": number}, "answer_undo": {"agree": st.booleans()}, "sit": {"seat": seat},
        "stand_in": {"seat": seat}, "hint": {"step": number}, "chat": {"text": st.text(min_size=1, max_size=30)},
        "set_seat": {"seat": seat, "bot": st.sampled_from(["", "random", "nobody"])},
        "ready": {"ready": st.booleans()}, "swap": {"seat": seat, "other": seat},
        "keep": {"seat": seat, "kept": st.booleans()},
        "rematch": {"how": st.sampled_from(["again", "stronger", "deal"])},
    }
    type = draw(st.sampled_from(types))
    return {"t": type, **{name: draw(values) for name, values in fields.get(type, {}).items()}}


said = st.tuples(st.integers(0, 2), exact() | near | anything | st.binary(max_size=30) | st.text(max_size=30))


@given(talk=st.lists(said, min_size=4, max_size=30), game=st.sampled_from(["resarcana", "cadwallon"]),
       wait=st.booleans())
@examples(40)
def test_whatever_is_said_at_a_table(bench: Bench, talk: list[tuple[int, Any]], game: str, wait: bool) -> None:
    """Two players and a watcher say anything in any order. Each message has one answer, and afterwards the room is what
    its journal tells."""
    bench.run(converse(bench.site, talk, game, wait))


async def converse(site: Site, talk: list[tuple[int, Any]], game: str, wait: bool = False) -> None:
    hub = site.hub
    users = [await site.accounts.guest("en") for _ in range(3)]
    seats = SeatPlan("me"), SeatPlan("person")
    table = await hub.open_table(users[0], TableSetup(game, seats, pace=0.0, wait=wait))
    live = await hub.live(table)
    sockets = [Socket() for _ in users]
    connections = [Connection(cast(WebSocket, socket), user, "en") for socket, user in zip(sockets, users, strict=True)]
    for connection in connections:
        await hub.join(live, connection)
    for who, words in [(1, {"t": "sit", "seat": 1}), *talk]:
        socket, connection = sockets[who], connections[who]
        socket.sent.clear()
        if not isinstance(words, bytes | str):
            words = json.dumps(filled(words, live.room.game, live.seat_of(connection)))
        await handle_message(hub, live, connection, words)
        while connection._waiting or connection._sending or connection.errands:
            await asyncio.sleep(0)
        got = [frame for frame in socket.sent if frame["t"] in ("done", "refused", "pong", "log", "hint")]
        assert len(got) == 1, (words, got)
        if got[0]["t"] == "refused":
            assert got[0]["reason"]
            assert "missing text" not in got[0]["reason"]
    async with live.lock:  # bots may be at work still, but not now
        row = await site.storage.table(table)
        assert row
        again = await hub._read(row)
        assert not again.broken
        assert (again.n, again.step, again.status) == (live.room.n, live.room.step, live.room.status)
        assert again.seats == live.room.seats
        if live.room.game:
            assert again.game
            assert again.game.record() == live.room.game.record()
    for connection in connections:
        hub.disconnect(live, connection)
    del hub.rooms[table]


def filled(words: Any, game: Any, seat: int) -> Any:
    """`legal 1` stands for the second move that is legal now."""
    legal = [move.text for move in game.legal(seat)] if game and seat >= 0 else []

    def move(text: Any) -> Any:
        if isinstance(text, str) and text.startswith("legal ") and legal:
            return legal[int(text[6:]) % len(legal)]
        return text

    if isinstance(words, dict):
        words = dict(words)
        if "move" in words:
            words["move"] = move(words["move"])
        if isinstance(words.get("moves"), list):
            words["moves"] = [move(text) for text in words["moves"]]
    return words


# --- HTTP ---

part = st.sampled_from(["resarcana", "en", "x", "%00", "..", "%2e%2e", "\xff", "", "a" * 300]) | st.text(max_size=6)
paths = st.one_of(
    st.sampled_from(["/", "/api/me", "/api/games", "/api/tables", "/api/mine", "/api/records", "/api/account/login",
                     "/api/account/register", "/api/account/logout", "/api/account", "/api/account/data",
                     "/index.html"]),
    st.builds("/api/account/{}".format, st.sampled_from(sorted(LOGIN | OTHERS))),
    st.builds("/texts/{}.ftl".format, part), st.builds("/api/cards/{}".format, part),
    st.builds("/api/tables/{}/record".format, part), st.builds("/api/replay/{}".format, part),
    st.builds("/{}/{}".format, part, part))
queries = st.sampled_from(["", "from=1&to=2", "from=-1", "eyes=x", "from=999999999999999999999", "%ff=%ff", "&&="])
header = st.tuples(
    st.sampled_from([b"origin", b"host", b"cookie", b"if-none-match", b"accept-encoding", b"accept-language",
                     b"content-type", b"content-length", b"x-forwarded-proto"]),
    st.binary(max_size=30) | st.sampled_from(
        [b"arcanarium=x.y", b"http://[", b"null", b"gzip", b"en;q=0.5,de", b"https"]))
bodies = st.one_of(
    st.binary(max_size=60), st.builds(lambda words: json.dumps(words).encode(), anything),
    st.builds(lambda words: json.dumps(words).encode(), st.fixed_dictionaries({}, optional={
        "name": st.text(max_size=30), "password": st.text(max_size=30), "language": st.text(max_size=4),
        "token": st.text(max_size=30), "email": st.text(max_size=30), "id": anything, "label": anything,
        "credential": st.dictionaries(st.sampled_from(["id", "response"]), anything | st.dictionaries(
            st.sampled_from(["clientDataJSON", "signature"]), st.text(max_size=30), max_size=2), max_size=2),
        "game": st.sampled_from(["resarcana", "cadwallon", "x"]), "sets": anything, "variant": anything,
        "options": anything, "open": anything, "pace": anything, "clock": anything,
        "seats": st.lists(
            st.fixed_dictionaries({"kind": st.sampled_from(["me", "person", "bot", "x"])}), max_size=6)})))


@given(method=st.sampled_from(["GET", "POST", "HEAD", "PUT"]), path=paths, query=queries,
       headers=st.lists(header, max_size=4), body=bodies)
@examples(200)
def test_whatever_is_asked_over_http(
    bench: Bench, method: str, path: str, query: str, headers: list[tuple[bytes, bytes]], body: bytes
) -> None:
    answer = bench.run(request(bench.app, method, path, query, headers, body))
    assert answer["status"] < 500, answer
    assert answer["status"] in (200, 304, 400, 403, 404, 405, 413, 421, 429)


async def request(
    app: Starlette, method: str, path: str, query: str, headers: list[tuple[bytes, bytes]], body: bytes
) -> dict[str, Any]:
    """A request as uvicorn hands it over, whatever a client would make of it."""
    scope = {"type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": method, "scheme": "http",
             "path": path, "raw_path": path.encode(), "query_string": query.encode(), "root_path": "",
             "headers": headers, "client": ("127.0.0.1", 1), "server": ("127.0.0.1", 80)}
    parts: list[dict[str, Any]] = [
        {"type": "http.request", "body": body[:9], "more_body": True}, {"type": "http.request", "body": body[9:]}]
    found: dict[str, Any] = {"status": 0, "body": b""}

    async def receive() -> dict[str, Any]:
        return parts.pop(0) if parts else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            found["status"] = message["status"]
        else:
            found["body"] += message.get("body", b"")

    await app(scope, receive, send)
    return found
