"""What drives a game: run the top program until it waits for a player, for a deal, or the game is over.

Each frame stands at a step of a program (steps.py). A step that happens by itself is carried out. A step that asks
offers options: with none it is skipped, a single one is taken by itself, and with several the machine stops until a
player has chosen.
"""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from arcanarium.core.rng import Rng
from arcanarium.engine.cells import CHANCE, NO_OPTIONS, OWING, WINNERS
from arcanarium.resarcana.rules import (  # noqa: F401  (each of these adds its steps to the table)
    collect,
    drawing,
    gaining,
    lifeloss,
    passing,
    paying,
    reactions,
    setup,
    turn,
    turning,
    victory,
)
from arcanarium.resarcana.rules.deals import candidates, dealt, how_many
from arcanarium.resarcana.rules.steps import ASKS, ASKS_EVERYONE, HAPPENS, KIND_OF, STEP_OF, step_at
from arcanarium.resarcana.state import ops
from arcanarium.resarcana.state.layout import PC, WHO, State, frame, push


def start(s: State) -> None:
    """The game's own program, from set-up to the last round."""
    push(s, s.box.set_up, 0, 0, 0)
    run(s)


def run(s: State) -> None:
    """Go on until someone must decide, a deal is owed, or the game is over."""
    cells = s.cells
    while cells[WINNERS] == 0:
        f = frame(cells)
        op = s.box.op[cells[f + PC]]
        step = STEP_OF[op]
        kind = KIND_OF[op]
        if kind == HAPPENS:
            step.happen(s, f)
            if cells[CHANCE]:
                break
        elif kind == ASKS:
            options = step.ask(s, f)
            n = len(options)
            if n > 1 or not step.answers_itself(s, f, n):
                s.options = options
                cells[OWING] = i64(1) << cells[f + WHO]
                return
            if n:
                step.choose(s, f, cells[f + WHO], options[0])
            else:
                cells[f + PC] += 1
        else:
            step.begin(s, f)
            if cells[OWING]:
                s.options = NO_OPTIONS
                return
    cells[OWING] = 0
    s.options = NO_OPTIONS


def legal(s: State, seat: i64) -> vec[i64]:
    """The legal actions of a seat that owes a decision; none for others."""
    cells = s.cells
    if cells[OWING] >> seat & 1 == 0:
        return NO_OPTIONS
    if len(s.options):
        return s.options
    return step_at(s, frame(cells)).legal(s, seat)


def act(s: State, seat: i64, action: i64) -> None:
    """Make a move that is known to be legal, and go on to the next question."""
    f = frame(s.cells)
    op = s.box.op[s.cells[f + PC]]
    STEP_OF[op].choose(s, f, seat, action)
    if KIND_OF[op] == ASKS_EVERYONE and s.cells[OWING]:
        return
    run(s)


def deal(s: State, outcome: vec[i64]) -> None:
    """Lay out the outcome of the deal that is owed, known to be possible, and go on."""
    dealt(s, outcome)
    run(s)


def deal_from(s: State, rng: Rng) -> vec[i64]:
    """Draw the outcome of the deal that is owed, lay it out, and return it."""
    items = candidates(s)
    rng.shuffle(items)
    if s.cells[CHANCE] == ops.DEAL_PLACES:
        items = one_side_each(s, items)
    outcome = items[: how_many(s)]
    deal(s, outcome)
    return outcome


def one_side_each(s: State, places: vec[i64]) -> vec[i64]:
    """Of every tile the side that was drawn first (S-20)."""
    kept = [card for card in places]
    tiles: list[i64] = []
    chosen: list[i64] = []
    for card in kept:
        tile = s.box.tile[card]
        if tile not in tiles:
            tiles.append(tile)
            chosen.append(card)
    return vec[i64](chosen)


