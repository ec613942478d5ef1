"""Whether the styles of play differ in play: `python -m bench.styles resarcana --games 40`.

Bots of one level and different styles meet in pairs of games. A row is a style, a column what a style is fond of
(`Cells.taste`), as its mean over all turns of the bot, less the mean of all bots. So the diagonal should stand out. How
strong styles are is a matter for the arena: `arcana arena level5_builder level5_raider level5_hoarder level5_racer`.
"""
from __future__ import annotations

import argparse
import sys
from itertools import combinations
from math import sqrt
from statistics import mean, stdev
from typing import Any

from arcanarium.bots import make
from arcanarium.core import registry
from arcanarium.core.contract import AnyRules, Observation
from arcanarium.core.rng import Rng
from arcanarium.engine.taste import STYLES
from arcanarium.lab.matches import play_through


class Watched:
    """A bot whose tastes are noted at each of its turns."""

    def __init__(self, rules: AnyRules, name: str, seed: int) -> None:
        self.rules, self.bot = rules, make(name, rules, seed)
        self.noted: list[tuple[int, ...]] = []

    def choose(self, seen: Observation) -> int:
        world: Any = self.rules.resample(seen, Rng(1))
        if world.quiet() and world.round():
            self.noted.append(tuple(world.taste(seen.seat, i) for i in range(len(STYLES))))
        return self.bot.choose(seen)

    def tastes(self) -> tuple[float, ...]:
        """The mean of each taste over the game."""
        return tuple(mean(each) for each in zip(*self.noted, strict=True))


def play(rules: AnyRules, level: str, games: int, seed: int) -> dict[str, list[tuple[float, ...]]]:
    """The tastes of each style, a row a game: every two styles meet in so many games, seats in turns."""
    config = rules.configure({"seats": 2})
    found: dict[str, list[tuple[float, ...]]] = {style: [] for style in STYLES}
    for pair in combinations(STYLES, 2):
        for n in range(games):
            styles = pair if n % 2 else pair[::-1]
            bots = [Watched(rules, f"{level}_{style}", seed + n) for style in styles]
            play_through(config, seed + n // 2, bots)
            for style, bot in zip(styles, bots, strict=True):
                if bot.noted:
                    found[style].append(bot.tastes())
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=registry.games())
    parser.add_argument("--level", default="level5")
    parser.add_argument("--games", type=int, default=40, help="games of each two styles")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    found = play(registry.rules(args.game), args.level, args.games, args.seed)
    every = [row for rows in found.values() for row in rows]
    middle = [mean(column) for column in zip(*every, strict=True)]
    games = len(found[STYLES[0]])
    print(f"{args.game}, {args.level}: mean of each taste, less that of all; 95 % intervals of {games} games")
    print(" " * 10 + "".join(f"{style:>16}" for style in STYLES))
    for style, rows in found.items():
        columns = list(zip(*rows, strict=True))
        cells = (f"{mean(column) - middle[i]:+.1f} +-{1.96 * stdev(column) / sqrt(len(column)):.1f}"
                 for i, column in enumerate(columns))
        print(f"{style:<10}" + "".join(f"{cell:>16}" for cell in cells))
    return 0


if __name__ == "__main__":
    sys.exit(main())
