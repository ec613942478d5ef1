"""A learned judge: a small network over the features of each seat's view, in whole numbers.

    features that are on -> 64 units -> 32 units -> win, points, rounds left; and a logit for each key of an action

Units are clipped to 0..1. Each seat is judged from its own view with the same weights; the chances to win are the
softmax of all seats. The first layer is most of the work, so four of its units share one number of 64 bits, and adding
a feature is 16 additions. See docs/bots.md for the file that the weights come in.
"""
from __future__ import annotations

import struct
import zlib
from typing import Final

from librt.strings import read_i16_le, read_i32_le
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from arcanarium.engine.cells import FEATURES_ON, WINNERS, Cells
from arcanarium.engine.judge import Judge, share_victory, softmax

UNITS: Final = 64
INNER: Final = 32
HEADS: Final = 3
WORDS: Final = 16
"""Numbers that hold the first units: unit u is lane u % 4 of number u // 4."""
PAIRS: Final = 16
"""Numbers that hold the second units, two in each."""

# Lanes of the first layer are 16 bits wide. The sum of a lane starts at its bias plus OFFSET, so that it is never
# negative and borrows nothing from the lane above; the top lane has no offset, so that the whole number never
# overflows either. This holds while each unit's bias, with any FEATURES_ON weights of its own added, stays within
# -OFFSET..OFFSET-1: `check_first_layer` sees to it when weights are loaded.
OFFSET: Final = 32768
LANE: Final = 65535
LOW_LANES: Final = OFFSET * (1 + (1 << 16) + (1 << 32))
# Lanes of the second layer are 32 bits wide, the lower with an offset likewise: see `check_second_layer`.
HALF: Final = 1 << 31
LOW_HALF: Final = (1 << 32) - 1

FINE: Final = 10
"""Weights after the first layer, and the inner units, count in 2**-FINE."""
ONE: Final = 1024
"""An inner unit that is fully on."""
UNIT: Final = 1.0 / (1024.0 * 1024.0)
"""What a sum of a head counts in."""

MAGIC: Final = b"ARCW"
VERSION: Final = 1
HEAD: Final = struct.Struct("<4sHHIIIHHHHdddIII")
"""Magic, version, length of the game's name, rules version, features, action keys, units, inner units, heads, the scale
of the first layer as a power of two, the share of the hand-made worth, what points and rounds are multiplied by, length
and checksum of the packed body, and a checksum of all that stands before it."""


