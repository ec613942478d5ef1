"""The state of a game: one row of numbered cells, so that copying, hashing and comparing it is one sweep.

The cells have names; the rules read `cells[POOL + seat]`. Cards lie in piles: each pile has a cell that holds its first
card, and each card a cell that holds the next one. A pending choice is a frame: which step of which program waits, who
must decide, for which card, and what was paid so far.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcanarium.engine.cells import COMMON, Cells
from arcanarium.resarcana.state.box import Box

MAX_SEATS: Final = 5

# Each cell is placed after the one before it. The compiler folds such sums into plain numbers as long as they start
# from a number in this file, hence the 5: it is checked against COMMON below.

# --- the table (the first cells are those of every game: engine/cells.py) ---
TOKEN: Final = 5
"""Who holds the first player token."""
ACTIVE: Final = TOKEN + 1
"""Whose turn it is."""
PASSED: Final = ACTIVE + 1
DEPTH: Final = PASSED + 1
"""How many frames there are."""
GROUPS: Final = DEPTH + 1
"""The last number given to a group of hidden cards that look alike (see knowledge)."""
GAME: Final = GROUPS + 1
"""Which game of the match this is, from 1."""
IN_TURN: Final = GAME + 1
"""How this Collect step is done: 1 one after the other (C-17), 2 several at the same time."""
DRAFT_HALF: Final = IN_TURN + 1
CHECKER: Final = DRAFT_HALF + 1
"""Who caused the check that is going on, or -1 (at the end of a round)."""
CHOOSER: Final = CHECKER + 1
"""Match: who chooses the first player of the next game."""
STARTER: Final = CHOOSER + 1
"""Who was the first player when this game began."""
MONUMENTS: Final = STARTER + 1
SHOWN: Final = MONUMENTS + 1
PLACES: Final = SHOWN + 1
ITEMS: Final = PLACES + 1
SCROLLS: Final = ITEMS + 1
LOOKED: Final = SCROLLS + 1
ARRANGED: Final = LOOKED + 1
POOL_OF_CARDS: Final = ARRANGED + 1
"""Match: the artifacts laid out for the open draft."""

# --- each seat ---
POOL: Final = POOL_OF_CARDS + 1
HAND: Final = POOL + MAX_SEATS
DECK: Final = HAND + MAX_SEATS
DISCARDS: Final = DECK + MAX_SEATS
PLAY: Final = DISCARDS + MAX_SEATS
MAGES: Final = PLAY + MAX_SEATS
"""The two mages dealt, until one is chosen."""
PACKET: Final = MAGES + MAX_SEATS
ASIDE: Final = PACKET + MAX_SEATS
"""Duo: cards set aside for the rival."""
CHOICE: Final = ASIDE + MAX_SEATS
"""What a seat chose in secret, until all have."""
COLLECTED: Final = CHOICE + MAX_SEATS
COLLECT_STEP: Final = COLLECTED + MAX_SEATS
"""How far a seat is in its Collect step; -1 when it is done."""
TAKEN: Final = COLLECT_STEP + MAX_SEATS
"""The components, by their place in the row, whose essences are taken in this Collect step."""
SETTLED: Final = TAKEN + MAX_SEATS
"""The components whose upkeep is paid in this Collect step."""
DECIDED: Final = SETTLED + MAX_SEATS
"""Whether a seat has decided something in this Collect step."""
EXTRA: Final = DECIDED + MAX_SEATS
"""Points for the check that is going on."""
SCORE: Final = EXTRA + MAX_SEATS
"""Points at the last check."""
WINS: Final = SCORE + MAX_SEATS
"""Match: games won."""

# --- frames ---
FRAMES: Final = WINS + MAX_SEATS
FRAME: Final = 6
MAX_DEPTH: Final = 10
PC: Final = 0
"""The step of the program that is next."""
WHO: Final = 1
"""The player it is about."""
CARD: Final = 2
"""The card it is about; 0 for none, and for the unseen monument on top of its deck."""
X: Final = 3
"""A number that steps of the program leave for one another: it has a name for each use below."""
PAID: Final = 4
"""The essences paid so far."""
LEFT: Final = 5
"""How far a step that goes on for a while has come; -1 outside of it. It has a name for each use below."""

# --- what X holds, by the program that uses it ---
PAID_SIZE: Final = X
"""After `X same` was paid: how many essences."""
GIVEN_UP_COST: Final = X
"""After a card was destroyed or discarded: the size of its printed cost."""
DRAWN: Final = X
"""How many cards were drawn."""
TO_DISCARD: Final = X
"""How many cards are still to be discarded."""
MONUMENTS_LOOKED_AT: Final = X
"""1 if the cards looked at are of the monument deck, 0 if of the player's own."""
PRICE: Final = X
"""How a card is paid for: see costs.py."""
ATTACK: Final = X
"""The step that attacks and, from bit HIT, the mask of the players it hits."""
POWERS_ASKED: Final = X
"""How many powers that may react the player was asked about."""
GOLD_GAINERS: Final = X
"""The mask of the players who gained Gold in this Collect step."""
PICKS: Final = X
"""How many cards each player has kept in this half of the draft."""

# --- what LEFT holds ---
STILL_TO_DRAW: Final = LEFT
NEXT_KIND: Final = LEFT
"""The kind of essence that is asked for next."""
PLAYERS_ASKED: Final = LEFT
"""How many players, from the holder of the token on, had their turn."""
DECK_SHUFFLED: Final = LEFT
"""The seat whose deck is shuffled."""

HIT: Final = 16
STEP_OF_ATTACK: Final = 0xFFFF

# --- each card: three cells, found by the functions below ---
NEXT: Final = FRAMES + FRAME * MAX_DEPTH
ON: Final = NEXT + 1
MARK: Final = ON + 1
CELLS_PER_CARD: Final = 3

assert TOKEN == COMMON

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
DRAFT_PICK: Final = DRAFTED + 4
"""From this bit: the turn of picking alone."""
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
    n: i64 = NEXT + CELLS_PER_CARD * (box.cards + 1)
    cells = vec[i64]([i64(0)] * n)
    cells[CHECKER] = -1
    return State(box, cells)


# --- the cells of a card ---
# The readers do without the functions for the cells: compiled it is the same, in pure Python a call is dear.


def next_cell(card: i64) -> i64:
    """The cell that holds the next card of the pile in which a card lies."""
    return NEXT + CELLS_PER_CARD * card


def on_cell(card: i64) -> i64:
    """The cell that holds the essences lying on a card."""
    return ON + CELLS_PER_CARD * card


def mark_cell(card: i64) -> i64:
    """The cell that says whether a card is turned, and who knows what about it."""
    return MARK + CELLS_PER_CARD * card


def next_card(cells: vec[i64], card: i64) -> i64:
    """The next card of the pile in which a card lies; 0 after the last."""
    return cells[NEXT + CELLS_PER_CARD * card]


def essences_on(cells: vec[i64], card: i64) -> i64:
    """The essences lying on a card, packed like a pool."""
    return cells[ON + CELLS_PER_CARD * card]


def mark_of(cells: vec[i64], card: i64) -> i64:
    return cells[MARK + CELLS_PER_CARD * card]


def is_turned(cells: vec[i64], card: i64) -> bool:
    return cells[MARK + CELLS_PER_CARD * card] & TURNED != 0


# --- frames ---


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
