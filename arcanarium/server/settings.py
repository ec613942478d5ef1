"""The settings of the server, from the environment and the command line. The defaults need no other service."""
from __future__ import annotations

import os
import re
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
    secret: str = field(default="", repr=False)
    """The key that signs the cookies; empty for one that is generated and stored in `home`."""
    old_secrets: tuple[str, ...] = field(default=(), repr=False)
    """Former values of `secret` that are still accepted, the newest last."""
    site: str = ""
    """The address at which people find the site, such as https://arcana.example; empty for whatever they use."""
    hosts: tuple[str, ...] = ()
    """Further names under which the server answers: `arcana.example`, `*.arcana.example`, or `*` for any."""
    origins: tuple[str, ...] = ()
    """Further origins of our own pages, if a proxy changes the Host header."""
    smtp_host: str = ""
    """The mail server through which e-mail is sent; empty for none."""
    smtp_port: int = 0
    """Its port; 0 for the usual one of `smtp_security`."""
    smtp_security: str = "starttls"
    """How the connection to it is protected: `starttls`, `tls` or `none`."""
    smtp_user: str = ""
    smtp_password: str = field(default="", repr=False)
    smtp_sender: str = ""
    """The sender of e-mail; empty for arcanarium@ the name of the site."""
    thinkers: int = 0
    """The number of worker processes; 0 for one less than there are cores."""
    limits: bool = True
    """Whether rate limits apply; turned off for load tests only."""
    connections: int = 5000
    """The most connections in all. Fewer if the system lets the process open fewer files."""
    connections_each: int = 100
    """The most connections of one address (IPv6: of a /64). Those of a trusted proxy are not counted so."""
    rates: tuple[tuple[str, tuple[float, float]], ...] = ()
    """Other rates than those of `limits.RATES`: kind of work, then how many a second and how many at once."""
    bot_tables: int = 4
    """How many games in which no person decides may go on at a time for one person."""
    quickest: float = 0.1
    """The fewest seconds for which a bot seems to think where there is something to decide; none without limits."""
    pace: float = 10.0
    """The most seconds that a bot waits before it moves, whatever the setup of a table says."""
    migrate: str = "backup"
    """What to do when the schema of the database must change: `backup` it first, `on` (without one), `off` (refuse)."""
    absent: float = 60.0
    """Seconds after which others may let a bot stand in for a player who is disconnected."""
    log: str = "messages"
    """What the log is like: only `messages`, `plain` lines with times and requests, or `json`."""
    metrics: str = ""
    """The token with which /metrics may be asked for from other machines; empty: only from this one."""
    traces: bool = False
    """Whether traces are sent to a collector; where it is, the variables of OpenTelemetry say."""
    page: str = "auto"
    """Where the page comes from: "bundle", "sources", or "auto" for the bundle wherever it is up to date."""

    @property
    def database_url(self) -> str:
        """The SQLAlchemy address of the database."""
        if not self.database:
            return f"sqlite:///{self.home / 'arcanarium.db'}"
        if self.database.startswith(("postgres://", "postgresql://")):  # the form that hosting services use
            return "postgresql+psycopg://" + self.database.partition("://")[2]
        return self.database


class BadSettings(ValueError):
    """Some settings cannot be read. `faults` has (variable, value, message that says what is allowed) for each."""

    def __init__(self, faults: list[tuple[str, str, str]]) -> None:
        super().__init__(", ".join(f"{name}={value}" for name, value, _ in faults))
        self.faults = faults


READ: dict[str, tuple[Any, str]] = {
    "thinkers": (Annotated[int, Meta(ge=0, le=1024)], "serve-allowed-thinkers"),
    "limits": (Literal["on", "off"], "serve-allowed-limits"),
    "connections": (Annotated[int, Meta(ge=10, le=1_000_000)], "serve-allowed-connections"),
    "connections_each": (Annotated[int, Meta(ge=1, le=1_000_000)], "serve-allowed-connections-each"),
    "bot_tables": (Annotated[int, Meta(ge=0, le=1000)], "serve-allowed-bot-tables"),
    "quickest": (Annotated[float, Meta(ge=0, le=10)], "serve-allowed-quickest"),
    "migrate": (Literal["backup", "on", "off"], "store-allowed-migrate"),
    "pace": (Annotated[float, Meta(ge=0, le=3600)], "serve-allowed-pace"),
    "absent": (Annotated[float, Meta(ge=0, le=1_000_000)], "serve-allowed-absent"),
    "site": (Annotated[str, Meta(pattern=r"^https?://[^/?#\s@]+/?$")], "serve-allowed-site"),
    "smtp_port": (Annotated[int, Meta(ge=1, le=65535)], "serve-allowed-smtp-port"),
    "smtp_security": (Literal["starttls", "tls", "none"], "serve-allowed-smtp-security"),
    "log": (Literal["messages", "plain", "json"], "serve-allowed-log"),
    "traces": (Literal["on", "off"], "serve-allowed-limits"),
    "page": (Literal["auto", "bundle", "sources"], "serve-allowed-page"),
}
"""Settings that are not just text: what they may be, and the message that tells a person so."""
TEXTS = ("database", "redis", "secret", "metrics", "smtp_host", "smtp_user", "smtp_password", "smtp_sender")
LISTS = ("old_secrets", "hosts", "origins")
"""Settings that are just text, and those with several values."""


RATE = re.compile(r"([a-z-]+)=(\d+(?:\.\d+)?)/(\d+)")
"""A kind of work, how many a second, how many at once: `chat=0.5/4`."""


def rates_from(text: str) -> tuple[tuple[str, tuple[float, float]], ...]:
    """Rates as in `chat=0.5/4, table=0.1/5`; ValueError if they cannot be read or name unknown kinds of work."""
    from arcanarium.server.limits import RATES

    found = []
    for word in text.replace(",", " ").split():
        read = RATE.fullmatch(word)
        if not read or read[1] not in RATES or float(read[2]) <= 0 or float(read[3]) < 1:
            raise ValueError(word)
        found.append((read[1], (float(read[2]), float(read[3]))))
    return tuple(found)


def from_environment() -> Settings:
    """The settings that the environment names: ARCANARIUM_DATABASE and so on, after the fields of Settings; those with
    several values are comma-separated. An empty variable counts as not set. ARCANARIUM_HOME is read by `data_home`.
    Raises BadSettings with all that cannot be read."""
    said = {key.removeprefix(PREFIX).lower(): value.strip() for key, value in os.environ.items()
            if key.startswith(PREFIX) and value.strip()}
    read: dict[str, Any] = {name: said[name] for name in TEXTS if name in said}
    for name in LISTS:
        read[name] = tuple(filter(None, (value.strip() for value in said.get(name, "").split(","))))
    faults = []
    for name in READ.keys() & said.keys():
        kind, allowed = READ[name]
        try:
            read[name] = msgspec.convert(said[name], kind, strict=False)
        except msgspec.ValidationError:
            faults.append((PREFIX + name.upper(), said[name], allowed))
    if "rates" in said:
        try:
            read["rates"] = rates_from(said["rates"])
        except ValueError:
            faults.append((PREFIX + "RATES", said["rates"], "serve-allowed-rates"))
    if "smtp_host" in said and "site" not in said:  # links in e-mail must not depend on what a request claims
        faults.append((PREFIX + "SITE", "", "serve-allowed-site"))
    if faults:
        raise BadSettings(sorted(faults))
    if "site" in read:
        read["site"] = read["site"].rstrip("/").lower()
    for name in {"limits", "traces"} & read.keys():
        read[name] = read[name] == "on"
    return Settings(**read)
