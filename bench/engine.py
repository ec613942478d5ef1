"""How fast the compiled engine is as a searcher, and how it compares: `python -m bench.engine --against FOLDER`.

FOLDER is another source tree, such as a git worktree of an older commit, with its engine compiled in place. Both are
measured in turns, in processes of their own, and of each figure the best counts, because the others were disturbed.
Times are of the processor, not of the clock.
"""
from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time_ns
from typing import Any

Figures = dict[str, float]
GAMES = (("resarcana", 2), ("resarcana", 4), ("cadwallon", 2), ("cadwallon", 4))
SECONDS = 0.4
TURNS = 3
"""How often each tree is measured."""
DEEP = 2
"""How many actions the walk and the oracle look ahead."""


def best(work: Callable[[], float], seconds: float = SECONDS) -> float:
    """The least time for one piece of work, in nanoseconds; `work` returns how many pieces it did."""
    least = float("inf")
    end = process_time_ns() + int(seconds * 1e9)
    while process_time_ns() < end:
        begun = process_time_ns()
        done = work()
        least = min(least, (process_time_ns() - begun) / done)
    return least


def positions(rules: Any, seats: int) -> list[Any]:
    """States in the middle of random games, at the beginning of a turn."""
    from arcanarium.core.rng import Rng

    found = []
    for seed in range(12):
        state = rules.start(rules.configure({"seats": seats}))
        rng = Rng(seed)
        decisions = 0
        while not state.over() and decisions < 40 * seats:
            if state.chance():
                state.deal_random(rng)
                continue
            if decisions >= 15 * seats and decisions % 10 == 0:
                found.append(state.clone())
            decisions += 1
            seat = state.owing()[0]
            options = state.legal(seat)
            state.apply(seat, options[rng.below(len(options))])
    return found


def each(states: list[Any], do: Callable[[Any], Any]) -> Callable[[], float]:
    def work() -> float:
        for state in states:
            do(state)
        return len(states)
    return work


def measure(game: str, seats: int) -> Figures:
    """Nanoseconds for each thing that this tree can do."""
    from arcanarium import bots
    from arcanarium.core import registry
    from arcanarium.core.rng import Rng
    from arcanarium.engine import cells

    spec = registry.spec(game)
    rules = spec.rules
    states = positions(rules, seats)
    spare = states[0].clone()
    start = rules.start(rules.configure({"seats": seats}))
    assert spec.values is not None
    value = spec.values.value
    found = {
        "worth, with its call from Python": best(each(states, lambda state: value(state, 0))),
        "clone, with its call from Python": best(each(states, lambda state: state.clone())),
        "playouts, an action": best(lambda: cells.playouts(start, 1, 10, 100_000)[0]),
        "perft, a line": best(lambda: sum(cells.perft(state, DEEP) for state in states[:10])),
    }
    if hasattr(cells.Cells, "copy_from"):
        found["copy, with its call from Python"] = best(each(states, spare.copy_from))
    if hasattr(cells, "walk"):
        found["walk, a state with its options"] = best(lambda: sum(cells.walk(state, DEEP) for state in states[:10]))
    seen = rules.observe(states[0], states[0].owing()[0])
    rng = Rng(1)
    found["observe"] = best(each(states, lambda state: rules.observe(state, 0)))
    found["resample"] = best(each([seen] * 10, lambda one: rules.resample(one, rng)))
    try:
        from arcanarium.engine.search.desk import greedy_games
        from arcanarium.engine.search.oracle import Oracle
    except ImportError:
        return found
    found["oracle, a state"] = best(lambda: asked(Oracle, states[:10]))
    found["greedy, a game"] = best(lambda: greedy_games(start, 1, 5)[0] and 5)
    seer = bots.make("seer:200", rules, 1)
    found["seer, a trip"] = best(lambda: (seer.choose(seen), 200)[1])
    return found


def asked(oracle: Any, states: list[Any]) -> int:
    nodes = 0
    for state in states:
        one = oracle(state, DEEP)
        one.look(state)
        nodes += one.nodes
    return nodes


def measured(folder: Path) -> dict[str, Figures]:
    """The figures of a tree, from a process of its own."""
    done = subprocess.run([sys.executable, __file__, "--json"], cwd=folder, stdout=subprocess.PIPE, check=True,
                          env=os.environ | {"PYTHONPATH": str(folder)})
    figures: dict[str, Figures] = json.loads(done.stdout)
    return figures


def better(one: dict[str, Figures], other: dict[str, Figures]) -> dict[str, Figures]:
    return {
        game: {name: min(n, other.get(game, {}).get(name, n)) for name, n in figures.items()}
        for game, figures in one.items()
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--against", type=Path, help="another source tree, compiled in place")
    parser.add_argument("--json", action="store_true", help="measure the tree in this folder, once")
    args = parser.parse_args()
    if args.json:
        print(json.dumps({f"{game} {seats}": measure(game, seats) for game, seats in GAMES}))
        return 0
    trees = [Path.cwd(), *([args.against.resolve()] if args.against else [])]
    figures: list[dict[str, Figures]] = [{} for _ in trees]
    for _ in range(TURNS):
        for i, tree in enumerate(trees):
            figures[i] = better(measured(tree), figures[i])
    for game, found in figures[0].items():
        print(f"\n{game} seats")
        for name, n in found.items():
            line = f"  {name:<34}{n / 1000:>12,.2f} us {1e9 / n:>14,.0f} /s"
            before = figures[-1][game].get(name) if args.against else None
            print(line + (f"   before {before / 1000:>12,.2f} us, {before / n:.2f} times as fast" if before else ""))
    return 0


if __name__ == "__main__":
    sys.exit(main())
