"""Taking back: freely while it is fair, and with the consent of all others where it is not."""
from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from queue import Queue
from random import Random
from typing import Any, ParamSpec, TypeVar

import pytest

from arcanarium.server.fairness import Kind
from arcanarium.server.thinkers import Thinkers
from tests.server.people import PATIENCE, Person, Window, game_of_two, play_on, sitting
from tests.services import Running

P = ParamSpec("P")
T = TypeVar("T")


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
    assert ann.state["undo"] == {"can": False, "why": answer["reason"], "back": [0, 1]}


def test_an_undo_by_consent(pair: tuple[Window, Window]) -> None:
    ann, bob = pair
    first = ann.state["view"]
    ann.play()
    bob.until_step(1)
    bob.play()
    ann.until_step(2)
    assert bob.say("answer_undo", agree=True)["code"] == "not-now"  # nobody asked
    ann.do("ask_undo", step=2)
    assert ann.table["request"] == {"seat": 0, "step": 0, "agreed": [], "asked": [1], "back": [0, 1]}
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


def test_a_bot_that_stands_in_does_not_agree_for_its_person(server: Running) -> None:
    """Bob is away and a bot plays for him. What Ann has seen since her move stays seen: only Bob can let her
    go back."""
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table = ann.open_table("me", "person")
    with sitting(table, ann) as (window,):
        with sitting(table, bob) as (other,):
            other.do("sit", seat=1)
            other.until_step(0)
        window.until_table(lambda frame: frame["status"] == "playing" and not frame["seats"][1]["here"])
        window.until_asked()
        window.play()
        window.do("stand_in", seat=1)
        room = server.hub.rooms[table].room
        while room.owing() != [0] or window.step < room.step:
            window.receive()  # the bot decides what Bob would have decided
        step = window.step
        window.do("ask_undo", step=step)
        assert window.table["request"]["asked"] == [1]
        assert window.table["request"]["back"] == [0, *[1] * (step - 1)]
        assert room.step == step > 1
        with sitting(table, bob) as (other,):
            other.do("answer_undo", agree=True)
            other.sync()
            assert (other.step, other.table["request"]) == (0, None)


def test_somebody_who_left_is_not_overruled_either(pair: tuple[Window, Window]) -> None:
    ann, bob = pair
    ann.play()
    bob.until_step(1)
    bob.do("leave")
    ann.until_step(2)
    ann.do("ask_undo", step=ann.step)
    assert ann.table["request"]["asked"] == [1]
    ann.do("answer_undo", agree=False)


def test_among_bots_there_is_nobody_to_ask(server: Running) -> None:
    """Ann is asked again what she was asked before her last decision."""
    ann = Person(server.address, "Ann")
    with sitting(ann.open_table("me", "random"), ann) as (window,):
        for _ in range(10):
            window.until_asked()
            question = window.state["ask"]
            window.play()
        window.until_asked()
        last = server.hub.rooms[window.id].room.last_decision(0)
        assert last is not None
        assert question["at"] <= last < window.step
        window.do("ask_undo", step=window.step)
        window.sync()
        assert (window.step, window.table["request"]) == (last, None)
        assert window.state["ask"]["moves"] == question["moves"]
        window.play()


class Slow(Thinkers):
    """Thinks as long as the test likes: each thought is what a seat sees, and waits for its answer."""

    def __init__(self) -> None:
        super().__init__(1)
        self.thoughts: Queue[tuple[object, asyncio.Future[Any]]] = Queue()

    async def run(self, kind: Kind, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.thoughts.put((args[1], answer))
        found: T = await answer
        return found


def test_a_bot_looks_again_after_an_undo(own_server: Running) -> None:
    """Ann takes back and does something else while the bot thinks: what it thought of the old position is not played,
    though as many decisions have been made in the new one."""
    own_server.hub.thinkers.close()
    slow = own_server.hub.thinkers = Slow()
    ann = Person(own_server.address, "Ann")
    with sitting(ann.open_table("me", "greedy"), ann) as (window,):
        window.until_asked()
        game = own_server.hub.rooms[window.id].room.game
        assert game
        mages = [move.text for move in game.legal(1)]
        assert len(mages) == 2
        sights = []

        def think(mage: str) -> None:
            """The bot comes to an answer."""
            seen, answer = slow.thoughts.get(timeout=PATIENCE)
            sights.append(seen)
            own_server.loop.call_soon_threadsafe(answer.set_result, mage)

        window.play(window.moves[0])
        think(mages[0])  # it began before Ann chose
        seen, answer = slow.thoughts.get(timeout=PATIENCE)
        window.do("undo", step=1)
        window.play(window.moves[1])
        own_server.loop.call_soon_threadsafe(answer.set_result, mages[0])
        think(mages[1])
        window.until_step(2)
        assert sights[0] != seen == sights[1]  # which mage Ann chose is her secret, also from the bot
        game = own_server.hub.rooms[window.id].room.game
        assert game
        assert [line.text for line in game.lines if line.who == "B"] == [mages[1]]


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
