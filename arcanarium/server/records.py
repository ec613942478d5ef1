"""Records of finished games: download, replay and upload. The record of a game in progress is never sent."""
from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from arcanarium.core.errors import RecordError
from arcanarium.core.game import Game
from arcanarium.core.record import parse_record
from arcanarium.server import sitetime
from arcanarium.server.accounts import User
from arcanarium.server.fairness import Crowded
from arcanarium.server.frames import table_frame
from arcanarium.server.hub import Hub
from arcanarium.server.journal import Entry, SeatPlan, TableSetup
from arcanarium.server.lists import summary_of
from arcanarium.server.live import Live
from arcanarium.server.messages import Refused, write
from arcanarium.server.room import Room, checked
from arcanarium.server.storage import Write, entry_write
from arcanarium.server.thinkers import replay, texts_of
from arcanarium.table.played import players_of

LONGEST_GAME, LONGEST_NAME = 5000, 60
"""The most lines that an uploaded record may have, and the most characters of a name in it."""
MOST_STEPS = 60
"""The most steps that one response of a replay holds."""


async def _finished(hub: Hub, table: str) -> Live:
    live = await hub.live(table)
    if live.room.status != "over":
        raise Refused("not-now", "web-refused-record-later")
    return live


async def record_of(hub: Hub, table: str) -> str:
    """The record of a finished game; Refused if it is not finished."""
    game = (await _finished(hub, table)).room.game
    assert game is not None
    return game.record()


async def replay_of(hub: Hub, table: str, since: int, to: int, eyes: int, language: str) -> dict[str, Any]:
    """The frames of a finished game from step `since` to step `to`, as the seat `eyes` (-1: a spectator) saw them."""
    live = await _finished(hub, table)
    room = live.room
    if not -1 <= eyes < len(room.seats) or since < 0 or to < since:
        raise Refused("malformed")
    assert room.game is not None
    try:
        length, frames = await hub.thinkers.at(table, urgent=True).run(
            replay, room.game.record(), since, min(to, since + MOST_STEPS), eyes, language)
    except Crowded:
        raise Refused("too-fast") from None
    frame = table_frame(room, "", [1.0] * len(room.seats), 0, sitetime.now(), texts_of(language))
    return {"table": frame, "length": length, "steps": frames}


async def add(hub: Hub, user: User, body: bytes) -> str:
    """Store an uploaded record as a table with a finished game, and return the id of the table. RecordError says what
    is wrong with the record."""
    try:
        record = parse_record(body.decode())
    except UnicodeDecodeError:
        raise RecordError("this is no text") from None
    if record.position:  # a position could be any, and could name card files of this machine
        raise RecordError("only games that were played from their start can be looked at here")
    if len(record.lines) > LONGEST_GAME or any(len(name) > LONGEST_NAME for name in record.names):
        raise RecordError("this is longer than any game")
    config = record.config
    players = players_of(record)
    setup = TableSetup(
        config.game, tuple(SeatPlan("bot", player.bot) if player.bot else SeatPlan("person") for player in players),
        config.sets, config.variant, dict(config.options))
    setup = checked(setup)  # before anything is replayed: options must not name files of this machine
    game = Game.from_record(replace(record, names=tuple(player.name for player in players)))  # everyone has a name here
    if not game.over:
        raise RecordError("this game is not finished; only finished games can be looked at here")
    id, now = secrets.token_urlsafe(12), sitetime.now()
    begun = Entry(0, now, "begin", -1, {"record": game.record()})
    room = Room(id, user.id, setup)
    room.apply(begun)
    await hub.storage.write(
        Write("table", {"id": id, "host": user.id, "open": 0, "status": "over", "made": now,
                        "setup": write(setup).decode(), "summary": write(summary_of(room)).decode()}),
        entry_write(id, begun),
        Write("sit", {"user_id": user.id, "table_id": id}))
    return id
