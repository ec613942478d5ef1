"""How far the user has come in each lesson: a small file beside the saved games."""
from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from arcanarium.table import data_home


@dataclass(frozen=True, slots=True)
class Progress:
    """The answers given in a lesson that was left, and whether it was ever finished."""

    answers: tuple[str, ...] = ()
    done: bool = False


def path() -> Path:
    return data_home() / "lessons.json"


def load() -> dict[str, Progress]:
    """What is remembered. A file that cannot be read, or what is no progress in it, counts as nothing."""
    try:
        data = json.loads(path().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {id: _read(each) for id, each in data.items()} if isinstance(data, dict) else {}


def _read(each: Any) -> Progress:
    answers = each.get("answers") if isinstance(each, dict) else None
    if not isinstance(answers, list) or not all(isinstance(one, str) for one in answers):
        answers = []
    return Progress(tuple(answers), isinstance(each, dict) and each.get("done") is True)


def keep(lesson: str, answers: tuple[str, ...], over: bool) -> None:
    """Remember how far a lesson has come. The file is replaced in one step, so that it is never half written."""
    known = load()
    known[lesson] = Progress(() if over else answers, over or known.get(lesson, Progress()).done)
    replace_file(path(), {id: {"answers": each.answers, "done": each.done} for id, each in known.items()})


def replace_file(path: Path, data: dict[str, Any]) -> None:
    """Write data in the place of what a file has held so far."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps(data, ensure_ascii=False, indent=1), encoding="utf-8")
    os.replace(fresh, path)
