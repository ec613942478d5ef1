"""What styles of play are fond of in Arcana: see arcanarium.engine.taste."""
from __future__ import annotations

from mypy_extensions import i64

from arcanarium.cadwallon import value
from arcanarium.cadwallon.rules.resolving import owned
from arcanarium.cadwallon.state.box import LOCATION, PERSONALITY, RELIC
from arcanarium.cadwallon.state.layout import State
from arcanarium.engine.taste import BUILDER, HOARDER, RAIDER


def taste(s: State, seat: i64, style: i64) -> i64:
    """A builder likes personalities, a raider poor rivals, a hoarder relics and locations, a racer points."""
    if style == BUILDER:
        return 8 * owned(s, seat, PERSONALITY)
    if style == HOARDER:
        return 6 * (owned(s, seat, RELIC) + owned(s, seat, LOCATION))
    if style != RAIDER:
        return 3 * value.score(s, seat)
    total: i64 = 0
    rival: i64 = 0
    while rival < s.seats:
        if rival != seat:
            total -= 3 * value.score(s, rival)
        rival += 1
    return total // (s.seats - 1)
