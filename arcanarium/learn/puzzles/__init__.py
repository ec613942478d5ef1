"""Puzzles: positions with a known best move, to be solved by people and bots. They are kept as data beside this file.

A position holds all cards, but whoever solves a puzzle is shown only what the seat sees. `proof` says how the solution
is known: `win` and `block` are proved (proofs.py), `search` is what long searches agree on.

- finding.py: how puzzles are found in games, and what they are about
- verdicts.py: whether there is exactly one solution
- proofs.py: solutions that can be proved
- glicko.py, solving.py: how hard puzzles are, how strong solvers, and which puzzle comes next
- explaining.py: why a move solves a puzzle or does not, in words
"""
from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from arcanarium import bots
from arcanarium.core import registry
from arcanarium.core.errors import ArcanariumError, ConfigError, FileError
from arcanarium.core.game import Game
from arcanarium.core.record import SEATS
from arcanarium.learn.puzzles.glicko import Glicko

FOLDER = Path(__file__).parent
THEMES = ("win-now", "block", "tempo", "token", "react-or-keep", "payment", "gain", "bribe-or-wait", "bluff",
          "set-up", "plan")
WAYS = ("win", "block", "search")
"""How a solution can be known."""
TEXTS = ("id", "game", "theme", "seat", "proof", "table", "position")
"""The fields of a puzzle that are texts."""
TABLE = re.compile(r"(.+, )?\d seats")
NUMBERS = {"lead": (0, 0, 100), "depth": (400, 1, 1_000_000), "rating": (1150, 100, 3000), "deviation": (300, 1, 350)}
"""The fields that are whole numbers and may be missing: what they are then, the least and the most."""


class PuzzleError(FileError):
    """A puzzle cannot be used: the file, the puzzle and the reason."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position and the moves that solve it."""

    id: str
    game: str
    theme: str
    """One of THEMES; the message `puzzle-theme-THEME` names it."""
    seat: int
    solutions: tuple[str, ...]
    """The texts of all moves that solve it."""
    proof: str
    """One of WAYS; the message `puzzle-proof-WAY` explains it."""
    lead: int
    """By how many percent the solution won more often than any other move, at least, in the searches; 0 if proved."""
    table: str
    """The sets in play and the number of seats, in a few words."""
    position: str
    levels: tuple[int, ...] = ()
    """The levels for people that solve it."""
    rating: int = NUMBERS["rating"][0]
    """How hard it is, by what the levels did, and how far that may be off (glicko.py)."""
    deviation: int = NUMBERS["deviation"][0]
    depth: int = NUMBERS["depth"][0]
    """With so many visits the searches found it. verdicts.py checks it with several times as many."""
    source: str = ""
    """The file it was read from."""

    @property
    def sets(self) -> str:
        """The sets in play in a few words, such as `base and lux`; empty for a game without sets."""
        return self.table.rpartition(", ")[0]

    @property
    def seats(self) -> int:
        return int(self.table.rpartition(", ")[2].partition(" ")[0])

    @property
    def known(self) -> Glicko:
        """Its rating as it stands in its file."""
        return Glicko(self.rating, self.deviation)

    def start(self) -> Game:
        """The game as it stands in the puzzle."""
        return Game.from_position(self.position, seed=1)

    def solved_by(self, text: str) -> bool:
        return text in self.solutions


def load(folder: Path = FOLDER) -> list[Puzzle]:
    """All puzzles of a folder. PuzzleError names the first faulty one."""
    found: dict[str, Puzzle] = {}
    for path in sorted(folder.glob("*.toml")):
        for puzzle in read_file(path):
            if puzzle.id in found:
                raise PuzzleError(f"two puzzles have the id “{puzzle.id}”", str(path))
            found[puzzle.id] = puzzle
    return list(found.values())


@cache
def shipped() -> tuple[Puzzle, ...]:
    """The puzzles that come with the program, read once."""
    return tuple(load())


