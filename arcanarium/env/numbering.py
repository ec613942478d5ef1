"""The form of what a learner sees and does in one configuration: how many numbers there are, and what they mean."""
from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from arcanarium.core import registry
from arcanarium.core.config import Config
from arcanarium.core.errors import ConfigError
from arcanarium.engine.batch import Sheets
from arcanarium.engine.cells import Cells

FORM = 1
"""Raised when the numbers of sights or choices come to mean something else."""


@dataclass(frozen=True, slots=True)
class Form:
    """What a policy was learned for. Keep it beside the weights, and `require` it where they are used again: sights and
    choices have the same numbers for all sets, seats and variants of a game."""

    game: str
    rules_version: int
    sights: int
    """How many numbers there are for what a seat sees."""
    choices: int
    """How many numbers there are for what a seat does."""
    form: int = FORM

    def require(self, learned: Form | dict[str, Any]) -> None:
        """ConfigError says why something that was learned in another form cannot be used here."""
        fields = asdict(learned) if isinstance(learned, Form) else learned
        for name, here in asdict(self).items():
            if fields.get(name) != here:
                what = name.replace("_", " ")
                raise ConfigError(f"this was learned for {what} {fields.get(name)}, and here it is {here}: "
                                  "learn it again, or use the Arcanarium that it was learned with")


def start_of(config: Config) -> Cells:
    """The state that games of this configuration start from; ConfigError for a game that shows learners nothing."""
    start = registry.rules(config.game).start(config)
    if not isinstance(start, Cells) or start.feature_count() == 0:
        shown = ", ".join(name for name in registry.games() if _shows(name))
        raise ConfigError(f"the game {config.game} has no features for learners; {shown} have")
    return start


def _shows(game: str) -> bool:
    rules = registry.rules(game)
    start = rules.start(rules.configure({}))
    return isinstance(start, Cells) and start.feature_count() > 0


def configured(game: str, options: dict[str, Any]) -> Config:
    """The configuration of these options; ConfigError says what is wrong with them."""
    return registry.rules(game).configure(options)


def form_of(game: str) -> Form:
    """The form of a game's environments."""
    config = configured(game, {})
    sheets = Sheets(start_of(config), 1, False)
    return Form(game, config.version, sheets.sights, sheets.choices)
