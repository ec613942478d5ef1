"""A card shown as a line of signs: fragments of text, each with a style that a terminal can colour.

`sentences.py` says the same in words, and is offered here too.
"""
from __future__ import annotations

from collections.abc import Iterable

from arcanarium.resarcana.cards.card import ESSENCES, Amount, Card, Collect, Discount, Power, Score, Step
from arcanarium.resarcana.cards.verbs import VERBS
from arcanarium.resarcana.face.sentences import Speaker, sentence, sentences

__all__ = ["Fragment", "Icons", "Speaker", "icons", "sentence", "sentences", "text_of"]

Fragment = tuple[str, str]
"""A piece of text and its style: an essence, 'any', 'turn', 'react', 'type', 'point', 'sign' or 'text'."""

SIGNS = {  # name: (Unicode, ASCII)
    "turn": ("↻", "T"), "straighten": ("↑", "^"), "triangle": ("▶", ">"), "react": ("⚡", "!"), "collect": ("⊔", "+"),
    "any": ("◇", "?"), "but": ("≠", "-"), "here": ("↓", "v"), "out": ("←", "<"), "own": ("□", "[]"), "this": ("■", "#"),
    "destroy": ("✗", "x"), "card": ("▯", "c"), "minus": ("\N{MINUS SIGN}", "-"), "plus": ("+", "+"),
    "times": ("\N{MULTIPLICATION SIGN}", "*"), "reorder": ("⇅", "%"), "ignore": ("⊘", "no"), "point": ("★", "VP"),
    "same": ("=", "="), "check": ("?", "?"), "slash": ("/", "/"), "join": ("+", "+"), "as": ("≈", "~"),
    "open": ("(", "("), "close": (")", ")"),
}
LETTER_OF = {kind: kind[0].upper() for kind in ESSENCES}
STYLES = {"turn": "turn", "straighten": "turn", "react": "react", "any": "any", "point": "point", "check": "point"}

WHERE_SIGNS = {
    "own": "@own", "this": "@this", "mage": ":mage", "all": ":all _", "hand": ":hand", "discards": ":discards",
    "any_discards": ":any-discards", "rival": ":rival", "player": ":player",
}


