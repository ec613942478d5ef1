"""A port that is held open while the server restarts, as systemd does it: nobody is turned away meanwhile."""
from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.server.people import ask


def start(door: socket.socket, home: Path) -> subprocess.Popen[bytes]:
    """A server that is handed a socket. Its number is 3, and LISTEN_PID is the process itself."""
    return subprocess.Popen(
        ["sh", "-c", 'LISTEN_PID=$$ exec "$@"', "sh", sys.executable, "-m", "arcanarium.server", "--no-browser"],
        env=os.environ | {"LISTEN_FDS": "1", "ARCANARIUM_HOME": str(home), "ARCANARIUM_THINKERS": "1"},
        pass_fds=(3,), preexec_fn=lambda: os.dup2(door.fileno(), 3), stderr=subprocess.DEVNULL)  # noqa: PLW1509


def test_who_comes_while_the_server_restarts_waits_and_is_served(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0), backlog=100) as door, ThreadPoolExecutor() as visitors:
        url = f"http://127.0.0.1:{door.getsockname()[1]}/healthz"
        servers = [start(door, tmp_path)]
        try:
            assert ask("GET", url).status_code == 200
            servers[0].send_signal(signal.SIGTERM)
            assert servers[0].wait(30) in (0, -signal.SIGTERM)
            meanwhile = [visitors.submit(ask, "GET", url) for _ in range(5)]
            servers.append(start(door, tmp_path))
            assert [visit.result().status_code for visit in meanwhile] == [200] * 5
        finally:
            for server in servers:
                server.kill()
                server.wait()
