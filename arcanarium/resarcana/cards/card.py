"""What a card says, as a record: the meeting point of the card language, the renderers and the engine.

A power is a list of costs and a list of effects; each of them is a `Step`. The language writes steps as text, the
renderers draw them, the engine compiles them. A new primitive is one verb here, and one place in each of the three.
"""
from __future__ import annotations

from dataclasses import dataclass, field

ESSENCES = ("elan", "life", "calm", "death", "gold", "pearl")
KINDS = ("mage", "artifact", "monument", "place", "item", "scroll")
TYPES = ("creature", "dragon", "demon")
TRIGGERS = (
    "life_loss", "dragon_power", "demon_power", "victory_check", "artifact_destroyed", "own_power_used",
    "own_monument_claimed", "own_gold_gained",
)

Amount = tuple[int, int, int, int, int, int]
NOTHING: Amount = (0, 0, 0, 0, 0, 0)

COST_VERBS = {
    "turn": "turn this component",
    "turn_own": "turn another own component, straight, that has one of `types` (or is the mage: types=('mage',))",
    "pay": "pay `amount` and `n` of any kind but `barring` from the pool",
    "pay_one_of": "pay 1 essence of one of `kinds`",
    "pay_same": "pay X essences of one kind; X may be 0",
    "pay_mixed": "pay any number of any kinds; may be none",
    "from_here": "remove `amount` from this component",
    "destroy_this": "destroy this artifact",
    "destroy_own": "destroy an own artifact; `where` is 'any' (this included) or 'other'; `types` limit it if given",
    "discard": "discard `n` cards from the hand; `types` limit them if given",
    "deck_card": "the own deck must hold at least `n` cards (no reshuffling)",
}
EFFECT_VERBS = {
    "gain": "gain `amount`",
    "gain_any": "gain `n` in any mix but `barring`",
    "gain_one_of": "gain one of `choices` (steps gain or gain_any); a choice with pearls needs the pearl set",
    "gain_x": "gain X / `n` (rounded down) of the one kind in `kinds`",
    "gain_x_same": "gain X of one kind other than the one paid, and not of `barring`",
    "gain_cost": "gain as many as the printed cost of the card destroyed or discarded plus `n`: "
                 "in any mix but `barring`, or all of the one kind in `kinds`",
    "gain_count": "gain one of `kinds[0]` for each `kinds[1]` in the pool (or each of `types` in play) of one "
                  "player; `where` is 'rival' or 'player' (yourself too)",
    "put": "put `amount` from the supply on this component (`where`='here') or on an own one ('own')",
    "put_any": "put `n` in any mix but `barring` on this component",
    "put_paid": "put the very essences paid on this component ('here') or on an own one ('own')",
    "take_all": "take all essences from one own component into the pool",
    "rivals_gain": "each rival gains `amount`",
    "rivals_lose": "each rival who has not passed loses `n` life, unless one of `choices` is done "
                   "(steps pay, discard, destroy_own)",
    "all_lose": "the same for all players, the user included",
    "draw": "draw `n` cards",
    "draw_discard": "draw `n` cards, then discard `m` cards (as many fewer as were not drawn)",
    "draw_return": "draw `n` cards, then discard a card or put one on top of the own deck",
    "reorder": "look at the top `n` cards of the own or the monument deck, put them back in any order",
    "straighten": "`where` is 'this', 'own' (any own turned component), 'all' (all `types` of all players), "
                  "'mage', or 'typed' (an own one of `types`)",
    "place": "place an artifact of `types` (any if empty) from `where` ('hand', 'discards', 'any_discards'); "
             "free if n < 0, else for its cost less `n`, `barring` kinds not lowered",
    "retrieve": "take `n` cards from the own discards into the hand",
    "claim_scroll": "claim `n` scrolls from the centre",
    "check": "check victory now",
    "points": "`n` points for this check only",
    "ignore": "ignore the loss or power reacted to; `where` is 'life_loss', 'dragon_power' or 'demon_power'",
    "count_as": "stand in as one of `types` for the power being used",
    "take_monument": "take a monument, shown or the top of the deck, without paying its cost",
    "use_item": "use the power of an item in the centre, paying its essences; the item is not turned",
}


@dataclass(frozen=True, slots=True)
class Step:
    """One cost or one effect of a power. Which fields count is said by its verb in COST_VERBS and EFFECT_VERBS."""

    verb: str
    amount: Amount = NOTHING
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
    amount: Amount = NOTHING
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
