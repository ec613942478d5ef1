"""What studies keep of a game of Res Arcana: mages dealt and kept, decks, what was placed and claimed, powers used."""
from __future__ import annotations

from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from arcanarium.core.config import Config
from arcanarium.engine.cells import ROUND, TURN
from arcanarium.engine.facts import SOURCE, TABLE, Chances, Holding, noted_rows
from arcanarium.resarcana.cards.card import CARD_KINDS
from arcanarium.resarcana.cards.cardfile import SETS_FOLDER
from arcanarium.resarcana.game import RULES
from arcanarium.resarcana.state import actions, event_codes
from arcanarium.resarcana.state.edition import CARD_FILES, edition_behind
from arcanarium.resarcana.state.layout import (
    DECK,
    DISCARDS,
    HAND,
    MAGES,
    PLACES,
    PLAY,
    STARTER,
    State,
    next_card,
)

sides = ("mage",)
dealt = ("artifact",)
won = ("item", "place", "monument", "scroll")
paired = ("mage", "artifact", "place", "monument")
COMES = frozenset({event_codes.PLACED, event_codes.CLAIMED, event_codes.SCROLL_CLAIMED, event_codes.ITEM_TAKEN,
                   event_codes.SWAPPED, event_codes.MAGE_KEPT})
"""Events with which a card comes into play."""
ACTS = frozenset({event_codes.USED, event_codes.REACTED})


class ResArcanaWitness:
    def __init__(self, state: State) -> None:
        self.opener = -1
        self._cards = [None, *edition_behind(state).set.cards]
        self._had: dict[tuple[int, int], int | None] = {}
        """When each card came into play, by seat and card."""
        self._uses: dict[tuple[int, int], int] = {}
        self._chances = Chances()
        self._round = -1
        self._heard = 0

    def decides(self, state: State, seat: int, action: int) -> None:
        cells = state.cells
        round = cells[ROUND]
        if round == 0:
            self._sees(state, MAGES)
        elif round != self._round:
            if round == 1:
                self.opener = cells[STARTER] if self.opener < 0 else self.opener
                for pile in (HAND, DECK, DISCARDS):
                    self._sees(state, pile)
                self._lies(cells[PLACES], cells)
        self._round = round
        if state.kind() == TURN:
            powers = [option for option in state.legal(seat) if option & actions.VERB_MASK == actions.USE]
            if powers:
                self._chances.note(round, seat, powers, action)

    def _sees(self, state: State, pile: int) -> None:
        """Each seat has the cards of one of its piles."""
        cells = state.cells
        for seat in range(state.seats):
            card = cells[pile + seat]
            while card:
                self._had.setdefault((seat, card), None)
                card = next_card(cells, card)

    def _lies(self, card: int, cells: vec[i64]) -> None:
        while card:
            self._had.setdefault((TABLE, card), None)
            card = next_card(cells, card)

    def hears(self, state: State) -> None:
        for code, seat, card, value in noted_rows(state):
            if code in ACTS:
                self._uses[seat, card] = self._uses.get((seat, card), 0) + 1
            elif code in COMES:
                if self._had.get((seat, card)) is None:
                    self._had[seat, card] = self._heard
            elif code == event_codes.ROUND_BEGAN:
                self._heard = value

    def holdings(self, state: State) -> list[Holding]:
        could: dict[tuple[int, int], list[tuple[int, int, int]]] = {}
        for (option, seat), (may, did) in self._chances.counted().items():
            could.setdefault((seat, actions.card(option)), []).append((actions.number(option), may, did))
        points: dict[tuple[int, str], int] = {}
        for seat in range(state.seats):
            card = state.cells[PLAY + seat]
            while card:  # what was set up in play, by a position
                self._had.setdefault((seat, card), 0)
                card = next_card(state.cells, card)
            for name, n in RULES.score_lines(state, seat):  # type: ignore[arg-type]
                points[seat, name] = points.get((seat, name), 0) + n
        claimed = {card for seat, card in self._had if seat != TABLE}
        found = []
        for (seat, number), taken in self._had.items():
            if seat == TABLE and number in claimed:
                continue
            card_ = self._cards[number]
            assert card_ is not None
            powers = could.get((seat, number), [])
            size = 1 + max((power for power, _, _ in powers), default=-1)
            open_in, used_in = [0] * size, [0] * size
            for power, rounds, rounds_used in powers:
                open_in[power], used_in[power] = rounds, rounds_used
            found.append(Holding(seat, card_.kind, card_.id, taken, self._uses.get((seat, number), 0),
                                 points.pop((seat, card_.id), 0), tuple(open_in), tuple(used_in)))
        return found + [Holding(seat, SOURCE, name, None, 0, n) for (seat, name), n in points.items()]


witness = ResArcanaWitness


def card_files(config: Config) -> list[Path]:
    own = [Path(name) for name in config.option(CARD_FILES).split(";") if name]
    return [*(SETS_FOLDER / f"{name}.toml" for name in config.sets), *own]


assert set(sides + dealt + won) <= set(CARD_KINDS)
