"""The files for operators: they name commands, settings and figures that exist. No container is started here: that does
`make containers`."""
from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from dataclasses import fields
from pathlib import Path

import pytest

from arcanarium.server.metrics import HELP, Metrics
from arcanarium.server.settings import Settings

DEPLOY = Path(__file__).parent.parent / "deploy"
KNOWN = {f"ARCANARIUM_{field.name.upper()}" for field in fields(Settings)} | {"ARCANARIUM_PROFILE"}


@pytest.mark.parametrize("name", ["Containerfile", "compose.yaml", "arcanarium.service"])
def test_every_setting_that_is_named_exists(name: str) -> None:
    named = set(re.findall(r"ARCANARIUM_[A-Z_]+", (DEPLOY / name).read_text(encoding="utf-8")))
    assert named
    assert named <= KNOWN


def test_every_figure_of_the_dashboard_is_one_that_the_server_has() -> None:
    dashboard = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = set(re.findall(r"arcanarium_[a-z_]+", " ".join(
        target["expr"] for panel in dashboard["panels"] for target in panel["targets"])))
    metrics = Metrics()
    metrics.watch(lambda: dict.fromkeys(HELP, 0.0))
    metrics.move_steps.labels("move").observe(1)
    metrics.request_time.labels("page").observe(1)
    metrics.requests.labels("page", "200").inc()
    metrics.refused("stale")
    metrics.thoughts.labels("move").observe(1)
    shown = set(re.findall(r"^(arcanarium_[a-z_]+)", metrics.page().decode(), re.MULTILINE))
    assert asked
    assert asked <= shown


def test_starting_the_site_makes_secrets_once_and_only_for_their_owner(tmp_path: Path) -> None:
    shutil.copy(DEPLOY / "up", tmp_path / "up")
    nothing = {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path)}
    docker = tmp_path / "bin"
    docker.mkdir()
    (docker / "docker").write_text("#!/bin/sh\necho \"$@\"\n", encoding="utf-8")
    (docker / "docker").chmod(0o755)
    started = subprocess.run([tmp_path / "up", "example.org"], capture_output=True, text=True, check=True,
                             env=nothing | {"PATH": f"{docker}:/usr/bin:/bin"})
    assert started.stdout == "compose up --detach --build\n"
    first = (tmp_path / ".env").read_text(encoding="utf-8")
    settings = dict(line.split("=", 1) for line in first.splitlines())
    assert settings["SITE"] == "example.org"
    assert all(len(settings[name]) == 64 for name in ("DATABASE_PASSWORD", "SECRET", "METRICS_TOKEN"))
    for file in (".env", "settings.env"):
        assert os.stat(tmp_path / file).st_mode & 0o077 == 0
    (tmp_path / "settings.env").write_text("ARCANARIUM_PACE=3\n", encoding="utf-8")
    subprocess.run([tmp_path / "up", "games.example"], capture_output=True, check=True,
                   env=nothing | {"PATH": f"{docker}:/usr/bin:/bin"})
    again = dict(line.split("=", 1) for line in (tmp_path / ".env").read_text(encoding="utf-8").splitlines())
    assert again == settings | {"SITE": "games.example"}
    assert (tmp_path / "settings.env").read_text(encoding="utf-8") == "ARCANARIUM_PACE=3\n"
