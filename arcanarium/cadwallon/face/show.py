"""What clients ask of Arcana, as plain data that also travels as JSON: the table as one viewer sees it, where points
come from, the cards and their faces, and the kinds of moves. How moves are chosen is in `choosing`.

Everything about a table is made from an Observation. Where a figure needs the rules (points, sums), they are asked
about a state resampled from that observation, so that nothing can be shown that the viewer may not know.
"""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from arcanarium.cadwallon.cards.cardfile import DISTRICTS, GUILDS, KINDS, POWERS, Card, load
from arcanarium.cadwallon.face import faces
from arcanarium.cadwallon.face.choosing import (
    SHAPE_OF,
    bribe_parts,
    confirm,
    default,
    imagined,
    plan,
    refusals,
    targets,
)
from arcanarium.cadwallon.face.faces import CARD_MESSAGE, Fragment, icons, lines, provenance, sentences, sign
from arcanarium.cadwallon.face.news import news, touched
from arcanarium.cadwallon.face.telling import ask, card_name, pile_name, tell, why
from arcanarium.cadwallon.knowledge.observation import Seen, Shown
from arcanarium.cadwallon.notation.codec import Shape
from arcanarium.cadwallon.rules.game_state import Cadwallon
from arcanarium.cadwallon.rules.resolving import achieved, card_points
from arcanarium.cadwallon.state.box import FINANCIAL, LOCATION, MILITIA_CARD, PERSONALITY, RELIC, value
from arcanarium.cadwallon.state.edition import Edition
from arcanarium.cadwallon.state.layout import (
    ACTIVE,
    BESIDE,
    BURIED,
    DECK,
    DECK_SIZE,
    DOWN,
    FIRST,
    GUILD,
    HAND,
    HAND_SIZE,
    HIDDEN,
    LAST,
    MILITIA,
    OWNER,
    PLAYED,
    REMOVED,
    RESOURCE,
    STAKE,
    WINNER,
    WON,
    mark,
)
from arcanarium.cadwallon.state.piles import cards_in, insert_card, take_card
from arcanarium.core.contract import Action, Decision, TextSource
from arcanarium.core.record import SEATS
from arcanarium.engine.cells import ROUND

__all__ = [
    "ask", "card_name", "cards", "confirm", "default", "face", "filters", "group", "heading", "hint", "kind_name",
    "label", "news", "own_words", "plan", "refusals", "score", "source_name", "targets", "tell", "touched", "view",
    "weighty", "why",
]


def _edition(seen: Seen) -> Edition:
    return seen.box.edition


def _at_home(state: Cadwallon) -> Cadwallon:
    """A state with every card back at its owner's, as points are counted."""
    home = state.clone()
    cells, box = home.cells, home.box
    for seat in range(box.seats):
        for card in cards_in(cells, HAND + seat):
            take_card(cells, HAND + seat, card)
            insert_card(cells, RESOURCE + seat, card)
    for pile in range(box.piles):
        for card in cards_in(cells, BESIDE + pile):
            if box.kind[card] != MILITIA_CARD:
                take_card(cells, BESIDE + pile, card)
                insert_card(cells, RESOURCE + (cells[mark(box, card)] & OWNER), card)
    for owner, card in ((ACTIVE, PLAYED), (WINNER, WON)):
        if cells[card]:
            insert_card(cells, RESOURCE + cells[owner], cells[card])
    return home


# --- the table as one viewer sees it ---


def view(seen: Seen) -> dict[str, Any]:
    """The table as plain data. Cards are ids, seats numbers from 0; piles stand in the order they are resolved."""
    state = imagined(seen)
    cells, box = state.cells, seen.box
    home = _at_home(state)
    first = cells[FIRST] * box.piles
    return {
        "game": "cadwallon",
        "viewer": seen.seat,
        "powers": list(POWERS),
        "signs": {name: list(both) for name, both in faces.SIGNS.items()},
        "round": cells[ROUND],
        "last_round": cells[LAST] or None,
        "first": cells[FIRST] if cells[ROUND] else None,
        "active": cells[ACTIVE] if cells[ROUND] else None,
        "owing": state.owing(),
        "over": state.over(),
        "guilds": _free_guilds(state),
        "militia": len(cards_in(cells, MILITIA)) if box.with_militia else None,
        "piles": [_pile(seen, state, pile) for pile in list(box.order)[first : first + box.piles]],
        "seats": [
            {
                "seat": seat,
                "letter": SEATS[seat],
                "guild": GUILDS[cells[GUILD + seat] - 1] if cells[GUILD + seat] else None,
                "points": card_points(home, seat),
                "hand": {
                    "size": cells[HAND_SIZE + seat],
                    "cards": _ids(seen, [shown.card for shown in seen.hands if shown.where == HAND + seat]),
                },
                "deck": {"size": cells[DECK_SIZE + seat], "cards": _own_deck(seen, seat)},
                "resource": _ids(seen, cards_in(cells, RESOURCE + seat)),
                "removed": _ids(seen, cards_in(cells, REMOVED + seat)),
                "won": [_count(home, seat, kind) for kind in (LOCATION, PERSONALITY, RELIC)],
                "objectives": _objectives(seen, home, seat),
            }
            for seat in range(box.seats)
        ],
    }


