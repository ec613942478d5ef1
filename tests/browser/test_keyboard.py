"""A whole game without a mouse."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.player import Player

Sit = Callable[..., Player]
PRESS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


@pytest.mark.parametrize(("game", "most"), [("Res Arcana", 1500), ("Arcana of Cadwallon", 60)])
def test_a_game_by_keyboard_only(sit: Sit, game: str, most: int) -> None:
    """The whole of it; Arcana, whose questions are always the same few, for a part."""
    ann = sit(seed=9)
    keys, dice = ann.page.keyboard, ann.dice
    ann.page.get_by_text("Play now").first.wait_for()  # the games are asked for once the page is there
    for _ in range(40):  # from the top of the first page to the button of this game
        keys.press("Tab")
        about, on = ann.page.evaluate("[document.activeElement.closest('section')?.innerText ?? '', "
                                      "document.activeElement.innerText]")
        if game.casefold() in about.casefold() and "Play now" in on:
            break
    else:
        pytest.fail("the button cannot be reached with Tab")
    keys.press("Enter")
    ann.page.wait_for_url("**/t/*")
    pressed = 0
    while pressed < most and ann.wait_to_act():
        if dice.random() < 0.3:
            keys.press("Enter")  # what is proposed, if anything is
        for _ in range(dice.randint(1, 4)):
            keys.press(dice.choice(PRESS))
        keys.press("Enter")
        pressed += 1
    assert ann.state["result"] is not None or most < 1500 and ann.state["step"] > 20, ann.state["ask"]
    assert ann.problems == []
