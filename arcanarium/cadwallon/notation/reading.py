"""Positions read from text, as position.py writes them or as people do. All faults of a text are reported at once.

Each line is read by itself; then validity.py says whether all of it together can be.
"""
from __future__ import annotations

import re
from functools import partial

from arcanarium.cadwallon.cards.cardfile import GUILDS
from arcanarium.cadwallon.knowledge.worlds import lay_unseen
from arcanarium.cadwallon.notation.position import (
    CARDS,
    KNOWERS,
    NUMBERS,
    PHASES,
    SEAT_LISTS,
    SEAT_NUMBERS,
    SEAT_OF_TABLE,
    STEPS,
)
from arcanarium.cadwallon.notation.validity import what_goes_on, where_things_lie
from arcanarium.cadwallon.rules.game_state import Cadwallon
from arcanarium.cadwallon.rules.machine import run
from arcanarium.cadwallon.state.box import MILITIA_CARD, PILE_SIZE
from arcanarium.cadwallon.state.edition import Edition
from arcanarium.cadwallon.state.layout import (
    ACTIVE,
    ALL,
    BESIDE,
    BURIED,
    DEALT,
    DECK,
    DECK_SIZE,
    DOWN,
    EXACT,
    FIRST,
    GROUP,
    GUILD,
    HAND,
    HAND_SIZE,
    HIDDEN,
    JUBILEE,
    KEPT,
    MILITIA,
    PHASE,
    PLACED,
    PLAYING,
    SETTING_UP,
    STAKE,
    STEP,
    TURN,
    TWELVE,
    blank,
    mark,
    sighted,
)
from arcanarium.cadwallon.state.piles import add_card, count, insert_card
from arcanarium.engine.cells import REVEALS, ROUND, WINNERS
from arcanarium.engine.position import Lines, PositionReader

MOST = 99999


