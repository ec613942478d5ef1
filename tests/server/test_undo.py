"""Taking back: freely while it is fair, and with the consent of all others where it is not."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.server.people import Person, Window, game_of_two, play_on, sitting
from tests.services import Running


@pytest.fixture
def pair(server: Running) -> Iterator[tuple[Window, Window]]:
    with game_of_two(server.address) as windows:
        yield windows


def in_step(*windows: Window) -> None:
    for window in windows:
        window.sync()


def test_simultaneous_decisions_do_not_make_each_other_stale(pair: tuple[Window, Window]) -> None:
    """H-20: both are asked for a mage at step 0. Bob's answer to that question counts, though Ann was first."""
    ann, bob = pair
    question = bob.state["ask"]
    ann.play(ann.moves[1])
    bob.do("play", step=0, move=question["moves"][0]["move"])
    in_step(ann, bob)
    assert (ann.step, bob.step) == (2, 2)


def test_a_question_stays_the_same_while_others_decide(pair: tuple[Window, Window]) -> None:
    ann, bob = pair
    question = bob.state["ask"]
    ann.play()
    bob.until_step(1)
    assert bob.state["ask"] == question


def test_a_fair_undo_is_done_at_once(pair: tuple[Window, Window]) -> None:
    ann, bob = pair
    before = ann.state
    ann.play()
    assert ann.state["undo"]["can"]
    ann.do("undo", step=1)
    assert (ann.state["cause"], ann.state["lines"], ann.state["events"]) == ("undo", [], [])
    assert ann.state["view"] == before["view"]
    assert ann.state["ask"]["moves"] == before["ask"]["moves"]
    bob.until(lambda frame: frame["t"] == "state" and frame["cause"] == "undo")
    assert bob.step == 0
    answer = ann.say("undo", step=0)
    assert answer["code"] == "not-now"


def test_what_others_did_since_is_not_undone_without_them(pair: tuple[Window, Window]) -> None:
    ann, bob = pair
    ann.play()
    bob.until_step(1)
    bob.play()
    ann.until_step(2)
    answer = ann.say("undo", step=2)
    assert (answer["code"], bool(answer["reason"])) == ("not-now", True)
    assert ann.state["undo"] == {"can": False, "why": answer["reason"]}


def test_an_undo_by_consent(pair: tuple[Window, Window]) -> None:
    ann, bob = pair
    first = ann.state["view"]
    ann.play()
    bob.until_step(1)
    bob.play()
    ann.until_step(2)
    assert bob.say("answer_undo", agree=True)["code"] == "not-now"  # nobody asked
    ann.do("ask_undo", step=2)
    assert ann.table["request"] == {"seat": 0, "step": 0, "agreed": [], "asked": [1]}
    assert ann.say("ask_undo", step=2)["code"] == "not-now"
    assert ann.say("answer_undo", agree=True)["code"] == "not-now"  # nobody agrees with oneself
    bob.until_table(lambda table: bool(table["request"]))
    bob.do("answer_undo", agree=True)
    in_step(ann, bob)
    assert (ann.step, ann.table["request"]) == (0, None)
    assert ann.state["view"] == first
    assert ann.state["ask"]
    assert bob.state["ask"]


def test_an_undo_that_is_refused(pair: tuple[Window, Window]) -> None:
    ann, bob = pair
    ann.play()
    bob.until_step(1)
    ann.do("ask_undo", step=1)
    bob.until_table(lambda table: bool(table["request"]))
    bob.do("answer_undo", agree=False)
    in_step(ann, bob)
    assert (ann.step, ann.table["request"]) == (1, None)


def test_who_asked_may_think_better_of_it(pair: tuple[Window, Window]) -> None:
    ann, bob = pair
    ann.play()
    ann.do("ask_undo", step=1)
    ann.do("answer_undo", agree=False)
    in_step(bob)
    assert (bob.step, bob.table["request"]) == (1, None)


def test_a_request_is_withdrawn_by_the_next_move(pair: tuple[Window, Window]) -> None:
    ann, bob = pair
    ann.play()
    ann.do("ask_undo", step=1)
    bob.until_table(lambda table: bool(table["request"]))
    bob.play()
    for window in pair:
        window.until_table(lambda table: not table["request"])
    assert bob.say("answer_undo", agree=True)["code"] == "not-now"
    assert bob.step == 2


def test_all_people_must_agree_and_bots_are_not_asked(server: Running) -> None:
    people = [Person(server.address, name) for name in ("Ann", "Bob", "Cleo")]
    table = people[0].open_table("me", "person", "person", "random")
    with sitting(table, *people) as (ann, bob, cleo):
        bob.do("sit", seat=1)
        cleo.do("sit", seat=2)
        for window in (ann, bob, cleo):
            window.until_step(1)  # the bot has chosen
        ann.play()
        ann.do("ask_undo", step=2)
        assert ann.table["request"]["asked"] == [1, 2]
        for window in (bob, cleo):
            window.until_table(lambda frame: bool(frame["request"]))
        bob.do("answer_undo", agree=True)
        assert bob.table["request"]["agreed"] == [1]
        assert server.hub.rooms[table].room.step == 2
        cleo.do("answer_undo", agree=True)
        cleo.sync()
        assert cleo.table["request"] is None


def test_among_bots_there_is_nobody_to_ask(server: Running) -> None:
    ann = Person(server.address, "Ann")
    with sitting(ann.open_table("me", "random"), ann) as (window,):
        window.until_asked()
        for _ in range(10):
            window.until_asked()
            window.play()
        window.until_asked()
        asked = [frame for frame in window.frames if '"ask":{' in frame]
        before = window.step
        window.do("ask_undo", step=before)
        window.sync()
        assert window.step < before
        assert window.state["ask"]
        assert asked
        window.play()


def test_a_bot_looks_again_after_an_undo(server: Running) -> None:
    """Ann takes back and does something else while the bot thinks: it must not answer what is no longer so."""
    ann = Person(server.address, "Ann")
    with sitting(ann.open_table("me", "greedy"), ann) as (window,):
        dice = Random(2)
        for _ in range(25):
            window.until_asked()
            if window.state["result"]:
                break
            window.play(dice.choice(window.moves))
            if window.state["undo"]["can"]:
                window.say("undo", step=window.step)  # too late where the bot was quicker
        window.until_asked()


def test_what_was_forgotten_is_told_anew(server: Running) -> None:
    """After undos the log of a window is what the whole log tells."""
    with game_of_two(server.address, "cadwallon") as (ann, bob):
        dice = Random(6)
        for _ in range(15):
            play_on([ann, bob], dice, 3)
            for window, other in ((ann, bob), (bob, ann)):
                if window.state["undo"]["can"]:
                    window.do("undo", step=window.step)
                    other.until(lambda frame: frame["t"] == "state" and frame["cause"] == "undo")
                    break
        for window in (ann, bob):
            assert window.log == [(step, line) for step, line in window.whole_log() if step > 0]
