"""What a learned evaluation knows of a card: a number that stays the same whatever sets are in play, and its traits.

A card without a number, such as one of a user's own, is known by its traits alone.
"""
from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from arcanarium.resarcana.cards.card import TYPES, Card

NUMBERS_FILE = Path(__file__).parent / "numbers.txt"
"""The ids of the cards in the order of their numbers. New cards are added at the end: a number is never given away."""

NO_NUMBER: Final = -1
MOST_STEPS: Final = 5
"""No trait of one card counts more than this."""

VERBS_OF_TRAITS: Final = (
    ("gain", "gain_any", "gain_one_of", "gain_x", "gain_x_same", "gain_cost", "gain_count", "take_all"),
    ("put", "put_any", "put_paid"),
    ("draw", "draw_discard", "draw_return", "reorder"),
    ("straighten",),
    ("rivals_lose", "all_lose"),
    ("place", "retrieve", "claim_scroll", "take_monument", "use_item"),
    ("check", "points"),
    ("ignore", "count_as"),
)
"""Effects of powers that make one trait together."""


@cache
def numbers() -> dict[str, int]:
    lines = NUMBERS_FILE.read_text(encoding="utf-8").splitlines()
    return {line.strip(): number for number, line in enumerate(lines)}


def number_of(card: Card) -> int:
    """The number of a card, or NO_NUMBER."""
    return numbers().get(card.id, NO_NUMBER)


def traits_of(card: Card) -> list[int]:
    """How much of each trait a card has: income by kind and of any kind, types, discount, points, scores, and the
    powers by what they do."""
    collect = card.collect
    income = [0] * 7
    if collect is not None and collect.mode == "gain":
        income[:6] = collect.amount
    elif collect is not None and collect.mode != "upkeep":
        income[6] = max(1, collect.n)
    effects = [step.verb for power in card.powers for step in power.effects]
    found = [
        *income, *(int(type_ in card.types) for type_ in TYPES), sum(discount.n for discount in card.discounts),
        card.points, sum(score.points for score in card.scores),
        *(sum(verb in verbs for verb in effects) for verbs in VERBS_OF_TRAITS),
    ]
    return [max(0, min(MOST_STEPS, n)) for n in found]
