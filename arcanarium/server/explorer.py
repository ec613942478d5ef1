"""The explorer of a site: what its finished games say about cards, seats and openings.

Only games at open tables are taken in: everybody could watch them. Of people nothing is kept but that they are people.
Facts are read and asked in the worker processes; without the extra `explore` the page says that there is none.
"""
from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from arcanarium.core import registry
from arcanarium.core.errors import ConfigError
from arcanarium.core.record import Record, parse_record
from arcanarium.facts.asking import PLAYERS, Filter, asking
from arcanarium.facts.intake import RecordSource, take_in
from arcanarium.facts.store import MANIFEST, opened, read_manifest
from arcanarium.facts.words import named_rows, player_name, setup_name, subject_name
from arcanarium.server.fairness import Crowded
from arcanarium.server.hub import Hub
from arcanarium.server.journal import Entry, StoredSetup
from arcanarium.server.messages import Refused, write
from arcanarium.server.readings import Readings
from arcanarium.server.room import Room
from arcanarium.server.thinkers import texts_of
from arcanarium.server.visitor import address_in, language_of, user_of

if TYPE_CHECKING:
    from arcanarium.server.app import Site

EVERY = 300.0
"""Seconds between two looks for games that have ended since."""
AT_ONCE, PAGE = 40, 500
"""So many games are read together; of so many tables at a time it is asked which are new."""
MEMORY, THREADS = "256MB", 1
"""What a question may use."""
LONGEST = 60
"""The longest word of a question."""

Table = tuple[str, str, str, list[Entry]]
"""The id of a table, its host, its setup as JSON, and its journal."""


class Explorer:
    """The facts of a site, and the answers that were given lately."""

    def __init__(self, hub: Hub, home: Path) -> None:
        self.hub, self.folder = hub, home / "facts"
        self.present = find_spec("duckdb") is not None
        self._answers = Readings()
        self._looked = 0.0
        self._since = 0.0
        self._looking: asyncio.Task[None] | None = None

    async def ask(self, what: dict[str, str], language: str, who: str) -> bytes:
        """The answer to a question, as JSON. New games are looked for meanwhile, and count in later answers."""
        self.look()
        manifest = self.folder / MANIFEST
        version = manifest.stat().st_mtime_ns if manifest.exists() else 0
        key = "explore", version, language, msgspec.json.encode(sorted(what.items())).decode()

        async def read() -> bytes:
            try:
                return await self.hub.thinkers.at(who, "analysis").run(answer, self.folder, what, language)
            except Crowded:
                raise Refused("busy") from None

        return await self._answers.made(key, read)

    def look(self) -> None:
        """Begin to take in what has ended since the last look, unless that was just now."""
        idle = self._looking is None or self._looking.done()
        if idle and (not self._looked or time.monotonic() - self._looked > EVERY):
            self._looked = time.monotonic()
            self._looking = self.hub.run_in_background(self._take_in())

    async def settled(self) -> None:
        """Wait until the look that goes on is done."""
        if self._looking:
            await self._looking

    async def _take_in(self) -> None:
        storage, at = self.hub.storage, self.hub.thinkers.at("explorer", "analysis")
        while True:
            rows = await storage.rows(
                "SELECT id, host, setup, touched FROM tables WHERE open = 1 AND status = 'over' AND touched > :since "
                "ORDER BY touched LIMIT :most", since=self._since, most=PAGE)
            fresh = set(await at.run(unknown, self.folder, [row["id"] for row in rows])) if rows else set()
            new = [row for row in rows if row["id"] in fresh]
            for first in range(0, len(new), AT_ONCE):
                some = [(row["id"], row["host"], row["setup"], await storage.entries(row["id"]))
                        for row in new[first:first + AT_ONCE]]
                await at.run(take_tables, self.folder, storage.site, some)
            if rows:
                self._since = rows[-1]["touched"]
            if len(rows) < PAGE:
                return


# --- in a worker ---


