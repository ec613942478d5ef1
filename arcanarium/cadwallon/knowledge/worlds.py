"""The worlds that agree with an observation: full states in which all that the viewer does not know is drawn at random.

All that is known is laid out once, and every card in hiding is put where most of them are: in its owner's main deck, or
among the militia. A world is then a copy of that row of cells, in which some of these cards are moved to where cards
are hidden: face down beside stakes, and in hands. Each way to do so is as likely as the others.
"""
from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arcanarium.cadwallon.knowledge.observation import (
    MILITIA_BACK,
    MOMENT_WIDTH,
    OBJECTIVES_DEALT,
    UNKNOWN,
    Seen,
    Shown,
    open_cells,
    open_lists,
    sort_up,
)
from arcanarium.cadwallon.rules.game_state import Cadwallon
from arcanarium.cadwallon.rules.machine import run
from arcanarium.cadwallon.state.box import SMUGGLE_AGENT, is_agent, value
from arcanarium.cadwallon.state.layout import (
    ACTIVE,
    BESIDE,
    BURIED,
    DEAL_OBJECTIVES,
    DEALT,
    DECK,
    DECK_GROUP,
    DOWN,
    EFFECT,
    GROUP,
    HAND,
    KEPT,
    MILITIA,
    MUSTERED,
    OWNER,
    PLACED,
    PLAYED,
    REMOVED,
    RESOURCE,
    STAKE,
    STEP,
    SUBJECT,
    TWELVE,
    UNSEEN,
    WON,
    State,
    blank,
    mark,
    next_card,
    sighted,
)
from arcanarium.cadwallon.state.memory import known_by
from arcanarium.cadwallon.state.piles import add_card, insert_card, take_card
from arcanarium.core.rng import Rng
from arcanarium.engine.cells import CHANCE, NO_OPTIONS, OWING, REVEALS, WINNERS, Cells
from arcanarium.engine.wire import CANNOT_BE
from arcanarium.engine.worlds import Worlds

ANY_TIME: Final = TWELVE
TRIES: Final = 60
"""So often cards are dealt anew when they cannot lie as dealt, before they are dealt in a way that always succeeds."""


BLUFF: Final = 1
"""What counts for an agent besides its power where it lies: how readily one is placed that is of no use there."""


@mypyc_attr(acyclic=True)
class Hiding:
    """The cards of one owner that the viewer cannot place, and where they may be. What cards may lie face down depends
    on when they were placed: whatever fits an earlier place fits a later one too."""

    def __init__(self, home: i64) -> None:
        self.home = home
        """The list in which all of them are laid first, and stay unless they are moved."""
        self.cards = NO_OPTIONS
        """Agents first, in the order in which they went into hiding."""
        # the places for agents, in the order in which cards were placed there
        self.where = NO_OPTIONS
        self.marks = NO_OPTIONS
        self.reach = NO_OPTIONS
        """How many of the cards, from the first, may lie there."""
        self.hand: i64 = 0
        """How many cards of the hand may be any of them."""
        self.wanted: i64 = 0
        """How many of these must be agents."""
        self.held = NO_OPTIONS
        """By card: 1 if it can be in the home list, 0 if it must be elsewhere."""
        self.loose: i64 = 0
        """How many of the cards can be in the home list."""

    def count(self) -> i64:
        return len(self.cards)


