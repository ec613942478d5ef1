"""What belongs to one configuration: its cards, its box, and the codec of its actions."""
from __future__ import annotations

from functools import lru_cache

from arcanarium.cadwallon.cards.cardfile import load
from arcanarium.cadwallon.notation.codec import Codec
from arcanarium.cadwallon.state.assemble import assemble
from arcanarium.cadwallon.state.layout import State
from arcanarium.core.config import Config

CARD_FILE = "cards"
"""The option that names a card file of the user's own."""


class Edition:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.cards = load(config.option(CARD_FILE))
        self.box = assemble(self.cards, config)
        self.box.edition = self
        self.codec = Codec(self.cards, config.seats)


edition_of = lru_cache(maxsize=64)(Edition)
"""The edition of a configuration, made once."""


def edition_behind(state: State) -> Edition:
    """The edition a state belongs to."""
    return state.box.edition
