"""Events: what the rules noted, as facts that a viewer may know. Messages and animations are made from these."""
from __future__ import annotations

from typing import Any

from arcanarium.cadwallon.cards.cardfile import GUILDS
from arcanarium.cadwallon.knowledge.observation import SPECTATOR
from arcanarium.cadwallon.state import event_codes
from arcanarium.cadwallon.state.edition import edition_behind
from arcanarium.cadwallon.state.layout import State
from arcanarium.core.contract import Event

PILE, NUMBER, GUILD, TWO_PILES, OFFER, SUM, SEAT = "pile", "number", "guild", "two piles", "offer", "sum", "seat"

SHAPES: dict[int, tuple[str, str, str]] = {  # number: kind, then the name and the meaning of the value
    event_codes.FIRST_PLAYER: ("first_player", "", ""),
    event_codes.GUILD_CHOSEN: ("guild_chosen", "guild", GUILD),
    event_codes.OBJECTIVE_DEALT: ("objective_dealt", "", ""),
    event_codes.OBJECTIVES_KEPT: ("objectives_kept", "", ""),
    event_codes.REVEALED: ("revealed", "pile", PILE),
    event_codes.JUBILEE: ("jubilee", "pile", PILE),
    event_codes.ROUND_BEGAN: ("round_began", "round", NUMBER),
    event_codes.DREW: ("drew", "", ""),
    event_codes.RESHUFFLED: ("reshuffled", "count", NUMBER),
    event_codes.PLACED: ("placed", "pile", PILE),
    event_codes.PLAYED: ("played", "", ""),
    event_codes.STORED: ("stored", "", ""),
    event_codes.BRIBED: ("bribed", "pile", OFFER),
    event_codes.BRIBE_FAILED: ("bribe_failed", "pile", OFFER),
    event_codes.MUSTERED: ("mustered", "", ""),
    event_codes.POSTED: ("posted", "pile", PILE),
    event_codes.TURNED_UP: ("turned_up", "pile", PILE),
    event_codes.WON: ("won", "pile", PILE),
    event_codes.TIED: ("tied", "pile", SUM),
    event_codes.UNREACHED: ("unreached", "pile", PILE),
    event_codes.RETURNED: ("returned", "pile", PILE),
    event_codes.MILITIA_LEFT: ("militia_left", "pile", PILE),
    event_codes.REMOVED: ("removed", "", ""),
    event_codes.RETRIEVED: ("retrieved", "", ""),
    event_codes.RECALLED: ("recalled", "pile", PILE),
    event_codes.MOVED: ("moved", "pile", TWO_PILES),
    event_codes.SWAPPED: ("swapped", "pile", TWO_PILES),
    event_codes.BURIED: ("buried", "pile", PILE),
    event_codes.EXPELLED: ("expelled", "pile", PILE),
    event_codes.SPIED: ("spied", "pile", PILE),
    event_codes.SAW: ("saw", "pile", PILE),
    event_codes.ROBBED: ("robbed", "by", SEAT),
    event_codes.NO_EFFECT: ("no_effect", "", ""),
    event_codes.ACHIEVED: ("achieved", "points", NUMBER),
    event_codes.SCORED: ("scored", "points", NUMBER),
    event_codes.GAME_WON: ("game_won", "points", NUMBER),
    event_codes.IDLE_END: ("idle_end", "rounds", NUMBER),
    event_codes.NO_STAKES_LEFT: ("no_stakes_left", "", ""),
    event_codes.TIE_BROKEN: ("tie_broken", "way", NUMBER),
}


def events_for(state: State, viewer: int) -> list[Event]:
    """What was noted, as the viewer may know it: a card it may not know is left out."""
    codec = edition_behind(state).codec
    eye = viewer if viewer >= 0 else SPECTATOR
    told = list(state.noted)
    found = []
    for i in range(0, len(told), 5):
        note, seat, card, value, audience = told[i : i + 5]
        kind, name, shape = SHAPES[note]
        facts: dict[str, Any] = {}
        if card and audience >> eye & 1:
            facts["card"] = codec.card(card).id
        if shape in (PILE, TWO_PILES, OFFER, SUM):
            facts[name] = codec.piles[value if shape == PILE else value & 15]
        if shape == TWO_PILES:
            facts["other"] = codec.piles[value >> 4]
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