@mypyc_attr(acyclic=True)
class Network(Judge):
    """Judges by weights that were learned."""

    name = "network"

    def __init__(self, features: i64, keys: i64, shift: i64, blend: float) -> None:
        self.features = features
        self.keys = keys
        self.shift = shift
        """A first unit that is fully on counts 2**shift."""
        self.blend = blend
        """How much of the hand-made worth, in its scale, is added to the win logit."""
        self.points_scale: float = 1.0
        self.rounds_scale: float = 1.0
        self.first = vec[i64]([i64(0)] * (features * WORDS))
        self.first_bias = vec[i64]([i64(0)] * WORDS)
        self.second = vec[i64]([i64(0)] * (UNITS * PAIRS))
        self.second_bias = vec[i64]([i64(0)] * PAIRS)
        self.heads = vec[i64]([i64(0)] * (HEADS * (INNER + 1)))
        """INNER weights and the bias of each head: win, points, rounds left."""
        self.policy = vec[i64]([i64(0)] * (keys * (INNER + 1)))
        """The same for each key of an action."""
        self.found = vec[i64]([i64(0)] * FEATURES_ON)
        self.sums = vec[i64]([i64(0)] * WORDS)
        self.units = vec[i64]([i64(0)] * UNITS)
        self.inner = vec[i64]([i64(0)] * INNER)

    def judge(self, s: Cells, win: vec[float]) -> None:
        if s.cells[WINNERS]:
            share_victory(s, win)
            return
        seat: i64 = 0
        scale = float(s.scale())
        while seat < s.seats:
            self.view(s, seat)
            win[seat] = float(self.head(0)) * UNIT + self.blend * float(s.worth(seat)) / scale
            seat += 1
        softmax(win, s.seats)

    def lean(self, s: Cells, seat: i64, options: vec[i64], logits: vec[float]) -> bool:
        self.view(s, seat)
        policy = self.policy
        inner = self.inner
        i: i64 = 0
        while i < len(options):
            at = s.action_key(options[i]) * (INNER + 1)
            total = policy[at + INNER] << FINE
            j: i64 = 0
            while j < INNER:
                total += inner[j] * policy[at + j]
                j += 1
            logits[i] = float(total) * UNIT
            i += 1
        return True

    def points(self, s: Cells, found: vec[float]) -> None:
        seat: i64 = 0
        while seat < s.seats:
            if s.cells[WINNERS]:
                found[seat] = float(s.score(seat))
            else:
                self.view(s, seat)
                found[seat] = float(self.head(1)) * UNIT * self.points_scale
            seat += 1

    def rounds_left(self, s: Cells) -> float:
        if s.cells[WINNERS]:
            return 0.0
        total = 0.0
        seat: i64 = 0
        while seat < s.seats:
            self.view(s, seat)
            total += float(self.head(2)) * UNIT * self.rounds_scale
            seat += 1
        left = total / float(s.seats)
        return left if left > 0.0 else 0.0

    def head(self, which: i64) -> i64:
        """A head's answer to the view made last, in UNIT."""
        heads = self.heads
        inner = self.inner
        at = which * (INNER + 1)
        total = heads[at + INNER] << FINE
        i: i64 = 0
        while i < INNER:
            total += inner[i] * heads[at + i]
            i += 1
        return total

    def view(self, s: Cells, seat: i64) -> None:
        """Look at a state with a seat's eyes: fills `inner`."""
        self.add_up(s.features(seat, self.found))
        self.unpack()
        self.narrow()

    def add_up(self, n: i64) -> None:
        """The first layer: the sum of the weights of the first n features of `found`."""
        found = self.found
        w = self.first
        b = self.first_bias
        a0, a1, a2, a3, a4, a5, a6, a7 = b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7]
        i: i64 = 0
        while i < n:
            at = found[i] * WORDS
            a0 += w[at]
            a1 += w[at + 1]
            a2 += w[at + 2]
            a3 += w[at + 3]
            a4 += w[at + 4]
            a5 += w[at + 5]
            a6 += w[at + 6]
            a7 += w[at + 7]
            i += 1
        sums = self.sums
        sums[0] = a0
        sums[1] = a1
        sums[2] = a2
        sums[3] = a3
        sums[4] = a4
        sums[5] = a5
        sums[6] = a6
        sums[7] = a7
        a0, a1, a2, a3, a4, a5, a6, a7 = b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]
        i = 0
        while i < n:
            at = found[i] * WORDS + 8
            a0 += w[at]
            a1 += w[at + 1]
            a2 += w[at + 2]
            a3 += w[at + 3]
            a4 += w[at + 4]
            a5 += w[at + 5]
            a6 += w[at + 6]
            a7 += w[at + 7]
            i += 1
        sums[8] = a0
        sums[9] = a1
        sums[10] = a2
        sums[11] = a3
        sums[12] = a4
        sums[13] = a5
        sums[14] = a6
        sums[15] = a7

    def unpack(self) -> None:
        """Clip the first units to 0..1."""
        most: i64 = 1
        most <<= self.shift
        sums = self.sums
        units = self.units
        word: i64 = 0
        while word < WORDS:
            packed = sums[word]
            at = word * 4
            units[at] = clipped((packed & LANE) - OFFSET, most)
            units[at + 1] = clipped((packed >> 16 & LANE) - OFFSET, most)
            units[at + 2] = clipped((packed >> 32 & LANE) - OFFSET, most)
            units[at + 3] = clipped(packed >> 48, most)
            word += 1

    def narrow(self) -> None:
        """The second layer."""
        w = self.second
        b = self.second_bias
        units = self.units
        a0, a1, a2, a3, a4, a5, a6, a7 = b[0], b[1], b[2], b[3], b[4], b[5], b[6], b[7]
        c0, c1, c2, c3, c4, c5, c6, c7 = b[8], b[9], b[10], b[11], b[12], b[13], b[14], b[15]
        i: i64 = 0
        while i < UNITS:
            x = units[i]
            if x:
                at = i * PAIRS
                a0 += x * w[at]
                a1 += x * w[at + 1]
                a2 += x * w[at + 2]
                a3 += x * w[at + 3]
                a4 += x * w[at + 4]
                a5 += x * w[at + 5]
                a6 += x * w[at + 6]
                a7 += x * w[at + 7]
                c0 += x * w[at + 8]
                c1 += x * w[at + 9]
                c2 += x * w[at + 10]
                c3 += x * w[at + 11]
                c4 += x * w[at + 12]
                c5 += x * w[at + 13]
                c6 += x * w[at + 14]
                c7 += x * w[at + 15]
            i += 1
        self.clip_pair(0, a0)
        self.clip_pair(1, a1)
        self.clip_pair(2, a2)
        self.clip_pair(3, a3)
        self.clip_pair(4, a4)
        self.clip_pair(5, a5)
        self.clip_pair(6, a6)
        self.clip_pair(7, a7)
        self.clip_pair(8, c0)
        self.clip_pair(9, c1)
        self.clip_pair(10, c2)
        self.clip_pair(11, c3)
        self.clip_pair(12, c4)
        self.clip_pair(13, c5)
        self.clip_pair(14, c6)
        self.clip_pair(15, c7)

    def clip_pair(self, pair: i64, packed: i64) -> None:
        inner = self.inner
        inner[2 * pair] = clipped((packed & LOW_HALF) - HALF >> self.shift, ONE)
        inner[2 * pair + 1] = clipped(packed >> 32 >> self.shift, ONE)


