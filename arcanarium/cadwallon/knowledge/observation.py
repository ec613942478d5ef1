"""What a seat may know, and a full state that agrees with it.

An observation names what is shown: all that lies open, its own cards, and of a card that a rival hides only that it is
there, and who has looked at it. Which of a rival's cards are in hiding is known too, and when each went there (see
memory.py); which of them lies where is what resampling draws at random.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from arcanarium.cadwallon.rules.game_state import Cadwallon
from arcanarium.cadwallon.rules.machine import run
from arcanarium.cadwallon.rules.setup import objectives_left
from arcanarium.cadwallon.state.box import MILITIA_CARD, SMUGGLE_AGENT, Box, is_agent
from arcanarium.cadwallon.state.layout import (
    ACTIVE,
    BESIDE,
    BURIED,
    DEAL_OBJECTIVES,
    DEALT,
    DECK,
    DECK_GROUP,
    DECK_SIZE,
    DOWN,
    DRAWS,
    EFFECT,
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
    MILITIA,
    MUSTERED,
    OWNER,
    PHASE,
    PLACED,
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
    UNSEEN,
    WINNER,
    WON,
    blank,
    mark,
    sighted,
)
from arcanarium.cadwallon.state.memory import group_of, known_by
from arcanarium.cadwallon.state.piles import add_card, cards_in, insert_card
from arcanarium.core.rng import Rng
from arcanarium.engine.cells import CHANCE, OWING, REVEALS, ROUND, WINNERS

TABLE_CELLS = (
    STEP, PHASE, ROUND, FIRST, ACTIVE, OWING, CHANCE, SUBJECT, PLAYED, WINNER, WON, RESOLVED, LAST, IDLE, STAKES_WON,
    STAMP, WINNERS, REVEALS, JUBILEE,
)
SEAT_CELLS = (GUILD, HAND_SIZE, DECK_SIZE, DRAWS, RESHUFFLED, DECK_GROUP, SCORE)
PILE_CELLS = (STAKE, HIDDEN)
SPECTATOR = 4
"""The place of the spectators among those who know a card."""
UNKNOWN = 0
MILITIA_BACK = -1
"""A card that is not known, but that it is militia: its back says so."""
ANY_TIME = TWELVE
TRIES = 12


class Shown(NamedTuple):
    """A card as the viewer sees it: its number or UNKNOWN or MILITIA_BACK, and its marks as far as they are known."""

    where: int
    card: int
    marks: int


@dataclass(eq=False, slots=True)
class Seen:
    """Everything that one seat may know; seat -1 is a spectator."""

    seat: int
    box: Box
    cells: dict[int, int]
    """The cells that are open to all, by number."""
    open_cards: tuple[Shown, ...]
    """Stakes under piles, resource decks, cards under base cards."""
    beside: tuple[Shown, ...]
    hands: tuple[Shown, ...]
    deck: tuple[Shown, ...]
    """The main deck of the viewer, in no order."""
    hiding: tuple[tuple[tuple[int, int], ...], ...]
    """For each seat its cards that the viewer cannot place, with the moment each went into hiding."""
    militia: tuple[tuple[int, int], ...]
    """The militia cards that the viewer cannot place, with the moment each went into hiding."""
    sighted: tuple[tuple[int, int], ...]
    """Where cards were turned up lately."""
    mustered: int
    objectives: tuple[tuple[int, ...], ...]
    """For each seat the objectives that the viewer knows to be dealt to it."""
    kept: tuple[int, ...]
    """For each seat which objectives dealt to it are kept: a mask, or -1 for two that the viewer does not know."""

    def to_bytes(self) -> bytes:
        open_cells = sorted(self.cells.items())
        return repr((
            self.seat, open_cells, self.open_cards, self.beside, self.hands, self.deck, self.hiding, self.militia,
            self.sighted, self.mustered, self.objectives, self.kept,
        )).encode()


def open_cells(box: Box) -> list[int]:
    return [
        *TABLE_CELLS,
        *(first + seat for first in SEAT_CELLS for seat in range(box.seats)),
        *(first + pile for first in PILE_CELLS for pile in range(box.piles)),
    ]


def observe(s: Cadwallon, seat: int) -> Seen:
    box, cells = s.box, s.cells
    seats, piles = range(box.seats), range(box.piles)
    hiding: list[list[tuple[int, int]]] = [[] for _ in seats]
    militia = [(card, group_of(cells[mark(box, card)])) for card in cards_in(cells, MILITIA)]
    eye = seat if seat >= 0 else SPECTATOR

    def shown(where: int, card: int, owner: int) -> Shown:
        """A card that its owner may hide, as the viewer sees it."""
        marks = cells[mark(box, card)]
        in_hand = where < BESIDE
        if owner == seat or (not in_hand and marks & DOWN == 0) or known_by(marks) >> eye & 1:
            return Shown(where, card, marks)
        of_militia = box.kind[card] == MILITIA_CARD
        (militia if of_militia else hiding[owner]).append((card, group_of(marks)))
        return Shown(where, MILITIA_BACK if of_militia else UNKNOWN, marks & ~(TWELVE << GROUP))

    beside = sorted(
        shown(BESIDE + pile, card, cells[mark(box, card)] & OWNER)
        for pile in piles for card in cards_in(cells, BESIDE + pile)
    )
    hands = sorted(shown(HAND + owner, card, owner) for owner in seats for card in cards_in(cells, HAND + owner))
    for owner in seats:
        if owner != seat:
            hiding[owner] += [(card, group_of(cells[mark(box, card)])) for card in cards_in(cells, DECK + owner)]
    own_deck = cards_in(cells, DECK + seat) if seat >= 0 else ()
    mustered = cells[MUSTERED]
    if mustered:
        militia.append((mustered, group_of(cells[mark(box, mustered)])))
        if cells[ACTIVE] != seat:
            mustered = MILITIA_BACK
    lists = [*(RESOURCE + i for i in seats), *(REMOVED + i for i in seats), *(BURIED + i for i in piles)]
    dealt = [tuple(cells[DEALT + 4 * i + j] for j in range(4)) for i in seats]
    over = cells[WINNERS] != 0
    objectives: list[tuple[int, ...]] = []
    kept: list[int] = []
    for i in seats:
        if i == seat:
            objectives.append(dealt[i])
            kept.append(cells[KEPT + i])
        elif over:
            objectives.append(tuple(card for j, card in enumerate(dealt[i]) if cells[KEPT + i] >> j & 1))
            kept.append((1 << len(objectives[-1])) - 1)
        else:
            objectives.append(())
            kept.append(-(cells[KEPT + i] != 0))
    return Seen(
        seat, box, {cell: cells[cell] for cell in open_cells(box)},
        tuple(Shown(where, card, 0) for where in lists for card in cards_in(cells, where)),
        tuple(beside), tuple(hands), tuple(Shown(DECK + seat, card, cells[mark(box, card)]) for card in own_deck),
        tuple(tuple(sorted(cards)) for cards in hiding), tuple(sorted(militia)),
        tuple((card, cells[sighted(box, card)]) for card in range(1, box.playing + 1) if cells[sighted(box, card)]),
        mustered,
        tuple(objectives), tuple(kept),
    )


# --- resampling ---

def resample(seen: Seen, rng: Rng) -> Cadwallon:
    """A state that looks the same to the viewer, with all that it cannot know drawn at random."""
    box = seen.box
    s = Cadwallon(box, blank(box).cells)
    cells = s.cells
    for cell, value in seen.cells.items():
        cells[cell] = value
    for card, where in seen.sighted:
        cells[sighted(box, card)] = where
    for shown in seen.open_cards:
        (add_card if shown.where >= BURIED else insert_card)(cells, shown.where, shown.card)
    for shown in (*seen.beside, *seen.hands, *seen.deck):
        if shown.card > 0:
            put(s, shown, shown.card, shown.marks)
    for owner in range(box.seats):
        if seen.hiding[owner]:
            hide_cards(s, seen, owner, rng)
    hide_militia(s, seen, rng)
    hide_objectives(s, seen, rng)
    lay_unseen(s)
    if cells[CHANCE] == 0:
        reveals = cells[REVEALS]
        run(s)  # stops at the same decision, and finds again what an effect offers
        cells[REVEALS] = reveals
    return s


def put(s: Cadwallon, shown: Shown, card: int, marks: int) -> None:
    s.cells[mark(s.box, card)] = marks
    insert_card(s.cells, shown.where, card)


def shuffled(items: Sequence[tuple[int, int]], rng: Rng) -> list[tuple[int, int]]:
    left = list(items)
    return [left.pop(rng.below(len(left))) for _ in range(len(left))]


def hide_cards(s: Cadwallon, seen: Seen, owner: int, rng: Rng) -> None:
    """Deal a player's hidden cards to where cards of that player are hidden: face down, in hand, in the main deck."""
    box, cells = s.box, s.cells
    slots = [shown for shown in seen.beside if shown.card == UNKNOWN and shown.marks & OWNER == owner]
    in_hand = [shown for shown in seen.hands if shown.card == UNKNOWN and shown.where == HAND + owner]
    wanted = agents_wanted(s, seen, owner)
    slots += [shown for shown in in_hand if known_by(shown.marks)]  # it was seen beside a stake, so it is an agent
    unseen_hand = [shown for shown in in_hand if not known_by(shown.marks)]
    slots, unseen_hand = slots + unseen_hand[:wanted], unseen_hand[wanted:]
    deck_group = cells[DECK_GROUP + owner]

    def fits(slot: Shown, card: int, group: int) -> bool:
        return is_agent(box, card) and group <= placed(slot)

    def possible(rest: list[tuple[int, int]]) -> bool:
        return sum(group != deck_group for _, group in rest) <= len(unseen_hand)

    chosen = fill(slots, seen.hiding[owner], fits, possible, rng)
    rest = shuffled([item for item in seen.hiding[owner] if item not in chosen], rng)
    rest.sort(key=lambda item: item[1] == deck_group)  # what cannot be in the deck is in the hand
    for slot, (card, group) in zip([*slots, *unseen_hand], [*chosen, *rest], strict=False):
        put(s, slot, card, slot.marks | group << GROUP)
    for card, group in rest[len(unseen_hand) :]:
        put(s, Shown(DECK + owner, card, 0), card, group << GROUP)


