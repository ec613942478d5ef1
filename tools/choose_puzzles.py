"""Chooses among puzzles that were found, and puts them into a folder with a file for each table.

    python -m tools.choose_puzzles FOLDER FOUND ...

FOUND are files that tools.make_puzzles or `arcana puzzle --find` wrote; FOLDER is such as arcanarium/learn/puzzles, and
keeps what it has. What is easy for weak levels, much like others or of the same game is left out where there is enough
of it.
"""
from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter, defaultdict
from pathlib import Path

from arcanarium.learn.puzzles import Puzzle, load, read_file, written
from arcanarium.learn.puzzles.finding import PER_GAME

LIKE_OTHERS = 6
"""At most so many puzzles of a game have the same move as their solution, where that names a card."""
EASY, EASY_SHARE = 2, 0.3
"""At most such a share of the puzzles is solved by this level or a lower one."""


def chosen(known: list[Puzzle], found: list[Puzzle]) -> list[Puzzle]:
    """The puzzles that are known, and those found that go with them: first those that are not easy, and of each kind
    first those of themes that few have."""
    made = {one.id: one for one in known}
    solutions = Counter((one.game, one.solutions[0]) for one in known)
    games = Counter(map(game_of, known))
    themes = Counter(one.theme for one in (*known, *found))
    easy = sum(map(is_easy, known))
    for one in sorted(found, key=lambda one: (is_easy(one), themes[one.theme], is_trivial(one))):
        alike = one.game, one.solutions[0]
        too_easy = is_easy(one) and easy + 1 > EASY_SHARE * (len(made) + 1)
        too_alike = names_card(one) and solutions[alike] >= LIKE_OTHERS
        if one.id in made or too_easy or too_alike or games[game_of(one)] >= PER_GAME:
            continue
        made[one.id] = one
        solutions[alike] += 1
        games[game_of(one)] += 1
        easy += is_easy(one)
    return list(made.values())


def game_of(puzzle: Puzzle) -> str:
    """The table and the game in which a puzzle was found, by its id."""
    return puzzle.id.rpartition("-")[0]


def is_trivial(puzzle: Puzzle) -> bool:
    """Whether everybody solves it."""
    return 1 in puzzle.levels


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
