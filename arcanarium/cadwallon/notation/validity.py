"""Checks whether a position is possible, apart from the machine: what a game relies on and a position breaks.

A position that passes can be played on: every legal action can be made, every deal laid, and every view resampled.
`where_things_lie` asks about the cards; `what_goes_on` about the step of the game and about who knows what.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping

from arcanarium.cadwallon.knowledge.observation import SPECTATOR
from arcanarium.cadwallon.notation.codec import Codec
from arcanarium.cadwallon.notation.position import NAMED_PHASE, NAMED_STEP
from arcanarium.cadwallon.rules.game_state import Cadwallon
from arcanarium.cadwallon.rules.primitives import any_stake
from arcanarium.cadwallon.rules.resolving import IDLE_ROUNDS
from arcanarium.cadwallon.state.box import DEALT_OUT, FIXED, HAND_LIMIT, LOCATION, MILITIA_CARD, is_agent
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
    DOWN,
    DRAW,
    DRAWS,
    EFFECT,
    END,
    ENDING,
    FIND_FIRST,
    FIRST,
    GROUP,
    GUILD,
    HAND,
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
    SETTING_UP,
    STAKE,
    STAKES_WON,
    STAMP,
    STEP,
    SUBJECT,
    TURN,
    TWELVE,
    UNSEEN,
    WON,
    mark,
)
from arcanarium.cadwallon.state.memory import group_of, known_by
from arcanarium.cadwallon.state.piles import cards_in, count, holds
from arcanarium.core.errors import Fault
from arcanarium.core.record import SEATS
from arcanarium.engine.cells import ROUND, WINNERS

PHASES_OF = {  # the phases in which a step can stand still; PLAYING where not named
    FIND_FIRST: (SETTING_UP,), CHOOSE_GUILDS: (SETTING_UP,), DEAL_OBJECTIVES: (SETTING_UP,),
    KEEP_OBJECTIVES: (SETTING_UP,), REVEAL: (SETTING_UP, PLAYING, ENDING), REMOVAL: (PLAYING, RESOLVING),
    END: (ENDING,),
}

LineOf = Mapping[str, int]
"""In which line of the text a name stands."""
MOST_MOMENTS = 999
"""More than can happen in a round, and few enough that the marks of a card can count on."""
OPEN = {RESOURCE: "resource", REMOVED: "removed"}
HOLDINGS = {HAND: "hand", DECK: "deck", **OPEN}
CALLED = {HAND: "hand", DECK: "deck", RESOURCE: "resource deck", REMOVED: "removed cards"}


class Validator:
    """Checks one state; it knows the names of the cards and the lines in which they stand."""

    def __init__(self, s: Cadwallon, codec: Codec, lines: LineOf) -> None:
        self.s, self.codec, self.box, self.cells = s, codec, s.box, s.cells
        self.at = lines
        self.seats, self.piles = range(s.box.seats), range(s.box.piles)

    def fault(self, name: str, reason: str) -> Fault:
        return Fault(self.at.get(name.casefold(), 0), reason)

    def marks(self, card: int) -> int:
        return self.cells[mark(self.box, card)]

    # --- where things lie ---

    def holdings(self) -> Iterator[Fault]:
        """Hands, decks and removed cards belong to their seat."""
        box, codec = self.box, self.codec
        for seat in self.seats:
            for first, name in HOLDINGS.items():
                line = f"{SEATS[seat]} {name}"
                for card in cards_in(self.cells, first + seat):
                    yield from self.owned(card, seat, CALLED[first], line)
                    if first == REMOVED and not (box.with_removal and box.stake[card]):
                        yield self.fault(line, f"{codec.name(card)} cannot lie under a base card")
                    if self.marks(card) & (OWNER | DOWN) or self.marks(card) >> PLACED:
                        yield self.fault(line, f"{codec.name(card)} does not lie beside a stake")
            dealt = {self.cells[DEALT + 4 * seat + i] for i in range(4)} - {0}
            line = f"{SEATS[seat]} dealt"
            if any(not box.first_objective <= card < box.first_objective + box.objectives for card in dealt):
                yield self.fault(line, "only objectives are dealt as objectives")
            if dealt and not box.with_objectives:
                yield self.fault(line, "objectives are not played with; add “option objectives: on”")

    def owned(self, card: int, seat: int, what: str, line: str) -> Iterator[Fault]:
        box, name = self.box, self.codec.name(card)
        if box.kind[card] == MILITIA_CARD:
            yield self.fault(line, f"{name} cannot be in a {what}")
        elif not box.stake[card] and box.guild[card] != self.cells[GUILD + seat]:
            yield self.fault(line, f"{name} is a card of another guild than {SEATS[seat]} leads")

    def stakes(self) -> Iterator[Fault]:
        """Stakes on their piles, and the cards beside them."""
        box, cells, codec = self.box, self.cells, self.codec
        for pile in self.piles:
            stake, name = cells[STAKE + pile], codec.piles[pile]
            if stake and (stake > box.playing or not box.stake[stake]):
                yield self.fault(f"{name} stake", f"{codec.name(stake)} is no stake")
            if any(not box.stake[card] for card in cards_in(cells, BURIED + pile)):
                yield self.fault(f"{name} buried", f"only stakes are buried at {name}")
            beside = f"{name} beside"
            if cells[BESIDE + pile] and not stake:
                yield self.fault(beside, f"cards lie beside {name}, which shows no stake")
            for card in cards_in(cells, BESIDE + pile):
                militia = box.kind[card] == MILITIA_CARD
                if not is_agent(box, card) and not (militia and box.with_militia):
                    yield self.fault(beside, f"{codec.name(card)} cannot lie beside a stake")
                elif not militia:
                    yield from self.owned(card, self.marks(card) & OWNER, "row of agents", beside)
        if any(box.kind[card] != MILITIA_CARD or not box.with_militia for card in cards_in(cells, MILITIA)):
            yield self.fault("militia", "only militia lies in the pile of militia, and only when it is played with")
        if cells[JUBILEE] and cells[HIDDEN + box.free] == 0:
            yield self.fault(f"{codec.piles[box.free]} hidden",
                             "Game Over is hidden in the free zone, where no card is hidden")
        hidden = sum(cells[HIDDEN + pile] for pile in self.piles) - cells[JUBILEE]
        if count(cells, UNSEEN) < hidden:
            yield Fault(0, f"{hidden} stakes are hidden in the piles, but only {count(cells, UNSEEN)} are left")

    # --- what goes on ---

    def guilds(self) -> Iterator[Fault]:
        """Each seat leads a guild of its own once the guilds are given out."""
        box, cells = self.box, self.cells
        led = [cells[GUILD + seat] for seat in self.seats]
        line = next((name for seat in self.seats if (name := f"{SEATS[seat]} guild").casefold() in self.at), "")
        choosing = cells[PHASE] == SETTING_UP and cells[STEP] in (FIND_FIRST, CHOOSE_GUILDS)
        if not choosing:
            if 0 in led or len(set(led)) < box.seats:
                yield self.fault(line, "each seat leads a guild of its own; say which, like `A guild: blades`")
            return
        chosen = [guild for guild in led if guild]
        if len(set(chosen)) < len(chosen):
            yield self.fault(line, "each seat leads a guild of its own")
        if chosen and (cells[STEP] == FIND_FIRST or box.guild_mode == DEALT_OUT):
            yield self.fault(line, "no guild is given out yet; leave out the lines “guild”")
        elif box.guild_mode == FIXED and any(led[seat] not in (0, box.fixed_guilds[seat]) for seat in self.seats):
            yield self.fault(line, "the option “guilds” names other guilds")
        in_turn = [led[(cells[FIRST] + i) % box.seats] for i in self.seats]
        if 0 in in_turn and any(in_turn[in_turn.index(0):]):
            yield self.fault(line, "guilds are chosen in turn, from the first player on")

    def numbers(self) -> Iterator[Fault]:
        box, cells = self.box, self.cells
        for name, cell, most in (
            ("moment", STAMP, MOST_MOMENTS), ("resolved", RESOLVED, box.piles),
            ("subject", SUBJECT, max(box.piles, box.seats) - 1),
            ("idle rounds", IDLE, IDLE_ROUNDS - (cells[STEP] != END)), ("stakes won", STAKES_WON, MOST_MOMENTS),
        ):
            if cells[cell] > most:
                yield self.fault(name, f"{name} is too large: it is at most {most} here")
        if cells[LAST] and cells[JUBILEE]:
            yield self.fault("last round", "the last round is known once Game Over was shown; write “jubilee: shown”")
        elif cells[LAST] and cells[LAST] < cells[ROUND]:
            yield self.fault("last round", "the last round is over; it is this round or a later one")
        playing = cells[PLAYED] if cells[PLAYED] <= box.playing else 0
        for seat in self.seats:
            most = HAND_LIMIT
            if cells[STEP] != DRAW or playing and seat != cells[ACTIVE]:
                most = 0
            elif playing:
                most = box.draws[playing]
            for name, cell, limit in (("draws", DRAWS, most), ("reshuffled", RESHUFFLED, 1),
                                      ("deck moment", DECK_GROUP, cells[STAMP])):
                if cells[cell + seat] > limit:
                    yield self.fault(f"{SEATS[seat]} {name}", f"{SEATS[seat]} {name} is at most {limit} here")

    def phase(self) -> Iterator[Fault]:
        """What lies on the table in each phase."""
        cells = self.cells
        step, phase = cells[STEP], cells[PHASE]
        if phase not in PHASES_OF.get(step, (PLAYING,)):
            yield self.fault("step" if "step" in self.at else "phase",
                             f"the step {NAMED_STEP[step]} cannot be in the phase {NAMED_PHASE[phase]}")
            return
        empty: tuple[tuple[int, str], ...] = ()
        if phase == SETTING_UP:
            empty = ((HAND, "hand"), (RESOURCE, "resource"), (REMOVED, "removed"))
        elif phase != PLAYING:
            empty = ((HAND, "hand"),)
        for seat in self.seats:
            for cell, name in empty:
                if cells[cell + seat]:
                    yield self.fault(f"{SEATS[seat]} {name}",
                                     f"no card is in {SEATS[seat]} {name} in the phase {NAMED_PHASE[phase]}")
        for pile in self.piles:
            line = f"{self.codec.piles[pile]} beside"
            if phase == SETTING_UP and (cells[BESIDE + pile] or cells[BURIED + pile]):
                yield self.fault(line, "nothing lies beside or under a stake while the game is set up")
            if phase != PLAYING and any(self.marks(card) & DOWN for card in cards_in(cells, BESIDE + pile)):
                yield self.fault(line, f"no agent lies face down in the phase {NAMED_PHASE[phase]}")
            if step in (FIND_FIRST, CHOOSE_GUILDS, DEAL_OBJECTIVES, KEEP_OBJECTIVES) and cells[STAKE + pile]:
                yield self.fault(f"{self.codec.piles[pile]} stake", "no stake is shown yet")

    def objectives(self) -> Iterator[Fault]:
        """Objectives are dealt to one seat after the other; then all keep two at the same time."""
        cells, step = self.cells, self.cells[STEP]
        dealt = [cells[DEALT + 4 * seat] != 0 for seat in self.seats]
        kept = [cells[KEPT + seat] != 0 for seat in self.seats]
        if step in (FIND_FIRST, CHOOSE_GUILDS) and any(dealt):
            yield self.fault("", "no objectives are dealt yet; leave out the lines “dealt”")
        if step == DEAL_OBJECTIVES:
            if False in dealt and any(dealt[dealt.index(False):]):
                yield self.fault("", "objectives are dealt to A first, then to B, and so on")
            if any(kept):
                yield self.fault("", "objectives are kept after all are dealt")
        if step not in (FIND_FIRST, CHOOSE_GUILDS, DEAL_OBJECTIVES, KEEP_OBJECTIVES):
            for seat in self.seats:
                if dealt[seat] and not kept[seat]:
                    yield self.fault(f"{SEATS[seat]} dealt", f"{SEATS[seat]} has kept two of these; add a line “kept”")

    def step(self) -> Iterator[Fault]:
        """The step of the game fits the cards on the table."""
        box, cells = self.box, self.cells
        step, active, subject = cells[STEP], cells[ACTIVE], cells[SUBJECT]
        played, mustered, won = cells[PLAYED], cells[MUSTERED], cells[WON]
        playing = cells[PHASE] == PLAYING and step in (EFFECT, BE_ROBBED, DRAW, REVEAL)
        robbed = subject < box.seats and subject != active and cells[HAND + subject] != 0
        faults = {
            "the player whose turn it is holds no card": step == TURN and not cells[HAND + active],
            "no location is being played": step in (EFFECT, BE_ROBBED) and not played,
            "only a location can be played": played > box.playing or (played and box.kind[played] != LOCATION),
            "a location is played in a turn's effect only": played and not playing,
            "militia is posted when it is mustered": bool(mustered) != (step == POST_MILITIA),
            "only militia can be mustered, and only when a stake is shown":
                mustered and (mustered > box.playing or box.kind[mustered] != MILITIA_CARD or not any_stake(self.s)
                              or not box.with_militia),
            "there is no militia": step == MUSTER_MILITIA and not cells[MILITIA],
            "militia is mustered when a stake is shown": step == MUSTER_MILITIA and not any_stake(self.s),
            "a stake is won when it is kept or removed": bool(won) != (step == REMOVAL),
            "only a stake can be won": won and (won > box.playing or not box.stake[won] or not box.with_removal),
            "nobody is robbed who holds a card": step == BE_ROBBED and not robbed,
            "the winners are known at the end only": (step == END) != bool(cells[WINNERS]),
            "objectives are not played with":
                step in (DEAL_OBJECTIVES, KEEP_OBJECTIVES) and not box.with_objectives,
            "objectives are kept after they are dealt":
                step == KEEP_OBJECTIVES and not all(cells[DEALT + 4 * seat] for seat in self.seats),
            "all have kept their objectives":
                step == KEEP_OBJECTIVES and all(cells[KEPT + seat] for seat in self.seats),
        }
        for reason, is_so in faults.items():
            if is_so:
                yield self.fault("step", reason)
        if playing and 0 < played <= box.playing:
            yield from self.owned(played, active, "play", "played")

    def memory(self) -> Iterator[Fault]:
        """A mark tells when a card was hidden and who knows it; it fits where the card lies, and the moments so far."""
        box, cells = self.box, self.cells
        everyone = sum(1 << seat for seat in self.seats) | 1 << SPECTATOR
        down = {card for pile in self.piles for card in cards_in(cells, BESIDE + pile) if self.marks(card) & DOWN}
        hands = {card for seat in self.seats for card in cards_in(cells, HAND + seat)}
        decks = {card: seat for seat in self.seats for card in cards_in(cells, DECK + seat)}
        piled = {*cards_in(cells, MILITIA), cells[MUSTERED]} - {0}
        for card in range(1, box.playing + 1):
            m, name = self.marks(card), self.codec.name(card)
            group, known, placed = group_of(m), known_by(m), m >> PLACED
            line = next((where for where, text in self.lines_of(card)), "")
            if max(group, placed) > cells[STAMP]:
                yield self.fault(line, f"{name} was hidden or placed after the moment of this position; raise “moment”")
            if card in down:
                if group > placed:
                    yield self.fault(line, f"{name} was placed before it was hidden")
            elif card in hands:
                if known & ~everyone not in (0, ALL & ~everyone):
                    yield self.fault(line, f"{name} is known by a seat that is not in the game")
                if known not in (0, ALL) and not is_agent(box, card):
                    yield self.fault(line, f"{name} is no agent, so nobody can have looked at it; leave out “known”")
            elif card in decks:
                if known or group != cells[DECK_GROUP + decks[card]]:
                    yield self.fault(line, f"{name} lies in a deck that was shuffled at another moment")
            elif card in piled:
                if m & ~(TWELVE << GROUP):
                    yield self.fault(line, f"{name} lies among other militia and nobody knows where")
            elif m & ~OWNER:
                yield self.fault(line, f"{name} lies open; leave out its marks")
            if card in down and known & ~everyone and known != ALL:
                yield self.fault(line, f"{name} is known by a seat that is not in the game")

    def lines_of(self, card: int) -> Iterator[tuple[str, str]]:
        """The line in which a card is named."""
        cells, codec = self.cells, self.codec
        lists = {f"{SEATS[seat]} {name}": first + seat for first, name in HOLDINGS.items() for seat in self.seats}
        lists |= {f"{codec.piles[pile]} beside": BESIDE + pile for pile in self.piles}
        lists |= {f"{codec.piles[pile]} buried": BURIED + pile for pile in self.piles}
        yield from ((name, "") for name, where in (lists | {"militia": MILITIA}).items() if holds(cells, where, card))


def where_things_lie(s: Cadwallon, codec: Codec, lines: LineOf) -> Iterator[Fault]:
    """The faults in where the cards lie."""
    validator = Validator(s, codec, lines)
    yield from validator.holdings()
    yield from validator.stakes()


def what_goes_on(s: Cadwallon, codec: Codec, lines: LineOf) -> Iterator[Fault]:
    """The faults in the step of the game and in who knows what, once all cards lie where they can."""
    validator = Validator(s, codec, lines)
    for check in (validator.guilds, validator.numbers, validator.phase, validator.objectives, validator.step,
                  validator.memory):
        yield from check()
