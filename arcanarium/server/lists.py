"""Tables in lists: open ones, and those of a user. What a list tells of a table is kept beside it, so that no game has
to be loaded for it."""
from __future__ import annotations

from typing import Any

import msgspec

from arcanarium.core.contract import PUBLIC
from arcanarium.server.accounts import User
from arcanarium.server.live import Live
from arcanarium.server.room import Room


def summary_of(room: Room) -> dict[str, Any]:
    setup, result = room.setup, room.game.result if room.game else None
    return {
        "game": setup.game, "sets": setup.sets, "variant": setup.variant, "status": room.status, "step": room.step,
        "seats": [{"name": seat.name, "kind": seat.kind, "bot": seat.bot} for seat in room.seats],
        "clock": {"bank": setup.clock.bank, "each": setup.clock.each} if setup.clock else None,
        "winners": result.winners if result else None,
        "users": [seat.user for seat in room.seats], "owing": room.owing(),
    }


def summaries(rooms: dict[str, Live], rows: list[dict[str, Any]], user: User | None) -> list[dict[str, Any]]:
    """Rows of tables as a user may read them."""
    found = []
    for row in rows:
        told = msgspec.json.decode(row["summary"])
        users, owing = told.pop("users"), told.pop("owing")
        you = users.index(user.id) if user and user.id in users else PUBLIC
        live = rooms.get(row["id"])
        found.append({**told, "table": row["id"], "since": row["made"], "touched": row["touched"], "you": you,
                      "your_turn": you in owing, "watchers": live.watchers() if live else 0})
    return found
