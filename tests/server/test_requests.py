"""What people ask for about how their game is conducted: at any time, for all to see, and never taken back."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.server.people import Person, Window, game_of_two, play_on
from tests.server.rooms import Journal, everything, persons
from tests.services import Running

ORDER = "collect in order"


@pytest.fixture
def pair(server: Running) -> Iterator[tuple[Window, Window]]:
    with game_of_two(server.address) as windows:
        yield windows


def requested(window: Window) -> None:
    window.until(lambda frame: bool(frame["t"] == "state" and frame["cause"] == "request"))


def test_a_request_is_granted_without_a_turn_and_told_to_all(pair: tuple[Window, Window], server: Running) -> None:
    """C-17: Bob asks while both choose a mage; the questions stay as they are."""
    ann, bob = pair
    question = ann.state["ask"]
    assert [request["name"] for request in bob.state["requests"]] == [ORDER]
    watcher = Person(server.address, "Wanda").sit_down(ann.id)
    assert watcher.state["requests"] == []
    bob.do("request", name=ORDER)
    requested(ann)
    requested(watcher)
    assert ann.log[-1] == (0, "Bob asks everyone to collect in order, from the next Collect step on.")
    assert bob.log[-1] == (0, "You ask everyone to collect in order, from the next Collect step on.")
    assert watcher.log[-1] == ann.log[-1]
    assert ann.state["ask"] == question
    assert (ann.step, ann.state["requests"], bob.state["requests"]) == (0, [], [])
    watcher.close()


def test_what_cannot_be_asked_is_refused(pair: tuple[Window, Window], server: Running) -> None:
    ann, bob = pair
    assert bob.say("request", name="more gold")["code"] == "not-now"
    assert bob.send('{"t": "request", "name": ""}')["code"] == "malformed"
    watcher = Person(server.address, "Wanda").sit_down(ann.id)
    assert watcher.say("request", name=ORDER)["code"] == "not-seated"
    watcher.close()
    ann.do("request", name=ORDER)
    late = bob.say("request", name=ORDER)
    assert (late["code"], "already" in late["reason"]) == ("not-now", True)


def test_an_undo_keeps_a_request_and_tells_it_again(pair: tuple[Window, Window]) -> None:
    ann, bob = pair
    ann.play()
    bob.until_step(1)
    bob.do("request", name=ORDER)
    requested(ann)
    ann.do("undo", step=1)
    assert ann.step == 0
    assert ann.log[-1] == (0, "Bob asks everyone to collect in order, from the next Collect step on.")
    assert ann.state["requests"] == []
    assert ann.whole_log()[-1] == ann.log[-1]


def test_collecting_goes_in_order_from_then_on(pair: tuple[Window, Window]) -> None:
    """C-17, Q-12: no two decide at the same time after the set-up."""
    ann, bob = pair
    bob.do("request", name=ORDER)
    requested(ann)
    play_on(pair, Random(3), 60)
    seen = [window.state for window in pair]
    assert all(state["view"]["round"] >= 1 for state in seen)
    assert sum(state["ask"] is not None for state in seen) == 1


def test_a_journal_with_a_request_folds_to_the_same_room() -> None:
    """After an agreed undo that goes back beyond the request, too."""
    journal = Journal(persons(), seed=5)
    journal.begin()
    for _ in range(12):
        journal.play_random()
    journal.add("request", 1, name=ORDER)
    for _ in range(6):
        journal.play_random()
    journal.add("undo", 0, to=4)
    game = journal.room.game
    assert game is not None
    assert [line.text for line in game.lines if line.request] == [ORDER]
    assert [event.kind for event in game.events()] == ["order_asked"]
    assert game.requests(0) == []
    assert everything(journal.folded()) == everything(journal.room)
    for _ in range(30):
        journal.play_random()
    assert everything(journal.folded()) == everything(journal.room)
