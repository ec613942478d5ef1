"""The box: the cards and the table of one configuration as tables of numbers, made once and shared by all its states.

Cards are numbered from 1: first all that can lie in a deck or beside a stake (guild cards, stakes, militia), then the
objectives and the special cards.
"""
from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

if TYPE_CHECKING:
    from arcanarium.cadwallon.state.edition import Edition

MILITARY: Final = 0
POLITICAL: Final = 1
SPIRITUAL: Final = 2
FINANCIAL: Final = 3

AGENT: Final = 1
RELIC: Final = 2
LOCATION: Final = 3
PERSONALITY: Final = 4
MILITIA_CARD: Final = 5

# the effects of locations, in the order of cards.EFFECTS
DRAW_CARDS: Final = 1
RETRIEVE_CARD: Final = 2
RECALL_AGENT: Final = 3
MOVE_OWN: Final = 4
MOVE_RIVAL: Final = 5
SWAP_STAKES: Final = 6
CYCLE_STAKE: Final = 7
EXPEL_AGENT: Final = 8
UNMASK_AGENTS: Final = 9
SPY_ON_AGENTS: Final = 10
SMUGGLE_AGENT: Final = 11
PICKPOCKET: Final = 12

# how guilds are given out
CHOSEN: Final = 0
DEALT_OUT: Final = 1
FIXED: Final = 2

# what an objective asks of each kind or power
EACH_KIND: Final = 1
EACH_POWER: Final = 2

PILE_SIZE: Final = 12
HAND_LIMIT: Final = 4
JUBILEE_AMONG: Final = 6
"""Game Over lies among the last so many cards of the free zone's pile (K-29)."""


@mypyc_attr(acyclic=True)
class Box:
    """Tables by card (index 0 unused), by guild, by pile and by objective."""

    edition: Edition
    """The edition that this box was made for: cards and names, for texts, views and values. The engine never looks."""

    def __init__(self, seats: i64, cards: i64, playing: i64) -> None:  # noqa: PLR0915  (one statement for each table)
        self.seats = seats
        self.cards = cards
        self.playing = playing
        """The cards that move: those with a place in the state. Objectives and special cards come after them."""
        self.first_objective: i64 = 0
        self.objectives: i64 = 0
        self.game_over: i64 = 0
        # the switches
        self.with_objectives: bool = False
        self.with_militia: bool = False
        self.with_removal: bool = False
        self.removed_score: bool = False
        self.guild_mode: i64 = CHOSEN
        self.fixed_guilds = vec[i64]()
        # by card
        self.kind = vec[i64]()
        self.values = vec[i64]()
        """The values of a card in the four powers: four numbers for each card."""
        self.main = vec[i64]()
        self.threshold = vec[i64]()
        self.ducats = vec[i64]()
        self.points = vec[i64]()
        self.district = vec[i64]()
        self.stake = vec[i64]()
        """1 for a stake, 0 for a guild's own card or militia."""
        self.guild = vec[i64]()
        """The guild a card belongs to, from 1; 0 for none."""
        self.effect = vec[i64]()
        self.draws = vec[i64]()
        self.only_agents = vec[i64]()
        self.least_power = vec[i64]()
        self.least = vec[i64]()
        self.rates = vec[i64]()
        """What each card is worth to its owner while the game goes on: value.py makes and reads it."""
        # by guild, from 1
        self.ties = vec[i64]()
        """The power whose ties a guild wins, or -1."""
        self.bonus = vec[i64]()
        """What a guild adds to its bribes."""
        # by pile
        self.piles: i64 = 0
        self.free: i64 = 0
        """The pile of the free zone: the last one."""
        self.controlled = vec[i64]()
        """Who controls a pile's zone, as a mask of seats."""
        self.order = vec[i64]()
        """The piles in the order of resolution, for each first player."""
        # by objective, from 0
        self.goal_most = vec[i64]()
        self.goal_kind = vec[i64]()
        self.goal_power = vec[i64]()
        self.goal_district = vec[i64]()
        self.goal_least = vec[i64]()
        self.goal_each = vec[i64]()
        self.goal_number = vec[i64]()
        self.goal_ducats = vec[i64]()
        self.goal_points = vec[i64]()


def is_agent(box: Box, card: i64) -> bool:
    """An agent of a guild, or a personality that was won (K-7)."""
    return box.kind[card] in (AGENT, PERSONALITY)


def value(box: Box, card: i64, power: i64) -> i64:
    return box.values[card * 4 + power]
