"""A table as the sum of its journal: who sits there, the game, the clocks, the chat. No input or output, no waiting.

What the entries hold (`data`):

    sit          user, name                  move         rows: the lines that the decision added to the record
    unsit        -                           undo         to: the step that the game goes back to
    bot          bot ("": free again)        ask_undo     to
    begin        record: as it begins        answer_undo  agree
    leave        bot that plays on           stand_in     bot, why: "away" or "time"
    take_back    -                           chat         user, name, text
    request      name: what the seat asks for
"""
from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from arcanarium import bots
from arcanarium.core import registry
from arcanarium.core.contract import PUBLIC
from arcanarium.core.errors import ArcanariumError, ConfigError
from arcanarium.core.game import Game
from arcanarium.core.record import SEATS, parse_record
from arcanarium.server.journal import Entry, TableSetup
from arcanarium.table import bot as bot_player
from arcanarium.table.show import presentation
from arcanarium.table.table import seated

CHAT_KEPT = 100
LONGEST_TIME, LONGEST_PACE = 31 * 24 * 3600.0, 30.0


@dataclass(slots=True)
class Seat:
    """Somebody's place at the table."""

    user: str = ""
    name: str = ""
    bot: str = ""
    """The bot that has the seat for good."""
    stand_in: str = ""
    """The bot that plays for the person now."""
    left: bool = False
    bank: float = 0.0
    since: float | None = None
    """When the turn that the person owes began."""
    asked_at: int = 0
    """The step at which the question that is open was put. What others decide at the same time does not change it."""

    @property
    def empty(self) -> bool:
        return not (self.user or self.bot)

    @property
    def kind(self) -> str:
        return "bot" if self.bot else "person" if self.user else "empty"

    @property
    def player(self) -> str:
        """The bot that decides for this seat, or nothing where a person does."""
        return self.bot or self.stand_in


@dataclass(slots=True)
class UndoRequest:
    """A wish to take back more than is fair."""

    seat: int
    to: int
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Said:
    who: str
    seat: int
    text: str
    at: float


