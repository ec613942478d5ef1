"""The parts that terms of the card language are made of: essences, types, places. Each is read here, and written."""
from __future__ import annotations

from dataclasses import replace

from arcanarium.engine.wording import one_of
from arcanarium.resarcana.cards.card import ESSENCES, NO_ESSENCES, TYPES, Amount, Collect, Step
from arcanarium.resarcana.cards.tokens import Tokens

# --- reading ---


def essences(words: Tokens) -> Step:
    """Essences bound by 'and', as a payment: '2 elan and gold and 3 any but pearl'."""
    step = essence(words)
    while words.take("and"):
        column = words.column
        step = joined(words, step, essence(words), column)
    return step


def at_essences(words: Tokens) -> bool:
    return words.peek().isdigit() or words.peek() in ("any", *ESSENCES)


def essence(words: Tokens) -> Step:
    n = words.count()
    kind = words.need("any", *ESSENCES, what="an essence: " + one_of((*ESSENCES, "any")))
    if kind == "any":
        return Step("pay", n=n, barring=barring(words))
    return Step("pay", amount_of(kind, n))


def amount_of(kind: str, n: int = 1) -> Amount:
    at = ESSENCES.index(kind)
    elan, life, calm, death, gold, pearl = (n if i == at else 0 for i in range(6))
    return elan, life, calm, death, gold, pearl


def joined(words: Tokens, first: Step, second: Step, column: int) -> Step:
    pairs = list(zip(first.amount, second.amount, strict=True))
    for kind, (a, b) in zip((*ESSENCES, "any"), [*pairs, (first.n, second.n)], strict=True):
        if a and b:
            raise words.error(f"{kind} is said twice; write the sum", column)
    elan, life, calm, death, gold, pearl = (a + b for a, b in pairs)
    amount = elan, life, calm, death, gold, pearl
    return replace(first, amount=amount, n=first.n + second.n, barring=first.barring or second.barring)


def barring(words: Tokens) -> tuple[str, ...]:
    """'but gold, death'. Where gold is barred, so are pearls (E-3)."""
    if not words.take("but"):
        return ()
    kinds = {words.need(*ESSENCES)}
    while words.take(","):
        kinds.add(words.need(*ESSENCES))
    if "gold" in kinds:
        kinds.add("pearl")
    return tuple(kind for kind in ESSENCES if kind in kinds)


def single(words: Tokens, step: Step, column: int) -> str:
    """The kind of a lone essence."""
    if step.n or sum(step.amount) != 1:
        raise words.error("expected one essence here, without a number", column)
    return ESSENCES[step.amount.index(1)]


def gained(words: Tokens, step: Step, column: int) -> Step:
    if step.n and step.amount != NO_ESSENCES:
        raise words.error("fixed essences and any essences are two gains; join them with '+'", column)
    return Step("gain_any", n=step.n, barring=step.barring) if step.n else Step("gain", step.amount)


def fixed(words: Tokens) -> Amount:
    column, step = words.column, essences(words)
    if step.n:
        raise words.error("'any' cannot stand here; name the essences", column)
    return step.amount


def types(words: Tokens, *instead: str) -> tuple[str, ...]:
    """'creature or dragon'; plurals are read too. `instead` names the words that could have stood here as well."""
    found: list[str] = []
    while True:
        word = words.need(*TYPES, *(t + "s" for t in TYPES), what=one_of((*instead, *TYPES)))
        found.append(word.removesuffix("s"))
        if not words.take("or"):
            return tuple(t for t in TYPES if t in found)


def counted(words: Tokens, noun: str) -> int:
    n = words.count()
    words.need(noun, noun + "s")
    return n


def where(words: Tokens) -> str:
    """'here' or 'on own', or nothing."""
    if words.take("here"):
        return "here"
    return words.need("own") if words.take("on") else ""


def reduction(words: Tokens) -> tuple[int, tuple[str, ...]]:
    """'less 2 but gold'. A discount spares gold, and pearls with it (D-12), or nothing."""
    words.need("less")
    n, column = words.number(), words.column
    spared = barring(words)
    if spared not in ((), ("gold", "pearl")):
        raise words.error("a discount can spare gold (and pearls with it) or nothing", column)
    return n, spared


# --- writing ---


def write_essences(step: Step, joint: str = " and ") -> str:
    """The fixed and the any essences of a step."""
    parts = [write_counted(n, kind) for n, kind in zip(step.amount, ESSENCES, strict=True) if n]
    return joint.join(parts + [write_any(step)] * bool(step.n))


def write_counted(n: int, noun: str) -> str:
    return noun if n == 1 else f"{n} {noun}"


def write_plural(n: int, noun: str) -> str:
    return noun if n == 1 else f"{n} {noun}s"


def write_any(step: Step | Collect) -> str:
    return write_counted(step.n, "any") + write_but(step.barring)


def write_but(barring: tuple[str, ...]) -> str:
    """Kinds barred; 'gold' stands for pearls too."""
    named = [kind for kind in barring if kind != "pearl" or "gold" not in barring]
    return f" but {', '.join(named)}" if named else ""


def write_types(step: Step, otherwise: str = "") -> str:
    return " or ".join(step.types) or otherwise


def write_place(step: Step) -> str:
    return "here" if step.where == "here" else "on own"
