"""The routes about people: who I am, sessions, passwords, e-mail, passkeys, and leaving for good."""
from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from arcanarium.locale import languages
from arcanarium.server import departures, one_time
from arcanarium.server.accounts import User, Visitor, check_proof
from arcanarium.server.doors import KNOWN_COOKIE, KNOWN_LASTS
from arcanarium.server.leaving import all_about
from arcanarium.server.messages import Refused, write
from arcanarium.server.sessions import COOKIE
from arcanarium.server.thinkers import texts_of
from arcanarium.server.visitor import (
    address_in,
    cookie_name,
    device,
    enter,
    language_of,
    read,
    set_cookie,
    user_of,
    user_or_guest,
    visitor_of,
    with_cookie,
)

if TYPE_CHECKING:
    from arcanarium.server.app import Site

Handler = Callable[["Site", Request], Awaitable[Response]]


class Changes(msgspec.Struct, forbid_unknown_fields=True):
    name: str | None = None
    language: str | None = None


class Credentials(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    password: str


class Password(msgspec.Struct, forbid_unknown_fields=True):
    password: str


class Email(msgspec.Struct, forbid_unknown_fields=True):
    email: str


class Named(msgspec.Struct, forbid_unknown_fields=True):
    name: str


class Identified(msgspec.Struct, forbid_unknown_fields=True):
    id: str


class Token(msgspec.Struct, forbid_unknown_fields=True):
    token: str


class NewPassword(msgspec.Struct, forbid_unknown_fields=True):
    token: str
    password: str


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    credential: dict[str, Any]
    label: str


class ShownPasskey(msgspec.Struct, forbid_unknown_fields=True):
    credential: dict[str, Any]


class Label(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    label: str


# --- who I am ---


def user_facts(site: Site, request: Request, user: User | None, language: str) -> dict[str, Any]:
    """What a client is told about its user."""
    told = site.storage.notice
    notice = texts_of(language).say(told.message, **told.facts) if told else ""
    return {"id": bool(user), "name": user.name if user else "", "account": bool(user and user.account),
            "language": language, "languages": languages(), "notice": notice, "mail": site.recovery.mail.ready,
            "passkeys": site.passkeys.possible(request)}


async def me(site: Site, request: Request) -> Response:
    user = await user_of(site, request)
    if user:
        return await user_response(site, request, user)
    return JSONResponse(user_facts(site, request, None, language_of(request)))


async def user_response(site: Site, request: Request, user: User) -> Response:
    facts = user_facts(site, request, user, language_of(request, user))
    return await with_cookie(site, request, user, JSONResponse(facts))


async def change_me(site: Site, request: Request) -> Response:
    wanted = await read(request, Changes)
    user = await user_or_guest(site, request)
    return await user_response(site, request, await site.accounts.change(user, wanted.name, wanted.language))


# --- in and out ---


async def entered(site: Site, request: Request, user: User) -> Response:
    """The response to somebody who has shown a password or a passkey: a new session."""
    await enter(site, request, user, proved=True)
    response = await user_response(site, request, user)
    set_cookie(site, request, response, KNOWN_COOKIE, site.doors.cookie_for(user.account or ""), KNOWN_LASTS)
    return response


async def register(site: Site, request: Request) -> Response:
    wanted = await read(request, Credentials)
    user = await user_or_guest(site, request)
    return await entered(site, request, await site.accounts.register(user, wanted.name, wanted.password))


async def login(site: Site, request: Request) -> Response:
    wanted = await read(request, Credentials)
    user = await with_password(site, request, wanted.name, wanted.password)
    return await entered(site, request, user)


async def with_password(site: Site, request: Request, name: str, password: str) -> User:
    """The user with a name and password; Refused if there is none, or after too many tries."""
    tried = (name, address_in(request),
             request.cookies.get(cookie_name(site, request, KNOWN_COOKIE)))
    if site.settings.limits:
        site.doors.try_one(*tried)
    user = await site.accounts.login(name, password)
    site.doors.succeeded(*tried)
    return user


async def logout(site: Site, request: Request) -> Response:
    """End this session."""
    visitor = await visitor_of(site, request)
    if visitor and visitor.session:
        await site.accounts.sessions.end(visitor.session.id)
    return nobody(site, request)


def nobody(site: Site, request: Request) -> Response:
    """The response to a browser that has no session any more."""
    response = JSONResponse(user_facts(site, request, None, language_of(request)))
    set_cookie(site, request, response, COOKIE, "", 0)
    return response


# --- the account ---


async def known(site: Site, request: Request, proved: bool = False) -> Visitor:
    """The account of a request; Refused for others. `proved`: a password or passkey must have been shown lately."""
    visitor = await visitor_of(site, request)
    if not visitor or not visitor.user.account or not visitor.session:
        raise Refused("no-account")
    if proved:
        check_proof(visitor)
    return visitor


async def account(site: Site, request: Request) -> Response:
    """All that the page of an account shows."""
    visitor = await known(site, request)
    user, session = visitor.user, visitor.session
    assert session is not None
    return JSONResponse({
        "name": user.name, "made": user.made, "password": bool(user.hash),
        "email": await site.recovery.address_of(user),
        "email_pending": await one_time.pending(site.storage, "email", user.id),
        "passkeys": [{"id": one.id, "label": one.label, "made": one.made, "used": one.used}
                     for one in await site.passkeys.of(user.id)],
        "sessions": [{"id": one.id, "device": one.device, "made": one.made, "seen": one.seen,
                      "current": one.id == session.id} for one in await site.accounts.sessions.of(user.id)],
    })


async def confirm(site: Site, request: Request) -> Response:
    """Show the password again, for changes to the account."""
    wanted = await read(request, Password)
    visitor = await known(site, request)
    assert visitor.session is not None
    await with_password(site, request, visitor.user.account or "", wanted.password)
    await site.accounts.sessions.note_proof(visitor.session)
    return await account(site, request)


async def end_session(site: Site, request: Request) -> Response:
    wanted = await read(request, Identified)
    visitor = await known(site, request)
    if wanted.id not in [session.id for session in await site.accounts.sessions.of(visitor.user.id)]:
        raise Refused("no-session")
    await site.accounts.sessions.end(wanted.id)
    return await account(site, request)


async def end_sessions(site: Site, request: Request) -> Response:
    """Log out everywhere, here too."""
    visitor = await known(site, request)
    await site.accounts.sessions.end_all(visitor.user.id)
    return nobody(site, request)


async def password(site: Site, request: Request) -> Response:
    """Set another password, or the first one. All other sessions end, and this one gets another cookie."""
    wanted = await read(request, Password)
    visitor = await known(site, request, proved=True)
    user = await site.accounts.set_password(visitor.user, wanted.password)
    site.hub.run_in_background(site.recovery.inform(user, "password"))
    return await entered(site, request, user)


async def email(site: Site, request: Request) -> Response:
    wanted = await read(request, Email)
    visitor = await known(site, request, proved=True)
    await site.recovery.set_address(visitor.user, wanted.email)
    return await account(site, request)


async def confirm_email(site: Site, request: Request) -> Response:
    wanted = await read(request, Token)
    await site.recovery.confirm_address(wanted.token)
    return JSONResponse({})


async def forgot(site: Site, request: Request) -> Response:
    """Ask for a link to a new password. The answer is the same whether there is such an account or not."""
    wanted = await read(request, Named)
    if not site.recovery.mail.ready:
        raise Refused("no-mail")
    site.hub.run_in_background(site.recovery.forgot(wanted.name[:300]))
    return JSONResponse({})


async def reset(site: Site, request: Request) -> Response:
    wanted = await read(request, NewPassword)
    return await entered(site, request, await site.recovery.reset(wanted.token, wanted.password))


# --- passkeys ---


async def invite_new(site: Site, request: Request) -> Response:
    """Begin an account with a passkey alone."""
    wanted = await read(request, Named)
    user = await user_or_guest(site, request)
    name = await site.accounts.check_new(user, wanted.name)
    options = await site.passkeys.invite(request, user, name, "new_passkey")
    return await with_cookie(site, request, user, JSONResponse(options))


async def register_passkey(site: Site, request: Request) -> Response:
    wanted = await read(request, NewPasskey)
    user = await user_or_guest(site, request)
    made, name = await site.passkeys.made(request, user, wanted.credential, wanted.label or device(request),
                                           "new_passkey")
    return await entered(site, request, await site.accounts.register(user, name, None, made))


async def invite(site: Site, request: Request) -> Response:
    visitor = await known(site, request, proved=True)
    return JSONResponse(await site.passkeys.invite(request, visitor.user, visitor.user.name, "add_passkey"))


async def add_passkey(site: Site, request: Request) -> Response:
    wanted = await read(request, NewPasskey)
    visitor = await known(site, request, proved=True)
    await site.passkeys.add(request, visitor.user, wanted.credential, wanted.label or device(request))
    site.hub.run_in_background(site.recovery.inform(visitor.user, "passkey"))
    return await account(site, request)


async def challenge(site: Site, request: Request) -> Response:
    return JSONResponse(await site.passkeys.challenge(request, "login_passkey"))


async def login_passkey(site: Site, request: Request) -> Response:
    wanted = await read(request, ShownPasskey)
    return await entered(site, request, await site.passkeys.shown(request, wanted.credential, "login_passkey"))


async def challenge_confirm(site: Site, request: Request) -> Response:
    visitor = await known(site, request)
    return JSONResponse(await site.passkeys.challenge(request, "confirm_passkey", visitor.user))


async def confirm_passkey(site: Site, request: Request) -> Response:
    """Show a passkey again, for changes to the account."""
    wanted = await read(request, ShownPasskey)
    visitor = await known(site, request)
    assert visitor.session is not None
    await site.passkeys.shown(request, wanted.credential, "confirm_passkey", visitor.user)
    await site.accounts.sessions.note_proof(visitor.session)
    return await account(site, request)


async def rename_passkey(site: Site, request: Request) -> Response:
    wanted = await read(request, Label)
    visitor = await known(site, request)
    await site.passkeys.rename(visitor.user, wanted.id, wanted.label)
    return await account(site, request)


async def remove_passkey(site: Site, request: Request) -> Response:
    wanted = await read(request, Identified)
    visitor = await known(site, request, proved=True)
    await site.passkeys.remove(visitor.user, wanted.id)
    return await account(site, request)


# --- leaving ---


async def my_data(site: Site, request: Request) -> Response:
    """A file with all that is stored about the reader."""
    visitor = await visitor_of(site, request)
    if not visitor:
        raise Refused("no-account")
    found = await all_about(site.storage, visitor.user.id)
    return Response(msgspec.json.format(write(found)), media_type="application/json", headers={
        "Content-Disposition": 'attachment; filename="arcanarium-my-data.json"', "Cache-Control": "no-store"})


async def delete(site: Site, request: Request) -> Response:
    """Delete the account, for good. The name has to be typed again."""
    wanted = await read(request, Named)
    visitor = await known(site, request, proved=True)
    if wanted.name.strip() != visitor.user.name:
        raise Refused("not-the-name")
    await departures.delete(site.hub, site.accounts, visitor.user.id)
    return nobody(site, request)


LOGIN: dict[str, Handler] = {
    "register": register, "login": login, "confirm": confirm, "forgot": forgot, "reset": reset,
    "email": email, "email/confirm": confirm_email,
    "passkey/new": invite_new, "passkey/register": register_passkey, "passkey/challenge": challenge,
    "passkey/login": login_passkey, "passkey/confirm": confirm_passkey,
}
"""What may be tried only so often, by the rest of its address under /api/account/."""
OTHERS: dict[str, Handler] = {
    "logout": logout, "session/end": end_session, "session/end-all": end_sessions, "password": password,
    "passkey/invite": invite, "passkey/add": add_passkey, "passkey/confirm/challenge": challenge_confirm,
    "passkey/rename": rename_passkey, "passkey/remove": remove_passkey, "delete": delete,
}


def routes(http: Callable[..., Callable[[Request], Awaitable[Response]]]) -> list[Route]:
    """The routes about people; `http` wraps a handler."""
    return [
        Route("/api/me", http(me)),
        Route("/api/me", http(change_me), methods=["POST"]),
        Route("/api/account", http(account)),
        Route("/api/account/data", http(my_data)),
        *(Route(f"/api/account/{name}", http(handler, login=name in LOGIN), methods=["POST"])
          for name, handler in (LOGIN | OTHERS).items()),
    ]
