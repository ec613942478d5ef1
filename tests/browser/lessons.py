"""Somebody takes a lesson at a page: by pointing, as told, or with a wrong move wherever there is an answer to one."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from tests.browser.player import PATIENCE, SURE, Player

QUIET = ".coach:not([data-busy])"


class Pupil:
    """A player in a lesson, who has read its document and so knows what each move leads to."""

    def __init__(self, player: Player, document: dict[str, Any]) -> None:
        self.player, self.page, self.document = player, player.page, document
        self.at, self.state = 0, document["state"]
        self.wrong = 0
        self.look: Callable[[], list[str]] = list
        """What is wrong with the page as it is shown, looked at before each answer and after each wrong one."""
        self.found: list[str] = []

    @property
    def place(self) -> dict[str, Any]:
        found: dict[str, Any] = self.document["places"][self.at]
        return found

    def ready(self) -> None:
        """Wait until the lesson has shown what happened, and waits for the player."""
        self.page.locator(f'{QUIET}[data-step="{self.place["step"]}"]').wait_for(timeout=PATIENCE)

    def through(self, astray: bool = False, steps: int = 1000) -> None:
        """Take the lesson to its end, or so many answers of it; `astray`: with wrong moves on the way."""
        for _ in range(steps):
            self.ready()
            if self.place.get("over"):
                return
            self.found += self.look()
            if astray and self.stray():
                self.found += self.look()
                self.take_back()
            self.go_on()

    def go_on(self) -> None:
        """Do what the lesson waits for, and follow."""
        moves = self.place["moves"]
        if "" in moves:
            self.page.locator(".coach-next").click()
            self.follow("")
            return
        ask = self.state["ask"]
        if ask["plan"]:
            self.collect(len(ask["plan"]))
            return
        told = next(move for move, found in moves.items() if "to" in found)
        self.take(told)
        self.follow(told)

    def follow(self, move: str) -> None:
        found = self.place["moves"][move]
        self.state = (found["frames"] or [self.state])[-1]
        self.at = found["to"]

    def collect(self, rows: int) -> None:
        """Fill in the sheet of the Collect step."""
        for row in range(rows):
            told = next(move for move, found in self.place["moves"].items() if "to" in found)
            self.page.locator(".collect-row").nth(row).locator(f'[data-move="{told}"]').click()
            self.follow(told)
        self.page.locator(".collect .btn.primary").click()

    def stray(self) -> bool:
        """Make the first wrong move that the lesson speaks of, if there is one, and read what it says."""
        ask = self.state["ask"]
        if "" in self.place["moves"] or ask["plan"]:
            return False
        wrong = next((move for move, found in self.place["moves"].items() if "say" in found), None)
        if wrong is None:
            return False
        self.take(wrong)
        said = self.page.locator(".coach-said")
        said.wait_for(timeout=PATIENCE)
        assert said.inner_text() == self.place["moves"][wrong]["say"]
        self.wrong += 1
        return True

    def take_back(self) -> None:
        """Take a wrong move back, if it was made."""
        if self.page.locator(".coach .btn.primary").count():
            self.page.locator(".coach .btn.primary").click()
            self.page.locator(".coach-said").wait_for(state="detached")

    # --- by pointing ---

    def take(self, text: str) -> None:
        move = next(one for one in self.state["ask"]["moves"] if one["move"] == text)
        if any(move["amount"]) and not move["targets"] and self.page.locator(".picker").count():
            self.amount(move)
            return
        for target in move["targets"]:
            named = f'[data-target="{target}"]'
            self.seen(f".board {named} > button.lit, .board button{named}").click()
        alike = [one for one in self.state["ask"]["moves"] if one["targets"] == move["targets"]]
        if not move["targets"] or len(alike) > 1:
            self.seen(f'.menu [data-move="{text}"], .decision [data-move="{text}"]').click()
        if move["confirm"]:
            self.seen(SURE).click()

    def seen(self, selector: str) -> Locator:
        return self.page.locator(selector).locator("visible=true").first

    def amount(self, move: dict[str, Any]) -> None:
        """Choose essences one by one until they are those of a move."""
        wanted = dict(zip(self.state["view"]["essences"], move["amount"], strict=True))
        done = self.page.locator(".picker .btn.primary")
        for _ in range(40):
            if done.get_attribute("data-move") == move["move"]:
                done.click()
                return
            change = self.too_many(wanted) or self.too_few(wanted)
            assert change, f"{move['move']} cannot be chosen"
            change.click()
        raise AssertionError(f"{move['move']} could not be chosen")

    def too_many(self, wanted: dict[str, int]) -> Locator | None:
        """An essence to take out of the tray."""
        for kind, n in wanted.items():
            tokens = self.page.locator(f'.picker-tray [data-kind="{kind}"]')
            if tokens.count() > n:
                return tokens.first
        return None

    def too_few(self, wanted: dict[str, int]) -> Locator | None:
        """What puts in an essence that is missing."""
        for kind, n in wanted.items():
            row = self.page.locator(f'.picker-kind[data-kind="{kind}"]')
            counted = row.locator("output")
            there = int(counted.inner_text()) if counted.count() else self.page.locator(
                f'.picker-tray [data-kind="{kind}"]').count()
            if row.count() and there < n:
                return row.locator("button.step").last if counted.count() else row
        return None
