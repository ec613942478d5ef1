"""Part S: set-up. Each step of it is a step of the game's program; what is random waits for a deal.

The deals are `DEAL_...` steps: `candidates` names the cards they are drawn from, `dealt` lays out an outcome. Choices
made in secret (mage, draft) are kept aside until everyone has chosen (H-20).
"""
from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from arcanarium.engine.cells import CHANCE, OWING, REVEALS, ROUND, note_event
from arcanarium.resarcana.rules.passing import items_in_centre
from arcanarium.resarcana.rules.powers import pile_options
from arcanarium.resarcana.rules.primitives import SHUFFLE, reshuffled
from arcanarium.resarcana.rules.turn import show_monument
from arcanarium.resarcana.state import actions, event_codes, ops
from arcanarium.resarcana.state.actions import on_card, with_number
from arcanarium.resarcana.state.box import ARTIFACT, MAGE, MONUMENT, PLACE_OF_POWER
from arcanarium.resarcana.state.box import ITEM as AN_ITEM
from arcanarium.resarcana.state.box import SCROLL as A_SCROLL
from arcanarium.resarcana.state.essences import full
from arcanarium.resarcana.state.layout import (
    ASIDE,
    CHOICE,
    CHOOSER,
    DECK,
    DISCARDS,
    DRAFT_HALF,
    DRAFTED,
    EXACT,
    FIVE,
    GAME,
    HAND,
    ITEMS,
    LEFT,
    MAGES,
    MONUMENTS,
    OWNER,
    PACKET,
    PASSED,
    PC,
    PLACES,
    PLAY,
    POOL,
    POOL_OF_CARDS,
    SCROLLS,
    SEEN,
    SHOWN,
    STARTER,
    TOKEN,
    WHO,
    State,
    X,
    frame,
    mark_cell,
    mark_of,
    next_card,
    next_cell,
    on_cell,
)
from arcanarium.resarcana.state.memory import group_of, hide, know, know_all, new_group, public, rearranged
from arcanarium.resarcana.state.piles import add_card, cards_in, count, pop_card, push_card, take_card

HAND_SIZE = 3
PACKET_SIZE = 4
DECK_SIZE = 8


def everyone(s: State) -> i64:
    return (i64(1) << s.box.seats) - 1


# --- deals ----------------------------------------------------------------------------------------------------------


def chance_seat(s: State) -> i64:
    """Whose deck is being shuffled, where a shuffle is owed."""
    f = frame(s.cells)
    return s.cells[f + LEFT] if s.cells[CHANCE] == ops.SHUFFLE_DECKS else s.cells[f + WHO]


def candidates(s: State) -> vec[i64]:
    """What the deal that is owed is drawn from: cards, seats or numbers of starter sets, each at most once."""
    cells = s.cells
    box = s.box
    what = cells[CHANCE]
    if what == ops.DEAL_FIRST:
        return vec[i64]([i64(seat) for seat in range(box.seats)])
    if what == ops.DEAL_STARTERS:
        return vec[i64]([i64(i) for i in range(1, len(box.starters) + 1)])
    if what == ops.DEAL_START_MAGES:
        return of_kind(s, box.starters[0], MAGE)
    if what == ops.DEAL_START_HANDS:
        return of_kind(s, box.starters[0], ARTIFACT)
    if what == SHUFFLE:
        return cards_in(cells, DISCARDS + chance_seat(s))
    if what == ops.SHUFFLE_DECKS:
        return cards_in(cells, DECK + chance_seat(s))
    kind: i64 = ARTIFACT
    if what == ops.DEAL_PLACES:
        kind = PLACE_OF_POWER
    elif what == ops.DEAL_MONUMENTS:
        kind = MONUMENT
    elif what == ops.DEAL_MAGES:
        kind = MAGE
    dealt = dealt_cards(s)
    found = vec[i64]()
    card: i64 = 1
    while card <= box.cards:
        if box.kind[card] == kind and not dealt[card]:
            found = append(found, card)
        card += 1
    return found


def of_kind(s: State, cards: vec[i64], kind: i64) -> vec[i64]:
    found = vec[i64]()
    for card in cards:
        if s.box.kind[card] == kind:
            found = append(found, card)
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


