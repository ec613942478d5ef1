"""Randomness: sfc32, a small generator that gives the same numbers compiled and uncompiled (adds, shifts, masks)."""
from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

WORD: Final = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
class Rng:
    """A stream of random numbers from a seed; one stream per game, never shared with a player."""

    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = 0x9E3779B9
        self.counter: i64 = 1
        i: i64 = 0
        while i < 12:
            self.word()
            i += 1

    def word(self) -> i64:
        """The next 32 random bits."""
        t: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) & WORD | self.c >> 11) + t) & WORD
        return t

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
