"""The pages in a real browser: how much is fetched, how soon they can be used, how smoothly things move."""
from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from statistics import median
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from bench.running import Server
from bench.slow import SlowLine
from bench.tables import Seated
from tests.browser.conftest import FLAGS, WIDE, chromium
from tests.browser.player import ANY, Player

PLAY_NOW = ".play-now button:enabled"
PATIENCE = 30_000
LATENCY = 0.1
"""Seconds to a server elsewhere and back."""

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
class Opened:
    """A page that was opened."""

    requests: int
    """How many of them reached the server, the socket of a table counted."""
    bytes: int
    """All that came over the line, headers and the table's first frames too."""
    usable: float
    """Seconds until something could be clicked."""


@dataclass(frozen=True, slots=True)
class Opening:
    """The same page, opened three ways. Each is the median of some tries."""

    cold: Opened
    """With nothing in the cache."""
    warm: Opened
    """Once more."""
    slow: float
    """Seconds with nothing in the cache over a line that takes LATENCY to and fro."""


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
    """A browser that was never here: nothing is cached. Cookies are those of a host, whichever port it has."""
    context = browser.new_context(viewport={"width": WIDE[0], "height": WIDE[1]}, reduced_motion="no-preference",
                                  service_workers="block")  # what one fetches comes after what somebody waits for
    if cookie:
        name, _, value = cookie.partition("=")
        context.add_cookies([{"name": name, "value": value, "url": server.address}])
    yield context
    context.close()


def opening(browser: Browser, server: Server, path: str, usable: str, tries: int, cookie: str = "") -> Opening:
    """Open a page, again and again."""
    pairs = []
    for _ in range(tries):
        with somebody(browser, server, cookie) as context:
            page = context.new_page()
            pairs.append((opened(page, server.address + path, usable), opened(page, server.address + path, usable)))
    with SlowLine(server.port, LATENCY) as line:
        slow = []
        for _ in range(tries):
            with somebody(browser, server, cookie) as context:
                slow.append(opened(context.new_page(), line.address + path, usable).usable)
    cold, warm = (sorted(each, key=lambda one: one.usable)[tries // 2] for each in zip(*pairs, strict=True))
    return Opening(cold, warm, median(slow))


def opened(page: Page, address: str, usable: str) -> Opened:
    """Open an address in a browser, and count what comes over the line."""
    session = page.context.new_cdp_session(page)
    sizes: list[int] = []
    stored: set[str] = set()
    reached: set[str] = set()

    def answered(event: dict[str, Any]) -> None:
        if not event["response"].get("fromDiskCache"):
            reached.add(event["requestId"])

    session.on("Network.requestServedFromCache", lambda event: stored.add(event["requestId"]))
    session.on("Network.responseReceived", answered)
    session.on("Network.webSocketCreated", lambda event: reached.add(event["requestId"]))
    session.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    session.on("Network.webSocketFrameReceived",
               lambda event: sizes.append(len(event["response"]["payloadData"].encode())))
    session.send("Network.enable")
    page.add_init_script(USABLE % usable)
    page.goto(address)
    page.locator(usable).locator("visible=true").first.wait_for(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    session.detach()
    return Opened(len(reached - stored), sum(sizes), page.evaluate("window.usableAt") / 1000)


def home(browser: Browser, server: Server, tries: int) -> Opening:
    return opening(browser, server, "/", PLAY_NOW, tries)


def table(browser: Browser, server: Server, seated: Seated, tries: int) -> Opening:
    """The page of a table at which it is the reader's turn."""
    cookie, path = seated.cookies[0], f"/t/{seated.table}"
    with somebody(browser, server, cookie) as context:  # the bots move until it is
        first = Player(context.new_page())
        first.open(server.address + path)
        first.wait_to_act()
    return opening(browser, server, path, ANY, tries, cookie)


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
