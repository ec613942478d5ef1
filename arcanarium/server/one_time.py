"""One-time tokens: links in e-mail, and challenges that a passkey signs. Each can be used once, before it expires, for
the one purpose it was made for. The database has only their hashes."""
from __future__ import annotations

import secrets
import time
from typing import Any, Literal

from arcanarium.server.sessions import id_of
from arcanarium.server.storage import Storage, Write

Kind = Literal["reset", "email", "new_passkey", "add_passkey", "login_passkey", "confirm_passkey"]


async def issue(storage: Storage, kind: Kind, user_id: str, data: str, lasts: float, *, alone: bool = False) -> str:
    """A new token, valid for so many seconds. `alone`: earlier ones of this kind and user are void from now on."""
    token, now = secrets.token_urlsafe(32), time.time()
    void = [Write("tokens_end", {"user_id": user_id, "kind": kind})] if alone else []
    await storage.write(*void, Write("token", {
        "id": id_of(token), "kind": kind, "user_id": user_id, "data": data, "made": now, "expires": now + lasts}))
    return token


async def look(storage: Storage, kind: Kind, token: str) -> dict[str, Any] | None:
    """The row of a token that can still be used; None if there is none."""
    rows = await storage.rows("SELECT * FROM tokens WHERE id = :id AND kind = :kind AND expires > :now",
                              id=id_of(token), kind=kind, now=time.time())
    return rows[0] if rows else None


async def use(storage: Storage, kind: Kind, token: str) -> dict[str, Any] | None:
    """The row of a token, which is used up by this; None if it was used before, has expired, or never was."""
    row = await look(storage, kind, token)
    return row if row and await storage.write(Write("token_use", {"id": row["id"]})) else None


async def pending(storage: Storage, kind: Kind, user_id: str) -> str:
    """The data of the latest token of a kind that a user has not used yet; empty if there is none."""
    rows = await storage.rows("SELECT data FROM tokens WHERE user_id = :id AND kind = :kind AND expires > :now "
                              "ORDER BY made DESC LIMIT 1", id=user_id, kind=kind, now=time.time())
    return str(rows[0]["data"]) if rows else ""
