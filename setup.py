"""Compiles the engine with mypyc. Everything else about the package stands in pyproject.toml.

The same files run uncompiled: without a C compiler, or with ARCANARIUM_PURE_BUILD=1, the package is pure Python.
"""
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import setup
from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler
from setuptools.command.build_ext import build_ext

MODULES = Path(__file__).parent / "arcanarium" / "compiled.txt"


def engine_modules() -> list[str]:
    """The source files to compile, as named in arcanarium/compiled.txt."""
    lines = (line.partition("#")[0].strip() for line in MODULES.read_text(encoding="utf-8").splitlines())
    return [line for line in lines if line]


def why_pure() -> str:
    """Why the engine cannot be compiled here, or nothing. It tries: a compiler without Python.h is no help."""
    if os.environ.get("ARCANARIUM_PURE_BUILD", "0") not in ("", "0"):
        return "ARCANARIUM_PURE_BUILD is set"
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except Exception as error:  # each platform's compiler class fails in its own way
            return f"no C compiler with Python headers (on Debian: apt install gcc python3-dev): {error}"
    return ""


def extensions() -> list:
    if reason := why_pure():
        print(f"arcanarium: PURE PYTHON build, correct but many times slower: {reason}", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    modules = engine_modules()
    print(f"arcanarium: translating {len(modules)} modules to C", file=sys.stderr, flush=True)
    # ARCANARIUM_OPT=1 compiles in two thirds of the time: for working on the engine itself.
    return mypycify(modules, opt_level=os.environ.get("ARCANARIUM_OPT", "2"), debug_level="0", group_name="arcanarium")


class BuildEngine(build_ext):
    """Compiles in parallel, and tells when it begins: a silent minute looks like a fault.

    With ARCANARIUM_PROFILE=1 and gcc it compiles twice: in between, the engine plays for some seconds, and the compiler
    learns from that what the engine spends its time with.
    """

    def build_extensions(self) -> None:
        self.parallel = self.parallel or os.cpu_count()
        self.plain = [list(extension.extra_compile_args) for extension in self.extensions]
        flags = ["-fno-semantic-interposition"] if self.compiler.compiler_type == "unix" else []
        if self.extensions and self.is_to_be_trained() and self.compile("for training", [*flags, *TRAINING]):
            if self.train():
                flags += TRAINED
        self.compile("", flags)

    def compile(self, why: str, flags: list[str]) -> bool:
        """Compile all, also what was compiled before with other flags. Where it is only for training it may fail."""
        if self.extensions:
            print(f"arcanarium: compiling the C code {why}".rstrip(), file=sys.stderr, flush=True)
        for extension, plain in zip(self.extensions, self.plain, strict=True):
            extension.extra_compile_args = [*plain, *flags]
            extension.extra_link_args = TRAINING if TRAINING[0] in flags else []
        self.force = self.force or bool(why) or TRAINED[0] in flags
        try:
            super().build_extensions()
        except Exception as error:
            if not why:
                raise
            print(f"arcanarium: without training, because it cannot be compiled for it: {error}", file=sys.stderr)
            return False
        return True

    def is_to_be_trained(self) -> bool:
        if os.environ.get("ARCANARIUM_PROFILE", "0") in ("", "0") or self.compiler.compiler_type != "unix":
            return False
        version = subprocess.run([self.compiler.compiler[0], "--version"], capture_output=True, text=True, check=False)
        return "Free Software Foundation" in version.stdout  # gcc; clang has other flags

    def train(self) -> bool:
        """Let the engine play. What it spends its time with is noted beside the object files."""
        print("arcanarium: training", file=sys.stderr, flush=True)
        home = Path(__file__).parent.resolve()
        with tempfile.TemporaryDirectory() as folder:
            # Sources and what was just compiled, apart from anything that was compiled before.
            left_out = shutil.ignore_patterns("web", "__pycache__", "*.so")
            shutil.copytree(home / "arcanarium", Path(folder, "arcanarium"), ignore=left_out)
            for extension in self.extensions:
                compiled = Path(self.get_ext_fullpath(extension.name))
                shutil.copy(compiled, Path(folder, *extension.name.split(".")[:-1], compiled.name))
            path = os.pathsep.join([folder, *sys.path])  # also of an isolated build
            done = subprocess.run([sys.executable, str(home / "tools" / "train_profile.py")], cwd=folder, check=False,
                                  env=os.environ | {"PYTHONPATH": path, "ARCANARIUM_PURE": "0"})
        if done.returncode:
            print("arcanarium: the training failed: compiled without it", file=sys.stderr)
        return done.returncode == 0


TRAINING = ["-fprofile-generate"]
TRAINED = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile", "-Wno-coverage-mismatch"]

# Commands that only ask for metadata need no compiler and no mypyc.
building = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install", "develop"} & set(sys.argv)
setup(ext_modules=extensions() if building else [], cmdclass={"build_ext": BuildEngine})
