"""A new network is kept only where it wins: searches with it against searches with the last one, equally long.

The pairs of games are played wherever there is somebody to play them, and are looked at in their order, so that the
sequential test stops at the same pair with any number of hands. Each is written down when its turn has come.
"""
from __future__ import annotations

import json
from collections.abc import Generator
from contextlib import closing, suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from zlib import crc32

from arcanarium.bots.searching import Searcher
from arcanarium.core import registry
from arcanarium.core.errors import ConfigError
from arcanarium.core.rng import Rng
from arcanarium.engine.analysis import Limit
from arcanarium.engine.judge import Judge
from arcanarium.engine.network import load
from arcanarium.lab.matches import play_through
from arcanarium.lab.spreading import Hands, in_order
from arcanarium.lab.statistics import Sprt
from arcanarium.lab.train.keeping import write_whole
from arcanarium.lab.workers import Died

TEST = Sprt(0, 20)


@lru_cache(2)
def judge_in(weights: bytes) -> Judge:
    return load(weights)[0]


@dataclass(frozen=True, slots=True)
class Trial:
    """A work: pair number `task` of games between two networks. Its result is the share of victories of the new one in
    a set-up with each seat once."""

    game: str
    new: bytes
    old: bytes
    seed: int
    visits: int

    def __call__(self, pair: int) -> float:
        rules = registry.rules(self.game)
        config = rules.configure(dict(registry.spec(self.game).about.simulated))
        new, old = judge_in(self.new), judge_in(self.old)
        score = 0.0
        for seat in range(config.seats):
            players = [
                Searcher("seer", rules, Rng(self.seed + 2 * pair + other), Limit(visits=self.visits),
                         judge=new if other == seat else old)
                for other in range(config.seats)
            ]
            state, _ = play_through(config, self.seed + pair, players)
            winners = rules.result(state).winners
            score += (seat in winners) / len(winners) / config.seats
        return score

    def plan(self) -> dict[str, int]:
        """What decides the scores."""
        return {"new": crc32(self.new), "old": crc32(self.old), "seed": self.seed, "visits": self.visits}


def is_better(trial: Trial, most: int, hands: Hands, path: Path) -> bool:
    """Whether the new network is shown to win, in at most so many pairs. Those in the file are not played again."""
    scores: list[float] = []
    with closing(scored(trial, most, hands, path)) as found:
        for score in found:
            scores.append(score)
            if (verdict := TEST.verdict(scores)) != "go on":
                return verdict == "accept"
    return False


def scored(trial: Trial, most: int, hands: Hands, path: Path) -> Generator[float, None, None]:
    """The scores of the pairs in their order: those in the file first, then new ones, which are added to it."""
    known = kept(path, trial.plan())[:most]
    lines = [json.dumps(line) for line in (trial.plan(), *known)]
    write_whole(path, "".join(f"{line}\n" for line in lines).encode())
    yield from known
    if len(known) == most:
        return
    with path.open("a", encoding="utf-8") as file, closing(in_order(trial, range(len(known), most), hands)) as played:
        for score in played:
            if isinstance(score, Died):
                raise ConfigError(f"a game of the trial cannot be played: {score}")
            file.write(f"{json.dumps(score)}\n")
            file.flush()
            yield score


def kept(path: Path, plan: dict[str, int]) -> list[float]:
    """The scores in a file, if they are of this plan: up to the first line that is not one."""
    scores: list[float] = []
    with suppress(OSError, ValueError, TypeError):
        first, *rest = path.read_text(encoding="utf-8").split("\n")
        if json.loads(first) == plan:
            scores.extend(float(json.loads(line)) for line in rest[:-1])  # the last one is empty, or was not finished
    return scores
