"""The short lines of a card besides its powers: cost, collect, discounts, scores, and what a claim brings."""
from __future__ import annotations

from arcanarium.resarcana.cards.card import ESSENCES, NO_ESSENCES, TYPES, Amount, Collect, Discount, Score, Step
from arcanarium.resarcana.cards.effect_verbs import AN_EFFECT, read_essence_effect, write_choices
from arcanarium.resarcana.cards.language import check, effect, terms, words_of
from arcanarium.resarcana.cards.terms import (
    counted,
    essences,
    fixed,
    reduction,
    single,
    write_any,
    write_but,
    write_essences,
    write_plural,
)
from arcanarium.resarcana.cards.tokens import NOWHERE, Spot, Tokens

# --- reading ---


def parse_effects(text: str, spot: Spot = NOWHERE) -> tuple[Step, ...]:
    """The line of `on_claim`: effects alone."""
    words = words_of(text, spot)
    effects = terms(words, effect, AN_EFFECT)
    words.end("'+' and a further effect, or the end of the line")
    check(words, [], effects, "", False)
    return tuple(step for step, _ in effects)


def parse_cost(text: str, spot: Spot = NOWHERE) -> tuple[Amount, int]:
    """The line of `cost`: 'elan + gold', '2 death + 3 any' or 'free'; the fixed essences and the number of any."""
    words = words_of(text, spot)
    if words.take("free"):
        words.end("the end of the line")
        return NO_ESSENCES, 0
    step = terms(words, essences, "essences or free")[0][0]
    words.end("'+' and further essences")
    if step.barring:
        raise words.error("'any' in a cost bars nothing", 1)
    return step.amount, step.n


def parse_collect(text: str, spot: Spot = NOWHERE) -> Collect:
    """The line of `collect`: '2 elan', 'calm / life', '2 any but gold', 'if gold stays: 2 any but gold' (interest),
    'if all stays: 2 of each' (growth) or 'pay death or turn' (upkeep)."""
    words = words_of(text, spot)
    found = conditional(words) if words.take("if") else upkeep(words) if words.take("pay") else plain(words)
    words.end("the end of the line")
    return found


def conditional(words: Tokens) -> Collect:
    kind = words.need("all", *ESSENCES)
    words.need("stays")
    words.need(":")
    if kind == "all":
        n = words.number()
        words.need("of")
        words.need("each")
        return Collect("grow", n=n)
    step = essence_gain(words)
    return Collect("interest", kinds=(kind,), choices=step.choices or (step,))


def upkeep(words: Tokens) -> Collect:
    amount = fixed(words)
    words.need("or")
    words.need("turn")
    return Collect("upkeep", amount)


def plain(words: Tokens) -> Collect:
    (step, column), *more = terms(words, essence_gain, "essences")
    if more:
        raise words.error("fixed essences only can be joined by '+' here", more[0][1])
    if step.verb == "gain":
        return Collect("gain", step.amount)
    if step.verb == "gain_any":
        return Collect("any", n=step.n, barring=step.barring)
    return Collect("choice", kinds=tuple(single(words, choice, column) for choice in step.choices))


def essence_gain(words: Tokens) -> Step:
    column, step = words.column, read_essence_effect(words)
    if step.verb not in ("gain", "gain_any", "gain_one_of"):
        raise words.error("expected essences gained, and nothing else", column)
    return step


def parse_discount(text: str, spot: Spot = NOWHERE) -> Discount:
    """A line of `discounts`: 'dragon less 3' or 'artifact less 1 but gold'."""
    words = words_of(text, spot)
    on = words.need("artifact", *TYPES)
    n, spared = reduction(words)
    words.end("the end of the line")
    return Discount(on, n, spared)


def parse_score(text: str, spot: Spot = NOWHERE) -> Score:
    """A line of `scores`: '1 per life here', '2 per dragon' or '1 per 2 artifacts'."""
    words = words_of(text, spot)
    points = words.number()
    words.need("per")
    if words.peek() in TYPES:
        score = Score("type", points, words.need(*TYPES))
    elif words.peek().isdigit() or words.peek() == "artifact":
        score = Score("artifacts", points, every=counted(words, "artifact"))
    else:
        score = Score("essence", points, words.need(*ESSENCES, what="an essence, a type or artifacts"))
        words.need("here")
    words.end("the end of the line")
    return score


# --- writing ---


def write_cost(amount: Amount, any_kind: int = 0) -> str:
    return write_essences(Step("pay", amount, any_kind), " + ") or "free"


def write_collect(collect: Collect) -> str:
    fixed = Step("gain", collect.amount)
    return {
        "gain": lambda: write_essences(fixed, " + "),
        "choice": lambda: " / ".join(collect.kinds),
        "any": lambda: write_any(collect),
        "interest": lambda: f"if {collect.kinds[0]} stays: {write_choices(collect.choices)}",
        "grow": lambda: f"if all stays: {collect.n} of each",
        "upkeep": lambda: f"pay {write_essences(fixed)} or turn",
    }[collect.mode]()


def write_discount(discount: Discount) -> str:
    return f"{discount.on} less {discount.n}{write_but(discount.barring)}"


def write_score(score: Score) -> str:
    if score.per == "artifacts":
        return f"{score.points} per {write_plural(score.every, 'artifact')}"
    return f"{score.points} per {score.of}{' here' if score.per == 'essence' else ''}"
