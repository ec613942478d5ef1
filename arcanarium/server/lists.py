"""Tables in lists: open ones, and those of a user."""
from __future__ import annotations

import time
from collections import OrderedDict
from typing import Any

import msgspec

from arcanarium.core.contract import PUBLIC
from arcanarium.server.accounts import User
from arcanarium.server.hub import Hub
from arcanarium.server.journal import Setup
from arcanarium.server.messages import Refused
from arcanarium.server.room import Room

MOST_LOADED = 20
"""Tables that are loaded for one list; those beyond are told from their row alone."""

_finished: OrderedDict[str, dict[str, Any]] = OrderedDict()
KEPT = 1000


async def summaries(hub: Hub, rows: list[dict[str, Any]], user: User | None) -> list[dict[str, Any]]:
    found = []
    loaded = 0
    for row in rows:
        id = row["id"]
        live = hub.rooms.get(id)
        if live is None and id not in _finished:
            loaded += 1
            if loaded > MOST_LOADED:
                break
            try:
                live = await hub.live(id)
            except Refused:
                continue
        told = {**_finished[id]} if id in _finished else _summary(live.room, row) if live else {}
        room = live.room if live else None
        if room and room.status in ("over", "broken"):
            _finished[id] = told
            if len(_finished) > KEPT:
                _finished.popitem(last=False)
        you = _seat(told, user)
        found.append({key: value for key, value in told.items() if key != "users"} | {
            "you": you, "your_turn": bool(room and you != PUBLIC and you in room.owing()),
            "watchers": live.watchers() if live else 0})
    return found


def _seat(told: dict[str, Any], user: User | None) -> int:
    return told["users"].index(user.id) if user and user.id in told["users"] else PUBLIC


def _summary(room: Room, row: dict[str, Any]) -> dict[str, Any]:
    setup = msgspec.json.decode(row["setup"], type=Setup)
    result = room.game.result if room.game else None
    return {
        "table": room.id, "game": setup.game, "sets": setup.sets, "variant": setup.variant, "status": room.status,
        "seats": [{"name": seat.name, "kind": seat.kind, "bot": seat.bot} for seat in room.seats],
        "users": [seat.user for seat in room.seats],
        "clock": {"bank": setup.clock.bank, "each": setup.clock.each} if setup.clock else None,
        "since": row["made"], "touched": max(row["touched"], row["made"]), "age": time.time() - row["made"],
        "step": room.step, "winners": result.winners if result else None,
    }
