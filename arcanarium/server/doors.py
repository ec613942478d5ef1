"""How often passwords may be tried.

A try counts for the name together with the address it comes from, so that nobody can lock somebody else out. It also
counts, more generously, for the name alone, so that a password is not guessed from many addresses; a browser in which
the account was entered before is exempt from that, by a cookie of its own.
"""
from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from itsdangerous import BadSignature, URLSafeSerializer

from arcanarium.server.limits import Buckets
from arcanarium.server.messages import Refused
from arcanarium.server.names import key_of
from arcanarium.server.sessions import DAY

KNOWN_COOKIE, KNOWN_LASTS = "arcanarium-known", 400 * DAY
"""The cookie of a browser in which an account was entered, and the seconds that it lasts."""


class Doors:
    """The limits on tries to log in."""

    def __init__(self, signing_keys: Sequence[str]) -> None:
        self._signer = URLSafeSerializer(list(signing_keys), salt="arcanarium-known")
        self._near = Buckets(rate=1 / 60, burst=8)
        self._far = Buckets(rate=1 / 5, burst=60)

    def try_one(self, name: str, address: str, known: str | None) -> None:
        """Count a try; Refused if there were too many."""
        for buckets, key in self._asked(name, address, known):
            if not buckets.take(key):
                raise Refused("too-fast")

    def succeeded(self, name: str, address: str, known: str | None) -> None:
        """Take back the count of a try that was right."""
        for buckets, key in self._asked(name, address, known):
            buckets.take(key, -1.0)

    def cookie_for(self, name: str) -> str:
        """The cookie for a browser in which the account with this name was entered."""
        return str(self._signer.dumps(_hash(key_of(name))))

    def _asked(self, name: str, address: str, known: str | None) -> list[tuple[Buckets, str]]:
        name = _hash(key_of(name))
        try:
            if known and len(known) < 200 and self._signer.loads(known) == name:
                return [(self._near, f"known {name} {address}")]
        except BadSignature:
            pass
        return [(self._near, f"{name} {address}"), (self._far, name)]


def _hash(name: str) -> str:
    return sha256(name.encode()).hexdigest()[:32]
