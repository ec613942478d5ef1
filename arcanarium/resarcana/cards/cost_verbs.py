"""The costs of powers."""
from __future__ import annotations

from arcanarium.resarcana.cards.card import TYPES, Step
from arcanarium.resarcana.cards.terms import (
    at_essences,
    counted,
    essences,
    single,
    types,
    write_counted,
    write_essences,
    write_plural,
    write_types,
)
from arcanarium.resarcana.cards.tokens import Tokens
from arcanarium.resarcana.cards.verbs import COST, Verb, register
from arcanarium.resarcana.cards.worth import CARD_IN_HAND, price

A_COST = "a cost such as turn, 2 elan, X same, discard card or destroy this"
PAID_ONCE = "paid"
"""The mark of the costs whose size or kind effects refer to."""

# --- turning ---


def read_turn(words: Tokens) -> Step:
    if words.peek() in TYPES:
        return Step("turn_own", types=types(words))
    return Step("turn_own", types=("mage",)) if words.take("mage") else Step("turn")


register(
    Verb(
        "turn", COST, "turn this component",
        read=read_turn, head="turn", once="turn",
        write=lambda step: "turn",
        icons="@turn",
        worth=lambda step, card: 0,  # straightened at the end of the round
    ),
    Verb(
        "turn_own", COST,
        "turn another own component, straight, that has one of `types` (or is the mage: types=('mage',))",
        read=read_turn, head="turn", words="mage", special=True,
        write=lambda step: f"turn {write_types(step)}",
        icons="@turn _ types",
        worth=lambda step, card: -60,
    ),
)

# --- essences ---


def read_essence_cost(words: Tokens) -> Step:
    """What follows the essences tells which cost it is."""
    column, step = words.column, essences(words)
    if words.take("from"):
        words.need("here")
        if step.n:
            raise words.error("'any' cannot be taken from here; name the essences", column)
        return Step("from_here", step.amount)
    if words.peek() != "/":
        return step
    kinds = [single(words, step, column)]
    while words.take("/"):
        column = words.column
        kinds.append(single(words, essences(words), column))
    return Step("pay_one_of", kinds=tuple(kinds))


def read_x(words: Tokens) -> Step:
    return Step("pay_same" if words.need("same", "mixed") == "same" else "pay_mixed")


register(
    Verb(
        "pay", COST, "pay `amount` and `n` of any kind but `barring` from the pool",
        read=read_essence_cost, words="and any but",
        write=lambda step: write_essences(step, " + "),
        icons="amount",
        worth=lambda step, card: -price(step.amount) - 90 * step.n,
    ),
    Verb(
        "pay_one_of", COST, "pay 1 essence of one of `kinds`",
        read=read_essence_cost, once=PAID_ONCE, special=True,
        write=lambda step: " / ".join(step.kinds),
        icons="kinds",
        worth=lambda step, card: -90,
    ),
    Verb(
        "pay_same", COST, "pay X essences of one kind; X may be 0",
        read=read_x, head="X", words="same", once=PAID_ONCE,
        write=lambda step: "X same",
        icons="X @same",
        worth=lambda step, card: 0,  # as many as the player likes
    ),
    Verb(
        "pay_mixed", COST, "pay any number of any kinds; may be none",
        read=read_x, head="X", words="mixed", once=PAID_ONCE,
        write=lambda step: "X mixed",
        icons="X @any",
        worth=lambda step, card: 0,  # as many as the player likes
    ),
    Verb(
        "from_here", COST, "remove `amount` from this component",
        read=read_essence_cost, words="from here", once="from here", special=True,
        write=lambda step: f"{write_essences(step)} from here",
        icons="amount @out",
        worth=lambda step, card: -price(step.amount) * 3 // 4,
    ),
)

# --- cards ---


def read_discard(words: Tokens) -> Step:
    n = words.count()
    return Step("discard", n=n) if words.take("card", "cards") else Step("discard", n=n, types=types(words, "card"))


def write_discard(step: Step) -> str:
    cards = write_counted(step.n, write_types(step)) if step.types else write_plural(step.n, "card")
    return f"discard {cards}"


def read_destroy(words: Tokens) -> Step:
    if words.take("this"):
        return Step("destroy_this")
    where = "other" if words.take("other") else "any"
    return Step("destroy_own", where=where, types=() if words.take("artifact") else types(words, "artifact"))


def read_deck(words: Tokens) -> Step:
    words.need("holds")
    return Step("deck_card", n=counted(words, "card"))


register(
    Verb(
        "destroy_this", COST, "destroy this artifact",
        read=read_destroy, head="destroy", words="this", once="destroy this",
        write=lambda step: "destroy this",
        icons="@destroy @this",
        worth=lambda step, card: -350,
    ),
    Verb(
        "destroy_own", COST,
        "destroy an own artifact; `where` is 'any' (this included) or 'other'; `types` limit it if given",
        read=read_destroy, head="destroy", words="other artifact or", special=True,
        write=lambda step: f"destroy {'other ' if step.where == 'other' else ''}{write_types(step, 'artifact')}",
        icons="@destroy target other",
        worth=lambda step, card: -250,
    ),
    Verb(
        "discard", COST, "discard `n` cards from the hand; `types` limit them if given",
        read=read_discard, head="discard", words="card cards or", special=True,
        write=write_discard,
        icons="@minus n _ target",
        worth=lambda step, card: -CARD_IN_HAND * step.n,
    ),
    Verb(
        "deck_card", COST, "the own deck must hold at least `n` cards (no reshuffling)",
        read=read_deck, head="deck", words="holds card cards", once="deck", special=True,
        write=lambda step: f"deck holds {write_plural(step.n, 'card')}",
        icons="n @card @open :deck @close",
        worth=lambda step, card: 0,  # nothing is given up
    ),
)


def read_way_out(words: Tokens) -> Step:
    """What a player may give instead of losing Life: a payment, a card, an artifact."""
    if words.peek(1) != "this":
        if words.take("discard"):
            return read_discard(words)
        if words.take("destroy"):
            return read_destroy(words)
    if not at_essences(words):
        words.refuse("what a player may give instead: essences, discard card or destroy artifact")
    return essences(words)
