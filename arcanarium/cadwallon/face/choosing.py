"""How moves of Arcana are chosen at a table that is drawn: what to click, what to ask once more, why a card cannot be
used, and what to propose.

All of it is made from an Observation: the rules are asked about a state resampled from it.
"""
from __future__ import annotations

from functools import lru_cache
from typing import Any

from arcanarium.cadwallon.cards.cardfile import GUILDS, Card
from arcanarium.cadwallon.face.explain import why_not
from arcanarium.cadwallon.face.telling import card_name, why
from arcanarium.cadwallon.knowledge.observation import Seen
from arcanarium.cadwallon.knowledge.worlds import resample
from arcanarium.cadwallon.notation.codec import WORDS, Codec, Shape
from arcanarium.cadwallon.rules.effects import effect_options
from arcanarium.cadwallon.rules.game_state import Cadwallon
from arcanarium.cadwallon.rules.primitives import sum_of
from arcanarium.cadwallon.state import actions
from arcanarium.cadwallon.state.box import FINANCIAL, RELIC
from arcanarium.cadwallon.state.layout import GUILD, HAND, PLAYED, STAKE, STEP, TURN, WON
from arcanarium.cadwallon.state.piles import cards_in
from arcanarium.core.contract import Action, TextSource
from arcanarium.core.rng import Rng

SHAPE_OF = {word: shape for word, _, shape in WORDS.values()}


@lru_cache(1)
def imagined(seen: Seen) -> Cadwallon:
    """A state that agrees with the observation. Only what is open may be read from it, and it must not be changed: all
    that is asked about one observation is answered from the same one."""
    return resample(seen, Rng(1))


def _codec(seen: Seen) -> Codec:
    return seen.box.edition.codec


def _find(seen: Seen, id: str) -> Card:
    codec = _codec(seen)
    return codec.card(codec.by_id[id])


# --- what to click ---


def targets(seen: Seen, action: Action) -> tuple[str, ...]:  # noqa: C901  (one case for each shape of a move)
    """A card and where it goes (a pile, the militia, a resource deck), two piles, a pile and a player. A location
    goes nowhere: whether it is played or put away is told by the labels. None where a stake was won."""
    card, pile = f"card:{action.card}", f"pile:{action.number}"
    match SHAPE_OF[action.verb]:
        case Shape.CARD if action.verb == "muster militia with":
            return card, "militia"
        case Shape.CARD if action.verb == "store" and _find(seen, action.card).kind != "location":
            return card, f"deck:{seen.seat}"
        case Shape.CARD:
            return (card,)
        case Shape.CARD_AT:
            return card, pile
        case Shape.PILE:
            return (pile,)
        case Shape.TWO_PILES:
            return pile, f"pile:{action.amount[0]}"
        case Shape.PILE_SEAT:
            return pile, f"seat:{action.amount[0]}"
        case Shape.SEAT:
            return (f"seat:{action.number}",)
        case Shape.GUILD:
            return (f"card:{GUILDS[action.number - 1]}",)
        case Shape.TWO_CARDS:
            return card, f"card:{_codec(seen).card(action.amount[0]).id}"
    return ()


def confirm(seen: Seen, action: Action, texts: TextSource) -> str:
    """What to ask once more: a bribe that is too small, a location with nothing to do, a stake that will not count."""
    name = card_name(action.card, texts) if action.card else ""
    if action.verb == "bribe with":
        parts, price = bribe_parts(seen, action)
        missing = price - sum(parts)
        return texts.say("cadwallon-confirm-bribe", card=name, n=missing) if missing > 0 else ""
    if action.verb == "remove stake" and not seen.box.removed_score:
        stake = _codec(seen).card(imagined(seen).cells[WON])
        return texts.say("cadwallon-confirm-remove", card=card_name(stake.id, texts), n=stake.points)
    if action.verb == "play":
        return texts.say("cadwallon-confirm-idle", card=name) if _is_idle(seen, action.card) else ""
    return ""


def bribe_parts(seen: Seen, action: Action) -> tuple[list[int], int]:
    """The ducats that a bribe consists of (the agents', the relic's, the guild's bonus) and the price."""
    state, codec = imagined(seen), _codec(seen)
    relic, stake = codec.by_id[action.card], state.cells[STAKE + action.number]
    bonus = seen.box.bonus[state.cells[GUILD + seen.seat]]
    parts = [sum_of(state, seen.seat, action.number, FINANCIAL), seen.box.ducats[relic], bonus]
    return [int(part) for part in parts], codec.card(stake).price


def _is_idle(seen: Seen, location: str) -> bool:
    """Whether a location would find nothing to do."""
    state = imagined(seen).clone()
    state.cells[PLAYED] = _codec(seen).by_id[location]
    return len(effect_options(state)) == 0


# --- why not ---


def refusals(seen: Seen, texts: TextSource) -> dict[str, list[str]]:
    """In a turn: why a relic or an agent of the hand can only be put away, and why a pile takes no agent."""
    state = imagined(seen)
    if seen.seat not in state.owing() or state.cells[STEP] != TURN:
        return {}
    codec, cells = _codec(seen), state.cells
    usable = {actions.card_of(action) for action in state.legal(seen.seat) if actions.verb_of(action) != actions.STORE}
    found = {
        f"pile:{i}": [texts.say("cadwallon-why-no-stake-here")] for i in range(len(codec.piles)) if not cells[STAKE + i]
    }
    for card in cards_in(cells, HAND + seen.seat):
        if card not in usable:
            found[f"card:{codec.card(card).id}"] = [why(reason, texts) for reason in _reasons(state, seen.seat, card)]
    return found


def _reasons(state: Cadwallon, seat: int, card: int) -> list[str]:
    """Why a card has no use. For each pile there is a reason against a bribe; one says it for all of them."""
    if state.box.kind[card] != RELIC:
        return ["cadwallon-why-no-stake-anywhere"]
    if not state.box.with_militia:
        return ["cadwallon-why-no-bribe"]
    return ["cadwallon-why-no-bribe-by-militia", why_not(state, seat, actions.on_card(actions.MUSTER, card))]


# --- what to propose ---


def default(seen: Seen) -> int | None:
    """An answer to propose: the first free guild; a stake that was won goes to the resource deck."""
    options = imagined(seen).legal(seen.seat)
    return options[0] if options and actions.verb_of(options[0]) in (actions.LEAD, actions.TAKE) else None


def plan(seen: Seen) -> list[dict[str, Any]]:
    """No questions can be answered ahead: each depends on the answer to the one before it."""
    return []
