"""Errors of the engine in the reader's language.

The engine knows no texts: its errors are English, for programs as much as for people. Those that people meet stand in
files of messages called errors.ftl, position-errors.ftl and so on, word for word, so the message and its variables are
found by the English text. The others stay English: they are about the formats of cards, lessons and protocols, and are
read by those who write such files.
"""
from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache

from fluent.syntax import ast

from arcanarium.core import registry
from arcanarium.core.contract import AnyFace, TextSource
from arcanarium.core.errors import Fault, FileError, PositionError
from arcanarium.locale import FALLBACK
from arcanarium.locale.checking import load

PREFIX = "error-"
LIST = re.compile(r"([\w -]+(?:, [\w -]+)*) (and|or) ([\w -]+)")
"""A list in an English error: `a, b or c`."""
WRITTEN = ("text", "value", "word", "written")
"""Variables for what stands in a file or was typed, and is quoted."""
CARD = "card"
"""The variable for a card, which files call by its English name."""
LONGEST = 1000
"""Longer texts are not looked for: they quote somebody's file, and many gaps in much text take long to fit."""


@cache
def patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    """What finds the message of an English text: that with the most words of its own first."""
    found = []
    for id, entry in load(FALLBACK).entries.items():
        if id.startswith(PREFIX) and entry.message.value is not None:
            parts = _pieces(entry.message.value.elements)
            letters = sum(len(part) for part in parts if not part.startswith("(?P"))
            found.append((-letters, re.compile("".join(parts), re.DOTALL), id))
    return tuple((pattern, id) for _, pattern, id in sorted(found, key=lambda one: one[0]))


def _pieces(elements: Sequence[ast.TextElement | ast.Placeable]) -> list[str]:
    """The parts of an expression for a message. A variable that comes again says the same again."""
    parts: list[str] = []
    seen: set[str] = set()
    for element in elements:
        if isinstance(element, ast.TextElement):
            parts.append(re.escape(element.value))
            continue
        assert isinstance(element.expression, ast.VariableReference), "messages of errors have plain variables only"
        name = element.expression.id.name
        parts.append(f"(?P={name})" if name in seen else f"(?P<{name}>.*?)")
        seen.add(name)
    return parts


def find(text: str) -> tuple[str, dict[str, str]] | None:
    """The message of an English text and its variables."""
    if len(text) > LONGEST:
        return None
    for pattern, id in patterns():
        if found := pattern.fullmatch(text):
            return id, found.groupdict()
    return None


def said(text: str, texts: TextSource) -> str:
    """A text of an error in another language, with errors and lists inside of it; the same where it is not known."""
    if found := find(text):
        id, facts = found
        return texts.say(id, **{name: _fact(name, fact, texts) for name, fact in facts.items()})
    if listed := LIST.fullmatch(text):
        return texts.say(f"list-{listed[2]}", head=listed[1], last=listed[3])
    return text


def _fact(name: str, fact: str, texts: TextSource) -> str | int:
    """What is put into a message: numbers as such, what somebody has written as it is, cards with their names in the
    language, and else what is said of it."""
    if name in WRITTEN:
        return fact
    if name == CARD and fact in _cards():
        show, id = _cards()[fact]
        called = show.card_name(id, texts)
        return called if called.replace("’", "'") == fact else f"{called} ({fact})"
    return int(fact) if fact.isdecimal() else said(fact, texts)


@cache
def _cards() -> dict[str, tuple[AnyFace, str]]:
    """All cards by their English names: whose face shows them, and their ids."""
    return {card["name"]: (spec.face, card["id"]) for spec in registry.specs() if spec.face
            for card in spec.face.cards()}


def explained(error: Exception, texts: TextSource) -> str:
    """What an error says, in the language of some texts."""
    if isinstance(error, PositionError) and len(error.faults) > 1:
        listed = "".join(f"\n  {fault_said(fault, texts)}" for fault in error.faults)
        reason = texts.say("board-faults", n=len(error.faults)) + listed
        return f"{error.source}: {reason}" if error.source else reason
    if not isinstance(error, FileError):
        return said(str(error), texts)
    reason = said(error.reason, texts)
    if error.source:
        where = f"{error.source}:{error.line}" if error.line else str(error.source)
        return f"{where}: {reason}" if find(error.reason) else texts.say("file-error", where=where, reason=reason)
    return texts.say("error-line", line=error.line, reason=reason) if error.line else reason


def fault_said(fault: Fault, texts: TextSource) -> str:
    """One thing that is wrong with a text, with its line."""
    reason = said(fault.reason, texts)
    return texts.say("error-line", line=fault.line, reason=reason) if fault.line else reason
