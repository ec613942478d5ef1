"""The card language, written: each record as its one canonical line, which is read back as the same record."""
from __future__ import annotations

from collections.abc import Callable

from arcanarium.resarcana.cards.card import ESSENCES, Amount, Collect, Discount, Power, Score, Step


def write_power(power: Power, scroll: bool = False) -> str:
    """A power as its line. `scroll` tells that the card is one, which is never turned and need not say so."""
    head = ""
    if power.react:
        head = f"react {power.react.replace('_', ' ')}: "
    elif power.turned and not scroll:
        head = "turned: "
    return f"{head}{write_steps(power.costs) or 'free'} > {write_steps(power.effects)}"


def write_steps(steps: tuple[Step, ...]) -> str:
    return " + ".join(WRITERS[step.verb](step) for step in steps)


def essences(step: Step, joint: str = " and ") -> str:
    """The fixed and the any essences of a step."""
    parts = [counted(n, kind) for n, kind in zip(step.amount, ESSENCES, strict=True) if n]
    return joint.join(parts + [anything(step)] * bool(step.n))


def counted(n: int, noun: str) -> str:
    return noun if n == 1 else f"{n} {noun}"


def plural(n: int, noun: str) -> str:
    return noun if n == 1 else f"{n} {noun}s"


def anything(step: Step | Collect) -> str:
    return counted(step.n, "any") + but(step.barring)


def but(barring: tuple[str, ...]) -> str:
    """Kinds barred; 'gold' stands for pearls too."""
    named = [kind for kind in barring if kind != "pearl" or "gold" not in barring]
    return f" but {', '.join(named)}" if named else ""


def types(step: Step, otherwise: str = "") -> str:
    return " or ".join(step.types) or otherwise


def place_of(step: Step) -> str:
    return "here" if step.where == "here" else "on own"


def choices(steps: tuple[Step, ...]) -> str:
    """Alternatives: in each, 'and' binds the essences."""
    return " / ".join(essences(s) if s.verb in ("pay", "gain", "gain_any") else WRITERS[s.verb](s) for s in steps)


def life_loss(step: Step) -> str:
    return f"lose {counted(step.n, 'life')}" + (f" unless {choices(step.choices)}" if step.choices else "")


def gain_cost(step: Step) -> str:
    bonus = f" plus {step.n}" if step.n else ""
    return f"cost{bonus} as {step.kinds[0] if step.kinds else 'any' + but(step.barring)}"


def gain_count(step: Step) -> str:
    return f"{step.kinds[0]} per {types(step) or step.kinds[1]} of {step.where}"


def straighten(step: Step) -> str:
    if step.where == "all":
        return "straighten all " + " or ".join(t + "s" for t in step.types)
    return f"straighten {types(step, step.where)}"


def place(step: Step) -> str:
    price = " free" if step.n < 0 else " for cost" + (f" less {step.n}{but(step.barring)}" if step.n else "")
    return f"place {types(step, 'artifact')} from {step.where.replace('_', ' ')}{price}"


WRITERS: dict[str, Callable[[Step], str]] = {
    "turn": lambda s: "turn",
    "turn_own": lambda s: f"turn {types(s)}",
    "pay": lambda s: essences(s, " + "),
    "pay_one_of": lambda s: " / ".join(s.kinds),
    "pay_same": lambda s: "X same",
    "pay_mixed": lambda s: "X mixed",
    "from_here": lambda s: f"{essences(s)} from here",
    "destroy_this": lambda s: "destroy this",
    "destroy_own": lambda s: f"destroy {'other ' if s.where == 'other' else ''}{types(s, 'artifact')}",
    "discard": lambda s: f"discard {counted(s.n, types(s)) if s.types else plural(s.n, 'card')}",
    "deck_card": lambda s: f"deck holds {plural(s.n, 'card')}",
    "gain": lambda s: essences(s, " + "),
    "gain_any": anything,
    "gain_one_of": lambda s: choices(s.choices),
    "gain_x": lambda s: f"X{f'/{s.n}' if s.n > 1 else ''} {s.kinds[0]}",
    "gain_x_same": lambda s: f"X other{but(s.barring)}",
    "gain_cost": gain_cost,
    "gain_count": gain_count,
    "put": lambda s: f"{essences(s)} {place_of(s)}",
    "put_any": lambda s: f"{anything(s)} here",
    "put_paid": lambda s: f"paid {place_of(s)}",
    "take_all": lambda s: "take all from own",
    "rivals_gain": lambda s: f"rivals gain {essences(s)}",
    "rivals_lose": lambda s: f"rivals {life_loss(s)}",
    "all_lose": lambda s: f"all {life_loss(s)}",
    "draw": lambda s: f"draw {s.n}",
    "draw_discard": lambda s: f"draw {s.n} then discard {s.m}",
    "draw_return": lambda s: f"draw {s.n} then discard or return",
    "reorder": lambda s: f"reorder {s.n}",
    "straighten": straighten,
    "place": place,
    "retrieve": lambda s: f"retrieve {s.n}",
    "claim_scroll": lambda s: f"claim {plural(s.n, 'scroll')}",
    "check": lambda s: "check victory",
    "points": lambda s: f"{s.n} point{'s' if s.n > 1 else ''}",
    "ignore": lambda s: "ignore",
    "count_as": lambda s: f"as {types(s)}",
    "take_monument": lambda s: "take monument",
    "use_item": lambda s: "use item",
}


def write_cost(amount: Amount, any_kind: int = 0) -> str:
    return essences(Step("pay", amount, any_kind), " + ") or "free"


def write_collect(collect: Collect) -> str:
    fixed = Step("gain", collect.amount)
    return {
        "gain": lambda: essences(fixed, " + "),
        "choice": lambda: " / ".join(collect.kinds),
        "any": lambda: anything(collect),
        "interest": lambda: f"if {collect.kinds[0]} stays: {choices(collect.choices)}",
        "grow": lambda: f"if all stays: {collect.n} of each",
        "upkeep": lambda: f"pay {essences(fixed)} or turn",
    }[collect.mode]()


def write_discount(discount: Discount) -> str:
    return f"{discount.on} less {discount.n}{but(discount.barring)}"


def write_score(score: Score) -> str:
    if score.per == "artifacts":
        return f"{score.points} per {plural(score.every, 'artifact')}"
    return f"{score.points} per {score.of}{' here' if score.per == 'essence' else ''}"
