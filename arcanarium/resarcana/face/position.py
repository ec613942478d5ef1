"""Positions as text: everything in a state, a line for each thing, to be read by people and read back.

A position written by hand may leave out what it does not care about. `step: turn` (or collect, check) then says where
the round stands; without `memory` lines each player knows the own hand and which cards the own deck holds.
"""
from __future__ import annotations

import re
from bisect import bisect_right

from arcanarium.core.errors import ArcanariumError, PositionError
from arcanarium.engine.cells import CHANCE, OWING, REVEALS, ROUND, WINNERS
from arcanarium.resarcana.face.codec import SEATS, read_pool, write_pool
from arcanarium.resarcana.knowledge.observation import refreshed
from arcanarium.resarcana.rules.game_state import ResArcana
from arcanarium.resarcana.rules.machine import run
from arcanarium.resarcana.state import ops
from arcanarium.resarcana.state.edition import Edition
from arcanarium.resarcana.state.essences import MOST
from arcanarium.resarcana.state.layout import (
    ACTIVE,
    ARRANGED,
    ASIDE,
    CARD,
    CHECKER,
    CHOICE,
    CHOOSER,
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
    MAX_DEPTH,
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
    STEP,
    TAKEN,
    TOKEN,
    TURNED,
    WHO,
    WINS,
    State,
    X,
    blank,
    essences_on,
    is_turned,
    mark_cell,
    mark_of,
    on_cell,
)
from arcanarium.resarcana.state.piles import add_card, cards_in

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
SEAT_NUMBERS = {"collecting": STEP, "taken": TAKEN, "settled": SETTLED, "decided": DECIDED, "extra": EXTRA,
                "score": SCORE, "wins": WINS}
SEAT_POOLS = {"pool": POOL, "collected": COLLECTED}
KINDS_IN = {"monuments": ("monument",), "shown": ("monument",), "places": ("place",), "items": ("item",),
            "scrolls": ("scroll",), "hand": ("artifact",), "deck": ("artifact",), "discards": ("artifact",),
            "mages": ("mage",),
            "packet": ("artifact",), "aside": ("artifact",), "draft": ("artifact",), "looked": ("artifact", "monument"),
            "arranged": ("artifact", "monument"), "play": ("mage", "artifact", "monument", "place", "item", "scroll")}
WHOLE_GAMES = ("set-up", "rounds", "second game", "third game")
"""The programs that lie beneath all others."""
STEPS = {"collect": ops.COLLECT, "turn": ops.TAKE_TURN, "check": ops.CALL_CHECK}
CARD_TEXT = re.compile(r"(?P<name>[^\[\]()]+?)\s*(?P<turned>\(turned\))?\s*(?:\[(?P<on>[^\]]*)\])?")


# --- writing --------------------------------------------------------------------------------------------------------


def write_position(s: State, table: Edition) -> str:
    cells = s.cells
    seats = range(s.box.seats)
    lines = table.header()
    lines += [f"{name}: {cells[cell]}" for name, cell in NUMBERS.items() if cells[cell]]
    lines += [f"{name}: {SEATS[cells[cell]]}" for name, cell in ONE_SEAT.items() if cells[cell] >= 0]
    lines += [f"{name}: {write_seats(cells[cell])}" for name, cell in SEAT_SETS.items() if cells[cell]]
    lines += [f"chance: {DEALS[cells[CHANCE]]}"] if cells[CHANCE] else []
    lines += [f"{name}: {write_pile(s, table, pile)}" for name, pile in PILES.items() if cells[pile]]
    for seat in seats:
        lines += [f"{SEATS[seat]} {name}: {write_pool(cells[cell + seat])}"
                  for name, cell in SEAT_POOLS.items() if cells[cell + seat] or cell == POOL]
        lines += [f"{SEATS[seat]} {name}: {write_pile(s, table, pile + seat)}"
                  for name, pile in SEAT_PILES.items() if cells[pile + seat]]
        lines += [f"{SEATS[seat]} {name}: {cells[cell + seat]}"
                  for name, cell in SEAT_NUMBERS.items() if cells[cell + seat]]
        if cells[CHOICE + seat]:
            lines.append(f"{SEATS[seat]} choice: {table.codec.card(cells[CHOICE + seat]).name}")
    lines += [f"memory: {memory}" for card in range(1, s.box.cards + 1) if (memory := write_memory(s, table, card))]
    lines += [f"pending: {write_frame(s, table, FRAMES + i * FRAME)}" for i in range(cells[DEPTH])]
    return "\n".join(lines) + "\n"


def write_seats(mask: int) -> str:
    return " ".join(letter for seat, letter in enumerate(SEATS) if mask >> seat & 1)


def write_pile(s: State, table: Edition, pile: int) -> str:
    parts = []
    for card in cards_in(s.cells, pile):
        turned = " (turned)" if is_turned(s.cells, card) else ""
        lying = essences_on(s.cells, card)
        parts.append(table.codec.card(card).name + turned + (f" [{write_pool(lying)}]" if lying else ""))
    return ", ".join(parts)


def write_memory(s: State, table: Edition, card: int) -> str:
    """Who knows a hidden card to be in its group, who knows where it is, the group, and its place in a draft."""
    marks = mark_of(s.cells, card) & ~TURNED
    if not marks:
        return ""
    draft = marks >> DRAFTED & 127
    seen, exact = (write_seats(marks >> bit & FIVE) for bit in (SEEN, EXACT))
    parts = [table.codec.card(card).name, f"seen {seen}", f"exact {exact}", f"group {marks >> GROUP & SIXTEEN}"]
    parts += [f"draft {draft & 15} {draft >> 4}"] if draft else []
    parts += [f"owner {SEATS[(marks >> OWNER) - 1]}"] if marks >> OWNER else []
    return ", ".join(part.strip() for part in parts)


def write_frame(s: State, table: Edition, f: int) -> str:
    cells = s.cells
    program = write_pc(table, cells[f + PC])
    parts = [program, f"for {SEATS[cells[f + WHO]]}"]
    if cells[f + CARD]:
        parts.append(f"card {table.codec.card(cells[f + CARD]).name}")
    if program.startswith("life loss"):
        parts.append(f"by {write_pc(table, cells[f + X] & SIXTEEN)}")
        parts.append(f"hits {write_seats(cells[f + X] >> 16)}")
    elif cells[f + X]:
        parts.append(f"x {cells[f + X]}")
    if cells[f + PAID]:
        parts.append(f"paid {write_pool(cells[f + PAID])}")
    if cells[f + LEFT] != -1:
        parts.append(f"left {cells[f + LEFT]}")
    return ", ".join(parts)


def write_pc(table: Edition, pc: int) -> str:
    start = table.starts[bisect_right(table.starts, pc) - 1]
    return f"{table.programs[start]} +{pc - start}"


# --- reading --------------------------------------------------------------------------------------------------------


class Reader:
    """Reads the lines of one position into a state, and says what is wrong with the first bad one."""

    def __init__(self, table: Edition, source: str) -> None:
        self.table = table
        self.source = source
        self.line = 0
        self.state = blank(table.box)
        self.cells = self.state.cells
        self.lying: dict[int, str] = {}
        self.step = ""
        self.remembers = False
        self.frames = 0

    def bad(self, reason: str) -> PositionError:
        return PositionError(reason, self.source, self.line)

    def read(self, lines: list[tuple[int, str]]) -> ResArcana:
        self.cells[CHECKER] = -1
        for self.line, text in lines:
            key, colon, value = text.partition(":")
            if not colon:
                raise self.bad(f"“{text}”: a line is a name, a colon and a value")
            self.read_line(key.strip().casefold(), value.strip())
        self.line = 0
        return self.finish()

    def read_line(self, key: str, value: str) -> None:
        seat_letter, _, rest = key.partition(" ")
        if rest and len(seat_letter) == 1:
            self.read_seat_line(self.seat(seat_letter), rest, value)
        elif key in NUMBERS:
            self.cells[NUMBERS[key]] = self.number(value)
        elif key in ONE_SEAT:
            self.cells[ONE_SEAT[key]] = self.seat(value)
        elif key in SEAT_SETS:
            self.cells[SEAT_SETS[key]] = self.seat_set(value)
        elif key in PILES:
            self.pile(key, PILES[key], value)
        elif key == "chance" and value in DEALS.values():
            self.cells[CHANCE] = next(deal for deal, name in DEALS.items() if name == value)
        elif key == "memory":
            self.memory(value)
        elif key == "pending":
            self.pending(value)
        elif key == "step" and value in STEPS:
            self.step = value
        else:
            raise self.bad(f"“{key}: {value}” is no line of a position")

    def read_seat_line(self, seat: int, name: str, value: str) -> None:
        if name in SEAT_PILES:
            self.pile(name, SEAT_PILES[name] + seat, value)
        elif name in SEAT_POOLS:
            self.cells[SEAT_POOLS[name] + seat] = self.pool(value)
        elif name in SEAT_NUMBERS:
            self.cells[SEAT_NUMBERS[name] + seat] = self.number(value)
        elif name == "choice":
            self.cells[CHOICE + seat] = self.card(value)
        else:
            raise self.bad(f"a seat has no “{name}”; it has {', '.join([*SEAT_POOLS, *SEAT_PILES, *SEAT_NUMBERS])}")

    def number(self, text: str) -> int:
        if not re.fullmatch(r"-?\d{1,18}", text):
            raise self.bad(f"“{text}” is no number")
        return int(text)

    def seat(self, text: str) -> int:
        if len(text) != 1 or text.upper() not in SEATS[:self.table.box.seats]:
            raise self.bad(f"“{text}” is no seat; the seats are {', '.join(SEATS[:self.table.box.seats])}")
        return SEATS.index(text.upper())

    def seat_set(self, text: str) -> int:
        return sum({1 << self.seat(word) for word in text.split()})

    def pool(self, text: str) -> int:
        pool = read_pool(text)
        if pool is None:
            raise self.bad(f"“{text}” are no essences; write them like 2E1G, at most {MOST} of a kind")
        return pool

    def card(self, name: str) -> int:
        try:
            return self.table.codec.find(name.strip(), name.strip())
        except ArcanariumError as error:
            raise self.bad(str(error)) from None

    def pile(self, name: str, pile: int, value: str) -> None:
        for part in value.split(",") if value else []:
            found = CARD_TEXT.fullmatch(part.strip())
            if not found:
                raise self.bad(f"“{part.strip()}” is no card; write it like Vault (turned) [2G]")
            card = self.card(found["name"])
            record = self.table.codec.card(card)
            if card in self.lying:
                raise self.bad(f"{record.name} lies in two places: {self.lying[card]} and {name}")
            if record.kind not in KINDS_IN[name]:
                raise self.bad(f"{record.name} is a {record.kind} and cannot lie in {name}")
            if name != "play" and (found["turned"] or found["on"]):
                raise self.bad(f"only a component in play is turned or holds essences, not {record.name} in {name}")
            self.lying[card] = name
            add_card(self.cells, pile, card)
            self.cells[mark_cell(card)] |= TURNED if found["turned"] else 0
            self.cells[on_cell(card)] = self.pool(found["on"]) if found["on"] else 0

    def memory(self, value: str) -> None:
        self.remembers = True
        name, *parts = (part.strip() for part in value.split(","))
        card = self.card(name)
        marks = 0
        for part in parts:
            word, _, rest = part.partition(" ")
            if word in ("seen", "exact"):
                marks |= self.everyone(rest) << (SEEN if word == "seen" else EXACT)
            elif word == "group":
                marks |= (self.number(rest) & SIXTEEN) << GROUP
            elif word == "owner":
                marks |= (self.seat(rest) + 1) << OWNER
            elif word == "draft" and len(rest.split()) == 2:
                packet, stage = map(self.number, rest.split())
                marks |= (packet & 15 | (stage & 7) << 4) << DRAFTED
            else:
                raise self.bad(f"“{part}” is nothing one remembers of a card")
        self.cells[mark_cell(card)] |= marks

    def everyone(self, text: str) -> int:
        """Seats who know a card. All five letters stand for everyone, spectators included."""
        if any(letter not in SEATS for letter in text.split()):
            raise self.bad(f"“{text}” are no seats")
        return sum({1 << SEATS.index(letter) for letter in text.split()})

    def pending(self, value: str) -> None:
        if self.frames == MAX_DEPTH:
            raise self.bad("too many pending choices")
        f = FRAMES + self.frames * FRAME
        self.frames += 1
        self.cells[DEPTH] = self.frames
        program, *parts = (part.strip() for part in value.split(","))
        self.cells[f + PC] = self.pc(program)
        self.cells[f + LEFT] = -1
        for part in parts:
            word, _, rest = part.partition(" ")
            if word == "for":
                self.cells[f + WHO] = self.seat(rest)
            elif word == "card":
                self.cells[f + CARD] = self.card(rest)
            elif word == "x":
                self.cells[f + X] = self.number(rest)
            elif word == "by":
                self.cells[f + X] |= self.pc(rest)
            elif word == "hits":
                self.cells[f + X] |= self.seat_set(rest) << 16
            elif word == "paid":
                self.cells[f + PAID] = self.pool(rest)
            elif word == "left":
                self.cells[f + LEFT] = self.number(rest)
            else:
                raise self.bad(f"“{part}” says nothing about a pending choice")

    def pc(self, text: str) -> int:
        name, plus, offset = text.rpartition(" +")
        starts = [start for start, program in self.table.programs.items() if program == name]
        if not plus or not starts or not offset.isdecimal():
            raise self.bad(f"“{text}” is no step of a program such as “Hawk 2 +1” or “rounds +3”")
        ends = [start for start in self.table.starts if start > starts[0]]
        if starts[0] + int(offset) >= (ends[0] if ends else len(self.table.box.op)):
            raise self.bad(f"“{name}” has no step {offset}")
        return starts[0] + int(offset)

    # --- the whole ---

    def finish(self) -> ResArcana:
        """Fill in what a position written by hand leaves out, check that all fits together, and make the options."""
        cells = self.cells
        box = self.table.box
        check(self)
        if not self.remembers and not self.frames:
            self.usual_memory()
        if not self.frames and not cells[WINNERS]:
            cells[GAME] = cells[GAME] or 1
            self.at_step(STEPS[self.step or "turn"])
        s = ResArcana(box, cells)
        try:
            if self.frames:
                refreshed(s)
            elif not cells[WINNERS]:
                run(s)
            for seat in s.owing():
                if not s.legal(seat):
                    raise self.bad(f"{SEATS[seat]} owes a decision but has nothing to choose from")
        except (IndexError, RuntimeError, OverflowError):
            raise self.bad("the pending choices do not fit the rest of the position") from None
        return s

    def at_step(self, op: int) -> None:
        """One frame, at this step of the round."""
        cells = self.cells
        box = self.table.box
        pc = box.rounds
        while box.op[pc] != op:
            pc += 1
        cells[DEPTH] = 1
        cells[FRAMES + PC] = pc
        cells[FRAMES + WHO] = cells[ACTIVE]
        cells[FRAMES + LEFT] = -1

    def usual_memory(self) -> None:
        cells = self.cells
        box = self.table.box
        seats = box.seats
        for seat in range(seats):
            for pile, exact in ((HAND, 1), (DECK, 0)):
                for card in cards_in(cells, pile + seat):
                    cells[mark_cell(card)] |= (1 << SEEN | exact << EXACT) << seat | (seat + 1) << GROUP
        for card in cards_in(cells, MONUMENTS):
            cells[mark_cell(card)] |= (seats + 1) << GROUP
        cells[GROUPS] = max(cells[GROUPS], seats + 1)


def check(reader: Reader) -> None:  # noqa: C901  (one condition for each fault of a position)
    """What the lines of a position must agree on."""
    cells, table = reader.cells, reader.table
    for seat in range(table.box.seats):
        kinds = [table.codec.card(card).kind for card in cards_in(cells, PLAY + seat)]
        for kind, what in (("mage", "mage"), ("item", "magic item")):
            if kinds.count(kind) > 1:
                raise reader.bad(f"{SEATS[seat]} has two {what}s in play; a player has one")
    tiles = [table.codec.card(card).tile for card in range(1, table.box.cards + 1)
             if table.codec.card(card).kind == "place" and card in reader.lying]
    for tile in tiles:
        if tiles.count(tile) > 1:
            raise reader.bad("two sides of the same tile are in the game; a place shows one side")
    if cells[PASSED] >> table.box.seats:
        raise reader.bad("more seats have passed than there are")
    for name, cell in ONE_SEAT.items():
        if not -1 <= cells[cell] < table.box.seats:
            raise reader.bad(f"{name}: no such seat")
    if cells[CHANCE] and not reader.frames:
        raise reader.bad("a deal is owed, but nothing is pending")
    programs = [write_pc(table, cells[FRAMES + i * FRAME + PC]).rpartition(" +")[0] for i in range(reader.frames)]
    if programs and (programs[0] not in WHOLE_GAMES or set(programs[1:]) & set(WHOLE_GAMES)):
        raise reader.bad(f"the first pending line, and no other, is of {', '.join(WHOLE_GAMES)}")
