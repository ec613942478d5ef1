"""Positions of Arcana as a form."""
from __future__ import annotations

from arcanarium.cadwallon.cards.cardfile import GUILDS
from arcanarium.cadwallon.face.telling import pile_name
from arcanarium.cadwallon.state.edition import edition_of
from arcanarium.core.config import Config
from arcanarium.core.record import SEATS
from arcanarium.engine.form import PositionField, PositionForm, PositionGroup

DOWN_MARK = " [down]"
MARKS = r" \[(?!down\])(down)?[^\]]*\]"
"""What is known of a card. That it lies face down is no knowledge, and stays."""
STAKE_CARDS = ("relic", "location", "personality", "special")
DECK_CARDS = ("guild", "agent", "relic", "location", "personality")
BESIDE_CARDS = ("agent", "personality", "militia")


def form(config: Config) -> PositionForm:
    """What can be edited in a position of a configuration."""
    edition = edition_of(config)
    common = [PositionField("round", "number", "round"), PositionField("first", "seat", "first"),
              PositionField("turn of", "seat", "active"),
              PositionField("jubilee", "word", "jubilee", words=("hidden", "shown"))]
    if edition.box.with_militia:
        common.append(PositionField("militia", "cards", "militia", ("militia",)))
    seats = tuple(PositionGroup(seat, "", (
        PositionField(f"{letter} guild", "word", "guild", words=GUILDS),
        *(PositionField(f"{letter} {name}", "cards", name, DECK_CARDS)
          for name in ("hand", "deck", "resource", "removed")),
        *((PositionField(f"{letter} dealt", "cards", "dealt", ("objective",)),
           PositionField(f"{letter} kept", "cards", "kept", ("objective",)))
          if edition.box.with_objectives else ()),
    )) for seat, letter in enumerate(SEATS[: config.seats]))
    piles = tuple(PositionGroup(-1, name, (
        PositionField(f"{name} stake", "card", "stake", STAKE_CARDS),
        PositionField(f"{name} hidden", "number", "hidden"),
        PositionField(f"{name} buried", "cards", "buried", STAKE_CARDS),
        PositionField(f"{name} beside", "cards", "beside", BESIDE_CARDS, flag=DOWN_MARK, owned=True),
    )) for name in edition.codec.piles)
    return PositionForm((PositionGroup(-1, "", tuple(common)), *seats, *piles), "; ", MARKS, "step: turn", pile_name)
