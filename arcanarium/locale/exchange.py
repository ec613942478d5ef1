"""A file for a translator: all messages of a language with English beside them. It is Fluent as the message files are:
messages have selectors and forms, which the columns of a table or the lines of a PO file cannot hold.
"""
from __future__ import annotations

from collections import defaultdict
from copy import deepcopy
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from arcanarium.locale import FALLBACK
from arcanarium.locale.checking import Flaw, Language, MessageEntry, entry_faults, load, read

_serializer = FluentSerializer()


def _printed(entry: ast.Message) -> str:
    bare = deepcopy(entry)
    bare.comment = None
    return _serializer.serialize_entry(bare).rstrip("\n")


def _commented(text: str) -> str:
    return "".join(f"# {line}\n" if line else "#\n" for line in text.splitlines())


def written(language: str) -> str:
    """The file for a translator. Where a message is missing only its English text stands, and the translation is to be
    written below."""
    english, found = load(FALLBACK), load(language)
    parts = [f"### {language}\n"]
    last: Path | None = None
    for id, original in english.entries.items():
        if original.path != last:
            parts.append(f"\n## {original.path.name}\n")
            last = original.path
        own = original.message.comment.content if original.message.comment else ""
        names = " ".join(f"${name}" for name in sorted(original.known))
        comment = _commented("\n".join(filter(None, [own, names, _printed(original.message)])))
        entry = found.entries.get(id)
        parts.append(f"\n{comment}{_printed(entry.message) if entry else ''}\n")
    return "".join(parts)


def take(text: str, name: str, language: str) -> tuple[int, list[Flaw]]:
    """Write the messages of a translator's file into the folder of a language, those that have no fault; how many are
    new or changed, and what is wrong with the others."""
    english, found = load(FALLBACK), load(language)
    entries, refused = read(text, Path(language) / name)
    changed: dict[Path, dict[str, ast.Message]] = defaultdict(dict)
    for entry in entries:
        original = english.entries.get(entry.id)
        if original is None:
            refused.append(Flaw("left-over", entry.id, entry.place))
        elif wrong := list(entry_faults(entry, original)):
            refused += wrong
        elif _differs(entry, found):
            changed[original.path.parent.parent / language / original.path.name][entry.id] = entry.message
    for path, messages in changed.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(_with(path, messages, english), encoding="utf-8")
    return sum(map(len, changed.values())), refused


def _differs(entry: MessageEntry, found: Language) -> bool:
    known = found.entries.get(entry.id)
    return known is None or _printed(known.message) != _printed(entry.message)


def _with(path: Path, messages: dict[str, ast.Message], english: Language) -> str:
    """A message file with some messages new or changed. Its comments stay; a new message stands after the one that it
    follows in English."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body if path.exists() else []
    order = [id for id, entry in english.entries.items() if entry.path.name == path.name]
    for id in sorted(messages, key=order.index):
        message = deepcopy(messages[id])
        known = next((node for node in body if isinstance(node, ast.Message) and node.id.name == id), None)
        message.comment = known.comment if known else None
        if known is not None:
            body[body.index(known)] = message
            continue
        before = set(order[:order.index(id)])
        places = [i for i, node in enumerate(body) if isinstance(node, ast.Message) and node.id.name in before]
        body.insert(places[-1] + 1 if places else len(body), message)
    return _serializer.serialize(ast.Resource(body))
