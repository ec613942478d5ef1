"""The HTTP routes of the site and its websocket: see docs/protocol.md."""
from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import lru_cache, partial

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from arcanarium.core.errors import ArcanariumError, ConfigError
from arcanarium.locale import FALLBACK, languages
from arcanarium.locale.known_errors import explained
from arcanarium.server import (
    around,
    boards,
    catalogue,
    catalogue_routes,
    daily,
    departures,
    explorer,
    guard,
    lesson_routes,
    people_routes,
    puzzle_routes,
    puzzles,
    records,
    reviews,
    traces,
    watching,
)
from arcanarium.server.accounts import Accounts
from arcanarium.server.assets import Assets, packed, respond, respond_with, tag_of
from arcanarium.server.bus import bus_at
from arcanarium.server.connection import Connection
from arcanarium.server.doors import Doors
from arcanarium.server.front import OFFLINE, WORKER, Front
from arcanarium.server.gate import exhausted
from arcanarium.server.hosts import Hosts, OnlyKnownHosts
from arcanarium.server.hub import Hub
from arcanarium.server.journal import TableSetup
from arcanarium.server.keys import signing_keys
from arcanarium.server.limits import Buckets, Limits, Turnstile
from arcanarium.server.lists import summaries
from arcanarium.server.live import Live
from arcanarium.server.messages import Refused, write
from arcanarium.server.passkeys import Passkeys
from arcanarium.server.readings import Readings
from arcanarium.server.recovery import Recovery
from arcanarium.server.settings import Settings
from arcanarium.server.storage import NotSaved, Storage, Unreadable
from arcanarium.server.talk import handle_message, reason_of
from arcanarium.server.thinkers import Thinkers, texts_of
from arcanarium.server.uploads import LONGEST_RECORD
from arcanarium.server.visitor import address_in, language_of, read, user_of, user_or_guest, visitor_of, with_cookie

log = logging.getLogger("arcanarium")
SECONDS = 60.0
"""For how long a request may be worked on."""
UNKNOWN_TABLE, FOREIGN, UNAVAILABLE, BUSY = 4404, 4403, 1012, 1013
"""The websocket codes with which a client is turned away."""
STATUS = {"too-fast": 429, "too-long": 413, "unknown-table": 404, "not-found": 404, "foreign": 403, "confirm": 403,
          "banned": 403, "busy": 503}
"""The status of refusals other than 400."""
JOINING = 20.0
"""Seconds within which somebody who comes to a table is sent it, or told that it is not possible now."""
CHECK_SESSIONS = 10.0
"""Seconds between two looks for clients whose session has ended elsewhere."""


@dataclass
class Site:
    """The parts of the server that all routes share."""

    settings: Settings
    storage: Storage
    accounts: Accounts
    hub: Hub
    front: Front
    limits: Limits
    """How often people and addresses may do things."""
    login_limits: Buckets
    """How often one client address may register or log in."""
    hosts: Hosts
    passkeys: Passkeys
    recovery: Recovery
    doors: Doors
    daily: daily.Daily
    reviews: reviews.Reviews
    boards: boards.Boards
    puzzles: puzzles.Puzzles
    explorer: explorer.Explorer
    replays: Readings = field(default_factory=Readings)
    turnstile: Turnstile = field(default_factory=Turnstile)
    """Where cheap requests wait for their turn on the event loop."""
    entrance: Turnstile = field(default_factory=lambda: Turnstile(1))
    """Where others and websockets do."""
    spoken: dict[str, asyncio.Future[bytes]] = field(default_factory=dict)
    """The languages that are ready to be spoken, or will be."""

    async def speak(self, language: str) -> None:
        """Make what is sent to everyone in a language; the loop goes on meanwhile, for it takes up to a second."""
        if language not in self.spoken:
            self.spoken[language] = asyncio.ensure_future(asyncio.to_thread(self.front.page, "", language))
        await asyncio.shield(self.spoken[language])


Handler = Callable[[Site, Request], Awaitable[Response]]


# --- tables ---


