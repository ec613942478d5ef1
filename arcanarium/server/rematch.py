"""After a game: the players go on at a new table, with the seats rotated.

Whoever asks first opens the table, the others are offered the seats that are kept for them. Three tables can follow a
game: the same `again`, one with `stronger` bots, and one with the same `deal`, where each gets the cards of the next.
"""
from __future__ import annotations

from itertools import pairwise
from typing import Literal

from arcanarium.bots import people
from arcanarium.core.contract import PUBLIC
from arcanarium.server.connection import Connection
from arcanarium.server.dailyresults import is_over
from arcanarium.server.hub import Hub, new_table
from arcanarium.server.journal import Origin, SeatPlan, TableSetup
from arcanarium.server.live import Live
from arcanarium.server.messages import Refused, Rematch
from arcanarium.server.room import Room, Seat
from arcanarium.server.storage import Write


def stronger(bot: str, game: str) -> str:
    """The next level above a bot; the bot itself if there is none."""
    levels = [name for name in people.offered(game) if name not in people.PLAIN]
    return dict(pairwise(levels)).get(bot, bot)


How = Literal["again", "stronger", "deal"]


def next_table(room: Room, how: How, user: str) -> tuple[TableSetup, Origin, list[tuple[str, str]]]:
    """The setup of the table that follows a game, opened by one of its players, where it comes from, and for whom each
    seat is kept."""
    seats = [*room.seats[1:], room.seats[0]]
    game = room.setup.game

    def plan(seat: Seat) -> SeatPlan:
        if seat.bot:
            return SeatPlan("bot", stronger(seat.bot, game) if how == "stronger" else seat.bot)
        return SeatPlan("me" if seat.user == user else "person")

    old = room.setup
    setup = TableSetup(game, tuple(plan(seat) for seat in seats), old.sets, old.variant, old.options, old.clock,
                       old.open, old.pace, old.hints or bool(room.origin.day))
    assert room.game is not None
    kept = [(seat.user, seat.name) if seat.user != user else ("", "") for seat in seats]
    return setup, Origin(how, seed=str(room.game.seed) if how == "deal" else "", position=room.origin.position), kept


def check(room: Room, seat: int, how: How) -> None:
    """Refuse a rematch that there cannot be."""
    if seat == PUBLIC:
        raise Refused("not-seated")
    if room.status != "over":
        raise Refused("not-now", "rematch-refused-later")
    if how == "stronger" and all(stronger(each.bot, room.setup.game) == each.bot for each in room.seats):
        raise Refused("not-now", "rematch-refused-strongest")
    if how == "deal" and room.origin.day and not is_over(room.origin.day):
        raise Refused("not-now", "rematch-refused-daily")


async def offer(hub: Hub, live: Live, connection: Connection, message: Rematch) -> None:
    """Open the table that follows a game, unless somebody has done so already. The caller holds the lock."""
    room, seat = live.room, live.seat_of(connection)
    check(room, seat, message.how)
    if message.how in room.rematches:
        return
    assert connection.user is not None
    id, writes = new_table(connection.user, *next_table(room, message.how, connection.user.id))
    await hub.change(live, "rematch", seat, {"how": message.how, "table": id}, *writes)
    await hub.live(id, own=True)


async def follow(hub: Hub, live: Live, connection: Connection, message: Rematch) -> None:
    """Sit down at the table that follows a game, in the seat that is kept for the user of a connection. Somebody whose
    seat was given away meanwhile comes as a spectator."""
    user = connection.user
    assert user is not None
    next_live = await hub.live(live.room.rematches[message.how].table)
    async with next_live.lock:
        room = next_live.room
        mine = next((i for i, seat in enumerate(room.seats) if seat.empty and seat.kept_for == user.id), None)
        if mine is None or room.status != "open" or room.seat_of(user.id) != PUBLIC:
            return
        await hub.change(next_live, "sit", mine, user.as_seen(),
                         Write("sit", {"user_id": user.id, "table_id": room.id}))
        hub.announce_presence(next_live)
