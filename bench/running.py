"""The server as a process, and what it uses."""
from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass
from pathlib import Path

from bench.tables import SECRET

TICKS = os.sysconf("SC_CLK_TCK")


class Server:
    """`with Server(home) as server:` runs one at a free port until the block ends."""

    def __init__(self, home: Path, tree: Path | None = None, **settings: str) -> None:
        """`tree` is the folder of another version, with its engine compiled. `settings` become environment variables:
        limits="on" is ARCANARIUM_LIMITS=on."""
        self.home, self.tree = home, tree
        self.settings = {f"ARCANARIUM_{name.upper()}": value for name, value in {"limits": "off", **settings}.items()}

    def __enter__(self) -> Server:
        environment = {**os.environ, "ARCANARIUM_HOME": str(self.home), "ARCANARIUM_SECRET": SECRET, **self.settings,
                       **({"PYTHONPATH": str(self.tree)} if self.tree else {})}
        self._log = self.home / "server.log"
        with self._log.open("w") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "arcanarium.server", "--port", "0", "--no-browser"], env=environment, stderr=log,
                cwd=self.tree, start_new_session=True)
        go_first(self.process.pid, session=True)
        while not (found := re.search(r"http://[^:/]+:(\d+)/", self._log.read_text())):
            if self.process.poll() is not None:
                raise RuntimeError(f"the server did not start: {self._log.read_text()}")
            time.sleep(0.05)
        self.port = int(found[1])
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(60)
        if "Traceback" in (told := self._log.read_text()):
            print(told[-4000:], file=sys.stderr)

    def told(self) -> str:
        """What the server has logged so far."""
        return self._log.read_text()

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}"

    def unshared(self) -> int:
        """Bytes of memory that are this process's alone."""
        told = Path(f"/proc/{self.process.pid}/smaps_rollup").read_text()
        return 1024 * sum(int(n) for n in re.findall(r"^Private_(?:Clean|Dirty): +(\d+) kB", told, re.MULTILINE))

    @property
    def ports(self) -> list[int]:
        return [self.port]

    def cpu(self) -> Cpu:
        return Cpu(seconds_of(self.process.pid), sum(map(seconds_of, children_of(self.process.pid))))


class Cluster:
    """`with Cluster(servers) as cluster:` runs several processes of one site until the block ends."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.servers = servers

    def __enter__(self) -> Cluster:
        with ExitStack() as opened:
            for server in self.servers:
                opened.enter_context(server)
            self._opened = opened.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._opened.close()

    @property
    def ports(self) -> list[int]:
        return [server.port for server in self.servers]

    def cpu(self) -> Cpu:
        each = [server.cpu() for server in self.servers]
        return Cpu(sum(one.server for one in each), sum(one.bots for one in each))


@dataclass(frozen=True, slots=True)
class Cpu:
    """Seconds of processor time."""

    server: float
    bots: float


def seconds_of(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def go_first(pid: int, session: bool = False) -> None:
    """Let a process, and all that runs in a session of its own, go before other work of the machine, where we may
    (Linux, as root): a busy machine blurs what is measured less then."""
    with suppress(OSError):
        os.setpriority(os.PRIO_PROCESS, pid, -15)
        if session:
            Path(f"/proc/{pid}/autogroup").write_text("-19")


def children_of(pid: int) -> list[int]:
    return [int(child) for task in Path(f"/proc/{pid}/task").iterdir()
            for child in (task / "children").read_text().split()]
