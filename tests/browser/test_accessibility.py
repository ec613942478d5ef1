"""No page has a serious violation of what axe knows about accessibility: names, roles, focus, contrast."""
from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page

import arcanarium
from tests import services
from tests.browser.ahead import BUSY, FIRST, look_at, table_ahead
from tests.browser.conftest import PAINTED, PHONE, WIDE
from tests.browser.player import Player

Sit = Callable[..., Player]
AXE = Path(arcanarium.__file__).parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
VIOLATIONS = Path(__file__).with_name("violations.js").read_text(encoding="utf-8")
PAGES = [
    ("/", ".play-now"), ("/new", "form"), ("/account", "form"), ("/rules", "main h2"), ("/rules/cadwallon", "main h2"),
    ("/rules/resarcana/full#C-17", "#C-17"), ("/daily", ".daily-deal"), ("/learn", ".lesson-card"),
    ("/learn/passing", ".coach"), ("/nowhere", "main"),
]
MOST_CARDS = 24
"""More cards of a browser than these tell nothing new, and axe is slow."""
THIN_OUT = """most => {
  const cards = [...document.querySelectorAll(".card-place")];
  cards.filter((_, i) => i % Math.ceil(cards.length / most)).forEach((card) => card.style.display = "none");
}"""
both_games = pytest.mark.parametrize("game", ["resarcana", "cadwallon"])


@cache
def axe() -> str:
    if not AXE.exists():
        services.missing("axe-core")
    return AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """What is wrong with a page in its theme."""
    page.evaluate(PAINTED)  # contrast is that of what is drawn
    page.evaluate(axe())
    found: list[str] = page.evaluate(VIOLATIONS, False)
    return found


def violations_in_both_themes(page: Page) -> list[str]:
    """What is wrong with a page in the dark theme, and with its contrast in the light one: all else is the same."""
    found = violations(page)
    page.emulate_media(color_scheme="light")
    page.wait_for_function("() => document.documentElement.dataset.theme === 'light'")
    found += page.evaluate(VIOLATIONS, True)
    page.emulate_media(color_scheme="dark")
    page.wait_for_function("() => document.documentElement.dataset.theme === 'dark'")
    return found


def test_pages(sit: Sit) -> None:
    ann = sit()
    wrong = {}
    for path, what in PAGES:
        look_at(ann.page, path, what)
        wrong[path] = violations_in_both_themes(ann.page)
    assert {path: found for path, found in wrong.items() if found} == {}


@both_games
def test_cards(sit: Sit, game: str) -> None:
    ann = sit()
    look_at(ann.page, f"/cards/{game}", ".card")
    ann.page.evaluate(THIN_OUT, MOST_CARDS)
    assert violations_in_both_themes(ann.page) == []


@both_games
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_table_at_a_decision(sit: Sit, game: str, size: tuple[int, int]) -> None:
    ann = sit(size=size, seed=21)
    table = table_ahead(ann, BUSY[game], seats=4)
    look_at(ann.page, f"/t/{table}", ".decision")
    assert violations_in_both_themes(ann.page) == []


@both_games
def test_the_ending_and_the_replay(sit: Sit, game: str) -> None:
    ann = sit(seed=22)
    table = table_ahead(ann, FIRST[game], decisions=5000)
    look_at(ann.page, f"/t/{table}", ".ending")
    assert violations_in_both_themes(ann.page) == []
    points = ann.page.locator(".seat-points").all_inner_texts()
    assert [int(text.partition("/")[0]) for text in points] == ann.state["result"]["points"], "the strip lags behind"
    look_at(ann.page, f"/replay/{table}", "[data-target]")
    assert violations_in_both_themes(ann.page) == []
