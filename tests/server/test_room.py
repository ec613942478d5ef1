"""A table is the sum of its journal: whoever reads the journal has the same table, to the last byte."""
from __future__ import annotations

from typing import Any

import pytest

from arcanarium.core.contract import PUBLIC
from arcanarium.core.errors import ConfigError
from arcanarium.server.journal import Clock, Entry, SeatPlan, TableSetup
from arcanarium.server.room import Room, checked
from tests.server.rooms import Journal, everything, persons

ALL = ("base", "lux", "pearls", "duo")
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("resarcana", {"seats": 2}),
    ("resarcana", {"seats": 3, "sets": ALL, "variant": "draft"}),
    ("resarcana", {"seats": 2, "variant": "match"}),
    ("cadwallon", {"seats": 2}),
    ("cadwallon", {"seats": 3, "options": {"objectives": "on", "militia": "on", "removal": "on"}}),
]


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_a_folded_journal_is_the_live_room(game: str, options: dict[str, Any]) -> None:
    """A game of bots with fair undos, agreed ones, chat, stand-ins and people who leave in between."""
    journal = Journal(persons(game, clock=Clock(600.0, 10.0), **options), seed=7)
    dice = journal.dice
    journal.begin()
    undone = agreed = 0
    while journal.room.status == "playing" and journal.room.step < 160:
        journal.now += dice.random() * 9
        seat = journal.play_random() if dice.random() < 0.5 else journal.play_bot("random")
        playing = journal.room.game
        assert playing
        if dice.random() < 0.2 and playing.can_undo(seat):
            journal.add("undo", seat, to=journal.room.step - 1)
            undone += 1
        elif dice.random() < 0.05:
            to = dice.randrange(max(0, journal.room.step - 12), journal.room.step)
            journal.add("ask_undo", seat, to=to)
            journal.add("answer_undo", (seat + 1) % len(journal.room.seats), agree=dice.random() < 0.8)
            if journal.room.undo_request:
                journal.add("undo", seat, to=to)
                agreed += 1
        elif dice.random() < 0.1:
            journal.add("chat", seat, user="u", name="Ann", text="hm")
            journal.add("stand_in", seat, bot="greedy", why="away")
            journal.add("take_back", seat)
        if journal.room.step > 30 and playing.requests(seat) and dice.random() < 0.1:
            journal.add("request", seat, name=playing.requests(seat)[0])
        if journal.room.step % 50 == 0:
            assert everything(journal.folded()) == everything(journal.room)
    assert everything(journal.folded()) == everything(journal.room)
    assert undone > 3
    assert agreed > 0
    assert any(entry.kind == "request" for entry in journal.entries) == (game == "resarcana")


@pytest.mark.parametrize("game", ["resarcana", "cadwallon"])
def test_a_finished_game_of_bots_folds_to_its_end(game: str) -> None:
    journal = Journal(persons(game), seed=3)
    journal.begin()
    while journal.room.status == "playing":
        journal.play_bot()
    assert everything(journal.folded()) == everything(journal.room)
    assert journal.folded().status == "over"


def test_a_game_that_begins_with_a_whole_record_counts_its_steps() -> None:
    """The entry `begin` of an uploaded record holds all decisions of the game."""
    journal = Journal(persons(), seed=3)
    journal.begin()
    while journal.room.status == "playing":
        journal.play_bot()
    assert journal.room.game
    again = Room("table", "user 0", journal.setup)
    again.apply(Entry(0, 1000.0, "begin", PUBLIC, {"record": journal.room.game.record()}))
    assert (again.status, again.step) == ("over", journal.room.step)
    assert [again.last_decision(seat) for seat in (0, 1)] == [journal.room.last_decision(seat) for seat in (0, 1)]


def test_simultaneous_decisions_do_not_change_each_others_question() -> None:
    """H-20: both choose a mage at once; the one's choice is no news for the other."""
    journal = Journal(persons())
    journal.begin()
    room = journal.room
    assert room.owing() == [0, 1]
    journal.play_random([1])
    assert (room.step, room.seats[0].asked_at, room.owing()) == (1, 0, [0])
    journal.play_random([0])
    assert [room.seats[seat].asked_at for seat in room.owing()] == [2]


def test_an_undo_asks_everybody_anew() -> None:
    journal = Journal(persons())
    journal.begin()
    journal.play_random([0])
    game = journal.room.game
    assert game
    assert game.can_undo(0)
    journal.add("undo", 0, to=0)
    assert [seat.asked_at for seat in journal.room.seats] == [0, 0]
    assert journal.room.step == 0


def test_the_clock_takes_what_a_turn_takes_beyond_its_own_time_out_of_the_bank() -> None:
    journal = Journal(persons(clock=Clock(bank=60.0, each=10.0)))
    journal.begin()
    room = journal.room
    assert [room.due(seat) for seat in (0, 1)] == [1070.0, 1070.0]
    journal.now = 1004.0
    journal.play_random([0])
    assert (room.seats[0].bank, room.due(0), room.due(1)) == (60.0, None, 1070.0)
    journal.now = 1025.0
    journal.play_random([1])
    assert room.seats[1].bank == 45.0
    assert room.next_due() == min(due for seat in room.owing() if (due := room.due(seat)))
    assert everything(journal.folded()) == everything(room)


