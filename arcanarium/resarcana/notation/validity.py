"""Can this position be? A validator apart from the machine: it says what a game relies on and a position breaks.

A position that passes can be played on: every legal action can be made, every deal laid, and every view resampled.
`where_things_lie` asks about the components; `what_goes_on` about the step of the game, which pending.py and stages.py
check in detail, and about who knows what.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping

from arcanarium.core.errors import Fault
from arcanarium.core.record import SEATS
from arcanarium.engine.cells import CHANCE, OWING, WINNERS
from arcanarium.resarcana.notation.codec import write_seats
from arcanarium.resarcana.notation.pending import frame_faults
from arcanarium.resarcana.notation.position import ONE_SEAT, PILES, SEAT_PILES
from arcanarium.resarcana.notation.stages import (
    GAMES,
    collect_faults,
    match_faults,
    secret_choice_faults,
    set_up_faults,
)
from arcanarium.resarcana.rules.game_state import ResArcana
from arcanarium.resarcana.state import ops
from arcanarium.resarcana.state.box import ARTIFACT, MONUMENT
from arcanarium.resarcana.state.edition import Edition
from arcanarium.resarcana.state.layout import (
    ACTIVE,
    ARRANGED,
    ASIDE,
    CHECKER,
    DECK,
    DEPTH,
    DISCARDS,
    DRAFT_HALF,
    DRAFTED,
    EXACT,
    FIVE,
    FRAMES,
    GAME,
    GROUP,
    GROUPS,
    LEFT,
    LOOKED,
    MAGES,
    MAX_SEATS,
    OWNER,
    PACKET,
    PASSED,
    PC,
    PLAY,
    POOL_OF_CARDS,
    SEEN,
    SIXTEEN,
    WHO,
    X,
    frame,
    mark_of,
)
from arcanarium.resarcana.state.piles import cards_in

MOST_COMPONENTS = 60
"""So many components of one player can be told apart while collecting."""
HIDDEN = ("hand", "deck", "mages", "packet", "aside", "monuments", "looked", "arranged")
OF_THE_SET_UP = {MAGES: "mages", PACKET: "packet", ASIDE: "aside"}

LineOf = Mapping[str, int]
"""In which line of the text a name stands."""


def where_things_lie(s: ResArcana, edition: Edition, lines: LineOf) -> Iterator[Fault]:
    """What the components alone can have wrong."""
    cells, box, card_of = s.cells, edition.box, edition.codec.card
    for seat in range(box.seats):
        own = [card_of(card).kind for card in cards_in(cells, PLAY + seat)]
        line = lines.get(f"{SEATS[seat]} play".casefold(), 0)
        for kind, what in (("mage", "mage"), ("item", "magic item")):
            if own.count(kind) > 1:
                yield Fault(line, f"{SEATS[seat]} has two {what}s in play; a player has one")
        if len(own) > MOST_COMPONENTS:
            yield Fault(line, f"{SEATS[seat]} has {len(own)} components in play; {MOST_COMPONENTS} is the most")
    piles = [PILES["places"], *(PLAY + seat for seat in range(box.seats))]
    lying = [card_of(card) for pile in piles for card in cards_in(cells, pile)]
    tiles = [card.tile for card in lying if card.kind == "place"]
    if len(set(tiles)) < len(tiles):
        yield Fault(0, "two sides of the same tile are in the game; a place shows one side")


def what_goes_on(s: ResArcana, edition: Edition, lines: LineOf) -> Iterator[Fault]:
    """What does not fit the step of the game, now that all components lie where they do."""
    cells = s.cells
    if cells[WINNERS]:
        yield from after_the_end(s, lines)
    else:
        bottom = edition.programs[edition.start_of(cells[FRAMES + PC])]
        if bottom not in GAMES:
            yield Fault(lines.get("pending 0", 0),
                        f"“{bottom}” lies beneath all other choices; the first pending line is of {', '.join(GAMES)}")
            return
        found = [*frame_faults(s, edition, lines)]
        yield from found
        if found:  # what waits is not known then
            return
        yield from chance_faults(s, lines)
        yield from turn_faults(s, lines)
        yield from looked_faults(s, lines)
        if bottom == "rounds":
            yield from leftovers(s, lines)
        else:
            yield from set_up_faults(s, edition, lines)
        yield from secret_choice_faults(s, edition, lines)
        yield from collect_faults(s, lines)
    yield from match_faults(s, edition, lines)
    yield from memory_faults(s, edition, lines)


def after_the_end(s: ResArcana, lines: LineOf) -> Iterator[Fault]:
    for name, cell in (("pending", DEPTH), ("chance", CHANCE), ("owing", OWING), ("looked", LOOKED),
                       ("arranged", ARRANGED)):
        if s.cells[cell]:
            yield Fault(lines.get(name, 0), f"the game has winners, so it is over: leave out the line “{name}”")
    yield from leftovers(s, lines)
    yield from collect_faults(s, lines)


def leftovers(s: ResArcana, lines: LineOf) -> Iterator[Fault]:
    """What only lies there while the game is set up."""
    for pile, name in OF_THE_SET_UP.items():
        for seat in range(s.box.seats):
            if s.cells[pile + seat]:
                line = lines.get(f"{SEATS[seat]} {name}".casefold(), 0)
                yield Fault(line, f"{SEATS[seat]} {name}: there are such cards while the game is set up only")
    if s.cells[POOL_OF_CARDS]:
        yield Fault(lines.get("draft", 0), "cards are laid out for a draft before the first round only")


def op_of(s: ResArcana) -> int:
    """The step at which the game stands."""
    return s.box.op[s.cells[frame(s.cells) + PC]]


def chance_faults(s: ResArcana, lines: LineOf) -> Iterator[Fault]:
    """A deal is owed exactly where the program stands at one."""
    cells = s.cells
    f, op, what, line = frame(cells), op_of(s), cells[CHANCE], lines.get("chance", 0)
    if op in (ops.DRAW, ops.LOOK):
        who = cells[f + WHO]
        runs_out = cells[f + LEFT] > 0 and not cells[DECK + who] and cells[DISCARDS + who] != 0 and (
            op == ops.DRAW or cells[f + X] == 0)
        if what and not (what == ops.SHUFFLE and runs_out):
            yield Fault(line, f"no shuffle is owed: {SEATS[who]} must have discards, no deck, and cards left to draw")
        elif not what and cells[f + LEFT] >= 0:
            yield Fault(line, f"{SEATS[who]} is in the middle of drawing, where only a shuffle is waited for")
    elif what and what != op:
        yield Fault(line, "no such deal is owed at this step; leave out the line “chance”, or write the pending "
                          "choice that waits for it")


def turn_faults(s: ResArcana, lines: LineOf) -> Iterator[Fault]:
    cells = s.cells
    active = SEATS[cells[ACTIVE]]
    if op_of(s) == ops.TAKE_TURN and cells[PASSED] >> cells[ACTIVE] & 1:
        yield Fault(lines.get("passed", 0),
                    f"{active} has passed, so it cannot be {active}'s turn; name another seat as “active”")
    for name, cell in ONE_SEAT.items():
        if cells[cell] < (-1 if cell == CHECKER else 0):
            yield Fault(lines.get(name, 0), f"{name}: no such seat")


def looked_faults(s: ResArcana, lines: LineOf) -> Iterator[Fault]:
    """Cards are looked at during one step only, and they are of the deck that is looked at."""
    cells = s.cells
    f, op = frame(cells), op_of(s)
    for name, pile in (("looked", LOOKED), ("arranged", ARRANGED)):
        line = lines.get(name, 0)
        if not cells[pile]:
            continue
        if op != ops.ARRANGE and not (op == ops.LOOK and cells[CHANCE] and pile == LOOKED):
            yield Fault(line, f"nobody is looking at a deck, so no card can be {name}")
            continue
        wanted = MONUMENT if cells[f + X] else ARTIFACT
        if any(s.box.kind[card] != wanted for card in cards_in(cells, pile)):
            yield Fault(line, f"the cards {name} are not of the deck that {SEATS[cells[f + WHO]]} looks at")
    if cells[ARRANGED] and not cells[LOOKED]:
        yield Fault(lines.get("arranged", 0), "all cards looked at are arranged, so they lie on their deck again")
    if op == ops.ARRANGE and not cells[LOOKED]:
        yield Fault(lines.get(f"pending {cells[DEPTH] - 1}", 0), "no cards are looked at that could be arranged")


# --- who knows what ---


def memory_faults(s: ResArcana, edition: Edition, lines: LineOf) -> Iterator[Fault]:
    """Only hidden cards are remembered, and everyone knows what is in front of the own eyes."""
    cells, box = s.cells, s.box
    pile_of = {card: (name, pile + seat, seat) for name, pile in SEAT_PILES.items() for seat in range(box.seats)
               for card in cards_in(cells, pile + seat)}
    pile_of |= {card: (name, pile, -1) for name, pile in PILES.items() for card in cards_in(cells, pile)}
    for card in range(1, box.cards + 1):
        marks = mark_of(cells, card)
        name, pile, seat = pile_of.get(card, ("", 0, -1))
        called, line = edition.codec.card(card).name, lines.get(f"memory {card}", 0)
        marks = (marks & (1 << OWNER) - 1) >> 1 << 1
        if name not in HIDDEN:
            if marks:
                yield Fault(line, f"{called} lies open or is not in the game, so nothing is remembered of it")
            continue
        seen, exact = marks >> SEEN & FIVE, marks >> EXACT & FIVE
        if exact & ~seen:
            yield Fault(line, f"{write_seats(exact & ~seen)} cannot know where {called} is without knowing the card")
        if cells[GROUPS] <= SIXTEEN and marks >> GROUP & SIXTEEN > cells[GROUPS]:
            yield Fault(line, f"{called} is in a group with a greater number than the line “groups” tells")
        if cells[GAME] > 1 and box.kind[card] == ARTIFACT and seen != FIVE:
            yield Fault(line, f"{called} was drafted openly, so everyone knows it; write “seen A B C D E”")
        looker = onlooker(s, name, pile, seat, card)
        if looker >= 0 and not exact >> looker & 1:
            yield Fault(line, f"{SEATS[looker]} sees {called} and must know it; add “seen {SEATS[looker]}, "
                              f"exact {SEATS[looker]}” to its memory line")
        yield from (Fault(line, reason) for reason in draft_faults(s, edition, name, seat, marks, called))


def onlooker(s: ResArcana, name: str, pile: int, seat: int, card: int) -> int:
    """Who has this card before the own eyes now; -1 if nobody has."""
    cells = s.cells
    op = op_of(s) if cells[DEPTH] else 0
    if name in ("looked", "arranged"):
        return cells[frame(cells) + WHO]
    pair = op == ops.PAIR_DRAFT and card in list(cards_in(cells, pile))[:2]
    return seat if name in ("hand", "mages") or name == "packet" and (op == ops.DRAFT or pair) else -1


def draft_faults(s: ResArcana, edition: Edition, name: str, seat: int, marks: int, called: str) -> Iterator[str]:
    """A card remembered from a draft was in a packet, and came to the seat that picked it in its turn."""
    packet, stage = marks >> DRAFTED & 15, marks >> (DRAFTED + 4) & 7
    seats = s.box.seats
    drafting = s.cells[DEPTH] == 1 and op_of(s) == ops.DRAFT
    if not packet and not stage:
        if drafting and name == "packet":
            yield f"{called} lies in a packet of the draft; say which, like “draft 1 0”"
        return
    origin, half = (packet - 1) % MAX_SEATS, (packet - 1) // MAX_SEATS
    if edition.config.variant != "draft" or name not in ("hand", "deck", "packet", "looked", "arranged"):
        yield f"{called} cannot come from the packets of a draft"
        return
    if not packet or origin >= seats or half > 1 or (stage > 4 or stage == 0) != (name == "packet"):
        yield f"{called} is of no such packet of the draft"
        return
    picked = stage - 1 if stage else s.cells[FRAMES + X]  # how often the packet was handed on until then
    late = not stage and drafting and half != s.cells[DRAFT_HALF]
    if late or seat >= 0 and (origin + (seats - 1 if half else 1) * picked) % seats != seat:
        yield f"{called} cannot have come to {SEATS[seat]} at this turn of the draft"


