"""Names as people type and sort them: found with and without diacritics, sorted by the alphabet of a language."""
from __future__ import annotations

import unicodedata

PLAIN = str.maketrans({
    "ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe", "þ": "th", "ð": "d", "ı": "i",
    "’": "'", "‘": "'", "ʼ": "'", "–": "-", "—": "-", "‑": "-", "\u00ad": None,
})
"""Letters and signs that no decomposition makes plain."""
SPELLED_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue"})
"""How German umlauts are typed on other keyboards."""
ALPHABETS = {"pl": "aąbcćdeęfghijklłmnńoóprsśtuwyzźż", "ru": "абвгдежзийклмнопрстуфхцчшщъыьэюя"}
"""Languages that sort a letter with a mark as a letter of its own. Others sort it with the letter without."""


def folded(text: str) -> str:
    """A text without capitals, diacritics and doubled blanks, to be compared: "Żmija" is "zmija", "Ёлка" is "елка"."""
    bare = unicodedata.normalize("NFD", " ".join(text.split()).casefold().translate(PLAIN))
    return "".join(letter for letter in bare if not unicodedata.combining(letter)).translate(PLAIN)


def spellings(text: str) -> tuple[str, ...]:
    """All ways in which somebody may type a text, folded: "Löwe" is also "Loewe"."""
    spelled_out = unicodedata.normalize("NFC", text).casefold().translate(SPELLED_OUT)
    return tuple(dict.fromkeys((folded(text), folded(spelled_out))))


def sorting_key(text: str, language: str) -> tuple[object, ...]:
    """What texts are sorted by in a language: the letters of its alphabet first, and then what folding took away."""
    alphabet, whole = ALPHABETS.get(language, ""), unicodedata.normalize("NFC", text)
    letters: list[tuple[int, str]] = []
    for letter in whole.casefold():
        place = alphabet.find(letter)
        plain = folded(letter) or letter
        letters += [(place, "")] if place >= 0 else [(_place(each, alphabet), each) for each in plain]
    return tuple(letters), whole.casefold(), whole


def _place(letter: str, alphabet: str) -> int:
    """Where a letter that is not in an alphabet stands: blanks and signs first, other scripts last."""
    place = alphabet.find(letter)
    return place if place >= 0 else len(alphabet) if letter.isalpha() else -1
