"""How fast the explorer answers over many games: `python -m bench.explore`, or with `--games 1000000`.

The games are made of few that were played: those of the compiled simulation (greedy, open cards), taken again and again
under other numbers. What is asked, and how much is read for it, is as with games that differ.
"""
from __future__ import annotations

import argparse
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from arcanarium.core import registry
from arcanarium.facts.asking import Filter, asking
from arcanarium.facts.duck import connected, quoted
from arcanarium.facts.store import Store
from arcanarium.lab.balance.playing import play_series
from arcanarium.lab.balance.series import OPEN, Series
from arcanarium.lab.spreading import Hands

PLAYED, PART = 2000, 100_000


def made(folder: Path, games: int) -> Path:
    """Facts of so many games, in parts of PART."""
    config = registry.rules("resarcana").configure({"seats": 2})
    series = Series(config, (OPEN, OPEN), 1)
    with Store(folder) as store:
        for _ in play_series(store, series, PLAYED, Hands()):
            pass
        store.flush()
        (first,) = store.manifest.parts
        with connected() as duck:
            for number in range(1, games // PART + 1):
                name = f"{number:05}"
                for table in ("games", "seats", "cards"):
                    source, to = folder / table / f"{first['part']}.parquet", folder / table / f"{name}.parquet"
                    duck.sql(f"COPY (SELECT * REPLACE (game + again * {PLAYED} + {number * PART} AS game) "
                             f"FROM {quoted(source)}, range({PART // PLAYED}) AS times(again)) TO {quoted(to)} "
                             "(FORMAT parquet, COMPRESSION zstd)")
                store.count(duck, name)
                store._note({"part": name, "instead": first["part"] if number == 1 else "", "games": PART,
                             "batches": [], "faults": [], "records": []})
    return folder


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--folder", type=Path, help="keep the facts here, or use those that are there")
    args = parser.parse_args()
    with TemporaryDirectory() as temporary:
        folder = args.folder or Path(temporary)
        if not (folder / "manifest.jsonl").exists():
            began = perf_counter()
            made(folder, args.games)
            print(f"made in {perf_counter() - began:.1f} s")
        size = sum(path.stat().st_size for path in folder.rglob("*.parquet"))
        with asking(folder) as asker:
            print(f"{asker.manifest.games:,} games, {size / 1e6:.0f} MB")
            filter = Filter("resarcana", seats=2)
            for about in asker.subjects("resarcana"):
                began = perf_counter()
                rows = asker.ask(about, filter)
                print(f"| {about} | {len(rows)} rows | {perf_counter() - began:.2f} s |")
            began = perf_counter()
            games = asker.games(filter, ["hawk", "vault"])
            print(f"| games with two cards | {len(games)} rows | {perf_counter() - began:.2f} s |")


if __name__ == "__main__":
    main()
