"""The file that a contest is resumed from: its plan in the first line, and a line for each finished game."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from arcanarium.core.errors import ConfigError, FileError
from arcanarium.lab.contest import Bout, Contest, Fought

FORMAT = 1
GAMES = "games.jsonl"


class Logbook:
    """The finished games of a contest, in a folder. Each is written when it is finished."""

    def __init__(self, folder: Path, contest: Contest) -> None:
        """Begin a logbook, or open the one that is there. ConfigError if it is of another contest, FileError if it is
        damaged in other ways than by a last line that was not finished."""
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / GAMES
        self.fought: dict[Bout, Fought] = {}
        plan = {"arena": FORMAT, **contest.fields()}
        whole = self._read(json.loads(json.dumps(plan)))
        self._file = self.path.open("r+b" if whole else "wb")
        self._file.seek(whole)
        self._file.truncate()
        if not whole:
            self._write(plan)

    def _read(self, plan: dict[str, Any]) -> int:
        """Read what is there: up to which byte the file is whole."""
        if not self.path.exists():
            return 0
        text = self.path.read_bytes()
        whole = text.rfind(b"\n") + 1
        for number, line in enumerate(text[:whole].splitlines(), 1):
            try:
                found = json.loads(line)
                if number > 1:
                    fought = Fought.read(found)
                    self.fought[fought.bout] = fought
            except (ValueError, TypeError, KeyError):
                raise FileError("this is no line of an arena; choose another folder for --out", str(self.path),
                                number) from None
            if number == 1 and found != plan:
                self._refuse(found, plan)
        return whole

    def _refuse(self, found: object, plan: dict[str, Any]) -> None:
        if not isinstance(found, dict) or found.get("arena") != FORMAT:
            raise FileError("this is no arena of this version; choose another folder for --out", str(self.path), 1)
        other = [name for name in plan if found.get(name) != plan[name]]
        differs = "; ".join(f"{name} {found.get(name)!r} there, {plan[name]!r} now" for name in other)
        raise ConfigError(f"{self.path.parent} holds another contest ({differs}); "
                          "choose another folder for --out, or run it with what it was begun with")

    def add(self, fought: Fought) -> None:
        self.fought[fought.bout] = fought
        self._write(fought.fields())

    def _write(self, fields: dict[str, Any]) -> None:
        self._file.write(json.dumps(fields).encode() + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()
