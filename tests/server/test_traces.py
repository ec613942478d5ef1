"""Traces say what was done and how long it took, and nothing about anybody."""
from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from arcanarium.server import traces
from arcanarium.server.settings import Settings
from tests import services
from tests.server.people import Person, sitting
from tests.services import Running

FACTS = {"kind", "id", "method", "route", "status", "connections", "writes", "error.type"}


@contextmanager
def traced() -> Iterator[InMemorySpanExporter]:
    found = InMemorySpanExporter()
    traces.begin(SimpleSpanProcessor(found))
    try:
        yield found
    finally:
        traces.end()


def test_a_game_is_traced_by_step_and_nothing_tells_whose_it_is(own_server: Running) -> None:
    ann = Person(own_server.address, "Ann Whoever")
    with traced() as found:
        with sitting(ann.open_table("me", "random"), ann) as (window,):
            window.until_asked()
            window.say("chat", text="Sesame, open up")
            window.play()
            window.until_asked()
            window.say("play", step=window.step, move="Sesame, open up")
        spans = found.get_finished_spans()
        room = own_server.hub.rooms[window.id].room
    by_id = {span.context.span_id: span for span in spans if span.context}
    inside = {(span.name, by_id[span.parent.span_id].name if span.parent and span.parent.span_id in by_id else "")
              for span in spans}
    assert {("read", "message"), ("write", "message"), ("apply", "message"), ("tell", "message"), ("commit", ""),
            ("read", "bot"), ("request", "")} <= inside
    assert "think" in {span.name for span in spans}
    assert {key for span in spans for key in span.attributes or ()} == FACTS
    assert any("error.type" in (span.attributes or ()) for span in spans if span.name == "message")  # the refused move
    told = "".join(span.to_json() for span in spans)
    assert room.game is not None
    record = {line for line in room.game.record().splitlines() if len(line) > 12 and "arcanarium" not in line}
    assert record
    cookies = [cookie.value for cookie in ann.http.cookies.jar if cookie.value]
    assert cookies
    for secret in ("Whoever", "Sesame", window.id, room.host, "127.0.0.1", str(room.game.seed), *cookies, *record):
        assert secret not in told


def test_the_message_of_an_error_is_not_told() -> None:
    with traced() as found:
        with pytest.raises(ValueError, match="of Ann"), traces.span("read"):
            raise ValueError("the cards of Ann")
        (span,) = found.get_finished_spans()
    assert span.attributes == {"error.type": "ValueError"}
    assert not span.events
    assert not span.status.is_ok
    assert span.status.description is None


def test_a_collector_is_sent_the_traces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Collector(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            sent.append((self.path, self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(200)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    sent: list[tuple[str, bytes]] = []
    with HTTPServer(("127.0.0.1", 0), Collector) as collector:
        threading.Thread(target=collector.serve_forever, daemon=True).start()
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", f"http://127.0.0.1:{collector.server_port}")
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_COMPRESSION", "none")
        with services.running(Settings(home=tmp_path, traces=True)) as server:
            Person(server.address, "Ann")
        collector.shutdown()
    assert {path for path, _ in sent} == {"/v1/traces"}
    assert b"request" in b"".join(body for _, body in sent)


def test_without_the_setting_nothing_of_it_is_even_imported(tmp_path: Path) -> None:
    told = subprocess.run(
        [sys.executable, "-c", "import sys\nfrom pathlib import Path\nfrom arcanarium.server.app import make_app\n"
         "from arcanarium.server.settings import Settings\nmake_app(Settings(home=Path(sys.argv[1])))\n"
         "print([name for name in sys.modules if 'opentelemetry' in name])", str(tmp_path)],
        capture_output=True, text=True, check=True)
    assert told.stdout == "[]\n"
