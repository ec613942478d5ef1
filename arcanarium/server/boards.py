"""Analysis boards: places reached by moves for all seats, the best lines there, positions, links, tables to play on at.

The server keeps nothing of a board but what was shared: a client says where its board begins and which moves lead to
the place that it asks about. A board begins at a finished game or at a position, never in a game that is played.
"""
from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from hashlib import sha256
from secrets import randbits
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.routing import Route

from arcanarium.learn.study.board import BoardStart, Branches, Path, Try, reports
from arcanarium.server import boardwork, sitetime
from arcanarium.server.boardwork import Told, safely
from arcanarium.server.fairness import Crowded, Dropped
from arcanarium.server.hub import Hub, new_table
from arcanarium.server.journal import Origin, TableSetup
from arcanarium.server.limits import SHARED
from arcanarium.server.messages import MoveText, Refused, SeatNumber, StepNumber, write
from arcanarium.server.reviews import finished_record
from arcanarium.server.storage import Write
from arcanarium.server.thinkers import texts_of
from arcanarium.server.visitor import address_in, language_of, read, user_of, user_or_guest, with_cookie

if TYPE_CHECKING:
    from arcanarium.server.app import Site

LONGEST_POSITION, LONGEST_TEXT = 20_000, 60_000
"""The most characters of a position, and of a text that is taken in."""
LARGEST = 120_000
"""The most bytes of a request."""
LONGEST_PATH, MOST_PLACES = 300, 300
"""The most moves on the way to a place, and the most moves of a tree."""
MOST_RUNNING = 20
"""So many searches may be under way in a process. One person has one at a time."""
MOST_SHARED = 20_000
"""So many boards are kept; those that were shared longest ago make room for others."""
ID = 9
"""Bytes of the address of a shared board."""
SEEDS = 53
"""Bits of the seed of a fresh game."""
Step = tuple[SeatNumber, MoveText]
Link = tuple[Annotated[int, Meta(ge=0, le=MOST_PLACES)], SeatNumber, MoveText]


