"""Events: what the rules noted, as facts that a viewer may know. Messages and animations are made from these."""
from __future__ import annotations

from typing import Any

from arcanarium.cadwallon import notes
from arcanarium.cadwallon.cards import GUILDS
from arcanarium.cadwallon.edition import edition_behind
from arcanarium.cadwallon.knowledge import SPECTATOR
from arcanarium.cadwallon.state import State
from arcanarium.core.contract import Event

PILE, NUMBER, GUILD, TWO_PILES, OFFER, SUM, SEAT = "pile", "number", "guild", "two piles", "offer", "sum", "seat"

SHAPES: dict[int, tuple[str, str, str]] = {  # number: kind, then the name and the meaning of the value
    notes.FIRST_PLAYER: ("first_player", "", ""),
    notes.GUILD_CHOSEN: ("guild_chosen", "guild", GUILD),
    notes.OBJECTIVE_DEALT: ("objective_dealt", "", ""),
    notes.OBJECTIVES_KEPT: ("objectives_kept", "", ""),
    notes.REVEALED: ("revealed", "pile", PILE),
    notes.JUBILEE: ("jubilee", "pile", PILE),
    notes.ROUND_BEGAN: ("round_began", "round", NUMBER),
    notes.DREW: ("drew", "", ""),
    notes.RESHUFFLED: ("reshuffled", "count", NUMBER),
    notes.PLACED: ("placed", "pile", PILE),
    notes.PLAYED: ("played", "", ""),
    notes.STORED: ("stored", "", ""),
    notes.BRIBED: ("bribed", "pile", OFFER),
    notes.BRIBE_FAILED: ("bribe_failed", "pile", OFFER),
    notes.MUSTERED: ("mustered", "", ""),
    notes.POSTED: ("posted", "pile", PILE),
    notes.TURNED_UP: ("turned_up", "pile", PILE),
    notes.WON: ("won", "pile", PILE),
    notes.TIED: ("tied", "pile", SUM),
    notes.UNREACHED: ("unreached", "pile", PILE),
    notes.RETURNED: ("returned", "pile", PILE),
    notes.MILITIA_LEFT: ("militia_left", "pile", PILE),
    notes.REMOVED: ("removed", "", ""),
    notes.RETRIEVED: ("retrieved", "", ""),
    notes.RECALLED: ("recalled", "pile", PILE),
    notes.MOVED: ("moved", "pile", TWO_PILES),
    notes.SWAPPED: ("swapped", "pile", TWO_PILES),
    notes.BURIED: ("buried", "pile", PILE),
    notes.EXPELLED: ("expelled", "pile", PILE),
    notes.SPIED: ("spied", "pile", PILE),
    notes.SAW: ("saw", "pile", PILE),
    notes.ROBBED: ("robbed", "by", SEAT),
    notes.NO_EFFECT: ("no_effect", "", ""),
    notes.ACHIEVED: ("achieved", "points", NUMBER),
    notes.SCORED: ("scored", "points", NUMBER),
    notes.GAME_WON: ("game_won", "points", NUMBER),
    notes.IDLE_END: ("idle_end", "rounds", NUMBER),
    notes.NO_STAKES_LEFT: ("no_stakes_left", "", ""),
    notes.TIE_BROKEN: ("tie_broken", "way", NUMBER),
}


def events_for(state: State, viewer: int) -> list[Event]:
    """What was noted, as the viewer may know it: a card it may not know is left out."""
    views = edition_behind(state).views
    eye = viewer if viewer >= 0 else SPECTATOR
    told = list(state.told)
    found = []
    for i in range(0, len(told), 5):
        note, seat, card, value, audience = told[i : i + 5]
        kind, name, shape = SHAPES[note]
        facts: dict[str, Any] = {}
        if card and audience >> eye & 1:
            facts["card"] = views.card(card).id
        if shape in (PILE, TWO_PILES, OFFER, SUM):
            facts[name] = views.piles[value if shape == PILE else value & 15]
        if shape == TWO_PILES:
            facts["other"] = views.piles[value >> 4]
        elif shape == OFFER:
            facts["total"] = value >> 4
        elif shape == SUM:
            facts["sum"] = value >> 4
        elif shape == GUILD:
            facts[name] = GUILDS[value - 1]
        elif shape in (NUMBER, SEAT):
            facts[name] = value
        found.append(Event(kind, seat, facts))
    return found
