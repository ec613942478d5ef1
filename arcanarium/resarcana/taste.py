"""What styles of play are fond of in Res Arcana: see arcanarium.engine.taste."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from arcanarium.engine.taste import BUILDER, HOARDER, RAIDER
from arcanarium.resarcana import value
from arcanarium.resarcana.state.box import TRAIT_BITS, TRAIT_WORDS
from arcanarium.resarcana.state.essences import size
from arcanarium.resarcana.state.layout import PLAY, POOL, State, next_card

ATTACK_WORD: Final = 2
ATTACK_SHIFT: Final = 3 * TRAIT_BITS
"""Where the traits of a card say how many of its powers cost others Life: the 18th trait, seven to a number."""
ONE_TRAIT: Final = (1 << TRAIT_BITS) - 1


def taste(s: State, seat: i64, style: i64) -> i64:
    """A builder likes components in play, a raider attacks and poor rivals, a hoarder a full pool, a racer points."""
    cells = s.cells
    total: i64 = 0
    if style == BUILDER:
        card = cells[PLAY + seat]
        while card:
            total += 6
            card = next_card(cells, card)
    elif style == RAIDER:
        rival: i64 = 0
        while rival < s.seats:
            if rival != seat:
                total -= 4 * size(cells[POOL + rival])
            rival += 1
        total = total // (s.seats - 1)
        card = cells[PLAY + seat]
        while card:
            total += 12 * (s.box.traits[card * TRAIT_WORDS + ATTACK_WORD] >> ATTACK_SHIFT & ONE_TRAIT)
            card = next_card(cells, card)
    elif style == HOARDER:
        total = 3 * size(cells[POOL + seat])
    else:
        total = 7 * value.score(s, seat)
    return total
