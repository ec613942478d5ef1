"""Positions as text: everything in a state, a line for each thing, to be read by people and read back.

    cadwallon 1
    seats: 2
    round: 3
    A guild: blades
    A hand: Drinking Horn; Courtesan
    A left stake: Arcabast
    A left beside: A Goblin Fire-Support [down]

A position written by hand may leave out what it does not care about: it then is a turn of the first player, a guild's
cards that are not named are in its main deck, stakes that are not named are unseen, and militia is in its pile.
"""
from __future__ import annotations

import re
from typing import NoReturn

from arcanarium.cadwallon.cards.cardfile import GUILDS
from arcanarium.cadwallon.knowledge.observation import lay_unseen
from arcanarium.cadwallon.rules.game_state import Cadwallon
from arcanarium.cadwallon.rules.machine import run
from arcanarium.cadwallon.rules.primitives import any_stake
from arcanarium.cadwallon.state.assemble import SEATS
from arcanarium.cadwallon.state.box import LOCATION, MILITIA_CARD, PILE_SIZE, is_agent
from arcanarium.cadwallon.state.edition import Edition, edition_behind
from arcanarium.cadwallon.state.layout import (
    ACTIVE,
    ALL,
    BE_ROBBED,
    BESIDE,
    BURIED,
    CHOOSE_GUILDS,
    DEAL_OBJECTIVES,
    DEALT,
    DECK,
    DECK_GROUP,
    DECK_SIZE,
    DOWN,
    DRAW,
    DRAWS,
    EFFECT,
    END,
    ENDING,
    EXACT,
    FIND_FIRST,
    FIRST,
    GROUP,
    GUILD,
    HAND,
    HAND_SIZE,
    HIDDEN,
    IDLE,
    JUBILEE,
    KEEP_OBJECTIVES,
    KEPT,
    LAST,
    MILITIA,
    MUSTER_MILITIA,
    MUSTERED,
    OWNER,
    PHASE,
    PLACED,
    PLAYED,
    PLAYING,
    POST_MILITIA,
    REMOVAL,
    REMOVED,
    RESHUFFLED,
    RESOLVED,
    RESOLVING,
    RESOURCE,
    REVEAL,
    SCORE,
    SETTING_UP,
    STAKE,
    STAKES_WON,
    STAMP,
    STEP,
    SUBJECT,
    TURN,
    TWELVE,
    UNSEEN,
    WINNER,
    WON,
    blank,
    mark,
    sighted,
)
from arcanarium.cadwallon.state.memory import group_of, known_by
from arcanarium.cadwallon.state.piles import cards_in, count, lay, queue
from arcanarium.core.errors import PositionError, UnreadableMove
from arcanarium.engine.cells import REVEALS, ROUND, WINNERS

STEPS = {
    "find first": FIND_FIRST, "guilds": CHOOSE_GUILDS, "deal objectives": DEAL_OBJECTIVES,
    "keep objectives": KEEP_OBJECTIVES, "reveal": REVEAL, "draw": DRAW, "turn": TURN, "effect": EFFECT,
    "be robbed": BE_ROBBED, "muster": MUSTER_MILITIA, "post": POST_MILITIA, "removal": REMOVAL, "end": END,
}
PHASES = {"setting up": SETTING_UP, "playing": PLAYING, "resolving": RESOLVING, "ending": ENDING}
PHASES_OF = {  # the phases in which a step can stand still; PLAYING where not named
    FIND_FIRST: (SETTING_UP,), CHOOSE_GUILDS: (SETTING_UP,), DEAL_OBJECTIVES: (SETTING_UP,),
    KEEP_OBJECTIVES: (SETTING_UP,), REVEAL: (SETTING_UP, PLAYING, ENDING), REMOVAL: (PLAYING, RESOLVING),
    END: (ENDING,),
}
SEAT_OF_TABLE = {"first": FIRST, "turn of": ACTIVE, "winner": WINNER}
NUMBERS = {
    "round": ROUND, "subject": SUBJECT, "resolved": RESOLVED, "last round": LAST, "idle rounds": IDLE,
    "stakes won": STAKES_WON, "moment": STAMP, "reveals": REVEALS,
}
CARDS = {"played": PLAYED, "mustered": MUSTERED, "won": WON}
SEAT_LISTS = {"hand": HAND, "deck": DECK, "resource": RESOURCE, "removed": REMOVED}
SEAT_NUMBERS = {"draws": DRAWS, "reshuffled": RESHUFFLED, "deck moment": DECK_GROUP, "score": SCORE}
MOST = 99999
NAMED_STEP = {number: name for name, number in STEPS.items()}
NAMED_PHASE = {number: name for name, number in PHASES.items()}