class Room:
    def __init__(self, id: str, host: str, setup: TableSetup) -> None:
        self.id, self.host, self.setup = id, host, setup
        self.n = 0
        """The number of the next entry."""
        self.seats = [Seat(bot=plan.bot, bank=setup.clock.bank if setup.clock else 0.0) for plan in setup.seats]
        self.game: Game | None = None
        self.broken = ""
        """Why the table cannot go on, if it cannot."""
        self.chat: deque[Said] = deque(maxlen=CHAT_KEPT)
        self.request: UndoRequest | None = None
        self.era = 0
        """How often something has been taken back."""
        self._owed: list[int] = []  # who owed a decision after the last entry
        self._decided: list[tuple[int, int]] = []  # of each step: who, and how long the record was before

    # --- what is ---

    @property
    def status(self) -> str:
        if self.broken:
            return "broken"
        return "open" if self.game is None else "over" if self.game.over else "playing"

    @property
    def step(self) -> int:
        """How many decisions have been made."""
        return len(self._decided)

    @property
    def names(self) -> list[str]:
        return [seat.name or SEATS[i] for i, seat in enumerate(self.seats)]

    def seat_of(self, user: str) -> int:
        """The seat of a user, or PUBLIC."""
        return next((i for i, seat in enumerate(self.seats) if user and seat.user == user), PUBLIC)

    def owing(self) -> list[int]:
        return self.game.owing if self.game and not self.broken else []

    def bot_to_move(self) -> int | None:
        """The first seat that owes a decision and has a bot to make it. People who decide at the same time are not
        kept waiting, and do not keep anybody."""
        return next((seat for seat in self.owing() if self.seats[seat].player), None)

    def due(self, seat: int) -> float | None:
        """When a seat is out of time, if it ever is."""
        clock, since = self.setup.clock, self.seats[seat].since
        if not clock or since is None or self.broken:
            return None
        return since + clock.each + self.seats[seat].bank

    def next_due(self) -> float | None:
        return min((due for seat in range(len(self.seats)) if (due := self.due(seat)) is not None), default=None)

    def last_decision(self, seat: int) -> int | None:
        """The step at which a seat last decided."""
        return next((step for step in reversed(range(self.step)) if self._decided[step][0] == seat), None)

    def asked_to_undo(self) -> list[int]:
        """The people who must agree to the request."""
        if not self.request:
            return []
        return [i for i, seat in enumerate(self.seats) if seat.user and not seat.stand_in and i != self.request.seat]

    def free_seat(self) -> int | None:
        return next((i for i, seat in enumerate(self.seats) if seat.empty), None)

    # --- what happens ---

    def begin(self, seed: int | None = None) -> str:
        """The record of the new game, for the entry that begins it."""
        names = self._distinct_names()
        setup = self.setup
        return Game.new(setup.game, seed=seed, names=names, seats=len(self.seats), **_options(setup)).record()

    def play(self, seat: int, move: str) -> str:
        """Make a move and give its rows for the entry; `take` it with `made` when it has been written down, and load
        the room anew if it could not be."""
        assert self.game is not None
        before = len(self.game.lines)
        self.game.play(seat, move)
        return "\n".join(str(line) for line in self.game.lines[before:])

    def take(self, entry: Entry, made: bool = False) -> None:
        """Let the next entry of the journal happen. `made`: its move has been made on this room's game already."""
        expected, self.n = self.n, entry.n + 1
        if self.broken:
            return
        try:
            if entry.n != expected:
                raise ValueError(f"entry {expected} is missing")
            self._happen(entry, made)
        except (ArcanariumError, ValueError, LookupError) as error:
            self.broken = f"entry {entry.n} ({entry.kind}): {error}"
            return
        if entry.kind in ("begin", "move", "undo"):
            self._ask(entry)
        self._run_clocks(entry)

    def _ask(self, entry: Entry) -> None:
        """Note who is asked something new."""
        owing = self.owing()
        for i, seat in enumerate(self.seats):
            if entry.kind != "move" or i == entry.seat or i not in owing or i not in self._owed:
                seat.asked_at = self.step
        self._owed = owing

    def _happen(self, entry: Entry, made: bool) -> None:
        data, seat = entry.data, self.seats[entry.seat]
        match entry.kind:
            case "sit":
                seat.user, seat.name = str(data["user"]), str(data["name"])
            case "unsit":
                self.seats[entry.seat] = Seat(bank=seat.bank)
            case "bot":
                seat.bot = str(data["bot"])
            case "begin":
                self.game = Game.from_record(str(data["record"]))
                for place, name in zip(self.seats, self._names_of(self.game), strict=True):
                    place.name = name
            case "move":
                self._move(entry, str(data["rows"]), made)
            case "undo":
                self._go_back(int(data["to"]))
            case "ask_undo":
                self.request = UndoRequest(entry.seat, int(data["to"]))
            case "answer_undo":
                if self.request and data["agree"]:
                    self.request.agreed.add(entry.seat)
                else:
                    self.request = None
            case "leave":
                seat.stand_in, seat.left = str(data["bot"]), True
            case "stand_in":
                seat.stand_in = str(data["bot"])
            case "take_back":
                seat.stand_in, seat.left = "", False
            case "request":
                if self.game is None:
                    raise ValueError("the game has not begun")
                self.game.request(entry.seat, str(data["name"]))
            case "chat":
                self.chat.append(Said(str(data["name"]), entry.seat, str(data["text"]), entry.at))

    def _move(self, entry: Entry, rows: str, made: bool) -> None:
        if self.game is None:
            raise ValueError("the game has not begun")
        count = rows.count("\n") + 1
        if made:
            before = len(self.game.lines) - count
        else:
            before = len(self.game.lines)
            if self.play(entry.seat, rows.partition("\n")[0].partition(": ")[2]) != rows:
                raise ValueError("the game goes on differently than it was recorded")
        self._decided.append((entry.seat, before))
        self.request = None

    def _go_back(self, to: int) -> None:
        if self.game is None or not 0 <= to < self.step:
            raise ValueError(f"there is no step {to} to go back to")
        seat, before = self._decided[to]
        if to == self.step - 1 and self.game.can_undo(seat):
            self.game.undo(seat)
        else:  # the others have agreed to more than is fair
            record = parse_record(self.game.record())
            asked = [line for line in record.lines[before:] if line.request]  # a request stays
            self.game = Game.from_record(replace(record, lines=record.lines[:before], result=None))
            for line in asked:
                self.game.request(line.seat, line.text)
        del self._decided[to:]
        self.era += 1
        self.request = None

    def _run_clocks(self, entry: Entry) -> None:
        """A person's time runs from when a decision is owed until none is."""
        if not self.setup.clock:
            return
        owing = self.owing()
        for i, seat in enumerate(self.seats):
            if seat.since is not None and (i not in owing or seat.player):
                beyond = max(0.0, entry.at - seat.since - self.setup.clock.each)
                seat.bank, seat.since = max(0.0, seat.bank - beyond), None
            elif seat.since is None and i in owing and not seat.player:
                seat.since = entry.at

    # --- names ---

    def _distinct_names(self) -> list[str]:
        """Names that tell the players apart; bots are called as records call them."""
        found: list[str] = []
        kinds: list[str] = []
        for seat in self.seats:
            if seat.bot:
                kinds.append(seat.bot)
                found.append(bot_player(seat.bot, kinds.count(seat.bot)).name)
            else:
                name, number = seat.name, 1
                while name in found:
                    number += 1
                    name = f"{seat.name} {number}"
                found.append(name)
        return found

    @staticmethod
    def _names_of(game: Game) -> list[str]:
        return [player.name for player in seated(parse_record(game.record()))]


def checked(setup: TableSetup) -> TableSetup:
    """The setup with what it leaves open filled in; ConfigError with the reason if no such game can be played here."""
    if not setup.seats or len(setup.seats) > len(SEATS):
        raise ConfigError(f"a table has 2 to {len(SEATS)} seats")
    for plan in setup.seats:
        if plan.kind == "bot" and plan.bot not in bots.names():
            raise ConfigError(f"there is no bot “{plan.bot}”; the bots are {', '.join(bots.names())}")
        if plan.kind != "bot" and plan.bot:
            raise ConfigError("a seat is for a person or for a bot")
    clock = setup.clock
    if clock and not (0 <= clock.bank <= LONGEST_TIME and 0 <= clock.each <= LONGEST_TIME and clock.bank + clock.each):
        raise ConfigError("a clock gives some time, and at most a month")
    if not 0 <= setup.pace <= LONGEST_PACE:
        raise ConfigError(f"bots wait 0 to {LONGEST_PACE:.0f} seconds")
    known = dict(presentation(setup.game).OPTIONS)
    for name, value in setup.options.items():
        if value not in known.get(name, ()):
            raise ConfigError(f"“{name}={value}” is no option that can be chosen here")
    config = registry.rules(setup.game).configure({"seats": len(setup.seats), **_options(setup)})
    return msgspec.structs.replace(setup, sets=config.sets, options=dict(config.options))


def _options(setup: TableSetup) -> dict[str, Any]:
    return {"variant": setup.variant, **({"sets": setup.sets} if setup.sets else {}), **setup.options}
