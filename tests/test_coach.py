"""The coach: what it says about a position, only from what the player sees, and only in the player's own turn."""
from __future__ import annotations

from random import Random
from typing import Any

import pytest

from arcanarium import Game
from arcanarium.core import registry
from arcanarium.core.record import Record
from arcanarium.core.rng import Rng
from arcanarium.learn.coaching import MOST, notes
from arcanarium.locale import Texts
from tests import toy

TEXTS = Texts()
NAMES = ("Ann", "Bob", "Cleo")
KINDS = {"now", "soon", "threat", "end"}
DRAGON = """
resarcana 1
seats: 2
round: 3
token: A
shown: Oracle, Temple
places: Sacred Grove
items: Protection, Divination
A pool: 1E1L3G
A play: {mage}, Research
A hand: Magical Shard, Vault
B pool: 8L4C
B play: Duelist, Fire Dragon{turned}, Alchemy
step: turn
"""
STAKES = """
cadwallon 2
seats: 2
step: turn
phase: playing
first: A
turn of: A
round: 2
jubilee: hidden
A guild: blades
A hand: Drinking Horn; Duelling Master
B guild: thieves
B hand: Fence
A left stake: Cannon Foundry
A left hidden: 5
A left beside: A Oath Keeper
A right stake: Ossuary Lamp
A right hidden: 5
B left stake: Whispering Gallery
B left hidden: 5
B left beside: B Pixie Emissary [down]
B right stake: Powder Horn of the Breach
B right hidden: 5
B right beside: B Roof Runner
free stake: Arcabast
free hidden: 6
free beside: A Goblin Fire-Support
"""


def said(position: str, seat: int = 0) -> dict[str, list[str]]:
    """What the coach says to a seat, by kind."""
    game = Game.from_position(position, seed=1)
    found: dict[str, list[str]] = {}
    for note in registry.spec(game.config.game).coach(game.observe(seat), TEXTS, NAMES):  # type: ignore[misc]
        found.setdefault(note.kind, []).append(note.text)
    return found


def test_in_res_arcana_it_tells_what_threatens_what_can_be_had_and_what_soon() -> None:
    found = said(DRAGON.format(mage="Witch", turned=""))
    assert found["threat"] == [
        "Bob can turn Fire Dragon: you would lose 2 Life. You have 1, and for each one that is missing you lose 2 "
        "other essences.",
        "Bob can pay for Sacred Grove now. If you want it, do not wait."]
    assert any("Magical Shard" in text for text in found["now"])
    assert any(text.startswith(("Oracle is close.", "Temple is close.")) and "1 more Gold" in text
               for text in found["soon"])


def test_an_attack_that_can_be_stopped_or_cannot_come_is_told_so() -> None:
    assert "Healer can stop it." in said(DRAGON.format(mage="Healer", turned=""))["threat"][0]
    assert not any("Fire Dragon" in text for text in said(DRAGON.format(mage="Witch", turned=" (turned)"))["threat"])


def test_in_arcana_it_tells_bribes_wins_threats_and_what_stays() -> None:
    found = said(STAKES)
    assert found["now"][0] == "With Drinking Horn you can bribe Arcabast at once, whoever else is there (3 points)."
    assert "Duelling Master is enough to win Cannon Foundry (5 points), as far as you can see." in found["now"]
    for threat in ("Bob wins Powder Horn of the Breach as things stand, with 4.",
                   "At Whispering Gallery an agent lies face down."):
        assert any(text.startswith(threat) for text in found["threat"])
    assert found["soon"] == [
        "Cannon Foundry needs 3 more of its golden power. Agents that do not win stay for the next round."]


@pytest.mark.parametrize(("game", "options"), [
    ("resarcana", {"seats": 2}), ("resarcana", {"seats": 3, "sets": ("base", "lux", "pearls", "duo")}),
    ("cadwallon", {"seats": 2}), ("cadwallon", {"seats": 3})])
def test_in_whole_games_it_speaks_only_to_who_is_at_turn_and_says_the_same_in_worlds_that_look_alike(
    game: str, options: dict[str, Any],
) -> None:
    dice, table = Random(7), Game.new(game, seed=7, **options)
    rules, cards = table.rules, {f"card:{card['id']}" for card in registry.face(game).cards()}
    spoken = 0
    while not table.over and spoken < 40:
        for seat in range(options["seats"]):
            seen: Any = table.observe(seat)
            found = notes(game, seen, TEXTS, NAMES)
            assert not found or seat in table.owing
            assert len(found) <= MOST
            assert {note.kind for note in found} <= KINDS
            assert not any("missing text" in note.text for note in found)
            pointed = {target for note in found for target in note.targets}
            assert {target for target in pointed if target.startswith("card:")} <= cards
            if found and dice.random() < 0.3:
                spoken += 1
                world = rules.resample(seen, Rng(dice.getrandbits(60)))
                assert notes(game, rules.observe(world, seat), TEXTS, NAMES) == found
        seat = dice.choice(table.owing)
        table.play(seat, dice.choice(table.legal(seat)))
    assert spoken == 40


def test_a_game_without_a_coach_says_nothing() -> None:
    game = Game.started(toy.RULES, Record(toy.RULES.configure({"seats": 2}), seed=1))
    assert notes(toy.RULES.name, game.observe(0), TEXTS, NAMES) == []
