"""Other languages need more room: with texts two fifths longer no page scrolls sideways and no button is cut."""
from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

from tests.browser.ahead import BUSY, FIRST, look_at, table_ahead
from tests.browser.player import Player, steady

Sit = Callable[..., Player]
SIZES = [(390, 844), (1024, 768), (1440, 900)]
BEFORE_TEXT = re.compile(r"^(#.*|-?[\w-]+ =|\s*\.[\w-]+ =|\s*\*?\[\w+\]|\s+\}?$)?")
PLACEABLE = re.compile(r"(\{[^}]*\}?|:\w+:)")
VOWEL = re.compile(r"([aeiou])", re.IGNORECASE)
CUT = Path(__file__).with_name("cut.js").read_text(encoding="utf-8")


def longer(messages: str) -> str:
    """Messages with every vowel twice, outside of what is put into them and of signs like :elan:."""
    def line(text: str) -> str:
        start = BEFORE_TEXT.match(text)
        at = start.end() if start else 0
        if text.startswith("#") or "->" in text:
            return text
        parts = PLACEABLE.split(text[at:])
        return text[:at] + "".join(part if i % 2 else VOWEL.sub(r"\1\1", part) for i, part in enumerate(parts))

    return "\n".join(map(line, messages.split("\n")))


@pytest.fixture
def wordy(sit: Sit) -> Callable[..., Player]:
    """Somebody whose language has long words, in the names of cards too."""
    def somebody(**options: object) -> Player:
        player = sit(offline=False, **options)  # a worker would bring its own texts

        def answer(route: Route) -> None:
            fetched = route.fetch(max_retries=3)
            route.fulfill(response=fetched, body=longer(fetched.text()))

        def cards(route: Route) -> None:
            fetched = route.fetch(max_retries=3)
            told = fetched.json()
            for card in told["cards"]:
                for name in ("title", "kind_name"):
                    card[name] = VOWEL.sub(r"\1\1", card[name])
                card["sentences"] = [VOWEL.sub(r"\1\1", sentence) for sentence in card["sentences"]]
            route.fulfill(response=fetched, json=told)

        player.page.route("**/texts/*.ftl*", answer)
        player.page.route("**/api/cards/*", cards)
        return player

    return somebody


def cut(page: Page) -> list[str]:
    """What has no room, at any of the sizes."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("width => innerWidth === width", arg=width)
        steady(page)
        found += [f"{width} x {height}: {what}" for what in page.evaluate(CUT)]
    return found


def test_texts_grow_where_they_are_read() -> None:
    assert longer("a-title = Play { $n } now") == "a-title = Plaay { $n } noow"
    assert longer("count = { $n ->\n    [one] one\n   *[other] { $n } of one\n  }") == (
        "count = { $n ->\n    [one] oonee\n   *[other] { $n } oof oonee\n  }")
    assert longer("# a comment\nlong =\n    more :elan: for it") == "# a comment\nlong =\n    mooree :elan: foor iit"


@pytest.mark.parametrize(("path", "what"), [
    ("/", ".play-now"), ("/new", "form"), ("/account", "form"), ("/rules", "main h2"), ("/cards/resarcana", ".card"),
    ("/rules/cadwallon/full", "main h2"),
])
def test_pages(wordy: Callable[..., Player], path: str, what: str) -> None:
    ann = wordy()
    look_at(ann.page, path, what)
    assert cut(ann.page) == []


@pytest.mark.parametrize("game", ["resarcana", "cadwallon"])
def test_a_table(wordy: Callable[..., Player], game: str) -> None:
    ann = wordy(seed=31)
    table = table_ahead(ann, BUSY[game], seats=4)
    look_at(ann.page, f"/t/{table}", ".decision")
    assert re.search(r"aa|ee|oo", ann.page.locator(".board .card .face-name, .board .chip-name").first.inner_text())
    assert cut(ann.page) == []


@pytest.mark.parametrize("game", ["resarcana", "cadwallon"])
def test_the_ending_and_the_replay(wordy: Callable[..., Player], game: str) -> None:
    ann = wordy(seed=32)
    table = table_ahead(ann, FIRST[game], decisions=5000)
    look_at(ann.page, f"/t/{table}", ".ending")
    assert cut(ann.page) == []
    look_at(ann.page, f"/replay/{table}", "[data-target]")
    assert cut(ann.page) == []
