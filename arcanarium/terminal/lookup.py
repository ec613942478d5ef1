"""Cards found by what people type: their names in any language, with diacritics or without."""
from __future__ import annotations

from functools import cache
from typing import Any

from arcanarium.core.contract import AnyFace
from arcanarium.locale import Texts, languages
from arcanarium.locale.folding import folded, spellings


@cache
def _texts(language: str) -> Texts:
    return Texts(language)


@cache
def _spellings(name: str) -> tuple[str, ...]:
    return spellings(name)


def names_of(show: AnyFace, card: dict[str, Any], texts: Texts) -> tuple[str, ...]:
    """All that a card may be called: its name in the language of the reader first, then in the others, folded."""
    others = (_texts(language) for language in languages() if language != texts.language)
    said = (show.card_name(card["id"], texts), card["name"], *(show.card_name(card["id"], other) for other in others))
    return tuple(dict.fromkeys(way for name in said for way in _spellings(str(name))))


def named(show: AnyFace, wanted: str, texts: Texts, seen: Any) -> list[str]:
    """The ids of the cards at a table that somebody may mean: those of exactly this name, else of a part of it."""
    wanted = folded(wanted)
    known = {card["id"]: names_of(show, card, texts) for card in show.cards(seen=seen)}
    return [id for id, names in known.items() if wanted in names] or [
        id for id, names in known.items() if wanted and any(wanted in name for name in names)]
