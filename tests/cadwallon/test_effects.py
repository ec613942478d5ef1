"""The twelve effects of locations, and the headquarters."""
from __future__ import annotations

from arcanarium.cadwallon.cards.cardfile import EFFECTS, load
from arcanarium.cadwallon.game import RULES
from arcanarium.cadwallon.state.edition import edition_behind
from arcanarium.cadwallon.state.layout import HAND
from tests.cadwallon.scene import scene


def test_each_effect_is_on_two_stakes() -> None:
    """Cadwallon K-84, K-19, K-83."""
    verbs = [card.effect.verb for card in load() if card.effect and card.stake]
    assert sorted(verbs) == sorted(EFFECTS * 2)


def test_draw() -> None:
    """Cadwallon K-84, K-45: two cards; then the location goes to the resource deck."""
    scene("free stake: Gader\nA hand: Cannon Foundry\nB hand: Barge Pilot", """
        deal draw A: Courtesan; Oath Keeper
        A: play Cannon Foundry
        is A hand: Courtesan; Oath Keeper
        is A resource: Cannon Foundry
        is turn of: B
    """)


def test_a_location_reshuffles_once_a_round() -> None:
    """Cadwallon K-85, K-86: draws of locations reshuffle once per player and round, and never draw the location
    itself."""
    scene("""
        free stake: Gader
        free beside: A Duelling Master; A Sellsword Sergeant; A Temple Guard on Leave; A Courtesan; A Field Chaplain
        A left stake: Baron Stavric
        A left beside: A Goblin Fire-Support; A Armoury Clerk; A Crossbow Lookout
        A hand: Cannon Foundry; Crypt of the Founders
        A resource: Oath Keeper; Headquarters of the Guild of Blades; Treasure of the Guild of Blades
        B hand: Barge Pilot; Toll Collector
    """, """
        deal draw A: Oath Keeper; Headquarters of the Guild of Blades
        A: play Cannon Foundry
        is A deck: Treasure of the Guild of Blades
        is A resource: Cannon Foundry
        B: store Barge Pilot
        A: play Crypt of the Founders
        is A hand: Oath Keeper; Headquarters of the Guild of Blades; Treasure of the Guild of Blades
        is A resource: Cannon Foundry; Crypt of the Founders
    """)


def test_retrieve() -> None:
    """Cadwallon K-84, K-86: an agent, personality or relic from the own resource deck, no location."""
    scene("""
        free stake: Gader
        A hand: Clerks' Archive
        A resource: Courtesan; Drinking Horn; Arcabast; Broken Tower
        B hand: Barge Pilot
    """, """
        A: play Clerks' Archive
        A is asked retrieve
        A may only: retrieve Courtesan, retrieve Drinking Horn, retrieve Arcabast
        A: retrieve Drinking Horn
        is A hand: Drinking Horn
        is A resource: Courtesan; Arcabast; Broken Tower; Clerks' Archive
    """)


def test_headquarters() -> None:
    """Cadwallon K-87: an agent or personality with at least 3 in the guild's own power."""
    scene("""
        free stake: Gader
        A hand: Headquarters of the Guild of Blades
        A resource: Courtesan; Oath Keeper; Drinking Horn; Sellsword Sergeant; Sister Ember
        B hand: Barge Pilot
    """, """
        A: play Headquarters of the Guild of Blades
        A may only: retrieve Sellsword Sergeant, retrieve Sister Ember
        A: retrieve Sister Ember
        is A hand: Sister Ember
    """)


def test_recall() -> None:
    """Cadwallon K-84: an own agent, face up or down, no militia, back into the hand."""
    scene("""
        free stake: Gader
        free beside: A Courtesan; B Hearse Driver; A Gate Soldier
        A left stake: Arcabast
        A left beside: A Oath Keeper [down]
        A hand: Embassy Row
        B hand: Barge Pilot
    """, """
        A: play Embassy Row
        A is asked recall
        A may only: recall Courtesan, recall Oath Keeper
        A: recall Oath Keeper
        is A hand: Oath Keeper
        no A left beside
    """, options="militia")


def test_move_own() -> None:
    """Cadwallon K-84: to another stake, face down in an own zone, else face up."""
    given = """
        free stake: Gader
        free beside: A Courtesan; A Gate Soldier
        A left stake: Arcabast
        A left beside: A Oath Keeper [down]
        A hand: Dry Dock
        B hand: Barge Pilot
    """
    scene(given, """
        A: play Dry Dock
        A is asked move_own
        A may only: move Courtesan to A left, move Gate Soldier to A left, move Oath Keeper to free
        B does not know Oath Keeper at A left
        A: move Oath Keeper to free
        B knows Oath Keeper at free
    """, options="militia")
    game = scene(given, "A: play Dry Dock\nA: move Courtesan to A left\nB knows Courtesan at A left", options="militia")
    assert "A Courtesan [down known ABCD*" in game.position()


def test_move_rival() -> None:
    """Cadwallon K-84: a face-up card of a rival, militia too; it stays face up and keeps its owner."""
    scene("""
        free stake: Gader
        free beside: A Courtesan; B Hearse Driver; B Gate Soldier
        B left stake: Arcabast
        B left beside: B Toll Collector [down]
        A hand: Gatehouse Barracks
        B hand: Barge Pilot
    """, """
        A: play Gatehouse Barracks
        A may only: move Hearse Driver to B left, move Gate Soldier to B left
        A: move Hearse Driver to B left
        is B left beside: B Toll Collector; B Hearse Driver
        A knows Hearse Driver at B left
    """, options="militia")


