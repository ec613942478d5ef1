"""A room with its connected clients: which seats are present, and the frames that are sent to each client."""
from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial

from arcanarium.bots.people import shown_names
from arcanarium.core.contract import PUBLIC
from arcanarium.server import sitetime
from arcanarium.server.connection import Connection
from arcanarium.server.frames import Frame, chat_frame, state_frame, table_frame
from arcanarium.server.journal import Entry
from arcanarium.server.messages import write
from arcanarium.server.room import Room
from arcanarium.server.thinkers import texts_of

ELSEWHERE_LASTS = 30.0
"""Seconds for which the presence that another process has published is believed."""


class Live:
    """A room in memory, with its connections, its lock, its timers and the task that moves its bots."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        """Held while the room is changed."""
        self.connections: list[Connection] = []
        self._windows: Counter[str] = Counter()  # how many connections each user has; the empty id: no user
        self.elsewhere: dict[str, tuple[float, frozenset[int], int]] = {}
        """For each other process: until when its message holds, the seats connected to it, and its spectators."""
        self.away_since = [sitetime.now()] * len(room.seats)
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.idle_since = sitetime.now()
        self.saved_summary: tuple[str, float | None] = ("", None)
        """The summary and the due time that are stored for lists."""
        self.presence_timer: asyncio.TimerHandle | None = None
        """Runs while the latest change of who is connected has just been broadcast."""
        self.presence_changed = 0
        """What changed since: 1 elsewhere, 2 here, 3 both."""
        self._whole: tuple[int, dict[str, bytes]] = (-1, {})  # what is sent to many who come at an entry
        self._sent_status = self.table_status()
        """The status that the latest broadcast table frame had."""

    # --- who is there ---

    def seat_of(self, connection: Connection) -> int:
        """The seat of the user behind a connection, or PUBLIC."""
        return self.room.seat_of(connection.user_id)

    def add(self, connection: Connection) -> None:
        """Somebody has come."""
        self.connections.append(connection)
        self._windows[connection.user_id] += 1

    def remove(self, connection: Connection) -> None:
        """Somebody has gone."""
        self.connections.remove(connection)
        self._windows[connection.user_id] -= 1
        if not self._windows[connection.user_id]:
            del self._windows[connection.user_id]

    def seats_here(self) -> frozenset[int]:
        """The seats whose users are connected to this process."""
        return frozenset(i for i, seat in enumerate(self.room.seats) if seat.user and seat.user in self._windows)

    def watchers_here(self) -> int:
        """The number of spectators that are connected to this process."""
        return len(self.connections) - sum(self._windows[seat.user] for seat in self.room.seats if seat.user)

    def present(self) -> frozenset[int]:
        """The seats whose users are connected to any process."""
        now = sitetime.now()
        others = [seats for until, seats, _ in self.elsewhere.values() if until > now]
        return self.seats_here().union(*others)

    def watchers(self) -> int:
        """The number of spectators that are connected to any process."""
        now = sitetime.now()
        return self.watchers_here() + sum(n for until, _, n in self.elsewhere.values() if until > now)

    def note_presence(self) -> None:
        """Update `away_since` for the seats that are present."""
        now, present = sitetime.now(), self.present()
        self.away_since = [now if seat in present else since for seat, since in enumerate(self.away_since)]

    def bot_to_move(self) -> int | None:
        """The seat of the bot that has to move now. Bots among themselves play only while somebody looks."""
        if not (self.room.people_decide() or self.connections or self.watchers()):
            return None
        return self.room.bot_to_move()

    # --- what they are sent ---

    def send_state(self, cause: str, to: Sequence[Connection] | None = None) -> None:
        """Send the game to some connections, or to all, to each as its seat may see it. Viewers of the same seat and
        language share one encoded frame."""
        if self.room.game is None:
            return
        made: dict[tuple[int, str], bytes] = {}
        for connection in self.connections if to is None else to:
            key = self.seat_of(connection), connection.language
            if key not in made:
                make = partial(self._state_frame, *key, cause)
                shared = cause == "join" and key[0] == PUBLIC
                made[key] = self._kept(f"state {key[1]}", make) if shared else write(make())
            connection.send(made[key])

    def _state_frame(self, seat: int, language: str, cause: str) -> Frame:
        room, texts = self.room, texts_of(language)
        assert room.game is not None
        asked_at = room.seats[seat].asked_at if seat != PUBLIC else 0
        names = shown_names(room.names, texts)
        frame = state_frame(room.game, seat, names, texts, room.step, cause, asked_at, room.era, room.since(seat),
                            coach=room.setup.coach)
        if seat != PUBLIC:
            frame["undo"]["back"] = room.undone_by(room.last_decision(seat))
        return frame

    def _kept(self, name: str, make: Callable[[], Frame]) -> bytes:
        """A frame that is the same for many who come. It is kept until something happens."""
        if self._whole[0] != self.room.n:
            self._whole = self.room.n, {}
        known = self._whole[1]
        if name not in known:
            known[name] = write(make())
        return known[name]

    def forget_frames(self) -> None:
        """Nobody looks any more."""
        self._whole = -1, {}

    def send_table(self, to: Sequence[Connection] | None = None) -> None:
        """Send the seats and the status of the table to some connections, or to all. Spectators share one frame."""
        present, watchers, now = self.present(), self.watchers(), sitetime.now()
        away = [0.0 if seat in present else max(now - since, 0.001) for seat, since in enumerate(self.away_since)]
        if to is None:
            self._sent_status = self.table_status()
        made: dict[tuple[int, bool, str], bytes] = {}
        for connection in self.connections if to is None else to:
            user, language = connection.user_id, connection.language
            key = self.room.seat_of(user), bool(user) and user == self.room.host, language
            if key not in made:
                made[key] = write(table_frame(self.room, user, away, watchers, now, texts_of(language)))
            connection.send(made[key])

    def send_all(self, connection: Connection) -> None:
        """Send table, game and chat to a client that has just connected or asks to synchronise."""
        self.send_table([connection])
        self.send_state("join", [connection])
        connection.send(self._kept("chat", lambda: chat_frame(self.room)))

    def broadcast(self, entry: Entry) -> None:
        """Send all clients what a journal entry has changed."""
        match entry.kind:
            case "chat":
                frame = write(chat_frame(self.room, latest=1))
                for connection in self.connections:
                    connection.send(frame)
            case "move" | "undo" | "begin":
                if entry.kind == "begin" or self.room.setup.clock or self._sent_status != self.table_status():
                    self.send_table()
                self.send_state("undo" if entry.kind == "undo" else "move")
            case "request":
                self.send_state("request")
            case _:
                self.send_table()
                if entry.kind in ("sit", "unsit"):  # the viewer of a connection may have changed
                    self.send_state("join")

    def table_status(self) -> tuple[str, bool]:
        """The part of the table frame that a move can change."""
        return self.room.status, self.room.undo_request is not None

    def close_connections(self, connections: Iterable[Connection], code: int) -> None:
        """Disconnect some clients with a websocket code."""
        for connection in connections:
            connection.close(code)
