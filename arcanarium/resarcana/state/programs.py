"""What each verb of the card language does, as a program: the steps that carry out one cost or effect of a power."""
from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple, Protocol

from arcanarium.resarcana.cards.card import ESSENCES, TYPES, Amount, Step
from arcanarium.resarcana.state import box, ops
from arcanarium.resarcana.state.essences import BITS, PEARL
from arcanarium.resarcana.state.prices import FREE, reduced

TYPE_BITS = {name: 1 << i for i, name in enumerate(TYPES)} | {"mage": box.A_MAGE}
SOURCES = {"hand": ops.FROM_HAND, "discards": ops.FROM_DISCARDS, "any_discards": ops.FROM_ALL_DISCARDS}


class Op(NamedTuple):
    """A step of a program: its number and its arguments."""

    number: int
    a: int = 0
    b: int = 0
    c: int = 0


class Workshop(Protocol):
    """What a program may need of the box that is being made: see assemble.py."""

    kinds: int
    """The mask of the kinds of essences in the game."""

    def power(self, name: str, costs: Iterable[Step], effects: Iterable[Step], *, turned: bool) -> int:
        """Add a power and say which one it is."""

    def gains(self, step: Step) -> list[int]:
        """The choices of a gain, as actions."""

    def gain_list(self, gains: Iterable[int]) -> int:
        """Add a list of gains to choose from and say which one it is."""


Program = Callable[[Step, Workshop, str], list[Op]]
"""Makes the program of a step; the text is the name of the power it is part of."""

# --- numbers for what records say in words ---


def pool(amount: Amount) -> int:
    return sum(n << (BITS * kind) for kind, n in enumerate(amount))


def essence(name: str) -> int:
    """A pool of one essence."""
    return 1 << (BITS * ESSENCES.index(name))


def kind_mask(names: Iterable[str]) -> int:
    return sum(1 << ESSENCES.index(name) for name in names)


def kinds_but(barring: Iterable[str], kinds: int) -> int:
    return kinds & ~kind_mask(barring)


def types(names: Iterable[str]) -> int:
    return sum(TYPE_BITS[name] for name in names)


# --- programs that need more than a line ---


def gain_cost(step: Step, make: Workshop, name: str) -> list[Op]:
    if step.kinds:
        return [Op(ops.GAIN_COST_AS, essence(step.kinds[0]), step.n)]
    return [Op(ops.GAIN_COST, step.n, kinds_but(step.barring, make.kinds))]


def gain_count(step: Step, make: Workshop, name: str) -> list[Op]:
    counted = ops.COUNTS_TYPES | types(step.types) if step.types else ESSENCES.index(step.kinds[1])
    return [Op(ops.GAIN_COUNT, essence(step.kinds[0]), counted, int(step.where == "player"))]


def gain_one_of(step: Step, make: Workshop, name: str) -> list[Op]:
    """Choices with pearls are left out of a game without them."""
    fitting = [choice for choice in step.choices if make.kinds >> PEARL & 1 or not choice.amount[PEARL]]
    return [Op(ops.GAIN_ONE_OF, make.gain_list([gain for choice in fitting for gain in make.gains(choice)]))]


def life_loss(step: Step, make: Workshop, name: str) -> list[Op]:
    """What the attacking card asks for being spared is a power of its own. That card has just been turned, and offers
    its way out all the same (L-16)."""
    answers = [make.power(f"{name} answer {i}", (choice,), (), turned=True) for i, choice in enumerate(step.choices, 1)]
    hits_user = ops.HITS_USER if step.verb == "all_lose" else 0
    return [Op(ops.LOSE_LIFE, step.n, answers[0] if answers else 0, len(answers) | hits_user)]


def straighten(step: Step, make: Workshop, name: str) -> list[Op]:
    if step.where == "this":
        return [Op(ops.STRAIGHTEN_THIS)]
    if step.where == "all":
        return [Op(ops.STRAIGHTEN_ALL, types(step.types))]
    return [Op(ops.STRAIGHTEN_ONE, box.A_MAGE if step.where == "mage" else types(step.types))]


def place(step: Step, make: Workshop, name: str) -> list[Op]:
    price = FREE if step.n < 0 else reduced(step.n, lowers_gold=not step.barring)
    return [Op(ops.PLACE_ONE, types(step.types), SOURCES[step.where], price)]


