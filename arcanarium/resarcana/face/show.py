"""What clients ask of Res Arcana, as plain data that also travels as JSON: the table as one viewer sees it, where
points come from, the cards and their faces, and the kinds of moves. How moves are chosen is in `choosing`.

Everything about a table is made from an Observation. Where a figure needs the rules (points, costs), they are asked
about a state resampled from that observation, so that nothing can be shown that the viewer may not know.
"""
from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from arcanarium.core.contract import Action, Decision, TextSource
from arcanarium.engine.cells import ROUND
from arcanarium.engine.telling import in_a_row
from arcanarium.resarcana.cards.card import CARD_KINDS, ESSENCES, TYPES, Card
from arcanarium.resarcana.cards.cardfile import SET_NAMES, packaged
from arcanarium.resarcana.face.choosing import confirm, default, imagined, plan, refusals, targets
from arcanarium.resarcana.face.explain import decision_of
from arcanarium.resarcana.face.faces import Fragment, Icons, sentences
from arcanarium.resarcana.face.news import news, touched
from arcanarium.resarcana.face.sentences import Sentences
from arcanarium.resarcana.face.telling import CARD_MESSAGE, ask, card_name, pool_words, tell, why
from arcanarium.resarcana.game import RULES
from arcanarium.resarcana.knowledge.observation import Seen, Slot, open_piles
from arcanarium.resarcana.notation.codec import LETTERS, POOL_VERBS, unpack
from arcanarium.resarcana.rules.game_state import ResArcana
from arcanarium.resarcana.rules.victory import card_points, points
from arcanarium.resarcana.state.edition import Edition
from arcanarium.resarcana.state.layout import (
    ACTIVE,
    ARRANGED,
    COLLECTED,
    DECK,
    DISCARDS,
    GAME,
    HAND,
    ITEMS,
    LOOKED,
    MAGES,
    MONUMENTS,
    PACKET,
    PASSED,
    PLACES,
    PLAY,
    POOL,
    POOL_OF_CARDS,
    SCROLLS,
    SHOWN,
    TOKEN,
    WINS,
    essences_on,
    is_turned,
)

__all__ = [
    "ask", "card_name", "cards", "confirm", "default", "face", "filters", "group", "heading", "hint", "kind_name",
    "label", "news", "own_words", "plan", "pool_words", "refusals", "score", "source_name", "targets", "tell",
    "touched", "view", "weighty", "why",
]


def _table(seen: Seen) -> Edition:
    return seen.box.edition


# --- the table as one viewer sees it ---


def view(seen: Seen) -> dict[str, Any]:
    """The table as plain data. Cards are ids, essences lists in the order of `essences`, seats numbers from 0."""
    state = imagined(seen)
    cells, box = state.cells, seen.box
    piles = dict(zip(open_piles(box.seats), seen.open, strict=True))
    hidden = _hidden(seen)
    seats = range(box.seats)

    def among(mask: int) -> list[int]:
        return [seat for seat in seats if mask >> seat & 1]

    return {
        "game": "resarcana",
        "viewer": seen.seat,
        "essences": list(ESSENCES),
        "letters": LETTERS,
        "round": cells[ROUND],
        "token": cells[TOKEN] if cells[ROUND] else None,
        "active": cells[ACTIVE] if cells[ROUND] else None,
        "owing": state.owing(),
        "passed": among(cells[PASSED]),
        "threshold": box.threshold,
        "over": state.over(),
        "match": {"game": cells[GAME], "wins": [cells[WINS + seat] for seat in seats]} if box.match else None,
        "centre": {
            "places": [_component(state, card) for card in piles[PLACES]],
            "monuments": _ids(seen, piles[SHOWN]),
            "monument_deck": len(hidden[MONUMENTS]),
            "items": _ids(seen, piles[ITEMS]),
            "scrolls": _ids(seen, piles[SCROLLS]),
            "draft": _ids(seen, piles[POOL_OF_CARDS]),
            "looked": _pile(seen, hidden[LOOKED])["cards"],
            "arranged": _pile(seen, hidden[ARRANGED])["cards"],
        },
        "seats": [
            {
                "seat": seat,
                "points": points(state, seat),
                "pool": list(_amounts(cells[POOL + seat])),
                "collected": list(_amounts(cells[COLLECTED + seat])) if seat == seen.seat else [],
                "hand": _pile(seen, hidden[HAND + seat]),
                "deck": _deck(seen, hidden[DECK + seat]),
                "discards": _ids(seen, piles[DISCARDS + seat]),
                "play": [_component(state, card, seat) for card in piles[PLAY + seat]],
                "mages": _pile(seen, hidden[MAGES + seat]),
                "packet": _pile(seen, hidden[PACKET + seat]),
            }
            for seat in seats
        ],
    }


_amounts = lru_cache(10_000)(unpack)
"""The same few pools lie on the tables again and again."""


