"""Turns: placing agents, storing cards, locations in general, bribery, whose turn it is."""
from __future__ import annotations

import pytest

from arcanarium import Game, RecordError
from arcanarium.cadwallon.state.box import FINANCIAL
from arcanarium.cadwallon.value import BEST, FOUND, SCRATCH, add_chances, weigh
from arcanarium.core import registry
from arcanarium.locale import Texts
from tests.cadwallon.scene import position, scene

BRIBERY = """
    free stake: Arcabast
    free beside: A Goblin Fire-Support; B Hearse Driver
    A hand: Drinking Horn
    B hand: Caravan Scout
"""


def test_bribery_as_in_the_rulebook() -> None:
    """Cadwallon K-53, K-49, K-50, K-51, K-17, K-Q3: 4 ducats there and 3 of the Drinking Horn reach the price of 7."""
    scene(BRIBERY, """
        deal reveal free: Gader
        A: bribe with Drinking Horn at free
        is A resource: Goblin Fire-Support; Drinking Horn; Arcabast
        is B resource: Hearse Driver
        is free stake: Gader
        no free beside
        is step: turn
        is turn of: B
        B: place Caravan Scout at free
    """)


def test_a_bribe_below_the_price() -> None:
    """Cadwallon K-52, K-55, K-46, K-Q12: the relic is gone, the agents stay, and those counted are turned up."""
    scene("""
        A left stake: Arcabast
        A left beside: A Armoury Clerk [down]
        A hand: Drinking Horn
        B hand: Caravan Scout
    """, """
        B does not know Armoury Clerk at A left
        A: bribe with Drinking Horn at A left
        is A resource: Drinking Horn
        is A left stake: Arcabast
        B knows Armoury Clerk at A left
    """)


def test_a_group_of_agents_adds_up() -> None:
    """Cadwallon K-49: all own agents at the stake count, those of rivals do not."""
    scene("""
        free stake: Arcabast
        free beside: A Armoury Clerk; A Duelling Master; B Toll Collector
        A hand: Drinking Horn
        B hand: Barge Pilot
    """, """
        deal reveal free: Gader
        A: bribe with Drinking Horn at free
        is A resource: Armoury Clerk; Duelling Master; Drinking Horn; Arcabast
        is B resource: Toll Collector
    """)


def test_two_relics_do_not_add_up() -> None:
    """Cadwallon K-54, K-Q15."""
    scene("""
        free stake: Arcabast
        free beside: A Duelling Master
        A hand: Drinking Horn; Dragon Shield
        B hand: Barge Pilot; Night Gondolier
    """, """
        A: bribe with Drinking Horn at free
        B: store Barge Pilot
        A: bribe with Dragon Shield at free
        is free stake: Arcabast
        is A resource: Drinking Horn; Dragon Shield
    """)


def test_only_personalities_with_an_own_agent_can_be_bribed() -> None:
    """Cadwallon K-47, K-48: not relics, not locations, and not without an agent there."""
    scene("""
        free stake: Dragon Shield
        free beside: A Duelling Master
        A left stake: Sandpit Arena
        A left beside: A Courtesan
        A right stake: Arcabast
        A right beside: B Hearse Driver
        A hand: Drinking Horn
        B hand: Barge Pilot
    """, """
        A cannot: bribe with Drinking Horn at free because not-bribable
        A cannot: bribe with Drinking Horn at A left because not-bribable
        A cannot: bribe with Drinking Horn at A right because no-agent
        A cannot: bribe with Drinking Horn at B left because no-stake
        A may only: store Drinking Horn
    """)


