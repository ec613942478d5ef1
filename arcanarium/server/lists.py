"""Lists of tables: the open ones, and those of a user. A summary is stored with each table, so no game has to be loaded
for a list."""
from __future__ import annotations

from typing import Any

import msgspec

from arcanarium.core.contract import PUBLIC
from arcanarium.server.accounts import User
from arcanarium.server.live import Live
from arcanarium.server.room import Room


def summary_of(room: Room) -> dict[str, Any]:
    """The summary of a table that is stored for lists. It holds the ids of users: send `summaries` to clients."""
    setup, result = room.setup, room.game.result if room.game else None
    return {
        "game": setup.game, "sets": setup.sets, "variant": setup.variant, "status": room.status, "step": room.step,
        "seats": [{"name": seat.name, "kind": seat.kind, "bot": seat.bot, "guest": seat.guest} for seat in room.seats],
        "clock": {"bank": setup.clock.bank, "each": setup.clock.each} if setup.clock else None,
        "winners": result.winners if result else None,
        "chosen": room.chosen_seed is not None and not room.origin.day, "day": room.origin.day,
        "users": [seat.user for seat in room.seats], "owing": room.owing(),
    }


def summaries(rooms: dict[str, Live], rows: list[dict[str, Any]], user: User | None) -> list[dict[str, Any]]:
    """Stored rows of tables as a user may see them, with what this process knows about spectators."""
    found = []
    for row in rows:
        summary = msgspec.json.decode(row["summary"])
        users, owing = summary.pop("users"), summary.pop("owing")
        you = users.index(user.id) if user and user.id in users else PUBLIC
        live = rooms.get(row["id"])
        found.append({**summary, "table": row["id"], "since": row["made"], "touched": row["touched"], "you": you,
                      "your_turn": you in owing, "watchers": live.watchers() if live else 0})
    return found
