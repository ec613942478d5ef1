"""What a reader is sent: see docs/protocol.md. A state is made from an Observation, so that it cannot tell a secret."""
from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arcanarium.core.contract import PUBLIC, Decision, Event, Observation
from arcanarium.core.game import Game, Move
from arcanarium.core.telling import TextSource
from arcanarium.server.room import Room
from arcanarium.table.show import Show, presentation, request_message

Frame = dict[str, Any]


def state_frame(
    game: Game, viewer: int, names: Sequence[str], texts: TextSource, step: int, cause: str, asked_at: int = 0,
    era: int = 0,
) -> Frame:
    """The game as a seat, or PUBLIC, may see it, with what the latest decision or request brought. After an undo that
    is a request made since the decision taken back: it stays, and is told again."""
    show = presentation(game.config.game)
    seen = game.observe(viewer)
    events = game.events(viewer)
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
        "requests": [request_frame(name, texts) for name in game.requests(viewer)],
        "events": [event_frame(event) for event in events] if cause != "join" else [],
        "lines": show.tell(events, texts, names, viewer) if cause != "join" else [],
        "result": {"points": result.points, "winners": result.winners, "rounds": result.rounds} if result else None,
    }


def event_frame(event: Event) -> Frame:
    return {"kind": event.kind, "seat": event.seat, "facts": event.facts}


def request_frame(name: str, texts: TextSource) -> Frame:
    message = request_message(name)
    return {"name": name, "title": texts.say(message), "hint": texts.say(f"{message}-hint")}


def ask_frame(game: Game, seen: Observation, names: Sequence[str], texts: TextSource) -> Frame:
    """What a seat must decide: all it may do, what to propose, and why the rest is not possible."""
    show, seat = presentation(game.config.game), seen.seat
    asked = _asked(show, seen, game.decision(seat), game.legal(seat), show.default(seen), names, texts)
    plan = [_asked(show, question["seen"], question["decision"], question["moves"], question["default"], names, texts)
            for question in show.plan(seen)]
    return {**asked, "why": show.refusals(seen, texts), "plan": plan}


def _asked(
    show: Show, seen: Any, decision: Decision, moves: Sequence[Move], default: int | None, names: Sequence[str],
    texts: TextSource,
) -> Frame:
    ordered = sorted(moves, key=lambda move: show.ORDER.index(show.group(move.action))) if show.ORDER else moves
    return {
        "kind": decision.kind,
        "card": decision.card,
        "facts": decision.facts,
        "question": show.ask(decision, texts, names),
        "moves": [_move(show, seen, move, names, texts) for move in ordered],
        "default": next((i for i, move in enumerate(ordered) if move.number == default), None),
    }


def _move(show: Show, seen: Any, move: Move, names: Sequence[str], texts: TextSource) -> Frame:
    action = move.action
    return {
        "move": move.text, "verb": action.verb, "card": action.card, "number": action.number, "amount": action.amount,
        "group": show.group(action), "heading": show.heading(seen, action, texts),
        "label": show.label(seen, action, texts, names), "hint": show.hint(seen, action, texts),
        "targets": show.targets(seen, action), "confirm": show.confirm(seen, action, texts),
    }


def table_frame(room: Room, user: str, away: Sequence[float], watchers: int, now: float) -> Frame:
    """Who sits where, and how the table stands, as one user sees it. `away` is for how long each has been away; who is
    here has 0."""
    setup, clock, request = room.setup, room.setup.clock, room.request
    seats = []
    for i, seat in enumerate(room.seats):
        seats.append({
            "name": seat.name,
            "kind": seat.kind,
            "bot": seat.bot,
            "here": not away[i],
            "away": None if seat.bot else away[i],
            "stand_in": seat.stand_in,
            "left": seat.left,
            "bank": seat.bank if clock else None,
            "due": room.due(i),
        })
    return {
        "t": "table", "table": room.id, "game": setup.game, "sets": setup.sets, "variant": setup.variant,
        "options": setup.options, "status": room.status, "reason": room.broken, "open": setup.open, "pace": setup.pace,
        "host": bool(user) and room.host == user, "you": room.seat_of(user), "watchers": watchers,
        "clock": {"bank": clock.bank, "each": clock.each} if clock else None, "now": now, "seats": seats,
        "request": {"seat": request.seat, "step": request.to, "agreed": sorted(request.agreed),
                    "asked": room.asked_to_undo()} if request else None,
    }


def chat_frame(room: Room, latest: int = 0) -> Frame:
    lines = list(room.chat)[-latest:] if latest else list(room.chat)
    return {"t": "chat", "lines": [{"who": said.who, "seat": said.seat, "text": said.text, "at": said.at}
                                   for said in lines]}
