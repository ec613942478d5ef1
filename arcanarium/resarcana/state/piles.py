"""Piles of cards: hands, decks, discards, rows of components. Each card lies in one pile at most.

A pile is named by the cell that holds its first card; each card's own cell holds the next. So a pile costs no memory
of its own, keeps its order, and moves a card without moving the others.
"""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.resarcana.state.layout import next_card, next_cell


def push_card(cells: vec[i64], pile: i64, card: i64) -> None:
    """Lay a card on top."""
    cells[next_cell(card)] = cells[pile]
    cells[pile] = card


def add_card(cells: vec[i64], pile: i64, card: i64) -> None:
    """Lay a card at the bottom, or at the end of a row."""
    at = pile
    while cells[at]:
        at = next_cell(cells[at])
    cells[at] = card
    cells[next_cell(card)] = 0


def pop_card(cells: vec[i64], pile: i64) -> i64:
    """Take the top card."""
    card = cells[pile]
    cells[pile] = next_card(cells, card)
    cells[next_cell(card)] = 0
    return card


def take_card(cells: vec[i64], pile: i64, card: i64) -> bool:
    """Take a card out, wherever it lies in the pile; False if it is not there."""
    at = pile
    while cells[at] != card:
        if cells[at] == 0:
            return False
        at = next_cell(cells[at])
    cells[at] = next_card(cells, card)
    cells[next_cell(card)] = 0
    return True


def holds(cells: vec[i64], pile: i64, card: i64) -> bool:
    at = cells[pile]
    while at:
        if at == card:
            return True
        at = next_card(cells, at)
    return False


def count(cells: vec[i64], pile: i64) -> i64:
    n: i64 = 0
    card = cells[pile]
    while card:
        n += 1
        card = next_card(cells, card)
    return n


def cards_in(cells: vec[i64], pile: i64) -> vec[i64]:
    """The cards of a pile, top first."""
    found = vec[i64]()
    card = cells[pile]
    while card:
        found = append(found, card)
        card = next_card(cells, card)
    return found
