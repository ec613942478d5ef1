"""Events: what the rules noted, as facts that a viewer may know. Messages and animations are made from these."""
from __future__ import annotations

from typing import Any

from arcanarium.core.contract import Event
from arcanarium.resarcana import notes
from arcanarium.resarcana.state import State
from arcanarium.resarcana.table import table_behind
from arcanarium.resarcana.views import unpack

CARD, POOL, NUMBER, OTHER_CARD, SEATS, SEAT = "card", "pool", "number", "other card", "seats", "seat"

SHAPES: dict[int, tuple[str, str, str, str, str]] = {
    # number: kind, then the facts `value` and `more` by name and meaning
    notes.GAME_BEGAN: ("game_began", "game", NUMBER, "", ""),
    notes.FIRST_PLAYER: ("first_player", "", "", "", ""),
    notes.PLACES_LAID: ("place_laid", "", "", "", ""),
    notes.MONUMENT_SHOWN: ("monument_shown", "", "", "", ""),
    notes.DEALT: ("dealt", "count", NUMBER, "", ""),
    notes.MAGE_KEPT: ("mage_kept", "", "", "", ""),
    notes.ARTIFACT_KEPT: ("artifact_kept", "", "", "", ""),
    notes.ITEM_TAKEN: ("item_taken", "", "", "", ""),
    notes.ROUND_BEGAN: ("round_began", "round", NUMBER, "", ""),
    notes.COLLECTED: ("collected", "amount", POOL, "", ""),
    notes.GREW: ("grew", "amount", POOL, "", ""),
    notes.UPKEEP_PAID: ("upkeep_paid", "amount", POOL, "", ""),
    notes.PLACED: ("placed", "", "", "", ""),
    notes.CLAIMED: ("claimed", "", "", "", ""),
    notes.DISCARDED: ("discarded", "", "", "", ""),
    notes.USED: ("used", "power", NUMBER, "", ""),
    notes.PAID: ("paid", "amount", POOL, "", ""),
    notes.GAINED: ("gained", "amount", POOL, "", ""),
    notes.PUT: ("put", "amount", POOL, "", ""),
    notes.MOVED: ("moved", "amount", POOL, "", ""),
    notes.REMOVED: ("removed", "amount", POOL, "", ""),
    notes.TURNED: ("turned", "", "", "", ""),
    notes.STRAIGHTENED: ("straightened", "", "", "", ""),
    notes.DESTROYED: ("destroyed", "", "", "", ""),
    notes.DREW: ("drew", "", "", "", ""),
    notes.SHUFFLED: ("shuffled", "count", NUMBER, "", ""),
    notes.LOOKED: ("looked", "count", NUMBER, "monuments", NUMBER),
    notes.ATTACKED: ("attacked", "life", NUMBER, "hit", SEATS),
    notes.REACTED: ("reacted", "power", NUMBER, "", ""),
    notes.ANSWERED: ("answered", "way", NUMBER, "", ""),
    notes.LOST: ("lost", "amount", POOL, "", ""),
    notes.PASSED: ("passed", "", "", "", ""),
    notes.TOKEN_TAKEN: ("token_taken", "", "", "", ""),
    notes.SWAPPED: ("swapped", "back", OTHER_CARD, "", ""),
    notes.CHECKED: ("checked", "", "", "", ""),
    notes.SCORED: ("scored", "points", NUMBER, "", ""),
    notes.WON: ("won", "winners", SEATS, "points", NUMBER),
    notes.NO_WINNER: ("no_winner", "threshold", NUMBER, "", ""),
    notes.PICKED: ("picked", "", "", "", ""),
    notes.RETRIEVED: ("retrieved", "", "", "", ""),
    notes.EXTRA_POINTS: ("extra_points", "points", NUMBER, "", ""),
    notes.MATCH_WON: ("match_won", "winners", SEATS, "wins", NUMBER),
    notes.COUNTED: ("counted", "count", NUMBER, "of", SEAT),
    notes.TOOK: ("took", "amount", POOL, "", ""),
    notes.SCROLL_CLAIMED: ("scroll_claimed", "", "", "", ""),
    notes.SCROLL_RETURNED: ("scroll_returned", "", "", "", ""),
    notes.STOOD_IN: ("stood_in", "", "", "", ""),
    notes.PUT_BACK: ("put_back", "", "", "", ""),
    notes.ORDER_ASKED: ("order_asked", "late", NUMBER, "", ""),
}
ONLY_OWN = {notes.DREW, notes.ARTIFACT_KEPT, notes.PUT_BACK}
"""Events whose card only the player concerned may know."""


def events_for(state: State, viewer: int) -> list[Event]:
    """What happened, as a viewer may know it."""
    table = table_behind(state)
    told = list(state.told)
    found = []
    for i in range(0, len(told), 5):
        note, seat, card, value, more = told[i:i + 5]
        kind, value_name, value_shape, more_name, more_shape = SHAPES[note]
        facts: dict[str, Any] = {}
        if card and (note not in ONLY_OWN or seat == viewer):
            facts["card"] = table.views.card(card).id
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
        return table_behind(state).views.card(value).id
    if shape == SEATS:
        return tuple(seat for seat in range(state.box.seats) if value >> seat & 1)
    return value
