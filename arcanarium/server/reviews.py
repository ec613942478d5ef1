"""Reviews of finished games: made in the background by the workers that read, kept in the database, shared by link.

A review is a row of small tasks, so that replays, records and reviews of others take turns with it, and so that it can
be stopped. It knows all cards of a game: there is none of a game that is played, nor of a daily deal of today.
"""
from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from arcanarium.learn.study.balance import VERSION, Review
from arcanarium.learn.study.lights import DEPTHS, USUAL
from arcanarium.learn.study.reviewing import Stage, course
from arcanarium.learn.study.telling import as_data
from arcanarium.server import daily, sitetime
from arcanarium.server.fairness import Crowded, Dropped
from arcanarium.server.hub import Hub
from arcanarium.server.messages import Refused, write
from arcanarium.server.readings import Readings
from arcanarium.server.records import record_of
from arcanarium.server.storage import Write
from arcanarium.server.studying import in_words, outline, work
from arcanarium.server.visitor import address_in, language_of, user_of, user_or_guest, with_cookie

if TYPE_CHECKING:
    from arcanarium.server.app import Site

SEED = 1
DRAFT_EVERY = 8
"""After so many tasks the review so far is told anew."""
MOST_RUNNING = 20
"""So many reviews may be under way in a process. One person has one at a time."""


@dataclass
class Running:
    """A review that is being made."""

    user: str
    done: float = 0.0
    draft: bytes = b""
    number: int = 0
    """The number of the draft: a client that has it is not sent it again."""
    stopped: bool = False
    ended: asyncio.Event = field(default_factory=asyncio.Event)


class Reviews:
    """The reviews of a process: those that are being made, and what was told of others lately."""

    def __init__(self, hub: Hub) -> None:
        self.hub, self.storage = hub, hub.storage
        self.running: dict[tuple[str, str], Running] = {}
        self._told = Readings()

    async def stored(self, table: str, depth: str) -> str | None:
        """A review that was made, as JSON."""
        rows = await self.storage.rows(
            "SELECT data FROM reviews WHERE table_id = :table_id AND depth = :depth AND version = :version",
            table_id=table, depth=depth, version=VERSION)
        return str(rows[0]["data"]) if rows else None

    async def begin(self, table: str, depth: str, user: str) -> None:
        """Begin to review a finished game, unless that was done or is being done."""
        if (table, depth) in self.running or await self.stored(table, depth):
            return
        record = await record_of(self.hub, table)
        if (table, depth) in self.running:
            return
        if any(one.user == user for one in self.running.values()):
            raise Refused("not-now", "review-refused-one")
        if len(self.running) >= MOST_RUNNING:
            raise Refused("busy")
        found = self.running[table, depth] = Running(user)
        self.hub.run_in_background(self._make(table, depth, record, found))

    async def _make(self, table: str, depth: str, record: str, running: Running) -> None:
        try:
            data = await self._reviewed(record, depth, running)
            await self.storage.write(Write("review", {
                "table_id": table, "depth": depth, "version": VERSION, "made": sitetime.now(), "data": data.decode()}))
        except (Crowded, Dropped):
            pass  # whoever still wants it asks again
        finally:
            del self.running[table, depth]
            running.ended.set()

    async def _reviewed(self, record: str, depth: str, running: Running) -> bytes:
        desk = self.hub.thinkers.at(running.user, "analysis", lambda: not running.stopped)
        stages = course(await desk.run(outline, record), DEPTHS[depth], SEED)
        stage, tasks = next(stages), 0
        while True:
            if stage.draft and tasks % DRAFT_EVERY == 0:
                running.draft, running.number = await asyncio.to_thread(drafted, stage), running.number + 1
            tasks += bool(stage.draft)
            running.done = stage.done
            found = await desk.run(work, record, stage.task)
            if running.stopped:
                raise Dropped
            try:
                stage = stages.send(found)
            except StopIteration as end:
                return await asyncio.to_thread(encoded, end.value)

    def stop(self, table: str, depth: str, user: str) -> None:
        """Stop a review that this user asked for."""
        running = self.running.get((table, depth))
        if running is None or running.user != user:
            raise Refused("not-now")
        running.stopped = True

    async def state(self, table: str, depth: str, have: int, user: str, language: str, who: str) -> bytes:
        """How far a review is, with what is known so far unless the client has draft number `have`; and with words,
        once it is finished."""
        if running := self.running.get((table, depth)):
            told: dict[str, Any] = {"state": "running", "done": running.done, "number": running.number,
                                    "mine": running.user == user}
            if running.draft and running.number != have:
                told["review"] = msgspec.Raw(running.draft)
            return write(told)
        key = ("review", table, depth, language)
        if (response := self._told.get(key)) is None:
            if (data := await self.stored(table, depth)) is None:
                return write({"state": "none"})
            record = await record_of(self.hub, table)
            try:
                words = await self.hub.thinkers.at(who, "replay").run(in_words, record, data, language)
            except Crowded:
                raise Refused("busy") from None
            response = write({"state": "done", "review": msgspec.Raw(data.encode()), "words": msgspec.Raw(words)})
            self._told.keep(key, response)
        return response


def drafted(stage: Stage) -> bytes:
    """The review so far as JSON."""
    assert stage.draft
    return encoded(stage.draft())


def encoded(review: Review) -> bytes:
    return write(as_data(review))


# --- routes ---

Handler = Callable[["Site", Request], Awaitable[Response]]


async def finished_record(site: Site, request: Request, table: str) -> str:
    """The record of a game that is over; Refused if whoever asks may not study it."""
    live = await site.hub.live(table)
    if not daily.may_see(live.room, await user_of(site, request)):
        raise Refused("unknown-table")
    if live.room.status != "over" or live.room.game is None:
        raise Refused("not-now", "web-refused-record-later")
    daily.check_record(live.room)
    return live.room.game.record()


async def checked(site: Site, request: Request) -> tuple[str, str]:
    """The table and depth of a request; Refused if its game may not be reviewed by who asks."""
    table = str(request.path_params["table"])
    await finished_record(site, request, table)
    depth = request.query_params.get("depth", USUAL.name)
    if depth not in DEPTHS:
        raise Refused("malformed")
    return table, depth


async def look(site: Site, request: Request) -> Response:
    table, depth = await checked(site, request)
    user = await user_of(site, request)
    try:
        have = int(request.query_params.get("have", 0))
    except ValueError:
        raise Refused("malformed") from None
    found = await site.reviews.state(table, depth, have, user.id if user else "", language_of(request, user),
                                     user.id if user else address_in(request))
    return Response(found, media_type="application/json", headers={"Cache-Control": "no-store"})


async def begin(site: Site, request: Request) -> Response:
    table, depth = await checked(site, request)
    user = await user_or_guest(site, request)
    site.limits.check("review", user.id, address_in(request))
    await site.reviews.begin(table, depth, user.id)
    return await with_cookie(site, request, user, JSONResponse({}))


async def stop(site: Site, request: Request) -> Response:
    table, depth = await checked(site, request)
    user = await user_or_guest(site, request)
    site.reviews.stop(table, depth, user.id)
    return JSONResponse({})


def routes(http: Callable[..., Callable[[Request], Awaitable[Response]]]) -> list[Route]:
    return [
        Route("/api/reviews/{table}", http(look, "replay")),
        Route("/api/reviews/{table}", http(begin), methods=["POST"]),
        Route("/api/reviews/{table}/stop", http(stop), methods=["POST"]),
    ]
