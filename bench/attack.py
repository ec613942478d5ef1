"""`python -m bench.attack`: honest people play while others mean harm. Their waits are printed in pairs, quiet and
attacked, with what the attack cost the server.

Everything runs on this machine: honest people in this process, attackers in another one at the lowest priority
(bench.attackers). Where there are two cores, the server has one of them to itself, in the quiet times too, and honest
people and attackers share the others: so what is measured is what the server makes of the attack, and not the machine
being full. What counts are the ratios of one run, to the median of its quiet times, since a single one may be lucky.
`held` and `late` are what /metrics says of the event loop: for how long at a time it computes before it does what is
due, and how late that is for whatever reason. Each attacker works as fast as it can, over `--connections` connections
from `--addresses` loopback addresses (Linux only); honest people come from addresses of their own. The limits of the
server are on.
"""
from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from urllib.request import urlopen

from rich.console import Console
from rich.table import Table as Shown

from bench import load
from bench.attackers import ATTACKS
from bench.load import Measured, Table, quantile
from bench.running import Server, go_first
from bench.tables import MIXES, Seated, mixed, seat_tables, store

GOAL_RATIO, GOAL_GROWTH = 3.0, 100.0
"""How many times slower the slowest of a hundred answers may become, and how many MB the server may grow."""
LOOP = re.compile(r'arcanarium_loop_(held|late)_seconds_bucket\{le="([^"]+)"\} (\S+)')
REST = 3.0
"""Seconds between two attacks, until what the last one has begun is done."""


@dataclass(frozen=True, slots=True)
class Window:
    """What honest people saw for some seconds: the waits for a move, and for the move of a bot."""

    times: Sequence[float]
    waits: Sequence[float]
    missed: int
    """Moves that were due while the table still waited for the one before, and such that were refused."""
    cpu: float
    """Of the server's process, as a part of a core."""
    held: float
    """For how long at a time the event loop of the server computed, at the 99th percentile, in seconds."""
    late: float
    """How late it was, for whatever reason, likewise."""


@dataclass(frozen=True, slots=True)
class Outcome:
    name: str
    quiet: Window
    attacked: Window
    growth: float
    """Bytes at the worst moment."""
    logged: int
    """Lines that the server wrote to its log."""
    counts: dict[str, int]


def honest_address(number: int) -> str:
    return f"127.{1 + number // 250 // 250}.{number // 250 % 250}.{1 + number % 250}"


Counts = dict[float, float]
"""How many values were at most so large."""


def loop_of(server: Server) -> tuple[Counts, Counts]:
    """For how long at a time the event loop has computed so far, and how late it was."""
    page = urlopen(f"{server.address}/metrics", timeout=10).read().decode()
    held, late = ({float(limit): float(count) for kind, limit, count in LOOP.findall(page) if kind == wanted}
                  for wanted in ("held", "late"))
    return held, late


def percentile(before: Counts, after: Counts, part: float) -> float:
    """What a part of the values between two looks at a histogram stayed below; within a class they count as even."""
    counts = {limit: after[limit] - before[limit] for limit in sorted(after)}
    wanted, lower, passed = part * max(counts.values()), 0.0, 0.0
    for limit, count in counts.items():
        if count >= wanted and count > passed:
            return lower if limit == float("inf") else lower + (limit - lower) * (wanted - passed) / (count - passed)
        lower, passed = limit, count
    return 0.0


def share_cores() -> tuple[set[int], set[int]]:
    """The core of the server and those of all others; the same ones if there is only one or the system cannot do it."""
    if not hasattr(os, "sched_getaffinity") or len(cores := sorted(os.sched_getaffinity(0))) < 2:
        return set(), set()
    return {cores[0]}, set(cores[1:])


async def window(server: Server, measured: Measured, tables: Sequence[Table], seconds: float) -> Window:
    before = await asyncio.to_thread(loop_of, server)
    measured.times, measured.waits, measured.late, measured.refused = [], [], 0, 0
    began, cpu = time.perf_counter(), server.cpu().server
    await asyncio.sleep(seconds)
    now = time.perf_counter()
    cpu = (server.cpu().server - cpu) / (now - began)
    pending = [waited for table in tables if (waited := table.overdue(now)) > 0.5]  # those would not be counted yet
    seen = [*measured.times, *pending], measured.waits, measured.late + measured.refused, cpu
    after = await asyncio.to_thread(loop_of, server)
    return Window(*seen, *(percentile(*pair, 0.99) for pair in zip(before, after, strict=True)))


