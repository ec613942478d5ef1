"""People at many tables at once: each table makes a move every few seconds, and the time until everyone at it has seen
the move is measured."""
from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

import msgspec

from bench.running import Cluster, Cpu, Server
from bench.sockets import Socket, connect
from bench.tables import Seated

EVERY = 5.0
"""Seconds between two moves at a table."""
AT_ONCE = 50
"""How many people come in at the same time."""
STEP = re.compile(rb'\{"t":"state","step":(\d+),')


class Choice(msgspec.Struct):
    move: str


class Ask(msgspec.Struct):
    at: int
    moves: list[Choice]
    default: int | None


class State(msgspec.Struct):
    """What of a frame is read: the rest is passed over."""

    step: int
    ask: Ask | None


decode = msgspec.json.Decoder(State).decode


IDLE = Cpu(0.0, 0.0)


@dataclass(slots=True)
class Measured:
    seconds: float = 0.0
    times: list[float] = field(default_factory=list)
    """From a move sent until all at the table have its frame."""
    waits: list[float] = field(default_factory=list)
    """From the frame after which only bots owe a decision until the next one has decided."""
    steps: int = 0
    """Decisions of people and bots."""
    bytes: int = 0
    late: int = 0
    """Moves that were due while the table still waited for the one before."""
    refused: int = 0
    cpu: Cpu = IDLE
    own_cpu: float = 0.0

    def quantile(self, part: float) -> float:
        return quantile(self.times, part)


def quantile(times: Sequence[float], part: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("nan")


def asked_or_over(frame: bytes) -> bool:
    return b'"ask":null' not in frame or b'"result":null' not in frame


class Table:
    """The people at one table. `address` is the loopback address that they come from."""

    def __init__(self, seated: Seated, seed: int, measured: Measured, address: str = "") -> None:
        self.seated, self.measured, self.address = seated, measured, address
        self.rng = random.Random(seed)
        self.sockets: list[Socket] = []
        self.latest = [b""] * len(seated.cookies)
        self.step = 0
        self._sent_at = 0.0
        self._wanted = 0
        self._missing: set[int] = set()
        self._seen = [0] * len(seated.cookies)
        self._bot_since = 0.0

    async def come(self, ports: Sequence[int]) -> None:
        """Sit down, with several processes each at another one."""
        for seat, cookie in enumerate(self.seated.cookies):
            self.sockets.append(await connect(ports[seat % len(ports)], self.seated.table, cookie,
                                              partial(self.heard, seat), self.address))

    def heard(self, seat: int, frame: bytes) -> None:
        found = STEP.match(frame)
        if not found:
            if frame.startswith(b'{"t":"refused"'):
                self.measured.refused += 1
                self._missing.clear()
            return
        self.latest[seat] = frame
        step = int(found[1])
        if step > self.step:
            self.measured.steps += step - self.step
            self.step = step
            if self._bot_since:
                self.measured.waits.append(time.perf_counter() - self._bot_since)
                self._bot_since = 0.0
        self._seen[seat] = step
        if not self._bot_since and min(self._seen) == self.step and not any(map(asked_or_over, self.latest)):
            self._bot_since = time.perf_counter()
        if seat in self._missing and step >= self._wanted:
            self._missing.discard(seat)
            if not self._missing:
                self.measured.times.append(time.perf_counter() - self._sent_at)

    def overdue(self, now: float) -> float:
        """For how long a move has waited to be seen by all; 0 if none does."""
        return now - self._sent_at if self._missing else 0.0

    def move(self) -> None:
        """Make a move for one of those who owe one, if it is not a bot's turn."""
        if self._missing:
            self.measured.late += 1
            return
        for seat, frame in enumerate(self.latest):
            if b'"ask":null' in frame or not frame:
                continue
            state = decode(frame)
            if state.ask is None or state.step != self.step:
                continue
            choice = self.rng.randrange(len(state.ask.moves)) if state.ask.default is None else state.ask.default
            self._wanted = self.step + 1
            self._missing = set(range(len(self.latest)))
            self._sent_at = time.perf_counter()
            self.sockets[seat].send(msgspec.json.encode(
                {"t": "play", "id": 1, "step": state.step, "move": state.ask.moves[choice].move}))
            return


async def run(server: Server | Cluster, seated: Sequence[Seated], warm_up: float, seconds: float) -> Measured:
    """All come in, play for a while, and then are measured."""
    measured = Measured()
    tables = [Table(one, number, measured) for number, one in enumerate(seated)]
    playing = await come_and_play(server, tables)
    await asyncio.sleep(warm_up)
    began, cpu, own = time.perf_counter(), server.cpu(), time.process_time()
    received = sum(socket.received for table in tables for socket in table.sockets)
    measured.times, measured.steps, measured.late, measured.refused = [], 0, 0, 0
    await asyncio.sleep(seconds)
    measured.seconds = time.perf_counter() - began
    after = server.cpu()
    measured.cpu = Cpu(after.server - cpu.server, after.bots - cpu.bots)
    measured.own_cpu = time.process_time() - own
    measured.bytes = sum(socket.received for table in tables for socket in table.sockets) - received
    for task in playing:
        task.cancel()
    for table in tables:
        for socket in table.sockets:
            socket.close()
    return measured


async def come_and_play(
    server: Server | Cluster, tables: Sequence[Table], every: float = EVERY,
) -> list[asyncio.Task[None]]:
    """All come in; from then on each table makes a move every so many seconds, until the tasks are cancelled."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def come(table: Table) -> None:
        async with gate:
            await table.come(server.ports)

    await asyncio.gather(*map(come, tables))
    return [asyncio.create_task(_play(table, every * i / len(tables), every)) for i, table in enumerate(tables)]


async def _play(table: Table, after: float, every: float) -> None:
    due = asyncio.get_running_loop().time() + after
    while True:
        await asyncio.sleep(due - asyncio.get_running_loop().time())
        table.move()
        due += every
