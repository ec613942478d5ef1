"""Message files cut into their messages, and a bundle that reads a message when it is asked for.

Reading all messages of a language takes Fluent's parser half a second, and a program says few of them: `arcana` answers
and a server starts as much sooner. Where a message begins and ends can be told without the parser: it begins at the
beginning of a line, and what belongs to it is indented.
"""
from __future__ import annotations

import re
from collections.abc import Iterable
from threading import Lock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from arcanarium.locale.forms import FUNCTIONS

BEGINS = re.compile(r"^(?:(-?[a-zA-Z][\w-]*) *=|#)", re.MULTILINE)
"""Where a message or a term begins, or a comment."""
WORDS = re.compile(r"-?[a-zA-Z][\w-]*")
HAS_FORMS = re.compile(r"^ +\.[a-zA-Z]", re.MULTILINE)


def entries(text: str) -> dict[str, str]:
    """The messages and terms of a file, each as it is written there, by their ids; terms begin with a `-`. Of several
    with the same id the first one counts."""
    begins = list(BEGINS.finditer(text))
    ends = [match.start() for match in begins[1:]] + [len(text)]
    found: dict[str, str] = {}
    for match, end in zip(begins, ends, strict=True):
        if match[1]:
            found.setdefault(match[1], text[match.start():end].rstrip() + "\n")
    return found


class LazyBundle(FluentBundle):
    """The messages of some files, each read when it is asked for, with all that it names."""

    def __init__(self, language: str, files: Iterable[dict[str, str]]) -> None:
        """Where two files have the same message the first one counts."""
        super().__init__([language], functions=FUNCTIONS, use_isolating=False)
        self._reading = Lock()
        self._unread: dict[str, str] = {}
        for file in files:
            self._unread = file | self._unread

    def has_message(self, message_id: str) -> bool:
        self._read(message_id)
        return bool(super().has_message(message_id))

    def get_message(self, message_id: str) -> Any:
        self._read(message_id)
        return super().get_message(message_id)

    def _read(self, message_id: str) -> None:
        if message_id in self._unread:
            with self._reading:  # whoever asks meanwhile waits: what is half read would seem to be missing
                self._add(message_id, set())

    def _add(self, message_id: str, begun: set[str]) -> None:
        source = self._unread.get(message_id)
        if source and message_id not in begun:
            begun.add(message_id)
            for word in WORDS.findall(source):  # more than it refers to, but never less
                self._add(word, begun)
            self.add_resource(FluentResource(source))
            del self._unread[message_id]
