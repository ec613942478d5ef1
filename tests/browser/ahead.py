"""Tables that are well under way, or over, when somebody looks at them."""
from __future__ import annotations

from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import Page

from tests.browser.player import PATIENCE, Player

BUSY: dict[str, dict[str, Any]] = {
    "resarcana": {"game": "resarcana", "sets": ["base", "lux", "pearls"], "variant": "standard"},
    "cadwallon": {"game": "cadwallon", "variant": "standard",
                  "options": {"objectives": "on", "militia": "on", "removal": "on"}},
}
"""Tables with as much on them as there can be."""
FIRST: dict[str, dict[str, Any]] = {
    "resarcana": {"game": "resarcana", "variant": "first"}, "cadwallon": {"game": "cadwallon", "variant": "standard"},
}

OPEN = "setup => fetch('/api/tables', {method: 'POST', body: JSON.stringify(setup)}).then(answer => answer.json())"
PLAY = """
([table, decisions, seed]) => new Promise((done, failed) => {
  const line = new WebSocket(`ws://${location.host}/ws/${table}`);
  let dice = seed, made = 0, answered = -1;
  const roll = (below) => (dice = (Math.imul(dice, 1664525) + 1013904223) >>> 0) % below;
  line.onerror = () => failed(new Error("the line broke"));
  line.onmessage = ({data}) => {
    const frame = JSON.parse(data);
    if (frame.t === "refused") failed(new Error(frame.reason));
    if (frame.t !== "state" || !frame.result && (!frame.ask || frame.ask.at === answered)) return;
    if (frame.result || made++ >= decisions && frame.ask.kind === "turn") {
      line.close();
      return done(frame.step);
    }
    const {moves, at} = frame.ask;
    answered = at;
    line.send(JSON.stringify({t: "play", step: frame.step, move: moves[roll(moves.length)].move}));
  };
})
"""
"""Plays the own seat as the dice want it, until so many decisions were made and it is the own turn, or to the end."""


def table_ahead(player: Player, setup: dict[str, Any], seats: int = 2, decisions: int = 30) -> str:
    """Open a table for this player and bots, and play some of it; the name of the table."""
    others = [{"kind": "bot", "bot": "random"}] * (seats - 1)
    made = player.page.evaluate(OPEN, {**setup, "pace": 0, "seats": [{"kind": "me"}, *others]})
    player.page.evaluate(PLAY, [made["table"], decisions, player.dice.randrange(1, 1 << 30)])
    return str(made["table"])


def look_at(page: Page, path: str, what: str) -> None:
    """Go to a page of the same site, and wait until something of that kind is in view."""
    page.goto(urljoin(page.url, path))
    page.locator(what).locator("visible=true").first.wait_for(timeout=PATIENCE)
    page.evaluate("document.fonts.ready")
