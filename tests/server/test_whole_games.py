"""Whole games over the websocket, of people and of bots."""
from __future__ import annotations

from random import Random

import msgspec
import pytest

from arcanarium import Game
from arcanarium.core.record import parse_record
from tests.server.people import Frame, Person, Window, game_of_two, play_on, sitting
from tests.services import Running


def check_end(windows: list[Window], person: Person) -> None:
    """Everybody has seen the end, knows the whole log, and can have the record."""
    results = [window.state["result"] for window in windows]
    assert results[0]
    assert results.count(results[0]) == len(results)
    for window in windows:
        window.until_table(lambda table: bool(table["status"] == "over"))
        assert window.log == [(step, line) for step, line in window.whole_log() if step > max(0, window.joined)]
    game = Game.from_record(person.http.get(f"/api/tables/{windows[0].id}/record").text)
    assert game.over
    assert game.result
    assert list(game.result.winners) == results[0]["winners"]


def check_replay(window: Window, person: Person, eyes: int) -> None:
    """The replay shows what somebody saw, step by step, but for what was asked."""
    frames: list[Frame] = [msgspec.json.decode(raw) for raw in window.frames if raw.startswith('{"t":"state"')]
    shown = {frame["step"]: frame for frame in frames if frame["cause"] == "move" and frame["step"]}
    length = person.get(f"/api/replay/{window.id}")["length"]
    assert set(shown) == set(range(1, length + 1))
    for since in range(1, length + 1, 60):
        answer = person.get(f"/api/replay/{window.id}?from={since}&to={since + 59}&eyes={eyes}")
        assert [frame["step"] for frame in answer["steps"]] == list(range(since, min(since + 60, length + 1)))
        for frame in answer["steps"]:
            assert frame["ask"] is None
            for part in ("view", "score", "events", "lines", "result"):
                assert frame[part] == shown[frame["step"]][part]


@pytest.mark.parametrize("game", ["resarcana", "cadwallon"])
def test_two_people_play_a_whole_game(server: Running, game: str) -> None:
    """Somebody watches, and is asked nothing. What the three were told adds up to the log, and to the replay."""
    watching = Person(server.address)
    with game_of_two(server.address, game) as (ann, bob), sitting(ann.id, watching) as (watcher,):
        assert (ann.you, bob.you, watcher.you) == (0, 1, -1)
        for _ in range(6):  # a record holds what is still secret
            play_on([ann, bob, watcher], Random(5), 10)
            for path in (f"/api/tables/{ann.id}/record", f"/api/replay/{ann.id}?eyes=0"):
                answer = watching.http.get(path)
                assert (answer.status_code, answer.json()["code"]) == (400, "not-now")
        play_on([ann, bob, watcher], Random(5))
        check_end([ann, bob, watcher], watching)
        check_replay(ann, watching, 0)
        check_replay(watcher, watching, -1)
        assert not any('"ask":{' in frame for frame in watcher.frames)


@pytest.mark.parametrize(("game", "bots"), [("resarcana", ("random", "greedy")), ("cadwallon", ("greedy", "random"))])
def test_a_person_plays_with_bots(server: Running, game: str, bots: tuple[str, ...]) -> None:
    ann = Person(server.address, "Ann")
    table = ann.open_table("me", *bots, game=game)
    with sitting(table, ann) as (window,):
        assert [seat["bot"] for seat in window.table["seats"]] == ["", *bots]
        play_on([window], Random(3))
        check_end([window], ann)
        names = parse_record(ann.http.get(f"/api/tables/{table}/record").text).names
        assert names == ("Ann", *(f"{bot} bot" for bot in bots))


def test_bots_play_among_themselves_and_anybody_may_look(server: Running) -> None:
    ann = Person(server.address, "Ann")
    table = ann.open_table("random", "random")
    with sitting(table, Person(server.address)) as (window,):
        while not window.state["result"]:
            window.receive()
        assert window.table["you"] == -1
