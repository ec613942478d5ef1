"""What the server counts and measures, in the form that Prometheus reads.

Each process has its own figures, so with several processes each is asked by itself.
"""
from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)
"""The limits of the classes for what a person waits for at a table, in seconds."""
SLOW = (0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0)
"""The limits of the classes for what worker processes do."""
TICK = 0.05
"""Seconds between two looks at how late the event loop is."""
Levels = Callable[[], dict[str, float]]


class Metrics:
    """The figures of one server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.move_steps = Histogram(
            "arcanarium_move_seconds", "Time for a change of a table: written to the database, told to everyone at the "
            "table, and the whole of a player's move", ["step"], buckets=FAST, registry=self.registry)
        self.requests = Counter(
            "arcanarium_requests_total", "HTTP requests", ["route", "status"], registry=self.registry)
        self.request_time = Histogram(
            "arcanarium_request_seconds", "Time for an HTTP request", ["route"], buckets=FAST, registry=self.registry)
        self.refusals = Counter(
            "arcanarium_refusals_total", "What clients asked for and were refused", ["code"], registry=self.registry)
        self.thoughts = Histogram(
            "arcanarium_thinking_seconds", "Time in worker processes, with waiting for one", ["work"], buckets=SLOW,
            registry=self.registry)

        self.loop_late = Histogram(
            "arcanarium_loop_late_seconds", "How late the event loop does what is due: everybody at a table waits so "
            "long beside the work itself", buckets=FAST, registry=self.registry)
        self.loop_held = Histogram(
            "arcanarium_loop_held_seconds", "The part of it in which the loop itself was computing; in the rest other "
            "threads and programs had the processor", buckets=FAST, registry=self.registry)

    async def watch_loop(self) -> None:
        """Measure again and again how late the event loop is."""
        loop = asyncio.get_running_loop()
        while True:
            due, used = loop.time() + TICK, time.thread_time()
            await asyncio.sleep(TICK)
            late = max(0.0, loop.time() - due)
            self.loop_late.observe(late)
            self.loop_held.observe(min(late, time.thread_time() - used))

    @contextmanager
    def time_step(self, step: str) -> Iterator[None]:
        """Measure a part of a move; one that fails is measured too."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.move_steps.labels(step).observe(time.perf_counter() - began)

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self.refusals.labels(code).inc()

    def watch(self, levels: Levels) -> None:
        """Show figures that are looked up only when somebody asks: `levels` names them, with their values."""
        self.registry.register(_Levels(levels))

    def page(self) -> bytes:
        """All figures, as text for Prometheus."""
        return generate_latest(self.registry)


HELP = {
    "tables": "Tables in memory",
    "tables_played": "Tables in memory at which a game is being played",
    "connections": "Websockets",
    "bots_thinking": "Tables at which a bot is about to move",
    "work_waiting": "Jobs that wait for a worker process",
    "work_running": "Jobs in worker processes",
    "workers": "Worker processes",
    "writes_waiting": "Changes that wait to be written to the database",
}
"""The figures that are looked up, and what they are."""


class _Levels:
    def __init__(self, levels: Levels) -> None:
        self.levels = levels

    def collect(self) -> Iterator[GaugeMetricFamily]:
        for name, value in self.levels().items():
            yield GaugeMetricFamily(f"arcanarium_{name}", HELP[name], value=value)

    def describe(self) -> list[GaugeMetricFamily]:
        """Nothing: what there is is not looked up before somebody asks."""
        return []