def test_who_is_out_of_time_has_used_up_the_bank() -> None:
    """A bot stands in; the one who takes the seat back has only the time of each turn left."""
    journal = Journal(persons(clock=Clock(bank=60.0, each=10.0)))
    journal.begin()
    room = journal.room
    journal.now = 1070.1
    journal.add("stand_in", 0, bot="greedy", why="time")
    assert (room.seats[0].bank, room.due(0), room.bot_to_move()) == (0.0, None, 0)
    journal.now = 1071.0
    journal.add("take_back", 0)
    assert (room.seats[0].stand_in, room.due(0), room.bot_to_move()) == ("", 1081.0, None)


def test_to_leave_and_come_back_wins_no_time() -> None:
    journal = Journal(persons(clock=Clock(bank=60.0, each=10.0)))
    journal.begin()
    room = journal.room
    journal.now = 1040.0
    journal.add("leave", 0, bot="greedy")
    journal.add("take_back", 0)
    assert (room.seats[0].bank, room.seats[0].left) == (30.0, False)


def test_no_clock_no_time() -> None:
    journal = Journal(persons())
    journal.begin()
    assert [journal.room.due(seat) for seat in (0, 1)] == [None, None]
    assert journal.room.next_due() is None


def begun(**options: Any) -> Journal:
    journal = Journal(persons(**options))
    journal.begin()
    return journal


BAD: list[tuple[str, Entry]] = [
    ("a move that is none", Entry(3, 1.0, "move", 0, {"rows": "A: fly to the moon"})),
    ("a move without rows", Entry(3, 1.0, "move", 0, {})),
    ("a move of nobody", Entry(3, 1.0, "move", 9, {"rows": "A: keep Druid"})),
    ("rows that tell another game", Entry(3, 1.0, "move", 0, {"rows": "A: keep Druid\nshuffle A: Prism"})),
    ("back to a step that never was", Entry(3, 1.0, "undo", 0, {"to": 7})),
    ("back to nowhere", Entry(3, 1.0, "undo", 0, {"to": "there"})),
    ("a number that is none", Entry(3, 1.0, "ask_undo", 0, {"to": "x"})),
    ("a second beginning that is no record", Entry(3, 1.0, "begin", -1, {"record": "nothing\n"})),
    ("a beginning for other seats", Entry(3, 1.0, "begin", -1, {"record": "arcanarium record: 1\ngame: resarcana\n"
                                          "version: 1\nsets: base\nvariant: standard\nseats: 3\nseed: 1\n\n"})),
    ("an entry that is missing", Entry(5, 1.0, "chat", 0, {"user": "u", "name": "Ann", "text": "x"})),
]


@pytest.mark.parametrize(("what", "entry"), BAD, ids=[what for what, _ in BAD])
def test_a_journal_that_does_not_fit_the_rules_breaks_the_table_and_nothing_else(what: str, entry: Entry) -> None:
    journal = begun(clock=Clock(60.0, 10.0))
    journal.room.apply(entry)
    room = journal.room
    assert room.status == "broken"
    assert str(entry.n) in room.broken
    assert (room.owing(), room.bot_to_move(), room.next_due()) == ([], None, None)
    everything(room)
    room.apply(Entry(room.n, 2.0, "chat", 0, {"user": "u", "name": "Ann", "text": "what comes later is counted"}))
    assert room.status == "broken"


def test_moves_before_the_beginning_break_the_table() -> None:
    for entry in (Entry(0, 1.0, "move", 0, {"rows": "A: keep Druid"}), Entry(0, 1.0, "undo", 0, {"to": 0})):
        room = Room("table", "host", persons())
        room.apply(entry)
        assert room.status == "broken"


def test_names_of_players_are_told_apart() -> None:
    setup = TableSetup("cadwallon", (SeatPlan("person"), SeatPlan("bot", "greedy"), SeatPlan("person"),
                                SeatPlan("bot", "greedy")))
    journal = Journal(setup)
    for seat in (0, 2):
        journal.add("sit", seat, user=f"user {seat}", name="Ann")
    journal.add("begin", PUBLIC, record=journal.room.new_record(1))
    assert journal.room.names == ["Ann", "greedy bot", "Ann 2", "greedy bot 2"]


IMPOSSIBLE: list[tuple[str, TableSetup]] = [
    ("no seats", TableSetup("resarcana", ())),
    ("too many", persons(seats=6)),
    ("one too many for the base game", persons(seats=5)),
    ("an unknown game", persons("chess")),
    ("an unknown set", persons(sets=("base", "nonsense"))),
    ("an unknown variant", persons(variant="blitz")),
    ("an unknown bot", TableSetup("resarcana", (SeatPlan("person"), SeatPlan("bot", "deep thought")))),
    ("a bot without a name", TableSetup("resarcana", (SeatPlan("person"), SeatPlan("bot")))),
    ("a person with the name of no bot", TableSetup("resarcana", (SeatPlan("me"), SeatPlan("person", "x")))),
    ("a file of cards", persons(options={"cards": "/etc/passwd"})),
    ("an unknown option", persons(options={"gravity": "off"})),
    ("an unknown value", persons(options={"collect": "never"})),
    ("another place for seats", persons(options={"seats": "5"})),
    ("a clock that runs backwards", persons(clock=Clock(-5.0, 10.0))),
    ("no time at all", persons(clock=Clock(0.0, 0.0))),
    ("a clock for ever", persons(clock=Clock(1e300, 10.0))),
    ("bots that never move", persons(pace=1e9)),
    ("bots that moved before", persons(pace=-1.0)),
]


@pytest.mark.parametrize(("what", "setup"), IMPOSSIBLE, ids=[what for what, _ in IMPOSSIBLE])
def test_a_table_that_cannot_be_played_at_is_not_opened(what: str, setup: TableSetup) -> None:
    with pytest.raises(ConfigError):
        checked(setup)
