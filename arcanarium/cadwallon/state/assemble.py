"""Makes the box of a configuration from its cards."""
from __future__ import annotations

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from arcanarium.cadwallon.cards.cardfile import DISTRICTS, EFFECTS, GAME_OVER, GUILDS, POWERS, THINGS, Card
from arcanarium.cadwallon.state.box import AGENT, LOCATION, MILITIA_CARD, PERSONALITY, RELIC, Box
from arcanarium.core.config import Config
from arcanarium.core.record import SEATS

KIND = {"agent": AGENT, "relic": RELIC, "location": LOCATION, "personality": PERSONALITY, "militia": MILITIA_CARD}
EACH = {"": 0, "kind": 1, "power": 2}
GUILD_MODES = ("choose", "random")
FREE = "free"

# Seat k+1 sits at the left hand of seat k. The piles before the free zone's, who controls them (K-25 to K-27), and the
# order of resolution as the first player sees it: left column, centre, right column, near before far (K-57). Both are
# written from seat 0, with {0} for the first player, {1} for the next.
LAYOUT: dict[int, tuple[tuple[str, ...], tuple[tuple[int, ...], ...], tuple[str, ...]]] = {
    2: (
        ("A left", "A right", "B left", "B right"), ((0,), (0,), (1,), (1,)),
        ("{0} left", "{1} right", FREE, "{0} right", "{1} left"),
    ),
    3: (("AB", "BC", "CA"), ((0, 1), (1, 2), (2, 0)), ("{0}{1}", FREE, "{1}{2}", "{2}{0}")),
    4: (
        ("AB", "BC", "CD", "DA"), ((0, 1), (1, 2), (2, 3), (3, 0)),
        ("{0}{1}", "{1}{2}", FREE, "{3}{0}", "{2}{3}"),
    ),
}


def pile_names(seats: int) -> tuple[str, ...]:
    """The names of the piles; the free zone's is the last."""
    return (*LAYOUT[seats][0], FREE)


def resolution_order(seats: int, first: int) -> list[int]:
    names = pile_names(seats)
    around = [SEATS[(first + i) % seats] for i in range(seats)]
    return [names.index(name.format(*around)) for name in LAYOUT[seats][2]]


def numbered(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards that have numbers, from 1: those that move first, then objectives and special cards."""
    with_numbers = [card for card in cards if card.kind != "guild"]
    return tuple(sorted(with_numbers, key=lambda card: card.kind not in KIND))


def numbers(items: Iterable[int]) -> vec[i64]:
    return vec[i64]([i64(item) for item in items])


def assemble(cards: tuple[Card, ...], config: Config) -> Box:
    """The tables of one configuration."""
    row = numbered(cards)
    playing = [card for card in row if card.kind in KIND]
    box = Box(config.seats, len(row), len(playing))
    by_card(box, playing)
    guilds = [card for card in cards if card.kind == "guild"]
    box.ties = numbers([-1, *(POWERS.index(guild.ties) if guild.ties else -1 for guild in guilds)])
    box.bonus = numbers([0, *(guild.bonus for guild in guilds)])
    by_objective(box, row, config.seats)
    box.game_over = 1 + next(i for i, card in enumerate(row) if card.id == GAME_OVER)
    names = pile_names(config.seats)
    box.piles, box.free = len(names), len(names) - 1
    box.controlled = numbers([*(sum(1 << seat for seat in seats) for seats in LAYOUT[config.seats][1]), 0])
    box.order = numbers([pile for first in range(config.seats) for pile in resolution_order(config.seats, first)])
    box.with_objectives = config.option("objectives") == "on"
    box.with_militia = config.option("militia") == "on"
    box.with_removal = config.option("removal") == "on"
    box.removed_score = config.option("removed score") == "on"
    mode = config.option("guilds", GUILD_MODES[0])
    box.guild_mode = GUILD_MODES.index(mode) if mode in GUILD_MODES else len(GUILD_MODES)
    if mode not in GUILD_MODES:
        box.fixed_guilds = numbers(GUILDS.index(guild) + 1 for guild in mode.split())
    return box


def by_card(box: Box, playing: list[Card]) -> None:
    def column(items: Iterable[int]) -> vec[i64]:
        return numbers([0, *items])

    effects = [card.effect for card in playing]
    box.kind = column(KIND[card.kind] for card in playing)
    box.values = numbers([0, 0, 0, 0, *(value for card in playing for value in card.values)])
    box.main = column(POWERS.index(card.main) if card.main else -1 for card in playing)
    box.threshold = column(card.threshold for card in playing)
    box.ducats = column(card.ducats for card in playing)
    box.points = column(card.points for card in playing)
    box.district = column(DISTRICTS.index(card.district) if card.district else -1 for card in playing)
    box.stake = column(card.stake for card in playing)
    box.guild = column(GUILDS.index(card.guild) + 1 if card.guild else 0 for card in playing)
    box.effect = column(EFFECTS.index(effect.verb) + 1 if effect else 0 for effect in effects)
    box.draws = column(effect.cards if effect else 0 for effect in effects)
    box.only_agents = column(effect.only_agents if effect else 0 for effect in effects)
    box.least_power = column(POWERS.index(effect.power) if effect and effect.power else 0 for effect in effects)
    box.least = column(effect.least if effect else 0 for effect in effects)


def by_objective(box: Box, row: tuple[Card, ...], seats: int) -> None:
    cards = [(i, card.goal, card.points) for i, card in enumerate(row, 1) if card.goal]
    goals = [goal for _, goal, _ in cards]
    box.first_objective, box.objectives = cards[0][0], len(cards)
    box.goal_points = numbers(points for _, _, points in cards)
    box.goal_most = numbers(goal.most for goal in goals)
    box.goal_kind = numbers(KIND[THINGS[goal.thing]] if THINGS[goal.thing] else 0 for goal in goals)
    box.goal_power = numbers(POWERS.index(goal.power) if goal.power else -1 for goal in goals)
    box.goal_district = numbers(DISTRICTS.index(goal.district) if goal.district else -1 for goal in goals)
    box.goal_least = numbers(goal.least for goal in goals)
    box.goal_each = numbers(EACH[goal.each] for goal in goals)
    box.goal_number = numbers(goal.numbers[seats - 2] for goal in goals)
    box.goal_ducats = numbers(goal.thing == "ducats" for goal in goals)
