"""What a coach tells a beginner in a turn of Res Arcana: who is about to win, what threatens, what can be had now and
what soon. Everything is made from an Observation."""
from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from arcanarium.core.contract import Note, TextSource
from arcanarium.resarcana.cards.card import Card
from arcanarium.resarcana.face.choosing import imagined
from arcanarium.resarcana.face.explain import decision_of, why_not
from arcanarium.resarcana.face.show import view
from arcanarium.resarcana.face.telling import card_name, why
from arcanarium.resarcana.game import RULES
from arcanarium.resarcana.knowledge.observation import Seen
from arcanarium.resarcana.rules.game_state import ResArcana
from arcanarium.resarcana.state import actions
from arcanarium.resarcana.state.essences import LIFE

CLOSE, NEAR_END = 3, 3
"""How many essences may be missing for something that can be had soon, and how many points for an end that is near."""


def notes(seen: Seen, texts: TextSource, names: Sequence[str]) -> list[Note]:
    """The weightiest first; none outside of the player's own turn."""
    state = imagined(seen)
    if seen.seat < 0 or seen.seat not in state.owing() or decision_of(state, seen.seat).kind != "turn":
        return []
    coach = Coach(seen, state, texts, names)
    return [*coach.end(), *coach.threats(), *coach.now(), *coach.soon(), *coach.passing()]


class Coach:
    """One player's turn."""

    def __init__(self, seen: Seen, state: ResArcana, texts: TextSource, names: Sequence[str]) -> None:
        self.seen, self.state, self.texts, self.names = seen, state, texts, names
        self.codec = seen.box.edition.codec
        self.view: dict[str, Any] = view(seen)
        self.me = self.view["seats"][seen.seat]
        self.rivals = [seat for seat in self.view["seats"] if seat["seat"] != seen.seat]
        legal = [RULES.action_value(state, number) for number in state.legal(seen.seat)]
        self.can = {(action.verb, action.card) for action in legal}

    def words(self, message: str, card: str = "", **facts: str | int) -> str:
        name = {"card": card_name(card, self.texts)} if card else {}
        return self.texts.say(f"resarcana-coach-{message}", **name, **facts)

    def card(self, id: str) -> Card:
        return self.codec.card(self.codec.number_of[id])

    # --- what others are up to ---

    def end(self) -> Iterator[Note]:
        """Who has, or nearly has, the points that end the game."""
        goal, mine = self.view["threshold"], self.me["points"]
        if mine >= goal:
            ahead = mine > max(rival["points"] for rival in self.rivals)
            yield Note("end", self.words("enough" if ahead else "enough-but", n=mine))
        for rival in self.rivals:
            if rival["points"] >= goal - NEAR_END and rival["points"] > 0:
                last = "rival-enough" if rival["points"] >= goal else "rival-near"
                who = self.names[rival["seat"]]
                yield Note("end", self.words(last, who=who, n=rival["points"], goal=goal), (f"seat:{rival['seat']}",))

    def threats(self) -> Iterator[Note]:
        """Cards that can attack, unless something guards against it, and places that a rival can pay for."""
        for rival in self.rivals:
            who = self.names[rival["seat"]]
            if rival["seat"] in self.view["passed"]:
                continue
            for thing in rival["play"]:
                loss = attack_of(self.card(thing["card"]))
                if loss and not thing["turned"]:
                    yield self.attack(thing["card"], loss, who)
            for place in self.view["centre"]["places"]:
                cost = self.card(place["card"]).cost
                if cost and all(have >= need for have, need in zip(rival["pool"], cost, strict=True)):
                    target = f"card:{place['card']}"
                    yield Note("threat", self.words("rival-claims", place["card"], who=who), (target,))

    def attack(self, card: str, loss: int, who: str) -> Note:
        guards = [thing["card"] for thing in self.me["play"] if self.guards(thing)]
        target = f"card:{card}"
        if guards:
            guard = card_name(guards[0], self.texts)
            return Note("threat", self.words("attack-guarded", card, who=who, n=loss, guard=guard), (target,))
        return Note("threat", self.words("attack", card, who=who, n=loss, life=self.me["pool"][LIFE]), (target,))

    def guards(self, thing: dict[str, Any]) -> bool:
        """Whether a card of the player's can be turned or paid for to stop an attack."""
        powers = [power for power in self.card(thing["card"]).powers if power.react == "life_loss"]
        return any(power.turned or not thing["turned"] for power in powers)

    # --- what the player can do ---

    def now(self) -> Iterator[Note]:
        """The best things that can be had at once, and what they are good for."""
        found = [card for verb, card in self.can if verb in ("place", "claim")]
        for id in sorted(found, key=lambda id: (-self.weight(id), id))[:2]:
            yield Note("now", self.words(f"now-{self.use_of(id)}", id, n=self.card(id).points), (f"card:{id}",))

    def use_of(self, id: str) -> str:
        """What a card is good for, in one word."""
        card = self.card(id)
        if card.scores:
            return "scores"
        if pays_always(card):
            return "collects"
        if card.points:
            return "points"
        if any(power.react for power in card.powers):
            return "guards"
        return "discounts" if card.discounts else "power"

    def weight(self, id: str) -> int:
        card = self.card(id)
        return 4 * bool(card.scores) + 2 * card.points + 3 * pays_always(card) + bool(card.powers)

    def soon(self) -> Iterator[Note]:
        """What is a few essences away."""
        short: list[tuple[int, str, str]] = []
        centre = [*(place["card"] for place in self.view["centre"]["places"]), *self.view["centre"]["monuments"]]
        for verb, ids in (("place", self.me["hand"]["cards"]), ("claim", centre)):
            for id in ids:
                if (verb, id) not in self.can:
                    wanted = actions.PLACE if verb == "place" else actions.CLAIM
                    action = actions.on_card(wanted, self.codec.number_of[id])
                    reason = why_not(self.state, self.seen.seat, action)
                    short.append((missing(reason), id, reason))
        for n, id, reason in sorted(short)[:2]:
            if 0 < n <= CLOSE:
                yield Note("soon", self.words("soon", id, why=why(reason, self.texts)), (f"card:{id}",))

    def passing(self) -> Iterator[Note]:
        """When nothing is left, and what the first to pass gets."""
        if self.can <= {("pass", "")} | {one for one in self.can if one[0] == "discard"}:
            yield Note("now", self.words("pass-left" if len(self.can) > 1 else "pass"))
        elif not self.view["passed"] and self.view["round"] > 1:
            yield Note("soon", self.words("pass-first"))


def pays_always(card: Card) -> bool:
    """Whether a card gives essences in every Collect, whatever lies on it."""
    return card.collect is not None and card.collect.mode in ("gain", "choice", "any")


def attack_of(card: Card) -> int:
    """How much life a card can cost its owner's rivals; 0 if none."""
    return max((step.n for power in card.powers for step in power.effects if step.verb in ("rivals_lose", "all_lose")),
               default=0)


def missing(reason: str) -> int:
    """How many essences a refusal says are missing; 0 if it says something else."""
    facts = dict(part.partition("=")[::2] for part in reason.split("|")[1:])
    if "missing" in facts:
        return int(facts["missing"])
    return sum(map(int, re.findall(r"\d+", facts.get("amount", "")))) + int(facts.get("any") or 0)
