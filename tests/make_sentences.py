"""Writes what every card says into tests/golden/sentences.txt (English) and sentences.LANGUAGE.txt, where sentences
were changed on purpose: `python -m tests.make_sentences`. Read the difference before you commit it.
"""
from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from arcanarium.cadwallon.cards.cardfile import load
from arcanarium.cadwallon.face import faces as cadwallon_faces
from arcanarium.core.contract import TextSource
from arcanarium.locale import FALLBACK, Texts, languages
from arcanarium.resarcana.cards.cardfile import SET_NAMES, packaged
from arcanarium.resarcana.face import faces as resarcana_faces

SHEET = Path(__file__).parent / "golden" / "sentences.txt"
HEAD = "# What every card says. Made by `python -m tests.make_sentences`.\n"


def said(texts: TextSource) -> Iterator[tuple[str, str, list[str]]]:
    """Every card of both games: which game and set it is of, its name, and its sentences."""
    for name in SET_NAMES:
        for card in packaged(name).cards:
            yield f"resarcana {name}", texts.say(f"resarcana-card-{card.id}"), resarcana_faces.sentences(card, texts)
    for own in load():
        yield "cadwallon", cadwallon_faces.card_name(own, texts), cadwallon_faces.sentences(own, texts)


def sheet(texts: TextSource) -> str:
    """All cards as the golden file has them: a heading for each set, a name, and its sentences below."""
    lines, last = [HEAD], ""
    for of, name, sentences in said(texts):
        if of != last:
            lines.append(f"\n## {of}\n")
        last = of
        lines += [f"\n{name}\n", *(f"  {sentence}\n" for sentence in sentences)]
    return "".join(lines)


def sheet_of(language: str) -> Path:
    """The golden file of a language."""
    return SHEET if language == FALLBACK else SHEET.with_name(f"sentences.{language}.txt")


if __name__ == "__main__":
    for language in languages():
        sheet_of(language).write_text(sheet(Texts(language)), encoding="utf-8")
