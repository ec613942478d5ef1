"""How actions of any game are read from text: a verb, and what the verb is about."""
from __future__ import annotations

from collections.abc import Collection

from arcanarium.core.errors import UnreadableMove
from arcanarium.engine.wording import did_you_mean


def split_verb(text: str, verbs: Collection[str], more: Collection[str] = ()) -> tuple[str, str]:
    """The verb that a text begins with and the rest, where blanks and the case of the verb do not matter.

    The longest verb that fits is meant. `more` are verbs that are read elsewhere and may be suggested."""
    words = " ".join(text.split())
    folded = words.casefold()
    for verb in sorted(verbs, key=len, reverse=True):
        if folded == verb or folded.startswith(verb + " "):
            return verb, words[len(verb):].strip()
    known = [*verbs, *more]
    hint = did_you_mean(folded.split(" ")[0], known, likeness=0.5)
    raise UnreadableMove(f"“{text}” is no move" + (hint or f"; moves begin with {', '.join(sorted(known))}"))
