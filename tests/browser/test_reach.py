"""Whatever the question, what can be chosen is laid out, lit and in view, in both games with all sets."""
from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect

from arcanarium.server.frames import Frame
from tests.browser.conftest import PHONE
from tests.browser.scenes import Stage, asked, scene
from tests.browser.test_fit import SETTLED, stage
from tests.resarcana.test_choosing import TABLES
from tests.web_data import sort

__all__ = ["stage"]
REACH = Path(__file__).with_name("reach.js").read_text(encoding="utf-8")
QUESTIONS = 250
"""So many questions of each table are looked at for one of each sort."""
LOW, LAPTOP, TABLET = (1024, 600), (1366, 768), (820, 1180)
TWO_STEPS = 4
"""And so many first steps are taken where a move has two."""


@cache
def sorts(seats: int) -> list[Frame]:
    """One question of each sort that comes up at tables of this size, the games one after the other."""
    found: dict[object, Frame] = {}
    for name, options in TABLES:
        if options["seats"] != seats:
            continue
        for n, (_, frame) in enumerate(asked(name, 5, 0, **options)):
            found.setdefault((name, sort(frame["ask"])), frame)
            if n > QUESTIONS:
                break
    return sorted(found.values(), key=lambda frame: str(frame["view"]["game"]))


@pytest.mark.parametrize(("seats", "size"), [
    *((seats, LOW) for seats in (2, 3, 5)), (3, LAPTOP), (5, LAPTOP), (2, TABLET), (5, TABLET), (2, PHONE), (3, PHONE),
])
def test_every_sort_of_question(stage: Callable[..., Stage], seats: int, size: tuple[int, int]) -> None:
    table = stage(viewport={"width": size[0], "height": size[1]})
    wrong = {}
    for frame in sorts(seats):
        table.show(frame)
        table.page.evaluate(SETTLED, list(size))
        question = frame["ask"]
        if question["plan"]:
            question = {**question, "moves": []}
        found = table.page.evaluate(REACH, [question["moves"], [], size == PHONE])
        first = sorted({move["targets"][0] for move in question["moves"] if len(move["targets"]) > 1})
        for target in first[:TWO_STEPS] if size != PHONE else ():
            named = f'[data-target="{target}"]'
            table.page.locator(f"{named} > button.lit, button{named}").locator("visible=true").first.click()
            found += table.page.evaluate(REACH, [question["moves"], [target], False])
            table.page.keyboard.press("Escape")
        if found:
            wrong[f"{frame['view']['game']}: {question['question']}"] = found
    assert wrong == {}
    assert len(sorts(seats)) > 8


def test_a_collect_with_many_answers_is_put_together_essence_by_essence(stage: Callable[..., Stage]) -> None:
    """Three essences of any kind beside another question: in the lowest window nothing scrolls, and what is missing
    keeps the sheet from being sent."""
    frame = scene(lambda frame: [len(asked["moves"]) for asked in frame["ask"]["plan"]] == [20, 2], seed=3, seats=2)
    table = stage(viewport={"width": LOW[0], "height": LOW[1]})
    table.show(frame)
    page, collect = table.page, table.page.locator(".collect .btn.primary")
    assert page.evaluate(REACH, [[], [], False]) == []
    expect(collect).to_be_enabled()
    for token in range(3):
        page.locator(".picker-token").first.click()
        expect(page.locator(".picker-token")).to_have_count(2 - token)
    expect(collect).to_be_disabled()
    for _ in range(3):
        page.locator('.picker-kind[data-kind="calm"]').click()
    then = page.locator('.picker-kind[data-kind="calm"] b').inner_text()
    assert page.locator(".collect-kind.of-calm b").inner_text() == then
    collect.click()
    page.wait_for_function("document.querySelector('.collect .btn.primary')?.disabled !== false")
    sent = next(message for message in table.sent if message["t"] == "play")
    assert sent["moves"][0] == "gain 3C"
