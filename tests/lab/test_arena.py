"""The arena: pairs with seats exchanged, the same results whatever the jobs, resumed where it stopped."""
from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from arcanarium import Game, bots
from arcanarium.core import registry
from arcanarium.lab.contest import Bout, Contest, Fought, play_bout, record_name
from arcanarium.lab.standing import Standing
from arcanarium.lab.statistics import Sprt
from arcanarium.terminal.main import main
from tests import toy
from tests.services import heed_signals

ROOT = Path(__file__).parents[2]


def arena(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> dict[str, Any]:
    assert main(["arena", *arguments, "--json", "--jobs", "1"]) == code
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def contest(seats: int = 2, names: tuple[str, ...] = ("random", "random")) -> Contest:
    return Contest(toy.RULES.configure({"seats": seats}), names, 1)


def untimed(figures: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in figures.items() if "ms" not in name and name != "seconds"}


# --- which games are played ---


def test_greedy_beats_random_in_pairs(capsys: pytest.CaptureFixture[str]) -> None:
    found = arena(capsys, "greedy", "random", "--games", "5", "--seed", "3")
    assert (found["games"], found["groups"], found["errors"]) == (6, 3, 0)
    assert found["score"] > 0.6
    assert found["interval"][0] <= found["score"] <= found["interval"][1]
    assert found["elo"] > 100
    assert sum(found["pentanomial"]) == 3
    assert all(found["decisions"])


@pytest.mark.parametrize("seats", [2, 3])
def test_every_group_is_one_set_up_with_each_seat_once(seats: int) -> None:
    made = contest(seats)
    bouts = list(made.bouts(3 * seats - 1))
    assert len(bouts) == 3 * seats
    for group in range(3):
        assert [bout.seat for bout in bouts if bout.group == group] == list(range(seats))


def test_the_games_of_a_pair_have_the_same_deal(tmp_path: Path) -> None:
    """The first deal of both records is the same, and each bot sits in each seat."""
    made = Contest(registry.rules("resarcana").configure({"seats": 2}), ("greedy", "random"), 5)
    deals, names = [], []
    for seat in (0, 1):
        path = tmp_path / record_name(made, Bout(0, 1, 0, seat))
        path.write_text(play_bout(made, True, Bout(0, 1, 0, seat)).record, encoding="utf-8")
        game = Game.from_record(path)
        assert game.over
        deals.append([line.text for line in game.lines if line.who == "*"][:1] or [str(game.lines[0])])
        names.append(game.record().split("player A: ")[1].split()[0])
    assert deals[0] == deals[1]
    assert names == ["greedy", "random"]


def test_a_round_robin_and_a_gauntlet() -> None:
    three = contest(names=("random", "random", "random"))
    assert three.pairings == [(0, 1), (0, 2), (1, 2)]
    assert Contest(three.config, three.bots, 1, gauntlet=True).pairings == [(0, 1), (0, 2)]
    assert three.labels() == ["random", "random #2", "random #3"]


def test_more_than_two_bots_are_rated(capsys: pytest.CaptureFixture[str]) -> None:
    found = arena(capsys, "toy", "random", "random", "random", "--games", "6", "--anchor", "random")
    assert found["games"] == 18
    assert {row["bot"] for row in found["ratings"]} == {"random", "random #2", "random #3"}
    assert [row["elo"] for row in found["ratings"] if row["anchor"]] == [0]
    assert len(found["matches"]) == 3


def test_shared_victories_are_shared_out() -> None:
    """In the toy game several may have the most points."""
    made = contest()
    scores = {play_bout(made, False, Bout(0, 1, group, 0)).score for group in range(30)}
    assert scores == {0.0, 0.5, 1.0}


def test_jobs_change_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    plan = ["resarcana", "random", "random", "--games", "4", "--seats", "3"]
    one = arena(capsys, *plan)
    assert main(["arena", *plan, "--json", "--jobs", "2"]) == 0
    assert untimed(json.loads(capsys.readouterr().out)) == untimed(one)
    assert one["games"] == 6


# --- the test that stops early ---


def test_a_test_stops_when_it_is_sure(capsys: pytest.CaptureFixture[str]) -> None:
    found = arena(capsys, "greedy", "random", "--games", "200", "--sprt", "0,150")
    assert found["sprt"]["verdict"] == "accept"
    assert found["games"] < 60


def test_the_verdict_does_not_depend_on_the_order_of_games() -> None:
    made = contest()
    fought = [Fought(bout, score=1.0) for bout in made.bouts(100)]
    forward, backward = (Standing(made, Sprt(0, 200)) for _ in "12")
    for one in fought:
        forward.add(one)
    for one in reversed(fought):
        backward.add(one)
    assert forward.verdict == backward.verdict == "accept"
    assert forward.last_group == backward.last_group
    assert forward.figures()["games"] == backward.figures()["games"] < 100


# --- resuming ---


def test_a_second_run_goes_on_where_the_first_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = ["toy", "random", "random", "--seed", "4"]
    whole = arena(capsys, *plan, "--games", "20")
    out = ["--out", str(tmp_path), "--records"]
    arena(capsys, *plan, "--games", "8", *out)
    log = tmp_path / "games.jsonl"
    assert log.read_text().count("\n") == 9
    with log.open("a") as file:
        file.write('{"bout": [0, 1, 4')  # torn
    dated = {path: path.stat().st_mtime_ns for path in (tmp_path / "records").iterdir()}
    assert untimed(arena(capsys, *plan, "--games", "20", *out)) == untimed(whole)
    assert log.read_text().count("\n") == 21
    assert all(path.stat().st_mtime_ns == when for path, when in dated.items())
    assert len(list((tmp_path / "records").iterdir())) == 20


@pytest.mark.parametrize(("other", "told"), [
    (["toy", "random", "random", "--seed", "5"], "holds another contest (seed 4 there, 5 now)"),
    (["toy", "random", "random", "random", "--seed", "4"], "choose another folder for --out"),
])
def test_another_plan_is_refused(
    other: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = ["--out", str(tmp_path), "--games", "2", "--jobs", "1"]
    assert main(["arena", "toy", "random", "random", "--seed", "4", *out]) == 0
    kept = (tmp_path / "games.jsonl").read_bytes()
    assert main(["arena", *other, *out]) == 2
    assert told in capsys.readouterr().err
    assert (tmp_path / "games.jsonl").read_bytes() == kept


@pytest.mark.parametrize("text", ["hello\n", "[]\n", '{"arena": 1}\nnonsense\n'])
def test_a_file_that_is_no_logbook_is_left_alone(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "games.jsonl").write_text(text)
    assert main(["arena", "toy", "random", "random", "--out", str(tmp_path)]) == 2
    assert "choose another folder" in capsys.readouterr().err
    assert (tmp_path / "games.jsonl").read_text() == text


def test_ctrl_c_leaves_results_and_a_logbook(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "arcanarium.terminal.main", "arena", "random", "random", "--games", "20000",
               "--jobs", "2", "--json", "--out", str(tmp_path)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                               preexec_fn=heed_signals)  # noqa: PLW1509
    log = tmp_path / "games.jsonl"
    for _ in range(400):
        if log.exists() and log.read_bytes().count(b"\n") > 20 or process.poll() is not None:
            break
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    said, complained = process.communicate()
    assert process.returncode == 130, complained
    found = json.loads(said)
    assert found["games"] > 2
    assert not found["finished"]
    assert all(json.loads(line) for line in log.read_text().splitlines())


# --- errors ---


class Clumsy:
    """A bot that makes a mistake after a few good moves."""

    def __init__(self, *_: object) -> None:
        self.left = 3

    def choose(self, seen: object) -> int:
        self.left -= 1
        if self.left < 0:
            raise ZeroDivisionError("lost the thread")
        return 0


def test_a_bot_that_fails_loses_its_seat_and_not_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    found = arena(capsys, "class:tests.lab.test_arena:Clumsy", "random", "--games", "2", code=1)
    assert (found["games"], found["errors"]) == (2, 2)
    assert found["notes"][0].startswith("class:tests.lab.test_arena:Clumsy: ")


@pytest.mark.parametrize(("wrong", "told"), [
    (lambda: 1 // 0, "random: ZeroDivisionError"), (lambda: 12345, "random: it chose 12345, which is no legal move"),
    (lambda: None, "random: it chose None"),
])
@pytest.mark.parametrize("records", [[], ["--records"]])
def test_a_bot_of_ours_that_fails_is_counted(
    wrong: Callable[[], Any], told: str, records: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("arcanarium.bots.greedy.RandomBot.choose", lambda *_: wrong())
    assert main(["arena", "greedy", "random", "--games", "2", "--jobs", "1", "--plain", "--out", str(tmp_path),
                 *records]) == 1
    said = capsys.readouterr().out
    assert "2 errors" in said
    assert told in said


@pytest.mark.parametrize(("arguments", "told"), [
    (["greedy"], "name at least two bots"),
    (["greedy", "deep blue"], "there is no bot “deep blue”"),
    (["toy", "greedy", "random"], "the game toy has no values"),
    (["greedy", "random", "--games", "0"], "at least one game"),
    (["greedy", "random", "--sprt", "5"], "--sprt takes two numbers"),
    (["greedy", "random", "--sprt", "5,1"], "the smaller Elo first"),
    (["greedy", "random", "random", "--sprt", "0,5"], "name just two"),
    (["greedy", "random", "--records"], "--records needs --out"),
    (["greedy", "random", "--anchor", "level3"], "is none of the bots"),
    (["greedy", "random", "--time", "1", "--visits", "5"], "either --time or --visits"),
    (["greedy", "random", "--seats", "9"], "seats"),
])
def test_what_cannot_be_done_is_told_in_one_line(
    arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == 2
    said = capsys.readouterr().err
    assert told in said
    assert said.count("\n") == 1


# --- what people see ---


def test_a_table_and_a_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "toy", "random", "random", "random", "--games", "4", "--jobs", "1", "--plain", "--out",
                 str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "random #3" in said
    assert "anchor" in said
    picture = ElementTree.parse(tmp_path / "arena.svg").getroot()
    shapes = [element.tag.rpartition("}")[2] for element in picture.iter()]
    assert (shapes.count("polyline"), shapes.count("polygon")) == (3, 3)
    assert json.loads((tmp_path / "arena.json").read_text())["games"] == 12


def test_limits_are_given_to_those_that_have_none() -> None:
    assert bots.limited("seer", seconds=1) == "seer:1s"
    assert bots.limited("seer", seconds=0.03) == "seer:30ms"
    assert bots.limited("flat", visits=500) == "flat:500"
    assert bots.limited("flat:20", visits=500) == "flat:20"
    assert bots.limited("seer:1s:2", seconds=5) == "seer:1s:2"
    assert [bots.limited(name, seconds=1) for name in ("random", "greedy", "level3")] == ["random", "greedy", "level3"]
    assert bots.limited("program:./x.py", seconds=2) == "program:./x.py:2s"
    assert bots.limited("program:./x.py", visits=2) == "program:./x.py"
    assert bots.limited("seer") == "seer"
