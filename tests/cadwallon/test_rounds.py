"""Resolving stakes, the end of a round, the end of the game, and points."""
from __future__ import annotations

from collections.abc import Sequence

import pytest

from arcanarium.cadwallon.cards.cardfile import load
from arcanarium.cadwallon.face.telling import tell
from arcanarium.cadwallon.game import RULES
from arcanarium.cadwallon.state.assemble import pile_names, resolution_order
from arcanarium.cadwallon.state.layout import DECK_SIZE, HAND_SIZE
from arcanarium.core.contract import PUBLIC
from arcanarium.core.rng import Rng
from arcanarium.locale import Texts
from tests.cadwallon.scene import scene

NO_MORE = "A left hidden: 0\nA right hidden: 0\nB left hidden: 0\nB right hidden: 0\n"


def last_round(given: str) -> str:
    return f"round: 9\nlast round: 9\njubilee: shown\nfree hidden: 0\n{NO_MORE}{given}"


@pytest.mark.parametrize(("seats", "first", "order"), [
    (2, 0, "A left, B right, free, A right, B left"), (2, 1, "B left, A right, free, B right, A left"),
    (3, 0, "AB, free, BC, CA"), (3, 1, "BC, free, CA, AB"), (3, 2, "CA, free, AB, BC"),
    (4, 0, "AB, BC, free, DA, CD"), (4, 2, "CD, DA, free, BC, AB"),
])
def test_order_of_resolution(seats: int, first: int, order: str) -> None:
    """Cadwallon K-57, K-Q16: left column, centre, right column, as the first player sees them."""
    assert ", ".join(pile_names(seats)[pile] for pile in resolution_order(seats, first)) == order


def test_the_order_shows() -> None:
    """Cadwallon K-56, K-57: stakes are resolved one after the other, from the first player's left."""
    game = scene("""
        A left stake: Dragon Shield
        A right stake: Siege-Master's Compass
        free stake: Standard of the Lost Company
        free beside: A Sellsword Sergeant
        A left beside: A Duelling Master [down]
        A right beside: B Caravan Scout
        A hand: Courtesan
        B hand: Barge Pilot
    """, """
        A: store Courtesan
        B: store Barge Pilot
    """)
    won = [event.facts["pile"] for event in game.events() if event.kind == "won"]
    assert won == ["A left", "free", "A right"]


def test_exactly_one_reaches_the_threshold() -> None:
    """Cadwallon K-58, K-59, K-63, K-11: only the golden power counts, and all agents go home."""
    scene("""
        free stake: Dragon Shield
        free beside: B Toll Collector
        A hand: Duelling Master
        B hand: Barge Pilot
    """, """
        A: place Duelling Master at free
        B: place Barge Pilot at free
        is A resource: Duelling Master; Dragon Shield
        is B resource: Toll Collector; Barge Pilot
    """)


def test_the_highest_sum_wins() -> None:
    """Cadwallon K-60."""
    scene("""
        free stake: Standard of the Lost Company
        free beside: A Sellsword Sergeant
        A hand: Courtesan
        B hand: Caravan Scout
    """, """
        A: store Courtesan
        B: place Caravan Scout at free
        is B resource: Caravan Scout; Standard of the Lost Company
        is A resource: Sellsword Sergeant; Courtesan
    """)


@pytest.mark.parametrize(("stake", "guild", "agents", "winner"), [
    ("Dragon Shield", "blades", "B Duelling Master; A Roof Runner", "B"),
    ("Reliquary of Ash", "ferrymen", "B Hearse Driver; A False Pilgrim", "B"),
    ("Seal of the Vacant Chair", "usurers", "B Bribed Magistrate; A Pixie Emissary", "A"),
    ("Dragon Shield", "usurers", "B Hired Bruiser; A Roof Runner", ""),
    ("Reliquary of Ash", "blades", "B Field Chaplain; A False Pilgrim", ""),
])
def test_ties(stake: str, guild: str, agents: str, winner: str) -> None:
    """Cadwallon K-61, K-74, K-75, K-76, K-78, K-79, K-80, K-81: a tie stands, unless the guild that owns the power is
    among the tied. A plays the Thieves."""
    given = f"""
        A guild: thieves
        B guild: {guild}
        free stake: {stake}
        free beside: {agents}
        A hand: Fence
        B hand: Drinking Horn
    """
    game = scene(given, "A: store Fence\nB: store Drinking Horn")
    kinds = {event.kind: event.seat for event in game.events()}
    if winner:
        assert kinds["won"] == "AB".index(winner)
    else:
        assert "tied" in kinds
        assert f"free stake: {stake}" in game.position()


