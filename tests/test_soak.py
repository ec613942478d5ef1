"""The soak itself: it tells what it did, and a failure of any kind is told with a way to have it again."""
from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

import pytest

from tests import soak
from tests.kits import GAMES, ROOT

NODES = ["tests/x.py::a", "tests/x.py::b", "tests/x.py::c"]


@dataclass(frozen=True)
class Script(soak.Job):
    """A job that is any piece of Python."""

    code: str = ""

    def command(self) -> list[str]:
        return [sys.executable, "-c", self.code]


def run(monkeypatch: pytest.MonkeyPatch, *codes: str, minutes: float = 1) -> int:
    def made(seed: int, nodes: list[str]) -> Iterator[soak.Job]:
        yield from [Script("kits", "cadwallon", seed + n, code) for n, code in enumerate(codes)]

    monkeypatch.setattr(soak, "properties", lambda: NODES)
    monkeypatch.setattr(soak, "jobs", made)
    return soak.soak(minutes, 40, cores=2)


def test_the_same_seed_gives_the_same_jobs() -> None:
    one, two, other = ([str(job) for job in islice(soak.jobs(seed, NODES), 50)] for seed in (1, 1, 2))
    assert one == two != other


def test_all_kinds_of_jobs_come_up_with_every_game_and_property() -> None:
    found = list(islice(soak.jobs(5, NODES), 120))
    assert {job.kind for job in found} == {*soak.JOBS, soak.PROPERTY}
    for kind in soak.JOBS:
        assert {job.subject for job in found if job.kind == kind} == set(GAMES)
    tests = [job.subject for job in found if job.kind == soak.PROPERTY]
    assert all(set(tests[i : i + 3]) == set(NODES) for i in range(0, 30, 3))


def test_figures_are_added_up(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    said = 'print(\'{"games": 2, "steps": 700}\')'
    assert run(monkeypatch, said, said, said) == 0
    assert "kits      3 jobs, 6 games, 2,100 steps" in capsys.readouterr().out


@pytest.mark.parametrize("code", [
    "raise SystemExit('seed 7, step 3: it leaks')", "import os; print('it leaks', flush=True); os.abort()",
])
def test_a_failure_is_told_and_can_be_had_again(
    code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    """Also one that takes the whole process down, as a slip in compiled code may."""
    assert run(monkeypatch, "print('{}')", code) == 1
    told = capsys.readouterr().out
    assert "it leaks" in told
    assert told.count("python -m tests.soak kits 'cadwallon' 41") == 2


def test_it_ends_in_time_and_tells_what_was_cut_off(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(monkeypatch, "import time; time.sleep(600)", minutes=0.001) == 0
    assert "cut off   kits cadwallon 40" in capsys.readouterr().out


def test_the_properties_of_the_suite_are_found() -> None:
    found = soak.properties()
    assert "tests/resarcana/test_kits.py::test_garbage_is_no_move" in found
    assert "tests/resarcana/test_kits.py::test_positions_read_back" not in " ".join(found)


@pytest.mark.parametrize("kind", soak.JOBS)
def test_one_job_runs_alone(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Seed 8 is a short game."""
    assert soak.main([kind, "cadwallon", "8"]) == 0
    assert soak.Job(kind, "cadwallon", 8).figures(capsys.readouterr().out)


@pytest.mark.parametrize("arguments", [["kits"], ["kits", "chess", "1"], ["--minutes", "0"], ["fly", "cadwallon", "1"]])
def test_bad_arguments_are_refused(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        soak.main(arguments)
    assert refused.value.code == 2


def test_an_interrupted_soak_tells_what_was_done() -> None:
    process = subprocess.Popen([sys.executable, "-m", "tests.soak", "--minutes", "9"], cwd=ROOT, text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    assert process.stdout
    assert process.stdout.readline().startswith("Soaking")
    process.send_signal(signal.SIGINT)
    said = process.stdout.read()
    assert process.wait() == 130
    assert "After " in said
