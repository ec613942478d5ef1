"""The daily deal: everyone plays the same cards against the same bots, once, and compares.

The seed of a day is made from the date and the secret of the server, so nobody knows it before; it is published when
the day is over. All days are UTC.
"""
from __future__ import annotations

import hmac
from datetime import date, timedelta
from typing import Any

from arcanarium.bots import people
from arcanarium.core.errors import ConfigError
from arcanarium.server.accounts import User
from arcanarium.server.catalogue import shown_games
from arcanarium.server.dailyresults import day_at, end_of, is_over, now, ranked
from arcanarium.server.hub import Hub, new_table
from arcanarium.server.journal import Origin, SeatPlan, TableSetup
from arcanarium.server.messages import Refused
from arcanarium.server.room import Room
from arcanarium.server.storage import Write

BOTS = ("level2", "level3", "level3", "level4", "level5", "level6", "level7")
"""Against whom is played, from Monday to Sunday: the week grows harder."""
KEYED = 1 << 255
"""The bit by which a seed of 256 bits is known as a key, from which deals are made that nobody can work out."""
DAYS_SHOWN, RESULTS_SHOWN = 30, 100
"""How many past days are listed, and how many results of each deal."""


def games() -> list[str]:
    """The games that have a daily deal."""
    return [spec.about.name for spec in shown_games()
            if spec.about.stage == "stable" and set(BOTS) <= set(people.offered(spec.about.name))]


def setup_of(game: str, day: str) -> TableSetup:
    """How the deal of a day is played: two seats, one day the person begins and the next day the bot."""
    when = date.fromisoformat(day)
    seats = (SeatPlan("me"), SeatPlan("bot", BOTS[when.weekday()]))
    return TableSetup(game, seats if when.toordinal() % 2 else seats[::-1], hints=False)


class Daily:
    """The daily deals of a site."""

    def __init__(self, hub: Hub, key: str) -> None:
        self.hub, self.storage, self._key = hub, hub.storage, key.encode()

    async def seed_of(self, day: str, game: str) -> str:
        """The seed of a day. It is stored when first asked for, so that it stays the same if the secret changes."""
        digest = hmac.digest(self._key, f"daily deal {game} {day}".encode(), "sha256")
        made = int.from_bytes(digest, "big") | KEYED
        await self.storage.write(Write("daily_deal", {"day": day, "game": game, "seed": str(made)}))
        rows = await self.storage.rows("SELECT seed FROM daily_deals WHERE day = :day AND game = :game",
                                       day=day, game=game)
        return str(rows[0]["seed"])

    async def begin(self, user: User, game: str) -> str:
        """The table of a user's try at the deal of today: a new one, or the one that was begun."""
        if game not in games():
            raise ConfigError(f"there is no daily deal of {game}")
        day = day_at(now())
        origin = Origin("daily", day, await self.seed_of(day, game))
        id, writes = new_table(user, setup_of(game, day), origin)
        tried = Write("daily_try", {"day": day, "game": game, "user_id": user.id, "table_id": id, "began": now(),
                                    "name": user.name})
        if await self.storage.write(tried, *writes):
            await self.hub.live(id, own=True)
            return id
        rows = await self.storage.rows("SELECT table_id FROM daily_tries WHERE day = :day AND game = :game "
                                       "AND user_id = :user", day=day, game=game, user=user.id)
        return str(rows[0]["table_id"])

    async def page(self, user: User | None, day: str = "") -> dict[str, Any]:
        """What is shown of a day to a user: the deals, the own tries, and the results of all once they may be seen."""
        today = day_at(now())
        day = day or today
        try:
            past = date.fromisoformat(day).isoformat() == day and day < today
        except ValueError:
            raise Refused("malformed") from None
        if day > today:
            raise Refused("not-now", "daily-refused-future")
        me = user.id if user else ""
        deals = [await self._deal(game, day, past, me) for game in games()]
        since = (date.fromisoformat(today) - timedelta(days=DAYS_SHOWN)).isoformat()
        days = await self.storage.rows("SELECT DISTINCT day FROM daily_tries WHERE day < :today AND day >= :since "
                                       "ORDER BY day DESC", today=today, since=since)
        return {"day": day, "today": today, "past": past, "ends": end_of(day), "deals": deals,
                "days": [row["day"] for row in days]}

    async def _deal(self, game: str, day: str, past: bool, user: str) -> dict[str, Any]:
        tries = await self.storage.rows(
            "SELECT daily_tries.*, users.account FROM daily_tries LEFT JOIN users ON users.id = daily_tries.user_id "
            "WHERE day = :day AND game = :game", day=day, game=game)
        mine = next((one for one in tries if user and one["user_id"] == user), None)
        setup = setup_of(game, day)
        shown = past or bool(mine and mine["ended"] is not None)
        published = await self.storage.rows("SELECT seed FROM daily_deals WHERE day = :day AND game = :game",
                                            day=day, game=game) if past else []
        return {
            "game": game, "bot": next(seat.bot for seat in setup.seats if seat.bot),
            "first": setup.seats[0].kind == "me", "tries": len(tries),
            "mine": {"table": mine["table_id"], "over": mine["ended"] is not None} if mine else None,
            "results": shortened(ranked(tries, user)) if shown else None,
            "seed": published[0]["seed"] if published else None,
        }


def shortened(results: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The first of many results, and the reader's own wherever it stands."""
    return [one for i, one in enumerate(results) if i < RESULTS_SHOWN or one["you"]]


def may_see(room: Room, user: User | None) -> bool:
    """Whether a user may look at a table. That of a daily deal is for its player alone until the day is over: others
    would learn the cards before they play."""
    return not room.origin.day or is_over(room.origin.day) or bool(user and room.seat_of(user.id) >= 0)


def check_record(room: Room) -> None:
    """Refuse the record of a daily deal whose day is not over: it tells the seed."""
    if room.origin.day and not is_over(room.origin.day):
        raise Refused("not-now", "daily-refused-record")
