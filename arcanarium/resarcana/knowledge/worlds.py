"""The worlds that agree with an observation: full states in which all that the viewer does not know is drawn at random.

All that is known is laid out once. A world is then a copy of that row of cells with cards drawn into the places that
are left: first the cards that a draft handed on, then unknown cards of the right kind, then each group that the viewer
cannot tell apart is shuffled.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arcanarium.core.rng import Rng
from arcanarium.engine.cells import CHANCE, NO_OPTIONS, OWING, WINNERS, Cells
from arcanarium.engine.wire import CANNOT_BE
from arcanarium.engine.worlds import Worlds
from arcanarium.resarcana.knowledge.observation import (
    LOOK_SHIFT,
    PICK_MASK,
    PICK_SHIFT,
    Seen,
    eye_of,
    hidden_piles,
    holder,
    open_cells,
    open_piles,
    secret_cells,
)
from arcanarium.resarcana.rules.collect import DONE, TOGETHER, go_on, note_choice, question
from arcanarium.resarcana.rules.drafting import pair_choices
from arcanarium.resarcana.rules.game_state import ResArcana
from arcanarium.resarcana.rules.machine import run
from arcanarium.resarcana.rules.steps import ASKS, ASKS_EVERYONE, kind_at
from arcanarium.resarcana.state import actions, ops
from arcanarium.resarcana.state.box import ARTIFACT, MAGE, MONUMENT, Box
from arcanarium.resarcana.state.layout import (
    ARRANGED,
    CHOICE,
    COLLECT_STEP,
    DECIDED,
    DEPTH,
    DRAFT_HALF,
    DRAFTED,
    EXACT,
    FIVE,
    FRAME,
    FRAMES,
    GROUP,
    GROUPS,
    HAND,
    IN_TURN,
    LOOKED,
    MAGES,
    MAX_DEPTH,
    MAX_SEATS,
    MONUMENTS,
    MONUMENTS_LOOKED_AT,
    OWNER,
    PACKET,
    PC,
    PICKS,
    SEEN,
    blank,
    frame,
    mark_cell,
    next_cell,
    on_cell,
)
from arcanarium.resarcana.state.piles import add_card, cards_in

TRIES: Final = 500
"""After so many worlds in which a rival could not be asked what it is asked, the next one is taken as it is."""

# how the options of the question that waits come about
NOT_YET_KNOWN: Final = -1
NONE_MADE: Final = 0
"""There are none, or they are made when somebody wants to know them."""
ALWAYS_THE_SAME: Final = 1
"""They are the viewer's own, and so the same in all worlds."""
OF_EACH_WORLD: Final = 2
"""They depend on what a rival hides."""


