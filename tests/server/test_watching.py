"""What an operator looks at: health, figures, and the log."""
from __future__ import annotations

import io
import json
import logging
import time
from pathlib import Path

import pytest

from arcanarium.server import logs
from arcanarium.server.settings import Settings
from tests import services
from tests.server.people import Person, ask, sitting


def test_a_living_process_is_healthy_and_ready(server: services.Running) -> None:
    assert ask("GET", f"{server.address}/healthz").json()["status"] == "ok"
    ready = ask("GET", f"{server.address}/readyz")
    assert (ready.status_code, ready.json()) == (200, {"status": "ready", "faults": {}})


def test_a_process_that_cannot_read_or_is_about_to_stop_is_not_ready(
    own_server: services.Running, monkeypatch: pytest.MonkeyPatch,
) -> None:
    own_server.site.storage.engine.dispose()
    for path in own_server.site.settings.home.glob("arcanarium.db*"):
        path.chmod(0)
    own_server.hub.closing = True
    answer = ask("GET", f"{own_server.address}/readyz")
    assert answer.status_code == 503
    assert "server" in answer.json()["faults"]
    assert ask("GET", f"{own_server.address}/healthz").status_code == 200


def test_metrics_count_moves_tables_requests_and_refusals(own_server: services.Running) -> None:
    ann = Person(own_server.address, "Ann")
    table = ann.open_table("me", "greedy")
    with sitting(table, ann) as [window]:
        window.until_asked()
        window.play()
        assert window.say("sit", seat=4)["t"] == "refused"
        figures = ask("GET", f"{own_server.address}/metrics").text
    lines = dict(line.rsplit(" ", 1) for line in figures.splitlines() if not line.startswith("#"))
    assert float(lines['arcanarium_move_seconds_count{step="move"}']) == 1
    assert float(lines['arcanarium_move_seconds_count{step="written"}']) >= 1
    assert float(lines["arcanarium_tables"]) == 1
    assert float(lines["arcanarium_connections"]) == 1
    assert any(name.startswith("arcanarium_refusals_total{") for name in lines)
    assert float(lines['arcanarium_requests_total{route="open_table",status="200"}']) == 1


def test_metrics_tell_how_late_the_event_loop_is(own_server: services.Running) -> None:
    """And which part of it the loop itself has computed: the rest was taken by something else."""

    def figures() -> dict[str, float]:
        lines = ask("GET", f"{own_server.address}/metrics").text.splitlines()
        return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines if line[0] != "#")}

    def until_counted(name: str, count: float) -> dict[str, float]:
        while (found := figures())[name] < count:
            pass
        return found

    late, held = "arcanarium_loop_late_seconds", "arcanarium_loop_held_seconds"
    before = until_counted(f"{late}_count", 1)
    own_server.loop.call_soon_threadsafe(time.sleep, 0.3)  # it waits for something, and computes nothing
    after = until_counted(f"{late}_count", before[f"{late}_count"] + 3)
    assert after[f"{late}_sum"] - before[f"{late}_sum"] > 0.2
    assert after[f"{held}_sum"] - before[f"{held}_sum"] < after[f"{late}_sum"] - before[f"{late}_sum"]


def test_metrics_are_for_this_machine_or_for_those_with_the_token(tmp_path: Path) -> None:
    with services.running(Settings(home=tmp_path, thinkers=1, metrics="a long token")) as server:
        url = f"{server.address}/metrics"
        through_a_proxy = {"X-Forwarded-For": "203.0.113.9"}
        assert ask("GET", url).status_code == 200
        assert ask("GET", url, headers=through_a_proxy).status_code == 404
        assert ask("GET", url, headers=through_a_proxy | {"Authorization": "Bearer wrong"}).status_code == 404
        assert ask("GET", url, headers=through_a_proxy | {"Authorization": "Bearer a long token"}).status_code == 200


def test_a_line_of_the_json_log_has_time_level_and_id_and_no_table(own_server: services.Running) -> None:
    said = io.StringIO()
    logs.set_up("json", said)
    try:
        ann = Person(own_server.address, "Ann")
        table = ann.open_table("me", "person")
        ann.http.get(f"/api/tables/{table}/record?secret=1")
        for _ in range(200):  # a request is logged once its answer is sent
            if '"record"' in said.getvalue():
                break
            time.sleep(0.05)
        logging.getLogger("arcanarium").warning("something")
    finally:
        logs.set_up("messages")
    lines = [line for line in map(json.loads, said.getvalue().splitlines()) if line["logger"].startswith("arcanarium")]
    ours = json.dumps(lines)
    requests = [line for line in lines if line["logger"] == logs.REQUESTS]
    assert {"time", "level", "message", "request", "method", "route", "status", "ms"} <= requests[0].keys()
    assert "record" in [line["route"] for line in requests]
    assert table not in ours
    assert "secret" not in ours
    assert lines[-1]["message"] == "something"
