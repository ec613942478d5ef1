"""Arcanarium as strangers get it: a source distribution of this tree, a wheel built from it, and an environment that
has this wheel and the packages that its metadata names, and nothing else.

Nothing is downloaded: the packages are links to those that the tests themselves run with. The wheel is built once for
all processes of a test run. The C compiler has nothing to do where `build` has what was compiled from the same sources.
"""
from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
from collections.abc import Iterator
from dataclasses import dataclass
from email.parser import Parser
from importlib.metadata import Distribution, distribution
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
NOT_SOURCES = (".git", ".venv*", "build", "dist", "node_modules", "__pycache__", "*.so", "*.egg-info", ".*_cache")
OURS = {"PYTHONPATH", "PYTHONHOME", "ARCANARIUM_PURE"}
"""What somebody without this tree does not have in the environment."""


@dataclass(frozen=True, slots=True)
class Installed:
    sdist: Path
    wheel: Path
    bare: Path
    """The programs of an environment with the wheel and what the rules need."""
    full: Path
    """The programs of one that has the extras `terminal` and `server` too."""


def run(*command: str | Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command in a folder, as somebody who does not have this tree at hand."""
    theirs = {name: value for name, value in os.environ.items() if name not in OURS}
    return subprocess.run([*map(str, command)], cwd=folder, env=theirs, capture_output=True, text=True, check=False)


def built(command: str, source: Path, target: Path) -> Path:
    """What the build backend makes of a source folder."""
    target.mkdir(exist_ok=True)
    code = f"import sys; from setuptools import build_meta; print(build_meta.{command}(sys.argv[1]))"
    done = run(sys.executable, "-c", code, target, folder=source)
    assert done.returncode == 0, done.stdout + done.stderr
    return target / done.stdout.split()[-1]


def requirements(wheel: Path, *extras: str) -> Iterator[Distribution]:
    """The packages that a wheel says it needs with these extras, and what these need in turn."""
    with ZipFile(wheel) as archive:
        name = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        said = Parser().parsestr(archive.read(name).decode()).get_all("Requires-Dist") or []
    wanted = [(line, extra) for line in said for extra in ("", *extras)]
    seen = set()
    while wanted:
        line, extra = wanted.pop()
        needed = Requirement(line)
        if (needed.marker and not needed.marker.evaluate({"extra": extra})) or needed.name == "arcanarium":
            continue
        found = distribution(needed.name)
        assert needed.specifier.contains(found.version, prereleases=True), f"{line}, but {found.version} is installed"
        if (found.name, frozenset(needed.extras)) not in seen:
            seen.add((found.name, frozenset(needed.extras)))
            wanted += [(line, inner) for line in found.requires or () for inner in ("", *needed.extras)]
            yield found


def environment(folder: Path, wheel: Path, *extras: str) -> Path:
    """A new environment with a wheel and the packages it needs. Returns the folder of its programs."""
    venv.create(folder, with_pip=False, symlinks=True)
    programs = folder / "bin"
    packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(folder), "platbase": str(folder)}))
    for package in requirements(wheel, *extras):
        for file in package.files or ():
            inside, first = Path(str(package.locate_file(file))), file.parts[0]
            if first != ".." and first != "__pycache__" and not (packages / first).exists():
                top = inside.parents[len(file.parts) - 2] if len(file.parts) > 1 else inside
                (packages / first).symlink_to(top)
    done = run(sys.executable, "-m", "pip", "--python", programs / "python", "install", "-q", "--no-deps", "--no-index",
               "--no-compile", "--no-warn-script-location", wheel, folder=folder)
    assert done.returncode == 0, done.stderr
    return programs


def install(folder: Path) -> Installed:
    copied = folder / "copied"
    shutil.copytree(ROOT, copied, ignore=shutil.ignore_patterns(*NOT_SOURCES))
    sdist = built("build_sdist", copied, folder / "sdist")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder / "unpacked", filter="data")
    source = next((folder / "unpacked").iterdir())
    if (ROOT / "build").is_dir():
        shutil.copytree(ROOT / "build", source / "build", ignore=shutil.ignore_patterns("env", "bdist*"))
    wheel = built("build_wheel", source, folder / "wheel")
    return Installed(sdist, wheel, environment(folder / "bare", wheel),
                     environment(folder / "full", wheel, "terminal", "server"))


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Installed:
    import fcntl  # not on Windows, where none of the tests that use this runs

    own = tmp_path_factory.getbasetemp()
    folder = (own if worker_id == "master" else own.parent) / "installed"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "full" / "bin" / "arcana-web").exists():
            return install(folder)
        (sdist,), (wheel,) = (folder / "sdist").iterdir(), (folder / "wheel").iterdir()
        return Installed(sdist, wheel, folder / "bare" / "bin", folder / "full" / "bin")
