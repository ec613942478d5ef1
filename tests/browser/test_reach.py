"""Whatever the question, what can be chosen is laid out, lit and in view, in both games with all sets."""
from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from arcanarium.server.frames import Frame
from tests.browser.conftest import PHONE
from tests.browser.scenes import Stage, asked
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
