"""The routes of puzzles."""
from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from arcanarium.server.messages import write
from arcanarium.server.puzzles import puzzle_named
from arcanarium.server.visitor import address_in, language_of, read, user_of, user_or_guest, with_cookie

if TYPE_CHECKING:
    from arcanarium.server.app import Site

NOT_KEPT = {"Cache-Control": "no-store"}


class PuzzleAnswer(msgspec.Struct):
    """An attempt: a move as records have it, or nothing to see the solution."""

    move: str = ""


async def _me(site: Site, request: Request) -> str:
    user = await user_of(site, request)
    return user.id if user else ""


async def overview(site: Site, request: Request) -> Response:
    language = language_of(request, await user_of(site, request))
    return JSONResponse(await site.puzzles.overview(await _me(site, request), language), headers=NOT_KEPT)


async def following(site: Site, request: Request) -> Response:
    wanted = [str(request.query_params.get(name, "")) for name in ("theme", "game", "sets")]
    return JSONResponse({"puzzle": await site.puzzles.following(await _me(site, request), *wanted)}, headers=NOT_KEPT)


async def look(site: Site, request: Request) -> Response:
    id, user = str(request.path_params["puzzle"]), await user_of(site, request)
    language = language_of(request, user)
    facts = await site.puzzles.facts(id, user.id if user else "")
    position = await site.puzzles.position(id, language)
    return Response(write(facts | {"position": msgspec.Raw(position)}), media_type="application/json",
                    headers=NOT_KEPT)


async def attempt(site: Site, request: Request) -> Response:
    id, answer = str(request.path_params["puzzle"]), await read(request, PuzzleAnswer)
    puzzle_named(id)  # before a guest is made
    user = await user_or_guest(site, request)
    site.limits.check("hint", user.id, address_in(request))
    language = language_of(request, user)
    words = await site.puzzles.words(id, answer.move, language)  # first, so that nothing counts that is not answered
    facts = await site.puzzles.answer(id, answer.move, user.id)
    body = write(facts | {"words": msgspec.Raw(words)})
    return await with_cookie(site, request, user, Response(body, media_type="application/json", headers=NOT_KEPT))


def routes(http: Callable[..., Callable[[Request], Awaitable[Response]]]) -> list[Route]:
    return [
        Route("/api/puzzles", http(overview, "list")),
        Route("/api/puzzles/next", http(following, "list")),
        Route("/api/puzzles/{puzzle}", http(look, "list")),
        Route("/api/puzzles/{puzzle}", http(attempt), methods=["POST"]),
    ]