@mypyc_attr(acyclic=True)
class CadwallonWorlds(Worlds):
    """The worlds of one observation."""

    def __init__(self, seen: Seen) -> None:
        super().__init__(seen.seat)
        self.bluffs = seen.seat >= 0
        locate(seen)
        self.box = seen.box
        self.row = known_cells(seen)
        self.hidings: list[Hiding] = []
        """Of each rival who hides something."""
        owner: i64 = 0
        while owner < self.box.seats:
            if len(seen.hiding[owner]):
                self.hidings.append(self.hiding_of(seen, owner))
            owner += 1
        self.militia = self.hiding_militia(seen)
        self.mustered: bool = seen.mustered == MILITIA_BACK
        if self.mustered and self.militia.count() == len(self.militia.where):
            raise ValueError(CANNOT_BE)
        self.objectives = NO_OPTIONS
        """Those that nobody is known to have."""
        self.dealt: list[Objectives] = []
        """What is known of the objectives of each rival who was dealt some."""
        if self.box.with_objectives:
            self.find_objectives(seen)
        lay_unseen(State(self.box, self.row))
        self.options = NO_OPTIONS
        self.asks_rival: bool = False
        """Whether a rival chooses how an effect happens, so that the options depend on what it hides."""
        self.asked: bool = False
        """Whether the question that waits is known."""

    def imagine(self, rng: Rng) -> Cadwallon:
        s = Cadwallon(self.box, NO_OPTIONS)
        self.draw(s, rng)
        return s

    def imagine_into(self, s: Cells, rng: Rng) -> None:
        assert isinstance(s, Cadwallon)
        s.box = self.box
        s.noting = False
        s.noted = NO_OPTIONS
        self.draw(s, rng)

    def weight(self, s: Cells) -> float:
        """How well a world explains what rivals placed face down: an agent is mostly placed where it has some of the
        power that is contested, now and then as a bluff."""
        assert isinstance(s, Cadwallon)
        box = s.box
        cells = s.cells
        found = 1.0
        pile: i64 = 0
        while pile < box.piles:
            stake = cells[STAKE + pile]
            card = cells[BESIDE + pile]
            while card and stake:
                m = cells[mark(box, card)]
                if m & DOWN and m & OWNER != self.seat and known_by(m) >> self.seat & 1 == 0:
                    found *= float(BLUFF + value(box, card, box.main[stake]))
                card = next_card(cells, card)
            pile += 1
        return found

    def bare(self, rng: Rng) -> Cadwallon:
        """A world in which the question that waits has not been put again: safe even if the observation was made up."""
        s = Cadwallon(self.box, NO_OPTIONS)
        self.deal(s, rng)
        return s

    def draw(self, s: Cadwallon, rng: Rng) -> None:
        if not self.asked:
            self.put_question()
        s.options = self.options
        self.deal(s, rng)
        if self.asks_rival:
            self.find_options(s)
            tries: i64 = 0
            while tries < TRIES and (s.cells[STEP] != EFFECT or s.cells[OWING] != self.row[OWING]):
                self.deal(s, rng)
                self.find_options(s)
                tries += 1

    def find_options(self, s: Cadwallon) -> None:
        """Find again what the effect that is going on offers."""
        run(s)
        s.cells[REVEALS] = self.row[REVEALS]

    def deal(self, s: Cadwallon, rng: Rng) -> None:
        cells = self.row[:]
        s.cells = cells
        for hiding in self.hidings:
            self.hide(cells, hiding, rng)
        if self.militia.count():
            self.hide(cells, self.militia, rng)
        if self.mustered:
            self.muster(cells, rng)
        if len(self.dealt):
            self.deal_objectives(cells, rng)

    def hide(self, cells: vec[i64], hiding: Hiding, rng: Rng) -> None:
        """Move cards from their home list to where cards are hidden."""
        n: i64 = len(hiding.where)
        if n + hiding.hand == 0:
            return
        cards = self.picked(hiding, rng)
        i: i64 = 0
        while i < n + hiding.hand:
            card = cards[i] >> MOMENT_WIDTH
            take_card(cells, hiding.home, card)
            if i < n:
                cells[mark(self.box, card)] |= hiding.marks[i]
                insert_card(cells, hiding.where[i], card)
            else:
                insert_card(cells, hiding.home - DECK + HAND, card)
            i += 1

    def picked(self, hiding: Hiding, rng: Rng) -> vec[i64]:
        """The cards in hiding, those first that lie in the places for agents and then those of the hand."""
        n: i64 = len(hiding.where)
        tries: i64 = 0
        while tries < TRIES:
            cards = hiding.cards[:]
            i: i64 = 0
            while i < n:
                exchange(cards, i, i + rng.below(hiding.reach[i] - i))
                i += 1
            if self.may_stay(hiding, cards, rng):
                self.fill_hand(hiding, cards, n, rng)
                if hiding.wanted == 0 or self.agents_in(cards, n, hiding.hand) >= hiding.wanted:
                    return cards
            tries += 1
        return self.picked_with_care(hiding, rng)

    def may_stay(self, hiding: Hiding, cards: vec[i64], rng: Rng) -> bool:
        """Whether enough cards are left that can be in the home list. The more there are, the more ways there are to
        fill the hand: so those with fewer ways are refused in proportion."""
        total = hiding.count()
        if hiding.loose == total:
            return True
        n: i64 = len(hiding.where)
        stay = total - n - hiding.hand
        left: i64 = 0
        i = n
        while i < total:
            left += hiding.held[cards[i] >> MOMENT_WIDTH]
            i += 1
        most = min(hiding.loose, total - n)
        while most > left:
            if rng.below(most) >= most - stay:
                return False
            most -= 1
        return left >= stay

    def fill_hand(self, hiding: Hiding, cards: vec[i64], n: i64, rng: Rng) -> None:
        """Choose the cards of a hand among those from the n-th on: first all that can be nowhere else."""
        total = hiding.count()
        end = n + hiding.hand
        at = n
        if hiding.loose < total:
            i = n
            while i < total and at < end:
                if hiding.held[cards[i] >> MOMENT_WIDTH] == 0:
                    exchange(cards, at, i)
                    at += 1
                i += 1
        while at < end:
            exchange(cards, at, at + rng.below(total - at))
            at += 1

    def agents_in(self, cards: vec[i64], start: i64, n: i64) -> i64:
        found: i64 = 0
        i: i64 = start
        while i < start + n:
            if is_agent(self.box, cards[i] >> MOMENT_WIDTH):
                found += 1
            i += 1
        return found

    def picked_with_care(self, hiding: Hiding, rng: Rng) -> vec[i64]:
        """The same when chance has not found a way: cards that cannot stay at home are preferred everywhere, and agents
        in the hand as far as they are wanted. This finds a way if there is one."""
        cards = hiding.cards[:]
        n: i64 = len(hiding.where)
        agents: i64 = 0
        while agents < hiding.count() and is_agent(self.box, cards[agents] >> MOMENT_WIDTH):
            agents += 1
        i: i64 = 0
        while i < n + hiding.wanted:
            reach = hiding.reach[i] if i < n else agents
            pick = i + rng.below(reach - i)
            j = i
            while j < reach:
                if hiding.held[cards[j] >> MOMENT_WIDTH] == 0:
                    pick = j
                    break
                j += 1
            exchange(cards, i, pick)
            i += 1
        # the wanted agents are of the hand already
        end = n + hiding.hand
        j = i
        while j < hiding.count() and i < end:
            if hiding.held[cards[j] >> MOMENT_WIDTH] == 0:
                exchange(cards, i, j)
                i += 1
            j += 1
        while i < end:
            exchange(cards, i, i + rng.below(hiding.count() - i))
            i += 1
        return cards

    def muster(self, cells: vec[i64], rng: Rng) -> None:
        """One of the militia cards that lie nowhere is in its player's hand."""
        left = self.militia.count() - len(self.militia.where)
        nth = rng.below(left)
        card = cells[MILITIA]
        while nth:
            card = next_card(cells, card)
            nth -= 1
        take_card(cells, MILITIA, card)
        cells[MUSTERED] = card

    def deal_objectives(self, cells: vec[i64], rng: Rng) -> None:
        left = self.objectives[:]
        top: i64 = 0
        n: i64 = len(left)
        for dealt in self.dealt:
            hand = dealt.known[:]
            while len(hand) < OBJECTIVES_DEALT:
                exchange(left, top, top + rng.below(n - top))
                hand = append(hand, left[top])
                top += 1
            sort_up(hand)
            kept: i64 = 0
            i: i64 = 0
            while i < OBJECTIVES_DEALT:
                cells[DEALT + OBJECTIVES_DEALT * dealt.seat + i] = hand[i]
                if hand[i] in dealt.known:
                    kept |= i64(1) << i
                i += 1
            if dealt.secret:
                one = rng.below(OBJECTIVES_DEALT)
                other = rng.below(OBJECTIVES_DEALT - 1)
                if other >= one:
                    other += 1
                kept = i64(1) << one | i64(1) << other
            cells[KEPT + dealt.seat] = kept

    # --- preparing ---

    def hiding_of(self, seen: Seen, owner: i64) -> Hiding:
        box = self.box
        hiding = Hiding(DECK + owner)
        slots = [shown for shown in seen.beside if shown.card == UNKNOWN and shown.marks & OWNER == owner]
        known_agents: i64 = 0
        for shown in seen.hands:
            if shown.where == HAND + owner:
                if known_by(shown.marks) or (shown.card > 0 and is_agent(box, shown.card)):
                    known_agents += 1
                if shown.card == UNKNOWN and known_by(shown.marks):
                    slots.append(shown)  # it was seen beside a stake, so it is an agent
                elif shown.card == UNKNOWN:
                    hiding.hand += 1
        self.set_places(hiding, seen.hiding[owner], slots)
        hiding.held = vec[i64]([i64(0)] * (box.playing + 1))
        for item in seen.hiding[owner]:
            if item & TWELVE == self.row[DECK_GROUP + owner]:
                hiding.held[item >> MOMENT_WIDTH] = 1
                hiding.loose += 1
        hiding.wanted = min(hiding.hand, max(i64(0), self.agents_needed(owner) - known_agents))
        return hiding

    def agents_needed(self, owner: i64) -> i64:
        """A player who is choosing which agent to smuggle where holds an agent, or two if there is only one stake."""
        cells = self.row
        if cells[STEP] != EFFECT or cells[ACTIVE] != owner or self.box.effect[cells[PLAYED]] != SMUGGLE_AGENT:
            return 0
        stakes: i64 = 0
        pile: i64 = 0
        while pile < self.box.piles:
            if cells[STAKE + pile]:
                stakes += 1
            pile += 1
        return 1 if stakes > 1 else 2

    def hiding_militia(self, seen: Seen) -> Hiding:
        hiding = Hiding(MILITIA)
        slots = [shown for shown in seen.beside if shown.card == MILITIA_BACK]
        cards = vec[i64]()
        for item in seen.militia:
            if item >> MOMENT_WIDTH == seen.mustered:
                self.row[MUSTERED] = seen.mustered
                self.row[mark(self.box, seen.mustered)] = (item & TWELVE) << GROUP
            else:
                cards = append(cards, item)
        self.set_places(hiding, cards, slots)
        hiding.loose = hiding.count()
        return hiding

    def set_places(self, hiding: Hiding, items: vec[i64], slots: list[Shown]) -> None:
        """Lay all cards in hiding into their home list, and note the places for agents."""
        box = self.box
        fit: list[tuple[int, int]] = []
        others: list[int] = []
        for item in items:
            card = item >> MOMENT_WIDTH
            insert_card(self.row, hiding.home, card)
            self.row[mark(box, card)] = (item & TWELVE) << GROUP
            if hiding.home == MILITIA or is_agent(box, card):
                fit.append((item & TWELVE, item))
            else:
                others.append(item)
        fit.sort()
        for _, number in fit:
            hiding.cards = append(hiding.cards, i64(number))
        for number in others:
            hiding.cards = append(hiding.cards, i64(number))
        order = sorted([(placed(shown), at) for at, shown in enumerate(slots)])
        for moment, at in order:
            reach: i64 = 0
            while reach < len(fit) and fit[reach][0] <= moment:
                reach += 1
            hiding.where = append(hiding.where, slots[at].where)
            hiding.marks = append(hiding.marks, slots[at].marks)
            hiding.reach = append(hiding.reach, reach)
            if reach < len(hiding.reach):
                raise ValueError(CANNOT_BE)
        if len(slots) + hiding.hand > hiding.count():
            raise ValueError(CANNOT_BE)

    def find_objectives(self, seen: Seen) -> None:
        """Of the objectives, what is known and what must be dealt."""
        cells = self.row
        box = self.box
        taken: list[int] = []
        for seat, known in enumerate(seen.objectives):
            taken += known
            if seat == seen.seat:
                for i, card in enumerate(known):
                    cells[DEALT + OBJECTIVES_DEALT * seat + i] = card
                cells[KEPT + seat] = seen.kept[seat]
            elif cells[STEP] > DEAL_OBJECTIVES or (cells[STEP] == DEAL_OBJECTIVES and seat < cells[SUBJECT]):
                those = vec[i64]([i64(card) for card in known])
                self.dealt.append(Objectives(seat, those, seen.kept[seat] < 0))
        for number in range(box.first_objective, box.first_objective + box.objectives):
            if number not in taken:
                self.objectives = append(self.objectives, i64(number))
        needed = sum([OBJECTIVES_DEALT - len(dealt.known) for dealt in self.dealt])
        if needed > len(self.objectives):
            raise ValueError(CANNOT_BE)

    def put_question(self) -> None:
        """Make the options of an effect that waits for a choice, if they are the same in all worlds."""
        self.asked = True
        cells = self.row
        if cells[CHANCE] or cells[WINNERS] or cells[STEP] != EFFECT:
            return
        if cells[ACTIVE] != self.seat:
            self.asks_rival = True
            return
        s = Cadwallon(self.box, cells)
        self.deal(s, Rng(0))
        run(s)
        self.options = s.options


