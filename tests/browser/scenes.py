"""Moments of games as the page is sent them, so that many can be shown at one table, one after the other.

A game is played at the level of data; its frames take the place of those that the server sends through the socket.
"""
from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from arcanarium import Game
from arcanarium.core.rng import Rng
from arcanarium.locale import Texts
from arcanarium.server.frames import Frame, state_frame

NAMES = ("Ann", "Bob the Builder", "Cleo", "Dagobert", "Eve")
TEXTS = Texts()
Until = Callable[[Frame], bool]


def scene(until: Until, name: str = "resarcana", seed: int = 1, viewer: int = 0, most: int = 4000, **options: Any) -> Frame:
    """The first moment of a random game at which the viewer is asked something and `until` holds."""
    game, dice = Game.new(name, seed=seed, **options), Rng(seed)
    for step in range(most):
        if game.over:
            break
        seat = viewer if viewer in game.owing else game.owing[0]
        if seat == viewer:
            frame = frame_of(game, viewer, step)
            if until(frame):
                return frame
        legal = game.state.legal(seat)
        game.play(seat, legal[dice.below(len(legal))])
    raise AssertionError(f"no such moment in {name}, seed {seed}")


def frame_of(game: Game, viewer: int, step: int) -> Frame:
    names = NAMES[:game.config.seats]
    return state_frame(game, viewer, names, TEXTS, step, "join", asked_at=step)


class Stage:
    """A table in a browser whose states are ours."""

    def __init__(self, page: Page, address: str, opened: dict[str, Any]) -> None:
        self.page, self.opened = page, opened
        self.routes: list[WebSocketRoute] = []
        self.frame: Frame | None = None
        self.seats = 0
        page.route_web_socket("**/ws/*", self._join)
        self.address = address

    def _join(self, socket: WebSocketRoute) -> None:
        self.routes.append(socket)
        table = self.opened["table"]
        names = NAMES[:self.seats]
        seats = [{"name": name, "kind": "bot" if i else "person", "bot": "greedy" if i else "", "here": True, "away": 0,
                  "stand_in": "", "left": False, "bank": None, "due": None} for i, name in enumerate(names)]
        assert self.frame
        self.send(socket, {
            "t": "table", "table": table, "game": self.frame["view"]["game"], "sets": ["base"], "variant": "standard",
            "options": {}, "status": "playing", "reason": "", "open": False, "pace": 0, "hints": True, "host": True, "you": 0,
            "watchers": 0, "clock": None, "now": 0, "seats": seats, "request": None})
        self.send(socket, {"t": "log", "lines": [[0, "Ann takes Divination."], [1, "Bob places Fire Dragon."]]})
        self.send(socket, self.frame)

    def send(self, socket: WebSocketRoute, frame: Frame) -> None:
        socket.send(json.dumps(frame))

    def show(self, frame: Frame) -> None:
        """Show a moment; the page is loaded anew only for another number of seats."""
        seats = len(frame["view"]["seats"])
        same = self.frame and seats == self.seats and self.frame["view"]["game"] == frame["view"]["game"]
        self.frame, self.seats = frame, seats
        if same:
            self.send(self.routes[-1], frame)
        else:
            self.page.goto(f"{self.address}/t/{self.opened['table']}")
            self.page.locator(".decision").first.wait_for()
            self.page.evaluate("document.fonts.ready")
