"""What a coach tells a beginner in a turn of Arcana: what can be won or bribed with a card in hand, which stake a rival
is about to win, and when the end is near. Everything is made from an Observation."""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, islice
from typing import Any

from arcanarium.cadwallon.face.choosing import confirm, imagined
from arcanarium.cadwallon.face.show import view
from arcanarium.cadwallon.face.telling import card_name
from arcanarium.cadwallon.game import RULES
from arcanarium.cadwallon.knowledge.observation import Seen
from arcanarium.cadwallon.rules.game_state import Cadwallon
from arcanarium.core.contract import Action, Note, TextSource

MOST_NOTES = 2
"""The most notes of one kind."""


def notes(seen: Seen, texts: TextSource, names: Sequence[str]) -> list[Note]:
    """The weightiest first; none outside of the player's own turn."""
    state = imagined(seen)
    if seen.seat < 0 or seen.seat not in state.owing() or RULES.decision(state, seen.seat).kind != "turn":
        return []
    coach = Coach(seen, state, texts, names)
    several = [islice(kind, MOST_NOTES) for kind in (coach.bribes(), coach.wins(), coach.threats())]
    return [*coach.end(), *chain(*several), *islice(coach.soon(), 1)]


class Coach:
    """One player's turn."""

    def __init__(self, seen: Seen, state: Cadwallon, texts: TextSource, names: Sequence[str]) -> None:
        self.seen, self.texts, self.names = seen, texts, names
        self.view: dict[str, Any] = view(seen)
        self.legal = [RULES.action_value(state, number) for number in state.legal(seen.seat)]
        stakes = [pile for pile in self.view["piles"] if pile["stake"]]
        self.piles = sorted(stakes, key=lambda pile: (-pile["stake"]["points"], pile["number"]))
        """The piles with a stake, the most points first."""

    def words(self, message: str, stake: str, **facts: str | int) -> str:
        return self.texts.say(f"cadwallon-coach-{message}", stake=card_name(stake, self.texts), **facts)

    def end(self) -> Iterator[Note]:
        if self.view["last_round"] == self.view["round"]:
            yield Note("end", self.texts.say("cadwallon-coach-last"))

    def bribes(self) -> Iterator[Note]:
        """Bribes that reach the price."""
        for action in self.legal:
            if action.verb == "bribe with" and not confirm(self.seen, action, self.texts):
                pile = next(pile for pile in self.piles if pile["number"] == action.number)
                relic = card_name(action.card, self.texts)
                yield Note("now", self.words("bribe", pile["stake"]["card"], relic=relic, n=pile["stake"]["points"]),
                           (f"card:{action.card}", f"pile:{action.number}"))

    def wins(self) -> Iterator[Note]:
        """An agent in hand that is enough for a stake, as far as can be seen."""
        for pile in self.piles:
            stake, mine = pile["stake"], pile["sums"][self.seen.seat]["known"]
            if mine >= stake["threshold"] and mine > self.best_rival(pile)[1]:
                continue
            needed = max(stake["threshold"], self.best_rival(pile)[1] + 1) - mine
            enough = [action for action in self.placings(pile) if self.value(action, stake["power"]) >= needed]
            if enough:
                least = min(enough, key=lambda action: (self.value(action, stake["power"]), action.card))
                agent = card_name(least.card, self.texts)
                yield Note("now", self.words("wins", stake["card"], agent=agent, n=stake["points"]),
                           (f"card:{least.card}", f"pile:{pile['number']}"))

    def threats(self) -> Iterator[Note]:
        """Stakes that a rival wins as things stand, or where something hidden lies."""
        for pile in self.piles:
            stake, mine = pile["stake"], pile["sums"][self.seen.seat]["known"]
            seat, best = self.best_rival(pile)
            backs = sum(one["backs"] for one in pile["sums"])
            target = (f"pile:{pile['number']}",)
            if best >= stake["threshold"] and best > mine:
                yield Note("threat", self.words("rival-wins", stake["card"], who=self.names[seat], n=best), target)
            elif backs:
                yield Note("threat", self.words("backs", stake["card"], n=backs), target)

    def soon(self) -> Iterator[Note]:
        """A stake that is not reached at once, but where agents stay for the next round."""
        for pile in self.piles:
            stake, mine = pile["stake"], pile["sums"][self.seen.seat]["known"]
            if 0 < mine < stake["threshold"]:
                missing = stake["threshold"] - mine
                yield Note("soon", self.words("soon", stake["card"], n=missing), (f"pile:{pile['number']}",))

    def best_rival(self, pile: dict[str, Any]) -> tuple[int, int]:
        """The rival with the highest sum that can be seen, and that sum."""
        sums = [(one["known"], -seat) for seat, one in enumerate(pile["sums"]) if seat != self.seen.seat]
        best, seat = max(sums)
        return -seat, best

    def placings(self, pile: dict[str, Any]) -> list[Action]:
        return [action for action in self.legal if action.verb == "place" and action.number == pile["number"]]

    def value(self, action: Action, power: str) -> int:
        """What an agent has of a power."""
        codec = self.seen.box.edition.codec
        values = codec.card(codec.by_id[action.card]).values
        return int(values[self.view["powers"].index(power)])
