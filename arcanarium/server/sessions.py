"""Sessions: each browser that is known to the server has one. It is stored and ended here; the cookie only names it.

The cookie holds a random token, signed with a key of the site. The database has only the hash of the token, so that
nobody can make a cookie out of a stolen copy of it.
"""
from __future__ import annotations

import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Collection, Sequence
from hashlib import sha256

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer

from arcanarium.server.storage import NotSaved, Storage, Write

COOKIE = "arcanarium"
"""The name of the cookie; over https `__Host-` stands before it, and browsers take it only from this very server."""
DAY = 24 * 3600.0
GUEST_LASTS, ACCOUNT_LASTS = 400 * DAY, 90 * DAY
"""Seconds after the latest visit at which a session ends. A guest cannot log in again, so it is longer for guests."""
SEEN_EVERY = 900.0
"""Seconds by which the time of the latest visit may be out of date."""
BELIEVED = 15.0
"""Seconds for which a session is believed without a look at the database: another process may have ended it."""
KNOWN = 20_000
"""How many sessions are cached in memory."""
LONGEST_COOKIE = 300
_SYSTEMS = (("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"),
            ("Windows", "Windows"), ("Mac OS", "macOS"), ("Linux", "Linux"))
_BROWSERS = (("Edg/", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("Chromium/", "Chromium"),
             ("Chrome/", "Chrome"), ("Safari/", "Safari"))


class Session(msgspec.Struct):
    """A session as stored; `id` is the hash of its token. `proved` is when its user last showed a password or a passkey
    in it, 0 if never."""

    id: str
    user_id: str
    device: str
    made: float
    seen: float
    proved: float
    expires: float


class Sessions:
    """The sessions of the site."""

    def __init__(self, storage: Storage, keys: Sequence[str]) -> None:
        self.storage = storage
        self.on_end: Callable[[Collection[str]], None] = lambda _: None
        """Called with the ids of sessions that were ended."""
        self._signer = URLSafeSerializer(list(keys), salt="arcanarium-session")
        self._former = URLSafeSerializer(list(keys), salt="arcanarium-user")
        self._known: OrderedDict[str, tuple[float, Session]] = OrderedDict()

    # --- cookies ---

    def cookie_of(self, token: str) -> str:
        """The signed cookie for a token."""
        return str(self._signer.dumps(token))

    def token_of(self, cookie: str | None) -> str:
        """The token in a cookie; empty if it was not signed by us."""
        return _signed(self._signer, cookie)

    def former_user(self, cookie: str | None) -> str:
        """The user id in a cookie of version 0.2, which named the user and not a session; empty if it is none."""
        return _signed(self._former, cookie)

    # --- one session ---

    def new(self, user_id: str, device: str, lasts: float, proved: bool) -> tuple[str, Session, Write]:
        """A token with its session, and what has to be written for it."""
        token, now = secrets.token_urlsafe(32), time.time()
        session = Session(id_of(token), user_id, device, now, now, now if proved else 0.0, now + lasts)
        return token, session, Write("session", msgspec.structs.asdict(session))

    async def find(self, token: str) -> Session | None:
        """The session of a token; None if there is none, or it has ended."""
        id, now = id_of(token), time.time()
        if (known := self._known.get(id)) and known[0] > now and known[1].expires > now:
            self._known.move_to_end(id)
            return known[1]
        self._known.pop(id, None)
        rows = await self.storage.rows("SELECT * FROM sessions WHERE id = :id AND expires > :now", id=id, now=now)
        return self.remember(msgspec.convert(rows[0], Session)) if rows else None

    def remember(self, session: Session) -> Session:
        """Believe for a while that a session is as it is."""
        self._known[session.id] = time.time() + BELIEVED, session
        self._known.move_to_end(session.id)
        while len(self._known) > KNOWN:
            self._known.popitem(last=False)
        return session

    async def note_visit(self, session: Session, device: str, lasts: float) -> bool:
        """Note that a session is used, unless that was noted lately; whether it was done."""
        now = time.time()
        if now < session.seen + SEEN_EVERY:
            return False
        session.seen, session.expires, session.device = now, now + lasts, device
        try:
            await self.storage.write(Write("session_seen", {
                "id": session.id, "seen": now, "expires": session.expires, "device": device}))
        except NotSaved:
            return False  # a visit is possible without it
        return True

    async def note_proof(self, session: Session) -> None:
        """Note that the user of a session has shown a password or a passkey just now."""
        session.proved = time.time()
        await self.storage.write(Write("session_proved", {"id": session.id, "proved": session.proved}))

    # --- the sessions of a user ---

    async def of(self, user_id: str) -> list[Session]:
        """The sessions of a user, the latest visit first."""
        rows = await self.storage.rows("SELECT * FROM sessions WHERE user_id = :id AND expires > :now "
                                       "ORDER BY seen DESC", id=user_id, now=time.time())
        return [msgspec.convert(row, Session) for row in rows]

    async def end(self, id: str, *also: Write) -> None:
        """End a session."""
        await self.storage.write(Write("session_end", {"id": id}), *also)
        self.forget([id])

    async def end_all(self, user_id: str, *also: Write, but: str = "") -> None:
        """End all sessions of a user except one, and write something in the same step."""
        ids = [session.id for session in await self.of(user_id) if session.id != but]
        await self.storage.write(Write("sessions_end", {"user_id": user_id, "but": but}), *also)
        self.forget(ids)

    def forget(self, ids: Collection[str]) -> None:
        """Drop sessions from memory that were ended here, and say so."""
        self.drop(ids)
        if ids:
            self.on_end(ids)

    def drop(self, ids: Collection[str]) -> None:
        """Drop sessions from memory that have ended."""
        for id in ids:
            self._known.pop(id, None)

    async def ended(self, ids: Collection[str]) -> set[str]:
        """Those of some sessions that have ended."""
        found: set[str] = set()
        waiting, now = list(ids), time.time()
        while waiting:
            some, waiting = waiting[:400], waiting[400:]
            named = {f"s{i}": id for i, id in enumerate(some)}
            rows = await self.storage.rows(f"SELECT id FROM sessions WHERE expires > :now AND id IN "
                                           f"({', '.join(f':{name}' for name in named)})", now=now, **named)
            found |= set(some) - {row["id"] for row in rows}
        return found


def id_of(token: str) -> str:
    """What is stored of a token."""
    return sha256(token.encode()).hexdigest()


def device_of(agent: str) -> str:
    """A browser in a few words, from what it says of itself: “Firefox, Linux”."""
    browser = next((name for mark, name in _BROWSERS if mark in agent), "")
    system = next((name for mark, name in _SYSTEMS if mark in agent), "")
    own = "".join(c for c in (re.split(r"[\s/(]", agent.strip(), maxsplit=1)[0])[:30] if c.isprintable())
    return ", ".join(filter(None, (browser, system))) or own


def _signed(signer: URLSafeSerializer, cookie: str | None) -> str:
    if not cookie or len(cookie) > LONGEST_COOKIE:
        return ""
    try:
        found = signer.loads(cookie)
    except BadSignature:
        return ""
    return found if isinstance(found, str) else ""
