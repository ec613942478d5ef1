"""Every text a person reads, by language: a folder of Fluent files for each. English is complete and fills the gaps.

The messages of a game begin with its name, and so do their files; all others are shared by games and pages.
"""
from __future__ import annotations

from functools import cache, partial
from pathlib import Path

from babel import UnknownLocaleError
from babel.numbers import get_decimal_symbol, get_group_symbol
from fluent.runtime import FluentBundle

from arcanarium.core import registry
from arcanarium.locale.forms import FUNCTIONS, Args, Pattern, Said, has_forms, said
from arcanarium.locale.sources import HAS_FORMS, LazyBundle, entries

__all__ = ["FALLBACK", "FOLDER", "FUNCTIONS", "Said", "Texts", "bundle", "inflects", "languages", "message_files"]

FOLDER = Path(__file__).parent
FALLBACK = "en"


def languages() -> tuple[str, ...]:
    """The codes of the languages that have texts."""
    return _languages_in(FOLDER)


@cache
def _languages_in(place: Path) -> tuple[str, ...]:
    return tuple(sorted(folder.name for folder in place.iterdir() if any(folder.glob("*.ftl"))))


def message_files(language: str) -> list[Path]:
    """The files with the messages of one language: ours, and then those that games of other packages bring."""
    folders = [FOLDER, *(spec.about.messages for spec in registry.specs() if spec.about.messages)]
    return [path for folder in folders for path in sorted((folder / language).glob("*.ftl"))]


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of one language. An unknown language has none. Where two files have the same message the first one
    counts, so that no game changes the words of Arcanarium or of a game before it."""
    return LazyBundle(language, (entries(text) for text in _texts_in(language)))


@cache
def inflects(language: str) -> bool:
    """Whether texts of a language have forms."""
    return any(map(HAS_FORMS.search, _texts_in(language)))


def _texts_in(language: str) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in message_files(language)]


@cache
def _signs(language: str) -> dict[int, str]:
    try:
        return {ord("."): get_decimal_symbol(language), ord(","): get_group_symbol(language)}
    except (UnknownLocaleError, ValueError):
        return {}


class Texts:
    """The texts of one language. `Texts("en").say("replay-winner")` gives 'winner'."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language
        self.own: dict[str, str] = {}
        """Texts that replace messages: the names of the user's own cards, by message."""
        self.bundles = tuple(bundle(name) for name in dict.fromkeys((language, FALLBACK)))

    def has(self, message: str) -> bool:
        return message in self.own or any(found.has_message(message) for found in self.bundles)

    def say(self, message: str, **args: str | int) -> str:
        """The text of a message, with its forms (`Said`) if it has any; where no language has the message, a mark that
        cannot be overlooked."""
        if message in self.own:
            return self.own[message]
        for found in self.bundles:
            if found.has_message(message) and (pattern := (entry := found.get_message(message)).value):
                if has_forms(entry, args):
                    return said(self._render(found, pattern, args), entry, args, partial(self._render, found))
                return self._render(found, pattern, args)
        return f"[missing text: {message}]"

    def figure(self, text: str) -> str:
        """A number that Python wrote, with the signs of the language: `1,234.5` is 1.234,5 in German."""
        return text.translate(_signs(self.language))

    def _render(self, found: FluentBundle, pattern: Pattern, args: Args) -> str:
        return self.typeset(str(found.format_pattern(pattern, args)[0]))

    def typeset(self, text: str) -> str:
        """The text as it is shown."""
        return text
