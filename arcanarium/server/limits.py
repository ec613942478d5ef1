"""Rate limits, as token buckets."""
from __future__ import annotations

import time
from collections import OrderedDict


class Bucket:
    """A token bucket: `rate` requests a second in the long run, `burst` at once."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst, self.left, self.at = rate, burst, burst, time.monotonic()

    def take(self, n: float = 1.0) -> bool:
        """Take `n` tokens if there are enough; False if there are not."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < n:
            return False
        self.left -= n
        return True


class Buckets:
    """A token bucket for each key. Beyond `most` keys, the least recently used are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate, self.burst, self.most = rate, burst, most
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, n: float = 1.0) -> bool:
        """Take `n` tokens from the bucket of a key if there are enough; False if there are not."""
        bucket = self._known.pop(key, None) or Bucket(self.rate, self.burst)
        self._known[key] = bucket
        if len(self._known) > self.most:
            self._known.popitem(last=False)
        return bucket.take(n)
