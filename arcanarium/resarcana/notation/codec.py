"""The three views of an action: the integer the engine uses, the structured value, and the line of text.

`place Fire Dragon`, `use Athanor 2`, `pay 2E1G`, `pass`: one way to write each, and a forgiving reader.
"""
from __future__ import annotations

import re
from enum import StrEnum

from arcanarium.core.contract import Action
from arcanarium.core.errors import UnreadableMove
from arcanarium.core.record import SEATS
from arcanarium.engine.codec import split_verb
from arcanarium.engine.wording import did_you_mean
from arcanarium.resarcana.cards.card import ESSENCES, TYPES, Card
from arcanarium.resarcana.state import actions
from arcanarium.resarcana.state.essences import BITS, KINDS, LANE, MOST

LETTERS = "ELCDGP"
NOTHING_WORD = "nothing"
POOL_VERBS = {1: "pay", 2: "gain", 3: "lose"}


class Shape(StrEnum):
    """What goes after the word of a move."""

    BARE = "bare"
    CARD = "card"
    POWER = "power"
    SEAT = "seat"
    NUMBER = "number"
    TYPED = "typed"


WORDS: dict[int, tuple[str, Shape]] = {
    actions.PASS: ("pass", Shape.BARE),
    actions.PLACE: ("place", Shape.CARD),
    actions.CLAIM: ("claim", Shape.CARD),
    actions.CLAIM_TOP: ("claim top monument", Shape.BARE),
    actions.DISCARD: ("discard", Shape.CARD),
    actions.USE: ("use", Shape.POWER),
    actions.EXCHANGE: ("exchange pearl", Shape.BARE),
    actions.KEEP: ("keep", Shape.CARD),
    actions.TAKE_ITEM: ("choose", Shape.CARD),
    actions.TAKE: ("take from", Shape.CARD),
    actions.LEAVE: ("leave", Shape.CARD),
    actions.SETTLE: ("settle", Shape.CARD),
    actions.TURN: ("turn", Shape.CARD),
    actions.DESTROY: ("destroy", Shape.CARD),
    actions.STRAIGHTEN: ("straighten", Shape.CARD),
    actions.ONTO: ("onto", Shape.CARD),
    actions.NOTHING: (NOTHING_WORD, Shape.BARE),
    actions.COUNT: ("count", Shape.SEAT),
    actions.LOOK_OWN: ("look at own deck", Shape.BARE),
    actions.LOOK_MONUMENTS: ("look at monuments", Shape.BARE),
    actions.NEXT_UP: ("next", Shape.CARD),
    actions.REACT: ("react", Shape.POWER),
    actions.ANSWER: ("answer", Shape.NUMBER),
    actions.SUFFER: ("suffer", Shape.BARE),
    actions.FIRST: ("first", Shape.SEAT),
    actions.RETRIEVE: ("retrieve", Shape.CARD),
    actions.FROM: ("take all from", Shape.CARD),
    actions.TAKE_SCROLL: ("scroll", Shape.CARD),
    actions.RETURN: ("return", Shape.CARD),
    actions.BORROW: ("borrow", Shape.POWER),
    actions.STAND_IN: ("stand in", Shape.TYPED),
}
VERB_OF = {word: verb for verb, (word, _) in WORDS.items()}


def unpack(pool: int) -> tuple[int, ...]:
    """A packed pool as the number of each kind."""
    return tuple(pool >> (BITS * kind) & LANE for kind in range(KINDS))


def pack(amounts: tuple[int, ...]) -> int:
    return sum(n << (BITS * kind) for kind, n in enumerate(amounts))


def write_pool(pool: int) -> str:
    """`2E1G`; `nothing` for an empty pool."""
    return "".join(f"{n}{letter}" for n, letter in zip(unpack(pool), LETTERS, strict=True) if n) or NOTHING_WORD


def read_amounts(text: str) -> list[int] | None:
    """How many of each kind a text names: `2E1G`, `2e 1g`, `E`, `2 elan + gold`, `nothing`; None if it names none."""
    text = text.strip().casefold()
    amounts = [0] * len(ESSENCES)
    if text in (NOTHING_WORD, "0", ""):
        return amounts
    essence = rf"(\d{{0,9}})\s*({'|'.join(ESSENCES)}|[{LETTERS}])"
    if not re.fullmatch(rf"(\s*[+,]?\s*{essence}\s*)+", text, re.IGNORECASE | re.ASCII):
        return None
    for n, name in re.findall(essence, text, re.IGNORECASE | re.ASCII):
        amounts[next(i for i, known in enumerate(ESSENCES) if known.startswith(name.casefold()))] += int(n or 1)
    return amounts


def read_pool(text: str) -> int | None:
    """The pool a text names, as `read_amounts` reads it; None if it names none, or more than a pool can hold."""
    amounts = read_amounts(text)
    return None if amounts is None or max(amounts) > MOST else pack(tuple(amounts))


def write_seats(mask: int) -> str:
    """`A C`: the seats in a mask."""
    return " ".join(letter for seat, letter in enumerate(SEATS) if mask >> seat & 1)


def plain(name: str) -> str:
    """A card name as people may type it: without case, apostrophes and extra blanks."""
    return " ".join(re.sub(r"['’`.]", "", name.casefold()).replace("/", " ").replace("_", " ").split())


