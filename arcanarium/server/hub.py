"""All rooms of this process, and the one way to change a room: a journal entry is written, applied and broadcast.

Processes share nothing but the journal. The one that writes entry n first wins; the others are notified over the bus,
read the entry, and apply it to their own copy of the room.
"""
from __future__ import annotations

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import msgspec

from arcanarium.bots import people
from arcanarium.core import registry
from arcanarium.core.game import Game
from arcanarium.server import sitetime, traces
from arcanarium.server.accounts import User
from arcanarium.server.bans import Bans
from arcanarium.server.bus import Bus
from arcanarium.server.connection import Connection
from arcanarium.server.dailyresults import result_writes
from arcanarium.server.fairness import Dropped
from arcanarium.server.journal import Entry, Kind, Origin, StoredSetup, TableSetup
from arcanarium.server.limits import RATES, Limits, Rate
from arcanarium.server.lists import summary_of
from arcanarium.server.live import ELSEWHERE_LASTS, Live
from arcanarium.server.messages import Raced, Refused, write
from arcanarium.server.metrics import Metrics
from arcanarium.server.pacing import pause
from arcanarium.server.readings import Readings
from arcanarium.server.room import LONGEST_TIME, Room, checked
from arcanarium.server.settings import Settings
from arcanarium.server.sitetime import GRACE, STALLED, Outage
from arcanarium.server.storage import NotSaved, Storage, Unreadable, Write, entry_write, trace_of
from arcanarium.server.thinkers import Thinkers, choose, question

log = logging.getLogger("arcanarium")

SWEEP = 10.0
"""Seconds between two runs of `Hub.sweep`."""
COLLECT = 3600.0
"""Seconds between two full garbage collections. All tables wait for one, and with many connections Python by itself
would run one every few seconds."""
IDLE = 60.0
"""Seconds after which a room without connections is dropped from memory; its journal stays."""
FALLBACK = 3.0
"""Seconds after which a process moves a bot that another process should have moved."""
RETRY, LONGEST_RETRY = 2.0, 30.0
"""Seconds before a bot's move that could not be chosen or saved is tried again; each time twice as long, up to the
second number."""
EVERYTHING = 1 << 60
"""More entries than any journal has."""
SUMMARY_DELAY, SUMMARIES = 0.25, 50
"""Seconds between two times when summaries of tables for lists are saved, and how many are saved at a time: together,
because that is cheaper, but not so many that a move would wait for them."""
PRESENCE = 0.25
"""Seconds between two broadcasts of who is connected to a table."""
POLL = 1.0
"""Seconds between two looks at the journals while the bus is away."""
UNAVAILABLE = 1012
"""The websocket code with which clients are disconnected when the server stops: connect again."""


def new_table(
    user: User, setup: TableSetup, origin: Origin = Origin(), kept: Sequence[tuple[str, str]] = (),  # noqa: B008
) -> tuple[str, list[Write]]:
    """The id of a new table that a user opens, and what is written for it. `kept` has for each seat the id and the name
    of the user for whom it is kept, or nothing. ConfigError says why no such game can be played."""
    setup = StoredSetup(**msgspec.structs.asdict(checked(setup)), origin=origin)
    id, now = secrets.token_urlsafe(12), sitetime.now()
    stored = {"id": id, "host": user.id, "open": int(setup.open), "status": "open", "made": now,
              "setup": write(setup).decode(), "summary": write(summary_of(Room(id, user.id, setup))).decode()}
    mine = next((i for i, plan in enumerate(setup.seats) if plan.kind == "me"), None)
    writes = [Write("table", stored)]
    entries = [] if mine is None else [Entry(0, now, "sit", mine, user.as_seen())]
    for seat, (who, name) in enumerate(kept):
        if who:
            entries.append(Entry(len(entries), now, "keep", seat, {"kept": True, "user": who, "name": name}))
    for entry in entries:
        writes += [entry_write(id, entry), *trace_of(id, entry)]
    if mine is not None:
        writes.append(Write("sit", {"user_id": user.id, "table_id": id}))
    return id, writes


