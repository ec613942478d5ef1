"""What was written down of games, as arrays to learn from."""
from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from arcanarium.engine.selfplay import GAME, MOST_SEATS, PARENT, PLAIN, POSITION, SIBLING, SURE

Array: TypeAlias = Any
"""An array of numpy, which checkers of types need not know."""

TRUST = 0.5
"""How much of the target is what a search found, where one was made; the rest is how the game ended."""


@dataclass(slots=True)
class Data:
    """Positions, each with the views of its seats. Views of a position follow one another in `features`."""

    features: Array
    """The numbers of the features that are on, of all views one after the other."""
    starts: Array
    """Where each view begins in `features`, and where the last one ends."""
    worth: Array
    """The hand-made worth of each view, in its scale."""
    first_view: Array
    """The first view of each position."""
    game: Array
    seats: Array
    mover: Array
    what: Array
    group: Array
    key: Array
    win: Array
    """Each seat's share of the victory, or what was found by playing on: positions x MOST_SEATS."""
    points: Array
    """The points each seat ended with."""
    rounds_left: Array

    def __len__(self) -> int:
        return len(self.seats)

    def batch(self, positions: Array) -> tuple[Array, Array, Array, Array]:
        """The views of some positions: features, where each view begins, worth, and each view's place in the answer
        (position x MOST_SEATS, as one number)."""
        seats = self.seats[positions]
        total = int(seats.sum())
        rows = np.repeat(np.arange(len(positions)), seats)
        seat = np.arange(total) - np.repeat(np.cumsum(seats) - seats, seats)
        views = self.first_view[positions][rows] + seat
        lengths = self.starts[views + 1] - self.starts[views]
        offsets = np.cumsum(lengths) - lengths
        picks = np.arange(int(lengths.sum())) + np.repeat(self.starts[views] - offsets, lengths)
        return self.features[picks].astype(np.int64), offsets, self.worth[views], rows * MOST_SEATS + seat


def read(streams: tuple[bytes, bytes, bytes, bytes]) -> Data:
    """The streams of `Notes` as arrays. Positions of games that were given up are left out."""
    features = np.frombuffer(streams[0], "<i2")
    views = np.frombuffer(streams[1], "<i4").reshape(-1, 2)
    positions = np.frombuffer(streams[2], "<i4").reshape(-1, POSITION)
    games = np.frombuffer(streams[3], "<i4").reshape(-1, GAME)
    played = games[positions[:, 0]]
    seats = positions[:, 1].astype(np.int64)
    first_view = np.cumsum(seats) - seats
    winners = (played[:, :1] >> np.arange(MOST_SEATS)) & 1
    win = (winners / np.maximum(1, winners.sum(1, keepdims=True))).astype(np.float32)
    told = positions[:, 4] == SIBLING
    win[told] = np.maximum(0, positions[told, 7:]) / SURE
    searched = (positions[:, 4] == PLAIN) & (positions[:, 7] >= 0)
    win[searched] += TRUST * (np.maximum(0, positions[searched, 7:]) / SURE - win[searched])
    data = Data(
        features=features, starts=np.concatenate(([0], np.cumsum(views[:, 0], dtype=np.int64))),
        worth=(views[:, 1] / 1000).astype(np.float32), first_view=first_view,
        game=positions[:, 0], seats=seats, mover=positions[:, 2].astype(np.int64),
        what=positions[:, 4], group=positions[:, 5], key=positions[:, 6],
        win=win, points=played[:, 3:].astype(np.float32),
        rounds_left=(played[:, 1] - positions[:, 3]).astype(np.float32),
    )
    return keep(data, played[:, 0] != 0)


def keep(data: Data, mask: Array) -> Data:
    """Only some of the positions; the views stay where they are."""
    kept = {name: getattr(data, name)[mask] for name in
            ("first_view", "game", "seats", "mover", "what", "group", "key", "win", "points", "rounds_left")}
    return Data(features=data.features, starts=data.starts, worth=data.worth, **kept)


def join(parts: list[Data]) -> Data:
    """Several files as one."""
    features = np.concatenate([part.features for part in parts])
    starts, firsts, groups = [np.zeros(1, np.int64)], [], []
    at = views = group = 0
    for part in parts:
        starts.append(part.starts[1:] + at)
        firsts.append(part.first_view + views)
        groups.append(np.where(part.group > 0, part.group + group, 0))
        at += int(part.starts[-1])
        views += len(part.worth)
        group += int(part.group.max(initial=0))
    rest = {name: np.concatenate([getattr(part, name) for part in parts]) for name in
            ("worth", "game", "seats", "mover", "what", "key", "win", "points", "rounds_left")}
    return Data(features=features, starts=np.concatenate(starts), first_view=np.concatenate(firsts),
                group=np.concatenate(groups), **rest)


def sibling_groups(data: Data) -> list[Array]:
    """The positions of each group that is whole: the parent first, then at least two siblings."""
    order = np.flatnonzero(data.what != PLAIN)
    ends = np.flatnonzero(data.what[order] == PARENT)
    found = np.split(order, ends[1:]) if len(ends) else []
    return [group for group in found if len(group) > 2]