@mypyc_attr(acyclic=True)
class Objectives:
    """What is known of the objectives dealt to a rival."""

    def __init__(self, seat: i64, known: vec[i64], secret: bool) -> None:
        self.seat = seat
        self.known = known
        self.secret = secret
        """Whether two are kept that the viewer does not know."""


def resample(seen: Seen, rng: Rng) -> Cadwallon:
    """A state that looks the same to the viewer, with all that it cannot know drawn at random."""
    return CadwallonWorlds(seen).imagine(rng)


def locate(seen: Seen) -> None:
    """ValueError if a card lies in two places."""
    rows = [[int(card) for card in seen.open if card]]
    rows += [[int(item >> MOMENT_WIDTH) for item in row] for row in seen.hiding]
    rows.append([int(item >> MOMENT_WIDTH) for item in seen.militia])
    rows.append([int(shown.card) for shown in seen.beside + seen.hands + seen.deck if shown.card > 0])
    located = [False] * (seen.box.cards + 1)
    for row in rows:
        for card in row:
            if located[card]:
                raise ValueError(CANNOT_BE)
            located[card] = True


def exchange(cards: vec[i64], i: i64, j: i64) -> None:
    card = cards[i]
    cards[i] = cards[j]
    cards[j] = card


def placed(slot: Shown) -> i64:
    return slot.marks >> PLACED if slot.marks & DOWN else ANY_TIME


