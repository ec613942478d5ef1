"""Puzzles: positions with a known best move, to be solved by people and bots. They are kept as data beside this file.

A position holds all cards, but whoever solves a puzzle is shown only what the seat sees. `proof` says how the solution
is known: `win` and `block` are proved (proofs.py), `search` is what long searches agree on.
"""
from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from arcanarium import bots
from arcanarium.core import registry
from arcanarium.core.errors import ArcanariumError, ConfigError, FileError
from arcanarium.core.game import Game
from arcanarium.core.record import SEATS

FOLDER = Path(__file__).parent
THEMES = ("win-now", "token", "block", "react-or-keep", "payment", "bribe-or-wait", "bluff", "set-up", "plan")
WAYS = ("win", "block", "search")
"""How a solution can be known."""
TEXTS = ("id", "game", "theme", "seat", "proof", "table", "position")
"""The fields of a puzzle that are texts."""


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
    source: str = ""
    """The file it was read from."""

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

    def wrong(reason: str) -> PuzzleError:
        return PuzzleError(f"{name}: {reason}", source)

    for key in TEXTS:
        if not isinstance(fields.get(key), str) or not fields[key]:
            raise wrong(f"“{key}” is missing or is no text")
    if unknown := set(fields) - {*TEXTS, "solutions", "lead"}:
        raise wrong(f"“{min(unknown)}” is no field of a puzzle; the fields are {', '.join(TEXTS)}, solutions, lead")
    for key, known in (("theme", THEMES), ("proof", WAYS), ("seat", tuple(SEATS))):
        if fields[key] not in known:
            raise wrong(f"there is no {key} “{fields[key]}”; choose {', '.join(known)}")
    solutions, lead = fields.get("solutions"), fields.get("lead", 0)
    if not isinstance(solutions, list) or not solutions or not all(isinstance(text, str) for text in solutions):
        raise wrong("“solutions” is a list of at least one move")
    if type(lead) is not int or not 0 <= lead <= 100:
        raise wrong("“lead” is a whole number from 0 to 100")
    return Puzzle(fields["id"], fields["game"], fields["theme"], SEATS.index(fields["seat"]), tuple(solutions),
                  fields["proof"], lead, fields["table"], fields["position"], source)


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