def placed(slot: Shown) -> int:
    return slot.marks >> PLACED if slot.marks & DOWN else ANY_TIME


def agents_wanted(s: Cadwallon, seen: Seen, owner: int) -> int:
    """A player who is choosing which agent to smuggle where holds an agent, or two if there is only one stake."""
    cells, box = s.cells, s.box
    if not (cells[STEP] == EFFECT and cells[ACTIVE] == owner and box.effect[cells[PLAYED]] == SMUGGLE_AGENT):
        return 0
    piles = sum(cells[STAKE + pile] != 0 for pile in range(box.piles))
    hand = [shown for shown in seen.hands if shown.where == HAND + owner]
    known = sum((shown.card > 0 and is_agent(box, shown.card)) or known_by(shown.marks) != 0 for shown in hand)
    return max(0, (1 if piles > 1 else 2) - known)


def fill(
    slots: Sequence[Shown], pool: Sequence[tuple[int, int]], fits: Callable[[Shown, int, int], bool],
    possible: Callable[[list[tuple[int, int]]], bool], rng: Rng,
) -> list[tuple[int, int]]:
    """Draw one card of the pool for each slot: each fits its slot and leaves cards that fit the other slots."""
    for _ in range(TRIES):
        mixed = shuffled(pool, rng)
        if all(fits(slot, *item) for slot, item in zip(slots, mixed, strict=False)) and possible(mixed[len(slots) :]):
            return mixed[: len(slots)]
    found = search(sorted(slots, key=placed), shuffled(pool, rng), fits, possible)
    assert found is not None, "what is seen cannot be"
    by_slot = dict(zip(sorted(range(len(slots)), key=lambda i: placed(slots[i])), found, strict=True))
    return [by_slot[i] for i in range(len(slots))]