def test_the_usurers_add_one() -> None:
    """Cadwallon K-82, K-74: 1 + 2 + 1 reaches 4, for the Usurers alone."""
    stakes = "free stake: Notary Quince\n"
    scene(stakes + """
        free beside: B Hired Bruiser
        first: B
        B guild: usurers
        B hand: Ossuary Lamp
        A hand: Courtesan
    """, """
        deal reveal free: Gader
        B: bribe with Ossuary Lamp at free
        is B resource: Hired Bruiser; Ossuary Lamp; Notary Quince
    """)
    scene(stakes + "free beside: A Courtesan\nA hand: Ossuary Lamp\nB hand: Barge Pilot", """
        A: bribe with Ossuary Lamp at free
        is free stake: Notary Quince
    """)


def test_the_face_of_an_agent_is_that_of_its_zone() -> None:
    """Cadwallon K-40, K-41, K-42, K-28, K-Q11: face down in the own zones, face up in all others and in the free
    zone."""
    scene("""
        A left stake: Sandpit Arena
        B left stake: Dry Dock
        free stake: Gader
        A hand: Duelling Master; Courtesan; Oath Keeper
        B hand: Barge Pilot; Toll Collector; Hearse Driver
    """, """
        A: place Duelling Master at A left
        A knows Duelling Master at A left
        B does not know Duelling Master at A left
        B: place Barge Pilot at A left
        A knows Barge Pilot at A left
        A: place Courtesan at free
        B knows Courtesan at free
        B: place Toll Collector at B left
        A does not know Toll Collector at B left
        A: place Oath Keeper at B left
        B knows Oath Keeper at B left
    """)


def test_neighbours_share_the_pile_between_them() -> None:
    """Cadwallon K-26, K-27, K-Q5: with three and four players both neighbours of a pile place face down, others face
    up."""
    for seats, far in ((3, "C"), (4, "C")):
        scene(f"""
            AB stake: Sandpit Arena
            A hand: Duelling Master
            B hand: Barge Pilot
            {far} hand: Fence
        """ + ("D hand: Money Changer" if seats == 4 else ""), f"""
            A: place Duelling Master at AB
            B does not know Duelling Master at AB
            B: place Barge Pilot at AB
            A does not know Barge Pilot at AB
            {far} does not know Barge Pilot at AB
            {far}: place Fence at AB
        """, seats)


def test_what_can_be_placed_where() -> None:
    """Cadwallon K-18, K-44, K-39, K-Q4: only agents and personalities, and only beside a stake."""
    scene("""
        free stake: Arcabast
        A hand: Courtesan; Gader; Drinking Horn; Broken Tower
        B hand: Barge Pilot
    """, """
        A cannot: place Drinking Horn at free because wrong-kind
        A cannot: place Broken Tower at free because wrong-kind
        A cannot: play Courtesan because wrong-kind
        A cannot: place Courtesan at A left because no-stake
        A cannot: place Barge Pilot at free because not-in-hand
        A cannot: muster militia with Drinking Horn because no-militia-rule
        A may only: place Courtesan at free, store Courtesan, place Gader at free, store Gader, store Drinking Horn, \
play Broken Tower, store Broken Tower
    """.replace("\\\n", ""))


def test_a_personality_that_was_won_is_an_agent() -> None:
    """Cadwallon K-7, K-16, K-58: all four of its values serve its owner."""
    scene("""
        free stake: Standard of the Lost Company
        A hand: Sister Ember
        B hand: Barge Pilot
    """, """
        A: place Sister Ember at free
        B: store Barge Pilot
        is A resource: Sister Ember; Standard of the Lost Company
    """)


def test_one_card_a_turn_until_all_hands_are_empty() -> None:
    """Cadwallon K-36, K-37, K-38, K-46, K-Q8, K-Q9, K-Q10: clockwise, no passing, and who has no card is skipped."""
    scene("""
        free stake: Arcabast
        first: B
        A hand: Courtesan
        B hand: Barge Pilot; Toll Collector; Hearse Driver
        C hand: Fence; Roof Runner
    """, """
        B: store Barge Pilot
        A cannot: store Courtesan
        C: store Fence
        A: store Courtesan
        B: store Toll Collector
        C: store Roof Runner
        is turn of: B
        B: store Hearse Driver
        is round: 2
    """, 3)


