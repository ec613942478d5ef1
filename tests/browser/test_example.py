"""The example game in a browser: a board from another package, drawn and clicked like ours."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests import services
from tests.browser.conftest import PHONE, WIDE
from tests.browser.player import Player
from tests.example.conftest import installed, with_example

__all__ = ["installed", "with_example"]  # fixtures


@pytest.fixture
def site(with_example: None, tmp_path: Path) -> Iterator[services.Process]:
    """A server that knows the example."""
    with services.process(tmp_path / "site", limits="off", pace="0", absent="0") as running:
        yield running


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_whole_game_against_a_bot_by_clicking_what_is_lit(sit: Callable[..., Player], size: tuple[int, int]) -> None:
    ann = sit(size=size)
    ann.play_now("lanterns")
    ann.sees("Which card do you offer")
    ann.play_to_the_end()
    assert ann.state["result"]["rounds"] == 5
    ann.sees("Lanterns and sparks")
    assert ann.problems == []


def test_its_rules_can_be_read(sit: Callable[..., Player]) -> None:
    ann = sit("/rules/lanterns")
    ann.sees("The highest card takes the lantern")
    assert ann.problems == []
