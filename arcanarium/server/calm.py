"""A log that nobody can flood: what clients do wrong is told once a second at most, and without tracebacks."""
from __future__ import annotations

import asyncio
import logging
import time

from starlette.types import ASGIApp, Receive, Scope, Send


class OncePerSecond(logging.Filter):
    """Lets one record a second pass, and counts those between: a flood must not fill the log as well."""

    def __init__(self) -> None:
        super().__init__()
        self._next, self._left_out = 0.0, 0

    def filter(self, record: logging.LogRecord) -> bool:
        now = time.monotonic()
        if now < self._next:
            self._left_out += 1
            return False
        record.msg = str(record.getMessage()).strip()
        if self._left_out:
            record.msg += f" (and {self._left_out} more like this)"
        record.args, record.exc_info = (), None
        self._next, self._left_out = now + 1.0, 0
        return True


doorkeeper = logging.getLogger("arcanarium.door")
"""Tells what clients did wrong: one line a second at most, and never a traceback."""
doorkeeper.addFilter(OncePerSecond())


class Calm:
    """Around the whole application: what is cancelled because the server stops is no error."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self.app(scope, receive, send)
        except asyncio.CancelledError:
            if scope["type"] == "lifespan":
                raise
            doorkeeper.info("stopped in the middle of %s", scope["path"])