def test_several_agents_at_one_stake() -> None:
    """Cadwallon K-43: over several turns and rounds."""
    scene("""
        free stake: Captain Brannoch Steel
        free beside: A Sellsword Sergeant
        A hand: Duelling Master
        B hand: Barge Pilot
    """, """
        A: place Duelling Master at free
        B: store Barge Pilot
        is A resource: Sellsword Sergeant; Duelling Master; Captain Brannoch Steel
    """)


def test_the_militia() -> None:
    """Cadwallon K-93 to K-97, K-Q20: a relic calls the top militia card; it is seen first, lies by zone, and leaves
    once the stake is resolved, won or not."""
    given = """
        A left stake: Sandpit Arena
        free stake: Gader
        A hand: Drinking Horn
        B hand: Barge Pilot
    """
    scene(given, """
        deal militia: Gate Soldier
        A: muster militia with Drinking Horn
        A is asked post
        is A resource: Drinking Horn
        A may only: post militia at A left, post militia at free
        A: post militia at A left
        B does not know Gate Soldier at A left
        is militia: Captain of the Day Watch; Captain of the Night Watch; Bridge Soldier; Market Soldier; \
Temple Soldier
        B: place Barge Pilot at free
        no A left beside
        is militia: Captain of the Day Watch; Captain of the Night Watch; Gate Soldier; Bridge Soldier; \
Market Soldier; Temple Soldier
    """.replace("\\\n", ""), options="militia")


def test_militia_wins_a_stake_and_goes_home() -> None:
    """Cadwallon K-95, K-96: it counts as the player's agent."""
    scene("""
        free stake: Powder Horn of the Breach
        A hand: Drinking Horn
        B hand: Barge Pilot
    """, """
        deal militia: Captain of the Day Watch
        A: muster militia with Drinking Horn
        A: post militia at free
        B: store Barge Pilot
        is A resource: Drinking Horn; Powder Horn of the Breach
    """, options="militia")


def test_no_militia_left() -> None:
    """Cadwallon K-97: with an empty pile a relic cannot call any."""
    beside = "; ".join(f"B {name}" for name in (
        "Captain of the Day Watch", "Captain of the Night Watch", "Gate Soldier", "Bridge Soldier", "Market Soldier",
        "Temple Soldier"))
    scene(f"""
        free stake: Gader
        free beside: {beside}
        A hand: Drinking Horn
        B hand: Barge Pilot
    """, "A cannot: muster militia with Drinking Horn because no-militia", options="militia")


def test_militia_leaves_with_a_bribe() -> None:
    """Cadwallon K-96, K-51."""
    scene(BRIBERY.replace("B Hearse Driver", "B Gate Soldier"), """
        A: bribe with Drinking Horn at free
        is A resource: Goblin Fire-Support; Drinking Horn; Arcabast
        no free beside
    """, options="militia")


def test_removal() -> None:
    """Cadwallon K-98, K-99, K-101, K-Q21: after a bribe or a resolution the winner chooses, and what is removed is
    gone."""
    scene(BRIBERY, """
        deal reveal free: Gader
        A: bribe with Drinking Horn at free
        A is asked removal
        A may only: take stake, remove stake
        A: remove stake
        is A removed: Arcabast
        is A resource: Goblin Fire-Support; Drinking Horn
        is free stake: Gader
    """, options="removal")
    scene("""
        free stake: Standard of the Lost Company
        A hand: Duelling Master
        B hand: Barge Pilot
    """, """
        A: place Duelling Master at free
        B: store Barge Pilot
        A is asked removal
        A: take stake
        is A resource: Duelling Master; Standard of the Lost Company
    """, options="removal")