def test_a_tie_of_others_stands() -> None:
    """Cadwallon K-81: the guild that owns the power does not decide a tie that it is not in."""
    scene("""
        A guild: blades
        B guild: ferrymen
        C guild: thieves
        free stake: Dragon Shield
        free beside: B Caravan Scout; C Roof Runner; A Sellsword Sergeant
        A hand: Courtesan
    """, """
        A: store Courtesan
        is free stake: Dragon Shield
        is free beside: B Caravan Scout; C Roof Runner; A Sellsword Sergeant
    """, 3)


def test_what_nobody_reaches_stays_and_is_face_up() -> None:
    """Cadwallon K-62, K-64, K-56, K-Q12: stake and agents stay, and what lay face down is turned up from now on."""
    scene("""
        A left stake: Dragon Shield
        A hand: Courtesan
        B hand: Barge Pilot
    """, """
        A: place Courtesan at A left
        B does not know Courtesan at A left
        B: store Barge Pilot
        is round: 2
        is A left stake: Dragon Shield
        B knows Courtesan at A left
    """)


def test_the_end_of_a_round() -> None:
    """Cadwallon K-32, K-65, K-67, K-33: new stakes, the First Player card to the right, and four cards each."""
    game = scene("""
        free stake: Dragon Shield
        first: B
        A hand: Courtesan
        B hand: Caravan Scout
    """, """
        deal reveal free: Gader
        B: place Caravan Scout at free
        A: store Courtesan
        is free stake: Gader
        is first: A
        is turn of: A
        is round: 2
    """)
    assert [game.state.cells[HAND_SIZE + seat] for seat in (0, 1)] == [4, 4]


def test_the_first_player_card_goes_right() -> None:
    """Cadwallon K-67: from the first seat to the last, who acted last and now begins."""
    scene("AB stake: Gader\nA hand: Courtesan\nC hand: Fence", "A: store Courtesan\nC: store Fence\nis first: C", 3)


def test_an_empty_pile_stays_empty() -> None:
    """Cadwallon K-66, K-44, K-Q13."""
    scene("""
        free stake: Gader
        A left stake: Dragon Shield
        A left hidden: 0
        A hand: Duelling Master; Courtesan
        B hand: Barge Pilot; Toll Collector
        A deck: Oath Keeper
    """, """
        A: place Duelling Master at A left
        B: store Barge Pilot
        A: store Courtesan
        B: store Toll Collector
        no A left stake
        A cannot: place Oath Keeper at A left
    """)


def test_drawing_with_few_cards() -> None:
    """Cadwallon K-34, K-6, K-Q7: what is left, then the resource deck becomes the main deck, up to four."""
    names = ["Duelling Master", "Sellsword Sergeant", "Temple Guard on Leave", "Courtesan", "Goblin Fire-Support",
             "Field Chaplain", "Armoury Clerk", "Crossbow Lookout", "Headquarters of the Guild of Blades"]
    game = scene(f"""
        free stake: Arcabast
        A resource: {'; '.join(names)}
        A hand: Oath Keeper
        B hand: Barge Pilot
    """, """
        deal draw A: Courtesan; Duelling Master; Field Chaplain
        A: store Oath Keeper
        B: store Barge Pilot
        is A hand: Treasure of the Guild of Blades; Courtesan; Duelling Master; Field Chaplain
        no A resource
    """)
    assert game.state.cells[DECK_SIZE] == 7


