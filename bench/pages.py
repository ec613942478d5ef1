"""The pages in a real browser: how much they weigh, how soon they can be used, how smoothly things move."""
from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from bench.running import Server
from bench.tables import Seated
from tests.browser.conftest import FLAGS, WIDE, chromium
from tests.browser.player import ANY, Player

PLAY_NOW = ".play-now button:enabled"
PATIENCE = 30_000

USABLE = """(() => {
  const look = () => {
    const found = [...document.querySelectorAll(%r)].some((one) => !one.disabled && one.getClientRects().length);
    if (found) window.usableAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})()"""
"""Notes when something can be clicked for the first time, counted from the moment the address was asked for."""

FRAMES = """() => {
  window.frameTimes = [];
  let before = performance.now();
  const tick = (now) => {
    if (document.getAnimations().some((one) => one.playState === "running")) window.frameTimes.push(now - before);
    before = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""
"""Notes the time between two frames as long as anything moves."""


@dataclass(frozen=True, slots=True)
class Weight:
    bytes: int
    """All that came over the line, headers and the table's first frames too."""
    parts: int
    """How many answers and frames that was."""
    usable: float
    """Seconds."""


@dataclass(frozen=True, slots=True)
class Motion:
    """Seconds between two frames."""

    frames: int
    median: float
    late: float
    """The slowest of twenty."""
    worst: float


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as driver:
        started = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield started
        started.close()


@contextmanager
def somebody(browser: Browser, server: Server, cookie: str = "") -> Iterator[BrowserContext]:
    """A browser that was never here: nothing is cached."""
    context = browser.new_context(viewport={"width": WIDE[0], "height": WIDE[1]}, reduced_motion="no-preference")
    if cookie:
        name, _, value = cookie.partition("=")
        context.add_cookies([{"name": name, "value": value, "url": server.address}])
    yield context
    context.close()


def weigh(browser: Browser, server: Server, path: str, usable: str, cookie: str = "") -> Weight:
    """Open a page with nothing in the cache."""
    with somebody(browser, server, cookie) as context:
        page = context.new_page()
        size = _count_bytes(context, page)
        page.add_init_script(USABLE % usable)
        page.goto(server.address + path)
        page.locator(usable).locator("visible=true").first.wait_for(timeout=PATIENCE)
        page.wait_for_load_state("networkidle")
        return Weight(sum(size), len(size), page.evaluate("window.usableAt") / 1000)


def _count_bytes(context: BrowserContext, page: Page) -> list[int]:
    found: list[int] = []

    def loaded(event: dict[str, Any]) -> None:
        found.append(int(event["encodedDataLength"]))

    def told(event: dict[str, Any]) -> None:
        found.append(len(event["response"]["payloadData"].encode()))

    session = context.new_cdp_session(page)
    session.on("Network.loadingFinished", loaded)
    session.on("Network.webSocketFrameReceived", told)
    session.send("Network.enable")
    return found


def home(browser: Browser, server: Server) -> Weight:
    return weigh(browser, server, "/", PLAY_NOW)


def table(browser: Browser, server: Server, seated: Seated) -> Weight:
    """The page of a table at which it is the reader's turn."""
    cookie, path = seated.cookies[0], f"/t/{seated.table}"
    with somebody(browser, server, cookie) as context:  # the bots move until it is
        first = Player(context.new_page())
        first.open(server.address + path)
        first.wait_to_act()
    return weigh(browser, server, path, ANY, cookie)


def motion(browser: Browser, server: Server, seated: Seated, seconds: float) -> Motion:
    """Play for a while, and look at every frame while something moves."""
    with somebody(browser, server, seated.cookies[0]) as context:
        player = Player(context.new_page())
        player.open(f"{server.address}/t/{seated.table}")
        player.wait_to_act()
        player.page.evaluate(FRAMES)
        end = time.monotonic() + seconds
        while time.monotonic() < end and player.wait_to_act():
            player.choose()
        times = sorted(time / 1000 for time in player.page.evaluate("window.frameTimes"))
    if not times:
        return Motion(0, 0.0, 0.0, 0.0)
    return Motion(len(times), median(times), times[len(times) * 19 // 20], times[-1])
