"""What people see. What is not written here is as `Face` has it: no cards to look up, one kind of move."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from arcanarium import Action, Decision, Event
from arcanarium.core.contract import Face, Fragment, TextSource
from arcanarium.core.rng import Rng
from arcanarium.engine.telling import in_a_row, player_names
from lanterns.rules import RULES, Seen


class LanternsFace(Face[Seen]):
    def view(self, seen: Seen) -> dict[str, Any]:
        state = RULES.resample(seen, Rng(1))  # only what is open may be read from it
        seats = [
            {"seat": seat, "points": seen.points[seat], "hand": seen.sizes[seat], "offered": seen.offered[seat],
             "last": seen.last[seat]}
            for seat in range(seen.config.seats)
        ]
        return {
            "game": "lanterns", "viewer": seen.seat, "round": state.round(), "owing": state.owing(),
            "over": state.over(), "lit": seen.lit, "dark": list(seen.dark), "hand": list(seen.hand),
            "offer": seen.offer, "seats": seats,
        }

    def score(self, seen: Seen) -> list[list[tuple[str, int]]]:
        return [[("lanterns", points)] for points in seen.points]

    def source_name(self, source: str, texts: TextSource) -> str:
        return texts.say("lanterns-score")

    def ask(self, decision: Decision, texts: TextSource, names: Sequence[str]) -> str:
        return texts.say("lanterns-ask", n=decision.facts["lantern"])

    def label(self, seen: Seen, action: Action, texts: TextSource, names: Sequence[str]) -> list[Fragment]:
        return [(str(action.number), "number")]

    def targets(self, seen: Seen, action: Action) -> tuple[str, ...]:
        return (f"card:{action.number}",)

    def weighty(self, decision: Decision) -> bool:
        return False  # all decide at once, so nobody waits for the end of a turn

    def tell(self, events: Iterable[Event], texts: TextSource, names: Sequence[str], viewer: int) -> list[str]:
        return [self._line(event, texts, names, viewer) for event in events]

    def _line(self, event: Event, texts: TextSource, names: Sequence[str], viewer: int) -> str:
        if event.kind == "shown":
            offers = [
                texts.say("lanterns-offer", who=player_names([seat], texts, names, viewer, acting=True), card=card)
                for seat, card in enumerate(event.facts["cards"])
            ]
            return texts.say("lanterns-shown", offers=in_a_row(offers, texts))
        who = player_names([event.seat], texts, names, viewer, acting=True) if event.seat >= 0 else ""
        return texts.say(f"lanterns-{event.kind.replace('_', '-')}", who=who, n=event.facts.get("lantern", 0))


FACE = LanternsFace()
