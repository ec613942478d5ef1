"""What a card says, as a record: the meeting point of the card language, the renderers and the engine.

A power is a list of costs and a list of effects; each of them is a `Step`. The language writes steps as text, the
renderers draw them, the engine compiles them. What a step means is said by its verb: see verbs.py.
"""
from __future__ import annotations

from dataclasses import dataclass, field

ESSENCES = ("elan", "life", "calm", "death", "gold", "pearl")
CARD_KINDS = ("mage", "artifact", "monument", "place", "item", "scroll")
TYPES = ("creature", "dragon", "demon")
TRIGGERS = (
    "life_loss", "dragon_power", "demon_power", "victory_check", "artifact_destroyed", "own_power_used",
    "own_monument_claimed", "own_gold_gained",
)

Amount = tuple[int, int, int, int, int, int]
NO_ESSENCES: Amount = (0, 0, 0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Step:
    """One cost or one effect of a power. Which fields count is said by its verb: see verbs.py."""

    verb: str
    amount: Amount = NO_ESSENCES
    n: int = 0
    m: int = 0
    kinds: tuple[str, ...] = ()
    barring: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    where: str = ""
    choices: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Power:
    """Costs, triangle, effects. `react` names the trigger of a reaction; `turned`: a turned card may use it too."""

    costs: tuple[Step, ...]
    effects: tuple[Step, ...]
    react: str = ""
    turned: bool = False
    text: str = ""
    """The line of the card file it was read from."""


@dataclass(frozen=True, slots=True)
class Collect:
    """What a component gives in the Collect step.

    mode: 'gain' (all of `amount`), 'choice' (1 of one of `kinds`), 'any' (`n` of any kind but `barring`),
    'interest' (if `kinds[0]` lies here and nothing is taken: one of `choices`, steps gain or gain_any),
    'grow' (if nothing is taken: `n` of every kind lying here are added), 'upkeep' (pay `amount`, or turn this).
    """

    mode: str
    amount: Amount = NO_ESSENCES
    n: int = 0
    kinds: tuple[str, ...] = ()
    barring: tuple[str, ...] = ()
    choices: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class Discount:
    """Placing an artifact of type `on` ('artifact' = any) costs `n` less; kinds in `barring` are not lowered."""

    on: str
    n: int
    barring: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    """`points` for each essence `of` lying here, each own component of type `of` in play, or each `every` artifacts."""

    per: str
    points: int
    of: str = ""
    every: int = 1


@dataclass(frozen=True, slots=True)
class Card:
    """Everything printed on one card. `per` in scores: 'essence', 'type' or 'artifacts'."""

    id: str
    name: str
    kind: str
    set: str
    types: tuple[str, ...] = ()
    cost: Amount | None = None
    cost_any: int = 0
    points: int = 0
    scores: tuple[Score, ...] = ()
    collect: Collect | None = None
    discounts: tuple[Discount, ...] = ()
    on_claim: tuple[Step, ...] = ()
    powers: tuple[Power, ...] = ()
    starter: int = 0
    """The number of the first-game set the card belongs to; 0 for none."""
    tile: str = ""
    side: str = ""
    never_free: bool = False
    """May not be placed for free."""
    duplicate_of: str = ""
    provenance: str = "sourced"
    """'sourced', 'mixed' or 'stand-in'."""
    stand_in: tuple[str, ...] = field(default=())
    """Which fields are stand-ins: playable values that are not the printed card."""

    @property
    def cost_total(self) -> int:
        """The number of essences in the printed cost (P-28)."""
        return (sum(self.cost) if self.cost else 0) + self.cost_any
