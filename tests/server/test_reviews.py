"""Reviews of finished games: made in the background, told while they are made, kept, and of no game that is played."""
from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from arcanarium.learn.study.lights import DEPTHS, Depth
from arcanarium.learn.study.reviewing import Task
from arcanarium.server.office import table_ended
from tests.server.people import Person, ask, sitting
from tests.services import Running

GOLDEN = Path(__file__).parent.parent / "golden" / "cadwallon-3-idle.arcana"


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(DEPTHS, "quick", Depth("quick", 6, 3))


class Gate:
    """Lets so many tasks of reviews begin; the others wait."""

    def __init__(self, server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
        self.server, self.changed, self.left = server, asyncio.Condition(), 0
        run = server.hub.thinkers.run

        async def slowly(kind: Any, work: Any, *args: Any) -> Any:
            if any(isinstance(arg, Task) for arg in args):
                async with self.changed:
                    await self.changed.wait_for(lambda: self.left > 0)
                    self.left -= 1
            return await run(kind, work, *args)

        monkeypatch.setattr(server.hub.thinkers, "run", slowly)

    def let(self, n: int) -> None:
        async def change() -> None:
            async with self.changed:
                self.left += n
                self.changed.notify_all()

        self.server.run(change())


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch, server: Running) -> Iterator[Gate]:
    made = Gate(server, monkeypatch)
    yield made
    made.let(10_000)


def bring(person: Person) -> str:
    return str(person.http.post("/api/records", content=GOLDEN.read_bytes()).json()["table"])


def begin(person: Person, table: str) -> tuple[int, dict[str, Any]]:
    answer = person.http.post(f"/api/reviews/{table}?depth=quick", json={})
    return answer.status_code, answer.json()


def look(person: Person, table: str, have: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = person.get(f"/api/reviews/{table}?depth=quick&have={have}")
    return found


def ended(server: Running, table: str) -> None:
    """Wait until a review that is being made is no more."""
    if running := server.site.reviews.running.get((table, "quick")):
        server.run(running.ended.wait())


def test_a_review_is_made_told_and_kept_for_everybody_with_the_link(server: Running) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address)
    table = bring(ann)
    assert look(bob, table) == {"state": "none"}
    assert begin(ann, table) == (200, {})
    ended(server, table)
    told = look(bob, table)
    assert told["state"] == "done"
    assert (told["review"]["depth"], told["review"]["finished"], told["review"]["seats"]) == ("quick", True, 3)
    assert set(told["review"]["balance"]) == {"fair", "open"}
    assert len(told["words"]["seats"]) == 3
    assert "missing text" not in str(told["words"])
    german = bob.http.get(f"/api/reviews/{table}?depth=quick", headers={"Accept-Language": "de"}).json()
    assert german["review"] == told["review"]
    before = dict(server.site.reviews.running)
    assert begin(bob, table) == (200, {})
    assert server.site.reviews.running == before, "it is not made twice"
    server.run(server.hub.storage.write(*table_ended(table)))
    rows = server.run(server.hub.storage.rows("SELECT * FROM reviews WHERE table_id = :id", id=table))
    assert rows == [], "it goes with its table"


def test_what_is_known_is_told_while_it_runs_and_a_draft_only_once(server: Running, gate: Gate) -> None:
    ann = Person(server.address, "Ann")
    table = bring(ann)
    begin(ann, table)
    first = look(ann, table)
    assert (first["state"], first["done"], first["mine"], "review" in first) == ("running", 0, True, False)
    gate.let(1)
    running = server.site.reviews.running[table, "quick"]

    async def drafted() -> None:
        while not running.draft:
            await asyncio.sleep(0.01)

    server.run(drafted())
    draft = look(ann, table)
    assert not draft["review"]["finished"]
    assert len(draft["review"]["balance"]["fair"]["chances"]) == 3
    assert "review" not in look(ann, table, draft["number"])
    assert not look(Person(server.address), table)["mine"]
    gate.let(10_000)
    ended(server, table)
    assert look(ann, table)["state"] == "done"


def test_a_review_is_stopped_by_who_asked_for_it_and_one_person_has_one(server: Running, gate: Gate) -> None:
    ann, bob = Person(server.address, "Ann"), Person(server.address, "Bob")
    table, other = bring(ann), bring(ann)
    begin(ann, table)
    status, told = begin(ann, other)
    assert (status, told["code"]) == (400, "not-now")
    assert "under way" in told["reason"]
    assert bob.http.post(f"/api/reviews/{table}/stop?depth=quick", json={}).status_code == 400
    ann.post(f"/api/reviews/{table}/stop?depth=quick")
    gate.let(10_000)
    ended(server, table)
    assert look(ann, table) == {"state": "none"}


def test_a_game_that_is_played_has_no_review(server: Running) -> None:
    ann = Person(server.address, "Ann")
    table = ann.open_table("me", "random")
    with sitting(table, ann):
        status, told = begin(ann, table)
        assert (status, told["code"]) == (400, "not-now")
        assert ann.http.get(f"/api/reviews/{table}").status_code == 400


@pytest.mark.parametrize("asked", ["depth=endless", "have=x", "depth="])
def test_odd_questions_are_refused(server: Running, asked: str) -> None:
    table = bring(Person(server.address))
    answer = ask("GET", f"{server.address}/api/reviews/{table}?{asked}")
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert ask("GET", f"{server.address}/api/reviews/nosuch").status_code == 404
