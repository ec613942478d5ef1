"""How often the balance lab finds what is not there: `python -m bench.balance`, with `--folder` from kept facts.

Games of base for two, greedy with open cards, are cut into parts. A run compares a part with the next one; both were
dealt the same cards by chance, so whatever is found is wrong. In 5 of 100 runs at most it should be.
"""
from __future__ import annotations

import argparse
from collections import defaultdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from arcanarium.core import registry
from arcanarium.facts.asking import Asker, Filter, asking, testimony_of
from arcanarium.facts.store import SERIES_BITS, opened
from arcanarium.lab.balance.figures import FEWEST, LEVEL, compared
from arcanarium.lab.balance.playing import play_series
from arcanarium.lab.balance.series import OPEN, Series
from arcanarium.lab.spreading import Hands

RUNS, PART = 100, 320
Arm = dict[str, list[dict[str, Any]]]


def shares(asker: Asker, config: Any) -> dict[int, Arm]:
    """The shares of all cards in each part, by its number."""
    told = testimony_of(config.game)
    kinds = (*told.sides, *told.dealt) if told else ()
    number = f"(game % {1 << SERIES_BITS}) // {PART}"
    found: dict[int, Arm] = defaultdict(lambda: defaultdict(list))
    for part, kind, card, n, share in asker.rows(f"""
            SELECT {number}, kind, card, count(*), avg(won) FROM {asker.table("cards")}
            WHERE had AND {asker.where(Filter(config.game, exact=config))} GROUP BY ALL ORDER BY ALL"""):
        if kind in kinds:
            fair = 1 / config.seats
            found[part][kind].append({"key": card, "n": n, "share": share, "expected": fair, "of": share / fair})
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--folder", type=Path, help="keep the facts here, or use those that are there")
    args = parser.parse_args()
    config = registry.rules("resarcana").configure({"seats": 2})
    with TemporaryDirectory() as temporary:
        folder = args.folder or Path(temporary)
        with opened(folder) as store:
            for _ in play_series(store, Series(config, (OPEN, OPEN), 1), (RUNS + 1) * PART, Hands()):
                pass
        with asking(folder) as asker:
            parts = shares(asker, config)
    runs = [compared({"kinds": parts[run]}, {"kinds": parts[run + 1]}) for run in range(RUNS)]
    cards = sum(len(rows) for rows in runs) / RUNS
    wrong = sum(any(row["differs"] for row in rows) for rows in runs)
    loose = sum(any(abs(row["z"]) > 1.96 for row in rows) for rows in runs)
    print(f"{RUNS} runs of {PART} games against {PART}, {cards:.0f} cards that {FEWEST} seats or more had: {wrong} "
          f"found something, {RUNS * LEVEL:.0f} are promised; without correction {loose}")


if __name__ == "__main__":
    main()
