"""The record of a game: a text file that a person can read and a program can replay.

    arcanarium record: 1
    game: lanterns
    version: 1
    variant: standard
    seats: 2
    player A: Ann
    player B: Bob
    seed: 7

    deal 4 7 18 23 24 1 5 11 12 21
    light 3
    # round 1
    A: offer 18
    B: offer 5
    result: A 11, B 9; winners A; round 5

The header ends at the first empty line. Each line after it is a decision (seat, colon, text), a request (`B asks:
collect in order`), an outcome of chance (which starts with a small letter), a comment (`#`) or the result. A record
that starts from a position holds it, indented, between `position:` and `end`. A file is only ever appended to:
`undo 2` takes back the two lines before it.
"""
from __future__ import annotations

import os
import re
from dataclasses import dataclass, field, replace
from pathlib import Path
from sys import intern

from arcanarium.core.config import Config
from arcanarium.core.contract import Result
from arcanarium.core.errors import RecordError

FORMAT = "1"
SEATS = "ABCDE"
"""The letters of the seats; seat 0 is A."""
CHANCE, COMMENT = "", "#"
"""The `who` of lines that no seat made: outcomes of chance, and comments."""
ASKS = " asks"
"""Follows the letter of a seat that makes a request."""
_WORD = re.compile(r"[^\s,=:]+(?: [^\s,=:]+)*")
_RESERVED = re.compile(r"(result|position):|undo( |$)")
_KEYS = frozenset({
    "arcanarium record", "game", "version", "sets", "variant", "seats", "options", "date", "seed",
    *(f"player {seat}" for seat in SEATS),
})


def tidy(text: str) -> str:
    """A text as one line of printable characters, with single spaces."""
    return " ".join(_printable(text).split())


def _block(text: str) -> str:
    return "\n".join(map(_printable, text.split("\n"))).strip("\n")


def _printable(row: str) -> str:
    return "".join(c if c.isprintable() else " " for c in row).rstrip()


@dataclass(frozen=True, slots=True)
class Line:
    """One line after the header. `who` is the letter of a seat (followed by ASKS for a request), CHANCE or COMMENT;
    `number` is its line in the file."""

    who: str
    text: str
    number: int = field(default=0, compare=False)

    def __post_init__(self) -> None:
        if tidy(self.text) != self.text or not self.text:
            raise ValueError(f"not one tidy line of text: {self.text!r}")
        if self.who == CHANCE:
            if not "a" <= self.text[0] <= "z" or _RESERVED.match(self.text):
                raise ValueError(f"not a decision, an outcome of chance or a comment: {self.text!r}")
        elif self.who.removesuffix(ASKS) not in SEATS and self.who != COMMENT:
            raise ValueError(f"{self.who!r} is no seat")
        object.__setattr__(self, "text", intern(self.text))  # a thousand games in memory say the same things

    @property
    def seat(self) -> int:
        """The seat that decides or asks."""
        return SEATS.index(self.who[0])

    @property
    def request(self) -> bool:
        return self.who.endswith(ASKS)

    def __str__(self) -> str:
        return self.text if self.who == CHANCE else f"{self.who}{' ' if self.who == COMMENT else ': '}{self.text}"


