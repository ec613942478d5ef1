"""The message bus between the processes of one server: which table has new journal entries, and who is connected.

A single process needs no bus. Several share a Redis channel. A message only says that the journal should be read, so a
lost message loses no data. Sites that share a Redis have different channels.
"""
from __future__ import annotations

import asyncio
import json
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

log = logging.getLogger("arcanarium")
RETRY = 1.0
PING, SILENT = 2.0, 5.0
"""Seconds between two messages to oneself, and after which Redis counts as away if none comes back."""

Handler = Callable[[dict[str, Any]], Awaitable[None]]
"""Called with each message of another process, and with {"lost": True} when messages may have been missed."""


class Bus(Protocol):
    """What the hub needs of a message bus."""

    alone: bool
    """Whether this process is the only one."""

    @property
    def away(self) -> bool:
        """Whether messages do not arrive now, so that the journals have to be looked at."""

    async def start(self, handler: Handler, site: str) -> None:
        """Connect, and call `handler` for every message of another process of this site from now on."""

    def publish(self, message: dict[str, Any]) -> None:
        """Queue a message to all other processes. Does not wait and does not fail."""

    async def close(self) -> None:
        """Disconnect."""


class NoBus:
    """The bus of a single process: nobody listens."""

    alone = True
    away = False

    async def start(self, handler: Handler, site: str) -> None: ...

    def publish(self, message: dict[str, Any]) -> None: ...

    async def close(self) -> None: ...


class RedisBus:
    """A bus over one Redis channel. It reconnects by itself when Redis goes away."""

    alone = False

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self.me = secrets.token_hex(4)
        self._redis = Redis.from_url(url)
        self._queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._channel = ""
        self._heard = time.monotonic()

    @property
    def away(self) -> bool:
        return time.monotonic() > self._heard + SILENT

    async def start(self, handler: Handler, site: str) -> None:
        self._channel = f"arcanarium:{site}"
        await self._redis.ping()  # fail at the start if the settings are wrong
        subscribed = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._receive_loop(handler, subscribed)), asyncio.create_task(self._publish_loop()),
            asyncio.create_task(self._ping_loop())]
        await subscribed.wait()

    def publish(self, message: dict[str, Any]) -> None:
        try:
            self._queue.put_nowait({**message, "from": self.me})
        except asyncio.QueueFull:
            log.error("the bus is stuck; the other processes will read the journal later")

    async def _ping_loop(self) -> None:
        """Send a message to oneself now and then: whatever is wrong with Redis, it does not come back."""
        while True:
            if not self._queue.full():
                self.publish({"ping": True})
            await asyncio.sleep(PING)

    async def _publish_loop(self) -> None:
        from redis.exceptions import RedisError

        while True:
            message = await self._queue.get()
            while True:
                try:
                    await self._redis.publish(self._channel, json.dumps(message))
                    break
                except (RedisError, OSError) as error:
                    log.error("Redis: %s", error)
                    await asyncio.sleep(RETRY)

    async def _receive_loop(self, handler: Handler, subscribed: asyncio.Event) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(self._channel)
                    if subscribed.is_set():  # this is a new connection
                        await handler({"lost": True})
                    subscribed.set()
                    async for received in channel.listen():
                        if received["type"] == "message":
                            await self._take(received["data"], handler)
            except (RedisError, OSError) as error:
                log.error("Redis: %s", error)
                await asyncio.sleep(RETRY)

    async def _take(self, raw: bytes, handler: Handler) -> None:
        """Hand a message on. One that is not as it should be is logged and skipped."""
        try:
            message = json.loads(raw)
            if message["from"] == self.me:
                self._heard = time.monotonic()
            elif "ping" not in message:
                await handler(message)
        except Exception as error:  # whatever somebody sends, the next message must be heard
            log.error("a message in Redis was skipped: %r (%r)", raw[:200], error)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self._redis.aclose()


def bus_at(url: str) -> Bus:
    """The bus at a Redis address, or none for an empty address."""
    return RedisBus(url) if url else NoBus()
