"""The bench of the server runs and says something about every goal. How fast it is depends on the machine."""
from __future__ import annotations

import sys

import pytest

from bench import server
from tests import services
from tests.browser.conftest import chromium

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="what a process uses is read from /proc")


def test_the_bench_measures_everything(capsys: pytest.CaptureFixture[str]) -> None:
    if chromium() is None:
        services.missing("Chromium")
    assert server.main(["--quick"]) == 0
    told = capsys.readouterr().out
    for goal in ("p99", "nobody looks at", "first page", "stored tables", "second copy", "table of resarcana",
                 "table of cadwallon", "two frames"):
        assert goal in told
    assert "nan" not in told
