"""Where saved games are kept, which of them are unfinished, and how to walk through a record step by step."""
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
from arcanarium.core.record import CHANCE, COMMENT, Line, Record, read_record

SUFFIX = ".arcana"
"""The file name extension of saved games."""


def data_home() -> Path:
    """The folder for the data of the user: ARCANARIUM_HOME, or the usual place on this platform."""
    if own := os.environ.get("ARCANARIUM_HOME"):
        return Path(own)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "Arcanarium"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Arcanarium"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "arcanarium"


def fresh_path(game: str, now: datetime) -> Path:
    """An unused path for a game that begins now, such as `games/2026-11-15-lanterns-1.arcana` in the data folder."""
    folder = data_home() / "games"
    folder.mkdir(parents=True, exist_ok=True)
    number = 1
    while (path := folder / f"{now:%Y-%m-%d}-{game}-{number}{SUFFIX}").exists():
        number += 1
    return path


def unfinished() -> list[Path]:
    """The saved games without a result, latest first. Files that cannot be read are left out."""
    folder = data_home() / "games"
    found = sorted(folder.glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    return [path for path in found if _goes_on(path)]


def _goes_on(path: Path) -> bool:
    try:
        return read_record(path).result is None
    except RecordError:
        return False


def walk_record(record: Record) -> Iterator[Game]:
    """The game at its start and after each decision and request of a record. The same Game object moves on between
    steps, so use it before you ask for the next one. Its events, observations and questions are those of the game as it
    was played."""
    deals = [line.text for line in record.lines if line.who == CHANCE]
    game = Game.started(registry.rules(record.config.game), replace(record, lines=(), result=None), deals)
    yield game
    for line in acts(record):
        (game.request if line.request else game.play)(line.seat, line.text)
        yield game


def acts(record: Record) -> list[Line]:
    """The decisions and requests of a record."""
    return [line for line in record.lines if line.who not in (CHANCE, COMMENT)]
