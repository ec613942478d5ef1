"""A database or a Redis that stands still, dies or talks nonsense: people are told within seconds, and all goes on."""
from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from arcanarium.server.engines import PATIENCE
from tests import services
from tests.server.people import Person, Window, play_on, sitting
from tests.server.test_cluster import cluster, game_across, no_errors
from tests.services import Postgres

SOON = 3 * PATIENCE
"""Seconds within which an answer must come while the database stands still. Without time-outs it would never come."""


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Postgres]:
    """One that may be stopped: nobody else uses it."""
    with services.postgres() as made:
        yield made


def quick(window: Window, type: str, **words: object) -> dict[str, object]:
    began = time.monotonic()
    answer = window.say(type, **words)
    assert time.monotonic() - began < SOON
    return answer


def test_a_database_that_stands_still_is_an_error_after_seconds(tmp_path: Path, own_postgres: Postgres) -> None:
    with services.process(tmp_path, database=own_postgres.fresh(), limits="off") as server:
        ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
        table = ann.open_table("me", "person")
        with sitting(table, ann, bob) as (first, second):
            second.do("sit", seat=1)
            play_on([first, second], Random(2), 4)
            step = first.step
            asked = first if first.state["ask"] else second
            own_postgres.freeze(True)
            try:
                assert quick(asked, "chat", text="hello?")["code"] == "not-saved"
                began = time.monotonic()
                listed = ann.http.get("/api/tables")
                assert (listed.status_code, listed.json()["code"]) == (503, "not-saved")
                assert quick(asked, "play", step=step, move=asked.moves[0])["code"] == "not-saved"
                assert ann.http.get("/api/games").status_code == 200, "what needs no database is there"
                assert time.monotonic() - began < SOON
            finally:
                own_postgres.freeze(False)
        while ann.http.get("/api/tables").status_code != 200:
            time.sleep(0.1)
        with sitting(table, ann, bob) as (first, second):
            assert first.step in (step, step + 1), "the move may have been under way"
            assert play_on([first, second], Random(3), 4) == 4
        assert server.end() == 0
        no_errors(server)


def nonsense(channel: str, table: str) -> Iterator[bytes]:
    yield from (b"", b"\xff\xfe", b"nonsense", b"[]", b"7", b"null", b"{}", b'"x"')
    for message in ({"table": table}, {"table": table, "n": "many", "from": "x"}, {"table": [table], "from": "x"},
                    {"present": table, "from": "x"}, {"present": table, "seats": 7, "watchers": "a", "from": "x"},
                    {"present": table, "seats": ["a"], "watchers": [], "from": "x"}, {"table": table, "n": None}):
        yield json.dumps(message).encode()


def test_redis_may_talk_nonsense_and_stand_still(tmp_path: Path, postgres: Postgres) -> None:
    """Nonsense is skipped, and the next message is heard. While it stands still, moves are seen soon all the same."""
    with (services.redis_server() as redis, cluster(tmp_path, postgres, redis) as (one, two),
          game_across(one, two) as (_, _, first, second)):
        (channel,) = redis.channels()
        assert len(channel.removeprefix("arcanarium:")) == 16, "each site has a channel of its own"
        for words in nonsense(channel, first.id):
            assert redis.say(channel, words) == 2
        first.do("chat", text="still there?")
        second.until(lambda frame: bool(frame["t"] == "chat" and frame["lines"]))
        assert play_on([first, second], Random(4), 4) == 4
        assert "was skipped" in "".join(one.said)
        redis.freeze(True)
        try:
            assert play_on([first, second], Random(5), 4) == 4
        finally:
            redis.freeze(False)
        assert play_on([first, second], Random(6), 4) == 4
        no_errors(one, two)
