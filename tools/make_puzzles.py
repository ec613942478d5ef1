"""Makes puzzles: plays games between weak bots and looks for decisions with exactly one good move.

    python -m tools.make_puzzles FILE [TABLE ...] [--first SEED] [--games N]

adds the puzzles of games at some tables (TABLES below) to a file. The same seeds give the same puzzles. A second run
goes on where the first one stopped: FILE.done has the games that were looked at. `arcana puzzle --find` looks through
recorded games in the same way.
"""
from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from arcanarium.learn.puzzles import written
from arcanarium.learn.puzzles.finding import PER_GAME, in_game, is_rare, played

ALL = ["base", "lux", "pearls", "duo"]
TABLES: dict[str, tuple[str, dict[str, Any]]] = {
    "base": ("resarcana", {"seats": 2, "sets": ["base"]}),
    "lux": ("resarcana", {"seats": 2, "sets": ["base", "lux"]}),
    "arcana": ("cadwallon", {"seats": 2, "guilds": "random"}),
    "pearls": ("resarcana", {"seats": 2, "sets": ["base", "pearls"]}),
    "duo": ("resarcana", {"seats": 2, "sets": ["duo"]}),
    "arcana3": ("cadwallon", {"seats": 3, "guilds": "random"}),
    "base3": ("resarcana", {"seats": 3, "sets": ["base"]}),
    "all": ("resarcana", {"seats": 2, "sets": ALL}),
    "arcana4": ("cadwallon", {"seats": 4, "guilds": "random"}),
    "base4": ("resarcana", {"seats": 4, "sets": ["base"]}),
    "all3": ("resarcana", {"seats": 3, "sets": ALL}),
    "all4": ("resarcana", {"seats": 4, "sets": ALL}),
    "all5": ("resarcana", {"seats": 5, "sets": ALL}),
}
PLAYERS = ("greedy", "level2", "level3", "level4")


def main() -> None:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("tables", nargs="*", default=list(TABLES), metavar="TABLE", help=", ".join(TABLES))
    parser.add_argument("--first", type=int, default=1001, help="the seed of the first game")
    parser.add_argument("--games", type=int, default=10, help="how many games of each table")
    parser.add_argument("--rare", action="store_true", help="look only at replies, payments and possible bribes")
    parser.add_argument("--themes", default="", metavar="THEME,...", help="only puzzles of these, easy ones too")
    parser.add_argument("--most", type=int, default=PER_GAME, help="so many of one game")
    args = parser.parse_args()
    log = args.file.with_name(args.file.name + ".done")
    themes = args.themes.split(",") if args.themes else ()
    done = set(log.read_text(encoding="utf-8").split()) if log.exists() else set()
    for seed in range(args.first, args.first + args.games):
        for table in args.tables:
            if f"{table}-{seed}" in done:
                continue
            game, options = TABLES[table]
            dilemmas = [one for one in played(game, options, seed, PLAYERS) if not args.rare or is_rare(one)]
            for puzzle in list(in_game(f"{table}-{seed}", dilemmas, seed, most=args.most, themes=themes)):
                with args.file.open("a", encoding="utf-8") as file:
                    file.write(("\n" if file.tell() else "") + written(puzzle))
                print(puzzle.id, puzzle.theme, puzzle.proof, puzzle.lead, puzzle.levels, puzzle.solutions, flush=True)
            with log.open("a", encoding="utf-8") as file:
                file.write(f"{table}-{seed}\n")


if __name__ == "__main__":
    main()
