"""Part H: what a seat may know, and a full state that agrees with it.

An observation names what is shown. Open cards are named; of a hidden card it tells the group it looks alike with, and
which seats know exactly where it lies. Of each group it tells the cards that the viewer knows to be in it. In a draft
the viewer also remembers cards that were handed on: they lie in one of several piles, which one is not known.
"""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from arcanarium.engine.cells import CHANCE, OWING, ROUND, WINNERS
from arcanarium.engine.wire import LARGEST, WireReader, WireWriter
from arcanarium.resarcana.rules.collect import TOGETHER
from arcanarium.resarcana.rules.deals import PACKET_SIZE
from arcanarium.resarcana.rules.game_state import ResArcana
from arcanarium.resarcana.state.box import Box
from arcanarium.resarcana.state.essences import GUARD, MOST
from arcanarium.resarcana.state.layout import (
    ACTIVE,
    ARRANGED,
    ASIDE,
    CARD,
    CHECKER,
    CHOICE,
    CHOOSER,
    COLLECT_STEP,
    COLLECTED,
    DECIDED,
    DECK,
    DEPTH,
    DISCARDS,
    DRAFT_HALF,
    DRAFT_PICK,
    DRAFTED,
    EXACT,
    EXTRA,
    FIVE,
    FRAME,
    FRAMES,
    GAME,
    GROUP,
    HAND,
    HIT,
    IN_TURN,
    ITEMS,
    LEFT,
    LOOKED,
    MAGES,
    MAX_DEPTH,
    MAX_SEATS,
    MONUMENTS,
    MONUMENTS_LOOKED_AT,
    OWNER,
    PACKET,
    PAID,
    PASSED,
    PC,
    PLACES,
    PLAY,
    POOL,
    POOL_OF_CARDS,
    SCORE,
    SCROLLS,
    SEEN,
    SETTLED,
    SHOWN,
    SIXTEEN,
    STARTER,
    TAKEN,
    TOKEN,
    WHO,
    WINS,
    X,
    essences_on,
    frame,
    is_turned,
    mark_of,
)
from arcanarium.resarcana.state.piles import cards_in

OPEN_CELLS = (
    ROUND, TOKEN, ACTIVE, PASSED, OWING, CHANCE, DEPTH, WINNERS, GAME, IN_TURN, DRAFT_HALF, CHECKER, CHOOSER, STARTER,
)
OPEN_SEAT_CELLS = (POOL, EXTRA, SCORE, WINS, COLLECT_STEP)
OWN_CELLS = (CHOICE, COLLECTED, TAKEN, SETTLED, DECIDED)
"""What a seat has decided in secret so far."""
OPEN_PILES = (SHOWN, PLACES, ITEMS, SCROLLS, POOL_OF_CARDS)
OPEN_SEAT_PILES = (DISCARDS, PLAY)
HIDDEN_PILES = (MONUMENTS, LOOKED, ARRANGED)
HIDDEN_SEAT_PILES = (HAND, DECK, MAGES, PACKET, ASIDE)
TABLE: Final = 5
"""Stands for no seat in the name of a group."""
LARGEST_X: Final = 1 << (HIT + MAX_SEATS)
LAST_PICK: Final = 7
DRAFT_MARK: Final = 127
"""The bits of a draft mark: the packet, and from PICK_SHIFT the turn of picking."""
PACKET_MASK: Final = 15
PICK_SHIFT: Final = 4
PICK_MASK: Final = 7
LOOK_SHIFT: Final = 3
"""A look into a packet is the packet and, below this bit, the turn of the look."""

# the name of a group as one number: its own number, then whose cards they are, then the pile
GROUP_SHIFT: Final = 10
SCOPE_SHIFT: Final = 7
SCOPE_MASK: Final = 7


def open_cells(seats: i64) -> list[int]:
    """The cells that everyone may read."""
    cells = [cell for cell in OPEN_CELLS]
    cells += [cell + seat for cell in OPEN_SEAT_CELLS for seat in range(seats)]
    return cells + [FRAMES + i for i in range(FRAME * MAX_DEPTH)]


def secret_cells(seats: i64, seat: int, in_turn: i64) -> list[int]:
    """The own decisions that others do not see yet. When no two seats collect at the same time, all see them."""
    if in_turn != TOGETHER:
        open_ones = [cell + other for cell in OWN_CELLS[1:] for other in range(seats)]
        return open_ones + ([CHOICE + seat] if seat >= 0 else [])
    return [cell + seat for cell in OWN_CELLS] if seat >= 0 else []


