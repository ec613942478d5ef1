"""Simulations and the bench: the same games whatever the number of jobs, and figures that a program can read."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from arcanarium import Game
from arcanarium.core import registry
from arcanarium.terminal import bench
from arcanarium.terminal.main import main


def simulate(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["sim", "--json", "--games", "4", "--seed", "3", *arguments]) == 0
    result: dict[str, object] = json.loads(capsys.readouterr().out)
    return result


def test_the_same_seed_gives_the_same_games_whatever_the_jobs(capsys: pytest.CaptureFixture[str]) -> None:
    one, two = (simulate(capsys, "--bots", "random,random", "--jobs", jobs) for jobs in ("1", "2"))
    assert one.pop("seconds") is not None
    two.pop("seconds")
    assert one == two
    assert {"games", "errors", "wins", "rounds", "actions"} <= set(one)
    assert (one["games"], one["errors"]) == (4, 0)


def test_records_are_of_the_very_games_that_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    without = simulate(capsys, "--bots", "random,random", "--jobs", "1")
    within = simulate(capsys, "--bots", "random,random", "--jobs", "2", "--records", str(tmp_path))
    for key in ("wins", "points", "rounds", "actions"):
        assert without[key] == within[key]
    paths = sorted(tmp_path.iterdir())
    assert [path.name for path in paths] == [f"resarcana-{seed}.arcana" for seed in range(3, 7)]
    assert all(Game.from_record(path).over for path in paths)


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "resarcana", "--sets", "base", "--seats", "3", "--variant", "draft", "--bots", "random",
                 "--games", "2", "--jobs", "1", "--plain"]) == 0
    shown = capsys.readouterr().out
    assert "random 3" in shown
    assert "2 games in" in shown


def test_a_game_that_fails_is_counted_and_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("bad luck")

    monkeypatch.setattr("arcanarium.bots.RandomBot.choose", broken)
    assert main(["sim", "--bots", "random,random", "--games", "2", "--jobs", "1"]) == 1
    assert "2 games failed, the first with seed 1: ZeroDivisionError: bad luck" in " ".join(
        capsys.readouterr().out.split())


def test_the_bench_measures_every_game() -> None:
    figures = bench.measure(registry.spec("resarcana"), {"seats": 2}, 0.01, steps_too=True)
    assert set(figures) == {"games/s", "actions/s", "clone ns", "legal ns", "apply ns"}
    assert all(value > 0 for value in figures.values())
    assert set(bench.measure(registry.spec("resarcana"), {"seats": 4}, 0.01)) == {"games/s", "actions/s"}
    assert bench._ratio("x actions/s", 100, 1500) == bench._ratio("x ns", 1500, 100) == 15
