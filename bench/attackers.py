"""People who mean harm, for `bench.attack`: each attack is what one connection does, as fast as the server lets it.

They run in a process of their own at the lowest priority (nice 19): on a machine that the server shares with them, they
get what the server and the honest people leave over. They listen on nothing and connect to loopback only.
"""
from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field

from bench.sockets import Socket, connect

FIRST = "127.66.0."
"""The loopback addresses of the attackers, so that the server can tell them from the others."""
BREATH = 0.01
"""Seconds before somebody who was turned away comes again."""
LARGE = b"# c\n" * 250_000
"""A record of 1 MB that says nothing."""
SEATS = [{"kind": "bot", "bot": "greedy"}] * 5


@dataclass
class Crowd:
    """All attackers of one kind: where they go, and what came of it."""

    port: int
    running: str
    """A table at which honest people play."""
    over: str
    """A table with a finished game."""
    counts: Counter[str] = field(default_factory=Counter)
    dice: random.Random = field(default_factory=lambda: random.Random(1))


@dataclass
class Attacker:
    """One connection of the crowd."""

    crowd: Crowd
    address: str
    cookie: str = ""

    async def open(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.crowd.port, local_addr=(self.address, 0))

    async def ask(self, method: str, path: str, body: bytes = b"", **headers: str) -> None:
        """Send requests over one connection, again and again, until it is closed."""
        reader, writer = await self.open()
        lines = [f"{method} {path} HTTP/1.1", f"Host: localhost:{self.crowd.port}", "Accept-Encoding: gzip",
                 *([f"Cookie: {self.cookie}"] if self.cookie else []),
                 *([f"Content-Length: {len(body)}"] if body else [])]
        request = ("\r\n".join(lines) + "\r\n\r\n").encode() + body
        try:
            while True:
                writer.write(request)
                await writer.drain()
                head = await reader.readuntil(b"\r\n\r\n")
                self.crowd.counts[head[9:12].decode()] += 1
                self._remember(head)
                size = next((int(line[15:]) for line in head.lower().split(b"\r\n")
                             if line.startswith(b"content-length:")), 0)
                await reader.readexactly(size)
        finally:
            writer.close()

    def _remember(self, head: bytes) -> None:
        for line in head.split(b"\r\n"):
            if not self.cookie and line.lower().startswith(b"set-cookie:"):
                self.cookie = line[11:].strip().partition(b";")[0].decode()

    async def socket(self, table: str = "") -> Socket:
        return await connect(self.crowd.port, table or self.crowd.running, self.cookie, self.heard, self.address)

    def heard(self, frame: bytes) -> None:
        self.crowd.counts["refused" if frame.startswith(b'{"t":"refused"') else "answered"] += 1

    async def flood(self, *messages: bytes, table: str = "", read: bool = True) -> None:
        """Send messages over a websocket as fast as the server takes them, until it closes."""
        socket = await self.socket(table)
        if not read:
            socket.stop_reading()
        try:
            while socket.closed is None:
                for message in messages:
                    socket.send(message)
                    self.crowd.counts["sent"] += 1
                while socket.unsent and socket.closed is None:
                    await asyncio.sleep(BREATH)
                await asyncio.sleep(0)
            self.crowd.counts[f"closed {socket.closed}"] += 1
        finally:
            socket.close()


async def records(one: Attacker) -> None:
    await one.ask("POST", "/api/records", LARGE)


async def replays(one: Attacker) -> None:
    await one.ask("GET", f"/api/replay/{one.crowd.over}?from=0&to=60")


async def texts(one: Attacker) -> None:
    await one.ask("GET", "/texts/en.ftl")


async def lists(one: Attacker) -> None:
    await one.ask("GET", "/api/tables")


async def paths(one: Attacker) -> None:
    """Another address for each connection, some of them long."""
    dice = one.crowd.dice
    await one.ask("GET", "/" + dice.randbytes(dice.choice((8, 8, 8, 20_000))).hex())


