"""The learned weights of a game: found beside its rules, checked, and read once.

A game ships them as `weights.bin` in the package of its rules. Without them, or with weights that do not fit, the
hand-made worth judges, and a sentence says why.
"""
from __future__ import annotations

import sys
from pathlib import Path

from arcanarium.core.contract import AnyRules
from arcanarium.core.errors import ConfigError
from arcanarium.engine.cells import Cells
from arcanarium.engine.judge import Judge
from arcanarium.engine.network import Network, load

WEIGHTS = "weights.bin"


def weights_of(rules: AnyRules) -> Path:
    """Where the weights of a game lie, if it has any."""
    file = sys.modules[type(rules).__module__].__file__
    return Path(file or "").parent / WEIGHTS


_judges: dict[str, tuple[Judge, str]] = {}
"""What was found, by the name of the game."""


def judge_for(rules: AnyRules) -> tuple[Judge, str]:
    """The network of a game and no words; or the hand-made judge, and why it is not the network."""
    if rules.name not in _judges:
        _judges[rules.name] = find_judge(rules, weights_of(rules))
    return _judges[rules.name]


def find_judge(rules: AnyRules, path: Path) -> tuple[Judge, str]:
    try:
        return network_for(rules, path), ""
    except ConfigError as error:
        return Judge(), str(error)


def network_for(rules: AnyRules, path: Path) -> Network:
    """The network in a file, if it fits the game. ConfigError says what is wrong."""
    try:
        data = path.read_bytes()
    except OSError:
        raise ConfigError(f"{rules.name} has no learned weights, so the hand-made worth judges") from None
    try:
        network, game, version = load(data)
    except ValueError as error:
        raise ConfigError(f"{path.name} of {rules.name}: {error}; so the hand-made worth judges") from None
    config = rules.configure({})
    start = rules.start(config)
    if game != rules.name:
        raise ConfigError(f"the weights are for {game}, not for {rules.name}; so the hand-made worth judges")
    if version != config.version:
        raise ConfigError(f"the weights of {rules.name} were learned with rules version {version}, and it is now "
                          f"{config.version}; so the hand-made worth judges")
    if not isinstance(start, Cells) or (network.features, network.keys) != (start.feature_count(), start.action_keys()):
        raise ConfigError(f"the weights of {rules.name} were learned for other features; so the hand-made worth judges")
    return network
