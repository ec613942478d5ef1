"""A room: the state of one table, as it follows from the entries of its journal. No input or output, no waiting.

The `data` of each kind of entry:

    sit          user, name, guest           move         rows: the lines that the decision added to the record
    unsit        -                           undo         to: the step that the game goes back to
    bot          bot ("": free again)        ask_undo     to
    begin        record: as it begins        answer_undo  agree
    leave        bot that plays on           stand_in     bot, why: "away" or "time"
    take_back    -                           chat         user, name, guest, text
    request      name: what the seat asks for
    pace         ms: what an ordinary move of a bot takes, in thousandths of a second
    pause        since, until: milliseconds since 1970 between which the site was down and no clock ran
    close        reason: why the operator has closed the table
    ready        ready: whether the seat is    swap         other: the seat that it changes places with
    keep         kept, user and name if for    name         user, name: what the user of the seat is called now
                 somebody
    rematch      how, table: where the players go on

An entry of a kind that is not known here is passed over.
"""
from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from arcanarium import bots
from arcanarium.core import registry
from arcanarium.core.contract import PUBLIC, AnySpec
from arcanarium.core.errors import ArcanariumError, ConfigError
from arcanarium.core.game import Game
from arcanarium.core.record import SEATS, parse_record
from arcanarium.server.journal import Entry, Origin, StoredSetup, TableSetup
from arcanarium.server.messages import LONGEST_PACE
from arcanarium.server.sitetime import Outage
from arcanarium.table.played import PlayedGame, Player, distinct_names, players_of

CHAT_KEPT = 100
LONGEST_TIME = 31 * 24 * 3600.0
SEEDS = 1 << 256
"""How many seeds there are to choose from."""


@dataclass(slots=True)
class Seat(Player):
    """A seat of a room: its player, the user account of a person, the clock, and the question that is open."""

    user: str = ""
    """The id of the user who sits here; empty for a bot and for a free seat."""
    guest: bool = False
    """Whether the person has no account, so that anybody might bear this name."""
    left: bool = False
    """Whether the person has left the game, as opposed to having lost the connection."""
    bank: float = 0.0
    """Seconds of thinking time that are left beyond those of each turn."""
    since: float | None = None
    """The time at which the person began to owe a decision; None while none is owed."""
    asked_at: int = 0
    """The step at which the open question was put. Simultaneous decisions of other seats do not change it."""
    ready: bool = False
    """Whether the person is ready to begin."""
    coach: bool = False
    """Whether the person agrees that a coach tells all people here about their moves."""
    kept: bool = False
    """Whether not everybody may sit down here."""
    kept_for: str = ""
    """The id of the only user who may sit down in a kept seat; empty if nobody may."""
    invited: str = ""
    """The name of that user."""

    @property
    def empty(self) -> bool:
        """Whether the seat is free."""
        return not (self.user or self.bot)

    @property
    def kind(self) -> str:
        """What clients are told about the seat: `bot`, `person` or `empty`."""
        return "bot" if self.bot else "person" if self.user else "empty"


@dataclass(slots=True)
class UndoRequest:
    """A request to undo more than is fair, which all other people must agree to."""

    seat: int
    to: int
    agreed: set[int] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class NextTable:
    """A table at which players go on: its id, and the seat that asked for it."""

    table: str
    seat: int


@dataclass(frozen=True, slots=True)
class LookedBack:
    """A decision that was made: its step, its seat, the move, and what the seat could know, as bytes."""

    step: int
    seat: int
    move: str
    seen: bytes


@dataclass(frozen=True, slots=True)
class ChatLine:
    """A line of the chat; `seat` is PUBLIC for a spectator."""

    who: str
    seat: int
    text: str
    at: float
    guest: bool = False


