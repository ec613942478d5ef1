"""A room without a server: its journal is a list, and time is what the test says."""
from __future__ import annotations

from random import Random
from typing import Any

from arcanarium import bots
from arcanarium.core.contract import PUBLIC
from arcanarium.server.frames import table_frame
from arcanarium.server.journal import Clock, Entry, Kind, SeatPlan, TableSetup
from arcanarium.server.room import Room, checked
from arcanarium.server.thinkers import texts_of


class Journal:
    """A room that is lived in, and what was written down about it."""

    def __init__(self, setup: TableSetup, seed: int = 1) -> None:
        self.setup = checked(setup)
        self.entries: list[Entry] = []
        self.now = 1000.0
        self.room = Room("table", "user 0", self.setup)
        self.seed = seed
        self.dice = Random(seed)

    def add(self, kind: Kind, seat: int, played: bool = False, **data: str | int | bool) -> None:
        entry = Entry(len(self.entries), self.now, kind, seat, data)
        self.entries.append(entry)
        self.room.apply(entry, played)

    def begin(self) -> None:
        for seat, place in enumerate(self.room.seats):
            if place.empty:
                self.add("sit", seat, user=f"user {seat}", name=f"Player {seat}")
        self.add("begin", PUBLIC, record=self.room.new_record(self.seed))

    def play(self, seat: int, move: str) -> None:
        rows = self.room.play(seat, move)
        self.add("move", seat, played=True, rows=rows)

    def play_random(self, seats: list[int] | None = None) -> int:
        """One move at random; whose it was."""
        game = self.room.game
        assert game
        seat = self.dice.choice(seats or game.owing)
        self.play(seat, self.dice.choice(game.legal(seat)).text)
        return seat

    def play_bot(self, bot: str = "greedy") -> int:
        """One move of a bot."""
        game = self.room.game
        assert game
        seat = game.owing[0]
        chosen = bots.make(bot, game.rules, self.seed + self.room.step).choose(game.observe(seat))
        self.play(seat, game.rules.action_text(game.state, chosen))
        return seat

    def folded(self) -> Room:
        """The same room from its journal alone."""
        room = Room("table", "user 0", self.setup)
        for entry in self.entries:
            room.apply(entry)
        return room


def persons(game: str = "resarcana", seats: int = 2, clock: Clock | None = None, **options: Any) -> TableSetup:
    return TableSetup(game, tuple(SeatPlan("person") for _ in range(seats)), clock=clock, **options)


def everything(room: Room) -> dict[str, Any]:
    """All that anybody could ever ask of a room."""
    seats = range(len(room.seats))
    told: dict[str, Any] = {
        "n": room.n, "step": room.step, "status": room.status, "names": room.names, "seats": room.seats,
        "asked": [seat.asked_at for seat in room.seats], "due": [room.due(seat) for seat in seats],
        "bot": room.bot_to_move(), "last": [room.last_decision(seat) for seat in seats], "chat": list(room.chat),
        "request": room.undo_request and (room.undo_request.seat, room.undo_request.to, room.undo_request.agreed),
        "frame": table_frame(room, "user 0", [0.0 for _ in seats], 0, 0.0, texts_of("en")),
    }
    if game := room.game:
        viewers = [*seats, PUBLIC]
        told |= {
            "record": game.record(), "position": game.position(), "owing": game.owing, "result": game.result,
            "seen": [game.observe(viewer).to_bytes() for viewer in viewers],
            "told": [game.events(viewer) for viewer in viewers],
            "legal": [[move.text for move in game.legal(seat)] for seat in seats],
            "undo": [game.why_no_undo(seat) for seat in seats],
        }
    return told
