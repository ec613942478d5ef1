"""Events: what the rules noted, as facts that a viewer may know. Messages and animations are made from these."""
from __future__ import annotations

from enum import StrEnum
from typing import Any

from arcanarium.cadwallon.cards.cardfile import GUILDS
from arcanarium.cadwallon.knowledge.observation import SPECTATOR
from arcanarium.cadwallon.state import event_codes
from arcanarium.cadwallon.state.edition import edition_behind
from arcanarium.cadwallon.state.layout import State
from arcanarium.core.contract import Event


class Fact(StrEnum):
    """What the number in an event stands for."""

    PILE = "pile"
    NUMBER = "number"
    GUILD = "guild"
    TWO_PILES = "two piles"
    OFFER = "offer"
    SUM = "sum"
    SEAT = "seat"


SHAPES: dict[int, tuple[str, str, str]] = {  # number: kind, then the name and the meaning of the value
    event_codes.FIRST_PLAYER: ("first_player", "", ""),
    event_codes.GUILD_CHOSEN: ("guild_chosen", "guild", Fact.GUILD),
    event_codes.OBJECTIVE_DEALT: ("objective_dealt", "", ""),
    event_codes.OBJECTIVES_KEPT: ("objectives_kept", "", ""),
    event_codes.REVEALED: ("revealed", "pile", Fact.PILE),
    event_codes.JUBILEE_HELD: ("jubilee", "pile", Fact.PILE),
    event_codes.ROUND_BEGAN: ("round_began", "round", Fact.NUMBER),
    event_codes.DREW: ("drew", "", ""),
    event_codes.HAS_RESHUFFLED: ("reshuffled", "count", Fact.NUMBER),
    event_codes.WAS_PLACED: ("placed", "pile", Fact.PILE),
    event_codes.WAS_PLAYED: ("played", "", ""),
    event_codes.STORED: ("stored", "", ""),
    event_codes.BRIBED: ("bribed", "pile", Fact.OFFER),
    event_codes.BRIBE_FAILED: ("bribe_failed", "pile", Fact.OFFER),
    event_codes.HAS_MUSTERED: ("mustered", "", ""),
    event_codes.POSTED: ("posted", "pile", Fact.PILE),
    event_codes.TURNED_UP: ("turned_up", "pile", Fact.PILE),
    event_codes.DISTRICT_WON: ("won", "pile", Fact.PILE),
    event_codes.TIED: ("tied", "pile", Fact.SUM),
    event_codes.UNREACHED: ("unreached", "pile", Fact.PILE),
    event_codes.RETURNED: ("returned", "pile", Fact.PILE),
    event_codes.MILITIA_LEFT: ("militia_left", "pile", Fact.PILE),
    event_codes.WAS_REMOVED: ("removed", "", ""),
    event_codes.RETRIEVED: ("retrieved", "", ""),
    event_codes.RECALLED: ("recalled", "pile", Fact.PILE),
    event_codes.MOVED: ("moved", "pile", Fact.TWO_PILES),
    event_codes.SWAPPED: ("swapped", "pile", Fact.TWO_PILES),
    event_codes.WAS_BURIED: ("buried", "pile", Fact.PILE),
    event_codes.EXPELLED: ("expelled", "pile", Fact.PILE),
    event_codes.SPIED: ("spied", "pile", Fact.PILE),
    event_codes.SAW: ("saw", "pile", Fact.PILE),
    event_codes.ROBBED: ("robbed", "by", Fact.SEAT),
    event_codes.NO_EFFECT: ("no_effect", "", ""),
    event_codes.ACHIEVED: ("achieved", "points", Fact.NUMBER),
    event_codes.SCORED: ("scored", "points", Fact.NUMBER),
    event_codes.GAME_WON: ("game_won", "points", Fact.NUMBER),
    event_codes.IDLE_END: ("idle_end", "rounds", Fact.NUMBER),
    event_codes.NO_STAKES_LEFT: ("no_stakes_left", "", ""),
    event_codes.TIE_BROKEN: ("tie_broken", "way", Fact.NUMBER),
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
        if shape in (Fact.PILE, Fact.TWO_PILES, Fact.OFFER, Fact.SUM):
            facts[name] = codec.piles[value if shape == Fact.PILE else value & 15]
        if shape == Fact.TWO_PILES:
            facts["other"] = codec.piles[value >> 4]
        elif shape == Fact.OFFER:
            facts["total"] = value >> 4
        elif shape == Fact.SUM:
            facts["sum"] = value >> 4
        elif shape == Fact.GUILD:
            facts[name] = GUILDS[value - 1]
        elif shape in (Fact.NUMBER, Fact.SEAT):
            facts[name] = value
        found.append(Event(kind, seat, facts))
    return found