def known_cells(seen: Seen) -> vec[i64]:
    """The cells of a state in which only known cards lie anywhere."""
    box = seen.box
    cells = blank(box).cells
    those = open_cells(box)
    i: i64 = 0
    while i < len(those):
        cells[those[i]] = seen.cells[i]
        i += 1
    i = 0
    while i < len(seen.sighted):
        cells[sighted(box, seen.sighted[i])] = seen.sighted[i + 1]
        i += 2
    i = 0
    for where in open_lists(box):
        while seen.open[i]:
            if where >= BURIED:
                add_card(cells, where, seen.open[i])
            else:
                insert_card(cells, where, seen.open[i])
            i += 1
        i += 1
    for row in (seen.beside, seen.hands, seen.deck):
        for shown in row:
            if shown.card > 0:
                cells[mark(box, shown.card)] = shown.marks
                insert_card(cells, shown.where, shown.card)
    return cells


def lay_unseen(s: State) -> None:
    """The stakes that lie nowhere else are those nobody has seen."""
    box = s.box
    cells = s.cells
    located = [False] * (box.cards + 1)
    lists = [first + seat for first in (HAND, DECK, RESOURCE, REMOVED) for seat in range(box.seats)]
    for where in lists + [first + pile for first in (BESIDE, BURIED) for pile in range(box.piles)]:
        card = cells[where]
        while card:
            located[card] = True
            card = next_card(cells, card)
    for cell in [PLAYED, WON] + [STAKE + pile for pile in range(box.piles)]:
        located[cells[cell]] = True
    for stake in range(box.playing, 0, -1):
        if box.stake[stake] and not located[stake]:
            insert_card(cells, UNSEEN, stake)