# --- writing ---

def write_position(s: Cadwallon) -> str:  # noqa: C901  (one line for each thing in a position)
    edition = edition_behind(s)
    config, codec, box, cells = edition.config, edition.codec, s.box, s.cells
    lines = [f"{config.game} {config.version}", f"seats: {config.seats}"]
    lines += [f"option {name}: {value}" for name, value in config.options]
    lines += [f"step: {NAMED_STEP[cells[STEP]]}", f"phase: {NAMED_PHASE[cells[PHASE]]}"]
    lines += [f"{name}: {SEATS[cells[cell]]}" for name, cell in SEAT_OF_TABLE.items()]
    lines += [f"{name}: {cells[cell]}" for name, cell in NUMBERS.items() if cells[cell] or cell == ROUND]
    lines += [
        f"{name}: {codec.name(cells[cell])}{marks(s, cells[cell])}" for name, cell in CARDS.items() if cells[cell]
    ]
    lines.append(f"jubilee: {'hidden' if cells[JUBILEE] else 'shown'}")
    if cells[WINNERS]:
        lines.append("winners: " + "".join(SEATS[seat] for seat in range(box.seats) if cells[WINNERS] >> seat & 1))
    if box.with_militia:
        lines.append("militia: " + written(s, MILITIA))
    for seat in range(box.seats):
        letter = SEATS[seat]
        if cells[GUILD + seat]:
            lines.append(f"{letter} guild: {GUILDS[cells[GUILD + seat] - 1]}")
        for name, cell in SEAT_LISTS.items():
            if cells[cell + seat]:
                lines.append(f"{letter} {name}: {written(s, cell + seat)}")
        lines += [f"{letter} {name}: {cells[cell + seat]}" for name, cell in SEAT_NUMBERS.items() if cells[cell + seat]]
        dealt = [cells[DEALT + 4 * seat + i] for i in range(4)]
        if dealt[0]:
            lines.append(f"{letter} dealt: {'; '.join(map(codec.name, dealt))}")
        if cells[KEPT + seat]:
            kept = [codec.name(card) for i, card in enumerate(dealt) if cells[KEPT + seat] >> i & 1]
            lines.append(f"{letter} kept: {'; '.join(kept)}")
    for pile, name in enumerate(codec.piles):
        if cells[STAKE + pile]:
            lines.append(f"{name} stake: {codec.name(cells[STAKE + pile])}")
        lines.append(f"{name} hidden: {cells[HIDDEN + pile]}")
        for what, cell in (("buried", BURIED), ("beside", BESIDE)):
            if cells[cell + pile]:
                lines.append(f"{name} {what}: {written(s, cell + pile, owners=cell == BESIDE)}")
    return "\n".join(lines) + "\n"


def written(s: Cadwallon, where: int, owners: bool = False) -> str:
    codec = edition_behind(s).codec
    return "; ".join(
        (f"{SEATS[s.cells[mark(s.box, card)] & OWNER]} " if owners else "") + codec.name(card) + marks(s, card)
        for card in cards_in(s.cells, where)
    )


def marks(s: Cadwallon, card: int) -> str:
    """` [down known AB* hidden 2 placed 3 seen A at free]`: the marks of a card as words; * is for spectators."""
    m = s.cells[mark(s.box, card)]
    words = ["down"] * bool(m & DOWN)
    if known_by(m):
        words.append("known " + "".join(c for i, c in enumerate(SEATS + "*") if known_by(m) >> i & 1))
    if group_of(m):
        words.append(f"hidden {group_of(m)}")
    if m >> PLACED:
        words.append(f"placed {m >> PLACED}")
    if seen := s.cells[sighted(s.box, card)]:
        words.append(f"seen {SEATS[seen >> 3]} at {edition_behind(s).codec.piles[(seen & 7) - 1]}")
    return f" [{' '.join(words)}]" if words else ""


