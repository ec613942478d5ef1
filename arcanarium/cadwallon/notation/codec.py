"""Actions as text and as structured values, and outcomes of chance as text.

`place Fence at A left`, `bribe with Drinking Horn at free`, `move Roof Runner to AB`: one way to write each.
"""
from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from arcanarium.cadwallon.cards.cardfile import GUILDS, Card
from arcanarium.cadwallon.state import actions
from arcanarium.cadwallon.state.assemble import numbered, pile_names
from arcanarium.cadwallon.state.layout import (
    BE_ROBBED,
    CHOOSE_GUILDS,
    DEAL_OBJECTIVES,
    DRAW,
    FIND_FIRST,
    MUSTER_MILITIA,
    STEP,
    SUBJECT,
    State,
)
from arcanarium.core.contract import Action
from arcanarium.core.errors import UnreadableMove
from arcanarium.core.record import SEATS
from arcanarium.engine.codec import split_verb
from arcanarium.engine.wording import did_you_mean


class Shape(Enum):
    """What an action is about."""

    CARD, CARD_AT, PILE, TWO_PILES, PILE_SEAT, SEAT, GUILD, TWO_CARDS, BARE = range(9)


WORDS: dict[int, tuple[str, str, Shape]] = {  # verb: the word before, the word between, and what it is about
    actions.PLACE: ("place", " at ", Shape.CARD_AT),
    actions.PLAY: ("play", "", Shape.CARD),
    actions.BRIBE: ("bribe with", " at ", Shape.CARD_AT),
    actions.MUSTER: ("muster militia with", "", Shape.CARD),
    actions.STORE: ("store", "", Shape.CARD),
    actions.RETRIEVE: ("retrieve", "", Shape.CARD),
    actions.RECALL: ("recall", "", Shape.CARD),
    actions.MOVE: ("move", " to ", Shape.CARD_AT),
    actions.SWAP: ("swap", " and ", Shape.TWO_PILES),
    actions.BURY: ("bury stake at", "", Shape.PILE),
    actions.EXPEL: ("expel", "", Shape.CARD),
    actions.UNMASK: ("unmask at", " agents of ", Shape.PILE_SEAT),
    actions.SPY: ("spy at", "", Shape.PILE),
    actions.SMUGGLE: ("smuggle", " to ", Shape.CARD_AT),
    actions.ROB: ("rob", "", Shape.SEAT),
    actions.POST: ("post militia at", "", Shape.PILE),
    actions.TAKE: ("take stake", "", Shape.BARE),
    actions.REMOVE: ("remove stake", "", Shape.BARE),
    actions.LEAD: ("lead", "", Shape.GUILD),
    actions.KEEP: ("keep", " and ", Shape.TWO_CARDS),
}
VERB_OF = {word: verb for verb, (word, _, _) in WORDS.items()}


