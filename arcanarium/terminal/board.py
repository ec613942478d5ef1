"""Boards, drawn from the plain view of a table: the parts that all boards share, and the board of Res Arcana.

A board grows with the screen: on a small one things are names in a row, on a large one each is on a line of its own
with what it does."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from arcanarium.table.show import Show
from arcanarium.terminal.look import STYLES, Drawn, Flow, Look, styled, words

SMALLEST, LARGEST = 0, 3
"""The levels of detail. 0: names only; lines for 1: the hand, 2: all that is the player's, 3: everything."""

MOST_ABOVE = 3
"""More players' points are not repeated above the board."""


class Board:
    """Draws one view. Each game has a class of its own, with `draw`."""

    def __init__(self, look: Look, show: Show, names: Sequence[str], seen: Any) -> None:
        self.look, self.show, self.names, self.seen = look, show, names, seen
        self.view = show.view(seen)
        self.star = look.sign("★", "*")

    # --- small parts ---

    def points(self, n: int) -> Text:
        return words(f"{n}{self.star}", "point")

    def name(self, id: str) -> str:
        return self.show.card_name(id, self.look.texts)

    def row(self, label: str, chips: Iterable[Text]) -> Table:
        """A label and things that follow one another, broken between them and never inside."""
        found = list(chips) or [words(self.look.say("board-none"), "quiet")]
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=9)
        grid.add_column(ratio=1)
        grid.add_row(words(label, "brass"), Flow(found))
        return grid

    def lines(self, label: str, rows: Sequence[tuple[Text, Text, Text]]) -> Table:
        """A label and a line for each thing: what it is, its price or state, what it does."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(width=9)
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


class ResArcanaBoard(Board):
    """The board of Res Arcana."""

    # --- small parts ---

    def pool(self, amounts: Sequence[int]) -> Text:
        """A pool in colours, such as '2E 1L 3G'; a dash if it is empty."""
        found = zip(amounts, self.view["essences"], self.view["letters"], strict=True)
        parts = [Text(f"{n}{letter}", STYLES[kind]) for n, kind, letter in found if n]
        return Text(" ").join(parts) if parts else words("-", "quiet")

    def chip(self, component: dict[str, Any]) -> Text:
        """A component in a row: turned, name, what lies on it, what it is worth."""
        style = "quiet" if component["turned"] else ""
        chip = words((self.look.sign("↻", "T:") if component["turned"] else "") + self.name(component["card"]), style)
        if any(component["essences"]):
            chip = Text.assemble(chip, " (", self.pool(component["essences"]), ")")
        return Text.assemble(chip, " ", self.points(component["points"])) if component["points"] else chip

    # --- the table ---

    def head(self) -> Table:
        view, say = self.view, self.look.say
        left = words(say("board-round", n=view["round"]) if view["round"] else say("board-setup"), "name")
        if view["match"]:
            wins = ":".join(map(str, view["match"]["wins"]))
            left.append("  " + say("board-match", game=view["match"]["game"], wins=wins))
        totals = Text("   ").join(
            Text.assemble((self.names[seat["seat"]], "bold" if seat["seat"] == view["active"] else ""), " ",
                          self.points(seat["points"]))
            for seat in view["seats"] if len(view["seats"]) <= MOST_ABOVE
        )
        return self.three(left, totals, words(say("board-threshold", n=view["threshold"]), "quiet"))

    def centre(self, detail: int) -> list[RenderableType]:
        centre, say = self.view["centre"], self.look.say
        parts: list[RenderableType] = []
        places, monuments = centre["places"], centre["monuments"]
        if detail >= LARGEST:
            parts.append(self.lines(say("board-places"), [
                (Text(self.name(place["card"])), self.cost(place["card"]), self.printed(place["card"]))
                for place in places]))
            parts.append(self.lines(say("board-monuments"), [
                (Text(self.name(id)), self.cost(id), self.printed(id)) for id in monuments]))
        else:
            parts.append(self.row(say("board-places"), [
                Text.assemble(self.name(place["card"]), " ", self.cost(place["card"])) for place in places]))
            parts.append(self.row(say("board-monuments"), [
                *(Text.assemble(self.name(id), " ", self.points(self.worth(id))) for id in monuments),
                words(say("board-monument-deck", n=centre["monument_deck"]), "quiet")]))
        if detail >= LARGEST:
            parts.append(words(" " * 10 + say("board-monument-deck", n=centre["monument_deck"]), "quiet"))
        parts.append(self.row(say("board-items"), [Text(self.name(id)) for id in centre["items"]]))
        piles = [pile for pile in ("scrolls", "draft", "looked", "arranged") if centre[pile]]
        return parts + [self.row(say(f"board-{pile}"), [Text(self.name(id)) for id in centre[pile]]) for pile in piles]

    def worth(self, id: str) -> int:
        return int(self.face(id)["points"])

    def seat_head(self, seat: dict[str, Any]) -> Rule:
        view, say, number = self.view, self.look.say, seat["seat"]
        title = Text.assemble((self.names[number], "bold"), "  ", self.points(seat["points"]), "  ",
                              self.pool(seat["pool"]))
        if any(seat["collected"]):
            title = Text.assemble(title, words(" + ", "quiet"), self.pool(seat["collected"]))
        if number == view["token"]:
            title.append("  " + self.look.sign("⚑ ", "") + say("board-token"), STYLES["brass"])
        if number in view["passed"]:
            title.append("  " + say("board-passed"), "dim")
        title.append("  " + say("board-piles", hand=seat["hand"]["size"], deck=seat["deck"]["size"],
                                discards=len(seat["discards"])), "dim")
        return self.rule(title)

    def rival(self, seat: dict[str, Any]) -> list[RenderableType]:
        parts: list[RenderableType] = [self.seat_head(seat)]
        if seat["play"]:
            parts.append(self.row(self.look.say("board-play"), [self.chip(one) for one in seat["play"]]))
        if seat["hand"]["cards"]:
            parts.append(self.row(self.look.say("board-known"), [Text(self.name(id)) for id in seat["hand"]["cards"]]))
        return parts

    def own(self, seat: dict[str, Any], detail: int) -> list[RenderableType]:
        say = self.look.say
        parts: list[RenderableType] = [self.seat_head(seat)]
        if seat["play"] and detail >= LARGEST - 1:
            parts.append(self.lines(say("board-play"), [
                (self.chip(one), Text(), self.printed(one["card"])) for one in seat["play"]]))
        elif seat["play"]:
            parts.append(self.row(say("board-play"), [self.chip(one) for one in seat["play"]]))
        for pile in ("mages", "packet", "hand"):
            ids = seat[pile]["cards"]
            if not ids:
                continue
            label = say(f"board-{pile}")
            if detail > SMALLEST:
                parts.append(self.lines(label, [(Text(self.name(id)), self.cost(id), self.printed(id)) for id in ids]))
            else:
                parts.append(self.row(label, [Text.assemble(self.name(id), " ", self.cost(id)) for id in ids]))
        if detail > SMALLEST and seat["deck"]["cards"]:
            parts.append(self.row(say("board-deck"), [words(self.name(id), "quiet") for id in seat["deck"]["cards"]]))
        return parts

    def draw(self, detail: int) -> RenderableType:
        """Everything on the table, at one of the four levels of detail."""
        view = self.view
        parts: list[RenderableType] = [self.head(), self.rule(), *self.centre(detail)]
        others = [seat for seat in view["seats"] if seat["seat"] != view["viewer"]]
        for seat in others:
            parts += self.rival(seat)
        if view["viewer"] >= 0:
            parts += self.own(view["seats"][view["viewer"]], detail)
        return Group(*parts)


def fitting(look: Look, board: Board, room: int) -> tuple[Drawn, int]:
    """The board in the largest detail that fits into so many lines, or in the smallest; and which detail that is."""
    for detail in range(LARGEST, SMALLEST, -1):
        drawn = look.drawn(board.draw(detail))
        if len(drawn) <= room:
            return drawn, detail
    return look.drawn(board.draw(SMALLEST)), SMALLEST
