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
from arcanarium.engine.cells import Cells

MAX_SEATS: Final = 4
MAX_PILES: Final = 5

# --- the table (the first cells are those of every game: engine/cells.py) ---
STEP: Final = 5
"""What happens next: one of the steps below."""
PHASE: Final = 6
FIRST: Final = 7
"""Who holds the First Player card."""
ACTIVE: Final = 8
"""Whose turn it is."""
SUBJECT: Final = 9
"""and this for which seat or pile."""
PLAYED: Final = 10
"""The location whose effect is going on."""
MUSTERED: Final = 11
"""The militia card that its player has drawn and not yet placed."""
WINNER: Final = 12
"""Who won the stake that is to be kept or removed,"""
WON: Final = 13
"""and the stake."""
RESOLVED: Final = 14
"""How many piles have been resolved in this phase 2."""
LAST: Final = 15
"""The last round, once Game Over has been revealed."""
IDLE: Final = 16
"""How many rounds in a row nobody won a stake."""
STAKES_WON: Final = 17
"""How many stakes were won in this round."""
STAMP: Final = 18
"""How often in this round cards known to all went into hiding (see memory.py)."""
UNSEEN: Final = 19
"""The stakes nobody has seen: those still hidden in the piles, and those in the box."""
MILITIA: Final = 20
JUBILEE: Final = 21
"""1 while Game Over lies hidden in the free zone's pile."""

# --- each seat ---
GUILD: Final = 24
"""From 1; 0 before it is chosen."""
HAND: Final = 28
DECK: Final = 32
"""The main deck."""
RESOURCE: Final = 36
"""The resource deck."""
REMOVED: Final = 40
"""The cards under the base card."""
HAND_SIZE: Final = 44
DECK_SIZE: Final = 48
DRAWS: Final = 52
"""How many cards the seat is still to draw."""
RESHUFFLED: Final = 56
"""1 when a location has caused a reshuffle in this round (K-85)."""
DECK_GROUP: Final = 60
KEPT: Final = 64
"""Which of the objectives dealt are kept, as a mask."""
SCORE: Final = 68
DEALT: Final = 72
"""The objectives dealt: four for each seat."""

# --- each pile ---
STAKE: Final = 88
"""The stake that lies face up."""
BESIDE: Final = 93
"""The agents beside it."""
HIDDEN: Final = 98
"""How many cards of the pile nobody has seen."""
BURIED: Final = 103
"""The stakes put back under the pile, which all have seen."""

# --- each card ---
NEXT: Final = 108

# marks of a card
OWNER: Final = 7
"""Whose agent it is, beside a stake."""
DOWN: Final = 8
"""It lies face down."""
EXACT: Final = 4
"""From this bit: which seats know exactly where the card is, besides its owner; the fifth is the spectators'."""
ALL: Final = 31
GROUP: Final = 9
"""From this bit: when the card went into hiding,"""
PLACED: Final = 21
"""and when it was placed face down, both as the stamp of that moment."""
TWELVE: Final = 0xFFF

# phases
SETTING_UP: Final = 0
PLAYING: Final = 1
RESOLVING: Final = 2
ENDING: Final = 3

# steps
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
