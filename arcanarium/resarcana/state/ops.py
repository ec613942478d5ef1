"""The numbers of the steps that programs are made of, by theme.

What a step does, and what its arguments a, b and c mean, stands in its class in rules/. A new step takes any number
below 128 that is free. The numbers are part of no text: records and positions name programs.
"""
from __future__ import annotations

from typing import Final

# --- programs ---
END: Final = 0
JUMP: Final = 30

# --- costs: paying.py, turning.py ---
TURN_THIS: Final = 1
TURN_OWN: Final = 70
PAY_FIXED: Final = 2
PAY_SOME: Final = 64
PAY_ONE_OF: Final = 65
PAY_SAME: Final = 66
PAY_MIXED: Final = 67
FROM_HERE: Final = 3
DESTROY_THIS: Final = 4
DESTROY_OWN: Final = 68
DISCARD_OWN: Final = 69
DECK_CARD: Final = 18

# --- essences: gaining.py ---
GAIN_FIXED: Final = 5
GAIN_ANY: Final = 71
GAIN_ONE_OF: Final = 81
GAIN_X: Final = 6
GAIN_X_SAME: Final = 72
GAIN_COST: Final = 73
GAIN_COST_AS: Final = 17
GAIN_COUNT: Final = 74
COUNTS_TYPES: Final = 16
"""Argument b counts components of the types in its other bits; without it, essences of the kind b."""
RIVALS_GAIN: Final = 9
TAKE_ALL: Final = 83
PUT_HERE: Final = 7
PUT_ANY_HERE: Final = 75
PUT_PAID_HERE: Final = 8
PUT_PAID_ON: Final = 76
PUT_ON: Final = 82

# --- hand, deck, discards: drawing.py ---
DRAW: Final = 11
DREW_TOO_FEW: Final = 19
DISCARD_LEFT: Final = 79
DISCARD_OR_RETURN: Final = 84
RETRIEVE_ONE: Final = 85
CHOOSE_DECK: Final = 80
LOOK: Final = 12
ARRANGE: Final = 89

# --- straightening: turning.py ---
STRAIGHTEN_THIS: Final = 13
STRAIGHTEN_ALL: Final = 14
STRAIGHTEN_ONE: Final = 77

# --- cards come into play: placing.py ---
PAY_COST: Final = 101
PLACE_ONE: Final = 78
FROM_HAND: Final = 0
FROM_DISCARDS: Final = 1
FROM_ALL_DISCARDS: Final = 2
"""Argument b: where the artifact comes from."""
ENTER: Final = 43
CLAIM_IT: Final = 44
REFILL: Final = 45
TAKE_MONUMENT: Final = 87
CLAIM_SCROLL: Final = 86
RETURN_SCROLL: Final = 20
USE_ITEM: Final = 88

# --- life loss and reactions: lifeloss.py, reactions.py ---
LOSE_LIFE: Final = 10
ANSWERS: Final = 255
"""Argument c: how many ways out the attacking card offers,"""
HITS_USER: Final = 256
"""and whether the user of the power is hit too."""
NEXT_HIT: Final = 47
ANSWER_HIT: Final = 104
LOSE_OTHERS: Final = 105
MAY_REACT: Final = 109

# --- victory: victory.py ---
CHECK: Final = 15
CALL_CHECK: Final = 54
POINTS: Final = 16
STAND_IN_AT_CHECK: Final = 110
ANSWER_CHECK: Final = 106
COUNT_POINTS: Final = 48
END_ROUND: Final = 49

# --- the round: turn.py, collect.py, passing.py ---
NEW_ROUND: Final = 42
COLLECT: Final = 98
FIRST_TURN: Final = 53
TAKE_TURN: Final = 100
NEXT_TURN: Final = 41
REWARD: Final = 102
TAKE_TOKEN: Final = 46
SWAP_ITEM: Final = 103

# --- set-up: setup.py, drafting.py ---
LAY_OUT: Final = 40
LAY_FIRST_SIDES: Final = 51
DRAW_HANDS: Final = 39
CHOOSE_ITEM: Final = 99
ITEM_CHOSEN: Final = 52
GATHER: Final = 50
CHOOSE_FIRST: Final = 107
KEEP_MAGE: Final = 96
DRAFT: Final = 97
PAIR_DRAFT: Final = 95
TAKE_ASIDE: Final = 59
OPEN_DRAFT: Final = 108

# --- deals: deals.py ---
DEAL_FIRST: Final = 31
DEAL_PLACES: Final = 32
DEAL_MONUMENTS: Final = 33
DEAL_MAGES: Final = 34
DEAL_ARTIFACTS: Final = 35
DEAL_PACKETS: Final = 37
DEAL_FACE_DOWN: Final = 58
DEAL_STARTERS: Final = 36
DEAL_START_MAGES: Final = 56
DEAL_START_HANDS: Final = 57
SHUFFLE_DECKS: Final = 38
SHUFFLE: Final = 60
