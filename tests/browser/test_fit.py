"""Res Arcana's board fits: at every size, with few and many seats, early and late, nothing is cut, covered or too
small, and what happens moves only what it is about."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from arcanarium.server.frames import Frame
from tests import services
from tests.browser.scenes import ALL_SETS, Scene, Stage, after, scene

CUT = Path(__file__).with_name("cut.js").read_text(encoding="utf-8")
SETTLED = Path(__file__).with_name("settled.js").read_text(encoding="utf-8")
SIZES = [
    (1024, 600), (1024, 768), (1152, 864), (1280, 720), (1280, 800), (1366, 768), (1440, 900), (1600, 900), (1920, 850),
    (2560, 1440), (820, 1180), (768, 1024),
]
SMALL = {(1024, 600), (1024, 768), (768, 1024), (820, 1180), (1280, 720)}
"""Where rooms may scroll with four players, or with all sets."""
UNPAINTED = """() => {
  const plain = new CSSStyleSheet();
  plain.replaceSync(".sigil { display: none } * { box-shadow: none !important; background-image: none !important }");
  document.adoptedStyleSheets = [plain];
}"""
"""Pictures take no room of their own, and most of the time of a browser without graphics."""


def busy(least: int, round_: int) -> Scene:
    def until(frame: Frame) -> bool:
        view, turn = frame["view"], frame["ask"]["kind"] == "turn"
        return bool(turn and view["round"] >= round_ and len(view["seats"][0]["play"]) >= least)

    return until


MOMENTS: dict[str, tuple[Scene, dict[str, Any]]] = {
    "the choice of a mage": (lambda frame: True, {"seats": 2}),
    "the draft": (lambda frame: len(frame["view"]["seats"][0]["deck"]["cards"]) >= 4, {"seats": 3, "variant": "draft"}),
    "the first game": (lambda frame: frame["ask"]["kind"] == "turn", {"seats": 2, "variant": "first"}),
    "two, late": (busy(9, 5), {"seats": 2, "seed": 2}),
    "three with all sets": (busy(6, 3), {"seats": 3, "sets": ALL_SETS}),
    "four, late": (busy(9, 5), {"seats": 4}),
    "five with all sets, early": (busy(2, 1), {"seats": 5, "sets": ALL_SETS}),
    "five with all sets, late": (busy(9, 5), {"seats": 5, "sets": ALL_SETS, "seed": 3}),
}


@cache
def moment(name: str) -> Frame:
    until, options = MOMENTS[name]
    return scene(until, **options)


@pytest.fixture(scope="module")
def stage(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Stage]]:
    """`stage(theme="light")`: a table of which every state is ours."""
    with services.process(tmp_path_factory.mktemp("site"), limits="off") as site:
        contexts = []

        def opened(theme: str = "dark", **options: Any) -> Stage:
            contexts.append(browser.new_context(color_scheme=theme, reduced_motion="reduce", **options))  # type: ignore[arg-type]
            return Stage(contexts[-1].new_page(), site.address)

        yield opened
        for context in contexts:
            context.close()


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED, list(size))


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_size_and_moment(stage: Callable[..., Stage], theme: str) -> None:
    """Half of the combinations in each theme: 96 in all."""
    table = stage(theme)
    wrong, scrolled = {}, set()
    for i, name in enumerate(MOMENTS):
        table.show(moment(name))
        table.page.evaluate(UNPAINTED)
        for j, size in enumerate(SIZES):
            if (i + j) % 2 == (theme == "dark"):
                continue
            resize(table.page, size)
            found = table.page.evaluate(CUT)
            if found:
                wrong[f"{name}, {size}"] = found
            if table.page.locator(".ra[data-scrolls]").count():
                scrolled.add((name, size))
    assert wrong == {}
    often = {where for where in scrolled if where[0].startswith(("the", "two"))}
    assert {size for _, size in often} <= {(1024, 600)}
    assert {size for name, size in scrolled if not name.startswith("five")} <= SMALL


def test_nothing_of_a_board_scrolls_on_a_usual_screen(stage: Callable[..., Stage]) -> None:
    table = stage()
    for name in MOMENTS:
        table.show(moment(name))
        resize(table.page, (1920, 1080))
        assert not table.page.locator(".ra[data-scrolls]").count(), name


PLACES = """() => {
  const shown = [...document.querySelectorAll(".board [data-target]")].filter((one) => one.getClientRects().length);
  const box = ({x, y, width, height}) => [x, y, width, height].map(Math.round);
  return Object.fromEntries(shown.map((one) => [one.dataset.target, box(one.getBoundingClientRect())]));
}"""


def moved(page: Page, before: dict[str, list[int]]) -> set[str]:
    """What lies elsewhere than before, or is larger or smaller."""
    now = page.evaluate(PLACES)
    return {target for target in before if target in now and now[target] != before[target]}


@pytest.mark.parametrize("verb", ["claim", "place", "discard", "draw"])
def test_a_card_that_goes_elsewhere_moves_alone(stage: Callable[..., Stage], verb: str) -> None:
    table = stage()
    for seats in (2, 4):
        before, then, card = after(verb, seats)
        for size in ((1024, 768), (1366, 768), (820, 1180)):
            table.show(before)
            resize(table.page, size)
            places = table.page.evaluate(PLACES)
            table.show(then)
            table.page.evaluate(SETTLED, list(size))
            assert moved(table.page, places) <= {f"card:{card}"}, (seats, size)
