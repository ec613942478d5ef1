"""The frames that clients are sent (see docs/protocol.md). A state frame is made from an Observation, so it cannot hold
a secret of another seat."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arcanarium.bots.people import shown_names
from arcanarium.core import registry
from arcanarium.core.contract import (
    PUBLIC,
    AnyFace,
    Decision,
    Event,
    News,
    Note,
    Observation,
    TextSource,
    request_message,
)
from arcanarium.core.game import Game, Move
from arcanarium.learn.coaching import notes
from arcanarium.server.room import Room

Frame = dict[str, Any]


def state_frame(
    game: Game, viewer: int, names: Sequence[str], texts: TextSource, step: int, cause: str, asked_at: int = 0,
    era: int = 0, since: int = -1, coach: bool = False,
) -> Frame:
    """The game as a seat, or PUBLIC, may see it, with the events of the latest decision or request. After an undo these
    are the events of requests made since the decision that was undone: they stay, and are sent again. `since` is the
    latest step at which the viewer decided."""
    show = registry.face(game.config.game)
    seen = game.observe(viewer)
    events = game.events(viewer) if cause != "join" else []
    why = game.why_no_undo(viewer) if viewer != PUBLIC else ""
    result = game.result
    score = [[(source, n, show.source_name(source, texts)) for source, n in column] for column in show.score(seen)]
    return {
        "t": "state",
        "step": step,
        "era": era,
        "cause": cause,
        "view": show.view(seen),
        "score": score,
        "ask": ask_frame(game, seen, names, texts) | {"at": asked_at} if viewer in game.owing else None,
        "undo": {"can": viewer != PUBLIC and not why, "why": texts.say(why) if why else ""},
        "requests": [request_frame(game.config.game, name, texts) for name in game.requests(viewer)],
        "since": since,
        "events": [event_frame(event) for event in events],
        "lines": show.tell(events, texts, names, viewer),
        "news": [news_frame(one) for one in show.news(events, texts, names, viewer)],
        "touched": show.touched(seen, events),
        "result": {"points": result.points, "winners": result.winners, "rounds": result.rounds} if result else None,
        "coach": [note_frame(note) for note in notes(game.config.game, seen, texts, names)] if coach else None,
    }


def note_frame(note: Note) -> Frame:
    """What the coach says, as data for JSON."""
    return {"kind": note.kind, "text": note.text, "targets": note.targets}


def event_frame(event: Event) -> Frame:
    """An event as data for JSON."""
    return {"kind": event.kind, "seat": event.seat, "facts": event.facts}


def news_frame(news: News) -> Frame:
    """Something to notice, as data for JSON."""
    return {"words": news.words, "targets": news.targets, "step": news.step}


def request_frame(game: str, name: str, texts: TextSource) -> Frame:
    """A request that a seat may make, with its title and explanation."""
    message = request_message(game, name)
    return {"name": name, "title": texts.say(message), "hint": texts.say(f"{message}-hint")}


def ask_frame(game: Game, seen: Observation, names: Sequence[str], texts: TextSource) -> Frame:
    """The question that a seat must answer: its legal moves, the one to propose, and why other things are refused."""
    show, order, seat = registry.face(game.config.game), registry.spec(game.config.game).about.order, seen.seat
    asked = _asked(show, order, seen, game.decision(seat), game.legal(seat), show.default(seen), names, texts)
    plan = [_planned(show, order, one, names, texts) for one in show.plan(seen)]
    return {**asked, "why": show.refusals(seen, texts), "plan": plan}


def _planned(
    show: AnyFace, order: Sequence[str], one: dict[str, Any], names: Sequence[str], texts: TextSource,
) -> Frame:
    """One of the questions that are answered together, with what the game tells of the outcome."""
    asked = _asked(show, order, one["seen"], one["decision"], one["moves"], one["default"], names, texts)
    changes = {move.text: change for move, change in zip(one["moves"], one.get("changes", ()), strict=False)}
    moves = [move | {"change": changes[move["move"]]} if changes else move for move in asked["moves"]]
    return {**asked, "moves": moves, "have": one.get("have")}


def _asked(
    show: AnyFace, order: Sequence[str], seen: Any, decision: Decision, moves: Sequence[Move], default: int | None,
    names: Sequence[str], texts: TextSource,
) -> Frame:
    ordered = sorted(moves, key=lambda move: order.index(show.group(move.action))) if order else moves
    return {
        "kind": decision.kind,
        "card": decision.card,
        "facts": decision.facts,
        "question": show.ask(decision, texts, names),
        "moves": [_move(show, seen, move, names, texts) for move in ordered],
        "default": next((i for i, move in enumerate(ordered) if move.number == default), None),
    }


def _move(show: AnyFace, seen: Any, move: Move, names: Sequence[str], texts: TextSource) -> Frame:
    action = move.action
    return {
        "move": move.text, "verb": action.verb, "card": action.card, "number": action.number, "amount": action.amount,
        "group": show.group(action), "heading": show.heading(seen, action, texts),
        "label": show.label(seen, action, texts, names), "hint": show.hint(seen, action, texts),
        "targets": show.targets(seen, action), "confirm": show.confirm(seen, action, texts),
    }


def table_frame(
    room: Room, user: str, away: Sequence[float], watchers: int, now: float, texts: TextSource,
) -> Frame:
    """The seats and the status of a table, for one user. `away` has for each seat the seconds since its user was
    connected; 0 if the user is connected now."""
    setup, clock, request = room.setup, room.setup.clock, room.undo_request
    seats = []
    names = shown_names([seat.name for seat in room.seats], texts)
    for i, seat in enumerate(room.seats):
        seats.append({
            "name": names[i],
            "kind": seat.kind,
            "guest": seat.guest,
            "bot": seat.bot,
            "here": not away[i],
            "away": None if seat.bot else away[i],
            "stand_in": seat.stand_in,
            "left": seat.left,
            "bank": seat.bank if clock else None,
            "due": room.due(i),
            "host": bool(seat.user) and seat.user == room.host,
            "ready": seat.ready,
            "coach": seat.coach,
            "kept": {"name": seat.invited, "you": bool(user) and seat.kept_for == user} if seat.kept else None,
        })
    return {
        "t": "table", "table": room.id, "game": setup.game, "sets": setup.sets, "variant": setup.variant,
        "options": setup.options, "status": room.status, "reason": room.broken or room.closed or "", "open": setup.open,
        "pace": setup.pace, "hints": setup.hints, "coach": setup.coach,
        "host": bool(user) and room.host == user, "you": room.seat_of(user), "watchers": watchers,
        "clock": {"bank": clock.bank, "each": clock.each} if clock else None, "now": now, "seats": seats,
        "request": {"seat": request.seat, "step": request.to, "agreed": sorted(request.agreed),
                    "asked": room.asked_to_undo(), "back": room.undone_by(request.to)} if request else None,
        "wait": room.waits, "start": may_start(room, user, away), "seed": seed_frame(room, user),
        "day": room.origin.day,
        "next": {how: {"table": made.table, "seat": made.seat} for how, made in room.rematches.items()},
    }


def may_start(room: Room, user: str, away: Sequence[float]) -> bool:
    """Whether a user may start the game: the host, or anyone with a seat once all are ready and the host is away."""
    host, seat = room.seat_of(room.host), room.seat_of(user)
    if not room.waits or room.status != "open" or not user:
        return False
    return user == room.host or seat != PUBLIC and room.all_ready() and (host == PUBLIC or bool(away[host]))


def seed_frame(room: Room, user: str) -> Frame | None:
    """What is told of the seed: who chose it, if anybody did, and the seed itself. It tells all cards, so while the
    game lasts only the host who chose it is told; that of a daily deal is told by `daily` when its day is over."""
    over, host = room.status == "over", bool(user) and user == room.host
    if room.setup.seed:
        return {"by": "host", "value": room.setup.seed if over or host else None}
    if room.origin.seed:
        return {"by": room.origin.how, "value": room.origin.seed if over and not room.origin.day else None}
    return None


def chat_frame(room: Room, latest: int = 0) -> Frame:
    """The chat of a room, or only its latest lines."""
    lines = list(room.chat)[-latest:] if latest else list(room.chat)
    return {"t": "chat", "lines": [{"who": said.who, "guest": said.guest, "seat": said.seat, "text": said.text,
                                    "at": said.at} for said in lines]}