def how_many(s: State) -> i64:
    """How many of the candidates the deal takes, in order."""
    what = s.cells[CHANCE]
    seats = s.box.seats
    if what == ops.DEAL_FIRST:
        return 1
    if what == ops.DEAL_PLACES:
        return s.box.places
    if what == ops.DEAL_MONUMENTS:
        return s.box.monuments
    if what == ops.DEAL_MAGES:
        return 2 * seats
    if what == ops.DEAL_STARTERS or what == ops.DEAL_START_MAGES:
        return seats
    if what == ops.DEAL_START_HANDS:
        return HAND_SIZE * seats
    if what == ops.DEAL_FACE_DOWN:
        return DECK_SIZE * seats
    if what == ops.DEAL_PACKETS:
        return PACKET_SIZE * seats
    if what == ops.DEAL_ARTIFACTS:
        return s.box.a[s.cells[frame(s.cells) + PC]] * seats
    return len(candidates(s))


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


def dealt(s: State, outcome: vec[i64]) -> None:
    """Lay out the outcome of the deal that is owed, and go on."""
    cells = s.cells
    f = frame(cells)
    what = cells[CHANCE]
    cells[CHANCE] = 0
    if what == SHUFFLE:
        reshuffled(s, cells[f + WHO], outcome)
        return
    if what == ops.SHUFFLE_DECKS:
        deck_shuffled(s, cells[f + LEFT], outcome)
        return
    cells[f + PC] += 1
    if what == ops.DEAL_FIRST:
        make_first(s, outcome[0])
    elif what == ops.DEAL_PLACES:
        for card in outcome:
            add_card(cells, PLACES, card)
            note_event(s, event_codes.PLACES_LAID, -1, card, 0, 0)
    elif what == ops.DEAL_MONUMENTS:
        group = new_group(s)
        for card in outcome:
            hide(s, card, group, 0)
            add_card(cells, MONUMENTS, card)
        show_monument(s)
        show_monument(s)
    else:
        deal_to_seats(s, what, outcome)


def make_first(s: State, seat: i64) -> None:
    s.cells[TOKEN] = seat
    s.cells[STARTER] = seat
    note_event(s, event_codes.FIRST_PLAYER, seat, 0, 0, 0)


def deal_to_seats(s: State, what: i64, outcome: vec[i64]) -> None:
    """Deal round after round of cards: the first few to seat 0, the next to seat 1, and so on."""
    cells = s.cells
    each: i64 = len(outcome) // s.box.seats
    seat: i64 = 0
    while seat < s.box.seats:
        group = new_group(s)
        own: i64 = i64(1) << seat
        i: i64 = 0
        while i < each:
            card = outcome[seat * each + i]
            if what == ops.DEAL_MAGES:
                add_card(cells, MAGES + seat, card)
                hide(s, card, group, own)
                know(s, card, seat)
            elif what == ops.DEAL_PACKETS:
                add_card(cells, PACKET + seat, card)
                cells[mark_cell(card)] = (1 + seat + 5 * cells[DRAFT_HALF]) << DRAFTED
            elif what == ops.DEAL_STARTERS:
                give_starters(s, seat, card)
            elif what == ops.DEAL_FACE_DOWN:
                add_card(cells, PACKET + seat, card)
                hide(s, card, group, 0)
            elif what == ops.DEAL_START_MAGES or what == ops.DEAL_START_HANDS:
                give_starter(s, seat, card)
            else:
                # in a first game nobody has looked at the five cards of the deck (H-3)
                add_card(cells, DECK + seat, card)
                hide(s, card, group, own if each == DECK_SIZE else i64(0))
            i += 1
        note_event(s, event_codes.DEALT, seat, 0, each, what)
        seat += 1


def give_starters(s: State, seat: i64, number: i64) -> None:
    """A numbered set of the first game: its mage in play, its artifacts in hand (S-14). The set is known to all."""
    for card in s.box.starters[number - 1]:
        give_starter(s, seat, card)


def give_starter(s: State, seat: i64, card: i64) -> None:
    if s.box.kind[card] == MAGE:
        add_card(s.cells, PLAY + seat, card)
        note_event(s, event_codes.MAGE_KEPT, seat, card, 0, 0)
    else:
        add_card(s.cells, HAND + seat, card)
        know_all(s, card)


def deck_shuffled(s: State, seat: i64, order: vec[i64]) -> None:
    """A player's deck is shuffled before the game: the draft and the match. Who knew its cards still does."""
    cells = s.cells
    group = new_group(s)
    cells[DECK + seat] = 0
    i: i64 = len(order) - 1
    while i >= 0:
        hide(s, order[i], group, mark_of(cells, order[i]) >> SEEN & 31)
        push_card(cells, DECK + seat, order[i])
        i -= 1


# --- steps without a choice -----------------------------------------------------------------------------------------


