"""Makes puzzles: looks through games between greedy bots for positions with a move that can be proved to be the best.

    python -m tools.make_puzzles FOLDER [TABLE ...] [--first SEED] [--games N]

adds the puzzles of some tables (TABLES below) to the files of a folder such as arcanarium/learn/puzzles. The same seeds
give the same puzzles. A position becomes a puzzle if level 2 finds the solution at most once in three tries, and a
search of 1,500 visits finds it.
"""
from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from arcanarium import bots
from arcanarium.core import registry
from arcanarium.core.game import GOLDEN, MASK
from arcanarium.core.record import SEATS
from arcanarium.core.rng import Rng
from arcanarium.engine.analysis import Analysis, Limit
from arcanarium.engine.cells import PART, REPLY, SET_UP
from arcanarium.learn.puzzles import Puzzle, attempt, faults
from arcanarium.learn.puzzles.proofs import PROOFS, Study, TooLarge, imagined

ALL = ["base", "lux", "pearls", "duo"]
TABLES: dict[str, tuple[str, str, dict[str, Any]]] = {
    "base": ("resarcana", "base, 2 seats", {"seats": 2, "sets": ["base"]}),
    "base3": ("resarcana", "base, 3 seats", {"seats": 3, "sets": ["base"]}),
    "base4": ("resarcana", "base, 4 seats", {"seats": 4, "sets": ["base"]}),
    "lux": ("resarcana", "base and lux, 2 seats", {"seats": 2, "sets": ["base", "lux"]}),
    "pearls": ("resarcana", "base and pearls, 2 seats", {"seats": 2, "sets": ["base", "pearls"]}),
    "duo": ("resarcana", "duo, 2 seats", {"seats": 2, "sets": ["duo"]}),
    "all": ("resarcana", "all sets, 2 seats", {"seats": 2, "sets": ALL}),
    "all3": ("resarcana", "all sets, 3 seats", {"seats": 3, "sets": ALL}),
    "arcana": ("cadwallon", "2 seats", {"seats": 2, "guilds": "random"}),
    "arcana3": ("cadwallon", "3 seats", {"seats": 3, "guilds": "random"}),
    "arcana4": ("cadwallon", "4 seats", {"seats": 4, "guilds": "random"}),
}
LATE, LOOKS = 40, 24
"""Of the last decisions of a game so many are looked at."""
FEW = 2
"""In how many worlds a proof is tried before all of them."""
GLANCE, SHORT, LONG = Limit(visits=120), Limit(visits=600), Limit(visits=3000)
SEEDS = (1, 2, 3)
LEAD, ALIKE = 0.12, 0.04
"""In each long search the solution wins so much more often than any other move; moves that are alike all count."""
LARGEST_SHARE = 0.5
"""At most so many of the legal moves are solutions."""
PER_GAME = 2


@dataclass
class Decision:
    """A decision of a game that was played: the state before it, and who decides."""

    state: Any
    seat: int


def played(game: str, options: dict[str, Any], seed: int) -> list[Decision]:
    """The decisions of a game between greedy bots, with those that have no choice left out."""
    rules = registry.rules(game)
    state = rules.start(rules.configure(options))
    players = [bots.make("greedy", rules, seed * 10 + seat) for seat in range(options["seats"])]
    found, deals = [], 0
    while not state.over():
        if state.chance():
            state.deal_random(Rng((seed + deals * GOLDEN) & MASK))
            deals += 1
            continue
        seat = state.owing()[0]
        move = players[seat].choose(rules.observe(state, seat))
        if len(state.owing()) == 1 and len(state.legal(seat)) > 2:
            found.append(Decision(state.clone(), seat))
        state.apply(seat, move)
    return found


# --- proofs ---


def proved(rules: Any, at: Decision) -> tuple[str, list[int]] | None:
    """How the solutions of a decision are known, and which they are; None if nothing can be proved."""
    seen = rules.observe(at.state, at.seat)
    for proof, solve in PROOFS.items():
        try:
            if all(solve(Study(worlds, at.seat)) for worlds in ([at.state], imagined(rules, seen, FEW, seed=2))):
                return proof, solve(Study(imagined(rules, seen), at.seat))
        except TooLarge:
            pass
    return None


# --- searches ---


def good_moves(found: Analysis) -> tuple[list[int], float]:
    """The moves that are about as good as the best, and how much more often it wins than any other that was tried."""
    tried = [move for move in found.moves if move.visits]
    if not tried:
        return [], 0.0
    top = max(move.win for move in tried)
    good = sorted(move.action for move in tried if move.win >= top - ALIKE)
    return good, min((top - move.win for move in tried if move.action not in good), default=0.0)


