"""The routes of what changes only with the server: games, cards and texts, in the language of the reader."""
from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import cache
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from arcanarium.locale import languages
from arcanarium.server import catalogue, guard, people_routes
from arcanarium.server.assets import Assets, packed, respond, tag_of, type_of, version_of
from arcanarium.server.messages import write
from arcanarium.server.thinkers import texts_of
from arcanarium.server.visitor import language_of, user_of

if TYPE_CHECKING:
    from arcanarium.server.app import Site

Handler = Callable[["Site", Request], Awaitable[Response]]
Sent = tuple[bytes, bytes, str]
"""A body, compressed, and its tag."""
JSON, TEXT, MANIFEST = "application/json", "text/plain; charset=utf-8", type_of("app.webmanifest")


def _sent(body: bytes) -> Sent:
    return body, packed(body), tag_of(body)


@cache
def _games(language: str) -> Sent:
    """The facts of all games, encoded and compressed once: every page asks for them."""
    return _sent(write(catalogue.games(language)))


@cache
def _cards(game: str, language: str) -> Sent:
    """All cards of a game in a language, encoded and compressed once."""
    return _sent(write(catalogue.cards(game, language)))


@cache
def _names(game: str) -> Sent:
    """What the cards of a game are called in all languages."""
    return _sent(write(catalogue.names(game)))


@cache
def _texts(language: str) -> Sent:
    """The texts of the page in a language, encoded and compressed once."""
    return _sent(catalogue.messages(language).encode())


@cache
def _manifest(language: str) -> Sent:
    """What a system is told about the page that is installed as an app."""
    return _sent(catalogue.manifest(language))


def versions(assets: Assets) -> Callable[[str], dict[str, str]]:
    """What the page fetches that changes only with the server: addresses and versions, by language."""
    games = [spec.about.name for spec in catalogue.shown_games()]

    @cache
    def found(language: str) -> dict[str, str]:
        tags = {f"/texts/{language}.ftl": _texts(language)[2], "/api/games": _games(language)[2]}
        tags |= {f"/api/cards/{game}": _cards(game, language)[2] for game in games}
        tags |= {f"/api/names/{game}": _names(game)[2] for game in games}
        tags[f"/texts/{language}.webmanifest"] = _manifest(language)[2]
        files = [*(catalogue.rulebook(game, language)[0] for game in games), "/icon.svg"]
        tags |= {path: asset.tag for path in files if (asset := assets.find(path[1:]))}
        return {path: version_of(tag) for path, tag in tags.items()}

    return found


async def games(site: Site, request: Request) -> Response:
    body, small, tag = _games(language_of(request, await user_of(site, request)))
    return respond(request, body, small, JSON, tag)


async def cards(site: Site, request: Request) -> Response:
    game, language = request.path_params["game"], language_of(request, await user_of(site, request))
    if game not in (spec.about.name for spec in catalogue.shown_games()):
        return _no_such(game, language)
    body, small, tag = _cards(game, language)
    return respond(request, body, small, JSON, tag)


async def names(site: Site, request: Request) -> Response:
    game = request.path_params["game"]
    if game not in (spec.about.name for spec in catalogue.shown_games()):
        return _no_such(game, language_of(request, await user_of(site, request)))
    body, small, tag = _names(game)
    return respond(request, body, small, JSON, tag)


def _no_such(game: str, language: str) -> Response:
    return guard.refusal(404, "unknown-game", texts_of(language).say("web-refused-unknown-game", game=game))


async def texts(site: Site, request: Request) -> Response:
    body, small, tag = _texts(request.path_params["language"])
    return respond(request, body, small, TEXT, tag)


async def manifest(site: Site, request: Request) -> Response:
    body, small, tag = _manifest(request.path_params["language"])
    return respond(request, body, small, MANIFEST, tag)


def _known(handler: Handler) -> Handler:
    """A handler of an address that names a language."""

    async def checked(site: Site, request: Request) -> Response:
        if request.path_params["language"] not in languages():
            refused = texts_of(language_of(request)).say("web-refused-language", known=", ".join(languages()))
            return guard.refusal(404, "unknown-language", refused)
        return await handler(site, request)

    checked.__name__ = handler.__name__
    return checked


async def boot(site: Site, request: Request) -> Response:
    """What the server tells a page when it is opened, for one that changes its language."""
    user = await user_of(site, request)
    language = language_of(request, user)
    return JSONResponse({**site.front.boot(language), "me": people_routes.user_facts(site, request, user, language)})


def routes(http: Callable[[Handler], Callable[[Request], Awaitable[Response]]]) -> list[Route]:
    return [
        Route("/texts/{language}.ftl", http(_known(texts))),
        Route("/texts/{language}.webmanifest", http(_known(manifest))),
        Route("/api/boot", http(boot)),
        Route("/api/games", http(games)),
        Route("/api/cards/{game}", http(cards)),
        Route("/api/names/{game}", http(names)),
    ]