def search(
    slots: Sequence[Shown], pool: list[tuple[int, int]], fits: Callable[[Shown, int, int], bool],
    possible: Callable[[list[tuple[int, int]]], bool],
) -> list[tuple[int, int]] | None:
    """Fill the slots by trying one card after the other: this finds a way if there is one."""
    if not slots:
        return [] if possible(pool) else None
    for i, item in enumerate(pool):
        if fits(slots[0], *item):
            rest = search(slots[1:], pool[:i] + pool[i + 1 :], fits, possible)
            if rest is not None:
                return [item, *rest]
    return None


def hide_militia(s: Cadwallon, seen: Seen, rng: Rng) -> None:
    slots = [shown for shown in seen.beside if shown.card == MILITIA_BACK]
    pool = list(seen.militia)
    if seen.mustered > 0:
        pool = [item for item in pool if item[0] != seen.mustered]
        group = dict(seen.militia)[seen.mustered]
        s.cells[MUSTERED] = seen.mustered
        s.cells[mark(s.box, seen.mustered)] = group << GROUP
    chosen = fill(slots, pool, lambda slot, _, group: group <= placed(slot), lambda _: True, rng)
    rest = shuffled([item for item in pool if item not in chosen], rng)
    for slot, (card, group) in zip(slots, chosen, strict=True):
        put(s, slot, card, slot.marks | group << GROUP)
    if seen.mustered == MILITIA_BACK:
        card, group = rest.pop()
        s.cells[MUSTERED] = card
        s.cells[mark(s.box, card)] = group << GROUP
    for card, group in rest:
        put(s, Shown(MILITIA, card, 0), card, group << GROUP)