def lay_out(s: State, f: i64) -> None:
    """Items and scrolls in the centre, starting essences for everyone (S-1, S-4, S-22, S-23)."""
    cells = s.cells
    box = s.box
    cells[GAME] += 1
    note_event(s, event_codes.GAME_BEGAN, -1, 0, cells[GAME], 0)
    card: i64 = 1
    while card <= box.cards:
        if box.kind[card] == AN_ITEM:
            add_card(cells, ITEMS, card)
        elif box.kind[card] == A_SCROLL:
            add_card(cells, SCROLLS, card)
        card += 1
    start = full(63 if box.pearls else 31, 1)
    seat: i64 = 0
    while seat < box.seats:
        cells[POOL + seat] = start
        seat += 1
    cells[f + PC] += 1


def lay_first_sides(s: State, f: i64) -> None:
    """A first game uses the same side of every place (S-2)."""
    card: i64 = 1
    while card <= s.box.cards:
        if s.box.first_side[card]:
            add_card(s.cells, PLACES, card)
            note_event(s, event_codes.PLACES_LAID, -1, card, 0, 0)
        card += 1
    s.cells[f + PC] += 1


def draw_hands(s: State, f: i64) -> None:
    """Everyone draws three cards of the own deck (S-8)."""
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


def next_deck(s: State, f: i64) -> None:
    """Shuffle one deck after the other."""
    cells = s.cells
    cells[f + LEFT] += 1
    if cells[f + LEFT] < s.box.seats:
        cells[CHANCE] = ops.SHUFFLE_DECKS
    else:
        cells[f + LEFT] = -1
        cells[f + PC] += 1


def gather(s: State, f: i64) -> None:
    """The next game of a match (S-34, S-38): the table is cleared and both keep their mage. All artifacts are laid open
    for the draft of the second game; in the third each goes back to the one who drafted it."""
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


# --- choices --------------------------------------------------------------------------------------------------------


def choose_mage(s: State, f: i64, seat: i64, action: i64) -> None:
    """Everyone commits to a mage in secret; then all are revealed, the rest go to the box unseen (S-9, S-A6, H-10)."""
    cells = s.cells
    cells[CHOICE + seat] = actions.card(action)
    cells[OWING] ^= i64(1) << seat
    if cells[OWING]:
        return
    cells[REVEALS] += 1
    seat = 0
    while seat < s.box.seats:
        card = cells[CHOICE + seat]
        cells[CHOICE + seat] = 0
        take_card(cells, MAGES + seat, card)
        public(s, card)
        push_card(cells, PLAY + seat, card)
        note_event(s, event_codes.MAGE_KEPT, seat, card, 0, 0)
        public(s, pop_card(cells, MAGES + seat))
        seat += 1
    cells[f + PC] += 1


def open_packets(s: State, f: i64) -> None:
    """Everyone looks at the packet in hand."""
    cells = s.cells
    seat: i64 = 0
    while seat < s.box.seats:
        card = cells[PACKET + seat]
        while card:
            know(s, card, seat)
            card = next_card(cells, card)
        seat += 1


def choose_draft(s: State, f: i64, seat: i64, action: i64) -> None:
    """Everyone keeps a card in secret; then the rest is handed on: left in the first half, right in the second."""
    cells = s.cells
    cells[CHOICE + seat] = actions.card(action)
    cells[OWING] ^= i64(1) << seat
    if cells[OWING]:
        return
    keep_picks(s, f)
    while cells[PACKET]:
        hand_on(s)
        open_packets(s, f)
        if next_card(cells, cells[PACKET]):
            cells[OWING] = everyone(s)
            return
        seat = 0
        while seat < s.box.seats:
            cells[CHOICE + seat] = cells[PACKET + seat]  # the last card handed on is kept too (S-28)
            seat += 1
        keep_picks(s, f)
    cells[DRAFT_HALF] += 1
    cells[f + X] = 0
    cells[f + PC] += 1


def keep_picks(s: State, f: i64) -> None:
    cells = s.cells
    cells[f + X] += 1
    seat: i64 = 0
    while seat < s.box.seats:
        card = cells[CHOICE + seat]
        cells[CHOICE + seat] = 0
        take_card(cells, PACKET + seat, card)
        rearranged(s, card, deck_group(s, seat), seat)
        add_card(cells, DECK + seat, card)
        cells[mark_cell(card)] |= cells[f + X] << (DRAFTED + 4)
        note_event(s, event_codes.ARTIFACT_KEPT, seat, card, 0, 0)
        seat += 1


def deck_group(s: State, seat: i64) -> i64:
    """The group of the cards that a player has kept so far."""
    top = s.cells[DECK + seat]
    return group_of(s, top) if top else new_group(s)


