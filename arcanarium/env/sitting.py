"""One game whose seats see and choose by numbers: what the environments of the libraries have in common."""
from __future__ import annotations

from typing import Any

import numpy as np

from arcanarium.core import registry
from arcanarium.core.contract import AnyRules
from arcanarium.core.errors import IllegalMove
from arcanarium.core.game import MASK, Game
from arcanarium.core.record import SEATS
from arcanarium.engine.batch import KINDS, WAIT, BatchGame, Lens, Sheets, reward_of
from arcanarium.engine.cell_rules import CellRules
from arcanarium.env.numbering import Form, configured, form_of, start_of
from arcanarium.env.vector import window

Sights = Any
Mask = Any


def blocks_of(rules: AnyRules, form: Form) -> list[tuple[str, int, int]]:
    """The sights in blocks: the name of each, its first number, and the first after it. Sights that are never on have
    no block."""
    known = rules.feature_blocks() if isinstance(rules, CellRules) else ()
    blocks = [*(known or [("features", 0)]), ("decision", form.sights - KINDS)]
    ends = [first for _, first in blocks[1:]] + [form.sights]
    return [(name, first, end) for (name, first), end in zip(blocks, ends, strict=True) if name]


class EnvGame:
    """A game of a configuration, begun again and again. Seats are numbers here, and letters for people."""

    def __init__(self, game: str, most: int, options: dict[str, Any]) -> None:
        self.rules = registry.rules(game)
        self.config = configured(game, options)
        self.form = form_of(game)
        self.most = most
        self.letters = SEATS[: self.config.seats]
        self._start = start_of(self.config)
        self._sheets = Sheets(self._start, 1, True)
        self._slot = BatchGame(self._start.clone(), Lens(self._sheets, 0))
        self._seen = window(self._sheets.seen, self.form.sights)
        self._may = window(self._sheets.may, self.form.choices).view(np.int8)
        self.blocks = blocks_of(self.rules, self.form)
        self._looked = -1
        """The seat that the sheets were written for since the last move, or -1."""
        self.seed = 0
        self.moves: list[tuple[int, int]] = []
        """The seats that have decided, each with the action."""

    def begin(self, seed: int) -> None:
        """Begin a game, whose deals are those of a `Game` with this seed."""
        self.seed = seed & MASK
        self._slot.begin(self._start, self.seed)
        self.moves = []
        self._looked = -1

    @property
    def state(self) -> Any:
        """The full state, with everything that is hidden."""
        return self._slot.state

    @property
    def over(self) -> bool:
        return bool(self.state.over())

    @property
    def given_up(self) -> bool:
        """Whether the game has taken too many decisions."""
        return len(self.moves) >= self.most and not self.over

    def owing(self) -> list[int]:
        return [] if self.given_up else list(self.state.owing())

    def look(self, seat: int) -> None:
        if self._looked != seat:
            self._slot.lens.look(self.state, seat)
            self._looked = seat

    def sights(self, seat: int) -> Sights:
        """What a seat sees, as zeros and ones."""
        self.look(seat)
        return self._seen.copy()

    def mask(self, seat: int) -> Mask:
        """Which numbers a seat may choose: only to wait, if it owes nothing."""
        self.look(seat)
        return self._may.copy()

    def action(self, seat: int, number: int) -> int:
        """The action of the engine that a number stands for, -1 for waiting. IllegalMove for one that is not legal."""
        self.look(seat)
        place = self._slot.lens.place(int(number))
        if place < 0:
            legal = [int(n) for n in np.flatnonzero(self._may)]
            raise IllegalMove(f"number {number} is not legal for seat {self.letters[seat]}; legal are {legal}")
        return int(self._slot.lens.action(int(number)))

    def do(self, seat: int, action: int) -> None:
        """Make a move that is known to be legal, and draw what it makes to be drawn."""
        self._slot.state.do(seat, action)
        self._slot.deal()
        self.moves.append((seat, action))
        self._looked = -1

    def choose(self, seat: int, number: int) -> None:
        """Make the move that a number stands for; IllegalMove if it is not legal."""
        action = self.action(seat, number)
        if number != WAIT:
            self.do(seat, action)

    def numbers(self, seat: int) -> dict[int, str]:
        """What each legal number stands for, in the words of the record."""
        self.look(seat)
        legal = [int(n) for n in np.flatnonzero(self._may)]
        actions = {number: self.action(seat, number) for number in legal}
        return {n: "wait" if a < 0 else self.rules.action_text(self.state, a) for n, a in actions.items()}

    def rewards(self) -> list[float]:
        """What the game has brought to each seat: nothing before its end, and nothing if it was given up."""
        return [reward_of(self._slot.state, seat) for seat in range(self.config.seats)]

    def view(self, seat: int) -> dict[str, Any]:
        """The table as a seat sees it, in names and figures: what its page is drawn from."""
        return registry.face(self.config.game).view(self.rules.observe(self.state, seat))

    def record(self) -> str:
        """The game so far as a record, secrets included, which `Game.from_record` and the clients read."""
        config = self.config
        options = dict(config.options) | ({"sets": config.sets} if config.sets else {})
        game = Game.new(config.game, seed=self.seed, seats=config.seats, variant=config.variant, **options)
        for seat, action in self.moves:
            game.play(seat, action)
        return game.record()
