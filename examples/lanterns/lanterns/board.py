"""The board in the terminal. It is imported when it draws, because it needs rich."""
from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from arcanarium.terminal.board import Board
from arcanarium.terminal.look import words


class LanternsBoard(Board):
    def draw(self, detail: int) -> RenderableType:
        view, say = self.view, self.look.say
        left = words(say("board-round", n=view["round"]) if view["round"] else say("board-setup"), "name")
        lit = words(say("lanterns-board-lit", n=view["lit"]) if view["lit"] else "", "lantern")
        dark = words(say("lanterns-board-dark", lanterns=" ".join(map(str, view["dark"])) or "-"), "quiet")
        rows = [self.row(self.names[seat["seat"]][:9], self.seat(seat)) for seat in view["seats"]]
        hand = [self.row(say("lanterns-board-hand"), [Text(str(card), "bold") for card in view["hand"]])]
        return Group(self.three(left, lit, dark), self.rule(), *rows, *(hand if view["viewer"] >= 0 else []))

    def seat(self, seat: dict[str, Any]) -> list[Text]:
        say = self.look.say
        parts = [self.points(seat["points"]), words(say("lanterns-board-cards", n=seat["hand"]), "quiet")]
        if seat["offered"]:
            parts.append(words(say("lanterns-board-offered")))
        if seat["last"]:
            parts.append(words(say("lanterns-board-last", card=seat["last"]), "quiet"))
        return parts
