"""All rooms of this process, and the one way in which anything at a table changes: an entry is written down, then it
happens, then everyone is told.

Between processes nothing is shared but the journal. Whoever writes entry n first was first; the others hear of it over
the bus, read it, and let it happen to their own copy of the room.
"""
from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from arcanarium import bots
from arcanarium.server.accounts import User
from arcanarium.server.bus import Bus
from arcanarium.server.connection import Connection
from arcanarium.server.journal import Entry, Kind, TableSetup
from arcanarium.server.lists import summary_of
from arcanarium.server.live import ELSEWHERE_LASTS, Live
from arcanarium.server.messages import Raced, Refused, write
from arcanarium.server.room import Room, checked
from arcanarium.server.settings import Settings
from arcanarium.server.storage import NotSaved, Storage, Unreadable, Write, entry_write
from arcanarium.server.thinkers import Thinkers, choose
from arcanarium.table.show import presentation

log = logging.getLogger("arcanarium")

SWEEP = 10.0
COLLECT = 3600.0
"""Seconds between two searches through all of memory for what is of no use any more: all tables wait for them. Python
by itself would search every few seconds where many come and go."""
IDLE = 60.0
"""Seconds after which a room that nobody looks at is forgotten; its journal is not."""
FALLBACK = 3.0
"""Seconds after which a process moves a bot that another one should have moved."""
RETRY = 2.0
EVERYTHING = 1 << 60
"""More entries than any journal has."""
NOTE = 0.5
"""Seconds by which the lists of tables may be behind."""
UNAVAILABLE = 1012