def _free_guilds(state: Cadwallon) -> list[str]:
    """The guilds that can still be chosen, before the first round."""
    led = {state.cells[GUILD + seat] for seat in range(state.box.seats)}
    return [guild for i, guild in enumerate(GUILDS, 1) if i not in led] if 0 in led else []


def _ids(seen: Seen, cards: Iterable[int]) -> list[str]:
    codec = _edition(seen).codec
    return [codec.card(card).id for card in cards if card > 0]


def _own_deck(seen: Seen, seat: int) -> list[str]:
    """The cards of the viewer's main deck, in no order."""
    return _ids(seen, [shown.card for shown in seen.deck]) if seat == seen.seat else []


def _pile(seen: Seen, state: Cadwallon, pile: int) -> dict[str, Any]:
    cells, box, codec = state.cells, seen.box, _edition(seen).codec
    stake = codec.card(cells[STAKE + pile]) if cells[STAKE + pile] else None
    power = POWERS.index(stake.main) if stake else 0
    beside = [shown for shown in seen.beside if shown.where == BESIDE + pile]
    buried = cards_in(cells, BURIED + pile)
    return {
        "pile": codec.piles[pile],
        "number": pile,
        "free": pile == box.free,
        "controlled": [seat for seat in range(box.seats) if box.controlled[pile] >> seat & 1],
        "hidden": cells[HIDDEN + pile] + len(buried),
        "buried": _ids(seen, buried),
        "stake": {
            "card": stake.id, "kind": stake.kind, "power": stake.main, "threshold": stake.threshold,
            "price": stake.price or None, "points": stake.points,
        } if stake else None,
        "agents": [_agent(seen, shown, power) for shown in beside],
        "sums": [_sum(seen, beside, seat, power) for seat in range(box.seats)],
    }


def _agent(seen: Seen, shown: Shown, power: int) -> dict[str, Any]:
    known = shown.card > 0
    return {
        "seat": shown.marks & OWNER,
        "card": _edition(seen).codec.card(shown.card).id if known else None,
        "down": bool(shown.marks & DOWN),
        "militia": not known and shown.card < 0 or known and seen.box.kind[shown.card] == MILITIA_CARD,
        "value": value(seen.box, shown.card, power) if known else None,
        "ducats": value(seen.box, shown.card, FINANCIAL) if known else None,
    }


def _sum(seen: Seen, beside: Sequence[Shown], seat: int, power: int) -> dict[str, int]:
    """What a player's agents beside a stake have in its power as far as the viewer sees, and how many backs."""
    own = [shown.card for shown in beside if shown.marks & OWNER == seat]
    known = [card for card in own if card > 0]
    return {"known": sum(value(seen.box, card, power) for card in known), "backs": len(own) - len(known)}


def _owned(home: Cadwallon, seat: int) -> list[int]:
    return [card for where in (DECK, RESOURCE) for card in cards_in(home.cells, where + seat) if home.box.points[card]]


def _count(home: Cadwallon, seat: int, kind: int) -> int:
    return sum(home.box.kind[card] == kind for card in _owned(home, seat))


def _objectives(seen: Seen, home: Cadwallon, seat: int) -> dict[str, Any]:
    """How many a player has kept, and those that the viewer may know: their own, and all of them at the end."""
    kept = seen.kept[seat]
    known = [(i, card) for i, card in enumerate(seen.objectives[seat]) if card and (kept == 0 or kept >> i & 1)]
    return {
        "size": (2 if kept < 0 else kept.bit_count()) if seen.box.with_objectives else 0,
        "cards": [
            {"card": _ids(seen, [card])[0], "kept": kept > 0,
             "achieved": achieved(home, seat, card - seen.box.first_objective)}
            for _, card in known
        ],
    }


