"""The kinds of events that rules note, as numbers. events.py turns them into facts that a viewer may know."""
from __future__ import annotations

from typing import Final

FIRST_PLAYER: Final = 1
GUILD_CHOSEN: Final = 2
OBJECTIVE_DEALT: Final = 3
OBJECTIVES_KEPT: Final = 4
REVEALED: Final = 5
JUBILEE_HELD: Final = 6
ROUND_BEGAN: Final = 7
DREW: Final = 8
HAS_RESHUFFLED: Final = 9
WAS_PLACED: Final = 10
WAS_PLAYED: Final = 11
STORED: Final = 12
BRIBED: Final = 13
BRIBE_FAILED: Final = 14
HAS_MUSTERED: Final = 15
TURNED_UP: Final = 16
DISTRICT_WON: Final = 17
TIED: Final = 18
UNREACHED: Final = 19
RETURNED: Final = 20
MILITIA_LEFT: Final = 21
WAS_REMOVED: Final = 22
RETRIEVED: Final = 23
RECALLED: Final = 24
MOVED: Final = 25
SWAPPED: Final = 26
WAS_BURIED: Final = 27
EXPELLED: Final = 28
SPIED: Final = 29
SAW: Final = 30
ROBBED: Final = 31
NO_EFFECT: Final = 32
ACHIEVED: Final = 33
SCORED: Final = 34
GAME_WON: Final = 35
POSTED: Final = 36
IDLE_END: Final = 37
NO_STAKES_LEFT: Final = 38
TIE_BROKEN: Final = 39
"""The most points are shared: more locations decided (1), more personalities (2), or nothing did (3)."""
