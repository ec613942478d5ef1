"""The routes of lessons: the list, and each lesson whole."""
from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from arcanarium.server import guard, lessons
from arcanarium.server.assets import packed, respond, tag_of
from arcanarium.server.fairness import Crowded
from arcanarium.server.messages import Refused, write
from arcanarium.server.thinkers import texts_of
from arcanarium.server.visitor import language_of, user_of

if TYPE_CHECKING:
    from arcanarium.server.app import Site

Handler = Callable[["Site", Request], Awaitable[Response]]
_made: dict[tuple[str, str], tuple[bytes, bytes, str]] = {}
"""The documents that were asked for, by lesson and language: encoded, compressed, and their tags."""


async def listed(site: Site, request: Request) -> Response:
    body = write(lessons.listed(language_of(request, await user_of(site, request))))
    return respond(request, body, packed(body), "application/json", tag_of(body))


async def whole(site: Site, request: Request) -> Response:
    id, language = request.path_params["lesson"], language_of(request, await user_of(site, request))
    if id not in (one.id for one in lessons.lessons()):
        return guard.refusal(404, "unknown-lesson", texts_of(language).say("learn-unknown"))
    if (id, language) not in _made:
        try:
            body = await site.hub.thinkers.at(f"lesson {id}", "log").run(lessons.encoded, id, language)
        except Crowded:
            raise Refused("too-fast") from None
        _made[id, language] = body, packed(body), tag_of(body)
    body, small, tag = _made[id, language]
    return respond(request, body, small, "application/json", tag)


def addresses() -> list[str]:
    """The addresses of all lessons and of their list, which are stored to be read without a network."""
    return ["/api/lessons", *(f"/api/lessons/{lesson.id}" for lesson in lessons.lessons())]


def routes(http: Callable[[Handler], Callable[[Request], Awaitable[Response]]]) -> list[Route]:
    return [Route("/api/lessons", http(listed)), Route("/api/lessons/{lesson}", http(whole))]
