"""Part S: the deals. What each is drawn from, how much of it, and where it is laid.

A deal is owed from the moment its step is reached until its outcome comes, from a random source or from a record.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.engine.cells import CHANCE, note_event
from arcanarium.resarcana.rules.placing import show_monument
from arcanarium.resarcana.rules.primitives import reshuffled
from arcanarium.resarcana.rules.steps import STEP_OF, Deal, add_step
from arcanarium.resarcana.state import event_codes, ops
from arcanarium.resarcana.state.box import ARTIFACT, DECK_SIZE, MAGE, MONUMENT, PLACE_OF_POWER
from arcanarium.resarcana.state.layout import (
    ASIDE,
    DECK,
    DECK_SHUFFLED,
    DISCARDS,
    DRAFT_HALF,
    DRAFTED,
    FIVE,
    HAND,
    MAGES,
    MAX_SEATS,
    MONUMENTS,
    PACKET,
    PC,
    PLACES,
    PLAY,
    SEEN,
    STARTER,
    TOKEN,
    WHO,
    State,
    frame,
    mark_cell,
    mark_of,
    next_card,
)
from arcanarium.resarcana.state.memory import hide, know, know_all, new_group
from arcanarium.resarcana.state.piles import add_card, cards_in, push_card

HAND_SIZE: Final = 3
PACKET_SIZE: Final = 4

# --- the deal that is owed ---


def candidates(s: State) -> vec[i64]:
    """What the deal that is owed is drawn from: cards, seats or numbers of starter sets, each at most once."""
    return STEP_OF[s.cells[CHANCE]].candidates(s)


def how_many(s: State) -> i64:
    """How many of the candidates the deal takes, in order."""
    return STEP_OF[s.cells[CHANCE]].how_many(s)


def is_possible_deal(s: State, outcome: vec[i64]) -> bool:
    """Is this a possible outcome of the deal that is owed?"""
    left = candidates(s)
    if len(outcome) != how_many(s):
        return False
    tiles: i64 = 0
    for value in outcome:
        found = False
        i: i64 = 0
        while i < len(left):
            if left[i] == value:
                left[i] = -1
                found = True
            i += 1
        if not found:
            return False
        if s.cells[CHANCE] == ops.DEAL_PLACES:
            bit: i64 = i64(1) << s.box.tile[value]
            if tiles & bit:
                return False
            tiles |= bit
    return True


def deal_odds(s: State, begun: vec[i64]) -> vec[i64]:
    """What can come next in the deal that is owed, each with its weight: whatever is left is equally likely, but of
    each tile only one side can lie on the table (S-20)."""
    odds = vec[i64]()
    if len(begun) >= how_many(s):
        return odds
    for value in candidates(s):
        left = True
        for drawn in begun:
            if value == drawn or s.cells[CHANCE] == ops.DEAL_PLACES and s.box.tile[value] == s.box.tile[drawn]:
                left = False
        if left:
            odds = append(odds, value)
            odds = append(odds, 1)
    return odds


def dealt(s: State, outcome: vec[i64]) -> None:
    """Lay out the outcome of the deal that is owed, and go on."""
    step = STEP_OF[s.cells[CHANCE]]
    s.cells[CHANCE] = 0
    step.lay(s, frame(s.cells), outcome)


def chance_seat(s: State) -> i64:
    """Whose deck is being shuffled, where a shuffle is owed."""
    f = frame(s.cells)
    return s.cells[f + DECK_SHUFFLED] if s.cells[CHANCE] == ops.SHUFFLE_DECKS else s.cells[f + WHO]


def undealt(s: State, kind: i64) -> vec[i64]:
    """The cards of a kind that no player has."""
    taken = dealt_cards(s)
    found = vec[i64]()
    card: i64 = 1
    while card <= s.box.cards:
        if s.box.kind[card] == kind and not taken[card]:
            found = append(found, card)
        card += 1
    return found


def dealt_cards(s: State) -> list[bool]:
    """Which cards are with a player already: the sets of a first game, the packets of a draft."""
    cells = s.cells
    dealt = [False] * (s.box.cards + 1)
    seat: i64 = 0
    while seat < s.box.seats:
        for pile in (HAND, DECK, PLAY, MAGES, PACKET, ASIDE):
            card = cells[pile + seat]
            while card:
                dealt[card] = True
                card = next_card(cells, card)
        seat += 1
    return dealt


def of_kind(s: State, cards: vec[i64], kind: i64) -> vec[i64]:
    found = vec[i64]()
    for card in cards:
        if s.box.kind[card] == kind:
            found = append(found, card)
    return found


# --- to the table ---


class DealFirst(Deal):
    """Who is the first player."""

    def candidates(self, s: State) -> vec[i64]:
        return vec[i64]([i64(seat) for seat in range(s.box.seats)])

    def how_many(self, s: State) -> i64:
        return 1

    def lay(self, s: State, f: i64, outcome: vec[i64]) -> None:
        s.cells[f + PC] += 1
        make_first(s, outcome[0])


add_step(ops.DEAL_FIRST, DealFirst(ops.DEAL_FIRST))


def make_first(s: State, seat: i64) -> None:
    """Give the token to the player who starts this game."""
    s.cells[TOKEN] = seat
    s.cells[STARTER] = seat
    note_event(s, event_codes.FIRST_PLAYER, seat, 0, 0, 0)


class DealPlaces(Deal):
    """Places of power, one side of each tile."""

    def candidates(self, s: State) -> vec[i64]:
        return undealt(s, PLACE_OF_POWER)

    def how_many(self, s: State) -> i64:
        return s.box.places

    def lay(self, s: State, f: i64, outcome: vec[i64]) -> None:
        s.cells[f + PC] += 1
        for card in outcome:
            add_card(s.cells, PLACES, card)
            note_event(s, event_codes.PLACES_LAID, -1, card, 0, 0)


add_step(ops.DEAL_PLACES, DealPlaces(ops.DEAL_PLACES))


class DealMonuments(Deal):
    """The monument deck, the top two of it shown."""

    def candidates(self, s: State) -> vec[i64]:
        return undealt(s, MONUMENT)

    def how_many(self, s: State) -> i64:
        return s.box.monuments

    def lay(self, s: State, f: i64, outcome: vec[i64]) -> None:
        s.cells[f + PC] += 1
        group = new_group(s)
        for card in outcome:
            hide(s, card, group, 0)
            add_card(s.cells, MONUMENTS, card)
        show_monument(s)
        show_monument(s)


add_step(ops.DEAL_MONUMENTS, DealMonuments(ops.DEAL_MONUMENTS))

# --- to the seats ---


class DealToSeats(Deal):
    """The first few cards go to seat 0, the next to seat 1, and so on."""

    def lay(self, s: State, f: i64, outcome: vec[i64]) -> None:
        s.cells[f + PC] += 1
        each: i64 = len(outcome) // s.box.seats
        seat: i64 = 0
        while seat < s.box.seats:
            group = new_group(s)
            i: i64 = 0
            while i < each:
                self.give(s, seat, outcome[seat * each + i], group, each)
                i += 1
            note_event(s, event_codes.DEALT, seat, 0, each, self.number)
            seat += 1

    def give(self, s: State, seat: i64, card: i64, group: i64, each: i64) -> None:
        """Give a seat one of the cards dealt to it, which look alike from behind: they are a group."""
        raise NotImplementedError


class DealMages(DealToSeats):
    """Two mages each, to choose from."""

    def candidates(self, s: State) -> vec[i64]:
        return undealt(s, MAGE)

    def how_many(self, s: State) -> i64:
        return 2 * s.box.seats

    def give(self, s: State, seat: i64, card: i64, group: i64, each: i64) -> None:
        add_card(s.cells, MAGES + seat, card)
        hide(s, card, group, i64(1) << seat)
        know(s, card, seat)


add_step(ops.DEAL_MAGES, DealMages(ops.DEAL_MAGES))


class DealArtifacts(DealToSeats):
    """Decks of so many cards (a). In a first game nobody has looked at the five cards of the deck (H-3)."""

    def candidates(self, s: State) -> vec[i64]:
        return undealt(s, ARTIFACT)

    def how_many(self, s: State) -> i64:
        return s.box.a[s.cells[frame(s.cells) + PC]] * s.box.seats

    def give(self, s: State, seat: i64, card: i64, group: i64, each: i64) -> None:
        add_card(s.cells, DECK + seat, card)
        hide(s, card, group, i64(1) << seat if each == DECK_SIZE else i64(0))


add_step(ops.DEAL_ARTIFACTS, DealArtifacts(ops.DEAL_ARTIFACTS))


class DealPackets(DealToSeats):
    """The packets of one half of a draft."""

    def candidates(self, s: State) -> vec[i64]:
        return undealt(s, ARTIFACT)

    def how_many(self, s: State) -> i64:
        return PACKET_SIZE * s.box.seats

    def give(self, s: State, seat: i64, card: i64, group: i64, each: i64) -> None:
        add_card(s.cells, PACKET + seat, card)
        s.cells[mark_cell(card)] = (1 + seat + MAX_SEATS * s.cells[DRAFT_HALF]) << DRAFTED


add_step(ops.DEAL_PACKETS, DealPackets(ops.DEAL_PACKETS))


class DealFaceDown(DealToSeats):
    """Duo: eight cards each that nobody has looked at (S-44)."""

    def candidates(self, s: State) -> vec[i64]:
        return undealt(s, ARTIFACT)

    def how_many(self, s: State) -> i64:
        return DECK_SIZE * s.box.seats

    def give(self, s: State, seat: i64, card: i64, group: i64, each: i64) -> None:
        add_card(s.cells, PACKET + seat, card)
        hide(s, card, group, 0)


add_step(ops.DEAL_FACE_DOWN, DealFaceDown(ops.DEAL_FACE_DOWN))


class DealStarters(DealToSeats):
    """A numbered set of the first game each: its mage in play, its artifacts in hand, known to all (S-14)."""

    def candidates(self, s: State) -> vec[i64]:
        return vec[i64]([i64(i) for i in range(1, len(s.box.starters) + 1)])

    def how_many(self, s: State) -> i64:
        return s.box.seats

    def give(self, s: State, seat: i64, card: i64, group: i64, each: i64) -> None:
        for of_set in s.box.starters[card - 1]:
            give_starter(s, seat, of_set)


add_step(ops.DEAL_STARTERS, DealStarters(ops.DEAL_STARTERS))


class DealStartMages(DealToSeats):
    """Duo: a mage each for the first game."""

    def candidates(self, s: State) -> vec[i64]:
        return of_kind(s, s.box.starters[0], MAGE)

    def how_many(self, s: State) -> i64:
        return s.box.seats

    def give(self, s: State, seat: i64, card: i64, group: i64, each: i64) -> None:
        give_starter(s, seat, card)


add_step(ops.DEAL_START_MAGES, DealStartMages(ops.DEAL_START_MAGES))


class DealStartHands(DealToSeats):
    """Duo: a hand each for the first game."""

    def candidates(self, s: State) -> vec[i64]:
        return of_kind(s, s.box.starters[0], ARTIFACT)

    def how_many(self, s: State) -> i64:
        return HAND_SIZE * s.box.seats

    def give(self, s: State, seat: i64, card: i64, group: i64, each: i64) -> None:
        give_starter(s, seat, card)


add_step(ops.DEAL_START_HANDS, DealStartHands(ops.DEAL_START_HANDS))


def give_starter(s: State, seat: i64, card: i64) -> None:
    """A mage of a first game comes into play, an artifact into the hand, and all know it."""
    if s.box.kind[card] == MAGE:
        add_card(s.cells, PLAY + seat, card)
        note_event(s, event_codes.MAGE_KEPT, seat, card, 0, 0)
    else:
        add_card(s.cells, HAND + seat, card)
        know_all(s, card)


# --- shuffles ---


class ShuffleDecks(Deal):
    """One deck after the other is shuffled before the game: the draft and the match. Who knew its cards still does."""

    def happen(self, s: State, f: i64) -> None:
        cells = s.cells
        cells[f + DECK_SHUFFLED] += 1
        if cells[f + DECK_SHUFFLED] < s.box.seats:
            cells[CHANCE] = ops.SHUFFLE_DECKS
        else:
            cells[f + DECK_SHUFFLED] = -1
            cells[f + PC] += 1

    def candidates(self, s: State) -> vec[i64]:
        return cards_in(s.cells, DECK + chance_seat(s))

    def how_many(self, s: State) -> i64:
        return len(self.candidates(s))

    def lay(self, s: State, f: i64, outcome: vec[i64]) -> None:
        cells = s.cells
        seat = cells[f + DECK_SHUFFLED]
        group = new_group(s)
        cells[DECK + seat] = 0
        i: i64 = len(outcome) - 1
        while i >= 0:
            card = outcome[i]
            hide(s, card, group, mark_of(cells, card) >> SEEN & FIVE)
            push_card(cells, DECK + seat, card)
            i -= 1


add_step(ops.SHUFFLE_DECKS, ShuffleDecks(ops.SHUFFLE_DECKS))


class Shuffle(Deal):
    """The discards of a player whose deck has run out. No program has this step: others owe it in mid-course."""

    def candidates(self, s: State) -> vec[i64]:
        return cards_in(s.cells, DISCARDS + chance_seat(s))

    def how_many(self, s: State) -> i64:
        return len(self.candidates(s))

    def lay(self, s: State, f: i64, outcome: vec[i64]) -> None:
        reshuffled(s, s.cells[f + WHO], outcome)


add_step(ops.SHUFFLE, Shuffle(ops.SHUFFLE))
