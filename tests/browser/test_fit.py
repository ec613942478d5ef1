"""Res Arcana's board fits: at every size, with few and many seats, early and late, nothing is cut, covered or too
small, and what happens moves only what it is about."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from arcanarium.core import registry
from arcanarium.server.frames import Frame
from tests import services
from tests.browser.conftest import UNPAINTED
from tests.browser.scenes import ALL_SETS, Scene, Stage, after, scene

CUT = Path(__file__).with_name("cut.js").read_text(encoding="utf-8")
SETTLED = Path(__file__).with_name("settled.js").read_text(encoding="utf-8")
SIZES = [
    (1024, 600), (1100, 700), (1180, 820), (1280, 720), (1280, 800), (1366, 768), (1440, 900), (1600, 700),
    (1920, 1080), (2560, 1440), (820, 1180), (768, 1024),
]
KINDS = {card["id"]: card["kind"] for card in registry.face("resarcana").cards()}
def busy(least: int, round_: int) -> Scene:
    def until(frame: Frame) -> bool:
        view, turn = frame["view"], frame["ask"]["kind"] == "turn"
        return bool(turn and view["round"] >= round_ and len(view["seats"][0]["play"]) >= least)

    return until


MOMENTS: dict[str, tuple[Scene, dict[str, Any]]] = {
    "the choice of a mage": (lambda frame: True, {"seats": 2}),
    "the first game": (lambda frame: frame["ask"]["kind"] == "turn", {"seats": 2, "variant": "first"}),
    "two, late": (busy(9, 5), {"seats": 2, "seed": 2}),
    "two with all sets, late": (busy(9, 5), {"seats": 2, "sets": ALL_SETS, "seed": 3}),
    "the draft": (lambda frame: len(frame["view"]["seats"][0]["deck"]["cards"]) >= 4, {"seats": 3, "variant": "draft"}),
    "three with all sets": (busy(6, 3), {"seats": 3, "sets": ALL_SETS}),
    "four, late": (busy(9, 5), {"seats": 4}),
    "four with all sets, early": (busy(2, 1), {"seats": 4, "sets": ALL_SETS, "seed": 3}),
    "five with all sets, early": (busy(2, 1), {"seats": 5, "sets": ALL_SETS}),
    "five with all sets, late": (busy(9, 5), {"seats": 5, "sets": ALL_SETS, "seed": 3}),
}
"""Those of as many players one after the other: the page is loaded anew for others only."""


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
            how: dict[str, Any] = {"color_scheme": theme, "reduced_motion": "reduce", **options}
            contexts.append(browser.new_context(**how))
            return Stage(contexts[-1].new_page(), site.address)

        yield opened
        for context in contexts:
            context.close()


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED, list(size))


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_size_and_moment(stage: Callable[..., Stage], theme: str) -> None:
    """Half of the combinations in each theme: 120 in all. Nothing scrolls in any of them, so that all is in view."""
    table = stage(theme)
    wrong = {}
    for i, name in enumerate(MOMENTS):
        table.show(moment(name))
        table.page.evaluate(UNPAINTED)
        for j, size in enumerate(SIZES):
            if (i + j) % 2 == (theme == "dark"):
                continue
            resize(table.page, size)
            found = table.page.evaluate(CUT) + missing(table.page, moment(name)["view"])
            if found:
                wrong[f"{name}, {size}"] = found
    assert wrong == {}


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1920, 1080), (390, 844)])
def test_sentences_stand_where_they_have_room_and_signs_elsewhere(
    stage: Callable[..., Stage], size: tuple[int, int],
) -> None:
    """Each size has other forms of cards; on the large ones there are sentences."""
    table = stage()
    table.page.add_init_script("localStorage.setItem('arcanarium.sentences', 'true')")
    told = 0
    for name in ("the first game", "two, late"):
        table.show(moment(name))
        resize(table.page, size)
        assert table.page.evaluate(CUT) == [], name
        told += table.page.locator(".ra .face-sentence").locator("visible=true").count()
    assert told or size[0] < 1920


def test_what_still_moves_keeps_no_click_waiting(stage: Callable[..., Stage]) -> None:
    table = stage(reduced_motion="no-preference")
    before, then, card = after("place", 2)
    now = then["view"]["seats"][0]
    now["play"][-1]["essences"][0] = 2
    now["pool"][1] += 3
    table.show(before)
    resize(table.page, (1440, 900))
    slow = table.page.context.new_cdp_session(table.page)
    slow.send("Animation.enable")
    slow.send("Animation.setPlaybackRate", {"playbackRate": 0.01})
    table.show({**then, "cause": "move"})
    moving = "document.getAnimations().filter((one) => one.playState === 'running').length"
    table.page.wait_for_function(f"{moving} > 0")
    lit = table.page.locator(f".ra-tableau [data-target]:not([data-target='card:{card}']) > button.lit").first
    box = lit.bounding_box()
    assert box
    table.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    first = table.page.locator(".menu [data-move]").first
    if not any(message["t"] == "play" for message in table.sent):
        first.click()
    table.page.wait_for_function("document.querySelector('.menu') === null")
    assert [message["t"] for message in table.sent].count("play") == 1
    assert table.page.evaluate(moving) > 0, "it was over before the click"


SHOWN = "of => [...document.querySelectorAll(`${of} [data-target^='card:']`)].map((one) => one.dataset.target.slice(5))"


def missing(page: Page, view: dict[str, Any]) -> list[str]:
    """What has to be on the board and is not: places, whoever has them, the own cards, magic items and scrolls."""
    rivals = {card["card"] for seat in view["seats"][1:] for card in seat["play"] if KINDS[card["card"]] == "place"}
    own, centre = view["seats"][0], view["centre"]
    parts = {
        ".ra-rivals": rivals, ".ra-tiles": {*centre["items"], *centre["scrolls"]},
        ".ra-places": {one["card"] for one in centre["places"]},
        ".ra-mine": {*own["hand"]["cards"], *(one["card"] for one in own["play"])},
    }
    return [f"{card} is not in {part}" for part, cards in parts.items()
            for card in cards - set(page.evaluate(SHOWN, part))]


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
        for size in ((1024, 600), (1366, 768), (820, 1180)):
            table.show(before)
            resize(table.page, size)
            places = table.page.evaluate(PLACES)
            table.show(then)
            table.page.evaluate(SETTLED, list(size))
            assert moved(table.page, places) <= {f"card:{card}"}, (seats, size)
