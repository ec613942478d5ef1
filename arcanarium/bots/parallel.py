"""Root-parallel search: other processes search the same observation with other random numbers, and roots are added.

A process gets the configuration and the bytes of the observation, so it never holds a secret.
"""
from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import cache

from arcanarium.core import registry
from arcanarium.core.config import Config
from arcanarium.core.contract import AnyRules, Observation
from arcanarium.core.rng import Rng
from arcanarium.engine.analysis import Limit
from arcanarium.engine.search.node import Edge
from arcanarium.engine.search.tree import Tree


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found at its root."""

    trips: int
    win: tuple[float, ...]
    edges: tuple[tuple[int, int, float, float], ...]
    """Action, visits, total and squares."""

    def add_to(self, tree: Tree, edges: Mapping[int, Edge]) -> None:
        """Add it to the root of another search of the same decision."""
        tree.trips += self.trips
        tree.made += self.trips
        for seat, win in enumerate(self.win):
            tree.win[seat] += win
        for action, visits, total, squares in self.edges:
            if edge := edges.get(action):
                edge.visits += visits
                edge.total += total
                edge.squares += squares


def search_elsewhere(
    rules: AnyRules, seen: Observation, limit: Limit, rng: Rng, here: Callable[[], None],
) -> list[Found]:
    """Search in `limit.cores - 1` other processes, and `here` meanwhile. What the others found is returned."""
    config = rules.config_of(rules.resample(seen, Rng(1)))
    alone, data = replace(limit, cores=1), seen.to_bytes()
    pool = workers(limit.cores - 1)
    asked = [pool.submit(search_root, config, data, alone, int(rng.word())) for _ in range(limit.cores - 1)]
    here()
    return [answer.result() for answer in asked]


def search_root(config: Config, data: bytes, limit: Limit, seed: int) -> Found:
    """Search a decision and return the root. Runs in another process."""
    from arcanarium.bots.searching import Searcher

    rules = registry.rules(config.game)
    searcher = Searcher("seer", rules, Rng(seed), limit)
    searcher.weigh(rules.read_observation(config, data), limit)
    tree = searcher.last
    assert tree is not None
    edges = tuple((int(edge.action), int(edge.visits), edge.total, edge.squares) for edge in tree.own().edges)
    return Found(int(tree.made), tuple(tree.win[seat] for seat in range(int(tree.world.seats))), edges)


@cache
def workers(count: int) -> ProcessPoolExecutor:
    """The processes for parallel searches, started once."""
    return ProcessPoolExecutor(count, multiprocessing.get_context("spawn"))
