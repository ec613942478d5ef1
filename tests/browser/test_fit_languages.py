"""Res Arcana's board fits in German, Polish and Russian too: at every size, with few and many seats.

Each language is shown at every size once, and at every moment; which moment at which size differs between languages.
`make sweep` shows all moments at all sizes in all languages.
"""
from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache

import pytest

from arcanarium.locale import FALLBACK, languages
from arcanarium.server.frames import Frame
from tests.browser.conftest import UNPAINTED
from tests.browser.scenes import Stage, told
from tests.browser.test_fit import CUT, MOMENTS, SIZES, resize, stage

__all__ = ["stage"]
OTHERS = [language for language in languages() if language != FALLBACK]
ALL = os.environ.get("ARCANARIUM_SWEEP") == "all"


@cache
def moment(name: str) -> dict[str, Frame]:
    until, options = MOMENTS[name]
    return told(until, OTHERS, **options)


@pytest.mark.parametrize("language", OTHERS)
def test_every_size_in_each_language(stage: Callable[..., Stage], language: str) -> None:
    table = stage("dark", locale=language)
    wrong = {}
    for i, name in enumerate(MOMENTS):
        sizes = [size for j, size in enumerate(SIZES) if ALL or (j + 3 * OTHERS.index(language)) % len(MOMENTS) == i]
        if sizes:
            table.show(moment(name)[language])
            table.page.evaluate(UNPAINTED)
        for size in sizes:
            resize(table.page, size)
            if found := table.page.evaluate(CUT):
                wrong[f"{name}, {size}"] = found
    assert table.page.evaluate("document.documentElement.lang") == language
    assert wrong == {}
