"""The verbs of the card language: one record for each kind of cost and effect, with all that makes a verb.

The records stand in cost_verbs.py and effect_verbs.py. Two parts of a verb live elsewhere, because they belong to other
rooms: its program is in state/programs.py, and its phrase is the message `step-<name>` of locale/en/cards.ftl.
docs/cards.md tells how to add a verb; tests/resarcana/test_verbs.py checks that every verb has every part.
"""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from arcanarium.resarcana.cards.card import Card, Step
from arcanarium.resarcana.cards.tokens import Tokens

COST, EFFECT = "cost", "effect"

Reader = Callable[[Tokens], Step]
Writer = Callable[[Step], str]
Worth = Callable[[Step, Card], int]


@dataclass(frozen=True, slots=True)
class Verb:
    """One kind of cost or effect."""

    name: str
    side: str
    """COST or EFFECT: on which side of the triangle it stands."""
    means: str
    """What it does, in terms of the fields of `Step`."""
    read: Reader
    """Reads a term from the word after `head` on. Verbs that begin alike share a reader, which tells them apart."""
    write: Writer
    """Writes a term as it is read back."""
    icons: str
    """Its signs: '@' names a sign, ':' a word of the texts, '_' a gap; the rest are the parts of `faces.Icons.part`."""
    worth: Worth
    """What it is worth to a bot in hundredths of an essence, below 0 for what a player gives up."""
    head: str = ""
    """The word a term begins with; empty where it begins with essences."""
    after_number: bool = False
    """The head comes after a number, as in '3 points'."""
    words: str = ""
    """The other words of its terms. They are known to the reader, which proposes them where a word is misspelt."""
    once: str = ""
    """Costs with the same mark exclude one another, and one of them can be asked for only once."""
    special: bool = False
    """For a cost: a player may lack what it takes, even with a pool that covers the fixed and any essences."""
    needs: tuple[str, ...] = ()
    """For an effect: one of these costs must be in the same power."""
    needs_reason: str = ""
    """What to tell the author of a card if it is not."""
    react: str = ""
    """It works only in a reaction to this trigger."""


VERBS: dict[str, Verb] = {}
"""Every verb by its name."""


def register(*verbs: Verb) -> None:
    """Add verbs to the language."""
    for verb in verbs:
        if verb.name in VERBS:
            raise ValueError(f"there is a verb {verb.name} already")
        shared = [other.name for other in VERBS.values() if clash(verb, other)]
        if shared:
            raise ValueError(f"{verb.name} begins like {shared[0]}: let both use one reader that tells them apart")
        VERBS[verb.name] = verb


def clash(one: Verb, other: Verb) -> bool:
    """Do two verbs begin alike without sharing a reader?"""
    alike = one.side == other.side and one.head == other.head and one.after_number == other.after_number
    return alike and one.read is not other.read


def reader_of(side: str, word: str, after_number: bool = False) -> Reader | None:
    """What reads the terms on a side that begin with a word; plural heads are read too."""
    for verb in VERBS.values():
        if verb.side == side and verb.after_number == after_number and verb.head:
            if word == verb.head or after_number and word == verb.head + "s":
                return verb.read
    return None


def known_words() -> set[str]:
    """The words of all verbs."""
    return {word for verb in VERBS.values() for word in (verb.head, *verb.words.split()) if word}


def write_step(step: Step) -> str:
    """A cost or effect as its term of the card language."""
    return VERBS[step.verb].write(step)


def worth_of_step(step: Step, card: Card) -> int:
    """What one cost (below 0) or effect of a power is worth, roughly."""
    return VERBS[step.verb].worth(step, card)


def of_side(side: str) -> dict[str, Verb]:
    return {name: verb for name, verb in VERBS.items() if verb.side == side}
