"""Settings that cannot work are told in one line each, before anything is served."""
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from arcanarium.server.settings import BadSettings, Settings, from_environment
from tests.services import free_port


def start(home: Path, *options: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run `arcana-web` with settings that it must refuse."""
    command = [sys.executable, "-m", "arcanarium.server", "--port", "0", "--no-browser", *options]
    named = {f"ARCANARIUM_{name.upper()}": value for name, value in variables.items()}
    found = {"PYTHONPATH": os.environ["PYTHONPATH"]} if "PYTHONPATH" in os.environ else {}
    return subprocess.run(command, env={"ARCANARIUM_HOME": str(home), "PATH": "", **found, **named}, timeout=60,
                          capture_output=True, text=True, check=False)


@pytest.mark.parametrize(("option", "value", "said"), [
    ("--redis", "redis://127.0.0.1:{port}/0", "Redis"),
    ("--redis", "nonsense", "Redis"),
    ("--database", "postgresql://nobody@127.0.0.1:{port}/x", "connection"),
    ("--database", "nonsense", "URL"),
    ("--port", "99999", "port"),
])
def test_a_wrong_setting_is_told_before_anything_is_served(tmp_path: Path, option: str, value: str, said: str) -> None:
    done = start(tmp_path, option, value.format(port=free_port()))
    assert done.returncode == 2
    assert done.stderr.startswith("arcana-web cannot start: ")
    assert said in done.stderr
    assert "Traceback" not in done.stderr


def test_all_settings_that_cannot_be_read_are_told_at_once(tmp_path: Path) -> None:
    done = start(tmp_path, thinkers="abc", pace="fast", limits="maybe", absent="60")
    assert done.returncode == 2
    assert done.stderr.splitlines() == [
        "arcana-web cannot start: ARCANARIUM_LIMITS is “maybe”, but it must be “on” or “off”",
        "arcana-web cannot start: ARCANARIUM_PACE is “fast”, but it must be a number of seconds from 0 to 3600",
        "arcana-web cannot start: ARCANARIUM_THINKERS is “abc”, but it must be a whole number from 0 to 1024 "
        "(0: one less than there are cores)",
    ]


@pytest.mark.parametrize(("name", "value"), [
    ("thinkers", "-1"), ("thinkers", "1.5"), ("thinkers", "1e99"), ("pace", "nan"), ("pace", "inf"), ("pace", "-0.1"),
    ("absent", "1 minute"), ("absent", "-inf"), ("limits", "0"), ("limits", "OFF"),
])
def test_a_setting_out_of_its_range_is_refused(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"ARCANARIUM_{name.upper()}", value)
    with pytest.raises(BadSettings) as refused:
        from_environment()
    assert [fault[:2] for fault in refused.value.faults] == [(f"ARCANARIUM_{name.upper()}", value)]


def test_settings_are_read_and_empty_ones_are_not_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, value in {
        "home": str(tmp_path), "thinkers": "3", "pace": " 0.5 ", "absent": "", "limits": "off", "database": "",
        "redis": "redis://here", "secret": "s", "origins": "https://a.example, ,https://b.example",
    }.items():
        monkeypatch.setenv(f"ARCANARIUM_{name.upper()}", value)
    assert from_environment() == Settings(
        home=tmp_path, thinkers=3, pace=0.5, absent=60.0, limits=False, database="", redis="redis://here", secret="s",
        origins=("https://a.example", "https://b.example"))
