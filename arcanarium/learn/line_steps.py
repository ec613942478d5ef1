"""Lines of an analysis, played in an imagined world: what each move is called there, and what it brings about."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from arcanarium.core.contract import AnyRules, Event
from arcanarium.core.rng import Rng


@dataclass(frozen=True, slots=True)
class LineStep:
    """A move of a line: who made it, the state before it (do not change it) and after it and the deals that followed,
    and its events as the viewer may know them."""

    seat: int
    action: int
    before: Any
    after: Any
    events: tuple[Event, ...]


PATIENCE = 20
"""How many decisions rivals are given until the viewer decides again."""


def played(
    rules: AnyRules, world: Any, line: Sequence[tuple[int, int]], rng: Rng, viewer: int, loose: bool = False,
) -> Iterator[LineStep]:
    """Play a line from a world, as far as it is legal there. In a `loose` line only the moves of the viewer must be:
    rivals do something else where they cannot do what is expected, for in this world they may hold other cards."""
    state = world
    for seat, action in line:
        if loose and seat == viewer:
            for _ in range(PATIENCE):
                if seat in state.owing() or state.over():
                    break
                rival = state.owing()[0]
                step = _made(rules, state, rival, int(state.legal(rival)[0]), rng, viewer)
                state = step.after
                yield step
        if seat not in state.owing() or action not in list(state.legal(seat)):
            if loose and seat != viewer:
                continue
            return
        step = _made(rules, state, seat, action, rng, viewer)
        state = step.after
        yield step


def _made(rules: AnyRules, before: Any, seat: int, action: int, rng: Rng, viewer: int) -> LineStep:
    state = before.clone()
    rules.note_events(state, True)
    rules.clear_events(state)
    state.apply(seat, action)
    while state.chance():
        state.deal_random(rng)
    return LineStep(seat, action, before, state, tuple(rules.events(state, viewer)))
