"""The server answers under its own names only, and only to its own pages."""
from __future__ import annotations

import http.client
import json
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from arcanarium.server.hosts import Hosts
from arcanarium.server.settings import Settings
from tests import services
from tests.server.people import Person
from tests.services import Running


def asked(server: Running, host: str, origin: str = "", method: str = "POST") -> tuple[int, str]:
    """The status and the code of the answer to a request under a name."""
    connection = http.client.HTTPConnection(services.LOOPBACK, server.port, timeout=30)
    try:
        headers = {"Host": host, **({"Origin": origin} if origin else {})}
        connection.request(method, "/api/me", "{}" if method == "POST" else None, headers)
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read()).get("code", "")
    finally:
        connection.close()


@pytest.mark.parametrize("host", ["evil.example", "evil.example:8710", "localhost.evil.example", "xlocal.com",
                                  "127.0.0.1.evil.example", "1.2.3.4.nip.io", "evil.local.example"])
def test_a_foreign_name_that_leads_here_is_refused(server: Running, host: str) -> None:
    assert asked(server, host, f"http://{host}") == (421, "unknown-host")
    assert asked(server, host, method="GET") == (421, "unknown-host")


def test_a_websocket_under_a_foreign_name_is_refused(server: Running) -> None:
    table = Person(server.address, "Ann").open_table("me", "person")
    address = f"{server.address.replace('http', 'ws')}/ws/{table}"
    with pytest.raises(InvalidStatus) as refused, connect(address, additional_headers={"Host": "evil.example"}):
        pass
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize("host", ["localhost", "localhost:8710", "127.0.0.1", "192.168.1.20:8710", "[::1]:8710",
                                  "raspberry", "RASPBERRY.local:80", "nas.lan", "box.home.arpa", "arcana.localhost"])
def test_names_of_machines_nearby_are_answered(server: Running, host: str) -> None:
    assert asked(server, host, f"http://{host}") == (200, "")


def test_names_in_the_settings_are_answered(tmp_path: Path) -> None:
    settings = Settings(home=tmp_path, thinkers=1, limits=False, site="https://arcana.example",
                        hosts=("other.example", "*.many.example"), origins=("https://third.example",))
    with services.running(settings) as site:
        for host in ("arcana.example", "ARCANA.example:443", "other.example", "a.many.example", "third.example"):
            assert asked(site, host, method="GET")[0] == 200, host
        for host in ("many.example.evil", "x.arcana.example", "amany.example"):
            assert asked(site, host, method="GET") == (421, "unknown-host"), host
    with services.running(Settings(home=tmp_path, thinkers=1, hosts=("*",))) as site:
        assert asked(site, "anything.example", method="GET")[0] == 200


CASES = [
    ("http", "arcana.lan", "http://arcana.lan", True),
    ("http", "arcana.lan:80", "http://arcana.lan", True),
    ("http", "arcana.lan:8710", "http://ARCANA.lan:8710", True),
    ("http", "arcana.lan:8710", "http://arcana.lan", False),
    ("http", "arcana.lan:8710", "http://arcana.lan:8711", False),
    ("http", "arcana.lan", "https://arcana.lan", True),  # behind a proxy that does not say so
    ("https", "arcana.lan", "https://arcana.lan", True),
    ("https", "arcana.lan", "https://arcana.lan:443", True),
    ("https", "arcana.lan", "http://arcana.lan", False),
    ("wss", "arcana.lan", "https://arcana.lan", True),
    ("https", "arcana.lan", "https://arcana.lan.evil.example", False),
    ("http", "arcana.lan", "null", False),
    ("http", "arcana.lan", "", False),
    ("http", "arcana.lan", "file://arcana.lan", False),
    ("http", "arcana.lan", "http://arcana.lan/path", False),
    ("http", "arcana.lan", "http://user@arcana.lan", False),
    ("http", "arcana.lan", "http://[", False),
    ("http", "arcana.lan:8710", "http://arcana.lan:x", False),
    ("http", "10.0.0.1", "https://arcana.example", True),
    ("http", "10.0.0.1", "http://arcana.example", False),
]


@pytest.mark.parametrize(("scheme", "host", "origin", "ours"), CASES)
def test_an_origin_has_our_scheme_name_and_port(scheme: str, host: str, origin: str, ours: bool) -> None:
    hosts = Hosts(Settings(site="https://arcana.example"))
    headers = [(b"host", host.encode()), (b"origin", origin.encode())]
    connection = HTTPConnection({"type": "http", "scheme": scheme, "path": "/", "headers": headers})
    assert hosts.same_origin(connection) is ours


def test_no_origin_is_no_browser(server: Running) -> None:
    assert asked(server, "localhost") == (200, "")
    assert asked(server, "localhost", "http://evil.example") == (403, "foreign")


def test_only_a_trusted_proxy_makes_a_connection_secure(server: Running) -> None:
    hosts = Hosts(Settings())
    connection = HTTPConnection({"type": "http", "scheme": "http", "path": "/", "headers": [
        (b"host", b"localhost"), (b"x-forwarded-proto", b"https")]})
    assert not hosts.secure(connection)  # uvicorn turns the header into the scheme if it trusts the sender
