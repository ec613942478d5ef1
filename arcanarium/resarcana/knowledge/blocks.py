"""The features of a seat's view by name: where each block begins (features.py says what is in it)."""
from __future__ import annotations

from typing import Final

from arcanarium.resarcana import features as at

ZONE_BLOCKS: Final = (
    ("own components", at.OWN_PLAY), ("next seat's components", at.NEXT_PLAY), ("others' components", at.OTHERS_PLAY),
    ("own turned", at.OWN_TURNED), ("next seat's turned", at.NEXT_TURNED), ("on own components", at.OWN_LYING),
    ("on next seat's components", at.NEXT_LYING), ("own discards", at.OWN_DISCARDS), ("own hand", at.OWN_HAND),
    ("own hand, can be paid", at.OWN_HAND_PAID), ("own deck, as far as known", at.OWN_DECK), ("centre", at.CENTRE),
    ("centre, can be paid", at.CENTRE_PAID), ("centre, next seat can pay", at.CENTRE_NEXT_PAID),
    ("to choose from", at.DEALT_BLOCK), ("chosen", at.CHOSEN),
)
COUNT_BLOCKS: Final = (
    ("own pool", at.OWN_POOL), ("next seat's pool", at.NEXT_POOL), ("others' largest pool", at.OTHERS_POOL),
    ("own points", at.OWN_POINTS), ("next seat's points", at.NEXT_POINTS), ("best rival's points", at.BEST_POINTS),
    ("lead", at.LEAD_BLOCK), ("own missing points", at.MISSING), ("rival's missing points", at.RIVAL_MISSING),
    ("if the round ended", at.ENDING), ("round", at.ROUND_NOW), ("own hand size", at.OWN_HAND_SIZE),
    ("next seat's hand size", at.NEXT_HAND_SIZE), ("own deck size", at.OWN_DECK_SIZE),
    ("next seat's deck size", at.NEXT_DECK_SIZE), ("own straight components", at.OWN_STRAIGHT),
    ("next seat's straight components", at.NEXT_STRAIGHT), ("passed", at.PASSED_FLAGS),
    ("first player", at.TOKEN_FLAGS), ("whose turn", at.MOVE_FLAGS), ("seats", at.SEATS_FLAGS),
    ("pearls", at.PEARLS_FLAG), ("points to win", at.THRESHOLD_FLAGS), ("", at.WORTH_NOW),
    ("traits of own components", at.TRAITS),
    ("traits of own hand", at.TRAITS + at.TRAITS_IN_ZONE),
    ("traits of next seat's components", at.TRAITS + 2 * at.TRAITS_IN_ZONE),
)
BLOCKS: Final = (*((name, zone * at.CARDS) for name, zone in ZONE_BLOCKS), *COUNT_BLOCKS)
