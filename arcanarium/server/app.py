"""The HTTP routes of the site and its websocket: see docs/protocol.md."""
from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from arcanarium.core.errors import ArcanariumError, ConfigError
from arcanarium.locale import FALLBACK, languages
from arcanarium.server import catalogue, guard, records
from arcanarium.server.accounts import COOKIE, COOKIE_AGE, Accounts, User
from arcanarium.server.assets import Assets, packed, respond, tag_of
from arcanarium.server.bus import bus_at
from arcanarium.server.connection import Connection
from arcanarium.server.door import exhausted
from arcanarium.server.hub import Hub
from arcanarium.server.journal import TableSetup
from arcanarium.server.limits import Buckets, Limits, Turnstile, address_of
from arcanarium.server.lists import summaries
from arcanarium.server.messages import Refused, write
from arcanarium.server.preload import Preloads
from arcanarium.server.settings import Settings
from arcanarium.server.storage import NotSaved, Storage, Unreadable
from arcanarium.server.talk import handle_message, reason_of
from arcanarium.server.thinkers import Thinkers, texts_of
from arcanarium.server.uploads import LONGEST_RECORD

log = logging.getLogger("arcanarium")
BODY = 16_384
"""The most bytes of a request, unless it is an uploaded record."""
SECONDS = 60.0
"""For how long a request may be worked on."""
UNKNOWN_TABLE, FOREIGN, UNAVAILABLE, BUSY = 4404, 4403, 1012, 1013
"""The websocket codes with which a client is turned away."""
STATUS = {"too-fast": 429, "too-long": 413, "unknown-table": 404, "foreign": 403, "busy": 503}
"""The HTTP status of a refusal; 400 for all others."""
T = TypeVar("T")


@dataclass
class Site:
    """The parts of the server that all routes share."""

    settings: Settings
    storage: Storage
    accounts: Accounts
    hub: Hub
    assets: Assets
    preloads: Preloads
    limits: Limits
    """How often people and addresses may do things."""
    login_limits: Buckets
    """How often one client address may register or log in, and how often one name may be tried."""
    replays: records.Replays
    turnstile: Turnstile = field(default_factory=Turnstile)
    """Where cheap requests wait for their turn on the event loop."""
    entrance: Turnstile = field(default_factory=lambda: Turnstile(1))
    """Where others and websockets do."""


Handler = Callable[[Site, Request], Awaitable[Response]]


# --- the user of a request ---


async def user_of(site: Site, connection: HTTPConnection) -> User | None:
    """The user whose cookie a request carries."""
    return await site.accounts.by_cookie(connection.cookies.get(COOKIE))


async def user_or_guest(site: Site, request: Request) -> User:
    """The user of a request, or a new guest."""
    return await user_of(site, request) or await site.accounts.guest(language_of(request))


def address_in(connection: HTTPConnection) -> str:
    """What counts as the address of a request; behind a trusted proxy, what that says."""
    return address_of(connection.client.host) if connection.client else ""


def language_of(connection: HTTPConnection, user: User | None = None) -> str:
    """The language of a user, or the first language of the browser that there are texts in."""
    if user:
        return user.language
    said = connection.headers.get("accept-language", "").split(",")
    wanted = [part.partition(";")[0].strip().lower()[:2] for part in said]
    return next((language for language in wanted if language in languages()), FALLBACK)


