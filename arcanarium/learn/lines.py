"""Lines of an analysis, played in an imagined world: what each move is called there, and what it brings about."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from arcanarium.core.contract import AnyRules, Event
from arcanarium.core.rng import Rng


@dataclass(frozen=True, slots=True)
class Played:
    """A move of a line: who made it, the state before it (do not change it) and after it and the deals that followed,
    and its events as the viewer may know them."""

    seat: int
    action: int
    before: Any
    after: Any
    events: tuple[Event, ...]


def played(rules: AnyRules, world: Any, line: Sequence[tuple[int, int]], rng: Rng, viewer: int) -> Iterator[Played]:
    """Play a line from a world, as far as it is legal there."""
    state = world.clone()
    rules.note_events(state, True)
    for seat, action in line:
        if seat not in state.owing() or action not in list(state.legal(seat)):
            return
        before = state
        state = before.clone()
        rules.note_events(state, True)
        rules.clear_events(state)
        state.apply(seat, action)
        while state.chance():
            state.deal_random(rng)
        yield Played(seat, action, before, state, tuple(rules.events(state, viewer)))
