"""Questions and refusals in terms that a client can put into words: what is asked, and why a move is not possible.

A refusal is the id of a message, with its facts after it: `cadwallon-why-no-agent|pile=free`.
"""
from __future__ import annotations

from typing import Any

from arcanarium.cadwallon.cards.cardfile import EFFECTS
from arcanarium.cadwallon.state import actions
from arcanarium.cadwallon.state.box import LOCATION, MILITIA_CARD, PERSONALITY, RELIC, is_agent
from arcanarium.cadwallon.state.edition import edition_behind
from arcanarium.cadwallon.state.layout import (
    BESIDE,
    CHOOSE_GUILDS,
    EFFECT,
    HAND,
    KEEP_OBJECTIVES,
    LAST,
    MILITIA,
    MUSTERED,
    OWNER,
    PLAYED,
    POST_MILITIA,
    REMOVAL,
    STAKE,
    STEP,
    TURN,
    WON,
    State,
    mark,
)
from arcanarium.cadwallon.state.piles import cards_in, holds
from arcanarium.core.contract import Decision
from arcanarium.engine.cells import OWING, ROUND

QUESTION_OF = {
    TURN: "turn", POST_MILITIA: "post", REMOVAL: "removal", CHOOSE_GUILDS: "guild", KEEP_OBJECTIVES: "objectives",
}
TURN_VERBS = (actions.PLACE, actions.PLAY, actions.BRIBE, actions.MUSTER, actions.STORE)
WANTS = {actions.PLACE: "agent", actions.PLAY: "location", actions.BRIBE: "relic", actions.MUSTER: "relic"}


def decision_of(state: State, seat: int) -> Decision:
    """What the seat is asked: its turn, what an effect wants to know (the kind is the effect's name), and the rest."""
    codec, cells = edition_behind(state).codec, state.cells
    step = cells[STEP]
    facts: dict[str, Any] = {}
    if step == EFFECT:
        kind = EFFECTS[state.box.effect[cells[PLAYED]] - 1]
        return Decision(seat, kind, codec.card(cells[PLAYED]).id)
    if step == TURN:
        facts = {"round": cells[ROUND], "last": cells[ROUND] == cells[LAST]}
    subject = cells[MUSTERED] if step == POST_MILITIA else cells[WON] if step == REMOVAL else 0
    return Decision(seat, QUESTION_OF[step], codec.card(subject).id if subject else "", facts)


def why_not(state: State, seat: int, action: int) -> str:
    """Why an action is not legal now."""
    codec, cells, box = edition_behind(state).codec, state.cells, state.box
    try:
        codec.text(action)
    except (KeyError, IndexError):
        return "cadwallon-why-no-action"
    if not 0 <= seat < box.seats or not cells[OWING] >> seat & 1:
        return "cadwallon-why-not-your-decision"
    verb, card, pile = actions.verb_of(action), actions.card_of(action), actions.number_of(action)
    if cells[STEP] != TURN or verb not in TURN_VERBS:
        return f"cadwallon-why-not-asked|asked={decision_of(state, seat).kind}"
    name = codec.card(card).id if card else ""
    if not holds(cells, HAND + seat, card):
        return f"cadwallon-why-not-in-hand|card={name}"
    kind = box.kind[card]
    fits = {actions.PLACE: is_agent(box, card), actions.PLAY: kind == LOCATION, actions.BRIBE: kind == RELIC,
            actions.MUSTER: kind == RELIC, actions.STORE: True}
    if not fits[verb]:
        return f"cadwallon-why-wrong-kind|card={name}|wanted={WANTS[verb]}"
    if verb == actions.MUSTER:
        if not box.with_militia:
            return "cadwallon-why-no-militia-rule"
        return "cadwallon-why-no-militia" if not cells[MILITIA] else "cadwallon-why-no-stakes"
    stake = cells[STAKE + pile]
    if not stake:
        return f"cadwallon-why-no-stake|pile={codec.piles[pile]}"
    if verb == actions.BRIBE and box.kind[stake] != PERSONALITY:
        return f"cadwallon-why-not-bribable|stake={codec.card(stake).id}"
    alone = "militia-cannot-bribe" if verb == actions.BRIBE and _has_militia(state, seat, pile) else "no-agent"
    return f"cadwallon-why-{alone}|pile={codec.piles[pile]}"


def _has_militia(state: State, seat: int, pile: int) -> bool:
    """Does a player have militia beside a stake? It is no agent that could offer a bribe (K-48)."""
    cells, box = state.cells, state.box
    return any(box.kind[card] == MILITIA_CARD and cells[mark(box, card)] & OWNER == seat
               for card in cards_in(cells, BESIDE + pile))
