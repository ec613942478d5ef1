"""What things on cards are worth to a bot, in hundredths of an essence: the scale of value.py and of the verbs."""
from __future__ import annotations

from typing import Final

from arcanarium.resarcana.cards.card import Amount

POINT: Final = 400
CARD_IN_HAND: Final = 130
PLAIN_WORTH: Final = 100
GOLD_WORTH: Final = 220
PEARL_WORTH: Final = 320
"""Less than the point it scores: a bot that likes pearls more keeps them where it should spend them."""
PRICES: Final = (PLAIN_WORTH, PLAIN_WORTH, PLAIN_WORTH, PLAIN_WORTH, GOLD_WORTH, PEARL_WORTH)


def price(amounts: Amount) -> int:
    """What fixed essences are worth."""
    return sum(n * PRICES[kind] for kind, n in enumerate(amounts))
