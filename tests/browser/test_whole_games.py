"""A newcomer clicks what is lit, from the first page to the score table."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.ahead import FIRST, look_at, table_ahead
from tests.browser.conftest import PHONE
from tests.browser.english import english, shown
from tests.browser.player import Player

Sit = Callable[..., Player]
LATE = {"resarcana": 80, "cadwallon": 130}
"""So many decisions are made before somebody sits down to the rest of a game."""


LAPTOPS = [(1280, 800), (1366, 768)]
TABLET = (820, 1180)


@pytest.mark.parametrize(("game", "size"), [("resarcana", LAPTOPS[0]), ("cadwallon", LAPTOPS[1])])
def test_a_whole_game_against_a_bot_by_clicking_what_is_lit(sit: Sit, game: str, size: tuple[int, int]) -> None:
    """In Russian, and without an English word from the first page to the score table."""
    ann = sit(seed=3, size=size, language="ru")
    ann.play_now(game)
    ann.play_to_the_end()
    assert ann.state["result"] is not None
    assert ann.page.locator(".scores-seat").count() == 2
    assert english(ann.read | shown(ann.page), "ru") == []
    assert ann.problems == []


@pytest.mark.parametrize(("game", "language"), [("resarcana", "de"), ("cadwallon", "pl")])
def test_a_whole_game_on_a_phone_by_touching_what_is_lit(sit: Sit, game: str, language: str) -> None:
    """In German and in Polish, and without an English word."""
    ann = sit(seed=5, size=PHONE, touch=True, language=language)
    ann.play_now(game)
    ann.play_to_the_end()
    assert ann.state["result"] is not None
    width = ann.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0], "the page scrolls sideways"
    assert english(ann.read | shown(ann.page), language) == []
    assert ann.problems == []


@pytest.mark.parametrize(("game", "size", "touch"), [
    ("resarcana", LAPTOPS[1], False), ("cadwallon", LAPTOPS[0], False),
    ("resarcana", TABLET, True), ("cadwallon", TABLET, True),
])
def test_the_end_of_a_game_that_is_well_under_way(sit: Sit, game: str, size: tuple[int, int], touch: bool) -> None:
    """Where the board is fullest, on the other screens; the first part is played by dice."""
    ann = sit(seed=11, size=size, touch=touch)
    table = table_ahead(ann, FIRST[game], decisions=LATE[game])
    look_at(ann.page, f"/t/{table}", ".decision")
    ann.play_to_the_end()
    assert ann.state["result"] is not None
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size[0], "the page scrolls sideways"
    assert ann.problems == []


def test_after_the_game_it_can_be_downloaded_replayed_and_played_again(sit: Sit) -> None:
    ann = sit(seed=7)
    ann.play_now("resarcana")
    ann.play_to_the_end()
    with ann.page.expect_download() as download:
        ann.page.locator(".ending a[download]").click()
    record = download.value.path().read_text(encoding="utf-8")
    assert record.startswith("arcanarium record: 1")
    assert "result: " in record
    ann.page.locator(".ending a[href^='/replay/']:not([href*='review='])").click()
    ann.page.wait_for_url("**/replay/*")
    ann.page.locator("[data-target]").first.wait_for()
    assert ann.problems == []