class Codec:
    """The views of the actions of one configuration."""

    def __init__(self, cards: tuple[Card, ...], seats: int) -> None:
        self.cards = cards
        self.seats = seats
        self.number_of = {card.id: i for i, card in enumerate(cards, 1)}
        self.named = {plain(name): i for i, card in enumerate(cards, 1) for name in (card.id, card.name)}

    def card(self, number: int) -> Card:
        return self.cards[number - 1]

    # --- text ---

    def text(self, action: int) -> str:
        if action >> actions.TAG_SHIFT:
            return f"{POOL_VERBS[action >> actions.TAG_SHIFT]} {write_pool(action & actions.POOL_MASK)}"
        word, shape = WORDS[actions.verb(action)]
        card, number = actions.card(action), actions.number(action)
        if shape == Shape.CARD:
            return f"{word} {self.card(card).name}"
        if shape == Shape.POWER:
            several = len(self.card(card).powers) > 1
            return f"{word} {self.card(card).name}" + (f" {number + 1}" if several else "")
        if shape == Shape.SEAT:
            return f"{word} {SEATS[number]}"
        if shape == Shape.TYPED:
            return f"{word} {self.card(card).name} as {TYPES[number & 3]}"
        return f"{word} {number + 1}" if shape == Shape.NUMBER else word

    def read(self, text: str) -> int:
        """The action a text names, legal or not."""
        folded = " ".join(text.split()).casefold()
        for tag, verb in POOL_VERBS.items():
            if folded.startswith(verb + " "):
                pool = read_pool(folded[len(verb):])
                if pool is None:
                    letters = ", ".join(f"{letter} {name}" for letter, name in zip(LETTERS, ESSENCES, strict=True))
                    raise UnreadableMove(f"“{text}”: write essences like 2E1G ({letters})")
                return tag << actions.TAG_SHIFT | pool
        word, rest = split_verb(text, VERB_OF, POOL_VERBS.values())
        return self.read_rest(VERB_OF[word], rest, text)

    def read_rest(self, verb: int, rest: str, text: str) -> int:
        word, shape = WORDS[verb]
        if shape == Shape.BARE:
            if rest:
                raise UnreadableMove(f"“{text}”: nothing goes after “{word}”")
            return verb
        if shape == Shape.SEAT:
            if len(rest) != 1 or rest.upper() not in SEATS[:self.seats]:
                raise UnreadableMove(f"“{text}”: name a seat, {' or '.join(SEATS[:self.seats])}")
            return actions.with_number(verb, SEATS.index(rest.upper()))
        if shape == Shape.NUMBER:
            if not rest.isdecimal() or not 1 <= int(rest) <= 99:
                raise UnreadableMove(f"“{text}”: a number goes after “{word}”")
            return actions.with_number(verb, int(rest) - 1)
        number = -1
        if shape == Shape.TYPED:
            name, _, kind = rest.rpartition(" as ")
            card = self.find(name, text)
            powers = [i for i, power in enumerate(self.card(card).powers)
                      if any(kind in step.types for step in power.effects)]
            if kind not in TYPES or not powers:
                raise UnreadableMove(f"“{text}”: write it like stand in Illusion as {TYPES[0]}")
            return actions.use(verb, card, powers[0] << 2 | TYPES.index(kind))
        if shape == Shape.POWER and (found := re.fullmatch(r"(.+?)\s+(\d{1,2})", rest)):
            rest, number = found[1], int(found[2]) - 1
        card = self.find(rest, text)
        if shape == Shape.POWER:
            number = self.power_meant(verb, card, number, text)
        return actions.use(verb, card, number) if shape == Shape.POWER else actions.on_card(verb, card)

    def power_meant(self, verb: int, card: int, number: int, text: str) -> int:
        """The power by its number; without one, the only power that can be used, or react, at all."""
        powers = self.card(card).powers
        fitting = [i for i, power in enumerate(powers) if bool(power.react) == (verb == actions.REACT)]
        if number < 0 and (len(fitting) == 1 or len(powers) < 2):
            return fitting[0] if fitting else 0
        if not 0 <= number < max(1, len(powers)):
            raise UnreadableMove(f"“{text}”: {self.card(card).name} has {len(powers)} powers; add the number of one")
        return number

    def find(self, name: str, text: str) -> int:
        """The card of that name, or the only one whose name begins so."""
        wanted = plain(name)
        if wanted in self.named:
            return self.named[wanted]
        starts = {card for known, card in self.named.items() if wanted and known.startswith(wanted)}
        if len(starts) == 1:
            return starts.pop()
        hint = did_you_mean(wanted, self.named, shown=lambda near: self.card(self.named[near]).name)
        raise UnreadableMove(f"“{text}”: no card is called “{name}”{hint}")

    # --- structured value ---

    def value(self, action: int) -> Action:
        if action >> actions.TAG_SHIFT:
            return Action(POOL_VERBS[action >> actions.TAG_SHIFT], amount=unpack(action & actions.POOL_MASK))
        word, shape = WORDS[actions.verb(action)]
        card, number = actions.card(action), actions.number(action)
        return Action(word, self.card(card).id if shape in (Shape.CARD, Shape.POWER, Shape.TYPED) else "", number)

    def number(self, action: Action) -> int:
        for tag, word in POOL_VERBS.items():
            if action.verb == word:
                return tag << actions.TAG_SHIFT | pack(action.amount)
        if action.verb not in VERB_OF or action.card and action.card not in self.number_of:
            raise UnreadableMove(f"no such action: {action}")
        verb = VERB_OF[action.verb]
        return actions.use(verb, self.number_of.get(action.card, 0), action.number)
