"""What storing costs: a start with many stored tables, and saving a move with and without the second copy."""
from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from arcanarium.server.journal import Entry
from arcanarium.server.settings import Settings
from arcanarium.server.storage import Storage, entry_write
from bench.running import Server
from bench.tables import mixed, seat_tables, store

ENTRIES = 20
"""Entries in the journal of each stored table."""
ALONE, TOGETHER, ROUNDS = 100, 200, 10


@dataclass(frozen=True, slots=True)
class Start:
    """Seconds until a server answers, and of the processor until then, without tables and with many; and bytes of the
    database with many."""

    empty: tuple[float, float]
    full: tuple[float, float]
    size: int


def start(tables: int, tries: int) -> Start:
    """How long a server takes to start without tables, and with so many of them: the best of some tries."""
    with tempfile.TemporaryDirectory(prefix="arcanarium-bench-") as folder:
        empty, full = Path(folder) / "empty", Path(folder) / "full"
        asyncio.run(store(empty, []))
        asyncio.run(store(full, seat_tables(mixed(8))[0]))
        multiply(full / "arcanarium.db", tables)
        asyncio.run(settle(full))  # the first start after that copies it all
        took = [(_start(empty), _start(full)) for _ in range(tries)]
        return Start(min(one for one, _ in took), min(other for _, other in took),
                     (full / "arcanarium.db").stat().st_size)


def _start(home: Path) -> tuple[float, float]:
    began = time.perf_counter()
    with Server(home) as server:
        return time.perf_counter() - began, server.cpu().server


def multiply(path: Path, tables: int) -> None:
    """Store copies of the tables that are there, under other names and with the first entries of their journals."""
    with closing(sqlite3.connect(path)) as stored, stored:
        known = [id for (id,) in stored.execute("SELECT id FROM tables")]
        for i in range(len(known), tables):
            name, like = f"many-{i}", known[i % len(known)]
            stored.execute("INSERT INTO tables SELECT ?, host, open, 'over', setup, summary, made, touched, due "
                           "FROM tables WHERE id = ?", (name, like))
            stored.execute("INSERT INTO journal SELECT ?, n, at, kind, seat, data FROM journal "
                           "WHERE table_id = ? AND n < ?", (name, like, ENTRIES))


async def settle(home: Path) -> None:
    """Start and wait until the database is checked and copied."""
    storage = Storage(Settings(home=home).database_url)
    await storage.start()
    assert storage.keeper
    await asyncio.to_thread(storage.keeper.renew_soon)
    await asyncio.to_thread(storage.keeper.at_rest.wait, 600)
    await storage.close()


@dataclass(frozen=True, slots=True)
class Saving:
    """Seconds for one move: saved alone, as one of many at the same time, and of the processor then."""

    alone: float
    together: float
    processor: float


def saving() -> tuple[Saving, Saving, float]:
    """What it costs to save a move without the second copy and with it, in turns; and its bytes in the copy."""
    with tempfile.TemporaryDirectory(prefix="arcanarium-bench-") as folder:
        return asyncio.run(_saving(Path(folder)))


async def _saving(home: Path) -> tuple[Saving, Saving, float]:
    storage = Storage(Settings(home=home).database_url)
    await storage.start()
    keeper = storage.keeper
    assert keeper
    rows: dict[str, str | int | bool] = {"rows": "A: place Dancing Sword pay 1 elan\nchance: draw Nightingale"}
    moves = iter(entry_write(f"table-{n % TOGETHER}", Entry(n // TOGETHER, 1000.0, "move", 0, rows))
                 for n in range(1_000_000))
    alone: dict[bool, list[float]] = {False: [], True: []}
    together: dict[bool, list[float]] = {False: [], True: []}
    processor: dict[bool, list[float]] = {False: [], True: []}
    for i in range(2 * ALONE):
        storage.keeper = keeper if i % 2 else None
        began = time.perf_counter()
        await storage.write(next(moves))
        alone[bool(i % 2)].append(time.perf_counter() - began)
    for i in range(2 * ROUNDS):
        storage.keeper = keeper if i % 2 else None
        began, used = time.perf_counter(), time.process_time()
        await asyncio.gather(*(storage.write(next(moves)) for _ in range(TOGETHER)))
        together[bool(i % 2)].append((time.perf_counter() - began) / TOGETHER)
        processor[bool(i % 2)].append((time.process_time() - used) / TOGETHER)
    size = sum(log.stat().st_size for log in keeper.copy.logs())
    storage.keeper = keeper
    await storage.close()
    bare, copied = (Saving(median(alone[with_it]), median(together[with_it]), median(processor[with_it]))
                    for with_it in (False, True))
    return bare, copied, size / (ALONE + ROUNDS * TOGETHER)
