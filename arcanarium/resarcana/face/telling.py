"""Events, questions and refusals put into words. The words come from the texts of a language; here is only which
message, and what fills it.

A line of the log is a player and what the player did, phrase by phrase: "Bob uses Vault, pays 1 Gold". A phrase is
the message `resarcana-event-KIND`; facts about nobody in particular are whole lines.
"""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from arcanarium.core.contract import Decision, Event, TextSource
from arcanarium.engine.telling import listed, log, player_names
from arcanarium.resarcana.cards.card import ESSENCES
from arcanarium.resarcana.notation.codec import read_pool, unpack

CARD_MESSAGE = "resarcana-card-"
"""What the message of a card's name begins with; its id follows."""
STARTS = {"used", "placed", "claimed", "passed", "reacted", "answered", "lost", "collected", "order_asked"}
"""Kinds that begin a line of their own."""
WHOLE = {"game_began", "first_player", "place_laid", "monument_shown", "round_began", "checked", "scored", "won",
         "match_won"}
"""Kinds that are a line by themselves."""
ALIKE = {"place_laid", "monument_shown", "scored", "drew", "straightened", "turned", "put_back", "picked"}
"""Kinds of which several in a row are told together."""
SILENT = {"no_winner", "dealt"}
"""Told by what comes before or after it."""


def card_name(id: str, texts: TextSource) -> str:
    """The name in the language of the player; a card of the user's own is called by its id."""
    return texts.say(CARD_MESSAGE + id) if texts.has(CARD_MESSAGE + id) else id.replace("_", " ").title()


def pool_words(amount: Sequence[int], texts: TextSource) -> str:
    """'2 Elan and 1 Gold'."""
    return listed(_counted(amount, texts, "resarcana-essence-counted") or [texts.say("resarcana-nothing")], texts)


def _counted(amount: Sequence[int], texts: TextSource, message: str) -> list[str]:
    kinds = [(kind, n) for kind, n in zip(ESSENCES, amount, strict=True) if n]
    return [texts.say(message, n=n, kind=texts.say(f"resarcana-essence-{kind}", n=n)) for kind, n in kinds]


# --- the log ---


def tell(events: Iterable[Event], texts: TextSource, names: Sequence[str], viewer: int) -> list[str]:
    """Lines of a log in the words of one viewer, who is 'you' in them (and nobody for a spectator)."""
    return log(_runs(events), lambda run: _phrase(run, texts, names, viewer), texts, names, viewer, WHOLE, STARTS)


def _runs(events: Iterable[Event]) -> list[list[Event]]:
    """Events that are told together, without those that another one implies."""
    kept: list[Event] = []
    used = ""
    for event in events:
        card = event.facts.get("card", "")
        if event.kind in ("used", "reacted"):
            used = card
        implied = event.kind in SILENT or (event.kind, card) == ("turned", used)
        implied |= event.kind == "checked" and event.seat < 0  # the points that follow tell it
        priced = kept[-1:] and kept[-1].kind == "paid" and kept[-1].facts.get("card", card) == card
        if event.kind in ("placed", "claimed") and priced:
            event = Event(event.kind, event.seat, {**event.facts, "amount": kept.pop().facts["amount"]})
        if not implied:
            kept.append(event)
    merged: list[list[Event]] = []
    for (kind, _), found in groupby(kept, lambda event: (event.kind, event.seat if event.kind != "scored" else 0)):
        run = list(found)
        merged += [run] if kind in ALIKE else [[event] for event in run]
    return merged


def _phrase(run: list[Event], texts: TextSource, names: Sequence[str], viewer: int) -> str:
    event = run[0]
    cards = [card_name(one.facts["card"], texts) for one in run if "card" in one.facts]
    args: dict[str, str | int] = {
        "you": "yes" if event.seat == viewer and viewer >= 0 else "no",
        "who": names[event.seat] if event.seat >= 0 else "",
        "seat": event.seat,
        "n": len(run),
        "card": listed(cards, texts) if cards else "",
        "known": "yes" if cards else "no",
        "priced": "yes" if any(event.facts.get("amount", ())) else "no",
    }
    for name, fact in event.facts.items():
        if name != "card":
            args[name] = _said(name, fact, texts, names, viewer)
    if event.kind == "scored":
        args["scores"] = listed([texts.say("log-score", who=names[e.seat], n=e.facts["points"]) for e in run], texts)
    return texts.say(f"resarcana-event-{event.kind}", **args)


def _said(name: str, fact: Any, texts: TextSource, names: Sequence[str], viewer: int) -> str | int:
    if name == "amount":
        return pool_words(fact, texts)
    if name in ("hit", "winners"):
        return player_names(fact, texts, names, viewer, acting=name == "winners")
    if name == "of":
        return names[int(fact)]
    if name == "back":
        return card_name(fact, texts)
    if name == "wins":
        return f"{fact >> 8}:{fact & 255}"
    return int(fact)


# --- questions and refusals ---


def ask(decision: Decision, texts: TextSource, names: Sequence[str]) -> str:
    """The question a player is asked."""
    kind = decision.kind + (f"-{decision.facts['part']}" if "part" in decision.facts else "")
    if kind == "gain" and not decision.card:
        kind = "exchange"  # of a pearl, which no card does
    facts = {name: fact for name, fact in decision.facts.items() if isinstance(fact, int)}
    checker = decision.facts.get("checker", -1)
    owner = decision.facts.get("by", -1)
    who = names[max(checker, owner)] if max(checker, owner) >= 0 else ""
    card = card_name(decision.card, texts) if decision.card else ""
    caused = "own" if owner == decision.seat else "yes" if who else "no"
    return texts.say(f"resarcana-ask-{kind}", card=card, who=who, caused=caused, **facts)


def why(reason: str, texts: TextSource) -> str:
    """Why a move is not possible, from the reason that the rules gave, such as
    `resarcana-why-needs|amount=2E|any=1|card=vault`. The card is the subject; where none is told, it is “it”."""
    message, *rest = reason.split("|")
    facts = dict(item.split("=", 1) for item in rest)
    named = facts.pop("card", "")
    subject = {"card": card_name(named, texts) if named else "", "named": "yes" if named else "no"}
    if message == "resarcana-why-needs":
        missing = _counted(unpack(read_pool(facts["amount"]) or 0), texts, "resarcana-why-more")
        if any_kind := int(facts["any"]):
            missing.append(texts.say("resarcana-why-more-any", n=any_kind))
        return texts.say(message, what=listed(missing or [texts.say("resarcana-nothing")], texts), **subject)
    return texts.say(message, **subject, **{name: int(value) for name, value in facts.items()})
