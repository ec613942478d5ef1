"""What the styles of bots are fond of is what stands on the table, read from the cards themselves."""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from arcanarium.core.rng import Rng
from arcanarium.engine.taste import BUILDER, HOARDER, RAIDER
from arcanarium.resarcana.notation.codec import unpack
from arcanarium.resarcana.state.edition import edition_behind
from arcanarium.resarcana.state.layout import PLAY, POOL, next_card
from tests.kits import GAMES

RULES = GAMES["resarcana"]
ATTACKS = ("rivals_lose", "all_lose")


def attacks_in_play(state: Any, seat: int) -> tuple[int, int]:
    """The components of a seat, and how many of their effects cost others Life."""
    cards = attacks = 0
    card = state.cells[PLAY + seat]
    while card:
        cards += 1
        powers = edition_behind(state).codec.card(card).powers
        attacks += sum(step.verb in ATTACKS for power in powers for step in power.effects)
        card = next_card(state.cells, card)
    return cards, attacks


def test_builders_like_components_hoarders_essences_and_raiders_attacks() -> None:
    armed = 0
    for seed, seats in enumerate((2, 3, 4)):
        for state in walk(seats, seed):
            for seat in range(seats):
                pools = [sum(unpack(state.cells[POOL + one])) for one in range(seats)]
                cards, attacks = attacks_in_play(state, seat)
                rivals = -4 * (sum(pools) - pools[seat])
                assert state.taste(seat, BUILDER) == 6 * cards
                assert state.taste(seat, HOARDER) == 3 * pools[seat]
                assert state.taste(seat, RAIDER) == rivals // (seats - 1) + 12 * attacks
                armed += attacks > 0
    assert armed > 20


def walk(seats: int, seed: int) -> Iterator[Any]:
    """The states of a random game with all sets."""
    state: Any = RULES.start(RULES.configure({"seats": seats, "sets": "base,lux,pearls,duo"}))
    rng = Rng(seed)
    while not state.over():
        if state.chance():
            state.deal_random(rng)
            continue
        yield state
        seat = state.owing()[0]
        options = state.legal(seat)
        state.apply(seat, options[rng.below(len(options))])
