"""Positions as text: everything in a state, a line for each thing, to be read by people and read back by reading.py.

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

from arcanarium.cadwallon.cards.cardfile import GUILDS
from arcanarium.cadwallon.knowledge.observation import SPECTATOR
from arcanarium.cadwallon.rules.game_state import Cadwallon
from arcanarium.cadwallon.state.edition import edition_behind
from arcanarium.cadwallon.state.layout import (
    ACTIVE,
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
    SCORE,
    SETTING_UP,
    STAKE,
    STAKES_WON,
    STAMP,
    STEP,
    SUBJECT,
    TURN,
    WINNER,
    WON,
    mark,
    sighted,
)
from arcanarium.cadwallon.state.memory import group_of, known_by
from arcanarium.cadwallon.state.piles import cards_in
from arcanarium.core.record import SEATS
from arcanarium.engine.cells import REVEALS, ROUND, WINNERS
from arcanarium.engine.position import write_head

STEPS = {
    "find first": FIND_FIRST, "guilds": CHOOSE_GUILDS, "deal objectives": DEAL_OBJECTIVES,
    "keep objectives": KEEP_OBJECTIVES, "reveal": REVEAL, "draw": DRAW, "turn": TURN, "effect": EFFECT,
    "be robbed": BE_ROBBED, "muster": MUSTER_MILITIA, "post": POST_MILITIA, "removal": REMOVAL, "end": END,
}
PHASES = {"setting up": SETTING_UP, "playing": PLAYING, "resolving": RESOLVING, "ending": ENDING}
SEAT_OF_TABLE = {"first": FIRST, "turn of": ACTIVE, "winner": WINNER}
NUMBERS = {
    "round": ROUND, "subject": SUBJECT, "resolved": RESOLVED, "last round": LAST, "idle rounds": IDLE,
    "stakes won": STAKES_WON, "moment": STAMP, "reveals": REVEALS,
}
CARDS = {"played": PLAYED, "mustered": MUSTERED, "won": WON}
SEAT_LISTS = {"hand": HAND, "deck": DECK, "resource": RESOURCE, "removed": REMOVED}
SEAT_NUMBERS = {"draws": DRAWS, "reshuffled": RESHUFFLED, "deck moment": DECK_GROUP, "score": SCORE}
KNOWERS = SEATS[:SPECTATOR] + "*"
"""Those who may know a card, in the order of their bits: the seats, then the spectators."""
NAMED_STEP = {number: name for name, number in STEPS.items()}
NAMED_PHASE = {number: name for name, number in PHASES.items()}


def write_position(s: Cadwallon) -> str:
    edition = edition_behind(s)
    codec, box, cells = edition.codec, s.box, s.cells
    lines = write_head(edition.config, "seats")
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
        words.append("known " + "".join(c for i, c in enumerate(KNOWERS) if known_by(m) >> i & 1))
    if group_of(m):
        words.append(f"hidden {group_of(m)}")
    if m >> PLACED:
        words.append(f"placed {m >> PLACED}")
    if seen := s.cells[sighted(s.box, card)]:
        words.append(f"seen {SEATS[seen >> 3]} at {edition_behind(s).codec.piles[(seen & 7) - 1]}")
    return f" [{' '.join(words)}]" if words else ""
