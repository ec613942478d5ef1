"""What a network sees of a position: the numbers of the features that are on for a seat.

They depend only on what that seat may know. Most say that a card lies in a zone: a block of CARDS numbers for each
zone, the same whatever sets are in play. Below them stand counts, each either in steps (all up to the count are on) or
as one number for each count.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from arcanarium.engine.cells import OWING, ROUND
from arcanarium.resarcana.rules.costs import affordable, discount_for, discounts
from arcanarium.resarcana.rules.victory import points
from arcanarium.resarcana.state import actions
from arcanarium.resarcana.state.box import TRAIT_BITS, TRAIT_WORDS, TRAITS_PER_WORD
from arcanarium.resarcana.state.essences import KINDS, amount, size
from arcanarium.resarcana.state.layout import (
    ACTIVE,
    CHOICE,
    DECK,
    DISCARDS,
    HAND,
    ITEMS,
    MAGES,
    PACKET,
    PASSED,
    PLACES,
    PLAY,
    POOL,
    POOL_OF_CARDS,
    SCROLLS,
    SEEN,
    SHOWN,
    TOKEN,
    State,
    essences_on,
    is_turned,
    mark_of,
    next_card,
)

CARDS: Final = 192
"""How many numbers of cards there is room for."""

# --- zones: each is a block of CARDS features ---
OWN_PLAY: Final = 0
NEXT_PLAY: Final = 1
"""The components of the next seat; those of all seats after it share a block."""
OTHERS_PLAY: Final = 2
OWN_TURNED: Final = 3
NEXT_TURNED: Final = 4
OWN_LYING: Final = 5
"""On the card lie at least 1, 2, 3, 5 essences: four blocks."""
NEXT_LYING: Final = 9
"""The same for 1 and 3: two blocks."""
OWN_DISCARDS: Final = 11
OWN_HAND: Final = 12
OWN_HAND_PAID: Final = 13
"""In hand, and the pool pays for it."""
OWN_DECK: Final = 14
CENTRE: Final = 15
CENTRE_PAID: Final = 16
CENTRE_NEXT_PAID: Final = 17
"""The next seat could pay for it."""
DEALT_BLOCK: Final = 18
"""A mage, or a card in a draft, that the seat can choose."""
CHOSEN: Final = 19
ZONES: Final = 20

# --- counts ---
POOL_STEPS: Final = 8
OWN_POOL: Final = ZONES * CARDS
NEXT_POOL: Final = OWN_POOL + KINDS * POOL_STEPS
POOL_SIZES: Final = 16
OTHERS_POOL: Final = NEXT_POOL + KINDS * POOL_STEPS
"""The largest pool of the other seats."""
MOST_POINTS: Final = 24
OWN_POINTS: Final = OTHERS_POOL + POOL_SIZES
NEXT_POINTS: Final = OWN_POINTS + MOST_POINTS
BEST_POINTS: Final = NEXT_POINTS + MOST_POINTS
"""The points of the best rival."""
LEADS: Final = 25
LEAD_BLOCK: Final = BEST_POINTS + MOST_POINTS
MISSING: Final = LEAD_BLOCK + LEADS
"""Points missing for victory, of the seat and of the best rival."""
MOST_MISSING: Final = 16
RIVAL_MISSING: Final = MISSING + MOST_MISSING
ENDING: Final = RIVAL_MISSING + MOST_MISSING
"""Who would win if the round ended now, and which of the seat and the next have passed."""
ROUNDS: Final = 12
ROUND_NOW: Final = ENDING + 16
SIZES: Final = 12
OWN_HAND_SIZE: Final = ROUND_NOW + ROUNDS
NEXT_HAND_SIZE: Final = OWN_HAND_SIZE + SIZES
OWN_DECK_SIZE: Final = NEXT_HAND_SIZE + SIZES
NEXT_DECK_SIZE: Final = OWN_DECK_SIZE + SIZES
OWN_STRAIGHT: Final = NEXT_DECK_SIZE + SIZES
"""Components that are not turned."""
NEXT_STRAIGHT: Final = OWN_STRAIGHT + SIZES
FLAGS: Final = NEXT_STRAIGHT + SIZES
PASSED_FLAGS: Final = FLAGS
TOKEN_FLAGS: Final = PASSED_FLAGS + 8
MOVE_FLAGS: Final = TOKEN_FLAGS + 4
SEATS_FLAGS: Final = MOVE_FLAGS + 4
PEARLS_FLAG: Final = SEATS_FLAGS + 4
THRESHOLD_FLAGS: Final = PEARLS_FLAG + 1
WORTHS: Final = 48
WORTH_NOW: Final = THRESHOLD_FLAGS + 8
"""The hand-made worth, in sixths of its scale."""
WORTH_FROM: Final = -6
TRAIT_STEPS: Final = 5
TRAIT_ZONES: Final = 3
TRAITS_IN_ZONE: Final = TRAIT_WORDS * TRAITS_PER_WORD * TRAIT_STEPS
TRAITS: Final = WORTH_NOW + WORTHS
FEATURES: Final = TRAITS + TRAIT_ZONES * TRAITS_IN_ZONE

STEP_OF_SIZE: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4, 5, 6, 6, 7, 7, 8])
"""The steps of a pool that so many essences reach; more than ten reach all."""
EIGHT_BITS: Final = 255
CENTRE_PILES: Final[vec[i64]] = vec[i64]([PLACES, SHOWN, ITEMS, SCROLLS])


def features(s: State, seat: i64, found: vec[i64]) -> i64:
    """Write the features of a seat into `found`; returns how many there are."""
    n = plain_features(s, seat, found)
    if s.cells[ROUND] and s.quiet():  # else the worth may rest on what rivals have chosen in secret
        n = count(found, n, WORTH_NOW, s.worth(seat) * 6 // s.scale() - WORTH_FROM, WORTHS)
    return n


def plain_features(s: State, seat: i64, found: vec[i64]) -> i64:
    """The same without the hand-made worth."""
    cells = s.cells
    seats = s.box.seats
    after = (seat + 1) % seats
    n = own_cards(s, seat, found)
    n = next_cards(s, after, found, n)
    other = (after + 1) % seats
    largest: i64 = 0
    while other != seat and other != after:
        card = cells[PLAY + other]
        while card:
            n = put(found, n, OTHERS_PLAY * CARDS, s.box.number[card])
            card = next_card(cells, card)
        total = size(cells[POOL + other])
        if total > largest:
            largest = total
        other = (other + 1) % seats
    if seats > 2:
        n = count(found, n, OTHERS_POOL, largest, POOL_SIZES)
    n = centre_cards(s, seat, after, found, n)
    n = scores(s, seat, after, found, n)
    return table(s, seat, after, found, n)


def put(found: vec[i64], n: i64, block: i64, number: i64) -> i64:
    """A feature of a block by its number, unless it is -1."""
    if number < 0:
        return n
    found[n] = block + number
    return n + 1


def count(found: vec[i64], n: i64, block: i64, value: i64, steps: i64) -> i64:
    """One feature for a count; what is out of range counts as the nearest."""
    if value < 0:
        value = 0
    elif value >= steps:
        value = steps - 1
    found[n] = block + value
    return n + 1


def pool_steps(found: vec[i64], n: i64, block: i64, pool: i64) -> i64:
    kind: i64 = 0
    while kind < KINDS:
        have = amount(pool, kind)
        if have:
            steps = STEP_OF_SIZE[have] if have <= 10 else i64(POOL_STEPS)
            at = block + kind * POOL_STEPS
            last = at + steps
            while at < last:
                found[n] = at
                n += 1
                at += 1
        kind += 1
    return n


def trait_counts(found: vec[i64], n: i64, block: i64, first: i64, second: i64, third: i64) -> i64:
    """Sums of traits over a zone."""
    word: i64 = 0
    while word < TRAIT_WORDS:
        packed = first if word == 0 else second if word == 1 else third
        at = block + word * (TRAITS_PER_WORD * TRAIT_STEPS) - 1
        while packed:
            value = packed & EIGHT_BITS
            if value:
                found[n] = at + (value if value < TRAIT_STEPS else i64(TRAIT_STEPS))
                n += 1
            at += TRAIT_STEPS
            packed >>= TRAIT_BITS
        word += 1
    return n


# --- zones ------------------------------------------------------------------------------------------------------------


def own_cards(s: State, seat: i64, found: vec[i64]) -> i64:
    cells = s.cells
    box = s.box
    n: i64 = 0
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    straight: i64 = 0
    card = cells[PLAY + seat]
    while card:
        number = box.number[card]
        first += box.traits[card * TRAIT_WORDS]
        second += box.traits[card * TRAIT_WORDS + 1]
        third += box.traits[card * TRAIT_WORDS + 2]
        turned = is_turned(cells, card)
        if not turned:
            straight += 1
        if number >= 0:
            found[n] = OWN_PLAY * CARDS + number
            n += 1
            if turned:
                found[n] = OWN_TURNED * CARDS + number
                n += 1
            lying = essences_on(cells, card)
            if lying:
                n = lying_steps(found, n, OWN_LYING * CARDS + number, size(lying))
        card = next_card(cells, card)
    n = trait_counts(found, n, TRAITS, first, second, third)
    n = count(found, n, OWN_STRAIGHT, straight, SIZES)
    card = cells[DISCARDS + seat]
    while card:
        n = put(found, n, OWN_DISCARDS * CARDS, box.number[card])
        card = next_card(cells, card)
    n = own_hand(s, seat, found, n)
    held: i64 = 0
    card = cells[DECK + seat]
    while card:
        held += 1
        if mark_of(cells, card) >> SEEN >> seat & 1:
            n = put(found, n, OWN_DECK * CARDS, box.number[card])
        card = next_card(cells, card)
    n = count(found, n, OWN_DECK_SIZE, held, SIZES)
    if cells[ROUND] == 0:
        n = dealt_cards(s, seat, found, n)
    return pool_steps(found, n, OWN_POOL, cells[POOL + seat])


def lying_steps(found: vec[i64], n: i64, at: i64, lying: i64) -> i64:
    found[n] = at
    n += 1
    if lying >= 2:
        found[n] = at + CARDS
        n += 1
        if lying >= 3:
            found[n] = at + 2 * CARDS
            n += 1
            if lying >= 5:
                found[n] = at + 3 * CARDS
                n += 1
    return n


def own_hand(s: State, seat: i64, found: vec[i64], n: i64) -> i64:
    cells = s.cells
    box = s.box
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    held: i64 = 0
    pool = cells[POOL + seat]
    sparing, lowering = discounts(s, seat)
    card = cells[HAND + seat]
    while card:
        held += 1
        first += box.traits[card * TRAIT_WORDS]
        second += box.traits[card * TRAIT_WORDS + 1]
        third += box.traits[card * TRAIT_WORDS + 2]
        number = box.number[card]
        if number >= 0:
            found[n] = OWN_HAND * CARDS + number
            n += 1
            less = discount_for(sparing, box.types[card])
            if affordable(box, pool, card, less, discount_for(lowering, box.types[card])):
                found[n] = OWN_HAND_PAID * CARDS + number
                n += 1
        card = next_card(cells, card)
    n = trait_counts(found, n, TRAITS + TRAITS_IN_ZONE, first, second, third)
    return count(found, n, OWN_HAND_SIZE, held, SIZES)


def dealt_cards(s: State, seat: i64, found: vec[i64], n: i64) -> i64:
    """What the seat chooses from before the first round, and what it has chosen so far."""
    cells = s.cells
    pile: i64 = 0
    while pile < 3:
        card = cells[MAGES + seat] if pile == 0 else cells[PACKET + seat] if pile == 1 else cells[POOL_OF_CARDS]
        while card:
            if pile == 2 or mark_of(cells, card) >> SEEN >> seat & 1:
                n = put(found, n, DEALT_BLOCK * CARDS, s.box.number[card])
            card = next_card(cells, card)
        pile += 1
    card = cells[CHOICE + seat]
    return put(found, n, CHOSEN * CARDS, s.box.number[card]) if 0 < card <= s.box.cards else n


def next_cards(s: State, after: i64, found: vec[i64], n: i64) -> i64:
    """What lies open before the next seat."""
    cells = s.cells
    box = s.box
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    straight: i64 = 0
    card = cells[PLAY + after]
    while card:
        number = box.number[card]
        first += box.traits[card * TRAIT_WORDS]
        second += box.traits[card * TRAIT_WORDS + 1]
        third += box.traits[card * TRAIT_WORDS + 2]
        turned = is_turned(cells, card)
        if not turned:
            straight += 1
        if number >= 0:
            found[n] = NEXT_PLAY * CARDS + number
            n += 1
            if turned:
                found[n] = NEXT_TURNED * CARDS + number
                n += 1
            lying = essences_on(cells, card)
            if lying:
                found[n] = NEXT_LYING * CARDS + number
                n += 1
                if size(lying) >= 3:
                    found[n] = (NEXT_LYING + 1) * CARDS + number
                    n += 1
        card = next_card(cells, card)
    n = trait_counts(found, n, TRAITS + 2 * TRAITS_IN_ZONE, first, second, third)
    n = count(found, n, NEXT_STRAIGHT, straight, SIZES)
    n = count(found, n, NEXT_HAND_SIZE, pile_size(cells, cells[HAND + after]), SIZES)
    n = count(found, n, NEXT_DECK_SIZE, pile_size(cells, cells[DECK + after]), SIZES)
    return pool_steps(found, n, NEXT_POOL, cells[POOL + after])


def pile_size(cells: vec[i64], card: i64) -> i64:
    n: i64 = 0
    while card:
        n += 1
        card = next_card(cells, card)
    return n


def centre_cards(s: State, seat: i64, after: i64, found: vec[i64], n: i64) -> i64:
    """Places, monuments, items and scrolls that are to be had."""
    cells = s.cells
    box = s.box
    own = cells[POOL + seat]
    theirs = cells[POOL + after]
    pile: i64 = 0
    while pile < 4:
        card = cells[CENTRE_PILES[pile]]
        while card:
            number = box.number[card]
            if number >= 0:
                found[n] = CENTRE * CARDS + number
                n += 1
                if pile < 2:
                    if affordable(box, own, card, 0, 0):
                        found[n] = CENTRE_PAID * CARDS + number
                        n += 1
                    if affordable(box, theirs, card, 0, 0):
                        found[n] = CENTRE_NEXT_PAID * CARDS + number
                        n += 1
            card = next_card(cells, card)
        pile += 1
    return n


# --- the table --------------------------------------------------------------------------------------------------------


def scores(s: State, seat: i64, after: i64, found: vec[i64], n: i64) -> i64:
    """Points, how far off victory is, and who would win if the round ended now."""
    cells = s.cells
    box = s.box
    own = points(s, seat)
    best: i64 = -99
    following: i64 = 0
    other: i64 = 0
    while other < box.seats:
        if other != seat:
            theirs = points(s, other)
            if theirs > best:
                best = theirs
            if other == after:
                following = theirs
        other += 1
    n = count(found, n, OWN_POINTS, own, MOST_POINTS)
    n = count(found, n, NEXT_POINTS, following, MOST_POINTS)
    n = count(found, n, BEST_POINTS, best, MOST_POINTS)
    n = count(found, n, LEAD_BLOCK, own - best + LEADS // 2, LEADS)
    n = count(found, n, MISSING, box.threshold - own, MOST_MISSING)
    n = count(found, n, RIVAL_MISSING, box.threshold - best, MOST_MISSING)
    ahead: i64 = 0
    if own >= box.threshold or best >= box.threshold:
        ahead = 1 if own > best else 2 if own == best else 3
    passed = (cells[PASSED] >> seat & 1) + 2 * (cells[PASSED] >> after & 1)
    return count(found, n, ENDING, ahead * 4 + passed, 16)


def table(s: State, seat: i64, after: i64, found: vec[i64], n: i64) -> i64:
    """The round, who has passed, the token, whose turn it is, and the kind of the game."""
    cells = s.cells
    box = s.box
    n = count(found, n, ROUND_NOW, cells[ROUND], ROUNDS)
    passed: i64 = 0
    other: i64 = 0
    while other < box.seats:
        passed += cells[PASSED] >> other & 1
        other += 1
    n = count(found, n, PASSED_FLAGS, passed, 8)
    token = cells[TOKEN]
    n = count(found, n, TOKEN_FLAGS, 0 if token == seat else 1 if token == after else 2, 4)
    active = cells[ACTIVE]
    if cells[ROUND] and cells[OWING] >> active & 1:
        n = count(found, n, MOVE_FLAGS, 0 if active == seat else 1 if active == after else 2, 4)
    n = count(found, n, SEATS_FLAGS, box.seats - 2, 4)
    n = count(found, n, THRESHOLD_FLAGS, box.threshold - 8, 8)
    if box.pearls:
        found[n] = PEARLS_FLAG
        n += 1
    return n


# --- actions ----------------------------------------------------------------------------------------------------------

VERB_KEYS: Final = 32
SLOTS: Final = 12
"""So many keys for each card: four for its powers, then one for each way to handle it."""
FIRST_POWERS: Final = 4
CARD_KEYS: Final = VERB_KEYS + 4
"""After the verbs come the actions that move essences; then the cards, and a block for cards without a number."""
ACTION_KEYS: Final = CARD_KEYS + (CARDS + 1) * SLOTS

SLOT_OF: Final[vec[i64]] = vec[i64]([
    {
        actions.PLACE: 4, actions.CLAIM: 5, actions.KEEP: 5, actions.TAKE_ITEM: 5, actions.TAKE_SCROLL: 5,
        actions.DISCARD: 6, actions.REACT: 7, actions.ANSWER: 7, actions.DESTROY: 8, actions.STRAIGHTEN: 9,
        actions.TURN: 10,
    }.get(verb, 11)
    for verb in range(VERB_KEYS)
])


def action_key(s: State, action: i64) -> i64:
    """A verb and a card as one number."""
    tag = action >> actions.TAG_SHIFT & 7
    if tag:
        return VERB_KEYS + tag
    verb = actions.verb(action)
    card = actions.card(action)
    if card == 0 or card > s.box.cards or verb >= VERB_KEYS:
        return verb & 31
    number = s.box.number[card]
    block = CARD_KEYS + (number if number >= 0 else i64(CARDS)) * SLOTS
    if verb == actions.USE:
        power = actions.number(action)
        return block + (power if power < FIRST_POWERS else i64(FIRST_POWERS - 1))
    return block + SLOT_OF[verb]
