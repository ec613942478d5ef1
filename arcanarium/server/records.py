"""Records of finished games: download, replay and upload. The record of a game in progress is never sent."""
from __future__ import annotations

import secrets

import msgspec

from arcanarium.core.errors import RecordError
from arcanarium.server import sitetime
from arcanarium.server.accounts import User
from arcanarium.server.fairness import Crowded
from arcanarium.server.frames import table_frame
from arcanarium.server.hub import Hub
from arcanarium.server.journal import Entry
from arcanarium.server.live import Live
from arcanarium.server.messages import Refused, write
from arcanarium.server.readings import Readings
from arcanarium.server.storage import Write, entry_write
from arcanarium.server.thinkers import encoded_replay, texts_of
from arcanarium.server.uploads import TOO_LONG, examine, refused_as, too_large

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


async def replay_of(
    hub: Hub, known: Readings, table: str, since: int, to: int, eyes: int, language: str, who: str,
) -> bytes:
    """The frames of a finished game from step `since` to step `to`, as the seat `eyes` (-1: a spectator) saw them, as
    JSON. `who` asks: a person or an address."""
    live = await _finished(hub, table)
    room = live.room
    if not -1 <= eyes < len(room.seats) or since < 0 or to < since:
        raise Refused("malformed")
    to = min(to, since + MOST_STEPS)

    async def read() -> bytes:
        assert room.game is not None
        try:
            length, frames = await hub.thinkers.at(who, "replay").run(
                encoded_replay, room.game.record(), since, to, eyes, language)
        except Crowded:
            raise Refused("busy") from None
        frame = table_frame(room, "", [1.0] * len(room.seats), 0, sitetime.now(), texts_of(language))
        return write({"table": frame, "length": length, "steps": msgspec.Raw(frames)})

    return await known.made((table, since, to, eyes, language), read)  # a finished game does not change any more


async def add(hub: Hub, user: User, body: bytes) -> str:
    """Store an uploaded record as a table with a finished game, and return the id of the table. RecordError says what
    is wrong with the record."""
    if too_large(body):
        raise RecordError(TOO_LONG)
    id, now = secrets.token_urlsafe(12), sitetime.now()
    try:
        found = await hub.thinkers.at(user.id, "record").run(examine, body, id, user.id, now)
    except Crowded:
        raise Refused("busy") from None
    if found.code:
        raise refused_as(found)
    begun = Entry(0, now, "begin", -1, {"record": found.record})
    await hub.storage.write(
        Write("table", {"id": id, "host": user.id, "open": 0, "status": "over", "made": now, "setup": found.setup,
                        "summary": found.summary}),
        entry_write(id, begun),
        Write("sit", {"user_id": user.id, "table_id": id}))
    return id