@mypyc_attr(acyclic=True)
class ResArcanaWorlds(Worlds):
    """The worlds of one observation."""

    def __init__(self, seen: Seen) -> None:
        super().__init__(seen.seat)
        located = locate(seen)
        self.box = seen.box
        self.row = known_cells(seen)
        """All that is known. The marks of a card hold what is known of it wherever in its group it lies."""
        # all cards to lay: those of each group, known ones first; those that lie in a known place; the unknown ones
        self.cards = NO_OPTIONS
        self.first = NO_OPTIONS
        """By group: where its cards start; one more number tells where the last group ends."""
        self.drawn = NO_OPTIONS
        """By group: where the cards start that are drawn from the unknown ones."""
        self.source = NO_OPTIONS
        """By group: the kind of its unknown cards."""
        self.unknown = NO_OPTIONS
        """By kind: where its unknown cards start; one more number tells where the last kind ends."""
        # by slot, pile after pile
        self.pile = NO_OPTIONS
        """The pile, if the slot is the first one of it; otherwise 0."""
        self.card = NO_OPTIONS
        """Which of `cards` lies here."""
        self.mark = NO_OPTIONS
        """What is marked on whatever card lies here."""
        # the cards handed on in a draft, look after look
        self.handed = NO_OPTIONS
        self.look = NO_OPTIONS
        """By look: where its cards end."""
        self.holder = NO_OPTIONS
        """Which of `cards` one of them becomes."""
        self.picked = NO_OPTIONS
        """The draft mark of the one that does."""
        self.lay_out(seen, located)
        self.secrets: bool = has_secrets(self.box, self.row)
        self.asking: i64 = NOT_YET_KNOWN
        self.options = NO_OPTIONS

    def imagine(self, rng: Rng) -> ResArcana:
        s = ResArcana(self.box, NO_OPTIONS)
        self.draw(s, rng)
        return s

    def imagine_into(self, s: Cells, rng: Rng) -> None:
        assert isinstance(s, ResArcana)
        s.box = self.box
        s.noting = False
        s.noted = NO_OPTIONS
        self.draw(s, rng)

    def bare(self, rng: Rng) -> ResArcana:
        """A world in which the question that waits has not been put again: safe even if the observation was made up."""
        s = ResArcana(self.box, NO_OPTIONS)
        self.deal(s, rng)
        return s

    def draw(self, s: ResArcana, rng: Rng) -> None:
        if self.asking == NOT_YET_KNOWN:
            self.put_question()
        s.options = self.options
        self.deal(s, rng)
        if self.asking == OF_EACH_WORLD:
            tries: i64 = 0
            run(s)
            while not self.is_asked_the_same(s) and tries < TRIES:
                s.options = NO_OPTIONS
                self.deal(s, rng)
                run(s)
                tries += 1

    def deal(self, s: ResArcana, rng: Rng) -> None:
        """Lay all cards, and guess what rivals decided in secret."""
        cells = self.row[:]
        cards = self.cards[:]
        s.cells = cells
        if len(self.handed):
            self.hand_on(cells, cards, rng)
        unknown = self.unknown[:]
        first = self.first
        groups: i64 = len(self.source)
        group: i64 = 0
        while group < groups:
            start = first[group]
            end = first[group + 1]
            at = self.drawn[group]
            if at < end:
                kind = self.source[group]
                top = unknown[kind]
                size = self.unknown[kind + 1] - top
                while at < end:
                    pick = top + rng.below(size)
                    cards[at] = cards[pick]
                    cards[pick] = cards[top]
                    top += 1
                    size -= 1
                    at += 1
                unknown[kind] = top
            if self.drawn[group] > start:
                at = end - 1
                while at > start:
                    pick = start + rng.below(at - start + 1)
                    card = cards[at]
                    cards[at] = cards[pick]
                    cards[pick] = card
                    at -= 1
            group += 1
        slots: i64 = len(self.pile)
        i: i64 = 0
        link: i64 = 0
        while i < slots:
            if self.pile[i]:
                link = self.pile[i]
            card = cards[self.card[i]]
            cells[link] = card
            link = next_cell(card)
            cells[mark_cell(card)] |= self.mark[i]
            i += 1
        if self.secrets:
            guess_secrets(s, self.seat, rng)

    def hand_on(self, cells: vec[i64], cards: vec[i64], rng: Rng) -> None:
        """Give the cards that a draft handed on to those who may have kept them."""
        handed = self.handed[:]
        start: i64 = 0
        for end in self.look:
            i: i64 = end - 1
            while i >= start:
                pick = start + rng.below(i - start + 1)
                card = handed[pick]
                handed[pick] = handed[i]
                cards[self.holder[i]] = card
                cells[mark_cell(card)] |= self.picked[i] << DRAFTED
                i -= 1
            start = end

    # --- preparing ---

    def lay_out(self, seen: Seen, located: list[bool]) -> None:
        """Find a place for every card among `cards`, and what each slot holds."""
        places = self.lay_groups(seen)
        self.lay_handed_on(seen, places)
        self.lay_slots(seen)
        for kind in (MAGE, ARTIFACT, MONUMENT):
            self.unknown = append(self.unknown, i64(len(self.cards)))
            for number in range(1, self.box.cards + 1):
                if self.box.kind[number] == kind and not located[number]:
                    self.cards = append(self.cards, i64(number))
        self.unknown = append(self.unknown, i64(len(self.cards)))
        for kind in (MAGE, ARTIFACT, MONUMENT):
            needed: i64 = 0
            for group in range(len(self.source)):
                if self.source[group] == kind:
                    needed += self.first[group + 1] - self.drawn[group]
            if needed > self.unknown[kind + 1] - self.unknown[kind]:
                raise ValueError(CANNOT_BE)

    def lay_groups(self, seen: Seen) -> list[int]:
        """Make room for the cards of each group; returns where those that were handed on go."""
        hands_on = [0] * len(seen.groups)
        for _, _, holders in seen.handed_on:
            for keeper in holders:
                hands_on[keeper] += 1
        kinds = kinds_of_groups(seen, self.row)
        places: list[int] = []
        for group, known in enumerate(seen.groups):
            self.first = append(self.first, i64(len(self.cards)))
            self.source = append(self.source, i64(kinds[group]))
            for card in known:
                if card:
                    self.cards = append(self.cards, i64(card))
            places.append(len(self.cards))
            for _ in range(hands_on[group]):
                self.cards = append(self.cards, i64(0))
            self.drawn = append(self.drawn, i64(len(self.cards)))
            for card in known:
                if card == 0:
                    self.cards = append(self.cards, i64(0))
        self.first = append(self.first, i64(len(self.cards)))
        return places

    def lay_slots(self, seen: Seen) -> None:
        filled = [int(at) for at in self.first]
        before: i64 = -1
        for slot in seen.slots:
            self.pile = append(self.pile, slot.pile if slot.pile != before else i64(0))
            before = slot.pile
            mark = slot.exact << EXACT | (slot.group + 1) << GROUP
            if slot.card:
                mark |= slot.seen << SEEN | slot.drafted << DRAFTED
                self.card = append(self.card, i64(len(self.cards)))
                self.cards = append(self.cards, slot.card)
            else:
                mark |= (i64(seen.shared[slot.group]) | slot.exact) << SEEN
                mark |= packet_in(self.box, self.row, slot.pile) << DRAFTED
                self.card = append(self.card, i64(filled[slot.group]))
                filled[slot.group] += 1
            self.mark = append(self.mark, mark)
        for group in range(len(seen.groups)):
            if filled[group] != self.first[group + 1]:
                raise ValueError(CANNOT_BE)

    def lay_handed_on(self, seen: Seen, places: list[int]) -> None:
        piles = piles_of_groups(seen)
        for look, cards, holders in seen.handed_on:
            for card in cards:
                self.handed = append(self.handed, i64(card))
            for group in holders:
                seat = (piles[group] - HAND) % MAX_SEATS
                if piles[group] < HAND or seat >= self.box.seats:
                    raise ValueError(CANNOT_BE)
                self.holder = append(self.holder, i64(places[group]))
                places[group] += 1
                self.picked = append(self.picked, i64(draft_mark(self.box, look, seat, piles[group])))
            self.look = append(self.look, i64(len(self.handed)))

    def put_question(self) -> None:
        """Make the options of the question that waits, if they are the same in all worlds."""
        cells = self.row
        s = ResArcana(self.box, cells)
        self.asking = NONE_MADE
        if not waits(s) or kind_at(s, frame(cells)) != ASKS:
            return
        if self.seat < 0 or cells[OWING] != i64(1) << self.seat:
            self.asking = OF_EACH_WORLD
            return
        self.asking = ALWAYS_THE_SAME
        self.deal(s, Rng(0))
        run(s)
        self.options = s.options

    def is_asked_the_same(self, s: ResArcana) -> bool:
        """Whether the one who must decide is still asked the same question and has an answer to it."""
        if s.cells[OWING] != self.row[OWING] or len(s.options) == 0:
            return False
        if s.cells[CHANCE] or s.cells[DEPTH] != self.row[DEPTH]:
            return False
        at: i64 = FRAMES
        while at < FRAMES + FRAME * MAX_DEPTH:
            if s.cells[at] != self.row[at]:
                return False
            at += 1
        return True


