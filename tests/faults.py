"""The faults that attacks on the server once found, brought back one by one: their tests must fail then.

    python -m tests.faults [NUMBER ...]

The sources are copied for that; the faults and what brings them back are in tests/server/faults.toml.
"""
from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

from tests import services

TESTS = services.ROOT / "tests/server"
PACKAGE = services.ROOT / "arcanarium"
LONGEST = 150
"""Seconds that the tests of a fault may take; a test that never ends fails too."""
FAILED = 1
"""What pytest says if tests ran and some failed, rather than that something else was wrong."""


class Again(msgspec.Struct, frozen=True):
    """What brings a fault back: `then` in the place of `now` in a file of the package. All of `fails` fail with it."""

    file: str
    now: str
    then: str
    fails: tuple[str, ...]


class Fault(msgspec.Struct, frozen=True):
    number: int
    was: str
    tests: tuple[str, ...]
    again: tuple[Again, ...] = ()


class _File(msgspec.Struct):
    fault: tuple[Fault, ...]


def faults() -> tuple[Fault, ...]:
    return msgspec.toml.decode((TESTS / "faults.toml").read_bytes(), type=_File).fault


def copied(folder: Path) -> Path:
    """The sources with the compiled engine, as they lie here."""
    left_out = shutil.ignore_patterns(".git", ".venv*", "node_modules", "build", "docs", "__pycache__", ".*_cache",
                                      ".hypothesis")
    shutil.copytree(services.ROOT, folder, ignore=left_out)
    return folder


def unnoticed(tree: Path, one: Again) -> list[str]:
    """The tests that do not notice a fault that is back."""
    changed = tree / "arcanarium" / one.file
    good = changed.read_text(encoding="utf-8")
    assert good.count(one.now) == 1, one
    changed.write_text(good.replace(one.now, one.then), encoding="utf-8")
    try:
        return [name for name in one.fails if not _fails(tree, name)]
    finally:
        changed.write_text(good, encoding="utf-8")


def _fails(tree: Path, name: str) -> bool:
    module, _, function = name.rpartition(".")
    environment = os.environ | {"PYTHONPATH": str(tree)}
    try:
        done = subprocess.run([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-x",
                               f"tests/server/{module}.py", "-k", function], cwd=tree, env=environment,
                              capture_output=True, timeout=LONGEST, check=False)
    except subprocess.TimeoutExpired:
        return True
    return done.returncode == FAILED


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("numbers", nargs="*", type=int, help="of the faults; all if none is given")
    wanted = parser.parse_args().numbers
    missed = 0
    with tempfile.TemporaryDirectory(prefix="arcanarium-faults-") as folder:
        tree = copied(Path(folder) / "arcanarium")
        for fault in faults():
            if wanted and fault.number not in wanted:
                continue
            for one in fault.again:
                blind = unnoticed(tree, one)
                missed += len(blind)
                print(f"{fault.number:2} {one.file}: {'not noticed by ' + ', '.join(blind) if blind else 'noticed'}",
                      flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
