"""For all tests: what several folders share, and a last line that says what could not be tested here, and why."""
from __future__ import annotations

from collections import Counter

import pytest

pytest_plugins = ("tests.installed",)

MISSING = " is not installed"
"""How the reason of a test ends that is skipped because it needs a program of the system; see tests/services.py."""


def left_out(reasons: list[str]) -> str:
    """One line about the tests that were skipped for want of a program, or nothing."""
    missing = [reason.removeprefix("Skipped: ").removesuffix(MISSING) for reason in reasons if reason.endswith(MISSING)]
    counted = Counter(missing)
    if not counted:
        return ""
    each = ", ".join(f"{count} that need{'s' * (count == 1)} {program}" for program, count in sorted(counted.items()))
    return f"NOT TESTED HERE, since programs are missing: {each}. `make test` installs them where it may."


def pytest_unconfigure(config: pytest.Config) -> None:
    reporter = config.pluginmanager.get_plugin("terminalreporter")
    if reporter is None:  # a worker of pytest-xdist
        return
    reports = reporter.stats.get("skipped", [])
    line = left_out([str(report.longrepr[2]) for report in reports if isinstance(report.longrepr, tuple)])
    if line:
        reporter.write_line(line, yellow=True, bold=True)
