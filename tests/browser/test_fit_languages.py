"""Both boards fit in German, Polish and Russian, and in a pseudo-language with words two fifths longer: at every size,
with few and many seats.

Each language is shown at every size once, and at every moment; which moment at which size differs between languages.
`make sweep` shows all moments at all sizes in all languages.
"""
from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from arcanarium.locale import FALLBACK, languages
from arcanarium.server.frames import Frame
from tests.browser.conftest import PHONE, UNPAINTED
from tests.browser.pseudo import PSEUDO, lengthen
from tests.browser.scenes import Scene, Stage, told
from tests.browser.test_fit import CUT, MOMENTS, SIZES, resize, stage

__all__ = ["stage"]
OTHERS = [*(language for language in languages() if language != FALLBACK), PSEUDO]
ALL = os.environ.get("ARCANARIUM_SWEEP") == "all"
ADVANCED = {"objectives": "on", "militia": "on", "removal": "on"}


def turn(round_: int) -> Scene:
    return lambda frame: bool(frame["ask"]["kind"] == "turn" and frame["view"]["round"] >= round_)


ARCANA: dict[str, tuple[Scene, dict[str, Any]]] = {
    "two": (turn(2), {"name": "cadwallon", "seats": 2}),
    "four with all switches": (turn(4), {"name": "cadwallon", "seats": 4, **ADVANCED}),
}
ARCANA_SIZES = [(1024, 600), (1280, 720), (1440, 900), (1920, 1080), (768, 1024), PHONE]
SWEEPS = {"resarcana": (MOMENTS, SIZES), "cadwallon": (ARCANA, ARCANA_SIZES)}


@cache
def moment(game: str, name: str) -> dict[str, Frame]:
    until, options = SWEEPS[game][0][name]
    return told(until, OTHERS, **options)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", SWEEPS)
def test_every_size_in_each_language(stage: Callable[..., Stage], game: str, language: str) -> None:
    spoken = FALLBACK if language == PSEUDO else language
    table = stage("dark", locale=spoken)
    if language == PSEUDO:
        lengthen(table.page)
    moments, sizes = SWEEPS[game]
    wrong = {}
    for i, name in enumerate(moments):
        here = [size for j, size in enumerate(sizes) if ALL or (j + 3 * OTHERS.index(language)) % len(moments) == i]
        if here:
            table.show(moment(game, name)[language])
            table.page.evaluate(UNPAINTED)
        for size in here:
            resize(table.page, size)
            if found := table.page.evaluate(CUT):
                wrong[f"{name}, {size}"] = found
    assert table.page.evaluate("document.documentElement.lang") == spoken
    assert wrong == {}
