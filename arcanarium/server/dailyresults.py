"""The results of daily deals: what is written when one ends, and how they are ranked."""
from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any

from arcanarium.bots.people import FORMER
from arcanarium.server import sitetime
from arcanarium.server.room import Room
from arcanarium.server.storage import Write


def now() -> float:
    """The clock of the daily deals. It is the even one of the site: a day must not end because a clock was set."""
    return sitetime.now()


def day_at(moment: float) -> str:
    """The day of a moment: it begins at midnight UTC everywhere, so that all play the same deal."""
    return datetime.fromtimestamp(moment, UTC).date().isoformat()


def end_of(day: str) -> float:
    """The moment at which a day ends."""
    following = date.fromisoformat(day) + timedelta(days=1)
    return datetime(following.year, following.month, following.day, tzinfo=UTC).timestamp()


def is_over(day: str) -> bool:
    """Whether a day has ended. Days are written so that they compare like dates."""
    return day < day_at(now())


def result_writes(room: Room) -> list[Write]:
    """What is written together with the last move of a daily deal: its result. Nothing at any other moment."""
    result = room.game.result if room.game and room.origin.day else None
    if result is None:
        return []
    seat = next(i for i, one in enumerate(room.seats) if one.user)
    return [Write("daily_result", {
        "day": room.origin.day, "game": room.setup.game, "user_id": room.seats[seat].user, "ended": now(),
        "name": room.seats[seat].name, "points": result.points[seat], "rounds": result.rounds,
        "rival": max(points for i, points in enumerate(result.points) if i != seat),
        "won": int(seat in result.winners)})]


def ranked(tries: list[dict[str, Any]], user: str) -> list[dict[str, Any]]:
    """The finished tries of one deal as they are shown: the larger margin first, then more points, then fewer rounds.
    Those that are equal share a rank. A try that ended after its day has none: by then the seed could be known."""
    ended = [one for one in tries if one["ended"] is not None]
    late = {one["user_id"] for one in ended if one["ended"] >= end_of(one["day"])}
    order = sorted(ended, key=lambda one: (one["user_id"] in late, *_worth(one), one["ended"]))
    worths = [_worth(one) for one in order]
    return [{"rank": None if one["user_id"] in late else worths.index(_worth(one)) + 1, "name": one["name"],
             "guest": not one.get("account") and one["name"] != FORMER, "you": one["user_id"] == user,
             "points": one["points"], "rival": one["rival"],
             "margin": one["points"] - one["rival"], "rounds": one["rounds"], "won": bool(one["won"])}
            for one in order]


def _worth(one: dict[str, Any]) -> tuple[int, int, int, int]:
    return -one["won"], one["rival"] - one["points"], -one["points"], one["rounds"]