def open_piles(seats: i64) -> list[int]:
    return [pile for pile in OPEN_PILES] + [pile + seat for pile in OPEN_SEAT_PILES for seat in range(seats)]


def hidden_piles(seats: i64) -> list[int]:
    return [pile for pile in HIDDEN_PILES] + [pile + seat for pile in HIDDEN_SEAT_PILES for seat in range(seats)]


@mypyc_attr(acyclic=True)
class Slot:
    """A place where a hidden card lies."""

    def __init__(self, pile: i64, group: i64, exact: i64) -> None:
        self.pile = pile
        self.group = group
        """The cards that it looks alike with, as a place in `Seen.groups`."""
        self.exact = exact
        """Which seats know exactly which card lies here."""
        # told only of a card that the viewer knows
        self.card: i64 = 0
        self.seen: i64 = 0
        """Which seats know that the card is in its group."""
        self.drafted: i64 = 0
        """Its place in a draft: see DRAFTED."""


@mypyc_attr(acyclic=True)
class Seen:
    """An observation: `core.contract.Observation` for Res Arcana."""

    def __init__(self, box: Box, seat: int) -> None:
        self.box = box
        self.seat = seat
        self.cells: list[int] = []
        """The open cells, in the order of `open_cells`, then the own secrets."""
        self.open: list[list[int]] = []
        """The cards of each open pile, top first."""
        self.lying: list[int] = []
        """Card, marks, essences and owner of each component that is more than plainly there."""
        self.slots: list[Slot] = []
        self.groups: list[list[int]] = []
        """For each group the cards in slots the viewer cannot tell apart; 0 for one not known."""
        self.shared: list[int] = []
        """For each group who knows all those cards to be in it: its owner, or nobody. What other rivals know of it is
        their secret."""
        self.public: list[int] = []
        """The cards that everyone knows to be in their group, since they lay open before they were shuffled."""
        self.handed_on: list[tuple[int, list[int], list[int]]] = []
        """Draft: a look into a packet, the cards then handed on, and the groups in one of which each of them now is."""
        self.owners: list[int] = []
        """Match: card and who drafted it, openly, for each card drafted."""

    def to_bytes(self) -> bytes:
        to = WireWriter()
        to.put(self.seat)
        to.put_row(self.cells)
        for pile in self.open:
            to.put_row(pile)
        to.put_row(self.lying)
        to.put(len(self.groups))
        for known in self.groups:
            to.put_row(known)
        for shared in self.shared:
            to.put(shared)
        to.put(len(self.slots))
        for slot in self.slots:
            to.put(slot.pile)
            to.put(slot.group)
            to.put(slot.exact)
            to.put(slot.card)
            if slot.card:
                to.put(slot.seen)
                to.put(slot.drafted)
        to.put_row(self.public)
        to.put(len(self.handed_on))
        for look, cards, groups in self.handed_on:
            to.put(look)
            to.put_row(cards)
            for group in groups:
                to.put(group)
        to.put_row(self.owners)
        return to.data(self.box.edition.config)


def read_seen(box: Box, data: bytes) -> Seen:
    """The observation that bytes describe. ValueError if a number is out of its range."""
    source = WireReader(box.edition.config, data)
    cards: i64 = box.cards
    seen = Seen(box, source.number(-1, box.seats - 1))
    seen.cells = source.row(len(open_cells(box.seats)) + len(OWN_CELLS) * MAX_SEATS, -LARGEST, LARGEST)
    check_cells(seen)
    seen.open = [source.row(cards, 1, cards) for _ in open_piles(box.seats)]
    seen.lying = source.row(3 * cards, 0, LARGEST)
    if not all(is_pool(pool) for pool in seen.lying[2::3]):
        raise ValueError("the observation holds a pool that cannot be")
    seen.groups = [source.row(cards, 0, cards) for _ in range(source.number(0, cards))]
    groups: i64 = len(seen.groups)
    seen.shared = [source.number(0, FIVE) for _ in seen.groups]
    for _ in range(source.number(0, cards)):
        slot = Slot(source.number(0, ASIDE + MAX_SEATS), source.number(0, groups - 1), source.number(0, FIVE))
        slot.card = source.number(0, cards)
        if slot.card:
            slot.seen = source.number(0, FIVE)
            slot.drafted = source.number(0, DRAFT_MARK)
        seen.slots.append(slot)
    seen.public = source.row(cards, 1, cards)
    for _ in range(source.number(0, cards)):
        look: int = source.number(0, DRAFT_MARK)
        handed = source.row(cards, 1, cards)
        seen.handed_on.append((look, handed, [source.number(0, groups - 1) for _ in handed]))
    seen.owners = source.row(2 * cards, 1, cards)
    source.done()
    return seen


