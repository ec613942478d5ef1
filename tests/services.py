"""What the tests of the server start and end: PostgreSQL, Redis, and the server itself, in a thread or as a process.

Everything listens on loopback at a port that was free, and lives in a folder that is gone afterwards.
"""
from __future__ import annotations

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import psycopg
import pytest
import redis

from arcanarium.server.__main__ import listening
from arcanarium.server.app import Site, make_app
from arcanarium.server.gate import GuardedServer, config_for
from arcanarium.server.hub import Hub
from arcanarium.server.settings import Settings

T = TypeVar("T")
ROOT = Path(__file__).parent.parent
LOOPBACK = "127.0.0.1"
PATIENCE = 30.0
"""Seconds after which something that was started is given up."""
CLOSED_OFF = {"HOME", "ARCANARIUM_HOME", "ARCANARIUM_DATABASE", "ARCANARIUM_REDIS", "ARCANARIUM_SECRET"}
"""What a server in a test must not inherit."""


def missing(what: str) -> NoReturn:
    """A test that needs a program that is not there is skipped; where everything must run it fails."""
    reason = f"{what} is not installed"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def free_port() -> int:
    with socket.socket() as tried:
        tried.bind((LOOPBACK, 0))
        return int(tried.getsockname()[1])


def tied(*command: str) -> list[str]:
    """The command, tied to this process where the system can do that: what is left behind by a killed test ends too."""
    tie = shutil.which("setpriv")
    return [tie, "--pdeathsig", "KILL", *command] if tie else [*command]


def heed_signals() -> None:
    """Undo what a shell in the background or nohup set: a child inherits which signals are ignored."""
    for heeded in (signal.SIGINT, signal.SIGHUP):
        signal.signal(heeded, signal.SIG_DFL)


def end(process: subprocess.Popen[Any], how: signal.Signals = signal.SIGTERM) -> None:
    """End a process of ours, by force if it does not listen."""
    if process.poll() is None:
        process.send_signal(how)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(10)


def wait_for(ready: Any, process: subprocess.Popen[Any], *errors: type[Exception]) -> None:
    """Call `ready` until it raises none of these errors any more."""
    waiting = threading.Event()
    for _ in range(int(PATIENCE / 0.05)):
        try:
            ready()
            return
        except errors:
            assert process.poll() is None, f"{process.args!r} ended at its start"
            waiting.wait(0.05)
    raise AssertionError(f"{process.args!r} does not answer")


# --- PostgreSQL ---


