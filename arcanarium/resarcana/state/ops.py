"""The steps that programs are made of. Those from ASKS on may wait for a player; the others happen by themselves."""
from __future__ import annotations

from typing import Final

END: Final = 0
"""The program is done; the one beneath goes on."""

# --- costs and effects of powers that need no choice ---
TURN_THIS: Final = 1
PAY_FIXED: Final = 2
"""a: the essences."""
FROM_HERE: Final = 3
"""a: the essences that leave this component."""
DESTROY_THIS: Final = 4
GAIN: Final = 5
"""a: the essences."""
GAIN_X: Final = 6
"""a: one essence of the kind; b: how many X make one."""
PUT_HERE: Final = 7
"""a: the essences."""
PUT_PAID_HERE: Final = 8
RIVALS_GAIN: Final = 9
"""a: the essences."""
LIFE_LOSS: Final = 10
"""a: how many; b: first of the powers that answer it; c: how many answers | 256 if the user is hit too."""
DRAW: Final = 11
"""a: how many."""
LOOK: Final = 12
"""a: how many cards of the deck chosen (X: 0 own, 1 monuments) are looked at."""
STRAIGHTEN_THIS: Final = 13
STRAIGHTEN_ALL: Final = 14
"""a: types, of all players."""
CHECK: Final = 15
"""Victory is checked now."""
POINTS: Final = 16
"""a: points for this check only."""
GAIN_COST_AS: Final = 17
"""a: one essence of the kind; b: how many more than the printed cost."""
DECK_CARD: Final = 18
DREW_TOO_FEW: Final = 19
"""a: cards to draw, b: cards to discard; leaves in X how many to discard."""

RETURN_SCROLL: Final = 20

# --- steps of the rules that need no choice ---
JUMP: Final = 30
"""a: the step to go on from."""
DEAL_FIRST: Final = 31
DEAL_PLACES: Final = 32
DEAL_MONUMENTS: Final = 33
DEAL_MAGES: Final = 34
DEAL_ARTIFACTS: Final = 35
"""a: cards each."""
DEAL_STARTERS: Final = 36
DEAL_PACKETS: Final = 37
SHUFFLE_DECKS: Final = 38
DRAW_HANDS: Final = 39
LAY_OUT: Final = 40
NEXT_TURN: Final = 41
NEW_ROUND: Final = 42
ENTER: Final = 43
"""The artifact that was paid for comes into play."""
CLAIM_IT: Final = 44
REFILL: Final = 45
TAKE_TOKEN: Final = 46
NEXT_HIT: Final = 47
COUNT_POINTS: Final = 48
END_ROUND: Final = 49
GATHER: Final = 50
"""Match: the table is cleared; a: 1 if the artifacts are laid open for the draft."""
LAY_FIRST_SIDES: Final = 51
ITEM_CHOSEN: Final = 52
FIRST_TURN: Final = 53
CALL_CHECK: Final = 54

DEAL_START_MAGES: Final = 56
DEAL_START_HANDS: Final = 57
DEAL_FACE_DOWN: Final = 58
TAKE_ASIDE: Final = 59
"""Duo: the cards set aside for the rival change hands. (60 is the shuffle of powers.py.)"""

ASKS: Final = 64
# --- costs and effects that ask ---
PAY: Final = 64
"""a: fixed essences; b: how many more; c: of these kinds."""
PAY_ONE_OF: Final = 65
"""a: the kinds."""
PAY_SAME: Final = 66
PAY_MIXED: Final = 67
DESTROY_OWN: Final = 68
"""a: types, 0 for any; b: 1 if this one may be chosen."""
DISCARD_OWN: Final = 69
"""a: types, 0 for any."""
TURN_OWN: Final = 70
"""a: types."""
GAIN_ANY: Final = 71
"""a: how many; b: of these kinds."""
GAIN_X_SAME: Final = 72
"""a: of these kinds."""
GAIN_COST: Final = 73
"""a: how many more than the printed cost; b: of these kinds."""
GAIN_COUNT: Final = 74
"""a: one essence of the kind gained; b: the kind counted, or 16 + types; c: 1 if yourself counts as a choice."""
PUT_ANY_HERE: Final = 75
"""a: how many; b: of these kinds."""
PUT_PAID_ON: Final = 76
STRAIGHTEN: Final = 77
"""a: types, 0 for any component."""
PLACE: Final = 78
"""a: types, 0 for any; b: 0 hand, 1 own discards, 2 all discards; c: discount | 256 if it lowers Gold | 512 if free."""
DISCARD_LEFT: Final = 79
"""X: how many cards are still to be discarded."""
CHOOSE_DECK: Final = 80
GAIN_ONE_OF: Final = 81
"""a: which list of gains to choose from."""
PUT_ON: Final = 82
"""a: the essences."""
TAKE_ALL: Final = 83
DISCARD_OR_RETURN: Final = 84
RETRIEVE: Final = 85
CLAIM_SCROLL: Final = 86
TAKE_MONUMENT: Final = 87
USE_ITEM: Final = 88
ARRANGE: Final = 89

# --- questions of the rules ---
PAIR_DRAFT: Final = 95
"""From here to COLLECT all seats decide at the same time."""
KEEP_MAGE: Final = 96
DRAFT: Final = 97
COLLECT: Final = 98
CHOOSE_ITEM: Final = 99
TAKE_TURN: Final = 100
PAY_COST: Final = 101
"""The cost of the card in the frame; X: discount | 256 if it lowers Gold | 512 if free."""
REWARD: Final = 102
SWAP_ITEM: Final = 103
ANSWER_HIT: Final = 104
LOSE_OTHERS: Final = 105
ANSWER_CHECK: Final = 106
CHOOSE_FIRST: Final = 107
OPEN_DRAFT: Final = 108
MAY_REACT: Final = 109
"""a: a trigger; b: 1 if all players may react to it, else only the one it happened to."""
STAND_IN: Final = 110