def pay(step: Step, make: Workshop, name: str) -> list[Op]:
    if not step.n:
        return [Op(ops.PAY_FIXED, pool(step.amount))]
    return [Op(ops.PAY_SOME, pool(step.amount), step.n, kinds_but(step.barring, make.kinds))]


def put(step: Step, make: Workshop, name: str) -> list[Op]:
    return [Op(ops.PUT_HERE if step.where == "here" else ops.PUT_ON, pool(step.amount))]


def put_paid(step: Step, make: Workshop, name: str) -> list[Op]:
    return [Op(ops.PUT_PAID_HERE if step.where == "here" else ops.PUT_PAID_ON)]


def nothing(step: Step, make: Workshop, name: str) -> list[Op]:
    """What the rules see to themselves when they use the power."""
    return []


PROGRAMS: dict[str, Program] = {
    # costs
    "turn": lambda step, make, name: [Op(ops.TURN_THIS)],
    "turn_own": lambda step, make, name: [Op(ops.TURN_OWN, types(step.types))],
    "pay": pay,
    "pay_one_of": lambda step, make, name: [Op(ops.PAY_ONE_OF, kind_mask(step.kinds))],
    "pay_same": lambda step, make, name: [Op(ops.PAY_SAME)],
    "pay_mixed": lambda step, make, name: [Op(ops.PAY_MIXED)],
    "from_here": lambda step, make, name: [Op(ops.FROM_HERE, pool(step.amount))],
    "destroy_this": lambda step, make, name: [Op(ops.DESTROY_THIS)],
    "destroy_own": lambda step, make, name: [Op(ops.DESTROY_OWN, types(step.types), int(step.where != "other"))],
    "discard": lambda step, make, name: [Op(ops.DISCARD_OWN, types(step.types))] * step.n,
    "deck_card": lambda step, make, name: [Op(ops.DECK_CARD, step.n)],
    # essences
    "gain": lambda step, make, name: [Op(ops.GAIN_FIXED, pool(step.amount))],
    "gain_any": lambda step, make, name: [Op(ops.GAIN_ANY, step.n, kinds_but(step.barring, make.kinds))],
    "gain_one_of": gain_one_of,
    "gain_x": lambda step, make, name: [Op(ops.GAIN_X, essence(step.kinds[0]), step.n or 1)],
    "gain_x_same": lambda step, make, name: [Op(ops.GAIN_X_SAME, kinds_but(step.barring, make.kinds))],
    "gain_cost": gain_cost,
    "gain_count": gain_count,
    "put": put,
    "put_any": lambda step, make, name: [Op(ops.PUT_ANY_HERE, step.n, kinds_but(step.barring, make.kinds))],
    "put_paid": put_paid,
    "take_all": lambda step, make, name: [Op(ops.TAKE_ALL)],
    "rivals_gain": lambda step, make, name: [Op(ops.RIVALS_GAIN, pool(step.amount))],
    "rivals_lose": life_loss,
    "all_lose": life_loss,
    # cards
    "draw": lambda step, make, name: [Op(ops.DRAW, step.n)],
    "draw_discard": lambda step, make, name: [
        Op(ops.DRAW, step.n), Op(ops.DREW_TOO_FEW, step.n, step.m), Op(ops.DISCARD_LEFT)],
    "draw_return": lambda step, make, name: [Op(ops.DRAW, step.n), Op(ops.DISCARD_OR_RETURN)],
    "reorder": lambda step, make, name: [Op(ops.CHOOSE_DECK), Op(ops.LOOK, step.n), Op(ops.ARRANGE)],
    "straighten": straighten,
    "place": place,
    "retrieve": lambda step, make, name: [Op(ops.RETRIEVE_ONE)] * step.n,
    "claim_scroll": lambda step, make, name: [Op(ops.CLAIM_SCROLL)] * step.n,
    "take_monument": lambda step, make, name: [Op(ops.TAKE_MONUMENT)],
    "use_item": lambda step, make, name: [Op(ops.USE_ITEM)],
    # victory and reactions
    "check": lambda step, make, name: [Op(ops.CHECK)],
    "points": lambda step, make, name: [Op(ops.POINTS, step.n)],
    "ignore": nothing,
    "count_as": nothing,
}
"""The program of every verb."""