def promising(rules: Any, at: Decision) -> bool:
    """Whether a short search finds some moves far better than all others, and level 2 seldom makes one of them."""
    seen = rules.observe(at.state, at.seat)
    good, lead = good_moves(bots.thinker(rules, 1).think(seen, GLANCE))
    if lead < LEAD or len(good) > LARGEST_SHARE * len(at.state.legal(at.seat)):
        return False
    return sum(bots.make("level2", rules, seed).choose(seen) in good for seed in SEEDS) <= 1


def agreed(rules: Any, at: Decision) -> tuple[list[int], int] | None:
    """The moves that long searches agree on, with their least lead in percent; None if they do not."""
    seen = rules.observe(at.state, at.seat)
    found = []
    for seed, limit in ((1, SHORT), *((seed, LONG) for seed in SEEDS)):
        found.append(good_moves(bots.thinker(rules, seed).think(seen, limit)))
        if found[-1][1] < LEAD or found[-1][0] != found[0][0]:
            return None
    return found[0][0], int(100 * min(lead for _, lead in found[1:]))


# --- puzzles ---


def theme_of(rules: Any, at: Decision, proof: str, solutions: list[int]) -> str:
    legal = [rules.action_value(at.state, action) for action in at.state.legal(at.seat)]
    first = rules.action_value(at.state, solutions[0])
    kind = at.state.kind()
    if any(action.verb == "bribe with" for action in legal):
        return "bribe-or-wait"
    if kind == SET_UP:
        return "set-up"
    if kind == REPLY:
        return "react-or-keep"
    if kind == PART and first.verb == "pay":
        return "payment"
    if proof == "block":
        return "block"
    if first.verb == "pass":
        return "token"
    if proof == "win":
        return "win-now"
    if f"at {SEATS[at.seat]} " in rules.action_text(at.state, solutions[0]):
        return "bluff"
    return "plan"


def puzzle_of(table: str, seed: int, number: int, at: Decision, proof: str, solutions: list[int], lead: int) -> Puzzle:
    game, words, _ = TABLES[table]
    rules = registry.rules(game)
    return Puzzle(
        f"{table}-{seed}-{number}", game, theme_of(rules, at, proof, solutions), at.seat,
        tuple(rules.action_text(at.state, action) for action in solutions), proof, lead, words,
        rules.write_position(at.state))


def worthy(puzzle: Puzzle, at: Decision) -> bool:
    """Whether a puzzle is worth keeping: few solutions, hard for the weak, and solved by the strong."""
    if not 0 < len(puzzle.solutions) <= LARGEST_SHARE * len(at.state.legal(at.seat)) or faults(puzzle):
        return False
    return sum(attempt(puzzle, "level2", seed).right for seed in SEEDS) <= 1 and attempt(puzzle, "seer:1500").right


def in_game(table: str, seed: int) -> Iterator[Puzzle]:
    """The puzzles of one game: proved where that can be done, and else by search."""
    game, _, options = TABLES[table]
    rules = registry.rules(game)
    decisions = played(game, options, seed)
    rng = Rng(seed)
    for number in sorted({len(decisions) - 1 - rng.below(min(LATE, len(decisions))) for _ in range(LOOKS)}):
        at = decisions[number]
        if not promising(rules, at):
            continue
        proof, solutions, lead = "search", list[int](), 0
        if known := proved(rules, at):
            proof, solutions = known
        elif found := agreed(rules, at):
            solutions, lead = found
        if solutions:
            puzzle = puzzle_of(table, seed, number, at, proof, solutions, lead)
            if worthy(puzzle, at):
                yield puzzle


def written(puzzle: Puzzle) -> str:
    """A puzzle as it stands in a file."""
    solutions = ", ".join(f'"{text}"' for text in puzzle.solutions)
    lead = f"lead = {puzzle.lead}\n" if puzzle.lead else ""
    return (f'[[puzzle]]\nid = "{puzzle.id}"\ngame = "{puzzle.game}"\ntable = "{puzzle.table}"\n'
            f'theme = "{puzzle.theme}"\nseat = "{SEATS[puzzle.seat]}"\nsolutions = [{solutions}]\n'
            f'proof = "{puzzle.proof}"\n{lead}position = """\n{puzzle.position.strip()}\n"""\n')


def main() -> None:
    parser = ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("tables", nargs="*", default=list(TABLES), metavar="TABLE", help=", ".join(TABLES))
    parser.add_argument("--first", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--games", type=int, default=10, help="how many games of each table")
    args = parser.parse_args()
    for seed in range(args.first, args.first + args.games):
        for table in args.tables:
            for puzzle in islice(in_game(table, seed), PER_GAME):
                with (args.folder / f"{table}.toml").open("a", encoding="utf-8") as file:
                    file.write(("\n" if file.tell() else "") + written(puzzle))
                print(puzzle.id, puzzle.theme, puzzle.proof, puzzle.lead, puzzle.solutions, flush=True)
        print(f"games {seed}", flush=True)


if __name__ == "__main__":
    main()
