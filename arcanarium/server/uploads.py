"""Uploaded records: what is checked before any work is done, and what a worker finds out about one.

Nothing here runs on the event loop but `too_large`, which only counts.
"""
from __future__ import annotations

from dataclasses import replace
from typing import Literal, NamedTuple

from arcanarium.core.errors import ArcanariumError, ConfigError, RecordError
from arcanarium.core.game import Game
from arcanarium.core.record import parse_record
from arcanarium.server.journal import Entry, SeatPlan, TableSetup
from arcanarium.server.lists import summary_of
from arcanarium.server.messages import write
from arcanarium.server.room import Room, checked
from arcanarium.table.played import players_of

LONGEST_RECORD = 400_000
"""The most bytes of an uploaded record."""
LONGEST_GAME, LONGEST_LINE, LONGEST_NAME = 5000, 2000, 60
"""The most lines that an uploaded record may have, the most bytes of a line, and the most characters of a name."""
TOO_LONG = "this is longer than any game"


class Examined(NamedTuple):
    """What a worker found out about a record: what is stored of it, or why it is refused."""

    setup: str = ""
    record: str = ""
    summary: str = ""
    code: Literal["", "bad-setup", "bad-record"] = ""
    reason: str = ""


def too_large(body: bytes) -> bool:
    """Whether a record is longer than that of any game."""
    return body.count(b"\n") > LONGEST_GAME + 20 or max(map(len, body.split(b"\n"))) > LONGEST_LINE


def examine(body: bytes, id: str, host: str, now: float) -> Examined:
    """Read and replay a record for a table with an id and a host. Runs in a worker."""
    try:
        return _examined(body, id, host, now)
    except UnicodeDecodeError:
        return Examined(code="bad-record", reason="this is no text")
    except ConfigError as error:
        return Examined(code="bad-setup", reason=str(error))
    except ArcanariumError as error:
        return Examined(code="bad-record", reason=str(error))


def _examined(body: bytes, id: str, host: str, now: float) -> Examined:
    record = parse_record(body.decode())
    if record.position:  # a position could be any, and could name card files of this machine
        raise RecordError("only games that were played from their start can be looked at here")
    if len(record.lines) > LONGEST_GAME or any(len(name) > LONGEST_NAME for name in record.names):
        raise RecordError(TOO_LONG)
    config = record.config
    players = players_of(record)
    setup = TableSetup(
        config.game, tuple(SeatPlan("bot", player.bot) if player.bot else SeatPlan("person") for player in players),
        config.sets, config.variant, dict(config.options))
    setup = checked(setup)  # before anything is replayed: options must not name files of this machine
    game = Game.from_record(replace(record, names=tuple(player.name for player in players)))  # everyone has a name here
    if not game.over:
        raise RecordError("this game is not finished; only finished games can be looked at here")
    room = Room(id, host, setup)
    room.apply(Entry(0, now, "begin", -1, {"record": game.record()}))
    return Examined(write(setup).decode(), game.record(), write(summary_of(room)).decode())


def refused_as(found: Examined) -> ArcanariumError:
    """The error that tells why a record was refused."""
    return ConfigError(found.reason) if found.code == "bad-setup" else RecordError(found.reason)
