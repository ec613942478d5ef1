"""Plays series into a folder of facts: by as many hands as there are, from where it stopped, until enough is played."""
from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

from arcanarium.core.config import Config
from arcanarium.facts.rows import RowBatch, Writer
from arcanarium.facts.store import Store
from arcanarium.lab.balance.series import Series, play_games
from arcanarium.lab.spreading import Hands, spread
from arcanarium.lab.workers import Died

CARD_FILES = "cards"
"""The option of a game that names card files of somebody's own."""


def source_of(series: Series) -> dict[str, Any]:
    """How a store knows a series: with what is in its card files, so that an edited file is another series."""
    fields: dict[str, Any] = {"series": series.fields()}
    if files := series.config.option(CARD_FILES):
        text = b"".join(Path(name).read_bytes() for name in files.split(";"))
        fields["files"] = sha256(text).hexdigest()[:16]
    return fields


def play_series(store: Store, series: Series, games: int, hands: Hands) -> Generator[RowBatch, None, None]:
    """Play a series on, until at least so many of its games are in the store, and yield each batch once it is kept.
    Close the iterator to stop."""
    source = store.source(source_of(series))
    todo = [range(first, first + series.batch) for first in range(0, games, series.batch)
            if not store.has(source, first)]
    if not todo:
        return
    with closing(spread(partial(play_games, series), todo, hands)) as played:
        for numbers, found in played:
            batch = lost(series.config, numbers, found) if isinstance(found, Died) else found
            store.add(source, batch)
            yield batch


def lost(config: Config, numbers: range, why: Died) -> RowBatch:
    """A batch whose process has died: none of its games is known."""
    made = Writer(config, numbers[0])
    made.faults.append(f"{numbers[0]}-{numbers[-1]}: {why}")
    return made.batch(len(numbers))
