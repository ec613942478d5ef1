"""Chooses among puzzles that were found, and puts them into a folder with a file for each table.

    python -m tools.choose_puzzles FOLDER FOUND ...

FOUND are files that tools.make_puzzles or `arcana puzzle --find` wrote; FOLDER is such as arcanarium/learn/puzzles, and
keeps what it has. What is easy for weak levels, or much like others, is left out where there is enough of it.
"""
from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path

from arcanarium.learn.puzzles import Puzzle, load, read_file, written

LIKE_OTHERS = 6
"""At most so many puzzles of a game have the same move as their solution, where that names a card."""
EASY, EASY_SHARE = 2, 0.2
"""At most such a share of the puzzles is solved by this level or a lower one."""


def chosen(known: list[Puzzle], found: Iterable[Puzzle]) -> list[Puzzle]:
    """The puzzles that are known, and those found that go with them."""
    made = {one.id: one for one in known}
    solutions = Counter((one.game, one.solutions[0]) for one in known)
    easy = sum(is_easy(one) for one in known)
    for one in found:
        alike = one.game, one.solutions[0]
        too_easy = is_easy(one) and easy + 1 > EASY_SHARE * (len(made) + 1)
        if one.id in made or too_easy or names_card(one) and solutions[alike] >= LIKE_OTHERS:
            continue
        made[one.id] = one
        solutions[alike] += 1
        easy += is_easy(one)
    return list(made.values())


def is_easy(puzzle: Puzzle) -> bool:
    return bool(puzzle.levels) and min(puzzle.levels) <= EASY


def names_card(puzzle: Puzzle) -> bool:
    return puzzle.theme not in ("token", "gain", "payment")


def place_of(puzzle: Puzzle) -> tuple[int, int]:
    """Where in its file a puzzle stands: by the numbers in its id."""
    _, game, decision = puzzle.id.rsplit("-", 2)
    return int(game), int(decision)


def main() -> None:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("found", nargs="+", type=Path)
    args = parser.parse_args()
    tables = defaultdict(list)
    for puzzle in chosen(load(args.folder), [one for path in args.found for one in read_file(path)]):
        tables[puzzle.id.rsplit("-", 2)[0]].append(puzzle)
    for table, puzzles in tables.items():
        text = "\n".join(map(written, sorted(puzzles, key=place_of)))
        (args.folder / f"{table}.toml").write_text(text, encoding="utf-8")
    print(sum(map(len, tables.values())))


if __name__ == "__main__":
    main()