class Hub:
    def __init__(self, settings: Settings, storage: Storage, bus: Bus, thinkers: Thinkers) -> None:
        self.settings, self.storage, self.bus, self.thinkers = settings, storage, bus, thinkers
        self.rooms: dict[str, Live] = {}
        self._collected = time.time()
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        await self.bus.start(self.heard)
        self.go(self._sweep_for_ever())

    async def close(self) -> None:
        for task in [*self._tasks, *(live.thinking for live in self.rooms.values() if live.thinking)]:
            task.cancel()
        for live in self.rooms.values():
            live.drop(live.connections, UNAVAILABLE)
            if live.timer:
                live.timer.cancel()
            if live.noting:
                live.noting.cancel()
                self._write_note(live)
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bus.close()

    def go(self, work: Awaitable[Any]) -> None:
        """Do something beside what is being done; what goes wrong with it is told."""
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, NotSaved | Unreadable):
            log.error("a task failed", exc_info=error)

    # --- tables ---

    async def open_table(self, user: User, setup: TableSetup) -> str:
        """Open a table, and begin where nobody is missing; ConfigError where no such game can be played."""
        setup = checked(setup)
        id, now = secrets.token_urlsafe(12), time.time()
        stored = {"id": id, "host": user.id, "open": int(setup.open), "status": "open", "made": now,
                  "setup": write(setup).decode(), "summary": write(summary_of(Room(id, user.id, setup))).decode()}
        mine = next((i for i, plan in enumerate(setup.seats) if plan.kind == "me"), None)
        writes = [Write("table", stored)]
        if mine is not None:
            entry = Entry(0, now, "sit", mine, {"user": user.id, "name": user.name})
            writes += [entry_write(id, entry), Write("sit", {"user_id": user.id, "table_id": id})]
        await self.storage.write(*writes)
        await self.live(id, own=True)
        return id

    async def live(self, id: str, own: bool = False) -> Live:
        """The room of a table, from memory or from its journal; Refused where there is none. `own`: its bots are this
        process's to move, not another's."""
        if live := self.rooms.get(id):
            return live
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id, own or self.bus.alone))
        found = await asyncio.shield(self._loading[id])
        if found is None:
            raise Refused("unknown-table")
        return found

    async def _load(self, id: str, own: bool) -> Live | None:
        try:
            row = await self.storage.table(id)
            if row is None:
                return None
            live = self.rooms[id] = Live(await self._read(row))
            live.noted = row["summary"], row["due"]
            async with live.lock:
                await self._settle(live, own)
            return live
        finally:
            del self._loading[id]

    async def _read(self, row: dict[str, Any]) -> Room:
        room = Room(row["id"], row["host"], msgspec.json.decode(row["setup"], type=TableSetup))
        for entry in await self.storage.entries(room.id):
            room.take(entry)
        if room.broken:
            log.error("table %s is broken: %s", room.id, room.broken)
        return room

    # --- the one way anything changes; whoever calls these holds the lock of the room ---

    async def change(
        self, live: Live, kind: Kind, seat: int, data: dict[str, str | int | bool] | None = None,
        *also: Write, made: bool = False,
    ) -> None:
        """Write an entry down, let it happen, and tell everyone. Refused where it could not be, and then the room is
        as the journal has it."""
        room = live.room
        entry = Entry(room.n, time.time(), kind, seat, data or {})
        try:
            first = await self.storage.write(entry_write(room.id, entry), *also)
        except NotSaved:
            await self._reread(live, dirty=made)
            raise Refused("not-saved") from None
        if not first:
            await self._reread(live, dirty=made)
            await self._settle(live, own=False)
            raise Raced
        self._happened(live, entry, made)
        self.bus.say({"table": room.id, "n": room.n})
        await self._settle(live, own=True)

    def _happened(self, live: Live, entry: Entry, made: bool = False) -> None:
        live.room.take(entry, made)
        if live.connections:
            live.broadcast(entry)

    async def _reread(self, live: Live, dirty: bool) -> None:
        """Go on to where the journal is; from the start where the room holds a move that was not written down."""
        try:
            if dirty:
                row = await self.storage.table(live.room.id)
                assert row is not None
                live.room = await self._read(row)
                live.send_table()
                live.send_state("join")
            else:
                for entry in await self.storage.entries(live.room.id, live.room.n):
                    self._happened(live, entry)
        except Unreadable:
            if dirty:  # it must not be shown any more; the clients come back and try again
                self.rooms.pop(live.room.id, None)
                live.drop(live.connections, UNAVAILABLE)
            raise Refused("not-saved") from None

    async def _settle(self, live: Live, own: bool) -> None:
        """What follows by itself: the game begins when all sit, bots move, clocks run, and the lists are kept."""
        room = live.room
        if room.status == "open" and room.free_seat() is None:
            try:
                await self.change(live, "begin", -1, {"record": room.begin()})
            except Refused as refused:
                if refused.code == "stale":  # another process began it
                    await self._settle(live, own=False)
            return
        if room.bot_to_move() is not None and live.thinking is None:
            live.thinking = asyncio.create_task(self._think(live, own))
            live.thinking.add_done_callback(self._done)
        self._set_timer(live)
        self._note(live)

    def _note(self, live: Live) -> None:
        """Keep what the lists show of a table. They may be a little behind; the journal never is."""
        if live.noting is None:
            live.noting = asyncio.get_running_loop().call_later(NOTE, self._write_note, live)

    def _write_note(self, live: Live) -> None:
        live.noting = None
        room, now = live.room, time.time()
        summary, due = write(summary_of(room)).decode(), room.next_due()
        if (summary, due) != live.noted:
            live.noted = summary, due
            self.go(self.storage.write(Write("note", {
                "id": room.id, "status": room.status, "summary": summary, "touched": now, "due": due})))

    # --- bots and clocks ---

    async def _think(self, live: Live, own: bool) -> None:
        """Move the bots of a room as long as one must."""
        try:
            while (seat := live.room.bot_to_move()) is not None and self.rooms.get(live.room.id) is live:
                room, step = live.room, live.room.step
                assert room.game is not None
                show, name = presentation(room.setup.game), room.seats[seat].player
                pause = min(room.setup.pace, self.settings.pace) if show.weighty(room.game.decision(seat)) else 0.0
                await asyncio.sleep(pause + (0.0 if own else FALLBACK))
                if live.room is not room or room.step != step or seat not in room.owing():
                    continue
                seed, position = room.game.seed * 31 + seat * 7919 + step, room.game.position()
                move = await self.thinkers.run(choose, position, seat, name, seed)
                async with live.lock:  # after an undo the same step may be another position
                    same = live.room is room and room.step == step and room.game.position() == position
                    if same and room.seats[seat].player == name:
                        own = await self._bot_plays(live, seat, move)
        finally:
            live.thinking = None

    async def _bot_plays(self, live: Live, seat: int, move: str) -> bool:
        """True if the move was made, False if another process was first."""
        try:
            await self.play(live, seat, [move])
        except Refused as refused:
            if refused.code == "stale":
                return False
            log.warning("a bot's move was not saved; it is tried again")
            await asyncio.sleep(RETRY)
        return True

    async def play(self, live: Live, seat: int, moves: Sequence[str]) -> None:
        """Make a move, or several that answer the same kind of question; MoveError where the first is none."""
        for i, move in enumerate(moves):
            game = live.room.game
            assert game is not None
            if i and not (seat in game.owing and any(legal.text == move for legal in game.legal(seat))):
                break  # what came before has changed the question: it is asked anew
            rows = live.room.play(seat, move)
            await self.change(live, "move", seat, {"rows": rows}, made=True)

    def _set_timer(self, live: Live) -> None:
        if live.timer:
            live.timer.cancel()
            live.timer = None
        due = live.room.next_due()
        if due is not None:
            wait = max(0.0, due - time.time()) + 0.05
            live.timer = asyncio.get_running_loop().call_later(wait, lambda: self.go(self.out_of_time(live)))

    async def out_of_time(self, live: Live) -> None:
        """Bots play on for all who are out of time."""
        async with live.lock:
            for seat in range(len(live.room.seats)):
                due = live.room.due(seat)
                if due is not None and due <= time.time():
                    try:
                        await self.change(live, "stand_in", seat, {"bot": bots.names()[0], "why": "time"})
                    except Refused:
                        return

    # --- people ---

    async def join(self, live: Live, connection: Connection) -> None:
        """Somebody opens the table, or comes back to it."""
        if not self.bus.alone:  # another process may have been killed before it said what it had written
            await self.catch_up(live, EVERYTHING)
        async with live.lock:
            live.connections.append(connection)
            self.presence(live)
            live.send_all(connection)
            seat = live.seat_of(connection)
            if seat >= 0 and live.room.seats[seat].stand_in and not live.room.seats[seat].left:
                with suppress(Refused):  # who cannot have the seat back now may still look, and ask for it
                    await self.change(live, "take_back", seat)

    def part(self, live: Live, connection: Connection) -> None:
        if connection in live.connections:
            live.connections.remove(connection)
            live.idle_since = time.time()
            self.presence(live)

    def presence(self, live: Live, own: bool = True) -> None:
        """Somebody came or went."""
        live.note_presence()
        live.send_table()
        if own:
            self._say_presence(live)

    def _say_presence(self, live: Live) -> None:
        self.bus.say({"present": live.room.id, "seats": sorted(live.seats_here()), "watchers": live.watchers_here()})

    # --- the other processes ---

    async def heard(self, words: dict[str, Any]) -> None:
        if words.get("lost"):
            for live in list(self.rooms.values()):
                self.go(self.catch_up(live, EVERYTHING))
            return
        about = self.rooms.get(words.get("table") or words.get("present", ""))
        if about is None:
            return
        if "table" in words:
            self.go(self.catch_up(about, words["n"]))
        else:
            self._heard_presence(about, words)

    def _heard_presence(self, live: Live, words: dict[str, Any]) -> None:
        known = live.elsewhere.get(words["from"])
        said = frozenset(words["seats"]), words["watchers"]
        live.elsewhere[words["from"]] = (time.time() + ELSEWHERE_LASTS, *said)
        if known is None:
            self._say_presence(live)  # it does not know who is here yet
        if known is None or known[1:] != said:
            self.presence(live, own=False)

    async def catch_up(self, live: Live, n: int) -> None:
        """Read what another process wrote."""
        async with live.lock:
            if live.room.n < n:
                try:
                    await self._reread(live, dirty=False)
                    await self._settle(live, own=False)
                except Refused:
                    log.error("table %s could not be read; it is tried again", live.room.id)

    # --- now and then ---

    async def _sweep_for_ever(self) -> None:
        while True:
            try:
                await self.sweep()
            except Unreadable:
                pass
            except Exception as error:  # one bad table must not stop the clocks of all others
                log.error("sweeping failed", exc_info=error)
            self._tidy_memory()
            await asyncio.sleep(SWEEP)

    def _tidy_memory(self) -> None:
        """Let the garbage collector look only at what came since the last time, and seldom at everything."""
        if time.time() > self._collected + COLLECT:
            self._collected = time.time()
            gc.unfreeze()
            gc.collect()
        gc.freeze()

    async def sweep(self) -> None:
        """Forget rooms that nobody looks at, say who is here, and look after tables whose time has run out."""
        now = time.time()
        for id, live in list(self.rooms.items()):
            busy = live.thinking or live.noting or live.lock.locked()
            if not live.connections and not busy and now > live.idle_since + IDLE:
                if live.timer:
                    live.timer.cancel()
                del self.rooms[id]
            elif live.connections and not self.bus.alone:
                self._say_presence(live)
                live.note_presence()
                self.go(self.catch_up(live, EVERYTHING))
        for id in await self.storage.overdue(now):
            try:
                live = await self.live(id)
            except Refused:
                continue
            await self.out_of_time(live)
            async with live.lock:
                self._note(live)
