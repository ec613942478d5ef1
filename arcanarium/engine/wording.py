"""Parts of error messages that every game words alike."""
from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches


def one_of(words: Iterable[str]) -> str:
    """'a, b or c', for a message."""
    *most, last = words
    return f"{', '.join(most)} or {last}" if most else last


def did_you_mean(
    word: str, known: Iterable[str], most: int = 3, likeness: float = 0.6, shown: Callable[[str], str] = str,
) -> str:
    """'; did you mean a, b or c?': the end of a message about an unknown word. Empty if no known word is like it.

    `shown` turns a known word, folded for comparison, into the form that people write."""
    close = dict.fromkeys(map(shown, get_close_matches(word, list(known), most, likeness)))
    return f"; did you mean {one_of(close)}?" if close else ""
