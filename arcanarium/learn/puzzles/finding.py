"""Finds puzzles in games that were played, by bots or by people.

Cheap looks come first: a glance of a search, and what weak bots would do. Then the decision is searched from two seeds,
and what is left is checked with four times as many visits. All of it is in the fair light. What the solution is about
is told from where it leads and where a tempting wrong move leads.
"""
from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from arcanarium import bots
from arcanarium.bots.imagining import judge_of, worlds_of
from arcanarium.bots.levels import LEVELS
from arcanarium.core import registry
from arcanarium.core.config import Config
from arcanarium.core.contract import AnyRules, Observation
from arcanarium.core.game import Game
from arcanarium.core.record import SEATS, Record
from arcanarium.core.rng import Rng
from arcanarium.engine.cells import REPLY, SET_UP
from arcanarium.engine.search.flat import search_at_once
from arcanarium.learn.decisions import points_of
from arcanarium.learn.puzzles import Puzzle, attempt, faults
from arcanarium.learn.puzzles.glicko import Glicko, measured
from arcanarium.learn.puzzles.proofs import PROOFS, Study, TooLarge, imagined
from arcanarium.learn.puzzles.uniqueness import DEEPER, LEAD, LEAST_LEAD, SoleMove, verdict_on
from arcanarium.learn.study.questions import Way, way_of
from arcanarium.learn.study.weighing import Scale

GLANCE, LOOK, FOUND = 60, 160, 400
"""Visits: of the first look and the second, and of the searches that find a puzzle."""
SEEDS = (1, 2)
BRIBE, PAY = "bribe with", "pay"
BY_VERB = {"pass": "token", PAY: "payment", "gain": "gain"}
"""The themes that follow from the first word of the solution."""
RARE = (BRIBE, PAY)
"""Verbs of moves that few puzzles are about."""
FEWEST_MOVES, FEWEST_REPLIES = 3, 2
"""Fewer legal moves make no puzzle; an answer to a rival is often one of two."""
PER_GAME, APART = 2, 12
"""So many puzzles come from one game at most, and so many decisions lie between them."""
GUESSES, DIFFERENT = 4, 0.03
"""Where the network, averaged over so many guesses, likes all moves about as well, nothing is looked for;"""
LOST, WON = 0.05, 0.98
"""nor where it gives one's best move hardly any chance, or all of it."""
WEAK = ("level2", "greedy")
"""A decision is worth a look if one of these goes wrong."""
FAMILIAR = 2
"""What a search tried less often is not counted yet: one try tells nothing."""
TRIES = {"level1": 3, "level2": 3, "level3": 3, "level4": 3, "level5": 1, "level6": 1, "level7": 1, "level8": 1}
"""How often each level tries a puzzle: those that stray several times."""
STRENGTH = {"level7": 1450, "level8": 1580}
"""What the levels without a measured rating are taken for."""
SPREAD = Glicko(1150, 300)
"""How puzzles are spread before anybody has tried them."""
PROOF_STATES = 300
"""A proof that needs more states for a move is not tried here."""
CLEAR = 0.3
"""A move wins or saves at once if so many more of its games are won, or fewer lost, by the end of the round."""


@dataclass(frozen=True, slots=True)
class Dilemma:
    """A decision of a game that was played, which one seat makes alone: its number among all, and the state before
    it."""

    rules: AnyRules
    state: Any
    seat: int
    number: int


def dilemmas_of(record: Record) -> list[Dilemma]:
    """The decisions of a record that may become puzzles."""
    return [Dilemma(point.game.rules, point.game.state.clone(), point.seat, point.turn)
            for point in points_of(record) if point.line is not None and has_choice(point.game.state, point.seat)]


def has_choice(state: Any, seat: int) -> bool:
    """Whether one seat decides alone, between enough moves."""
    fewest = FEWEST_REPLIES if state.kind() == REPLY else FEWEST_MOVES
    return len(state.owing()) == 1 and len(state.legal(seat)) >= fewest