def test_militia_alone_offers_no_bribe() -> None:
    """Cadwallon K-48, K-95, K-Q23: militia is no agent, so it makes no bribe possible, whatever the relic is worth."""
    scene("""
        free stake: Arcabast
        free beside: A Gate Soldier
        A left stake: Notary Quince
        A left beside: A Bridge Soldier [down]
        A hand: Drinking Horn
        B hand: Barge Pilot
    """, """
        A cannot: bribe with Drinking Horn at free because militia-cannot-bribe
        A cannot: bribe with Drinking Horn at A left because militia-cannot-bribe
        A may only: muster militia with Drinking Horn, store Drinking Horn
    """, options="militia")


def test_militia_adds_nothing_to_a_bribe() -> None:
    """Cadwallon K-48, K-55, K-97, K-Q23: 1 + 3 is short of 7 with two militia cards beside the agent as without them;
    only agents are counted, so only agents are turned up."""
    scene("""
        A left stake: Arcabast
        A left beside: A Armoury Clerk [down]; A Captain of the Day Watch [down]; A Gate Soldier [down]
        A hand: Drinking Horn
        B hand: Barge Pilot
    """, """
        A: bribe with Drinking Horn at A left
        is A left stake: Arcabast
        is A resource: Drinking Horn
        B knows Armoury Clerk at A left
        B does not know Captain of the Day Watch at A left
        B does not know Gate Soldier at A left
    """, options="militia")


@pytest.mark.parametrize(("beside", "hopes"), [("Courtesan", True), ("Gate Soldier", False)])
def test_a_bot_hopes_for_a_bribe_only_with_an_agent(beside: str, hopes: bool) -> None:
    """Cadwallon K-48: a strong relic in hand raises what a personality promises if an agent lies there, not militia."""
    stake = f"free stake: Arcabast\nfree beside: A {beside}; B Hearse Driver\n"
    given = f"{stake}A hand: Drinking Horn\nB hand: Barge Pilot"
    state = Game.from_position(position(given, 2, "militia"), seed=1).state
    promises = []
    for ducats in (0, 9):
        weigh(state, 0)
        SCRATCH[BEST + FINANCIAL] = ducats
        before = SCRATCH[FOUND]
        add_chances(state, 0, state.box.free)
        promises.append(SCRATCH[FOUND] - before)
    assert (promises[1] > promises[0]) == hopes


def test_a_record_in_which_militia_bribes_points_to_the_rulings() -> None:
    """Cadwallon K-48: such a move was legal once; the error says why it is not, and where to read on."""
    given = "free stake: Arcabast\nfree beside: A Gate Soldier\nA hand: Drinking Horn\nB hand: Barge Pilot"
    start = Game.from_position(position(given, 2, "militia"), seed=1).record().replace("version: 2", "version: 1")
    assert Game.from_record(start).config.version == 1
    with pytest.raises(RecordError, match=r"militia-cannot-bribe.*recorded under version 1 of the rules; the change"):
        Game.from_record(f"{start}A: bribe with Drinking Horn at free\n")


def test_a_relic_beside_militia_says_that_militia_cannot_bribe() -> None:
    """Cadwallon K-48: where militia is played with, the reason against a relic says so, and nowhere else."""
    given = "{}A hand: Drinking Horn\nB hand: Barge Pilot"
    beside = "; ".join(f"B {name}" for name in (
        "Captain of the Day Watch", "Captain of the Night Watch", "Gate Soldier", "Bridge Soldier", "Market Soldier"))
    posted = f"free stake: Arcabast\nfree beside: A Temple Soldier; {beside}\n"
    for lying, options, said in ((posted, "militia", True), ("free stake: Arcabast\n", "", False)):
        seen = Game.from_position(position(given.format(lying), 2, options), seed=1).observe(0)
        reasons = registry.face("cadwallon").refusals(seen, Texts())["card:drinking_horn"]
        assert ("A bribe needs one of your agents beside a personality; militia does not count." in reasons) == said
