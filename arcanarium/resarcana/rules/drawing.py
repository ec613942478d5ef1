"""Part P: the steps that move cards between hand, deck and discards."""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.engine.cells import CHANCE, REVEALS, note_event
from arcanarium.resarcana.rules.options import hand_cards, pile_options
from arcanarium.resarcana.rules.primitives import discard, draw_one, retrieve, return_card
from arcanarium.resarcana.rules.steps import Happening, Question, add_step
from arcanarium.resarcana.state import actions, event_codes, ops
from arcanarium.resarcana.state.layout import (
    ARRANGED,
    DECK,
    DISCARDS,
    DRAWN,
    LOOKED,
    MONUMENTS,
    MONUMENTS_LOOKED_AT,
    PC,
    STILL_TO_DRAW,
    TO_DISCARD,
    WHO,
    State,
)
from arcanarium.resarcana.state.memory import group_of, know, merge_groups, new_group, rearranged
from arcanarium.resarcana.state.piles import add_card, cards_in, count, pop_card, push_card, take_card


class Draw(Happening):
    """Draw so many cards (a), as far as there are any. Stops for a shuffle and goes on after it."""

    def happen(self, s: State, f: i64) -> None:
        cells = s.cells
        if cells[f + STILL_TO_DRAW] < 0:
            cells[f + STILL_TO_DRAW] = s.box.a[cells[f + PC]]
            cells[f + DRAWN] = 0
        while cells[f + STILL_TO_DRAW] > 0:
            if not draw_one(s, cells[f + WHO]):
                if cells[CHANCE]:
                    return
                break
            cells[f + DRAWN] += 1
            cells[f + STILL_TO_DRAW] -= 1
        cells[f + STILL_TO_DRAW] = -1
        cells[f + PC] += 1


add_step(ops.DRAW, Draw())

# --- draw, then discard ---


class DrewTooFew(Happening):
    """Of so many cards to draw (a) and to discard (b): who drew fewer discards as many fewer."""

    def happen(self, s: State, f: i64) -> None:
        cells = s.cells
        pc = cells[f + PC]
        cells[f + PC] = pc + 1
        not_drawn = s.box.a[pc] - cells[f + DRAWN]
        n = s.box.b[pc] - not_drawn
        cells[f + TO_DISCARD] = n if n > 0 else 0


add_step(ops.DREW_TOO_FEW, DrewTooFew())


class DiscardLeft(Question):
    """Discard as many cards as are still to be discarded, one by one."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        n = s.cells[f + TO_DISCARD]
        if n == 0:
            return vec[i64]()
        cards = hand_cards(s, s.cells[f + WHO], 0, actions.DISCARD)
        return cards if len(cards) > n else cards[:1]

    def answers_itself(self, s: State, f: i64, n: i64) -> bool:
        s.cells[REVEALS] += n  # rivals see a card that the player did not name
        return True

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        cells = s.cells
        discard(s, seat, actions.card(action))
        cells[f + TO_DISCARD] -= 1
        if cells[f + TO_DISCARD] == 0:
            cells[f + PC] += 1

    def question(self) -> str:
        return "discard"

    def facts(self, s: State, f: i64, seat: i64) -> dict[str, int | str]:
        return {"count": int(s.cells[f + TO_DISCARD])}


add_step(ops.DISCARD_LEFT, DiscardLeft())


class DiscardOrReturn(Question):
    """Discard a card, or put one on top of the own deck; neither if no card was drawn (as P-18, T-10)."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        who = s.cells[f + WHO]
        if s.cells[f + DRAWN] == 0:
            return vec[i64]()
        found = hand_cards(s, who, 0, actions.DISCARD)
        for option in hand_cards(s, who, 0, actions.RETURN):
            found = append(found, option)
        return found

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        s.cells[f + PC] += 1
        if actions.verb(action) == actions.DISCARD:
            discard(s, seat, actions.card(action))
        else:
            return_card(s, seat, actions.card(action))

    def question(self) -> str:
        return "discard-or-return"


