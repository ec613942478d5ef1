"""Worker processes for long computations: moves of bots, whole logs and replays. The tables do not wait for them.

A worker that chooses for a bot is sent only what the bot's own seat may know.
"""
from __future__ import annotations

import multiprocessing
import os
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, lru_cache
from hashlib import sha256
from itertools import accumulate
from typing import Any, ParamSpec, TypeVar

from arcanarium import bots
from arcanarium.bots.people import shown_names
from arcanarium.core import registry
from arcanarium.core.config import Config
from arcanarium.core.contract import PUBLIC
from arcanarium.core.errors import ConfigError, MoveError
from arcanarium.core.game import ROUND_BEGAN, Game
from arcanarium.core.record import parse_record
from arcanarium.core.rng import Rng
from arcanarium.engine.analysis import Limit
from arcanarium.learn.hints import hint
from arcanarium.learn.verdicts import judge
from arcanarium.locale import Said, Texts, inflects
from arcanarium.server import traces
from arcanarium.server.crew import Crew
from arcanarium.server.fairness import Kind
from arcanarium.server.frames import Frame, state_frame
from arcanarium.server.messages import write
from arcanarium.table import acts, walk_record

P = ParamSpec("P")
T = TypeVar("T")


HINT = Limit(visits=800, seconds=1.0)
"""How long is thought about a hint."""
COACH = 600
"""The visits after which the coach says what it thinks of a move."""
SAID_LATELY = 20_000
"""How many sentences are cached for each language. Most tables need the same ones again and again."""


class RememberedTexts(Texts):
    """Texts with a cache: formatting sentences takes longer than anything else in a frame."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        # the caches stand in for the methods themselves: each frame says two dozen sentences
        self.has = lru_cache(SAID_LATELY)(super().has)  # type: ignore[method-assign]
        say = super().say
        if not inflects(language):
            self.say = lru_cache(SAID_LATELY)(say)  # type: ignore[method-assign]
            return

        @lru_cache(SAID_LATELY)
        def remembered(forms: tuple[int, ...], message: str, **args: str | int) -> str:
            return say(message, **args)

        def say_once(message: str, **args: str | int) -> str:
            # two cards may have the same name and not the same forms of it
            return remembered(tuple([arg.serial for arg in args.values() if type(arg) is Said]), message, **args)

        self.say = say_once  # type: ignore[method-assign]


@cache
def texts_of(language: str) -> Texts:
    """The cached texts of a language."""
    return RememberedTexts(language)


def choose(config: Config, seen: bytes, seed: int, bot: str) -> str:
    """The move that a bot chooses, as text; `seen` is what its seat may know, as bytes. Runs in a worker."""
    rules = registry.rules(config.game)
    observation = rules.read_observation(config, seen)
    action = bots.make(bot, rules, seed).choose(observation)
    return rules.action_text(rules.resample(observation, Rng(seed)), action)


def question(game: Game, seat: int, step: int) -> tuple[Config, bytes, int]:
    """What `choose` is told about a game to choose for a seat: nothing that the seat may not know. The seed of the game
    would tell all cards, so that of the bot comes from what is seen and the number of the step."""
    seen = game.observe(seat).to_bytes()
    return game.rules.config_of(game.state), seen, seed_for(seen, step)


def seed_for(seen: bytes, step: int) -> int:
    """A seed that tells no more than what is seen."""
    return int.from_bytes(sha256(seen + step.to_bytes(8, "big")).digest()[:7], "big")


def advise(
    config: Config, seen: bytes, seed: int, names: Sequence[str], language: str, limit: Limit = HINT,
) -> dict[str, Any]:
    """A hint for a seat: the move, the chance to win in hundredths, the move after it, and reasons. Runs in a worker.
    ConfigError if no bot can think about this game."""
    rules, texts = registry.rules(config.game), texts_of(language)
    found = hint(rules, rules.read_observation(config, seen), limit, seed, texts, shown_names(names, texts))
    second = found.second
    return {
        "move": found.best.move, "words": found.best.words, "win": hundredths(found.best.win),
        "second": {"move": second.move, "words": second.words, "win": hundredths(second.win)} if second else None,
        "reasons": found.reasons,
    }


def explain(
    config: Config, seen: bytes, seed: int, move: str, names: Sequence[str], language: str, visits: int = COACH,
) -> dict[str, Any]:
    """What the coach says to a move of a seat. Runs in a worker, which is sent only what that seat may know.
    ConfigError if no bot can think about this game, or there is no such move."""
    rules, texts = registry.rules(config.game), texts_of(language)
    try:
        found = judge(rules, rules.read_observation(config, seen), move, visits, seed, texts,
                      shown_names(names, texts))
    except MoveError as error:
        raise ConfigError(str(error)) from None
    return {"move": found.move, "verdict": found.verdict, "win": hundredths(found.win), "best": found.best,
            "best_win": hundredths(found.best_win), "sentences": found.sentences}


def hundredths(chance: float | None) -> int | None:
    return None if chance is None else round(100 * chance)


def whole_log(record: str, viewer: int, language: str) -> list[tuple[int, str]]:
    """The whole log of a game as a viewer may know it: each line with its step. Runs in a worker."""
    read = parse_record(record)
    show, texts = registry.face(read.config.game), texts_of(language)
    names = shown_names(read.names, texts)
    found: list[tuple[int, str]] = []
    counted = accumulate((not line.request for line in acts(read)), initial=0)  # a request is no step
    for step, game in zip(counted, walk_record(read), strict=True):
        found += [(step, line) for line in show.tell(game.events(viewer), texts, names, viewer)]
    return found


def points_by_round(record: str) -> list[list[int]]:
    """The points of each seat at the end of each round of a finished game. Runs in a worker."""
    read = parse_record(record)
    show, found = registry.face(read.config.game), []
    for game in walk_record(read):
        if any(event.kind == ROUND_BEGAN and event.facts["round"] > 1 for event in game.events(PUBLIC)):
            found.append([sum(points for _, points in column) for column in show.score(game.observe(PUBLIC))])
        if result := game.result:
            found.append(list(result.points))
    return found
def encoded_log(record: str, viewer: int, language: str) -> bytes:
    """The whole log as JSON. Runs in a worker."""
    return write(whole_log(record, viewer, language))


def encoded_replay(record: str, since: int, to: int, viewer: int, language: str) -> tuple[int, bytes]:
    """A replay with its frames as JSON. Runs in a worker."""
    length, frames = replay(record, since, to, viewer, language)
    return length, write(frames)


def replay(record: str, since: int, to: int, viewer: int, language: str) -> tuple[int, list[Frame]]:
    """The number of decisions and requests in a record, and the frames of a viewer for some of them. Runs in a
    worker."""
    read = parse_record(record)
    texts = texts_of(language)
    names = shown_names(read.names, texts)
    length, frames = 0, []
    for step, game in enumerate(walk_record(read)):
        length = step
        if since <= step <= to:
            frames.append(state_frame(game, viewer, names, texts, step, "move") | {"ask": None})
    return length, frames


def past(record: str, since: int, viewer: int, language: str) -> bytes:
    """The states of a game from a step on, each as the viewer was shown it when it was the latest, as JSON. Runs in a
    worker."""
    read = parse_record(record)
    texts = texts_of(language)
    names = shown_names(read.names, texts)
    found: dict[int, Frame] = {}
    counted = accumulate((not line.request for line in acts(read)), initial=0)  # a request is no step
    for step, game in zip(counted, walk_record(read), strict=True):
        if step >= since and step not in found:
            found[step] = state_frame(game, viewer, names, texts, step, "move") | {"ask": None}
    return write(list(found.values()))


def ready(language: str, nice: int = 0) -> None:
    """Prepare a worker: load all games and texts, and see to it that the worker ends when the server does, even if the
    server is killed."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    registry.log.disabled = True  # the server has told what cannot be used
    for spec in registry.specs():
        with suppress(Exception):  # this only warms up: a game that fails will fail where it is played, and alone
            state = spec.rules.start(spec.rules.configure({}))
            if spec.face is not None:
                spec.face.view(spec.rules.observe(state, PUBLIC))
    texts_of(language)