def test_fewer_than_four_cards() -> None:
    """Cadwallon K-35: a player whose two decks together cannot supply four cards plays the round with fewer."""
    scene("""
        A left stake: Mother Celandine
        A left beside: A Duelling Master; A Sellsword Sergeant; A Courtesan; A Goblin Fire-Support; A Armoury Clerk
        A right stake: Baron Stavric
        A right beside: A Oath Keeper; A Temple Guard on Leave; A Crossbow Lookout
        A hand: Field Chaplain
        A resource: Treasure of the Guild of Blades; Headquarters of the Guild of Blades
        B hand: Barge Pilot
    """, """
        A: place Field Chaplain at A right
        B: store Barge Pilot
        is round: 2
        is A hand: Treasure of the Guild of Blades; Headquarters of the Guild of Blades
    """)


# --- the end ---

def test_game_over_at_the_end_of_a_round() -> None:
    """Cadwallon K-68, K-69: one full round follows, and the next card of the pile takes its place."""
    scene("""
        round: 5
        free stake: Dragon Shield
        free hidden: 3
        A hand: Duelling Master
        B hand: Barge Pilot
    """, """
        deal reveal free: Ducal Jubilee
        deal reveal free: Gader
        A: place Duelling Master at free
        B: store Barge Pilot
        is last round: 6
        is round: 6
        is free stake: Gader
        is free hidden: 1
        is jubilee: shown
    """)


def test_game_over_in_the_middle_of_a_round() -> None:
    """Cadwallon K-68, K-51, K-Q6: the current round is finished, and one more full round follows."""
    scene("""
        round: 5
        free stake: Notary Quince
        free beside: A Goblin Fire-Support
        free hidden: 1
        A left stake: Gader
        A hand: Drinking Horn
        B hand: Barge Pilot
    """, """
        deal reveal free: Ducal Jubilee
        A: bribe with Drinking Horn at free
        is last round: 6
        is round: 5
        no free stake
        B: store Barge Pilot
        is round: 6
    """)


def test_game_over_is_among_the_last_six() -> None:
    """Cadwallon K-29, K-23, K-24, K-Q6: 13 cards in the free zone; it cannot come before six are left."""
    start = RULES.start(RULES.configure({"guilds": "blades thieves"}))
    while start.chance() and not RULES.chance_text(start, [1]).startswith("reveal"):
        start.deal_random(Rng(1))
    text = RULES.write_position(start)
    assert "free hidden: 13" in text
    assert "A left hidden: 12" in text
    for hidden, may_come in ((7, False), (6, True), (1, True)):
        state = RULES.read_position(f"cadwallon\nseats: 2\nA guild: blades\nB guild: thieves\nstep: reveal\n"
                                    f"phase: ending\nfree hidden: {hidden}\nA left stake: Gader")
        while "free" not in RULES.chance_text(state, [1]).partition(":")[0]:
            state.deal_random(Rng(2))
        jubilee = RULES.read_chance(state, "reveal free: Ducal Jubilee")
        other = RULES.read_chance(state, "reveal free: Arcabast")
        for outcome, possible in ((jubilee, may_come), (other, hidden > 1)):
            clone = state.clone()
            if possible:
                clone.deal(outcome)
            else:
                with pytest.raises(ValueError, match="no such deal"):
                    clone.deal(outcome)


def test_points_and_agents_on_the_table() -> None:
    """Cadwallon K-1, K-13, K-71, K-72, K-Q17: all agents return, and both decks are counted: 1, 3 and 5 points."""
    scene(last_round("""
        free stake: Arcabast
        free beside: A Gader
        A deck: Dragon Shield
        A resource: Sandpit Arena
        B resource: Old Thole of the Gate; Drinking Horn; Duelling Master
        A hand: Courtesan
        B hand: Barge Pilot
    """.replace("; Duelling Master", "")), """
        A: place Courtesan at free
        B: store Barge Pilot
        winners A
        points 9 4
    """)


