"""Processes that think: bots choose there, and long records are told and replayed there, so that no table waits for
another.

A bot gets the position and looks at it through its own seat's eyes, as everywhere.
"""
from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, lru_cache
from itertools import accumulate
from typing import ParamSpec, TypeVar

from arcanarium import bots
from arcanarium.core import registry
from arcanarium.core.contract import PUBLIC
from arcanarium.core.record import parse_record
from arcanarium.locale import Texts
from arcanarium.server.frames import Frame, state_frame
from arcanarium.table import acts, walk_record
from arcanarium.table.show import presentation

P = ParamSpec("P")
T = TypeVar("T")


SAID_LATELY = 20_000
"""Sentences that are remembered in each language. At most tables the same ones come again and again."""


class RememberedTexts(Texts):
    """Texts that keep what they have said: putting a sentence together takes longer than anything else in a frame."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self._has, self._say = cache(super().has), lru_cache(SAID_LATELY)(super().say)

    def has(self, message: str) -> bool:
        return self._has(message)

    def say(self, message: str, **args: str | int) -> str:
        return self._say(message, **args)


@cache
def texts_of(language: str) -> Texts:
    return RememberedTexts(language)


def choose(position: str, seat: int, bot: str, seed: int) -> str:
    """The move of a bot, as text."""
    rules = registry.rules(position.split(maxsplit=1)[0])
    state = rules.read_position(position)
    return rules.action_text(state, bots.make(bot, rules, seed).choose(rules.observe(state, seat)))


def log_of(record: str, viewer: int, language: str) -> list[tuple[int, str]]:
    """The whole log of a game as a viewer may know it: each line with its step."""
    read = parse_record(record)
    show, texts = presentation(read.config.game), texts_of(language)
    found: list[tuple[int, str]] = []
    counted = accumulate((not line.request for line in acts(read)), initial=0)  # a request is no step
    for step, game in zip(counted, walk_record(read), strict=True):
        found += [(step, line) for line in show.tell(game.events(viewer), texts, read.names, viewer)]
    return found


def replay(record: str, since: int, to: int, viewer: int, language: str) -> tuple[int, list[Frame]]:
    """How many decisions and requests a record has, and what a viewer saw from one step to another."""
    read = parse_record(record)
    texts = texts_of(language)
    length, frames = 0, []
    for step, game in enumerate(walk_record(read)):
        length = step
        if since <= step <= to:
            frames.append(state_frame(game, viewer, read.names, texts, step, "move") | {"ask": None})
    return length, frames


def ready(language: str) -> None:
    """What every process needs, loaded before it is asked for. It ends when the server does, however that ends."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    for game in registry.games():
        rules = registry.rules(game)
        state = rules.start(rules.configure({}))
        presentation(game).view(rules.observe(state, PUBLIC))
    texts_of(language)


def _end_with_parent() -> None:
    if parent := multiprocessing.parent_process():
        parent.join()
        os._exit(0)


class Thinkers:
    """A pool of processes. One that dies is replaced, and what it was asked is asked again."""

    def __init__(self, count: int = 0) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self._pool = self._fresh()

    def _fresh(self) -> ProcessPoolExecutor:
        # spawned: a fork of a process with threads and sockets in it inherits both
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.count, context, initializer=ready, initargs=("en",))

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        assert not kwargs
        loop = asyncio.get_running_loop()
        for last in (False, True):
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                if last:
                    raise
                if self._pool is pool:
                    self._pool = self._fresh()
        raise AssertionError

    def close(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)


