"""All that is stored about a person: to take along, and to delete."""
from __future__ import annotations

import json
import time
from typing import Any

from arcanarium.bots.people import FORMER
from arcanarium.core.record import SEATS, parse_record
from arcanarium.server.storage import Storage, Write

AT_ONCE = 200
"""How many changed entries are written together."""
ENTRIES = """SELECT journal.table_id, journal.n, journal.at, journal.kind, journal.seat, journal.data
    FROM traces JOIN journal ON journal.table_id = traces.table_id
    WHERE traces.user_id = :id AND journal.kind IN ('sit', 'chat', 'keep', 'name')
    ORDER BY journal.table_id, journal.n"""
"""Who sat down, for whom a seat was kept, who changed the name, and what was said, at the tables that name a user."""
PRIVATE = ("origin", "seed")
"""What the setup of a table tells that its players may not know, such as the seed of a running game."""


async def all_about(storage: Storage, user_id: str) -> dict[str, Any]:
    """Everything that is stored about a user, as data for JSON, without what would let others in. Games that are over
    are there with the address of their record; before, that would tell the secrets of others."""
    user = await storage.user(user_id)
    if user is None:
        return {}

    async def rows(statement: str) -> list[dict[str, Any]]:
        return await storage.rows(statement, id=user_id)

    tables = []
    for row in await rows("SELECT tables.* FROM tables JOIN sitting ON sitting.table_id = tables.id "
                          "WHERE sitting.user_id = :id ORDER BY tables.made"):
        summary = json.loads(row["summary"])
        users = summary.pop("users", [])
        table = {"table": row["id"], "made": row["made"], "touched": row["touched"],
                 "setup": {name: value for name, value in json.loads(row["setup"]).items() if name not in PRIVATE},
                 "summary": summary, "seat": users.index(user_id) if user_id in users else None}
        if row["status"] == "over":
            table["record"] = f"/api/tables/{row['id']}/record"
        tables.append(table)
    said = [{"table": row["table_id"], "at": row["at"], "text": json.loads(row["data"])["text"]}
            for row in await _entries(storage, user_id) if row["kind"] == "chat"]
    return {
        "made_at": time.time(),
        "user": {"name": user["name"], "account": bool(user["account"]), "password": bool(user["hash"]),
                 "language": user["language"], "made": user["made"]},
        "email": await rows("SELECT address, verified FROM emails WHERE user_id = :id"),
        "passkeys": await rows("SELECT label, made, used FROM passkeys WHERE user_id = :id ORDER BY made"),
        "sessions": await rows("SELECT device, made, seen, expires FROM sessions WHERE user_id = :id ORDER BY made"),
        "tables": tables,
        "chat": said,
        "daily": await rows("SELECT day, game, table_id, began, name, ended, points, rival, rounds, won "
                            "FROM daily_tries WHERE user_id = :id ORDER BY day, game"),
        "puzzles": {
            "rating": await rows("SELECT rating, deviation, tried, solved, streak, longest FROM solvers "
                                 "WHERE user_id = :id"),
            "tries": await rows("SELECT puzzle, at, solved FROM puzzle_tries WHERE user_id = :id ORDER BY at"),
            "days": await rows("SELECT day, at, solved FROM puzzle_day_tries WHERE user_id = :id ORDER BY day")},
    }


async def _entries(storage: Storage, user_id: str) -> list[dict[str, Any]]:
    return [row for row in await storage.rows(ENTRIES, id=user_id) if json.loads(row["data"]).get("user") == user_id]


async def erase(storage: Storage, user_id: str) -> list[str]:
    """Delete a user, and take the name out of all tables; those that changed. What was played stays as it was, by “a
    former player”, and what was said is gone. Leave running games first: `Hub.retire`."""
    writes: list[Write] = []
    tables: dict[str, int] = {}
    for row in await _entries(storage, user_id):
        data = json.loads(row["data"])
        data["name"] = FORMER
        if row["kind"] == "chat":
            data["text"] = ""
        elif row["kind"] == "sit":
            tables[row["table_id"]] = row["seat"]
        writes.append(_changed(row["table_id"], row["n"], data))
    for table, seat in tables.items():
        writes += await _renamed(storage, table, seat, user_id)
    for start in range(0, len(writes), AT_ONCE):
        await storage.write(*writes[start : start + AT_ONCE])
    await storage.write(*(Write(name, {"user_id": user_id}) for name in (
        "email_end", "passkeys_end", "tokens_of", "name_keys_end", "sittings_end", "traces_end", "user_end",
        "solver_end", "puzzle_tries_end", "puzzle_day_tries_end")),
        Write("sessions_end", {"user_id": user_id, "but": ""}),
        Write("daily_name", {"user_id": user_id, "name": FORMER}))
    storage.forget()
    return sorted({write.values["table_id"] for write in writes if write.name == "entry_data"})


async def _renamed(storage: Storage, table: str, seat: int, user_id: str) -> list[Write]:
    """What takes the name of a player out of the record and the summary of a table."""
    writes = []
    summaries = [json.loads(row["summary"]) for row in await storage.rows(
        "SELECT summary FROM tables WHERE id = :id", id=table)]
    for summary in summaries:  # seats may have been swapped since the player sat down
        seat = summary["users"].index(user_id) if user_id in summary["users"] else seat
    for row in await storage.rows("SELECT n, data FROM journal WHERE table_id = :id AND kind = 'begin'", id=table):
        data = json.loads(row["data"])
        record = parse_record(data["record"])
        names = [*record.names]
        number, name = 1, FORMER
        while name in names:
            number += 1
            name = f"{FORMER} {number}"
        if seat < len(names):
            row_of = f"\nplayer {SEATS[seat]}: "
            data["record"] = data["record"].replace(f"{row_of}{names[seat]}\n", f"{row_of}{name}\n", 1)
            writes.append(_changed(table, row["n"], data))
    for summary in summaries:
        if seat < len(summary["seats"]) and summary["users"][seat] == user_id:
            summary["seats"][seat] |= {"name": FORMER, "guest": False}
            writes.append(Write("table_summary", {"id": table, "summary": json.dumps(summary, ensure_ascii=False)}))
    return writes


def _changed(table: str, n: int, data: dict[str, Any]) -> Write:
    return Write("entry_data", {"table_id": table, "n": n, "data": json.dumps(data, ensure_ascii=False)})
