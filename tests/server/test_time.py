"""Clocks are fair: they do not run while the site is down, nor when the clock of the machine jumps."""
from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from arcanarium.server import hub, sitetime
from arcanarium.server.journal import Clock
from arcanarium.server.settings import Settings
from arcanarium.server.sitetime import GRACE, STALLED, Outage, SiteTime
from tests import services
from tests.server.people import Person, Window, sitting
from tests.server.rooms import Journal, everything, persons
from tests.services import Running

HOUR = 3600.0


class Clocks:
    """The two clocks of a machine, which stand still until somebody moves them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wall, self.steady = 1_700_000_000.0, 50.0
        monkeypatch.setattr("arcanarium.server.sitetime.time.time", lambda: self.wall)
        monkeypatch.setattr("arcanarium.server.sitetime.time.monotonic", lambda: self.steady)


def test_time_runs_evenly_when_the_clock_of_the_machine_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    clocks = Clocks(monkeypatch)
    ours = SiteTime()
    assert ours.now() == 1_700_000_000.0
    clocks.steady += 2
    clocks.wall += HOUR
    assert ours.now() == 1_700_000_002.0
    clocks.wall -= 3 * HOUR
    assert ours.now() == 1_700_000_002.0
    assert SiteTime().now() == 1_700_000_000.0 - 2 * HOUR, "a new process begins with the machine's"


def test_time_never_goes_back_over_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    clocks = Clocks(monkeypatch)
    seen = SiteTime().now()
    clocks.wall -= HOUR
    ours = SiteTime()
    ours.not_before(seen)
    assert ours.now() == seen
    clocks.steady += 5
    ours.not_before(seen)
    assert ours.now() == seen + 5


def test_an_outage_is_not_counted() -> None:
    """Not in what is left, nor in what is taken from the bank; and the journal tells the same again."""
    journal = Journal(persons("cadwallon", clock=Clock(bank=100.0, each=10.0)))
    journal.begin()
    begun = journal.now
    (first, *_) = journal.room.owing()
    assert journal.room.due(first) == begun + 110
    down = Outage(begun + 4, begun + 4 + HOUR)
    assert journal.room.owed_pause([down]) == down
    assert journal.room.owed_pause([Outage(begun - HOUR, begun - 1)]) is None, "nobody was asked anything then"
    journal.now = down.until + 1
    journal.add("pause", -1, since=round(down.since * 1000), until=round(down.until * 1000))
    assert journal.room.owed_pause([down]) is None
    assert journal.room.due(first) == begun + 110 + HOUR
    journal.now = down.until + 8  # thought for 4 seconds before, and 8 afterwards
    journal.play_random([first])
    assert journal.room.seats[first].bank == pytest.approx(98.0)
    assert everything(journal.folded()) == everything(journal.room)


def test_a_turn_that_began_within_an_outage_counts_from_its_end() -> None:
    """The last sign of life is some seconds older than the last move."""
    journal = Journal(persons("cadwallon", clock=Clock(bank=0.0, each=10.0)))
    journal.begin()
    (first, *_) = journal.room.owing()
    journal.add("pause", -1, since=round((journal.now - 7) * 1000), until=round((journal.now + 40) * 1000))
    assert journal.room.due(first) == journal.now + 40 + 10


@contextmanager
def timed_game(server: Running) -> Iterator[tuple[str, Window, Window]]:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table = ann.open_table("me", "person", game="cadwallon", clock={"bank": 20, "each": 5})
    with sitting(table, ann, bob) as (first, second):
        second.do("sit", seat=1)
        first.until_step(0)
        server.run(due_is_saved(server, table))
        yield table, first, second


async def due_is_saved(server: Running, table: str) -> None:
    while (await server.site.storage.table(table) or {})["due"] is None:
        await asyncio.sleep(0.05)


def standing_in(server: Running, table: str) -> list[str]:
    return [seat.stand_in for seat in server.run(server.hub.live(table)).room.seats]


def test_nobody_loses_time_while_the_server_is_down(tmp_path: Path) -> None:
    """Down for an hour, with 25 seconds on the clocks: after the start all of it is left, and some to come back in."""
    settings = Settings(home=tmp_path, thinkers=1, limits=False)
    with services.running(settings) as server, timed_game(server) as (table, *_):
        server.run(server.hub.sweep())
    with closing(sqlite3.connect(tmp_path / "arcanarium.db")) as stored, stored:  # an hour passes
        for statement in ("UPDATE journal SET at = at - 3600", "UPDATE tables SET due = due - 3600",
                          "UPDATE site SET value = value - 3600 WHERE name = 'beat'"):
            assert stored.execute(statement).rowcount
    with services.running(settings) as server:
        server.run(server.hub.sweep())
        assert standing_in(server, table) == ["", ""]
        room = server.hub.rooms[table].room
        due = room.next_due()
        assert due
        assert due - sitetime.now() > 25 - 2  # the seconds that this test took
        assert room.paused_until > sitetime.now(), "a moment to come back is free"
        n = room.n
        server.hub.rooms.clear()
        assert server.run(server.hub.live(table)).room.n == n, "the pause is made up for once"


def test_a_jump_of_the_clock_costs_nobody_the_seat(own_server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    with timed_game(own_server) as (table, *_):
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() + HOUR)
        own_server.run(own_server.hub.sweep())
        assert standing_in(own_server, table) == ["", ""]


def test_a_process_that_was_stopped_takes_no_time_from_anybody(
    own_server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The machine slept, or the database was away: the timers of the clocks run out at once, and do nothing."""
    with timed_game(own_server) as (table, *_):
        own_server.run(own_server.hub.sweep())
        ours = sitetime.now
        monkeypatch.setattr(sitetime, "now", lambda: ours() + STALLED + HOUR)
        live = own_server.hub.rooms[table]
        own_server.run(own_server.hub.replace_overdue_players(live))
        assert standing_in(own_server, table) == ["", ""]
        own_server.run(own_server.hub.sweep())
        assert standing_in(own_server, table) == ["", ""]
        due = live.room.next_due()
        assert due
        assert due - sitetime.now() > 25 + GRACE - 5


def test_who_really_runs_out_of_time_is_replaced(own_server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same as above in small steps, as a site that is alive goes."""
    with timed_game(own_server) as (table, *_):
        ours = sitetime.now
        for passed in range(0, 60, 10):
            monkeypatch.setattr(sitetime, "now", lambda passed=passed: ours() + passed)
            own_server.run(own_server.hub.sweep())
        assert any(standing_in(own_server, table))


def test_a_site_without_clocks_writes_no_signs_of_life(own_server: Running) -> None:
    ann = Person(own_server.address, "Ann")
    ann.open_table("me", "person")
    begun = own_server.run(own_server.site.storage.beaten())
    own_server.run(own_server.hub.sweep())
    assert own_server.run(own_server.site.storage.beaten()) == begun
    assert hub.SWEEP * 2 < STALLED
