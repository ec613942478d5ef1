"""Bad positions: everything wrong with one is told at once, and whatever is accepted can be played on."""
from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arcanarium import Game, PositionError
from arcanarium.cadwallon.game import RULES as CADWALLON
from arcanarium.core.contract import AnyRules
from arcanarium.core.errors import Fault
from arcanarium.locale import Texts, languages
from arcanarium.locale.known_errors import fault_said, find
from arcanarium.resarcana.game import RULES
from tests.damage import KINDS, damaged, fuzz_one, positions, try_position

TURN = "resarcana\nA play: Druid\nB play: Healer\n"
PLACING = """resarcana
A pool: 5E5L5C5D5G
A play: Druid
A {where}: Hawk
B play: Healer
memory: Hawk, {memory}
groups: 3
pending: rounds +4, for A
pending: place +0, for A, card {card}
"""
KNOWN = "seen A B C D E, exact A B C D E, group 3"
LANGUAGES = [Texts(language) for language in languages()]


def assert_said(fault: Fault) -> None:
    """A fault is told in every language, in English as the engine told it."""
    told = {texts.language: fault_said(fault, texts) for texts in LANGUAGES}
    assert told["en"].replace(",", "") == str(fault).replace(",", "")  # but for thousands
    assert len(set(told.values())) == len(told), told


def faults(rules: AnyRules, text: str) -> tuple[Fault, ...]:
    with pytest.raises(PositionError) as refused:
        rules.read_position(text)
    for fault in refused.value.faults:
        assert str(fault) in str(refused.value)
        assert_said(fault)
    return refused.value.faults


# --- the crash that began it ---


def test_a_card_that_is_nowhere_cannot_be_placed() -> None:
    """A pending `place` needs its card in the hand or in discards; without it the game ended in an IndexError."""
    told = faults(RULES, PLACING.format(where="deck", memory="seen A, exact, group 3", card="Crypt"))
    assert [fault.line for fault in told] == [9]
    assert "neither in A's hand nor in any discards" in told[0].reason


@pytest.mark.parametrize(("where", "memory", "card", "reason"), [
    ("hand", KNOWN, "Hawk", ""),
    ("discards", "seen, exact, group 0", "Hawk", ""),
    ("deck", "seen A, exact, group 3", "Hawk", "neither in A's hand nor in any discards"),
    ("hand", KNOWN, "Vault", "neither in A's hand nor in any discards"),
    ("hand", KNOWN, "Temple", "which is no artifact"),
    ("hand", "seen A, exact A, group 3", "Hawk", "everyone knows it"),
])
def test_what_can_be_placed(where: str, memory: str, card: str, reason: str) -> None:
    text = PLACING.format(where=where, memory=memory, card=card)
    if reason:
        assert [reason in fault.reason for fault in faults(RULES, text)] == [True]
    else:
        assert try_position(RULES, text, 1)


def test_nobody_decides_while_a_deal_is_owed() -> None:
    """Found by the soak: such a text gave a state in which a seat owed a decision and had none to make."""
    dealing = RULES.write_position(RULES.start(RULES.configure({})))
    assert "chance:" in dealing
    assert ["while a deal is owed" in fault.reason for fault in faults(RULES, dealing + "owing: A\n")] == [True]


# --- all faults at once ---


def test_five_faults_are_told_at_once() -> None:
    text = ("resarcana\nactive: E\nA play: Druid, Hawkk, Vault (turned)\nA pool: 2X\nB play: Healer, Witch\n"
            "B hand: Vault\n")
    told = faults(RULES, text)
    assert [fault.line for fault in told] == [2, 3, 4, 5, 6]
    for fault, reason in zip(told, ("no seat", "Hawkk", "no essences", "two mages", "two places"), strict=True):
        assert reason in fault.reason
    with pytest.raises(PositionError) as refused:
        Game.from_position(text)
    assert str(refused.value).splitlines()[0] == "5 things are wrong with this position:"
    assert [line.partition(":")[0] for line in str(refused.value).splitlines()[1:]] == [
        f"  line {n}" for n in (2, 3, 4, 5, 6)]


