"""The exceptions of Arcanarium. Each message says what is wrong, where, and what to do instead."""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class ArcanariumError(Exception):
    """The base class of every error that Arcanarium raises on purpose."""


class ConfigError(ArcanariumError):
    """A game, bot or option that does not exist or cannot be combined. The message names what is allowed."""


class MoveError(ArcanariumError):
    """A move was refused. The game is unchanged."""

    def __init__(self, message: str, nearest: tuple[str, ...] = (), why: str = "") -> None:
        super().__init__(message)
        self.nearest = nearest
        """The texts of the legal moves that are most like the refused one."""
        self.why = why
        """The id of a message that says why, followed by its facts, in the form of `Rules.why_not`."""


class UnreadableMove(MoveError):
    """The text does not name any move of this game."""


class IllegalMove(MoveError):
    """The move belongs to this game but is not legal now."""


class NotYourDecision(MoveError):
    """The seat does not owe a decision now."""


class FileError(ArcanariumError):
    """A file or text cannot be read. `source` says where it came from, `line` is the line, `reason` the cause."""

    def __init__(self, reason: str, source: str = "", line: int = 0) -> None:
        self.reason, self.source, self.line = reason, source, line
        where = source + (f":{line}" if line else "") if source else (f"line {line}" if line else "")
        super().__init__(f"{where}: {reason}" if where else reason)


class RecordError(FileError):
    """A record is damaged or cannot be replayed. `read` is the part before the damage, as a Record, or None."""

    def __init__(self, reason: str, source: str = "", line: int = 0, read: object = None) -> None:
        super().__init__(reason, source, line)
        self.read = read


class Fault(NamedTuple):
    """One thing that is wrong with a text: the line (0 if no single line is to blame) and the reason."""

    line: int
    reason: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}" if self.line else self.reason


class PositionError(FileError):
    """A position cannot be read, or could never occur in a game. `faults` holds everything that is wrong with it."""

    def __init__(self, reason: str, source: str = "", line: int = 0, faults: Sequence[Fault] = ()) -> None:
        super().__init__(reason, source, line)
        self.faults = tuple(faults) or (Fault(line, reason),)

    @classmethod
    def of(cls, faults: Sequence[Fault], source: str = "") -> PositionError:
        """One error that tells all faults, those with a line first and in the order of the lines."""
        ordered = sorted(dict.fromkeys(faults), key=lambda fault: (not fault.line, fault.line))
        if len(ordered) == 1:
            return cls(ordered[0].reason, source, ordered[0].line)
        listed = "".join(f"\n  {fault}" for fault in ordered)
        return cls(f"{len(ordered)} things are wrong with this position:{listed}", source, faults=ordered)


class CardError(FileError):
    """A card file is faulty. `card` is the id of the card and `column` the place in the line of its power."""

    def __init__(self, reason: str, source: str = "", card: str = "", column: int = 0, line: int = 0) -> None:
        self.card, self.column = card, column
        where = "".join((f"[{card}] " if card else "", f"column {column}: " if column else ""))
        super().__init__(where + reason, source, line)