add_step(ops.DISCARD_OR_RETURN, DiscardOrReturn())


class RetrieveOne(Question):
    """Take a card from the own discards into the hand."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        return pile_options(s, DISCARDS + s.cells[f + WHO], actions.RETRIEVE)

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        s.cells[f + PC] += 1
        retrieve(s, seat, actions.card(action))

    def question(self) -> str:
        return "retrieve"


add_step(ops.RETRIEVE_ONE, RetrieveOne())

# --- looking at the top of a deck ---


class ChooseDeck(Question):
    """Choose the own deck or that of the monuments to look at."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        return vec[i64]([actions.LOOK_OWN, actions.LOOK_MONUMENTS])

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        s.cells[f + PC] += 1
        s.cells[f + MONUMENTS_LOOKED_AT] = 1 if action == actions.LOOK_MONUMENTS else 0

    def question(self) -> str:
        return "look"


add_step(ops.CHOOSE_DECK, ChooseDeck())


def deck_looked_at(s: State, f: i64) -> i64:
    """The pile that the player of a frame has chosen to look at."""
    return MONUMENTS if s.cells[f + MONUMENTS_LOOKED_AT] else DECK + s.cells[f + WHO]


class LookAtDeck(Happening):
    """Take the top cards (a: how many) of the deck chosen in view. The own deck is first emptied, then the discards are
    shuffled (P-A8); the monument deck is never reshuffled (P-19)."""

    def happen(self, s: State, f: i64) -> None:
        cells = s.cells
        who = cells[f + WHO]
        monuments = cells[f + MONUMENTS_LOOKED_AT]
        pile = deck_looked_at(s, f)
        if cells[f + STILL_TO_DRAW] < 0:
            cells[f + STILL_TO_DRAW] = s.box.a[cells[f + PC]]
        while cells[f + STILL_TO_DRAW] > 0:
            if cells[pile] == 0:
                if monuments == 0 and cells[DISCARDS + who]:
                    cells[CHANCE] = ops.SHUFFLE
                    return
                break
            card = pop_card(cells, pile)
            add_card(cells, LOOKED, card)
            know(s, card, who)
            cells[f + STILL_TO_DRAW] -= 1
        cells[f + STILL_TO_DRAW] = -1
        cells[f + PC] += 1
        mix_looked(s, who, monuments != 0)
        note_event(s, event_codes.LOOKED_AT_DECK, who, 0, count(cells, LOOKED), monuments)


add_step(ops.LOOK, LookAtDeck())


def mix_looked(s: State, who: i64, monuments: bool) -> None:
    """From now on only the one who looks knows how these cards lie; others who knew them know just that they are among
    them."""
    cards = cards_in(s.cells, LOOKED)
    if len(cards) == 0:
        return
    group = group_of(s, cards[0])
    alike = True
    for card in cards:
        alike = alike and group_of(s, card) == group
    if monuments:
        group = new_group(s)
    elif not alike:
        group = merge_groups(s, who, cards)
    for card in cards:
        rearranged(s, card, group, who)


class Arrange(Question):
    """Put the cards looked at back on top of their deck, in any order: the uppermost is chosen first."""

    def ask(self, s: State, f: i64) -> vec[i64]:
        return pile_options(s, LOOKED, actions.NEXT_UP)

    def choose(self, s: State, f: i64, seat: i64, action: i64) -> None:
        cells = s.cells
        card = actions.card(action)
        take_card(cells, LOOKED, card)
        add_card(cells, ARRANGED, card)
        if cells[LOOKED]:
            return
        cells[f + PC] += 1
        cards = cards_in(cells, ARRANGED)
        cells[ARRANGED] = 0
        pile = deck_looked_at(s, f)
        i: i64 = len(cards) - 1
        while i >= 0:
            push_card(cells, pile, cards[i])
            i -= 1

    def question(self) -> str:
        return "arrange"


add_step(ops.ARRANGE, Arrange())
