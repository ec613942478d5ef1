"""The coach about one move at a table: for one person against bots, and for nobody else."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

from arcanarium.server import thinkers
from tests.server.people import Frame, Person, Window
from tests.services import Running


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "COACH", 40)


@pytest.fixture
def ann(server: Running) -> Person:
    return Person(server.address, "Ann")


@pytest.fixture
def window(ann: Person) -> Iterator[Window]:
    found = ann.sit_down(ann.open_table("me", "greedy"))
    found.until_asked()
    yield found
    found.close()


def test_a_move_is_asked_about_before_it_is_made_and_afterwards(window: Window) -> None:
    assert window.say("why", step=window.step)["code"] == "not-now", "nothing was decided yet"
    move, step = window.moves[0], window.step
    said = window.say("why", step=step, move=move)
    assert (said["t"], said["asked"], said["step"]) == ("why", move, step)
    assert move in window.moves, "it was not made"
    assert said["verdict"] in ("best", "good", "inaccuracy", "mistake", "blunder")
    assert move.partition(" ")[2] in said["sentences"][0]
    window.play(move)
    window.until_asked()
    last = window.say("why", step=window.step)
    assert (last["asked"], last["move"]) == ("", move)
    assert window.say("why", step=window.step, move="dance")["code"] == "illegal"
    assert window.say("why", step=window.step, move="")["t"] == "why"


def test_nobody_else_hears_or_asks(ann: Person, window: Window, server: Running) -> None:
    bob = Person(server.address, "Bob")
    watching = bob.sit_down(window.id)
    assert watching.say("why", step=watching.step, move=window.moves[0])["code"] == "not-seated"
    window.say("why", step=window.step, move=window.moves[0])
    watching.sync()
    assert not any('"t":"why"' in frame for frame in watching.frames)
    watching.close()


def test_people_among_themselves_have_a_coach_only_while_all_agree(ann: Person, server: Running) -> None:
    together = ann.open_table("me", "person", "greedy")
    bob = Person(server.address, "Bob")
    other = bob.sit_down(together)
    other.do("sit", seat=1)
    mine = ann.sit_down(together)
    mine.until_asked()

    def asked(window: Window) -> Frame:
        return window.say("why", step=window.step, move=window.moves[0])

    refused = asked(mine)
    assert refused["code"] == "not-now"
    assert "all people" in refused["reason"]
    mine.do("coach", agree=True)
    assert asked(mine)["code"] == "not-now", "one agrees, the other not yet"
    other.do("coach", agree=True)
    assert asked(mine)["t"] == "why"
    other.sync()
    assert [seat["coach"] for seat in other.table["seats"]] == [True, True, False]
    assert not any('"t":"why"' in frame for frame in other.frames), "only who asks hears it"
    mine.play(mine.moves[0])
    assert mine.say("why", step=mine.step)["asked"] == "", "the own last move"
    other.do("coach", agree=False)
    assert mine.say("why", step=mine.step)["code"] == "not-now"
    assert watcher_is_refused(Person(server.address, "Cem"), together)
    for each in (other, mine):
        each.close()


def watcher_is_refused(person: Person, table: str) -> bool:
    """Who has no seat has nothing to agree to."""
    watching = person.sit_down(table)
    refused = watching.say("coach", agree=True)
    watching.close()
    return bool(refused["code"] == "not-seated")


def test_tables_without_hints_have_no_such_coach(ann: Person) -> None:
    bare = ann.sit_down(ann.open_table("me", "greedy", hints=False))
    bare.until_asked()
    assert bare.say("why", step=bare.step, move=bare.moves[0])["code"] == "not-now"
    assert bare.say("coach", agree=True)["code"] == "not-now"
    bare.close()
