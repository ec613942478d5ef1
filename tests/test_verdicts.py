"""The coach about one move: what it costs, what it misses, and nothing that the seat may not know."""
from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from arcanarium.core.errors import UnreadableMove
from arcanarium.core.record import parse_record
from arcanarium.core.rng import Rng
from arcanarium.learn.decisions import points_of
from arcanarium.learn.verdicts import Verdict, judge
from arcanarium.locale import Texts, languages

GOLDEN = Path(__file__).parent / "golden"
BLUNDER = 100
"""The decision of the golden game at which somebody passes who could have gone for a place of power."""


def judged(
    name: str, turn: int, move: str, language: str = "en", resampled: int = 0, visits: int = 300,
) -> Verdict:
    point = next(points_of(parse_record((GOLDEN / f"{name}.arcana").read_text()), {turn}))
    rules, seen = point.game.rules, point.seen
    if resampled:
        seen = rules.observe(rules.resample(seen, Rng(resampled)), point.seat)
    return judge(rules, seen, move, visits, 7, Texts(language), ["Ann", "Bob", "Cleo"])


@cache
def in_blunder(language: str = "en", **how: Any) -> Verdict:
    return judged("resarcana-all-2-mid-round", BLUNDER, "pass", language, **how)


def test_a_bad_move_is_told_with_what_it_misses_and_what_is_lacking() -> None:
    found = in_blunder()
    assert found.verdict == "blunder"
    assert found.best_win - found.win > 0.15
    assert found.best != found.move == "pass"
    first, *reasons = found.sentences
    assert "is a blunder" in first
    assert f"{round(100 * found.win)}%" in first
    assert any("Sunken Reef brings you points in" in reason for reason in reasons)


def test_the_best_move_is_told_to_be_the_best() -> None:
    best = judged("resarcana-all-2-mid-round", BLUNDER, in_blunder().best)
    assert best.verdict in ("best", "good")
    assert best.win > 0.5


def test_nothing_hidden_reaches_the_coach() -> None:
    assert in_blunder(resampled=5) == in_blunder()


@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_the_coach_speaks_every_language(language: str) -> None:
    found = in_blunder(language, visits=60)
    assert not any("is a blunder" in sentence for sentence in found.sentences)
    assert "missing text" not in " ".join(found.sentences)


def test_the_coach_knows_arcana_too_and_refuses_what_is_no_move() -> None:
    point = next(points_of(parse_record((GOLDEN / "cadwallon-3-militia.arcana").read_text()), {40}))
    worst = point.game.legal(point.seat)[-1].text
    found = judged("cadwallon-3-militia", 40, worst, visits=60)
    assert found.sentences[0].startswith("“")
    with pytest.raises(UnreadableMove):
        judged("cadwallon-3-militia", 40, "dance", visits=1)
