"""What a seat believes about rivals' hands: in what share of the imagined worlds a card lies there."""
from __future__ import annotations

from arcanarium.bots.imagining import worlds_of
from arcanarium.core import registry
from arcanarium.core.contract import AnyRules, Observation
from arcanarium.core.rng import Rng
from arcanarium.engine.analysis import Belief

WORLDS = 40
MOST = 12
"""So many beliefs are told, the strongest first."""


def beliefs_of(rules: AnyRules, seen: Observation, rng: Rng) -> tuple[Belief, ...]:
    """The cards that are likeliest to be in rivals' hands, as far as the seat cannot see them. A game whose views show
    no hands, as lists of cards of each of the `seats`, has none."""
    face = registry.spec(rules.name).face
    if face is None:
        return ()
    known = [set(hand_of(one)) for one in face.view(seen)["seats"]]
    worlds = worlds_of(rules, seen)
    found: dict[tuple[int, str], float] = {}
    total = 0.0
    for _ in range(WORLDS):
        world = worlds.imagine(rng)
        state = getattr(world, "state", world)  # the state behind it, in a game that is not made of cells
        weight = worlds.weight(world) if worlds.bluffs else 1.0
        total += weight
        for seat in range(len(known)):
            if seat != seen.seat:
                for card in set(hand_of(face.view(rules.observe(state, seat))["seats"][seat])) - known[seat]:
                    found[seat, card] = found.get((seat, card), 0.0) + weight
    ranked = sorted(found.items(), key=lambda item: (-item[1], item[0]))[:MOST]
    return tuple(Belief(card, "hand", seat, weight / max(total, 1e-9)) for (seat, card), weight in ranked)


def hand_of(seat: dict[str, object]) -> list[str]:
    """The cards of a hand that a view shows."""
    hand = seat.get("hand")
    cards = hand.get("cards", []) if isinstance(hand, dict) else hand
    return [str(card) for card in cards] if isinstance(cards, list) else []
