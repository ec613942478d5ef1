"""Other languages need more room: with texts two fifths longer no page scrolls sideways and no button is cut."""
from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from arcanarium.locale import Texts
from tests.browser.ahead import BUSY, FIRST, look_at, table_ahead
from tests.browser.player import Player, steady
from tests.browser.pseudo import lengthen, long_texts, longer
from tests.messages import all_ids

Sit = Callable[..., Player]
SIZES = [(390, 844), (1024, 768), (1440, 900)]
LETTER = re.compile(r"[^\W\d_]")
CUT = Path(__file__).with_name("cut.js").read_text(encoding="utf-8")


@pytest.fixture
def wordy(sit: Sit) -> Callable[..., Player]:
    """Somebody whose language has long words, in the names of cards too."""
    def somebody(**options: object) -> Player:
        player = sit(offline=False, **options)  # a worker would bring its own texts

        lengthen(player.page)
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
    assert longer("a-title = Play { $n } now") == "a-title = Plaayy { $n } noow"
    assert longer("count = { $n ->\n    [one] one\n   *[other] { $n } of one\n  }") == (
        "count = { $n ->\n    [one] oonee\n   *[other] { $n } oof oonee\n  }")
    assert longer("# a comment\nlong =\n    more :elan: for it") == "# a comment\nlong =\n    mooree :elan: foor iit"


def test_words_are_two_fifths_longer_and_so_are_names_of_cards() -> None:
    plain, long = Texts(), long_texts()
    told = [(len(LETTER.findall(plain.say(id))), len(LETTER.findall(long.say(id)))) for id in all_ids()
            if "{" not in plain.say(id)]
    letters, more = map(sum, zip(*told, strict=True))
    assert 1.37 < more / letters < 1.43
    assert long.say("resarcana-card-vault") == "Vaauult"


@pytest.mark.parametrize(("path", "what"), [
    ("/", ".play-now"), ("/new", "form"), ("/account", "form"), ("/rules", "main h2"), ("/cards/resarcana", ".card"),
    ("/rules/cadwallon/full", "main h2"), ("/board", "form.panel"), ("/puzzles", "main .btn.primary"),
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
