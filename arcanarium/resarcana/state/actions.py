"""Actions as integers. The low eight bits are the verb, then twelve bits for a card, then a small number.

Actions that move essences carry a whole pool instead, marked by the tag in their top bits: pay, gain, lose.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TAG_SHIFT: Final = 60
POOL_MASK: Final = (1 << 60) - 1
PAY_TAG: Final = 1 << 60
GAIN_TAG: Final = 2 << 60
LOSE_TAG: Final = 3 << 60

PASS: Final = 1
PLACE: Final = 2
CLAIM: Final = 3
CLAIM_TOP: Final = 4
DISCARD: Final = 5
USE: Final = 6
EXCHANGE: Final = 7
KEEP: Final = 8
TAKE_ITEM: Final = 9
TAKE: Final = 10
LEAVE: Final = 11
SETTLE: Final = 12
TURN: Final = 13
DESTROY: Final = 14
STRAIGHTEN: Final = 15
ONTO: Final = 16
NOTHING: Final = 17
COUNT: Final = 18
LOOK_OWN: Final = 19
LOOK_MONUMENTS: Final = 20
NEXT_UP: Final = 21
REACT: Final = 22
ANSWER: Final = 23
SUFFER: Final = 24
FIRST: Final = 26
RETRIEVE: Final = 27
FROM: Final = 28
TAKE_SCROLL: Final = 29
RETURN: Final = 30
BORROW: Final = 31
STAND_IN: Final = 25

VERB_MASK: Final = 0xFF
CARD_SHIFT: Final = 8
NUMBER_SHIFT: Final = 20
TWELVE_BITS: Final = 0xFFF


def verb(action: i64) -> i64:
    return action & VERB_MASK


def card(action: i64) -> i64:
    return action >> CARD_SHIFT & TWELVE_BITS


def number(action: i64) -> i64:
    return action >> NUMBER_SHIFT & TWELVE_BITS


def on_card(verb: i64, card: i64) -> i64:
    return verb | card << CARD_SHIFT


def with_number(verb: i64, number: i64) -> i64:
    return verb | number << NUMBER_SHIFT


def use(verb: i64, card: i64, power: i64) -> i64:
    return verb | card << CARD_SHIFT | power << NUMBER_SHIFT


# --- the number of STAND_IN: a power of the card, and the type it stands in for ---


def typed(power: i64, type_: i64) -> i64:
    return power << 2 | type_


def power_of(typed_number: i64) -> i64:
    return typed_number >> 2


def type_of(typed_number: i64) -> i64:
    """0 creature, 1 dragon, 2 demon."""
    return typed_number & 3