def with_cookie(site: Site, request: Request, user: User, response: Response) -> Response:
    """A response that sets the cookie of a user."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, site.accounts.cookie_of(user), max_age=COOKIE_AGE, httponly=True, samesite="lax",
                        secure=secure)
    return response


# --- the body of a request ---


async def read(request: Request, type: type[T]) -> T:
    """The JSON body of a request as a value of a type; Refused if it does not fit."""
    body = await guard.body_of(request, BODY)
    if body is None:
        raise Refused("too-long")
    try:
        return msgspec.json.decode(body or b"{}", type=type)
    except msgspec.DecodeError as error:
        refused = Refused("malformed")
        refused.reason = str(error)
        raise refused from None


class Changes(msgspec.Struct, forbid_unknown_fields=True):
    name: str | None = None
    language: str | None = None


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    password: str


# --- users ---


def user_facts(site: Site, user: User | None, language: str) -> dict[str, Any]:
    """What a client is told about its user."""
    told = site.storage.notice
    notice = texts_of(language).say(told.message, **told.facts) if told else ""
    return {"id": bool(user), "name": user.name if user else "", "account": bool(user and user.account),
            "language": language, "languages": languages(), "notice": notice}


async def me(site: Site, request: Request) -> Response:
    user = await user_of(site, request)
    return JSONResponse(user_facts(site, user, language_of(request, user)))


async def user_response(site: Site, request: Request, user: User) -> Response:
    return with_cookie(site, request, user, JSONResponse(user_facts(site, user, user.language)))


async def change_me(site: Site, request: Request) -> Response:
    wanted = await read(request, Changes)
    user = await user_or_guest(site, request)
    return await user_response(site, request, await site.accounts.change(user, wanted.name, wanted.language))


async def register(site: Site, request: Request) -> Response:
    wanted = await read(request, Credentials)
    user = await user_or_guest(site, request)
    return await user_response(site, request, await site.accounts.register(user, wanted.name, wanted.password))


async def login(site: Site, request: Request) -> Response:
    wanted = await read(request, Credentials)
    if site.settings.limits and not site.login_limits.take(f"name {wanted.name.casefold()}"):
        raise Refused("too-fast")
    return await user_response(site, request, await site.accounts.login(wanted.name, wanted.password))


async def logout(site: Site, request: Request) -> Response:
    response = JSONResponse(user_facts(site, None, language_of(request)))
    response.delete_cookie(COOKIE)
    return response


# --- tables ---


async def open_table(site: Site, request: Request) -> Response:
    setup = await read(request, TableSetup)
    user = await user_or_guest(site, request)
    site.limits.check("table", user.id, address_in(request))
    table = await site.hub.open_table(user, setup)
    return with_cookie(site, request, user, JSONResponse({"table": table}))


async def open_tables(site: Site, request: Request) -> Response:
    user = await user_of(site, request)
    return JSONResponse(summaries(site.hub.rooms, await site.storage.open_tables(), user))


async def my_tables(site: Site, request: Request) -> Response:
    user = await user_of(site, request)
    rows = await site.storage.tables_of(user.id) if user else []
    return JSONResponse(summaries(site.hub.rooms, rows, user))


async def record(site: Site, request: Request) -> Response:
    text = await records.record_of(site.hub, request.path_params["table"])
    name = f"arcanarium-{request.path_params['table'][:6]}.arcana"
    return Response(text, media_type="text/plain; charset=utf-8",
                    headers={"Content-Disposition": f'attachment; filename="{name}"'})


async def replay(site: Site, request: Request) -> Response:
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
    return with_cookie(site, request, user, JSONResponse({"table": table}))


# --- games, cards, texts and pages ---


async def games(site: Site, request: Request) -> Response:
    body, small, tag = _games(language_of(request, await user_of(site, request)))
    return respond(request, body, small, "application/json", tag)


@cache
def _games(language: str) -> tuple[bytes, bytes, str]:
    """The facts of all games, encoded and compressed once: every page asks for them."""
    body = write(catalogue.games(language))
    return body, packed(body), tag_of(body)


def prepared(site: Site) -> Callable[[str, str], tuple[bytes, bytes, str]]:
    """All cards of a game in a language, encoded and compressed once."""
    known: dict[tuple[str, str], tuple[bytes, bytes, str]] = {}

    def cards(game: str, language: str) -> tuple[bytes, bytes, str]:
        if (game, language) not in known:
            body = write(catalogue.cards(game, language))
            known[game, language] = body, packed(body), tag_of(body)
        return known[game, language]

    return cards


async def cards(site: Site, request: Request) -> Response:
    game = request.path_params["game"]
    if game not in (spec.about.name for spec in catalogue.shown_games()):
        return guard.refusal(404, "unknown-game", f"there is no game {game!r}")
    user = await user_of(site, request)
    body, small, tag = request.app.state.cards(game, language_of(request, user))
    return respond(request, body, small, "application/json", tag)


async def texts(site: Site, request: Request) -> Response:
    if request.path_params["language"] not in languages():
        return guard.refusal(404, "unknown-language", "there are no texts in this language")
    body, small, tag = _texts(request.path_params["language"])
    return respond(request, body, small, "text/plain; charset=utf-8", tag)


@cache
def _texts(language: str) -> tuple[bytes, bytes, str]:
    """All texts of the page in a language, compressed once."""
    body = catalogue.messages(language).encode()
    return body, packed(body), tag_of(body)


async def page(site: Site, request: Request) -> Response:
    """A static file, or the page itself for every other address: its router shows what belongs there."""
    name = request.path_params.get("path", "")
    asset = site.assets.find(name) if name else None
    if asset is None:
        if "." in name.rpartition("/")[2] or name.startswith(("api/", "texts/", "ws/")):
            return guard.refusal(404, "not-found", f"there is no {name}")
        table = site.hub.rooms.get(name.partition("/")[2])
        body, small, tag = site.preloads.page(name, table.room.setup.game if table else "")
        return respond(request, body, small, "text/html; charset=utf-8", tag)
    return respond(request, asset.body, asset.packed, asset.type, asset.tag)


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
        await socket.close(BUSY, texts_of(language_of(socket)).say("door-crowded"))


async def at_table(site: Site, socket: WebSocket) -> None:
    """The websocket of a client at a table, from the handshake to the end."""
    await socket.accept()
    if not guard.same_origin(socket, site.settings):
        await socket.close(FOREIGN)
        return
    user = await user_of(site, socket)
    connection = Connection(socket, user, language_of(socket, user))
    try:
        live = await site.hub.live(socket.path_params["table"])
    except (Refused, Unreadable) as error:
        refused = error if isinstance(error, Refused) else Refused("not-saved")
        connection.send(write({"t": "refused", "id": None, "code": refused.code,
                               "reason": reason_of(refused, texts_of(connection.language))}))
        await connection.close_and_wait(UNKNOWN_TABLE if refused.code == "unknown-table" else UNAVAILABLE)
        return
    try:
        await site.hub.join(live, connection)
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                break
            await handle_message(site.hub, live, connection, message.get("text") or message.get("bytes") or b"")
            if connection.closed:
                break
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        connection.closed = True
        site.hub.disconnect(live, connection)


# --- the application ---


def make_app(settings: Settings) -> Starlette:
    """The web application with these settings. It opens the database when it starts."""
    shown = {spec.about.name: spec.page for spec in catalogue.shown_games() if spec.page}
    assets = Assets(games={game: page.folder for game, page in shown.items() if page.folder})
    boards = {game: page.address(game, page.board) for game, page in shown.items()}
    index = assets.find("index.html")
    storage = Storage(settings.database_url, settings.home, settings.migrate)
    hub = Hub(settings, storage, bus_at(settings.redis), Thinkers(settings.thinkers))
    site = Site(settings, storage, Accounts(storage, settings.signing_key), hub, assets,
                Preloads(assets, boards, catalogue.styles()),
                limits=hub.limits, login_limits=Buckets(rate=0.2, burst=10), replays=records.Replays())

    def http(handler: Handler, kind: str = "page", login: bool = False) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            texts = texts_of(language_of(request))
            try:
                if request.method == "POST" and not guard.same_origin(request, settings):
                    raise Refused("foreign")
                await site.limits.turn("post" if request.method == "POST" else kind, address_in(request))
                if login and settings.limits and not site.login_limits.take(address_in(request)):
                    raise Refused("too-fast")
                await (site.turnstile if kind == "page" and request.method == "GET" else site.entrance).pass_through()
                async with asyncio.timeout(SECONDS):
                    return await handler(site, request)
            except Refused as refused:
                return guard.refusal(STATUS.get(refused.code, 400), refused.code, reason_of(refused, texts))
            except TimeoutError:
                return guard.refusal(503, "busy", texts.say("web-refused-busy"))
            except ConfigError as error:
                return guard.refusal(400, "bad-setup", str(error))
            except ArcanariumError as error:
                return guard.refusal(400, "bad-record", str(error))
            except (NotSaved, Unreadable):
                return guard.refusal(503, "not-saved", texts.say("web-refused-not-saved"))

        return endpoint

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_exception_handler(exhausted)
        await storage.start()
        await hub.start()
        yield
        await hub.close()
        hub.thinkers.close()
        await storage.close()

    routes = [
        Route("/texts/{language}.ftl", http(texts)),
        Route("/api/me", http(me)),
        Route("/api/me", http(change_me), methods=["POST"]),
        Route("/api/account/register", http(register, login=True), methods=["POST"]),
        Route("/api/account/login", http(login, login=True), methods=["POST"]),
        Route("/api/account/logout", http(logout), methods=["POST"]),
        Route("/api/games", http(games)),
        Route("/api/cards/{game}", http(cards)),
        Route("/api/tables", http(open_tables, "list")),
        Route("/api/tables", http(open_table), methods=["POST"]),
        Route("/api/mine", http(my_tables, "list")),
        Route("/api/tables/{table}/record", http(record, "replay")),
        Route("/api/replay/{table}", http(replay, "replay")),
        Route("/api/records", http(add_record), methods=["POST"]),
        WebSocketRoute("/ws/{table}", partial(table_socket, site)),
        Route("/{path:path}", http(page)),
    ]
    content_policy = guard.policy(assets.scripts_of(index) if index else [])
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: guard.refused},
                    middleware=[Middleware(guard.SafeHeaders, content_policy=content_policy)])
    app.state.cards, app.state.site = prepared(site), site
    return app