async def open_table(site: Site, request: Request) -> Response:
    setup = await read(request, TableSetup)
    user = await user_or_guest(site, request)
    site.limits.check("table", user.id, address_in(request))
    table = await site.hub.open_table(user, setup)
    return await with_cookie(site, request, user, JSONResponse({"table": table}))


async def open_tables(site: Site, request: Request) -> Response:
    user = await user_of(site, request)
    return JSONResponse(summaries(site.hub.rooms, await site.storage.open_tables(), user))


async def my_tables(site: Site, request: Request) -> Response:
    user = await user_of(site, request)
    rows = await site.storage.tables_of(user.id) if user else []
    return JSONResponse(summaries(site.hub.rooms, rows, user))


async def invitation(site: Site, request: Request) -> Response:
    await visible_table(site, request)
    picture = around.invitation(request, site.hosts, request.path_params["table"])
    return Response(picture, media_type="image/svg+xml", headers={"Cache-Control": "no-store"})


async def told_after(site: Site, request: Request) -> Response:
    await visible_table(site, request)
    return JSONResponse(await around.told_after(site.hub, request.path_params["table"]))


async def visible_table(site: Site, request: Request | WebSocket) -> Live:
    """The table of a request, if its user may look at it; Refused as if there were none if not."""
    live = await site.hub.live(request.path_params["table"])
    if not daily.may_see(live.room, await user_of(site, request)):
        raise Refused("unknown-table")
    return live


async def daily_deals(site: Site, request: Request) -> Response:
    return JSONResponse(await site.daily.page(await user_of(site, request), request.query_params.get("day", "")))


async def try_daily(site: Site, request: Request) -> Response:
    user = await user_or_guest(site, request)
    table = await site.daily.begin(user, request.path_params["game"])
    return await with_cookie(site, request, user, JSONResponse({"table": table}))


