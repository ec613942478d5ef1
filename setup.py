"""Compiles the engine with mypyc. Everything else about the package stands in pyproject.toml.

The same files run uncompiled: without a C compiler, or with ARCANARIUM_PURE_BUILD=1, the package is pure Python.
"""
import os
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
    found = mypycify(modules, opt_level=os.environ.get("ARCANARIUM_OPT", "3"), group_name="arcanarium")
    if new_compiler().compiler_type == "unix":
        for extension in found:
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return found


class BuildEngine(build_ext):
    """Compiles in parallel, and tells when it begins: a silent minute looks like a fault."""

    def build_extensions(self) -> None:
        self.parallel = self.parallel or os.cpu_count()
        if self.extensions:
            print(f"arcanarium: compiling the C code with -j {self.parallel}", file=sys.stderr, flush=True)
        super().build_extensions()


# Commands that only ask for metadata need no compiler and no mypyc.
building = {"build", "build_ext", "bdist_wheel", "editable_wheel", "install", "develop"} & set(sys.argv)
setup(ext_modules=extensions() if building else [], cmdclass={"build_ext": BuildEngine})
