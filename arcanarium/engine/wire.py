"""Observations as bytes: a compact form with a checksum, which can be read back.

The bytes begin with the name of the game and the version of its rules. Then come the numbers of the observation, each
in as few bytes as it needs, and at the end a checksum, over the configuration too, which is not sent. Whoever reads
says what each number may be, so that bytes that were damaged or made up are refused with words.
"""
from __future__ import annotations

from typing import Final
from zlib import crc32

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from arcanarium.core.config import Config

CANNOT_BE: Final = "the observation tells what cannot be"
"""What is said of bytes that are sound and describe nothing that the rules allow."""
MARK: Final = b"\xa9\x01"
"""The first bytes: ours, and the version of this form."""
CHECK: Final = 4
"""How many bytes the checksum has."""
MORE: Final = 0x80
"""A byte with this bit is followed by further bytes of the same number."""
SEVEN: Final = 0x7F
LARGEST: Final = 0x3FFFFFFFFFFFFFFF
"""Numbers lie between this one and its negative."""
MOST_BYTES: Final = 9
"""No number has more bytes than this."""


@mypyc_attr(acyclic=True)
class WireWriter:
    """Numbers in a row, to be made into bytes."""

    def __init__(self) -> None:
        self.numbers = vec[i64](capacity=256)

    def put(self, number: i64) -> None:
        self.numbers = append(self.numbers, number)

    def put_row(self, row: list[int]) -> None:
        """A list that the reader does not know the length of."""
        self.put(i64(len(row)))
        for number in row:
            self.put(i64(number))

    def put_vec(self, row: vec[i64]) -> None:
        """The same for a vec."""
        self.put(i64(len(row)))
        for number in row:
            self.put(number)

    def data(self, config: Config) -> bytes:
        """All that was put, as bytes."""
        found: list[int] = []
        for number in self.numbers:
            rest: i64 = number << 1 if number >= 0 else ~(number << 1)
            while rest > SEVEN:
                found.append((rest & SEVEN) | MORE)
                rest >>= 7
            found.append(rest)
        body = head(config) + bytes(found)
        return body + check(config, body)


@mypyc_attr(acyclic=True)
class WireReader:
    """Reads numbers back, each with the bounds it must keep. ValueError tells what is wrong."""

    def __init__(self, config: Config, data: bytes) -> None:
        start = head(config)
        if not data.startswith(MARK):
            raise ValueError("these bytes are no observation of this version of Arcanarium")
        if not data.startswith(start):
            raise ValueError(f"these bytes are no observation of {config.game}, version {config.version} of its rules")
        if data[-CHECK:] != check(config, data[:-CHECK]):
            raise ValueError("the bytes of the observation are damaged, or belong to another configuration of the game")
        self.bytes = data
        self.at: i64 = len(start)
        self.end: i64 = len(data) - CHECK

    def number(self, low: i64, high: i64) -> i64:
        """The next number, which lies between two bounds."""
        found: i64 = 0
        shift: i64 = 0
        while True:
            if self.at >= self.end:
                raise ValueError("the observation ends too early")
            byte: i64 = self.bytes[self.at]
            self.at += 1
            if shift == 7 * (MOST_BYTES - 1) and byte > SEVEN:
                raise ValueError("the observation holds a number that is too large")
            found |= (byte & SEVEN) << shift
            if byte <= SEVEN:
                break
            shift += 7
        if byte == 0 and shift:
            raise ValueError("the observation holds a number in a form that is not the shortest")
        number = ~(found >> 1) if found & 1 else found >> 1
        if not low <= number <= high:
            raise ValueError(f"the observation holds {number} where a number from {low} to {high} must stand")
        return number

    def row(self, most: i64, low: i64, high: i64) -> list[int]:
        """A list of at most so many numbers."""
        return [self.number(low, high) for _ in range(self.number(0, most))]

    def numbers(self, most: i64, low: i64, high: i64) -> vec[i64]:
        """The same as a vec."""
        left = self.number(0, most)
        found = vec[i64]()
        while left > 0:
            found = append(found, self.number(low, high))
            left -= 1
        return found

    def done(self) -> None:
        """Nothing more may follow."""
        if self.at != self.end:
            raise ValueError("the observation does not end where it should")


def head(config: Config) -> bytes:
    """The bytes that every observation of a game with these rules starts with."""
    return MARK + f"{config.game} {config.version}\n".encode()


def check(config: Config, body: bytes) -> bytes:
    """The checksum of an observation in a game of this configuration."""
    return crc32(body, crc32(repr(config).encode())).to_bytes(CHECK, "big")
