"""`make screenshots`: the main screens as people see them, in every size and theme, in build/screens/.

The tables are at a busy moment of a game that bots have played with us. The few screens that the documentation shows
lie in docs/screens/; those are renewed as well, and nothing else is taken with `--docs`. To show another one there,
copy it from build/screens/ once.
"""
from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Page, sync_playwright
from websockets.sync.client import connect

from tests import services
from tests.browser.conftest import FLAGS, chromium
from tests.browser.player import steady

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build" / "screens"
SHOWN = ROOT / "docs" / "screens"
SIZES = {"phone": (390, 844), "tablet": (1024, 768), "wide": (1440, 900), "large": (2560, 1440)}
QUALITY = 82
FULL = {
    "resarcana": {"sets": ["base", "lux", "pearls", "duo"], "seats": 5},
    "cadwallon": {"options": {"objectives": "on", "militia": "on", "removal": "on"}, "seats": 4},
}


def table_at(client: httpx.Client, game: str, until: Callable[[dict[str, Any]], bool]) -> str:
    """A table at which we have followed the hints until something is true of the state."""
    full: dict[str, Any] = dict(FULL[game])
    bots = [{"kind": "bot", "bot": "greedy"}] * (full.pop("seats") - 1)
    setup = {"game": game, "seats": [{"kind": "me"}, *bots], "pace": 0, **full}
    table = str(client.post("/api/tables", json=setup).json()["table"])
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    address = str(client.base_url).replace("http://", "ws://").rstrip("/")
    with connect(f"{address}/ws/{table}", additional_headers={"Cookie": cookie}) as socket:
        for raw in socket:
            frame = json.loads(raw)
            if frame["t"] == "state" and (frame["result"] or frame["ask"] and until(frame)):
                return table
            if frame["t"] == "state" and frame["ask"]:
                socket.send(json.dumps({"t": "hint", "step": frame["step"]}))
            if frame["t"] == "hint":
                socket.send(json.dumps({"t": "play", "step": frame["step"], "move": frame["move"]}))
    raise AssertionError("the server went away")


def late(state: dict[str, Any]) -> bool:
    view = state["view"]
    own = view["seats"][view["viewer"]]
    if view["game"] == "cadwallon":
        return bool(view["round"] >= 5 and sum(len(pile["agents"]) for pile in view["piles"]) >= 5)
    return bool(state["ask"]["kind"] == "turn" and view["round"] >= 5 and len(own["play"]) >= 5)


def shoot(page: Page, name: str) -> None:
    page.mouse.move(2, 2)
    steady(page)
    path = FOLDER / f"{name}.jpg"
    page.screenshot(path=path, type="jpeg", quality=QUALITY)
    if (SHOWN / path.name).exists():
        shutil.copy(path, SHOWN)
    print(name)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    path = chromium()
    assert path, "no Chromium: run tests/install-tools"
    with tempfile.TemporaryDirectory() as home, services.process(Path(home), limits="off") as site, \
            httpx.Client(base_url=site.address, timeout=60) as client, sync_playwright() as driver:
        client.post("/api/me", json={"name": "Ann"})
        tables = {game: table_at(client, game, late) for game in FULL}
        finished = table_at(client, "resarcana", lambda state: False)
        pages = {"home": "/", "new": "/new?game=resarcana", "cards": "/cards/resarcana", "rules": "/rules/resarcana",
                 **{game: f"/t/{table}" for game, table in tables.items()},
                 "ending": f"/t/{finished}", "replay": f"/replay/{finished}?step=60",
                 "review": f"/replay/{finished}?review=", "board": f"/board?table={finished}&step=60",
                 "puzzles": "/puzzles", "puzzle": "/puzzles/daily", "explore": "/explore"}
        client.post(f"/api/reviews/{finished}?depth=default")
        browser = driver.chromium.launch(executable_path=path, args=FLAGS)
        for size, (width, height) in SIZES.items():
            for theme in ("dark", "light"):
                context = browser.new_context(
                    viewport={"width": width, "height": height}, color_scheme=theme, reduced_motion="reduce",
                    is_mobile=size == "phone", has_touch=size == "phone")
                context.add_cookies([{"name": name, "value": value, "url": site.address}
                                     for name, value in client.cookies.items()])
                page = context.new_page()
                shown = pages if size in ("phone", "wide") else tables
                for name in shown:
                    if "--docs" in sys.argv and not (SHOWN / f"{name}-{size}-{theme}.jpg").exists():
                        continue
                    page.goto(f"{site.address}{pages[name]}")
                    page.wait_for_load_state("networkidle")
                    shoot(page, f"{name}-{size}-{theme}")
                context.close()
        browser.close()


if __name__ == "__main__":
    main()