def is_pool(pool: i64) -> bool:
    """Is this a pool of essences?"""
    return 0 <= pool < GUARD << 1 and pool & GUARD == 0


def check_cells(seen: Seen) -> None:
    """Refuse cells that point to what does not exist."""
    box = seen.box
    value: dict[int, int] = {}
    for i, cell in enumerate(open_cells(box.seats)):
        value[cell] = seen.cells[i] if i < len(seen.cells) else -1
    wanted = len(value) + len(secret_cells(box.seats, seen.seat, value[IN_TURN]))
    depth = value[DEPTH]
    if len(seen.cells) != wanted or not 0 <= depth <= MAX_DEPTH or not 0 <= value[OWING] < 1 << box.seats:
        raise ValueError("the observation has no such table")
    for cell in (TOKEN, ACTIVE, CHOOSER, STARTER):
        if not -1 <= value[cell] < box.seats:
            raise ValueError("the observation names a seat that does not exist")
    if not all(is_pool(value[POOL + seat]) and 0 <= value[EXTRA + seat] <= MOST for seat in range(box.seats)):
        raise ValueError("the observation holds a pool that cannot be")
    for f in range(FRAMES, FRAMES + FRAME * depth, FRAME):
        exists = 0 <= value[f + PC] < len(box.op) and 0 <= value[f + WHO] < box.seats
        small = -1 <= value[f + X] < LARGEST_X and -1 <= value[f + LEFT] <= MOST
        if not exists or not small or not 0 <= value[f + CARD] <= box.cards or not is_pool(value[f + PAID]):
            raise ValueError("the observation waits for what nobody can be asked")


def observe(s: ResArcana, seat: int) -> Seen:
    """What a seat may know of a state; seat -1 is a spectator."""
    box = s.box
    cells = s.cells
    seen = Seen(box, seat)
    seen.cells = [cells[cell] for cell in open_cells(box.seats)]
    seen.cells += [cells[cell] for cell in secret_cells(box.seats, seat, cells[IN_TURN])]
    for pile in open_piles(box.seats):
        cards = [card for card in cards_in(cells, pile)]
        seen.open.append(cards)
        for card in cards:
            turned = is_turned(cells, card)
            if turned or essences_on(cells, card):
                seen.lying += [card, turned, essences_on(cells, card)]
    for card in range(1, box.cards + 1):
        owner = mark_of(cells, card) >> OWNER
        if owner:
            seen.owners += [card, owner]
    observe_hidden(s, seen)
    return seen


def observe_hidden(s: ResArcana, seen: Seen) -> None:
    """Slots, groups and what was handed on in a draft. Groups are numbered in the order in which they came about."""
    cells = s.cells
    seat = seen.seat
    eye = eye_of(seat)
    looker = looking_at_own_deck(s)
    names = group_names(s, looker)
    seen.groups = [[] for _ in names]
    seen.shared = [FIVE for _ in names]
    looks: list[int] = []
    handed: list[tuple[int, list[int], list[int]]] = []
    for pile in hidden_piles(s.box.seats):
        cards = [card for card in cards_in(cells, pile)]
        if HAND <= pile < HAND + MAX_SEATS and pile - HAND != seat:
            cards = as_rivals_see(s, cards, seat)
        for card in cards:
            marks = mark_of(cells, card)
            group = names.index(group_name(pile, marks, looker))
            exact = marks >> EXACT & FIVE
            by = marks >> SEEN & FIVE
            slot = Slot(pile, group, exact)
            seen.slots.append(slot)
            if exact & eye == eye:
                slot.card = card
                slot.seen = by
                slot.drafted = marks >> DRAFTED & DRAFT_MARK
                continue
            seen.shared[group] &= by
            if by == FIVE:
                seen.public.append(card)
            known = by & eye == eye
            own = pile >= HAND and (pile - HAND) % MAX_SEATS == seat
            look = last_look(s, seat, marks) if known and not own else i64(0)
            if look == 0:
                seen.groups[group].append(card if known else 0)
                continue
            if look not in looks:
                looks.append(look)
                handed.append((look, [], []))
            handed[looks.index(look)][1].append(card)
            handed[looks.index(look)][2].append(group)
    seen.groups = [sorted(group) for group in seen.groups]
    seen.public.sort()
    seen.shared = [shared & owner_bit(name) for shared, name in zip(seen.shared, names, strict=True)]
    seen.handed_on = sorted([(look, sorted(cards), sorted(groups)) for look, cards, groups in handed])