def clipped(value: i64, most: i64) -> i64:
    if value <= 0:
        return 0
    return value if value < most else most


# --- reading a file ---------------------------------------------------------------------------------------------------


def load(data: bytes) -> tuple[Network, str, int]:
    """The network in a file, the game it is for and the version of that game's rules. ValueError says what is wrong
    with the file."""
    if len(data) < HEAD.size or data[:4] != MAGIC:
        raise ValueError("this is no file of weights")
    (_, version, name_length, rules, features, keys, units, inner, heads, shift, blend, points_scale, rounds_scale,
     length, body_sum, head_sum) = HEAD.unpack_from(data)
    if version != VERSION:
        raise ValueError(f"the weights are of version {version}; this program reads version {VERSION}")
    start = HEAD.size + name_length
    if zlib.crc32(data[:HEAD.size - 4] + data[HEAD.size:start]) != head_sum:
        raise ValueError("the weights are damaged: their head does not fit its checksum")
    if (units, inner, heads) != (UNITS, INNER, HEADS) or not 4 <= shift <= 12:
        raise ValueError(f"the weights are of another network: {units} units, {inner} inner units, {heads} heads")
    if len(data) != start + length or zlib.crc32(data[start:]) != body_sum:
        raise ValueError("the weights are damaged: they do not fit their checksum")
    body = zlib.decompress(data[start:])
    if len(body) != body_size(features, keys):
        raise ValueError("the weights are damaged: there are too many or too few of them")
    network = Network(features, keys, shift, blend)
    network.points_scale = points_scale
    network.rounds_scale = rounds_scale
    fill(network, body)
    return network, data[HEAD.size:start].decode(), int(rules)


def body_size(features: int, keys: int) -> int:
    """Two bytes for a weight, four for a bias: of the first layer, the second, the heads and the policy."""
    outputs = HEADS + keys
    return features * UNITS * 2 + UNITS * 4 + UNITS * INNER * 2 + INNER * 4 + outputs * (INNER * 2 + 4)


def fill(network: Network, body: bytes) -> None:
    """Pack the weights into the network, and see that no sum of them can overflow."""
    at = fill_first(network, body)
    at = fill_second(network, body, at)
    at = fill_rows(network.heads, body, at, HEADS)
    fill_rows(network.policy, body, at, network.keys)


