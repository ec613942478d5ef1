"""Every text a person reads, by language: a folder of Fluent files for each. English is complete and fills the gaps.

The messages of a game begin with its name, and so do their files; all others are shared by games and pages.
"""
from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from arcanarium.core import registry

FOLDER = Path(__file__).parent
FALLBACK = "en"


def languages() -> tuple[str, ...]:
    """The codes of the languages that have texts."""
    return tuple(sorted(folder.name for folder in FOLDER.iterdir() if any(folder.glob("*.ftl"))))


def message_files(language: str) -> list[Path]:
    """The files with the messages of one language: ours, and then those that games of other packages bring."""
    folders = [FOLDER, *(spec.about.messages for spec in registry.specs() if spec.about.messages)]
    return [path for folder in folders for path in sorted((folder / language).glob("*.ftl"))]


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of one language. An unknown language has none. Where two files have the same message the first one
    counts, so that no game changes the words of Arcanarium or of a game before it."""
    found = FluentBundle([language], use_isolating=False)
    for path in message_files(language):
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


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
        """The text of a message; where no language has it, a mark that cannot be overlooked."""
        if message in self.own:
            return self.own[message]
        for found in self.bundles:
            if found.has_message(message) and (pattern := found.get_message(message).value):
                return str(found.format_pattern(pattern, args)[0])
        return f"[missing text: {message}]"
