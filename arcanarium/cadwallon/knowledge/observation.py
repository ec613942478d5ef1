"""What a seat may know.

An observation names what is shown: all that lies open, its own cards, and of a card that a rival hides only that it is
there, and who has looked at it. Which of a rival's cards are in hiding is known too, and when each went there (see
memory.py); which of them lies where the viewer can only imagine (worlds.py).
"""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arcanarium.cadwallon.rules.game_state import Cadwallon
from arcanarium.cadwallon.state.box import MILITIA_CARD, Box
from arcanarium.cadwallon.state.layout import (
    ACTIVE,
    BESIDE,
    BURIED,
    DEALT,
    DECK,
    DECK_GROUP,
    DECK_SIZE,
    DOWN,
    DRAWS,
    FIRST,
    GROUP,
    GUILD,
    HAND,
    HAND_SIZE,
    HIDDEN,
    IDLE,
    JUBILEE,
    KEPT,
    LAST,
    MAX_SEATS,
    MILITIA,
    MUSTERED,
    OWNER,
    PHASE,
    PLAYED,
    REMOVED,
    RESHUFFLED,
    RESOLVED,
    RESOURCE,
    SCORE,
    STAKE,
    STAKES_WON,
    STAMP,
    STEP,
    SUBJECT,
    TWELVE,
    WINNER,
    WON,
    mark,
    next_card,
    sighted,
)
from arcanarium.cadwallon.state.memory import group_of, known_by
from arcanarium.cadwallon.state.piles import cards_in
from arcanarium.engine.cells import CHANCE, OWING, REVEALS, ROUND, WINNERS
from arcanarium.engine.wire import LARGEST, WireReader, WireWriter

TABLE_CELLS: Final[vec[i64]] = vec[i64]([i64(cell) for cell in (
    STEP, PHASE, ROUND, FIRST, ACTIVE, OWING, CHANCE, SUBJECT, PLAYED, WINNER, WON, RESOLVED, LAST, IDLE, STAKES_WON,
    STAMP, WINNERS, REVEALS, JUBILEE,
)])
SEAT_CELLS: Final[vec[i64]] = vec[i64]([i64(cell) for cell in (
    GUILD, HAND_SIZE, DECK_SIZE, DRAWS, RESHUFFLED, DECK_GROUP, SCORE,
)])
PILE_CELLS: Final[vec[i64]] = vec[i64]([i64(cell) for cell in (STAKE, HIDDEN)])
SPECTATOR: Final = 4
"""The place of the spectators among those who know a card."""
UNKNOWN: Final = 0
MILITIA_BACK: Final = -1
"""A card that is not known, but that it is militia: its back says so."""
OBJECTIVES_DEALT: Final = 4
"""How many objectives a player is dealt."""
FOUR: Final = 15
"""All of them, as a mask."""

# a shown card as one number, so that cards can be sorted: where it is, the card from MILITIA_BACK, its marks
MARKS_WIDTH: Final = 34
MARKS_MASK: Final = 0x3FFFFFFFF
CARD_WIDTH: Final = 10
CARD_MASK: Final = 0x3FF
# a card in hiding as one number: the card, and from the lowest bit the moment it went there
MOMENT_WIDTH: Final = 12


@mypyc_attr(acyclic=True)
class Shown:
    """A card as the viewer sees it: its number or UNKNOWN or MILITIA_BACK, and its marks as far as they are known."""

    def __init__(self, where: i64, card: i64, marks: i64) -> None:
        self.where = where
        self.card = card
        self.marks = marks


@mypyc_attr(acyclic=True)
class Seen:
    """Everything that one seat may know; seat -1 is a spectator."""

    def __init__(self, box: Box, seat: int) -> None:
        self.box = box
        self.seat = seat
        self.cells = vec[i64]()
        """The cells that are open to all, in the order of `open_cells`."""
        self.open = vec[i64]()
        """The cards of each list of `open_lists`, with a 0 after each list."""
        self.beside: list[Shown] = []
        self.hands: list[Shown] = []
        self.deck: list[Shown] = []
        """The main deck of the viewer, in no order."""
        self.hiding: list[vec[i64]] = []
        """For each seat its cards that the viewer cannot place, with the moment each went into hiding."""
        self.militia = vec[i64]()
        """The militia cards that the viewer cannot place, with the moment each went into hiding."""
        self.sighted = vec[i64]()
        """Cards that were turned up lately, each followed by where."""
        self.mustered: i64 = 0
        self.objectives: list[list[int]] = []
        """For each seat the objectives that the viewer knows to be dealt to it."""
        self.kept: list[int] = []
        """For each seat which objectives dealt to it are kept: a mask, or -1 for two that the viewer does not know."""

    def to_bytes(self) -> bytes:
        to = WireWriter()
        to.put(self.seat)
        to.put_vec(self.cells)
        to.put_vec(self.open)
        for row in (self.beside, self.hands, self.deck):
            to.put(len(row))
            for shown in row:
                to.put(shown.where)
                to.put(shown.card)
                to.put(shown.marks)
        for hiding in self.hiding:
            to.put_vec(hiding)
        to.put_vec(self.militia)
        to.put_vec(self.sighted)
        to.put(self.mustered)
        for known in self.objectives:
            to.put_row(known)
        for kept in self.kept:
            to.put(kept)
        return to.data(self.box.edition.config)


