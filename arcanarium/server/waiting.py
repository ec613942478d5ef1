"""Before a game: readiness, places, names, and the start. Each function checks a message and changes the room; the
caller holds its lock."""
from __future__ import annotations

import msgspec

from arcanarium.core.contract import PUBLIC
from arcanarium.server.connection import Connection
from arcanarium.server.frames import may_start
from arcanarium.server.hub import Hub
from arcanarium.server.live import Live
from arcanarium.server.messages import Keep, Ready, Refused, Rename, Start, Swap


async def arrange(
    hub: Hub, live: Live, connection: Connection, message: Ready | Start | Swap | Keep | Rename,
) -> None:
    """Carry out a message that only makes sense before the game begins."""
    room, seat = live.room, live.seat_of(connection)
    if room.status != "open":
        raise Refused("not-now", f"web-refused-when-{room.status}")
    match message:
        case Start():
            await start(hub, live, connection)
        case Swap() | Keep():
            if room.host != connection.user_id:
                raise Refused("not-yours", "web-refused-host-only")
            await (swap(hub, live, message) if isinstance(message, Swap) else keep(hub, live, message))
        case _ if seat == PUBLIC:
            raise Refused("not-seated")
        case Ready():
            if room.seats[seat].ready != message.ready:
                await hub.change(live, "ready", seat, {"ready": message.ready})
        case Rename():
            await rename(hub, live, connection, seat)


async def start(hub: Hub, live: Live, connection: Connection) -> None:
    """Begin the game: the host may, whoever is ready or not; others once all are ready and the host is away."""
    room, present = live.room, live.present()
    away = [float(seat not in present) for seat in range(len(room.seats))]
    if not may_start(room, connection.user_id, away):
        raise Refused("not-yours", "room-refused-start")
    if room.free_seat() is not None:
        raise Refused("not-now", "room-refused-free-seats")
    await hub.begin(live)


async def swap(hub: Hub, live: Live, message: Swap) -> None:
    """Let two seats change places, with whoever sits there."""
    seats = live.room.seats
    if max(message.seat, message.other) >= len(seats) or message.seat == message.other:
        raise Refused("malformed")
    await hub.change(live, "swap", message.seat, {"other": message.other})
    hub.announce_presence(live)


async def keep(hub: Hub, live: Live, message: Keep) -> None:
    """Close a free seat, or open it for everybody."""
    if message.seat >= len(live.room.seats) or not live.room.seats[message.seat].empty:
        raise Refused("taken")
    await hub.change(live, "keep", message.seat, {"kept": message.kept})


async def rename(hub: Hub, live: Live, connection: Connection, seat: int) -> None:
    """Take over the name that the user has now: it was changed over HTTP after this connection was made."""
    row = await hub.storage.user(connection.user_id)
    if row is None or connection.user is None:
        raise Refused("not-seated")
    connection.user = msgspec.structs.replace(connection.user, name=row["name"])
    if live.room.seats[seat].name != connection.user.name:
        await hub.change(live, "name", seat, {"user": connection.user.id, "name": connection.user.name})
