"""What studies keep of a game of Arcana: guilds, objectives, stakes won, and what was placed, played and offered."""
from __future__ import annotations

from pathlib import Path

from arcanarium.cadwallon.cards.cardfile import GUILDS, PACKAGED_FILE, STAKES
from arcanarium.cadwallon.game import RULES
from arcanarium.cadwallon.state import actions, event_codes
from arcanarium.cadwallon.state.assemble import numbered
from arcanarium.cadwallon.state.edition import CARD_FILE, edition_behind
from arcanarium.cadwallon.state.layout import DEALT, FIRST, GUILD, KEPT, State
from arcanarium.core.config import Config
from arcanarium.engine.cells import ROUND, TURN
from arcanarium.engine.facts import SOURCE, Chances, Holding, noted_rows

sides = ("guild",)
dealt = ("objective",)
won = STAKES
paired = ("guild", *STAKES)
OWN = "own"
"""The kind of all cards that a guild brings: its agents, and its relics and locations, which nobody has to win."""
ACTS = frozenset({event_codes.WAS_PLACED, event_codes.WAS_PLAYED, event_codes.BRIBED, event_codes.BRIBE_FAILED})
"""Events in which a card of a player does something."""
WITH_EFFECT = (actions.PLAY, actions.BRIBE)
"""What counts as the use of a power: the effect of a location, the offer of a relic."""
VERB_AND_CARD = (1 << actions.NUMBER_SHIFT) - 1


class CadwallonWitness:
    def __init__(self, state: State) -> None:
        self.opener = -1
        self._cards = [None, *numbered(edition_behind(state).cards)]
        self._had: dict[tuple[int, int], int | None] = {}
        self._uses: dict[tuple[int, int], int] = {}
        self._chances = Chances()
        self._heard = 0

    def decides(self, state: State, seat: int, action: int) -> None:
        if state.kind() != TURN:
            return
        round = state.cells[ROUND]
        if self.opener < 0 and round >= 1:
            self.opener = state.cells[FIRST]
        effects = {option & VERB_AND_CARD for option in state.legal(seat) if option & 255 in WITH_EFFECT}
        if effects:
            self._chances.note(round, seat, list(effects), action & VERB_AND_CARD)

    def hears(self, state: State) -> None:
        for code, seat, card, value in noted_rows(state):
            if code in ACTS:
                self._uses[seat, card] = self._uses.get((seat, card), 0) + 1
                self._had.setdefault((seat, card), 0)
            elif code == event_codes.DISTRICT_WON:
                self._had.setdefault((seat, card), self._heard)
            elif code == event_codes.ROUND_BEGAN:
                self._heard = value

    def holdings(self, state: State) -> list[Holding]:
        cells = state.cells
        points: dict[tuple[int, str], int] = {}
        found = []
        for seat in range(state.seats):
            for name, n in RULES.score_lines(state, seat):  # type: ignore[arg-type]
                points[seat, name] = points.get((seat, name), 0) + n
            if cells[GUILD + seat]:
                found.append(Holding(seat, "guild", GUILDS[cells[GUILD + seat] - 1], 0))
            for i in range(4):
                if goal := cells[DEALT + 4 * seat + i]:
                    self._had[seat, goal] = 0 if cells[KEPT + seat] >> i & 1 else None
        counted = {(seat, option >> actions.CARD & 0xFFF): chance
                   for (option, seat), chance in self._chances.counted().items()}
        for (seat, number), taken in self._had.items():
            card = self._cards[number]
            assert card is not None
            may, did = counted.get((seat, number), (0, 0))
            kind = card.kind if card.kind == "objective" or edition_behind(state).box.stake[number] else OWN
            found.append(Holding(seat, kind, card.id, taken, self._uses.get((seat, number), 0),
                                 points.pop((seat, card.id), 0), (may,) if may else (), (did,) if may else ()))
        return found + [Holding(seat, SOURCE, name, None, 0, n) for (seat, name), n in points.items()]


witness = CadwallonWitness


def card_files(config: Config) -> list[Path]:
    own = config.option(CARD_FILE)
    return [PACKAGED_FILE, *([Path(own)] if own else [])]
