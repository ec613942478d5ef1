"""The known games, by name. A game is imported when it is first asked for, so that core depends on none of them."""
from __future__ import annotations

from importlib import import_module
from typing import Any

from arcanarium.core.contract import Rules
from arcanarium.core.errors import ConfigError

_places = {
    "resarcana": "arcanarium.resarcana:RULES",
    "cadwallon": "arcanarium.cadwallon:RULES",
}


def games() -> list[str]:
    """The names of all games.

    >>> "resarcana" in games()
    True
    """
    return list(_places)


def rules(name: str) -> Rules:
    """The rules of a game. ConfigError names the known games."""
    if name not in _places:
        raise ConfigError(f"there is no game {name!r}; known: {', '.join(games())}")
    module, _, attribute = _places[name].partition(":")
    found: Rules = getattr(import_module(module), attribute)
    return found


def companion(name: str, part: str) -> Any:
    """A module beside the rules of a game: `show` for clients, `value` for bots. ConfigError if the game has none."""
    rules(name)  # an unknown game is refused with the known ones
    place = f"{_places[name].partition(':')[0]}.{part}"
    try:
        return import_module(place)
    except ModuleNotFoundError as error:
        if error.name not in (place, place.rpartition(".")[0]):
            raise
        raise ConfigError(f"the game {name} has no {part} yet") from None


def register(name: str, place: str) -> None:
    """Make another game known, by the place of its Rules object: `register("toy", "my_package.toy:RULES")`."""
    _places[name] = place
