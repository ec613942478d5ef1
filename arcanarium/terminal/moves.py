"""Legal moves as a player meets them: grouped and numbered, and found again by number, text or the beginning of one."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from difflib import get_close_matches
from itertools import groupby
from typing import Any

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from arcanarium.core import registry
from arcanarium.core.contract import AnyFace
from arcanarium.core.errors import IllegalMove, UnreadableMove
from arcanarium.core.game import Game, Move
from arcanarium.locale import FALLBACK
from arcanarium.locale.folding import folded, spellings
from arcanarium.terminal.look import STYLES, Flow, Look, styled, words
from arcanarium.terminal.lookup import names_of

NARROWEST, WIDEST = 9, 24
"""The least and the greatest width of the column with the headings."""
WIDE = 100
"""From this width on there is room for more than names."""


class Choice:
    """The legal moves of one seat now, as a list to choose from."""

    def __init__(self, look: Look, show: AnyFace, game: Game, seat: int, names: Sequence[str]) -> None:
        self.look, self.show, self.game, self.seat, self.names = look, show, game, seat, names
        self.about = registry.spec(game.config.game).about
        self.seen: Any = game.observe(seat)
        self.moves = sorted(game.legal(seat), key=self.place)
        self.decision = game.decision(seat)
        self.default = next((move for move in self.moves if move.number == show.default(self.seen)), None)

    def place(self, move: Move) -> int:
        """Where in the list a move stands."""
        order = self.about.order
        return order.index(self.show.group(move.action)) if order else 0

    def number(self, move: Move) -> int:
        return self.moves.index(move) + 1

    def draw(self, explained: bool) -> RenderableType:
        """The moves under their headings. With `explained` a power stands on its own line with what it does."""
        headings = {move: self.show.heading(self.seen, move.action, self.look.texts) for move in self.moves}
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=min(WIDEST, max(NARROWEST, *map(cell_len, headings.values()))))
        grid.add_column(ratio=1)
        for heading, found in groupby(self.moves, lambda move: headings[move]):
            group = list(found)
            kind = self.show.group(group[0].action)
            label = words(heading, "brass")
            in_lines = kind in self.about.weighed or (explained and kind in ("use", "choose"))
            if in_lines and any(self.hint(move) for move in group):
                for i, move in enumerate(group):
                    grid.add_row(Text() if i else label, Text.assemble(self.item(move), "   ", self.hint(move)))
            elif kind == "place" and self.look.console.width >= WIDE:
                grid.add_row(label, Flow([Text.assemble(self.item(move), " ", self.hint(move)) for move in group], 3))
            else:
                grid.add_row(label, Flow([self.item(move) for move in group], 2 if kind == "place" else 3))
        return grid

    def hint(self, move: Move) -> Text:
        return styled(self.show.hint(self.seen, move.action, self.look.texts, self.look.plain))

    def label(self, move: Move) -> Text:
        return styled(self.show.label(self.seen, move.action, self.look.texts, self.names))

    def words(self, move: Move) -> str:
        """A move as it is listed, on one line: its heading and its label."""
        texts = self.look.texts
        parts = self.show.label(self.seen, move.action, texts, self.names)
        label = parts[0][0] if len(parts) == 1 else self.label(move).plain  # a name keeps its forms
        heading = self.show.heading(self.seen, move.action, texts)
        return texts.say("move-words", heading=heading, label=label, group=self.show.group(move.action))

    def shown(self, move: Move) -> str:
        """A move as the reader may type it: in English as records have it."""
        return move.text if self.look.texts.language == FALLBACK else self.words(move)

    def item(self, move: Move) -> Text:
        label = self.label(move)
        if move is self.default:
            label.stylize("underline")
        return Text.assemble((f"{self.number(move):>2}", STYLES["number"]), " ", label)

    def question(self) -> str:
        return self.show.ask(self.decision, self.look.texts, self.names)

    # --- reading ---

    def read(self, text: str) -> Move:
        """The move that a person means, or an error that says why there is none, in words."""
        wanted = folded(text)
        if not wanted and self.default:
            return self.default
        if wanted.isdecimal():
            if 1 <= int(wanted) <= len(self.moves):
                return self.moves[int(wanted) - 1]
            raise UnreadableMove(self.look.say("move-no-number", n=len(self.moves)))
        found = self.named(wanted)
        if len(found) == 1:
            return found[0]
        if found:
            options = ", ".join(f"{self.number(move)} {self.shown(move)}" for move in found[:6])
            raise UnreadableMove(self.look.say("move-which", options=options))
        return self.refused(wanted)

    def named(self, wanted: str) -> list[Move]:
        """The moves that a text names, in English or as they are listed: in full, then by their beginning, then without
        their verb. A discard needs its verb: the bare name of a card means to place it."""
        texts = {move: (folded(move.text), *spellings(self.words(move))) for move in self.moves}
        labels = {move: spellings(self.label(move).plain) for move in self.moves
                  if self.show.group(move.action) != "discard"}
        ways: tuple[Callable[[Move], bool], ...] = (
            lambda move: wanted in texts[move] or wanted in labels.get(move, ()),
            lambda move: any(text.startswith(wanted) for text in texts[move]),
            lambda move: any(label.startswith(wanted) for label in labels.get(move, ())),
            lambda move: move in labels and any(f" {wanted}" in text for text in texts[move]),
        )
        for fits in ways:
            if found := [move for move in self.moves if fits(move)]:
                return found
        return []

    def in_notation(self, wanted: str) -> str:
        """What somebody typed, with the name of a card, in any language, as records write it; without the heading of a
        move, which is no verb of records."""
        for group in dict.fromkeys((*self.about.order, *self.about.verbs)):
            heading = f"{self.about.name}-group-{group}"
            if self.look.texts.has(heading):
                wanted = wanted.removeprefix(f"{folded(self.look.say(heading))} ")
        names = {name: card["name"] for card in self.show.cards(seen=self.seen)
                 for name in names_of(self.show, card, self.look.texts)}
        return str(names.get(wanted, wanted))

    def refused(self, wanted: str) -> Move:
        """The engine reads more than we list: `pay 1g 2e`. It explains what it refuses. A bare name may be the name of
        a card that something could be done with."""
        bare, typed = [], wanted
        wanted = self.in_notation(wanted)
        for text in (wanted, *(f"{verb} {wanted}" for verb in dict.fromkeys(
            move.action.verb for move in self.moves if self.show.group(move.action) != "discard")),
                     *(f"{verb} {wanted}" for verb in self.about.verbs)):
            try:
                number = self.game.rules.read_action(self.game.state, text)
            except UnreadableMove:
                continue
            if legal := [move for move in self.moves if move.number == number]:
                return legal[0]
            why = self.game.rules.why_not(self.game.state, self.seat, number)
            if text == wanted or why.startswith(self.about.telling):
                raise IllegalMove(self.show.why(why, self.look.texts), why=why)
            bare.append(why)
        if bare:
            raise IllegalMove(self.look.say("move-not-now", text=typed), why=bare[0])
        known = {folded(text): self.shown(move) for move in self.moves for text in (move.text, self.words(move))}
        near = ", ".join(dict.fromkeys(known[one] for one in get_close_matches(typed, known, n=3, cutoff=0.5)))
        raise UnreadableMove(self.look.say("move-near" if near else "move-none", text=typed, near=near))
