"""What holds for all tests: the profiles of Hypothesis, and the same deals in every run."""
from __future__ import annotations

import os
from random import Random

import pytest

from tests.properties import register

register()
os.environ["ARCANARIUM_LANGUAGE"] = "en"  # whatever the tests are run in


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is given no seed takes the same one in every run of a test. Servers that are processes of their own
    see to that themselves (tests/same_server.py)."""
    monkeypatch.setattr("arcanarium.core.game.randbits", Random(request.node.nodeid).getrandbits)
