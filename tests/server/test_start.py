"""Settings that cannot work are told in one line."""
from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.services import free_port


@pytest.mark.parametrize(("option", "value", "said"), [
    ("--redis", "redis://127.0.0.1:{port}/0", "Redis"),
    ("--redis", "nonsense", "Redis"),
    ("--database", "postgresql://nobody@127.0.0.1:{port}/x", "connection"),
    ("--database", "nonsense", "URL"),
])
def test_a_wrong_setting_is_told_before_anything_is_served(tmp_path: Path, option: str, value: str, said: str) -> None:
    command = [sys.executable, "-m", "arcanarium.server", "--port", "0", "--no-browser", option,
               value.format(port=free_port())]
    done = subprocess.run(command, env={"ARCANARIUM_HOME": str(tmp_path), "PATH": ""}, capture_output=True, text=True,
                          timeout=60, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("arcana-web cannot start: ")
    assert said in done.stderr
    assert "Traceback" not in done.stderr
