"""How moves of Res Arcana are chosen at a table that is drawn: what to click, what to ask once more, why a thing cannot
be used, what to propose, and the Collect step on one screen.

All of it is made from an Observation: the rules are asked about a state resampled from it.
"""
from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any
from weakref import WeakKeyDictionary

from arcanarium.core.contract import Action, TextSource
from arcanarium.core.game import Move
from arcanarium.core.rng import Rng
from arcanarium.resarcana.face.explain import decision_of, why_not
from arcanarium.resarcana.face.telling import card_name, why
from arcanarium.resarcana.knowledge.observation import Seen, observe
from arcanarium.resarcana.knowledge.worlds import resample
from arcanarium.resarcana.notation.codec import POOL_VERBS, Codec, unpack
from arcanarium.resarcana.rules.collect import left_to_pay
from arcanarium.resarcana.rules.game_state import ResArcana
from arcanarium.resarcana.state import actions
from arcanarium.resarcana.state.box import COLLECT_GAIN, COLLECT_GROW
from arcanarium.resarcana.state.edition import edition_behind
from arcanarium.resarcana.state.essences import GOLD, PEARL, add
from arcanarium.resarcana.state.layout import (
    COLLECT_STEP,
    COLLECTED,
    HAND,
    ITEMS,
    PLACES,
    PLAY,
    POOL,
    SCROLLS,
    SHOWN,
    essences_on,
)
from arcanarium.resarcana.state.piles import cards_in

MONUMENT_DECK = "monuments"
SPOKEN = {"take from", "leave", "settle", "answer"}
"""Answers to what a card asks: buttons, though they name it."""
MOST_REASONS = 2


@lru_cache(1)
def imagined(seen: Seen) -> ResArcana:
    """A state that agrees with the observation. Only what is open may be read from it, and it must not be changed: all
    that is asked about one observation is answered from the same one."""
    return resample(seen, Rng(1))


def _codec(seen: Seen) -> Codec:
    return seen.box.edition.codec


# --- what to click ---


def targets(seen: Seen, action: Action) -> tuple[str, ...]:
    """The thing that a move is about: a card, a player, a deck; none for payments and for answers."""
    match action.verb:
        case "claim top monument" | "look at monuments":
            return (MONUMENT_DECK,)
        case "look at own deck":
            return (f"deck:{seen.seat}",)
        case "count" | "first":
            return (f"seat:{action.number}",)
        case "turn" if decision_of(imagined(seen), seen.seat).kind == "collect":
            return ()
    return (f"card:{action.card}",) if action.card and action.verb not in SPOKEN else ()


def confirm(seen: Seen, action: Action, texts: TextSource) -> str:
    """Passing, as long as something else can be done; a monument unseen; a check of victory, which may end the game."""
    if action.verb == "pass":
        return texts.say("resarcana-confirm-pass") if len(imagined(seen).legal(seen.seat)) > 1 else ""
    if action.verb == "claim top monument":
        return texts.say("resarcana-confirm-unseen-monument")
    if action.verb == "use":
        codec = _codec(seen)
        power = codec.card(codec.number_of[action.card]).powers[action.number]
        if any(step.verb == "check" for step in power.effects):
            return texts.say("resarcana-confirm-check", card=card_name(action.card, texts), n=seen.box.threshold)
    return ""


# --- why not ---


def refusals(seen: Seen, texts: TextSource) -> dict[str, list[str]]:
    """In a turn: why a card of the hand cannot be placed, a component not used, a thing of the centre not claimed."""
    state = imagined(seen)
    if seen.seat < 0 or seen.seat not in state.owing() or decision_of(state, seen.seat).kind != "turn":
        return {}
    legal = set(state.legal(seen.seat))
    found: dict[str, list[str]] = {}
    for target, wanted in _wishes(state, seen.seat):
        if legal.isdisjoint(wanted):
            reasons = list(dict.fromkeys(why_not(state, seen.seat, action) for action in wanted))[:MOST_REASONS]
            found[target] = [_said(reason, texts) for reason in reasons]
    codec = _codec(seen)
    for card in cards_in(state.cells, SCROLLS):
        id = codec.card(card).id
        found[f"card:{id}"] = [_said(f"resarcana-why-scroll|card={id}", texts)]
    return found


_SAID: WeakKeyDictionary[TextSource, dict[str, str]] = WeakKeyDictionary()
"""The same reasons for the same cards come again and again, turn after turn."""


def _said(reason: str, texts: TextSource) -> str:
    known = _SAID.setdefault(texts, {})
    if reason not in known:
        known[reason] = why(reason, texts)
    return known[reason]


