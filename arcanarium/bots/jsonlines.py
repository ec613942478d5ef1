"""The words of the bot protocol: lines of JSON, for bots that are programs and for programs that drive games.

docs/bot-protocol.md describes each field.
"""
from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import IO, Any

from arcanarium.core import registry
from arcanarium.core.config import Config
from arcanarium.core.contract import Action, AnyRules, Observation, Result
from arcanarium.core.game import Move, nearest_texts
from arcanarium.core.record import tidy

PROTOCOL = 1
"""The version of the protocol. It is raised when a program that was written for it would have to be changed."""
LONGEST_LINE = 1 << 20
"""How many bytes a line may have that we read."""


class BadLine(Exception):
    """A line that is not what was asked for. The text says what is wrong, for whoever wrote the program."""


def written(message: dict[str, Any]) -> bytes:
    """A message as one line."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"), default=list).encode() + b"\n"


def read_message(line: bytes) -> dict[str, Any]:
    """The object in a line, or BadLine."""
    if len(line) > LONGEST_LINE:
        raise BadLine(f"a line of more than {LONGEST_LINE} bytes")
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        raise BadLine(f"a line that is no JSON: {shown(line)}") from None
    if not isinstance(found, dict):
        raise BadLine(f"a line that is no JSON object: {shown(line)}")
    return found


def shown(line: bytes) -> str:
    """The beginning of a line, as it can be printed."""
    text = line[:80].decode("utf-8", "replace").strip()
    return "".join(sign if sign.isprintable() else "?" for sign in text) + ("…" if len(line) > 80 else "")


def lines_of(stream: IO[bytes]) -> Iterator[bytes]:
    """The lines of a stream without their ends. Of one that is too long only so much is kept that it is refused."""
    while line := stream.readline(LONGEST_LINE + 2):
        rest = line
        while rest and not rest.endswith(b"\n"):  # the rest of a long line, or the end of the stream
            rest = stream.readline(LONGEST_LINE)
        yield line.removesuffix(b"\n")


# --- what is in messages ---


def config_fields(config: Config) -> dict[str, Any]:
    return {"game": config.game, "seats": config.seats, "variant": config.variant, "sets": list(config.sets),
            "options": dict(config.options), "version": config.version}


def result_fields(result: Result) -> dict[str, Any]:
    return {"points": list(result.points), "winners": list(result.winners), "rounds": result.rounds}


def move_fields(move: Move) -> dict[str, Any]:
    return {"number": move.number, "text": move.text, "action": asdict(move.action)}


def view_of(rules: AnyRules, seen: Observation) -> dict[str, Any]:
    """The table as a viewer sees it; empty in a game that nobody has drawn yet."""
    face = registry.spec(rules.name).face
    return face.view(seen) if face else {}


def legal_moves(rules: AnyRules, state: Any, seat: int) -> list[Move]:
    return [Move(n, rules.action_text(state, n), rules.action_value(state, n)) for n in map(int, state.legal(seat))]


def decision_fields(rules: AnyRules, state: Any, seen: Observation, moves: list[Move]) -> dict[str, Any]:
    """All about the decision of a seat: the question, what the seat sees, and its legal moves. `state` may be any that
    agrees with what is seen."""
    question = asdict(rules.decision(state, seen.seat))
    listed = [move_fields(move) for move in moves]
    return {"seat": seen.seat, "decision": question, "view": view_of(rules, seen), "moves": listed}


def action_of(fields: dict[str, Any]) -> Action:
    """The action of an object with some of the fields verb, card, number and amount, or BadLine."""
    try:
        return Action(**{**fields, "amount": tuple(fields.get("amount", ()))})
    except TypeError:
        raise BadLine(f"a move has the fields verb, card, number and amount: {fields!r:.80}") from None


def chosen(answer: object, moves: list[Move]) -> int:
    """The number of the legal move that an answer names by its number, its text or its structured value."""
    if isinstance(answer, dict):
        action = action_of(answer)
        found = [move.number for move in moves if move.action == action]
    elif isinstance(answer, str):
        wanted = tidy(answer).casefold()
        found = [move.number for move in moves if move.text.casefold() == wanted]
    elif isinstance(answer, int) and not isinstance(answer, bool):
        found = [move.number for move in moves if move.number == answer]
    else:
        raise BadLine(f"a move is a number, a text or an object, not {answer!r:.80}")
    if not found:
        near = nearest_texts(answer, moves) if isinstance(answer, str) else ()
        hint = f"; did it mean {near[0]!r}?" if near else ""
        raise BadLine(f"the move {answer!r:.80} is not legal here{hint}")
    return found[0]