def is_rare(dilemma: Dilemma) -> bool:
    """Whether a decision is of a kind that there are few of: an answer to a rival, a payment, a possible bribe."""
    state = dilemma.state
    verbs = {dilemma.rules.action_value(state, action).verb for action in state.legal(dilemma.seat)}
    return state.kind() == REPLY or not verbs.isdisjoint(RARE)


def in_game(
    name: str, decisions: Sequence[Dilemma], seed: int = 1, progress: Callable[[], None] = lambda: None,
    most: int = PER_GAME, themes: Collection[str] = (),
) -> Iterator[Puzzle]:
    """A few puzzles of one game, far apart; see `find`. The seed says in which order it is looked through."""
    order, rng = list(decisions), Rng(seed)
    taken: list[int] = []
    while order and len(taken) < most:
        decision = order.pop(rng.below(len(order)))
        progress()
        if any(abs(decision.number - other) < APART for other in taken):
            continue
        if puzzle := find(decision, f"{name}-{decision.number}", themes):
            taken.append(decision.number)
            yield puzzle


def table_words(config: Config) -> str:
    """The sets in play and the number of seats, as a file of puzzles has them."""
    sets = list(config.sets)
    known = registry.spec(config.game).about.sets
    which = "all sets" if len(sets) > 1 and set(sets) == set(known) else " and ".join(sets)
    return f"{which}, {config.seats} seats" if len(known) > 1 else f"{config.seats} seats"


def find(decision: Dilemma, id: str, themes: Collection[str] = ()) -> Puzzle | None:
    """The puzzle that a decision makes, if it makes one. Some weak bot has to go wrong there; where `themes` are given,
    only these are looked for, and easy ones are welcome."""
    rules, seat = decision.rules, decision.seat
    seen = rules.observe(decision.state, seat)
    if not differing(rules, seen):
        return None
    best = led(rules, seen, GLANCE, SEEDS[0])
    if best is None:
        return None
    tempting = [move for name in WEAK if (move := bots.make(name, rules, 1).choose(seen)) != best]
    if not tempting and not themes or led(rules, seen, LOOK, SEEDS[1]) != best:
        return None
    # from here on nothing may depend on what a position leaves out
    game = Game.from_position(rules.write_position(decision.state), seed=1)
    seen = game.observe(seat)
    for seed in reversed(SEEDS):
        scale = Scale(rules, seen, None, seed)
        scale.grow(FOUND)
        if scale.best().action != best or _lead(scale) < LEAD:
            return None
    verdict = verdict_on(scale, FOUND)
    if verdict.lead < LEAD or best not in verdict.solutions or verdict.second is None:
        return None
    proof = proof_of(game, seat, verdict.solutions)
    theme = theme_of(game, seat, way_of(scale, best), way_of(scale, (tempting or [verdict.second])[0]), proof)
    if themes and theme not in themes:
        return None
    return _checked(game, seat, verdict, Puzzle(
        id, game.config.game, theme, seat, tuple(rules.action_text(game.state, action) for action in verdict.solutions),
        proof, 0, table_words(game.config), game.position(), depth=FOUND))


def differing(rules: AnyRules, seen: Observation) -> bool:
    """Whether the network sees any difference between the moves, one turn ahead, and the game is not decided."""
    tally = search_at_once(worlds_of(rules, seen), judge_of(rules)[0], Rng(SEEDS[0]), GUESSES)
    means = [tally.mean(i) for i in range(len(tally.options))]
    return LOST < max(means) < WON and max(means) - min(means) >= DIFFERENT


def led(rules: AnyRules, seen: Observation, visits: int, seed: int) -> int | None:
    """The best move of a search, if it seems to win far more often than any other."""
    scale = Scale(rules, seen, None, seed)
    scale.grow(visits)
    return int(scale.best().action) if _lead(scale) >= LEAD else None


