"""Part S: set-up. Each step of it is a step of the game's program; what is random waits for a deal (deals.py), and
cards are chosen in drafting.py."""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from arcanarium.engine.cells import REVEALS, ROUND, note_event
from arcanarium.resarcana.rules.deals import HAND_SIZE, make_first
from arcanarium.resarcana.rules.drafting import deck_group
from arcanarium.resarcana.rules.passing import items_in_centre, take_item
from arcanarium.resarcana.rules.steps import Happening, Question, add_step
from arcanarium.resarcana.state import actions, event_codes, ops
from arcanarium.resarcana.state.actions import with_number
from arcanarium.resarcana.state.box import ARTIFACT, ITEM, MAGE, SCROLL
from arcanarium.resarcana.state.essences import ALL_KINDS, WITHOUT_PEARLS, full
from arcanarium.resarcana.state.layout import (
    CHOOSER,
    DECK,
    DISCARDS,
    FIVE,
    GAME,
    HAND,
    ITEMS,
    MONUMENTS,
    OWNER,
    PASSED,
    PC,
    PLACES,
    PLAY,
    PLAYERS_ASKED,
    POOL,
    POOL_OF_CARDS,
    SCROLLS,
    SHOWN,
    TOKEN,
    WHO,
    State,
    mark_cell,
    mark_of,
    next_cell,
    on_cell,
)
from arcanarium.resarcana.state.memory import hide, know
from arcanarium.resarcana.state.piles import add_card, cards_in, pop_card


class LayOut(Happening):
    """Items and scrolls in the centre, starting essences for everyone (S-1, S-4, S-22, S-23)."""

    def happen(self, s: State, f: i64) -> None:
        cells = s.cells
        box = s.box
        cells[GAME] += 1
        note_event(s, event_codes.GAME_BEGAN, -1, 0, cells[GAME], 0)
        card: i64 = 1
        while card <= box.cards:
            if box.kind[card] == ITEM:
                add_card(cells, ITEMS, card)
            elif box.kind[card] == SCROLL:
                add_card(cells, SCROLLS, card)
            card += 1
        start = full(ALL_KINDS if box.pearls else WITHOUT_PEARLS, 1)
        seat: i64 = 0
        while seat < box.seats:
            cells[POOL + seat] = start
            seat += 1
        cells[f + PC] += 1


add_step(ops.LAY_OUT, LayOut())


class LayFirstSides(Happening):
    """A first game uses the same side of every place (S-2)."""

    def happen(self, s: State, f: i64) -> None:
        card: i64 = 1
        while card <= s.box.cards:
            if s.box.first_side[card]:
                add_card(s.cells, PLACES, card)
                note_event(s, event_codes.PLACES_LAID, -1, card, 0, 0)
            card += 1
        s.cells[f + PC] += 1


add_step(ops.LAY_FIRST_SIDES, LayFirstSides())


class DrawHands(Happening):
    """Everyone draws three cards of the own deck (S-8)."""

    def happen(self, s: State, f: i64) -> None:
        cells = s.cells
        seat: i64 = 0
        while seat < s.box.seats:
            i: i64 = 0
            while i < HAND_SIZE:
                card = pop_card(cells, DECK + seat)
                add_card(cells, HAND + seat, card)
                know(s, card, seat)
                note_event(s, event_codes.DREW, seat, card, 0, 0)
                i += 1
            seat += 1
        cells[f + PC] += 1


add_step(ops.DRAW_HANDS, DrawHands())

# --- magic items ---


class ChooseItem(Question):
    """Items are chosen openly, counter-clockwise from the right of the first player, who chooses last (S-10)."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        cells = s.cells
        n = s.box.seats
        if cells[f + PLAYERS_ASKED] < 0:
            cells[f + PLAYERS_ASKED] = 0
        cells[f + WHO] = (cells[TOKEN] + 2 * n - 1 - cells[f + PLAYERS_ASKED]) % n
        return items_in_centre(s)

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        take_item(s, seat, actions.card(action))
        s.cells[f + PC] += 1

    def question(self) -> str:
        return "item"


add_step(ops.CHOOSE_ITEM, ChooseItem())


class ItemChosen(Happening):
    """After an item was taken: ask the next player, or go on."""

    def happen(self, s: State, f: i64) -> None:
        cells = s.cells
        cells[f + PLAYERS_ASKED] += 1
        if cells[f + PLAYERS_ASKED] < s.box.seats:
            cells[f + PC] -= 1
        else:
            cells[f + PLAYERS_ASKED] = -1
            cells[f + PC] += 1


add_step(ops.ITEM_CHOSEN, ItemChosen())

# --- a match ---


class Gather(Happening):
    """The next game of a match (S-34, S-38): the table is cleared and both keep their mage. All artifacts are laid open
    for the draft of the second game; in the third each goes back to the one who drafted it. a: 1 if it is the draft."""

    def happen(self, s: State, f: i64) -> None:
        cells = s.cells
        box = s.box
        drafting = box.a[cells[f + PC]] == 1
        for pile in (MONUMENTS, SHOWN, PLACES, ITEMS, SCROLLS):
            cells[pile] = 0
        cells[PASSED] = 0
        cells[ROUND] = 0
        cells[REVEALS] += 1
        artifacts: list[i64] = []
        seat: i64 = 0
        while seat < box.seats:
            mage: i64 = 0
            for pile in (HAND + seat, DECK + seat, DISCARDS + seat, PLAY + seat):
                for card in cards_in(cells, pile):
                    if box.kind[card] == ARTIFACT:
                        artifacts.append(card)
                    elif box.kind[card] == MAGE:
                        mage = card
                cells[pile] = 0
            cells[PLAY + seat] = mage
            seat += 1
        card = 1
        while card <= box.cards:
            cells[next_cell(card)] = 0
            cells[on_cell(card)] = 0
            cells[mark_cell(card)] = 0 if drafting else mark_of(cells, card) >> OWNER << OWNER
            card += 1
        artifacts.sort()  # laid out by name, so that nothing shows of where they lay
        for card in artifacts:
            owner = (mark_of(cells, card) >> OWNER) - 1
            if not drafting:
                hide(s, card, deck_group(s, owner), FIVE)
            add_card(cells, POOL_OF_CARDS if drafting else DECK + owner, card)
        cells[f + PC] += 1


add_step(ops.GATHER, Gather())


class ChooseFirst(Question):
    """The loser of the last game says who starts the next one (S-35, S-39)."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        s.cells[f + WHO] = s.cells[CHOOSER]
        return vec[i64]([with_number(actions.FIRST, 0), with_number(actions.FIRST, 1)])

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        make_first(s, actions.number(action))
        s.cells[f + PC] += 1

    def question(self) -> str:
        return "choose-first"


add_step(ops.CHOOSE_FIRST, ChooseFirst())
