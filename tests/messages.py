"""Which messages there are, and which ones the code asks for. `python -m tests.messages` reports what does not agree.

A message id in code is a text in quotes, or one with gaps (an f-string, a template) that the id has to fit. Ids that
code puts together in other ways are not seen here; tests of each game play with them.
"""
from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from arcanarium.cadwallon.notation import codec as cadwallon_codec
from arcanarium.core import registry
from arcanarium.locale import FALLBACK, FOLDER, known_errors
from arcanarium.resarcana.notation import codec as resarcana_codec
from arcanarium.server.catalogue import SAID

PACKAGE = FOLDER.parent
ASKING = ("say", "tell")
"""Functions of Python whose first argument, where it is a text, is the id of a message."""
GAP = "\0"
"""Stands in a text for what is only known when the code runs."""
JS_TEXT = r"""("[^"\n]*"|`(?:[^`$]|\$\{[^}]*\}|\$)*`)"""
JS_ASKING = re.compile(rf"\b(say|word|named|explained)\(\s*(?:[\w.]+,\s*)?{JS_TEXT}")
JS_ID = re.compile(r'"([a-z][\w-]*)"')
"""An id anywhere, also inside of a template."""


@dataclass
class Uses:
    """What code asks for. `asked` are ids that must exist, each with a place; `named` are all texts that may be ids;
    `python` are those of Python."""

    asked: dict[str, str] = field(default_factory=dict)
    named: set[str] = field(default_factory=set)
    python: set[str] = field(default_factory=set)


class References(Visitor):
    """The messages that a message quotes."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.found.add(node.id.name)


def files() -> list[Path]:
    return sorted((FOLDER / FALLBACK).glob("*.ftl"))


@cache
def messages(path: Path) -> dict[str, set[str]]:
    """The ids of a file, each with those it quotes."""
    found = {}
    for entry in FluentResource(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message):
            references = References()
            references.visit(entry)
            assert entry.id.name not in found, f"{path.name} has {entry.id.name} twice"
            found[entry.id.name] = references.found
    return found


def game_of(name: str) -> str:
    """The game that a message or a file belongs to; none for a shared one."""
    return next((game for game in registry.games() if name.startswith(f"{game}-")), "")


# --- what code asks for ---


def _text(node: ast.expr) -> str | None:
    """A text of Python, with gaps; None if it is none."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else None
    if isinstance(node, ast.JoinedStr):
        return "".join(GAP if isinstance(part, ast.FormattedValue) else _text(part) or "" for part in node.values)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add) and (left := _text(node.left)) is not None:
        return left + GAP
    return None


def _asked(node: ast.Call) -> Iterator[str]:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    if name in ASKING and node.args:
        first = node.args[0]
        for one in (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,):
            if text := _text(one):
                yield text


def python_uses(path: Path, uses: Uses) -> None:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.expr) and (text := _text(node)):
            bare = text.partition("|")[0]  # what follows a bar are the facts of a refusal
            uses.python.add(bare)
            uses.named.add(bare + GAP if bare.endswith("-") else bare)
            if game_of(bare) and re.fullmatch(rf"[\w{GAP}-]+", bare):
                uses.asked.setdefault(bare + GAP if bare.endswith("-") else bare, f"{path.name}:{node.lineno}")
        if isinstance(node, ast.Call):
            for text in _asked(node):
                uses.asked.setdefault(text, f"{path.name}:{node.lineno}")


def js_uses(path: Path, uses: Uses) -> None:
    text = path.read_text(encoding="utf-8")
    uses.named |= {_js(found) for found in re.findall(JS_TEXT, text)} | set(JS_ID.findall(text))
    for found in JS_ASKING.finditer(text):
        how, id = found[1], _js(found[2])
        if how == "word":
            id = f"{GAP}-{id}"
        if how in ("named", "explained"):
            id = f"{id}-{GAP}" + ("-hint" if how == "explained" else "")
        uses.named.add(id)
        if how == "explained":  # not every choice is
            continue
        uses.asked.setdefault(id, f"{path.name}:{text.count(chr(10), 0, found.start()) + 1}")


def _js(literal: str) -> str:
    return re.sub(r"\$\{[^}]*\}", GAP, literal[1:-1])


@cache
def uses() -> Uses:
    found = Uses()
    for path in sorted(PACKAGE.rglob("*.py")):
        python_uses(path, found)
    page = page_uses()
    return Uses(page.asked | found.asked, found.named | page.named, found.python)


def page_uses() -> Uses:
    """What the page asks for."""
    found = Uses()
    for path in sorted((PACKAGE / "web/js").rglob("*.js")):
        js_uses(path, found)
    for name in ("index.html", "app.webmanifest"):  # the server says these
        found.named |= set(SAID.findall((PACKAGE / "web" / name).read_text(encoding="utf-8")))
    return found


