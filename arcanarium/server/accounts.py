"""Users: guests, who have a signed cookie and a name, and accounts, which have a password as well."""
from __future__ import annotations

import asyncio
import secrets
import time
import unicodedata
from collections import OrderedDict
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer

from arcanarium.core.errors import ConfigError
from arcanarium.locale import languages
from arcanarium.server.messages import Refused
from arcanarium.server.storage import Storage, Write
from arcanarium.table import person

COOKIE = "arcanarium"
COOKIE_AGE = 400 * 24 * 3600
LONGEST_NAME, SHORTEST_PASSWORD, LONGEST_PASSWORD = 24, 8, 200
KNOWN = 20_000
"""How many users are cached in memory."""


class User(msgspec.Struct):
    """A user as stored. `account` is the `key_of` the name and `hash` that of the password; guests have neither."""

    id: str
    name: str
    language: str
    made: float
    account: str | None = None
    hash: str | None = None


def key_of(name: str) -> str:
    """The key of an account: names that look alike have the same."""
    return unicodedata.normalize("NFKC", name).casefold()


def good_name(name: str) -> str:
    """A name in the form in which it is shown; Refused if it cannot be the name of a person."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refused("bad-name", "web-refused-name", most=LONGEST_NAME)
    try:
        return person(name).name
    except ConfigError:  # a name that only bots have
        raise Refused("bad-name", "web-refused-name-of-bot") from None


class Accounts:
    """The users of the site: their cookies, names and passwords."""

    def __init__(self, storage: Storage, key: str) -> None:
        self.storage = storage
        self._signer = URLSafeSerializer(key, salt="arcanarium-user")
        self._hasher = PasswordHasher()
        self._known: OrderedDict[str, User] = OrderedDict()
        # verified for an unknown name, so that it takes as long as a wrong password
        self._nobody = self._hasher.hash(secrets.token_urlsafe())

    def cookie_of(self, user: User) -> str:
        """The signed cookie of a user."""
        return str(self._signer.dumps(user.id))

    async def by_cookie(self, cookie: str | None) -> User | None:
        """The user whom a cookie names; None if it is missing or not signed by us."""
        if not cookie or len(cookie) > 300:
            return None
        try:
            id = self._signer.loads(cookie)
        except BadSignature:
            return None
        if not isinstance(id, str):
            return None
        if known := self._known.get(id):
            self._known.move_to_end(id)
            return known
        row = await self.storage.user(id)
        return self._cache(_user(row)) if row else None

    async def guest(self, language: str) -> User:
        """A new guest with a numbered name."""
        number = secrets.randbelow(9000) + 1000
        user = User(secrets.token_urlsafe(12), f"Guest {number}", language, time.time())
        return await self._save(user)

    async def _latest(self, user: User) -> User:
        """The user as stored now: another process may have changed it."""
        row = await self.storage.user(user.id)
        return _user(row) if row else user

    async def change(self, user: User, name: str | None, language: str | None) -> User:
        """Change the name or the language of a user; Refused if they are not allowed."""
        user = await self._latest(user)
        if name is not None:
            name = good_name(name)
            if user.account and key_of(name) != user.account:
                raise Refused("bad-name", "web-refused-account-name")
        if language is not None and language not in languages():
            raise Refused("bad-language", "web-refused-language", known=", ".join(languages()))
        changed = msgspec.structs.replace(user, name=name or user.name, language=language or user.language)
        return await self._save(changed)

    async def register(self, user: User, name: str, password: str) -> User:
        """Turn a guest into an account with a name and a password; Refused if the name is taken or not allowed."""
        user = await self._latest(user)
        if user.account:
            raise Refused("has-account")
        name = good_name(name)
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Refused("bad-password", "web-refused-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)
        if await self.storage.account(key_of(name)):
            raise Refused("name-taken")
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        return await self._save(msgspec.structs.replace(user, name=name, account=key_of(name), hash=hashed))

    async def login(self, name: str, password: str) -> User:
        """The user with this name and password; Refused if there is none."""
        row = await self.storage.account(key_of(" ".join(name.split())))
        hashed = row["hash"] if row else self._nobody
        try:
            await asyncio.to_thread(self._hasher.verify, hashed, password[:LONGEST_PASSWORD])
        except (VerificationError, InvalidHashError):
            raise Refused("bad-login") from None
        if not row:
            raise Refused("bad-login")
        return self._cache(_user(row))

    async def _save(self, user: User) -> User:
        await self.storage.write(Write("user", msgspec.structs.asdict(user)))
        return self._cache(user)

    def _cache(self, user: User) -> User:
        self._known[user.id] = user
        self._known.move_to_end(user.id)
        while len(self._known) > KNOWN:
            self._known.popitem(last=False)
        return user


def _user(row: dict[str, Any]) -> User:
    return msgspec.convert(row, User)
