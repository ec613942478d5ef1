"""How fast games are played for learning: `python -m bench.lab`.

Random legal moves in games of two, with everything that a learner is given each time: what the seat sees, which numbers
are legal, rewards, who moves. All runs are of one process on one core and take turns, and of each figure the best
counts, because the others were disturbed. Times are of the processor, not of the clock.
"""
from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

from arcanarium import compiled
from arcanarium.core import registry
from arcanarium.core.rng import Rng
from arcanarium.engine.search.desk import Desk
from arcanarium.engine.selfplay import POSITION, Notes, play_and_compare
from arcanarium.engine.weights import network_for, weights_of
from arcanarium.env import gymnasium as one_seat
from arcanarium.env import pettingzoo as seats
from arcanarium.env.vector import VectorEnv
from arcanarium.lab.train.games import MOST_SIBLINGS

GAMES = ("resarcana", "cadwallon")
TURNS = 4
SIZES = (256, 1024, 4096)
GOAL_VECTOR, GOAL_TIMES, GOAL_PYTHON = 500_000, 20, 30_000
DOCUMENTED = "PettingZoo, its own loop"
"""Moves from `action_space.sample`, as PettingZoo's pages do it; the others pick from the mask."""

EVERY = 6
"""One decision in so many is noted, as in `arcana train`."""

Work = Callable[[float], tuple[int, float]]
"""Plays for so many seconds: how many steps were made, and how long they took."""


def vector(game: str, size: int, dense: bool) -> Work:
    env = VectorEnv(game, size, seed=1, dense=dense)
    for _ in range(300):  # the games come apart: some are at their beginning, others end
        env.step(env.sample())

    def work(seconds: float) -> tuple[int, float]:
        steps, begun = 0, process_time()
        while (took := process_time() - begun) < seconds:
            for _ in range(1 + 16_384 // size):
                env.step(env.sample())
                steps += size
        return steps, took
    return work


def in_turns(env: Any, sample: Callable[[Any, Any], int]) -> Work:
    def work(seconds: float) -> tuple[int, float]:
        seed, steps = 1, 0
        env.reset(seed=seed)
        begun = process_time()
        while (took := process_time() - begun) < seconds:
            seen, _, over, given_up, _ = env.last()
            if over or given_up:
                seed += 1
                env.reset(seed=seed)
                continue
            env.step(sample(env, seen["action_mask"]))
            steps += 1
        return steps, took
    return work


def at_once(env: Any, pick: Callable[[Any], int]) -> Work:
    def work(seconds: float) -> tuple[int, float]:
        seed, steps = 1, 0
        seen, _ = env.reset(seed=seed)
        begun = process_time()
        while (took := process_time() - begun) < seconds:
            seen, *_ = env.step({agent: pick(seen[agent]["action_mask"]) for agent in env.agents})
            steps += 1
            if not env.agents:
                seed += 1
                seen, _ = env.reset(seed=seed)
        return steps, took
    return work


def against_bots(env: Any, pick: Callable[[Any], int]) -> Work:
    def work(seconds: float) -> tuple[int, float]:
        steps = 0
        seen, _ = env.reset(seed=1)
        begun = process_time()
        while (took := process_time() - begun) < seconds:
            seen, _, over, given_up, _ = env.step(pick(seen["action_mask"]))
            steps += 1
            if over or given_up:
                seen, _ = env.reset()
        return steps, took
    return work


def best(works: dict[str, Work], seconds: float) -> dict[str, float]:
    """The most steps in a second that each did, over several turns."""
    found = dict.fromkeys(works, 0.0)
    for _ in range(TURNS):
        for name, work in works.items():
            steps, took = work(seconds)
            found[name] = max(found[name], steps / took)
    return found


def environments(game: str) -> dict[str, Work]:
    dice = Random(1)

    def pick(mask: Any) -> int:
        legal = mask.nonzero()[0]
        return int(legal[int(dice.random() * len(legal))])

    rows = {f"{size:,} games at once, {form}": vector(game, size, form == "rows")
            for size in SIZES for form in ("rows", "lists")}
    return rows | {
        DOCUMENTED: in_turns(seats.env(game), lambda env, mask: env.action_space(env.agent_selection).sample(mask)),
        "PettingZoo in turns": in_turns(seats.env(game), lambda _, mask: pick(mask)),
        "PettingZoo in turns, without wrappers": in_turns(seats.raw_env(game), lambda _, mask: pick(mask)),
        "PettingZoo, choices at once": at_once(seats.parallel_env(game), pick),
        "Gymnasium, against the random bot": against_bots(one_seat.OneSeat(game, opponents=("random",)), pick),
    }


def self_play(game: str, seconds: float) -> tuple[float, float]:
    """Games for learning with the learned evaluation, as `arcana train` plays them: games and noted positions a
    second."""
    rules = registry.rules(game)
    start = rules.start(rules.configure({}))
    judge = network_for(rules, weights_of(rules))
    rng = Rng(1)
    most = 0.0, 0.0
    for _ in range(TURNS):
        games, notes, begun = 0, Notes(), process_time()
        while (took := process_time() - begun) < seconds:
            play_and_compare(start.clone(), notes, rng, Desk(start, judge, rng), EVERY, MOST_SIBLINGS, 1)
            games += 1
        positions = len(notes.streams()[2]) // (4 * POSITION)
        most = max(most, (games / took, positions / took))
    return most


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.lab", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each run, of which each figure has four; 1")
    args = parser.parse_args()
    if not compiled:
        print("The engine is not compiled: these are the figures of plain Python.", file=sys.stderr)
    well = True
    for game in GAMES:
        found = best(environments(game), args.seconds)
        ours = found[DOCUMENTED]
        print(f"\n{game}, two seats: environment steps a second, and how many times PettingZoo's own loop that is")
        for name, steps in found.items():
            print(f"  {name:<40}{steps:>10,.0f}{steps / ours:>8.1f}")
        games, positions = self_play(game, args.seconds)
        print(f"  {'self-play with the learned evaluation':<40}{games:>10,.1f} games/s, {positions:,.0f} positions/s")
        if game == GAMES[0]:
            top = found["256 games at once, rows"]
            slow = min(steps for name, steps in found.items() if name.startswith(("PettingZoo in", "PettingZoo, c")))
            well = top >= GOAL_VECTOR and top >= GOAL_TIMES * ours and slow >= GOAL_PYTHON
    print(f"\nGoals for {GAMES[0]}: {GOAL_VECTOR:,} steps/s with 256 games and rows, {GOAL_TIMES} times PettingZoo's "
          f"own loop, {GOAL_PYTHON:,} steps/s in Python: {'met' if well else 'missed'}")
    return 0 if well else 1


if __name__ == "__main__":
    sys.exit(main())
