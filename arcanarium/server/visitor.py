"""Who made a request, and what the request says: cookies, language and body."""
from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from arcanarium.locale import FALLBACK, languages
from arcanarium.server import guard
from arcanarium.server.accounts import User, Visitor
from arcanarium.server.limits import address_of
from arcanarium.server.messages import Refused
from arcanarium.server.sessions import COOKIE, GUEST_LASTS, device_of

if TYPE_CHECKING:
    from arcanarium.server.app import Site

BODY = 16_384
"""The most bytes of a request."""
LANGUAGE_COOKIE = "language"
"""Holds the language that somebody chose in this browser. The page sets it, so it has the same name everywhere."""
T = TypeVar("T")


def address_in(connection: HTTPConnection) -> str:
    """What counts as the address of a request; behind a trusted proxy, what that says."""
    return address_of(connection.client.host) if connection.client else ""


def cookie_name(site: Site, connection: HTTPConnection, name: str = COOKIE) -> str:
    """What a cookie is called in the browser that made a request."""
    return f"__Host-{name}" if site.hosts.secure(connection) else name


async def visitor_of(site: Site, connection: HTTPConnection) -> Visitor | None:
    """The user and the session whose cookie a request carries."""
    if "visitor" not in connection.scope:
        cookie = connection.cookies.get(cookie_name(site, connection))
        found = await site.accounts.visitor(cookie) if cookie else None
        if found is None and site.hosts.secure(connection) and COOKIE in connection.cookies:
            # a guest of version 0.2, whose cookie had the same name over https; sessions are never named so there
            former = await site.accounts.visitor(connection.cookies[COOKIE])
            found = former if former and former.session is None else None
        connection.scope["visitor"] = found
    visitor: Visitor | None = connection.scope["visitor"]
    return visitor


async def user_of(site: Site, connection: HTTPConnection) -> User | None:
    """The user whose cookie a request carries."""
    visitor = await visitor_of(site, connection)
    return visitor.user if visitor else None


async def user_or_guest(site: Site, request: Request) -> User:
    """The user of a request, or a new guest."""
    visitor = await visitor_of(site, request)
    return visitor.user if visitor else await site.accounts.guest(language_of(request))


async def enter(site: Site, request: Request, user: User, *, proved: bool = False) -> Visitor:
    """Begin a session of a user in the browser that made a request, in the place of the one it had."""
    site.hub.bans.check("ban", user.id)
    before = await visitor_of(site, request)
    made = await site.accounts.enter(user, device(request), proved=proved, instead=before.session if before else None)
    request.scope["visitor"] = made
    return made


def device(request: HTTPConnection) -> str:
    """The browser that made a request, in a few words."""
    return device_of(request.headers.get("user-agent", ""))


def language_of(connection: HTTPConnection, user: User | None = None) -> str:
    """The language of the reader: that of the account, or chosen in this browser, or of the guest, or the one that
    the browser asks for."""
    if user and user.account:
        return user.language
    chosen = connection.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in languages():
        return chosen
    return user.language if user else wanted_language(connection.headers.get("accept-language", ""))


def wanted_language(said: str) -> str:
    """The language among ours that a header Accept-Language wants most. One of weight 0 is not wanted, a region counts
    as its language, and `*` stands for all that are not named."""
    weights: dict[str, float] = {}
    for part in said.lower().split(","):
        tag, _, facts = part.partition(";")
        if (weight := _weight(facts)) is not None:
            language = tag.strip().partition("-")[0]
            weights[language] = max(weight, weights.get(language, 0.0))
    others = weights.get("*", 0.0)
    known = [FALLBACK, *(language for language in languages() if language != FALLBACK)]
    wanted = [*(language for language in weights if language in known),
              *(language for language in known if language not in weights)]
    best = max(wanted, key=lambda language: weights.get(language, others))
    return best if weights.get(best, others) else FALLBACK


def _weight(facts: str) -> float | None:
    """The weight in what follows a language, as in `q=0.8`; None if that cannot be read."""
    facts = facts.strip()
    if not facts:
        return 1.0
    found = re.fullmatch(r"q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)", facts)
    return float(found[1]) if found else None


async def with_cookie(site: Site, request: Request, user: User, response: Response) -> Response:
    """A response that sets the cookie of a user. A session begins if the browser has none yet; otherwise the cookie is
    set anew now and then, so that it does not expire."""
    visitor = await visitor_of(site, request)
    if visitor is None or visitor.session is None or visitor.user.id != user.id:
        visitor = await enter(site, request, user)
    cookie = visitor.cookie
    if not cookie and await site.accounts.note_visit(visitor, device(request)):
        token = site.accounts.sessions.token_of(request.cookies.get(cookie_name(site, request)))
        cookie = site.accounts.sessions.cookie_of(token)
    if cookie:
        set_cookie(site, request, response, COOKIE, cookie, GUEST_LASTS)
    return response


def set_cookie(site: Site, request: HTTPConnection, response: Response, name: str, value: str, lasts: float) -> None:
    """Have a response set a cookie, or delete it if the value is empty."""
    secure = site.hosts.secure(request)
    if secure and name == COOKIE and COOKIE in request.cookies:
        response.delete_cookie(COOKIE)  # of version 0.2
    response.set_cookie(cookie_name(site, request, name), value, max_age=int(lasts) if value else 0, httponly=True,
                        samesite="lax", secure=secure)


async def read(request: Request, type: type[T], most: int = BODY) -> T:
    """The JSON body of a request, of at most so many bytes, as a value of a type; Refused if it does not fit."""
    body = await guard.body_of(request, most)
    if body is None:
        raise Refused("too-long")
    try:
        return msgspec.json.decode(body or b"{}", type=type)
    except msgspec.DecodeError as error:
        refused = Refused("malformed")
        refused.reason = str(error)
        raise refused from None
