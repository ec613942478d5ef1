"""Positions as a form: which lines there are, and what can stand in each. A game fills it in for a configuration.

A form changes no position by itself: whoever edits one writes lines, and `Rules.read_position` says what is wrong.
"""
from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from arcanarium.core.config import Config
from arcanarium.core.contract import TextSource

Sort = Literal["cards", "card", "pool", "number", "seat", "seats", "word"]


@dataclass(frozen=True, slots=True)
class PositionField:
    """A line of a position: its name, what stands in it, and the end of the message that names it."""

    name: str
    sort: Sort
    label: str
    kinds: tuple[str, ...] = ()
    """The kinds of cards that may lie there, or the letters of what is counted in a pool."""
    words: tuple[str, ...] = ()
    """The words that may stand there; of a pool, the signs of what is counted."""
    flag: str = ""
    """What follows a card that is turned or face down."""
    holds: bool = False
    """Whether things lie on the cards, in brackets after them."""
    owned: bool = False
    """Whether the letter of a seat stands before each card."""


@dataclass(frozen=True, slots=True)
class PositionGroup:
    """Fields that belong together: those of the table, of a seat (its number) or of a place with a name."""

    seat: int
    place: str
    fields: tuple[PositionField, ...]


@dataclass(frozen=True, slots=True)
class PositionForm:
    """All that can be edited. `between` separates cards, `marks` finds what is known of them, which is left out of an
    edited position, `step` is the line that says how it goes on, and `place_name` names the place of a group."""

    groups: tuple[PositionGroup, ...]
    between: str
    marks: str
    step: str
    place_name: Callable[[str, TextSource], str] = lambda place, texts: place

    def plain(self, text: str) -> str:
        """A position without what was going on and who knew what: a turn begins in it."""
        known = {field.name for group in self.groups for field in group.fields}
        rows = []
        for row in text.splitlines():
            key, colon, value = row.partition(":")
            if not colon or key in HEAD or key.startswith("option "):
                rows.append(row)
            elif key in known and key != STEP:
                rows.append(f"{key}:{re.sub(self.marks, '', value) if self.marks else value}")
        return "\n".join([*rows, self.step]) + "\n"


HEAD = ("sets", "variant", "seats")
STEP = "step"
FormOf = Callable[[Config], PositionForm]
"""What a game has as its `GameSpec.form`."""