def _wishes(state: ResArcana, seat: int) -> Iterator[tuple[str, list[int]]]:
    """The things on the table and in the hand, and what a player may want to do with each in a turn."""
    cells, box, codec = state.cells, state.box, edition_behind(state).codec
    for card in cards_in(cells, HAND + seat):
        yield f"card:{codec.card(card).id}", [actions.on_card(actions.PLACE, card)]
    for card in cards_in(cells, PLAY + seat):
        if box.powers[card]:
            yield f"card:{codec.card(card).id}", [actions.use(actions.USE, card, i) for i in range(box.powers[card])]
    for pile in (PLACES, SHOWN, ITEMS):
        for card in cards_in(cells, pile):
            yield f"card:{codec.card(card).id}", [actions.on_card(actions.CLAIM, card)]
    yield MONUMENT_DECK, [actions.CLAIM_TOP]


# --- what to propose ---

PROPOSED = (actions.REACT, actions.ANSWER, actions.SETTLE, actions.NEXT_UP, actions.TAKE)
"""What is proposed where it comes first among the legal actions."""


def default(seen: Seen) -> int | None:
    """An answer to propose, where there is a natural one: pay with what there is most of and keep Gold, gain what is
    missing, answer a hit, take what would not grow."""
    return _proposed(imagined(seen), seen.seat)


def _proposed(state: ResArcana, seat: int) -> int | None:
    options = state.legal(seat)
    if not options:
        return None
    first = actions.verb(options[0])
    if first == actions.TAKE and not options[0] >> actions.TAG_SHIFT:
        if state.box.collect[actions.card(options[0])] == COLLECT_GROW:
            return options[1]
        options = [action for action in options if action >> actions.TAG_SHIFT] or options[:1]  # interest, or take it
    if options[0] >> actions.TAG_SHIFT:
        pool = list(unpack(state.cells[POOL + seat] + state.cells[COLLECTED + seat]))
        gaining = POOL_VERBS[options[0] >> actions.TAG_SHIFT] == "gain"
        spending = [action for action in options if action >> actions.TAG_SHIFT]
        return min(spending, key=lambda action: _regret(pool, list(unpack(action & actions.POOL_MASK)), gaining))
    return options[0] if first in PROPOSED else None


def _regret(pool: list[int], amount: list[int], gaining: bool) -> tuple[int, int]:
    """How little a pool is liked after a payment or a gain: Gold and pearls kept first, then an even pool."""
    after = [have + n if gaining else have - n for have, n in zip(pool, amount, strict=True)]
    even = sum(n * n for n in after[:GOLD])
    return (0 if gaining else amount[GOLD] + amount[PEARL], even - 100 * after[GOLD] if gaining else even)


def plan(seen: Seen) -> list[dict[str, Any]]:
    """All questions of the viewer's Collect step. The first tells in `have` what the viewer has once all that needs no
    choice has come in; `changes` has for each move what it adds to that or takes from it."""
    state, seat = imagined(seen).clone(), seen.seat
    found: list[dict[str, Any]] = []
    while seat in state.owing() and (decision := decision_of(state, seat)).kind == "collect":
        codec, legal = edition_behind(state).codec, state.legal(seat)
        proposed = _proposed(state, seat)
        answer = legal[0] if proposed is None else proposed
        moves = [Move(number, codec.text(number), codec.value(number)) for number in legal]
        found.append({"decision": decision, "seen": observe(state, seat), "moves": moves, "default": answer,
                      "changes": [_change(state, number) for number in legal]})
        if len(found) == 1:
            found[0]["have"] = list(unpack(_sure(state, seat)))
        state.apply(seat, answer)
    return found


def _sure(state: ResArcana, seat: int) -> int:
    """The pool with what has been decided in this Collect step and with what comes in by itself in its rest."""
    cells, box = state.cells, state.box
    pool = left_to_pay(state, seat)
    for place, card in enumerate(cards_in(cells, PLAY + seat)):
        if 2 * place + 1 >= cells[COLLECT_STEP + seat] and box.collect[card] == COLLECT_GAIN:
            pool = add(pool, box.collect_pool[card])
    return pool


def _change(state: ResArcana, action: int) -> list[int]:
    """What an answer in the Collect step adds to the pool, or takes from it."""
    if action >> actions.TAG_SHIFT:
        return list(unpack(action & actions.POOL_MASK))
    card = actions.card(action)
    if actions.verb(action) == actions.SETTLE:
        return [-n for n in unpack(state.box.collect_pool[card])]
    return list(unpack(essences_on(state.cells, card) if actions.verb(action) == actions.TAKE else 0))
