"""A room with its connected clients: which seats are present, and the frames that are sent to each client."""
from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence

from arcanarium.bots.people import shown_names
from arcanarium.core.contract import PUBLIC
from arcanarium.server import sitetime
from arcanarium.server.connection import Connection
from arcanarium.server.frames import chat_frame, state_frame, table_frame
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
        self.elsewhere: dict[str, tuple[float, frozenset[int], int]] = {}
        """For each other process: until when its message holds, the seats connected to it, and its spectators."""
        self.away_since = [sitetime.now()] * len(room.seats)
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.idle_since = sitetime.now()
        self.saved_summary: tuple[str, float | None] = ("", None)
        """The summary and the due time that are stored for lists."""
        self.summary_timer: asyncio.TimerHandle | None = None
        self._sent_status = self.table_status()
        """The status that the latest broadcast table frame had."""

    # --- who is there ---

    def seat_of(self, connection: Connection) -> int:
        """The seat of the user behind a connection, or PUBLIC."""
        return self.room.seat_of(connection.user_id)

    def seats_here(self) -> frozenset[int]:
        """The seats whose users are connected to this process."""
        return frozenset(self.seat_of(connection) for connection in self.connections) - {PUBLIC}

    def watchers_here(self) -> int:
        """The number of spectators that are connected to this process."""
        return sum(self.seat_of(connection) == PUBLIC for connection in self.connections)

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

    # --- what they are sent ---

    def send_state(self, cause: str, to: Sequence[Connection] | None = None) -> None:
        """Send the game to some connections, or to all, to each as its seat may see it. Viewers of the same seat and
        language share one encoded frame."""
        room = self.room
        if room.game is None:
            return
        made: dict[tuple[int, str], bytes] = {}
        for connection in self.connections if to is None else to:
            key = self.seat_of(connection), connection.language
            if key not in made:
                asked_at = room.seats[key[0]].asked_at if key[0] != PUBLIC else 0
                texts = texts_of(key[1])
                names = shown_names(room.names, texts)
                frame = state_frame(room.game, key[0], names, texts, room.step, cause, asked_at, room.era,
                                    room.since(key[0]), coach=room.setup.coach)
                if key[0] != PUBLIC:
                    frame["undo"]["back"] = room.undone_by(room.last_decision(key[0]))
                made[key] = write(frame)
            connection.send(made[key])

    def send_table(self, to: Sequence[Connection] | None = None) -> None:
        """Send the seats and the status of the table to some connections, or to all."""
        present, watchers, now = self.present(), self.watchers(), sitetime.now()
        away = [0.0 if seat in present else max(now - since, 0.001) for seat, since in enumerate(self.away_since)]
        if to is None:
            self._sent_status = self.table_status()
        for connection in self.connections if to is None else to:
            frame = table_frame(self.room, connection.user_id, away, watchers, now, texts_of(connection.language))
            connection.send(write(frame))

    def send_all(self, connection: Connection) -> None:
        """Send table, game and chat to a client that has just connected or asks to synchronise."""
        self.send_table([connection])
        self.send_state("join", [connection])
        connection.send(write(chat_frame(self.room)))

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