class SharedStart(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a board begins: at a step of the game at a table, or at a position."""

    table: Annotated[str, Meta(max_length=40)] = ""
    step: StepNumber = 0
    position: Annotated[str, Meta(max_length=LONGEST_POSITION)] = ""


class Place(msgspec.Struct, frozen=True):
    """A place on a board."""

    start: SharedStart
    path: Annotated[tuple[Step, ...], Meta(max_length=LONGEST_PATH)] = ()

    def moves(self) -> Path:
        return tuple(Try(seat, move) for seat, move in self.path)


class LookAt(Place, frozen=True):
    eyes: Annotated[int, Meta(ge=boardwork.WHO_MOVES, le=4)] = boardwork.WHO_MOVES


class Search(Place, frozen=True):
    seat: SeatNumber = 0
    light: Literal["fair", "open"] = "fair"


class PlayOn(Place, frozen=True):
    setup: TableSetup = TableSetup("", ())


class SharedBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board with its branches: for each place but the start its parent, and the seat and the move that led there."""

    start: SharedStart
    tree: Annotated[tuple[Link, ...], Meta(max_length=MOST_PLACES)] = ()
    here: Annotated[int, Meta(ge=0, le=MOST_PLACES)] = 0


class Text(msgspec.Struct, frozen=True):
    text: Annotated[str, Meta(max_length=LONGEST_TEXT)]


@dataclass(eq=False)
class Searching:
    """A search that is under way."""

    who: str
    stopped: bool = field(default=False)


class Boards:
    """The searches of a process, and the boards that were shared."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.storage = hub, hub.storage
        self.running: list[Searching] = []

    async def told(self, who: str, language: str, work: Callable[..., bytes], *args: Any) -> bytes:
        """Have some work done by a worker; Refused if it cannot be."""
        try:
            return body_of(await self.hub.thinkers.at(who, "replay").run(safely, work, language, *args))
        except Crowded:
            raise Refused("busy") from None

    def stop_others(self, who: str, at_once: int) -> None:
        """Stop the searches that a reader began before, but for so many less one: who goes on looks at one place.
        Refused if others search too much."""
        mine = [one for one in self.running if one.who == who and not one.stopped]
        for one in mine[: max(0, len(mine) + 1 - at_once)]:
            one.stopped = True
        if sum(not one.stopped for one in self.running) >= MOST_RUNNING:
            raise Refused("busy")

    async def search(
        self, who: str, start: BoardStart, path: Path, wanted: Search, language: str,
    ) -> AsyncIterator[bytes]:
        """What a search tells, a line of JSON each, until it is done or stopped. It is a row of small tasks."""
        running = Searching(who)
        self.running.append(running)
        desk = self.hub.thinkers.at(who, "analysis", lambda: not running.stopped)
        visits = [*reports()]
        try:
            for n in visits:
                found = body_of(await desk.run(safely, boardwork.lines, language, start, path, wanted.seat,
                                               wanted.light, n))
                yield b'{"final":%s,"lines":%s}\n' % (b"true" if n == visits[-1] else b"false", found)
                if running.stopped:
                    return
        except Dropped:
            return
        except Crowded:
            yield _told_refused(Refused("busy"), language)
        except Refused as refused:
            yield _told_refused(refused, language)
        finally:
            self.running.remove(running)

    async def share(self, board: SharedBoard) -> str:
        """Keep a board and return its address. The same board has the same one."""
        data = write(board)
        id = urlsafe_b64encode(sha256(data).digest()[:ID]).decode()
        await self.storage.write(Write("board", {"id": id, "table_id": board.start.table, "made": sitetime.now(),
                                                 "data": data.decode()}))
        oldest = await self.storage.rows("SELECT made FROM boards ORDER BY made DESC LIMIT 1 OFFSET :most",
                                         most=MOST_SHARED)
        if oldest:
            await self.storage.write(Write("boards_before", {"before": oldest[0]["made"]}))
        return id

    async def shared(self, id: str) -> bytes:
        """A board that was shared, as JSON; Refused if there is none at this address."""
        rows = await self.storage.rows("SELECT data FROM boards WHERE id = :id", id=id)
        if not rows:
            raise Refused("unknown-table", "board-refused-unknown")
        return str(rows[0]["data"]).encode()


def body_of(found: Told) -> bytes:
    """What a worker has found; Refused if it found a reason against it."""
    if not found.code:
        return found.body
    refused = Refused(found.code)
    refused.reason = found.reason
    raise refused


def _told_refused(refused: Refused, language: str) -> bytes:
    reason = refused.reason or texts_of(language).say(refused.message, **refused.args_)
    return write({"final": True, "refused": reason}) + b"\n"


# --- routes ---

Handler = Callable[["Site", Request], Awaitable[Response]]


async def start_of(site: Site, request: Request, start: SharedStart) -> BoardStart:
    """Where a board begins; Refused if that is a game which may not be looked at: one that is played, or of today."""
    if not start.table:
        return BoardStart(position=start.position)
    return BoardStart(await finished_record(site, request, start.table), start.step)


async def reader(site: Site, request: Request, kind: str) -> tuple[str, str]:
    """Who asks, a person or an address, and in which language; Refused if that is too often."""
    user = await user_of(site, request)
    site.limits.check(kind, user.id if user else "", address_in(request))
    return user.id if user else address_in(request), language_of(request, user)


def as_json(body: bytes) -> Response:
    return Response(body, media_type="application/json", headers={"Cache-Control": "no-store"})


async def look(site: Site, request: Request) -> Response:
    wanted = await read(request, LookAt, LARGEST)
    who, language = await reader(site, request, "board")
    start = await start_of(site, request, wanted.start)
    return as_json(await site.boards.told(who, language, boardwork.place, start, wanted.moves(), wanted.eyes))


async def search(site: Site, request: Request) -> Response:
    wanted = await read(request, Search, LARGEST)
    who, language = await reader(site, request, "lines")
    start = await start_of(site, request, wanted.start)
    site.boards.stop_others(who, SHARED if who == address_in(request) else 1)
    told = site.boards.search(who, start, wanted.moves(), wanted, language)
    return StreamingResponse(told, media_type="application/x-ndjson",
                             headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"})


async def words(site: Site, request: Request) -> Response:
    wanted = await read(request, SharedBoard, LARGEST)
    who, language = await reader(site, request, "board")
    start = await start_of(site, request, wanted.start)
    return as_json(await site.boards.told(who, language, boardwork.words, start, wanted.tree))


async def position(site: Site, request: Request) -> Response:
    wanted = await read(request, Place, LARGEST)
    who, language = await reader(site, request, "board")
    start = await start_of(site, request, wanted.start)
    return as_json(await site.boards.told(who, language, boardwork.position_of, start, wanted.moves()))


async def take_in(site: Site, request: Request) -> Response:
    """A text as a position, or everything that is wrong with it."""
    wanted = await read(request, Text, LARGEST)
    who, language = await reader(site, request, "board")
    try:
        found = await site.hub.thinkers.at(who, "replay").run(safely, boardwork.taken_in, language, wanted.text)
    except Crowded:
        raise Refused("busy") from None
    if found.faults:
        return JSONResponse({"faults": [{"line": line, "reason": reason} for line, reason in found.faults]})
    return as_json(body_of(found))


async def form(site: Site, request: Request) -> Response:
    """What can be edited in a position."""
    wanted = await read(request, Text, LARGEST)
    who, language = await reader(site, request, "board")
    return as_json(await site.boards.told(who, language, boardwork.form_of, wanted.text))


async def fresh(site: Site, request: Request) -> Response:
    setup = await read(request, TableSetup)
    who, language = await reader(site, request, "board")
    return as_json(await site.boards.told(who, language, boardwork.fresh, setup, randbits(SEEDS)))


async def share(site: Site, request: Request) -> Response:
    board = await read(request, SharedBoard, LARGEST)
    who, language = await reader(site, request, "share")
    if board.here > len(board.tree):
        raise Refused("malformed")
    Branches(board.tree)  # ConfigError if the places are no tree
    start = await start_of(site, request, board.start)
    await site.boards.told(who, language, boardwork.words, start, board.tree)  # nothing but a board is kept
    if not start.record:
        written = await site.boards.told(who, language, boardwork.position_of, start, ())
        clean = SharedStart(position=msgspec.json.decode(written)["position"])
        board = msgspec.structs.replace(board, start=clean)
    return JSONResponse({"board": await site.boards.share(board)})


async def shared(site: Site, request: Request) -> Response:
    data = await site.boards.shared(request.path_params["board"])
    await start_of(site, request, msgspec.json.decode(data, type=SharedBoard).start)  # its game may be gone
    return as_json(data)


async def play_on(site: Site, request: Request) -> Response:
    """Open a table at which a game goes on from a place, against bots."""
    wanted = await read(request, PlayOn, LARGEST)
    user = await user_or_guest(site, request)
    site.limits.check("table", user.id, address_in(request))
    if sum(plan.kind != "bot" for plan in wanted.setup.seats) != 1:
        raise Refused("not-now", "board-refused-bots")
    start = await start_of(site, request, wanted.start)
    made = await site.boards.told(user.id, language_of(request, user), boardwork.setup_from, start, wanted.moves(),
                                  wanted.setup)
    found = msgspec.json.decode(made, type=Begun)
    id, writes = new_table(user, found.setup, Origin("position", position=found.position))
    await site.hub.open_made(id, writes)
    return await with_cookie(site, request, user, JSONResponse({"table": id}))


class Begun(msgspec.Struct, frozen=True):
    """How a game goes on at a table."""

    setup: TableSetup
    position: str


def routes(http: Callable[..., Callable[[Request], Awaitable[Response]]]) -> list[Route]:
    posts: dict[str, Handler] = {
        "": look, "/lines": search, "/words": words, "/position": position, "/text": take_in, "/form": form,
        "/fresh": fresh, "/share": share, "/play": play_on}
    return [Route("/api/board/shared/{board}", http(shared, "list")),
            *(Route(f"/api/board{path}", http(handler), methods=["POST"]) for path, handler in posts.items())]
