"""`python -m bench.server`: a full server under load, what it needs, and what a browser sees of it, against the goals.

Everything runs on this machine, so the load, the browser and whatever else is busy take their share of it.
"""
from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench import load, memory, storing
from bench.running import Cluster, Server, go_first
from bench.tables import AGAINST_BOTS, Seated, mixed, seat_tables, store

PARTS = ("load", "memory", "pages", "storing")
CLUSTER = "cluster"
"""The part that needs PostgreSQL and Redis, and is measured only if it is asked for: the load at two processes."""
GOAL_MOVE, GOAL_CPU, GOAL_TABLE, GOAL_PAGE, GOAL_USABLE, GOAL_FRAME = 100.0, 3.0, 60.0, 300.0, 1000.0, 17.0
MANY = 500
"""Tables at which GOAL_MOVE holds; with more it may take longer in proportion."""
GOAL_REQUESTS, GOAL_AGAIN, GOAL_USABLE_AGAIN, GOAL_AFAR = 13, 3, 400.0, 2000.0
GOAL_START = 2000.0
STORED, QUICK_STORED = 100_000, 1_000
WARM_UP, MEASURED, PLAYED = 10.0, 60.0, 20.0
QUICK_TABLES, QUICK_MEASURED = 12, 6.0
TRIES = 3
"""How often each page is opened, and a server started."""


@dataclass(frozen=True, slots=True)
class Figure:
    what: str
    value: float
    unit: str
    goal: float | None = None
    """What the value should stay below."""


def in_a_cluster(home: Path, tables: int, seconds: float, warm_up: float) -> list[Figure]:
    """The same load at two processes that share PostgreSQL and Redis. Of the people at a table half are at each."""
    from tests import services  # which start and end both, as the tests need it

    with services.postgres() as postgres, services.redis_server() as redis:
        writes, seated = seat_tables(mixed(tables))
        database = postgres.fresh()
        asyncio.run(store(home, writes, database))
        shared = {"database": database, "redis": redis.url, "thinkers": "1"}
        homes = [home / name for name in ("one", "two")]
        for each in homes:
            each.mkdir()
        return under_load(Cluster([Server(each, None, **shared) for each in homes]), seated, seconds, warm_up)


def under_load(
    running: Server | Cluster, tables: Sequence[Seated], seconds: float, warm_up: float,
) -> list[Figure]:
    with running as server:
        found = asyncio.run(load.run(server, tables, warm_up, seconds))
    share, goal = 100 / found.seconds, GOAL_MOVE * max(1.0, len(tables) / MANY)
    return [
        Figure("move until all see it, p50", found.quantile(0.5) * 1000, "ms"),
        Figure("move until all see it, p95", found.quantile(0.95) * 1000, "ms"),
        Figure("move until all see it, p99", found.quantile(0.99) * 1000, "ms", goal),
        Figure("move until all see it, slowest", found.quantile(1) * 1000, "ms"),
        Figure("tables", len(tables), ""),
        Figure("people", sum(len(table.cookies) for table in tables), ""),
        Figure("moves of people", len(found.times) / found.seconds, "/s"),
        Figure("moves of people and bots", found.steps / found.seconds, "/s"),
        Figure("moves that came too late to be made", found.late + found.refused, ""),
        Figure("sent", found.bytes / found.seconds / 1000, "kB/s"),
        Figure("processor: server", found.cpu.server * share, "%"),
        Figure("processor: server, for each move", found.cpu.server * 1000 / max(1, found.steps), "ms", GOAL_CPU),
        Figure("processor: bots", found.cpu.bots * share, "%"),
        Figure("processor: load", found.own_cpu * share, "%"),
    ]


def in_memory(home: Path, tables: Sequence[Seated]) -> list[Figure]:
    with Server(home) as server:
        found = asyncio.run(memory.run(server, tables))
    return [
        Figure("memory of the server without tables", found.empty / 1e6, "MB"),
        Figure("what the first tables load for all", found.once / 1e6, "MB"),
        Figure("memory of a table that nobody looks at", found.each_table / 1000, "kB", GOAL_TABLE),
        Figure("memory of a person at a table", found.each_person / 1000, "kB"),
    ]


def stored(tables: int, tries: int) -> list[Figure]:
    start, (bare, copied, size), many = storing.start(tables, tries), storing.saving(), storing.TOGETHER
    return [
        Figure("start without tables", start.empty[0] * 1000, "ms"),
        Figure("start without tables, processor", start.empty[1] * 1000, "ms"),
        Figure(f"start with {tables:,} stored tables", start.full[0] * 1000, "ms", GOAL_START),
        Figure(f"start with {tables:,} stored tables, processor", start.full[1] * 1000, "ms"),
        Figure("their database", start.size / 1e6, "MB"),
        Figure("saving a move", bare.alone * 1000, "ms"),
        Figure("saving a move, with the second copy", copied.alone * 1000, "ms"),
        Figure(f"saving {many} at once, each", bare.together * 1000, "ms"),
        Figure(f"saving {many} at once, each, with the second copy", copied.together * 1000, "ms"),
        Figure(f"saving {many} at once, each, processor", bare.processor * 1000, "ms"),
        Figure(f"saving {many} at once, each, processor, with the copy", copied.processor * 1000, "ms"),
        Figure("a move in the second copy", size, "bytes"),
    ]