# --- what code says by itself ---

SPEAKING = ("terminal", "resarcana/face", "cadwallon/face", "bots/people.py", "learn/hints.py", "learn/coaching.py",
            "engine/telling.py", "server/frames.py", "server/talk.py", "server/live.py", "server/waiting.py",
            "server/rematch.py", "server/lessons.py", "server/catalogue.py", "server/recovery.py", "server/admin.py",
            "server/__main__.py", "server/people_routes.py", "server/app.py", "lab/plot.py")
"""Code that people hear from."""
PROSE = re.compile(r"[A-Za-z]{2,} [a-z]{2,}")
SILENT = ("warning", "info", "error", "exception", "debug", "compile")
"""Functions whose texts are for logs, or are patterns."""
MARKUP = re.compile(r"\s*<|@|from arcanarium|\n(text|INSERT|SELECT|UPDATE)|(INSERT|SELECT|UPDATE|DELETE) ")


EXCUSED = {
    "clone ns", "legal ns", "apply ns", "X all sets Xp X",  # names of figures, as in the JSON of `arcana bench`
    "A former player",  # a name as it is stored, which is said in the language of the reader
    "no cookies are signed here",  # never shown: it ends a command that cannot sign
}


def literals() -> list[str]:
    """Texts in code that look like something to read: two words in a row that are no move, no error of errors.ftl and
    no markup."""
    known = {word for codec in (resarcana_codec, cadwallon_codec) for shape in codec.WORDS.values() for word in shape
             if isinstance(word, str)}
    found = []
    for path in [file for place in SPEAKING for file in sorted(_python(PACKAGE / place))]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        skipped = {id(part) for node in ast.walk(tree) for part in _not_said(node)}
        for node in ast.walk(tree):
            if not isinstance(node, ast.Constant | ast.JoinedStr) or id(node) in skipped:
                continue
            said = (_text(node) or "").replace(GAP, "X")
            silent = said in known | EXCUSED or MARKUP.match(said) or known_errors.find(said)
            if PROSE.search(said) and not silent:
                found.append(f"{path.relative_to(PACKAGE)}:{node.lineno}: {said}")
    return found


def _python(place: Path) -> Iterator[Path]:
    return place.rglob("*.py") if place.is_dir() else iter([place])


def _not_said(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of code that nobody hears: docstrings, texts in texts, what is compared or written to logs."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        yield node.value
    if isinstance(node, ast.JoinedStr):
        yield from node.values
    if isinstance(node, ast.Compare):
        yield from node.comparators
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in SILENT:
        for argument in node.args:
            yield from ast.walk(argument)


# --- what does not agree ---


def fits(text: str, ids: set[str]) -> set[str]:
    """The ids that a text with gaps can be."""
    if GAP not in text:
        return {text} & ids
    pattern = re.compile(".+".join(map(re.escape, text.split(GAP))))
    return {id for id in ids if pattern.fullmatch(id)}


def all_ids() -> set[str]:
    return {id for path in files() for id in messages(path)}


def undefined() -> list[str]:
    """Messages that code asks for, and that nobody wrote. A text of Python that begins like an id is one, for ids
    also stand in the facts of games."""
    ids = all_ids()
    asked = [f"{text.replace(GAP, '…')} ({place})" for text, place in uses().asked.items() if not fits(text, ids)]
    families = {id.partition("-")[0] for id in ids if "-" in id}
    asked += [f"{text} (somewhere in Python)" for text in sorted(uses().python - ids)
              if re.fullmatch(r"[a-z]+(-[a-z]+)+", text) and text.partition("-")[0] in families]
    return asked + [f"{one} (quoted in {path.name})" for path in files() for quoted in messages(path).values()
                    for one in quoted if one not in ids]


def unused() -> list[str]:
    """Messages that nobody asks for."""
    ids = all_ids()
    used = {one for path in files() for quoted in messages(path).values() for one in quoted}
    for text in uses().named:
        if re.search(r"[a-z]{2}", text.replace(GAP, "")):  # gaps alone fit everything
            used |= fits(text, ids)
    return sorted(ids - used)


def twice() -> list[str]:
    """Messages that two files have."""
    seen: dict[str, str] = {}
    return [f"{id} ({seen[id]} and {path.name})" for path in files() for id in messages(path)
            if seen.setdefault(id, path.name) != path.name]


def misplaced() -> list[str]:
    """Messages that stand in a file of a game they do not belong to, or in a shared file though they belong to one."""
    return [f"{id} ({path.name})" for path in files() for id in messages(path) if game_of(id) != game_of(path.stem)]


if __name__ == "__main__":
    for title, found in (("asked for, but not there", undefined()), ("not used", unused()),
                         ("in two files", twice()), ("in a file of others", misplaced())):
        print(f"{title}: {len(found)}", *found, sep="\n  ")
