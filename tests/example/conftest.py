"""The example game, installed as a stranger's package would be: into a folder of its own, which processes that the
tests start have on their path. The process of the tests does not know it, and nothing is left behind."""
from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests import services

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "lanterns"
Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the package is installed in."""
    source, target = tmp_path_factory.mktemp("source") / "lanterns", tmp_path_factory.mktemp("installed")
    shutil.copytree(EXAMPLE, source, ignore=shutil.ignore_patterns("build", "*.egg-info", "__pycache__"))
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index",
         "--target", target, source], check=True, capture_output=True)
    return target


@pytest.fixture
def with_example(installed: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Processes started from here on know the example."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), str(installed)]))
    monkeypatch.setenv("ARCANARIUM_HOME", str(tmp_path / "home"))


@pytest.fixture
def run(with_example: None) -> Run:
    """`run("arcana", "sim", "lanterns")`, or `run("-c", "...")` for a piece of Python."""

    def command(*words: str, said: str = "") -> subprocess.CompletedProcess[str]:
        start = ["-m", "arcanarium.terminal.main", *words[1:]] if words[0] == "arcana" else list(words)
        return subprocess.run(
            [sys.executable, *start], check=False, input=said, capture_output=True, text=True, timeout=120)

    return command


@pytest.fixture
def site(with_example: None, tmp_path: Path) -> Iterator[services.Process]:
    with services.process(tmp_path / "site", limits="off", pace="0", absent="0") as running:
        yield running