def _ids(seen: Seen, cards: Sequence[int]) -> list[str]:
    card = _table(seen).codec.card
    return [card(number).id for number in cards]


def _component(state: ResArcana, card: int, owner: int = -1) -> dict[str, Any]:
    return {
        "card": state.box.edition.codec.card(card).id,
        "turned": bool(is_turned(state.cells, card)),
        "essences": list(_amounts(essences_on(state.cells, card))),
        "points": card_points(state, owner, card) if owner >= 0 else int(state.box.points[card]),
    }


def _hidden(seen: Seen) -> defaultdict[int, list[Slot]]:
    """The cards that lie face down for somebody, by pile."""
    found: defaultdict[int, list[Slot]] = defaultdict(list)
    for slot in seen.slots:
        found[slot.pile].append(slot)
    return found


def _pile(seen: Seen, slots: Sequence[Slot]) -> dict[str, Any]:
    """How many cards lie there, and those of them that the viewer knows for sure."""
    return {"size": len(slots), "cards": _ids(seen, [slot.card for slot in slots if slot.card])}


def _deck(seen: Seen, slots: Sequence[Slot]) -> dict[str, Any]:
    """The size of a deck; `top`: the cards on its top as far as they are known in order (None for an unknown one);
    `cards`: which are known to be in it, or for a rival in deck or hand, in no order."""
    groups = {slot.group for slot in slots if not slot.card}
    loose = [card for group in groups for card in seen.groups[group] if card]
    top = [slot.card for slot in slots]
    while top and not top[-1]:
        top.pop()
    known = sorted(_ids(seen, loose + [card for card in top if card]))
    return {"size": len(slots), "cards": known, "top": [_ids(seen, [card])[0] if card else None for card in top]}


def score(seen: Seen) -> list[list[tuple[str, int]]]:
    """Where the points of each seat come from: card ids, and `token`, `pearls`, `extra`."""
    state = imagined(seen)
    return [RULES.score_lines(state, seat) for seat in range(seen.box.seats)]


def source_name(source: str, texts: TextSource) -> str:
    if source in ("token", "pearls", "extra"):
        return texts.say(f"resarcana-score-from-{source}")
    return card_name(source, texts)


# --- cards ---


def cards(sets: Sequence[str] = (), seen: Seen | None = None) -> list[dict[str, Any]]:
    """All cards of some sets, or of all sets, or of a table, as plain data."""
    if seen is not None:
        return [_card_data(card) for card in _table(seen).codec.cards]
    return [_card_data(card) for name in sets or SET_NAMES for card in packaged(name).cards]


def _card_data(card: Card) -> dict[str, Any]:
    home = packaged(card.set) if card.set in SET_NAMES else None
    tile = next((tile for tile in home.tiles if tile.id == card.tile), None) if home and card.tile else None
    return {
        "id": card.id, "name": card.name, "kind": card.kind, "types": list(card.types), "set": card.set,
        "set_title": home.title if home else card.set, "points": card.points, "starter": card.starter,
        "cost": None if card.cost is None else list(card.cost), "cost_any": card.cost_any,
        "powers": len(card.powers), "side": card.side, "tile": card.tile,
        "other_side": (tile.moon if card.side == "sun" else tile.sun) if tile else "", "stand_in": list(card.stand_in),
    }


def filters() -> dict[str, tuple[str, ...]]:
    """What cards can be looked up by, and the values there are."""
    return {"set": SET_NAMES, "kind": CARD_KINDS, "type": TYPES}


def _find(id: str, seen: Seen | None = None) -> Card:
    """A card of the table, where it may be one of the user's own, or of any set."""
    if seen is not None:
        codec = _table(seen).codec
        return codec.card(codec.number_of[id])
    return next(card for name in SET_NAMES for card in packaged(name).cards if card.id == id)


def face(id: str, texts: TextSource, plain: bool = False, seen: Seen | None = None) -> dict[str, Any]:
    """A card as it is drawn: fragments of (text, style) for cost, points and each line, and the same in sentences."""
    card = _find(id, seen)
    icons = Icons(texts, plain)
    star: list[Fragment] = [(str(card.points), "point"), icons.sign("point")] if card.points else []
    return {
        **_card_data(card),
        "cost_signs": icons.cost(card),
        "point_signs": star,
        "lines": icons.lines(card),
        "sentences": sentences(card, texts),
        "mark": "~" if card.stand_in else "",
        "origin": _origin(card, texts),
    }


def _origin(card: Card, texts: TextSource) -> list[str]:
    """Where a card comes from, in sentences."""
    data = _card_data(card)
    said = []
    if data["other_side"]:
        other = card_name(data["other_side"], texts)
        tile = texts.say("resarcana-tile", n=int(card.tile.rpartition("_")[2]))
        said.append(texts.say("resarcana-cards-place", side=card.side, tile=tile, other=other))
    said.append(texts.say("resarcana-cards-set", set=data["set_title"]))
    if card.starter:
        said.append(texts.say("resarcana-cards-starter", n=card.starter))
    if card.stand_in:
        made_up = [_part_name(part, texts) for part in card.stand_in]
        said.append(texts.say("resarcana-cards-stand-in", fields=in_a_row(made_up, texts)))
    return said


