"""The websocket of one browser window at one table. Frames wait in a short queue, so a slow client delays nobody."""
from __future__ import annotations

import asyncio
from collections import deque

from starlette.websockets import WebSocket, WebSocketDisconnect

from arcanarium.server.accounts import User
from arcanarium.server.limits import Bucket

MOST_WAITING = 200
"""Frames that may wait for one client; a client that is further behind is disconnected."""
SLOW = 1013
"""The websocket code with which a client is disconnected that is too slow: try again later."""


class Connection:
    """A client at a table: its websocket, its user (None for a spectator without a name), its language, and the id of
    the session that it belongs to."""

    def __init__(self, socket: WebSocket, user: User | None, language: str, session: str = "") -> None:
        self.socket, self.user, self.language, self.session = socket, user, language, session
        self.bucket = Bucket(rate=10, burst=40)
        self._waiting: deque[bytes] = deque()
        self._sending: asyncio.Task[None] | None = None
        self.closed = False

    @property
    def user_id(self) -> str:
        """The id of the user, or an empty string."""
        return self.user.id if self.user else ""

    def send(self, frame: bytes) -> None:
        """Queue a frame; it is sent after those before it."""
        if self.closed:
            return
        self._waiting.append(frame)
        if len(self._waiting) > MOST_WAITING:
            self.close(SLOW)
        elif self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._waiting:
                await self.socket.send_text(self._waiting.popleft().decode())
        except (WebSocketDisconnect, RuntimeError, OSError):
            self.closed = True
            self._waiting.clear()
        finally:
            self._sending = None

    def close(self, code: int) -> None:
        """Close the connection in the background: after all queued frames, or at once if the client is too slow."""
        if not self.closed:
            self._closing = asyncio.create_task(self.close_and_wait(code))

    async def close_and_wait(self, code: int) -> None:
        """Close the connection as `close` does, and return when it is closed."""
        self.closed = True
        try:
            if code == SLOW:
                self._waiting.clear()
            elif self._sending:
                await self._sending
            await self.socket.close(code)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass
