"""Tables that exist on a page only: those of lessons and puzzles, for one person, with nobody else at them."""
from __future__ import annotations

from collections.abc import Sequence

from arcanarium.core.game import Game
from arcanarium.locale import Texts
from arcanarium.server.frames import Frame, state_frame, table_frame
from arcanarium.server.journal import SeatPlan, TableSetup
from arcanarium.server.room import Room
from arcanarium.table.played import PlayedGame

ME = "me"


def staged_table(id: str, game: Game, seat: int, names: Sequence[str], texts: Texts) -> Frame:
    """The table frame of such a table."""
    config = game.config
    seats = tuple(SeatPlan("me" if each == seat else "person") for each in range(config.seats))
    setup = TableSetup(config.game, seats, config.sets, config.variant, dict(config.options), hints=False)
    room = Room(id, ME, setup)
    for each, name in zip(room.seats, names, strict=False):
        each.name, each.user = name, name
    room.seats[seat].user = ME
    room.played = PlayedGame(game, room.seats)
    return table_frame(room, ME, [0.0] * config.seats, 0, 0.0, texts) | {"now": None}


def staged_state(
    game: Game, seat: int, names: Sequence[str], texts: Texts, step: int, cause: str, since: int = -1,
) -> Frame:
    """The state frame of such a table: nothing is taken back there, and nothing asked for."""
    made = state_frame(game, seat, names, texts, step, cause, step, since=since)
    return made | {"undo": {"can": False, "why": ""}, "requests": []}
