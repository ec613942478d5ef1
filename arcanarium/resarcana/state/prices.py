"""How a card is paid for, as one number: for its cost, for its cost less a discount, or free.

A power that places a card says it in its program, and the frame of the placing carries it on as PRICE. 0 is the full
cost. These discounts come on top of those that components give all the time (rules/costs.py).
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FULL_COST: Final = 0
DISCOUNT: Final = 255
"""The bits that hold how many essences less it costs."""
LOWERS_GOLD: Final = 256
"""The discount may take off Gold and pearls too."""
FREE: Final = 512


def reduced(discount: i64, lowers_gold: bool) -> i64:
    """The cost less a discount."""
    return discount | LOWERS_GOLD if lowers_gold else discount


def is_free(price: i64) -> bool:
    return price & FREE != 0


def discount_in(price: i64) -> i64:
    return price & DISCOUNT


def lowers_gold(price: i64) -> bool:
    return price & LOWERS_GOLD != 0
