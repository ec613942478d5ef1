"""Part X: passing. The token for the first to pass, another magic item, a card."""
from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from arcanarium.engine.cells import note_event
from arcanarium.resarcana.rules.options import pile_options
from arcanarium.resarcana.rules.steps import Happening, Question, add_step
from arcanarium.resarcana.state import actions, event_codes, ops
from arcanarium.resarcana.state.box import ITEM
from arcanarium.resarcana.state.layout import ITEMS, PASSED, PC, PLAY, TOKEN, WHO, State, next_card, on_cell
from arcanarium.resarcana.state.memory import public
from arcanarium.resarcana.state.piles import add_card, take_card


class TakeToken(Happening):
    """Step a: the first to pass this round takes the token (X-2). From here on the player counts as passed."""

    def happen(self, s: State, f: i64) -> None:
        cells = s.cells
        who = cells[f + WHO]
        if cells[PASSED] == 0:
            if cells[TOKEN] != who:
                note_event(s, event_codes.TOKEN_TAKEN, who, 0, 0, 0)
            cells[TOKEN] = who
        cells[PASSED] |= i64(1) << who
        cells[f + PC] += 1


add_step(ops.TAKE_TOKEN, TakeToken())


class SwapItem(Question):
    """Step b: another magic item comes for the own one."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        return items_in_centre(s)

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        take_item(s, seat, actions.card(action))
        s.cells[f + PC] += 1

    def question(self) -> str:
        return "swap"


add_step(ops.SWAP_ITEM, SwapItem())


def items_in_centre(s: State) -> vec[i64]:
    return pile_options(s, ITEMS, actions.TAKE_ITEM)


def take_item(s: State, who: i64, new: i64) -> None:
    """The own item goes back, straight and empty, and another one comes (X-3, X-A3, G-A3). At set-up there is no item
    to give back."""
    cells = s.cells
    old = own_item(s, who)
    if old:
        take_card(cells, PLAY + who, old)
        cells[on_cell(old)] = 0
        public(s, old)
    take_card(cells, ITEMS, new)
    add_card(cells, PLAY + who, new)
    if old:
        add_card(cells, ITEMS, old)
        note_event(s, event_codes.SWAPPED, who, new, old, 0)
    else:
        note_event(s, event_codes.ITEM_TAKEN, who, new, 0, 0)


def own_item(s: State, who: i64) -> i64:
    card = s.cells[PLAY + who]
    while card and s.box.kind[card] != ITEM:
        card = next_card(s.cells, card)
    return card
