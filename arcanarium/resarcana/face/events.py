"""Events: what the rules noted, as facts that a viewer may know. Messages and animations are made from these."""
from __future__ import annotations

from enum import StrEnum
from typing import Any, NamedTuple

from arcanarium.core.contract import Event
from arcanarium.resarcana.notation.codec import unpack
from arcanarium.resarcana.state import event_codes
from arcanarium.resarcana.state.edition import edition_behind
from arcanarium.resarcana.state.layout import State


class Fact(StrEnum):
    """What a number in an event stands for."""

    NONE = ""
    POOL = "pool"
    NUMBER = "number"
    OTHER_CARD = "other card"
    SEATS = "seats"
    SEAT = "seat"


class EventShape(NamedTuple):
    """A kind of event, and the names and meanings of its two numbers."""

    kind: str
    value_name: str = ""
    value_is: Fact = Fact.NONE
    more_name: str = ""
    more_is: Fact = Fact.NONE


SHAPES: dict[int, EventShape] = {
    event_codes.GAME_BEGAN: EventShape("game_began", "game", Fact.NUMBER),
    event_codes.FIRST_PLAYER: EventShape("first_player"),
    event_codes.PLACES_LAID: EventShape("place_laid"),
    event_codes.MONUMENT_SHOWN: EventShape("monument_shown"),
    event_codes.DEALT: EventShape("dealt", "count", Fact.NUMBER),
    event_codes.MAGE_KEPT: EventShape("mage_kept"),
    event_codes.ARTIFACT_KEPT: EventShape("artifact_kept"),
    event_codes.ITEM_TAKEN: EventShape("item_taken"),
    event_codes.ROUND_BEGAN: EventShape("round_began", "round", Fact.NUMBER),
    event_codes.HAS_COLLECTED: EventShape("collected", "amount", Fact.POOL),
    event_codes.GREW: EventShape("grew", "amount", Fact.POOL),
    event_codes.UPKEEP_PAID: EventShape("upkeep_paid", "amount", Fact.POOL),
    event_codes.PLACED: EventShape("placed"),
    event_codes.CLAIMED: EventShape("claimed"),
    event_codes.DISCARDED: EventShape("discarded"),
    event_codes.USED: EventShape("used", "power", Fact.NUMBER),
    event_codes.HAS_PAID: EventShape("paid", "amount", Fact.POOL),
    event_codes.GAINED: EventShape("gained", "amount", Fact.POOL),
    event_codes.PUT: EventShape("put", "amount", Fact.POOL),
    event_codes.MOVED: EventShape("moved", "amount", Fact.POOL),
    event_codes.REMOVED: EventShape("removed", "amount", Fact.POOL),
    event_codes.WAS_TURNED: EventShape("turned"),
    event_codes.STRAIGHTENED: EventShape("straightened"),
    event_codes.DESTROYED: EventShape("destroyed"),
    event_codes.DREW: EventShape("drew"),
    event_codes.SHUFFLED: EventShape("shuffled", "count", Fact.NUMBER),
    event_codes.LOOKED_AT_DECK: EventShape("looked", "count", Fact.NUMBER, "monuments", Fact.NUMBER),
    event_codes.ATTACKED: EventShape("attacked", "life", Fact.NUMBER, "hit", Fact.SEATS),
    event_codes.REACTED: EventShape("reacted", "power", Fact.NUMBER),
    event_codes.ANSWERED: EventShape("answered", "way", Fact.NUMBER),
    event_codes.LOST: EventShape("lost", "amount", Fact.POOL),
    event_codes.HAS_PASSED: EventShape("passed"),
    event_codes.TOKEN_TAKEN: EventShape("token_taken"),
    event_codes.SWAPPED: EventShape("swapped", "back", Fact.OTHER_CARD),
    event_codes.CHECKED: EventShape("checked"),
    event_codes.SCORED: EventShape("scored", "points", Fact.NUMBER),
    event_codes.GAME_WON: EventShape("won", "winners", Fact.SEATS, "points", Fact.NUMBER),
    event_codes.NO_WINNER: EventShape("no_winner", "threshold", Fact.NUMBER),
    event_codes.PICKED: EventShape("picked"),
    event_codes.RETRIEVED: EventShape("retrieved"),
    event_codes.EXTRA_POINTS: EventShape("extra_points", "points", Fact.NUMBER),
    event_codes.MATCH_WON: EventShape("match_won", "winners", Fact.SEATS, "wins", Fact.NUMBER),
    event_codes.COUNTED: EventShape("counted", "count", Fact.NUMBER, "of", Fact.SEAT),
    event_codes.TOOK: EventShape("took", "amount", Fact.POOL),
    event_codes.SCROLL_CLAIMED: EventShape("scroll_claimed"),
    event_codes.SCROLL_RETURNED: EventShape("scroll_returned"),
    event_codes.STOOD_IN: EventShape("stood_in"),
    event_codes.PUT_BACK: EventShape("put_back"),
    event_codes.ORDER_ASKED: EventShape("order_asked", "late", Fact.NUMBER),
}
ONLY_OWN = {event_codes.DREW, event_codes.ARTIFACT_KEPT, event_codes.PUT_BACK}
"""Events whose card only the player concerned may know."""


def events_for(state: State, viewer: int) -> list[Event]:
    """What happened, as a viewer may know it."""
    table = edition_behind(state)
    told = list(state.noted)
    found = []
    for i in range(0, len(told), 5):
        note, seat, card, value, more = told[i:i + 5]
        shape = SHAPES[note]
        facts: dict[str, Any] = {}
        if card and (note not in ONLY_OWN or seat == viewer):
            facts["card"] = table.codec.card(card).id
        if shape.value_name:
            facts[shape.value_name] = fact(value, shape.value_is, state)
        if shape.more_name:
            facts[shape.more_name] = fact(more, shape.more_is, state)
        found.append(Event(shape.kind, seat, facts))
    return found


def fact(value: int, meaning: Fact, state: State) -> Any:
    if meaning == Fact.POOL:
        return unpack(value)
    if meaning == Fact.OTHER_CARD:
        return edition_behind(state).codec.card(value).id
    if meaning == Fact.SEATS:
        return tuple(seat for seat in range(state.box.seats) if value >> seat & 1)
    return value