class Icons:
    """Draws records as fragments, with Unicode signs or in plain ASCII."""

    def __init__(self, texts: Speaker, plain: bool = False) -> None:
        self.texts, self.plain = texts, plain

    def sign(self, name: str) -> Fragment:
        return SIGNS[name][self.plain], STYLES.get(name, "sign")

    def word(self, name: str) -> Fragment:
        return self.texts.say(f"resarcana-icon-{name}"), "text"

    def drawn(self, pattern: str, step: Step) -> list[Fragment]:
        found: list[Fragment] = []
        for item in pattern.split():
            if item[0] == "@":
                found.append(self.sign(item[1:]))
            elif item[0] == ":":
                found.append(self.word(item[1:]))
            else:
                found += [(" ", "text")] if item == "_" else self.part(item, step)
        return found

    def part(self, name: str, step: Step) -> list[Fragment]:  # noqa: C901, PLR0912  (one case for each part of a pattern)
        """One part of a step; empty where the step does not have it."""
        match name:
            case "X":
                return [("X", "any")]
            case "n" | "m":
                return [(str(getattr(step, name)), "text")]
            case "life":
                return [(LETTER_OF["life"], "life")]
            case "amount" | "any":
                return self.amount(step.amount, step.n, step.barring)
            case "kind":
                return self.essence(step.kinds[0]) if step.kinds else [self.sign("any")]
            case "kinds":
                return self.parted([self.essence(kind) for kind in step.kinds], "slash")
            case "types":
                named = [[(self.texts.say(f"resarcana-type-{t}", n=1), "type")] for t in step.types]
                return self.parted(named, "slash")
            case "target":
                return self.part("types", step) or [self.sign("card")]
            case "counted":
                return self.essence(step.kinds[1]) if len(step.kinds) > 1 else self.part("types", step)
            case "but":
                return self.but(step.barring)
            case "where":
                return self.drawn(WHERE_SIGNS.get(step.where, ""), step)
            case "other":
                return [self.sign("but"), self.sign("this")] if step.where == "other" else []
            case "fraction":
                return [(f"/{step.n} ", "text")] if step.n > 1 else []
            case "bonus":
                return [(f"+{step.n}", "text")] if step.n else []
            case "price":
                return self.price(step)
            case "choices":
                return self.parted([self.step(choice) for choice in step.choices], "slash")
            case "unless":
                return [(" ", "text"), self.sign("react"), *self.part("choices", step)] if step.choices else []
        raise KeyError(name)

    def price(self, step: Step) -> list[Fragment]:
        if step.n < 0:
            return [(" ", "text"), self.word("free")]
        return [(" ", "text"), self.sign("minus"), (str(step.n), "text"), *self.but(step.barring)] if step.n else []

    def essence(self, kind: str, n: int = 1) -> list[Fragment]:
        return [((str(n) if n > 1 else "") + LETTER_OF[kind], kind)]

    def amount(self, amount: Amount, any_kind: int = 0, barring: tuple[str, ...] = ()) -> list[Fragment]:
        parts = [self.essence(kind, n) for kind, n in zip(ESSENCES, amount, strict=True) if n]
        if any_kind:
            number = str(any_kind) if any_kind > 1 else ""
            parts.append([(number + self.sign("any")[0], "any"), *self.but(barring)])
        return [fragment for part in parts for fragment in [(" ", "text"), *part]][1:]

    def but(self, barring: tuple[str, ...]) -> list[Fragment]:
        named = [kind for kind in barring if kind != "pearl" or "gold" not in barring]
        return [self.sign("but"), *((LETTER_OF[kind], kind) for kind in named)] if named else []

    def parted(self, parts: Iterable[list[Fragment]], sign: str) -> list[Fragment]:
        return [fragment for part in parts for fragment in [self.sign(sign), *part]][1:]

    def spaced(self, parts: Iterable[list[Fragment]], sign: str = "join") -> list[Fragment]:
        gap: Fragment = (" ", "text")
        return [fragment for part in parts for fragment in [gap, self.sign(sign), gap, *part]][3:]

    def step(self, step: Step) -> list[Fragment]:
        return self.drawn(VERBS[step.verb].icons, step)

    def power(self, power: Power, scroll: bool = False) -> list[Fragment]:
        head = [self.sign("react"), *self.when(power.react), (" ", "text")] if power.react else []
        if power.turned and not power.react and not scroll:
            head = [self.sign("open"), self.sign("turn"), self.sign("close"), (" ", "text")]
        costs = self.spaced([self.step(step) for step in power.costs])
        effects = self.spaced([self.step(step) for step in power.effects])
        return [*head, *costs, *([(" ", "text")] if costs else []), self.sign("triangle"), (" ", "text"), *effects]

    def when(self, react: str) -> list[Fragment]:
        """The trigger of a reaction, short: what is reacted to."""
        short = {"life_loss": "@minus life", "victory_check": "@point @check", "artifact_destroyed": "@destroy",
                 "own_power_used": "@triangle", "own_monument_claimed": ":monument", "own_gold_gained": "@plus kind",
                 "dragon_power": "types", "demon_power": "types"}
        step = Step("", kinds=("gold",), types=(react.removesuffix("_power"),))
        return [self.sign("open"), *self.drawn(short[react], step), self.sign("close")]

    def collect(self, collect: Collect) -> list[Fragment]:
        c = collect
        step = Step("", c.amount, c.n, kinds=c.kinds, barring=c.barring, choices=c.choices)
        pattern = {"gain": "amount", "any": "any", "choice": "kinds", "interest": "kinds @here _ @triangle _ choices",
                   "grow": "@here _ @triangle _ @plus n @times :each", "upkeep": "@minus amount _ @slash _ @turn"}
        return [self.sign("collect"), (" ", "text"), *self.drawn(pattern[c.mode], step)]

    def discount(self, discount: Discount) -> list[Fragment]:
        artifact = discount.on == "artifact"
        of = [self.sign("card")] if artifact else [(self.texts.say(f"resarcana-type-{discount.on}", n=1), "type")]
        return [*of, (" ", "text"), self.sign("minus"), (str(discount.n), "text"), *self.but(discount.barring)]

    def score(self, score: Score) -> list[Fragment]:
        of: list[Fragment] = [*self.essence(score.of), self.sign("here")] if score.per == "essence" else []
        if score.per == "type":
            of = [(self.texts.say(f"resarcana-type-{score.of}", n=1), "type")]
        elif score.per == "artifacts":
            of = [(str(score.every), "text"), self.sign("card")]
        return [(str(score.points), "point"), self.sign("point"), self.sign("slash"), *of]

    def lines(self, card: Card) -> list[list[Fragment]]:
        """Every line of a card but its cost and points, in the order of the printed face."""
        claim = [[self.word("monument")], *map(self.step, card.on_claim)]
        return [
            *([self.collect(card.collect)] if card.collect else []),
            *(self.discount(discount) for discount in card.discounts),
            *([self.spaced(claim, "triangle")] if card.on_claim else []),
            *(self.power(power, card.kind == "scroll") for power in card.powers),
            *(self.score(score) for score in card.scores),
        ]

    def cost(self, card: Card) -> list[Fragment]:
        if card.cost is None:
            return []
        return self.amount(card.cost, card.cost_any) or [self.word("free")]


def icons(shown: Card | Power, texts: Speaker, plain: bool = False) -> list[Fragment]:
    """A power, or all lines of a card and its points, as one line of signs."""
    draw = Icons(texts, plain)
    if isinstance(shown, Power):
        return draw.power(shown)
    gap: list[Fragment] = [("   ", "text")]
    points = [[(str(shown.points), "point"), draw.sign("point")]] if shown.points else []
    return [fragment for line in draw.lines(shown) + points for fragment in gap + line][1:]


def text_of(fragments: Iterable[Fragment]) -> str:
    return "".join(text for text, _ in fragments)