async def attacks(
    server: Server, seated: Sequence[Seated], over: str, names: Sequence[str], args: argparse.Namespace,
) -> list[Outcome]:
    measured = Measured()
    tables = [Table(one, number, measured, honest_address(number)) for number, one in enumerate(seated)]
    playing = await load.come_and_play(server, tables, args.every)
    await asyncio.sleep(REST)
    found = []
    for name in names:
        quiet = await window(server, measured, tables, args.seconds)
        before, lines = server.unshared(), server.told().count("\n")
        crowd = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bench.attackers", name, f"--port={server.port}", f"--connections={args.connections}",
            f"--addresses={args.addresses}", f"--seconds={args.seconds + 2:.0f}", f"--running={seated[0].table}",
            f"--over={over}", stdout=asyncio.subprocess.PIPE)
        sizes = [before]
        looking = asyncio.create_task(_look_at_memory(server, sizes))
        attacked = await window(server, measured, tables, args.seconds)
        told, _ = await crowd.communicate()
        looking.cancel()
        found.append(Outcome(name, quiet, attacked, max(sizes) - before, server.told().count("\n") - lines,
                             json.loads(told or b"{}")))
        await asyncio.sleep(REST)
    for task in playing:
        task.cancel()
    return found


async def _look_at_memory(server: Server, sizes: list[int]) -> None:
    while True:
        sizes.append(server.unshared())
        await asyncio.sleep(0.5)


def measure(args: argparse.Namespace) -> Iterator[Outcome]:
    names = args.attacks or list(ATTACKS)
    with tempfile.TemporaryDirectory(prefix="arcanarium-attack-") as folder:
        home = Path(folder)
        writes, tables = seat_tables(mixed(args.tables), most=0.3)
        finished, (over,) = seat_tables(MIXES[:1], 1.0, 1.0, "over")
        asyncio.run(store(home, [*writes, *finished]))
        ours, others = share_cores()
        if ours:
            os.sched_setaffinity(0, ours)  # what starts here and now, the server, stays there
        with Server(home, limits="on", pace="0") as server:
            if others:
                os.sched_setaffinity(0, others)
            yield from asyncio.run(attacks(server, tables, over.table, names, args))


def pair(quiet: Sequence[float], attacked: Sequence[float], part: float) -> str:
    return f"{quantile(quiet, part) * 1000:,.0f} → {quantile(attacked, part) * 1000:,.0f}"


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.attack", description=__doc__)
    parser.add_argument("--tables", type=int, default=100, help="how many tables of four people play; 100")
    parser.add_argument("--connections", type=int, default=200, help="of the attackers; 200")
    parser.add_argument("--addresses", type=int, default=10, help="that the attackers come from; 10")
    parser.add_argument("--seconds", type=float, default=10.0, help="of each quiet and each attacked time; 10")
    parser.add_argument("--every", type=float, default=1.0, help="seconds between two moves at a table; 1")
    parser.add_argument("--attacks", nargs="+", choices=ATTACKS, help="all if not given")
    args = parser.parse_args(arguments)
    shown = Shown(box=None, pad_edge=False)
    for title in ("attack", "move p50, ms", "move p99, ms", "times", "bot p50, ms", "bot p99, ms", "missed",
                  "held p99, ms", "late p99, ms", "CPU, %", "MB", "log", ""):
        shown.add_column(title, justify="left" if title in ("attack", "") else "right")
    missed, loaded = 0, os.getloadavg()[0]
    found = list(measure(args))
    quiet = median(quantile(one.quiet.times, 0.99) for one in found)
    for one in found:
        ratio = quantile(one.attacked.times, 0.99) / quiet
        growth = one.growth / 1e6
        well = ratio < GOAL_RATIO and growth < GOAL_GROWTH
        missed += not well
        shown.add_row(
            one.name, pair(one.quiet.times, one.attacked.times, 0.5), pair(one.quiet.times, one.attacked.times, 0.99),
            f"{ratio:.1f}", pair(one.quiet.waits, one.attacked.waits, 0.5),
            pair(one.quiet.waits, one.attacked.waits, 0.99), f"{one.quiet.missed} → {one.attacked.missed}",
            f"{one.quiet.held * 1000:,.1f} → {one.attacked.held * 1000:,.1f}",
            f"{one.quiet.late * 1000:,.1f} → {one.attacked.late * 1000:,.1f}",
            f"{one.quiet.cpu * 100:.0f} → {one.attacked.cpu * 100:.0f}", f"{growth:+.0f}", str(one.logged),
            "ok" if well else "missed")
        shown.add_row("", *[""] * 11, ", ".join(f"{what} {n:,}" for what, n in sorted(one.counts.items())))
    console = Console(width=200)
    console.print(shown)
    console.print(f"{args.tables} tables of four people with a move each {args.every:g} s; {args.connections} "
                  f"connections from {args.addresses} addresses; goal: p99 under {GOAL_RATIO:g} times the quiet one, "
                  f"which at the median was {quiet * 1000:,.0f} ms, "
                  f"under {GOAL_GROWTH:g} MB more; {os.cpu_count()} cores, which had {loaded:.1f} processes to run "
                  "when this began")
    return 1 if missed else 0


if __name__ == "__main__":
    go_first(os.getpid())
    sys.exit(main())