def fill_first(network: Network, body: bytes) -> i64:
    first = network.first
    count: i64 = network.features * UNITS
    i: i64 = 0
    while i < count:
        weight: i64 = i64(read_i16_le(body, 2 * i))
        first[i // 4] += weight << 16 * (i % 4)
        i += 1
    at: i64 = 2 * count
    bias = network.first_bias
    i = 0
    while i < UNITS:
        start: i64 = i64(read_i32_le(body, at + 4 * i))
        check_first_layer(body, network.features, i, start)
        bias[i // 4] += start << 16 * (i % 4)
        i += 1
    i = 0
    while i < WORDS:
        bias[i] += LOW_LANES
        i += 1
    return at + 4 * UNITS


def check_first_layer(body: bytes, features: i64, unit: i64, bias: i64) -> None:
    """No FEATURES_ON weights of a unit may take its sum out of its lane, whichever they are."""
    weights = []
    i: i64 = 0
    while i < features:
        weight: i64 = i64(read_i16_le(body, 2 * (i * UNITS + unit)))
        if weight:
            weights.append(int(weight))
        i += 1
    weights.sort()
    highest = bias + sum([weight for weight in weights[-FEATURES_ON:] if weight > 0])
    lowest = bias + sum([weight for weight in weights[:FEATURES_ON] if weight < 0])
    if max(highest, bias) >= OFFSET or min(lowest, bias) < -OFFSET:
        raise ValueError("the weights are damaged: a sum of the first layer could overflow")


def fill_second(network: Network, body: bytes, at: i64) -> i64:
    second = network.second
    i: i64 = 0
    while i < UNITS * INNER:
        weight: i64 = i64(read_i16_le(body, at + 2 * i))
        second[i // 2] += weight << 32 * (i % 2)
        i += 1
    bias = network.second_bias
    last = at + 2 * UNITS * INNER
    i = 0
    while i < INNER:
        start: i64 = i64(read_i32_le(body, last + 4 * i))
        check_second_layer(body, at, i, start, network.shift)
        bias[i // 2] += start << 32 * (i % 2)
        i += 1
    i = 0
    while i < PAIRS:
        bias[i] += HALF
        i += 1
    return last + 4 * INNER


def check_second_layer(body: bytes, at: i64, unit: i64, bias: i64, shift: i64) -> None:
    """No sum of an inner unit may leave its lane, whatever the first units are."""
    total: i64 = bias if bias > 0 else -bias
    i: i64 = 0
    while i < UNITS:
        weight: i64 = i64(read_i16_le(body, at + 2 * (i * INNER + unit)))
        total += (weight if weight > 0 else -weight) << shift
        i += 1
    if total >= HALF:
        raise ValueError("the weights are damaged: a sum of the second layer could overflow")


def fill_rows(rows: vec[i64], body: bytes, at: i64, count: i64) -> i64:
    """Rows of INNER weights, then the biases of all rows."""
    biases = at + 2 * count * INNER
    i: i64 = 0
    while i < count:
        j: i64 = 0
        while j < INNER:
            rows[i * (INNER + 1) + j] = i64(read_i16_le(body, at + 2 * (i * INNER + j)))
            j += 1
        rows[i * (INNER + 1) + INNER] = i64(read_i32_le(body, biases + 4 * i))
        i += 1
    return biases + 4 * count


def pack(game: str, rules: int, features: int, keys: int, shift: int, scales: tuple[float, float, float],
         body: bytes) -> bytes:
    """A file of weights. `scales` are the share of the hand-made worth, and what points and rounds count in."""
    packed = zlib.compress(body, 9)
    name = game.encode()
    head = HEAD.pack(MAGIC, VERSION, len(name), rules, features, keys, UNITS, INNER, HEADS, shift, *scales,
                     len(packed), zlib.crc32(packed), 0)[:-4]
    return head + struct.pack("<I", zlib.crc32(head + name)) + name + packed
