"""Events, questions and refusals put into words: which message of cadwallon-events.ftl or
cadwallon-asking.ftl, and what fills it. A line of the log is a player and what the player did:
"Bob shows Fence at your left pile, offers Drinking Horn"."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from arcanarium.cadwallon.face.faces import CARD_MESSAGE
from arcanarium.cadwallon.state.assemble import FREE
from arcanarium.core.contract import Decision, Event, TextSource
from arcanarium.core.record import SEATS
from arcanarium.engine.telling import listed, log, player_names

STARTS = {"placed", "played", "stored", "won", "robbed", "guild_chosen", "achieved"}
"""Kinds that begin a line of their own."""
WHOLE = {"first_player", "round_began", "moved", "scored", "game_won"}
"""Kinds that are a line by themselves, like all that nobody did."""
BY_SEAT = {"drew", "objective_dealt"}
"""Kinds of which several in a row by one player are told together."""
BY_PILE = {"turned_up", "saw"}
"""Kinds of which several in a row by one player at one pile are told together."""
TOGETHER = {"revealed", "unreached", "scored", "game_won"}
"""Kinds of which all in a row are told together, whoever did them."""
TOLD_LAST = ("achieved", "scored", "tie_broken", "game_won")
"""Kinds that are told last, in this order."""
SILENT = {"returned", "militia_left"}
"""Kinds that are not told, because the rules let them follow by themselves."""
PRIVATE = {"saw", "objective_dealt", "mustered"}
"""Kinds that are told only to viewers who may know the card."""


def card_name(id: str, texts: TextSource) -> str:
    """The name of a card in the language of the player."""
    return texts.say(CARD_MESSAGE + id) if texts.has(CARD_MESSAGE + id) else id.replace("_", " ").title()


def pile_name(pile: str, texts: TextSource, names: Sequence[str] = SEATS, viewer: int = -1) -> str:
    """The name of a pile as it stands inside a sentence: "Bob's left pile". Where no names are told, players are called
    by the letters of their seats."""
    if pile == FREE:
        return texts.say("cadwallon-pile-free")
    owners, _, side = pile.partition(" ")
    seats = [SEATS.index(letter) for letter in owners]
    if side:
        own = "yes" if seats[0] == viewer else "no"
        return texts.say(f"cadwallon-pile-{side}", you=own, who=names[seats[0]])
    own_first = sorted(seats, key=lambda seat: seat != viewer)
    return texts.say("cadwallon-pile-between", names=player_names(own_first, texts, names, viewer))


# --- the log ---


def tell(events: Iterable[Event], texts: TextSource, names: Sequence[str], viewer: int) -> list[str]:
    """Lines of a log in the words of one viewer."""
    return log(_runs(events), lambda run: _phrase(run, texts, names, viewer), texts, names, viewer, WHOLE, STARTS)


def _runs(events: Iterable[Event]) -> list[list[Event]]:
    """Events that are told together, without those that go without saying: that all draw when a round begins."""
    kept: list[Event] = []
    opening = False
    for event in events:
        unknown = "card" not in event.facts
        opening = event.kind == "round_began" or (opening and event.kind in ("drew", "reshuffled"))
        implied = event.kind in SILENT or (opening and event.kind == "drew")
        if not implied and not (unknown and event.kind in PRIVATE):
            kept.append(event)
    kept.sort(key=lambda event: TOLD_LAST.index(event.kind) if event.kind in TOLD_LAST else -1)
    return [[event for _, event in run] for _, run in groupby(enumerate(kept), lambda item: _alike(*item))]


def _alike(place: int, event: Event) -> tuple[str, int, str]:
    """A key that is the same for events in a row that are told together."""
    if event.kind in TOGETHER:
        return event.kind, -1, ""
    if event.kind in BY_SEAT:
        return event.kind, event.seat, ""
    return event.kind, event.seat, event.facts["pile"] if event.kind in BY_PILE else str(place)


def _phrase(run: list[Event], texts: TextSource, names: Sequence[str], viewer: int) -> str:
    event = run[0]
    cards = [card_name(one.facts["card"], texts) for one in run if "card" in one.facts]
    if event.kind == "revealed":
        cards = [texts.say("cadwallon-log-at", card=card, pile=pile_name(one.facts["pile"], texts, names, viewer))
                 for card, one in zip(cards, run, strict=True)]
    args: dict[str, str | int] = {
        "you": "yes" if event.seat == viewer and viewer >= 0 else "no",
        "who": names[event.seat] if event.seat >= 0 else "",
        "n": len(run),
        "card": listed(cards, texts) if cards else "",
        "known": "yes" if cards else "no",
    }
    for name, fact in event.facts.items():
        if name in ("pile", "other"):
            args[name] = pile_name(fact, texts, names, viewer)
        elif name == "guild":
            args[name] = card_name(fact, texts)
        elif name == "by":
            args[name] = player_names([fact], texts, names, viewer)
        elif name != "card":
            args[name] = int(fact)
    if event.kind == "scored":
        args["scores"] = listed([texts.say("log-score", who=names[e.seat], n=e.facts["points"]) for e in run], texts)
    elif event.kind == "game_won":
        args["winners"] = player_names([one.seat for one in run], texts, names, viewer, acting=True)
    return texts.say(f"cadwallon-event-{event.kind}", **args)


# --- questions and refusals ---


def ask(decision: Decision, texts: TextSource, names: Sequence[str]) -> str:
    """The question a player is asked."""
    return texts.say(f"cadwallon-ask-{decision.kind}", card=card_name(decision.card, texts) if decision.card else "")


def why(reason: str, texts: TextSource) -> str:
    """Why a move is not possible, from the reason that the rules gave: `cadwallon-why-no-agent|pile=free`."""
    message, *rest = reason.split("|")
    facts: dict[str, str | int] = {}
    for item in rest:
        name, _, fact = item.partition("=")
        if name == "pile":
            fact = pile_name(fact, texts)
        elif name in ("card", "stake"):
            fact = card_name(fact, texts)
        elif name == "wanted":
            facts["which"] = fact
            fact = texts.say(f"cadwallon-kind-{fact}", n=1)
        facts[name] = int(fact) if fact.isdecimal() else fact
    return texts.say(message, **facts)
