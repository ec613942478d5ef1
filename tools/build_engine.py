"""Compile the engine in place, for `make`, and show that something moves meanwhile.

The compiler from Python to C (mypyc) is that of `.venv-dev` where there is one. Otherwise it is fetched into a folder
of its own, which is deleted afterwards: nobody needs its 60 MB. Run it from the top of the source tree.
"""
from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

LINES = "arcanarium:"
"""How the lines begin that setup.py means for people."""
CLEAR = "\r\x1b[K"
"""Makes a terminal forget the line it is in."""
SLOWER = "The engine runs as plain Python: the same games, many times slower. To try again: make engine"


class Failed(Exception):
    """A command ended badly, and its output has been shown."""


def remove_compiled() -> None:
    """Delete what was compiled earlier, also of modules that have moved. Python would prefer it to newer sources."""
    for compiled in (*Path().glob("*__mypyc.*"), *Path("arcanarium").rglob("*.so")):
        if "node_modules" not in compiled.parts:
            compiled.unlink()


def why_not() -> str:
    """Why there is no use in fetching mypyc, or nothing. setup.py looks more closely."""
    if os.environ.get("ARCANARIUM_PURE_BUILD", "0") not in ("", "0"):
        return "ARCANARIUM_PURE_BUILD is set"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if os.name == "posix" and not (compiler and shutil.which(compiler[0])):
        return "there is no C compiler (on Debian: apt install gcc python3-dev)"
    return ""


def run(what: str, *command: str) -> None:
    """Run a command with a line that counts the seconds. What it says to people is shown, the rest only if it fails."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    live = sys.stdout.isatty()
    said: list[str] = []

    def listen() -> None:
        assert process.stdout is not None
        for line in process.stdout:
            said.append(line)
            if line.startswith(LINES):
                print(f"{CLEAR * live}  {line.removeprefix(LINES).strip()}", flush=True)

    listener = threading.Thread(target=listen)
    print(f"{what} ...", flush=True)
    listener.start()
    begun = time.monotonic()
    while listener.is_alive():
        listener.join(1 if live else 10)
        print(f"{CLEAR * live}  {time.monotonic() - begun:.0f} s", end="" if live else "\n", flush=True)
    if live:
        print()
    if process.wait():
        print("".join(said), file=sys.stderr)
        raise Failed(f"{what}: failed")


@contextmanager
def python_with_mypyc(tidy: bool) -> Iterator[str]:
    """The path of a Python that can run mypyc, while it is there."""
    own = Path(".venv-dev")
    if (own / "ready.stamp").exists():
        yield str(own / "bin" / "python")
        return
    folder = Path("build/env")
    try:
        run("Fetching mypyc, which compiles Python (18 MB, deleted afterwards)",
            sys.executable, "-c", FETCH, str(folder))
        yield str(folder / "bin" / "python")
    finally:
        shutil.rmtree(folder.parent if tidy else folder, ignore_errors=True)


FETCH = """
import subprocess, sys, venv
venv.create(sys.argv[1], clear=True, with_pip=True)
subprocess.run([sys.argv[1] + "/bin/python", "-m", "pip", "install", "-q", "-r", "requirements/build.txt"], check=True)
"""


def build(tidy: bool) -> None:
    with python_with_mypyc(tidy) as python:
        twice = os.environ.get("ARCANARIUM_PROFILE", "0") not in ("", "0")
        run(f"Compiling the engine, which takes {'two to three minutes' if twice else 'a minute or so'}",
            python, "setup.py", "-q", "build_ext", "--inplace")


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the engine in place.")
    parser.add_argument("--or-pure", action="store_true", help="where it fails, say so and go on without")
    parser.add_argument("--tidy", action="store_true", help="keep nothing that only compiling needs")
    args = parser.parse_args()
    remove_compiled()
    if reason := why_not():
        print(f"The engine is not compiled: {reason}. {SLOWER}", file=sys.stderr)
        return 0
    try:
        build(args.tidy)
    except Failed as error:
        remove_compiled()
        print(f"{error}.{' ' + SLOWER if args.or_pure else ''}", file=sys.stderr)
        return 0 if args.or_pure else 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
