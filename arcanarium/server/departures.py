"""What follows for the tables of this server when a session ends or a person leaves for good."""
from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from contextlib import suppress

from arcanarium.bots import people
from arcanarium.core.contract import PUBLIC
from arcanarium.server.accounts import Accounts
from arcanarium.server.hub import UNAVAILABLE, Hub
from arcanarium.server.leaving import erase
from arcanarium.server.messages import Refused
from arcanarium.server.sessions import Sessions
from arcanarium.server.storage import NotSaved, Unreadable, Write

ENDED = 4401
"""The websocket code with which clients are disconnected whose session has ended."""
TIDY = 3600.0
"""Seconds after which what has expired is deleted."""


def watch(hub: Hub, accounts: Accounts) -> None:
    """Have clients disconnected whose session ends, in this process or in another."""

    def ended(ids: Collection[str]) -> None:
        disconnect(hub, ids)
        hub.bus.publish({"ended": list(ids)})

    def ended_elsewhere(ids: list[str]) -> None:
        accounts.sessions.drop(ids)
        disconnect(hub, ids)

    accounts.sessions.on_end = ended
    hub.listeners["ended"] = ended_elsewhere
    hub.listeners["renamed"] = lambda tables: reload(hub, tables)


def disconnect(hub: Hub, sessions: Collection[str]) -> None:
    """Disconnect the clients of some sessions."""
    for live in hub.rooms.values():
        live.close_connections([one for one in live.connections if one.session in sessions], ENDED)


async def disconnect_ended(hub: Hub, sessions: Sessions) -> None:
    """Disconnect the clients whose session has ended without this process being told: it expired, or another program
    ended it."""
    open_now = {one.session for live in hub.rooms.values() for one in live.connections if one.session}
    if ended := await sessions.ended(open_now):
        sessions.drop(ended)
        disconnect(hub, ended)


async def keep_watch(hub: Hub, accounts: Accounts, every: float) -> None:
    """Look from time to time for sessions that have ended elsewhere, and delete what has expired."""
    tidied = 0.0
    while True:
        await asyncio.sleep(every)
        try:
            await disconnect_ended(hub, accounts.sessions)
            if (now := time.time()) > tidied + TIDY:
                tidied = now
                await accounts.storage.write(Write("tokens_expired", {"now": now}),
                                             Write("sessions_expired", {"now": now}))
        except (NotSaved, Unreadable):
            continue


async def delete(hub: Hub, accounts: Accounts, user_id: str) -> None:
    """Delete a user for good: bots play on for it, and its name goes from all tables."""
    rows = await hub.storage.tables_of(user_id, limit=10_000)
    for row in rows:
        if row["status"] in ("open", "playing"):
            with suppress(Refused):
                await retire(hub, row["id"], user_id)
        if live := hub.rooms.get(row["id"]):
            hub.save_summary_now(live)
    await accounts.sessions.end_all(user_id)
    reload(hub, [row["id"] for row in rows])
    tables = await erase(hub.storage, user_id)
    accounts.forget(user_id)
    reload(hub, tables)
    hub.bus.publish({"renamed": tables})


async def retire(hub: Hub, table: str, user_id: str) -> None:
    """Leave a table in the place of a user: before the game the seat becomes free, during the game a bot plays on."""
    live = await hub.live(table)
    async with live.lock:
        seat = live.room.seat_of(user_id)
        if seat == PUBLIC:
            return
        if live.room.status == "open":
            await hub.change(live, "unsit", seat, None, Write("unsit", {"user_id": user_id, "table_id": table}))
        elif live.room.status == "playing" and not live.room.seats[seat].left:
            await hub.change(live, "leave", seat, {"bot": people.stand_in(live.room.setup.game)})


def reload(hub: Hub, tables: Collection[str]) -> None:
    """Drop rooms from memory whose journal was rewritten; their clients connect again."""
    for table in tables:
        if live := hub.rooms.pop(table, None):
            if live.timer:
                live.timer.cancel()
            hub.drop_summary(table)  # it would write the former names
            live.close_connections(live.connections, UNAVAILABLE)
