"""The games there are, by name.

A game is an installed package with an entry point in the group `arcanarium.games`; ours are declared in pyproject.toml
in the same way. So a game is known to every process, and core depends on none. A game is imported when it is first
asked for. One that cannot be used is told in one line, and the others go on.
"""
from __future__ import annotations

import logging
from functools import cache
from importlib.metadata import EntryPoint, distributions

from arcanarium.core.contract import CONTRACT, AnyFace, AnyRules, AnySpec, GameSpec
from arcanarium.core.errors import ConfigError

GROUP = "arcanarium.games"
log = logging.getLogger(GROUP)

_registered: dict[str, AnySpec] = {}


def games() -> list[str]:
    """The names of all games that can be used; the first is the one to offer."""
    return [spec.about.name for spec in specs()]


def specs() -> list[AnySpec]:
    """All games that can be used, the one to offer first first."""
    found = [_registered.get(name) or _loaded(name)[0] for name in {**_declared(), **_registered}]
    usable = [spec for spec in found if spec is not None]
    return sorted(usable, key=lambda spec: (spec.about.stage == "example", spec.about.rank, spec.about.name))


def spec(name: str) -> AnySpec:
    """All that a game brings; ConfigError names the known games."""
    if known := _registered.get(name):
        return known
    if name not in _declared():
        listed = ", ".join(games()) or "none; install Arcanarium with pip to have its own"
        raise ConfigError(f"there is no game {name!r}; known: {listed}")
    found, why_not = _loaded(name)
    if found is None:
        raise ConfigError(why_not)
    return found


def rules(name: str) -> AnyRules:
    """The rules of a game; ConfigError names the known games."""
    return spec(name).rules


def face(name: str) -> AnyFace:
    """How a game is shown to people; ConfigError if the game is not known or has no face."""
    found = spec(name).face
    if found is None:
        raise ConfigError(f"the game {name} has no face yet: bots can play it, people cannot see it")
    return found


def register(made: AnySpec) -> None:
    """Make a further game known to this process only, as tests do. Other processes know what is installed."""
    _registered[made.about.name] = made


@cache
def _declared() -> dict[str, EntryPoint]:
    """The entry points of all installed packages; of two with one name the first counts.

    `importlib.metadata.entry_points` would look at the first description of each package only. In a working tree that
    may be an old .egg-info, which hides what the installed one declares.
    """
    found: dict[str, EntryPoint] = {}
    for package in distributions():
        for entry in package.entry_points.select(group=GROUP):
            found.setdefault(entry.name, entry)
    return found


@cache
def _loaded(name: str) -> tuple[AnySpec | None, str]:
    """The game of an entry point, or why it cannot be used, which is also logged."""
    entry = _declared()[name]
    try:
        return _checked(entry.load(), name), ""
    except Exception as error:  # a stranger's package can fail in any way, and must not take the other games with it
        reason = " ".join(str(error).split()) or type(error).__name__
        why_not = f"the game {name} ({entry.value}) cannot be used: {reason}"
    log.warning(why_not)
    return None, why_not


def _checked(found: object, name: str) -> AnySpec:
    if not isinstance(found, GameSpec):
        raise TypeError(f"its entry point leads to a {type(found).__name__}, not to a GameSpec")
    if found.contract != CONTRACT:
        raise TypeError(f"it was written for version {found.contract} of the contract; this Arcanarium has {CONTRACT}")
    if not name == found.about.name == found.rules.name:
        raise TypeError(f"it calls itself {found.about.name} and its rules {found.rules.name}, not {name}")
    return found
