"""Events: what the rules noted, as facts that a viewer may know. Messages and animations are made from these."""
from __future__ import annotations

from arcanarium.cadwallon.cards.cardfile import GUILDS
from arcanarium.cadwallon.knowledge.observation import SPECTATOR
from arcanarium.cadwallon.state import event_codes
from arcanarium.cadwallon.state.edition import edition_behind
from arcanarium.cadwallon.state.layout import State
from arcanarium.core.contract import Event
from arcanarium.engine.events import EventShape, Noted, decode_events, value


def guild(state: State, noted: Noted) -> str:
    return GUILDS[noted.value - 1]


def pile(state: State, noted: Noted) -> str:
    return edition_behind(state).codec.piles[noted.value]


# Some events pack two things into their value: a pile in the low four bits, and a number or another pile above.


def first_pile(state: State, noted: Noted) -> str:
    return edition_behind(state).codec.piles[noted.value & 15]


def second_pile(state: State, noted: Noted) -> str:
    return edition_behind(state).codec.piles[noted.value >> 4]


def number_above(state: State, noted: Noted) -> int:
    return noted.value >> 4


SHAPES: dict[int, EventShape[State]] = {
    event_codes.FIRST_PLAYER: EventShape("first_player"),
    event_codes.GUILD_CHOSEN: EventShape("guild_chosen", {"guild": guild}),
    event_codes.OBJECTIVE_DEALT: EventShape("objective_dealt"),
    event_codes.OBJECTIVES_KEPT: EventShape("objectives_kept"),
    event_codes.REVEALED: EventShape("revealed", {"pile": pile}),
    event_codes.JUBILEE_HELD: EventShape("jubilee", {"pile": pile}),
    event_codes.ROUND_BEGAN: EventShape("round_began", {"round": value}),
    event_codes.DREW: EventShape("drew"),
    event_codes.HAS_RESHUFFLED: EventShape("reshuffled", {"count": value}),
    event_codes.WAS_PLACED: EventShape("placed", {"pile": pile}),
    event_codes.WAS_PLAYED: EventShape("played"),
    event_codes.STORED: EventShape("stored"),
    event_codes.BRIBED: EventShape("bribed", {"pile": first_pile, "total": number_above}),
    event_codes.BRIBE_FAILED: EventShape("bribe_failed", {"pile": first_pile, "total": number_above}),
    event_codes.HAS_MUSTERED: EventShape("mustered"),
    event_codes.POSTED: EventShape("posted", {"pile": pile}),
    event_codes.TURNED_UP: EventShape("turned_up", {"pile": pile}),
    event_codes.DISTRICT_WON: EventShape("won", {"pile": pile}),
    event_codes.TIED: EventShape("tied", {"pile": first_pile, "sum": number_above}),
    event_codes.UNREACHED: EventShape("unreached", {"pile": pile}),
    event_codes.RETURNED: EventShape("returned", {"pile": pile}),
    event_codes.MILITIA_LEFT: EventShape("militia_left", {"pile": pile}),
    event_codes.WAS_REMOVED: EventShape("removed"),
    event_codes.RETRIEVED: EventShape("retrieved"),
    event_codes.RECALLED: EventShape("recalled", {"pile": pile}),
    event_codes.MOVED: EventShape("moved", {"pile": first_pile, "other": second_pile}),
    event_codes.SWAPPED: EventShape("swapped", {"pile": first_pile, "other": second_pile}),
    event_codes.WAS_BURIED: EventShape("buried", {"pile": pile}),
    event_codes.EXPELLED: EventShape("expelled", {"pile": pile}),
    event_codes.SPIED: EventShape("spied", {"pile": pile}),
    event_codes.SAW: EventShape("saw", {"pile": pile}),
    event_codes.ROBBED: EventShape("robbed", {"by": value}),
    event_codes.NO_EFFECT: EventShape("no_effect"),
    event_codes.ACHIEVED: EventShape("achieved", {"points": value}),
    event_codes.SCORED: EventShape("scored", {"points": value}),
    event_codes.GAME_WON: EventShape("game_won", {"points": value}),
    event_codes.IDLE_END: EventShape("idle_end", {"rounds": value}),
    event_codes.NO_STAKES_LEFT: EventShape("no_stakes_left"),
    event_codes.TIE_BROKEN: EventShape("tie_broken", {"way": value}),
}


def events_for(state: State, viewer: int) -> list[Event]:
    """What was noted, as the viewer may know it: the second number of an event says who knows its card."""
    codec = edition_behind(state).codec
    eye = viewer if viewer >= 0 else SPECTATOR
    return decode_events(state, SHAPES, lambda card: codec.card(card).id, lambda noted: bool(noted.more >> eye & 1))
