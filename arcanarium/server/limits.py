"""How often people may do things, as data: a token bucket for each kind of work, for each person and each address.

Somebody who is a little too fast is made to wait, not refused: a page that is loaded by five people behind one address
comes slower, and that is all. Only who keeps being too fast is refused, and the refusal comes late on purpose, so that
asking again and again gains nothing.
"""
from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from random import uniform
from typing import NamedTuple

from arcanarium.server.messages import Refused


class Rate(NamedTuple):
    """So many a second in the long run, and so many at once."""

    rate: float
    burst: float


RATES: dict[str, Rate] = {
    "page": Rate(10, 60),
    "list": Rate(3, 20),
    "replay": Rate(1, 10),
    "post": Rate(2, 20),
    "record": Rate(0.1, 5),
    "review": Rate(0.05, 5),
    "board": Rate(4, 60),
    "lines": Rate(1, 20),
    "share": Rate(0.05, 10),
    "table": Rate(0.1, 5),
    "visit": Rate(0.5, 10),
    "message": Rate(10, 40),
    "sync": Rate(0.5, 8),
    "chat": Rate(1, 8),
    "talk": Rate(3, 20),
    "hint": Rate(0.5, 10),
    "log": Rate(0.5, 8),
}
"""What one person may do. `page`: files, texts and cards; `list`: what asks the database; `replay`: replays and records
of finished games; `post`: every POST, and of these `record`: uploaded records, `review`: reviews that are
begun, `board`: places on analysis boards, `lines`: searches there, `share`: links to boards, `table`: new tables;
`visit`: websockets that are opened; `message`: what is sent over one, and of these `sync`, `chat`, `hint` and `log`;
`talk`: lines of chat at one table, by all together."""
SHARED = 4
"""People who share an address may do so many times as much as one person."""
LONGEST_WAIT = 2.0
"""Seconds that somebody who is too fast is made to wait at most; beyond that the work is refused."""
PENALTY = 1.0
"""Seconds before such a refusal is told."""
FINE = 10.0
"""How many visits it costs an address that one of its connections flooded a table."""
AT_ONCE = 1
"""Requests whose work begins in one turn of the event loop. Moves come between them, and need several turns each, so
that turns must be short."""


class Bucket:
    """A token bucket: `rate` requests a second in the long run, `burst` at once."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.left, self.at = rate, burst, burst, time.monotonic()

    def take(self, n: float = 1.0) -> bool:
        """Take `n` tokens if there are enough; False if there are not."""
        self._fill()
        if self.left < n:
            return False
        self.left -= n
        return True

    def reserve(self, longest: float) -> float | None:
        """Take a token that may still have to come: the seconds until it does. None, and nothing is taken, if that is
        longer than `longest`."""
        self._fill()
        wait = (1.0 - self.left) / self.rate
        if wait > longest:
            return None
        self.left -= 1.0
        return max(0.0, wait)

    def _fill(self) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now


class Buckets:
    """A token bucket for each key. Beyond `most` keys, the least recently used are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, n: float = 1.0) -> bool:
        """Take `n` tokens from the bucket of a key if there are enough; False if there are not."""
        return self.of(key).take(n)

    def of(self, key: str) -> Bucket:
        """The bucket of a key."""
        bucket = self._known.pop(key, None) or Bucket(self.rate, self.burst)
        self._known[key] = bucket
        if len(self._known) > self.most:
            self._known.popitem(last=False)
        return bucket


def about(seconds: float) -> float:
    """A time around this one: a crowd that was sent away together must not come back together."""
    return seconds * uniform(0.5, 1.5)


@lru_cache(4096)
def address_of(host: str) -> str:
    """What counts as one address: an IPv4 address, or the /64 that an IPv6 user has as a whole."""
    try:
        found = ip_address(host.partition("%")[0][:64])
    except ValueError:
        return host[:64]
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"


class Limits:
    """The buckets of all kinds of work. If they are not `on` everything is allowed."""

    def __init__(self, on: bool = True, rates: Mapping[str, Rate] = RATES, most_sockets: int = 100) -> None:
        """`most_sockets`: how many websockets an address may have open."""
        self.on, self.most_sockets = on, most_sockets
        self._sockets: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()
        """How often each kind of work was refused since the start."""
        self._people = {kind: Buckets(*rate) for kind, rate in rates.items()}
        self._addresses = {kind: Buckets(rate.rate * SHARED, rate.burst * SHARED) for kind, rate in rates.items()}

    def take(self, kind: str, person: str = "", address: str = "") -> bool:
        """Whether a person (or a table) and an address may do this now."""
        if not self.on:
            return True
        fine = (not address or self._addresses[kind].take(address)) and (not person or self._people[kind].take(person))
        if not fine:
            self.refused[kind] += 1
        return fine

    def check(self, kind: str, person: str = "", address: str = "") -> None:
        """Refused unless a person and an address may do this now."""
        if not self.take(kind, person, address):
            raise Refused("too-fast")

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count a websocket of an address while it is open; Refused if there are too many. The door counts connections
        as well, but behind a proxy only here is known whose they are."""
        if self.on and self._sockets[address] >= self.most_sockets:
            self.refused["visit"] += 1
            raise Refused("too-fast", "gate-crowded")
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def punish(self, address: str) -> None:
        """An address had to be thrown out: coming again takes longer."""
        visits = self._addresses["visit"].of(address)
        visits.left = max(visits.left - FINE, -FINE)

    async def turn(self, kind: str, address: str) -> None:
        """Return when it is the turn of an address; Refused, and late, if that would take too long."""
        if not self.on:
            return
        wait = self._addresses[kind].of(address).reserve(LONGEST_WAIT)
        if wait is None:
            self.refused[kind] += 1
            await asyncio.sleep(about(PENALTY))
            raise Refused("too-fast")
        if wait:
            await asyncio.sleep(wait)


class Turnstile:
    """Lets AT_ONCE through in each turn of the event loop: what many requests cost is spread out between the moves."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self.at_once = at_once
        self._left = at_once
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._turning = False

    async def pass_through(self) -> None:
        """Return when it is one's turn."""
        if not self._turning:
            self._turning = True
            asyncio.get_running_loop().call_soon(self._turn)
        if self._left and not self._waiting:
            self._left -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        await mine

    def _turn(self) -> None:
        self._left = self.at_once
        while self._waiting and self._left:
            first = self._waiting.popleft()
            if not first.done():
                first.set_result(None)
                self._left -= 1
        self._turning = bool(self._waiting)
        if self._turning:
            asyncio.get_running_loop().call_soon(self._turn)


class Paced:
    """Calls what is handed to it in order, but only AT_ONCE calls in each turn of the event loop."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self.at_once = at_once
        self._waiting: deque[Callable[[], None]] = deque()

    def call(self, work: Callable[[], None]) -> None:
        """Call something in one of the next turns."""
        self._waiting.append(work)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        try:
            for _ in range(min(self.at_once, len(self._waiting))):
                self._waiting.popleft()()
        finally:
            if self._waiting:
                asyncio.get_running_loop().call_soon(self._turn)