async def garbage(one: Attacker) -> None:
    await one.flood(b'{"t":"nonsense","id":1}', b"[" * 200, b"{}")


async def syncs(one: Attacker) -> None:
    await one.flood(b'{"t":"sync","id":1}')


async def logs(one: Attacker) -> None:
    await one.flood(b'{"t":"log","id":1}')


async def chats(one: Attacker) -> None:
    if not one.cookie:
        await named(one)
    await one.flood(b'{"t":"chat","id":1,"text":"' + b"spam " * 90 + b'"}')


async def named(one: Attacker) -> None:
    """Get a name: everyone may."""
    with suppress(ConnectionError, asyncio.IncompleteReadError, TimeoutError):
        async with asyncio.timeout(2):
            await one.ask("POST", "/api/me", b'{"name":"Mallory %d"}' % one.crowd.dice.getrandbits(30))


async def slow_readers(one: Attacker) -> None:
    await one.flood(b'{"t":"sync","id":1}', read=False)


async def comers(one: Attacker) -> None:
    """Come and go: each time the table is shown in full."""
    (await one.socket(one.crowd.over)).close()
    one.crowd.counts["came"] += 1


async def idle(one: Attacker) -> None:
    """Say nothing, on ten connections."""
    opened = []
    try:
        for _ in range(10):
            opened.append(await one.open())
            one.crowd.counts["opened"] += 1
        await asyncio.gather(*(reader.read() for reader, _ in opened))
        one.crowd.counts["closed"] += len(opened)
    finally:
        for _, writer in opened:
            writer.close()


async def endless_headers(one: Attacker) -> None:
    reader, writer = await one.open()
    try:
        writer.write(b"GET / HTTP/1.1\r\n")
        while not reader.at_eof():
            writer.write(b"X-More: " + b"x" * 8000 + b"\r\n")
            one.crowd.counts["kB"] += 8
            await writer.drain()
    finally:
        writer.close()


async def bot_tables(one: Attacker) -> None:
    body = json.dumps({"game": "resarcana", "sets": ["base", "lux"], "seats": SEATS, "pace": 0}).encode()
    await one.ask("POST", "/api/tables", body)


ATTACKS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    "records": records, "replays": replays, "texts": texts, "lists": lists, "paths": paths, "garbage": garbage,
    "syncs": syncs, "logs": logs, "chats": chats, "slow-readers": slow_readers, "comers": comers, "idle": idle,
    "headers": endless_headers, "bot-tables": bot_tables,
}
"""The attacks of the review, and a few more of their kind."""


async def attack(name: str, crowd: Crowd, connections: int, addresses: int, seconds: float) -> Counter[str]:
    end = time.monotonic() + seconds

    async def one(number: int) -> None:
        attacker = Attacker(crowd, FIRST + str(1 + number % addresses))
        while time.monotonic() < end:
            try:
                await ATTACKS[name](attacker)
            except (OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
                crowd.counts["turned away"] += 1
            await asyncio.sleep(BREATH)

    tasks = [asyncio.create_task(one(number)) for number in range(connections)]
    await asyncio.wait(tasks, timeout=seconds)
    for task in tasks:
        task.cancel()
    await asyncio.wait(tasks, timeout=5)
    return crowd.counts


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("name", choices=ATTACKS)
    for argument in ("port", "connections", "addresses", "seconds"):
        parser.add_argument(f"--{argument}", type=int, required=True)
    parser.add_argument("--running", required=True)
    parser.add_argument("--over", required=True)
    args = parser.parse_args()
    os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))  # whatever the bench itself runs at
    os.setpriority(os.PRIO_PROCESS, 0, 19)
    crowd = Crowd(args.port, args.running, args.over)
    counts = asyncio.run(attack(args.name, crowd, args.connections, args.addresses, args.seconds))
    print(json.dumps(counts))
    return 0


if __name__ == "__main__":
    sys.exit(main())