def hand_on(s: State) -> None:
    """Packets move one seat on. Who handed a packet on still knows its cards, but no longer who keeps which."""
    cells = s.cells
    n = s.box.seats
    heads = vec[i64]([cells[PACKET + seat] for seat in range(n)])
    step: i64 = 1 if cells[DRAFT_HALF] == 0 else n - 1
    seat: i64 = 0
    while seat < n:
        cells[PACKET + (seat + step) % n] = heads[seat]
        card = heads[seat]
        while card:
            cells[mark_cell(card)] &= ~(i64(31) << EXACT)
            card = next_card(cells, card)
        seat += 1


def open_pairs(s: State) -> None:
    """Duo: everyone looks at the next two of the eight cards dealt face down (S-44)."""
    cells = s.cells
    seat: i64 = 0
    while seat < s.box.seats:
        know(s, cells[PACKET + seat], seat)
        know(s, next_card(cells, cells[PACKET + seat]), seat)
        seat += 1


def pair_choices(s: State, seat: i64) -> vec[i64]:
    first = s.cells[PACKET + seat]
    return vec[i64]([on_card(actions.KEEP, first), on_card(actions.KEEP, next_card(s.cells, first))])


def choose_pair(s: State, f: i64, seat: i64, action: i64) -> None:
    """One of the two is kept, the other set aside for the rival, face down (H-13)."""
    cells = s.cells
    cells[CHOICE + seat] = actions.card(action)
    cells[OWING] ^= i64(1) << seat
    if cells[OWING]:
        return
    seat = 0
    while seat < s.box.seats:
        kept = cells[CHOICE + seat]
        cells[CHOICE + seat] = 0
        take_card(cells, PACKET + seat, kept)
        rearranged(s, kept, deck_group(s, seat), seat)
        add_card(cells, DECK + seat, kept)
        add_card(cells, ASIDE + seat, pop_card(cells, PACKET + seat))
        note_event(s, event_codes.ARTIFACT_KEPT, seat, kept, 0, 0)
        seat += 1
    if cells[PACKET]:
        open_pairs(s)
        cells[OWING] = everyone(s)
    else:
        cells[f + PC] += 1


def take_aside(s: State, f: i64) -> None:
    """Duo: both get the cards set aside for them and look at all eight; each knows what was given away (S-45, H-12)."""
    cells = s.cells
    seat: i64 = 0
    while seat < 2:
        rival = 1 - seat
        while cells[ASIDE + seat]:
            card = pop_card(cells, ASIDE + seat)
            hide(s, card, deck_group(s, rival), 3)
            add_card(cells, DECK + rival, card)
        seat += 1
    cells[REVEALS] += 1
    cells[f + PC] += 1


def item_choices(s: State, f: i64) -> vec[i64]:
    """Items are chosen openly, counter-clockwise from the right of the first player, who chooses last (S-10)."""
    cells = s.cells
    n = s.box.seats
    if cells[f + LEFT] < 0:
        cells[f + LEFT] = 0
    cells[f + WHO] = (cells[TOKEN] + 2 * n - 1 - cells[f + LEFT]) % n
    return items_in_centre(s)


def item_chosen(s: State, f: i64) -> None:
    """Called after an item was taken: ask the next player, or go on."""
    cells = s.cells
    cells[f + LEFT] += 1
    if cells[f + LEFT] < s.box.seats:
        cells[f + PC] -= 1
    else:
        cells[f + LEFT] = -1
        cells[f + PC] += 1


def first_choices(s: State, f: i64) -> vec[i64]:
    """The loser of the last game says who starts the next one (S-35, S-39)."""
    s.cells[f + WHO] = s.cells[CHOOSER]
    return vec[i64]([with_number(actions.FIRST, 0), with_number(actions.FIRST, 1)])


def choose_first(s: State, f: i64, action: i64) -> None:
    make_first(s, actions.number(action))
    s.cells[f + PC] += 1


def open_draft_choices(s: State, f: i64) -> vec[i64]:
    """First player 1, then 2 each in turn, the last card for the first player (S-36)."""
    cells = s.cells
    taken = 2 * DECK_SIZE - count(cells, POOL_OF_CARDS)
    other = (taken + 1) // 2 % 2
    cells[f + WHO] = (cells[TOKEN] + other) % 2
    return pile_options(s, POOL_OF_CARDS, actions.KEEP)


def choose_open_draft(s: State, f: i64, action: i64) -> None:
    cells = s.cells
    card = actions.card(action)
    who = cells[f + WHO]
    take_card(cells, POOL_OF_CARDS, card)
    cells[mark_cell(card)] = (1 + who) << OWNER
    hide(s, card, deck_group(s, who), FIVE)
    add_card(cells, DECK + who, card)
    note_event(s, event_codes.PICKED, who, card, 0, 0)
    if cells[POOL_OF_CARDS] == 0:
        cells[f + PC] += 1


