"""What belongs to one configuration: its cards, its box, the views of its actions, the names of its programs."""
from __future__ import annotations

from bisect import bisect_right
from functools import lru_cache
from pathlib import Path

from arcanarium.core.config import Config
from arcanarium.resarcana.cards.cardfile import CardSet, load_sets
from arcanarium.resarcana.notation.codec import Codec
from arcanarium.resarcana.state.assemble import Assembler
from arcanarium.resarcana.state.layout import State

CARD_FILES = "cards"
"""The option that names card files of the user's own."""
ORDER, IN_ORDER = "collect", "in order"
"""The option that players collect one after the other, as any of them may ask at the start or later (C-17)."""


class Edition:
    def __init__(self, config: Config) -> None:
        self.config = config
        self.set = cards_of(config)
        assembler = Assembler(self.set, config.seats)
        self.box = assembler.assemble(config.variant)
        self.box.edition = self
        self.box.collect_in_order = config.option(ORDER) == IN_ORDER
        self.codec = Codec(self.set.cards, config.seats)
        self.programs = assembler.names
        self.starts = sorted(self.programs)

    def start_of(self, pc: int) -> int:
        """Where the program starts that a step belongs to."""
        return self.starts[bisect_right(self.starts, pc) - 1]

    def end_of(self, start: int) -> int:
        """Where the program ends that starts here: its last step is before that."""
        following = bisect_right(self.starts, start)
        return self.starts[following] if following < len(self.starts) else len(self.box.op)

    def step_name(self, pc: int) -> str:
        """`Hawk 2 +1`: a step by the name of its program and how far into it."""
        start = self.start_of(pc)
        return f"{self.programs[start]} +{pc - start}"


def cards_of(config: Config) -> CardSet:
    files = [Path(name) for name in config.option(CARD_FILES).split(";") if name]
    return load_sets(config.sets, files)


def edition_behind(state: State) -> Edition:
    """The edition a state belongs to."""
    return state.box.edition


edition_of = lru_cache(maxsize=64)(Edition)
"""The edition of a configuration, made once."""
