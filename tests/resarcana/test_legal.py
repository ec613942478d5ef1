"""What may be done in a turn, against a second reading of the cards: at every turn of random games the legal moves are
worked out again from what the player sees and what the cards say, the slow and obvious way (A-2, A-4 to 6, A-10, A-12,
A-A2, D-9, D-10, P-3, P-5, P-7, P-35, P-37, P-39, X-1)."""
from __future__ import annotations

from typing import Any

import pytest

from arcanarium import Game
from arcanarium.kits.conformance import walk
from arcanarium.resarcana.cards.card import Card, Power, Step
from arcanarium.resarcana.cards.cardfile import packaged
from arcanarium.resarcana.face.show import view
from arcanarium.resarcana.game import RULES
from tests.resarcana.test_costs import ANY, ways

CARDS = {card.id: card for card in packaged("base").cards}


def turn_moves(table: dict[str, Any], seat: int) -> set[str]:
    """The legal moves of a turn, from the table as the player sees it."""
    own = table["seats"][seat]
    pool = tuple(own["pool"])
    moves = {"pass"}
    for component in own["play"]:
        card = CARDS[component["card"]]
        for number, power in enumerate(card.powers, 1):
            if not power.react and (power.turned or not component["turned"]) and payable(power, component, own):
                moves.add(f"use {card.name} {number}" if len(card.powers) > 1 else f"use {card.name}")
    for name in own["hand"]["cards"]:
        moves.add(f"discard {CARDS[name].name}")
        if ways(icons(CARDS[name]), *discounts(own, CARDS[name]), pool):
            moves.add(f"place {CARDS[name].name}")
    for place in table["centre"]["places"]:
        if ways(icons(CARDS[place["card"]]), 0, 0, pool):
            moves.add(f"claim {CARDS[place['card']].name}")
    if pool[4] >= 4:
        moves |= {f"claim {CARDS[name].name}" for name in table["centre"]["monuments"]}
        moves |= {"claim top monument"} if table["centre"]["monument_deck"] else set()
    return moves


def icons(card: Card) -> list[int]:
    return [kind for kind, n in enumerate(card.cost or ()) for _ in range(n)] + [ANY] * card.cost_any


def discounts(own: dict[str, Any], card: Card) -> tuple[int, int]:
    """What all own components take off the price of an artifact: sparing Gold, and not."""
    found = [d for c in own["play"] for d in CARDS[c["card"]].discounts if d.on == "artifact" or d.on in card.types]
    return sum(d.n for d in found if d.barring), sum(d.n for d in found if not d.barring)


def payable(power: Power, component: dict[str, Any], own: dict[str, Any]) -> bool:
    pays = [step for step in power.costs if step.verb == "pay"]
    rest = [n - sum(step.amount[kind] for step in pays) for kind, n in enumerate(own["pool"])]
    if min(rest) < 0 or sum(rest) < sum(step.n for step in pays):
        return False
    return all(can_do(step, component, own) for step in power.costs if step.verb != "pay")


def can_do(step: Step, component: dict[str, Any], own: dict[str, Any]) -> bool:
    """Can this part of a cost be paid?"""
    others = [c for c in own["play"] if c is not component]
    match step.verb:
        case "turn":
            return not component["turned"]
        case "pay_same" | "destroy_this":
            return True
        case "pay_one_of":
            return any(own["pool"][("elan", "life", "calm", "death", "gold").index(kind)] for kind in step.kinds)
        case "from_here":
            return all(has >= n for has, n in zip(component["essences"], step.amount, strict=True))
        case "turn_own":
            return any(not c["turned"] and set(CARDS[c["card"]].types) & set(step.types) for c in others)
        case "destroy_own":
            among = [CARDS[c["card"]] for c in (others if step.where == "other" else own["play"])]
            return any(c.kind == "artifact" and (not step.types or set(c.types) & set(step.types)) for c in among)
        case "discard":
            return bool(own["hand"]["size"] >= step.n)
    raise NotImplementedError(step.verb)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_of_random_games(seats: int, seed: int) -> None:
    turns = 0
    for step in walk(RULES, RULES.configure({"seats": seats}), seed):
        for seat in step.state.owing():
            if RULES.decision(step.state, seat).kind == "turn":
                offered = {RULES.action_text(step.state, action) for action in step.state.legal(seat)}
                expected = turn_moves(view(RULES.observe(step.state, seat)), seat)
                assert offered == expected, RULES.write_position(step.state)
                turns += 1
    assert turns > 50


def test_a_rich_table() -> None:
    """One position with all there is to do."""
    game = Game.from_position("""resarcana
A play: Artificer, Dragon Bridle (turned), Sacrificial Pit, Dragon's Lair, Sea Serpent, Mermaid (turned), Athanor [6E]
A pool: 3E3L2C1D5G
A hand: Wind Dragon, Philosopher's Stone, Vault, Corrupt Altar
places: Coral Castle, Alchemist's Tower, Dwarven Mines
shown: Library, Temple
monuments: Oracle
""")
    seen: Any = game.observe(0)
    assert {move.text for move in game.legal(0)} == turn_moves(view(seen), 0)
    assert len(game.legal(0)) > 12
