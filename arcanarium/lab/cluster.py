"""Batches of tasks on a Ray cluster: one that is started here for as long as it is needed, or one at an address.

Ray is imported only here, and only when somebody asks for it. It is told nothing of what a task means; whether a lost
batch is done again is decided in lab/spreading.py, in the same way as for processes.
"""
from __future__ import annotations

import os
import secrets
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Any
from zlib import crc32

import arcanarium
from arcanarium.bots.guard import told
from arcanarium.core.errors import ConfigError
from arcanarium.lab.spreading import LOCAL
from arcanarium.lab.workers import Died, Done, Outcome, work_through
from arcanarium.locale.reader import speech

STORE = 200 << 20
"""Bytes of memory that a Ray of our own may keep results in; they are small."""
PATIENCE = 5.0
"""How many seconds a cluster has to answer."""
COUNTED = 5.0
"""After so many seconds the cores of a cluster are counted again: nodes come and go."""
AHEAD = 2
"""So many batches more than cores are handed out, so that nobody waits for the next one."""
AUTO = "auto"
"""Ray's name for the cluster that this machine belongs to."""
OWN: dict[str, str] = {
    # The node calls itself 127.0.0.1, and listens there only. (The variable is named after the systems where that is
    # the rule.) Other users of this machine are kept out by a token.
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_AUTH_MODE": "token",
    "RAY_worker_niceness": "0",  # its processes give way to others no more than ours do
}
"""What is set for a Ray of our own, unless it is set already."""


def the_ray() -> Any:
    """The package. ConfigError says how to install it."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")  # a warning about graphics cards
    try:
        import ray
    except ImportError:
        raise ConfigError(speech().say("ray-missing")) from None
    return ray


@contextmanager
def connected(address: str, jobs: int) -> Iterator[None]:
    """Reach a cluster, or start one with so many cores. Where that has been done already it stays as it is."""
    if address == LOCAL:  # before Ray is imported: it reads them only once
        for name, value in {**OWN, "RAY_AUTH_TOKEN": secrets.token_hex(32)}.items():
            os.environ.setdefault(name, value)
    else:
        check(address)
    ray = the_ray()
    if ray.is_initialized():
        yield
        return
    quiet = {"logging_level": "ERROR", "log_to_driver": False, "configure_logging": False}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=jobs, include_dashboard=False, object_store_memory=STORE, **quiet)
        else:
            ray.init(address=address, **quiet)
    except Exception as error:
        with suppress(Exception):
            ray.shutdown()
        raise ConfigError(speech().say("ray-refused", address=address, reason=told(error))) from None
    try:
        yield
    finally:
        ray.shutdown()


def check(address: str) -> None:
    """ConfigError if there can be no cluster at this address. Ray itself would wait for a minute."""
    if address == AUTO:
        return
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not host or not port.isdecimal() or int(port) > 65535:
        raise ConfigError(speech().say("ray-no-address", address=address))
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except OSError as error:
        raise ConfigError(speech().say("ray-refused", address=address, reason=error.strerror or str(error))) from None


# --- in the processes of the cluster ---


@cache
def edition() -> str:
    """Which Arcanarium this is: its version, and a checksum of all that decides how games go."""
    home = Path(arcanarium.__file__).parent
    sum = 0
    for path in sorted(home.rglob("*")):
        inner = path.relative_to(home).parts
        if path.suffix in {".py", ".toml", ".bin"} and inner[0] not in {"web", "server", "terminal", "locale", "learn"}:
            sum = crc32(path.read_bytes(), crc32("/".join(inner).encode(), sum))
    return f"{sum:08x}"


def serve(work: Callable[[Any], Any], wanted: str, folder: str, batch: Sequence[Any]) -> Outcome | str:
    """A batch in a process of the cluster, in the folder of who leads if this machine has it. The name of the machine
    if it has another Arcanarium, which might play other games."""
    if edition() != wanted:
        return socket.gethostname()
    with suppress(OSError):
        os.chdir(folder)
    return work_through(work, batch)


# --- who leads ---


def failed(message: str, **args: str) -> Done:
    """Nothing done, and why."""
    return Done([], 0.0, ConfigError(speech().say(message, **args)))


class RayWorkers:
    """The cores of a Ray cluster."""

    def __init__(self, address: str, jobs: int, work: Callable[[Any], Any]) -> None:
        with ExitStack() as opened:
            opened.enter_context(connected(address, jobs))
            self.ray = the_ray()
            if not self.ray.cluster_resources().get("CPU"):
                raise ConfigError(speech().say("ray-no-cores", address=address))
            self._serve = self.ray.remote(num_cpus=1, max_retries=0)(serve)
            self._work = self.ray.put(work)
            self._opened = opened.pop_all()
        self._given: dict[Any, int] = {}
        self._places, self._counted = 0, -COUNTED

    @property
    def places(self) -> int:
        if monotonic() - self._counted > COUNTED:
            self._places = int(self.ray.cluster_resources().get("CPU", 0)) + AHEAD
            self._counted = monotonic()
        return self._places

    def give(self, number: int, batch: Sequence[Any]) -> None:
        self._given[self._serve.remote(self._work, edition(), os.getcwd(), list(batch))] = number

    def take(self) -> list[tuple[int, Outcome]]:
        self.ray.wait(list(self._given), num_returns=1, fetch_local=False)
        done, _ = self.ray.wait(list(self._given), num_returns=len(self._given), timeout=0, fetch_local=False)
        return [(self._given.pop(one), self._outcome(one)) for one in done]

    def _outcome(self, one: Any) -> Outcome:
        errors = self.ray.exceptions
        try:
            outcome: Outcome | str = self.ray.get(one)
        except (errors.RayTaskError, errors.RuntimeEnvSetupError, errors.LocalRayletDiedError) as error:
            return failed("ray-cannot-work", reason=told(getattr(error, "cause", error)))
        except errors.RayError as error:  # its process, its node, or what it had found is gone
            self._counted = -COUNTED
            return Died(f"its process ended: {told(error)}")
        if isinstance(outcome, str):
            return failed("ray-other-edition", machine=outcome)
        return outcome

    def close(self) -> None:
        """What is still being worked on ends with the connection, or here where others use it on."""
        for one in self._given:
            with suppress(Exception):
                self.ray.cancel(one, force=True)
        self._given.clear()
        self._opened.close()
