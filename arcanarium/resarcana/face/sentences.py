"""A card said in sentences, made from its record. Every word comes from the texts of a language.

A step of a power is one phrase. Messages are given more than English needs, keys as well as words (`type`, `which`,
`n`), so that a translation can choose the form of a word inside a whole phrase.
"""
from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Protocol

from arcanarium.resarcana.cards.card import ESSENCES, Card, Collect, Discount, Power, Score, Step

CONDITIONS = ("deck_card",)
"""Costs that take nothing: they follow the power as a sentence of their own."""
OTHERS_DO = ("rivals_gain", "rivals_lose", "all_lose")
"""Effects whose phrase has a subject of its own, as in 'each rival gains 1 Elan'."""
SAID_TOGETHER = {("turn", "turn_own"): "turn_with_own", ("pay", "pay_same"): "pay_with_same"}
"""Costs that share a verb when they follow each other: 'turn this and one of your dragons'."""


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
        return self.texts.say(f"resarcana-essence-{kind}", n=n)

    def counted(self, kind: str, n: int = 1) -> str:
        """'2 Elan'."""
        return self.texts.say("resarcana-essence-counted", n=n, kind=self.essence(kind, n))

    def amount(self, step: Step | Collect) -> str:
        parts = [self.counted(kind, n) for kind, n in zip(ESSENCES, step.amount, strict=True) if n]
        return self.listed([*parts, *([self.anything(step)] if step.n else [])], "and") if parts or step.n else ""

    def anything(self, step: Step | Collect) -> str:
        return self.texts.say("resarcana-essence-any", n=step.n, **self.barred(step.barring))

    def barred(self, barring: tuple[str, ...]) -> dict[str, str | int]:
        """The kinds excluded. 'Gold' says pearls too (E-3)."""
        named = [self.essence(kind, 2) for kind in barring if kind != "pearl" or "gold" not in barring]
        return {"barred": "yes" if named else "no", "barring": self.listed(named, "or") if named else "",
                "barring_all": self.listed(named, "and") if named else ""}

    def types(self, types: tuple[str, ...], n: int = 1) -> str:
        return self.listed([self.texts.say(f"resarcana-type-{t}", n=n) for t in types], "or") if types else ""

    def args(self, step: Step | Collect) -> dict[str, str | int]:
        """All that a phrase may ask for."""
        return {
            "n": step.n, "amount": self.amount(step), "any": self.anything(step), **self.barred(step.barring),
            "kind": self.essence(step.kinds[0]) if step.kinds else "", "kinded": "yes" if step.kinds else "no",
            "kinds": self.listed(map(self.counted, step.kinds), "or") if step.kinds else "",
            "choices": self.choices(step.choices) if step.choices else "",
            "chosen": "yes" if step.choices else "no",
        }

    def choices(self, choices: tuple[Step, ...]) -> str:
        """Several gains to choose from, or the ways out of a loss of Life. Those that only differ in what is gained or
        paid share the verb: 'gain 1 Gold or 1 Calm'."""
        if all(choice.verb in ("gain", "gain_any") for choice in choices):
            return self.texts.say("resarcana-step-gain", amount=self.listed(map(self.gained, choices), "or"))
        paid = [choice for choice in choices if choice.verb == "pay"]
        said = [self.step(choice, "instead") for choice in choices if choice.verb != "pay"]
        if paid:
            said.insert(0, self.texts.say("resarcana-instead-pay", amount=self.listed(map(self.amount, paid), "or")))
        return self.listed(said, "or")

    def gained(self, choice: Step) -> str:
        """One of several gains. One with pearls can only be chosen where they are in the game."""
        amount = self.amount(choice)
        pearls = choice.amount[ESSENCES.index("pearl")]
        return self.texts.say("resarcana-only-with-pearls", choice=amount) if pearls else amount

    def step(self, step: Step, how: str = "step", given: str = "", before: str | int = "") -> str:
        """A step as a phrase without an end: 'gain 2 Elan'. `given` tells what was done to the card whose cost counts:
        'destroyed' or 'discarded', with '-alone' if no other cost could be meant. `before` is what is paid before, if
        the phrase tells that as well."""
        return self.texts.say(
            f"resarcana-{how}-{step.verb}", **self.args(step), m=step.m, where=step.where, given=given, before=before,
            type="none" if not step.types else step.types[0] if len(step.types) == 1 else "several",
            typed="yes" if step.types else "no",
            types=self.types(step.types), types_many=self.types(step.types, 2),
            counted=self.essence(step.kinds[1]) if len(step.kinds) > 1 else self.types(step.types),
        )

    def costs(self, costs: list[Step]) -> str:
        """What is paid, in a phrase: 'turn this, pay 1 Death and destroy one of your creatures'."""
        said: list[str] = []
        for before, step in zip([None, *costs], costs, strict=False):
            if before and (verb := SAID_TOGETHER.get((before.verb, step.verb))):
                said[-1] = self.step(replace(step, verb=verb), before=self.args(before)["amount"])
            else:
                said.append(self.step(step))
        return self.listed(said, "and")

    def power(self, power: Power) -> str:
        paid = [step for step in power.costs if step.verb not in CONDITIONS]
        given = ["destroyed" if step.verb == "destroy_own" else "discarded" for step in power.costs
                 if step.verb in ("destroy_own", "discard")]
        last = f"{given[-1] if given else ''}{'-alone' if len(power.costs) == 1 else ''}"
        effects = [self.step(step, given=last) for step in power.effects]
        message = "resarcana-power" + ("-react" if power.react else "") + ("" if paid else "-free")
        if power.react and power.effects[0].verb in OTHERS_DO:
            message += "-others"
        said = [capital(self.texts.say(
            message,
            costs=self.costs(paid) if paid else "",
            effects=self.chained(effects, "effects"),
            trigger=self.texts.say(f"resarcana-trigger-{power.react}") if power.react else "",
        ))]
        said += [capital(self.step(step)) for step in power.costs if step.verb in CONDITIONS]
        return self.chained(said, "sentences")

    def collect(self, collect: Collect) -> str:
        what = self.texts.say(f"resarcana-collect-{collect.mode}", **self.args(collect))
        return self.texts.say("resarcana-collect", what=what)

    def discount(self, discount: Discount) -> str:
        kind = "kind" if discount.on == "artifact" else "type"
        on = self.texts.say(f"resarcana-{kind}-{discount.on}", n=2)
        return capital(self.texts.say(
            "resarcana-discount", on=on, which=discount.on, n=discount.n, **self.barred(discount.barring)))

    def score(self, score: Score, first: bool = True) -> str:
        """What a card is worth beside its fixed points; `first` if nothing was said about points before."""
        of = self.essence(score.of) if score.per == "essence" else self.types((score.of,) if score.of else ())
        return self.texts.say(
            f"resarcana-score-{score.per}", points=score.points, of=of, which=score.of, every=score.every,
            first="yes" if first else "no",
        )

    def card(self, card: Card) -> list[str]:
        """All that a card says, one sentence for each line on it."""
        found = [self.collect(card.collect)] if card.collect else []
        found += map(self.discount, card.discounts)
        if card.on_claim:
            effects = self.chained(map(self.step, card.on_claim), "effects")
            found.append(self.texts.say("resarcana-on-claim", effects=effects))
        for power in card.powers:
            said = self.power(power)
            ready = power.turned and not power.react and card.kind != "scroll"
            found.append(self.texts.say("resarcana-power-also-turned", power=said) if ready else said)
        if card.points:
            found.append(self.texts.say("resarcana-points", n=card.points))
        found += (self.score(score, not card.points and i == 0) for i, score in enumerate(card.scores))
        if card.never_free:
            found.append(self.texts.say("resarcana-never-free"))
        return found or [self.texts.say("resarcana-nothing-printed")]


def sentences(card: Card, texts: Speaker) -> list[str]:
    """What a card says, one sentence for each line on it."""
    return Sentences(texts).card(card)


def sentence(card: Card, texts: Speaker) -> str:
    """What a card says, in one paragraph."""
    speech = Sentences(texts)
    return speech.chained(speech.card(card), "sentences")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
