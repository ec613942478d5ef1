"""The settings of the server, from the environment and the command line. The defaults need no other service."""
from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from arcanarium.table import data_home

PREFIX = "ARCANARIUM_"


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server process runs."""

    home: Path = field(default_factory=data_home)
    database: str = ""
    """An SQLAlchemy address such as postgresql+psycopg://user@host/name; empty for an SQLite file in `home`."""
    redis: str = ""
    """The address of Redis, such as redis://host:6379/0, if several processes serve one site; empty for only one."""
    secret: str = ""
    """The key that signs the cookies; empty for one that is generated and stored in `home`."""
    origins: tuple[str, ...] = ()
    """Further origins of our own pages, if a proxy changes the Host header."""
    thinkers: int = 0
    """The number of worker processes; 0 for one less than there are cores."""
    limits: bool = True
    """Whether rate limits apply; turned off for load tests only."""
    pace: float = 10.0
    """The most seconds that a bot waits before it moves, whatever the setup of a table says."""
    migrate: str = "backup"
    """What to do when the schema of the database must change: `backup` it first, `on` (without one), `off` (refuse)."""
    absent: float = 60.0
    """Seconds after which others may let a bot stand in for a player who is disconnected."""

    @property
    def database_url(self) -> str:
        """The SQLAlchemy address of the database."""
        if not self.database:
            return f"sqlite:///{self.home / 'arcanarium.db'}"
        if self.database.startswith(("postgres://", "postgresql://")):  # the form that hosting services use
            return "postgresql+psycopg://" + self.database.partition("://")[2]
        return self.database

    @property
    def signing_key(self) -> str:
        """The key that signs the cookies. It is generated at the first start; of several processes that start together
        one creates the file, and all read it."""
        if self.secret:
            return self.secret
        path = self.home / "secret"
        self.home.mkdir(parents=True, exist_ok=True)
        try:
            with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
                file.write(secrets.token_urlsafe(32))
        except FileExistsError:
            pass
        return path.read_text(encoding="utf-8")


class BadSettings(ValueError):
    """Some settings cannot be read. `faults` has (variable, value, message that says what is allowed) for each."""

    def __init__(self, faults: list[tuple[str, str, str]]) -> None:
        super().__init__(", ".join(f"{name}={value}" for name, value, _ in faults))
        self.faults = faults


READ: dict[str, tuple[Any, str]] = {
    "thinkers": (Annotated[int, Meta(ge=0, le=1024)], "serve-allowed-thinkers"),
    "limits": (Literal["on", "off"], "serve-allowed-limits"),
    "migrate": (Literal["backup", "on", "off"], "store-allowed-migrate"),
    "pace": (Annotated[float, Meta(ge=0, le=3600)], "serve-allowed-pace"),
    "absent": (Annotated[float, Meta(ge=0, le=1_000_000)], "serve-allowed-absent"),
}
"""Settings that are not just text: what they may be, and the message that tells a person so."""


def from_environment() -> Settings:
    """The settings that the environment names: ARCANARIUM_DATABASE, _REDIS, _SECRET, _ORIGINS (comma-separated),
    _THINKERS, _LIMITS (on, off), _MIGRATE (backup, on, off), _PACE and _ABSENT. An empty variable counts as not set.
    ARCANARIUM_HOME is read by `data_home`. Raises BadSettings with all that cannot be read."""
    said = {key.removeprefix(PREFIX).lower(): value.strip() for key, value in os.environ.items()
            if key.startswith(PREFIX) and value.strip()}
    read: dict[str, Any] = {name: said[name] for name in ("database", "redis", "secret") if name in said}
    read["origins"] = tuple(filter(None, (origin.strip() for origin in said.get("origins", "").split(","))))
    faults = []
    for name in READ.keys() & said.keys():
        kind, allowed = READ[name]
        try:
            read[name] = msgspec.convert(said[name], kind, strict=False)
        except msgspec.ValidationError:
            faults.append((PREFIX + name.upper(), said[name], allowed))
    if faults:
        raise BadSettings(sorted(faults))
    if "limits" in read:
        read["limits"] = read["limits"] == "on"
    return Settings(**read)
