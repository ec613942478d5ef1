"""From card records to the tables of a box: every power becomes a program, and so do the rules around them."""
from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from arcanarium.resarcana.cards.card import CARD_KINDS, ESSENCES, TRIGGERS, TYPES, Card, Collect, Step
from arcanarium.resarcana.cards.cardfile import CardSet
from arcanarium.resarcana.cards.traits import NO_NUMBER, number_of, traits_of
from arcanarium.resarcana.cards.verbs import VERBS
from arcanarium.resarcana.state import box, ops
from arcanarium.resarcana.state.actions import GAIN_TAG
from arcanarium.resarcana.state.box import Box
from arcanarium.resarcana.state.essences import ALL_KINDS, NOT_GOLD, WITHOUT_PEARLS, mixes
from arcanarium.resarcana.state.programs import PROGRAMS, Op, essence, kinds_but, pool, types

DISCOUNT_LANES = ("artifact", *TYPES)
COLLECT_MODES = {
    "gain": box.COLLECT_GAIN, "choice": box.COLLECT_CHOICE, "any": box.COLLECT_CHOICE, "interest": box.COLLECT_INTEREST,
    "grow": box.COLLECT_GROW, "upkeep": box.COLLECT_UPKEEP,
}
STARTER_DECK = 5


def packed_traits(card: Card) -> list[int]:
    """The traits of a card as the words of the box."""
    traits = traits_of(card)
    chunks = [traits[i:i + box.TRAITS_PER_WORD] for i in range(0, len(traits), box.TRAITS_PER_WORD)]
    return [sum(n << box.TRAIT_BITS * i for i, n in enumerate(chunk)) for chunk in chunks]


class PowerRow(NamedTuple):
    """A power as a row of the box's tables."""

    start: int
    fixed: int
    any_kinds: int
    needs: int
    trigger: int
    stands_for: int


