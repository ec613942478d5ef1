"""The league: everybody plays everybody, only what is missing is played, and a bad entry harms itself only."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from arcanarium.lab.contest import Bout, Fought
from arcanarium.lab.league.entries import Entrant, read_plan
from arcanarium.lab.league.season import judged, seasons
from arcanarium.terminal.main import main

PLAN = """
title = "Cup <b>of</b> *stars*"
games = 4
anchor = "one"
[division.duel]
game = "cadwallon"
"""
CLUMSY = """
class Clumsy:
    def __init__(self, rules, rng):
        pass
    def choose(self, seen):
        return "no move"
"""


@pytest.fixture
def league(tmp_path: Path) -> Path:
    (tmp_path / "league.toml").write_text(PLAN, encoding="utf-8")
    (tmp_path / "entries").mkdir()
    for name in ("one", "two"):
        enter(tmp_path, name)
    return tmp_path


def enter(folder: Path, id: str, rest: str = 'bot = "random"') -> None:
    (folder / f"entries/{id}.toml").write_text(f'name = "{id.title()}"\n{rest}\n', encoding="utf-8")


def play(folder: Path, capsys: pytest.CaptureFixture[str], code: int = 0, *more: str) -> dict[str, Any]:
    assert main(["league", str(folder), "--jobs", "1", "--json", *more]) == code
    table: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert json.loads((folder / "table/table.json").read_text(encoding="utf-8")) == table
    return table


def played(folder: Path) -> dict[str, int]:
    """How many games are kept of each two entries."""
    return {path.parent.name.rpartition("--")[0]: path.read_text(encoding="utf-8").count("\n") - 1
            for path in folder.glob("games/duel/*/games.jsonl")}


def test_a_new_entry_plays_only_what_is_missing_and_one_that_leaves_is_forgotten(
    league: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = play(league, capsys)
    rows = first["divisions"][0]["entries"]
    assert {row["id"]: row["games"] for row in rows} == {"one": 4, "two": 4}
    assert [row["elo"] for row in rows if row["anchor"]] == [0]
    assert all(row["error"] > 0 for row in rows if not row["anchor"])
    kept = {path: path.read_bytes() for path in league.glob("games/**/*.*")}
    assert sum(path.suffix == ".arcana" for path in kept) == 4
    enter(league, "three")
    second = play(league, capsys)["divisions"][0]
    assert {row["id"]: row["games"] for row in second["entries"]} == {"one": 8, "two": 8, "three": 8}
    assert all(path.read_bytes() == data for path, data in kept.items())
    assert played(league) == {"one--two": 4, "one--three": 4, "three--two": 4}
    (league / "entries/three.toml").unlink()
    assert play(league, capsys) == first
    enter(league, "three")
    assert play(league, capsys)["divisions"][0] == second
    enter(league, "two", 'bot = "random"\nversion = "2"')
    play(league, capsys, 0, "--no-records")
    assert len(list(league.glob("games/duel/one--two--*/games.jsonl"))) == 2, "a changed entry begins anew"


def test_what_was_interrupted_goes_on_and_more_games_can_be_asked_for(
    league: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = play(league, capsys)
    log = next(league.glob("games/duel/*/games.jsonl"))
    log.write_bytes(log.read_bytes()[:-40])  # killed while it wrote
    again = play(league, capsys)
    for table in (whole, again):
        for row in table["divisions"][0]["entries"]:
            del row["ms_per_decision"]
    assert again == whole
    assert play(league, capsys, 0, "--games", "6")["divisions"][0]["entries"][0]["games"] == 6


@pytest.mark.parametrize(("text", "told"), [
    ("name =", "not a TOML file"), ('bot = "random"', "“name” is missing"),
    ('name = "<script>"\nbot = "random"', "unusual ones"),
    ('name = "Bad"', "an entry has one of bot, class, program"),
    ('name = "Bad"\nbot = "random"\nprogram = "x"', "an entry has one of"),
    ('name = "Bad"\nbot = "deep blue"', "there is no bot “deep blue”"),
    ('name = "Bad"\nbot = "random"\nlimit = "1s"', "takes no limit"),
    ('name = "Bad"\nclass = "a:B"\nlimit = "soon"', "is a time such as 500ms"),
    ('name = "Bad"\nprogram = "./none"', "could not be started"),
    ('name = "Bad"\nclass = "nowhere:None"', "No module named 'nowhere'"),
    ('name = "Bad"\nbot = "random"\ndivisions = ["x"]', "there is no division “x”; the divisions are duel"),
    ('name = "Bad"\nbot = "random"\ncolour = "red"', "there is no field “colour”"),
    ('name = "Bad"\nbot = 7', "“bot” is a text"), ('name = "ONE"\nbot = "random"', "is taken by one.toml"),
    ("#" * 70_000, "larger than 64 KB"),
])
def test_a_bad_entry_is_named_with_the_reason_and_the_others_play(
    text: str, told: str, league: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (league / "entries/xyz.toml").write_text(text, encoding="utf-8")
    table = play(league, capsys, 1, "--no-records", "--games", "2")
    assert [fault.partition(":")[0] for fault in table["faults"]] == ["entries/xyz.toml"]
    assert told in table["faults"][0]
    assert {row["id"] for row in table["divisions"][0]["entries"]} == {"one", "two"}


@pytest.mark.parametrize(("text", "told"), [
    ("games = 0", "“games” is a number from 1"), ('games = "many"', "“games” is a whole number"),
    ("[division.Big]", "is no division"), ('[division.a]\ngame = "chess"', "chess"),
    ("[division.a]\nseats = 9", "division.a: "), ("rounds = 3", "there is no field “rounds”"),
])
def test_a_bad_plan_is_refused(text: str, told: str, league: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (league / "league.toml").write_text(text, encoding="utf-8")
    assert main(["league", str(league), "--jobs", "1"]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert "league.toml" in said


def test_who_loses_the_seat_loses_the_game_and_the_table_says_so(
    league: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (league / "clumsy_in_a_league.py").write_text(CLUMSY, encoding="utf-8")
    enter(league, "sorry", 'class = "clumsy_in_a_league:Clumsy"')
    found = play(league, capsys)["divisions"][0]
    last = found["entries"][-1]
    assert (last["id"], last["score"], last["lost_seats"], last["games"]) == ("sorry", 0, 8, 8)
    assert "Sorry: it chose 'no move'" in found["notes"][0]
    page, words = ((league / "table" / name).read_text(encoding="utf-8") for name in ("index.html", "table.md"))
    assert "Cup &lt;b&gt;of&lt;/b&gt; *stars*" in page
    assert "<b>" not in page
    assert r"# Cup \<b\>of\</b\> \*stars\*" in words
    assert main(["league", str(league), "--jobs", "1", "--plain"]) == 0
    assert "No game was missing" in capsys.readouterr().out


def test_a_class_that_takes_the_process_down_with_it_has_lost(league: Path) -> None:
    plan = read_plan(league)
    entries = [Entrant("a", "A", "class:builtins:object"), Entrant("b", "B", "random"), Entrant("c", "C", "random")]
    pairing = seasons(league, plan, entries[1:])[0][0].pairings[0]
    nobody = Fought(Bout(0, 1, 0, 0), errors=["its process ended with the exit code 7"])
    assert judged(pairing, nobody).score is None
    pairing.one = entries[0]
    assert judged(pairing, nobody).score == 0.0
    pairing.other = entries[0]
    assert judged(pairing, nobody).score == 0.5
