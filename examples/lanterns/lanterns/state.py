"""The state of a game: `arcanarium.core.contract.State` in plain Python."""
from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy

from arcanarium import Config, Event
from arcanarium.core.rng import Rng

CARDS = range(1, 25)
LANTERNS = range(1, 6)
HAND = 5
NOBODY = -1


class State:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.hands: list[list[int]] = [[] for _ in range(config.seats)]
        self.offers = [0] * config.seats
        """The card that each seat has laid down for the lantern that is lit; 0 for none."""
        self.points = [0] * config.seats
        self.lit = 0
        """The lantern that is offered for; 0 while one is still to be lit."""
        self.dark = list(LANTERNS)
        self.played: list[int] = []
        self.last = [0] * config.seats
        """The cards that were offered for the lantern before."""
        self.shown = 0
        self.noting = False
        self.noted: list[Event] = []

    def owing(self) -> list[int]:
        return [seat for seat, offer in enumerate(self.offers) if not offer] if self.lit else []

    def legal(self, seat: int) -> Sequence[int]:
        return list(self.hands[seat]) if seat in self.owing() else []

    def apply(self, seat: int, action: int) -> None:
        if action not in self.legal(seat):
            raise ValueError("this card cannot be offered now")
        self.hands[seat].remove(action)
        self.offers[seat] = action
        if all(self.offers):
            self._compare()

    def _compare(self) -> None:
        self.shown += 1
        self.note_event("shown", cards=tuple(self.offers))
        best, least = self.offers.index(max(self.offers)), self.offers.index(min(self.offers))
        self.points[best] += self.lit
        self.points[least] += 1
        self.note_event("took", best, lantern=self.lit)
        self.note_event("spark", least)
        self.played = sorted(self.played + self.offers)
        self.last, self.offers, self.lit = self.offers, [0] * len(self.offers), 0

    def dealt(self) -> bool:
        return bool(self.played) or any(self.hands)

    def chance(self) -> bool:
        return not self.lit and bool(self.dark)

    def deal(self, outcome: Sequence[int]) -> None:
        """At first the hands, seat by seat; then the lantern that is lit next."""
        if not self.chance() or len(set(outcome)) < len(outcome):
            raise ValueError("this cannot be dealt now")
        if not self.dealt():
            if len(outcome) != HAND * len(self.hands) or not set(outcome) <= set(CARDS):
                raise ValueError(f"{HAND} cards are dealt to everyone")
            self.hands = [sorted(outcome[HAND * seat : HAND * (seat + 1)]) for seat in range(len(self.hands))]
        else:
            if len(outcome) != 1 or outcome[0] not in self.dark:
                raise ValueError("one of the dark lanterns is lit")
            self.lit = outcome[0]
            self.dark.remove(self.lit)
            self.note_event("round_began", round=self.round(), lantern=self.lit)
        self.shown += 1

    def deal_random(self, rng: Rng) -> Sequence[int]:
        outcome = shuffled(CARDS, rng)[: HAND * len(self.hands)] if not self.dealt() else shuffled(self.dark, rng)[:1]
        self.deal(outcome)
        return outcome

    def round(self) -> int:
        """Counted from 1 when the first lantern is lit."""
        return len(LANTERNS) - len(self.dark)

    def over(self) -> bool:
        return not self.lit and not self.dark

    def clone(self) -> State:
        return deepcopy(self)

    def key(self) -> int:
        parts = (self.hands, self.offers, self.points, self.lit, self.dark, self.played, self.last, self.shown)
        return hash((self.config, repr(parts)))

    def reveals(self) -> int:
        return self.shown

    def note_event(self, kind: str, seat: int = NOBODY, **facts: object) -> None:
        if self.noting:
            self.noted.append(Event(kind, seat, facts))


def shuffled(things: Sequence[int], rng: Rng) -> list[int]:
    left = list(things)
    return [left.pop(rng.below(len(left))) for _ in range(len(left))]
