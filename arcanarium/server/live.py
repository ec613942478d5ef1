"""A room with the people who look at it: what they are sent, and who is there."""
from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence

from arcanarium.core.contract import PUBLIC
from arcanarium.server.connection import Connection
from arcanarium.server.frames import chat_frame, state_frame, table_frame
from arcanarium.server.journal import Entry
from arcanarium.server.messages import write
from arcanarium.server.room import Room
from arcanarium.server.thinkers import texts_of

ELSEWHERE_LASTS = 30.0
"""Seconds for which what another process said about who is there holds."""


class Live:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        """Held by whoever changes the room."""
        self.connections: list[Connection] = []
        self.elsewhere: dict[str, tuple[float, frozenset[int], int]] = {}
        """What other processes said: until when it holds, the seats that are there, and the number of watchers."""
        self.away_since = [time.time()] * len(room.seats)
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.idle_since = time.time()
        self.noted: tuple[str, float | None] = ("", None)
        """What the lists say of this table."""
        self.noting: asyncio.TimerHandle | None = None
        self._looked = self.look()
        """What everyone was last told of it."""

    # --- who is there ---

    def seat_of(self, connection: Connection) -> int:
        return self.room.seat_of(connection.user_id)

    def seats_here(self) -> frozenset[int]:
        """The seats of those who are connected to this process."""
        return frozenset(self.seat_of(connection) for connection in self.connections) - {PUBLIC}

    def watchers_here(self) -> int:
        return sum(self.seat_of(connection) == PUBLIC for connection in self.connections)

    def present(self) -> frozenset[int]:
        now = time.time()
        others = [seats for until, seats, _ in self.elsewhere.values() if until > now]
        return self.seats_here().union(*others)

    def watchers(self) -> int:
        now = time.time()
        return self.watchers_here() + sum(n for until, _, n in self.elsewhere.values() if until > now)

    def note_presence(self) -> None:
        """Remember since when somebody is away."""
        now, present = time.time(), self.present()
        self.away_since = [now if seat in present else since for seat, since in enumerate(self.away_since)]

    # --- what they are sent ---

    def send_state(self, cause: str, to: Sequence[Connection] | None = None) -> None:
        """The game, to each as they may see it. Those who see the same get the same bytes."""
        room = self.room
        if room.game is None:
            return
        made: dict[tuple[int, str], bytes] = {}
        for connection in self.connections if to is None else to:
            key = self.seat_of(connection), connection.language
            if key not in made:
                asked_at = room.seats[key[0]].asked_at if key[0] != PUBLIC else 0
                frame = state_frame(
                    room.game, key[0], room.names, texts_of(key[1]), room.step, cause, asked_at, room.era)
                made[key] = write(frame)
            connection.send(made[key])

    def send_table(self, to: Sequence[Connection] | None = None) -> None:
        present, watchers, now = self.present(), self.watchers(), time.time()
        away = [0.0 if seat in present else max(now - since, 0.001) for seat, since in enumerate(self.away_since)]
        if to is None:
            self._looked = self.look()
        for connection in self.connections if to is None else to:
            connection.send(write(table_frame(self.room, connection.user_id, away, watchers, now)))

    def send_all(self, connection: Connection) -> None:
        """Everything, to one who has just come or lost the thread."""
        self.send_table([connection])
        self.send_state("join", [connection])
        connection.send(write(chat_frame(self.room)))

    def broadcast(self, entry: Entry) -> None:
        """What an entry has changed."""
        match entry.kind:
            case "chat":
                frame = write(chat_frame(self.room, latest=1))
                for connection in self.connections:
                    connection.send(frame)
            case "move" | "undo" | "begin":
                if entry.kind == "begin" or self.room.setup.clock or self._looked != self.look():
                    self.send_table()
                self.send_state("undo" if entry.kind == "undo" else "move")
            case "request":
                self.send_state("request")
            case _:
                self.send_table()
                if entry.kind in ("sit", "unsit"):  # somebody may see with other eyes now
                    self.send_state("join")

    def look(self) -> tuple[str, bool]:
        """What of the table's frame a move can change."""
        return self.room.status, self.room.request is not None

    def drop(self, connections: Iterable[Connection], code: int) -> None:
        for connection in connections:
            connection.close(code)