def test_five_faults_of_arcana_are_told_at_once() -> None:
    text = ("cadwallon\nseats: 2\nA guild: blades\nB guild: thieves\nA hand: Fence; Courtesan\nfree stake: Courtesan\n"
            "A purse: 3\nE hand: Fence\nA left beside: A Courtisan\n")
    told = faults(CADWALLON, text)
    assert [fault.line for fault in told] == [5, 6, 7, 8, 9]


def test_one_fault_is_told_as_ever() -> None:
    with pytest.raises(PositionError) as refused:
        RULES.read_position(TURN + "A pool: 2X\n", "game.txt")
    assert str(refused.value).startswith("game.txt:4: “2X” are no essences")
    assert refused.value.faults == (Fault(4, refused.value.reason),)


def test_what_is_going_on_is_not_blamed_for_a_line_that_cannot_be_read() -> None:
    """Without its misspelt hand A could not play this card; only the spelling is told."""
    assert [fault.line for fault in faults(RULES, PLACING.format(where="hand", memory=KNOWN, card="Hawkk"))] == [9]


# --- one fault of each kind ---

RES_ARCANA_FAULTS = {
    "A play: Druid\nA play: Healer": "is there twice",
    "owing A": "no line of a position",
    "weather: fine": "no line of a position",
    "step: dance": "no step to start from; write collect, turn, check",
    "A purse: 3": "a seat has no “purse”",
    "A pool: 512G": "at most 511 of a kind",
    "A pool: 511E511E": "at most 511 of a kind",
    "A pool: 1P": "no pearls in this game",
    "A hand: Temple": "is a monument and cannot lie in hand",
    "A hand: Hawk [1E]": "only a component in play",
    "round: 99999999999999999999": "is no number",
    "places: Sacred Grove, Sacrificial Pit, Cursed Forge, Dwarven Mines": "two sides of the same tile",
    "passed: A": "A has passed",
    "game: 2": "not a match",
    "A wins: 1": "only in a match",
    "A mages: Witch": "while the game is set up only",
    "B packet: Hawk": "while the game is set up only",
    "draft: Hawk": "before the first round only",
    "looked: Hawk": "nobody is looking at a deck",
    "A choice: Hawk": "nothing to choose in secret",
    "A collecting: 2": "nobody collects now",
    "A taken: 1": "nobody collects now",
    "order: 2": "nobody collects now",
    "owing: B": "cannot be the ones to decide",
    "winners: A\nchance: places": "it is over",
    "A hand: Hawk\nmemory: Hawk, seen A, exact, group 0": "must know it",
    "A deck: Hawk\nmemory: Hawk, seen, exact B, group 0": "without knowing the card",
    "A deck: Hawk\nmemory: Hawk, seen A, exact, group 9\ngroups: 3": "greater number",
    "A discards: Hawk\nmemory: Hawk, seen A, exact, group 0": "lies open",
    "A deck: Hawk\nmemory: Hawk, seen A, exact, group 0, draft 1 1": "packets of a draft",
    "A deck: Hawk\nmemory: Hawk, seen A, exact, group 0, owner A": "only in a match",
    "pending: place +0, for A, card Hawk": "lies beneath all other choices",
    "pending: rounds +8, for A": "does not end there",
    "pending: rounds +1, for A": "must owe a decision",
    "pending: rounds +3, for A\nchance: shuffle": "no such deal is owed",
    "pending: rounds +3, for A, x 1": "x 1 cannot be",
    "pending: rounds +3, for A, left 1": "left 1 cannot be",
    "pending: rounds +3, for A, paid 1E": "nothing is paid",
    "pending: set-up +1, for A\nchance: places": "no game looks like this",
    "pending: rounds +4, for A\npending: claim +0, for A, card Temple": "does not lie in the centre",
    "pending: rounds +4, for A\npending: claim +0, for A": "there is none",
    "shown: Temple\npending: rounds +4, for A\npending: claim +0, for A, card Temple": "cannot pay for Temple",
    "pending: rounds +4, for A\npending: Hawk 2 +1, for A, card Hawk": "must be in play|cannot pay",
    "pending: rounds +4, for A\npending: Hawk 2 +1, for A, card Vault": "is about Hawk",
    "pending: rounds +4, for A\npending: check +1, for A": "cannot follow from",
    "pending: rounds +4, for A\npending: pass +2, for A, x 1, left 1": "x 1 cannot be|middle of drawing",
    "pending: rounds +4, for A\npending: pass +2, for A, left 1\nchance: shuffle": "no shuffle is owed",
    "A play: Sea Serpent\npending: rounds +4, for A\npending: life loss +1, for B, card Sea Serpent, by rounds +0, "
    "hits B, left 1": "caused by a step",
}


