"""Positions of Res Arcana as a form."""
from __future__ import annotations

from arcanarium.core.config import Config
from arcanarium.core.record import SEATS
from arcanarium.engine.form import PositionField, PositionForm, PositionGroup
from arcanarium.resarcana.cards.card import ESSENCES
from arcanarium.resarcana.notation.position import KINDS_IN
from arcanarium.resarcana.notation.reading import STEPS
from arcanarium.resarcana.state.edition import edition_of

KIND_LETTERS = ("E", "L", "C", "D", "G", "P")
TURNED_MARK = " (turned)"
COMMON_PILES = ("places", "monuments", "shown", "items", "scrolls")
OWN_PILES = ("play", "hand", "deck", "discards")


def form(config: Config) -> PositionForm:
    """What can be edited in a position of a configuration."""
    box = edition_of(config).box
    letters = KIND_LETTERS if box.pearls else KIND_LETTERS[:-1]
    common = (
        PositionField("round", "number", "round"),
        *((PositionField("game", "number", "game"),) if config.variant == "match" else ()),
        PositionField("token", "seat", "token"),
        PositionField("active", "seat", "active"), PositionField("passed", "seats", "passed"),
        PositionField("step", "word", "step", words=tuple(STEPS)),
        *(PositionField(name, "cards", name, KINDS_IN[name]) for name in COMMON_PILES))
    seats = tuple(PositionGroup(seat, "", (
        PositionField(f"{letter} pool", "pool", "pool", letters, ESSENCES[: len(letters)]),
        *(PositionField(f"{letter} {name}", "cards", name, KINDS_IN[name], flag=TURNED_MARK if name == "play" else "",
                        holds=name == "play") for name in OWN_PILES),
        *((PositionField(f"{letter} wins", "number", "wins"),) if config.variant == "match" else ()),
    )) for seat, letter in enumerate(SEATS[: config.seats]))
    return PositionForm((PositionGroup(-1, "", common), *seats), ", ", "", "step: turn")
