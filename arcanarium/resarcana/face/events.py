"""Events: what the rules noted, as facts that a viewer may know. Messages and animations are made from these."""
from __future__ import annotations

from typing import Any

from arcanarium.core.contract import Event
from arcanarium.resarcana.notation.codec import unpack
from arcanarium.resarcana.state import event_codes
from arcanarium.resarcana.state.edition import edition_behind
from arcanarium.resarcana.state.layout import State

CARD, POOL, NUMBER, OTHER_CARD, SEATS, SEAT = "card", "pool", "number", "other card", "seats", "seat"

SHAPES: dict[int, tuple[str, str, str, str, str]] = {
    # number: kind, then the facts `value` and `more` by name and meaning
    event_codes.GAME_BEGAN: ("game_began", "game", NUMBER, "", ""),
    event_codes.FIRST_PLAYER: ("first_player", "", "", "", ""),
    event_codes.PLACES_LAID: ("place_laid", "", "", "", ""),
    event_codes.MONUMENT_SHOWN: ("monument_shown", "", "", "", ""),
    event_codes.DEALT: ("dealt", "count", NUMBER, "", ""),
    event_codes.MAGE_KEPT: ("mage_kept", "", "", "", ""),
    event_codes.ARTIFACT_KEPT: ("artifact_kept", "", "", "", ""),
    event_codes.ITEM_TAKEN: ("item_taken", "", "", "", ""),
    event_codes.ROUND_BEGAN: ("round_began", "round", NUMBER, "", ""),
    event_codes.COLLECTED: ("collected", "amount", POOL, "", ""),
    event_codes.GREW: ("grew", "amount", POOL, "", ""),
    event_codes.UPKEEP_PAID: ("upkeep_paid", "amount", POOL, "", ""),
    event_codes.PLACED: ("placed", "", "", "", ""),
    event_codes.CLAIMED: ("claimed", "", "", "", ""),
    event_codes.DISCARDED: ("discarded", "", "", "", ""),
    event_codes.USED: ("used", "power", NUMBER, "", ""),
    event_codes.PAID: ("paid", "amount", POOL, "", ""),
    event_codes.GAINED: ("gained", "amount", POOL, "", ""),
    event_codes.PUT: ("put", "amount", POOL, "", ""),
    event_codes.MOVED: ("moved", "amount", POOL, "", ""),
    event_codes.REMOVED: ("removed", "amount", POOL, "", ""),
    event_codes.TURNED: ("turned", "", "", "", ""),
    event_codes.STRAIGHTENED: ("straightened", "", "", "", ""),
    event_codes.DESTROYED: ("destroyed", "", "", "", ""),
    event_codes.DREW: ("drew", "", "", "", ""),
    event_codes.SHUFFLED: ("shuffled", "count", NUMBER, "", ""),
    event_codes.LOOKED: ("looked", "count", NUMBER, "monuments", NUMBER),
    event_codes.ATTACKED: ("attacked", "life", NUMBER, "hit", SEATS),
    event_codes.REACTED: ("reacted", "power", NUMBER, "", ""),
    event_codes.ANSWERED: ("answered", "way", NUMBER, "", ""),
    event_codes.LOST: ("lost", "amount", POOL, "", ""),
    event_codes.PASSED: ("passed", "", "", "", ""),
    event_codes.TOKEN_TAKEN: ("token_taken", "", "", "", ""),
    event_codes.SWAPPED: ("swapped", "back", OTHER_CARD, "", ""),
    event_codes.CHECKED: ("checked", "", "", "", ""),
    event_codes.SCORED: ("scored", "points", NUMBER, "", ""),
    event_codes.WON: ("won", "winners", SEATS, "points", NUMBER),
    event_codes.NO_WINNER: ("no_winner", "threshold", NUMBER, "", ""),
    event_codes.PICKED: ("picked", "", "", "", ""),
    event_codes.RETRIEVED: ("retrieved", "", "", "", ""),
    event_codes.EXTRA_POINTS: ("extra_points", "points", NUMBER, "", ""),
    event_codes.MATCH_WON: ("match_won", "winners", SEATS, "wins", NUMBER),
    event_codes.COUNTED: ("counted", "count", NUMBER, "of", SEAT),
    event_codes.TOOK: ("took", "amount", POOL, "", ""),
    event_codes.SCROLL_CLAIMED: ("scroll_claimed", "", "", "", ""),
    event_codes.SCROLL_RETURNED: ("scroll_returned", "", "", "", ""),
    event_codes.STOOD_IN: ("stood_in", "", "", "", ""),
    event_codes.PUT_BACK: ("put_back", "", "", "", ""),
    event_codes.ORDER_ASKED: ("order_asked", "late", NUMBER, "", ""),
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
        kind, value_name, value_shape, more_name, more_shape = SHAPES[note]
        facts: dict[str, Any] = {}
        if card and (note not in ONLY_OWN or seat == viewer):
            facts["card"] = table.codec.card(card).id
        if value_name:
            facts[value_name] = fact(value, value_shape, state)
        if more_name:
            facts[more_name] = fact(more, more_shape, state)
        found.append(Event(kind, seat, facts))
    return found


def fact(value: int, shape: str, state: State) -> Any:
    if shape == POOL:
        return unpack(value)
    if shape == OTHER_CARD:
        return edition_behind(state).codec.card(value).id
    if shape == SEATS:
        return tuple(seat for seat in range(state.box.seats) if value >> seat & 1)
    return value