def hide_objectives(s: Cadwallon, seen: Seen, rng: Rng) -> None:
    """Deal the rivals four objectives each, of those the viewer does not know to be elsewhere."""
    cells, box = s.cells, s.box
    if not box.with_objectives:
        return
    for seat in range(box.seats):
        for i, card in enumerate(seen.objectives[seat]):
            cells[DEALT + 4 * seat + i] = card
    unknown = [card for card, _ in shuffled([(card, 0) for card in objectives_left(s)], rng)]
    for seat in range(box.seats):
        known = [card for card in seen.objectives[seat] if card]
        if seat == seen.seat:
            cells[KEPT + seat] = seen.kept[seat]
            continue
        if cells[STEP] < DEAL_OBJECTIVES or (cells[STEP] == DEAL_OBJECTIVES and seat >= cells[SUBJECT]):
            continue  # not yet dealt
        dealt = sorted([*known, *(unknown.pop() for _ in range(4 - len(known)))])
        for i, card in enumerate(dealt):
            cells[DEALT + 4 * seat + i] = card
        if seen.kept[seat] > 0:
            cells[KEPT + seat] = sum(1 << i for i, card in enumerate(dealt) if card in known)
        elif seen.kept[seat] < 0:
            two = rng.below(4), rng.below(3)
            cells[KEPT + seat] = 1 << two[0] | 1 << (two[1] + (two[1] >= two[0]))


def lay_unseen(s: Cadwallon) -> None:
    """The stakes that lie nowhere else are those nobody has seen."""
    box, cells = s.box, s.cells
    lists = [first + i for first in (HAND, DECK, RESOURCE, REMOVED) for i in range(box.seats)]
    lists += [first + i for first in (BESIDE, BURIED) for i in range(box.piles)]
    placed_cards = {card for where in lists for card in cards_in(cells, where)}
    placed_cards.update(cells[STAKE + pile] for pile in range(box.piles))
    placed_cards.update((cells[PLAYED], cells[WON]))
    for card in range(1, box.playing + 1):
        if box.stake[card] and card not in placed_cards:
            insert_card(cells, UNSEEN, card)


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
    unknown = [shown.card for shown in (*seen.beside, *seen.hands)]
    varies = {
        "hands": UNKNOWN in [shown.card for shown in seen.hands],
        "decks": any(seen.hiding) and UNKNOWN in unknown,
        "face down": UNKNOWN in [shown.card for shown in seen.beside],
        "militia": MILITIA_BACK in (*unknown, seen.mustered),
        "objectives": any(cells[DEALT + 4 * seat] for seat in rivals),
    }
    return {name: str(part) for name, part in parts.items() if varies[name]}
