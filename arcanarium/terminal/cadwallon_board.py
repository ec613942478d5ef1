"""The board of Arcana: the stakes in the order they are resolved, who has what beside them, and the own hand."""
from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from arcanarium.terminal.board import LARGEST, SMALLEST, Board
from arcanarium.terminal.look import STYLES, Flow, styled, words

NAME = 30
"""The longest name of a stake that is not broken."""


class CadwallonBoard(Board):
    # --- small parts ---

    def sign(self, name: str) -> str:
        return str(self.view["signs"][name][self.look.plain])

    def letter(self, seat: int) -> str:
        return str(self.view["seats"][seat]["letter"])

    def who(self, seat: int) -> Text:
        """'A Ann', bold for the player whose turn it is."""
        style = "bold" if seat == self.view["active"] else ""
        return Text.assemble((self.letter(seat), STYLES["brass"]), " ", (self.names[seat], style))

    def card(self, id: str) -> Text:
        """The name of a card, with the mark of a designed one."""
        return Text.assemble(self.name(id), (self.face(id)["mark"], STYLES["designed"]))

    def points(self, n: int) -> Text:
        return words(f"{n}{self.sign('point')}", "point")

    # --- the stakes ---

    def head(self) -> Table:
        view, say = self.view, self.look.say
        left = words(say("board-round", n=view["round"]) if view["round"] else say("board-setup"), "name")
        if view["last_round"] is not None and view["last_round"] == view["round"]:
            left.append(f", {say('cadwallon-board-last')}", STYLES["warn"])
        totals = Text("   ").join(
            Text.assemble(self.who(seat["seat"]), " ", self.points(seat["points"])) for seat in view["seats"])
        right = [say("cadwallon-board-militia", n=view["militia"])] if view["militia"] is not None else []
        return self.three(left, totals, words("  ".join(right), "quiet"))

    def stakes(self, detail: int) -> Table:
        """A line for each pile: its zone, its stake and what wins it, what is under it, and the sums so far."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(no_wrap=True)
        grid.add_column(max_width=NAME)
        for _ in range(3):
            grid.add_column(no_wrap=True)
        grid.add_column(ratio=1)
        for pile in self.view["piles"]:
            stake = pile["stake"]
            if stake is None:
                message = "cadwallon-board-unseen" if pile["hidden"] else "cadwallon-board-empty"
                grid.add_row(self.zone(pile), words(self.look.say(message, n=pile["hidden"]), "quiet"))
                continue
            left = words(self.look.say("cadwallon-board-left", n=pile["hidden"]), "quiet")
            sums = Flow([self.sum(pile, seat) for seat in range(len(pile["sums"])) if self.present(pile, seat)])
            grid.add_row(self.zone(pile), self.card(stake["card"]), styled(self.face(stake["card"])["cost_signs"]),
                         self.points(stake["points"]), left, sums)
            if stake["kind"] == "location" and detail >= LARGEST:
                grid.add_row("", "", "", "", "", words(self.rule_on(stake["card"]), "quiet"))
        return grid

    def zone(self, pile: dict[str, Any]) -> Text:
        """The name of a pile; a house marks a zone of the viewer, where agents lie face down."""
        own = self.view["viewer"] in pile["controlled"]
        return Text.assemble((pile["pile"], STYLES["brass"]), (self.look.sign(" ⌂", " @") if own else "  ", "bold"))

    def present(self, pile: dict[str, Any], seat: int) -> bool:
        return any(agent["seat"] == seat for agent in pile["agents"])

    def sum(self, pile: dict[str, Any], seat: int) -> Text:
        """'B 4▮▮ Fence 3, Courtesan 1': what a player has in the power that counts, as far as it shows."""
        found = pile["sums"][seat]
        stake = pile["stake"]
        enough = found["known"] >= stake["threshold"]
        total = Text.assemble(
            (self.letter(seat), STYLES["brass"]), " ",
            (f"{found['known']}{self.sign(stake['power'])}", STYLES["gold"] if enough else STYLES[stake["power"]]),
            (self.look.sign("▮", "?") * found["backs"], ""))
        agents = [self.agent(agent) for agent in pile["agents"] if agent["seat"] == seat and agent["card"]]
        return Text.assemble(total, " ", Text(", ").join(agents)) if agents else total

    def agent(self, agent: dict[str, Any]) -> Text:
        """A card beside a stake; in brackets if it lies face down and the viewer knows it."""
        name = Text.assemble(self.card(agent["card"]), f" {agent['value']}")
        return Text.assemble("(", name, ")") if agent["down"] else name

    def rule_on(self, id: str) -> str:
        return "".join(text for line in self.face(id)["lines"] for text, style in line if style == "text")

    # --- the players ---

    def seat_head(self, seat: dict[str, Any]) -> Rule:
        view, say, number = self.view, self.look.say, seat["seat"]
        title = Text.assemble(self.who(number), "  ", self.points(seat["points"]))
        if seat["guild"]:
            title = Text.assemble(title, "  ", self.card(seat["guild"]))
        if number == view["first"]:
            title.append("  " + self.look.sign("⚑ ", "") + say("board-token"), STYLES["brass"])
        title.append("  " + say("cadwallon-board-piles", hand=seat["hand"]["size"], deck=seat["deck"]["size"],
                                resource=len(seat["resource"])), "dim")
        if seat["removed"]:
            title.append("  " + say("cadwallon-board-removed", n=len(seat["removed"])), "dim")
        return self.rule(title)

    def goals(self, seat: dict[str, Any]) -> list[RenderableType]:
        found = seat["objectives"]["cards"]
        if not found:
            return []
        return [self.lines(self.look.say("cadwallon-board-objectives"), [
            (self.card(one["card"]), self.reached(one["achieved"]), self.printed(one["card"])) for one in found])]

    def reached(self, yes: bool) -> Text:
        if self.view["round"] == 0:
            return Text()
        message = "cadwallon-board-achieved" if yes else "cadwallon-board-open"
        return words(self.look.say(message), "point" if yes else "quiet")

    def names_of(self, label: str, ids: list[str]) -> Table:
        return self.row(self.look.say(label), [words(self.name(id), "quiet") for id in sorted(ids)])

    def rival(self, seat: dict[str, Any], detail: int) -> list[RenderableType]:
        parts: list[RenderableType] = [self.seat_head(seat), *self.goals(seat)]
        if seat["hand"]["cards"]:
            parts.append(self.row(self.look.say("board-known"), [self.card(id) for id in seat["hand"]["cards"]]))
        if detail >= LARGEST and seat["resource"]:
            parts.append(self.names_of("cadwallon-board-resource", seat["resource"]))
        return parts

    def own(self, seat: dict[str, Any], detail: int) -> list[RenderableType]:
        label = self.look.say("cadwallon-board-hand")
        ids = seat["hand"]["cards"]
        parts: list[RenderableType] = [self.seat_head(seat), *self.goals(seat)]
        if detail == SMALLEST and ids:
            parts.append(self.row(label, [Text.assemble(self.card(id), " ", self.signs(id)) for id in ids]))
        elif ids:
            parts.append(self.lines(label, [(self.card(id), Text(), self.printed(id)) for id in ids]))
        if detail >= LARGEST - 1 and seat["resource"]:
            parts.append(self.names_of("cadwallon-board-resource", seat["resource"]))
        if detail >= LARGEST and seat["deck"]["cards"]:
            parts.append(self.names_of("cadwallon-board-deck", seat["deck"]["cards"]))
        return parts

    def signs(self, id: str) -> Text:
        """What a card shows but for its text."""
        return Text(" ").join(styled(line) for line in self.face(id)["lines"] if line[0][1] != "text")

    def draw(self, detail: int) -> RenderableType:
        view = self.view
        parts: list[RenderableType] = [self.head(), self.rule(), self.stakes(detail)]
        for seat in view["seats"]:
            if seat["seat"] != view["viewer"]:
                parts += self.rival(seat, detail)
        if view["viewer"] >= 0:
            parts += self.own(view["seats"][view["viewer"]], detail)
        return Group(*parts)
