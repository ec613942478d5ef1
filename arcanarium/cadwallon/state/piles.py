"""Lists of cards: hands, decks, agents beside a stake. Each card lies in one list at most.

A list is named by the cell that holds its first card. Lists are kept in the order of card numbers, so that the same
cards are the same list however they came together; only `add_card` keeps the order of arrival.

These are the innermost loops of the engine, so they find the cell of the next card themselves. All other code asks
`next_card`.
"""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.cadwallon.state.layout import next_card, next_cell


def insert_card(cells: vec[i64], where: i64, card: i64) -> None:
    """Put a card into a list, at the place of its number."""
    at = where
    while cells[at] != 0 and cells[at] < card:
        at = next_cell(cells[at])
    cells[next_cell(card)] = cells[at]
    cells[at] = card


def add_card(cells: vec[i64], where: i64, card: i64) -> None:
    """Put a card at the end of a list."""
    at = where
    while cells[at]:
        at = next_cell(cells[at])
    cells[at] = card
    cells[next_cell(card)] = 0


def take_card(cells: vec[i64], where: i64, card: i64) -> bool:
    """Take a card out of a list; False if it is not there."""
    at = where
    while cells[at] != card:
        if cells[at] == 0:
            return False
        at = next_cell(cells[at])
    cells[at] = next_card(cells, card)
    cells[next_cell(card)] = 0
    return True


def take_nth_card(cells: vec[i64], where: i64, n: i64) -> i64:
    """Take a card out of a list: the one that has `n` others before it."""
    at = where
    while n > 0:
        at = next_cell(cells[at])
        n -= 1
    card = cells[at]
    cells[at] = next_card(cells, card)
    cells[next_cell(card)] = 0
    return card


def holds(cells: vec[i64], where: i64, card: i64) -> bool:
    at = cells[where]
    while at:
        if at == card:
            return True
        at = next_card(cells, at)
    return False


def count(cells: vec[i64], where: i64) -> i64:
    n: i64 = 0
    card = cells[where]
    while card:
        n += 1
        card = next_card(cells, card)
    return n


def cards_in(cells: vec[i64], where: i64) -> vec[i64]:
    found = vec[i64]()
    card = cells[where]
    while card:
        found = append(found, card)
        card = next_card(cells, card)
    return found
