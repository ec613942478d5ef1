"""The state of a game: one row of numbered cells, so that copying, hashing and comparing it is one sweep.

The cells have names; the rules read `cells[POOL + seat]`. Cards lie in piles: each pile has a cell that holds its first
card, and each card a cell that holds the next one. A pending choice is a frame: which step of which program waits, who
must decide, for which card, and what was paid so far.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcanarium.engine.cells import Cells
from arcanarium.resarcana.state.box import Box

MAX_SEATS: Final = 5

# --- the table (the first cells are those of every game: engine/cells.py) ---
TOKEN: Final = 5
"""Who holds the first player token."""
ACTIVE: Final = 6
"""Whose turn it is."""
PASSED: Final = 7
DEPTH: Final = 8
"""How many frames there are."""
GROUPS: Final = 9
"""The last number given to a group of hidden cards that look alike (see knowledge)."""
GAME: Final = 10
"""Which game of the match this is, from 1."""
IN_TURN: Final = 11
"""How this Collect step is done: 1 one after the other (C-17), 2 several at the same time."""
DRAFT_HALF: Final = 12
CHECKER: Final = 13
"""Who caused the check that is going on, or -1 (at the end of a round)."""
CHOOSER: Final = 14
"""Match: who chooses the first player of the next game."""
STARTER: Final = 15
"""Who was the first player when this game began."""
MONUMENTS: Final = 16
SHOWN: Final = 17
PLACES: Final = 18
ITEMS: Final = 19
SCROLLS: Final = 20
LOOKED: Final = 21
ARRANGED: Final = 22
POOL_OF_CARDS: Final = 23
"""Match: the artifacts laid out for the open draft."""

# --- each seat ---
POOL: Final = 24
HAND: Final = 29
DECK: Final = 34
DISCARDS: Final = 39
PLAY: Final = 44
MAGES: Final = 49
"""The two mages dealt, until one is chosen."""
PACKET: Final = 54
ASIDE: Final = 59
"""Duo: cards set aside for the rival."""
CHOICE: Final = 64
"""What a seat chose in secret, until all have."""
COLLECTED: Final = 69
STEP: Final = 74
"""How far a seat is in its Collect step; -1 when it is done."""
TAKEN: Final = 79
"""The components, by their place in the row, whose essences are taken in this Collect step."""
SETTLED: Final = 84
"""The components whose upkeep is paid in this Collect step."""
DECIDED: Final = 89
"""Whether a seat has decided something in this Collect step."""
EXTRA: Final = 94
"""Points for the check that is going on."""
SCORE: Final = 99
"""Points at the last check."""
WINS: Final = 104
"""Match: games won."""

# --- frames ---
FRAMES: Final = 109
FRAME: Final = 6
MAX_DEPTH: Final = 10
PC: Final = 0
WHO: Final = 1
CARD: Final = 2
X: Final = 3
PAID: Final = 4
LEFT: Final = 5

# --- each card: three cells, found as `NEXT + 3 * card` ---
NEXT: Final = 169
"""The next card of the pile it lies in."""
ON: Final = 170
"""The essences that lie on it."""
MARK: Final = 171
"""Whether it is turned, and who knows what about it."""

# marks of a card
TURNED: Final = 1
SEEN: Final = 1
"""From this bit: which seats know that the card is in its group."""
EXACT: Final = 6
"""From this bit: which seats know exactly where it is."""
GROUP: Final = 11
"""From this bit: the group of hidden cards it was shuffled into."""
DRAFTED: Final = 27
"""From this bit, while it is hidden: the packet of the draft (4 bits) and the turn of picking (3 bits), from 1."""
OWNER: Final = 40
"""From this bit, in a match: who drafted the card, from 1."""
FIVE: Final = 31
SIXTEEN: Final = 0xFFFF


@mypyc_attr(acyclic=True)
class State(Cells):
    """A position of Res Arcana. Rules are functions over it; see machine.py for what drives them."""

    def __init__(self, box: Box, cells: vec[i64]) -> None:
        super().__init__(box.seats, cells)
        self.box = box


def blank(box: Box) -> State:
    """A state with nothing on the table."""
    n: i64 = NEXT + 3 * (box.cards + 1)
    cells = vec[i64]([i64(0)] * n)
    cells[CHECKER] = -1
    return State(box, cells)


def frame(cells: vec[i64]) -> i64:
    """Where the frame on top starts."""
    return FRAMES + (cells[DEPTH] - 1) * FRAME


def push(s: State, pc: i64, who: i64, card: i64, x: i64) -> None:
    """Put a program on top: it runs before what is beneath goes on."""
    cells = s.cells
    depth = cells[DEPTH]
    if depth == MAX_DEPTH:
        raise RuntimeError("too many pending choices")
    cells[DEPTH] = depth + 1
    f: i64 = FRAMES + depth * FRAME
    cells[f + PC] = pc
    cells[f + WHO] = who
    cells[f + CARD] = card
    cells[f + X] = x
    cells[f + PAID] = 0
    cells[f + LEFT] = -1


def pop(s: State) -> None:
    cells = s.cells
    f = frame(cells)
    cells[DEPTH] -= 1
    i: i64 = 0
    while i < FRAME:
        cells[f + i] = 0
        i += 1