def resample(seen: Seen, rng: Rng) -> ResArcana:
    """A full state that looks the same to the viewer, with everything the viewer does not know drawn at random."""
    return ResArcanaWorlds(seen).imagine(rng)


def locate(seen: Seen) -> list[bool]:
    """By card: whether the viewer knows where it lies, or in which group. ValueError if it lies in two places."""
    located = [False] * (seen.box.cards + 1)
    rows = seen.open + seen.groups + [cards for _, cards, _ in seen.handed_on] + [[slot.card for slot in seen.slots]]
    for row in rows:
        for card in row:
            if card and located[card]:
                raise ValueError(CANNOT_BE)
            located[card] = True
    piles = hidden_piles(seen.box.seats)
    last = 0
    for slot in seen.slots:
        if slot.pile not in piles or piles.index(slot.pile) < last:
            raise ValueError(CANNOT_BE)
        last = piles.index(slot.pile)
    return located


def known_cells(seen: Seen) -> vec[i64]:
    """The cells of a state in which only what is open lies on the table, and known cards are marked as known."""
    box = seen.box
    cells = blank(box).cells
    i = 0
    for cell in open_cells(box.seats):
        cells[cell] = seen.cells[i]
        i += 1
    for cell in secret_cells(box.seats, seen.seat, cells[IN_TURN]):
        cells[cell] = seen.cells[i]
        i += 1
    piles = open_piles(box.seats)
    for i, cards in enumerate(seen.open):
        for card in cards:
            add_card(cells, piles[i], card)
    for i in range(0, len(seen.lying), 3):
        cells[mark_cell(seen.lying[i])] = seen.lying[i + 1]
        cells[on_cell(seen.lying[i])] = seen.lying[i + 2]
    mark_known(seen, cells)
    cells[GROUPS] = len(seen.groups)
    return cells


