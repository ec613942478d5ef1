"""Who may not do what, by order of the operator: be on the site (`ban`), say something (`mute`), or come from an
address (`address`). The orders stand in the database; each process looks them up from time to time."""
from __future__ import annotations

import time
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Literal

from arcanarium.server.messages import Refused
from arcanarium.server.storage import Storage, Write

Kind = Literal["ban", "mute", "address"]
FOR_EVER = 1e12
"""The end of an order that has none."""


class Bans:
    """The orders as they were when they were last looked up."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._users: dict[tuple[str, str], tuple[float, str]] = {}
        self._networks: list[tuple[IPv4Network | IPv6Network, float]] = []

    async def look_up(self) -> None:
        """Read the orders that are in force; Unreadable if the database fails."""
        rows = await self._storage.rows("SELECT * FROM bans WHERE until > :now", now=time.time())
        self._users = {(row["kind"], row["subject"]): (row["until"], row["reason"]) for row in rows
                       if row["kind"] != "address"}
        self._networks = [(ip_network(row["subject"]), row["until"]) for row in rows if row["kind"] == "address"]

    def check(self, kind: Literal["ban", "mute"], user_id: str) -> None:
        """Refused, with the reason of the operator, if there is such an order about a user."""
        until, reason = self._users.get((kind, user_id), (0.0, ""))
        if until > time.time():
            raise Refused("banned" if kind == "ban" else "muted", f"web-refused-{kind}", reason=reason or "–")

    def check_address(self, address: str) -> None:
        """Refused if nobody may come from an address."""
        if not self._networks:
            return
        try:
            known = ip_address(address)
        except ValueError:  # of a socket that has none
            return
        if any(known in network and until > time.time() for network, until in self._networks):
            raise Refused("banned", "web-refused-address")


def order(kind: Kind, subject: str, days: float | None, reason: str) -> Write:
    """What makes an order. ValueError if the subject is no address although it must be one."""
    until = time.time() + days * 86_400 if days is not None else FOR_EVER
    return Write("ban", {"kind": kind, "subject": _subject(kind, subject), "until": until, "reason": reason,
                         "made": time.time()})


def order_ended(kind: Kind, subject: str) -> Write:
    """What ends an order."""
    return Write("unban", {"kind": kind, "subject": _subject(kind, subject)})


def _subject(kind: Kind, subject: str) -> str:
    return str(ip_network(subject, strict=False)) if kind == "address" else subject

