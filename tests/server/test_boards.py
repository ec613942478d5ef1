"""Analysis boards: places, best lines while they are searched, positions from anybody, links, tables to play on at."""
from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arcanarium.core.game import Game
from arcanarium.core.record import parse_record
from arcanarium.server import boards
from arcanarium.server.office import table_ended
from tests.server.people import Person
from tests.services import Running

GOLDEN = Path(__file__).parent.parent / "golden"
RECORD = GOLDEN / "resarcana-all-2-mid-round.arcana"
STEP = 60


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "reports", lambda: iter((20, 60)))


@pytest.fixture
def ann(server: Running) -> Person:
    return Person(server.address, "Ann")


@pytest.fixture
def start(ann: Person) -> dict[str, Any]:
    table = ann.http.post("/api/records", content=RECORD.read_bytes()).json()["table"]
    return {"table": table, "step": STEP}


def look(person: Person, start: dict[str, Any], path: Any = (), **more: Any) -> dict[str, Any]:
    return person.post("/api/board", start=start, path=list(path), **more)


def refused(person: Person, path: str, /, **body: Any) -> tuple[int, str]:
    answer = person.http.post(path, json=body)
    return answer.status_code, answer.json()["code"]


def searched(person: Person, **body: Any) -> Iterator[dict[str, Any]]:
    with person.http.stream("POST", "/api/board/lines", json=body) as answer:
        assert answer.status_code == 200
        yield from map(json.loads, answer.iter_lines())


def test_moves_are_made_for_all_seats_and_who_plays_as_recorded_sees_what_was_recorded(ann: Person, start: Any) -> None:
    record = parse_record(RECORD.read_text())
    lines = [line for line in record.lines if line.who in ("A", "B")]
    path = [[line.seat, line.text] for line in lines[STEP : STEP + 25]]
    assert len({seat for seat, _ in path}) == 2
    at_end = look(ann, start, path)
    assert (at_end["made"], len(at_end["words"])) == (25, 25)
    as_played = look(ann, {"table": start["table"], "step": STEP + 25})
    assert at_end["state"]["view"] == as_played["state"]["view"]
    assert at_end["state"]["ask"]["moves"] == as_played["state"]["ask"]["moves"]
    decider = at_end["decider"]
    assert at_end["owing"] == [decider]
    assert at_end["table"]["you"] == decider
    other = look(ann, start, path, eyes=1 - decider)
    assert other["table"]["you"] == 1 - decider
    assert other["state"]["ask"] == at_end["state"]["ask"], "the question of who decides is asked all the same"
    strayed = look(ann, start, [*path, [decider, "place nothing of the kind"], *path])
    assert strayed["made"] == 25, "an imagined line is followed as far as it is possible"


def test_the_best_lines_are_told_while_they_are_searched(ann: Person, start: Any) -> None:
    seat = look(ann, start)["decider"]
    told = list(searched(ann, start=start, seat=seat))
    assert [one["final"] for one in told] == [False, True]
    first, last = (one["lines"] for one in told)
    assert 0 < first["visits"] < last["visits"]
    assert sum(last["win"]) == pytest.approx(1, abs=0.01)
    best = last["moves"][0]
    assert best["error"] > 0
    assert 0 <= best["win"] <= 1
    assert best["words"]
    assert look(ann, start, [[seat, best["move"]]])["made"] == 1
    assert [*searched(ann, start=start, seat=seat)][-1] == told[-1], "who looks at the same place is told the same"
    everything = [*searched(ann, start=start, seat=seat, light="open")][-1]["lines"]
    assert everything["light"] == "open"
    assert everything["moves"] != last["moves"]
    [no] = searched(ann, start=start, seat=1 - seat)
    assert no["final"]
    assert "owes no decision" in no["refused"]


def test_a_new_search_stops_the_one_before(server: Running, ann: Person, start: Any) -> None:
    waiting = boards.Searching("ann")
    found = server.site.boards
    found.running.append(waiting)
    try:
        found.stop_others("bob", 1)
        assert not waiting.stopped
        found.stop_others("ann", 1)
        assert waiting.stopped
    finally:
        found.running.remove(waiting)


def test_no_game_that_is_played_is_looked_at(server: Running, ann: Person) -> None:
    running = {"table": ann.open_table("me", "greedy"), "step": 0}
    for path in ("", "/lines", "/position", "/words", "/share", "/play"):
        body: dict[str, Any] = {"start": running, "tree": [], "setup": {"game": "resarcana", "seats": [{"kind": "me"}]}}
        if path not in ("/words", "/share"):
            del body["tree"]
        if path != "/play":
            del body["setup"]
        assert refused(ann, f"/api/board{path}", **body) == (400, "not-now"), path
    daily = {"table": ann.post("/api/daily/resarcana")["table"], "step": 0}
    assert refused(Person(server.address), "/api/board", start=daily) == (404, "unknown-table")
    assert refused(ann, "/api/board", start={"table": "nowhere"}) == (404, "unknown-table")