async def record(site: Site, request: Request) -> Response:
    daily.check_record((await visible_table(site, request)).room)
    text = await records.record_of(site.hub, request.path_params["table"])
    name = f"arcanarium-{request.path_params['table'][:6]}.arcana"
    return Response(text, media_type="text/plain; charset=utf-8",
                    headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def replay(site: Site, request: Request) -> Response:
    await visible_table(site, request)
    user = await user_of(site, request)
    asked = request.query_params
    try:
        since, to, eyes = int(asked.get("from", 0)), int(asked.get("to", 20)), int(asked.get("eyes", -1))
    except ValueError:
        raise Refused("malformed") from None
    found = await records.replay_of(
        site.hub, site.replays, request.path_params["table"], since, to, eyes, language_of(request, user),
        user.id if user else address_in(request))
    return Response(found, media_type="application/json")


async def add_record(site: Site, request: Request) -> Response:
    body = await guard.body_of(request, LONGEST_RECORD)
    if body is None:
        raise Refused("too-long")
    user = await user_or_guest(site, request)
    site.limits.check("record", user.id, address_in(request))
    table = await records.add(site.hub, user, body)
    return await with_cookie(site, request, user, JSONResponse({"table": table}))


# --- pages ---


async def page(site: Site, request: Request) -> Response:
    """A static file, or the page itself for every other address: its router shows what belongs there."""
    name = request.path_params.get("path", "")
    if found := site.front.find(name) if name else None:
        return respond_with(request, *found)
    if "." in name.rpartition("/")[2] or name.startswith(("api/", "texts/", "ws/", "a/")):
        return guard.refusal(404, "not-found", say_to(request.scope, "web-refused-not-found"))
    user = await user_of(site, request)
    language = language_of(request, user)
    if name.startswith(f"{OFFLINE}/"):  # what the worker of a language stores
        language = name.removeprefix(f"{OFFLINE}/") if name.removeprefix(f"{OFFLINE}/") in languages() else language
    await site.speak(language)
    table = site.hub.rooms.get(name.partition("/")[2])
    facts = people_routes.user_facts(site, request, user, language)
    body = site.front.page(name, language, facts, table.room.setup.game if table else "")
    answer = respond(request, body, *_packed(body), keep="private, no-cache")
    return await with_cookie(site, request, user, answer) if user else answer


@lru_cache(128)
def _packed(page: bytes) -> tuple[bytes, str, str]:
    """A page compressed, its type and its ETag. Most readers are told the same."""
    return packed(page), "text/html; charset=utf-8", tag_of(page)


async def worker(site: Site, request: Request) -> Response:
    """The service worker: only where the page comes from its bundle."""
    if site.front.bundle is None:
        return guard.refusal(404, "not-found", say_to(request.scope, "web-refused-not-found"))
    return respond_with(request, site.front.worker(language_of(request, await user_of(site, request))))


async def table_socket(site: Site, socket: WebSocket) -> None:
    """The websocket of a client, if there is room for it."""
    address = address_in(socket)
    try:
        await site.limits.turn("visit", address)
        with site.limits.socket(address):
            await site.entrance.pass_through()
            await at_table(site, socket)
    except Refused:
        await socket.accept()
        await socket.close(BUSY, texts_of(language_of(socket)).say("gate-crowded"))


async def at_table(site: Site, socket: WebSocket) -> None:
    """The websocket of a client at a table, from the handshake to the end."""
    await socket.accept()
    if not site.hosts.same_origin(socket):
        await socket.close(FOREIGN)
        return
    connection = Connection(socket, None, language_of(socket))
    live: Live | None = None
    try:
        async with asyncio.timeout(JOINING):
            if visitor := await visitor_of(site, socket):
                session = visitor.session.id if visitor.session else ""
                connection = Connection(socket, visitor.user, language_of(socket, visitor.user), session)
            live = await visible_table(site, socket)
            await site.hub.join(live, connection)
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                break
            await handle_message(site.hub, live, connection, message.get("text") or message.get("bytes") or b"")
            if connection.closed:
                break
    except (Refused, Unreadable, TimeoutError) as error:
        await turn_away(site, connection, error)
    except (WebSocketDisconnect, RuntimeError) as error:
        if not isinstance(error, WebSocketDisconnect) and not connection.closed:
            log.warning("a connection to a table ended: %s", error)
    finally:
        connection.closed = True
        connection.end_errands()
        if live is not None:
            site.hub.disconnect(live, connection)


async def turn_away(site: Site, connection: Connection, why: Exception) -> None:
    """Tell a client why it cannot be let to a table, and close its connection: a page tries again by itself, but
    somebody who is told nothing waits for ever."""
    if isinstance(why, TimeoutError):
        log.error("somebody who came to a table was not answered for %d seconds", JOINING)
    refused = why if isinstance(why, Refused) else Refused("busy" if isinstance(why, TimeoutError) else "not-saved")
    site.hub.metrics.refused(refused.code)
    connection.send(write({"t": "refused", "id": None, "code": refused.code,
                           "reason": reason_of(refused, texts_of(connection.language))}))
    await connection.close_and_wait(UNKNOWN_TABLE if refused.code == "unknown-table" else UNAVAILABLE)


# --- the application ---


def say_to(scope: Scope, message: str) -> str:
    """A message to whoever made a request."""
    return texts_of(language_of(HTTPConnection(scope))).say(message)


async def unknown_host(scope: Scope, receive: Receive, send: Send) -> None:
    """The response to a request under a name that is not ours: what the operator has to set if it should be."""
    request = Request(scope)
    reason = texts_of(language_of(request)).say("web-refused-host", host=request.headers.get("host", "")[:100])
    await guard.refusal(421, "unknown-host", reason)(scope, receive, send)


def make_app(settings: Settings) -> Starlette:
    """The web application with these settings. It opens the database when it starts."""
    shown = {spec.about.name: spec.page for spec in catalogue.shown_games() if spec.page}
    assets = Assets(games={game: page.folder for game, page in shown.items() if page.folder})
    modules = {game: page.address(game, page.board) for game, page in shown.items()}
    front = Front(assets, modules, catalogue.styles(), catalogue_routes.versions(assets), settings.page,
                  lesson_routes.addresses())
    storage = Storage(settings.database_url, settings.home, settings.migrate)
    hub = Hub(settings, storage, bus_at(settings.redis), Thinkers(settings.thinkers))
    keys = signing_keys(settings)
    accounts, hosts = Accounts(storage, keys), Hosts(settings)
    site = Site(settings, storage, accounts, hub, front,
                limits=hub.limits, login_limits=Buckets(rate=0.2, burst=10), hosts=hosts,
                passkeys=Passkeys(accounts, hosts), recovery=Recovery(settings, accounts), doors=Doors(keys),
                daily=daily.Daily(hub, keys[-1]), reviews=reviews.Reviews(hub), boards=boards.Boards(hub),
                puzzles=puzzles.Puzzles(hub, keys[-1]), explorer=explorer.Explorer(hub, settings.home))
    departures.watch(hub, accounts)
    storage.on_mended = lambda: departures.reload(hub, list(hub.rooms))

    def http(handler: Handler, kind: str = "page", login: bool = False) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            await site.speak(language_of(request))
            texts = texts_of(language_of(request))
            try:
                request.scope[watching.ROUTE] = handler.__name__
                hub.bans.check_address(address_in(request))
                if request.method == "POST" and not site.hosts.same_origin(request):
                    raise Refused("foreign")
                await site.limits.turn("post" if request.method == "POST" else kind, address_in(request))
                if login and settings.limits and not site.login_limits.take(address_in(request)):
                    raise Refused("too-fast")
                await (site.turnstile if kind == "page" and request.method == "GET" else site.entrance).pass_through()
                async with asyncio.timeout(SECONDS):
                    return await handler(site, request)
            except Refused as refused:
                hub.metrics.refused(refused.code)
                return guard.refusal(STATUS.get(refused.code, 400), refused.code, reason_of(refused, texts))
            except TimeoutError:
                return guard.refusal(503, "busy", texts.say("web-refused-busy"))
            except ConfigError as error:
                return guard.refusal(400, "bad-setup", explained(error, texts))
            except ArcanariumError as error:
                return guard.refusal(400, "bad-record", explained(error, texts))
            except (NotSaved, Unreadable):
                return guard.refusal(503, "not-saved", texts.say("web-refused-not-saved"))

        return endpoint

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(exhausted)
        await storage.start()
        await accounts.start()
        await hub.start()
        hub.run_in_background(hub.metrics.watch_loop())
        hub.run_in_background(departures.keep_watch(hub, accounts, CHECK_SESSIONS))
        hub.run_in_background(site.speak(FALLBACK))  # made once, and no visitor waits for it
        yield
        await hub.close()
        hub.thinkers.close()
        await storage.close()

    hub.metrics.watch(partial(watching.levels_of, hub))
    routes = [
        Route("/healthz", watching.healthz),
        Route("/readyz", watching.readyz_of(hub)),
        Route("/metrics", watching.metrics_of(hub.metrics, settings.metrics)),
        *catalogue_routes.routes(http),
        *people_routes.routes(http),
        *lesson_routes.routes(http),
        *reviews.routes(http),
        *boards.routes(http),
        *puzzle_routes.routes(http),
        *explorer.routes(http),
        Route("/api/tables", http(open_tables, "list")),
        Route("/api/tables", http(open_table), methods=["POST"]),
        Route("/api/mine", http(my_tables, "list")),
        Route("/api/tables/{table}/record", http(record, "replay")),
        Route("/api/tables/{table}/qr.svg", http(invitation)),
        Route("/api/tables/{table}/after", http(told_after, "replay")),
        Route("/api/daily", http(daily_deals, "list")),
        Route("/api/daily/{game}", http(try_daily), methods=["POST"]),
        Route("/api/replay/{table}", http(replay, "replay")),
        Route("/api/records", http(add_record), methods=["POST"]),
        Route(f"/{WORKER}", http(worker)),
        WebSocketRoute("/ws/{table}", partial(table_socket, site)),
        Route("/{path:path}", http(page)),
    ]
    app = Starlette(routes=routes, lifespan=traces.around(lifespan) if settings.traces else lifespan,
                    exception_handlers={HTTPException: guard.refused_as(say_to)},
                    middleware=[Middleware(watching.Watched, metrics=hub.metrics),
                                Middleware(guard.SafeHeaders, content_policy=lambda: guard.policy(*front.inline()),
                                           say=say_to),
                                Middleware(OnlyKnownHosts, hosts=hosts, refusal=unknown_host)])
    app.state.site = site
    return app