def score(seen: Seen) -> list[list[tuple[str, int]]]:
    """Where the points of each seat come from: `location:3` for three of them, and each objective that is known."""
    home = _at_home(imagined(seen))
    box, found = seen.box, []
    for seat in range(box.seats):
        owned = _owned(home, seat)
        column = []
        for kind, name in ((LOCATION, "location"), (PERSONALITY, "personality"), (RELIC, "relic")):
            worth = [box.points[card] for card in owned if box.kind[card] == kind]
            column.append((f"{name}:{len(worth)}", sum(worth)))
        if box.removed_score:
            removed = [box.points[card] for card in cards_in(home.cells, REMOVED + seat)]
            column.append((f"removed:{len(removed)}", sum(removed)))
        for goal in _objectives(seen, home, seat)["cards"]:
            if goal["kept"]:
                worth_of = box.goal_points[_edition(seen).codec.by_id[goal["card"]] - box.first_objective]
                column.append((f"objective:{goal['card']}", worth_of) if goal["achieved"] else (
                    f"missed:{goal['card']}", 0))
        found.append(column)
    return found


def source_name(source: str, texts: TextSource) -> str:
    kind, _, what = source.partition(":")
    if kind in ("objective", "missed"):
        return texts.say(f"cadwallon-score-{kind}", card=card_name(what, texts))
    return texts.say(f"cadwallon-score-{kind}", n=int(what))


# --- cards ---


def cards(sets: Sequence[str] = (), seen: Seen | None = None) -> list[dict[str, Any]]:
    """All cards as plain data: those of the table, where some may be the user's own, or of the game."""
    return [_card_data(card) for card in (_edition(seen).cards if seen is not None else load())]


def _card_data(card: Card) -> dict[str, Any]:
    return {
        "id": card.id, "name": card.name, "kind": card.kind, "guild": card.guild, "district": card.district,
        "rank": card.rank, "points": card.points, "values": list(card.values) if any(card.values) else None,
        "power": card.main, "threshold": card.threshold, "price": card.price, "ducats": card.ducats,
        "stake": card.stake, "stand_in": [card.provenance] if card.designed else [],
    }


def filters() -> dict[str, tuple[str, ...]]:
    """What cards can be looked up by, and the values there are."""
    return {"kind": KINDS, "guild": GUILDS, "district": DISTRICTS}


def kind_name(card: dict[str, Any], texts: TextSource) -> str:
    """The kind of a card in words, as in 'agent: Guild of Thieves' or 'relic: Harbour'."""
    kind = texts.say(f"cadwallon-kind-{card['kind']}", n=1)
    if card["guild"]:
        return texts.say("kind-with", kind=kind, more=card_name(card["guild"], texts))
    if card["district"]:
        return texts.say("kind-with", kind=kind, more=texts.say(f"cadwallon-district-{card['district']}"))
    return kind


def own_words(seen: Seen) -> dict[str, str]:
    """What cards of the user's own are called, by message."""
    return {CARD_MESSAGE + card.id: card.name for card, known in zip(_edition(seen).cards, load(), strict=True)
            if card.name != known.name}


def _find(id: str, seen: Seen | None = None) -> Card:
    return next(card for card in (_edition(seen).cards if seen is not None else load()) if card.id == id)


def face(id: str, texts: TextSource, plain: bool = False, seen: Seen | None = None) -> dict[str, Any]:
    """A card as it is drawn: fragments of (text, style) for what wins it, points and each line, and the same in
    sentences; `mark` and `origin` say that a card was designed for this project."""
    card = _find(id, seen)
    if card.goal and seen is not None:  # its number at this table
        card = replace(card, goal=replace(card.goal, numbers=(card.goal.numbers[seen.box.seats - 2],) * 3))
    rows = lines(card, texts, plain)
    star = rows.pop() if card.points else []
    if card.stake and card.kind != "personality":
        rows.pop(0)  # the threshold
    told = provenance(card, texts)
    said = sentences(card, texts)
    return {
        **_card_data(card),
        "cost_signs": _to_win(card, plain),
        "point_signs": star,
        "lines": rows,
        "sentences": said[: len(said) - len(told)],
        "mark": faces.SIGNS["designed"][plain] if told else "",
        "origin": [texts.say("cadwallon-title"), *told],
    }


def _to_win(card: Card, plain: bool) -> list[Fragment]:
    """The threshold of a stake and, of a personality, its price."""
    if not card.stake:
        return []
    found: list[Fragment] = [(f"{card.threshold}{faces.SIGNS[card.main][plain]}", "gold")]
    if card.price:
        found += [(" / ", "quiet"), (f"{card.price}{faces.SIGNS['financial'][plain]}", "financial")]
    return found


# --- moves ---

GROUPS = {
    "place": "place", "move": "place", "smuggle": "place", "play": "use", "bribe with": "bribe",
    "muster militia with": "muster", "store": "discard",
}