def group_names(s: ResArcana, looker: int) -> list[int]:
    names: list[int] = []
    for pile in hidden_piles(s.box.seats):
        for card in cards_in(s.cells, pile):
            name = group_name(pile, mark_of(s.cells, card), looker)
            if name not in names:
                names.append(name)
    return sorted(names)


def eye_of(seat: int) -> int:
    """The mask of a viewer among those who know a card. A spectator knows what everyone does."""
    return 1 << seat if seat >= 0 else FIVE


def as_rivals_see(s: ResArcana, cards: list[int], seat: int) -> list[int]:
    """A hand from behind: in the order of its groups, not in the order its owner holds it."""
    order: list[tuple[int, int, int]] = []
    for card in cards:
        marks = mark_of(s.cells, card)
        known = marks >> EXACT & eye_of(seat) == eye_of(seat)
        order.append((marks >> GROUP & SIXTEEN, card if known else 0, card))
    order.sort()
    return [card for _, _, card in order]


def looking_at_own_deck(s: ResArcana) -> int:
    """Who is looking at cards of the own deck now, or TABLE."""
    cells = s.cells
    f = frame(cells)
    if cells[DEPTH] and cells[LOOKED] + cells[ARRANGED] and cells[f + MONUMENTS_LOOKED_AT] == 0:
        return cells[f + WHO]
    return TABLE


def group_name(pile: int, marks: i64, looker: int) -> int:
    """The name of a card's group: hand and deck of a seat share theirs, because drawn cards come from the deck."""
    scope: int = TABLE
    if pile >= HAND:
        scope = (pile - HAND) % MAX_SEATS
    elif pile != MONUMENTS:
        scope = looker
    apart: int = pile if pile >= MAGES else 0  # mages and packets are never mixed with other cards
    return pack_name(int(marks >> GROUP & SIXTEEN), scope, apart)


def pack_name(number: int, scope: int, pile: int) -> int:
    """The name of a group: its number comes first, so that names sort by when groups came about."""
    return number << GROUP_SHIFT | scope << SCOPE_SHIFT | pile


def scope_of(name: int) -> int:
    """The seat whose cards a group is made of, or TABLE."""
    return name >> SCOPE_SHIFT & SCOPE_MASK


def owner_bit(name: int) -> int:
    scope = scope_of(name)
    return 1 << scope if scope != TABLE else 0


def last_look(s: ResArcana, seat: int, marks: i64) -> i64:
    """Draft: which packet the viewer saw the card in, and at which turn for the last time; 0 outside a draft. The cards
    of one such look cannot be told apart by who kept them."""
    packet = marks >> DRAFTED & PACKET_MASK
    if packet == 0:
        return 0
    picked = marks >> DRAFT_PICK & PICK_MASK
    if picked == 0:
        picked = LAST_PICK
    last: i64 = 0
    turn: i64 = 1
    while turn <= PACKET_SIZE and turn <= picked:
        if holder(s.box.seats, packet, turn) == seat:
            last = turn
        turn += 1
    return packet << LOOK_SHIFT | last


def holder(seats: i64, packet: i64, turn: i64) -> i64:
    """Which seat holds a packet at a turn of picking. Packets of the first half go left, those of the second right."""
    origin = (packet - 1) % MAX_SEATS
    on: i64 = 1 if packet <= MAX_SEATS else seats - 1
    return (origin + on * (turn - 1)) % seats


# --- what could be otherwise ---


HIDDEN_NAMES = ((HAND, "hand"), (DECK, "deck"), (MAGES, "mages"), (PACKET, "packet"), (ASIDE, "aside"))


def hidden_parts(s: ResArcana, viewer: int) -> dict[str, str]:
    """The piles in which lies a card that a viewer does not know, so that other cards could lie there, or the same in
    another order (see `core.contract.Rules.hidden_parts`)."""
    cells = s.cells
    eye = FIVE if viewer < 0 else 1 << viewer
    named = [(MONUMENTS, "monuments")]
    named += [(pile + seat, f"{name} {seat}") for pile, name in HIDDEN_NAMES for seat in range(s.box.seats)]
    found = {}
    for pile, name in named:
        cards = [card for card in cards_in(cells, pile)]
        unknown = [card for card in cards if mark_of(cells, card) >> EXACT & eye != eye]
        only_order = pile == MONUMENTS or pile == DECK + viewer  # what such a deck holds may be known
        if len(unknown) > int(only_order):
            found[name] = " ".join([str(card) for card in cards])
    return found
