"""How things look in a terminal: one console, colours where the terminal has them, plain letters where it has not."""
from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from io import TextIOWrapper
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.segment import SegmentLines
from rich.text import Text

from arcanarium.core.contract import AnySpec, Fragment
from arcanarium.locale import Texts, languages
from arcanarium.locale.reader import known, reader, speak

STYLES = {
    "point": "#E0B040", "type": "italic", "name": "bold", "brass": "#C9A227", "quiet": "dim", "warn": "bold #E4572E",
    "number": "bold #C9A227",
}
"""The styles of all games, and those of the one that is shown."""


ASCII = str.maketrans({"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "’": "'", "‘": "'", "‚": "'", "\u00a0": " ",
                       "\u202f": " ", "·": "|", "–": "-", "—": "-", "−": "-", "…": "...", "▶": ">"})


class PlainTexts(Texts):
    """Texts without the finer points of typography."""

    def typeset(self, text: str) -> str:
        return text.translate(ASCII)


class Drawn:
    """Something drawn once, so that its height can be known before it is printed."""

    def __init__(self, console: Console, thing: RenderableType) -> None:
        self.lines = console.render_lines(thing, pad=False)

    def __len__(self) -> int:
        return len(self.lines)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield SegmentLines(self.lines, new_lines=True)


class Look:
    """A console, a language, and whether signs are plain ASCII."""

    def __init__(self, plain: bool = False, language: str = "", console: Console | None = None) -> None:
        encoding = (getattr(sys.stdout, "encoding", "") or "").lower().replace("-", "")
        self.plain = plain or not encoding.startswith("utf")
        bare = self.plain or "NO_COLOR" in os.environ
        self.console = console or Console(no_color=bare, highlight=False, color_system=None if bare else "auto")
        if not encoding.startswith("utf") and isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # letters that this terminal does not have
        self.faces: dict[str, dict[str, Any]] = {}
        """Faces of cards that were drawn before: drawing one takes a while."""
        self.texts = self._texts(language or reader())

    def _texts(self, language: str) -> Texts:
        return PlainTexts(language) if self.plain else Texts(language)

    def speak(self, said: str) -> bool:
        """Go on in another language; say which there are, and return False, if there is no such language."""
        others = ", ".join(language for language in languages() if language != self.texts.language)
        if not known(said):
            self.print(words(self.say("language-none", language=said, known=others) if said
                             else self.say("language-now", known=others), "warn" if said else ""))
            return False
        own, self.texts = self.texts.own, self._texts(speak(said))
        self.texts.own |= own
        self.faces.clear()
        self.print_message("language-now", known=", ".join(
            language for language in languages() if language != self.texts.language))
        return True

    def show_game(self, spec: AnySpec, seen: Any = None) -> None:
        """Take on the colours of a game, and the names of own cards at its table."""
        STYLES.update(spec.about.styles)
        if seen is not None and spec.face is not None:
            self.texts.own |= spec.face.own_words(seen)

    def say(self, message: str, **args: str | int) -> str:
        return self.texts.say(message, **args)

    def figure(self, text: str) -> str:
        return self.texts.figure(text)

    def print(self, *things: object, end: str = "\n") -> None:
        self.console.print(*things, markup=False, end=end)

    def print_message(self, message: str, **args: str | int) -> None:
        """Print one message. One with a path is not broken into lines, so that the path can be copied."""
        self.console.print(self.say(message, **args), markup=False, soft_wrap="path" in args)

    def clear(self) -> None:
        """Wipe the screen and what can be scrolled back to: hands are secret."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    def drawn(self, thing: RenderableType) -> Drawn:
        return Drawn(self.console, thing)

    def sign(self, unicode: str, ascii: str) -> str:
        return ascii if self.plain else unicode


def styled(fragments: Iterable[Fragment]) -> Text:
    return Text.assemble(*((text, STYLES.get(style, "")) for text, style in fragments))


def words(text: str, style: str = "") -> Text:
    return Text(text, STYLES.get(style, style))


class Flow:
    """Things in a row, broken between them and never inside one that fits on a line."""

    def __init__(self, things: Iterable[Text], gap: int = 2) -> None:
        self.things, self.gap = list(things), gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for thing in self.things:
            if line and line.cell_len + self.gap + thing.cell_len > options.max_width:
                yield line
                line = Text()
            line = Text.assemble(line, " " * self.gap if line else "", thing)
        yield line