@pytest.mark.parametrize(("lines", "reason"), RES_ARCANA_FAULTS.items())
def test_faults_of_res_arcana(lines: str, reason: str) -> None:
    told = faults(RULES, f"resarcana\nB play: Healer\n{lines}\n")
    assert any(part in fault.reason for fault in told for part in reason.split("|")), told


GUILDS = "A guild: blades\nB guild: thieves\n"
ARCANA_FAULTS = {
    "A hand: Courtesan\nA hand: Courtesan": "is there twice",
    "A hand: Courtesan\nfirst: D": "is no seat",
    "A hand: Courtesan\nA draws: 2": "draws is at most 0",
    "A hand: Courtesan\nmoment: 4000": "too large",
    "A hand: Courtesan\nidle rounds: 5": "too large",
    "A hand: Courtesan\nlast round: 4": "once Game Over was shown",
    "A hand: Courtesan\njubilee: shown\nround: 4\nlast round: 3": "last round is over",
    "A hand: Courtesan\nA dealt: Drinking Horn": "four objectives",
    "A hand: Courtesan [hidden 3]": "raise “moment”",
    "A hand: Drinking Horn [known B]": "is no agent",
    "A hand: Courtesan\nA deck moment: 2\nmoment: 3": "shuffled at another moment",
    "A hand: Courtesan\nfree stake: Gader [down]": "lies open",
    "A hand: Courtesan\nplayed: Clerks' Archive": "turn's effect only",
    "step: be robbed\nplayed: Clerks' Archive\nA hand: Courtesan": "nobody is robbed",
    "phase: resolving\nstep: removal\nA hand: Courtesan": "no card is in A hand",
    "step: deal objectives\nphase: setting up": "objectives are not played with",
    "step: find first\nphase: setting up": "no guild is given out yet",
    "step: muster\nfree stake: Gader": "no militia",
}


@pytest.mark.parametrize(("lines", "reason"), ARCANA_FAULTS.items())
def test_faults_of_arcana(lines: str, reason: str) -> None:
    told = faults(CADWALLON, f"cadwallon\nseats: 2\n{GUILDS}{lines}\n")
    assert any(reason in fault.reason for fault in told), told


def test_a_pool_of_511_is_the_most() -> None:
    """G-9 knows no bound; ours is told where it is crossed, and 511 itself can be played with."""
    assert try_position(RULES, TURN + "A pool: 511E511L511C511D511G\n", 1)
    assert "so write no more" in faults(RULES, TURN + "A pool: 600G\n")[0].reason


# --- damage ---


@settings(max_examples=150, deadline=None, derandomize=True)
@given(st.sampled_from(["resarcana", "cadwallon"]), st.integers(0, 2**40))
def test_a_damaged_position_is_refused_or_can_be_played_on(game: str, seed: int) -> None:
    fuzz_one(game, Random(seed))


@pytest.mark.parametrize("game", ["resarcana", "cadwallon"])
def test_whatever_is_wrong_with_a_position_is_told_in_every_language(game: str) -> None:
    dice, told = Random(game), set()
    for _ in range(200):
        try:
            KINDS[game][0].read_position(damaged(dice, dice.choice(positions(game))))
        except PositionError as error:
            for fault in error.faults:
                assert_said(fault)
                told |= {found[0] for found in [find(fault.reason)] if found}
    assert len(told) > 25
