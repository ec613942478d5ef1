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
MOST_CARDS = 40
"""More cards of a browser than these tell nothing new, and axe is slow."""
THIN_OUT = """most => {
  const cards = [...document.querySelectorAll(".card-place")];
  cards.filter((_, i) => i % Math.ceil(cards.length / most)).forEach((card) => card.style.display = "none");
}"""
both_themes = pytest.mark.parametrize("theme", ["dark", "light"])
both_games = pytest.mark.parametrize("game", ["resarcana", "cadwallon"])


@cache
def axe() -> str:
    if not AXE.exists():
        services.missing("axe-core")
    return AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    page.evaluate(PAINTED)  # contrast is that of what is drawn
    page.evaluate(axe())
    found: list[str] = page.evaluate(VIOLATIONS)
    return found


@both_themes
def test_pages(sit: Sit, theme: str) -> None:
    ann = sit(theme=theme)
    wrong = {}
    for path, what in PAGES:
        look_at(ann.page, path, what)
        wrong[path] = violations(ann.page)
    assert {path: found for path, found in wrong.items() if found} == {}


@both_themes
@both_games
def test_cards(sit: Sit, game: str, theme: str) -> None:
    ann = sit(theme=theme)
    look_at(ann.page, f"/cards/{game}", ".card")
    ann.page.evaluate(THIN_OUT, MOST_CARDS)
    assert violations(ann.page) == []


@both_themes
@both_games
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_table_at_a_decision(sit: Sit, game: str, theme: str, size: tuple[int, int]) -> None:
    ann = sit(theme=theme, size=size, seed=21)
    table = table_ahead(ann, BUSY[game], seats=4)
    look_at(ann.page, f"/t/{table}", ".decision")
    assert violations(ann.page) == []


@both_themes
@both_games
def test_the_ending_and_the_replay(sit: Sit, game: str, theme: str) -> None:
    ann = sit(theme=theme, seed=22)
    table = table_ahead(ann, FIRST[game], decisions=5000)
    look_at(ann.page, f"/t/{table}", ".ending")
    assert violations(ann.page) == []
    points = ann.page.locator(".seat-points").all_inner_texts()
    assert [int(text.partition("/")[0]) for text in points] == ann.state["result"]["points"], "the strip lags behind"
    look_at(ann.page, f"/replay/{table}", "[data-target]")
    assert violations(ann.page) == []
