"""The board of Arcana in the terminal: the stakes in the order they are resolved, who has what beside them, and the own
hand. Only this file of the game needs rich; it is imported when it draws."""
from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from arcanarium.terminal.board import LARGEST, MOST_ABOVE, SMALLEST, Board
from arcanarium.terminal.look import STYLES, Flow, styled, words


class CadwallonBoard(Board):
    LABELS = tuple(f"cadwallon-board-{label}" for label in ("objectives", "hand", "resource", "deck"))

    # --- small parts ---

    def sign(self, name: str) -> str:
        return str(self.view["signs"][name][self.look.plain])

    def letter(self, seat: int) -> str:
        return str(self.view["seats"][seat]["letter"])

    def who(self, seat: int) -> Text:
        """The letter and name of a player, as in 'A Ann', bold in their turn."""
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
            Text.assemble(self.who(seat["seat"]), " ", self.points(seat["points"]))
            for seat in view["seats"] if len(view["seats"]) <= MOST_ABOVE
        )
        right = [say("cadwallon-board-militia", n=view["militia"])] if view["militia"] is not None else []
        return self.three(left, totals, words("  ".join(right), "quiet"))

    def stakes(self, detail: int) -> list[RenderableType]:
        """A line for each pile: its zone, its stake and what wins it, its points, how many cards are under it, and the
        sums so far. Below it, where there is room, the agents, and what a location does."""
        piles = self.view["piles"]
        rows = [self.columns(pile) for pile in piles]
        widths = [max(row[i].cell_len for row in rows) for i in range(len(rows[0]))]
        parts: list[RenderableType] = []
        for pile, row in zip(piles, rows, strict=True):
            for cell, width in zip(row, widths, strict=True):
                cell.align("left", width)
            present = [seat for seat in range(len(pile["sums"])) if self.present(pile, seat)]
            parts.append(Flow([Text(" ").join(row), *(self.sum(pile, seat) for seat in present)]))
            below = [self.agents(pile, seat) for seat in present] if detail > SMALLEST else []
            if pile["stake"] and pile["stake"]["kind"] == "location" and detail >= LARGEST:
                below.insert(0, words(self.rule_on(pile["stake"]["card"]), "quiet"))
            parts += [Padding(Flow(below), (0, 0, 0, widths[0] + 1))] if below else []
        return parts

    def columns(self, pile: dict[str, Any]) -> list[Text]:
        stake, say = pile["stake"], self.look.say
        if stake is None:
            message = "cadwallon-board-unseen" if pile["hidden"] else "cadwallon-board-empty"
            return [self.zone(pile), words(say(message, n=pile["hidden"]), "quiet"), Text(), Text(), Text()]
        left = words(say("cadwallon-board-left", n=pile["hidden"]), "quiet")
        signs = styled(self.face(stake["card"])["cost_signs"])
        return [self.zone(pile), self.card(stake["card"]), signs, self.points(stake["points"]), left]

    def zone(self, pile: dict[str, Any]) -> Text:
        """The name of a pile; a house marks a zone of the viewer, where agents lie face down."""
        own = self.view["viewer"] in pile["controlled"]
        owners, _, side = pile["pile"].partition(" ")
        zone = "free" if pile["free"] else side or "between"
        name = self.look.say(f"cadwallon-board-zone-{zone}", who=owners)
        return Text.assemble((name, STYLES["brass"]), (self.look.sign(" ⌂", " @") if own else "  ", "bold"))

    def present(self, pile: dict[str, Any], seat: int) -> bool:
        return any(agent["seat"] == seat for agent in pile["agents"])

    def sum(self, pile: dict[str, Any], seat: int) -> Text:
        """The sum of a player in the power that counts, as far as it shows: 'B 4∪▮▮'; golden if it is enough."""
        found, stake = pile["sums"][seat], pile["stake"]
        power, n = (stake["power"], stake["threshold"]) if stake else ("financial", 0)
        return Text.assemble(
            (self.letter(seat), STYLES["brass"]), " ",
            (f"{found['known']}{self.sign(power)}", STYLES["gold" if stake and found["known"] >= n else power]),
            self.look.sign("▮", "?") * found["backs"])

    def agents(self, pile: dict[str, Any], seat: int) -> Text:
        """The cards of a player beside a stake, as in 'B: Fence 3⚜ 2◎, ▮'."""
        power = self.sign(pile["stake"]["power"]) if pile["stake"] else ""
        found = [self.agent(agent, power) for agent in pile["agents"] if agent["seat"] == seat]
        return Text.assemble((f"{self.letter(seat)}: ", STYLES["brass"]), Text(", ").join(found))

    def agent(self, agent: dict[str, Any], power: str) -> Text:
        """A card beside a stake, with its value in the power that counts and its ducats; in brackets if it lies face
        down and the viewer knows it, a back if not."""
        if agent["card"] is None:
            return Text(self.look.sign("▮", "?") + (self.look.say("cadwallon-board-of-militia") * agent["militia"]))
        ducats = (f" {agent['ducats']}{self.sign('financial')}", STYLES["financial"])
        name = Text.assemble(self.card(agent["card"]), f" {agent['value']}{power}", ducats)
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

    def goals(self, seat: dict[str, Any], detail: int) -> list[RenderableType]:
        """The objectives that the viewer knows, with what they ask where there is room or they are to be chosen."""
        found, label = seat["objectives"]["cards"], self.look.say("cadwallon-board-objectives")
        if not found:
            return []
        if detail == SMALLEST and self.view["round"]:
            chips = [Text.assemble(self.card(one["card"]), " ", self.reached(one["achieved"])) for one in found]
            return [self.row(label, chips)]
        return [self.lines(label, [
            (self.card(one["card"]), self.reached(one["achieved"]), self.printed(one["card"])) for one in found])]

    def reached(self, yes: bool) -> Text:
        if self.view["round"] == 0:
            return Text()
        message = "cadwallon-board-achieved" if yes else "cadwallon-board-open"
        return words(self.look.say(message), "point" if yes else "quiet")

    def names_of(self, label: str, ids: list[str]) -> Table:
        return self.row(self.look.say(label), [words(self.card(id).plain, "quiet") for id in sorted(ids)])

    def rival(self, seat: dict[str, Any], detail: int) -> list[RenderableType]:
        parts: list[RenderableType] = [self.seat_head(seat), *self.goals(seat, detail)]
        if seat["hand"]["cards"]:
            parts.append(self.row(self.look.say("board-known"), [self.card(id) for id in seat["hand"]["cards"]]))
        if detail >= LARGEST and seat["resource"]:
            parts.append(self.names_of("cadwallon-board-resource", seat["resource"]))
        return parts

    def own(self, seat: dict[str, Any], detail: int) -> list[RenderableType]:
        label = self.look.say("cadwallon-board-hand")
        ids = seat["hand"]["cards"]
        parts: list[RenderableType] = [self.seat_head(seat), *self.goals(seat, detail)]
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
        """The signs on a card, without its text."""
        return Text(" ").join(styled(line) for line in self.face(id)["lines"] if line[0][1] != "text")

    def draw(self, detail: int) -> RenderableType:
        view = self.view
        parts: list[RenderableType] = [self.head(), *([self.rule()] if detail else []), *self.stakes(detail)]
        for seat in view["seats"]:
            if seat["seat"] != view["viewer"]:
                parts += self.rival(seat, detail)
        if view["viewer"] >= 0:
            parts += self.own(view["seats"][view["viewer"]], detail)
        return Group(*parts)