class Room:
    """The state of one table: its seats, the game once it has begun, clocks, chat and an open request to undo."""

    def __init__(self, id: str, host: str, setup: TableSetup) -> None:
        self.id, self.host, self.setup = id, host, setup
        self.n = 0
        """The number of the next journal entry."""
        self.seats = [Seat(bot=plan.bot, bank=setup.clock.bank if setup.clock else 0.0) for plan in setup.seats]
        self.played: PlayedGame[Seat] | None = None
        """The game with its seats; None until it begins."""
        self.broken = ""
        """Why the journal cannot be continued; empty if it can."""
        self.closed: str | None = None
        """Why the operator has closed the table; None if it is not closed."""
        self.chat: deque[ChatLine] = deque(maxlen=CHAT_KEPT)
        self.undo_request: UndoRequest | None = None
        self.paused_until = 0.0
        """The end of the latest outage of the site that was not counted."""
        self.origin = setup.origin if isinstance(setup, StoredSetup) else Origin()
        self.rematches: dict[str, NextTable] = {}
        """The tables at which the players go on after the game, by how they were made."""
        self.looked_back: dict[int, LookedBack] = {}
        """The last decision with a choice of each person whom a coach may tell about it, by seat."""
        self._owed: list[int] = []  # the seats that owed a decision after the latest entry

    # --- what is ---

    @property
    def game(self) -> Game | None:
        """The game, or None before it begins."""
        return self.played.game if self.played else None

    @property
    def status(self) -> str:
        """`open` (waiting for people), `playing`, `over`, `broken` or `closed`."""
        if self.broken or self.closed is not None:
            return "broken" if self.broken else "closed"
        return "open" if self.game is None else "over" if self.game.over else "playing"

    @property
    def stopped(self) -> bool:
        """Whether nothing can go on here: the room is broken or closed."""
        return bool(self.broken) or self.closed is not None

    @property
    def step(self) -> int:
        """How many decisions have been made."""
        return self.played.step if self.played else 0

    @property
    def era(self) -> int:
        """How often something has been undone."""
        return self.played.era if self.played else 0

    @property
    def names(self) -> list[str]:
        """The names of the seats; a seat without a player is called by its letter."""
        return [seat.name or SEATS[i] for i, seat in enumerate(self.seats)]

    def seat_of(self, user: str) -> int:
        """The seat of a user, or PUBLIC."""
        return next((i for i, seat in enumerate(self.seats) if user and seat.user == user), PUBLIC)

    def owing(self) -> list[int]:
        """The seats that owe a decision; none before the game and in a broken room."""
        return self.game.owing if self.game and not self.stopped else []

    def bot_to_move(self) -> int | None:
        """The first seat that owes a decision which a bot has to make. People who decide at the same time do not wait
        for it, nor does it wait for them."""
        return self.played.bot_to_move() if self.played and not self.stopped else None

    def people_decide(self) -> bool:
        """Whether a person decides for any seat. If not, only bots play."""
        return any(seat.user and not seat.deciding_bot for seat in self.seats)

    def due(self, seat: int) -> float | None:
        """The time at which a seat runs out of time; None if its clock does not run."""
        clock, since = self.setup.clock, self.seats[seat].since
        if not clock or since is None or self.stopped:
            return None
        return since + clock.each + self.seats[seat].bank

    def next_due(self) -> float | None:
        """The earliest time at which a seat runs out of time; None if no clock runs."""
        return min((due for seat in range(len(self.seats)) if (due := self.due(seat)) is not None), default=None)

    def owed_pause(self, outages: Sequence[Outage]) -> Outage | None:
        """The first outage during which clocks of this room ran that should not have; None if there is none."""
        running = [seat.since for seat in self.seats if seat.since is not None]
        if not running or self.stopped:
            return None
        return next((outage for outage in outages
                     if outage.until > self.paused_until + 0.001 and outage.until > min(running)), None)

    def last_decision(self, seat: int) -> int | None:
        """The latest step at which a seat decided, if there is one."""
        return self.played.last_decision(seat) if self.played else None

    def since(self, seat: int) -> int:
        """The latest step at which a viewer decided; -1 if there is none."""
        found = self.last_decision(seat)
        return -1 if found is None else found

    def asked_to_undo(self) -> list[int]:
        """The seats of the people who must agree to the open request to undo. A bot that stands in for somebody does
        not agree for them: what was seen since is known, and they will come back to it."""
        request = self.undo_request
        return [i for i, seat in enumerate(self.seats) if seat.user and i != request.seat] if request else []

    def undone_by(self, to: int | None) -> list[int]:
        """The seats whose decisions are undone if the game goes back to a step, in their order."""
        return self.played.deciders(to) if self.played and to is not None else []

    @property
    def waits(self) -> bool:
        """Whether the host starts the game. A table for one person and bots has nobody to wait for."""
        return self.setup.wait and any(plan.kind == "person" for plan in self.setup.seats)

    def all_ready(self) -> bool:
        """Whether all people but the host are ready, and no seat is free."""
        return all(seat.bot or seat.user and (seat.ready or seat.user == self.host) for seat in self.seats)

    @property
    def chosen_seed(self) -> int | None:
        """The seed that the deals are made from, if it was there before the game."""
        seed = self.setup.seed or self.origin.seed
        return int(seed) if seed else None

    def free_seat(self) -> int | None:
        """The first free seat, if there is one."""
        return next((i for i, seat in enumerate(self.seats) if seat.empty), None)

    # --- what is done ---

    def new_record(self, seed: int | None = None) -> str:
        """The record of a new game with these seats, for the entry `begin`. The room itself does not change."""
        names = distinct_names(self.seats)
        setup, seed = self.setup, self.chosen_seed if seed is None else seed
        if self.origin.position:
            return Game.from_position(self.origin.position, seed=seed, names=names).record()
        return Game.new(setup.game, seed=seed, names=names, seats=len(self.seats), **_options(setup)).record()

    def play(self, seat: int, move: str) -> str:
        """Make a move and return its rows for the entry `move`. Once the entry is written, `apply` it with `played`; if
        it cannot be written, discard this room and load it from the journal."""
        played = self._begun()
        self._note_decision(played, seat, move)
        played.play(seat, move)
        return "\n".join(str(line) for line in played.lines_since(played.step - 1))

    @property
    def coached(self) -> bool:
        """Whether a coach may tell about moves: only where hints are allowed, to one person who plays against bots, or
        to several if all of them agree."""
        people = [seat for seat in self.seats if not seat.bot]
        return self.setup.hints and (len(people) == 1 or all(seat.user and seat.coach for seat in people))

    def _note_decision(self, played: PlayedGame[Seat], seat: int, move: str) -> None:
        """Keep what a person knew before a decision with a choice."""
        if not self.coached or not self.seats[seat].user or seat not in played.game.owing:
            return
        if len(played.game.state.legal(seat)) > 1:
            self.looked_back[seat] = LookedBack(played.step, seat, move, played.game.observe(seat).to_bytes())

    def apply(self, entry: Entry, played: bool = False) -> None:
        """Apply the next entry of the journal. `played`: `play` has made the move of this entry already. An entry that
        does not fit leaves the room broken."""
        expected, self.n = self.n, entry.n + 1
        if self.broken:
            return
        try:
            if entry.n != expected:
                raise ValueError(f"entry {expected} is missing")
            self._apply(entry, played)
        except (ArcanariumError, ValueError, LookupError) as error:
            self.broken = f"entry {entry.n} ({entry.kind}): {error}"
            return
        if entry.kind in ("begin", "move", "undo"):
            self._note_questions(entry)
        self._run_clocks(entry)

    def apply_all(self, entries: Iterable[Entry]) -> None:
        """Apply the entries of the journal that come next."""
        for entry in entries:
            self.apply(entry)

    def _note_questions(self, entry: Entry) -> None:
        """Set `asked_at` of the seats that are asked something new."""
        owing = self.owing()
        for i, seat in enumerate(self.seats):
            if entry.kind != "move" or i == entry.seat or i not in owing or i not in self._owed:
                seat.asked_at = self.step
        self._owed = owing

    def _apply(self, entry: Entry, played: bool) -> None:
        data, seat = entry.data, self.seats[entry.seat]
        match entry.kind:
            case "sit":
                seat.user, seat.name, seat.guest = str(data["user"]), str(data["name"]), bool(data.get("guest"))
            case "unsit":
                kept = seat.kept, seat.kept_for, seat.invited
                seat = self.seats[entry.seat] = Seat(bank=seat.bank)
                seat.kept, seat.kept_for, seat.invited = kept
            case "bot":
                seat.bot = str(data["bot"])
            case "begin":
                self._begin(str(data["record"]))
            case "move":
                if not played and self.play(entry.seat, _first_move(rows := str(data["rows"]))) != rows:
                    raise ValueError("the game goes on differently than it was recorded")
                self.undo_request = None
            case "undo":
                self._begun().go_back(int(data["to"]))
                self.looked_back = {of: last for of, last in self.looked_back.items() if last.step < self.step}
                self.undo_request = None
            case "ask_undo":
                self.undo_request = UndoRequest(entry.seat, int(data["to"]))
            case "answer_undo":
                if self.undo_request and data["agree"]:
                    self.undo_request.agreed.add(entry.seat)
                else:
                    self.undo_request = None
            case "leave":
                seat.stand_in, seat.left = str(data["bot"]), True
            case "stand_in":
                seat.stand_in = str(data["bot"])
            case "take_back":
                seat.stand_in, seat.left = "", False
            case "request":
                self._begun().request(entry.seat, str(data["name"]))
            case "close":
                self.closed = str(data["reason"])
            case "pace":
                self.setup = msgspec.structs.replace(self.setup, pace=int(data["ms"]) / 1000)
            case "pause":
                self._pause(int(data["since"]) / 1000, int(data["until"]) / 1000)
            case "coach":
                seat.coach = bool(data["agree"])
            case "ready" | "swap" | "keep" | "name" | "rematch":
                self._arrange(entry)
            case "chat":
                if text := str(data["text"]):  # nothing is left of what a former player said
                    self.chat.append(ChatLine(str(data["name"]), entry.seat, text, entry.at, bool(data.get("guest"))))

    def _arrange(self, entry: Entry) -> None:
        """Apply an entry about what is around the game."""
        data, seat = entry.data, self.seats[entry.seat]
        match entry.kind:
            case "ready":
                seat.ready = bool(data["ready"])
            case "swap":
                other = int(data["other"])
                self.seats[entry.seat], self.seats[other] = self.seats[other], seat
                seat.ready = self.seats[entry.seat].ready = False  # they agreed to other seats
            case "keep":
                seat.kept = bool(data["kept"])
                seat.kept_for, seat.invited = str(data.get("user", "")), str(data.get("name", ""))
            case "name":
                seat.name = str(data["name"])
            case "rematch":
                self.rematches[str(data["how"])] = NextTable(str(data["table"]), entry.seat)

    def _begin(self, text: str) -> None:
        self.played = PlayedGame(Game.from_record(text), self.seats)
        for seat, player in zip(self.seats, players_of(parse_record(text)), strict=True):
            seat.name = player.name
            seat.guest = seat.guest or not (seat.user or seat.bot)  # a name that only an uploaded record claims

    def _pause(self, since: float, until: float) -> None:
        """Do not count a time in which the site was down."""
        for seat in self.seats:
            if seat.since is not None:
                seat.since += max(0.0, until - max(since, seat.since))
        self.paused_until = until

    def _begun(self) -> PlayedGame[Seat]:
        if self.played is None:
            raise ValueError("the game has not begun")
        return self.played

    def _run_clocks(self, entry: Entry) -> None:
        """Start the clocks of people who owe a decision, and stop all others. Time beyond that of each turn is taken
        from the bank."""
        if not self.setup.clock:
            return
        owing = self.owing()
        for i, seat in enumerate(self.seats):
            if seat.since is not None and (i not in owing or seat.deciding_bot):
                beyond = max(0.0, entry.at - seat.since - self.setup.clock.each)
                seat.bank, seat.since = max(0.0, seat.bank - beyond), None
            elif seat.since is None and i in owing and not seat.deciding_bot:
                seat.since = entry.at