# --- reading ---

class Reader:
    """Reads a position line by line. Whatever is wrong raises PositionError with the line and the reason."""

    def __init__(self, edition: Edition, source: str) -> None:
        self.edition, self.codec, self.box, self.source = edition, edition.codec, edition.box, source
        self.s = Cadwallon(self.box, blank(self.box).cells)
        self.cells = self.s.cells
        self.line = 0
        self.used: dict[int, str] = {}
        self.done: set[str] = set()

    def fail(self, reason: str) -> NoReturn:
        raise PositionError(reason, self.source, self.line)

    def read(self, lines: list[tuple[int, str]]) -> Cadwallon:
        cells = self.cells
        cells[STEP], cells[PHASE], cells[ROUND], cells[JUBILEE] = TURN, PLAYING, 1, 1
        for pile in range(self.box.piles):
            cells[HIDDEN + pile] = -1
        for number, text in lines:
            self.line = number
            key, colon, value = (part.strip() for part in text.partition(":"))
            if not colon or key in self.done:
                self.fail(f"“{text}” is no line like `A hand: Fence`, or there twice")
            self.done.add(key)
            try:
                self.read_line(key, value)
            except UnreadableMove as error:
                self.fail(str(error))
        self.line = 0
        self.complete()
        self.check()
        reveals = cells[REVEALS]
        try:
            run(self.s)
        except (IndexError, ValueError) as error:
            self.fail(f"the game cannot go on from here: {error}")
        if NAMED_STEP.get(cells[STEP]) is None:
            self.fail("the game cannot stand still here")
        if "reveals" in self.done:
            cells[REVEALS] = reveals
        return self.s

    def read_line(self, key: str, value: str) -> None:  # noqa: C901  (one branch for each line of a position)
        cells, codec = self.cells, self.codec
        if key == "step":
            cells[STEP] = self.one_of(value, STEPS)
        elif key == "phase":
            cells[PHASE] = self.one_of(value, PHASES)
        elif key in SEAT_OF_TABLE:
            cells[SEAT_OF_TABLE[key]] = codec.read_seat(value)
            if key == "first" and "turn of" not in self.done:
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

    def read_part(self, key: str, value: str) -> None:  # noqa: C901, PLR0912  (one branch for each line of a position)
        """A line about a seat or a pile."""
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
                self.fail("four objectives are dealt to each seat")
            for i, card in enumerate(dealt):
                cells[DEALT + 4 * seat + i] = card
        elif what == "kept":
            dealt = [cells[DEALT + 4 * seat + i] for i in range(4)]
            kept = [codec.read_card(name) for name in value.split("; ")]
            if len(set(kept)) != 2 or not set(kept) <= set(dealt):
                self.fail("two of the four objectives dealt are kept; the line `dealt` goes before")
            cells[KEPT + seat] = sum(1 << i for i, card in enumerate(dealt) if card in kept)
        else:
            self.fail(f"a seat has no “{what}”")

    def one_of(self, word: str, known: dict[str, int]) -> int:
        if word not in known:
            self.fail(f"“{word}” is none of {', '.join(known)}")
        return known[word]

    def number(self, text: str, most: int = MOST) -> int:
        if not re.fullmatch(r"[0-9]{1,5}", text) or int(text) > most:
            self.fail(f"“{text}” is no number from 0 to {most}")
        return int(text)

    def read_list(self, value: str, where: int, key: str) -> None:
        for item in value.split("; ") if value else ():
            owner = 0
            if BESIDE <= where < BESIDE + self.box.piles:
                letter, _, item = item.partition(" ")
                owner = self.codec.read_seat(letter)
            card = self.card(item, key)
            self.cells[mark(self.box, card)] |= owner
            if BURIED <= where < BURIED + self.box.piles:
                queue(self.cells, where, card)
            else:
                lay(self.cells, where, card)

    def card(self, text: str, key: str) -> int:
        """A card and its marks; no card is anywhere twice."""
        found = re.fullmatch(r"([^\[\]]+?)(?: \[([^\[\]]*)\])?", text)
        if not found:
            self.fail(f"“{text}” is no card")
        card = self.codec.read_card(found[1])
        if card in self.used:
            self.fail(f"{found[1]} is here and in “{self.used[card]}”")
        self.used[card] = key
        if card <= self.box.playing:
            self.read_marks(card, found[2] or "")
        elif found[2] is not None:
            self.fail(f"{found[1]} has no marks")
        return card

    def read_marks(self, card: int, text: str) -> None:
        rest, _, seen = text.rpartition("seen ") if "seen " in text else (text, "", "")
        found = re.fullmatch(
            r"(down)?(?: ?known ([ABCD]*\*?))?(?: ?hidden (\d{1,4}))?(?: ?placed (\d{1,4}))?", rest.strip())
        if not found or max(int(found[3] or 0), int(found[4] or 0)) > TWELVE:
            self.fail(f"“[{text}]” are no marks like [down known A hidden 1 placed 2]")
        known = sum(1 << i for i, c in enumerate(SEATS + "*") if c in (found[2] or ""))
        self.cells[mark(self.box, card)] = (
            DOWN * bool(found[1]) | (known & ALL) << EXACT | int(found[3] or 0) << GROUP | int(found[4] or 0) << PLACED
        )
        if seen:
            who, _, pile = seen.partition(" at ")
            self.cells[sighted(self.box, card)] = self.codec.read_seat(who) << 3 | self.codec.read_pile(pile) + 1

    def complete(self) -> None:
        """Put what was not named where it must be."""
        box, cells = self.box, self.cells
        started = cells[PHASE] != SETTING_UP
        led = [cells[GUILD + seat] for seat in range(box.seats)]
        if started and (0 in led or len(set(led)) < box.seats):
            self.fail("each seat leads a guild of its own; say which, like `A guild: blades`")
        for card in range(1, box.playing + 1):
            if card in self.used:
                continue
            if box.guild[card] and box.guild[card] in led:
                lay(cells, DECK + led.index(box.guild[card]), card)
            elif box.kind[card] == MILITIA_CARD and box.with_militia:
                lay(cells, MILITIA, card)
        for pile in range(box.piles):
            if cells[HIDDEN + pile] < 0:
                cells[HIDDEN + pile] = 0 if started and not cells[STAKE + pile] else PILE_SIZE - started
                if pile == box.free and cells[JUBILEE]:
                    cells[HIDDEN + pile] += 1
        for seat in range(box.seats):
            cells[HAND_SIZE + seat] = count(cells, HAND + seat)
            cells[DECK_SIZE + seat] = count(cells, DECK + seat)
        lay_unseen(self.s)

    def check(self) -> None:  # noqa: C901  (one condition for each fault of a position)
        """Can this position occur? Whatever cannot be is told."""
        box, cells, codec = self.box, self.cells, self.codec
        lists = {HAND: "hand", DECK: "deck", RESOURCE: "resource deck", REMOVED: "removed cards"}
        for seat in range(box.seats):
            for first, what in lists.items():
                for card in cards_in(cells, first + seat):
                    self.check_owned(card, seat, what)
                    if first == REMOVED and not (box.with_removal and box.stake[card]):
                        self.fail(f"{codec.name(card)} cannot lie under a base card")
                    if cells[mark(box, card)] & (OWNER | DOWN) or cells[mark(box, card)] >> PLACED:
                        self.fail(f"{codec.name(card)} does not lie beside a stake")
            dealt = {cells[DEALT + 4 * seat + i] for i in range(4)} - {0}
            if any(not box.first_objective <= card < box.first_objective + box.objectives for card in dealt):
                self.fail("only objectives are dealt as objectives")
            if dealt and not box.with_objectives:
                self.fail("objectives are not played with")
        for pile in range(box.piles):
            self.check_pile(pile)
        if any(box.kind[card] != MILITIA_CARD or not box.with_militia for card in cards_in(cells, MILITIA)):
            self.fail("only militia lies in the pile of militia, and only when it is played with")
        if cells[JUBILEE] and cells[HIDDEN + box.free] == 0:
            self.fail("Game Over is hidden in the free zone, where no card is hidden")
        hidden = sum(cells[HIDDEN + pile] for pile in range(box.piles)) - cells[JUBILEE]
        if count(cells, UNSEEN) < hidden:
            self.fail(f"{hidden} stakes are hidden in the piles, but only {count(cells, UNSEEN)} are left")
        if cells[STAMP] > TWELVE or cells[RESOLVED] > box.piles or cells[SUBJECT] >= max(box.piles, box.seats):
            self.fail("moment, resolved or subject is too large")
        self.check_step()

    def check_owned(self, card: int, seat: int, what: str) -> None:
        box, cells, name = self.box, self.cells, self.codec.name(card)
        if card > box.playing or box.kind[card] == MILITIA_CARD:
            self.fail(f"{name} cannot be in a {what}")
        if not box.stake[card] and box.guild[card] != cells[GUILD + seat]:
            self.fail(f"{name} is a card of another guild than {SEATS[seat]} leads")

    def check_pile(self, pile: int) -> None:
        box, cells, codec = self.box, self.cells, self.codec
        stake, name = cells[STAKE + pile], codec.piles[pile]
        if stake and (stake > box.playing or not box.stake[stake]):
            self.fail(f"{codec.name(stake)} is no stake")
        if any(card > box.playing or not box.stake[card] for card in cards_in(cells, BURIED + pile)):
            self.fail(f"only stakes are buried at {name}")
        if cells[BESIDE + pile] and not stake:
            self.fail(f"cards lie beside {name}, which shows no stake")
        for card in cards_in(cells, BESIDE + pile):
            owner = cells[mark(box, card)] & OWNER if card <= box.playing else 0
            if card > box.playing or not (is_agent(box, card) or (box.kind[card] == MILITIA_CARD and box.with_militia)):
                self.fail(f"{codec.name(card)} cannot lie beside a stake")
            if box.kind[card] != MILITIA_CARD:
                self.check_owned(card, owner, "row of agents")

    def check_step(self) -> None:
        """Does what is going on fit what lies there?"""
        box, cells = self.box, self.cells
        step, active = cells[STEP], cells[ACTIVE]
        if cells[PHASE] not in PHASES_OF.get(step, (PLAYING,)):
            self.fail(f"the step {NAMED_STEP[step]} cannot be in the phase {NAMED_PHASE[cells[PHASE]]}")
        played, mustered, won = cells[PLAYED], cells[MUSTERED], cells[WON]
        faults = {
            "the player whose turn it is holds no card": step == TURN and not cells[HAND + active],
            "no location is being played": step in (EFFECT, BE_ROBBED) and not played,
            "only a location can be played": played > box.playing or (played and box.kind[played] != LOCATION),
            "a location is played in a turn's effect only": played and step not in (EFFECT, BE_ROBBED, DRAW, REVEAL),
            "militia is posted when it is mustered": bool(mustered) != (step == POST_MILITIA),
            "only militia can be mustered":
                mustered and (mustered > box.playing or box.kind[mustered] != MILITIA_CARD or not any_stake(self.s)),
            "there is no militia": step == MUSTER_MILITIA and not cells[MILITIA],
            "a stake is won when it is kept or removed": bool(won) != (step == REMOVAL),
            "only a stake can be won": won and (won > box.playing or not box.stake[won] or not box.with_removal),
            "nobody is robbed who holds a card":
                step == BE_ROBBED and (cells[SUBJECT] >= box.seats or not cells[HAND + cells[SUBJECT]]),
            "the winners are known at the end only": (step == END) != bool(cells[WINNERS]),
            "objectives are not played with":
                step in (DEAL_OBJECTIVES, KEEP_OBJECTIVES) and not box.with_objectives,
            "objectives are kept after they are dealt":
                step == KEEP_OBJECTIVES and not all(cells[DEALT + 4 * seat] for seat in range(box.seats)),
            "all have kept their objectives":
                step == KEEP_OBJECTIVES and all(cells[KEPT + seat] for seat in range(box.seats)),
        }
        for fault, is_so in faults.items():
            if is_so:
                self.fail(fault)
