"""Records that somebody brings: finished games to look at, and nothing else."""
from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from arcanarium import Game
from tests.server.people import Person, ask, sitting
from tests.services import Running

GOLDEN = Path(__file__).parent.parent / "golden"
GOOD = ["cadwallon-2.arcana", "cadwallon-3-objectives-militia-removal.arcana",
        "resarcana-standard-2-end-of-round.arcana", "resarcana-all-5-end-of-round.arcana", "resarcana-match-2-0.arcana",
        "resarcana-duo-alone-first.arcana"]


def bring(server: Running, body: str | bytes) -> tuple[int, dict[str, Any]]:
    answer = ask("POST", f"{server.address}/api/records", content=body)
    return answer.status_code, answer.json()


@pytest.mark.parametrize("name", GOOD)
def test_a_record_becomes_a_table_to_look_at(server: Running, name: str) -> None:
    text = (GOLDEN / name).read_text(encoding="utf-8")
    person = Person(server.address, "Ann")
    answer = person.http.post("/api/records", content=text)
    table = answer.json()["table"]
    game = Game.from_record(text)
    assert game.result
    replay = person.get(f"/api/replay/{table}?from=0&to=5&eyes=0")
    assert [frame["step"] for frame in replay["steps"]] == list(range(6))
    assert (replay["table"]["status"], replay["table"]["game"]) == ("over", game.config.game)
    last = person.get(f"/api/replay/{table}?from={replay['length']}&to={replay['length']}")["steps"][-1]
    assert last["result"]["winners"] == list(game.result.winners)
    assert Game.from_record(person.http.get(f"/api/tables/{table}/record").text).result == game.result
    assert table in [row["table"] for row in person.get("/api/mine")]
    with sitting(table, Person(server.address)) as (window,):
        assert window.state["result"]
        assert window.say("play", step=0, move="pass")["code"] == "not-seated"


def test_a_record_without_names_is_one_too(server: Running) -> None:
    rows = (GOLDEN / GOOD[0]).read_text(encoding="utf-8").split("\n")
    status, made = bring(server, "\n".join(row for row in rows if not row.startswith("player ")))
    assert status == 200
    shown = ask("GET", f"{server.address}/api/replay/{made['table']}").json()
    assert shown["table"]["status"] == "over"
    assert all(seat["name"] for seat in shown["table"]["seats"])


@pytest.mark.parametrize("asked", ["from=-1", "from=5&to=2", "eyes=2", "eyes=-2", "from=x", "to=1e3", "from=%00",
                                   "eyes="])
def test_odd_parts_of_a_replay(server: Running, asked: str) -> None:
    _, made = bring(server, (GOLDEN / GOOD[0]).read_bytes())
    answer = ask("GET", f"{server.address}/api/replay/{made['table']}?{asked}")
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


def test_a_replay_is_given_in_parts(server: Running) -> None:
    _, made = bring(server, (GOLDEN / GOOD[0]).read_bytes())
    answer = ask("GET", f"{server.address}/api/replay/{made['table']}?from=3&to={10**30}").json()
    assert 3 <= len(answer["steps"]) <= 61
    assert ask("GET", f"{server.address}/api/replay/{made['table']}?from={10**30}&to={10**31}").json()["steps"] == []


def changed(old: str, new: str) -> str:
    text = (GOLDEN / GOOD[2]).read_text(encoding="utf-8")
    assert old in text
    return text.replace(old, new, 1)


def bad_records() -> dict[str, str | bytes]:
    text = (GOLDEN / GOOD[2]).read_text(encoding="utf-8")
    unfinished = Game.new("resarcana", seats=2, seed=4).record()
    position = Game.new("resarcana", seats=2, seed=4).position()
    return {
        "nothing": "", "no record": "hello\n", "no text": b"\xff\xfe\x00", "a page": "<html></html>\n",
        "unfinished": unfinished, "cut off": text[: len(text) // 2],
        "another game": changed("game: resarcana", "game: go"),
        "another version": changed("version: 1", "version: 9"), "too many seats": changed("seats: 2", "seats: 9"),
        "no number": changed("seats: 2", "seats: two"), "a move that is none": changed("\nA: ", "\nA: fly and "),
        "another result": changed("winners ", "winners B A "), "a seat that is none": changed("\nA: ", "\nE: "),
        "a long name": changed("seed:", f"player A: {'x' * 5000}\nseed:"),
        "a position": Game.from_position(position, seed=1).record(),
        "very many lines": text + "# again\n" * 6000, "nul": text.replace("\n", "\n\x00", 3),
    }


BAD_SETUPS = {"another game"}
"""Records of a game that cannot be played here."""


@pytest.mark.parametrize("what", bad_records())
def test_what_is_no_finished_game_is_refused_with_the_reason(server: Running, what: str) -> None:
    before = len(server.hub.rooms)
    status, told = bring(server, bad_records()[what])
    assert (status, told["code"]) == (400, "bad-setup" if what in BAD_SETUPS else "bad-record")
    assert told["reason"]
    assert len(server.hub.rooms) == before


files_read: set[str] = set()


def note_files(what: str, args: tuple[Any, ...]) -> None:
    if what == "open":
        files_read.add(str(args[0]))


sys.addaudithook(note_files)
CARDS = """
[hawk]
name = "Great Hawk"
types = ["creature"]
cost = "calm"
powers = ["turn > 3 life here"]
"""


@pytest.mark.parametrize("place", ["option", "position"])
def test_a_record_cannot_make_the_server_read_a_file(
    server: Running, tmp_path: Path, place: str
) -> None:
    """Card files are for one's own machine. The file is there and good, and is not even opened."""
    path = tmp_path / "mine.toml"
    path.write_text(CARDS, encoding="utf-8")
    if place == "option":
        text = changed("variant: standard", f"variant: standard\noptions: cards={path}")
    else:
        text = Game.from_position(f"resarcana\noption cards: {path}\npassed: B\nA play: Great Hawk\nB play: Druid\n",
                                  seed=1).record()
        text = "\n".join(row for row in text.split("\n") if not row.startswith("options:"))
        assert str(path) in files_read
    files_read.clear()
    status, told = bring(server, text)
    assert (status, told["code"]) == (400, {"option": "bad-setup", "position": "bad-record"}[place])
    assert str(path) not in files_read
    assert "Great Hawk" not in told["reason"]
