"""docs/deployment.md is followed word for word: every command in it is run in its order, as far as that can be done
here."""
from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from tests import services
from tests.server.people import Person, ask, play_on, sitting

TOLD = (services.ROOT / "docs/deployment.md").read_text(encoding="utf-8")
NEEDS_ROOT = "writes outside of the home folder, as root, and needs the package index or a running systemd"
LEFT_OUT = {
    "deploy/up arcana.example": "starts containers, as `make containers` does",
    "docker compose -f deploy/compose.yaml exec server arcana-admin status": "looks into one of them",
    "python3 -m venv /opt/arcanarium && /opt/arcanarium/bin/pip install '.[cluster,passkeys]'": NEEDS_ROOT,
    "cp deploy/arcanarium.socket deploy/arcanarium.service /etc/systemd/system/": NEEDS_ROOT,
    "systemctl enable --now arcanarium.socket arcanarium.service": NEEDS_ROOT,
}
"""The commands that are not run here, and why."""
SERVER, ADMIN = ".venv/bin/arcana-web", ".venv/bin/arcana-admin"


def commands() -> list[str]:
    """All lines of the blocks of commands, in their order."""
    blocks = re.findall(r"^```sh\n(.*?)^```", TOLD, re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line and not line.startswith("#")]


class Follower:
    """Somebody who does what the page says, in a folder with the package installed, at ports and with services that are
    free here. Servers go on running in the background, as they do in the terminal of whoever starts them."""

    def __init__(self, folder: Path, swapped: dict[str, str]) -> None:
        self.folder = folder
        self._swapped = dict(sorted(swapped.items(), key=lambda pair: -len(pair[0])))  # the most particular first
        inherited = {name: value for name, value in os.environ.items() if name not in services.CLOSED_OFF}
        self.environment = {**inherited, "HOME": str(folder), "ARCANARIUM_HOME": str(folder / "home"),
                            "ARCANARIUM_THINKERS": "1", "PYTHONPATH": str(services.ROOT)}
        self.servers: dict[str, subprocess.Popen[bytes]] = {}
        (folder / ".venv/bin").mkdir(parents=True)
        for name in ("arcana-web", "arcana-admin"):
            (folder / ".venv/bin" / name).symlink_to(Path(sys.executable).parent / name)

    def do(self, command: str) -> str:
        """Run a command; what it said."""
        for told, here in self._swapped.items():
            command = command.replace(told, here)
        if export := re.fullmatch(r"export (\w+)=(.*)", command):
            self.environment[export[1]] = self._run(f"echo {export[2]}").strip()
            return ""
        if command.startswith(SERVER):
            port = re.findall(r"--port (\d+)", command)[0]
            self.servers[port] = subprocess.Popen(services.tied("sh", "-c", f"exec {command}"), cwd=self.folder,
                                                  env=self.environment, stderr=subprocess.DEVNULL)
            services.wait_for(lambda: ask("GET", f"http://127.0.0.1:{port}/readyz").raise_for_status(),
                              self.servers[port], httpx.HTTPError)
            return ""
        return self._run(command)

    def _run(self, command: str) -> str:
        done = subprocess.run(["sh", "-c", command], cwd=self.folder, env=self.environment, capture_output=True,
                              text=True, check=False, timeout=60)
        assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
        return done.stdout

    def stop(self) -> None:
        """Ctrl+C in all terminals with servers."""
        while self.servers:
            services.end(self.servers.popitem()[1])


@pytest.fixture
def follower(tmp_path: Path, postgres: services.Postgres, redis: services.Redis) -> Iterator[Follower]:
    if shutil.which("curl") is None:
        services.missing("curl")
    ports = {port: str(services.free_port()) for port in ("8710", "8711", "8712")}
    made = Follower(tmp_path, {
        **ports, "--host 0.0.0.0": f"--host {services.LOOPBACK}", "localhost": services.LOOPBACK,
        "postgresql://arcanarium@localhost/arcanarium": postgres.fresh().replace("+psycopg", ""),
        "redis://localhost:6379/0": redis.url})
    yield made
    made.stop()


def test_the_page_is_followed_word_for_word(follower: Follower) -> None:
    """A game is begun as soon as there is a server. It is there after what follows, the restored backup included; and
    people at two of several processes play at one table."""
    done: list[str] = []
    table, step = "", 0
    everything = commands()
    for command in everything:
        if command in LEFT_OUT:
            continue
        if command.startswith(f"{ADMIN} restore"):
            follower.stop()  # as the page says
        said = follower.do(command)
        done.append(command)
        if command == everything[0]:
            ann = Person(f"http://{services.LOOPBACK}:{next(iter(follower.servers))}", "Ann")
            table = ann.open_table("me", "random")
            with sitting(table, ann) as (window,):
                window.until_asked()
                step = window.step
        elif command.startswith("curl"):
            assert '"ready"' in said
        elif command == f"{ADMIN} status":
            assert re.search(r"tables\D*1\b", said), said
        elif command.startswith(f"{ADMIN} restore"):
            follower.do(everything[0])
            ann.move_to(f"http://{services.LOOPBACK}:{next(iter(follower.servers))}")
            with sitting(table, ann) as (window,):
                assert window.step >= step
            follower.stop()
    assert len(follower.servers) == 2, "the page ends with two processes of one site"
    one, two = (Person(f"http://{services.LOOPBACK}:{port}", name)
                for port, name in zip(follower.servers, ("Ann", "Bob"), strict=True))
    shared = one.open_table("me", "person")
    with sitting(shared, one, two) as windows:
        windows[1].do("sit", seat=1)
        for window in windows:
            window.until_step(0)
        play_on(windows, Random(1), 5)
    assert done == [command for command in everything if command not in LEFT_OUT]


def test_what_is_left_out_is_on_the_page() -> None:
    assert set(LEFT_OUT) <= set(commands())
    assert not re.findall(r"^    \S", TOLD, re.MULTILINE), "a block of commands that the test would not see"