def _part_name(part: str, texts: TextSource) -> str:
    """A part of a card that was made up, in words: "cost", or "power 2 effect" for one of its second power."""
    words = part.split()
    if words[0] != "power":
        return texts.say(f"resarcana-part-{part.replace(' ', '-')}")
    return texts.say(f"resarcana-part-power-{words[2]}", n=int(words[1]))


def kind_name(card: dict[str, Any], texts: TextSource) -> str:
    """'artifact: dragon, creature'."""
    kind = texts.say(f"resarcana-kind-{card['kind']}", n=1)
    types = [texts.say(f"resarcana-type-{name}", n=1) for name in card["types"]]
    return texts.say("kind-with", kind=kind, more=in_a_row(types, texts)) if types else kind


def own_words(seen: Seen) -> dict[str, str]:
    """What cards of the user's own are called, by message."""
    known = {(card.id, card.name) for name in SET_NAMES for card in packaged(name).cards}
    return {CARD_MESSAGE + card.id: card.name for card in _table(seen).codec.cards if (card.id, card.name) not in known}


# --- moves ---

MOVE_GROUPS = {"use": "use", "place": "place", "claim": "claim", "claim top monument": "claim", "discard": "discard",
          "pass": "pass", "exchange pearl": "use", "pay": "pay", "gain": "gain", "lose": "lose"}


def group(action: Action) -> str:
    """The kind of heading a legal move is listed under."""
    return MOVE_GROUPS.get(action.verb, "choose")


def heading(seen: Seen, action: Action, texts: TextSource) -> str:
    return texts.say(f"resarcana-group-{group(action)}")


def label(seen: Seen, action: Action, texts: TextSource, names: Sequence[str]) -> list[Fragment]:
    """A move as it stands under its heading: the card and which of its powers, the essences, or a few words."""
    if action.verb in POOL_VERBS.values() and any(action.amount):
        kinds = zip(ESSENCES, LETTERS, action.amount, strict=True)
        return [(f"{n}{letter}", kind) for kind, letter, n in kinds if n]
    return [(_label(seen, action, texts, names), "text")]


def _label(seen: Seen, action: Action, texts: TextSource, names: Sequence[str]) -> str:
    if action.verb in POOL_VERBS.values():
        return texts.say("resarcana-nothing")
    name = card_name(action.card, texts) if action.card else ""
    if action.verb in ("use", "react", "borrow") and len(_find(action.card, seen).powers) > 1:
        name = texts.say("numbered", name=name, n=action.number + 1)
    if action.verb in ("use", "place", "claim", "discard"):
        return name
    if action.verb == "answer":
        return _way_out(seen, action.number, texts)
    who = names[action.number] if action.number < len(names) else ""
    return texts.say(f"resarcana-move-{action.verb.replace(' ', '-')}", card=name, who=who)


def _way_out(seen: Seen, number: int, texts: TextSource) -> str:
    """What the victim, who is asked, can do to be spared by the card that hits."""
    attacker = _find(decision_of(imagined(seen), seen.seat).card, seen)
    ways = [way for power in attacker.powers for step in power.effects for way in step.choices]
    return Sentences(texts).step(ways[number])


def weighty(decision: Decision) -> bool:
    """What a player does in a turn. Set-up and collecting flow on without a pause."""
    return decision.kind not in ("keep-mage", "draft", "open-draft", "item", "collect", "choose-first")


def hint(seen: Seen, action: Action, texts: TextSource, plain: bool = False) -> list[Fragment]:
    """What a move is about, as signs: the power, or the price and what is printed."""
    if not action.card:
        return []
    card = _find(action.card, seen)
    icons = Icons(texts, plain)
    gap: Fragment = ("   ", "text")
    if action.verb in ("use", "react", "borrow") and action.number < len(card.powers):
        return icons.power(card.powers[action.number], card.kind == "scroll")
    if action.verb == "discard" and decision_of(imagined(seen), seen.seat).kind == "turn":  # what it brings
        two = icons.amount((0, 0, 0, 0, 0, 0), 2, ("gold", "pearl"))
        return [icons.sign("triangle"), (" ", "text"), *icons.parted([icons.essence("gold"), two], "slash")]
    if action.verb in ("discard", "take from", "leave", "settle", "turn"):
        return []
    parts = [icons.cost(card)] if action.verb in ("place", "claim") else []
    parts += icons.lines(card)
    if card.points:
        parts.append([(str(card.points), "point"), icons.sign("point")])
    return [fragment for part in parts for fragment in [gap, *part]][1:]
