"""What an operator can do to tables and people: each of it while the server runs or not, because any process that
shares the database may write to it. A server notices within seconds."""
from __future__ import annotations

import json
import time
from collections.abc import Sequence
from types import TracebackType
from typing import Any

from arcanarium.server import bans, departures
from arcanarium.server.accounts import Accounts, User
from arcanarium.server.bus import bus_at
from arcanarium.server.hub import Hub
from arcanarium.server.journal import Entry
from arcanarium.server.keys import signing_keys
from arcanarium.server.leaving import all_about
from arcanarium.server.names import key_of
from arcanarium.server.settings import Settings
from arcanarium.server.storage import Storage, Write, entry_write
from arcanarium.server.thinkers import Thinkers

TRIES = 20
"""How often an entry is tried to be written at a table at which others write as well."""
DAY = 86_400.0
UNFINISHED = ("open", "playing")


class NotFound(Exception):
    """There is no such table or person."""


class Office:
    """Use it in an `async with` statement."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.database_url, settings.home, settings.migrate)
        self.accounts = Accounts(self.storage, signing_keys(settings))
        self.hub = Hub(settings, self.storage, bus_at(settings.redis), Thinkers(1))

    async def __aenter__(self) -> Office:
        await self.storage.start()
        await self.hub.bus.start(self.hub.on_bus_message, self.storage.site)
        departures.watch(self.hub, self.accounts)
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None,
                        trace: TracebackType | None) -> None:
        await self.hub.close()
        self.hub.thinkers.close()
        await self.storage.close()

    # --- tables ---

    async def status(self) -> dict[str, Any]:
        """Figures of the site."""
        tables = await self.storage.rows("SELECT status, COUNT(*) AS n FROM tables GROUP BY status ORDER BY status")
        [people] = await self.storage.rows("SELECT COUNT(*) AS people, COUNT(account) AS accounts FROM users")
        [entries] = await self.storage.rows("SELECT COUNT(*) AS entries FROM journal")
        [sessions] = await self.storage.rows("SELECT COUNT(*) AS sessions FROM sessions WHERE expires > :now",
                                             now=time.time())
        return {"tables": {row["status"]: row["n"] for row in tables}, **people, **entries, **sessions}

    async def tables(self, status: str, limit: int) -> list[dict[str, Any]]:
        """Tables, the latest first: id, status, when it was made and touched, the game and who sits there."""
        rows = await self.storage.rows(
            "SELECT id, status, made, touched, summary FROM tables WHERE :status IN ('', status) "
            "ORDER BY touched DESC LIMIT :limit", status=status, limit=limit)
        return [{**{name: row[name] for name in ("id", "status", "made", "touched")}, **_shown(row["summary"])}
                for row in rows]

    async def end_table(self, id: str, reason: str) -> None:
        """Close a table for good: whoever looks at it is told the reason."""
        row = await self.storage.table(id)
        if row is None:
            raise NotFound(id)
        summary = json.dumps(json.loads(row["summary"]) | {"status": "closed"}, ensure_ascii=False)
        for _ in range(TRIES):
            n = (await self.storage.lengths([id])).get(id, 0)
            entry = Entry(n, time.time(), "close", -1, {"reason": reason})
            if await self.storage.write(entry_write(id, entry)):
                await self.storage.write(Write("note", {"id": id, "status": "closed", "summary": summary,
                                                        "touched": entry.at, "due": None}))
                self.hub.bus.publish({"table": id, "n": n + 1})
                return
        raise TimeoutError(id)

    async def delete_table(self, id: str) -> None:
        """Delete a table with all that was played and said there. End it first, and give the servers time to notice."""
        if await self.storage.table(id) is None:
            raise NotFound(id)
        await self.storage.write(*table_ended(id))

    # --- people ---

    async def person(self, who: str) -> User:
        """The person with an account of this name, or with this id."""
        row = await self.storage.account(key_of(who))
        user = await self.accounts.user(row["id"] if row else who)
        if user is None:
            raise NotFound(who)
        return user

    async def people(self, part: str, limit: int) -> list[dict[str, Any]]:
        """People whose name contains a text: id, name, whether it is an account, when it was made, last seen."""
        return await self.storage.rows(
            "SELECT users.id, users.name, users.account IS NOT NULL AS account, users.made, MAX(sessions.seen) AS seen "
            "FROM users LEFT JOIN sessions ON sessions.user_id = users.id "
            "WHERE LOWER(users.name) LIKE :part GROUP BY users.id, users.name, users.account, users.made "
            "ORDER BY users.made DESC LIMIT :limit", part=f"%{part.lower()}%", limit=limit)

    async def kick(self, user: User) -> None:
        """End all sessions of a person. With an account one can log in again."""
        await self.accounts.sessions.end_all(user.id)

    async def order(self, kind: bans.Kind, subject: str, days: float | None, reason: str) -> None:
        """Ban or mute a person, or ban an address. A ban of a person ends the sessions too."""
        await self.storage.write(bans.order(kind, subject, days, reason))
        if kind == "ban":
            await self.accounts.sessions.end_all(subject)

    async def end_order(self, kind: bans.Kind, subject: str) -> None:
        await self.storage.write(bans.order_ended(kind, subject))

    async def orders(self) -> list[dict[str, Any]]:
        """The orders in force, with the names of people."""
        return await self.storage.rows(
            "SELECT bans.*, users.name FROM bans LEFT JOIN users ON users.id = bans.subject "
            "WHERE until > :now ORDER BY bans.made", now=time.time())

    async def export(self, user: User) -> dict[str, Any]:
        """All that is stored about a person."""
        return await all_about(self.storage, user.id)

    async def delete_person(self, user: User) -> None:
        """Delete a person for good; bots play on in unfinished games."""
        await departures.delete(self.hub, self.accounts, user.id)

    # --- what is old ---

    async def old_games(self, days: float) -> list[str]:
        """The tables that nobody has touched for so many days, and that are not being played."""
        rows = await self.storage.rows(
            "SELECT id FROM tables WHERE touched < :before AND status <> 'playing'", before=time.time() - days * DAY)
        return [row["id"] for row in rows]

    async def old_guests(self, days: float) -> list[str]:
        """The guests who have not been seen for so many days, and sit at no unfinished table."""
        rows = await self.storage.rows(
            "SELECT users.id FROM users LEFT JOIN sessions ON sessions.user_id = users.id "
            "WHERE users.account IS NULL AND users.made < :before AND NOT EXISTS (SELECT 1 FROM sitting "
            "JOIN tables ON tables.id = sitting.table_id WHERE sitting.user_id = users.id "
            "AND tables.status IN ('open', 'playing')) "
            "GROUP BY users.id HAVING COALESCE(MAX(sessions.seen), 0) < :before", before=time.time() - days * DAY)
        return [row["id"] for row in rows]

    async def prune(self, games: Sequence[str], guests: Sequence[str]) -> None:
        """Delete tables, and guests with their names in tables that stay."""
        for id in games:
            await self.storage.write(*table_ended(id))
        for id in guests:
            await departures.delete(self.hub, self.accounts, id)


def table_ended(id: str) -> list[Write]:
    """What deletes a table."""
    names = ("table_end", "table_sittings_end", "table_journal_end", "table_reviews_end",
             "table_boards_end")
    return [Write(name, {"table_id": id}) for name in names]


def _shown(summary: str) -> dict[str, Any]:
    """What an operator is shown of the summary of a table."""
    told = json.loads(summary)
    return {"game": told.get("game", ""), "seats": [seat.get("name") or seat.get("bot", "") for seat in told["seats"]]}

