"""A seat with more turns than a number of 32 bits has bits: each is tried once, and the search goes on."""
from __future__ import annotations

import subprocess
import sys

from arcanarium.core import registry
from arcanarium.core.rng import Rng
from arcanarium.engine.judge import Judge
from arcanarium.engine.search.desk import Desk, quick_turn

POSITION = """\
cadwallon 2
seats: 2
option guilds: random
step: turn
phase: playing
first: B
turn of: A
winner: A
round: 6
stakes won: 1
moment: 1
reveals: 100
jubilee: hidden
A guild: usurers
A hand: Debt Collector; {hand}
A deck: {deck}
A resource: Hired Bruiser [seen A at B right]; Bribed Magistrate [seen A at B right]; Poison Seller; \
Gambling-Den Keeper [seen A at B right]; Headquarters of the Guild of Usurers; Dry Dock; Cutpurse Stair
B guild: ferrymen
B deck: Hearse Driver [hidden 1 seen B at B right]; Coach-House Steward [hidden 1]; Barge Pilot [hidden 1]; \
Night Gondolier [hidden 1]; Headquarters of the Guild of Ferrymen [hidden 1]; Cannon Foundry [hidden 1]; \
Crypt of the Founders [hidden 1]; Treasure of the Guild of Ferrymen [hidden 1]; \
Chime of the Drowned Choir [hidden 1]; Town Crier Bellamy [hidden 1]; Provost Harrow [hidden 1]
B resource: Harbour Diver [seen B at free]; Gauntlet of the First Watch; Gravedigger Moss
B deck moment: 1
A left stake: Notched Headsman's Axe
A left hidden: 11
A left beside: B Contract Assassin [seen B at A left]; B Lantern Bearer [seen B at A left]
A right stake: Mother Celandine
A right hidden: 8
B left stake: Moon-Silver Censer
B left hidden: 8
B right stake: Doctor Ambry, Surgeon
B right hidden: 8
B right beside: B Caravan Scout [down hidden 1 placed 1 seen B at free]; B Toll Collector [down hidden 1 placed 1]
free stake: Fortune-Seller's Tent
free hidden: 8
free beside: A Pawnbroker
"""
CARDS = ("Money Changer", "Counting-House Scribe", "Customs House", "Captain Brannoch Steel",
         "Powder Horn of the Breach", "Marrow the Pit Champion", "Blackmailer")
REST = ("Treasure of the Guild of Usurers",)
RULES = registry.rules("cadwallon")


def position(hand: tuple[str, ...]) -> str:
    deck = [card for card in CARDS + REST if card not in hand]
    return POSITION.format(hand="; ".join(hand), deck="; ".join(deck))


def play_with_many_turns() -> None:
    """What each turn gains is known from smaller hands, so that those with high numbers are tried early."""
    state = RULES.read_position(position(CARDS))
    assert len(state.plausible(0)) > 32
    desk = Desk(state.clone(), Judge(), Rng(1))
    for i in range(len(CARDS)):
        quick_turn(RULES.read_position(position(CARDS[i : i + 3])), desk)
    before = state.key()
    quick_turn(state, desk)
    assert state.key() != before


def test_a_search_ends_where_a_seat_has_more_than_32_turns() -> None:
    """In a process of its own: what never ends is compiled, and could not be interrupted here."""
    subprocess.run([sys.executable, "-c", "from tests.cadwallon.test_many_turns import *; play_with_many_turns()"],
                   check=True, timeout=120)
