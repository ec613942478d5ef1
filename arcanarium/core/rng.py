"""Randomness, the same compiled and uncompiled. There are two kinds of stream:

- sfc32 (adds, shifts, masks), for everything that has to be fast: playouts, worlds that a bot imagines, games with a
  chosen seed. Whoever sees enough of its numbers can work out the others.
- BLAKE2b with a secret key of 256 bits, for the deals of games whose cards nobody may guess.
"""
from __future__ import annotations

from hashlib import blake2b
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF
KEY: Final = 32
"""The bytes of a secret key."""


@mypyc_attr(acyclic=True)
class Rng:
    """A stream of random numbers from a seed; one stream per game, never shared with a player.

    With a `key`, the numbers come from BLAKE2b: the seed then is only the number of the stream, and nothing can be
    foretold without the key, however many numbers of this stream or others are known."""

    def __init__(self, seed: i64, key: bytes = b"") -> None:
        self.keyed: i64 = 1 if key else 0
        self.key: bytes = key
        self.stream: bytes = int(seed).to_bytes(16, "little", signed=True) if key else b""
        self.block: i64 = 0
        self.words: bytes = b""
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        i: i64 = 0
        while i < 12 and not self.keyed:
            self.word()
            i += 1

    def word(self) -> i64:
        """The next 32 random bits."""
        if self.keyed:
            return self._keyed_word()
        t: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) & WORD | self.c >> 11) + t) & WORD
        return t

    def _keyed_word(self) -> i64:
        if not self.words:
            self.words = blake2b(int(self.block).to_bytes(8, "little"), key=self.key, salt=self.stream).digest()
            self.block += 1
        word: i64 = int.from_bytes(self.words[:4], "little")
        self.words = self.words[4:]
        return word

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1, each as likely as the others (n < 2**31)."""
        product = self.word() * n
        low = product & WORD
        if low < n:
            floor: i64 = (WORD + 1 - n) % n
            while low < floor:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def shuffle(self, items: vec[i64]) -> None:
        """Put the items in random order, in place."""
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            t = items[i]
            items[i] = items[j]
            items[j] = t
            i -= 1
