"""The kinds of events that rules note, as numbers. events.py turns them into facts that a viewer may know."""
from __future__ import annotations

from typing import Final

GAME_BEGAN: Final = 1
FIRST_PLAYER: Final = 2
PLACES_LAID: Final = 3
MONUMENT_SHOWN: Final = 4
DEALT: Final = 5
MAGE_KEPT: Final = 6
ARTIFACT_KEPT: Final = 7
ITEM_TAKEN: Final = 8
ROUND_BEGAN: Final = 9
HAS_COLLECTED: Final = 10
GREW: Final = 11
UPKEEP_PAID: Final = 12
PLACED: Final = 13
CLAIMED: Final = 14
DISCARDED: Final = 15
USED: Final = 16
HAS_PAID: Final = 17
GAINED: Final = 18
PUT: Final = 19
MOVED: Final = 20
REMOVED: Final = 21
WAS_TURNED: Final = 22
STRAIGHTENED: Final = 23
DESTROYED: Final = 24
DREW: Final = 25
SHUFFLED: Final = 26
LOOKED_AT_DECK: Final = 27
ATTACKED: Final = 28
REACTED: Final = 29
ANSWERED: Final = 30
LOST: Final = 31
HAS_PASSED: Final = 32
TOKEN_TAKEN: Final = 33
SWAPPED: Final = 34
CHECKED: Final = 35
SCORED: Final = 36
GAME_WON: Final = 37
NO_WINNER: Final = 38
PICKED: Final = 39
RETRIEVED: Final = 41
EXTRA_POINTS: Final = 42
MATCH_WON: Final = 43
COUNTED: Final = 44
TOOK: Final = 45
SCROLL_CLAIMED: Final = 47
SCROLL_RETURNED: Final = 48
STOOD_IN: Final = 49
PUT_BACK: Final = 50
"""A hand card laid on top of the own deck."""
ORDER_ASKED: Final = 51
"""Someone asks to collect in order; 1 if the choices of this round have begun, so that it counts from the next."""
