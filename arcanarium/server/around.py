"""What is asked over HTTP around a game: the code that a telephone reads, and what is told of a finished game."""
from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from typing import Any

import segno
from starlette.requests import Request

from arcanarium.server.dailyresults import is_over
from arcanarium.server.fairness import Crowded
from arcanarium.server.hosts import Hosts
from arcanarium.server.hub import Hub
from arcanarium.server.messages import Refused
from arcanarium.server.thinkers import points_by_round

PICTURES_KEPT = 500
"""How many QR codes are cached: making one takes as long as a move."""


def invitation(request: Request, hosts: Hosts, table: str) -> bytes:
    """A picture of the address of a table that exists. The page says where it is (`from`) because a proxy may have
    changed the host; it is believed only if that is one of our own origins."""
    said = request.query_params.get("from", "")
    own = said and said in (hosts.settings.site, *hosts.settings.origins)
    origin = said if own else hosts.origin_of(request)
    return qr_code(f"{origin}/t/{table}")


@lru_cache(PICTURES_KEPT)
def qr_code(address: str) -> bytes:
    """An SVG picture of an address, dark on light in every theme, so that cameras read it."""
    picture = BytesIO()
    segno.make(address, error="m", micro=False).save(
        picture, kind="svg", xmldecl=False, border=3, dark="#14121b", light="#ffffff", omitsize=True)
    return picture.getvalue()


async def told_after(hub: Hub, table: str) -> dict[str, Any]:
    """What a finished game is told to have been: the points of each seat after each round, and its seed."""
    room = (await hub.live(table)).room
    if room.status != "over" or room.game is None:
        raise Refused("not-now", "web-refused-record-later")
    try:
        rounds = await hub.thinkers.at(table, "log").run(points_by_round, room.game.record())
    except Crowded:
        raise Refused("too-fast") from None
    secret = room.origin.day and not is_over(room.origin.day)
    return {"rounds": rounds, "seed": None if secret else str(room.game.seed)}