class Hub:
    """All rooms that are loaded in this process, with their connections, bots and clocks."""

    def __init__(self, settings: Settings, storage: Storage, bus: Bus, thinkers: Thinkers) -> None:
        self.settings, self.storage, self.bus, self.thinkers = settings, storage, bus, thinkers
        self.limits = Limits(settings.limits, {**RATES, **{kind: Rate(*rate) for kind, rate in settings.rates}},
                             settings.connections_each)
        self.read_games = ThreadPoolExecutor(1, "reading")  # journals are replayed here, not on the event loop
        self.metrics, self.bans = Metrics(), Bans(storage)
        thinkers.measured = lambda kind, seconds: self.metrics.thoughts.labels(kind).observe(seconds)
        self.logs = Readings()
        self.closing = False
        """Whether the process is about to stop."""
        self.rooms: dict[str, Live] = {}
        self.listeners: dict[str, Callable[[list[str]], None]] = {}
        """Who else is told what other processes say, by the name of the message."""
        self._collected = sitetime.now()
        self.outages: list[Outage] = []
        """Times in which the site was down, which no clock counts."""
        self._beaten = sitetime.now()
        """When the database was last told that the site is alive."""
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._opening = asyncio.Lock()  # tables are opened one after the other: to deal takes longer than a move
        self._unsaved: dict[str, Live] = {}  # the tables whose summaries may have changed, longest ago first
        self._saving: asyncio.TimerHandle | None = None

    async def start(self) -> None:
        """Connect to the other processes and start the regular sweeps."""
        await self._begin_time()
        await self.bans.look_up()
        await self.bus.start(self.on_bus_message, self.storage.site)
        self.run_in_background(self._sweep_loop())
        if not self.bus.alone:
            self.run_in_background(self._poll_loop())

    async def _begin_time(self) -> None:
        """Let the time go on from where it was last seen. What lies between was an outage, unless other processes
        served the site meanwhile."""
        beaten = await self.storage.beaten()
        sitetime.not_before(beaten or 0.0)
        self._beaten = sitetime.now()
        if beaten is not None and (self.bus.alone or self._beaten - beaten > STALLED):
            await self._note_outage(beaten)
        await self.storage.beat(self._beaten)
        self.outages = await self.storage.outages(self._beaten - LONGEST_TIME * 2)

    async def _note_outage(self, since: float) -> None:
        outage = Outage(since, sitetime.now() + GRACE)
        await self.storage.write(Write("outage", outage._asdict()))
        self.outages.append(outage)

    async def close(self) -> None:
        """Stop all tasks, disconnect all clients and save the summaries that are due."""
        self.closing = True
        for task in [*self._tasks, *(live.thinking for live in self.rooms.values() if live.thinking)]:
            task.cancel()
        for live in self.rooms.values():
            live.close_connections(live.connections, UNAVAILABLE)
            if live.timer:
                live.timer.cancel()
        if self._saving:
            self._saving.cancel()
        self._save_summaries(len(self._unsaved))
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.read_games.shutdown(wait=False, cancel_futures=True)
        await self.bus.close()

    def run_in_background(self, work: Awaitable[Any]) -> asyncio.Task[Any]:
        """Run a coroutine as a task of its own, and log its exception if it fails."""
        task: asyncio.Task[Any] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, NotSaved | Unreadable):
            log.error("a task failed", exc_info=error)

    # --- tables ---

    async def open_table(self, user: User, setup: TableSetup) -> str:
        """Open a table and return its id. The game begins at once if no seat is free. ConfigError says why no such game
        can be played."""
        self._check_quota(user, setup)
        id, writes = new_table(user, setup)
        await self.open_made(id, writes)
        return id

    async def open_made(self, id: str, writes: Sequence[Write]) -> None:
        """Open a table that `new_table` made."""
        async with self._opening:
            await self.storage.write(*writes)
            await self.live(id, own=True)

    def _check_quota(self, user: User, setup: TableSetup) -> None:
        """Refused if a user wants one more game of bots alone than may go on at a time."""
        most = self.settings.bot_tables
        if self.settings.limits and all(plan.kind == "bot" for plan in setup.seats) and sum(
                live.room.host == user.id and live.room.status == "playing" and not live.room.people_decide()
                for live in self.rooms.values()) >= most:
            raise Refused("too-fast", "web-refused-bot-tables", most=most)

    async def live(self, id: str, own: bool = False) -> Live:
        """The room of a table, from memory or from its journal; Refused if there is no such table. `own`: this process
        and no other moves its bots."""
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
            live.saved_summary = row["summary"], row["due"]
            async with live.lock:
                await self._make_up(live)
                await self._follow_up(live, own)
            return live
        finally:
            del self._loading[id]

    async def _make_up(self, live: Live) -> None:
        """Give the players of a room the time back in which the site was down."""
        while outage := live.room.owed_pause(self.outages):
            since, until = (round(at * 1000) for at in outage)
            try:
                await self.change(live, "pause", -1, {"since": since, "until": until})
            except Raced:
                continue  # another process may have done the same
            except Refused:
                return

    async def _read(self, row: dict[str, Any]) -> Room:
        """A room from its stored row and its journal."""
        room = Room(row["id"], row["host"], msgspec.json.decode(row["setup"], type=StoredSetup))
        entries = await self.storage.entries(room.id)
        # in a thread: a long game takes a while, and everybody else would wait
        await asyncio.get_running_loop().run_in_executor(self.read_games, room.apply_all, entries)
        if room.broken:
            log.error("table %s is broken: %s", room.id, room.broken)
        return room

    # --- the one way to change a room; callers hold its lock ---

    async def change(
        self, live: Live, kind: Kind, seat: int, data: dict[str, str | int | bool] | None = None,
        *also: Write, played: bool = False,
    ) -> None:
        """Write a journal entry, apply it and broadcast it. Refused if it was not written, Raced if another process
        wrote first; the room is then as the journal has it. `also` is written in the same transaction. `played`:
        `Room.play` has made the move already."""
        room = live.room
        entry = Entry(room.n, sitetime.now(), kind, seat, data or {})
        try:
            with traces.span("write"), self.metrics.time_step("written"):
                first = await self.storage.write(entry_write(room.id, entry), *also, *trace_of(room.id, entry))
        except NotSaved:
            await self._reload(live, dirty=played)
            raise Refused("not-saved") from None
        if not first:
            await self._reload(live, dirty=played)
            await self._follow_up(live, own=False)
            raise Raced
        self._apply_and_broadcast(live, entry, played)
        self.bus.publish({"table": room.id, "n": room.n})
        await self._follow_up(live, own=True)

    def _apply_and_broadcast(self, live: Live, entry: Entry, played: bool = False) -> None:
        with self.metrics.time_step("told"):
            with traces.span("apply", kind=entry.kind):
                live.room.apply(entry, played)
            if live.connections:
                with traces.span("tell", connections=len(live.connections)):
                    live.broadcast(entry)

    async def _reload(self, live: Live, dirty: bool) -> None:
        """Bring a room up to date with its journal. A `dirty` room holds a move that was not written and is loaded
        from scratch."""
        try:
            if dirty:
                row = await self.storage.table(live.room.id)
                assert row is not None
                live.room = await self._read(row)
                live.send_table()
                live.send_state("join")
            else:
                for entry in await self.storage.entries(live.room.id, live.room.n):
                    self._apply_and_broadcast(live, entry)
        except Unreadable:
            if dirty:  # nobody may see this room any more; the clients reconnect
                self.rooms.pop(live.room.id, None)
                live.close_connections(live.connections, UNAVAILABLE)
            raise Refused("not-saved") from None

    async def _follow_up(self, live: Live, own: bool) -> None:
        """Do what follows from a change: begin the game when all seats are taken, let bots move, set the timer of the
        clocks, and save the summary for lists."""
        room = live.room
        if room.status == "open" and room.free_seat() is None and not room.waits:
            try:
                await self.begin(live)
            except Refused as refused:
                if refused.code == "stale":  # another process began the game
                    await self._follow_up(live, own=False)
            return
        self._wake_bots(live, own)
        self._set_timer(live)
        self._save_summary_soon(live)

    async def begin(self, live: Live) -> None:
        """Begin the game of a room in which no seat is free."""
        await self.change(live, "begin", -1, {"record": live.room.new_record()})

    def _save_summary_soon(self, live: Live) -> None:
        """Save the summary of a table for lists, with those of others."""
        self._unsaved.setdefault(live.room.id, live)
        if self._saving is None:
            self._saving = asyncio.get_running_loop().call_later(SUMMARY_DELAY, self._save_summaries)

    def _save_summaries(self, most: int = SUMMARIES) -> None:
        """Save the summaries that wait longest; if there are very many, a quarter of them."""
        self._saving = None
        tables = list(self._unsaved)[: max(most, len(self._unsaved) // 4)]
        writes = [write for id in tables if (write := self._summary_write(self._unsaved.pop(id)))]
        if writes:
            self.run_in_background(self.storage.write(*writes))
        if self._unsaved:
            self._saving = asyncio.get_running_loop().call_later(SUMMARY_DELAY, self._save_summaries)

    def drop_summary(self, table: str) -> None:
        """Do not save the summary of a table that waits."""
        self._unsaved.pop(table, None)

    def save_summary_now(self, live: Live) -> None:
        """Save the summary of a table, if it has changed."""
        self._unsaved.pop(live.room.id, None)
        if write := self._summary_write(live):
            self.run_in_background(self.storage.write(write))

    def _summary_write(self, live: Live) -> Write | None:
        """What saves the summary of a table, if it has changed."""
        room, now = live.room, sitetime.now()
        summary, due = write(summary_of(room)).decode(), room.next_due()
        if (summary, due) == live.saved_summary:
            return None
        live.saved_summary = summary, due
        return Write("note", {"id": room.id, "status": room.status, "summary": summary, "touched": now, "due": due})

    # --- bots and clocks ---

    def _wake_bots(self, live: Live, own: bool) -> None:
        """Let the bots of a room move if one owes a decision and nobody lets them yet."""
        if live.thinking is None and live.bot_to_move() is not None:
            live.thinking = asyncio.create_task(self._think(live, own))
            live.thinking.add_done_callback(self._done)

    async def _think(self, live: Live, own: bool) -> None:
        """Move the bots of a room as long as one owes a decision, and somebody plays or looks. `own`: at once, not only
        after FALLBACK seconds."""
        failed = 0
        try:
            while (seat := live.bot_to_move()) is not None and self.rooms.get(live.room.id) is live:
                room, step, played = live.room, live.room.step, live.room.played
                assert played is not None
                name, revision, began = room.seats[seat].deciding_bot, played.revision, time.monotonic()

                def current(room: Room = room, seat: int = seat, name: str = name, revision: object = revision) -> bool:
                    """Whether nobody has moved, undone or taken the seat back since."""
                    now = live.room.played
                    return (live.room is room and now is not None and now.revision == revision
                            and room.seats[seat].deciding_bot == name)

                if not own:
                    await asyncio.sleep(FALLBACK)
                alone = not room.people_decide()
                try:
                    move = await self.thinkers.at(
                        room.host if alone else room.id, "show" if alone else "move", current,
                    ).run(choose, *question(played.game, seat, step), name)
                    failed = 0
                except Dropped:
                    continue
                except Exception as error:  # such as a worker that was killed, twice; a table must not stop for it
                    wait = min(LONGEST_RETRY, RETRY * 2**failed)
                    log.error("table %s: the bot %s could not move (%s: %s); it tries again in %d s",
                              room.id, name, type(error).__name__, error, wait)
                    failed += 1
                    await asyncio.sleep(wait)
                    continue
                if current():
                    await asyncio.sleep(self._pause(room, played.game, seat, move) - (time.monotonic() - began))
                saved = True
                async with live.lock:
                    if current():
                        own, saved = await self._bot_plays(live, seat, move)
                if not saved:
                    await asyncio.sleep(RETRY)  # without the lock: who comes meanwhile need not wait
        finally:
            live.thinking = None

    def _pause(self, room: Room, game: Game, seat: int, move: str) -> float:
        """How long the move of a bot seems to take."""
        show, legal = registry.face(room.setup.game), game.legal(seat)
        proposed = show.default(game.observe(seat))
        obvious = any(each.number == proposed and each.text == move for each in legal)
        least = self.settings.quickest if self.settings.limits else 0.0
        return pause(show, game.decision(seat), len(legal), obvious, min(room.setup.pace, self.settings.pace), least)

    async def _bot_plays(self, live: Live, seat: int, move: str) -> tuple[bool, bool]:
        """Make the move of a bot: whether it is this process that moves the bots of the table, because no other was
        first, and whether the move was saved or is not needed."""
        try:
            with traces.span("bot"):
                await self.play(live, seat, [move])
        except Refused as refused:
            if refused.code == "stale":
                return False, True
            log.warning("a bot's move was not saved; it is tried again")
            return True, False
        return True, True

    async def play(self, live: Live, seat: int, moves: Sequence[str]) -> None:
        """Make a move, or several in a row; MoveError if the first one is not legal. Later ones are dropped from the
        first that is not legal any more."""
        for i, move in enumerate(moves):
            game = live.room.game
            assert game is not None
            if i and not (seat in game.owing and any(legal.text == move for legal in game.legal(seat))):
                break  # the moves before have changed the question, so it is asked anew
            with traces.span("read"):
                rows = live.room.play(seat, move)
            await self.change(live, "move", seat, {"rows": rows}, *result_writes(live.room), played=True)

    def _set_timer(self, live: Live) -> None:
        if live.timer:
            live.timer.cancel()
            live.timer = None
        due = live.room.next_due()
        if due is not None:
            wait = max(0.0, due - sitetime.now()) + 0.05
            live.timer = asyncio.get_running_loop().call_later(
                wait, lambda: self.run_in_background(self.replace_overdue_players(live)))

    async def replace_overdue_players(self, live: Live) -> None:
        """Let a bot stand in for each player who has run out of time."""
        if sitetime.now() - self._beaten > STALLED:
            return  # nobody could move meanwhile; `sweep` makes up for it
        async with live.lock:
            for seat in range(len(live.room.seats)):
                due = live.room.due(seat)
                if due is not None and due <= sitetime.now():
                    try:
                        bot = people.stand_in(live.room.setup.game)
                        await self.change(live, "stand_in", seat, {"bot": bot, "why": "time"})
                    except Refused:
                        return

    # --- people ---

    async def join(self, live: Live, connection: Connection) -> None:
        """Add a client to a room and send it everything. A player who was only away gets the seat back from the bot
        that stood in."""
        if not self.bus.alone:  # another process may have been killed before it published what it had written
            await self.catch_up(live, EVERYTHING)
        async with live.lock:
            live.add(connection)
            self.announce_presence(live, but=connection)
            live.send_all(connection)
            seat = live.seat_of(connection)
            if seat >= 0 and live.room.seats[seat].stand_in and not live.room.seats[seat].left:
                with suppress(Refused):  # the player may still watch, and ask for the seat later
                    await self.change(live, "take_back", seat)
            self._wake_bots(live, own=self.bus.alone)

    def disconnect(self, live: Live, connection: Connection) -> None:
        """Remove a client from a room."""
        if connection in live.connections:
            live.remove(connection)
            live.idle_since = sitetime.now()
            self.announce_presence(live)
            if not live.connections:
                live.forget_frames()

    def announce_presence(self, live: Live, own: bool = True, but: Connection | None = None) -> None:
        """Broadcast who is connected, at once and then at most every PRESENCE seconds: a crowd that comes and goes must
        not cost more than that. `own`: the change was in this process, so the others are told as well. `but` is told
        already."""
        live.note_presence()
        if live.presence_timer is not None:
            live.presence_changed |= 2 if own else 1
            return
        live.presence_timer = asyncio.get_running_loop().call_later(PRESENCE, self._announce_changes, live)
        live.send_table([one for one in live.connections if one is not but] if but else None)
        if own:
            self._publish_presence(live)

    def _announce_changes(self, live: Live) -> None:
        changed, live.presence_changed, live.presence_timer = live.presence_changed, 0, None
        if changed:
            self.announce_presence(live, own=changed > 1)

    def _publish_presence(self, live: Live) -> None:
        seats, watchers = sorted(live.seats_here()), live.watchers_here()
        self.bus.publish({"present": live.room.id, "seats": seats, "watchers": watchers})

    # --- the other processes ---

    async def on_bus_message(self, message: dict[str, Any]) -> None:
        """Handle a message of another process: new journal entries (`table`, `n`) or who is connected (`present`)."""
        if message.get("lost"):
            for live in list(self.rooms.values()):
                self.run_in_background(self.catch_up(live, EVERYTHING))
            return
        for name, listener in self.listeners.items():
            if name in message:
                listener(message[name])
        about = self.rooms.get(message.get("table") or message.get("present", ""))
        if about is None:
            return
        if "table" in message:
            self.run_in_background(self.catch_up(about, int(message["n"])))
        else:
            self._on_presence(about, message)

    def _on_presence(self, live: Live, message: dict[str, Any]) -> None:
        sender = message["from"]
        known = live.elsewhere.get(sender)
        present = frozenset(map(int, message["seats"])), int(message["watchers"])
        live.elsewhere[sender] = (sitetime.now() + ELSEWHERE_LASTS, *present)
        if known is None:
            self._publish_presence(live)  # the sender does not know yet who is connected here
        if known is None or known[1:] != present:
            self.announce_presence(live, own=False)

    async def catch_up(self, live: Live, n: int) -> None:
        """Read the journal entries of a room before entry `n` that another process has written."""
        async with live.lock:
            if live.room.n < n:
                try:
                    await self._reload(live, dirty=False)
                    await self._follow_up(live, own=False)
                except Refused:
                    log.error("table %s could not be read; it is tried again", live.room.id)

    async def _poll_loop(self) -> None:
        """While the bus is away, look for new journal entries of the rooms that people look at."""
        while True:
            await asyncio.sleep(POLL)
            if self.bus.away:
                with suppress(Unreadable):
                    await self.poll()

    async def poll(self) -> None:
        """Read what other processes have written at the tables that people here look at."""
        watched = {id: live for id, live in self.rooms.items() if live.connections}
        for id, n in (await self.storage.lengths(list(watched))).items():
            if n > watched[id].room.n:
                await self.catch_up(watched[id], n)

    # --- regular work ---

    async def _sweep_loop(self) -> None:
        while True:
            try:
                await self.sweep()
            except (NotSaved, Unreadable):
                pass
            except Exception as error:  # one bad table must not stop the clocks of all others
                log.error("sweeping failed", exc_info=error)
            self._tidy_memory()
            await asyncio.sleep(SWEEP)

    def _tidy_memory(self) -> None:
        """Exempt all living objects from garbage collection, and once in COLLECT seconds collect them too."""
        if sitetime.now() > self._collected + COLLECT:
            self._collected = sitetime.now()
            gc.unfreeze()
            gc.collect()
        gc.freeze()

    async def sweep(self) -> None:
        """Tell the database that the site is alive, drop idle rooms from memory, publish who is connected, and let bots
        stand in at tables whose time has run out."""
        now = sitetime.now()
        await self._beat(now)
        await self.bans.look_up()
        await self.poll()  # the operator may have closed a table, and the bus may have lost a message
        for id, live in list(self.rooms.items()):
            busy = live.thinking or id in self._unsaved or live.lock.locked()
            if not live.lock.locked():
                self._wake_bots(live, own=self.bus.alone)  # whatever made them stop
            if not live.connections and not busy and now > live.idle_since + IDLE:
                if live.timer:
                    live.timer.cancel()
                del self.rooms[id]
            elif live.connections and not self.bus.alone:
                self._publish_presence(live)
                live.note_presence()
        for id in await self.storage.overdue(now):
            try:
                live = await self.live(id)
            except Refused:
                continue
            await self.replace_overdue_players(live)
            async with live.lock:
                self._save_summary_soon(live)

    async def _beat(self, now: float) -> None:
        """Tell the database that the site is alive, if a clock runs anywhere. If that was not possible for a while, or
        this process was stopped, it counts as an outage."""
        if await self.storage.clocks_run():
            await self.storage.beat(now)
        since, self._beaten = self._beaten, now
        if now - since > STALLED:
            await self._note_outage(since)
            for live in list(self.rooms.values()):
                async with live.lock:
                    await self._make_up(live)
