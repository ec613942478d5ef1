"""What positions of all games have in common: the head that names the configuration, lines, and faults.

A reader goes on after a bad line, so that one PositionError tells everything that is wrong. It asks three things, one
after the other: can each line be read, can the components lie where the lines say, and does what is going on fit them.
The last is asked only when every line could be read, because an unreadable line would be blamed a second time.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable
from typing import Any, NoReturn

from arcanarium.core.config import Config
from arcanarium.core.errors import ArcanariumError, Fault, PositionError

Lines = list[tuple[int, str]]
"""The lines of a text with their numbers."""


def write_head(config: Config, *names: str) -> list[str]:
    """The first lines of a position: the game, those parts of its configuration that are named, and its options."""
    parts = {"sets": ", ".join(config.sets), "variant": config.variant, "seats": config.seats}
    lines = [f"{config.game} {config.version}", *(f"{name}: {parts[name]}" for name in names)]
    return lines + [f"option {name}: {value}" for name, value in config.options]


def read_head(
    text: str, name: str, options: Collection[str], configure: Callable[[dict[str, Any]], Config], source: str,
) -> tuple[Config, Lines]:
    """The configuration that the first lines of a position name, and the other lines. Comments begin with `#`."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line and not line.startswith("#")]
    if not lines or not re.fullmatch(rf"{name}( +[0-9]+)?", lines[0][1]):
        raise PositionError(f"the first line of this position must be “{name}”", source,
                            lines[0][0] if lines else 0)
    chosen: dict[str, Any] = {}
    first, rest = lines[0][0], lines[1:]
    while rest:
        key, colon, value = rest[0][1].partition(":")
        option = key.strip().removeprefix("option ")
        if not colon or option == key.strip() and option not in options:
            break
        if option in chosen:
            raise PositionError(f"“{key.strip()}” is there twice; leave out one of the two lines", source, rest[0][0])
        chosen[option] = value.strip()
        rest = rest[1:]
    seats = chosen.get("seats", "2")
    if not re.fullmatch("[0-9]{1,3}", seats):
        raise PositionError(f"“{seats}” is no number of seats", source, first)
    try:
        return configure(chosen | {"seats": int(seats)}), rest
    except ArcanariumError as error:  # also a bad card file
        raise PositionError(str(error), source, first) from None


class PositionReader:
    """Reads the lines of a position one by one and keeps what is wrong with them. A game says what a line means."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.line = 0
        self.faults: list[Fault] = []
        self.lines: dict[str, int] = {}
        """In which line each name was read, so that a fault found later can say where it is."""

    def bad(self, reason: str) -> NoReturn:
        """Refuse the line that is being read: raise PositionError with a reason."""
        raise PositionError(reason, self.source, self.line)

    def note(self, reason: str, *names: str) -> None:
        """Note a fault in the line with the first of these names that was read, or else in the line being read."""
        self.faults.append(Fault(next((self.lines[name] for name in names if name in self.lines), self.line), reason))

    def trying(self, read: Callable[..., None], *parts: str) -> None:
        """Read a part of the position and note its faults, so that the next part can be read."""
        try:
            read(*parts)
        except PositionError as error:
            self.faults += error.faults
        except ArcanariumError as error:  # a name that the game does not know
            self.note(str(error))

    def read_lines(self, lines: Lines, read_line: Callable[[str, str], None], repeated: Collection[str] = ()) -> None:
        """Read `name: value` lines. Each name stands once, but for those in `repeated`."""
        for self.line, text in lines:
            key, colon, value = (part.strip() for part in text.partition(":"))
            if not colon:
                self.note(f"“{text}” is no line of a position: a line is a name, a colon and a value")
            elif key.casefold() in self.lines and key.casefold() not in repeated:
                self.note(f"“{key}” is there twice, here and in line {self.lines[key.casefold()]}; keep one of them")
            else:
                self.lines[key.casefold()] = self.line
                self.trying(read_line, key, value)
        self.line = 0

    def refuse_if_faulty(self, more: Iterable[Fault] = ()) -> None:
        """Raise one PositionError with all faults noted so far, if there are any."""
        self.faults += more
        if self.faults:
            raise PositionError.of(self.faults, self.source)
