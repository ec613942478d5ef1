"""The box: the cards of one configuration as tables of numbers, made once and shared by all its states.

Cards are numbered from 1 in the order of the card files. A power is a program: a run of steps, each an opcode with up
to three arguments. The steps that rules bring (a turn, a pass, a victory check) are programs of the same kind.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from arcanarium.resarcana.state.edition import Edition

MAGE: Final = 0
ARTIFACT: Final = 1
MONUMENT: Final = 2
PLACE_OF_POWER: Final = 3
ITEM: Final = 4
SCROLL: Final = 5

CREATURE: Final = 1
DRAGON: Final = 2
DEMON: Final = 4
TYPE_LANE: Final = 8
TYPE_LANE_MASK: Final = 0xFF
"""What cards say for each type (discounts, points) is packed, in so many bits for each."""
A_MAGE: Final = 8
"""Stands among the types where a power asks for the own mage."""

TRAIT_WORDS: Final = 3
TRAITS_PER_WORD: Final = 7
TRAIT_BITS: Final = 8

DECK_SIZE: Final = 8
"""How many artifacts a player has, but for a first game."""

# triggers of reactions
NO_TRIGGER: Final = 0
LIFE_LOSS: Final = 1
DRAGON_POWER: Final = 2
DEMON_POWER: Final = 3
VICTORY_CHECK: Final = 4
ARTIFACT_DESTROYED: Final = 5
OWN_POWER_USED: Final = 6
OWN_MONUMENT_CLAIMED: Final = 7
OWN_GOLD_GAINED: Final = 8

# what using a power needs, besides essences
NEEDS_STRAIGHT: Final = 1
SPECIAL: Final = 2
"""Has a cost that `pool covers fixed + any` does not tell: a card to destroy, turn, discard ..."""
ON_ITEM: Final = 4
"""Is a power of a magic item, which sleeps once its owner has passed (X-A2)."""
ANY: Final = 8
"""From this bit: how many essences of any kind it costs."""

# collect modes
COLLECT_NOTHING: Final = 0
COLLECT_GAIN: Final = 1
COLLECT_CHOICE: Final = 2
COLLECT_INTEREST: Final = 3
COLLECT_GROW: Final = 4
COLLECT_UPKEEP: Final = 5


@mypyc_attr(acyclic=True)
class Box:
    """Tables by card (index 0 unused), by power, and by step of a program."""

    edition: Edition
    """The edition that this box was made for: cards and names, for texts, views and values. The engine never looks."""

    def __init__(self, seats: i64, cards: i64) -> None:  # noqa: PLR0915  (one statement for each table)
        self.seats = seats
        self.cards = cards
        self.threshold: i64 = 10
        self.pearls: bool = False
        self.match: bool = False
        self.collect_in_order: bool = False
        # where the programs of the rules start
        self.set_up: i64 = 0
        """The whole game: set-up, then rounds."""
        self.second_game: i64 = 0
        self.third_game: i64 = 0
        self.rounds: i64 = 0
        self.place: i64 = 0
        self.claim: i64 = 0
        self.claim_top: i64 = 0
        self.reward: i64 = 0
        self.passing: i64 = 0
        self.life_loss: i64 = 0
        self.check: i64 = 0
        self.exchange: i64 = 0
        self.destroyed: i64 = 0
        """Runs after an artifact was destroyed; 0 if no card reacts to that. The next two likewise."""
        self.gold_gained: i64 = 0
        self.monument_claimed: i64 = 0
        # how many lie on the table
        self.monuments: i64 = 0
        self.places: i64 = 0
        # by card
        self.kind = vec[i64]()
        self.types = vec[i64]()
        self.cost = vec[i64]()
        self.cost_any = vec[i64]()
        self.cost_total = vec[i64]()
        self.never_free = vec[i64]()
        self.points = vec[i64]()
        self.scores = vec[i64]()
        """1 where points depend on more than the card: see `per_essence`, `per_type`, `per_artifacts`."""
        self.per_essence = vec[i64]()
        """Points for each essence lying here, packed like a pool."""
        self.per_type = vec[i64]()
        """Points for each own creature, dragon and demon, eight bits each."""
        self.per_artifacts = vec[i64]()
        """So many artifacts in play give a point; 0 for none."""
        self.collect = vec[i64]()
        self.collect_pool = vec[i64]()
        """What is gained, or what the upkeep costs."""
        self.collect_options = vec[vec[i64]]()
        """The gains a player chooses from, as actions."""
        self.collect_kind = vec[i64]()
        """Interest: the kind that must lie here. Growth: how many are added."""
        self.discount = vec[i64]()
        """What placing costs less, never off Gold: artifact, creature, dragon, demon, eight bits each."""
        self.discount_gold = vec[i64]()
        """The same for discounts that may lower Gold too."""
        self.on_claim = vec[i64]()
        self.tile = vec[i64]()
        self.first_power = vec[i64]()
        self.powers = vec[i64]()
        """How many powers the card has; they stand one after the other from `first_power`."""
        self.actions = vec[vec[i64]]()
        """The powers among them that are used as an action, not as a reaction."""
        self.rests = vec[i64]()
        """1 where none of them can be used while the card is turned."""
        self.reactive = vec[i64]()
        """A mask of the triggers that the card's powers react to."""
        self.stand_ins: bool = False
        """Is there a card that can stand in as a creature, dragon or demon?"""
        self.gains = vec[vec[i64]]()
        """Lists of gains to choose from, as actions."""
        # by power
        self.start = vec[i64]()
        self.fixed = vec[i64]()
        self.any_kinds = vec[i64]()
        self.needs = vec[i64]()
        self.trigger = vec[i64]()
        self.stands_for = vec[i64]()
        """The types a power lets its card stand in for."""
        # by step
        self.op = vec[i64]()
        self.a = vec[i64]()
        self.b = vec[i64]()
        self.c = vec[i64]()
        # for the hand-made judgement: value.py makes and reads these
        self.rates = vec[i64]()
        """What each card is worth in play."""
        self.nets = vec[i64]()
        """What each card would bring in so many rounds, less its price."""
        self.estates = vec[i64]()
        """What each seat was last found to have, so that it is not counted again while it stays the same."""
        # by card, for features.py: see cards/traits.py
        self.number = vec[i64]()
        """The number of the card among the cards of all sets; -1 for one that has none."""
        self.traits = vec[i64]()
        """TRAIT_WORDS numbers for each card, with seven traits in each, eight bits for a trait."""
        # setup
        self.starters = vec[vec[i64]]()
        """First game: a mage and the artifacts of each numbered set."""
        self.first_side = vec[i64]()
        """1 on the places whose side is used in a first game."""
