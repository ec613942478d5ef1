"""The words of a card line, read one by one, and the errors that point at them."""
from __future__ import annotations

import re
from collections.abc import Iterable, Set
from dataclasses import dataclass
from typing import NoReturn

from arcanarium.core.errors import CardError
from arcanarium.engine.wording import did_you_mean, one_of

LARGEST = 99
ONE_WORD = re.compile(r"\s*([0-9]+|[A-Za-z_]+|[+/>:,])")


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a text stands: file, card, line, and how far right its first letter is."""

    source: str = ""
    card: str = ""
    line: int = 0
    indent: int = 0

    def error(self, reason: str, column: int = 0) -> CardError:
        return CardError(reason, self.source, self.card, column and column + self.indent, self.line)


NOWHERE = Spot()


def nearest(word: str, known: Iterable[str]) -> str:
    """A hint at what may have been meant, or nothing."""
    return did_you_mean(word.lower(), sorted(set(known)), likeness=0.7)


class Tokens:
    """A line cut into words, numbers and signs, with a place in it."""

    def __init__(self, text: str, spot: Spot, known: Set[str]) -> None:
        self.text, self.spot, self.known = text, spot, known
        self.react = ""
        """The trigger that the line reacts to, once it is read."""
        self.words: list[str] = []
        self.columns: list[int] = []
        self.at = position = 0
        while text[position:].strip():
            found = ONE_WORD.match(text, position)
            if found is None:
                position += len(text[position:]) - len(text[position:].lstrip())
                raise spot.error(f"the sign {text[position]!r} has no meaning here", position + 1)
            self.words.append(found[1])
            self.columns.append(found.start(1) + 1)
            position = found.end()

    @property
    def column(self) -> int:
        """Where the next word stands; the first is column 1."""
        return self.columns[self.at] if self.at < len(self.words) else len(self.text) + 1

    @property
    def last_column(self) -> int:
        """Where the word before the next one stands."""
        return self.columns[self.at - 1]

    def peek(self, ahead: int = 0) -> str:
        """The next word, or '' at the end."""
        index = self.at + ahead
        return self.words[index] if index < len(self.words) else ""

    def take(self, *wanted: str) -> str:
        """The next word if it is one of those wanted, else ''."""
        word = self.peek()
        if word and word in wanted:
            self.at += 1
            return word
        return ""

    def need(self, *wanted: str, what: str = "") -> str:
        """The next word, which must be one of those wanted."""
        return self.take(*wanted) or self.refuse(what or one_of(wanted))

    def count(self) -> int:
        """A number that may be left out where it is 1."""
        return self.number() if self.peek().isdigit() else 1

    def number(self) -> int:
        if not self.peek().isdigit():
            self.refuse("a number")
        if not 1 <= int(self.peek()[:9]) <= LARGEST:
            raise self.error(f"{self.peek()} is out of range; numbers go from 1 to {LARGEST}")
        self.at += 1
        return int(self.words[self.at - 1])

    def end(self, expected: str) -> None:
        if self.peek():
            self.refuse(expected)

    def refuse(self, expected: str) -> NoReturn:
        """Say that the next word does not fit, and what would."""
        word = self.peek()
        if not word:
            raise self.error(f"the line ends here; expected {expected}")
        if word[0].isalpha() and word not in self.known:
            raise self.error(f"unknown word {word!r}" + (nearest(word, self.known) or f"; expected {expected}"))
        raise self.error(f"{word!r} does not fit here; expected {expected}")

    def error(self, reason: str, column: int = 0) -> CardError:
        return self.spot.error(reason, column or self.column)
