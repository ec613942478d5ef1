"""What is wrong with the texts of a language: messages missing or left over, variables and forms that do not fit.

English says which messages there are. A translation may use the variables that English uses in a message, and those
that the comments above it name with a `$`: code passes more than English needs.
"""
from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from arcanarium.core.contract import TextSource
from arcanarium.locale import FALLBACK, message_files

NAMED = re.compile(r"\$(\w+)")
KINDS = ("unreadable", "twice", "missing", "left-over", "unknown-variables", "lost-variables", "unknown-forms",
         "unused-forms")
"""The kinds of faults; the message `texts-KIND` tells one."""


@dataclass(frozen=True)
class Flaw:
    """Something that is wrong: its kind, with which message, where, and which names it is about."""

    kind: str
    id: str
    place: str
    names: tuple[str, ...] = ()

    def words(self, texts: TextSource) -> str:
        return texts.say(f"texts-{self.kind}", id=self.id, place=self.place, names=", ".join(self.names))


class _Names(Visitor):
    """The names in a message: variables, those of them that are shown, messages quoted, and forms asked for."""

    def __init__(self) -> None:
        self.used: set[str] = set()
        self.shown: set[str] = set()
        self.forms: set[str] = set()
        self.variants = 0

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        shown = set(self.shown)
        self.variants += len(node.variants)
        self.visit(node.selector)
        self.shown = shown
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.used.add(node.id.name)
        self.shown.add(node.id.name)

    def visit_CallArguments(self, node: ast.CallArguments) -> None:
        self.forms |= {str(one.value) for one in node.positional if isinstance(one, ast.StringLiteral)}
        self.generic_visit(node)


@dataclass(frozen=True)
class MessageEntry:
    """A message of a file: what was read, where it stands, and what the comments above it say."""

    message: ast.Message
    path: Path
    line: int
    about: str

    @property
    def id(self) -> str:
        return str(self.message.id.name)

    @property
    def place(self) -> str:
        return f"{self.path.parent.name}/{self.path.name}:{self.line}"

    @property
    def attributes(self) -> set[str]:
        return {attribute.id.name for attribute in self.message.attributes}

    @cached_property
    def names(self) -> _Names:
        found = _Names()
        found.visit(self.message)
        return found

    @cached_property
    def value_shows(self) -> set[str]:
        """The variables that stand in the text itself."""
        found = _Names()
        if self.message.value is not None:
            found.visit(self.message.value)
        return found.shown

    @property
    def known(self) -> set[str]:
        """All variables that are given to the message, as far as this file tells."""
        return self.names.used | set(NAMED.findall(self.about))


def read(text: str, path: Path) -> tuple[list[MessageEntry], list[Flaw]]:
    """The messages of a file, and the pieces of it that cannot be read."""
    entries, faults = [], []
    section = whole = ""
    for node in FluentParser().parse(text).body:
        line = text.count("\n", 0, node.span.start) + 1 if node.span else 0
        if isinstance(node, ast.ResourceComment):
            whole += f"{node.content}\n"
        elif isinstance(node, ast.GroupComment):
            section = node.content or ""
        elif isinstance(node, ast.Junk):
            said = "; ".join(note.message or "" for note in node.annotations)
            begun = (node.content or "").strip().partition("\n")[0]
            faults.append(Flaw("unreadable", begun[:60], f"{path.parent.name}/{path.name}:{line}", (said,)))
        elif isinstance(node, ast.Message):
            own = node.comment.content if node.comment else ""
            start = text.find(f"{node.id.name} ", node.span.start if node.span else 0)
            line = text.count("\n", 0, max(start, 0)) + 1
            entries.append(MessageEntry(node, path, line, f"{own}\n{section}\n{whole}"))
    return entries, faults


@dataclass(frozen=True)
class Language:
    """All messages of a language, by id."""

    entries: Mapping[str, MessageEntry]
    faults: tuple[Flaw, ...]

    @cached_property
    def forms(self) -> set[str]:
        """The forms that some message has."""
        return set().union(*(entry.attributes for entry in self.entries.values()))

    @cached_property
    def asked(self) -> set[str]:
        """The forms that some message asks for."""
        return set().union(*(entry.names.forms for entry in self.entries.values()))


def load(language: str) -> Language:
    found: dict[str, MessageEntry] = {}
    faults: list[Flaw] = []
    for path in message_files(language):
        entries, unreadable = read(path.read_text(encoding="utf-8"), path)
        faults += unreadable
        for entry in entries:
            if entry.id in found:
                faults.append(Flaw("twice", entry.id, entry.place, (found[entry.id].place,)))
            found.setdefault(entry.id, entry)
    return Language(found, tuple(faults))


def alike(one: str, other: str) -> bool:
    """Whether two variables are the same thing in different words, as `types` and `types_many` are."""
    return one == other or one.startswith(f"{other}_") or other.startswith(f"{one}_")


def entry_faults(entry: MessageEntry, english: MessageEntry) -> Iterator[Flaw]:
    """What is wrong with one message of a translation, whatever the others are."""
    given = english.known
    if unknown := sorted(name for name in entry.names.used if not any(alike(name, each) for each in given)):
        yield Flaw("unknown-variables", entry.id, entry.place, tuple(f"${name}" for name in unknown))
    # in other words for each key, or by other facts
    otherwise = entry.names.variants > english.names.variants or (entry.names.used - english.names.used) & given
    lost = [name for name in sorted(english.value_shows - entry.names.used)
            if not any(alike(name, each) for each in entry.names.used)]
    if lost and not otherwise:
        yield Flaw("lost-variables", entry.id, entry.place, tuple(f"${name}" for name in lost))


def faults(found: Language, english: Language) -> list[Flaw]:
    """All that is wrong with a language, by kind."""
    wrong = list(found.faults)
    for id, original in english.entries.items():
        if id not in found.entries:
            wrong.append(Flaw("missing", id, original.place))
    for id, entry in found.entries.items():
        if id not in english.entries:
            wrong.append(Flaw("left-over", id, entry.place))
            continue
        wrong += entry_faults(entry, english.entries[id])
        if strange := sorted(entry.names.forms - found.forms):
            wrong.append(Flaw("unknown-forms", id, entry.place, tuple(strange)))
        if unasked := sorted(entry.attributes - found.asked):
            wrong.append(Flaw("unused-forms", id, entry.place, tuple(unasked)))
    return sorted(wrong, key=lambda fault: KINDS.index(fault.kind))


def check(language: str) -> list[Flaw]:
    """All that is wrong with the texts of a language."""
    return faults(load(language), load(FALLBACK))
