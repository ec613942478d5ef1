"""`make bench-install`: what `make play` takes on a fresh clone, in seconds and in megabytes, against the goals.

The last commit of this folder is cloned into a temporary one. Packages come from pip's cache where it has them; with
`--download` they do not, and the speed of the network counts too.
"""
from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

GOAL_SECONDS, GOAL_MEGABYTES = 90, 120
OURS = {"MAKEFLAGS", "MAKELEVEL", "PYTHONPATH"}
"""What the `make` in the clone must not inherit."""
PARTS = (".venv", "build", "arcanarium", ".git")


def megabytes(folder: Path) -> float:
    """What the files of a folder take on disk."""
    files = (path.lstat() for path in folder.rglob("*") if not path.is_dir() or path.is_symlink())
    return sum(file.st_blocks * 512 for file in files) / 1e6


def main() -> int:
    parser = argparse.ArgumentParser(description="What `make play` takes on a fresh clone.")
    parser.add_argument("--download", action="store_true", help="do not use pip's cache")
    args = parser.parse_args()
    environment = {name: value for name, value in os.environ.items() if name not in OURS}
    if args.download:
        environment["PIP_NO_CACHE_DIR"] = "1"
    with tempfile.TemporaryDirectory(prefix="arcanarium-install-") as temporary:
        clone = Path(temporary, "clone")
        subprocess.run(["git", "clone", "-q", "--depth", "1", Path.cwd().as_uri(), str(clone)], check=True)
        before = megabytes(clone)
        begun = time.monotonic()
        subprocess.run(["make", "ready", f"PYTHON={sys.executable}"], cwd=clone, env=environment, check=True)
        seconds = time.monotonic() - begun
        after = megabytes(clone)
        asked = subprocess.run(
            [".venv/bin/python", "-c", "import arcanarium; print(arcanarium.compiled)"], cwd=clone, env=environment,
            check=True, capture_output=True, text=True)
        print(f"\nmake play, until the server starts: {seconds:.0f} s (goal: under {GOAL_SECONDS} s)")
        print(f"installed: {after - before:.0f} MB (goal: under {GOAL_MEGABYTES} MB), the clone {before:.0f} MB")
        print("  " + ", ".join(f"{part} {megabytes(clone / part):.0f} MB" for part in PARTS))
        print(f"engine compiled: {asked.stdout.strip()}")
    return 0 if seconds < GOAL_SECONDS and after - before < GOAL_MEGABYTES else 1


if __name__ == "__main__":
    sys.exit(main())