class Postgres:
    def __init__(self, port: int, process: subprocess.Popen[Any]) -> None:
        self.port, self._process = port, process
        self._numbers = count()

    def freeze(self, frozen: bool) -> None:
        """Let all of its processes stand still, with their connections open; or let them go on."""
        told = subprocess.run(["ps", "-o", "pid=", "--ppid", str(self._process.pid)], check=False, capture_output=True,
                              text=True).stdout
        for pid in (self._process.pid, *map(int, told.split())):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP if frozen else signal.SIGCONT)

    def url(self, name: str) -> str:
        return f"postgresql+psycopg://arcanarium@{LOOPBACK}:{self.port}/{name}"

    def connect(self) -> psycopg.Connection[Any]:
        return psycopg.connect(host=LOOPBACK, port=self.port, user="arcanarium", dbname="postgres", autocommit=True)

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"test_{next(self._numbers)}"
        with self.connect() as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL of its own. It refuses to run as root, so root lends it another user."""
    binaries = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: path.parts[-3])
    initdb = str(binaries[-1]) if binaries else shutil.which("initdb")
    if initdb is None:
        missing("PostgreSQL")
    folder = Path(tempfile.mkdtemp(prefix="arcanarium-postgres-"))
    who: dict[str, Any] = {}
    if os.getuid() == 0:
        users = {user.pw_name: user for user in pwd.getpwall()}
        user = users.get("postgres") or users["nobody"]
        who = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        os.chown(folder, user.pw_uid, user.pw_gid)
    port = free_port()
    data = str(folder / "data")
    process = None
    try:
        subprocess.run([initdb, "-D", data, "-A", "trust", "-U", "arcanarium", "-E", "UTF8", "--no-sync"],
                       cwd=folder, check=True, stdout=subprocess.DEVNULL, **who)
        process = subprocess.Popen(
            tied(str(Path(initdb).with_name("postgres")), "-D", data, "-h", LOOPBACK, "-p", str(port),
                 "-k", str(folder), "-F", "-c", "max_connections=60", "-c", "shared_buffers=16MB"),
            cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **who)
        made = Postgres(port, process)
        wait_for(lambda: made.connect().close(), process, psycopg.OperationalError)
        yield made
    finally:
        if process:
            end(process, signal.SIGINT)
        shutil.rmtree(folder, ignore_errors=True)


# --- Redis ---


class Redis:
    def __init__(self, program: str, port: int) -> None:
        self.program, self.port = program, port
        self.url = f"redis://{LOOPBACK}:{port}/0"
        self._process: subprocess.Popen[Any] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(
            tied(self.program, "--port", str(self.port), "--bind", LOOPBACK, "--save", "", "--appendonly", "no"),
            cwd=tempfile.gettempdir(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        client = redis.Redis.from_url(self.url)
        wait_for(client.ping, self._process, redis.RedisError)
        client.close()

    def stop(self) -> None:
        if self._process:
            end(self._process)

    def freeze(self, frozen: bool) -> None:
        """Let it stand still as it is, with its connections open; or let it go on."""
        assert self._process
        self._process.send_signal(signal.SIGSTOP if frozen else signal.SIGCONT)

    def say(self, channel: str, words: bytes) -> int:
        """Publish something; how many heard it."""
        with redis.Redis.from_url(self.url) as client:
            return int(client.publish(channel, words))

    def channels(self) -> list[str]:
        with redis.Redis.from_url(self.url) as client:
            found: list[bytes] = client.pubsub_channels()
        return sorted(name.decode() for name in found)


@contextmanager
def redis_server() -> Iterator[Redis]:
    program = shutil.which("redis-server")
    if program is None:
        missing("Redis")
    made = Redis(program, free_port())
    made.start()
    try:
        yield made
    finally:
        made.stop()


# --- the server ---


class Running:
    """A server in a thread of this process, at a real port. Its loop is another one: use `run` to touch its parts."""

    def __init__(self, site: Site, port: int, loop: asyncio.AbstractEventLoop) -> None:
        self.site, self.port, self.loop = site, port, loop
        self.address = f"http://{LOOPBACK}:{port}"

    @property
    def hub(self) -> Hub:
        return self.site.hub

    def run(self, work: Awaitable[T]) -> T:
        async def awaited() -> T:
            return await work

        return asyncio.run_coroutine_threadsafe(awaited(), self.loop).result(PATIENCE)


@contextmanager
def running(settings: Settings) -> Iterator[Running]:
    """The whole server, in a thread."""
    app = make_app(settings)
    door = listening(LOOPBACK, 0)
    server = GuardedServer(config_for(app, settings, timeout_graceful_shutdown=1))
    loops: list[asyncio.AbstractEventLoop] = []
    started = threading.Event()

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        await server.serve([door])

    async def tell() -> None:
        while not server.started and not server.should_exit:
            await asyncio.sleep(0.01)
        started.set()

    async def both() -> None:
        await asyncio.gather(serve(), tell())

    thread = threading.Thread(target=lambda: asyncio.run(both()), daemon=True)
    thread.start()
    assert started.wait(PATIENCE), "the server did not start"
    try:
        yield Running(app.state.site, door.getsockname()[1], loops[0])
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        door.close()
        assert not thread.is_alive(), "the server does not end"


class Process:
    """`arcana-web` as a process of its own. It runs from this tree and deals the same cards each time,
    unless another command is given."""

    def __init__(
        self, home: Path, environment: dict[str, str],
        command: Sequence[str] = (sys.executable, "-m", "tests.same_server"), folder: Path = ROOT,
    ) -> None:
        self._command, self._folder = command, folder
        inherited = {name: value for name, value in os.environ.items() if name not in CLOSED_OFF}
        self._environment = {**inherited, "ARCANARIUM_HOME": str(home), "ARCANARIUM_THINKERS": "1", **environment}
        self.address = ""
        self.said: list[str] = []
        self._process: subprocess.Popen[str] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self, port: int = 0) -> None:
        """Start, and wait until it says where it is. It can be started again after it was killed."""
        self._process = subprocess.Popen(
            tied(*self._command, "--port", str(port), "--no-browser"), cwd=self._folder, env=self._environment,
            stderr=subprocess.PIPE, text=True, start_new_session=True)
        ready = threading.Event()
        threading.Thread(target=self._listen, args=(self._process, ready), daemon=True).start()
        assert ready.wait(PATIENCE), "".join(self.said)
        assert self._process.poll() is None, "".join(self.said)

    def _listen(self, process: subprocess.Popen[str], ready: threading.Event) -> None:
        assert process.stderr is not None
        for line in process.stderr:
            self.said.append(line)
            if "http://localhost:" in line and not ready.is_set():
                port = line.partition("http://localhost:")[2].partition("/")[0]
                self.address = f"http://{LOOPBACK}:{port}"
                ready.set()
        with suppress(subprocess.TimeoutExpired):
            process.wait(PATIENCE)  # its output ends a moment before it does
        ready.set()

    def kill(self) -> None:
        """As a power cut does: it gets no chance to say good bye. Its thinking processes end with it."""
        if self._process and self._process.poll() is None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait(10)

    def end(self) -> int:
        """As Ctrl+C does; what it returned."""
        assert self._process is not None
        end(self._process, signal.SIGINT)
        code = self._process.returncode
        with suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        return code


@contextmanager
def process(home: Path, **environment: str) -> Iterator[Process]:
    """`arcana-web`, with ARCANARIUM_NAME set for each of the names given."""
    made = Process(home, {f"ARCANARIUM_{name.upper()}": value for name, value in environment.items()})
    try:
        made.start()
        yield made
    finally:
        made.kill()
