"""The compiled engine and its plain sources are the same, and which one runs can be chosen and told."""
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import arcanarium

HOME = Path(arcanarium.__file__).parent
ASK = "import arcanarium; from arcanarium.core.rng import Rng; print(arcanarium.compiled, Rng(7).below(1000))"


def run(pure: str) -> list[str]:
    environment = os.environ | {"ARCANARIUM_PURE": pure}
    said = subprocess.check_output([sys.executable, "-c", ASK], cwd=HOME.parent, env=environment, text=True)
    return said.split()


def test_the_sources_run_when_asked_for() -> None:
    assert run("1")[0] == "False"


@pytest.mark.skipif(not arcanarium.compiled, reason="the engine is not compiled here")
def test_compiled_and_plain_draw_the_same_numbers() -> None:
    assert run("0") == ["True", run("1")[1]]


def test_all_modules_named_for_compiling_exist() -> None:
    lines = (HOME / "compiled.txt").read_text(encoding="utf-8").splitlines()
    named = [line.partition("#")[0].strip() for line in lines]
    assert [name for name in named if name and not (HOME.parent / name).is_file()] == []
