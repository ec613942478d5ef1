"""What is asked over HTTP around a game: the daily deal, the code that a telephone reads, and points by round."""
from __future__ import annotations

from io import BytesIO

import segno
from starlette.requests import Request

from arcanarium.server.fairness import Crowded
from arcanarium.server.hub import Hub
from arcanarium.server.messages import Refused
from arcanarium.server.settings import Settings
from arcanarium.server.thinkers import points_by_round

LONGEST_ID = 40


def invitation(request: Request, settings: Settings, table: str) -> bytes:
    """An SVG picture of a QR code with the address of a table. The page says where it is (`from`) because a proxy may
    have changed the host; it is believed only if that is one of our own origins."""
    if not (table.replace("-", "").replace("_", "").isalnum() and len(table) <= LONGEST_ID and table.isascii()):
        raise Refused("unknown-table")
    said = request.query_params.get("from", "")
    origin = said if said in settings.origins else f"{request.url.scheme}://{request.url.netloc}"
    picture = BytesIO()
    segno.make(f"{origin}/t/{table}", error="m", micro=False).save(
        picture, kind="svg", xmldecl=False, border=3, dark="#14121b", light="#ffffff", omitsize=True)
    return picture.getvalue()


async def curve_of(hub: Hub, table: str) -> list[list[int]]:
    """The points of each seat after each round of a finished game."""
    room = (await hub.live(table)).room
    if room.status != "over" or room.game is None:
        raise Refused("not-now", "web-refused-record-later")
    try:
        return await hub.thinkers.at(table, urgent=True).run(points_by_round, room.game.record())
    except Crowded:
        raise Refused("too-fast") from None
