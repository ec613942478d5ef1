"""What is English on a page in another language: texts that are an English message, whatever is put into it, and none
of the language of the page."""
from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product

from fluent.runtime import FluentResource
from fluent.syntax import ast
from playwright.sync_api import Page

from arcanarium.locale import FALLBACK, message_files

SHOWN = """() => {
  const found = new Set();
  const OTHERS = "[lang]:not(html), .seat-name, .chat-lines, bdi, script, style, noscript, #skeleton";
  const foreign = (one) => one.closest(OTHERS);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const {parentElement: around, data} = walker.currentNode;
    if (data.trim() && !foreign(around)) found.add(data.trim());
  }
  for (const name of ["aria-label", "aria-description", "title", "placeholder", "alt"])
    for (const one of document.querySelectorAll(`[${name}]`))
      if (!foreign(one)) found.add(one.getAttribute(name).trim());
  found.add(document.title);
  return [...found].filter((text) => /[a-z]{3}/i.test(text));
}"""
WORDS = re.compile(r"[^\W\d_]{3,}")
MISSING = re.compile(r"\[(missing text: )?[a-z]+(-\w+)+\]")
GAP = "\0"
MOST = 40
"""So many ways of a message are looked at; a few have more selectors than that."""


@cache
def _entries(language: str) -> dict[str, ast.Message | ast.Term]:
    found: dict[str, ast.Message | ast.Term] = {}
    for path in message_files(language):
        for entry in FluentResource(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                found.setdefault(entry.id.name, entry)
    return found


def _ways(pattern: ast.Pattern | None, language: str) -> Iterator[str]:
    """What a message can be, with gaps for what is put into it."""
    parts: list[list[str]] = []
    for element in pattern.elements if pattern else ():
        if isinstance(element, ast.TextElement):
            parts.append([element.value])
        elif isinstance(element.expression, ast.SelectExpression):
            parts.append([way for variant in element.expression.variants for way in _ways(variant.value, language)])
        elif isinstance(element.expression, ast.MessageReference | ast.TermReference):
            other = _entries(language).get(element.expression.id.name)
            parts.append(list(_ways(other.value, language)) if other else [GAP])
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append([element.expression.value])
        else:
            parts.append([GAP])
    for n, way in enumerate(product(*parts)):
        if n < MOST:
            yield "".join(way)


@cache
def _all(language: str) -> list[re.Pattern[str]]:
    """What can be said in a language: as expressions, without what has no words of its own."""
    ways = {line.strip() for entry in _entries(language).values()
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes))
            for way in _ways(pattern, language) for line in way.split("\n")}
    return [re.compile(".+".join(map(re.escape, way.split(GAP)))) for way in sorted(ways)
            if WORDS.search(way.replace(GAP, " "))]


@cache
def is_english(text: str, language: str) -> bool:
    """Whether a text is said in English and cannot be said in another language; or is the mark of a missing one."""
    if MISSING.search(text):
        return True
    return any(one.fullmatch(text) for one in _all(FALLBACK)) and not any(one.fullmatch(text) for one in _all(language))


def shown(page: Page) -> set[str]:
    """All that is read or heard on a page and is written with our letters."""
    return set(page.evaluate(SHOWN))


def english(texts: set[str], language: str) -> list[str]:
    return sorted(text for text in texts if is_english(text, language))
