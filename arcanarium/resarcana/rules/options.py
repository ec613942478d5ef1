"""Lists of options that several questions share: the cards of a pile, of a hand, the components of a player."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.resarcana.state.actions import on_card
from arcanarium.resarcana.state.box import A_MAGE, MAGE, SCROLL
from arcanarium.resarcana.state.layout import HAND, PLAY, State, next_card


def pile_options(s: State, pile: i64, verb: i64) -> vec[i64]:
    """Every card of a pile, as an action."""
    found = vec[i64]()
    card = s.cells[pile]
    while card:
        found = append(found, on_card(verb, card))
        card = next_card(s.cells, card)
    return found


def hand_cards(s: State, who: i64, types: i64, verb: i64) -> vec[i64]:
    """The cards of a hand that have one of the types (any if none is given), as actions."""
    found = vec[i64]()
    card = s.cells[HAND + who]
    while card:
        if types == 0 or s.box.types[card] & types:
            found = append(found, on_card(verb, card))
        card = next_card(s.cells, card)
    return found


def own_components(s: State, who: i64, verb: i64) -> vec[i64]:
    """The components of a player that essences can be put on, as actions."""
    found = vec[i64]()
    card = s.cells[PLAY + who]
    while card:
        if s.box.kind[card] != SCROLL:
            found = append(found, on_card(verb, card))
        card = next_card(s.cells, card)
    return found


def is_of(s: State, card: i64, types: i64) -> bool:
    """Has a component one of the types? The mage counts as one where a power asks for it."""
    if types & A_MAGE and s.box.kind[card] == MAGE:
        return True
    return s.box.types[card] & types != 0
