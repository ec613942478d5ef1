"""Where games are kept, which of them are not finished, and a record walked through step by step."""
from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from arcanarium.core import registry
from arcanarium.core.errors import RecordError
from arcanarium.core.game import Game
from arcanarium.core.record import CHANCE, COMMENT, SEATS, Record, read_record

SUFFIX = ".arcana"


def data_home() -> Path:
    """The folder for what belongs to the user: ARCANARIUM_HOME, or where the platform keeps such things."""
    if own := os.environ.get("ARCANARIUM_HOME"):
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "Arcanarium"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Arcanarium"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "arcanarium"


def fresh_path(game: str, now: datetime) -> Path:
    """A name that is not taken, for a game that begins now: `games/2026-11-15-lanterns-1.arcana`."""
    folder = data_home() / "games"
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while (path := folder / f"{now:%Y-%m-%d}-{game}-{number}{SUFFIX}").exists():
        number += 1
    return path


def unfinished() -> list[Path]:
    """The saved games that have no result yet, latest first. What cannot be read is none of them."""
    folder = data_home() / "games"
    found = sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    return [path for path in found if _goes_on(path)]


def _goes_on(path: Path) -> bool:
    try:
        return read_record(path).result is None
    except RecordError:
        return False


def steps(record: Record) -> Iterator[Game]:
    """The game at its start and after each decision of a record. It is one game, which moves on: look before asking
    for the next. Events, views and questions at each step are those of the game as it was played."""
    deals = [line.text for line in record.lines if line.who == CHANCE]
    game = Game.started(registry.rules(record.config.game), replace(record, lines=(), result=None), deals)
    yield game
    for line in record.lines:
        if line.who not in (CHANCE, COMMENT):
            game.play(SEATS.index(line.who), line.text)
            yield game
