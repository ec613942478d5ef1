"""Boards, drawn from the plain view of a table: what all of them are made of. Each game has its own, built on `Board`.

A board grows with the screen: on a small one things are names in a row, on a large one each is on a line of its own
with what it does."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

from rich.cells import cell_len
from rich.console import RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from arcanarium.core import contract, registry
from arcanarium.core.contract import AnyFace, AnySpec
from arcanarium.core.errors import ConfigError
from arcanarium.terminal.look import STYLES, Drawn, Flow, Look, styled, words

SMALLEST, LARGEST = 0, 3
"""The levels of detail. 0: names only; lines for 1: the hand, 2: all that is the player's, 3: everything."""

NARROWEST = 9
"""The least width of the column with the labels."""
MOST_ABOVE = 3
"""More players' points are not repeated above the board."""


class Board:
    """Draws one view. Each game has a class of its own, with `draw`, and the messages of its labels: all stand in a
    column that is as wide as the longest of them in the language of the reader."""

    LABELS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, look: Look, show: AnyFace, names: Sequence[str], seen: Any) -> None:
        self.look, self.show, self.names, self.seen = look, show, names, seen
        self.view = show.view(seen)
        self.star = look.sign("★", "*")
        self.margin = max(NARROWEST, *(cell_len(look.say(label)) for label in ("board-known", *self.LABELS)))

    # --- small parts ---

    def points(self, n: int) -> Text:
        return words(f"{n}{self.star}", "point")

    def name(self, id: str) -> str:
        return self.show.card_name(id, self.look.texts)

    def row(self, label: str, chips: Iterable[Text]) -> Table:
        """A label and things that follow one another, broken between them and never inside."""
        found = list(chips) or [words(self.look.say("board-none"), "quiet")]
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=self.margin)
        grid.add_column(ratio=1)
        grid.add_row(words(label, "brass"), Flow(found))
        return grid

    def lines(self, label: str, rows: Sequence[tuple[Text, Text, Text]]) -> Table:
        """A label and a line for each thing: what it is, its price or state, what it does."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=self.margin)
        grid.add_column(no_wrap=True, max_width=34)
        grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        for i, cells in enumerate(rows):
            grid.add_row(words("" if i else label, "brass"), *cells)
        return grid if rows else self.row(label, [])

    def face(self, id: str) -> dict[str, Any]:
        if id not in self.look.faces:
            self.look.faces[id] = self.show.face(id, self.look.texts, self.look.plain, self.seen)
        return self.look.faces[id]

    def printed(self, id: str) -> Text:
        """What is printed on a card, on one line."""
        face = self.face(id)
        parts = [styled(line) for line in face["lines"]]
        if face["points"]:
            parts.append(styled(face["point_signs"]))
        return Text("   ").join(parts)

    def cost(self, id: str) -> Text:
        return styled(self.face(id)["cost_signs"])

    def rule(self, title: Text | str = "") -> Rule:
        return Rule(title, align="left", style=STYLES["brass"], characters=self.look.sign("─", "-"))

    def three(self, left: Text, middle: Text, right: Text) -> Table:
        """A line with something on the left, in the middle and on the right."""
        grid = Table.grid(expand=True, padding=(0, 1))
        for justify in ("left", "center", "right"):
            grid.add_column(justify=justify)
        grid.add_row(left, middle, right)
        return grid

    def draw(self, detail: int) -> RenderableType:
        """Everything on the table, at one of the four levels of detail."""
        raise NotImplementedError


def fitting(look: Look, board: contract.Board, room: int) -> tuple[Drawn, int]:
    """The board in the largest detail that fits into so many lines, or in the smallest; and which detail that is."""
    for detail in range(LARGEST, SMALLEST, -1):
        drawn = look.drawn(board.draw(detail))
        if len(drawn) <= room:
            return drawn, detail
    return look.drawn(board.draw(SMALLEST)), SMALLEST


def board_of(spec: AnySpec) -> Callable[[Look, Sequence[str], Any], contract.Board]:
    """What draws a game; ConfigError if the terminal cannot draw it."""
    if spec.board is None or spec.face is None:
        raise ConfigError(f"the terminal has no board for {spec.about.name}; it has one for {', '.join(drawn_games())}")
    return spec.board


def drawn_games() -> list[str]:
    """The games that the terminal can draw."""
    return [spec.about.name for spec in registry.specs() if spec.board is not None and spec.face is not None]
