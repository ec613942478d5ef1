"""ARCANARIUM_PURE=1 runs the engine from its .py files even where compiled ones lie next to them."""
from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder(MetaPathFinder):
    """Finds our modules as Python sources only; all else is left to the finders after it."""

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.startswith("arcanarium."):
            for folder in path or ():
                spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
                if spec is not None and spec.loader is not None:
                    return spec
        return None


if os.environ.get("ARCANARIUM_PURE", "0") not in ("", "0"):
    sys.meta_path.insert(0, SourceFinder())
