"""The board of Res Arcana in the terminal. Only this file of the game needs rich; it is imported when it draws."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from arcanarium.terminal.board import LARGEST, MOST_ABOVE, SMALLEST, Board
from arcanarium.terminal.look import STYLES, words


class ResArcanaBoard(Board):
    """The board of Res Arcana."""

    LABELS = tuple(f"resarcana-board-{label}" for label in (
        "places", "monuments", "items", "scrolls", "draft", "looked", "arranged", "play", "mages", "packet", "hand",
        "deck"))

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
            left.append("  " + say("resarcana-board-match", game=view["match"]["game"], wins=wins))
        totals = Text("   ").join(
            Text.assemble((self.names[seat["seat"]], "bold" if seat["seat"] == view["active"] else ""), " ",
                          self.points(seat["points"]))
            for seat in view["seats"] if len(view["seats"]) <= MOST_ABOVE
        )
        return self.three(left, totals, words(say("resarcana-board-threshold", n=view["threshold"]), "quiet"))

    def centre(self, detail: int) -> list[RenderableType]:
        centre, say = self.view["centre"], self.look.say
        parts: list[RenderableType] = []
        places, monuments = centre["places"], centre["monuments"]
        if detail >= LARGEST:
            parts.append(self.lines(say("resarcana-board-places"), [
                (Text(self.name(place["card"])), self.cost(place["card"]), self.printed(place["card"]))
                for place in places]))
            parts.append(self.lines(say("resarcana-board-monuments"), [
                (Text(self.name(id)), self.cost(id), self.printed(id)) for id in monuments]))
        else:
            parts.append(self.row(say("resarcana-board-places"), [
                Text.assemble(self.name(place["card"]), " ", self.cost(place["card"])) for place in places]))
            parts.append(self.row(say("resarcana-board-monuments"), [
                *(Text.assemble(self.name(id), " ", self.points(self.worth(id))) for id in monuments),
                words(say("resarcana-board-monument-deck", n=centre["monument_deck"]), "quiet")]))
        if detail >= LARGEST:
            more = say("resarcana-board-monument-deck", n=centre["monument_deck"])
            parts.append(words(" " * (self.margin + 1) + more, "quiet"))
        parts.append(self.row(say("resarcana-board-items"), [Text(self.name(id)) for id in centre["items"]]))
        piles = [pile for pile in ("scrolls", "draft", "looked", "arranged") if centre[pile]]
        return parts + [
            self.row(say(f"resarcana-board-{pile}"), [Text(self.name(id)) for id in centre[pile]]) for pile in piles]

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
            title.append("  " + say("resarcana-board-passed"), "dim")
        title.append("  " + say("resarcana-board-piles", hand=seat["hand"]["size"], deck=seat["deck"]["size"],
                                discards=len(seat["discards"])), "dim")
        return self.rule(title)

    def rival(self, seat: dict[str, Any]) -> list[RenderableType]:
        parts: list[RenderableType] = [self.seat_head(seat)]
        if seat["play"]:
            parts.append(self.row(self.look.say("resarcana-board-play"), [self.chip(one) for one in seat["play"]]))
        if seat["hand"]["cards"]:
            parts.append(self.row(self.look.say("board-known"), [Text(self.name(id)) for id in seat["hand"]["cards"]]))
        return parts

    def own(self, seat: dict[str, Any], detail: int) -> list[RenderableType]:
        say = self.look.say
        parts: list[RenderableType] = [self.seat_head(seat)]
        if seat["play"] and detail >= LARGEST - 1:
            parts.append(self.lines(say("resarcana-board-play"), [
                (self.chip(one), Text(), self.printed(one["card"])) for one in seat["play"]]))
        elif seat["play"]:
            parts.append(self.row(say("resarcana-board-play"), [self.chip(one) for one in seat["play"]]))
        for pile in ("mages", "packet", "hand"):
            ids = seat[pile]["cards"]
            if not ids:
                continue
            label = say(f"resarcana-board-{pile}")
            if detail > SMALLEST:
                parts.append(self.lines(label, [(Text(self.name(id)), self.cost(id), self.printed(id)) for id in ids]))
            else:
                parts.append(self.row(label, [Text.assemble(self.name(id), " ", self.cost(id)) for id in ids]))
        if detail > SMALLEST and seat["deck"]["cards"]:
            cards = [words(self.name(id), "quiet") for id in seat["deck"]["cards"]]
            parts.append(self.row(say("resarcana-board-deck"), cards))
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
