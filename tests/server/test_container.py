"""What the image says about itself, done without a container: its entry point, health check, volume and stop signal;
and what compose passes in and mounts. No container engine is needed, and none is tried: that does `make containers`."""
from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path

import httpx
import yaml  # type: ignore[import-untyped]

from tests import services

DEPLOY = services.ROOT / "deploy"
IMAGE = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
PORT = "8710"


def told(instruction: str) -> str:
    """The last one of its kind counts, as in an image."""
    return [line.removeprefix(instruction).strip() for line in IMAGE if line.startswith(f"{instruction} ")][-1]


def command(written: str, port: str) -> list[str]:
    """The words of a command in the form of a list, with the port of the image replaced, and its programs as here."""
    program, *rest = json.loads(written[written.index("["):].replace(PORT, port))
    here = sys.executable if program == "python" else str(Path(sys.executable).with_name(program))
    return [here, *(services.LOOPBACK if word == "0.0.0.0" else word for word in rest)]


def test_the_image_starts_says_that_it_is_well_keeps_all_in_its_volume_and_stops(tmp_path: Path) -> None:
    volume, elsewhere = tmp_path / "data", tmp_path / "elsewhere"
    for folder in (volume, elsewhere):
        folder.mkdir(mode=0o700)
    settings = dict(re.findall(r"(ARCANARIUM_\w+)=(\S+)", told("ENV")))
    assert settings["ARCANARIUM_HOME"] == told("VOLUME") == "/data"
    inherited = {name: value for name, value in os.environ.items() if name not in services.CLOSED_OFF}
    environment = {**inherited, **settings, "ARCANARIUM_HOME": str(volume), "HOME": str(elsewhere),
                   "PYTHONPATH": str(services.ROOT), "ARCANARIUM_THINKERS": "1"}
    port = str(services.free_port())
    assert told("EXPOSE") in command(told("ENTRYPOINT"), PORT)
    health = command(told("HEALTHCHECK"), port)

    def well() -> bool:
        return subprocess.run(health, cwd=elsewhere, capture_output=True, check=False).returncode == 0

    assert not well()
    with (tmp_path / "log").open("wb") as log:
        server = subprocess.Popen(services.tied(*command(told("ENTRYPOINT"), port)), cwd=elsewhere,
                                  env=environment, stdout=log, stderr=log)
    try:
        ready = f"http://{services.LOOPBACK}:{port}/readyz"
        services.wait_for(lambda: httpx.get(ready).raise_for_status(), server, httpx.HTTPError)
        assert well()
        server.send_signal(getattr(signal, told("STOPSIGNAL")))
        assert server.wait(services.PATIENCE) in (0, -signal.SIGTERM)
    finally:
        services.end(server)
    assert not well()
    assert {"arcanarium.db", "secret"} <= {path.name for path in volume.iterdir()}
    assert not list(elsewhere.iterdir()), "it would be lost with the container"
    assert not [path for path in volume.rglob("*") if path.stat().st_mode & 0o077]
    lines = [json.loads(line) for line in (tmp_path / "log").read_text(encoding="utf-8").splitlines()]
    assert lines
    assert all(line["time"] for line in lines)


def test_compose_passes_what_is_made_and_mounts_what_is_there() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    parts = compose["services"]
    wanted = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    made = set(re.findall(r"set_if_missing (\w+)", (DEPLOY / "up").read_text(encoding="utf-8")))
    assert wanted == made
    for name, service in parts.items():
        for mount in service.get("volumes", []):
            source = mount.partition(":")[0]
            there = (DEPLOY / source).is_file() if source.startswith(".") else source in compose["volumes"]
            assert there, f"{name}: {mount}"
        waited = service.get("depends_on", {})
        for other in waited:
            healthy = isinstance(waited, dict) and waited[other]["condition"] == "service_healthy"
            assert other in parts
            assert not healthy or "healthcheck" in parts[other]
    server = parts["server"]
    assert (DEPLOY / server["build"]["context"] / server["build"]["dockerfile"]).is_file()
    assert f"home:{told('VOLUME')}" in server["volumes"]
    assert f"reverse_proxy server:{told('EXPOSE')}" in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert not server.get("ports"), "strangers would reach it past the proxy"
    for file in server["env_file"]:
        assert file in (DEPLOY / "up").read_text(encoding="utf-8"), "compose stops where a file of settings is missing"


def test_the_image_has_what_backups_of_postgresql_need() -> None:
    """Without pg_dump `arcana-admin backup` fails, and so does the first start of a version with another schema."""
    last = "\n".join(IMAGE).rpartition("\nFROM ")[2]
    assert re.search(r"apt-get install .*\bpostgresql-client\b", last)


def test_no_secret_gets_into_the_image() -> None:
    """`deploy/up` has written passwords into deploy/.env before the image is built from all that lies here."""
    ignored = (services.ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for secret in ("deploy/.env", "deploy/.env.new", "deploy/settings.env", ".git"):
        assert any(fnmatch(secret, pattern) for pattern in ignored), secret
