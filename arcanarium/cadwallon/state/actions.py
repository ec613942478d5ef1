"""Actions as integers: eight bits for the verb, twelve for a card, and twelve for a number: a pile, a seat, a guild.

Where an action is about two such things, the second stands four bits above the first."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# what a turn can be (K-39)
PLACE: Final = 1
PLAY: Final = 2
BRIBE: Final = 3
MUSTER: Final = 4
STORE: Final = 5

# what the effect of a location can ask (K-84)
RETRIEVE: Final = 6
RECALL: Final = 7
MOVE: Final = 8
SWAP: Final = 9
BURY: Final = 10
EXPEL: Final = 11
UNMASK: Final = 12
SPY: Final = 13
SMUGGLE: Final = 14
ROB: Final = 15

# what else there is to decide
POST: Final = 16
TAKE: Final = 17
REMOVE: Final = 18
LEAD: Final = 19
KEEP: Final = 20

CARD: Final = 8
NUMBER_SHIFT: Final = 20
LOW: Final = 15


def on_card(verb: i64, card: i64) -> i64:
    return verb | card << CARD


def with_number(verb: i64, number: i64) -> i64:
    return verb | number << NUMBER_SHIFT


def at(verb: i64, card: i64, number: i64) -> i64:
    return verb | card << CARD | number << NUMBER_SHIFT


def pair(verb: i64, first: i64, second: i64) -> i64:
    return verb | first << NUMBER_SHIFT | second << (NUMBER_SHIFT + 4)


def verb_of(action: i64) -> i64:
    return action & 255


def card_of(action: i64) -> i64:
    return action >> CARD & 0xFFF


def number_of(action: i64) -> i64:
    return action >> NUMBER_SHIFT & 0xFFF


def first_of(action: i64) -> i64:
    return action >> NUMBER_SHIFT & LOW


def second_of(action: i64) -> i64:
    return action >> (NUMBER_SHIFT + 4) & LOW