def group(action: Action) -> str:
    """The kind of heading a legal move is listed under."""
    return GROUPS.get(action.verb, "choose")


def heading(seen: Seen, action: Action, texts: TextSource) -> str:
    """The heading of a move: an agent that may go to several piles heads a row of them."""
    kind = group(action)
    return card_name(action.card, texts) if kind == "place" else texts.say(f"cadwallon-group-{kind}")


def label(seen: Seen, action: Action, texts: TextSource, names: Sequence[str]) -> list[Fragment]:
    """A move as it stands under its heading: a pile, a card, a player, or a few words."""
    return [(_label(seen, action, texts, names), "text")]


def _label(seen: Seen, action: Action, texts: TextSource, names: Sequence[str]) -> str:
    codec = _edition(seen).codec
    name = card_name(action.card, texts) if action.card else ""
    piles = [pile_name(pile, texts, names, seen.seat) for pile in codec.piles]
    message = f"cadwallon-move-{action.verb.replace(' ', '-')}"
    match SHAPE_OF[action.verb]:
        case Shape.CARD_AT if action.verb in ("place", "move", "smuggle"):
            return piles[action.number]
        case Shape.CARD:
            return name
        case Shape.PILE:
            return piles[action.number]
        case Shape.SEAT:
            return names[action.number]
        case Shape.GUILD:
            return card_name(GUILDS[action.number - 1], texts)
        case Shape.TWO_CARDS:
            return texts.say(message, card=name, other=card_name(codec.card(action.amount[0]).id, texts))
        case Shape.TWO_PILES:
            return texts.say(message, pile=piles[action.number], other=piles[action.amount[0]])
        case Shape.PILE_SEAT:
            return texts.say(message, pile=piles[action.number], who=names[action.amount[0]])
        case Shape.CARD_AT:
            return texts.say(message, card=name, pile=piles[action.number])
    return texts.say(message)


def hint(seen: Seen, action: Action, texts: TextSource, plain: bool = False) -> list[Fragment]:
    """What a move is about, as signs: what a card shows, what a pile offers, or whether a bribe will do."""
    if action.verb == "bribe with":
        return _bribe(seen, action, texts)
    if action.verb in ("place", "move", "smuggle"):
        return _worth(seen, action, plain)
    if action.verb == "lead":
        return icons(_find(GUILDS[action.number - 1], seen), texts, plain)
    if SHAPE_OF[action.verb] == Shape.PILE:
        return _stake(seen, action.number, texts, plain)
    if SHAPE_OF[action.verb] == Shape.TWO_PILES:
        gap: list[Fragment] = [("   ", "text")]
        return _stake(seen, action.number, texts, plain) + gap + _stake(seen, action.amount[0], texts, plain)
    if action.card and action.verb not in ("store", "keep", "muster militia with"):
        return icons(_find(action.card, seen), texts, plain)
    return []


def _bribe(seen: Seen, action: Action, texts: TextSource) -> list[Fragment]:
    """What a bribe adds up to and whether it wins, as in '4 + 3 of 7 wins'."""
    parts, price = bribe_parts(seen, action)
    wins = sum(parts) >= price
    said = " + ".join(str(part) for i, part in enumerate(parts) if part or i < 2)
    outcome = texts.say(f"cadwallon-hint-bribe-{'wins' if wins else 'fails'}")
    return [(texts.say("cadwallon-hint-bribe", sum=said, price=price), "financial" if wins else "quiet"),
            (outcome, "text" if wins else "quiet")]


def _worth(seen: Seen, action: Action, plain: bool) -> list[Fragment]:
    """What an agent adds in the power that is contested at a pile."""
    stake = _stake_of(seen, action.number)
    if stake is None:
        return []
    n = _find(action.card, seen).values[POWERS.index(stake.main)]
    return [(f"+{n}{faces.SIGNS[stake.main][plain]}", stake.main if n else "quiet")]


def _stake_of(seen: Seen, pile: int) -> Card | None:
    card = imagined(seen).cells[STAKE + pile]
    return _edition(seen).codec.card(card) if card else None


def _stake(seen: Seen, pile: int, texts: TextSource, plain: bool) -> list[Fragment]:
    stake = _stake_of(seen, pile)
    if stake is None:
        return []
    designed: list[Fragment] = [sign("designed", plain)] if stake.designed else []
    return [(card_name(stake.id, texts), "text"), *designed, (" ", "text"), *_to_win(stake, plain)]


def weighty(decision: Decision) -> bool:
    """Whether a decision is part of a turn. The choices before the first round flow on without a pause."""
    return decision.kind not in ("guild", "objectives")