def read_seen(box: Box, data: bytes) -> Seen:
    """The observation that bytes describe. ValueError if a number is out of its range."""
    source = WireReader(box.edition.config, data)
    cards: i64 = box.playing
    seats: i64 = box.seats
    seen = Seen(box, source.number(-1, seats - 1))
    seen.cells = source.numbers(len(open_cells(box)), -1, LARGEST)
    if len(seen.cells) != len(open_cells(box)):
        raise ValueError("the observation has no such table")
    lists: i64 = len(open_lists(box))
    seen.open = source.numbers(cards + lists, 0, cards)
    if len([card for card in seen.open if card == 0]) != lists:
        raise ValueError("the observation lays cards where nothing lies")
    seen.beside = read_shown(source, cards, BESIDE, BESIDE + box.piles - 1)
    seen.hands = read_shown(source, cards, HAND, HAND + seats - 1)
    seen.deck = read_shown(source, cards, DECK + seen.seat, DECK + seen.seat)
    items = cards << MOMENT_WIDTH | TWELVE
    seen.hiding = [source.numbers(cards, 1 << MOMENT_WIDTH, items) for _ in range(seats)]
    seen.militia = source.numbers(cards, 1 << MOMENT_WIDTH, items)
    seen.sighted = source.numbers(2 * cards, 1, LARGEST)
    if len(seen.sighted) % 2 or [n for n in seen.sighted[::2] if n > cards]:
        raise ValueError("the observation remembers a card that does not exist")
    seen.mustered = source.number(MILITIA_BACK, cards)
    seen.objectives = [source.row(OBJECTIVES_DEALT, 0, box.cards) for _ in range(seats)]
    seen.kept = [source.number(-1, FOUR) for _ in range(seats)]
    source.done()
    return seen


def read_shown(source: WireReader, cards: i64, first: i64, last: i64) -> list[Shown]:
    """Cards as the viewer sees them, in one of the lists from the first to the last."""
    return [
        Shown(source.number(first, last), source.number(MILITIA_BACK, cards), source.number(0, MARKS_MASK))
        for _ in range(source.number(0, cards))
    ]


def open_cells(box: Box) -> vec[i64]:
    """The cells that everyone may read."""
    found = vec[i64]()
    for cell in TABLE_CELLS:
        found = append(found, cell)
    for cell in SEAT_CELLS:
        seat: i64 = 0
        while seat < box.seats:
            found = append(found, cell + seat)
            seat += 1
    for cell in PILE_CELLS:
        pile: i64 = 0
        while pile < box.piles:
            found = append(found, cell + pile)
            pile += 1
    return found


def open_lists(box: Box) -> vec[i64]:
    """The lists of cards that everyone may read: resource decks, cards under base cards, stakes under piles."""
    found = vec[i64]()
    seat: i64 = 0
    while seat < box.seats:
        found = append(found, RESOURCE + seat)
        found = append(found, REMOVED + seat)
        seat += 1
    pile: i64 = 0
    while pile < box.piles:
        found = append(found, BURIED + pile)
        pile += 1
    return found


def observe(s: Cadwallon, seat: int) -> Seen:
    box = s.box
    cells = s.cells
    seen = Seen(box, seat)
    found = open_cells(box)
    i: i64 = 0
    while i < len(found):
        found[i] = cells[found[i]]
        i += 1
    seen.cells = found
    cards = vec[i64]()
    for where in open_lists(box):
        card = cells[where]
        while card:
            cards = append(cards, card)
            card = next_card(cells, card)
        cards = append(cards, i64(0))
    seen.open = cards
    card = 1
    recent = vec[i64]()
    while card <= box.playing:
        if cells[sighted(box, card)]:
            recent = append(recent, card)
            recent = append(recent, cells[sighted(box, card)])
        card += 1
    seen.sighted = recent
    observe_hidden(s, seen)
    observe_objectives(s, seen)
    return seen


def observe_hidden(s: Cadwallon, seen: Seen) -> None:
    """The cards beside stakes, the hands, the own main deck, and what is in hiding."""
    cells = s.cells
    box = s.box
    seat: i64 = seen.seat
    hands = vec[i64]()
    owner: i64 = 0
    while owner < box.seats:
        seen.hiding.append(vec[i64]())
        hands = see_list(s, seen, HAND + owner, hands)
        owner += 1
    seen.militia = hidden_cards(s, MILITIA, seen.militia)
    beside = vec[i64]()
    pile: i64 = 0
    while pile < box.piles:
        beside = see_list(s, seen, BESIDE + pile, beside)
        pile += 1
    seen.hands = all_shown(hands)
    seen.beside = all_shown(beside)
    owner = 0
    while owner < box.seats:
        if owner != seat:
            seen.hiding[owner] = hidden_cards(s, DECK + owner, seen.hiding[owner])
        sort_up(seen.hiding[owner])
        owner += 1
    if seat >= 0:
        card = cells[DECK + seat]
        while card:
            seen.deck.append(Shown(DECK + seat, card, cells[mark(box, card)]))
            card = next_card(cells, card)
    mustered = cells[MUSTERED]
    if mustered:
        seen.militia = append(seen.militia, mustered << MOMENT_WIDTH | group_of(cells[mark(box, mustered)]))
        seen.mustered = mustered if cells[ACTIVE] == seat else MILITIA_BACK
    sort_up(seen.militia)