def _end_with_parent() -> None:
    if parent := multiprocessing.parent_process():
        parent.join()
        os._exit(0)


READING: frozenset[Kind] = frozenset({"log", "record", "replay", "analysis"})
"""The kinds of work that have workers of their own: they may take long, and no bot waits for them."""
READERS_NICE = 5
"""How much less important than everything else the system takes those workers."""


class Thinkers:
    """The worker processes, which tables and people share fairly: some think for bots and about hints, others read
    whole games."""

    def __init__(self, count: int = 0) -> None:
        self.count = count or max(1, (os.cpu_count() or 2) - 1)
        self.thinking = Crew(self.count, ready, "en")
        self.reading = Crew(max(1, self.count // 2), ready, "en", READERS_NICE)
        self.measured: Callable[[str, float], None] = lambda kind, seconds: None
        """Told how many seconds a piece of work of a kind took, with waiting for its turn."""

    def at(self, whose: str, kind: Kind = "move", wanted: Callable[[], bool] = lambda: True) -> TableQueue:
        """Where a table or a person has work of a kind done, taking turns with others; see `FairQueue.run`."""
        return TableQueue(self, whose, kind, wanted)

    def workers(self, kind: Kind) -> Crew:
        """The workers that do a kind of work."""
        return self.reading if kind in READING else self.thinking

    async def run(self, kind: Kind, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function in a worker at once."""
        return await self.workers(kind).run(work, *args, **kwargs)

    def close(self) -> None:
        """Stop the workers without waiting for what they compute."""
        self.thinking.close()
        self.reading.close()


class TableQueue:
    """Where one table or person has its work done."""

    def __init__(self, thinkers: Thinkers, whose: str, kind: Kind, wanted: Callable[[], bool]) -> None:
        self.thinkers, self.whose, self.kind, self.wanted = thinkers, whose, kind, wanted

    async def run(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function in a worker when it is one's turn, and return its result; Crowded and Dropped as in
        `FairQueue.run`, and Lost."""
        began = time.perf_counter()
        with traces.span("think", kind=self.kind):
            found = await self.thinkers.workers(self.kind).queue.run(
                self.whose, lambda: self.thinkers.run(self.kind, work, *args, **kwargs), self.kind, self.wanted)
        self.thinkers.measured(self.kind, time.perf_counter() - began)
        return found