def test_a_board_is_shared_with_its_branches_under_one_address(server: Running, ann: Person, start: Any) -> None:
    moves = [move["move"] for move in look(ann, start)["state"]["ask"]["moves"]]
    seat = look(ann, start)["decider"]
    board = {"start": start, "tree": [[0, seat, moves[0]], [0, seat, moves[1]]], "here": 2}
    id = ann.post("/api/board/share", **board)["board"]
    assert ann.post("/api/board/share", **board)["board"] == id
    bob = Person(server.address)
    found = bob.get(f"/api/board/shared/{id}")
    assert (found["tree"], found["here"], found["start"]["table"]) == (board["tree"], 2, start["table"])
    words = bob.post("/api/board/words", start=found["start"], tree=found["tree"])["words"]
    assert len(words) == 3
    assert words[1] != words[2]
    assert refused(ann, "/api/board/share", **{**board, "tree": [[0, seat, "no move"]], "here": 0}) == (400, "bad-move")
    assert refused(ann, "/api/board/share", **{**board, "tree": [[5, seat, moves[0]]]})[0] == 400
    server.run(server.hub.storage.write(*table_ended(start["table"])))
    assert bob.http.get(f"/api/board/shared/{id}").status_code == 404, "it goes with its table"
    assert bob.http.get("/api/board/shared/nothing").json()["code"] == "unknown-table"


def test_only_so_many_boards_are_kept(server: Running, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boards, "MOST_SHARED", 2)
    ids = []
    for seed in range(3):
        start = {"position": f"{Game.new('resarcana', seats=2, seed=seed).position()}# a word of mine\n"}
        ids.append(ann.post("/api/board/share", start=start)["board"])
    assert [ann.http.get(f"/api/board/shared/{id}").status_code for id in ids] == [404, 200, 200]
    assert "word of mine" not in ann.http.get(f"/api/board/shared/{ids[2]}").text, "nothing but a board is kept"


def test_a_position_is_read_or_all_its_faults_are_told(ann: Person, tmp_path: Path) -> None:
    good = Game.new("resarcana", seats=2, seed=3).position()
    assert ann.post("/api/board/text", text=good)["position"] == good
    faults = ann.post("/api/board/text", text="resarcana 1\nseats: 2\nA pool: 2Z\nB hand: Hawk, Hawk\n")["faults"]
    assert [fault["line"] for fault in faults] == [3, 4]
    ann.http.cookies.set("language", "pl")
    polish = ann.post("/api/board/text", text="resarcana 1\nseats: 2\nA pool: 2Z\n")["faults"]
    ann.http.cookies.delete("language")
    assert [fault["reason"] for fault in polish] == [
        "„2Z” to nie esencje; zapisz je tak jak 2E1G, najwyżej po 511 jednego rodzaju"]
    secret = tmp_path / "cards.toml"
    secret.write_text("[secret]\n")
    for line in (f"cards: {secret}", f"option cards: {secret}", f"Option cards: {secret}"):
        [fault] = ann.post("/api/board/text", text=f"resarcana 1\nseats: 2\n{line}\nA pool: 1E\n")["faults"]
        assert fault["line"] == 3
        assert str(secret) not in fault["reason"]
    early = "".join(RECORD.read_text().splitlines(True)[:90])
    found = ann.post("/api/board/text", text=early)
    assert not found["over"]
    assert look(ann, {"position": found["position"]})["owing"]
    for body in ({}, {"text": 5}, {"text": "x" * 70_000}):
        assert ann.http.post("/api/board/text", json=body).status_code in (400, 413)
    fresh = ann.post("/api/board/fresh", game="cadwallon", seats=[{"kind": "person"}] * 3)["position"]
    assert look(ann, {"position": fresh})["state"]["view"]["round"] == 1


def test_a_game_goes_on_at_a_table_from_a_place(server: Running, ann: Person, start: Any) -> None:
    place = look(ann, start)
    move = place["state"]["ask"]["moves"][0]["move"]
    path = [[place["decider"], move]]
    seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
    setup = {"game": "resarcana", "seats": seats, "pace": 0}
    table = ann.http.post("/api/board/play", json={"start": start, "path": path, "setup": setup}).json()["table"]
    room = server.run(server.hub.live(table)).room
    position = ann.post("/api/board/position", start=start, path=path)["position"]
    assert room.game is not None
    assert parse_record(room.game.record()).position + "\n" == position
    assert (room.seat_of(room.host), room.setup.sets) == (1, ("base", "lux", "pearls", "duo"))
    two = {"game": "resarcana", "seats": [{"kind": "me"}, {"kind": "person"}]}
    assert refused(ann, "/api/board/play", start=start, setup=two) == (400, "not-now")
    three = {"game": "resarcana", "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]}
    assert refused(ann, "/api/board/play", start=start, setup=three) == (400, "bad-setup")
    end = {"table": start["table"], "step": place["length"]}
    assert refused(ann, "/api/board/play", start=end, setup={"game": "resarcana", "seats": seats}) == (400, "bad-setup")
