"""The parts of error messages that both games share: what may have been meant, and which verb a move begins with."""
from __future__ import annotations

import pytest

from arcanarium.core.errors import UnreadableMove
from arcanarium.engine.codec import split_verb
from arcanarium.engine.wording import did_you_mean

VERBS = ("take", "take from", "turn")


@pytest.mark.parametrize(("word", "hint"), [
    ("gaim", "; did you mean gain?"),
    ("tun", "; did you mean turn or tune?"),
    ("lase", "; did you mean lose, place or lost?"),
    ("xyz", ""),
    ("", ""),
])
def test_a_hint_names_the_most_similar_words_first(word: str, hint: str) -> None:
    assert did_you_mean(word, ("place", "turn", "lose", "tune", "lost", "gain"), likeness=0.5) == hint


def test_a_hint_shows_a_word_as_people_write_it_and_only_once() -> None:
    names = {"fire dragon": "Fire Dragon", "fire_dragon": "Fire Dragon"}
    assert did_you_mean("fire dragn", names, shown=names.__getitem__) == "; did you mean Fire Dragon?"


@pytest.mark.parametrize(("text", "verb", "rest"), [
    ("take Fire Dragon", "take", "Fire Dragon"),
    ("  TAKE   From  Fire   Dragon ", "take from", "Fire Dragon"),
    ("turn", "turn", ""),
])
def test_the_longest_verb_that_fits_is_read(text: str, verb: str, rest: str) -> None:
    assert split_verb(text, VERBS) == (verb, rest)


@pytest.mark.parametrize(("text", "reason"), [
    ("turning A", "“turning A” is no move; did you mean turn?"),
    ("pya 1E", "“pya 1E” is no move; did you mean pay?"),
    ("", "“” is no move; moves begin with pay, take, take from, turn"),
])
def test_a_text_without_a_verb_is_refused_with_a_hint(text: str, reason: str) -> None:
    with pytest.raises(UnreadableMove) as caught:
        split_verb(text, VERBS, ("pay",))
    assert str(caught.value) == reason
