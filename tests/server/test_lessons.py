"""Lessons over HTTP: one document each, in which a page finds every place of the lesson; and tables with a coach."""
from __future__ import annotations

from typing import Any

import pytest

from arcanarium.core.errors import ConfigError
from arcanarium.learn.lessons import load
from arcanarium.learn.walk import GO_ON, Walk
from arcanarium.server import catalogue, lessons
from arcanarium.server.journal import SeatPlan, TableSetup
from arcanarium.server.messages import write
from arcanarium.server.room import checked
from tests.server.people import Person, ask
from tests.services import Running

LESSONS = load()


@pytest.fixture(scope="module", params=["passing", "duo-first-game", "arcana-hidden"])
def document(request: pytest.FixtureRequest) -> dict[str, Any]:
    return lessons.document(request.param, "en")


def test_the_list_names_every_lesson_and_each_game_the_one_to_begin_with(server: Running) -> None:
    person = Person(server.address)
    listed = person.get("/api/lessons")
    assert [one["id"] for one in listed] == [lesson.id for lesson in LESSONS]
    assert all(one["title"] and one["about"] and "missing text" not in one["title"] + one["about"] for one in listed)
    assert not person.cookie, "a guest can look at lessons without being known"
    first = {game["game"]: game["lesson"] for game in person.get("/api/games")}
    assert (first["resarcana"], first["cadwallon"]) == ("first-game", "arcana-first-game")


def test_a_lesson_is_sent_whole_and_kept_by_the_browser(server: Running) -> None:
    answer = ask("GET", f"{server.address}/api/lessons/passing")
    assert answer.json()["places"][-1]["over"]
    again = ask("GET", f"{server.address}/api/lessons/passing", headers={"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


@pytest.mark.parametrize("id", ["chess", "..%2f..%2fetc", "first-game%00", "x" * 500])
def test_an_unknown_lesson_is_refused_in_words(server: Running, id: str) -> None:
    answer = ask("GET", f"{server.address}/api/lessons/{id}")
    assert answer.status_code == 404
    assert answer.json()["reason"]


def test_the_document_agrees_with_the_walk_at_every_place(document: dict[str, Any]) -> None:
    lesson = next(one for one in LESSONS if one.id == document["id"])
    waiting: list[tuple[tuple[str, ...], int]] = [((), 0)]
    seen = set()
    while waiting:
        answers, at = waiting.pop()
        if at in seen:
            continue
        seen.add(at)
        walk, place = Walk(lesson, answers), document["places"][at]
        assert (place["step"], place.get("over", False)) == (walk.at, walk.over)
        if walk.over:
            continue
        right = {GO_ON} if walk.reading else {move.text for move in walk.right()}
        assert {move for move, found in place["moves"].items() if "to" in found} == right
        assert bool(place["do"]) != walk.reading
        waiting += [((*answers, move), place["moves"][move]["to"]) for move in right]
    assert seen == set(range(len(document["places"])))


def test_the_frames_of_a_lesson_are_those_of_a_table(document: dict[str, Any]) -> None:
    table, state = document["table"], document["state"]
    assert (table["you"], table["status"], table["hints"], table["coach"]) == (0, "playing", False, False)
    frames = [state, *(frame for place in document["places"] if not place.get("over")
                       for move in place["moves"].values() for frame in move["frames"])]
    assert all(frame["view"]["viewer"] == 0 and not frame["undo"]["can"] for frame in frames)
    for place in document["places"]:
        for move in place.get("moves", {}).values():
            steps = [frame["step"] for frame in move["frames"]]
            assert steps == sorted(set(steps))


def test_a_lesson_tells_no_card_that_the_player_does_not_see() -> None:
    """The deck of the rival, for example: a page that knows everything could be asked."""
    document = write(lessons.document("arcana-first-game", "en")).decode()
    assert "beggar_lookout" in document, "it is seen later on"
    hidden = lessons.document("arcana-first-game", "en")["places"][3]
    frames = [frame for move in hidden["moves"].values() for frame in move["frames"]]
    assert frames
    for frame in frames:
        rival = frame["view"]["seats"][1]
        assert rival["hand"]["cards"] == rival["deck"]["cards"] == []


def test_the_words_of_lessons_come_with_the_lesson_and_not_with_every_page() -> None:
    assert "lesson-first-game-welcome" not in catalogue.messages("en")
    assert "learn-go-on" in catalogue.messages("en")


# --- the coach ---


def test_a_coach_speaks_at_a_table_against_bots(server: Running) -> None:
    ann = Person(server.address, "Ann")
    window = ann.sit_down(ann.open_table("me", "random", game="cadwallon", coach=True))
    window.until_asked()
    while window.state["ask"]["kind"] != "turn":
        window.do("play", step=window.state["step"], move=window.state["ask"]["moves"][0]["move"])
        window.until_asked()
    assert window.table["coach"] is True
    assert window.state["coach"]
    assert {note["kind"] for note in window.state["coach"]} <= {"now", "soon", "threat", "end"}
    watching = Person(server.address, "Bob").sit_down(window.id)
    assert watching.state["coach"] == [], "who watches is told nothing"


def test_there_is_no_coach_unless_one_was_asked_for(server: Running) -> None:
    ann = Person(server.address, "Ann")
    window = ann.sit_down(ann.open_table("me", "random"))
    window.until_asked()
    assert (window.table["coach"], window.state["coach"]) == (False, None)


def test_there_is_never_a_coach_where_people_play_each_other(server: Running) -> None:
    two = TableSetup("resarcana", (SeatPlan("me"), SeatPlan("person")), coach=True)
    with pytest.raises(ConfigError, match="against bots only"):
        checked(two)
    ann = Person(server.address, "Ann")
    answer = ann.http.post("/api/tables", json={"game": "resarcana", "seats": [{"kind": "me"}, {"kind": "person"}],
                                                "coach": True})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-setup")
