"""What it costs to spread games: `python -m bench.scale`, or a part of it with `--parts games`.

Games are played by one process alone, by two processes, and by a Ray on this machine with two cores. Where other work
runs on the same cores the clock on the wall says little; processor time of all that takes part says what spreading
costs: its share above that of one process is the overhead.
"""
from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple

from arcanarium.core import registry
from arcanarium.lab.contest import Bout, Contest, Fought, play_bout
from arcanarium.lab.logbook import Logbook
from arcanarium.lab.spreading import LOCAL, Hands, spread
from arcanarium.lab.standing import Standing
from bench.running import children_of, seconds_of

WARM = 0.2
"""This share of the games comes before the clock starts, so that everything is loaded."""
PARTS = ("start", "games", "leader")


class Cost(NamedTuple):
    """What some games took: on the wall and of all processors, and the memory of all that took part."""

    games: int
    wall: float
    cpu: float
    memory: int


def family(pid: int) -> Iterator[int]:
    """A process and all that have come of it."""
    yield pid
    for child in children_of(pid):
        yield from family(child)


def spent() -> float:
    return sum(seconds_of(pid) for pid in family(os.getpid()))


def held() -> int:
    """Bytes of memory, shared pages in parts."""
    total = 0
    for pid in family(os.getpid()):
        told = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="utf-8")
        total += 1024 * int(told.partition("\nPss:")[2].split()[0])
    return total


def measured(contest: Contest, games: int, hands: Hands) -> Cost:
    """Play the games of a contest, and watch from the time when all is warm."""
    bouts = list(contest.bouts(games))
    warm = int(len(bouts) * WARM)
    begun = cpu = 0.0
    with closing(spread(partial(play_bout, contest, False), bouts, hands)) as played:
        for done, _ in enumerate(played):
            if done == warm:
                begun, cpu = perf_counter(), spent()
            if done == len(bouts) - 1:  # while those who played are still there
                return Cost(done - warm, perf_counter() - begun, spent() - cpu, held())
    raise RuntimeError("not all games came back")


def contest_of(game: str, bot: str, seed: int) -> Contest:
    rules = registry.rules(game)
    return Contest(rules.configure(dict(registry.spec(game).about.simulated) | {"seats": 2}), (bot, bot), seed)


HANDS = {"one process": Hands(), "two processes": Hands(2), "Ray, two cores": Hands(2, LOCAL)}


def show_games(series: dict[str, int]) -> None:
    print(f"{'':34}{'games':>7}{'ms a game':>11}{'CPU ms':>8}{'overhead':>10}{'speed':>7}{'MB':>6}")
    for bot, games in series.items():
        one: Cost | None = None
        for name, hands in HANDS.items():
            cost = measured(contest_of("resarcana", bot, 1), games, hands)
            one = one or cost
            more = cost.cpu / cost.games / (one.cpu / one.games) - 1
            speed = one.wall / one.games / (cost.wall / cost.games)
            print(f"{bot + ', ' + name:34}{cost.games:7}{1000 * cost.wall / cost.games:11.2f}"
                  f"{1000 * cost.cpu / cost.games:8.2f}{more:10.1%}{speed:7.2f}{cost.memory >> 20:6}", flush=True)


def show_start() -> None:
    """How long it takes from nothing to the first result, and how much memory it holds then."""
    for name, hands in HANDS.items():
        begun, cpu = perf_counter(), spent()
        with closing(spread(abs, [1, 2], hands)) as found:
            next(found)
            print(f"start of {name:25}{perf_counter() - begun:6.1f} s on the wall{spent() - cpu:6.1f} s of CPU"
                  f"{held() >> 20:6} MB", flush=True)


def show_leader(games: int = 20_000) -> None:
    """What the process that leads does for each game: take it back, write it down, count it."""
    contest = contest_of("resarcana", "greedy", 1)
    begun = process_time()
    with closing(spread(abs, range(10 * games), Hands(2))) as found:
        for _ in found:
            pass
    print(f"handing out and taking back: {1e6 * (process_time() - begun) / (10 * games):.1f} us of CPU a task")
    standing = Standing(contest)
    with tempfile.TemporaryDirectory() as folder, closing(Logbook(Path(folder), contest)) as logbook:
        begun = process_time()
        for number in range(games):
            fought = Fought(Bout(0, 1, number // 2, number % 2), 1.0, 5.0, 6, [20, 20], [0.1, 0.1], [0.01, 0.01])
            logbook.add(fought)
            standing.add(fought)
        print(f"writing down and counting:   {1e6 * (process_time() - begun) / games:.1f} us of CPU a game, "
              f"{logbook.path.stat().st_size // games} bytes")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--games", type=int, default=1500, help="games of greedy; seer:100 plays a twentieth of them")
    args = parser.parse_args()
    if "start" in args.parts:
        show_start()
    if "games" in args.parts:
        show_games({"greedy": args.games, "seer:100": max(10, args.games // 20)})
    if "leader" in args.parts:
        show_leader()
    return 0


if __name__ == "__main__":
    sys.exit(main())
