"""Every scenario of tests/scenarios shows what it says, and together they show every base card (see tests/scenario)."""
from __future__ import annotations

import pytest

from tests.scenario import Scenario, load, show

SCENARIOS = list(load())


def marked(scenario: Scenario) -> object:
    marks = [pytest.mark.xfail(strict=True, reason=scenario.fails)] if scenario.fails else []
    return pytest.param(scenario, id=str(scenario).replace("/", "-"), marks=marks)


@pytest.mark.parametrize("scenario", [marked(scenario) for scenario in SCENARIOS])
def test_scenario(scenario: Scenario) -> None:
    __tracebackhide__ = True
    show(scenario)