def in_a_browser(
    home: Path, tables: Sequence[Seated], seconds: float, tries: int = TRIES, tree: Path | None = None,
) -> list[Figure]:
    from bench import pages

    found = []
    with Server(home, tree) as server, pages.browser() as browser:
        opened = {"first page": pages.home(browser, server, tries)}
        opened |= {f"table of {seated.game}": pages.table(browser, server, seated, tries) for seated in tables}
        motion = pages.motion(browser, server, tables[0], seconds)
    for name, page in opened.items():
        found += [Figure(f"{name}, requests", page.cold.requests, "", GOAL_REQUESTS),
                  Figure(f"{name}, requests when opened again", page.warm.requests, "", GOAL_AGAIN),
                  Figure(f"{name}, over the line", page.cold.bytes / 1000, "kB", GOAL_PAGE),
                  Figure(f"{name}, over the line when opened again", page.warm.bytes / 1000, "kB"),
                  Figure(f"{name}, until it can be used", page.cold.usable * 1000, "ms", GOAL_USABLE),
                  Figure(f"{name}, the same when opened again", page.warm.usable * 1000, "ms", GOAL_USABLE_AGAIN),
                  Figure(f"{name}, the same from {1000 * pages.LATENCY:.0f} ms away", page.slow * 1000, "ms",
                         GOAL_AFAR)]
    return [
        *found,
        Figure("largest table, frames looked at", motion.frames, ""),
        Figure("largest table, between two frames, median", motion.median * 1000, "ms", GOAL_FRAME),
        Figure("largest table, between two frames, p95", motion.late * 1000, "ms"),
        Figure("largest table, between two frames, worst", motion.worst * 1000, "ms"),
    ]


def compared(home: Path, tables: Sequence[Seated], seconds: float, tree: Path) -> Iterator[Figure]:
    """What a browser sees of this version and of another, with the ratio."""
    other_home = home / "other"
    shutil.copytree(home, other_home)
    before = {figure.what: figure.value for figure in in_a_browser(other_home, tables, seconds, TRIES, tree)}
    for figure in in_a_browser(home, tables, seconds):
        was = before.get(figure.what, 0.0)
        yield figure
        if was and figure.value:
            yield Figure(f"    {was:,.1f} {figure.unit} there; that is so many times this", was / figure.value, "x")


def measure(
    parts: Sequence[str], tables: int, seconds: float, quick: bool, against: Path | None = None,
) -> Iterator[Figure]:
    tries = 1 if quick else TRIES
    with tempfile.TemporaryDirectory(prefix="arcanarium-bench-") as folder:
        home = Path(folder)
        many, few = seat_tables(mixed(tables)), seat_tables(AGAINST_BOTS, 0.7, 0.8, "against-bots")
        asyncio.run(store(home, [*many[0], *few[0]]))
        if "memory" in parts:
            yield from in_memory(home, many[1])
        if "load" in parts:
            yield from under_load(Server(home), many[1], seconds, WARM_UP / 5 if quick else WARM_UP)
        if CLUSTER in parts:
            yield from in_a_cluster(home, tables, seconds, WARM_UP / 5 if quick else WARM_UP)
        if "storing" in parts:
            yield from stored(QUICK_STORED if quick else STORED, tries)
        if "pages" in parts:
            if against:
                yield from compared(home, few[1], PLAYED, against)
            else:
                yield from in_a_browser(home, few[1], PLAYED / 10 if quick else PLAYED, tries)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a few tables and seconds, to see that it works")
    parser.add_argument("--parts", nargs="+", choices=(*PARTS, CLUSTER), default=PARTS,
                        help=f"what to measure; all but {CLUSTER} if not given")
    parser.add_argument("--seconds", type=float, help="of the load; 60 if not given")
    parser.add_argument("--tables", type=int, help="how many tables, of four people each; 500 if not given")
    parser.add_argument("--against", type=Path, metavar="TREE",
                        help="another source tree with a compiled engine, whose pages are opened too")
    args = parser.parse_args(arguments)
    tables = args.tables or (QUICK_TABLES if args.quick else MANY)
    shown = Table(box=None, pad_edge=False)
    for name, side in (("", "left"), ("measured", "right"), ("", "left"), ("goal", "right"), ("", "left")):
        shown.add_column(name, justify=side)  # type: ignore[arg-type]
    before = os.getloadavg()[0]
    seconds = args.seconds or (QUICK_MEASURED if args.quick else MEASURED)
    for figure in measure(args.parts, tables, seconds, args.quick, args.against):
        goal = "" if figure.goal is None else f"< {figure.goal:,.0f}"
        verdict = "" if figure.goal is None else "ok" if figure.value < figure.goal else "missed"
        shown.add_row(figure.what, f"{figure.value:,.{1 if figure.value >= 1 else 3}f}", figure.unit, goal, verdict)
    console = Console()
    console.print(shown)
    console.print(f"{os.cpu_count()} cores, which had {before:.1f} processes to run when this began, and "
                  f"{os.getloadavg()[0]:.1f} at the end")
    return 0


if __name__ == "__main__":
    go_first(os.getpid())
    sys.exit(main())
