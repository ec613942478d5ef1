"""Moments of games as the page is sent them, so that many can be shown at one table, one after the other.

A game is played at the level of data; its frames take the place of those that the server sends through the socket.
"""
from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from arcanarium import Game
from arcanarium.core.rng import Rng
from arcanarium.locale import Texts
from arcanarium.server.frames import Frame, state_frame
from arcanarium.server.thinkers import texts_of
from tests.browser.pseudo import PSEUDO, long_texts

NAMES = ("Ann", "Bob", "Cleo", "Dagobert", "Eve")
ALL_SETS = ("base", "lux", "pearls", "duo")
TEXTS = Texts()
Scene = Callable[[Frame], bool]


def scene(until: Scene, name: str = "resarcana", seed: int = 1, viewer: int = 0, **options: Any) -> Frame:
    """The first moment of a random game at which the viewer is asked something and `until` holds."""
    return next(frame for _, frame in asked(name, seed, viewer, **options) if until(frame))


def told(
    until: Scene, languages: Iterable[str], name: str = "resarcana", seed: int = 1, **options: Any,
) -> dict[str, Frame]:
    """The same moment as its viewer reads it in each of some languages, or in the pseudo-language."""
    for game, frame in asked(name, seed, 0, **options):
        if until(frame):
            return {language: frame_of(game, 0, long_texts() if language == PSEUDO else texts_of(language))
                    for language in languages}
    raise AssertionError("this never happens")


def asked(name: str, seed: int, viewer: int, **options: Any) -> Iterator[tuple[Game, Frame]]:
    """Each question to the viewer in random games, one game after the other."""
    for more in range(50):
        game, dice = Game.new(name, seed=seed + more, **options), Rng(seed)
        while not game.over:
            seat = viewer if viewer in game.owing else game.owing[0]
            if seat == viewer and len(game.state.legal(viewer)) > 1:
                yield game, frame_of(game, viewer)
            legal = game.state.legal(seat)
            game.play(seat, legal[dice.below(len(legal))])


def frame_of(game: Game, viewer: int, texts: Texts = TEXTS) -> Frame:
    step = len(game.lines)
    return state_frame(game, viewer, NAMES[:game.config.seats], texts, step, "join", asked_at=step)


def after(verb: str, seats: int, seed: int = 1) -> tuple[Frame, Frame, str]:
    """A turn of a random game in which a card can be claimed, placed, discarded or drawn by its player; the moment at
    which that is done, with nothing else changed; and the card."""
    for _, before in asked("resarcana", seed, 0, seats=seats):
        if before["ask"]["kind"] != "turn" or before["view"]["round"] < 2:
            continue
        then, own = copy.deepcopy(before), before["view"]["seats"][0]
        now, centre = then["view"]["seats"][0], then["view"]["centre"]
        if verb == "claim" and len(centre["places"]) > 2 and len(own["play"]) < 7:
            place = centre["places"].pop(1)
            now["play"].append(place)
            return before, then, str(place["card"])
        if verb == "draw" and own["deck"]["cards"] and len(own["hand"]["cards"]) in (1, 2, 3):
            card = now["deck"]["cards"].pop()
            now["hand"]["cards"].append(card)
            return before, then, str(card)
        if verb in ("place", "discard") and len(own["hand"]["cards"]) > 1 and len(own["play"]) < 7:
            card = now["hand"]["cards"].pop(0)
            if verb == "place":
                now["play"].append({"card": card, "turned": False, "essences": [0] * 6, "points": 0})
            else:
                now["discards"].append(card)
            return before, then, str(card)
    raise AssertionError(f"nobody can {verb}")


class Stage:
    """A table in a browser whose states are ours."""

    def __init__(self, page: Page, address: str) -> None:
        self.page, self.address = page, address
        self.lines: list[WebSocketRoute] = []
        self.sent: list[dict[str, Any]] = []
        self.frame: Frame | None = None
        self.shown = 0
        page.route_web_socket("**/ws/*", self._join)

    def _join(self, line: WebSocketRoute) -> None:
        self.lines.append(line)
        line.on_message(lambda message: self.sent.append(json.loads(message)))
        assert self.frame
        for frame in (table_frame(self.frame["view"]), {"t": "log", "lines": []}, self.frame):
            line.send(json.dumps(frame))

    def show(self, frame: Frame) -> None:
        """Show a moment; the page is loaded anew only for another table."""
        same = self.frame and len(self.frame["view"]["seats"]) == len(frame["view"]["seats"])
        again = same and self.frame and self.frame["view"]["game"] == frame["view"]["game"]
        self.shown += 1
        self.frame = {**frame, "step": self.shown}
        if again:
            self.lines[-1].send(json.dumps(self.frame))
        else:
            self.page.goto(f"{self.address}/t/staged")
        self.page.locator(f".tabletop[data-step='{self.shown}']").wait_for()
        self.page.evaluate("document.fonts.ready")


def table_frame(view: dict[str, Any]) -> Frame:
    """A table of bots at which the reader has the first seat."""
    seats = [{"name": NAMES[i], "kind": "bot" if i else "person", "bot": "greedy" if i else "", "here": True, "away": 0,
              "stand_in": "", "left": False, "bank": None, "due": None} for i in range(len(view["seats"]))]
    return {"t": "table", "table": "staged", "game": view["game"], "sets": ["base"], "variant": "standard",
            "options": {}, "status": "playing", "reason": "", "open": False, "pace": 0, "hints": True, "host": True,
            "you": 0, "watchers": 0, "clock": None, "now": 0, "seats": seats, "request": None}