@dataclass(frozen=True, slots=True)
class Record:
    """A complete game: its configuration, where it started, and every line since. `str(record)` is the file.

    `source` names the file that it was read from, and `warnings` say what was left out in reading."""

    config: Config
    names: tuple[str, ...] = ()
    date: str = ""
    seed: int | None = None
    position: str = ""
    lines: tuple[Line, ...] = ()
    result: Result | None = None
    source: str = field(default="", compare=False)
    warnings: tuple[str, ...] = field(default=(), compare=False)

    def __post_init__(self) -> None:
        config = self.config
        if not 1 <= config.seats <= len(SEATS):
            raise ValueError(f"seats must be 1 to {len(SEATS)}, not {config.seats}")
        for word in (config.game, config.variant, *config.sets, *(w for option in config.options for w in option)):
            if not _WORD.fullmatch(word) or tidy(word) != word:
                raise ValueError(f"{word!r} cannot stand in a record")
        if len(self.names) > config.seats:
            raise ValueError(f"{len(self.names)} names for {config.seats} seats")
        if any(line.who and line.who[0] in SEATS[config.seats :] for line in self.lines):
            raise ValueError(f"a decision of a seat that is none of the {config.seats}")
        if self.result and len(self.result.points) != config.seats:
            raise ValueError(f"a result of {len(self.result.points)} seats, not {config.seats}")
        object.__setattr__(self, "names", tuple(tidy(name) for name in self.names))
        object.__setattr__(self, "date", tidy(self.date))
        object.__setattr__(self, "position", _block(self.position))

    def __str__(self) -> str:
        config = self.config
        header = {
            "arcanarium record": FORMAT,
            "game": config.game,
            "version": str(config.version),
            "sets": ", ".join(config.sets),
            "variant": config.variant,
            "seats": str(config.seats),
            "options": ", ".join(f"{name}={value}" for name, value in config.options),
            **{f"player {seat}": name for seat, name in zip(SEATS, self.names, strict=False)},
            "date": self.date,
            "seed": "" if self.seed is None else str(self.seed),
        }
        rows = [f"{key}: {value}".rstrip() for key, value in header.items() if value or key.startswith("player")]
        rows.append("")
        if self.position:
            rows += ["position:", *(f"  {row}" for row in self.position.split("\n")), "end"]
        rows += [str(line) for line in self.lines]
        if self.result:
            rows.append(result_line(self.result))
        return "\n".join(rows) + "\n"


def result_line(result: Result) -> str:
    """A result as the last line of a record."""
    points = ", ".join(f"{seat} {n}" for seat, n in zip(SEATS, result.points, strict=False))
    winners = "".join(f" {SEATS[i]}" for i in result.winners)
    return f"result: {points}; winners{winners}; round {result.rounds}"


def parse_record(text: str, source: str = "") -> Record:
    """Read a record from text. A damaged one raises RecordError; its `read` is the record up to the damage, or None."""
    rows = text.split("\n")
    warnings: tuple[str, ...] = ()
    if rows.pop():  # every whole line ends with a newline, so what follows the last one was cut off in writing
        warnings = (f"line {len(rows) + 1} was cut off and is left out",)
    body = _Body(source, warnings)
    number = 0
    try:
        for number, row in enumerate(rows, 1):
            body.feed(row.replace("\t", " ").rstrip(), number)
        return body.finish()
    except ValueError as error:
        raise RecordError(str(error), source, number, body.record()) from None


def read_record(path: str | Path) -> Record:
    """Read a record from a file. RecordError as in `parse_record`, also for a file that cannot be opened."""
    try:
        return parse_record(Path(path).read_bytes().decode(), str(path))
    except OSError as error:
        raise RecordError(error.strerror or str(error), str(path)) from None
    except UnicodeDecodeError as error:
        good = error.object[: error.object.rfind(b"\n", 0, error.start) + 1]
        raise RecordError("not UTF-8 text", str(path), good.count(b"\n") + 1, parse_record(good.decode())) from None