def test_swap_stakes() -> None:
    """Cadwallon K-84: the stakes change places, the agents stay."""
    scene("""
        free stake: Gader
        free beside: A Courtesan
        A left stake: Arcabast
        B left stake: Dragon Shield
        A hand: Shrine of Two Faces
        B hand: Barge Pilot
    """, """
        A: play Shrine of Two Faces
        A may only: swap A left and B left, swap A left and free, swap B left and free
        A: swap A left and free
        is free stake: Arcabast
        is A left stake: Gader
        is free beside: A Courtesan
    """)


def test_cycle_stake() -> None:
    """Cadwallon K-84: a stake with no card beside it, not in the free zone, of a pile with a hidden card."""
    scene("""
        free stake: Gader
        A left stake: Arcabast
        A right stake: Old Thole of the Gate
        A right beside: A Courtesan
        B left stake: Dragon Shield
        B left hidden: 0
        B right stake: Baron Stavric
        B right hidden: 1
        A hand: Customs House
        B hand: Barge Pilot
    """, """
        deal reveal B right: Notary Quince
        A: play Customs House
        A may only: bury stake at A left, bury stake at B right
        A: bury stake at B right
        is B right stake: Notary Quince
        is B right buried: Baron Stavric
        is B right hidden: 0
    """)
    scene("""
        B right hidden: 0
        B right stake: Notary Quince
        B right buried: Baron Stavric
        free stake: Gader
        A hand: Customs House
        B hand: Barge Pilot
    """, "A: play Customs House\nis B right stake: Baron Stavric\nis B right buried: Notary Quince")


def test_expel() -> None:
    """Cadwallon K-84: a face-up card of a rival to its owner's resource deck, militia to its pile."""
    given = """
        free stake: Gader
        free beside: A Courtesan; B Hearse Driver; B Gate Soldier
        B left stake: Arcabast
        B left beside: B Toll Collector [down]
        A hand: Sandpit Arena
        B hand: Barge Pilot
    """
    scene(given, """
        A: play Sandpit Arena
        A may only: expel Hearse Driver, expel Gate Soldier
        A: expel Hearse Driver
        is B resource: Hearse Driver
    """, options="militia")
    game = scene(given, "A: play Sandpit Arena\nA: expel Gate Soldier\nno B resource", options="militia")
    assert "Gate Soldier [hidden 1]" in game.position()


def test_unmask() -> None:
    """Cadwallon K-84: all face-down cards of one rival at one pile, for good."""
    scene("""
        AB stake: Gader
        AB beside: B Hearse Driver [down]; B Toll Collector [down]
        BC stake: Arcabast
        BC beside: B Barge Pilot [down]; C Fence [down]
        A hand: House of Mirrors
        B hand: Night Gondolier
    """, """
        A: play House of Mirrors
        A may only: unmask at AB agents of B, unmask at BC agents of B, unmask at BC agents of C
        A: unmask at AB agents of B
        A knows Hearse Driver at AB
        C knows Toll Collector at AB
        A does not know Barge Pilot at BC
    """, 3)


def test_spy() -> None:
    """Cadwallon K-84, K-42: all face-down cards of one pile, for the spy alone; and a card is drawn."""
    scene("""
        AB stake: Gader
        AB beside: B Hearse Driver [down]
        BC stake: Arcabast
        BC beside: B Barge Pilot [down]; C Fence [down]
        A hand: Whispering Gallery
        B hand: Night Gondolier
    """, """
        deal draw A: Courtesan
        A: play Whispering Gallery
        A may only: spy at AB, spy at BC
        A: spy at BC
        A knows Fence at BC
        A knows Barge Pilot at BC
        B does not know Fence at BC
        A does not know Hearse Driver at AB
        is A hand: Courtesan
    """, 3)


def test_smuggle() -> None:
    """Cadwallon K-84: an agent face down at any stake, in the free zone too, in the same turn."""
    scene("""
        free stake: Gader
        B left stake: Arcabast
        A hand: Masked Theatre; Courtesan; Drinking Horn
        B hand: Barge Pilot
    """, """
        A: play Masked Theatre
        A may only: smuggle Courtesan to free, smuggle Courtesan to B left
        A: smuggle Courtesan to free
        B does not know Courtesan at free
        is turn of: B
    """)


def test_pickpocket() -> None:
    """Cadwallon K-84: a random card of a rival's hand goes to that rival's resource deck."""
    game = scene("""
        free stake: Gader
        A hand: Alms Gate
        B hand: Barge Pilot; Toll Collector
        C hand: Fence
    """, """
        deal robbed B: Toll Collector
        A: play Alms Gate
        A may only: rob B, rob C
        A: rob B
        is B resource: Toll Collector
        is B hand: Barge Pilot
    """, 3)
    assert edition_behind(game.state).codec.name(game.state.cells[HAND + 1]) == "Barge Pilot"


def test_a_single_choice_is_taken_by_itself_and_none_does_nothing() -> None:
    """Cadwallon K-45, K-Q14: a location is playable without a legal choice, and then does nothing."""
    scene("free stake: Gader\nfree beside: B Hearse Driver\nA hand: Sandpit Arena\nB hand: Barge Pilot",
          "A: play Sandpit Arena\nis B resource: Hearse Driver")
    game = scene("free stake: Gader\nA hand: Sandpit Arena\nB hand: Barge Pilot",
                 "A: play Sandpit Arena\nis A resource: Sandpit Arena\nis turn of: B")
    assert "no_effect" in [event.kind for event in RULES.events(game.state, 1)]