class CadwallonPositionReader(PositionReader):
    """Reads a position line by line into a state, and reports everything that is wrong with it."""

    def __init__(self, edition: Edition, source: str) -> None:
        super().__init__(source)
        self.edition, self.codec, self.box = edition, edition.codec, edition.box
        self.s = Cadwallon(self.box, blank(self.box).cells)
        self.cells = self.s.cells
        self.used: dict[int, str] = {}

    def read(self, lines: Lines) -> Cadwallon:
        cells = self.cells
        cells[STEP], cells[PHASE], cells[ROUND], cells[JUBILEE] = TURN, PLAYING, 1, 1
        for pile in range(self.box.piles):
            cells[HIDDEN + pile] = -1
        self.read_lines(lines, self.read_line)
        readable = not self.faults
        self.complete()
        self.faults += where_things_lie(self.s, self.codec, self.lines)
        if readable:
            self.faults += what_goes_on(self.s, self.codec, self.lines)
        self.refuse_if_faulty()
        reveals = cells[REVEALS]
        run(self.s)
        if "reveals" in self.lines:
            cells[REVEALS] = reveals
        return self.s

    def read_line(self, key: str, value: str) -> None:
        cells, codec = self.cells, self.codec
        if key == "step":
            cells[STEP] = self.one_of(value, STEPS)
        elif key == "phase":
            cells[PHASE] = self.one_of(value, PHASES)
        elif key in SEAT_OF_TABLE:
            cells[SEAT_OF_TABLE[key]] = codec.read_seat(value)
            if key == "first" and "turn of" not in self.lines:
                cells[ACTIVE] = cells[FIRST]
        elif key in NUMBERS:
            cells[NUMBERS[key]] = self.number(value)
        elif key in CARDS:
            cells[CARDS[key]] = self.card(value, key)
        elif key == "jubilee":
            cells[JUBILEE] = self.one_of(value, {"hidden": 1, "shown": 0})
        elif key == "winners":
            for seat in value:
                cells[WINNERS] |= 1 << codec.read_seat(seat)
        elif key == "militia":
            self.read_list(value, MILITIA, key)
        else:
            self.read_part(key, value)

    def read_part(self, key: str, value: str) -> None:
        """Read a line about a seat or a pile."""
        cells, codec = self.cells, self.codec
        for pile, name in enumerate(codec.piles):
            what = key.removeprefix(f"{name} ")
            if what == key:
                continue
            if what == "stake":
                cells[STAKE + pile] = self.card(value, key)
                return
            if what == "hidden":
                cells[HIDDEN + pile] = self.number(value, PILE_SIZE + (pile == self.box.free))
                return
            if what in ("buried", "beside"):
                self.read_list(value, (BURIED if what == "buried" else BESIDE) + pile, key)
                return
        letter, _, what = key.partition(" ")
        seat = codec.read_seat(letter)
        if what == "guild":
            cells[GUILD + seat] = self.one_of(value, {guild: i for i, guild in enumerate(GUILDS, 1)})
        elif what in SEAT_LISTS:
            self.read_list(value, SEAT_LISTS[what] + seat, key)
        elif what in SEAT_NUMBERS:
            cells[SEAT_NUMBERS[what] + seat] = self.number(value)
        elif what == "dealt":
            dealt = sorted(self.card(name, key) for name in value.split("; "))
            if len(dealt) != 4:
                self.bad("four objectives are dealt to each seat")
            for i, card in enumerate(dealt):
                cells[DEALT + 4 * seat + i] = card
        elif what == "kept":
            dealt = [cells[DEALT + 4 * seat + i] for i in range(4)]
            kept = [codec.read_card(name) for name in value.split("; ")]
            if len(set(kept)) != 2 or not set(kept) <= set(dealt):
                self.bad("two of the four objectives dealt are kept; the line `dealt` goes before")
            cells[KEPT + seat] = sum(1 << i for i, card in enumerate(dealt) if card in kept)
        else:
            known = ("guild", *SEAT_LISTS, *SEAT_NUMBERS, "dealt", "kept")
            self.bad(f"a seat has no “{what}”; it has {', '.join(known)}")

    def one_of(self, word: str, known: dict[str, int]) -> int:
        if word not in known:
            self.bad(f"“{word}” is none of {', '.join(known)}")
        return known[word]

    def number(self, text: str, most: int = MOST) -> int:
        if not re.fullmatch(r"[0-9]{1,5}", text) or int(text) > most:
            self.bad(f"“{text}” is no number from 0 to {most}")
        return int(text)

    def read_list(self, value: str, where: int, key: str) -> None:
        for item in value.split("; ") if value else ():
            self.trying(partial(self.card_in_list, where, key), item)

    def card_in_list(self, where: int, key: str, item: str) -> None:
        owner = 0
        if BESIDE <= where < BESIDE + self.box.piles:
            letter, _, item = item.partition(" ")
            owner = self.codec.read_seat(letter)
        card = self.card(item, key)
        if card > self.box.playing:
            self.bad(f"{self.codec.name(card)} is no card that can lie here")
        self.cells[mark(self.box, card)] |= owner
        if BURIED <= where < BURIED + self.box.piles:
            add_card(self.cells, where, card)
        else:
            insert_card(self.cells, where, card)

    def card(self, text: str, key: str) -> int:
        """Read a card and its marks; refuse a card that is named twice."""
        found = re.fullmatch(r"([^\[\]]+?)(?: \[([^\[\]]*)\])?", text)
        if not found:
            self.bad(f"“{text}” is no card")
        card = self.codec.read_card(found[1])
        if card in self.used:
            self.bad(f"{found[1]} is here and in “{self.used[card]}”")
        self.used[card] = key
        if card <= self.box.playing:
            self.read_marks(card, found[2] or "")
        elif found[2] is not None:
            self.bad(f"{found[1]} has no marks")
        return card

    def read_marks(self, card: int, text: str) -> None:
        rest, _, seen = text.rpartition("seen ") if "seen " in text else (text, "", "")
        found = re.fullmatch(
            r"(down)?(?: ?known ([ABCD]*\*?))?(?: ?hidden ([0-9]{1,4}))?(?: ?placed ([0-9]{1,4}))?", rest.strip())
        if not found or max(int(found[3] or 0), int(found[4] or 0)) > TWELVE:
            self.bad(f"“[{text}]” are no marks like [down known A hidden 1 placed 2]")
        known = sum(1 << i for i, c in enumerate(KNOWERS) if c in (found[2] or ""))
        self.cells[mark(self.box, card)] = (
            DOWN * bool(found[1]) | (known & ALL) << EXACT | int(found[3] or 0) << GROUP | int(found[4] or 0) << PLACED
        )
        if seen:
            who, _, pile = seen.partition(" at ")
            self.cells[sighted(self.box, card)] = self.codec.read_seat(who) << 3 | self.codec.read_pile(pile) + 1

    def complete(self) -> None:
        """Put the cards that the text does not name where they must be."""
        box, cells = self.box, self.cells
        started = cells[PHASE] != SETTING_UP
        led = [cells[GUILD + seat] for seat in range(box.seats)]
        for card in range(1, box.playing + 1):
            if card in self.used:
                continue
            if box.guild[card] and box.guild[card] in led:
                insert_card(cells, DECK + led.index(box.guild[card]), card)
            elif box.kind[card] == MILITIA_CARD and box.with_militia:
                insert_card(cells, MILITIA, card)
        for pile in range(box.piles):
            if cells[HIDDEN + pile] < 0:
                cells[HIDDEN + pile] = 0 if started and not cells[STAKE + pile] else PILE_SIZE - started
                if pile == box.free and cells[JUBILEE]:
                    cells[HIDDEN + pile] += 1
        for seat in range(box.seats):
            cells[HAND_SIZE + seat] = count(cells, HAND + seat)
            cells[DECK_SIZE + seat] = count(cells, DECK + seat)
        lay_unseen(self.s)