def _first_move(rows: str) -> str:
    """The text of the decision that stands in the first of some rows of a record."""
    return rows.partition("\n")[0].partition(": ")[2]


def playable(game: str) -> AnySpec:
    """A game that people can play in a browser; ConfigError if this one cannot be."""
    spec = registry.spec(game)
    if spec.face is None or spec.page is None:
        raise ConfigError(f"the game {game} cannot be played in a browser")
    return spec


def checked(setup: TableSetup) -> TableSetup:
    """A setup with its defaults filled in. ConfigError says why no such game can be played here."""
    if not setup.seats or len(setup.seats) > len(SEATS):
        raise ConfigError(f"a table has 2 to {len(SEATS)} seats")
    spec, able = playable(setup.game), bots.names(setup.game)
    for plan in setup.seats:
        if plan.kind == "bot" and plan.bot not in able:
            raise ConfigError(f"there is no bot “{plan.bot}”; the bots are {', '.join(able)}")
        if plan.kind != "bot" and plan.bot:
            raise ConfigError("a seat is for a person or for a bot")
    clock = setup.clock
    if clock and not (0 <= clock.bank <= LONGEST_TIME and 0 <= clock.each <= LONGEST_TIME and clock.bank + clock.each):
        raise ConfigError("a clock gives some time, and at most a month")
    if setup.coach and sum(plan.kind != "bot" for plan in setup.seats) > 1:
        raise ConfigError("a coach is for games against bots only")
    if not 0 <= setup.pace <= LONGEST_PACE:
        raise ConfigError(f"bots wait 0 to {LONGEST_PACE:.0f} seconds")
    if setup.seed and not (re.fullmatch("[0-9]{1,78}", setup.seed) and int(setup.seed) < SEEDS):
        raise ConfigError("a seed is a whole number of at most 77 digits")
    known = dict(spec.about.options)
    for name, value in setup.options.items():
        if value not in known.get(name, ()):
            raise ConfigError(f"“{name}={value}” is no option that can be chosen here")
    config = spec.rules.configure({"seats": len(setup.seats), **_options(setup)})
    return msgspec.structs.replace(setup, sets=config.sets, options=dict(config.options))


def _options(setup: TableSetup) -> dict[str, Any]:
    return {"variant": setup.variant, **({"sets": setup.sets} if setup.sets else {}), **setup.options}
