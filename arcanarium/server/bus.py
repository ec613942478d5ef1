"""How the processes of one server tell each other that a table has gone on, and who is there.

One process alone needs no bus. Several share a Redis channel; what is said there is only a call to look into the
journal, so that nothing is lost when a call is.
"""
from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

log = logging.getLogger("arcanarium")
CHANNEL = "arcanarium"
RETRY = 1.0

Heard = Callable[[dict[str, Any]], Awaitable[None]]
"""Called with what another process said; with {"lost": True} when something may have been missed."""


class Bus(Protocol):
    alone: bool

    async def start(self, heard: Heard) -> None: ...

    def say(self, words: dict[str, Any]) -> None:
        """Tell all other processes, as soon as possible."""

    async def close(self) -> None: ...


class NoBus:
    alone = True

    async def start(self, heard: Heard) -> None: ...

    def say(self, words: dict[str, Any]) -> None: ...

    async def close(self) -> None: ...


class RedisBus:
    alone = False

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self.me = secrets.token_hex(4)
        self._redis = Redis.from_url(url)
        self._queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, heard: Heard) -> None:
        await self._redis.ping()  # wrong settings are told at the start
        listening = asyncio.Event()
        self._tasks = [asyncio.create_task(self._listen(heard, listening)), asyncio.create_task(self._speak())]
        await listening.wait()

    def say(self, words: dict[str, Any]) -> None:
        try:
            self._queue.put_nowait({**words, "from": self.me})
        except asyncio.QueueFull:
            log.error("the bus is stuck; the other processes will read the journal later")

    async def _speak(self) -> None:
        from redis.exceptions import RedisError

        while True:
            words = await self._queue.get()
            while True:
                try:
                    await self._redis.publish(CHANNEL, json.dumps(words))
                    break
                except (RedisError, OSError) as error:
                    log.error("Redis: %s", error)
                    await asyncio.sleep(RETRY)

    async def _listen(self, heard: Heard, listening: asyncio.Event) -> None:
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    if listening.is_set():
                        await heard({"lost": True})
                    listening.set()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            words = json.loads(message["data"])
                            if words.get("from") != self.me:
                                await heard(words)
            except (RedisError, OSError) as error:
                log.error("Redis: %s", error)
                await asyncio.sleep(RETRY)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self._redis.aclose()


def bus_at(url: str) -> Bus:
    return RedisBus(url) if url else NoBus()
