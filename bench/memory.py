"""What tables and people cost in memory: the server's process without tables, with tables in the middle of their games
that nobody looks at, and with everyone there. What a table costs is measured with the later half of them."""
from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from bench.running import Server
from bench.sockets import Socket, connect
from bench.tables import Seated

AT_ONCE = 4
SETTLED = 4.0
"""Seconds until those who have left are really gone."""


@dataclass(frozen=True, slots=True)
class Memory:
    """Bytes."""

    empty: int
    once: float
    """What the first tables load for all that come later: texts, cards, sentences."""
    each_table: float
    each_person: float


async def run(server: Server, tables: Sequence[Seated]) -> Memory:
    empty = server.unshared()
    gate = asyncio.Semaphore(AT_ONCE)

    async def look(table: Seated) -> None:
        """Somebody looks at a table for a moment: it stays in memory for a while."""
        async with gate:
            (await _come(server, table, "")).close()

    async def sit_down(table: Seated) -> list[Socket]:
        async with gate:
            return [await _come(server, table, cookie) for cookie in table.cookies]

    half = len(tables) // 2
    await asyncio.gather(*map(look, tables[:half]))
    await asyncio.sleep(SETTLED)
    begun = server.unshared()  # has loaded what is there once for all tables
    await asyncio.gather(*map(look, tables[half:]))
    await asyncio.sleep(SETTLED)
    idle = server.unshared()
    each = (idle - begun) / (len(tables) - half)
    people = [socket for sockets in await asyncio.gather(*map(sit_down, tables)) for socket in sockets]
    busy = server.unshared()
    for socket in people:
        socket.close()
    return Memory(empty, begun - empty - half * each, each, (busy - idle) / len(people))


async def _come(server: Server, table: Seated, cookie: str) -> Socket:
    """Open a table and wait until it has been sent."""
    sent = asyncio.Event()
    socket = await connect(server.port, table.table, cookie,
                           lambda frame: sent.set() if frame.startswith(b'{"t":"state"') else None)
    await sent.wait()
    return socket