class _Body:
    """Reads a record row by row. Whatever is wrong with a row raises ValueError with the reason."""

    def __init__(self, source: str, warnings: tuple[str, ...]) -> None:
        self.source, self.warnings = source, warnings
        self.header: dict[str, str] = {}
        self.start: Record | None = None  # known when the header has ended
        self.position: list[str] = []
        self.in_position = False
        self.lines: list[Line] = []
        self.result: Result | None = None

    def feed(self, row: str, number: int) -> None:
        if not row.isprintable():
            raise ValueError("the line holds something that is no text")
        if self.start is None:
            self._header_row(row)
        elif self.in_position:
            self.in_position = row != "end"
            if self.in_position:
                self.position.append(row.removeprefix("  "))
        elif not row:
            pass
        elif row == "position:" and not (self.position or self.lines):
            self.in_position = True
        elif row.startswith("undo "):
            self._undo(int(row[5:]))
        elif row.startswith(COMMENT):
            if comment := tidy(row[1:]):
                self.lines.append(Line(COMMENT, comment, number))
        elif self.result:
            raise ValueError("nothing but comments may follow the result")
        elif row.startswith("result: "):
            self.result = self._result(row[8:])
        elif row[0] in SEATS and row[1:].removeprefix(ASKS).startswith(":"):
            if SEATS.index(row[0]) >= self.start.config.seats:
                raise ValueError(f"there is no seat {row[0]}")
            who, _, text = row.partition(":")
            self.lines.append(Line(who, tidy(text), number))
        else:
            self.lines.append(Line(CHANCE, tidy(row), number))

    def finish(self) -> Record:
        if self.start is None:
            raise ValueError("this is no whole record: its header does not end")
        if self.in_position:
            raise ValueError("the position does not end")
        return self.record() or self.start

    def record(self) -> Record | None:
        """The record read so far; None if its position has no end yet, so that no game can start from it."""
        if self.start is None or self.in_position:
            return None
        return replace(self.start, position="\n".join(self.position), lines=tuple(self.lines), result=self.result)

    def _header_row(self, row: str) -> None:
        key, colon, value = row.partition(":")
        if not self.header and (key, value.strip()) != ("arcanarium record", FORMAT):
            raise ValueError(f"this is no record: its first line must be `arcanarium record: {FORMAT}`")
        if not row:
            self._end_header()
        elif not colon or key in self.header or key not in _KEYS:
            raise ValueError(f"not a line of a header, or twice there: {row!r}")
        else:
            self.header[key] = value.strip()

    def _end_header(self) -> None:
        header = self.header
        for key in ("game", "seats"):
            if key not in header:
                raise ValueError(f"the header does not say: {key}")
        options = [option.partition("=") for option in _items(header.get("options", ""))]
        config = Config(
            game=header["game"],
            seats=int(header["seats"]),
            variant=header.get("variant", "standard"),
            sets=tuple(_items(header.get("sets", ""))),
            options=tuple((name, value) for name, _, value in options),
            version=int(header.get("version", "1")),
        )
        names = [header[f"player {seat}"] for seat in SEATS if f"player {seat}" in header]
        seed = int(header["seed"]) if "seed" in header else None
        date = header.get("date", "")
        self.start = Record(config, tuple(names), date, seed, source=self.source, warnings=self.warnings)

    def _undo(self, count: int) -> None:
        if not 0 < count <= len(self.lines):
            raise ValueError(f"cannot take back {count} of {len(self.lines)} lines")
        del self.lines[-count:]
        self.result = None

    def _result(self, text: str) -> Result:
        found = re.fullmatch(r"([A-E] -?\d+(?:, [A-E] -?\d+)*); winners((?: [A-E])*); round (\d+)", text)
        points = dict(item.split(" ") for item in _items(found[1])) if found else {}
        if not found or not self.start or "".join(points) != SEATS[: self.start.config.seats]:
            raise ValueError("not a result of these seats like `A 13, B 9; winners A; round 5`")
        winners = tuple(SEATS.index(seat) for seat in found[2].split())
        return Result(tuple(map(int, points.values())), winners, int(found[3]))


def _items(text: str) -> list[str]:
    return [item.strip() for item in text.split(",")] if text else []


class RecordFile:
    """A record on disk that grows line by line. Each line is handed to the operating system at once, so a killed
    program loses at most the line that it was writing."""

    def __init__(self, path: str | Path, record: Record) -> None:
        """Write the record so far, replacing any older file in one step, and stay open for more."""
        fresh = Path(f"{path}.new")
        fresh.write_bytes(str(record).encode())
        os.replace(fresh, path)
        self._file = open(path, "ab", buffering=0)  # noqa: SIM115 - it stays open as long as the game is played

    def add(self, line: Line) -> None:
        """Append a line."""
        self._write(str(line))

    def undo(self, count: int) -> None:
        """Append a note that the last `count` lines are taken back."""
        self._write(f"undo {count}")

    def end(self, result: Result) -> None:
        """Append the result."""
        self._write(result_line(result))

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _write(self, row: str) -> None:
        self._file.write(row.encode() + b"\n")