@pytest.mark.parametrize(("mine", "theirs", "winners", "told"), [
    ("Sandpit Arena", "Gader; Drinking Horn; Dragon Shield", "A", "more locations decide"),
    ("Gader; Drinking Horn; Dragon Shield", "Sandpit Arena", "B", "more locations decide"),
    ("Sandpit Arena; Gader", "Dry Dock; Drinking Horn; Dragon Shield; Ossuary Lamp", "A", "more personalities decide"),
    ("Sandpit Arena; Gader", "Dry Dock; Arcabast", "A B", "by our house rule so is the victory"),
    ("Sandpit Arena", "Gader", "A", ""),
])
def test_ties_at_the_end(mine: str, theirs: str, winners: str, told: str) -> None:
    """Cadwallon K-73, K-Q25, K-Q18: locations, then personalities, then the victory is shared; the log names the house
    rule."""
    game = scene(
        last_round(f"free stake: Baron Stavric\nA resource: {mine}\nB resource: {theirs}\nA hand: Courtesan"),
        f"A: store Courtesan\nwinners {winners}")
    log = "\n".join(tell(game.events(), Texts(), ("Ann", "Bob"), PUBLIC))
    assert told in log
    assert ("house rule" in log) == bool(told)


def test_no_stake_left() -> None:
    """Cadwallon K-70, K-Q25: the game ends when no pile shows a stake, and the log names the house rule."""
    game = scene(f"""{NO_MORE}
        jubilee: shown
        free hidden: 0
        free stake: Dragon Shield
        A hand: Duelling Master
    """, "A: place Duelling Master at free\nwinners A\npoints 1 0")
    assert "No stake is left: by our house rule the game ends." in tell(game.events(), Texts(), ("Ann", "Bob"), PUBLIC)


def test_five_idle_rounds() -> None:
    """Cadwallon K-70, K-Q25: five rounds in a row without a stake won; the log names the house rule."""
    given = "free stake: Dragon Shield\nA hand: Courtesan\nidle rounds: {}"
    game = scene(given.format(4), "A: store Courtesan\nwinners A B")
    said = tell(game.events(), Texts(), ("Ann", "Bob"), PUBLIC)
    assert "Nobody has won a stake for 5 rounds: by our house rule the game ends." in said
    scene(given.format(3), "A: store Courtesan\nis idle rounds: 4")


def test_removed_cards_score_only_with_the_switch() -> None:
    """Cadwallon K-101, K-99, K-100, K-Q21."""
    given = last_round("free stake: Gader\nA removed: Sandpit Arena\nA hand: Courtesan\nB resource: Drinking Horn")
    scene(given, "A: store Courtesan\npoints 0 1", options="removal")
    scene(given, "A: store Courtesan\npoints 5 1", options="removal,removed score")


# --- objectives ---

CARDS = {card.name: card for card in load()}
LOCATIONS = [card.name for card in load() if card.kind == "location" and card.stake]
PEOPLE = [card.name for card in load() if card.kind == "personality" and card.name != "Baron Stavric"]
RELICS = [card.name for card in load() if card.kind == "relic" and card.stake]


def of(names: list[str], n: int, power: str = "") -> list[str]:
    """The first so many of these cards, of one golden power."""
    return [name for name in names if power in ("", CARDS[name].main)][:n]


def in_district(district: str, n: int) -> list[str]:
    return [name for name in LOCATIONS + RELICS + PEOPLE if CARDS[name].district == district][:n]


def achieved(goal: str, own: list[str], rival: list[str], seats: int = 2, removed: Sequence[str] = ()) -> bool:
    """Does a player who owns these stakes at the end score the objective?"""
    others = [name for name in ("Iron Hand", "Open Palm", "Velvet Glove", "Deep Coffers") if name != goal][:3]
    given = f"""
        round: 9
        last round: 9
        jubilee: shown
        free hidden: 0
        free stake: Baron Stavric
        A hand: Courtesan
        A dealt: {"; ".join([goal, *others])}
        A kept: {goal}; {others[0]}
        A resource: {"; ".join(own)}
        A removed: {"; ".join(removed)}
        B resource: {"; ".join(rival)}
    """
    game = scene(given, "A: store Courtesan", seats, "objectives,removal")
    lines = dict(RULES.score_lines(game.state, 0))
    result = game.result
    assert result
    assert result.points[0] == sum(lines.values())
    if CARDS[goal].id in lines:
        assert lines[CARDS[goal].id] == CARDS[goal].points
    return CARDS[goal].id in lines


