"""A real server and a real browser. Each test has a server of its own, so that it may kill it."""
from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests import services
from tests.browser.player import Player

FLAGS = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
         "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage")
WIDE, PHONE = (1440, 900), (390, 844)
PROGRAMS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first has no windows to draw, which is a good part of the work of the others."""
UNPAINTED = """(() => {
  const plain = new CSSStyleSheet();
  plain.replaceSync(".sigil { display: none } * { box-shadow: none !important; background-image: none !important }");
  document.adoptedStyleSheets = [plain];
})()"""
"""Pictures take no room of their own, and most of the time of a browser without graphics."""
PAINTED = "document.adoptedStyleSheets = []"


def chromium() -> str | None:
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        services.missing("Chromium")
    with sync_playwright() as driver:
        started = driver.chromium.launch(executable_path=path, args=FLAGS)
        yield started
        started.close()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[services.Process]:
    with services.process(tmp_path, limits="off", pace="0", absent="0") as running:
        yield running


@pytest.fixture
def sit(browser: Browser, site: services.Process) -> Iterator[Callable[..., Player]]:
    """`sit(size=PHONE, theme="light")`: somebody at a browser of their own, on the first page.
    Without `offline` no worker answers in place of the site."""
    contexts: list[BrowserContext] = []

    def somebody(
        path: str = "/", size: tuple[int, int] = WIDE, theme: str = "dark", seed: int = 1, touch: bool = False,
        calm: bool = True, offline: bool = True, language: str = "en",
    ) -> Player:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, color_scheme=theme,  # type: ignore[arg-type]
            has_touch=touch, is_mobile=touch, reduced_motion="reduce" if calm else "no-preference",
            service_workers="allow" if offline else "block", locale=language)
        contexts.append(context)
        context.add_init_script(UNPAINTED)
        player = Player(context.new_page(), seed, language)
        player.open(f"{site.address}{path}")
        return player

    yield somebody
    for context in contexts:
        context.close()
