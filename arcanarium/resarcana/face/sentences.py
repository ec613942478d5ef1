"""A card said in sentences, phrase by phrase, from its record. Every word comes from the texts of a language."""
from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from arcanarium.resarcana.cards.card import ESSENCES, Card, Collect, Discount, Power, Score, Step


class Speaker(Protocol):
    """What gives texts: see arcanarium.locale."""

    def say(self, message: str, **args: str | int) -> str: ...


class Sentences:
    """Says records as sentences, phrase by phrase."""

    def __init__(self, texts: Speaker) -> None:
        self.texts = texts

    def listed(self, items: Iterable[str], word: str) -> str:
        """'a, b and c', with the word 'and' or 'or'."""
        *most, last = items
        if not most:
            return last
        return self.texts.say(f"list-{word}", head=self.chained(most, "more"), last=last)

    def chained(self, items: Iterable[str], how: str) -> str:
        head, *rest = items
        for item in rest:
            head = self.texts.say(f"list-{how}", head=head, next=item)
        return head

    def essence(self, kind: str, n: int = 1) -> str:
        return self.texts.say(f"essence-{kind}", n=n)

    def amount(self, step: Step | Collect) -> str:
        parts = [
            self.texts.say("essence-counted", n=n, kind=self.essence(kind, n))
            for kind, n in zip(ESSENCES, step.amount, strict=True) if n
        ]
        return self.listed([*parts, *([self.anything(step)] if step.n else [])], "and") if parts or step.n else ""

    def anything(self, step: Step | Collect) -> str:
        return self.texts.say("essence-any", n=step.n, **self.barred(step.barring))

    def barred(self, barring: tuple[str, ...]) -> dict[str, str | int]:
        """The kinds excluded. 'Gold' says pearls too (E-3)."""
        named = [self.essence(kind, 2) for kind in barring if kind != "pearl" or "gold" not in barring]
        return {"barred": "yes" if named else "no", "barring": self.listed(named, "and") if named else ""}

    def types(self, types: tuple[str, ...], n: int = 1) -> str:
        return self.listed([self.texts.say(f"type-{t}", n=n) for t in types], "or") if types else ""

    def args(self, step: Step | Collect) -> dict[str, str | int]:
        """All that a phrase may ask for."""
        kinds = [self.essence(kind) for kind in step.kinds]
        return {
            "n": step.n, "amount": self.amount(step), "any": self.anything(step), **self.barred(step.barring),
            "kind": kinds[0] if kinds else "", "kinded": "yes" if kinds else "no",
            "kinds": self.listed(kinds, "or") if kinds else "",
            "choices": self.listed((self.choice(choice) for choice in step.choices), "or") if step.choices else "",
            "chosen": "yes" if step.choices else "no",
        }

    def choice(self, step: Step) -> str:
        """One of several gains, or a way out of a loss of life for the player who is hit."""
        said = self.step(step, "step" if step.verb.startswith("gain") else "instead")
        return self.texts.say("only-with-pearls", choice=said) if step.verb == "gain" and step.amount[5] else said

    def step(self, step: Step, how: str = "step") -> str:
        """A step as a phrase without an end: 'gain 2 Elan'."""
        return self.texts.say(
            f"{how}-{step.verb}", **self.args(step), m=step.m, where=step.where,
            type=step.types[0] if step.types else "", typed="yes" if step.types else "no",
            types=self.types(step.types), types_many=self.types(step.types, 2),
            counted=self.essence(step.kinds[1]) if len(step.kinds) > 1 else self.types(step.types),
        )

    def power(self, power: Power) -> str:
        costs = self.chained(map(self.step, power.costs), "more") if power.costs else ""
        message = "power" + ("-react" if power.react else "") + ("" if costs else "-free")
        trigger = self.texts.say(f"trigger-{power.react}") if power.react else ""
        effects = self.chained(map(self.step, power.effects), "effects")
        return capital(self.texts.say(message, costs=costs, effects=effects, trigger=trigger))

    def collect(self, collect: Collect) -> str:
        return self.texts.say("collect", what=self.texts.say(f"collect-{collect.mode}", **self.args(collect)))

    def discount(self, discount: Discount) -> str:
        kind = "kind" if discount.on == "artifact" else "type"
        on = self.texts.say(f"{kind}-{discount.on}", n=2)
        return capital(self.texts.say("discount", on=on, n=discount.n, **self.barred(discount.barring)))

    def score(self, score: Score) -> str:
        of = self.essence(score.of) if score.per == "essence" else self.types((score.of,) if score.of else ())
        return self.texts.say(f"score-{score.per}", points=score.points, of=of, every=score.every)

    def card(self, card: Card) -> list[str]:
        """All that a card says, one sentence for each line on it."""
        found = [self.collect(card.collect)] if card.collect else []
        found += map(self.discount, card.discounts)
        if card.on_claim:
            effects = self.chained(map(self.step, card.on_claim), "effects")
            found.append(self.texts.say("on-claim", effects=effects))
        for power in card.powers:
            said = self.power(power)
            ready = power.turned and not power.react and card.kind != "scroll"
            found.append(self.texts.say("power-also-turned", power=said) if ready else said)
        if card.points:
            found.append(self.texts.say("points", n=card.points))
        found += map(self.score, card.scores)
        if card.never_free:
            found.append(self.texts.say("never-free"))
        return found or [self.texts.say("nothing-printed")]


def sentences(card: Card, texts: Speaker) -> list[str]:
    """What a card says, one sentence for each line on it."""
    return Sentences(texts).card(card)


def sentence(card: Card, texts: Speaker) -> str:
    """What a card says, in one paragraph."""
    return " ".join(sentences(card, texts))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
