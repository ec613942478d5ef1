"""A newcomer clicks what is lit, from the first page to the score table."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import PHONE
from tests.browser.player import Player

Sit = Callable[..., Player]


@pytest.mark.parametrize("game", ["Res Arcana", "Arcana of Cadwallon"])
def test_a_whole_game_against_a_bot_by_clicking_what_is_lit(sit: Sit, game: str) -> None:
    ann = sit(seed=3)
    ann.play_now(game)
    ann.play_to_the_end()
    assert ann.state["result"] is not None
    assert ann.page.locator(".scores-seat").count() == 2
    assert ann.problems == []


@pytest.mark.parametrize("game", ["Res Arcana", "Arcana of Cadwallon"])
def test_a_whole_game_on_a_phone_by_touching_what_is_lit(sit: Sit, game: str) -> None:
    ann = sit(seed=5, size=PHONE, touch=True)
    ann.play_now(game)
    ann.play_to_the_end()
    assert ann.state["result"] is not None
    width = ann.page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0], "the page scrolls sideways"
    assert ann.problems == []


def test_after_the_game_it_can_be_downloaded_replayed_and_played_again(sit: Sit) -> None:
    ann = sit(seed=7)
    ann.play_now("Res Arcana")
    ann.play_to_the_end()
    with ann.page.expect_download() as download:
        ann.page.locator(".ending a[download]").click()
    record = download.value.path().read_text(encoding="utf-8")
    assert record.startswith("arcanarium record: 1")
    assert "result: " in record
    ann.page.locator(".ending a[href^='/replay/']").click()
    ann.page.wait_for_url("**/replay/*")
    ann.page.locator("[data-target]").first.wait_for()
    assert ann.problems == []
