"""Tables for the bench: games in the middle, written into a database as if people and bots had played them."""
from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from arcanarium import bots
from arcanarium.core.game import Game
from arcanarium.core.record import parse_record
from arcanarium.server.accounts import User
from arcanarium.server.journal import Entry, Kind, SeatPlan, TableSetup
from arcanarium.server.lists import summary_of
from arcanarium.server.messages import write
from arcanarium.server.room import Room, checked
from arcanarium.server.sessions import COOKIE, GUEST_LASTS, Sessions
from arcanarium.server.settings import Settings
from arcanarium.server.storage import Storage, Write, entry_write

SECRET = "a key that signs only cookies of a bench"
PEOPLE = ("Ann", "Bob", "Cleo", "Dan")
PERSON = SeatPlan("person")
BOT = SeatPlan("bot", "greedy")
MIXES = (
    TableSetup("resarcana", (PERSON,) * 4, ("base",)),
    TableSetup("resarcana", (PERSON,) * 4, ("base", "lux")),
    TableSetup("resarcana", (*(PERSON,) * 4, BOT), ("base", "lux")),
    TableSetup("resarcana", (PERSON,) * 4, ("base", "lux", "pearls", "duo"), "draft"),
    TableSetup("resarcana", (*(PERSON,) * 4, BOT), ("base", "lux", "pearls", "duo")),
    TableSetup("cadwallon", (PERSON,) * 4),
    TableSetup("cadwallon", (PERSON,) * 4, options={"objectives": "on", "militia": "on"}),
    TableSetup("cadwallon", (PERSON,) * 4, options={"guilds": "random", "removal": "on"}),
)
LARGEST = TableSetup("resarcana", (PERSON, *(BOT,) * 4), ("base", "lux", "pearls", "duo"), pace=0.0)
"""The most that is drawn: all seats, all sets."""
AGAINST_BOTS = (LARGEST, TableSetup("cadwallon", (PERSON, *(BOT,) * 3), pace=0.0))
GAMES = 3
"""Different games of each mix; several tables stand at the same one, at different moves."""
LONGEST = 600
AT_A_TIME = 2000


@dataclass(frozen=True, slots=True)
class Seated:
    """A table and the cookies of the people at it, by seat."""

    table: str
    game: str
    cookies: tuple[str, ...]


Happened = list[tuple[Kind, int, dict[str, str | int | bool]]]


def played(setup: TableSetup, seed: int) -> Happened:
    """All entries of a game that bots played in the names of people, without those who sit down."""
    setup = checked(setup)
    room = Room("", "", setup)
    for seat, name in enumerate(PEOPLE[: people_at(setup)]):
        room.seats[seat].user = room.seats[seat].name = name
    record = room.new_record(seed)
    found: Happened = [("begin", -1, {"record": record})]
    game = Game.from_record(record)
    players = [bots.make("greedy", game.rules, seed * 31 + seat) for seat in range(len(setup.seats))]
    while not game.over and len(found) < LONGEST:
        seat, before = game.owing[0], len(game.lines)
        game.play(seat, players[seat].choose(game.observe(seat)))
        found.append(("move", seat, {"rows": "\n".join(map(str, game.lines[before:]))}))
    return found


def people_at(setup: TableSetup) -> int:
    return sum(plan.kind == "person" for plan in setup.seats)


def named(begin: dict[str, str | int | bool], names: Sequence[str]) -> dict[str, str | int | bool]:
    """How a game began, with other people: no two tables have the same names, as it is in life."""
    record = parse_record(str(begin["record"]))
    return {"record": str(replace(record, names=(*names, *record.names[len(names) :])))}


def seat_tables(
    setups: Sequence[TableSetup], least: float = 0.05, most: float = 0.8, prefix: str = "bench"
) -> tuple[list[Write], list[Seated]]:
    """A table for each setup, between `least` and `most` of the way through its game, and what writes it down."""
    games: dict[tuple[bytes, int], Happened] = {}
    sessions = Sessions(Storage("sqlite://"), [SECRET])
    rng, now = random.Random(1), time.time()
    writes: list[Write] = []
    tables: list[Seated] = []
    for number, setup in enumerate(map(checked, setups)):
        key = write(setup), number // len(MIXES) % GAMES
        if key not in games:
            games[key] = played(setup, key[1])
        whole, id = games[key], f"{prefix}-{number}"
        users = [User(f"{id}-{name}", f"{name} {number}", "en", now) for name in PEOPLE[: people_at(setup)]]
        stored = {"id": id, "host": users[0].id, "open": 0, "status": "playing", "made": now,
                  "setup": write(setup).decode(), "summary": write(summary_of(Room(id, users[0].id, setup))).decode()}
        cookies: list[str] = []
        writes.append(Write("table", stored))
        for user in users:
            token, _, session = sessions.new(user.id, "", GUEST_LASTS, proved=False)
            cookies.append(f"{COOKIE}={sessions.cookie_of(token)}")
            writes += [Write("user", msgspec.structs.asdict(user)), Write("sit", {"user_id": user.id, "table_id": id}),
                       session]
        sits: Happened = [("sit", seat, {"user": user.id, "name": user.name}) for seat, user in enumerate(users)]
        stop = 1 + int(rng.uniform(least, most) * (len(whole) - 1))
        begin = named(whole[0][2], [user.name for user in users])
        for n, (kind, seat, data) in enumerate([*sits, ("begin", -1, begin), *whole[1:stop]]):
            writes.append(entry_write(id, Entry(n, now, kind, seat, data)))
        tables.append(Seated(id, setup.game, tuple(cookies)))
    return writes, tables


async def store(home: Path, writes: Sequence[Write], database: str = "") -> None:
    storage = Storage(Settings(home=home, database=database).database_url)
    await storage.start()
    for start in range(0, len(writes), AT_A_TIME):  # a database that takes longer than seconds is given up
        await storage.write(*writes[start : start + AT_A_TIME])
    await storage.close()


def mixed(count: int) -> list[TableSetup]:
    """So many tables of all mixes."""
    return [MIXES[i % len(MIXES)] for i in range(count)]
