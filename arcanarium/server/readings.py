"""What worker processes have read from whole games, as bytes that clients are sent."""
from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

KEPT = 8_000_000
"""Bytes that are kept."""
Key = tuple[str | int, ...]


class Readings:
    """Each is computed once, however many ask for it together; the latest are kept, up to KEPT bytes."""

    def __init__(self) -> None:
        self._known: OrderedDict[Key, bytes] = OrderedDict()
        self._making: dict[Key, asyncio.Task[bytes]] = {}
        self._size = 0

    def get(self, key: Key) -> bytes | None:
        """One that is known."""
        if key in self._known:
            self._known.move_to_end(key)
        return self._known.get(key)

    def keep(self, key: Key, found: bytes) -> None:
        """Keep one, and forget those that were not asked for longest."""
        self._size += len(found) - len(self._known.pop(key, b""))
        self._known[key] = found
        while self._size > KEPT:
            self._size -= len(self._known.popitem(last=False)[1])

    async def made(self, key: Key, make: Callable[[], Coroutine[Any, Any, bytes]]) -> bytes:
        """One that is known, or that `make` computes now, or does so already for somebody else. It is computed to its
        end even if those who asked have gone; if that fails, all of them hear of it, and the next one tries again."""
        if (found := self.get(key)) is not None:
            return found
        if key not in self._making:
            self._making[key] = asyncio.create_task(make())
            self._making[key].add_done_callback(partial(self._done, key))
        return await asyncio.shield(self._making[key])

    def _done(self, key: Key, task: asyncio.Task[bytes]) -> None:
        del self._making[key]
        if not task.cancelled() and task.exception() is None:
            self.keep(key, task.result())
