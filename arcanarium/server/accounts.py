"""Users: guests, who have a session and a name, and accounts, which have a password or passkeys as well."""
from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from arcanarium.bots.people import GUEST
from arcanarium.locale import languages
from arcanarium.server.messages import Refused
from arcanarium.server.names import good_name, key_of, keys
from arcanarium.server.sessions import ACCOUNT_LASTS, BELIEVED, GUEST_LASTS, KNOWN, Session, Sessions
from arcanarium.server.storage import NotSaved, Storage, Write

SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
PROOF_LASTS = 900.0
"""Seconds after a password or passkey was shown in which an account can be changed without showing it again."""


class User(msgspec.Struct):
    """A user as stored. `account` is the `key_of` the name, and None for a guest; `hash` that of the password, if there
    is one."""

    id: str
    name: str
    language: str
    made: float
    account: str | None = None
    hash: str | None = None

    def as_seen(self) -> dict[str, str | int | bool]:
        """The user in the journal of a table."""
        return {"user": self.id, "name": self.name, "guest": not self.account}


class Visitor(NamedTuple):
    """A user with the session that named it. The session is None for a guest with a cookie of version 0.2; `cookie` is
    the cookie to set, if it is a new session."""

    user: User
    session: Session | None
    cookie: str = ""


class Accounts:
    """The users of the site: their sessions, names and passwords."""

    def __init__(self, storage: Storage, signing_keys: Sequence[str]) -> None:
        self.storage = storage
        self.sessions = Sessions(storage, signing_keys)
        self._hasher = PasswordHasher()
        self._known: OrderedDict[str, tuple[float, User]] = OrderedDict()
        # verified for an unknown name, so that it takes as long as a wrong password
        self._nobody = self._hasher.hash(secrets.token_urlsafe())

    async def start(self) -> None:
        """Give the accounts of version 0.2 the names that look like theirs, where nobody has them."""
        rows = await self.storage.rows(
            "SELECT users.id, users.name FROM users LEFT JOIN name_keys ON name_keys.user_id = users.id "
            "WHERE users.account IS NOT NULL AND name_keys.user_id IS NULL ORDER BY users.made")
        writes = [Write("name_key_if_free", {"name_key": key, "user_id": row["id"]})
                  for row in rows for key in sorted(keys(row["name"]))]
        if writes:
            await self.storage.write(*writes)

    # --- who visits ---

    async def visitor(self, cookie: str | None) -> Visitor | None:
        """The user whose session a cookie names; None if it is missing, not signed by us, or has ended."""
        if token := self.sessions.token_of(cookie):
            session = await self.sessions.find(token)
            user = await self.user(session.user_id) if session else None
            return Visitor(user, session) if user else None
        former = self.sessions.former_user(cookie)
        guest = await self.user(former) if former else None
        return Visitor(guest, None) if guest and not guest.account else None

    async def user(self, id: str) -> User | None:
        """The user with an id."""
        if (known := self._known.get(id)) and known[0] > time.time():
            self._known.move_to_end(id)
            return known[1]
        row = await self.storage.user(id)
        return self._cache(_user(row)) if row else None

    async def enter(self, user: User, device: str, *, proved: bool = False, instead: Session | None = None) -> Visitor:
        """Begin a session of a user, and end the one of the same browser before."""
        lasts = ACCOUNT_LASTS if user.account else GUEST_LASTS
        token, session, write = self.sessions.new(user.id, device, lasts, proved)
        await self.storage.write(write)
        if instead:
            await self.sessions.end(instead.id)
        return Visitor(user, self.sessions.remember(session), self.sessions.cookie_of(token))

    async def note_visit(self, visitor: Visitor, device: str) -> bool:
        """Note that a session is used, so that it does not end, unless that was noted lately; whether it was done."""
        lasts = ACCOUNT_LASTS if visitor.user.account else GUEST_LASTS
        return bool(visitor.session and await self.sessions.note_visit(visitor.session, device, lasts))

    # --- names ---

    async def guest(self, language: str) -> User:
        """A new guest with a numbered name."""
        number = secrets.randbelow(9000) + 1000
        user = User(secrets.token_urlsafe(12), f"{GUEST} {number}", language, time.time())
        return await self._save(user)

    async def _latest(self, user: User) -> User:
        """The user as stored now: another process may have changed it."""
        row = await self.storage.user(user.id)
        return _user(row) if row else user

    async def change(self, user: User, name: str | None, language: str | None) -> User:
        """Change the name or the language of a user; Refused if they are not allowed."""
        user = await self._latest(user)
        owned: list[Write] = []
        if name is not None and name != user.name:
            name = good_name(name)
            if user.account and key_of(name) != user.account:
                raise Refused("bad-name", "web-refused-account-name")
            await self.check_free(name, user)
            owned = _owned(user, name) if user.account else []
        if language is not None and language not in languages():
            raise Refused("bad-language", "web-refused-language", known=", ".join(languages()))
        changed = msgspec.structs.replace(user, name=name or user.name, language=language or user.language)
        return await self._save(changed, *owned)

    async def check_free(self, name: str, user: User | None = None) -> None:
        """Refused if another account has a name, or one that looks like it."""
        named = {f"k{i}": key for i, key in enumerate(sorted(keys(name)))}
        rows = await self.storage.rows(f"SELECT user_id FROM name_keys WHERE name_key IN "
                                       f"({', '.join(f':{key}' for key in named)})", **named)
        if any(user is None or row["user_id"] != user.id for row in rows):
            raise Refused("name-taken")

    # --- accounts ---

    async def check_new(self, user: User, name: str) -> str:
        """The name of an account that a user may have, in the form in which it is shown; Refused if it may not."""
        if (await self._latest(user)).account:
            raise Refused("has-account")
        name = good_name(name)
        await self.check_free(name)
        return name

    async def register(self, user: User, name: str, password: str | None, *also: Write) -> User:
        """Turn a guest into an account; Refused if the name is taken or not allowed. Without a password, `also` writes
        its first passkey. All sessions of the guest end."""
        user = await self._latest(user)
        name = await self.check_new(user, name)
        hashed = await self._hashed(password) if password is not None else None
        made = msgspec.structs.replace(user, name=name, account=key_of(name), hash=hashed)
        try:
            await self.sessions.end_all(user.id, _write(made), *_owned(user, name), *also)
        except NotSaved:
            await self.check_free(name)  # somebody may have been quicker
            raise
        return self._cache(made)

    async def login(self, name: str, password: str) -> User:
        """The user with this name and password; Refused if there is none."""
        row = await self.storage.account(key_of(name))
        if not await self.has_password(_user(row) if row else None, password) or not row:
            raise Refused("bad-login")
        return self._cache(_user(row))

    async def has_password(self, user: User | None, password: str) -> bool:
        """Whether a password is that of a user. It takes as long for somebody who has none."""
        hashed = (user and user.hash) or self._nobody
        try:
            await asyncio.to_thread(self._hasher.verify, hashed, password[:LONGEST_PASSWORD])
        except (VerificationError, InvalidHashError):
            return False
        return bool(user and user.hash)

    async def set_password(self, user: User, password: str, *also: Write, but: str = "") -> User:
        """Give an account another password, and end all its sessions except one."""
        user = await self._latest(user)
        if not user.account:
            raise Refused("no-account")
        changed = msgspec.structs.replace(user, hash=await self._hashed(password))
        await self.sessions.end_all(user.id, _write(changed), Write("tokens_end", {
            "user_id": user.id, "kind": "reset"}), *also, but=but)
        return self._cache(changed)

    @staticmethod
    def check_password(password: str) -> None:
        """Refused if nobody may have this password."""
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Refused("bad-password", "web-refused-password", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)

    async def _hashed(self, password: str) -> str:
        self.check_password(password)
        return await asyncio.to_thread(self._hasher.hash, password)

    async def _save(self, user: User, *also: Write) -> User:
        await self.storage.write(_write(user), *also)
        return self._cache(user)

    def forget(self, id: str) -> None:
        """Read a user anew when it is next asked for."""
        self._known.pop(id, None)

    def _cache(self, user: User) -> User:
        self._known[user.id] = time.time() + BELIEVED, user
        self._known.move_to_end(user.id)
        while len(self._known) > KNOWN:
            self._known.popitem(last=False)
        return user


def check_proof(visitor: Visitor) -> None:
    """Refused unless the user has shown a password or a passkey in this session a short time ago."""
    if not visitor.user.account:
        raise Refused("no-account")
    if not visitor.session or time.time() > visitor.session.proved + PROOF_LASTS:
        raise Refused("confirm")


def _owned(user: User, name: str) -> list[Write]:
    """What makes a name that of an account, with all that looks like it."""
    return [Write("name_keys_end", {"user_id": user.id}),
            *(Write("name_key", {"name_key": key, "user_id": user.id}) for key in sorted(keys(name)))]


def _write(user: User) -> Write:
    return Write("user", msgspec.structs.asdict(user))


def _user(row: dict[str, Any]) -> User:
    return msgspec.convert(row, User)
