"""A pseudo-language: English with every vowel twice, so that its words, the names of cards among them, are two fifths
longer. What has room for it has room for a language that nobody has translated yet."""
from __future__ import annotations

import re
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Page, Route

from arcanarium.locale import FALLBACK, FUNCTIONS, Texts, message_files

PSEUDO = "longer words"
BEFORE_TEXT = re.compile(r"^(#.*|-?[\w-]+ =|\s*\.[\w-]+ =|\s*\*?\[\w+\]|\s+\}?$)?")
PLACEABLE = re.compile(r"(\{[^}]*\}?|:\w+:)")
VOWEL = re.compile(r"([aeiouy])", re.IGNORECASE)


def longer(messages: str) -> str:
    """Messages with every vowel twice, outside of what is put into them and of signs like :elan:."""
    def line(text: str) -> str:
        start = BEFORE_TEXT.match(text)
        at = start.end() if start else 0
        if text.startswith("#") or "->" in text:
            return text
        parts = PLACEABLE.split(text[at:])
        return text[:at] + "".join(part if i % 2 else VOWEL.sub(r"\1\1", part) for i, part in enumerate(parts))

    return "\n".join(map(line, messages.split("\n")))


@cache
def long_texts() -> Texts:
    """All texts of the pseudo-language, as the server would say them."""
    texts, found = Texts(FALLBACK), FluentBundle([FALLBACK], functions=FUNCTIONS, use_isolating=False)
    for path in message_files(FALLBACK):
        found.add_resource(FluentResource(longer(path.read_text(encoding="utf-8"))))
    texts.bundles = (found,)
    return texts


def lengthen(page: Page) -> None:
    """Let a page that is in English speak the pseudo-language: its own texts, and the faces of cards."""
    def texts(route: Route) -> None:
        fetched = route.fetch(max_retries=3)
        route.fulfill(response=fetched, body=longer(fetched.text()))

    def cards(route: Route) -> None:
        fetched = route.fetch(max_retries=3)
        told = fetched.json()
        for card in told["cards"]:
            for name in ("title", "kind_name"):
                card[name] = VOWEL.sub(r"\1\1", card[name])
            card["sentences"] = [VOWEL.sub(r"\1\1", sentence) for sentence in card["sentences"]]
        route.fulfill(response=fetched, json=told)

    page.route("**/texts/*.ftl*", texts)
    page.route("**/api/cards/*", cards)