COUNTED = [  # objective, what to own, the number for two and for three or four seats
    ("Keeper of Curios", RELICS, 8, 5), ("Holder of Many Keys", LOCATIONS, 8, 5), ("Great Patron", PEOPLE, 12, 7),
    ("Friends in Arms", of(PEOPLE, 99, "military"), 5, 3), ("Friends at Court", of(PEOPLE, 99, "political"), 5, 3),
    ("Friends in Robes", of(PEOPLE, 99, "spiritual"), 5, 3),
    ("Iron Hand", of(LOCATIONS, 4, "military") + of(RELICS, 6, "military"), 10, 6),
    ("Velvet Glove", of(LOCATIONS, 4, "political") + of(RELICS, 6, "political"), 10, 6),
    ("Open Palm", of(LOCATIONS, 4, "spiritual") + of(RELICS, 6, "spiritual"), 10, 6),
    ("Company of the Mighty", [name for name in PEOPLE if CARDS[name].threshold >= 6], 5, 3),
    ("Warden of the Rampart", in_district("rampart", 9), 6, 4),
    ("Lord of the Outskirts", in_district("outskirts", 9), 6, 4),
    ("Voice of the Harbour", in_district("harbour", 9), 6, 4),
    ("Ear of the Great Market", in_district("great_market", 9), 6, 4),
    ("Light of Temple Hill", in_district("temple_hill", 9), 6, 4),
    ("Shadow of the Old Citadel", in_district("old_citadel", 9), 6, 4),
]


@pytest.mark.parametrize(("goal", "cards", "two", "more"), COUNTED, ids=[goal for goal, *_ in COUNTED])
def test_objectives_that_count(goal: str, cards: list[str], two: int, more: int) -> None:
    """Cadwallon K-14, K-90, K-91: so many are enough, one less is not; guild cards do not count."""
    assert achieved(goal, cards[:two], [])
    assert not achieved(goal, cards[: two - 1], [])
    assert achieved(goal, cards[:more], [], 3)
    assert not achieved(goal, cards[: more - 1], [], 4)


def test_tucked_cards_do_not_count() -> None:
    """Cadwallon K-91, K-101."""
    assert not achieved("Keeper of Curios", RELICS[:7], [], removed=RELICS[7:9])


@pytest.mark.parametrize(("goal", "cards"), [
    ("Finest Cabinet", RELICS), ("Largest Estate", LOCATIONS), ("Longest Guest List", PEOPLE),
])
def test_strictly_most(goal: str, cards: list[str]) -> None:
    """Cadwallon K-92: a shared lead fails."""
    assert achieved(goal, cards[:3], cards[5:7])
    assert not achieved(goal, cards[:3], cards[5:8])


def test_objectives_of_several_numbers() -> None:
    """Cadwallon K-91: ducats of relics, each kind, each power."""
    rich = sorted(RELICS, key=lambda name: -CARDS[name].ducats)
    total, enough = 0, 0
    while total < 26:
        total += CARDS[rich[enough]].ducats
        enough += 1
    assert achieved("Deep Coffers", rich[:enough], [])
    assert not achieved("Deep Coffers", rich[: enough - 1], [])
    assert achieved("Balanced Ledger", RELICS[:4] + LOCATIONS[:4] + PEOPLE[:4], [], 4)
    assert not achieved("Balanced Ledger", RELICS[:4] + LOCATIONS[:3] + PEOPLE[:4], [], 4)
    pillars = of(LOCATIONS, 2, "military") + of(LOCATIONS, 2, "political") + of(LOCATIONS, 2, "spiritual")
    assert achieved("Three Pillars", pillars, [])
    assert not achieved("Three Pillars", pillars[1:], [])
