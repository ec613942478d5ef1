"""Puzzles over HTTP: the next one, first attempts, the puzzle of the day, and no solution too early."""
from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from arcanarium.learn.puzzles import Puzzle
from arcanarium.learn.puzzles.glicko import BEGINNER
from arcanarium.server import puzzles
from tests.server.people import Person
from tests.services import Running


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Only some puzzles, so that they can be tried to the end."""
    some = dict(list(puzzles.shown().items())[::40][:4])
    monkeypatch.setattr(puzzles, "shown", lambda: some)
    yield
    puzzles._catalogue.cache_clear()


def puzzle(id: str) -> Puzzle:
    return puzzles.shown()[id]


def wrong(id: str) -> str:
    return next(move for move in sorted(puzzles.legal(id)) if not puzzle(id).solved_by(move))


def attempt(person: Person, id: str, move: str) -> dict[str, Any]:
    found: dict[str, Any] = person.post(f"/api/puzzles/{id}", move=move)
    return found


def test_the_first_attempt_counts_for_both_and_the_solution_is_told_only_then(own_server: Running) -> None:
    ann = Person(own_server.address, "Ann")
    assert ann.get("/api/puzzles")["me"] is None
    id = ann.get("/api/puzzles/next")["puzzle"]
    shown = ann.http.get(f"/api/puzzles/{id}").text
    assert json.loads(shown)["mine"] is None
    assert json.loads(shown)["position"]["state"]["ask"]
    for word in ("solutions", "levels", "lead", "position\\n"):
        assert word not in shown
    before = json.loads(shown)["rating"]

    told = attempt(ann, id, wrong(id))
    assert (told["right"], told["first"], told["me"]["tried"], told["me"]["solved"]) == (False, True, 1, 0)
    assert told["me"]["rating"] == BEGINNER + told["change"] < BEGINNER
    assert told["words"]["ways"] == []
    assert not any(solution in json.dumps(told) for solution in puzzle(id).solutions)
    assert told["words"]["why"]

    again = attempt(ann, id, puzzle(id).solutions[0])
    assert (again["right"], again["first"], again["change"]) == (True, False, 0)
    assert again["words"]["ways"][0]["line"]
    assert again["me"] == told["me"], "a second attempt changes nothing"
    assert ann.get(f"/api/puzzles/{id}")["mine"] is False
    assert ann.get(f"/api/puzzles/{id}")["rating"] >= before

    bob = Person(own_server.address)
    told = attempt(bob, id, puzzle(id).solutions[0])
    assert told["me"]["rating"] > BEGINNER
    assert (told["me"]["streak"], told["me"]["longest"]) == (1, 1)
    rows = own_server.run(own_server.site.storage.rows("SELECT tries, solved FROM puzzle_ratings"))
    assert [(row["tries"], row["solved"]) for row in rows] == [(2, 1)]


def test_who_gives_up_sees_the_solution_and_has_not_solved_it(server: Running) -> None:
    ann = Person(server.address, "Ann")
    id = ann.get("/api/puzzles/next")["puzzle"]
    told = attempt(ann, id, "")
    assert (told["right"], told["first"], told["me"]["solved"]) == (False, True, 0)
    assert told["words"]["ways"]
    assert attempt(ann, id, puzzle(id).solutions[0])["me"]["solved"] == 0


def test_the_puzzle_of_the_day_is_the_same_for_all_and_counts_once(own_server: Running) -> None:
    ann, bob = Person(own_server.address, "Ann"), Person(own_server.address)
    today = ann.get("/api/puzzles")["daily"]
    assert bob.get("/api/puzzles")["daily"] == today
    id = today["puzzle"]
    assert (today["tries"], today["mine"]) == (0, None)
    attempt(ann, id, puzzle(id).solutions[0])
    attempt(bob, id, wrong(id))
    told = attempt(bob, id, puzzle(id).solutions[0])
    assert (told["daily"]["tries"], told["daily"]["solved"], told["daily"]["mine"]) == (2, 1, False)
    assert ann.get("/api/puzzles")["me"]["days"] == 1

    offered = set()
    while (found := ann.get("/api/puzzles/next")["puzzle"]) is not None:
        offered.add(found)
        attempt(ann, found, puzzle(found).solutions[0])
    assert offered == set(puzzles.shown()) - {id}, "each once, and that of the day by itself"
    assert ann.get("/api/puzzles/next?theme=nothing")["puzzle"] is None


def test_what_is_no_puzzle_or_no_move_is_refused_and_counts_nothing(server: Running) -> None:
    ann = Person(server.address, "Ann")
    id = ann.get("/api/puzzles/next")["puzzle"]
    assert ann.http.get("/api/puzzles/chess").status_code == 404
    assert ann.http.post("/api/puzzles/chess", json={"move": "pass"}).status_code == 404
    refused = ann.http.post(f"/api/puzzles/{id}", json={"move": "castle"})
    assert (refused.status_code, refused.json()["code"]) == (400, "illegal")
    assert ann.http.post(f"/api/puzzles/{id}", json={"move": 5}).status_code == 400
    assert ann.get("/api/puzzles")["me"] is None