def see_list(s: Cadwallon, seen: Seen, where: i64, found: vec[i64]) -> vec[i64]:
    """Add the cards of a hand, or beside a stake, as the viewer sees them; those it cannot place are in hiding."""
    box = s.box
    seat: i64 = seen.seat
    eye: i64 = seat if seat >= 0 else SPECTATOR
    in_hand = where < HAND + MAX_SEATS
    card = s.cells[where]
    while card:
        m = s.cells[mark(box, card)]
        owner: i64 = where - HAND if in_hand else m & OWNER
        shown = card
        if not (owner == seat or (not in_hand and m & DOWN == 0) or known_by(m) >> eye & 1):
            item = card << MOMENT_WIDTH | group_of(m)
            if box.kind[card] == MILITIA_CARD:
                shown = MILITIA_BACK
                seen.militia = append(seen.militia, item)
            else:
                shown = UNKNOWN
                seen.hiding[owner] = append(seen.hiding[owner], item)
            m &= ~(TWELVE << GROUP)
        found = append(found, (where << CARD_WIDTH | shown - MILITIA_BACK) << MARKS_WIDTH | m)
        card = next_card(s.cells, card)
    return found


def hidden_cards(s: Cadwallon, where: i64, found: vec[i64]) -> vec[i64]:
    """Add the cards of a list, with the moments they went into hiding."""
    card = s.cells[where]
    while card:
        found = append(found, card << MOMENT_WIDTH | group_of(s.cells[mark(s.box, card)]))
        card = next_card(s.cells, card)
    return found


def sort_up(items: vec[i64]) -> None:
    """Sort a short row of numbers in place."""
    i: i64 = 1
    while i < len(items):
        item = items[i]
        j = i
        while j > 0 and items[j - 1] > item:
            items[j] = items[j - 1]
            j -= 1
        items[j] = item
        i += 1


def all_shown(items: vec[i64]) -> list[Shown]:
    """Cards in an order that tells nothing about those that are not known."""
    sort_up(items)
    found: list[Shown] = []
    for item in items:
        card = item >> MARKS_WIDTH & CARD_MASK
        found.append(Shown(item >> (MARKS_WIDTH + CARD_WIDTH), card + MILITIA_BACK, item & MARKS_MASK))
    return found


def observe_objectives(s: Cadwallon, seen: Seen) -> None:
    """The own objectives, and at the end those that rivals have kept."""
    cells = s.cells
    seat: i64 = 0
    while seat < s.box.seats:
        kept = cells[KEPT + seat]
        at: i64 = DEALT + OBJECTIVES_DEALT * seat
        known: list[int] = []
        i: i64 = 0
        while i < OBJECTIVES_DEALT:
            if seat == seen.seat or (cells[WINNERS] and kept >> i & 1):
                known.append(cells[at + i])
            i += 1
        seen.objectives.append(known)
        if seat == seen.seat:
            seen.kept.append(kept)
        elif cells[WINNERS]:
            seen.kept.append((1 << len(known)) - 1)
        else:
            seen.kept.append(-1 if kept else 0)
        seat += 1


def hidden_parts(s: Cadwallon, viewer: int) -> dict[str, str]:
    """The parts of a state that a viewer does not know and that could be otherwise (see kits.secrecy)."""
    seen = observe(s, viewer)
    cells, box = s.cells, s.box
    rivals = [seat for seat in range(box.seats) if seat != viewer]
    parts = {
        "hands": [list(cards_in(cells, HAND + seat)) for seat in rivals],
        "decks": [list(cards_in(cells, DECK + seat)) for seat in rivals],
        "face down": [list(cards_in(cells, BESIDE + pile)) for pile in range(box.piles)],
        "militia": [list(cards_in(cells, MILITIA))],
        "objectives": [[cells[DEALT + 4 * seat + i] for i in range(4)] + [cells[KEPT + seat]] for seat in rivals],
    }
    unknown = [shown.card for shown in seen.beside + seen.hands]
    varies = {
        "hands": UNKNOWN in [shown.card for shown in seen.hands],
        "decks": any(len(row) for row in seen.hiding) and UNKNOWN in unknown,
        "face down": UNKNOWN in [shown.card for shown in seen.beside],
        "militia": MILITIA_BACK in unknown or seen.mustered == MILITIA_BACK,
        "objectives": any(cells[DEALT + 4 * seat] for seat in rivals),
    }
    return {name: str(part) for name, part in parts.items() if varies[name]}