def mark_known(seen: Seen, cells: vec[i64]) -> None:
    """Mark the cards that the viewer knows to be in a group, without knowing which slot, and who drafted what."""
    eye: i64 = eye_of(seen.seat)
    for group in seen.groups:
        for card in group:
            if card:
                cells[mark_cell(card)] = eye << SEEN
    for _, handed, _ in seen.handed_on:
        for card in handed:
            cells[mark_cell(card)] = eye << SEEN
    for card in seen.public:
        cells[mark_cell(card)] = FIVE << SEEN
    for i in range(0, len(seen.owners), 2):
        cells[mark_cell(seen.owners[i])] |= i64(seen.owners[i + 1]) << OWNER


def piles_of_groups(seen: Seen) -> list[int]:
    """A pile in which cards of each group lie."""
    piles = [0] * len(seen.groups)
    for slot in seen.slots:
        piles[slot.group] = slot.pile
    return piles


def kinds_of_groups(seen: Seen, cells: vec[i64]) -> list[int]:
    """The kind of the cards of each group."""
    return [kind_in(cells, pile) for pile in piles_of_groups(seen)]


def kind_in(cells: vec[i64], pile: i64) -> i64:
    """Which kind of unknown card a pile holds."""
    if pile == MONUMENTS or LOOKED <= pile <= ARRANGED and cells[frame(cells) + MONUMENTS_LOOKED_AT]:
        return MONUMENT
    return MAGE if MAGES <= pile < PACKET else ARTIFACT


def packet_in(box: Box, cells: vec[i64], pile: i64) -> i64:
    """Which packet of the draft a pile is; 0 for any other pile."""
    f = frame(cells)
    if pile < PACKET or pile >= PACKET + box.seats or cells[DEPTH] == 0 or box.op[cells[f + PC]] != ops.DRAFT:
        return 0
    packet: i64 = 1 + MAX_SEATS * cells[DRAFT_HALF]
    last = packet + box.seats - 1
    while packet < last and holder(box.seats, packet, cells[f + PICKS] + 1) != pile - PACKET:
        packet += 1
    return packet


def draft_mark(box: Box, look: int, seat: int, pile: int) -> int:
    """The draft mark of a card that a seat keeps, or still holds in a packet, after the viewer's look."""
    packet = look >> LOOK_SHIFT
    if pile >= PACKET:
        return packet
    turn = (look & PICK_MASK) + 1
    while holder(box.seats, packet, turn) != seat:
        turn += 1
    return packet | turn << PICK_SHIFT


# --- the question that waits ---


def waits(s: ResArcana) -> bool:
    """Whether players must decide something."""
    return s.cells[CHANCE] == 0 and s.cells[DEPTH] != 0 and s.cells[WINNERS] == 0


def refreshed(s: ResArcana) -> ResArcana:
    """Make the options of the one question that waits, as if the state had come here by itself."""
    if waits(s) and kind_at(s, frame(s.cells)) != ASKS_EVERYONE:
        run(s)
    return s


def has_secrets(box: Box, cells: vec[i64]) -> bool:
    """Whether seats decide in secret at this moment."""
    if cells[CHANCE] or cells[WINNERS] or cells[DEPTH] == 0:
        return False
    op = box.op[cells[frame(cells) + PC]]
    if op == ops.COLLECT:
        return cells[IN_TURN] == TOGETHER
    return op == ops.KEEP_MAGE or op == ops.DRAFT or op == ops.PAIR_DRAFT


def guess_secrets(s: ResArcana, seat: i64, rng: Rng) -> None:
    """What other seats may have decided in secret while the viewer still owes a decision, or waits for others."""
    cells = s.cells
    op = s.box.op[cells[frame(cells) + PC]]
    other: i64 = 0
    while other < s.box.seats:
        if other != seat:
            owes = cells[OWING] >> other & 1 != 0
            if op == ops.COLLECT:
                guess_collect(s, other, rng)
            elif op == ops.PAIR_DRAFT:
                if not owes:
                    cells[CHOICE + other] = actions.card(pair_choices(s, other)[rng.below(2)])
            elif not owes:
                held = cards_in(cells, MAGES + other if op == ops.KEEP_MAGE else PACKET + other)
                cells[CHOICE + other] = held[rng.below(len(held))]
        other += 1


def guess_collect(s: ResArcana, seat: i64, rng: Rng) -> None:
    """A rival's answers so far. How far a seat has come is open, because it does not depend on the answers."""
    cells = s.cells
    reached = cells[COLLECT_STEP + seat]
    cells[COLLECT_STEP + seat] = 0
    go_on(s, seat)
    while cells[COLLECT_STEP + seat] != reached and cells[COLLECT_STEP + seat] != DONE:
        options = question(s, seat)
        cells[DECIDED + seat] = 1
        note_choice(s, seat, options[rng.below(len(options))])
        go_on(s, seat)