def _lead(scale: Scale) -> float:
    """How much more often the best move wins than any other that the search tried more than once."""
    best = scale.best()
    rest = [edge.mean() for edge in scale.side.edges if edge.visits >= FAMILIAR and edge.action != best.action]
    return float(best.mean() - max(rest, default=0.0))


def _checked(game: Game, seat: int, found: SoleMove, puzzle: Puzzle) -> Puzzle | None:
    """The puzzle, if deep searches from all seeds confirm it."""
    rules, seen = game.rules, game.observe(seat)
    visits = FOUND * DEEPER
    for seed in reversed(SEEDS):
        scale = Scale(rules, seen, None, seed)
        scale.grow(visits)
        if scale.best().action not in found.solutions:
            return None
    verdict = verdict_on(scale, visits)
    if set(verdict.solutions) != set(found.solutions) or verdict.lead < LEAST_LEAD or faults(puzzle):
        return None
    lead = min(found.lead, verdict.lead)
    return rated(replace(puzzle, lead=int(100 * lead) if puzzle.proof == "search" else 0))


def rated(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with the levels that solve it, and the rating that follows; None if the highest does not."""
    attempts, solvers = [], []
    for name, tries in reversed(TRIES.items()):
        level = LEVELS[name]
        right = [attempt(puzzle, name, seed).right for seed in range(1, tries + 1)]
        strength = float(level.rating or STRENGTH[name])
        attempts += [(strength, each) for each in right]
        if 2 * sum(right) > tries:
            solvers.append(int(name.removeprefix("level")))
        elif name == "level8":
            return None
    rating = measured(attempts, SPREAD)
    return replace(puzzle, levels=tuple(sorted(solvers)), rating=round(rating.value), deviation=round(rating.deviation))


def proof_of(game: Game, seat: int, solutions: Iterable[int]) -> str:
    """How the solutions are known: by a proof, if there is a short one, or by search."""
    for proof, solve in PROOFS.items():
        try:
            study = Study(imagined(game.rules, game.observe(seat)), seat, PROOF_STATES)
            if sorted(solve(study)) == sorted(solutions):
                return proof
        except TooLarge:
            pass
    return "search"


# --- themes ---


def theme_of(game: Game, seat: int, way: Way, tempting: Way, proof: str) -> str:
    """What a puzzle is about: one of `puzzles.THEMES`."""
    state, rules = game.state, game.rules
    verb = rules.action_value(state, rules.read_action(state, way.move)).verb
    kind = state.kind()
    if BRIBE in (verb, rules.action_value(state, rules.read_action(state, tempting.move)).verb):
        return "bribe-or-wait"
    if kind == SET_UP:
        return "set-up"
    if kind == REPLY:
        return "react-or-keep"
    if proof == "win" or way.soon.won - tempting.soon.won >= CLEAR:
        return "win-now"
    if proof == "block" or tempting.soon.lost - way.soon.lost >= CLEAR:
        return "block"
    if verb in BY_VERB:
        return BY_VERB[verb]
    if f" at {SEATS[seat]} " in f"{way.move} ":
        return "bluff"
    if any(who != seat and text == way.move for who, text in tempting.line):
        return "tempo"
    return "plan"


# --- games between bots ---


def played(game: str, options: dict[str, Any], seed: int, players: tuple[str, ...]) -> list[Dilemma]:
    """The decisions of a game between bots of these names, drawn by the seed, that may become puzzles."""
    made = Game.new(game, seed=seed, **options)
    rules, rng = made.rules, Rng(seed)
    sitting = [bots.make(players[rng.below(len(players))], rules, seed * 10 + n) for n in range(made.config.seats)]
    found, number = [], 0
    while not made.over:
        seat = made.owing[0]
        if has_choice(made.state, seat):
            found.append(Dilemma(rules, made.state.clone(), seat, number))
        made.play(seat, sitting[seat].choose(made.observe(seat)))
        number += 1
    return found