class Codec:
    """Texts and structured values for the cards and piles of one number of seats."""

    def __init__(self, cards: tuple[Card, ...], seats: int) -> None:
        self.cards = numbered(cards)
        self.seats = seats
        self.piles = pile_names(seats)
        self.by_name = {card.name.casefold(): i for i, card in enumerate(self.cards, 1)}
        self.by_id = {card.id: i for i, card in enumerate(self.cards, 1)}

    def card(self, number: int) -> Card:
        return self.cards[number - 1]

    def name(self, number: int) -> str:
        return self.cards[number - 1].name

    # --- text ---

    def text(self, action: int) -> str:
        word, between, shape = WORDS[actions.verb_of(action)]
        card, number = actions.card_of(action), actions.number_of(action)
        first, second = actions.first_of(action), actions.second_of(action)
        match shape:
            case Shape.CARD:
                rest = self.name(card)
            case Shape.CARD_AT:
                rest = self.name(card) + between + self.piles[number]
            case Shape.PILE:
                rest = self.piles[number]
            case Shape.TWO_PILES:
                rest = self.piles[first] + between + self.piles[second]
            case Shape.PILE_SEAT:
                rest = self.piles[first] + between + SEATS[second]
            case Shape.SEAT:
                rest = SEATS[number]
            case Shape.GUILD:
                rest = GUILDS[number - 1]
            case Shape.TWO_CARDS:
                rest = self.name(card) + between + self.name(number)
            case _:
                rest = ""
        return f"{word} {rest}".strip()

    def read(self, text: str) -> int:
        """The action a text names, legal or not."""
        word, rest = split_verb(text, VERB_OF)
        return self.read_rest(VERB_OF[word], rest)

    def read_rest(self, verb: int, rest: str) -> int:
        word, between, shape = WORDS[verb]
        head, _, tail = rest.rpartition(between) if between else (rest, "", "")
        if between and not head:
            raise UnreadableMove(f"“{word} {rest}”: write “{word} …{between}…”")
        match shape:
            case Shape.CARD:
                return actions.on_card(verb, self.read_card(rest))
            case Shape.CARD_AT:
                return actions.at(verb, self.read_card(head), self.read_pile(tail))
            case Shape.PILE:
                return actions.with_number(verb, self.read_pile(rest))
            case Shape.TWO_PILES:
                return actions.pair(verb, self.read_pile(head), self.read_pile(tail))
            case Shape.PILE_SEAT:
                return actions.pair(verb, self.read_pile(head), self.read_seat(tail))
            case Shape.SEAT:
                return actions.with_number(verb, self.read_seat(rest))
            case Shape.GUILD:
                if rest.casefold() not in GUILDS:
                    raise UnreadableMove(f"“{rest}” is no guild; known: {', '.join(GUILDS)}")
                return actions.with_number(verb, GUILDS.index(rest.casefold()) + 1)
            case Shape.TWO_CARDS:
                return actions.at(verb, self.read_card(head), self.read_card(tail))
        if rest:
            raise UnreadableMove(f"nothing goes after “{word}”")
        return verb

    def read_card(self, text: str) -> int:
        number = self.by_name.get(text.casefold()) or self.by_id.get(text)
        if number is None:
            hint = did_you_mean(text.casefold(), self.by_name, 1, shown=lambda near: self.name(self.by_name[near]))
            raise UnreadableMove(f"“{text}” is no card{hint}")
        return number

    def read_pile(self, text: str) -> int:
        for pile, name in enumerate(self.piles):
            if name.casefold() == text.casefold():
                return pile
        raise UnreadableMove(f"“{text}” is no pile; known: {', '.join(self.piles)}")

    def read_seat(self, text: str) -> int:
        if len(text) != 1 or text.upper() not in SEATS[: self.seats]:
            raise UnreadableMove(f"“{text}” is no seat; known: {', '.join(SEATS[: self.seats])}")
        return SEATS.index(text.upper())

    # --- structured value ---

    def value(self, action: int) -> Action:
        word, _, shape = WORDS[actions.verb_of(action)]
        card, number = actions.card_of(action), actions.number_of(action)
        amount: tuple[int, ...] = ()
        if shape in (Shape.TWO_PILES, Shape.PILE_SEAT):
            number, amount = actions.first_of(action), (actions.second_of(action),)
        elif shape == Shape.TWO_CARDS:
            number, amount = 0, (number,)
        return Action(word, self.card(card).id if card else "", number, amount)

    def number(self, action: Action) -> int:
        """The action a value names; it must be one that `text` can write."""
        verb, card = VERB_OF.get(action.verb, 0), self.by_id.get(action.card, 0)
        in_range = all(0 <= n < 4096 for n in (action.number, *action.amount))
        if not verb or bool(action.card) != bool(card) or not in_range:
            raise UnreadableMove(f"no such action: {action}")
        shape = WORDS[verb][2]
        number = action.number
        if shape in (Shape.TWO_PILES, Shape.PILE_SEAT) and action.amount:
            number |= action.amount[0] << 4
        elif shape == Shape.TWO_CARDS and action.amount:
            number = action.amount[0]
        found = actions.at(verb, card, number)
        try:
            exact = self.read(self.text(found)) == found and self.value(found) == action
        except (IndexError, UnreadableMove):
            exact = False
        if not exact:
            raise UnreadableMove(f"no such action: {action}")
        return found

    # --- chance ---

    def chance_head(self, state: State) -> str:
        """What an outcome of the chance that is owed begins with."""
        step, subject = state.cells[STEP], state.cells[SUBJECT]
        if step == FIND_FIRST:
            return "first"
        if step == CHOOSE_GUILDS:
            return "guilds"
        if step == DEAL_OBJECTIVES:
            return f"objectives {SEATS[subject]}"
        if step == DRAW:
            return f"draw {SEATS[subject]}"
        if step == BE_ROBBED:
            return f"robbed {SEATS[subject]}"
        return "militia" if step == MUSTER_MILITIA else f"reveal {self.piles[subject]}"

    def chance_text(self, state: State, outcome: Sequence[int]) -> str:
        step = state.cells[STEP]
        if step == FIND_FIRST:
            items = [SEATS[seat] for seat in outcome]
        elif step == CHOOSE_GUILDS:
            items = [GUILDS[guild - 1] for guild in outcome]
        else:
            items = [self.name(card) for card in outcome]
        return f"{self.chance_head(state)}: {'; '.join(items)}"

    def read_chance(self, state: State, text: str) -> list[int]:
        head, _, rest = text.partition(": ")
        if head != self.chance_head(state):
            raise UnreadableMove(f"{text!r} is not the chance that is owed: {self.chance_head(state)}: …")
        items = rest.split("; ")
        step = state.cells[STEP]
        if step == FIND_FIRST:
            return [self.read_seat(item) for item in items]
        if step == CHOOSE_GUILDS:
            if not set(items) <= set(GUILDS):
                raise UnreadableMove(f"{rest!r} are no guilds; known: {', '.join(GUILDS)}")
            return [GUILDS.index(item) + 1 for item in items]
        return [self.read_card(item) for item in items]
