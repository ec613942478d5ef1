"""Records of finished games: download, replay and upload. The record of a game in progress is never sent."""
from __future__ import annotations

import secrets
from collections import OrderedDict

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
from arcanarium.server.storage import Write, entry_write
from arcanarium.server.thinkers import encoded_replay, texts_of
from arcanarium.server.uploads import TOO_LONG, examine, refused_as, too_large

MOST_STEPS = 60
"""The most steps that one response of a replay holds."""
KEPT = 8_000_000
"""Bytes of responses that are kept: a finished game does not change any more."""


class Replays:
    """The latest responses with replays, up to KEPT bytes."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str | int, ...], bytes] = OrderedDict()
        self._size = 0

    def get(self, key: tuple[str | int, ...]) -> bytes | None:
        """A response that is known."""
        if key in self._known:
            self._known.move_to_end(key)
        return self._known.get(key)

    def keep(self, key: tuple[str | int, ...], response: bytes) -> None:
        """Keep a response, and forget those that were not asked for longest."""
        self._size += len(response) - len(self._known.pop(key, b""))
        self._known[key] = response
        while self._size > KEPT:
            self._size -= len(self._known.popitem(last=False)[1])


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
    hub: Hub, known: Replays, table: str, since: int, to: int, eyes: int, language: str, who: str,
) -> bytes:
    """The frames of a finished game from step `since` to step `to`, as the seat `eyes` (-1: a spectator) saw them, as
    JSON. `who` asks: a person or an address."""
    live = await _finished(hub, table)
    room = live.room
    if not -1 <= eyes < len(room.seats) or since < 0 or to < since:
        raise Refused("malformed")
    to = min(to, since + MOST_STEPS)
    key = table, since, to, eyes, language
    if (response := known.get(key)) is None:
        assert room.game is not None
        try:
            length, frames = await hub.thinkers.at(who, "replay").run(
                encoded_replay, room.game.record(), since, to, eyes, language)
        except Crowded:
            raise Refused("busy") from None
        frame = table_frame(room, "", [1.0] * len(room.seats), 0, sitetime.now(), texts_of(language))
        response = write({"table": frame, "length": length, "steps": msgspec.Raw(frames)})
        known.keep(key, response)
    return response


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
