"""Bots that others have written, by name:

    program:COMMAND         a program that speaks JSON lines (docs/bot-protocol.md)
    class:package.module:Name  a class: Name(rules, rng) with a method choose(seen)
    NAME                    a class that an installed package declares in the entry point group `arcanarium.bots`

A time limit for each decision may follow any of them: `program:./mybot.py:500ms`. All of them play under guard.
"""
from __future__ import annotations

import re
import sys
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint, distributions
from typing import Any

from arcanarium.bots.guard import GuardedBot
from arcanarium.bots.program import ProgramBot
from arcanarium.core.contract import AnyRules
from arcanarium.core.errors import ConfigError
from arcanarium.core.rng import Rng

GROUP = "arcanarium.bots"
PROGRAM, CLASS = "program:", "class:"
_LIMIT = re.compile(r":(\d+(?:\.\d+)?)(ms|s)$")


@cache
def registered() -> dict[str, EntryPoint]:
    """The bots of installed packages, by name; of two with one name the first counts."""
    found: dict[str, EntryPoint] = {}
    for package in distributions():
        for entry in package.entry_points.select(group=GROUP):
            found.setdefault(entry.name, entry)
    return found


def is_foreign(name: str) -> bool:
    """Whether a name is that of somebody else's bot."""
    return name.startswith((PROGRAM, CLASS)) or split_limit(name)[0] in registered()


def split_limit(name: str) -> tuple[str, float]:
    """The name without its time limit, and the limit in seconds; 0 for none."""
    found = _LIMIT.search(name)
    if not found:
        return name, 0.0
    return name[: found.start()], float(found[1]) / (1000 if found[2] == "ms" else 1)


def make_foreign(name: str, rules: AnyRules, seed: int, rng: Rng, stand_in: Callable[[], Any]) -> GuardedBot:
    """The bot of that name, under guard. ConfigError if there can be none of that name; whatever else fails costs the
    bot its seat."""
    bare, limit = split_limit(name)
    if bare.startswith(PROGRAM):
        command = bare.removeprefix(PROGRAM)
        if not command.strip():
            raise ConfigError("name a command after `program:`, such as program:./mybot.py")
        # a program keeps its own time, which does not count its start
        return GuardedBot(partial(ProgramBot, command, rules, seed, limit), stand_in, rules, limit, timed=False)
    entry = registered().get(bare)
    maker = entry.load if entry else partial(_class, bare.removeprefix(CLASS))
    return GuardedBot(lambda: maker()(rules, rng), stand_in, rules, limit)


def _class(place: str) -> Any:
    """The class at `package.module:Name`, also of a module in the working directory."""
    module, _, name = place.partition(":")
    if not module or not name:
        raise ConfigError(f"“{place}” is no class; write class:package.module:Name")
    if "" not in sys.path:
        sys.path.insert(0, "")
    return getattr(import_module(module), name)
