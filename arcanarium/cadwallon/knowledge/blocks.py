"""The features of a seat's view by name: where each block begins (features.py says what is in it)."""
from __future__ import annotations

from typing import Final

from arcanarium.cadwallon import features as at

PLACE_BLOCKS: Final = (
    ("own hand", at.OWN_HAND), ("own deck", at.OWN_DECK), ("own resources", at.OWN_RESOURCE),
    ("stakes", at.STAKES_BLOCK), ("next seat's resources", at.NEXT_RESOURCE),
)
COUNT_BLOCKS: Final = (
    ("stakes, how they stand", at.STANDING), ("stakes, with the hand", at.HOPES), ("stakes, agents", at.CROWD),
    ("bribes", at.BRIBES), ("stakes, strongest rival", at.RIVAL_STANDING), ("stakes being won", at.WINNING),
    ("stakes being lost", at.LOSING), ("round", at.ROUND_NOW), ("free zone's pile", at.FREE_LEFT),
    ("last round", at.ENDING_BLOCK), ("phase", at.PHASES_BLOCK), ("idle rounds", at.IDLE_ROUNDS_BLOCK),
    ("own guild", at.OWN_GUILD), ("next seat's guild", at.NEXT_GUILD), ("own hand size", at.OWN_HAND_SIZE),
    ("next seat's hand size", at.NEXT_HAND_SIZE), ("rivals' hands", at.RIVAL_HANDS),
    ("own deck size", at.OWN_DECK_SIZE), ("next seat's deck size", at.NEXT_DECK_SIZE),
    ("first player", at.FIRST_FLAGS), ("whose turn", at.MOVE_FLAGS),
    ("seats", at.SEATS_FLAGS), ("house rules", at.HOUSE_FLAGS), ("own stakes", at.OWN_STAKES),
    ("next seat's stakes", at.NEXT_STAKES), ("own points", at.OWN_POINTS), ("best rival's points", at.BEST_POINTS),
    ("lead", at.LEAD_BLOCK), ("best values in hand", at.BEST_VALUES), ("objectives", at.GOAL), ("", at.WORTH_NOW),
)
BLOCKS: Final = (*((name, place * at.CARD_NUMBERS) for name, place in PLACE_BLOCKS), *COUNT_BLOCKS)
