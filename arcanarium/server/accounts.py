"""Who somebody is: guests with a signed cookie and a name, and those of them who chose a password."""
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
"""How many users are kept in memory."""


class User(msgspec.Struct):
    id: str
    name: str
    language: str
    made: float
    account: str | None = None
    hash: str | None = None


def key_of(name: str) -> str:
    """Names that look alike are one account."""
    return unicodedata.normalize("NFKC", name).casefold()


def good_name(name: str) -> str:
    """A name as it is shown; Refused where it is none."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refused("bad-name", "web-refused-name", most=LONGEST_NAME)
    try:
        return person(name).name
    except ConfigError:  # a name that only bots have
        raise Refused("bad-name", "web-refused-name-of-bot") from None


class Accounts:
    def __init__(self, storage: Storage, key: str) -> None:
        self.storage = storage
        self._signer = URLSafeSerializer(key, salt="arcanarium-user")
        self._hasher = PasswordHasher()
        self._known: OrderedDict[str, User] = OrderedDict()
        # what a wrong name is checked against, so that it takes as long as a wrong password
        self._nobody = self._hasher.hash(secrets.token_urlsafe())

    def cookie_of(self, user: User) -> str:
        return str(self._signer.dumps(user.id))

    async def by_cookie(self, cookie: str | None) -> User | None:
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
        return self._keep(_user(row)) if row else None

    async def guest(self, language: str) -> User:
        number = secrets.randbelow(9000) + 1000
        user = User(secrets.token_urlsafe(12), f"Guest {number}", language, time.time())
        return await self._save(user)

    async def _latest(self, user: User) -> User:
        """The user as it is kept: another process may have changed it."""
        row = await self.storage.user(user.id)
        return _user(row) if row else user

    async def change(self, user: User, name: str | None, language: str | None) -> User:
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
        row = await self.storage.account(key_of(" ".join(name.split())))
        hashed = row["hash"] if row else self._nobody
        try:
            await asyncio.to_thread(self._hasher.verify, hashed, password[:LONGEST_PASSWORD])
        except (VerificationError, InvalidHashError):
            raise Refused("bad-login") from None
        if not row:
            raise Refused("bad-login")
        return self._keep(_user(row))

    async def _save(self, user: User) -> User:
        await self.storage.write(Write("user", msgspec.structs.asdict(user)))
        return self._keep(user)

    def _keep(self, user: User) -> User:
        self._known[user.id] = user
        self._known.move_to_end(user.id)
        while len(self._known) > KNOWN:
            self._known.popitem(last=False)
        return user


def _user(row: dict[str, Any]) -> User:
    return msgspec.convert(row, User)
