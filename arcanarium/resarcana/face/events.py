"""Events: what the rules noted, as facts that a viewer may know. Messages and animations are made from these."""
from __future__ import annotations

from arcanarium.core.contract import Event
from arcanarium.engine.events import EventShape, Noted, decode_events, more, value
from arcanarium.resarcana.notation.codec import unpack
from arcanarium.resarcana.state import event_codes
from arcanarium.resarcana.state.edition import edition_behind
from arcanarium.resarcana.state.layout import State


def pool(state: State, noted: Noted) -> tuple[int, ...]:
    return unpack(noted.value)


def other_card(state: State, noted: Noted) -> str:
    return edition_behind(state).codec.card(noted.value).id


def seats_in_value(state: State, noted: Noted) -> tuple[int, ...]:
    return tuple(seat for seat in range(state.box.seats) if noted.value >> seat & 1)


def seats_in_more(state: State, noted: Noted) -> tuple[int, ...]:
    return tuple(seat for seat in range(state.box.seats) if noted.more >> seat & 1)


SHAPES: dict[int, EventShape[State]] = {
    event_codes.GAME_BEGAN: EventShape("game_began", {"game": value}),
    event_codes.FIRST_PLAYER: EventShape("first_player"),
    event_codes.PLACES_LAID: EventShape("place_laid"),
    event_codes.MONUMENT_SHOWN: EventShape("monument_shown"),
    event_codes.DEALT: EventShape("dealt", {"count": value}),
    event_codes.MAGE_KEPT: EventShape("mage_kept"),
    event_codes.ARTIFACT_KEPT: EventShape("artifact_kept"),
    event_codes.ITEM_TAKEN: EventShape("item_taken"),
    event_codes.ROUND_BEGAN: EventShape("round_began", {"round": value}),
    event_codes.HAS_COLLECTED: EventShape("collected", {"amount": pool}),
    event_codes.GREW: EventShape("grew", {"amount": pool}),
    event_codes.UPKEEP_PAID: EventShape("upkeep_paid", {"amount": pool}),
    event_codes.PLACED: EventShape("placed"),
    event_codes.CLAIMED: EventShape("claimed"),
    event_codes.DISCARDED: EventShape("discarded"),
    event_codes.USED: EventShape("used", {"power": value}),
    event_codes.HAS_PAID: EventShape("paid", {"amount": pool}),
    event_codes.GAINED: EventShape("gained", {"amount": pool}),
    event_codes.PUT: EventShape("put", {"amount": pool}),
    event_codes.MOVED: EventShape("moved", {"amount": pool}),
    event_codes.REMOVED: EventShape("removed", {"amount": pool}),
    event_codes.WAS_TURNED: EventShape("turned"),
    event_codes.STRAIGHTENED: EventShape("straightened"),
    event_codes.DESTROYED: EventShape("destroyed"),
    event_codes.DREW: EventShape("drew"),
    event_codes.SHUFFLED: EventShape("shuffled", {"count": value}),
    event_codes.LOOKED_AT_DECK: EventShape("looked", {"count": value, "monuments": more}),
    event_codes.ATTACKED: EventShape("attacked", {"life": value, "hit": seats_in_more}),
    event_codes.REACTED: EventShape("reacted", {"power": value}),
    event_codes.ANSWERED: EventShape("answered", {"way": value}),
    event_codes.LOST: EventShape("lost", {"amount": pool}),
    event_codes.HAS_PASSED: EventShape("passed"),
    event_codes.TOKEN_TAKEN: EventShape("token_taken"),
    event_codes.SWAPPED: EventShape("swapped", {"back": other_card}),
    event_codes.CHECKED: EventShape("checked"),
    event_codes.SCORED: EventShape("scored", {"points": value}),
    event_codes.GAME_WON: EventShape("won", {"winners": seats_in_value, "points": more}),
    event_codes.NO_WINNER: EventShape("no_winner", {"threshold": value}),
    event_codes.PICKED: EventShape("picked"),
    event_codes.RETRIEVED: EventShape("retrieved"),
    event_codes.EXTRA_POINTS: EventShape("extra_points", {"points": value}),
    event_codes.MATCH_WON: EventShape("match_won", {"winners": seats_in_value, "wins": more}),
    event_codes.COUNTED: EventShape("counted", {"count": value, "of": more}),
    event_codes.TOOK: EventShape("took", {"amount": pool}),
    event_codes.SCROLL_CLAIMED: EventShape("scroll_claimed"),
    event_codes.SCROLL_RETURNED: EventShape("scroll_returned"),
    event_codes.STOOD_IN: EventShape("stood_in"),
    event_codes.PUT_BACK: EventShape("put_back"),
    event_codes.ORDER_ASKED: EventShape("order_asked", {"late": value}),
}
ONLY_OWN = {event_codes.DREW, event_codes.ARTIFACT_KEPT, event_codes.PUT_BACK}
"""Events whose card only the player concerned may know."""


def events_for(state: State, viewer: int) -> list[Event]:
    """What happened, as a viewer may know it."""
    codec = edition_behind(state).codec
    return decode_events(state, SHAPES, lambda card: codec.card(card).id,
                         lambda noted: noted.code not in ONLY_OWN or noted.seat == viewer)
