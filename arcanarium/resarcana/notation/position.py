"""Positions as text: everything in a state, a line for each thing, to be read by people and read back by reading.py.

A position written by hand may leave out what it does not care about. `step: turn` (or collect, check) then says where
the round stands; without `memory` lines each player knows the own hand and which cards the own deck holds.
"""
from __future__ import annotations

from arcanarium.core.record import SEATS
from arcanarium.engine.cells import CHANCE, OWING, REVEALS, ROUND, WINNERS
from arcanarium.engine.position import write_head
from arcanarium.resarcana.notation.codec import write_pool, write_seats
from arcanarium.resarcana.state import ops
from arcanarium.resarcana.state.edition import Edition
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
    DRAFTED,
    EXACT,
    EXTRA,
    FIVE,
    FRAME,
    FRAMES,
    GAME,
    GROUP,
    GROUPS,
    HAND,
    IN_TURN,
    ITEMS,
    LEFT,
    LOOKED,
    MAGES,
    MONUMENTS,
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
    TURNED,
    WHO,
    WINS,
    State,
    X,
    essences_on,
    is_turned,
    mark_of,
)
from arcanarium.resarcana.state.piles import cards_in

DEALS = {
    ops.DEAL_FIRST: "first", ops.DEAL_PLACES: "places", ops.DEAL_MONUMENTS: "monuments", ops.DEAL_MAGES: "mages",
    ops.DEAL_ARTIFACTS: "artifacts", ops.DEAL_STARTERS: "starters", ops.DEAL_PACKETS: "packets", ops.SHUFFLE: "shuffle",
    ops.SHUFFLE_DECKS: "deck", ops.DEAL_START_MAGES: "starting mages", ops.DEAL_START_HANDS: "starting hands",
    ops.DEAL_FACE_DOWN: "face down",
}
"""What a deal that is owed is called."""
NUMBERS = {"round": ROUND, "game": GAME, "order": IN_TURN, "half": DRAFT_HALF, "reveals": REVEALS, "groups": GROUPS}
ONE_SEAT = {"token": TOKEN, "active": ACTIVE, "starter": STARTER, "chooser": CHOOSER, "checker": CHECKER}
SEAT_SETS = {"passed": PASSED, "owing": OWING, "winners": WINNERS}
PILES = {"monuments": MONUMENTS, "shown": SHOWN, "places": PLACES, "items": ITEMS, "scrolls": SCROLLS,
         "looked": LOOKED, "arranged": ARRANGED, "draft": POOL_OF_CARDS}
SEAT_PILES = {"play": PLAY, "hand": HAND, "deck": DECK, "discards": DISCARDS, "mages": MAGES, "packet": PACKET,
              "aside": ASIDE}
SEAT_NUMBERS = {"collecting": COLLECT_STEP, "taken": TAKEN, "settled": SETTLED, "decided": DECIDED, "extra": EXTRA,
                "score": SCORE, "wins": WINS}
SEAT_POOLS = {"pool": POOL, "collected": COLLECTED}
KINDS_IN = {"monuments": ("monument",), "shown": ("monument",), "places": ("place",), "items": ("item",),
            "scrolls": ("scroll",), "hand": ("artifact",), "deck": ("artifact",), "discards": ("artifact",),
            "mages": ("mage",),
            "packet": ("artifact",), "aside": ("artifact",), "draft": ("artifact",), "looked": ("artifact", "monument"),
            "arranged": ("artifact", "monument"), "play": ("mage", "artifact", "monument", "place", "item", "scroll")}

def write_position(s: State, edition: Edition) -> str:
    cells = s.cells
    seats = range(s.box.seats)
    lines = write_head(edition.config, "sets", "variant", "seats")
    lines += [f"{name}: {cells[cell]}" for name, cell in NUMBERS.items() if cells[cell]]
    lines += [f"{name}: {SEATS[cells[cell]]}" for name, cell in ONE_SEAT.items() if cells[cell] >= 0]
    lines += [f"{name}: {write_seats(cells[cell])}" for name, cell in SEAT_SETS.items() if cells[cell]]
    lines += [f"chance: {DEALS[cells[CHANCE]]}"] if cells[CHANCE] else []
    lines += [f"{name}: {write_pile(s, edition, pile)}" for name, pile in PILES.items() if cells[pile]]
    for seat in seats:
        lines += [f"{SEATS[seat]} {name}: {write_pool(cells[cell + seat])}"
                  for name, cell in SEAT_POOLS.items() if cells[cell + seat] or cell == POOL]
        lines += [f"{SEATS[seat]} {name}: {write_pile(s, edition, pile + seat)}"
                  for name, pile in SEAT_PILES.items() if cells[pile + seat]]
        lines += [f"{SEATS[seat]} {name}: {cells[cell + seat]}"
                  for name, cell in SEAT_NUMBERS.items() if cells[cell + seat]]
        if cells[CHOICE + seat]:
            lines.append(f"{SEATS[seat]} choice: {edition.codec.card(cells[CHOICE + seat]).name}")
    lines += [f"memory: {memory}" for card in range(1, s.box.cards + 1) if (memory := write_memory(s, edition, card))]
    lines += [f"pending: {write_frame(s, edition, FRAMES + i * FRAME)}" for i in range(cells[DEPTH])]
    return "\n".join(lines) + "\n"


def write_pile(s: State, edition: Edition, pile: int) -> str:
    parts = []
    for card in cards_in(s.cells, pile):
        turned = " (turned)" if is_turned(s.cells, card) else ""
        lying = essences_on(s.cells, card)
        parts.append(edition.codec.card(card).name + turned + (f" [{write_pool(lying)}]" if lying else ""))
    return ", ".join(parts)


def write_memory(s: State, edition: Edition, card: int) -> str:
    """Who knows a hidden card to be in its group, who knows where it is, the group, and its place in a draft."""
    marks = mark_of(s.cells, card) & ~TURNED
    if not marks:
        return ""
    draft = marks >> DRAFTED & 127
    seen, exact = (write_seats(marks >> bit & FIVE) for bit in (SEEN, EXACT))
    parts = [edition.codec.card(card).name, f"seen {seen}", f"exact {exact}", f"group {marks >> GROUP & SIXTEEN}"]
    parts += [f"draft {draft & 15} {draft >> 4}"] if draft else []
    parts += [f"owner {SEATS[(marks >> OWNER) - 1]}"] if marks >> OWNER else []
    return ", ".join(part.strip() for part in parts)


def write_frame(s: State, edition: Edition, f: int) -> str:
    cells = s.cells
    program = edition.step_name(cells[f + PC])
    parts = [program, f"for {SEATS[cells[f + WHO]]}"]
    if cells[f + CARD]:
        parts.append(f"card {edition.codec.card(cells[f + CARD]).name}")
    if program.startswith("life loss"):
        parts.append(f"by {edition.step_name(cells[f + X] & SIXTEEN)}")
        parts.append(f"hits {write_seats(cells[f + X] >> 16)}")
    elif cells[f + X]:
        parts.append(f"x {cells[f + X]}")
    if cells[f + PAID]:
        parts.append(f"paid {write_pool(cells[f + PAID])}")
    if cells[f + LEFT] != -1:
        parts.append(f"left {cells[f + LEFT]}")
    return ", ".join(parts)