def read_file(path: Path) -> list[Puzzle]:
    """The puzzles of one file, without a look at their positions: `faults` does that."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PuzzleError(f"not a file of puzzles: {error}", str(path)) from None
    listed = data.get("puzzle")
    if not isinstance(listed, list) or not all(isinstance(each, dict) for each in listed):
        raise PuzzleError("a file of puzzles is a list of tables [[puzzle]]", str(path))
    return [_puzzle(fields, str(path), number) for number, fields in enumerate(listed, 1)]


def _puzzle(fields: dict[str, Any], source: str, number: int) -> Puzzle:
    name = f"puzzle “{fields['id']}”" if isinstance(fields.get("id"), str) else f"puzzle number {number}"
    if wrong := next(_wrong(fields), ""):
        raise PuzzleError(f"{name}: {wrong}", source)
    numbers = {key: fields.get(key, usual) for key, (usual, _, _) in NUMBERS.items()}
    return Puzzle(fields["id"], fields["game"], fields["theme"], SEATS.index(fields["seat"]),
                  tuple(fields["solutions"]), fields["proof"], table=fields["table"], position=fields["position"],
                  levels=tuple(fields.get("levels", ())), source=source, **numbers)


def _wrong(fields: dict[str, Any]) -> Iterator[str]:
    """What is wrong with the fields of a puzzle."""
    for key in TEXTS:
        if not isinstance(fields.get(key), str) or not fields[key]:
            yield f"“{key}” is missing or is no text"
    if unknown := set(fields) - {*TEXTS, *NUMBERS, "solutions", "levels"}:
        known = ", ".join((*TEXTS, "solutions", "levels", *NUMBERS))
        yield f"“{min(unknown)}” is no field of a puzzle; the fields are {known}"
    for key, choices in (("theme", THEMES), ("proof", WAYS), ("seat", tuple(SEATS))):
        if fields[key] not in choices:
            yield f"there is no {key} “{fields[key]}”; choose {', '.join(choices)}"
    if not TABLE.fullmatch(fields["table"]):
        yield "“table” names the sets, if the game has any, and the seats, such as “base and lux, 2 seats”"
    yield from _wrong_lists_and_numbers(fields)


def _wrong_lists_and_numbers(fields: dict[str, Any]) -> Iterator[str]:
    solutions, levels = fields.get("solutions"), fields.get("levels", [])
    if not isinstance(solutions, list) or not solutions or not all(isinstance(text, str) for text in solutions):
        yield "“solutions” is a list of at least one move"
    if not isinstance(levels, list) or not all(type(level) is int for level in levels):
        yield "“levels” is a list of whole numbers"
    for key, (usual, least, most) in NUMBERS.items():
        if type(value := fields.get(key, usual)) is not int or not least <= value <= most:
            yield f"“{key}” is a whole number from {least} to {most}"


def written(puzzle: Puzzle) -> str:
    """A puzzle as it stands in a file."""
    solutions = ", ".join(f'"{text}"' for text in puzzle.solutions)
    lead = f"lead = {puzzle.lead}\n" if puzzle.lead else ""
    return (f'[[puzzle]]\nid = "{puzzle.id}"\ngame = "{puzzle.game}"\ntable = "{puzzle.table}"\n'
            f'theme = "{puzzle.theme}"\nseat = "{SEATS[puzzle.seat]}"\nsolutions = [{solutions}]\n'
            f'proof = "{puzzle.proof}"\n{lead}levels = {list(puzzle.levels)}\nrating = {puzzle.rating}\n'
            f'deviation = {puzzle.deviation}\ndepth = {puzzle.depth}\n'
            f'position = """\n{puzzle.position.strip()}\n"""\n')


def faults(puzzle: Puzzle) -> list[str]:
    """What is wrong with the position and the solutions of a puzzle."""
    try:
        game = puzzle.start()
    except ArcanariumError as error:
        return [f"puzzle “{puzzle.id}”: {error}"]
    found = []
    if game.config.game != puzzle.game:
        found.append(f"its position is one of {game.config.game}, not of {puzzle.game}")
    legal = [move.text for move in game.legal(puzzle.seat)]
    if not legal:
        found.append(f"seat {SEATS[puzzle.seat]} has nothing to decide")
    found += [f"“{text}” is no legal move" for text in puzzle.solutions if legal and text not in legal]
    if legal and set(legal) <= set(puzzle.solutions):
        found.append("every move solves it")
    return [f"puzzle “{puzzle.id}”: {fault}" for fault in found]


def named(id: str, puzzles: Iterable[Puzzle]) -> Puzzle:
    """The puzzle with an id. ConfigError if there is none."""
    for puzzle in puzzles:
        if puzzle.id == id:
            return puzzle
    raise ConfigError(f"there is no puzzle “{id}”; `arcana puzzle` lists them")


@dataclass(frozen=True, slots=True)
class Attempt:
    """What a bot does in a puzzle."""

    puzzle: Puzzle
    move: str

    @property
    def right(self) -> bool:
        return self.puzzle.solved_by(self.move)


def attempt(puzzle: Puzzle, bot: str, seed: int = 1) -> Attempt:
    """Let a bot solve a puzzle, from what its seat sees."""
    game = puzzle.start()
    player = bots.make(bot, registry.rules(puzzle.game), seed)
    move = player.choose(game.observe(puzzle.seat))
    return Attempt(puzzle, game.rules.action_text(game.state, move))


def attempts(
    puzzles: Iterable[Puzzle], bot: str, seed: int = 1, progress: Callable[[Attempt], None] | None = None,
) -> list[Attempt]:
    """Let a bot solve puzzles, each with a fresh start."""
    found = []
    for puzzle in puzzles:
        found.append(attempt(puzzle, bot, seed))
        if progress:
            progress(found[-1])
    return found