class Assembler:
    """Builds one box. Programs grow at the end of `steps`; powers and cards refer to them by where they start."""

    def __init__(self, cards: CardSet, seats: int) -> None:
        self.set = cards
        self.kinds = ALL_KINDS if cards.pearls else WITHOUT_PEARLS
        self.steps: list[Op] = [Op(ops.END)]
        self.names: dict[int, str] = {}
        self.powers: list[PowerRow] = []
        self.gain_lists: list[list[int]] = []
        self.number = {card.id: i for i, card in enumerate(cards.cards, 1)}
        self.box = Box(seats, len(cards.cards))

    def program(self, name: str, *steps: Op) -> int:
        """Add a program and say where it starts. Its name finds it again in a position that was written down."""
        start = len(self.steps)
        self.names[start] = name
        self.steps += [*steps, Op(ops.END)]
        return start

    # --- powers ---

    def power(
        self, name: str, costs: Iterable[Step], effects: Iterable[Step], trigger: str = "", turned: bool = False,
        kind: str = "",
    ) -> int:
        """Add a power: its program, and what must be there before it may be used."""
        # essences first: what is left of the pool may then pay for a card that stands in to be turned
        costs, effects = tuple(sorted(costs, key=lambda step: step.verb == "turn_own")), tuple(effects)
        code = [op for step in (*costs, *effects) for op in self.compile(step, name)]
        pays = [step for step in costs if step.verb == "pay"]
        fixed = sum(pool(step.amount) for step in pays)
        free = [step for step in pays if step.n]
        needs = (0 if turned else box.NEEDS_STRAIGHT) | sum(step.n for step in free) << box.ANY
        needs |= box.ON_ITEM if kind == "item" else 0
        if any(VERBS[step.verb].special for step in costs):
            needs |= box.SPECIAL
        start = self.program(name, *code, *[Op(ops.RETURN_SCROLL)] * (kind == "scroll"))
        self.powers.append(PowerRow(
            start, fixed, kinds_but(free[0].barring if free else (), ALL_KINDS), needs,
            TRIGGERS.index(trigger) + 1 if trigger else box.NO_TRIGGER,
            sum(types(step.types) for step in effects if step.verb == "count_as"),
        ))
        return len(self.powers) - 1

    def compile(self, step: Step, name: str) -> list[Op]:
        """The program of one cost or effect."""
        return PROGRAMS[step.verb](step, self, name)

    def gain_list(self, gains: Iterable[int]) -> int:
        """Add a list of gains to choose from and say which one it is."""
        self.gain_lists.append(list(gains))
        return len(self.gain_lists) - 1

    # --- cards ---

    def gains(self, step: Step) -> list[int]:
        """The choices of a gain, as actions."""
        if step.verb == "gain":
            return [GAIN_TAG | pool(step.amount)]
        return list(mixes(step.n, kinds_but(step.barring, self.kinds)))

    def collect_options(self, collect: Collect) -> list[int]:
        if collect.mode == "choice":
            return [GAIN_TAG | essence(kind) for kind in collect.kinds]
        if collect.mode == "any":
            return list(mixes(collect.n, kinds_but(collect.barring, self.kinds)))
        return [gain for choice in collect.choices for gain in self.gains(choice)]

    def card_tables(self) -> None:
        cards = self.set.cards
        b = self.box

        def table(values: Iterable[int], first: int = 0) -> vec[i64]:
            return vec[i64]([first, *values])

        b.kind = table((CARD_KINDS.index(card.kind) for card in cards), -1)
        b.types = table(types(card.types) for card in cards)
        b.cost = table(pool(card.cost) if card.cost else 0 for card in cards)
        b.cost_any = table(card.cost_any for card in cards)
        b.cost_total = table(card.cost_total for card in cards)
        b.never_free = table(int(card.never_free) for card in cards)
        b.points = table(card.points for card in cards)
        b.scores = table(int(bool(card.scores)) for card in cards)
        b.per_essence = table(
            sum(score.points * essence(score.of) for score in card.scores if score.per == "essence") for card in cards)
        b.per_type = table(
            sum(score.points << box.TYPE_LANE * TYPES.index(score.of) for score in card.scores if score.per == "type")
            for card in cards)
        b.per_artifacts = table(
            max((score.every for score in card.scores if score.per == "artifacts"), default=0) for card in cards)
        collects = [card.collect or Collect("") for card in cards]
        b.collect = table(COLLECT_MODES.get(collect.mode, box.COLLECT_NOTHING) for collect in collects)
        b.collect_pool = table(pool(collect.amount) for collect in collects)
        b.collect_options = vec[vec[i64]]([vec[i64]()] + [vec[i64](self.collect_options(c)) for c in collects])
        b.collect_kind = table(
            ESSENCES.index(collect.kinds[0]) if collect.mode == "interest" else collect.n for collect in collects)
        b.discount = table(self.discounts(card, barring=True) for card in cards)
        b.discount_gold = table(self.discounts(card, barring=False) for card in cards)
        b.number = table((number_of(card) for card in cards), NO_NUMBER)
        b.traits = vec[i64]([0] * box.TRAIT_WORDS + [word for card in cards for word in packed_traits(card)])
        tiles = [tile.id for tile in self.set.tiles]
        b.tile = table(tiles.index(card.tile) if card.tile else 0 for card in cards)
        b.first_side = table(int(card.kind == "place" and card.side == self.set.first_game_side) for card in cards)
        b.starters = vec[vec[i64]]([
            vec[i64]([self.number[name] for name in (*starter.mages, *starter.artifacts)])
            for starter in self.set.starters
        ])

    @staticmethod
    def discounts(card: Card, barring: bool) -> int:
        found = [discount for discount in card.discounts if bool(discount.barring) == barring]
        return sum(discount.n << box.TYPE_LANE * DISCOUNT_LANES.index(discount.on) for discount in found)

    def power_tables(self) -> None:
        b = self.box
        first, counts, on_claim, reactive = [0], [0], [0], [0]
        for card in self.set.cards:
            # a power that answers an attack is a power too, so the card's own are numbered only when all are compiled
            own = [self.power(f"{card.name} {i}", p.costs, p.effects, p.react, p.turned, card.kind)
                   for i, p in enumerate(card.powers, 1)]
            start = len(self.powers)
            self.powers += [self.powers[i] for i in own]
            first.append(start)
            counts.append(len(own))
            reactive.append(sum(1 << self.powers[i].trigger for i in own if self.powers[i].trigger))
            bought = f"{card.name} when bought"
            code = [op for step in card.on_claim for op in self.compile(step, bought)]
            on_claim.append(self.program(bought, *code) if code else 0)
        rows = [[i for i in range(start, start + n) if not self.powers[i].trigger]
                for start, n in zip(first, counts, strict=True)]
        b.actions = vec[vec[i64]]([vec[i64](row) for row in rows])
        b.rests = vec[i64]([int(all(self.powers[i].needs & box.NEEDS_STRAIGHT for i in row)) for row in rows])
        b.first_power, b.powers, b.on_claim, b.reactive = (vec[i64](t) for t in (first, counts, on_claim, reactive))
        columns = [vec[i64](list(column)) for column in zip(*self.powers, strict=True)]
        b.start, b.fixed, b.any_kinds, b.needs, b.trigger, b.stands_for = columns
        b.stand_ins = any(b.stands_for)

    # --- rules ---

    def rule_programs(self, variant: str) -> None:
        b = self.box
        b.place = self.program("place", Op(ops.PAY_COST), Op(ops.ENTER))
        b.claim = b.claim_top = self.program(
            "claim", Op(ops.PAY_COST), Op(ops.CLAIM_IT), Op(ops.REFILL))
        b.reward = self.program("reward", Op(ops.REWARD))
        b.passing = self.program(
            "pass", Op(ops.TAKE_TOKEN), Op(ops.SWAP_ITEM), Op(ops.DRAW, 1))
        b.life_loss = self.loop("life loss", ops.NEXT_HIT, ops.ANSWER_HIT, ops.LOSE_OTHERS)
        b.exchange = self.program(
            "exchange", Op(ops.PAY_FIXED, essence("pearl")),
            Op(ops.GAIN_ONE_OF, self.gain_list([GAIN_TAG | essence("gold"), *mixes(2, NOT_GOLD)])))
        b.destroyed = self.reaction("artifact_destroyed", everyone=True)
        b.gold_gained = self.reaction("own_gold_gained")
        b.monument_claimed = self.reaction("own_monument_claimed")
        b.check = self.program(
            "check", Op(ops.STAND_IN_AT_CHECK), Op(ops.ANSWER_CHECK), Op(ops.COUNT_POINTS))
        b.rounds = self.loop(
            "rounds", ops.NEW_ROUND, ops.COLLECT, ops.FIRST_TURN, ops.TAKE_TURN, ops.NEXT_TURN, ops.CALL_CHECK,
            ops.END_ROUND)
        laid = (ops.LAY_OUT, ops.LAY_FIRST_SIDES if variant == "first" else ops.DEAL_PLACES, ops.DEAL_MONUMENTS)
        items = (ops.CHOOSE_ITEM, ops.ITEM_CHOSEN)
        dealt: tuple[int | tuple[int, int], ...]
        if variant == "first" and len(self.set.starters) == 1:
            dealt = (ops.DEAL_START_MAGES, ops.DEAL_START_HANDS, (ops.DEAL_ARTIFACTS, STARTER_DECK))
        elif variant == "first":
            dealt = (ops.DEAL_STARTERS, (ops.DEAL_ARTIFACTS, STARTER_DECK))
        elif variant == "standard" and self.set.draft == "pairs":
            dealt = (ops.DEAL_MAGES, ops.DEAL_FACE_DOWN, ops.PAIR_DRAFT, ops.TAKE_ASIDE, ops.SHUFFLE_DECKS,
                     ops.DRAW_HANDS, ops.KEEP_MAGE)
        elif variant == "draft":
            dealt = (ops.DEAL_MAGES, ops.DEAL_PACKETS, ops.DRAFT, ops.DEAL_PACKETS, ops.DRAFT, ops.SHUFFLE_DECKS,
                     ops.DRAW_HANDS, ops.KEEP_MAGE)
        else:
            dealt = (ops.DEAL_MAGES, (ops.DEAL_ARTIFACTS, box.DECK_SIZE), ops.DRAW_HANDS, ops.KEEP_MAGE)
        b.set_up = self.game("set-up", *laid, ops.DEAL_FIRST, *dealt, *items)
        if variant == "match":
            b.match = True
            again = (ops.SHUFFLE_DECKS, ops.DRAW_HANDS, *items)
            b.second_game = self.game("second game", (ops.GATHER, 1), *laid, ops.CHOOSE_FIRST, ops.OPEN_DRAFT, *again)
            b.third_game = self.game("third game", (ops.GATHER, 0), *laid, ops.CHOOSE_FIRST, *again)

    def reaction(self, trigger: str, everyone: bool = False) -> int:
        """What runs when something happens that a card of this box reacts to; 0 if none does."""
        if not any(power.react == trigger for card in self.set.cards for power in card.powers):
            return 0
        return self.program(trigger, Op(ops.MAY_REACT, TRIGGERS.index(trigger) + 1, int(everyone)))

    def game(self, name: str, *steps: int | tuple[int, int]) -> int:
        """Set-up, then rounds until the end."""
        code = [Op(step) if isinstance(step, int) else Op(*step) for step in steps]
        return self.program(name, *code, Op(ops.JUMP, self.box.rounds))

    def loop(self, name: str, *steps: int) -> int:
        return self.program(name, *(Op(step) for step in steps), Op(ops.JUMP, len(self.steps)))

    def assemble(self, variant: str) -> Box:
        b = self.box
        self.card_tables()
        self.power_tables()
        self.rule_programs(variant)
        b.gains = vec[vec[i64]]([vec[i64](gains) for gains in self.gain_lists])
        b.op, b.a, b.b, b.c = (vec[i64](list(column)) for column in zip(*self.steps, strict=True))
        b.threshold = self.set.first_game_points if variant == "first" else self.set.victory_points
        b.pearls = self.set.pearls > 0
        setup = next(row for row in self.set.setup if row.seats == b.seats)
        b.monuments, b.places = setup.monuments, setup.places
        return b