def unknown(folder: Path, tables: Sequence[str]) -> list[str]:
    """Which of some tables were not taken in yet. Runs in a worker."""
    taken = read_manifest(folder)[0].taken
    return [table for table in tables if table not in taken]


def take_tables(folder: Path, site: str, tables: Sequence[Table]) -> None:
    """Take in the games of some tables. Runs in a worker."""
    told = [RecordSource(table[0], table[0], partial(record_at, *table)) for table in tables]
    try:
        with opened(folder) as store:
            take_in(store, store.source({"site": site}), told)
    except ConfigError:
        pass  # another process of this site is doing so


def record_at(id: str, host: str, setup: str, entries: Sequence[Entry]) -> Record:
    """The record of the game at a table."""
    room = Room(id, host, msgspec.json.decode(setup, type=StoredSetup))
    if room.origin.day:
        raise ConfigError("daily deals are not taken in")
    for entry in entries:
        room.apply(entry)
    if room.game is None:
        raise ConfigError("no game was begun at this table")
    return parse_record(room.game.record())


def answer(folder: Path, what: dict[str, str], language: str) -> bytes:
    """The answer to a question, as JSON. Runs in a worker."""
    texts = texts_of(language)
    if not (folder / MANIFEST).exists():
        return write({"games": 0, "setups": []})
    with asking(folder, MEMORY, THREADS) as asker:
        there = asker.overview()
        here = [game for game in registry.games() if any(each["game"] == game for each in there)]
        if not here:
            return write({"games": 0, "setups": []})
        game = what.get("game") or here[0]
        if game not in here:
            raise ConfigError(f"there are no games of {game} here")
        filter = Filter(game, int(what.get("seats") or 0), what.get("sets", ""), what.get("variant", ""),
                        what.get("player", ""))
        if "cards" in what:
            return write(asker.games(filter, [card for card in what["cards"].split("+") if card]))
        subjects = asker.subjects(game)
        about = what.get("about") or subjects[0]
        rows = named_rows(asker.ask(about, filter), game, about, texts)
    mine = [each for each in there if each["game"] == game]
    players = sorted({player for each in mine for player in each["players"]})
    return write({
        "games": sum(each["games"] for each in there), "game": game, "about": about, "rows": rows,
        "names": here, "compared": about != PLAYERS,
        "subjects": [{"id": each, "name": subject_name(game, each, texts)} for each in subjects],
        "seats": sorted({each["seats"] for each in mine}),
        "sets": [{"id": sets, "name": setup_name(game, sets, texts)}
                 for sets in sorted({each["sets"] for each in mine})],
        "players": [{"id": player, "name": player_name(player, texts)} for player in players],
    })


# --- routes ---

WORDS = ("game", "about", "seats", "sets", "variant", "player")


def asked(request: Request, *more: str) -> dict[str, str]:
    """What a request asks; Refused if it is no question."""
    found = {name: request.query_params[name] for name in (*WORDS, *more) if request.query_params.get(name)}
    if any(len(value) > LONGEST * 2 for value in found.values()) or not found.get("seats", "0").isdecimal():
        raise Refused("malformed")
    return found


async def respond(site: Site, request: Request, what: dict[str, str]) -> Response:
    user = await user_of(site, request)
    if not site.explorer.present:
        body = write({"missing": True})
    else:
        body = await site.explorer.ask(what, language_of(request, user), user.id if user else address_in(request))
    return Response(body, media_type="application/json", headers={"Cache-Control": "no-store"})


async def explore(site: Site, request: Request) -> Response:
    return await respond(site, request, asked(request))


async def games_behind(site: Site, request: Request) -> Response:
    return await respond(site, request, {"cards": "", **asked(request, "cards")})


def routes(http: Callable[..., Callable[[Request], Awaitable[Response]]]) -> list[Route]:
    return [Route("/api/explore", http(explore, "replay")), Route("/api/explore/games", http(games_behind, "replay"))]
