"""Errors of the engine in the reader's language.

The engine knows no texts: its errors are English, for programs as much as for people. Those that a player may meet
stand in errors.ftl word for word, so the message and its variables are found by the English text. The others stay
English: they are about the formats of cards, positions and lessons, which are English themselves.
"""
from __future__ import annotations

import re
from functools import cache

from fluent.syntax import ast

from arcanarium.core.contract import TextSource
from arcanarium.core.errors import FileError
from arcanarium.locale import FALLBACK
from arcanarium.locale.checking import load

PREFIX = "error-"
LIST = re.compile(r"([\w -]+(?:, [\w -]+)*) (and|or) ([\w -]+)")
"""A list in an English error: `a, b or c`."""


@cache
def patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    """What finds the message of an English text: that with the most words of its own first."""
    found = []
    for id, entry in load(FALLBACK).entries.items():
        if id.startswith(PREFIX) and entry.message.value is not None:
            parts = [_piece(element) for element in entry.message.value.elements]
            letters = sum(len(part) for part in parts if not part.startswith("(?P<"))
            found.append((-letters, re.compile("".join(parts), re.DOTALL), id))
    return tuple((pattern, id) for _, pattern, id in sorted(found, key=lambda one: one[0]))


def _piece(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return re.escape(element.value)
    assert isinstance(element.expression, ast.VariableReference), "messages of errors have plain variables only"
    return f"(?P<{element.expression.id.name}>.*?)"


def find(text: str) -> tuple[str, dict[str, str]] | None:
    """The message of an English text and its variables."""
    for pattern, id in patterns():
        if found := pattern.fullmatch(text):
            return id, found.groupdict()
    return None


def said(text: str, texts: TextSource) -> str:
    """A text of an error in another language, with errors and lists inside of it; the same where it is not known."""
    if found := find(text):
        id, facts = found
        return texts.say(id, **{name: int(fact) if fact.isdecimal() else said(fact, texts)
                                for name, fact in facts.items()})
    if listed := LIST.fullmatch(text):
        return texts.say(f"list-{listed[2]}", head=listed[1], last=listed[3])
    return text


def explained(error: Exception, texts: TextSource) -> str:
    """What an error says, in the language of some texts."""
    if not isinstance(error, FileError):
        return said(str(error), texts)
    reason = said(error.reason, texts)
    if error.source:
        where = f"{error.source}:{error.line}" if error.line else str(error.source)
        return f"{where}: {reason}" if find(error.reason) else texts.say("file-error", where=where, reason=reason)
    return texts.say("error-line", line=error.line, reason=reason) if error.line else reason
