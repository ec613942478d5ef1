"""The state of a game: one row of numbered cells, so that copying, hashing and comparing it is one sweep.

The cells have names; the rules read `cells[HAND + seat]`. Cards lie in lists: a cell holds the first card of a list,
and each card has a cell that holds the next one.

Nothing here is hidden but what players hide: the order of a deck, of a pile of stakes or of the militia is not in the
state, because nobody can know it. A card that is drawn or revealed is chosen by chance at that moment, which comes to
the same as a shuffle before.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcanarium.cadwallon.state.box import Box
from arcanarium.engine.cells import COMMON, Cells

MAX_SEATS: Final = 4
MAX_PILES: Final = 5

# Each cell is placed after the one before it. The compiler folds such sums into plain numbers as long as they start
# from a number in this file, hence the 5: it is checked against COMMON below.

# --- the table (the first cells are those of every game: engine/cells.py) ---
STEP: Final = 5
"""What happens next: one of the steps below."""
PHASE: Final = STEP + 1
"""The part of the game: one of the phases below."""
FIRST: Final = PHASE + 1
"""Who holds the First Player card."""
ACTIVE: Final = FIRST + 1
"""Whose turn it is."""
SUBJECT: Final = ACTIVE + 1
"""The seat or the pile that the current step is about."""
PLAYED: Final = SUBJECT + 1
"""The location whose effect is going on."""
MUSTERED: Final = PLAYED + 1
"""The militia card that its player has drawn and not yet placed."""
WINNER: Final = MUSTERED + 1
"""Who won the stake that is to be kept or removed."""
WON: Final = WINNER + 1
"""The stake that its winner is to keep or to remove."""
RESOLVED: Final = WON + 1
"""How many piles have been resolved in this phase 2."""
LAST: Final = RESOLVED + 1
"""The last round, once Game Over has been revealed."""
IDLE: Final = LAST + 1
"""How many rounds in a row nobody won a stake."""
STAKES_WON: Final = IDLE + 1
"""How many stakes were won in this round."""
STAMP: Final = STAKES_WON + 1
"""How often in this round cards known to all went into hiding (see memory.py)."""
UNSEEN: Final = STAMP + 1
"""The stakes nobody has seen: those still hidden in the piles, and those in the box."""
MILITIA: Final = UNSEEN + 1
"""The militia cards that nobody has mustered."""
JUBILEE: Final = MILITIA + 1
"""1 while Game Over lies hidden in the free zone's pile."""

# --- each seat ---
GUILD: Final = JUBILEE + 1
"""The guild that the seat leads, from 1; 0 before it is chosen."""
HAND: Final = GUILD + MAX_SEATS
DECK: Final = HAND + MAX_SEATS
"""The main deck."""
RESOURCE: Final = DECK + MAX_SEATS
"""The resource deck."""
REMOVED: Final = RESOURCE + MAX_SEATS
"""The cards under the base card."""
HAND_SIZE: Final = REMOVED + MAX_SEATS
DECK_SIZE: Final = HAND_SIZE + MAX_SEATS
DRAWS: Final = DECK_SIZE + MAX_SEATS
"""How many cards the seat is still to draw."""
RESHUFFLED: Final = DRAWS + MAX_SEATS
"""1 when a location has caused a reshuffle in this round (K-85)."""
DECK_GROUP: Final = RESHUFFLED + MAX_SEATS
"""The moment of the last shuffle of the main deck (see memory.py)."""
KEPT: Final = DECK_GROUP + MAX_SEATS
"""Which of the objectives dealt are kept, as a mask."""
SCORE: Final = KEPT + MAX_SEATS
DEALT: Final = SCORE + MAX_SEATS
"""The objectives dealt: four cells for each seat."""

# --- each pile ---
STAKE: Final = DEALT + 4 * MAX_SEATS
"""The stake that lies face up."""
BESIDE: Final = STAKE + MAX_PILES
"""The cards beside the stake: agents and militia."""
HIDDEN: Final = BESIDE + MAX_PILES
"""How many cards of the pile nobody has seen."""
BURIED: Final = HIDDEN + MAX_PILES
"""The stakes put back under the pile, which all have seen."""

# --- each card: three blocks with a cell for every card, found by the functions below ---
NEXT: Final = BURIED + MAX_PILES

assert STEP == COMMON

# marks of a card
OWNER: Final = 7
"""A mask: the seat whose agent a card beside a stake is."""
DOWN: Final = 8
"""A bit that says that the card lies face down."""
EXACT: Final = 4
"""From this bit: which seats know exactly where the card is, besides its owner; the fifth is the spectators'."""
ALL: Final = 31
"""All seats and the spectators, as a mask."""
GROUP: Final = 9
"""From this bit: the stamp of the moment when the card went into hiding."""
PLACED: Final = 21
"""From this bit: the stamp of the moment when the card was placed face down."""
TWELVE: Final = 0xFFF
"""A mask for a stamp: twelve bits."""

# phases: the values of PHASE
SETTING_UP: Final = 0
PLAYING: Final = 1
RESOLVING: Final = 2
ENDING: Final = 3

# steps: the values of STEP
FIND_FIRST: Final = 1
CHOOSE_GUILDS: Final = 2
DEAL_OBJECTIVES: Final = 3
KEEP_OBJECTIVES: Final = 4
REVEAL: Final = 5
BEGIN_ROUND: Final = 6
DRAW: Final = 7
TURN: Final = 8
EFFECT: Final = 9
BE_ROBBED: Final = 10
MUSTER_MILITIA: Final = 11
POST_MILITIA: Final = 12
REMOVAL: Final = 13
END_TURN: Final = 14
RESOLVE: Final = 15
END: Final = 16


@mypyc_attr(acyclic=True)
class State(Cells):
    """A position of Arcana. Rules are functions over it; machine.py drives them."""

    def __init__(self, box: Box, cells: vec[i64]) -> None:
        super().__init__(box.seats, cells)
        self.box = box


# --- the cells of a card ---


def next_cell(card: i64) -> i64:
    """The cell that holds the next card of the list in which a card lies."""
    return NEXT + card


def next_card(cells: vec[i64], card: i64) -> i64:
    """The next card of the list in which a card lies; 0 after the last."""
    return cells[NEXT + card]  # without `next_cell`: in pure Python a call is dear


def mark(box: Box, card: i64) -> i64:
    """The cell with the marks of a card."""
    return NEXT + box.playing + 1 + card


def sighted(box: Box, card: i64) -> i64:
    """The cell that says beside which pile a card lay when the last phase 2 began: the pile, from 1, and from the third
    bit whose card it was. All have seen it there and remember, even when the card has gone into hiding again."""
    return NEXT + 2 * (box.playing + 1) + card


def blank(box: Box) -> State:
    """A state with nothing on the table."""
    n: i64 = NEXT + 3 * (box.playing + 1)
    return State(box, vec[i64]([i64(0)] * n))
