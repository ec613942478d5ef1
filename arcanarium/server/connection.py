"""The websocket of one browser window at one table. What is sent never makes anybody else wait: little waits for a slow
client, and one that is too slow is cut off."""
from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from arcanarium.server.accounts import User
from arcanarium.server.gate import MOST_UNREAD, SLOW
from arcanarium.server.limits import RATES, Bucket, address_of

WARNINGS = (0.1, 10.0)
"""How often a client may be too fast a second, and at once, before it is disconnected."""

MOST_ERRANDS = 2
"""How many answers that take long a client may wait for while it goes on."""


class Connection:
    """A client at a table: its websocket, its user (None for a spectator without a name), its language, and the id of
    the session that it belongs to."""

    def __init__(self, socket: WebSocket, user: User | None, language: str, session: str = "") -> None:
        self.socket, self.user, self.language, self.session = socket, user, language, session
        self.bucket = Bucket(*RATES["message"])
        self.address = address_of(socket.client.host) if socket.client else ""
        self.warnings = Bucket(*WARNINGS)
        self.closed = False
        self.errands: set[asyncio.Task[None]] = set()
        """What it asked for that takes long, and that it need not wait for to go on playing."""
        self._wire: Any = socket.scope.get("wire")  # see gate.GuardedSocket; absent under other servers
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._sending: asyncio.Task[None] | None = None

    @property
    def user_id(self) -> str:
        """The id of the user, or an empty string."""
        return self.user.id if self.user else ""

    async def room_for_errand(self) -> None:
        """Return when a further errand can begin."""
        while len(self.errands) >= MOST_ERRANDS:
            await asyncio.wait(self.errands, return_when=asyncio.FIRST_COMPLETED)

    def add_errand(self, errand: asyncio.Task[None]) -> None:
        """Have an errand end with the connection."""
        self.errands.add(errand)
        errand.add_done_callback(self.errands.discard)

    def end_errands(self) -> None:
        """Nobody waits for the answers any more."""
        for errand in self.errands:
            errand.cancel()

    def send(self, frame: bytes) -> None:
        """Queue a frame; it is sent after those before it."""
        if self.closed:
            return
        if self._wire is not None:
            self.closed = not self._wire.push(frame)
            return
        self._waiting.append(frame)
        self._size += len(frame)
        if self._size > MOST_UNREAD and len(self._waiting) > 1:
            self.close(SLOW)
        elif self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._waiting:
                frame = self._waiting.popleft()
                self._size -= len(frame)
                await self.socket.send_text(frame.decode())
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.closed = True
            self._waiting.clear()
        finally:
            self._sending = None

    def close(self, code: int, reason: str = "") -> None:
        """Close the connection in the background: after all queued frames, or at once if the client is too slow."""
        if not self.closed:
            self._closing = asyncio.create_task(self.close_and_wait(code, reason))

    async def close_and_wait(self, code: int, reason: str = "") -> None:
        """Close the connection as `close` does, and return when it is closed."""
        self.closed = True
        try:
            if code == SLOW:
                self._waiting.clear()
            elif self._sending:
                await self._sending
            await self.socket.close(code, reason)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass
