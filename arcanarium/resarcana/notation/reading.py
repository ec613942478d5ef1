"""Positions read from text, as position.py writes them or as people do. Everything wrong with a text is told at once.

Each line is read by itself; then validity.py says whether all of it together can be.
"""
from __future__ import annotations

import re
from functools import partial

from arcanarium.core.record import SEATS
from arcanarium.engine.cells import CHANCE, OWING, WINNERS
from arcanarium.engine.position import Lines, PositionReader
from arcanarium.resarcana.knowledge.worlds import refreshed
from arcanarium.resarcana.notation.codec import pack, read_amounts, write_seats
from arcanarium.resarcana.notation.position import (
    DEALS,
    KINDS_IN,
    NUMBERS,
    ONE_SEAT,
    PILES,
    SEAT_NUMBERS,
    SEAT_PILES,
    SEAT_POOLS,
    SEAT_SETS,
)
from arcanarium.resarcana.notation.validity import what_goes_on, where_things_lie
from arcanarium.resarcana.rules.game_state import ResArcana
from arcanarium.resarcana.rules.machine import run
from arcanarium.resarcana.state import ops
from arcanarium.resarcana.state.edition import Edition
from arcanarium.resarcana.state.essences import MOST, PEARL
from arcanarium.resarcana.state.layout import (
    ACTIVE,
    CARD,
    CHOICE,
    DECK,
    DEPTH,
    DRAFTED,
    EXACT,
    FRAME,
    FRAMES,
    GAME,
    GROUP,
    GROUPS,
    HAND,
    LEFT,
    MAX_DEPTH,
    MONUMENTS,
    OWNER,
    PAID,
    PC,
    SEEN,
    SIXTEEN,
    TURNED,
    WHO,
    X,
    blank,
    mark_cell,
    on_cell,
)
from arcanarium.resarcana.state.piles import add_card, cards_in

MOST_OF_NUMBER, MOST_OF_MASK = 10**9, 1 << 61
STEPS = {"collect": ops.COLLECT, "turn": ops.TAKE_TURN, "check": ops.CALL_CHECK}
CARD_TEXT = re.compile(r"(?P<name>[^\[\]()]+?)\s*(?P<turned>\(turned\))?\s*(?:\[(?P<on>[^\]]*)\])?")


class ResArcanaPositionReader(PositionReader):
    """Reads the lines of one position into a state, and tells everything that is wrong with them."""

    def __init__(self, edition: Edition, source: str) -> None:
        super().__init__(source)
        self.edition = edition
        self.state = ResArcana(edition.box, blank(edition.box).cells)
        self.cells = self.state.cells
        self.lying: dict[int, str] = {}
        self.step = ""
        self.frames = 0

    def read(self, lines: Lines) -> ResArcana:
        self.read_lines(lines, self.read_line, ("memory", "pending"))
        readable = not self.faults
        self.faults += where_things_lie(self.state, self.edition, self.lines)
        if readable:
            self.fill_in()
            self.faults += what_goes_on(self.state, self.edition, self.lines)
        self.refuse_if_faulty()
        return self.started()

    def read_line(self, key: str, value: str) -> None:
        key = key.casefold()
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
        elif key == "step":
            if value not in STEPS:
                self.bad(f"“{value}” is no step to start from; write {', '.join(STEPS)}")
            self.step = value
        else:
            self.bad(f"“{key}: {value}” is no line of a position")

    def read_seat_line(self, seat: int, name: str, value: str) -> None:
        if name in SEAT_PILES:
            self.pile(name, SEAT_PILES[name] + seat, value)
        elif name in SEAT_POOLS:
            self.cells[SEAT_POOLS[name] + seat] = self.pool(value)
        elif name in SEAT_NUMBERS:
            most = MOST_OF_MASK if name in ("taken", "settled") else MOST_OF_NUMBER
            self.cells[SEAT_NUMBERS[name] + seat] = self.number(value, most)
        elif name == "choice":
            self.cells[CHOICE + seat] = self.card(value)
        else:
            self.bad(f"a seat has no “{name}”; it has {', '.join([*SEAT_POOLS, *SEAT_PILES, *SEAT_NUMBERS])}")

    def number(self, text: str, most: int = MOST_OF_NUMBER) -> int:
        if not re.fullmatch(r"-?[0-9]{1,18}", text):
            self.bad(f"“{text}” is no number")
        if not -1 <= int(text) <= most:
            self.bad(f"{text} is no number from -1 to {most}")
        return int(text)

    def seat(self, text: str) -> int:
        if len(text) != 1 or text.upper() not in SEATS[:self.edition.box.seats]:
            self.bad(f"“{text}” is no seat; the seats are {', '.join(SEATS[:self.edition.box.seats])}")
        return SEATS.index(text.upper())

    def seat_set(self, text: str) -> int:
        return sum({1 << self.seat(word) for word in text.split()})

    def pool(self, text: str) -> int:
        amounts = read_amounts(text)
        if amounts is None:
            self.bad(f"“{text}” are no essences; write them like 2E1G, at most {MOST} of a kind")
        if max(amounts) > MOST:
            self.bad(f"“{text}” are too many essences: at most {MOST} of a kind can lie in one place, so write no more")
        if amounts[PEARL] and not self.edition.box.pearls:
            self.bad(f"“{text}”: there are no pearls in this game; add the set pearls, or leave them out")
        return pack(tuple(amounts))

    def card(self, name: str) -> int:
        return self.edition.codec.find(name.strip(), name.strip())

    def pile(self, name: str, pile: int, value: str) -> None:
        for part in value.split(",") if value else []:
            self.trying(partial(self.card_in_pile, name, pile), part.strip())

    def card_in_pile(self, name: str, pile: int, text: str) -> None:
        found = CARD_TEXT.fullmatch(text)
        if not found:
            self.bad(f"“{text}” is no card; write it like Vault (turned) [2G]")
        card = self.card(found["name"])
        record = self.edition.codec.card(card)
        if card in self.lying:
            self.bad(f"{record.name} lies in two places: {self.lying[card]} and {name}")
        self.lying[card] = name
        if record.kind not in KINDS_IN[name]:
            self.bad(f"{record.name} is a {record.kind} and cannot lie in {name}")
        if name != "play" and (found["turned"] or found["on"]):
            self.bad(f"only a component in play is turned or holds essences, not {record.name} in {name}")
        if record.kind == "scroll" and (found["turned"] or found["on"]):
            self.bad(f"a scroll is never turned and holds no essences, as {record.name} does here")
        add_card(self.cells, pile, card)
        self.cells[mark_cell(card)] |= TURNED if found["turned"] else 0
        self.cells[on_cell(card)] = self.pool(found["on"]) if found["on"] else 0

    def memory(self, value: str) -> None:
        name, *parts = (part.strip() for part in value.split(","))
        card = self.card(name)
        if (known := f"memory {card}") in self.lines:
            name = self.edition.codec.card(card).name
            self.bad(f"what is remembered of {name} is in line {self.lines[known]} already")
        self.lines[known] = self.line
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
                self.bad(f"“{part}” is nothing one remembers of a card")
        self.cells[mark_cell(card)] |= marks

    def everyone(self, text: str) -> int:
        """Seats who know a card. All five letters stand for everyone, spectators included."""
        if any(letter not in SEATS for letter in text.split()):
            self.bad(f"“{text}” are no seats")
        return sum({1 << SEATS.index(letter) for letter in text.split()})

    def pending(self, value: str) -> None:
        if self.frames == MAX_DEPTH:
            self.bad(f"there are too many pending choices; no game has more than {MAX_DEPTH}")
        f = FRAMES + self.frames * FRAME
        self.lines[f"pending {self.frames}"] = self.line
        self.frames += 1
        self.cells[DEPTH] = self.frames
        program, *parts = (part.strip() for part in value.split(","))
        self.cells[f + PC] = self.pc(program)
        self.cells[f + LEFT] = -1
        said: set[str] = set()
        for part in parts:
            word, _, rest = part.partition(" ")
            if word in said:
                self.bad(f"“{word}” is there twice")
            said.add(word)
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
                self.bad(f"“{part}” says nothing about a pending choice")

    def pc(self, text: str) -> int:
        name, plus, offset = text.rpartition(" +")
        starts = [start for start, program in self.edition.programs.items() if program == name]
        if not plus or not starts or not re.fullmatch("[0-9]{1,4}", offset):
            self.bad(f"“{text}” is no step of a program such as “Hawk 2 +1” or “rounds +3”")
        if starts[0] + int(offset) >= self.edition.end_of(starts[0]):
            self.bad(f"“{name}” has no step {offset}")
        return starts[0] + int(offset)

    # --- the whole ---

    def fill_in(self) -> None:
        """What a position written by hand leaves out."""
        cells = self.cells
        if "memory" not in self.lines:
            self.usual_memory()
        cells[GAME] = cells[GAME] if "game" in self.lines else 1
        if not self.frames and not cells[WINNERS]:
            self.at_step(STEPS[self.step or "turn"])

    def started(self) -> ResArcana:
        """The state, with the options of the decision that waits."""
        s, owing = self.state, self.cells[OWING]
        if self.frames:
            refreshed(s)
        elif not self.cells[WINNERS]:
            run(s)
        if owing and self.cells[CHANCE]:
            self.note("nobody decides while a deal is owed; leave this line out", "owing")
        elif owing and owing != self.cells[OWING]:
            who = f"it is {write_seats(self.cells[OWING])}" if self.cells[OWING] else "nobody is"
            self.note(f"{write_seats(owing)} cannot be the ones to decide: {who}", "owing")
        self.refuse_if_faulty()
        return s

    def at_step(self, op: int) -> None:
        """One frame, at this step of the round."""
        cells = self.cells
        box = self.edition.box
        pc = box.rounds
        while box.op[pc] != op:
            pc += 1
        cells[DEPTH] = 1
        cells[FRAMES + PC] = pc
        cells[FRAMES + WHO] = cells[ACTIVE]
        cells[FRAMES + LEFT] = -1

    def usual_memory(self) -> None:
        """Each player knows the own hand and which cards the own deck holds; nobody knows the monument deck."""
        cells = self.cells
        seats = self.edition.box.seats
        hidden = [(seat, pile, cards_in(cells, pile + seat)) for seat in range(seats) for pile in (HAND, DECK)]
        for seat, pile, cards in hidden:
            for card in cards:
                cells[mark_cell(card)] |= (1 << SEEN | (pile == HAND) << EXACT) << seat | (seat + 1) << GROUP
        for card in cards_in(cells, MONUMENTS):
            cells[mark_cell(card)] |= (seats + 1) << GROUP
        if cells[MONUMENTS] or any(len(cards) for _, _, cards in hidden):
            cells[GROUPS] = max(cells[GROUPS], seats + 1)
